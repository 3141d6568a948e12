// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{a boolean lies in memory as a byte: use !triton.ptr<i8>}}
triton.func @boolean(%x: !triton.ptr<i1>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{!triton.ptr points to a number, not to index}}
triton.func @index(%x: !triton.ptr<index>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{the attributes lack num_warps, num_stages}}
triton.func @attributes(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>]} {
  triton.return
}

// -----

// expected-error @+1 {{the grid uses d1, which no integer argument gives}}
triton.func @grid(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{a grid has one to three axes, not 4}}
triton.func @axes() attributes {grid = [#shape.expr<1>, #shape.expr<1>, #shape.expr<1>, #shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{num_warps is 1, 2, 4, 8, 16 or 32, not 3}}
triton.func @warps() attributes {grid = [#shape.expr<1>], num_warps = 3 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{num_stages is at least 1, not 0}}
triton.func @stages() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 0 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{a kernel takes !triton.ptr and integers, not f32}}
triton.func @argument(%x: f32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

// -----

// expected-error @+1 {{a kernel ends with triton.return}}
triton.func @end() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  "test.termop"() : () -> ()
}

// -----

triton.func @range() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{the numbers from 0 to 16 are no tensor<32xi32>}}
  %0 = triton.make_range 0 to 16 : tensor<32xi32>
  triton.return
}

// -----

triton.func @power_of_two() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{the sizes of a block are powers of two: tensor<12xi32>}}
  %0 = triton.make_range 0 to 12 : tensor<12xi32>
  triton.return
}

// -----

triton.func @encoding(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{a block has dimensions and no encoding}}
  %0 = triton.splat %n : i32 -> tensor<16xi32, #shape.dims<16>>
  triton.return
}

// -----

triton.func @splat(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{tensor<16xi64> is no block of i32}}
  %0 = triton.splat %n : i32 -> tensor<16xi64>
  triton.return
}

// -----

triton.func @expand_dims() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{tensor<16xi32> with a new dimension 1 is no tensor<1x16xi32>}}
  %1 = triton.expand_dims %0 axis 1 : tensor<16xi32> -> tensor<1x16xi32>
  triton.return
}

// -----

triton.func @broadcast() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{tensor<16xi32> cannot be repeated to tensor<32xi32>}}
  %1 = triton.broadcast %0 : tensor<16xi32> -> tensor<32xi32>
  triton.return
}

// -----

triton.func @reshape() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{tensor<4x8xi32> does not hold the elements of tensor<16xi32>}}
  %1 = triton.reshape %0 : tensor<16xi32> -> tensor<4x8xi32>
  triton.return
}

// -----

triton.func @trans() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<8x16xf32>
  // expected-error @+1 {{(0, 0) does not order the dimensions of tensor<8x16xf32>}}
  %1 = triton.trans %0 order [0, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  triton.return
}

// -----

triton.func @transposed() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<8x16xf32>
  // expected-error @+1 {{tensor<8x16xf32> in the order (1, 0) is no tensor<8x16xf32>}}
  %1 = triton.trans %0 order [1, 0] : tensor<8x16xf32> -> tensor<8x16xf32>
  triton.return
}

// -----

triton.func @join() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{two of tensor<16xi32> are no tensor<2x16xi32>}}
  %1 = triton.join %0, %0 : tensor<16xi32> -> tensor<2x16xi32>
  triton.return
}

// -----

triton.func @joined(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  %1 = arith.extsi %0 : tensor<16xi32> to tensor<16xi64>
  // expected-error @+1 {{operand 'rhs' at position 1 does not verify: attribute tensor<16xi32> expected}}
  %2 = "triton.join"(%0, %1) : (tensor<16xi32>, tensor<16xi64>) -> tensor<16x2xi32>
  triton.return
}

// -----

triton.func @split() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{tensor<16xi32> does not split into two of tensor<8xi32>}}
  %1, %2 = triton.split %0 : tensor<16xi32> -> tensor<8xi32>
  triton.return
}

// -----

triton.func @gather() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{tensor<16xi32> cannot pick tensor<16xi32> along dimension 1 of tensor<16xi32>}}
  %1 = triton.gather %0 at %0 axis 1 : tensor<16xi32>, tensor<16xi32>
  triton.return
}

// -----

triton.func @addptr(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{!triton.ptr<f32> cannot be moved on by tensor<16xi32>}}
  %1 = triton.addptr %x, %0 : !triton.ptr<f32>, tensor<16xi32>
  triton.return
}

// -----

