// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @count(%x: memref<?xbf16>) {
  %a = loop.load %x[0] : memref<?xbf16> -> bf16
  // expected-error @+1 {{loop.pack takes two bf16 or four i8, or vectors of them}}
  %p = loop.pack %a, %a, %a : bf16
}

// -----

loop.kernel @element(%x: memref<?xf16>) {
  // expected-error @+1 {{loop.load_packed reads a flat buffer of bf16 or i8, not memref<?xf16>}}
  %p = loop.load_packed %x[0] : memref<?xf16> -> i32
}

// -----

loop.kernel @outside(%x: memref<8xi8>) {
  // expected-error @+1 {{loop.load_packed: 4 elements from 5 on are not in memref<8xi8>}}
  %p = loop.load_packed %x[5] : memref<8xi8> -> i32
}

// -----

loop.kernel @pack_types(%x: memref<?xbf16>, %y: memref<?xi8>) {
  %a = loop.load %x[0] : memref<?xbf16> -> bf16
  %b = loop.load %y[0] : memref<?xi8> -> i8
  // expected-error @+1 {{loop.pack takes two bf16 or four i8, or vectors of them}}
  %p = "loop.pack"(%a, %b) : (bf16, i8) -> i32
}

// -----

loop.kernel @pack_nothing() {
  // expected-error @+1 {{loop.pack takes two bf16 or four i8, or vectors of them}}
  %p = "loop.pack"() : () -> i32
}

// -----

loop.kernel @pack_result(%x: memref<?xbf16>) {
  %a = loop.load %x[0] : memref<?xbf16> -> bf16
  // expected-error @+1 {{loop.pack of bf16 gives i32}}
  %p = "loop.pack"(%a, %a) : (bf16, bf16) -> i64
}

// -----

loop.kernel @not_flat(%x: memref<4x4xi8>) {
  // expected-error @+1 {{loop.load_packed reads a flat buffer of bf16 or i8, not memref<4x4xi8>}}
  %p = loop.load_packed %x[0] : memref<4x4xi8> -> i32
}

// -----

loop.kernel @masked(%x: memref<?xi8>, %n: index) {
  %m = arith.cmpi eq, %n, %n : index
  // expected-error @+1 {{loop.load_packed reads neighbours without a condition}}
  %p = loop.load_packed %x[0] where %m : memref<?xi8> -> i32
}

// -----

loop.kernel @mask(%x: memref<?xi8>, %m: i1) {
  // expected-error @+1 {{loop.load_packed reads neighbours without a condition}}
  %p = "loop.load_packed"(%x, %m) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<?xi8>, i1) -> i32
}

// -----

loop.kernel @loaded(%x: memref<?xi8>) {
  // expected-error @+1 {{loop.load_packed gives i32, not i64}}
  %p = loop.load_packed %x[0] : memref<?xi8> -> i64
}

// -----

loop.kernel @before(%x: memref<8xi8>) {
  // expected-error @+1 {{loop.load_packed: 4 elements from -1 on are not in memref<8xi8>}}
  %p = loop.load_packed %x[-1] : memref<8xi8> -> i32
}

// -----

loop.kernel @last_places(%x: memref<8xi8>, %y: memref<64xi8>) {
  %p = loop.load_packed %x[4] : memref<8xi8> -> i32
  %q = loop.load_packed %y[0] : memref<64xi8> -> vector<16xi32>
  // expected-error @+1 {{loop.load_packed: 64 elements from 1 on are not in memref<64xi8>}}
  %r = loop.load_packed %y[1] : memref<64xi8> -> vector<16xi32>
}

// -----

loop.kernel @element(%x: memref<?xi8>) {
  %p = loop.load_packed %x[0] : memref<?xi8> -> i32
  // expected-error @+1 {{loop.dot multiplies bf16 or i8, not f16}}
  %s = loop.dot <f16> %p, %p : f32
}

// -----

loop.kernel @element_of_the_property(%x: memref<?xi8>) {
  %p = loop.load_packed %x[0] : memref<?xi8> -> i32
  // expected-error @+1 {{loop.dot multiplies bf16 or i8, not f16}}
  %s = "loop.dot"(%p, %p) <{element = f16}> : (i32, i32) -> f32
}

// -----

loop.kernel @factors(%x: memref<?xi8>) {
  %p = loop.load_packed %x[0] : memref<?xi8> -> i32
  %q = loop.load_packed %x[0] : memref<?xi8> -> vector<4xi32>
  // expected-error @+1 {{loop.dot takes two i32 or vectors of them, not i32 and vector<4xi32>}}
  %s = "loop.dot"(%p, %q) <{element = i8}> : (i32, vector<4xi32>) -> i32
}

// -----

loop.kernel @wide_factors(%x: memref<?xi64>) {
  %p = loop.load %x[0] : memref<?xi64> -> i64
  // expected-error @+1 {{loop.dot takes two i32 or vectors of them, not i64 and i64}}
  %s = "loop.dot"(%p, %p) <{element = i8}> : (i64, i64) -> i32
}

// -----

loop.kernel @sum(%x: memref<?xi8>) {
  %p = loop.load_packed %x[0] : memref<?xi8> -> i32
  // expected-error @+1 {{loop.dot <i8> of i32 gives i32}}
  %s = loop.dot <i8> %p, %p : f32
}

// -----

loop.kernel @result(%x: memref<?xi8>) {
  %p = loop.load_packed %x[0] : memref<?xi8> -> i32
  // expected-error @+1 {{loop.dot <bf16> of i32 gives f32}}
  %s = "loop.dot"(%p, %p) <{element = bf16}> : (i32, i32) -> i32
}

// -----

loop.kernel @addend(%x: memref<?xi8>) {
  %p = loop.load_packed %x[0] : memref<?xi8> -> i32
  // expected-error @+1 {{result 'result' at position 0 does not verify: attribute i32 expected from variable 'Result', but got f32}}
  %s = "loop.dot"(%p, %p, %p) <{element = bf16}> : (i32, i32, i32) -> f32
}

// -----

loop.kernel @table(%x: memref<?xi32>) {
  %p = loop.load %x[0] : memref<?xi32> -> i32
  // expected-error @+1 {{loop.lookup has a table of 2, 4, 8 or 16 bf16 or f32, not vector<3xf32>}}
  %q = loop.lookup %p in dense<[0.0, 1.0, 2.0]> : vector<3xf32> : f32
}

// -----

loop.kernel @no_table(%x: memref<?xi32>) {
  %p = loop.load %x[0] : memref<?xi32> -> i32
  // expected-error @+1 {{f32 should be of base attribute dense}}
  %q = loop.lookup %p in f32 : f32
}

// -----

loop.kernel @numbers(%x: memref<?xi64>) {
  %p = loop.load %x[0] : memref<?xi64> -> i64
  // expected-error @+1 {{loop.lookup takes i32 or a vector of them, not i64}}
  %q = "loop.lookup"(%p) <{table = dense<[0.0, 1.0]> : vector<2xf32>}> : (i64) -> f32
}

// -----

loop.kernel @looked_up(%x: memref<?xi32>) {
  %p = loop.load %x[0] : memref<?xi32> -> i32
  // expected-error @+1 {{loop.lookup in vector<2xbf16> gives i32}}
  %q = "loop.lookup"(%p) <{table = dense<[0.0, 1.0]> : vector<2xbf16>}> : (i32) -> f32
}
