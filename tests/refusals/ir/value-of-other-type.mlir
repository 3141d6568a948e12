// A use that gives a value another type than it has.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.exp %x : tensor<5xf32>
  func.return %x : tensor<4xf32>
}

// refused: value-of-other-type.mlir:3:17: error: operand is used with type tensor<5xf32>, but has been previously used or defined with type tensor<4xf32>
// refused:   %y = prim.exp %x : tensor<5xf32>
// refused:                 ^^
