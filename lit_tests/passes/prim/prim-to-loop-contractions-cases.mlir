// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in prim-to-loop-contractions.mlir.

// CHECK-LABEL: loop.kernel @windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<4xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: memref<12xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<64xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:          loop.yield %[[V1]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V2]], %[[V0]][%[[I]] * 16 + %[[J]]] : f32, memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @windows(%x: tensor<4x32xf32>, %s: tensor<4xf32>, %t: tensor<4x3xf32>) -> tensor<4x16xf32> {
  %0 = prim.broadcast %s dims [0] : tensor<4xf32> -> tensor<4x32xf32>
  %1 = prim.mul %x, %0 : tensor<4x32xf32>
  %2 = prim.contract <mul, add> %1[b, k + m * 2 - 100], %t[b, k] -> [b, m] : tensor<4x32xf32>, tensor<4x3xf32> -> tensor<4x16xf32>
  func.return %2 : tensor<4x16xf32>
}
// CHECK-LABEL: func.func @scaled_windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 32], f32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: !host.buffer<[4], f32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: !host.buffer<[4, 3], f32>) -> !host.buffer<[4, 16], f32> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[4, 16], f32>
// CHECK-NEXT:    host.launch @windows(%[[X]], %[[S]], %[[T]], %[[R]]) : !host.buffer<[4, 32], f32>, !host.buffer<[4], f32>, !host.buffer<[4, 3], f32>, !host.buffer<[4, 16], f32>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[4, 16], f32>
// CHECK-NEXT:  }
func.func @scaled_windows(%x: tensor<4x32xf32>, %s: tensor<4xf32>, %t: tensor<4x3xf32>) -> tensor<4x16xf32> {
  %r = func.call @windows(%x, %s, %t) : (tensor<4x32xf32>, tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x16xf32>
  func.return %r : tensor<4x16xf32>
}
