// A load of another type than the buffer holds.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> f64
}

// refused: loop-load-of-other-type.mlir:3:8: error: loop.load: memref<8xf32> does not hold f64
// refused:   %v = loop.load %x[0] : memref<8xf32> -> f64
// refused:        ^
