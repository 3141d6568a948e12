// Strides for more dimensions than there are.
// args: -p cpu:default
func.func @f(%x: tensor<4xf32> {stepwell.strides = #shape.dims<4, 1>}) -> tensor<4xf32> {
  %y = prim.exp %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: strides-of-other-rank.mlir:3:1: error: @f: argument 0 has 1 sizes and 2 strides
// refused: func.func @f(%x: tensor<4xf32> {stepwell.strides = #shape.dims<4, 1>}) -> tensor<4xf32> {
// refused: ^
