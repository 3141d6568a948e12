// A slice that goes beyond the end.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.slice %x offsets [2] strides [1] : tensor<4xf32> -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: prim-slice-out-of-bounds.mlir:3:8: error: prim.slice: indices 2 to 5 leave the 4 that are there: tensor<4xf32> -> tensor<4xf32>
// refused:   %y = prim.slice %x offsets [2] strides [1] : tensor<4xf32> -> tensor<4xf32>
// refused:        ^
