// A buffer with dimensions.
loop.kernel @k(%x: memref<2x4xf32>) {
  %v = loop.load %x[0] : memref<2x4xf32> -> f32
}

// refused: loop-buffer-not-flat.mlir:3:8: error: loop.load: a buffer is flat, memref<2x4xf32> is not
// refused:   %v = loop.load %x[0] : memref<2x4xf32> -> f32
// refused:        ^
