// An operator that is given too few tensors.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.add.Tensor %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: aten-operand-missing.mlir:3:24: error: aten.add.Tensor needs a tensor for 'other'
// refused:   %y = aten.add.Tensor %x : (tensor<4xf32>) -> tensor<4xf32>
// refused:                        ^^^
