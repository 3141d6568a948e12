// An element type that does not exist.
func.func @f(%x: tensor<4xf33>) -> tensor<4xf32> {
  func.return %x : tensor<4xf33>
}

// refused: type-misspelt.mlir:2:27: error: expected an element type, such as f32 or i64
// refused: func.func @f(%x: tensor<4xf33>) -> tensor<4xf32> {
// refused:                           ^^^
