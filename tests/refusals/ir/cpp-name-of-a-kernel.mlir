// A kernel whose name is none in C.
// args: -t cpp
loop.kernel @"my kernel"(%x: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> f32
  loop.store %v, %x[1] : f32, memref<8xf32>
}

// refused: cpp-name-of-a-kernel.mlir:3:1: error: 'my kernel' is no name of a C function
// refused: loop.kernel @"my kernel"(%x: memref<8xf32>) {
// refused: ^
