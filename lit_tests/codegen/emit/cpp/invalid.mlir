// RUN: stepwell-opt -t cpp --split-input-file --verify-diagnostics %s

// expected-error @+1 {{a kernel takes buffers and indices, not i32}}
loop.kernel @unknown(%x: memref<?xf32>, %n: i32) {
}

// -----

loop.kernel @halves(%x: memref<?xbf16>) {
  // expected-error @+1 {{a reduction of bf16 would lose its precision; extend to f32 first}}
  %s = loop.reduce <add> %i = 0 to 4 : bf16 {
    %e = loop.load %x[%i] : memref<?xbf16> -> bf16
    loop.yield %e : bf16
  }
}

// -----

// expected-error @+1 {{the C++ emitter has no type for i4}}
loop.kernel @narrow(%x: memref<?xi4>) {
  %e = loop.load %x[0] : memref<?xi4> -> i4
}

// -----

loop.kernel @shape(%x: memref<?xf32>) {
  // expected-error @+1 {{the C++ emitter takes vectors of one dimension and 2^n lanes, not vector<3xf32>}}
  %e = loop.load %x[0] : memref<?xf32> -> vector<3xf32>
}

// -----

loop.kernel @foreign(%x: memref<?xf32>, %n: index) {
  // expected-error @+1 {{the C++ emitter does not know 'memref.dim'}}
  %d = memref.dim %x, %n : memref<?xf32>
}

// -----

// expected-error @+1 {{'double' means something else in C++}}
loop.kernel @double(%x: memref<?xf32>) {
}

// -----

loop.kernel @boolean_of_an_index(%y: memref<8xi1>) {
  loop.parallel %i = 0 to 8 {
    // expected-error @+1 {{'arith.index_cast' to a boolean has no C++; compare instead}}
    %b = arith.index_cast %i : index to i1
    loop.store %b, %y[%i] : i1, memref<8xi1>
  }
}
