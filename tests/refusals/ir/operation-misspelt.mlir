// An operation of a known dialect, misspelt.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.sigmiod %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: operation-misspelt.mlir:3:8: error: unknown operation 'prim.sigmiod'; did you mean 'prim.sigmoid'?
// refused:   %y = prim.sigmiod %x : tensor<4xf32>
// refused:        ^^^^^^^^^^^^
