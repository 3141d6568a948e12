// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-contractions --split-input-file --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p map-contractions --split-input-file --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.target = "cuda", stepwell.float32_products = "tf32"} {
  // CHECK-LABEL: loop.kernel @batch(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<24576xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<24576xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<24576xf32>) attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
  // CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 4 attributes {block = #loop.block<1, z>} {
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<64, x>} {
  // CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<32, y>} {
  // CHECK-NEXT:          %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "tf32"} {
  // CHECK-NEXT:            %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[K]] + (%[[B]] floordiv 2) * 12288 + (%[[B]] mod 2) * 4096] : memref<24576xf32> -> f32
  // CHECK-NEXT:            %[[D:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]] + (%[[B]] floordiv 2) * 12288 + (%[[B]] mod 2) * 4096] : memref<24576xf32> -> f32
  // CHECK-NEXT:            %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[D]] fastmath<contract> : f32
  // CHECK-NEXT:            loop.yield %[[P]] : f32
  // CHECK-NEXT:          }
  // CHECK-NEXT:          loop.store %[[S]], %[[Y]][%[[I]] * 64 + %[[J]] + (%[[B]] floordiv 2) * 12288 + (%[[B]] mod 2) * 4096] : f32, memref<24576xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @batch(%x: memref<24576xf32>, %w: memref<24576xf32>, %y: memref<24576xf32>) {
    loop.parallel %b = 0 to 2 {
      loop.parallel %c = 0 to 2 {
        loop.parallel %i = 0 to 64 {
          loop.parallel %j = 0 to 64 {
            %s = loop.reduce <add> %k = 0 to 64 : f32 {
              %a = loop.load %x[%b * 12288 + %c * 4096 + %i * 64 + %k] : memref<24576xf32> -> f32
              %d = loop.load %w[%b * 12288 + %c * 4096 + %j * 64 + %k] : memref<24576xf32> -> f32
              %p = arith.mulf %a, %d fastmath<contract> : f32
              loop.yield %p : f32
            }
            loop.store %s, %y[%b * 12288 + %c * 4096 + %i * 64 + %j] : f32, memref<24576xf32>
          }
        }
      }
    }
  }
}

// REMARK:       {{.*}}map-contractions-branches.mlir:{{[0-9]+}}:3: map-contractions: blocks of 64x32, 64 terms at a time; 4 warps, 4 stages [@batch]
