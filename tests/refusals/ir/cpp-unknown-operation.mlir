// An operation that the C++ emitter does not know.
// args: -t cpp
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  "memref.copy"(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
}

// refused: cpp-unknown-operation.mlir:4:3: error: the C++ emitter does not know 'memref.copy'
// refused:   "memref.copy"(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
// refused:   ^
