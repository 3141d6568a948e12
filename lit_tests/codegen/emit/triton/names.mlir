// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// Names of values are kept where Python and Triton mean nothing else by them; those without one are called after what
/// they are. Comments name the user's lines.
// PYTHON-LABEL: def names(tl1, lambda1):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      range1 = tl.program_id(1)
// PYTHON-NEXT:      program = tl.program_id(0)
// PYTHON-NEXT:      # model.py:12 aten.add
// PYTHON-NEXT:      v0 = program + lambda1
// PYTHON-NEXT:      # model.py:13 aten.mul
// PYTHON-NEXT:      v1 = v0 * range1
// PYTHON-NEXT:      condition = v1 < v0
// TTIR-LABEL: tt.func public @names(%tl: !tt.ptr<f32>, %lambda: i32) attributes {noinline = false} {
// TTIR-NEXT:    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %range = tt.get_program_id y : i32
// TTIR-NEXT:    %1 = tt.get_program_id x : i32
// TTIR-NEXT:    // model.py:12 aten.add
// TTIR-NEXT:    %2 = arith.addi %1, %lambda : i32
// TTIR-NEXT:    // model.py:13 aten.mul
// TTIR-NEXT:    %3 = arith.muli %2, %range : i32
// TTIR-NEXT:    %4 = arith.cmpi slt, %3, %2 : i32
// TTIR-NEXT:    tt.return
triton.func @names(%tl: !triton.ptr<f32>, %lambda: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  %range = triton.get_program_id y : i32
  %1 = triton.get_program_id x : i32
  %2 = arith.addi %1, %lambda : i32 loc("aten.add.Tensor"("/home/me/model.py":12:8))
  %3 = arith.muli %2, %range : i32 loc("aten.mul.Tensor"("/home/me/model.py":13:8))
  %4 = arith.cmpi slt, %3, %2 : i32 loc("aten.mul.Tensor"("/home/me/model.py":13:8))
  triton.return
}

/// Names that are taken get a number, after a separator if they end with one; other values are called after what they are.
// PYTHON-LABEL: def taken(x, x1, v_y, libdevice1):
// PYTHON-NEXT:      float1 = tl.num_programs(0)
// PYTHON-NEXT:      programs = tl.num_programs(1)
// PYTHON-NEXT:      programs1 = tl.num_programs(2)
// PYTHON-NEXT:      loaded = tl.load(x)
// PYTHON-NEXT:      loaded1 = tl.load(x)
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      pointers = x + lanes
// PYTHON-NEXT:      loaded2 = tl.load(pointers)
// PYTHON-NEXT:      loaded3 = tl.load(pointers)
// PYTHON-NEXT:      reduced = tl.sum(loaded2, 0)
// PYTHON-NEXT:      scanned = tl.cumsum(loaded3, 0)
// PYTHON-NEXT:      condition = loaded < loaded1
// PYTHON-NEXT:      sum_ = x1
// PYTHON-NEXT:      for k in range(x1, v_y, libdevice1):
// PYTHON-NEXT:          sum_ = sum_ + k
// PYTHON-NEXT:      if condition:
// PYTHON-NEXT:          x1_ = sum_ + x1
// PYTHON-NEXT:          chosen = x1_
// PYTHON-NEXT:      else:
// PYTHON-NEXT:          chosen = sum_
// TTIR-LABEL: tt.func public @taken(%x: !tt.ptr<f32>, %x1: i32, %_y: i32, %libdevice: i32) attributes {noinline = false} {
// TTIR-NEXT:    %float = tt.get_num_programs x : i32
// TTIR-NEXT:    %0 = tt.get_num_programs y : i32
// TTIR-NEXT:    %1 = tt.get_num_programs z : i32
// TTIR-NEXT:    %2 = tt.load %x : !tt.ptr<f32>
// TTIR-NEXT:    %3 = tt.load %x : !tt.ptr<f32>
// TTIR-NEXT:    %4 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %5 = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %6 = tt.addptr %5, %4 : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %7 = tt.load %6 : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %8 = tt.load %6 : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %9 = "tt.reduce"(%7) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a: f32, %b: f32):
// TTIR-NEXT:      %c = arith.addf %a, %b : f32
// TTIR-NEXT:      tt.reduce.return %c : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %10 = "tt.scan"(%8) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_1: f32, %b_1: f32):
// TTIR-NEXT:      %c_1 = arith.addf %a_1, %b_1 : f32
// TTIR-NEXT:      tt.scan.return %c_1 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    %11 = arith.cmpf olt, %2, %3 : f32
// TTIR-NEXT:    %sum = scf.for %k = %x1 to %_y step %libdevice iter_args(%sum_ = %x1) -> (i32) : i32 {
// TTIR-NEXT:      %sum1 = arith.addi %sum_, %k : i32
// TTIR-NEXT:      scf.yield %sum1 : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %chosen = scf.if %11 -> (i32) {
// TTIR-NEXT:      %x1_ = arith.addi %sum, %x1 : i32
// TTIR-NEXT:      scf.yield %x1_ : i32
// TTIR-NEXT:    } else {
// TTIR-NEXT:      scf.yield %sum : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    tt.return
triton.func @taken(%x: !triton.ptr<f32>, %x1: i32, %_y: i32, %libdevice: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %float = triton.get_num_programs x : i32
  %0 = triton.get_num_programs y : i32
  %1 = triton.get_num_programs z : i32
  %2 = triton.load %x : !triton.ptr<f32>
  %3 = triton.load %x : !triton.ptr<f32>
  %4 = triton.make_range 0 to 16 : tensor<16xi32>
  %5 = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %6 = triton.addptr %5, %4 : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %7 = triton.load %6 : tensor<16x!triton.ptr<f32>>
  %8 = triton.load %6 : tensor<16x!triton.ptr<f32>>
  %9 = triton.reduce %7 axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %10 = triton.scan %8 axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.scan.return %c : f32
  }
  %11 = arith.cmpf olt, %2, %3 : f32
  %sum = scf.for %k = %x1 to %_y step %libdevice iter_args(%sum_ = %x1) -> (i32) : i32 {
    %sum1 = arith.addi %sum_, %k : i32
    scf.yield %sum1 : i32
  }
  %chosen = scf.if %11 -> (i32) {
    %x1_ = arith.addi %sum, %x1 : i32
    scf.yield %x1_ : i32
  } else {
    scf.yield %sum : i32
  }
  triton.return
}
