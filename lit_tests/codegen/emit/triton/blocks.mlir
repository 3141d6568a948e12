// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// Rows and columns are seen in their uses; Triton repeats them by itself. A block that it would not repeat says its
/// shape.
// PYTHON-LABEL: def transpose(x, y, columns):
// PYTHON-NEXT:      rows = tl.arange(0, 16)
// PYTHON-NEXT:      lanes = tl.arange(0, 32)
// PYTHON-NEXT:      start = rows[:, None] * columns
// PYTHON-NEXT:      offsets = start + lanes[None, :]
// PYTHON-NEXT:      v = tl.load(x + offsets)
// PYTHON-NEXT:      t = tl.trans(v)
// PYTHON-NEXT:      flat = tl.reshape(t, [512])
// PYTHON-NEXT:      cube = tl.reshape(v, [4, 4, 32])
// PYTHON-NEXT:      turned = tl.permute(cube, [2, 0, 1])
// PYTHON-NEXT:      float1 = tl.broadcast_to(start, [16, 32]).to(tl.float32)
// PYTHON-NEXT:      product = tl.dot(t, float1, tl.full([32, 32], 0.0, tl.float32), input_precision="ieee")
// PYTHON-NEXT:      next = lanes[None, :, None] + 1
// TTIR-LABEL: tt.func public @transpose(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %columns: i32) attributes {noinline = false} {
// TTIR-NEXT:    %rows = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %lanes = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
// TTIR-NEXT:    %row = tt.expand_dims %rows {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
// TTIR-NEXT:    %row_size = tt.splat %columns : i32 -> tensor<16x1xi32>
// TTIR-NEXT:    %start = arith.muli %row, %row_size : tensor<16x1xi32>
// TTIR-NEXT:    %column = tt.expand_dims %lanes {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
// TTIR-NEXT:    %starts = tt.broadcast %start : tensor<16x1xi32> -> tensor<16x32xi32>
// TTIR-NEXT:    %columns_ = tt.broadcast %column : tensor<1x32xi32> -> tensor<16x32xi32>
// TTIR-NEXT:    %offsets = arith.addi %starts, %columns_ : tensor<16x32xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x32x!tt.ptr<f32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %offsets : tensor<16x32x!tt.ptr<f32>>, tensor<16x32xi32>
// TTIR-NEXT:    %v = tt.load %p : tensor<16x32x!tt.ptr<f32>>
// TTIR-NEXT:    %t = tt.trans %v {order = array<i32: 1, 0>} : tensor<16x32xf32> -> tensor<32x16xf32>
// TTIR-NEXT:    %flat = tt.reshape %t : tensor<32x16xf32> -> tensor<512xf32>
// TTIR-NEXT:    %cube = tt.reshape %v : tensor<16x32xf32> -> tensor<4x4x32xf32>
// TTIR-NEXT:    %turned = tt.trans %cube {order = array<i32: 2, 0, 1>} : tensor<4x4x32xf32> -> tensor<32x4x4xf32>
// TTIR-NEXT:    %float = arith.sitofp %starts : tensor<16x32xi32> to tensor<16x32xf32>
// TTIR-NEXT:    %zeros = arith.constant dense<0.000000e+00> : tensor<32x32xf32>
// TTIR-NEXT:    %product = tt.dot %t, %float, %zeros, inputPrecision = ieee : tensor<32x16xf32> * tensor<16x32xf32> -> tensor<32x32xf32>
// TTIR-NEXT:    %e0 = tt.expand_dims %lanes {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
// TTIR-NEXT:    %e1 = tt.expand_dims %e0 {axis = 2 : i32} : tensor<1x32xi32> -> tensor<1x32x1xi32>
// TTIR-NEXT:    %one = arith.constant dense<1> : tensor<1x32x1xi32>
// TTIR-NEXT:    %next = arith.addi %e1, %one : tensor<1x32x1xi32>
// TTIR-NEXT:    tt.return
triton.func @transpose(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %columns: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %rows = triton.make_range 0 to 16 : tensor<16xi32>
  %lanes = triton.make_range 0 to 32 : tensor<32xi32>
  %row = triton.expand_dims %rows axis 1 : tensor<16xi32> -> tensor<16x1xi32>
  %row_size = triton.splat %columns : i32 -> tensor<16x1xi32>
  %start = arith.muli %row, %row_size : tensor<16x1xi32>
  %column = triton.expand_dims %lanes axis 0 : tensor<32xi32> -> tensor<1x32xi32>
  %starts = triton.broadcast %start : tensor<16x1xi32> -> tensor<16x32xi32>
  %columns_ = triton.broadcast %column : tensor<1x32xi32> -> tensor<16x32xi32>
  %offsets = arith.addi %starts, %columns_ : tensor<16x32xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x32x!triton.ptr<f32>>
  %p = triton.addptr %xs, %offsets : tensor<16x32x!triton.ptr<f32>>, tensor<16x32xi32>
  %v = triton.load %p : tensor<16x32x!triton.ptr<f32>>
  %t = triton.trans %v order [1, 0] : tensor<16x32xf32> -> tensor<32x16xf32>
  %flat = triton.reshape %t : tensor<32x16xf32> -> tensor<512xf32>
  %cube = triton.reshape %v : tensor<16x32xf32> -> tensor<4x4x32xf32>
  %turned = triton.trans %cube order [2, 0, 1] : tensor<4x4x32xf32> -> tensor<32x4x4xf32>
  %float = arith.sitofp %starts : tensor<16x32xi32> to tensor<16x32xf32>
  %zeros = arith.constant dense<0.0> : tensor<32x32xf32>
  %product = triton.dot %t, %float, %zeros, inputPrecision = ieee : tensor<32x16xf32> * tensor<16x32xf32> -> tensor<32x32xf32>
  %e0 = triton.expand_dims %lanes axis 0 : tensor<32xi32> -> tensor<1x32xi32>
  %e1 = triton.expand_dims %e0 axis 2 : tensor<1x32xi32> -> tensor<1x32x1xi32>
  %one = arith.constant dense<1> : tensor<1x32x1xi32>
  %next = arith.addi %e1, %one : tensor<1x32x1xi32>
  triton.return
}

