// A function without a return.
func.func @f(%x: tensor<4xf32>) {
  %y = prim.exp %x : tensor<4xf32>
}

// refused: return-missing.mlir:3:8: error: 'prim.exp': the block ends here, and not in a terminator such as func.return
// refused:   %y = prim.exp %x : tensor<4xf32>
// refused:        ^
