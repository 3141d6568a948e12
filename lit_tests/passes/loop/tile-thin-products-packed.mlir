// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-thin-products | filecheck %s

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  /// Pairs of both factors are loaded as they lie in memory.
  // CHECK-LABEL: loop.kernel @pairs(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<128xbf16>, %[[Y:[^ ,:]+]]: memref<2xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32> {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load_packed %[[X]][%[[K]] * 2] : memref<64xbf16> -> vector<16xi32>
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load_packed %[[W]][%[[K]] * 2 + %[[J]] * 64] : memref<128xbf16> -> vector<16xi32>
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.dot <bf16> %[[V1]], %[[V2]] : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V3]] : vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce_lanes <add> %[[V0]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<2xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @pairs(%x: memref<64xbf16>, %w: memref<128xbf16>, %y: memref<2xf32>) {
    loop.parallel %j = 0 to 2 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%k] : memref<64xbf16> -> bf16
        %b = loop.load %w[%j * 64 + %k] : memref<128xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<2xf32>
    }
  }
}