/// Pieces of blocks.
// PYTHON-LABEL: def pieces(x):
// PYTHON-NEXT:      lanes = tl.arange(16, 32)
// PYTHON-NEXT:      pairs = tl.join(lanes, lanes)
// PYTHON-NEXT:      left, right = tl.split(pairs)
// PYTHON-NEXT:      picked = tl.gather(lanes, left, 0)
// PYTHON-NEXT:      counts = tl.histogram(lanes, 32)
// PYTHON-NEXT:      bits = lanes.to(tl.float32, bitcast=True)
// PYTHON-NEXT:      small = bits.to(tl.float8e5)
// PYTHON-NEXT:      programs = tl.num_programs(2)
// TTIR-LABEL: tt.func public @pieces(%x: !tt.ptr<f16>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 32 : i32, start = 16 : i32} : tensor<16xi32>
// TTIR-NEXT:    %pairs = tt.join %lanes, %lanes : tensor<16xi32> -> tensor<16x2xi32>
// TTIR-NEXT:    %left, %right = tt.split %pairs : tensor<16x2xi32> -> tensor<16xi32>
// TTIR-NEXT:    %picked = "tt.gather"(%lanes, %left) <{axis = 0 : i32}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
// TTIR-NEXT:    %counts = tt.histogram %lanes : tensor<16xi32> -> tensor<32xi32>
// TTIR-NEXT:    %bits = tt.bitcast %lanes : tensor<16xi32> -> tensor<16xf32>
// TTIR-NEXT:    %small = tt.fp_to_fp %bits, rounding = rtne : tensor<16xf32> -> tensor<16xf8E5M2>
// TTIR-NEXT:    %programs = tt.get_num_programs z : i32
// TTIR-NEXT:    tt.return
triton.func @pieces(%x: !triton.ptr<f16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 16 to 32 : tensor<16xi32>
  %pairs = triton.join %lanes, %lanes : tensor<16xi32> -> tensor<16x2xi32>
  %left, %right = triton.split %pairs : tensor<16x2xi32> -> tensor<16xi32>
  %picked = triton.gather %lanes at %left axis 0 : tensor<16xi32>, tensor<16xi32>
  %counts = triton.histogram %lanes : tensor<16xi32> -> tensor<32xi32>
  %bits = triton.bitcast %lanes : tensor<16xi32> -> tensor<16xf32>
  %small = triton.fp_to_fp %bits : tensor<16xf32> -> tensor<16xf8E5M2>
  %programs = triton.get_num_programs z : i32
  triton.return
}