triton.func @no_address() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{tensor<16xi32> holds no addresses}}
  %1 = triton.load %0 : tensor<16xi32>
  triton.return
}

// -----

triton.func @added(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{triton.addptr: i32 holds no addresses}}
  %1 = triton.addptr %n, %n : i32, i32
  triton.return
}

// -----

triton.func @mask(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{operand 'mask' at position 1 does not verify: for !triton.ptr<f32> it is i1, not i32}}
  %1 = "triton.load"(%x, %n) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!triton.ptr<f32>, i32) -> f32
  triton.return
}

// -----

triton.func @other(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 0.0 : f32
  // expected-error @+1 {{a value for lanes that are masked out needs a mask}}
  %1 = "triton.load"(%x, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!triton.ptr<f32>, f32) -> f32
  triton.return
}

// -----

triton.func @loaded(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{result 'result' at position 0 does not verify: for !triton.ptr<f32> it is f32, not f64}}
  %1 = "triton.load"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!triton.ptr<f32>) -> f64
  triton.return
}

// -----

triton.func @stored(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{operand 'value' at position 1 does not verify: for !triton.ptr<f32> it is f32, not i32}}
  "triton.store"(%x, %n) : (!triton.ptr<f32>, i32) -> ()
  triton.return
}

// -----

triton.func @operands(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{Expected ','}}
  triton.store %x : !triton.ptr<f32>
  triton.return
}

// -----

triton.func @atomic_kind(%x: !triton.ptr<i32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{triton.atomic_rmw: no fadd of i32}}
  %0 = triton.atomic_rmw fadd, relaxed, gpu, %x, %n : !triton.ptr<i32>
  triton.return
}

// -----

triton.func @atomic_width(%x: !triton.ptr<i8>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 1 : i8
  // expected-error @+1 {{triton.atomic_rmw: add needs 32 bits or more, i8 is narrower}}
  %1 = triton.atomic_rmw add, relaxed, gpu, %x, %0 : !triton.ptr<i8>
  triton.return
}

// -----

triton.func @compare_and_swap(%x: !triton.ptr<i8>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 1 : i8
  // expected-error @+1 {{triton.atomic_cas needs 16 bits or more, i8 is narrower}}
  %1 = triton.atomic_cas relaxed, gpu, %x, %0, %0 : !triton.ptr<i8>
  triton.return
}

// -----

triton.func @reduced_axis() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{triton.reduce: tensor<16xi32> has no dimension 1}}
  %1 = triton.reduce %0 axis 1 : tensor<16xi32> combine (%a: i32, %b: i32) {
    triton.reduce.return %a : i32
  }
  triton.return
}

// -----

triton.func @combined_types() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{triton.reduce: the combination takes i32 twice}}
  %1 = triton.reduce %0 axis 0 : tensor<16xi32> combine (%a: i32) {
    triton.reduce.return %a : i32
  }
  triton.return
}

// -----

triton.func @returned() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{triton.scan: the combination ends with triton.scan.return of i32}}
  %1 = triton.scan %0 axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    triton.scan.return %a, %b : i32, i32
  }
  triton.return
}

// -----

triton.func @shapes() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  %1 = triton.make_range 0 to 32 : tensor<32xi32>
  // expected-error @+1 {{triton.reduce takes blocks of one shape, not tensor<16xi32>, tensor<32xi32>}}
  %2, %3 = triton.reduce %0, %1 axis 0 : tensor<16xi32>, tensor<32xi32> combine (%a: i32, %k: i32, %b: i32, %l: i32) {
    triton.reduce.return %a, %k : i32, i32
  }
  triton.return
}

// -----

triton.func @around(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{triton.reduce: the combination takes nothing from around it but constants}}
  %1 = triton.reduce %0 axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.addi %a, %n : i32
    triton.reduce.return %c : i32
  }
  triton.return
}

// -----

triton.func @result() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  // expected-error @+1 {{triton.reduce gives i32, not i64}}
  %1 = "triton.reduce"(%0) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    triton.reduce.return %a : i32
  }) : (tensor<16xi32>) -> i64
  triton.return
}

// -----

triton.func @histogram() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16xf32>
  // expected-error @+1 {{triton.histogram counts the integers of a row as i32: not tensor<16xf32> as tensor<8xi32>}}
  %1 = triton.histogram %0 : tensor<16xf32> -> tensor<8xi32>
  triton.return
}

// -----

