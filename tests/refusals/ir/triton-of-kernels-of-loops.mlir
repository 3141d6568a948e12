// Kernels of loops are to be printed as Triton's.
// args: -t triton-python
loop.kernel @negate(%x: memref<8xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    %n = arith.negf %v : f32
    loop.store %n, %y[%i] : f32, memref<8xf32>
  }
}

// refused: error: the module is on the level loop and has no kernels of the level triton to print
// refused:   help: the passes must lead down to the level triton, as those of cuda:default do