/// Floats of eight bits: how many terms tensor cores add by themselves, where none and all are said in Triton's way.
// PYTHON-LABEL: def small_products(x, y):
// PYTHON-NEXT:      lanes = tl.arange(0, 64)
// PYTHON-NEXT:      start = lanes[:, None] * 64
// PYTHON-NEXT:      offsets = start + lanes[None, :]
// PYTHON-NEXT:      p = x + offsets
// PYTHON-NEXT:      as_a = p.to(tl.pointer_type(tl.float8e4nv), bitcast=True)
// PYTHON-NEXT:      as_b = p.to(tl.pointer_type(tl.float8e5), bitcast=True)
// PYTHON-NEXT:      mask = tl.broadcast_to(lanes[None, :], [64, 64]) < 60
// PYTHON-NEXT:      a = tl.load(as_a)
// PYTHON-NEXT:      turned = tl.load(as_b, mask=mask, other=0.0)
// PYTHON-NEXT:      b = tl.trans(turned)
// PYTHON-NEXT:      precise = tl.dot(a, b, tl.full([64, 64], 0.0, tl.float32), input_precision="ieee", max_num_imprecise_acc=0)
// PYTHON-NEXT:      some = tl.dot(a, b, precise, input_precision="ieee", max_num_imprecise_acc=32)
// PYTHON-NEXT:      every = tl.dot(a, b, some, input_precision="ieee")
// PYTHON-NEXT:      tl.store(y + offsets, every)
// TTIR-LABEL: tt.func public @small_products(%x: !tt.ptr<i8>, %y: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
// TTIR-NEXT:    %row = tt.expand_dims %lanes {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
// TTIR-NEXT:    %size = arith.constant dense<64> : tensor<64x1xi32>
// TTIR-NEXT:    %start = arith.muli %row, %size : tensor<64x1xi32>
// TTIR-NEXT:    %column = tt.expand_dims %lanes {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
// TTIR-NEXT:    %starts = tt.broadcast %start : tensor<64x1xi32> -> tensor<64x64xi32>
// TTIR-NEXT:    %columns = tt.broadcast %column : tensor<1x64xi32> -> tensor<64x64xi32>
// TTIR-NEXT:    %offsets = arith.addi %starts, %columns : tensor<64x64xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<i8> -> tensor<64x64x!tt.ptr<i8>>
// TTIR-NEXT:    %p = tt.addptr %xs, %offsets : tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi32>
// TTIR-NEXT:    %as_a = tt.bitcast %p : tensor<64x64x!tt.ptr<i8>> -> tensor<64x64x!tt.ptr<f8E4M3FN>>
// TTIR-NEXT:    %as_b = tt.bitcast %p : tensor<64x64x!tt.ptr<i8>> -> tensor<64x64x!tt.ptr<f8E5M2>>
// TTIR-NEXT:    %zero = arith.constant 0.000000e+00 : f8E5M2
// TTIR-NEXT:    %other = tt.splat %zero : f8E5M2 -> tensor<64x64xf8E5M2>
// TTIR-NEXT:    %limit = arith.constant dense<60> : tensor<64x64xi32>
// TTIR-NEXT:    %mask = arith.cmpi slt, %columns, %limit : tensor<64x64xi32>
// TTIR-NEXT:    %a = tt.load %as_a : tensor<64x64x!tt.ptr<f8E4M3FN>>
// TTIR-NEXT:    %turned = tt.load %as_b, %mask, %other : tensor<64x64x!tt.ptr<f8E5M2>>
// TTIR-NEXT:    %b = tt.trans %turned {order = array<i32: 1, 0>} : tensor<64x64xf8E5M2> -> tensor<64x64xf8E5M2>
// TTIR-NEXT:    %zeros = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
// TTIR-NEXT:    %precise = tt.dot %a, %b, %zeros, inputPrecision = ieee : tensor<64x64xf8E4M3FN> * tensor<64x64xf8E5M2> -> tensor<64x64xf32>
// TTIR-NEXT:    %some = tt.dot %a, %b, %precise, inputPrecision = ieee {maxNumImpreciseAcc = 32 : i32} : tensor<64x64xf8E4M3FN> * tensor<64x64xf8E5M2> -> tensor<64x64xf32>
// TTIR-NEXT:    %every = tt.dot %a, %b, %some, inputPrecision = ieee {maxNumImpreciseAcc = 128 : i32} : tensor<64x64xf8E4M3FN> * tensor<64x64xf8E5M2> -> tensor<64x64xf32>
// TTIR-NEXT:    %ys = tt.splat %y : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>>
// TTIR-NEXT:    %q = tt.addptr %ys, %offsets : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
// TTIR-NEXT:    tt.store %q, %every : tensor<64x64x!tt.ptr<f32>>
// TTIR-NEXT:    tt.return
triton.func @small_products(%x: !triton.ptr<i8>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %row = triton.expand_dims %lanes axis 1 : tensor<64xi32> -> tensor<64x1xi32>
  %size = arith.constant dense<64> : tensor<64x1xi32>
  %start = arith.muli %row, %size : tensor<64x1xi32>
  %column = triton.expand_dims %lanes axis 0 : tensor<64xi32> -> tensor<1x64xi32>
  %starts = triton.broadcast %start : tensor<64x1xi32> -> tensor<64x64xi32>
  %columns = triton.broadcast %column : tensor<1x64xi32> -> tensor<64x64xi32>
  %offsets = arith.addi %starts, %columns : tensor<64x64xi32>
  %xs = triton.splat %x : !triton.ptr<i8> -> tensor<64x64x!triton.ptr<i8>>
  %p = triton.addptr %xs, %offsets : tensor<64x64x!triton.ptr<i8>>, tensor<64x64xi32>
  %as_a = triton.bitcast %p : tensor<64x64x!triton.ptr<i8>> -> tensor<64x64x!triton.ptr<f8E4M3FN>>
  %as_b = triton.bitcast %p : tensor<64x64x!triton.ptr<i8>> -> tensor<64x64x!triton.ptr<f8E5M2>>
  %zero = arith.constant 0.0 : f8E5M2
  %other = triton.splat %zero : f8E5M2 -> tensor<64x64xf8E5M2>
  %limit = arith.constant dense<60> : tensor<64x64xi32>
  %mask = arith.cmpi slt, %columns, %limit : tensor<64x64xi32>
  %a = triton.load %as_a : tensor<64x64x!triton.ptr<f8E4M3FN>>
  %turned = triton.load %as_b, %mask, %other : tensor<64x64x!triton.ptr<f8E5M2>>
  %b = triton.trans %turned order [1, 0] : tensor<64x64xf8E5M2> -> tensor<64x64xf8E5M2>
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %precise = triton.dot %a, %b, %zeros, inputPrecision = ieee : tensor<64x64xf8E4M3FN> * tensor<64x64xf8E5M2> -> tensor<64x64xf32>
  %some = triton.dot %a, %b, %precise, inputPrecision = ieee, maxNumImpreciseAcc = 32 : tensor<64x64xf8E4M3FN> * tensor<64x64xf8E5M2> -> tensor<64x64xf32>
  %every = triton.dot %a, %b, %some, inputPrecision = ieee, maxNumImpreciseAcc = 128 : tensor<64x64xf8E4M3FN> * tensor<64x64xf8E5M2> -> tensor<64x64xf32>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<64x64x!triton.ptr<f32>>
  %q = triton.addptr %ys, %offsets : tensor<64x64x!triton.ptr<f32>>, tensor<64x64xi32>
  triton.store %q, %every : tensor<64x64x!triton.ptr<f32>>
  triton.return
}

