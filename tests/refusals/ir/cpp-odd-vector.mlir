// A vector of three lanes.
// args: -t cpp
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> vector<3xf32>
  loop.store %v, %y[0] : vector<3xf32>, memref<8xf32>
}

// refused: cpp-odd-vector.mlir:4:8: error: the C++ emitter takes vectors of one dimension and 2^n lanes, not vector<3xf32>
// refused:   %v = loop.load %x[0] : memref<8xf32> -> vector<3xf32>
// refused:        ^
