// A custom operator whose schema is none.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.call "my::op(Tensor x -> Tensor" %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: aten-schema-malformed.mlir:3:18: error: not an operator schema: my::op(Tensor x -> Tensor
// refused: my::op(Tensor x -> Tensor
// refused:                 ^
// refused:   %y = aten.call "my::op(Tensor x -> Tensor" %x : (tensor<4xf32>) -> tensor<4xf32>
// refused:                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
