// A loop's variable used after the loop.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<8xf32>
  }
  %w = loop.load %x[%i] : memref<8xf32> -> f32
}

// refused: loop-variable-outside.mlir:7:21: error: value %i is not defined in this scope
// refused:   %w = loop.load %x[%i] : memref<8xf32> -> f32
// refused:                     ^^
