// A function that does not end.
func.func @f(%x: tensor<4xf32>) {
  %y = prim.exp %x : tensor<4xf32>
  func.return

// refused: brace-missing.mlir:4:13: error: expected an operation, a block or '}', and the text ends
// refused:   func.return
// refused:             ^
