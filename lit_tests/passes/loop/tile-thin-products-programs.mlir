// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @adaptive_avg_pool2d_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<15xf32>, %[[_ADAPTIVE_AVG_POOL2D:[^ ,:]+]]: memref<18xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.andi %[[V0]], %[[V0]] : i1
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 5 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.sitofp %[[V3]] : i64 to f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 5 : f32 {
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = loop.load %[[ARGS]][%[[K]] * 5 + %[[R_1]]] : memref<15xf32> -> f32
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.select %[[V1]], %[[V7]], %[[V2]] : f32
// CHECK-NEXT:            loop.yield %[[V8]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.yield %[[V6]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.divf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:        loop.store %[[V9]], %[[_ADAPTIVE_AVG_POOL2D]][%[[I]] * 3 + %[[K]]] : f32, memref<18xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @adaptive_avg_pool2d_0(%args: memref<15xf32>, %_adaptive_avg_pool2d: memref<18xf32>) {
  %0 = arith.constant true
  %1 = arith.andi %0, %0 : i1
  %2 = arith.constant 0.000000e+00 : f32
  %3 = arith.constant 5 : i64
  %4 = arith.sitofp %3 : i64 to f32
  loop.parallel %i = 0 to 6 {
    loop.parallel %k = 0 to 3 {
      %5 = loop.reduce <add> %r = 0 to 1 : f32 {
        %6 = loop.reduce <add> %r_1 = 0 to 5 : f32 {
          %7 = loop.load %args[%k * 5 + %r_1] : memref<15xf32> -> f32
          %8 = arith.select %1, %7, %2 : f32
          loop.yield %8 : f32
        }
        loop.yield %6 : f32
      }
      %9 = arith.divf %5, %4 : f32
      loop.store %9, %_adaptive_avg_pool2d[%i * 3 + %k] : f32, memref<18xf32>
    }
  }
}
