// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// Equal combinations are one function, whatever their values are called; sums, products that run on and maxima without
/// NaN are Triton's own.
// PYTHON-LABEL: def combine_maximumf(a, b):
// PYTHON-NEXT:      return tl.maximum(a, b, propagate_nan=tl.PropagateNan.ALL)
// PYTHON-LABEL: def combine(a0, a1, b0, b1):
// PYTHON-NEXT:      w = a0 > b0
// PYTHON-NEXT:      c = tl.where(w, a0, b0)
// PYTHON-NEXT:      d = tl.where(w, a1, b1)
// PYTHON-NEXT:      return c, d
// PYTHON-LABEL: def combine_addi(a, b):
// PYTHON-NEXT:      return a + b
// PYTHON-LABEL: def combine_muli(a, b):
// PYTHON-NEXT:      return a * b
// PYTHON-LABEL: def combine_maxui(a, b):
// PYTHON-NEXT:      return tl.maximum(a.to(tl.uint32, bitcast=True), b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-LABEL: def combine_minui(a, b):
// PYTHON-NEXT:      return tl.minimum(a.to(tl.uint32, bitcast=True), b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-LABEL: def combine_andi(a, b):
// PYTHON-NEXT:      return a & b
// PYTHON-LABEL: def combine_ori(a, b):
// PYTHON-NEXT:      return a | b
// PYTHON-LABEL: def combine_xori(a, b):
// PYTHON-NEXT:      return a ^ b
// PYTHON-LABEL: def combine_maxsi(a, b):
// PYTHON-NEXT:      return tl.maximum(a, b)
// PYTHON-LABEL: def combine_minimumf(a, b):
// PYTHON-NEXT:      return tl.minimum(a, b, propagate_nan=tl.PropagateNan.ALL)
// PYTHON-LABEL: def combine_addf(a, b):
// PYTHON-NEXT:      return b + a
// PYTHON-LABEL: def combine_addf1(a, b):
// PYTHON-NEXT:      c = a + b
// PYTHON-NEXT:      return b
// PYTHON-LABEL: def combine1(a, b):
// PYTHON-NEXT:      return b
// PYTHON-LABEL: def combine2(a, b):
// PYTHON-NEXT:      c = a + b
// PYTHON-NEXT:      return c * 0.5
// PYTHON-LABEL: def combine3(a0, a1, b0, b1):
// PYTHON-NEXT:      w = a0 < b0
// PYTHON-NEXT:      c = tl.where(w, a0, b0)
// PYTHON-NEXT:      e = tl.where(w, a1, b1)
// PYTHON-NEXT:      return c, e
// PYTHON-LABEL: def reductions(x):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      v = tl.load(x + i)
// PYTHON-NEXT:      sum = tl.sum(v, 0)
// PYTHON-NEXT:      largest = tl.max(v, 0)
// PYTHON-NEXT:      or_nan = tl.reduce(v, 0, combine_maximumf)
// PYTHON-NEXT:      again = tl.associative_scan(v, 0, combine_maximumf, reverse=True)
// PYTHON-NEXT:      product = tl.cumprod(v, 0)
// PYTHON-NEXT:      best, place = tl.reduce((v, i), 0, combine)
// TTIR-LABEL: tt.func public @reductions(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %v = tt.load %p : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a: f32, %b: f32):
// TTIR-NEXT:      %c = arith.addf %a, %b : f32
// TTIR-NEXT:      tt.reduce.return %c : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %largest = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_1: f32, %b_1: f32):
// TTIR-NEXT:      %c_1 = arith.maxnumf %a_1, %b_1 : f32
// TTIR-NEXT:      tt.reduce.return %c_1 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %or_nan = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_2: f32, %b_2: f32):
// TTIR-NEXT:      %c_2 = arith.maximumf %a_2, %b_2 : f32
// TTIR-NEXT:      tt.reduce.return %c_2 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %again = "tt.scan"(%v) <{axis = 0 : i32, reverse = true}> ({
// TTIR-NEXT:    ^bb0(%left: f32, %right: f32):
// TTIR-NEXT:      %larger = arith.maximumf %left, %right : f32
// TTIR-NEXT:      tt.scan.return %larger : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    %product = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_3: f32, %b_3: f32):
// TTIR-NEXT:      %c_3 = arith.mulf %a_3, %b_3 : f32
// TTIR-NEXT:      tt.scan.return %c_3 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    %best, %place = "tt.reduce"(%v, %i) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_4: f32, %k: i32, %b_4: f32, %l: i32):
// TTIR-NEXT:      %w = arith.cmpf ogt, %a_4, %b_4 : f32
// TTIR-NEXT:      %c_4 = arith.select %w, %a_4, %b_4 : f32
// TTIR-NEXT:      %d = arith.select %w, %k, %l : i32
// TTIR-NEXT:      tt.reduce.return %c_4, %d : f32, i32
// TTIR-NEXT:    }) : (tensor<16xf32>, tensor<16xi32>) -> (f32, i32)
// TTIR-NEXT:    tt.return
triton.func @reductions(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %v = triton.load %p : tensor<16x!triton.ptr<f32>>
  %sum = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %largest = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.maxnumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %or_nan = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.maximumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %again = triton.scan %v axis 0 reverse : tensor<16xf32> combine (%left: f32, %right: f32) {
    %larger = arith.maximumf %left, %right : f32
    triton.scan.return %larger : f32
  }
  %product = triton.scan %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.mulf %a, %b : f32
    triton.scan.return %c : f32
  }
  %best, %place = triton.reduce %v, %i axis 0 : tensor<16xf32>, tensor<16xi32> combine (%a: f32, %k: i32, %b: f32, %l: i32) {
    %w = arith.cmpf ogt, %a, %b : f32
    %c = arith.select %w, %a, %b : f32
    %d = arith.select %w, %k, %l : i32
    triton.reduce.return %c, %d : f32, i32
  }
  triton.return
}

