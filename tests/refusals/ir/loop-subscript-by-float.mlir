// A subscript that is no index.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> f32
  %w = loop.load %x[%v] : memref<8xf32> -> f32
}

// refused: loop-subscript-by-float.mlir:4:21: error: operand is used with type index, but has been previously used or defined with type f32
// refused:   %w = loop.load %x[%v] : memref<8xf32> -> f32
// refused:                     ^^
