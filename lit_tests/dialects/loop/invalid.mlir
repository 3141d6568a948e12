// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @element_type(%x: memref<8xf32>) {
  // expected-error @+1 {{memref<8xf32> does not hold i32}}
  %v = loop.load %x[0] : memref<8xf32> -> i32
}

// -----

loop.kernel @not_flat(%x: memref<2x4xf32>) {
  // expected-error @+1 {{a buffer is flat, memref<2x4xf32> is not}}
  %v = loop.load %x[0] : memref<2x4xf32> -> f32
}

// -----

loop.kernel @unknown_symbol(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.load: subscript uses s0, which no operand gives}}
  %v = loop.load %x[s0] : memref<8xf32> -> f32
}

// -----

loop.kernel @stride_of_a_scalar(%x: memref<8xf32>) {
  // expected-error @+1 {{a stride spaces the lanes of a vector, not of f32}}
  %v = loop.load %x[0] stride 2 : memref<8xf32> -> f32
}

// -----

loop.kernel @places(%x: memref<8xf32>) {
  %o = arith.constant dense<0> : vector<4xi32>
  // expected-error @+1 {{loop.gather of vector<4xf32> cannot be placed by vector<4xi32>}}
  %w = "loop.gather"(%x, %o) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<8xf32>, vector<4xi32>) -> vector<4xf32>
}

// -----

loop.kernel @bounds(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.parallel: upper uses s0, which no operand gives}}
  loop.parallel %i = 0 to s0 {
  }
}

// -----

loop.kernel @results(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.reduce <add> does not have 2 results}}
  %a, %b = loop.reduce <add> %i = 0 to 8 : f32, f32 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %v, %v : f32, f32
  }
}

// -----

loop.kernel @yielded(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.reduce yields values of its result types}}
  %a = loop.reduce <add> %i = 0 to 8 : f64 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %v : f32
  }
}

// -----

loop.kernel @carried(%x: memref<8xf32>) {
  %zero = arith.constant 0.0 : f64
  // expected-error @+1 {{loop.for: initial, carried, yielded and resulting values have the same types}}
  %a = loop.for %i = 0 to 8 carry (%acc = %zero : f64) {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %v : f32
  }
}

// -----

loop.kernel @carried_by_threads(%x: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  // expected-error @+1 {{loop.for: threads that each run all iterations carry no values}}
  %a = loop.for %i = 0 to 8 threads 2 carry (%acc = %zero : f32) {
    loop.yield %acc : f32
  }
}

// -----

loop.kernel @ragged_columns(%x: memref<8xf32>, %k: memref<8xi64>) {
  // expected-error @+1 {{loop.for: the bounds of the loops that threads share are the same in all iterations}}
  loop.for %i = 0 to 8 threads 2 {
    %n = loop.load %k[%i] : memref<8xi64> -> i64
    %length = loop.check_index %n below 8 : i64
    loop.parallel %j = 0 to %length {
      %v = loop.load %x[%j] : memref<8xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<8xf32>
    }
  }
}

// -----

loop.kernel @unknown_function(%x: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> f32
  // expected-error @+1 {{loop.libm knows erfc, fmod, lgamma, nextafter, not 'cosine'}}
  %w = loop.libm "cosine" %v : f32
}

// -----

loop.kernel @index_type(%x: memref<8xi32>) {
  %v = loop.load %x[0] : memref<8xi32> -> i32
  // expected-error @+1 {{loop.check_index turns i64 into index and keeps a vector of i64}}
  %w = loop.check_index %v below 8 : i32
}

// -----

loop.kernel @softmax_types(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.reduce <softmax> combines two f32 or two f64, not f32, i64}}
  %a, %b = loop.reduce <softmax> %i = 0 to 8 : f32, i64 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    %k = arith.index_cast %i : index to i64
    loop.yield %v, %k : f32, i64
  }
}

// -----

loop.kernel @softmax_lanes(%x: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> vector<8xf32>
  // expected-error @+1 {{loop.reduce_lanes <softmax>: its reduction is of scalars}}
  %a, %b = loop.reduce_lanes <softmax> %v, %v : vector<8xf32>, vector<8xf32>
}

// -----

loop.kernel @operands_of_a_function(%x: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> f32
  // expected-error @+1 {{loop.libm: fmod takes 2 operands, not 1}}
  %w = loop.libm "fmod" %v : f32
}

// -----