/// Narrow integers are added as they are: tl.sum would widen them.
// PYTHON-LABEL: def narrow(x):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      v = tl.load(x + i)
// PYTHON-NEXT:      sum = tl.reduce(v, 0, combine_addi)
// TTIR-LABEL: tt.func public @narrow(%x: !tt.ptr<i8>) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<i8> -> tensor<16x!tt.ptr<i8>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<16x!tt.ptr<i8>>, tensor<16xi32>
// TTIR-NEXT:    %v = tt.load %p : tensor<16x!tt.ptr<i8>>
// TTIR-NEXT:    %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a: i8, %b: i8):
// TTIR-NEXT:      %c = arith.addi %a, %b : i8
// TTIR-NEXT:      tt.reduce.return %c : i8
// TTIR-NEXT:    }) : (tensor<16xi8>) -> i8
// TTIR-NEXT:    tt.return
triton.func @narrow(%x: !triton.ptr<i8>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<i8> -> tensor<16x!triton.ptr<i8>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<i8>>, tensor<16xi32>
  %v = triton.load %p : tensor<16x!triton.ptr<i8>>
  %sum = triton.reduce %v axis 0 : tensor<16xi8> combine (%a: i8, %b: i8) {
    %c = arith.addi %a, %b : i8
    triton.reduce.return %c : i8
  }
  triton.return
}

