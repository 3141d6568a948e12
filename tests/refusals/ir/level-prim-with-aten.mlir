// An operator below the level that knows it.
// args: -p verify-level{level=prim}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: level-prim-with-aten.mlir:4:8: error: 'aten.exp' is legal at level prim only with the attribute 'extern'
// refused:   %y = aten.exp %x : (tensor<4xf32>) -> tensor<4xf32>
// refused:        ^
// refused:   pass: verify-level{level=prim}
