// Indices that are no integers.
func.func @f(%x: tensor<4xf32>, %i: tensor<3xf32>) -> tensor<3xf32> {
  %y = prim.gather %x[%i] : tensor<4xf32> -> tensor<3xf32>
  func.return %y : tensor<3xf32>
}

// refused: prim-gather-by-floats.mlir:3:23: error: operand is used with type tensor<3xi64>, but has been previously used or defined with type tensor<3xf32>
// refused:   %y = prim.gather %x[%i] : tensor<4xf32> -> tensor<3xf32>
// refused:                       ^^
