// A value that nothing defines.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.add %x, %z : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: value-undefined.mlir:3:21: error: value %z is not defined in this scope
// refused:   %y = prim.add %x, %z : tensor<4xf32>
// refused:                     ^^
