// A value used before it is there.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.exp %z : tensor<4xf32>
  %z = prim.sin %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: value-used-too-early.mlir:3:8: error: operand 0 of 'prim.exp' is %z, which is defined later
// refused:   %y = prim.exp %z : tensor<4xf32>
// refused:        ^
