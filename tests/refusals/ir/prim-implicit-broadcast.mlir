// Operands of two shapes, which torch would broadcast.
func.func @f(%x: tensor<4x8xf32>, %z: tensor<8xf32>) -> tensor<4x8xf32> {
  %y = prim.add %x, %z : tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// refused: prim-implicit-broadcast.mlir:3:21: error: operand is used with type tensor<4x8xf32>, but has been previously used or defined with type tensor<8xf32>
// refused:   %y = prim.add %x, %z : tensor<4x8xf32>
// refused:                     ^^