/// Addresses are in parentheses where a dimension is added; a number has no dimensions.
// PYTHON-LABEL: def expanded(x):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      p = x + lanes
// PYTHON-NEXT:      v = tl.load(p[:, None])
// PYTHON-NEXT:      twice = v * 2.0
// TTIR-LABEL: tt.func public @expanded(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %lanes : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %column = tt.expand_dims %p {axis = 1 : i32} : tensor<16x!tt.ptr<f32>> -> tensor<16x1x!tt.ptr<f32>>
// TTIR-NEXT:    %v = tt.load %column : tensor<16x1x!tt.ptr<f32>>
// TTIR-NEXT:    %two = arith.constant dense<2.000000e+00> : tensor<16xf32>
// TTIR-NEXT:    %twos = tt.expand_dims %two {axis = 1 : i32} : tensor<16xf32> -> tensor<16x1xf32>
// TTIR-NEXT:    %twice = arith.mulf %v, %twos : tensor<16x1xf32>
// TTIR-NEXT:    tt.return
triton.func @expanded(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %p = triton.addptr %xs, %lanes : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %column = triton.expand_dims %p axis 1 : tensor<16x!triton.ptr<f32>> -> tensor<16x1x!triton.ptr<f32>>
  %v = triton.load %column : tensor<16x1x!triton.ptr<f32>>
  %two = arith.constant dense<2.0> : tensor<16xf32>
  %twos = triton.expand_dims %two axis 1 : tensor<16xf32> -> tensor<16x1xf32>
  %twice = arith.mulf %v, %twos : tensor<16x1xf32>
  triton.return
}

