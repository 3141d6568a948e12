// An expression that is not the size it stands for.
func.func @f(%x: tensor<4xf32, #shape.dims<5>>) {
  %y = prim.exp %x : tensor<4xf32, #shape.dims<5>>
  func.return
}

// refused: encoding-of-other-size.mlir:3:8: error: tensor<4xf32, #shape.dims<5>> gives dimension 0 the size 4, and its encoding the size 5
// refused:   %y = prim.exp %x : tensor<4xf32, #shape.dims<5>>
// refused:        ^
