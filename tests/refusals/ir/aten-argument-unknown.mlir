// An argument that the operator does not have.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.softmax.int %x {dims = 0, half_to_float = false} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: aten-argument-unknown.mlir:3:29: error: aten.softmax.int has no argument 'dims'; did you mean 'dim'?
// refused:   %y = aten.softmax.int %x {dims = 0, half_to_float = false} : (tensor<4xf32>) -> tensor<4xf32>
// refused:                             ^^^^^
