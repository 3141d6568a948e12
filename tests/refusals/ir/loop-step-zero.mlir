// A loop that does not go on.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 step 0 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<8xf32>
  }
}

// refused: loop-step-zero.mlir:3:3: error: loop.parallel: step 0 is not positive
// refused:   loop.parallel %i = 0 to 8 step 0 {
// refused:   ^
