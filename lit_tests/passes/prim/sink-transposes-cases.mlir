// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p sink-transposes --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in sink-transposes.mlir.

// CHECK-LABEL: func.func @negative_returned(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 128, 32>}) -> tensor<4x32x8x8xf32> {
// CHECK-NEXT:    %[[E:[^ ,:]+]] = prim.exp %[[X]] : tensor<4x32x8x8xf32>
// CHECK-NEXT:    func.return %[[E]] : tensor<4x32x8x8xf32>
// CHECK-NEXT:  }
func.func @negative_returned(%x: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 128, 32>}) -> tensor<4x32x8x8xf32> {
  %e = prim.exp %x : tensor<4x32x8x8xf32>
  func.return %e : tensor<4x32x8x8xf32>
}
