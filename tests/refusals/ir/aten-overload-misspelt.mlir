// An overload that the operator does not have.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.add.Tensr %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: aten-overload-misspelt.mlir:3:8: error: unknown operation 'aten.add.Tensr'; did you mean 'aten.add.Tensor'?
// refused:   %y = aten.add.Tensr %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// refused:        ^^^^^^^^^^^^^^
