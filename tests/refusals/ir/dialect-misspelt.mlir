// A dialect that is misspelt.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prm.exp %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: dialect-misspelt.mlir:3:8: error: unknown operation 'prm.exp'; did you mean 'prim.exp'?
// refused:   %y = prm.exp %x : tensor<4xf32>
// refused:        ^^^^^^^
