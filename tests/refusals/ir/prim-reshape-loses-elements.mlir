// A reshape to another number of elements.
func.func @f(%x: tensor<4x6xf32>) -> tensor<5x5xf32> {
  %y = prim.reshape %x : tensor<4x6xf32> -> tensor<5x5xf32>
  func.return %y : tensor<5x5xf32>
}

// refused: prim-reshape-loses-elements.mlir:3:8: error: prim.reshape: 24 elements become 25: tensor<4x6xf32> -> tensor<5x5xf32>
// refused:   %y = prim.reshape %x : tensor<4x6xf32> -> tensor<5x5xf32>
// refused:        ^
