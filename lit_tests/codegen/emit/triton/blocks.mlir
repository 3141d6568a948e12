// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// Rows and columns are seen in their uses; Triton repeats them by itself. A block that it would not repeat says its
/// shape.
// CHECK-LABEL: def transpose(x, y, columns):
// CHECK-NEXT:     rows = tl.arange(0, 16)
// CHECK-NEXT:     lanes = tl.arange(0, 32)
// CHECK-NEXT:     start = rows[:, None] * columns
// CHECK-NEXT:     offsets = start + lanes[None, :]
// CHECK-NEXT:     v = tl.load(x + offsets)
// CHECK-NEXT:     t = tl.trans(v)
// CHECK-NEXT:     flat = tl.reshape(t, [512])
// CHECK-NEXT:     cube = tl.reshape(v, [4, 4, 32])
// CHECK-NEXT:     turned = tl.permute(cube, [2, 0, 1])
// CHECK-NEXT:     float1 = tl.broadcast_to(start, [16, 32]).to(tl.float32)
// CHECK-NEXT:     product = tl.dot(t, float1, tl.full([32, 32], 0.0, tl.float32), input_precision="ieee")
// CHECK-NEXT:     next = lanes[None, :, None] + 1
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
// CHECK-LABEL: def pieces(x):
// CHECK-NEXT:     lanes = tl.arange(16, 32)
// CHECK-NEXT:     pairs = tl.join(lanes, lanes)
// CHECK-NEXT:     left, right = tl.split(pairs)
// CHECK-NEXT:     picked = tl.gather(lanes, left, 0)
// CHECK-NEXT:     counts = tl.histogram(lanes, 32)
// CHECK-NEXT:     bits = lanes.to(tl.float32, bitcast=True)
// CHECK-NEXT:     small = bits.to(tl.float8e5)
// CHECK-NEXT:     programs = tl.num_programs(2)
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
// CHECK-LABEL: def small_products(x, y):
// CHECK:           precise = tl.dot(a, b, {{.*}}, input_precision="ieee", max_num_imprecise_acc=0)
// CHECK-NEXT:      some = tl.dot(a, b, precise, input_precision="ieee", max_num_imprecise_acc=32)
// CHECK-NEXT:      every = tl.dot(a, b, some, input_precision="ieee")
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