/// Products in other types than f32, and in other precisions.
// PYTHON-LABEL: def products(x, y, z):
// PYTHON-NEXT:      lanes = tl.arange(0, 1024)
// PYTHON-NEXT:      i = tl.reshape(lanes, [32, 32])
// PYTHON-NEXT:      a = tl.load(x + i)
// PYTHON-NEXT:      b = tl.load(y + i)
// PYTHON-NEXT:      c = tl.load(z + i)
// PYTHON-NEXT:      half = tl.dot(a, a, a, input_precision="ieee", out_dtype=tl.float16)
// PYTHON-NEXT:      integer = tl.dot(b, b, tl.full([32, 32], 0, tl.int32), input_precision="ieee", out_dtype=tl.int32)
// PYTHON-NEXT:      rounded = tl.dot(c, c, c, input_precision="tf32")
// TTIR-LABEL: tt.func public @products(%x: !tt.ptr<f16>, %y: !tt.ptr<i8>, %z: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
// TTIR-NEXT:    %i = tt.reshape %lanes : tensor<1024xi32> -> tensor<32x32xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f16> -> tensor<32x32x!tt.ptr<f16>>
// TTIR-NEXT:    %px = tt.addptr %xs, %i : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
// TTIR-NEXT:    %a = tt.load %px : tensor<32x32x!tt.ptr<f16>>
// TTIR-NEXT:    %ys = tt.splat %y : !tt.ptr<i8> -> tensor<32x32x!tt.ptr<i8>>
// TTIR-NEXT:    %py = tt.addptr %ys, %i : tensor<32x32x!tt.ptr<i8>>, tensor<32x32xi32>
// TTIR-NEXT:    %b = tt.load %py : tensor<32x32x!tt.ptr<i8>>
// TTIR-NEXT:    %zs = tt.splat %z : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
// TTIR-NEXT:    %pz = tt.addptr %zs, %i : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
// TTIR-NEXT:    %c = tt.load %pz : tensor<32x32x!tt.ptr<f32>>
// TTIR-NEXT:    %half = tt.dot %a, %a, %a, inputPrecision = ieee : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf16>
// TTIR-NEXT:    %zero = arith.constant dense<0> : tensor<32x32xi32>
// TTIR-NEXT:    %integer = tt.dot %b, %b, %zero, inputPrecision = ieee : tensor<32x32xi8> * tensor<32x32xi8> -> tensor<32x32xi32>
// TTIR-NEXT:    %rounded = tt.dot %c, %c, %c, inputPrecision = tf32 : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>
// TTIR-NEXT:    tt.return
triton.func @products(%x: !triton.ptr<f16>, %y: !triton.ptr<i8>, %z: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 1024 : tensor<1024xi32>
  %i = triton.reshape %lanes : tensor<1024xi32> -> tensor<32x32xi32>
  %xs = triton.splat %x : !triton.ptr<f16> -> tensor<32x32x!triton.ptr<f16>>
  %px = triton.addptr %xs, %i : tensor<32x32x!triton.ptr<f16>>, tensor<32x32xi32>
  %a = triton.load %px : tensor<32x32x!triton.ptr<f16>>
  %ys = triton.splat %y : !triton.ptr<i8> -> tensor<32x32x!triton.ptr<i8>>
  %py = triton.addptr %ys, %i : tensor<32x32x!triton.ptr<i8>>, tensor<32x32xi32>
  %b = triton.load %py : tensor<32x32x!triton.ptr<i8>>
  %zs = triton.splat %z : !triton.ptr<f32> -> tensor<32x32x!triton.ptr<f32>>
  %pz = triton.addptr %zs, %i : tensor<32x32x!triton.ptr<f32>>, tensor<32x32xi32>
  %c = triton.load %pz : tensor<32x32x!triton.ptr<f32>>
  %half = triton.dot %a, %a, %a, inputPrecision = ieee : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf16>
  %zero = arith.constant dense<0> : tensor<32x32xi32>
  %integer = triton.dot %b, %b, %zero, inputPrecision = ieee : tensor<32x32xi8> * tensor<32x32xi8> -> tensor<32x32xi32>
  %rounded = triton.dot %c, %c, %c, inputPrecision = tf32 : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>
  triton.return
}

