// A level that there is not.
// args: -p verify-level{level=pram}
func.func @f(%x: tensor<4xf32>) {
  func.return
}

// refused: error: unknown level 'pram'; did you mean 'prim'?
// refused:   pass: verify-level{level=pram}
