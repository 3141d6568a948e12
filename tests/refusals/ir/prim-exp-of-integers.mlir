// A transcendental function of integers.
func.func @f(%x: tensor<4xi64>) -> tensor<4xi64> {
  %y = prim.exp %x : tensor<4xi64>
  func.return %y : tensor<4xi64>
}

// refused: prim-exp-of-integers.mlir:3:8: error: prim.exp takes a tensor of floats, not i64
// refused:   %y = prim.exp %x : tensor<4xi64>
// refused:        ^
