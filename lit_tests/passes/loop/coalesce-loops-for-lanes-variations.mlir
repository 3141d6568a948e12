// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @transpose(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<57600xf32>, %[[Y:[^ ,:]+]]: memref<86400xf32>) {
// CHECK-NEXT:    loop.parallel %[[G:[^ ,:]+]] = 0 to 30 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 48 {
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

// -----

// CHECK-LABEL: loop.kernel @long_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<327680xf32>, %[[Y:[^ ,:]+]]: memref<163840xf32>) {
// CHECK-NEXT:    loop.parallel %[[H:[^ ,:]+]] = 1000 to 8 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 1000 to 10 {
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 1000 to 2048 {
// CHECK-NEXT:          %[[V:[^ ,:]+]] = loop.load %[[X]][%[[H]] * 40960 + %[[I]] * 2048 + %[[J]]] : memref<327680xf32> -> f32
// CHECK-NEXT:          loop.store %[[V]], %[[Y]][%[[H]] * 20480 + %[[I]] * 2048 + %[[J]]] : f32, memref<163840xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @long_rows(%x: memref<327680xf32>, %y: memref<163840xf32>) {
  loop.parallel %h = 1000 to 8 {
    loop.parallel %i = 1000 to 10 {
      loop.parallel %j = 1000 to 2048 {
        %v = loop.load %x[%h * 40960 + %i * 2048 + %j] : memref<327680xf32> -> f32
        loop.store %v, %y[%h * 20480 + %i * 2048 + %j] : f32, memref<163840xf32>
      }
    }
  }
}

// REMARK:       {{.*}}coalesce-loops-for-lanes-variations.mlir:{{[0-9]+}}:3: coalesce-loops: one loop with the loop inside [@transpose]
