// A division of booleans.
// args: -t cpp
loop.kernel @k(%x: memref<8xi1>, %y: memref<8xi1>) {
  %v = loop.load %x[0] : memref<8xi1> -> i1
  %w = arith.divsi %v, %v : i1
  loop.store %w, %y[0] : i1, memref<8xi1>
}

// refused: cpp-of-booleans.mlir:5:8: error: 'arith.divsi' of booleans has no C++
// refused:   %w = arith.divsi %v, %v : i1
// refused:        ^
