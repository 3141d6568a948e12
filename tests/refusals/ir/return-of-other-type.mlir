// A function that returns another type than it says.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.convert %x : tensor<4xf32> -> tensor<4xf64>
  func.return %y : tensor<4xf64>
}

// refused: return-of-other-type.mlir:4:3: error: 'func.return': Expected arguments to have the same types as the function output types: expected [tensor<4xf32>], got [tensor<4xf64>]
// refused:   func.return %y : tensor<4xf64>
// refused:   ^
