// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'coalesce-loops{for-lanes=true}' --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in coalesce-loops.mlir.

// CHECK-LABEL: loop.kernel @computed(
// CHECK-SAME:  %[[LEFT:[^ ,:]+]]: memref<800xf32>, %[[RIGHT:[^ ,:]+]]: memref<1600xf32>, %[[Y:[^ ,:]+]]: memref<512xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 attributes {block = #loop.block<16, x>} {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 32 attributes {block = #loop.block<32, y>} {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 50 : f32 attributes {block = #loop.block<64>, dot = "tf32"} {
// CHECK-NEXT:          %[[ONE:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:          %[[L:[^ ,:]+]] = loop.load %[[LEFT]][%[[I]] * 50 + %[[K]]] : memref<800xf32> -> f32
// CHECK-NEXT:          %[[V:[^ ,:]+]] = arith.addf %[[L]], %[[ONE]] : f32
// CHECK-NEXT:          %[[R:[^ ,:]+]] = loop.load %[[RIGHT]][%[[K]] * 32 + %[[J]]] : memref<1600xf32> -> f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[R]], %[[V]] : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 32 + %[[J]]] : f32, memref<512xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @computed(%left: memref<800xf32>, %right: memref<1600xf32>, %y: memref<512xf32>) {
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<16, x>} {
    loop.parallel %j = 0 to 32 attributes {block = #loop.block<32, y>} {
      %s = loop.reduce <add> %k = 0 to 50 : f32 attributes {block = #loop.block<64>, dot = "tf32"} {
        %one = arith.constant 1.000000e+00 : f32
        %l = loop.load %left[%i * 50 + %k] : memref<800xf32> -> f32
        %v = arith.addf %l, %one : f32
        %r = loop.load %right[%k * 32 + %j] : memref<1600xf32> -> f32
        %p = arith.mulf %r, %v : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 32 + %j] : f32, memref<512xf32>
    }
  }
}