/// Every combination of integers that has a function of Triton's own, and others.
// PYTHON-LABEL: def integers(x):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      v = tl.load(x + i)
// PYTHON-NEXT:      w = v.to(tl.int64)
// PYTHON-NEXT:      r_addi = tl.sum(v, 0)
// PYTHON-NEXT:      r_maxsi = tl.max(v, 0)
// PYTHON-NEXT:      r_minsi = tl.min(v, 0)
// PYTHON-NEXT:      r_muli = tl.reduce(v, 0, combine_muli)
// PYTHON-NEXT:      r_maxui = tl.reduce(v, 0, combine_maxui)
// PYTHON-NEXT:      r_minui = tl.reduce(v, 0, combine_minui)
// PYTHON-NEXT:      r_andi = tl.reduce(v, 0, combine_andi)
// PYTHON-NEXT:      r_ori = tl.reduce(v, 0, combine_ori)
// PYTHON-NEXT:      r_xori = tl.reduce(v, 0, combine_xori)
// PYTHON-NEXT:      s_addi = tl.cumsum(v, 0)
// PYTHON-NEXT:      s_muli = tl.cumprod(v, 0)
// PYTHON-NEXT:      s_maxsi = tl.associative_scan(v, 0, combine_maxsi)
// PYTHON-NEXT:      back = tl.cumsum(v, 0, reverse=True)
// PYTHON-NEXT:      wide = tl.sum(w, 0)
// TTIR-LABEL: tt.func public @integers(%x: !tt.ptr<i32>) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
// TTIR-NEXT:    %v = tt.load %p : tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %w = arith.extsi %v : tensor<16xi32> to tensor<16xi64>
// TTIR-NEXT:    %r_addi = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a: i32, %b: i32):
// TTIR-NEXT:      %c = arith.addi %a, %b : i32
// TTIR-NEXT:      tt.reduce.return %c : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_maxsi = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_1: i32, %b_1: i32):
// TTIR-NEXT:      %c_1 = arith.maxsi %a_1, %b_1 : i32
// TTIR-NEXT:      tt.reduce.return %c_1 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_minsi = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_2: i32, %b_2: i32):
// TTIR-NEXT:      %c_2 = arith.minsi %a_2, %b_2 : i32
// TTIR-NEXT:      tt.reduce.return %c_2 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_muli = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_3: i32, %b_3: i32):
// TTIR-NEXT:      %c_3 = arith.muli %a_3, %b_3 : i32
// TTIR-NEXT:      tt.reduce.return %c_3 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_maxui = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_4: i32, %b_4: i32):
// TTIR-NEXT:      %c_4 = arith.maxui %a_4, %b_4 : i32
// TTIR-NEXT:      tt.reduce.return %c_4 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_minui = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_5: i32, %b_5: i32):
// TTIR-NEXT:      %c_5 = arith.minui %a_5, %b_5 : i32
// TTIR-NEXT:      tt.reduce.return %c_5 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_andi = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_6: i32, %b_6: i32):
// TTIR-NEXT:      %c_6 = arith.andi %a_6, %b_6 : i32
// TTIR-NEXT:      tt.reduce.return %c_6 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_ori = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_7: i32, %b_7: i32):
// TTIR-NEXT:      %c_7 = arith.ori %a_7, %b_7 : i32
// TTIR-NEXT:      tt.reduce.return %c_7 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %r_xori = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_8: i32, %b_8: i32):
// TTIR-NEXT:      %c_8 = arith.xori %a_8, %b_8 : i32
// TTIR-NEXT:      tt.reduce.return %c_8 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> i32
// TTIR-NEXT:    %s_addi = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_9: i32, %b_9: i32):
// TTIR-NEXT:      %c_9 = arith.addi %a_9, %b_9 : i32
// TTIR-NEXT:      tt.scan.return %c_9 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> tensor<16xi32>
// TTIR-NEXT:    %s_muli = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_10: i32, %b_10: i32):
// TTIR-NEXT:      %c_10 = arith.muli %a_10, %b_10 : i32
// TTIR-NEXT:      tt.scan.return %c_10 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> tensor<16xi32>
// TTIR-NEXT:    %s_maxsi = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_11: i32, %b_11: i32):
// TTIR-NEXT:      %c_11 = arith.maxsi %a_11, %b_11 : i32
// TTIR-NEXT:      tt.scan.return %c_11 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> tensor<16xi32>
// TTIR-NEXT:    %back = "tt.scan"(%v) <{axis = 0 : i32, reverse = true}> ({
// TTIR-NEXT:    ^bb0(%a_12: i32, %b_12: i32):
// TTIR-NEXT:      %c_12 = arith.addi %a_12, %b_12 : i32
// TTIR-NEXT:      tt.scan.return %c_12 : i32
// TTIR-NEXT:    }) : (tensor<16xi32>) -> tensor<16xi32>
// TTIR-NEXT:    %wide = "tt.reduce"(%w) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_13: i64, %b_13: i64):
// TTIR-NEXT:      %c_13 = arith.addi %a_13, %b_13 : i64
// TTIR-NEXT:      tt.reduce.return %c_13 : i64
// TTIR-NEXT:    }) : (tensor<16xi64>) -> i64
// TTIR-NEXT:    tt.return
triton.func @integers(%x: !triton.ptr<i32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<i32> -> tensor<16x!triton.ptr<i32>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<i32>>, tensor<16xi32>
  %v = triton.load %p : tensor<16x!triton.ptr<i32>>
  %w = arith.extsi %v : tensor<16xi32> to tensor<16xi64>
  %r_addi = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.addi %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_maxsi = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.maxsi %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_minsi = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.minsi %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_muli = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.muli %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_maxui = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.maxui %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_minui = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.minui %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_andi = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.andi %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_ori = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.ori %a, %b : i32
    triton.reduce.return %c : i32
  }
  %r_xori = triton.reduce %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.xori %a, %b : i32
    triton.reduce.return %c : i32
  }
  %s_addi = triton.scan %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.addi %a, %b : i32
    triton.scan.return %c : i32
  }
  %s_muli = triton.scan %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.muli %a, %b : i32
    triton.scan.return %c : i32
  }
  %s_maxsi = triton.scan %v axis 0 : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.maxsi %a, %b : i32
    triton.scan.return %c : i32
  }
  %back = triton.scan %v axis 0 reverse : tensor<16xi32> combine (%a: i32, %b: i32) {
    %c = arith.addi %a, %b : i32
    triton.scan.return %c : i32
  }
  %wide = triton.reduce %w axis 0 : tensor<16xi64> combine (%a: i64, %b: i64) {
    %c = arith.addi %a, %b : i64
    triton.reduce.return %c : i64
  }
  triton.return
}

