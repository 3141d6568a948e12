// Expressions for fewer dimensions than there are.
func.func @f(%s0: index {shape.symbol = "s0"}, %x: tensor<?x4xf32, #shape.dims<s0>>) {
  %y = prim.exp %x : tensor<?x4xf32, #shape.dims<s0>>
  func.return
}

// refused: encoding-of-other-rank.mlir:3:8: error: tensor<?x4xf32, #shape.dims<s0>> has 2 dimensions, and its encoding names 1
// refused:   %y = prim.exp %x : tensor<?x4xf32, #shape.dims<s0>>
// refused:        ^
