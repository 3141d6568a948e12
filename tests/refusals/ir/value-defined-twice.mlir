// A name for two values.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.exp %x : tensor<4xf32>
  %y = prim.sin %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: value-defined-twice.mlir:4:3: error: SSA value %y is already defined
// refused:   %y = prim.sin %x : tensor<4xf32>
// refused:   ^^