triton.func @symbol() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16xf32>
  // expected-error @+1 {{libdevice has no function '__nv_tangentf' that is known here; did you mean '__nv_tanf'}}
  %1 = triton.extern_elementwise "__nv_tangentf" %0 : (tensor<16xf32>) -> tensor<16xf32>
  triton.return
}

// -----

triton.func @symbol_type() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16xf32>
  // expected-error @+1 {{__nv_exp takes tensor<16xf64> and gives tensor<16xf64>, not tensor<16xf32> and tensor<16xf32>}}
  %1 = triton.extern_elementwise "__nv_exp" %0 : (tensor<16xf32>) -> tensor<16xf32>
  triton.return
}

// -----

triton.func @precise() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16xf64>
  // expected-error @+1 {{triton.precise_divf is of f32, not of f64; other floats have no inexact form}}
  %1 = triton.precise_divf %0, %0 : tensor<16xf64>
  triton.return
}

// -----

triton.func @clamp(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{triton.clampf is of floats, not of i32}}
  %1 = triton.clampf %n, %n, %n, propagateNan = all : i32
  triton.return
}

// -----

triton.func @high_product() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 1 : i8
  // expected-error @+1 {{triton.mulhiui is of i32 and i64, not of i8}}
  %1 = triton.mulhiui %0, %0 : i8
  triton.return
}

// -----

triton.func @fp_to_fp() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 1.0 : f32
  // expected-error @+1 {{triton.fp_to_fp converts from or to a float of 8 bits, not f32 to f16}}
  %1 = triton.fp_to_fp %0 : f32 -> f16
  triton.return
}

// -----

triton.func @bitcast() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 1.0 : f32
  // expected-error @+1 {{triton.bitcast: f32 and i64 have different widths}}
  %1 = triton.bitcast %0 : f32 -> i64
  triton.return
}

// -----

triton.func @cast_shape() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant 1.0 : f32
  // expected-error @+1 {{triton.bitcast of f32 to tensor<8xi32> changes the shape}}
  %1 = triton.bitcast %0 : f32 -> tensor<8xi32>
  triton.return
}

// -----

triton.func @dot() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16x32xf32>
  // expected-error @+1 {{triton.dot: tensor<16x32xf32> times tensor<16x32xf32> is no tensor<16x32xf32>}}
  %1 = triton.dot %0, %0, %0, inputPrecision = ieee : tensor<16x32xf32> * tensor<16x32xf32> -> tensor<16x32xf32>
  triton.return
}

// -----

triton.func @dot_types() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16x16xf32>
  %1 = arith.constant dense<0.0> : tensor<16x16xf16>
  // expected-error @+1 {{triton.dot: f32 and f16 are not multiplied}}
  %2 = triton.dot %0, %1, %0, inputPrecision = ieee : tensor<16x16xf32> * tensor<16x16xf16> -> tensor<16x16xf32>
  triton.return
}

// -----

triton.func @dot_halves() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16x16xf32>
  %1 = arith.constant dense<0.0> : tensor<16x16xf16>
  %2 = arith.constant dense<0.0> : tensor<16x16xbf16>
  // expected-error @+1 {{triton.dot: f16 and bf16 are not multiplied}}
  %3 = triton.dot %1, %2, %0, inputPrecision = ieee : tensor<16x16xf16> * tensor<16x16xbf16> -> tensor<16x16xf32>
  triton.return
}

// -----

triton.func @dot_imprecise() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = arith.constant dense<0.0> : tensor<16x16xf32>
  %1 = arith.constant dense<0.0> : tensor<16x16xf16>
  // expected-error @+1 {{triton.dot: maxNumImpreciseAcc is positive, and only of floats of eight bits}}
  %2 = triton.dot %1, %1, %0, inputPrecision = ieee, maxNumImpreciseAcc = 16 : tensor<16x16xf16> * tensor<16x16xf16> -> tensor<16x16xf32>
  triton.return
}

// -----

triton.func @assert(%n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{triton.assert takes conditions, not i32}}
  triton.assert %n, "no condition" : i32
  triton.return
}

// -----

/// A launch gives a kernel buffers for its addresses and indices for its integers.
triton.func @kernel(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}
func.func @launch(%x: !host.buffer<[4], f64>, %n: index) {
  // expected-error @+1 {{argument 0 of @kernel is !triton.ptr<f32>, and !host.buffer<[4], f64> does not hold that}}
  host.launch @kernel(%x, %n) : !host.buffer<[4], f64>, index
  func.return
}

// -----

