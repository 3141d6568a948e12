// A subscript below zero.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[-1] : memref<8xf32> -> f32
  loop.store %v, %y[0] : f32, memref<8xf32>
}

// refused: loop-subscript-negative.mlir:3:8: error: loop.load: the place -1 is not in memref<8xf32>
// refused:   %v = loop.load %x[-1] : memref<8xf32> -> f32
// refused:        ^
