// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in coalesce-loops-for-lanes.mlir.

// CHECK-LABEL: loop.kernel @transpose(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<57600xf32>, %[[Y:[^ ,:]+]]: memref<86400xf32>) {
// CHECK-NEXT:    loop.parallel %[[G:[^ ,:]+]] = 0 to 57600 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][(%[[G]] floordiv 40) mod 48 + (%[[G]] floordiv 1920) * 1920] : memref<57600xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][(%[[G]] floordiv 11520) * 17280 + %[[G]] mod 11520] : f32, memref<86400xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @transpose(%x: memref<57600xf32>, %y: memref<86400xf32>) {
  loop.parallel %g = 0 to 5 {
    loop.parallel %h = 0 to 6 {
      loop.parallel %i = 0 to 48 {
        loop.parallel %j = 0 to 40 {
          %v = loop.load %x[%g * 11520 + %h * 1920 + %i] : memref<57600xf32> -> f32
          loop.store %v, %y[%g * 17280 + %h * 1920 + %i * 40 + %j] : f32, memref<86400xf32>
        }
      }
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @transpose(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<57600xf32>, %[[Y:[^ ,:]+]]: memref<86400xf32>) {
// CHECK-NEXT:    loop.parallel %[[G:[^ ,:]+]] = 0 to 30 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 48 attributes {lanes = "contiguous"} {
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 40 {
// CHECK-NEXT:          %[[V:[^ ,:]+]] = loop.load %[[X]][%[[G]] * 1920 + %[[J]] * 48 + %[[I]]] : memref<57600xf32> -> f32
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @transpose(%x: memref<57600xf32>, %y: memref<86400xf32>) {
  loop.parallel %g = 0 to 5 {
    loop.parallel %h = 0 to 6 {
      loop.parallel %i = 0 to 48 {
        loop.parallel %j = 0 to 40 {
          %v = loop.load %x[%g * 11520 + %h * 1920 + %j * 48 + %i] : memref<57600xf32> -> f32
        }
      }
    }
  }
}

// REMARK:       {{.*}}coalesce-loops-for-lanes-cases.mlir:{{[0-9]+}}:7: coalesce-loops: one loop with the loop inside [@transpose]
// REMARK-NEXT:  {{.*}}coalesce-loops-for-lanes-cases.mlir:{{[0-9]+}}:5: coalesce-loops: one loop with the loop inside [@transpose]
// REMARK-NEXT:  {{.*}}coalesce-loops-for-lanes-cases.mlir:{{[0-9]+}}:3: coalesce-loops: one loop with the loop inside [@transpose]
// REMARK-NEXT:  {{.*}}coalesce-loops-for-lanes-cases.mlir:{{[0-9]+}}:7: coalesce-loops: its iterations become lanes [@transpose]
// REMARK-NEXT:  {{.*}}coalesce-loops-for-lanes-cases.mlir:{{[0-9]+}}:3: coalesce-loops: one loop with the loop inside [@transpose]
