// A group that uses a value from outside.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.fusion "g" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.exp %x : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  func.return %y : tensor<4xf32>
}

// refused: prim-fusion-reaches-out.mlir:4:10: error: operand 0 of 'prim.exp' is %x, which is defined outside of 'prim.fusion', an operation isolated from above
// refused:     %e = prim.exp %x : tensor<4xf32>
// refused:          ^
