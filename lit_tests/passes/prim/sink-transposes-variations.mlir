// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p sink-transposes --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: func.func @negative_returned(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 128, 32>}) -> tensor<4x32x8x8xf32> {
// CHECK-NEXT:    %[[E:[^ ,:]+]] = prim.exp %[[X]] : tensor<4x32x8x8xf32>
// CHECK-NEXT:    func.return %[[E]] : tensor<4x32x8x8xf32>
// CHECK-NEXT:  }
func.func @negative_returned(%x: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 128, 32>}) -> tensor<4x32x8x8xf32> {
  %e = prim.exp %x : tensor<4x32x8x8xf32>
  func.return %e : tensor<4x32x8x8xf32>
}