loop.kernel @wide_index(%x: memref<8xi64>) {
  %v = loop.load %x[0] : memref<8xi64> -> i64
  // expected-error @+1 {{loop.check_index turns i64 into index and keeps a vector of i64}}
  %w = "loop.check_index"(%v) <{limit = #shape.expr<8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> i64
}

// -----

loop.kernel @variable() {
  // expected-error @+1 {{loop.parallel: the body's first argument is the induction variable, an index}}
  "loop.parallel"() <{lower = #shape.expr<0>, upper = #shape.expr<8>, step = 1 : i64}> ({
  ^bb0(%i: i64):
    loop.yield
  }) : () -> ()
}

// -----

loop.kernel @no_variable() {
  // expected-error @+1 {{loop.parallel: the body's first argument is the induction variable, an index}}
  "loop.parallel"() <{lower = #shape.expr<0>, upper = #shape.expr<8>, step = 1 : i64}> ({
    loop.yield
  }) : () -> ()
}

// -----

loop.kernel @parallel_carries() {
  // expected-error @+1 {{loop.parallel carries no values}}
  "loop.parallel"() <{lower = #shape.expr<0>, upper = #shape.expr<8>, step = 1 : i64}> ({
  ^bb0(%i: index, %v: f32):
    loop.yield
  }) : () -> ()
}

// -----

loop.kernel @unknown_lanes() {
  // expected-error @+1 {{loop.parallel: lanes are "contiguous" or "transposed", not "x"}}
  loop.parallel %i = 0 to 8 attributes {lanes = "x"} {}
}

// -----

loop.kernel @reduce_carries(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.reduce carries no values}}
  %a = "loop.reduce"() <{lower = #shape.expr<0>, upper = #shape.expr<8>, step = 1 : i64, kinds = [#loop<reduction add>]}> ({
  ^bb0(%i: index, %v: f32):
    loop.yield %v : f32
  }) : () -> f32
}

// -----

loop.kernel @not_rows(%x: memref<8xf32>) {
  loop.parallel %j = 0 to 8 {
    // expected-error @+1 {{loop.reduce: row_walk stands in a loop over columns in one over chunks of rows}}
    %a = loop.reduce <add> %i = 0 to 8 : f32 attributes {row_walk} {
      %v = loop.load %x[%i] : memref<8xf32> -> f32
      loop.yield %v : f32
    }
  }
}

// -----

loop.kernel @not_rows_either(%x: memref<8xf32>) {
  // expected-error @+1 {{loop.reduce: row_walk stands in a loop over columns in one over chunks of rows}}
  %a = loop.reduce <add> %i = 0 to 8 : f32 attributes {row_walk} {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %v : f32
  }
}

// -----

loop.kernel @softmax_of_integers(%x: memref<8xi64>) {
  // expected-error @+1 {{loop.reduce <softmax> combines two f32 or two f64, not i64, i64}}
  %a, %b = loop.reduce <softmax> %i = 0 to 8 : i64, i64 {
    %k = loop.load %x[%i] : memref<8xi64> -> i64
    loop.yield %k, %k : i64, i64
  }
}

// -----

loop.kernel @lanes_of_indices(%x: memref<8xf32>, %k: memref<8xi32>) {
  %v = loop.load %x[0] : memref<8xf32> -> vector<8xf32>
  %l = loop.load %k[0] : memref<8xi32> -> vector<8xi32>
  // expected-error @+1 {{loop.reduce_lanes: the indices are i64}}
  %a, %b = "loop.reduce_lanes"(%v, %l) <{kind = #loop<reduction argmaximum>}> : (vector<8xf32>, vector<8xi32>) -> (f32, i32)
}

// -----

loop.kernel @masked_load(%x: memref<?xf32>, %m: i1) {
  // expected-error @+1 {{loop.load of vector<4xf32> cannot be masked by i1}}
  %v = "loop.load"(%x, %m) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<?xf32>, i1) -> vector<4xf32>
}

// -----

loop.kernel @masked_store(%x: memref<?xf32>, %m: vector<4xi1>, %v: f32) {
  // expected-error @+1 {{operand 'mask' at position 2 does not verify: for f32 it is i1, not vector<4xi1>}}
  "loop.store"(%v, %x, %m) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (f32, memref<?xf32>, vector<4xi1>) -> ()
}

// -----

loop.kernel @masked_gather(%x: memref<?xf32>, %m: i1, %o: vector<4xi64>) {
  // expected-error @+1 {{loop.gather of vector<4xf32> cannot be masked by i1}}
  %v = "loop.gather"(%x, %o, %m) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<?xf32>, vector<4xi64>, i1) -> vector<4xf32>
}
