// RUN: stepwell-opt %s -t triton-python --split-input-file --verify-diagnostics
// RUN: stepwell-opt %s -t 'triton-python{comments=false}' --split-input-file --verify-diagnostics

triton.func @several_numbers() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{Triton has no constants of several numbers}}
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  triton.return
}

// -----

// expected-error @+1 {{'lambda' is no name of a function in Triton Python}}
triton.func @lambda() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

triton.func @widths(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{Triton has no type for i24}}
  %0 = arith.trunci %n : i32 to i24
  triton.return
}

// -----

triton.func @unknown(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{the emitter of Triton Python does not know 'math.tanh'}}
  %1 = math.tanh %0 : f32
  triton.return
}

// -----

triton.func @halves(%x: !triton.ptr<f16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.load %x : !triton.ptr<f16>
  // expected-error @+1 {{Triton does not divide in f16}}
  %1 = arith.divf %0, %0 : f16
  triton.return
}

// -----

triton.func @quotient_of_booleans(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.cmpi eq, %n, %n : i32
  // expected-error @+1 {{'arith.divsi' of booleans}}
  %1 = arith.divsi %0, %0 : i1
  triton.return
}

// -----

triton.func @float_as_boolean(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{a float as a boolean: compare it with 0}}
  %1 = arith.fptosi %0 : f32 to i1
  triton.return
}

// -----

triton.func @loop(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 0 : i16
  %1 = arith.constant 1 : i16
  // expected-error @+1 {{a loop in Triton counts in i32 or i64, not in i16}}
  scf.for %k = %0 to %1 step %1 : i16 {
  }
  triton.return
}

// -----

// expected-error @+1 {{is no name of a function in Triton Python}}
triton.func @"a-b"() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{is no name of a function in Triton Python}}
triton.func @"grün"() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

triton.func @unsigned_quotient_of_booleans(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.cmpi eq, %n, %n : i32
  // expected-error @+1 {{'arith.divui' of booleans}}
  %1 = arith.divui %0, %0 : i1
  triton.return
}

// -----

triton.func @float_as_unsigned_boolean(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{a float as a boolean: compare it with 0}}
  %1 = arith.fptoui %0 : f32 to i1
  triton.return
}
