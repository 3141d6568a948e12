// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in tile-thin-products-packed.mlir.

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: loop.kernel @pairs(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<128xbf16>, %[[Y:[^ ,:]+]]: memref<2xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 1 to 49 step 16 : vector<16xf32> {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[K]]] : memref<64xbf16> -> vector<16xbf16>
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[J]] * 64] : memref<128xbf16> -> vector<16xbf16>
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.extf %[[V1]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extf %[[V2]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.mulf %[[V3]], %[[V4]] : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V5]] : vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce_lanes <add> %[[V0]] : vector<16xf32>
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[K_1:[^ ,:]+]] = 49 to 64 : f32 {
  // CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[X]][%[[K_1]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K_1]]] : memref<128xbf16> -> bf16
  // CHECK-NEXT:        %[[C:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
  // CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.extf %[[B]] : bf16 to f32
  // CHECK-NEXT:        %[[P:[^ ,:]+]] = arith.mulf %[[C]], %[[D]] : f32
  // CHECK-NEXT:        loop.yield %[[P]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[S_1:[^ ,:]+]] = arith.addf %[[V6]], %[[S]] : f32
  // CHECK-NEXT:      loop.store %[[S_1]], %[[Y]][%[[J]]] : f32, memref<2xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @pairs(%x: memref<64xbf16>, %w: memref<128xbf16>, %y: memref<2xf32>) {
    loop.parallel %j = 0 to 2 {
      %s = loop.reduce <add> %k = 1 to 64 : f32 {
        %a = loop.load %x[%k] : memref<64xbf16> -> bf16
        %b = loop.load %w[%j * 64 + %k] : memref<128xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<2xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: loop.kernel @pairs_2(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<128xbf16>, %[[Y:[^ ,:]+]]: memref<2xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 1 to 2 {
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 1 to 64 : f32 {
  // CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[X]][%[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]]] : memref<128xbf16> -> bf16
  // CHECK-NEXT:        %[[C:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
  // CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.extf %[[B]] : bf16 to f32
  // CHECK-NEXT:        %[[P:[^ ,:]+]] = arith.mulf %[[C]], %[[D]] fastmath<contract> : f32
  // CHECK-NEXT:        loop.yield %[[P]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<2xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @pairs_2(%x: memref<64xbf16>, %w: memref<128xbf16>, %y: memref<2xf32>) {
    loop.parallel %j = 1 to 2 {
      %s = loop.reduce <add> %k = 1 to 64 : f32 {
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

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: loop.kernel @pairs_3(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<128xbf16>, %[[Y:[^ ,:]+]]: memref<2xf64>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 64 step 8 : vector<8xf64> {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[K]]] : memref<64xbf16> -> vector<8xbf16>
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[J]] * 64] : memref<128xbf16> -> vector<8xbf16>
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.extf %[[V1]] : vector<8xbf16> to vector<8xf64>
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extf %[[V2]] : vector<8xbf16> to vector<8xf64>
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.mulf %[[V3]], %[[V4]] fastmath<contract> : vector<8xf64>
  // CHECK-NEXT:        loop.yield %[[V5]] : vector<8xf64>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce_lanes <add> %[[V0]] : vector<8xf64>
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f64, memref<2xf64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @pairs_3(%x: memref<64xbf16>, %w: memref<128xbf16>, %y: memref<2xf64>) {
    loop.parallel %j = 0 to 2 {
      %s = loop.reduce <add> %k = 0 to 64 : f64 {
        %a = loop.load %x[%k] : memref<64xbf16> -> bf16
        %b = loop.load %w[%j * 64 + %k] : memref<128xbf16> -> bf16
        %c = arith.extf %a : bf16 to f64
        %d = arith.extf %b : bf16 to f64
        %p = arith.mulf %c, %d fastmath<contract> : f64
        loop.yield %p : f64
      }
      loop.store %s, %y[%j] : f64, memref<2xf64>
    }
  }
}

// REMARK:       {{.*}}tile-thin-products-packed-cases.mlir:{{[0-9]+}}:5: tile-thin-products: a matrix is read once for 1 rows [@pairs]
// REMARK-NEXT:  {{.*}}tile-thin-products-packed-cases.mlir:{{[0-9]+}}:5: tile-thin-products: a matrix is read once for 1 rows [@pairs_3]