/// Of floats, those of 16 bits are not widened; operands that change places, and values from outside.
// PYTHON-LABEL: def floats(x):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      v = tl.load(x + i)
// PYTHON-NEXT:      d = v.to(tl.float64)
// PYTHON-NEXT:      h = v.to(tl.bfloat16)
// PYTHON-NEXT:      r_addf = tl.sum(v, 0)
// PYTHON-NEXT:      r_maxnumf = tl.max(v, 0)
// PYTHON-NEXT:      r_minnumf = tl.min(v, 0)
// PYTHON-NEXT:      r_minimumf = tl.reduce(v, 0, combine_minimumf)
// PYTHON-NEXT:      r_mulf = tl.reduce(v, 0, combine_muli)
// PYTHON-NEXT:      s_addf = tl.cumsum(v, 0)
// PYTHON-NEXT:      s_mulf = tl.cumprod(v, 0)
// PYTHON-NEXT:      double = tl.sum(d, 0)
// PYTHON-NEXT:      half = tl.reduce(h, 0, combine_addi)
// PYTHON-NEXT:      swapped = tl.reduce(v, 0, combine_addf)
// PYTHON-NEXT:      second = tl.reduce(v, 0, combine_addf1)
// PYTHON-NEXT:      last = tl.reduce(v, 0, combine1)
// PYTHON-NEXT:      weighted = tl.reduce(v, 0, combine2)
// PYTHON-NEXT:      first, least = tl.associative_scan((v, i), 0, combine3, reverse=True)
// TTIR-LABEL: tt.func public @floats(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %v = tt.load %p : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %d = arith.extf %v : tensor<16xf32> to tensor<16xf64>
// TTIR-NEXT:    %h = arith.truncf %v : tensor<16xf32> to tensor<16xbf16>
// TTIR-NEXT:    %half_ = arith.constant 5.000000e-01 : f32
// TTIR-NEXT:    %r_addf = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a: f32, %b: f32):
// TTIR-NEXT:      %c = arith.addf %a, %b : f32
// TTIR-NEXT:      tt.reduce.return %c : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %r_maxnumf = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_1: f32, %b_1: f32):
// TTIR-NEXT:      %c_1 = arith.maxnumf %a_1, %b_1 : f32
// TTIR-NEXT:      tt.reduce.return %c_1 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %r_minnumf = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_2: f32, %b_2: f32):
// TTIR-NEXT:      %c_2 = arith.minnumf %a_2, %b_2 : f32
// TTIR-NEXT:      tt.reduce.return %c_2 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %r_minimumf = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_3: f32, %b_3: f32):
// TTIR-NEXT:      %c_3 = arith.minimumf %a_3, %b_3 : f32
// TTIR-NEXT:      tt.reduce.return %c_3 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %r_mulf = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_4: f32, %b_4: f32):
// TTIR-NEXT:      %c_4 = arith.mulf %a_4, %b_4 : f32
// TTIR-NEXT:      tt.reduce.return %c_4 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %s_addf = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_5: f32, %b_5: f32):
// TTIR-NEXT:      %c_5 = arith.addf %a_5, %b_5 : f32
// TTIR-NEXT:      tt.scan.return %c_5 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    %s_mulf = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_6: f32, %b_6: f32):
// TTIR-NEXT:      %c_6 = arith.mulf %a_6, %b_6 : f32
// TTIR-NEXT:      tt.scan.return %c_6 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    %double = "tt.reduce"(%d) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_7: f64, %b_7: f64):
// TTIR-NEXT:      %c_7 = arith.addf %a_7, %b_7 : f64
// TTIR-NEXT:      tt.reduce.return %c_7 : f64
// TTIR-NEXT:    }) : (tensor<16xf64>) -> f64
// TTIR-NEXT:    %half = "tt.reduce"(%h) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_8: bf16, %b_8: bf16):
// TTIR-NEXT:      %c_8 = arith.addf %a_8, %b_8 : bf16
// TTIR-NEXT:      tt.reduce.return %c_8 : bf16
// TTIR-NEXT:    }) : (tensor<16xbf16>) -> bf16
// TTIR-NEXT:    %swapped = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_9: f32, %b_9: f32):
// TTIR-NEXT:      %c_9 = arith.addf %b_9, %a_9 : f32
// TTIR-NEXT:      tt.reduce.return %c_9 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %second = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_10: f32, %b_10: f32):
// TTIR-NEXT:      %c_10 = arith.addf %a_10, %b_10 : f32
// TTIR-NEXT:      tt.reduce.return %b_10 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %last = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_11: f32, %b_11: f32):
// TTIR-NEXT:      tt.reduce.return %b_11 : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %weighted = "tt.reduce"(%v) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_12: f32, %b_12: f32):
// TTIR-NEXT:      %c_11 = arith.addf %a_12, %b_12 : f32
// TTIR-NEXT:      %scaled = arith.mulf %c_11, %half_ : f32
// TTIR-NEXT:      tt.reduce.return %scaled : f32
// TTIR-NEXT:    }) : (tensor<16xf32>) -> f32
// TTIR-NEXT:    %first, %least = "tt.scan"(%v, %i) <{axis = 0 : i32, reverse = true}> ({
// TTIR-NEXT:    ^bb0(%a_13: f32, %k: i32, %b_13: f32, %l: i32):
// TTIR-NEXT:      %w = arith.cmpf olt, %a_13, %b_13 : f32
// TTIR-NEXT:      %c_12 = arith.select %w, %a_13, %b_13 : f32
// TTIR-NEXT:      %e = arith.select %w, %k, %l : i32
// TTIR-NEXT:      tt.scan.return %c_12, %e : f32, i32
// TTIR-NEXT:    }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
// TTIR-NEXT:    tt.return
triton.func @floats(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %v = triton.load %p : tensor<16x!triton.ptr<f32>>
  %d = arith.extf %v : tensor<16xf32> to tensor<16xf64>
  %h = arith.truncf %v : tensor<16xf32> to tensor<16xbf16>
  %half_ = arith.constant 0.5 : f32
  %r_addf = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %r_maxnumf = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.maxnumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %r_minnumf = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.minnumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %r_minimumf = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.minimumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %r_mulf = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.mulf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %s_addf = triton.scan %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.scan.return %c : f32
  }
  %s_mulf = triton.scan %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.mulf %a, %b : f32
    triton.scan.return %c : f32
  }
  %double = triton.reduce %d axis 0 : tensor<16xf64> combine (%a: f64, %b: f64) {
    %c = arith.addf %a, %b : f64
    triton.reduce.return %c : f64
  }
  %half = triton.reduce %h axis 0 : tensor<16xbf16> combine (%a: bf16, %b: bf16) {
    %c = arith.addf %a, %b : bf16
    triton.reduce.return %c : bf16
  }
  %swapped = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %b, %a : f32
    triton.reduce.return %c : f32
  }
  %second = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %b : f32
  }
  %last = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    triton.reduce.return %b : f32
  }
  %weighted = triton.reduce %v axis 0 : tensor<16xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    %scaled = arith.mulf %c, %half_ : f32
    triton.reduce.return %scaled : f32
  }
  %first, %least = triton.scan %v, %i axis 0 reverse : tensor<16xf32>, tensor<16xi32> combine (%a: f32, %k: i32, %b: f32, %l: i32) {
    %w = arith.cmpf olt, %a, %b : f32
    %c = arith.select %w, %a, %b : f32
    %e = arith.select %w, %k, %l : i32
    triton.scan.return %c, %e : f32, i32
  }
  triton.return
}