// expected-error @+1 {{num_warps is 1, 2, 4, 8, 16 or 32, not 0}}
triton.func @no_warps() attributes {grid = [#shape.expr<1>], num_warps = 0 : i32, num_stages = 1 : i32} {

  triton.return
}

// -----

// expected-error @+1 {{num_warps is 1, 2, 4, 8, 16 or 32, not 64}}
triton.func @many_warps() attributes {grid = [#shape.expr<1>], num_warps = 64 : i32, num_stages = 1 : i32} {

  triton.return
}

// -----

// expected-error @+1 {{num_warps is 1, 2, 4, 8, 16 or 32, not 33}}
triton.func @odd_warps() attributes {grid = [#shape.expr<1>], num_warps = 33 : i32, num_stages = 1 : i32} {

  triton.return
}

// -----

triton.func @all_warps() attributes {grid = [#shape.expr<1>], num_warps = 32 : i32, num_stages = 5 : i32} {

  triton.return
}
triton.func @one_warp() attributes {grid = [#shape.expr<1>, #shape.expr<2>, #shape.expr<3>], num_warps = 1 : i32, num_stages = 1 : i32} {

  triton.return
}

// -----

// expected-error @+1 {{a grid has one to three axes, not 0}}
triton.func @no_axes() attributes {grid = [], num_warps = 4 : i32, num_stages = 1 : i32} {

  triton.return
}

// -----

// expected-error @+1 {{there are attributes of 1 arguments, and 0 arguments}}
"triton.func"() <{sym_name = "f", arg_attrs = [{}], grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32}> ({
  "triton.return"() : () -> ()
}) : () -> ()

// -----

triton.func @product_kinds(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %j = triton.make_range 0 to 32 : tensor<32xi32>
  %a = triton.reshape %j : tensor<32xi32> -> tensor<32x1xi32>
  %z = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1> : tensor<16x16xi8>
  // expected-error @+1 {{triton.dot: products of i8 are not added to tensor<16x16xf32>}}
  %d = triton.dot %b, %b, %z, inputPrecision = ieee : tensor<16x16xi8> * tensor<16x16xi8> -> tensor<16x16xf32>
  triton.return
}

// -----

triton.func @product_of_booleans(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %z = arith.constant dense<0> : tensor<16x16xi32>
  %b = arith.constant dense<true> : tensor<16x16xi1>
  // expected-error @+1 {{triton.dot: i1 and i1 are not multiplied}}
  %d = triton.dot %b, %b, %z, inputPrecision = ieee : tensor<16x16xi1> * tensor<16x16xi1> -> tensor<16x16xi32>
  triton.return
}

// -----

triton.func @product_ranks(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %z = arith.constant dense<0.0> : tensor<16xf32>
  // expected-error @+1 {{triton.dot: tensor<16xf32> times tensor<16xf32> is no tensor<16xf32>}}
  %d = triton.dot %z, %z, %z, inputPrecision = ieee : tensor<16xf32> * tensor<16xf32> -> tensor<16xf32>
  triton.return
}

// -----

triton.func @product_batches(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %z = arith.constant dense<0.0> : tensor<2x16x16xf32>
  %y = arith.constant dense<0.0> : tensor<4x16x16xf32>
  // expected-error @+1 {{triton.dot: tensor<2x16x16xf32> times tensor<4x16x16xf32> is no tensor<2x16x16xf32>}}
  %d = triton.dot %z, %y, %z, inputPrecision = ieee : tensor<2x16x16xf32> * tensor<4x16x16xf32> -> tensor<2x16x16xf32>
  triton.return
}

// -----

triton.func @no_terms(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %z = arith.constant dense<0.0> : tensor<16x16xf32>
  %b = arith.constant dense<1.0> : tensor<16x16xf8E5M2>
  // expected-error @+1 {{triton.dot: maxNumImpreciseAcc is positive, and only of floats of eight bits}}
  %d = triton.dot %b, %b, %z, inputPrecision = ieee, maxNumImpreciseAcc = 0 : tensor<16x16xf8E5M2> * tensor<16x16xf8E5M2> -> tensor<16x16xf32>
  triton.return
}

// -----

triton.func @accumulator(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %z = arith.constant dense<0.0> : tensor<16x16xf32>
  %y = arith.constant dense<0.0> : tensor<16x16xf64>
  // expected-error @+1 {{result 'result' at position 0 does not verify: attribute tensor<16x16xf64> expected}}
  %d = "triton.dot"(%z, %z, %y) <{input_precision = #triton<input_precision ieee>}> : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf64>) -> tensor<16x16xf32>
  triton.return
}

// -----

triton.func @atomic_type(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %d = arith.constant 1.0 : f64
  // expected-error @+1 {{operand 'value' at position 1 does not verify: for !triton.ptr<f32> it is f32, not f64}}
  %o = "triton.atomic_rmw"(%x, %d) <{kind = #triton<atomic fadd>, order = #triton<order relaxed>, scope = #triton<scope gpu>}> : (!triton.ptr<f32>, f64) -> f32
  triton.return
}

// -----

triton.func @atomic_integer(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %d = arith.constant 1.0 : f32
  // expected-error @+1 {{triton.atomic_rmw: no max of f32}}
  %o = triton.atomic_rmw max, relaxed, gpu, %x, %d : !triton.ptr<f32>
  triton.return
}

// -----

triton.func @atomic_narrow_float(%x: !triton.ptr<f8E5M2>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %d = arith.constant 1.0 : f8E5M2
  // expected-error @+1 {{triton.atomic_rmw: fadd needs 16 bits or more, f8E5M2 is narrower}}
  %o = triton.atomic_rmw fadd, relaxed, gpu, %x, %d : !triton.ptr<f8E5M2>
  triton.return
}

// -----

triton.func @atomic_half(%x: !triton.ptr<f16>, %k: !triton.ptr<i16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %d = arith.constant 1.0 : f16
  %f = triton.atomic_rmw fadd, relaxed, gpu, %x, %d : !triton.ptr<f16>
  %n = arith.constant 1 : i16
  %c = triton.atomic_cas relaxed, gpu, %k, %n, %n : !triton.ptr<i16>
  // expected-error @+1 {{triton.atomic_rmw: exch needs 32 bits or more, f16 is narrower}}
  %o = triton.atomic_rmw exch, relaxed, gpu, %x, %d : !triton.ptr<f16>
  triton.return
}

// -----

triton.func @compared_type(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %d = arith.constant 1.0 : f64
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{operand 'value' at position 2 does not verify: for !triton.ptr<f32> it is f32, not f64}}
  %o = "triton.atomic_cas"(%x, %f, %d) <{order = #triton<order relaxed>, scope = #triton<scope gpu>}> : (!triton.ptr<f32>, f32, f64) -> f32
  triton.return
}

// -----

triton.func @combines_nothing(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{triton.reduce combines one block or more}}
  "triton.reduce"() <{axis = 0 : i32}> ({
    "triton.reduce.return"() : () -> ()
  }) : () -> ()
  triton.return
}

// -----

triton.func @combination_result(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %j = triton.make_range 0 to 32 : tensor<32xi32>
  // expected-error @+1 {{triton.reduce: the combination ends with triton.reduce.return of i32}}
  %r = "triton.reduce"(%i) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %c = arith.extsi %a : i32 to i64
    "triton.reduce.return"(%c) : (i64) -> ()
  }) : (tensor<16xi32>) -> i32
  triton.return
}

// -----

triton.func @negative_axis(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %j = triton.make_range 0 to 32 : tensor<32xi32>
  // expected-error @+1 {{triton.reduce: tensor<16xi32> has no dimension -1}}
  %r = "triton.reduce"(%i) <{axis = -1 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    "triton.reduce.return"(%a) : (i32) -> ()
  }) : (tensor<16xi32>) -> i32
  triton.return
}

// -----

triton.func @encoded(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{a block has dimensions and no encoding: tensor<!triton.ptr<f32>>}}
  %b = "triton.splat"(%x) : (!triton.ptr<f32>) -> tensor<!triton.ptr<f32>>
  triton.return
}

// -----

triton.func @library_operands(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{__nv_powf takes f32, f32 and gives f32, not f32 and f32}}
  %w = triton.extern_elementwise "__nv_powf" %v : (f32) -> f32
  triton.return
}

// -----

triton.func @library_result(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{__nv_expf takes f32 and gives f32, not f32 and f64}}
  %w = triton.extern_elementwise "__nv_expf" %v : (f32) -> f64
  triton.return
}

// -----

triton.func @library_integer(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %j = triton.make_range 0 to 32 : tensor<32xi32>
  %v = triton.load %x : !triton.ptr<f32>
  %n = arith.constant 1 : i32
  %ok = triton.extern_elementwise "__nv_ldexpf" %v, %n : (f32, i32) -> f32
  // expected-error @+1 {{__nv_ldexpf takes f32, i32 and gives f32, not f32, f32 and f32}}
  %w = triton.extern_elementwise "__nv_ldexpf" %v, %v : (f32, f32) -> f32
  triton.return
}
