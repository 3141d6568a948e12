// A reduction of a kind that there is not.
func.func @f(%x: tensor<4xf32>) -> tensor<f32> {
  %y = prim.reduce <mean> %x dims [0] : tensor<4xf32> -> tensor<f32>
  func.return %y : tensor<f32>
}

// refused: prim-reduce-kind.mlir:3:21: error: Expected `add`, `mul`, `maximum`, `minimum`, `and`, `or`, or `xor`
// refused:   %y = prim.reduce <mean> %x dims [0] : tensor<4xf32> -> tensor<f32>
// refused:                     ^^^^
