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

// -----

loop.kernel @shifted_booleans(%x: memref<?xi1>) {
  %a = loop.load %x[0] : memref<?xi1> -> i1
  // expected-error @+1 {{'arith.shli' of booleans has no C++}}
  %b = arith.shli %a, %a : i1
}

// -----

loop.kernel @quotient_of_booleans(%x: memref<?xi1>) {
  %a = loop.load %x[0] : memref<?xi1> -> i1
  // expected-error @+1 {{'arith.divsi' of booleans has no C++}}
  %b = arith.divsi %a, %a : i1
}

// -----

loop.kernel @bits_of_booleans(%x: memref<?xi1>) {
  %a = loop.load %x[0] : memref<?xi1> -> vector<8xi1>
  // expected-error @+1 {{'vector.bitcast' of booleans has no C++}}
  %b = vector.bitcast %a : vector<8xi1> to vector<1xi8>
}

// -----

loop.kernel @bits_as_booleans(%x: memref<?xi8>) {
  %a = loop.load %x[0] : memref<?xi8> -> vector<1xi8>
  // expected-error @+1 {{'vector.bitcast' of booleans has no C++}}
  %b = vector.bitcast %a : vector<1xi8> to vector<8xi1>
}

// -----

loop.kernel @float_as_boolean(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> f32
  // expected-error @+1 {{'arith.fptosi' to a boolean has no C++; compare instead}}
  %b = arith.fptosi %a : f32 to i1
}

// -----

loop.kernel @broadcast_vector(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> vector<4xf32>
  // expected-error @+1 {{the C++ emitter broadcasts scalars}}
  %b = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
}

// -----

loop.kernel @scratch(%n: index) {
  // expected-error @+1 {{scratch memory has a constant size}}
  %a = loop.alloc : memref<?xf32>
}

// -----

// expected-error @+1 {{the C++ emitter has no type for ui8}}
loop.kernel @unsigned_numbers(%x: memref<?xui8>) {
}

// -----

// expected-error @+1 {{is no name of a C function}}
loop.kernel @"a-b"(%x: memref<?xf32>) {
}

// -----

// expected-error @+1 {{'expf' means something else in C++}}
loop.kernel @expf(%x: memref<?xf32>) {
}

// -----

loop.kernel @lanes_of_two(%x: memref<?xf32>) {
  // expected-error @+1 {{the C++ emitter takes vectors of one dimension and 2^n lanes, not vector<2x4xf32>}}
  %a = arith.constant dense<0.0> : vector<2x4xf32>
  %b = vector.extract %a[1, 2] : f32 from vector<2x4xf32>
}
