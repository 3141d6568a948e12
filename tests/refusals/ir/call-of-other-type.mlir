// A call with other types than the function's.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}
func.func private @g(%x: tensor<5xf32>) -> tensor<4xf32> {
  %y = prim.constant 0.0 : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: call-of-other-type.mlir:3:8: error: 'func.call': operand type mismatch: expected operand type tensor<5xf32>, but provided tensor<4xf32> for operand number 0
// refused:   %y = func.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
// refused:        ^
