// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fold-collectives --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in fold-collectives.mlir.

// CHECK-LABEL: func.func @small(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<8x8xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[W]][n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[Y]][m, k], %[[V]][n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<4x8xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4x8xf32>
// CHECK-NEXT:  }
func.func @small(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %y: tensor<4x8xf32>, %v: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %1 = prim.contract <mul, add> %y[m, k], %v[n, k] -> [m, n] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %2 = prim.add %0, %1 : tensor<4x8xf32>
  func.return %2 : tensor<4x8xf32>
}