/// Programs along each axis.
// PYTHON-LABEL: def programs(n):
// PYTHON-NEXT:      x = tl.program_id(0)
// PYTHON-NEXT:      y = tl.program_id(1)
// PYTHON-NEXT:      z = tl.program_id(2)
// PYTHON-NEXT:      programs = tl.num_programs(0)
// PYTHON-NEXT:      programs1 = tl.num_programs(1)
// TTIR-LABEL: tt.func public @programs(%n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %x = tt.get_program_id x : i32
// TTIR-NEXT:    %y = tt.get_program_id y : i32
// TTIR-NEXT:    %z = tt.get_program_id z : i32
// TTIR-NEXT:    %0 = tt.get_num_programs x : i32
// TTIR-NEXT:    %1 = tt.get_num_programs y : i32
// TTIR-NEXT:    tt.return
triton.func @programs(%n: i32) attributes {grid = [#shape.expr<d0>, #shape.expr<d0 * 2>, #shape.expr<3>], num_warps = 1 : i32, num_stages = 2 : i32} {
  %x = triton.get_program_id x : i32
  %y = triton.get_program_id y : i32
  %z = triton.get_program_id z : i32
  %0 = triton.get_num_programs x : i32
  %1 = triton.get_num_programs y : i32
  triton.return
}
