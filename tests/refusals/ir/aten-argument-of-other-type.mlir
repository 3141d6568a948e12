// A list where the operator takes a number.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten._softmax %x {dim = [0], half_to_float = false} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: aten-argument-of-other-type.mlir:3:32: error: 'dim' of aten._softmax is of type int: expected a number, a symbol or a parenthesis
// refused:   %y = aten._softmax %x {dim = [0], half_to_float = false} : (tensor<4xf32>) -> tensor<4xf32>
// refused:                                ^