/// The axis, and halves of f16 and integers of 16 bits, which are not widened.
// PYTHON-LABEL: def axes(x, k):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      j = tl.reshape(i, [4, 4])
// PYTHON-NEXT:      rows = tl.max(j, 1)
// PYTHON-NEXT:      columns = tl.cumsum(j, 1)
// PYTHON-NEXT:      v = tl.load(x + i)
// PYTHON-NEXT:      half = tl.associative_scan(v, 0, combine_addi)
// PYTHON-NEXT:      w = tl.load(k + i)
// PYTHON-NEXT:      narrow = tl.reduce(w, 0, combine_maxsi)
// TTIR-LABEL: tt.func public @axes(%x: !tt.ptr<f16>, %k: !tt.ptr<i16>) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %j = tt.reshape %i : tensor<16xi32> -> tensor<4x4xi32>
// TTIR-NEXT:    %rows = "tt.reduce"(%j) <{axis = 1 : i32}> ({
// TTIR-NEXT:    ^bb0(%a: i32, %b: i32):
// TTIR-NEXT:      %c = arith.maxsi %a, %b : i32
// TTIR-NEXT:      tt.reduce.return %c : i32
// TTIR-NEXT:    }) : (tensor<4x4xi32>) -> tensor<4xi32>
// TTIR-NEXT:    %columns = "tt.scan"(%j) <{axis = 1 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_1: i32, %b_1: i32):
// TTIR-NEXT:      %c_1 = arith.addi %a_1, %b_1 : i32
// TTIR-NEXT:      tt.scan.return %c_1 : i32
// TTIR-NEXT:    }) : (tensor<4x4xi32>) -> tensor<4x4xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f16> -> tensor<16x!tt.ptr<f16>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<16x!tt.ptr<f16>>, tensor<16xi32>
// TTIR-NEXT:    %v = tt.load %p : tensor<16x!tt.ptr<f16>>
// TTIR-NEXT:    %half = "tt.scan"(%v) <{axis = 0 : i32, reverse = false}> ({
// TTIR-NEXT:    ^bb0(%a_2: f16, %b_2: f16):
// TTIR-NEXT:      %c_2 = arith.addf %a_2, %b_2 : f16
// TTIR-NEXT:      tt.scan.return %c_2 : f16
// TTIR-NEXT:    }) : (tensor<16xf16>) -> tensor<16xf16>
// TTIR-NEXT:    %ks = tt.splat %k : !tt.ptr<i16> -> tensor<16x!tt.ptr<i16>>
// TTIR-NEXT:    %q = tt.addptr %ks, %i : tensor<16x!tt.ptr<i16>>, tensor<16xi32>
// TTIR-NEXT:    %w = tt.load %q : tensor<16x!tt.ptr<i16>>
// TTIR-NEXT:    %narrow = "tt.reduce"(%w) <{axis = 0 : i32}> ({
// TTIR-NEXT:    ^bb0(%a_3: i16, %b_3: i16):
// TTIR-NEXT:      %c_3 = arith.maxsi %a_3, %b_3 : i16
// TTIR-NEXT:      tt.reduce.return %c_3 : i16
// TTIR-NEXT:    }) : (tensor<16xi16>) -> i16
// TTIR-NEXT:    tt.return
triton.func @axes(%x: !triton.ptr<f16>, %k: !triton.ptr<i16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %j = triton.reshape %i : tensor<16xi32> -> tensor<4x4xi32>
  %rows = triton.reduce %j axis 1 : tensor<4x4xi32> combine (%a: i32, %b: i32) {
    %c = arith.maxsi %a, %b : i32
    triton.reduce.return %c : i32
  }
  %columns = triton.scan %j axis 1 : tensor<4x4xi32> combine (%a: i32, %b: i32) {
    %c = arith.addi %a, %b : i32
    triton.scan.return %c : i32
  }
  %xs = triton.splat %x : !triton.ptr<f16> -> tensor<16x!triton.ptr<f16>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<f16>>, tensor<16xi32>
  %v = triton.load %p : tensor<16x!triton.ptr<f16>>
  %half = triton.scan %v axis 0 : tensor<16xf16> combine (%a: f16, %b: f16) {
    %c = arith.addf %a, %b : f16
    triton.scan.return %c : f16
  }
  %ks = triton.splat %k : !triton.ptr<i16> -> tensor<16x!triton.ptr<i16>>
  %q = triton.addptr %ks, %i : tensor<16x!triton.ptr<i16>>, tensor<16xi32>
  %w = triton.load %q : tensor<16x!triton.ptr<i16>>
  %narrow = triton.reduce %w axis 0 : tensor<16xi16> combine (%a: i16, %b: i16) {
    %c = arith.maxsi %a, %b : i16
    triton.reduce.return %c : i16
  }
  triton.return
}
