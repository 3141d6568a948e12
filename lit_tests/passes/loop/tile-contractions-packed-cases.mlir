// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in tile-contractions-packed.mlir.

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">, stepwell.numerics = "strict"} {
  // CHECK-LABEL: loop.kernel @strict(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<256xbf16>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 16 : vector<16xf32> {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 16] : memref<256xbf16> -> vector<16xbf16>
  // CHECK-NEXT:        %[[C:[^ ,:]+]] = arith.extf %[[V1]] : bf16 to f32
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.extf %[[V2]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = vector.broadcast %[[C]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.mulf %[[V4]], %[[V3]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V5]] : vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[I]] * 17] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @strict(%x: memref<64xbf16>, %w: memref<256xbf16>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 1 {
      loop.parallel %j = 0 to 16 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<64xbf16> -> bf16
          %b = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 17 + %j] : f32, memref<64xf32>
      }
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">, stepwell.numerics = "strict"} {
  // CHECK-LABEL: loop.kernel @strict_2(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<256xbf16>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <mul> %[[K:[^ ,:]+]] = 0 to 16 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 16 + %[[J]]] : memref<256xbf16> -> bf16
  // CHECK-NEXT:          %[[C:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
  // CHECK-NEXT:          %[[D:[^ ,:]+]] = arith.extf %[[B]] : bf16 to f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[C]], %[[D]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 16 + %[[J]]] : f32, memref<64xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @strict_2(%x: memref<64xbf16>, %w: memref<256xbf16>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 16 {
        %s = loop.reduce <mul> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<64xbf16> -> bf16
          %b = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 16 + %j] : f32, memref<64xf32>
      }
    }
  }
}

// REMARK:       {{.*}}tile-contractions-packed-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 1 by 64 sums, of which all rows share a panel [@strict]
