/// Updates come in order where two of them may meet in one element; the dimensions along which none do are parallel.

// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop | filecheck %s

// CHECK-LABEL: loop.kernel @iota_scatter_0(
// CHECK:           loop.for %2 = 0 to 8 {
// CHECK-NEXT:        loop.parallel %3 = 0 to 4 {
// CHECK-NEXT:          %4 = loop.load %i[%2 * 4 + %3] : memref<32xi64> -> i64
// CHECK-NEXT:          %5 = loop.check_index %4 below 50 : i64
// CHECK-NEXT:          %6 = loop.load %u[%2 * 4 + %3] : memref<32xf32> -> f32
// CHECK-NEXT:          %7 = loop.load %0[%5 * 4 + %3] : memref<200xf32> -> f32
// CHECK-NEXT:          %8 = arith.addf %7, %6 : f32
// CHECK-NEXT:          loop.store %8, %0[%5 * 4 + %3] : f32, memref<200xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-LABEL: loop.kernel @scatter_0(
// CHECK:           loop.for %2 = 0 to 8 {
// CHECK-NEXT:        %3 = loop.load %i[%2] : memref<8xi64> -> i64
// CHECK-NEXT:        %4 = loop.check_index %3 below 50 : i64
// CHECK-NEXT:        %5 = loop.load %u[%2] : memref<8xf32> -> f32
// CHECK-NEXT:        loop.store %5, %0[%4] : f32, memref<50xf32>
// CHECK-NEXT:      }
// CHECK-LABEL: loop.kernel @scatter_1(
// CHECK:           loop.for %2 = 0 to 8 {
// CHECK-NEXT:        %3 = loop.load %i[%2] : memref<8xi64> -> i64
// CHECK-NEXT:        %4 = loop.check_index %3 below 50 : i64
// CHECK-NEXT:        %5 = loop.load %u[%2] : memref<8xf32> -> f32
// CHECK-NEXT:        %6 = loop.load %0[%4] : memref<50xf32> -> f32
// CHECK-NEXT:        %7 = arith.mulf %6, %5 : f32
// CHECK-NEXT:        loop.store %7, %0[%4] : f32, memref<50xf32>
// CHECK-NEXT:      }
// CHECK-LABEL: loop.kernel @scatter_2(
// CHECK:           loop.for %2 = 0 to 8 {
// CHECK-NEXT:        %3 = loop.load %i[%2] : memref<8xi64> -> i64
// CHECK-NEXT:        %4 = loop.check_index %3 below 50 : i64
// CHECK-NEXT:        %5 = loop.load %u[%2] : memref<8xf32> -> f32
// CHECK-NEXT:        %6 = loop.load %0[%4] : memref<50xf32> -> f32
// CHECK-NEXT:        %7 = arith.maximumf %6, %5 : f32
// CHECK-NEXT:        loop.store %7, %0[%4] : f32, memref<50xf32>
// CHECK-NEXT:      }
// CHECK-LABEL: loop.kernel @scatter_3(
// CHECK:           loop.for %2 = 0 to 8 {
// CHECK-NEXT:        %3 = loop.load %i[%2] : memref<8xi64> -> i64
// CHECK-NEXT:        %4 = loop.check_index %3 below 50 : i64
// CHECK-NEXT:        %5 = loop.load %u[%2] : memref<8xf32> -> f32
// CHECK-NEXT:        %6 = loop.load %0[%4] : memref<50xf32> -> f32
// CHECK-NEXT:        %7 = arith.minimumf %6, %5 : f32
// CHECK-NEXT:        loop.store %7, %0[%4] : f32, memref<50xf32>
// CHECK-NEXT:      }
// CHECK-LABEL: loop.kernel @iota_scatter_1(
// CHECK:           loop.parallel %2 = 0 to 8 {
// CHECK-NEXT:        %3 = loop.load %u[%2] : memref<8xf32> -> f32
// CHECK-NEXT:        %4 = loop.load %0[%2] : memref<50xf32> -> f32
// CHECK-NEXT:        %5 = arith.addf %4, %3 : f32
// CHECK-NEXT:        loop.store %5, %0[%2] : f32, memref<50xf32>
// CHECK-NEXT:      }

func.func @sums(%x: tensor<50x4xf32>, %i: tensor<8x4xi64>, %u: tensor<8x4xf32>) -> tensor<50x4xf32> {
  %j = prim.iota dim 1 : tensor<8x4xi64>
  %0 = prim.scatter <add> %x[%i, %j], %u : tensor<50x4xf32>, tensor<8x4xf32> -> tensor<50x4xf32>
  func.return %0 : tensor<50x4xf32>
}

func.func @kinds(%x: tensor<50xf32>, %i: tensor<8xi64>, %u: tensor<8xf32>) -> (tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>) {
  %0 = prim.scatter <set> %x[%i], %u : tensor<50xf32>, tensor<8xf32> -> tensor<50xf32>
  %1 = prim.scatter <mul> %x[%i], %u : tensor<50xf32>, tensor<8xf32> -> tensor<50xf32>
  %2 = prim.scatter <maximum> %x[%i], %u : tensor<50xf32>, tensor<8xf32> -> tensor<50xf32>
  %3 = prim.scatter <minimum> %x[%i], %u : tensor<50xf32>, tensor<8xf32> -> tensor<50xf32>
  func.return %0, %1, %2, %3 : tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>
}

func.func @places(%x: tensor<50xf32>, %u: tensor<8xf32>) -> tensor<50xf32> {
  %i = prim.iota dim 0 : tensor<8xi64>
  %0 = prim.scatter <add> %x[%i], %u : tensor<50xf32>, tensor<8xf32> -> tensor<50xf32>
  func.return %0 : tensor<50xf32>
}
