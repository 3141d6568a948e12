// A group that holds an operator, which no kernel computes.
// args: -p prim-to-loop
func.func private @group(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = aten.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @group(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: lowering-of-an-operator.mlir:4:8: error: 'aten.exp' cannot be computed inside of a kernel
// refused:   %y = aten.exp %x : (tensor<4xf32>) -> tensor<4xf32>
// refused:        ^
// refused:   pass: prim-to-loop
