// An argument without a default that is not given.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten._softmax %x {half_to_float = false} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: aten-argument-missing.mlir:3:8: error: aten._softmax needs 'dim', of type int
// refused:   %y = aten._softmax %x {half_to_float = false} : (tensor<4xf32>) -> tensor<4xf32>
// refused:        ^
