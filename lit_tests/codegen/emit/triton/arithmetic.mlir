/// Operators where they mean the same in Python, functions elsewhere.

// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// Operations on floats; halves that Triton widens are narrowed again.
// PYTHON-LABEL: def floats(x):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      ptrs = x + lanes
// PYTHON-NEXT:      a = tl.load(ptrs)
// PYTHON-NEXT:      b = tl.load(ptrs)
// PYTHON-NEXT:      c = tl.load(ptrs)
// PYTHON-NEXT:      negf = a * -1.0
// PYTHON-NEXT:      absf = tl.abs(a)
// PYTHON-NEXT:      ceil = tl.ceil(a)
// PYTHON-NEXT:      cos = tl.cos(a)
// PYTHON-NEXT:      erf = tl.erf(a)
// PYTHON-NEXT:      exp2 = tl.exp2(a)
// PYTHON-NEXT:      exp = tl.exp(a)
// PYTHON-NEXT:      floor = tl.floor(a)
// PYTHON-NEXT:      log2 = tl.log2(a)
// PYTHON-NEXT:      log = tl.log(a)
// PYTHON-NEXT:      rsqrt = tl.rsqrt(a)
// PYTHON-NEXT:      sin = tl.sin(a)
// PYTHON-NEXT:      sqrt = tl.sqrt(a)
// PYTHON-NEXT:      precise_sqrt = tl.sqrt_rn(a)
// PYTHON-NEXT:      addf = a + b
// PYTHON-NEXT:      subf = a - b
// PYTHON-NEXT:      mulf = a * b
// PYTHON-NEXT:      divf = a / b
// PYTHON-NEXT:      maximumf = tl.maximum(a, b, propagate_nan=tl.PropagateNan.ALL)
// PYTHON-NEXT:      minimumf = tl.minimum(a, b, propagate_nan=tl.PropagateNan.ALL)
// PYTHON-NEXT:      maxnumf = tl.maximum(a, b)
// PYTHON-NEXT:      minnumf = tl.minimum(a, b)
// PYTHON-NEXT:      precise_divf = tl.div_rn(a, b)
// PYTHON-NEXT:      fma = tl.fma(a, b, c)
// PYTHON-NEXT:      clamp_all = tl.clamp(a, b, c, propagate_nan=tl.PropagateNan.ALL)
// PYTHON-NEXT:      clamp_none = tl.clamp(a, b, c)
// PYTHON-NEXT:      half = a.to(tl.bfloat16)
// PYTHON-NEXT:      half_maximumf = tl.maximum(half, half, propagate_nan=tl.PropagateNan.ALL).to(tl.bfloat16)
// PYTHON-NEXT:      half_minimumf = tl.minimum(half, half, propagate_nan=tl.PropagateNan.ALL).to(tl.bfloat16)
// PYTHON-NEXT:      half_maxnumf = tl.maximum(half, half).to(tl.bfloat16)
// PYTHON-NEXT:      half_minnumf = tl.minimum(half, half).to(tl.bfloat16)
// PYTHON-NEXT:      tangent = libdevice.tanh(a)
// PYTHON-NEXT:      power = libdevice.pow(a, b)
// TTIR-LABEL: tt.func public @floats(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %ptrs = tt.addptr %xs, %lanes : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %a = tt.load %ptrs : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %b = tt.load %ptrs : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %c = tt.load %ptrs : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %minus_one = arith.constant dense<-1.000000e+00> : tensor<16xf32>
// TTIR-NEXT:    %negf = arith.mulf %a, %minus_one : tensor<16xf32>
// TTIR-NEXT:    %absf = math.absf %a : tensor<16xf32>
// TTIR-NEXT:    %ceil = math.ceil %a : tensor<16xf32>
// TTIR-NEXT:    %cos = math.cos %a : tensor<16xf32>
// TTIR-NEXT:    %erf = math.erf %a : tensor<16xf32>
// TTIR-NEXT:    %exp2 = math.exp2 %a : tensor<16xf32>
// TTIR-NEXT:    %exp = math.exp %a : tensor<16xf32>
// TTIR-NEXT:    %floor = math.floor %a : tensor<16xf32>
// TTIR-NEXT:    %log2 = math.log2 %a : tensor<16xf32>
// TTIR-NEXT:    %log = math.log %a : tensor<16xf32>
// TTIR-NEXT:    %rsqrt = math.rsqrt %a : tensor<16xf32>
// TTIR-NEXT:    %sin = math.sin %a : tensor<16xf32>
// TTIR-NEXT:    %sqrt = math.sqrt %a : tensor<16xf32>
// TTIR-NEXT:    %precise_sqrt = tt.precise_sqrt %a : tensor<16xf32>
// TTIR-NEXT:    %addf = arith.addf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %subf = arith.subf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %mulf = arith.mulf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %divf = arith.divf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %maximumf = arith.maximumf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %minimumf = arith.minimumf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %maxnumf = arith.maxnumf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %minnumf = arith.minnumf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %precise_divf = tt.precise_divf %a, %b : tensor<16xf32>
// TTIR-NEXT:    %fma = math.fma %a, %b, %c : tensor<16xf32>
// TTIR-NEXT:    %clamp_all = tt.clampf %a, %b, %c, propagateNan = all : tensor<16xf32>
// TTIR-NEXT:    %clamp_none = tt.clampf %a, %b, %c, propagateNan = none : tensor<16xf32>
// TTIR-NEXT:    %half = arith.truncf %a : tensor<16xf32> to tensor<16xbf16>
// TTIR-NEXT:    %half_maximumf = arith.maximumf %half, %half : tensor<16xbf16>
// TTIR-NEXT:    %half_minimumf = arith.minimumf %half, %half : tensor<16xbf16>
// TTIR-NEXT:    %half_maxnumf = arith.maxnumf %half, %half : tensor<16xbf16>
// TTIR-NEXT:    %half_minnumf = arith.minnumf %half, %half : tensor<16xbf16>
// TTIR-NEXT:    %tangent = tt.extern_elementwise %a {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    %power = tt.extern_elementwise %a, %b {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
// TTIR-NEXT:    tt.return
triton.func @floats(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %ptrs = triton.addptr %xs, %lanes : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %a = triton.load %ptrs : tensor<16x!triton.ptr<f32>>
  %b = triton.load %ptrs : tensor<16x!triton.ptr<f32>>
  %c = triton.load %ptrs : tensor<16x!triton.ptr<f32>>
  %negf = arith.negf %a : tensor<16xf32>
  %absf = math.absf %a : tensor<16xf32>
  %ceil = math.ceil %a : tensor<16xf32>
  %cos = math.cos %a : tensor<16xf32>
  %erf = math.erf %a : tensor<16xf32>
  %exp2 = math.exp2 %a : tensor<16xf32>
  %exp = math.exp %a : tensor<16xf32>
  %floor = math.floor %a : tensor<16xf32>
  %log2 = math.log2 %a : tensor<16xf32>
  %log = math.log %a : tensor<16xf32>
  %rsqrt = math.rsqrt %a : tensor<16xf32>
  %sin = math.sin %a : tensor<16xf32>
  %sqrt = math.sqrt %a : tensor<16xf32>
  %precise_sqrt = triton.precise_sqrt %a : tensor<16xf32>
  %addf = arith.addf %a, %b : tensor<16xf32>
  %subf = arith.subf %a, %b : tensor<16xf32>
  %mulf = arith.mulf %a, %b : tensor<16xf32>
  %divf = arith.divf %a, %b : tensor<16xf32>
  %maximumf = arith.maximumf %a, %b : tensor<16xf32>
  %minimumf = arith.minimumf %a, %b : tensor<16xf32>
  %maxnumf = arith.maxnumf %a, %b : tensor<16xf32>
  %minnumf = arith.minnumf %a, %b : tensor<16xf32>
  %precise_divf = triton.precise_divf %a, %b : tensor<16xf32>
  %fma = math.fma %a, %b, %c : tensor<16xf32>
  %clamp_all = triton.clampf %a, %b, %c, propagateNan = all : tensor<16xf32>
  %clamp_none = triton.clampf %a, %b, %c, propagateNan = none : tensor<16xf32>
  %half = arith.truncf %a : tensor<16xf32> to tensor<16xbf16>
  %half_maximumf = arith.maximumf %half, %half : tensor<16xbf16>
  %half_minimumf = arith.minimumf %half, %half : tensor<16xbf16>
  %half_maxnumf = arith.maxnumf %half, %half : tensor<16xbf16>
  %half_minnumf = arith.minnumf %half, %half : tensor<16xbf16>
  %tangent = triton.extern_elementwise "__nv_tanhf" %a : (tensor<16xf32>) -> tensor<16xf32>
  %power = triton.extern_elementwise "__nv_powf" %a, %b : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  triton.return
}

/// Of NaN, an ordered comparison is false and an unordered one true.
// PYTHON-LABEL: def float_comparisons(x):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      ptrs = x + lanes
// PYTHON-NEXT:      a = tl.load(ptrs)
// PYTHON-NEXT:      b = tl.load(ptrs)
// PYTHON-NEXT:      false = tl.full([16], False, tl.int1)
// PYTHON-NEXT:      oeq = a == b
// PYTHON-NEXT:      ogt = a > b
// PYTHON-NEXT:      oge = a >= b
// PYTHON-NEXT:      olt = a < b
// PYTHON-NEXT:      ole = a <= b
// PYTHON-NEXT:      one = (a < b) | (a > b)
// PYTHON-NEXT:      ord = (a == a) & (b == b)
// PYTHON-NEXT:      ueq = ~((a < b) | (a > b))
// PYTHON-NEXT:      ugt = ~(a <= b)
// PYTHON-NEXT:      uge = ~(a < b)
// PYTHON-NEXT:      ult = ~(a >= b)
// PYTHON-NEXT:      ule = ~(a > b)
// PYTHON-NEXT:      une = a != b
// PYTHON-NEXT:      uno = (a != a) | (b != b)
// PYTHON-NEXT:      true = tl.full([16], True, tl.int1)
// PYTHON-NEXT:      ord_same = a == a
// PYTHON-NEXT:      uno_same = a != a
// TTIR-LABEL: tt.func public @float_comparisons(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %ptrs = tt.addptr %xs, %lanes : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %a = tt.load %ptrs : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %b = tt.load %ptrs : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %false = arith.cmpf false, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %oeq = arith.cmpf oeq, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ogt = arith.cmpf ogt, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %oge = arith.cmpf oge, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %olt = arith.cmpf olt, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ole = arith.cmpf ole, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %one = arith.cmpf one, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ord = arith.cmpf ord, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ueq = arith.cmpf ueq, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ugt = arith.cmpf ugt, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %uge = arith.cmpf uge, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ult = arith.cmpf ult, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ule = arith.cmpf ule, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %une = arith.cmpf une, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %uno = arith.cmpf uno, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %true = arith.cmpf true, %a, %b : tensor<16xf32>
// TTIR-NEXT:    %ord_same = arith.cmpf ord, %a, %a : tensor<16xf32>
// TTIR-NEXT:    %uno_same = arith.cmpf uno, %a, %a : tensor<16xf32>
// TTIR-NEXT:    tt.return
triton.func @float_comparisons(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %ptrs = triton.addptr %xs, %lanes : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %a = triton.load %ptrs : tensor<16x!triton.ptr<f32>>
  %b = triton.load %ptrs : tensor<16x!triton.ptr<f32>>
  %false = arith.cmpf false, %a, %b : tensor<16xf32>
  %oeq = arith.cmpf oeq, %a, %b : tensor<16xf32>
  %ogt = arith.cmpf ogt, %a, %b : tensor<16xf32>
  %oge = arith.cmpf oge, %a, %b : tensor<16xf32>
  %olt = arith.cmpf olt, %a, %b : tensor<16xf32>
  %ole = arith.cmpf ole, %a, %b : tensor<16xf32>
  %one = arith.cmpf one, %a, %b : tensor<16xf32>
  %ord = arith.cmpf ord, %a, %b : tensor<16xf32>
  %ueq = arith.cmpf ueq, %a, %b : tensor<16xf32>
  %ugt = arith.cmpf ugt, %a, %b : tensor<16xf32>
  %uge = arith.cmpf uge, %a, %b : tensor<16xf32>
  %ult = arith.cmpf ult, %a, %b : tensor<16xf32>
  %ule = arith.cmpf ule, %a, %b : tensor<16xf32>
  %une = arith.cmpf une, %a, %b : tensor<16xf32>
  %uno = arith.cmpf uno, %a, %b : tensor<16xf32>
  %true = arith.cmpf true, %a, %b : tensor<16xf32>
  %ord_same = arith.cmpf ord, %a, %a : tensor<16xf32>
  %uno_same = arith.cmpf uno, %a, %a : tensor<16xf32>
  triton.return
}

/// Unsigned operations are those of unsigned integers, literals included.
// PYTHON-LABEL: def integers(x):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      ptrs = x + lanes
// PYTHON-NEXT:      a = tl.load(ptrs)
// PYTHON-NEXT:      b = tl.load(ptrs)
// PYTHON-NEXT:      addi = a + b
// PYTHON-NEXT:      subi = a - b
// PYTHON-NEXT:      muli = a * b
// PYTHON-NEXT:      divsi = a // b
// PYTHON-NEXT:      divui = (a.to(tl.uint32, bitcast=True) // b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      remsi = a % b
// PYTHON-NEXT:      remui = (a.to(tl.uint32, bitcast=True) % b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      andi = a & b
// PYTHON-NEXT:      ori = a | b
// PYTHON-NEXT:      xori = a ^ b
// PYTHON-NEXT:      shli = a << b
// PYTHON-NEXT:      shrsi = a >> b
// PYTHON-NEXT:      shrui = (a.to(tl.uint32, bitcast=True) >> b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      maxsi = tl.maximum(a, b)
// PYTHON-NEXT:      minsi = tl.minimum(a, b)
// PYTHON-NEXT:      maxui = tl.maximum(a.to(tl.uint32, bitcast=True), b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      minui = tl.minimum(a.to(tl.uint32, bitcast=True), b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      absi = tl.abs(a)
// PYTHON-NEXT:      mulhiui = tl.umulhi(a, b)
// PYTHON-NEXT:      eq = a == b
// PYTHON-NEXT:      ne = a != b
// PYTHON-NEXT:      slt = a < b
// PYTHON-NEXT:      sle = a <= b
// PYTHON-NEXT:      sgt = a > b
// PYTHON-NEXT:      sge = a >= b
// PYTHON-NEXT:      ult = a.to(tl.uint32, bitcast=True) < b.to(tl.uint32, bitcast=True)
// PYTHON-NEXT:      ule = a.to(tl.uint32, bitcast=True) <= b.to(tl.uint32, bitcast=True)
// PYTHON-NEXT:      ugt = a.to(tl.uint32, bitcast=True) > b.to(tl.uint32, bitcast=True)
// PYTHON-NEXT:      uge = a.to(tl.uint32, bitcast=True) >= b.to(tl.uint32, bitcast=True)
// PYTHON-NEXT:      select = tl.where(eq, a, b)
// PYTHON-NEXT:      not_right = ~a
// PYTHON-NEXT:      not_left = ~a
// PYTHON-NEXT:      by_minus_seven = (a.to(tl.uint32, bitcast=True) % 4294967289).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      less_minus_seven = a < -7
// PYTHON-NEXT:      by_two = (a.to(tl.uint32, bitcast=True) // 2).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      below_two = a.to(tl.uint32, bitcast=True) < 2
// PYTHON-NEXT:      less_two = a < 2
// PYTHON-NEXT:      unsigned_max_two = tl.maximum(a.to(tl.uint32, bitcast=True), tl.full([16], 2, tl.int32).to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      minus_two = 2 - a
// PYTHON-NEXT:      both = (tl.full([16], -1, tl.int32).to(tl.uint32, bitcast=True) // tl.full([16], 2, tl.int32).to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      constants = tl.full([16], 2, tl.int32) - -1
// TTIR-LABEL: tt.func public @integers(%x: !tt.ptr<i32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %ptrs = tt.addptr %xs, %lanes : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
// TTIR-NEXT:    %a = tt.load %ptrs : tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %b = tt.load %ptrs : tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %addi = arith.addi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %subi = arith.subi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %muli = arith.muli %a, %b : tensor<16xi32>
// TTIR-NEXT:    %divsi = arith.divsi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %divui = arith.divui %a, %b : tensor<16xi32>
// TTIR-NEXT:    %remsi = arith.remsi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %remui = arith.remui %a, %b : tensor<16xi32>
// TTIR-NEXT:    %andi = arith.andi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %ori = arith.ori %a, %b : tensor<16xi32>
// TTIR-NEXT:    %xori = arith.xori %a, %b : tensor<16xi32>
// TTIR-NEXT:    %shli = arith.shli %a, %b : tensor<16xi32>
// TTIR-NEXT:    %shrsi = arith.shrsi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %shrui = arith.shrui %a, %b : tensor<16xi32>
// TTIR-NEXT:    %maxsi = arith.maxsi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %minsi = arith.minsi %a, %b : tensor<16xi32>
// TTIR-NEXT:    %maxui = arith.maxui %a, %b : tensor<16xi32>
// TTIR-NEXT:    %minui = arith.minui %a, %b : tensor<16xi32>
// TTIR-NEXT:    %absi = math.absi %a : tensor<16xi32>
// TTIR-NEXT:    %mulhiui = tt.mulhiui %a, %b : tensor<16xi32>
// TTIR-NEXT:    %eq = arith.cmpi eq, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %ne = arith.cmpi ne, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %slt = arith.cmpi slt, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %sle = arith.cmpi sle, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %sgt = arith.cmpi sgt, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %sge = arith.cmpi sge, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %ult = arith.cmpi ult, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %ule = arith.cmpi ule, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %ugt = arith.cmpi ugt, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %uge = arith.cmpi uge, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %select = arith.select %eq, %a, %b : tensor<16xi1>, tensor<16xi32>
// TTIR-NEXT:    %minus_one = arith.constant dense<-1> : tensor<16xi32>
// TTIR-NEXT:    %not_right = arith.xori %a, %minus_one : tensor<16xi32>
// TTIR-NEXT:    %not_left = arith.xori %minus_one, %a : tensor<16xi32>
// TTIR-NEXT:    %minus_seven = arith.constant dense<-7> : tensor<16xi32>
// TTIR-NEXT:    %by_minus_seven = arith.remui %a, %minus_seven : tensor<16xi32>
// TTIR-NEXT:    %less_minus_seven = arith.cmpi slt, %a, %minus_seven : tensor<16xi32>
// TTIR-NEXT:    %two = arith.constant dense<2> : tensor<16xi32>
// TTIR-NEXT:    %by_two = arith.divui %a, %two : tensor<16xi32>
// TTIR-NEXT:    %below_two = arith.cmpi ult, %a, %two : tensor<16xi32>
// TTIR-NEXT:    %less_two = arith.cmpi slt, %a, %two : tensor<16xi32>
// TTIR-NEXT:    %unsigned_max_two = arith.maxui %a, %two : tensor<16xi32>
// TTIR-NEXT:    %minus_two = arith.subi %two, %a : tensor<16xi32>
// TTIR-NEXT:    %both = arith.divui %minus_one, %two : tensor<16xi32>
// TTIR-NEXT:    %constants = arith.subi %two, %minus_one : tensor<16xi32>
// TTIR-NEXT:    tt.return
triton.func @integers(%x: !triton.ptr<i32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<i32> -> tensor<16x!triton.ptr<i32>>
  %ptrs = triton.addptr %xs, %lanes : tensor<16x!triton.ptr<i32>>, tensor<16xi32>
  %a = triton.load %ptrs : tensor<16x!triton.ptr<i32>>
  %b = triton.load %ptrs : tensor<16x!triton.ptr<i32>>
  %addi = arith.addi %a, %b : tensor<16xi32>
  %subi = arith.subi %a, %b : tensor<16xi32>
  %muli = arith.muli %a, %b : tensor<16xi32>
  %divsi = arith.divsi %a, %b : tensor<16xi32>
  %divui = arith.divui %a, %b : tensor<16xi32>
  %remsi = arith.remsi %a, %b : tensor<16xi32>
  %remui = arith.remui %a, %b : tensor<16xi32>
  %andi = arith.andi %a, %b : tensor<16xi32>
  %ori = arith.ori %a, %b : tensor<16xi32>
  %xori = arith.xori %a, %b : tensor<16xi32>
  %shli = arith.shli %a, %b : tensor<16xi32>
  %shrsi = arith.shrsi %a, %b : tensor<16xi32>
  %shrui = arith.shrui %a, %b : tensor<16xi32>
  %maxsi = arith.maxsi %a, %b : tensor<16xi32>
  %minsi = arith.minsi %a, %b : tensor<16xi32>
  %maxui = arith.maxui %a, %b : tensor<16xi32>
  %minui = arith.minui %a, %b : tensor<16xi32>
  %absi = math.absi %a : tensor<16xi32>
  %mulhiui = triton.mulhiui %a, %b : tensor<16xi32>
  %eq = arith.cmpi eq, %a, %b : tensor<16xi32>
  %ne = arith.cmpi ne, %a, %b : tensor<16xi32>
  %slt = arith.cmpi slt, %a, %b : tensor<16xi32>
  %sle = arith.cmpi sle, %a, %b : tensor<16xi32>
  %sgt = arith.cmpi sgt, %a, %b : tensor<16xi32>
  %sge = arith.cmpi sge, %a, %b : tensor<16xi32>
  %ult = arith.cmpi ult, %a, %b : tensor<16xi32>
  %ule = arith.cmpi ule, %a, %b : tensor<16xi32>
  %ugt = arith.cmpi ugt, %a, %b : tensor<16xi32>
  %uge = arith.cmpi uge, %a, %b : tensor<16xi32>
  %select = arith.select %eq, %a, %b : tensor<16xi1>, tensor<16xi32>
  %minus_one = arith.constant dense<-1> : tensor<16xi32>
  %not_right = arith.xori %a, %minus_one : tensor<16xi32>
  %not_left = arith.xori %minus_one, %a : tensor<16xi32>
  %minus_seven = arith.constant dense<-7> : tensor<16xi32>
  %by_minus_seven = arith.remui %a, %minus_seven : tensor<16xi32>
  %less_minus_seven = arith.cmpi slt, %a, %minus_seven : tensor<16xi32>
  %two = arith.constant dense<2> : tensor<16xi32>
  %by_two = arith.divui %a, %two : tensor<16xi32>
  %below_two = arith.cmpi ult, %a, %two : tensor<16xi32>
  %less_two = arith.cmpi slt, %a, %two : tensor<16xi32>
  %unsigned_max_two = arith.maxui %a, %two : tensor<16xi32>
  %minus_two = arith.subi %two, %a : tensor<16xi32>
  %both = arith.divui %minus_one, %two : tensor<16xi32>
  %constants = arith.subi %two, %minus_one : tensor<16xi32>
  triton.return
}

/// Arithmetic on booleans is logic; as a signed number true is -1.
// PYTHON-LABEL: def booleans(x):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      ptrs = x + lanes
// PYTHON-NEXT:      a = tl.load(ptrs)
// PYTHON-NEXT:      b = tl.load(ptrs)
// PYTHON-NEXT:      p = a == b
// PYTHON-NEXT:      q = a < b
// PYTHON-NEXT:      addi = p ^ q
// PYTHON-NEXT:      subi = p ^ q
// PYTHON-NEXT:      muli = p & q
// PYTHON-NEXT:      andi = p & q
// PYTHON-NEXT:      ori = p | q
// PYTHON-NEXT:      xori = p ^ q
// PYTHON-NEXT:      maxsi = p & q
// PYTHON-NEXT:      minsi = p | q
// PYTHON-NEXT:      maxui = p | q
// PYTHON-NEXT:      minui = p & q
// PYTHON-NEXT:      eq = p == q
// PYTHON-NEXT:      ne = p != q
// PYTHON-NEXT:      slt = p.to(tl.int8) > q.to(tl.int8)
// PYTHON-NEXT:      sle = p.to(tl.int8) >= q.to(tl.int8)
// PYTHON-NEXT:      sgt = p.to(tl.int8) < q.to(tl.int8)
// PYTHON-NEXT:      sge = p.to(tl.int8) <= q.to(tl.int8)
// PYTHON-NEXT:      ult = p.to(tl.int8) < q.to(tl.int8)
// PYTHON-NEXT:      ule = p.to(tl.int8) <= q.to(tl.int8)
// PYTHON-NEXT:      ugt = p.to(tl.int8) > q.to(tl.int8)
// PYTHON-NEXT:      uge = p.to(tl.int8) >= q.to(tl.int8)
// PYTHON-NEXT:      not_right = ~p
// PYTHON-NEXT:      not_left = ~p
// TTIR-LABEL: tt.func public @booleans(%x: !tt.ptr<i32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %ptrs = tt.addptr %xs, %lanes : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
// TTIR-NEXT:    %a = tt.load %ptrs : tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %b = tt.load %ptrs : tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %p = arith.cmpi eq, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %q = arith.cmpi slt, %a, %b : tensor<16xi32>
// TTIR-NEXT:    %addi = arith.addi %p, %q : tensor<16xi1>
// TTIR-NEXT:    %subi = arith.subi %p, %q : tensor<16xi1>
// TTIR-NEXT:    %muli = arith.muli %p, %q : tensor<16xi1>
// TTIR-NEXT:    %andi = arith.andi %p, %q : tensor<16xi1>
// TTIR-NEXT:    %ori = arith.ori %p, %q : tensor<16xi1>
// TTIR-NEXT:    %xori = arith.xori %p, %q : tensor<16xi1>
// TTIR-NEXT:    %maxsi = arith.maxsi %p, %q : tensor<16xi1>
// TTIR-NEXT:    %minsi = arith.minsi %p, %q : tensor<16xi1>
// TTIR-NEXT:    %maxui = arith.maxui %p, %q : tensor<16xi1>
// TTIR-NEXT:    %minui = arith.minui %p, %q : tensor<16xi1>
// TTIR-NEXT:    %eq = arith.cmpi eq, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %ne = arith.cmpi ne, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %slt = arith.cmpi slt, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %sle = arith.cmpi sle, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %sgt = arith.cmpi sgt, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %sge = arith.cmpi sge, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %ult = arith.cmpi ult, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %ule = arith.cmpi ule, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %ugt = arith.cmpi ugt, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %uge = arith.cmpi uge, %p, %q : tensor<16xi1>
// TTIR-NEXT:    %true = arith.constant dense<true> : tensor<16xi1>
// TTIR-NEXT:    %not_right = arith.xori %p, %true : tensor<16xi1>
// TTIR-NEXT:    %not_left = arith.xori %true, %p : tensor<16xi1>
// TTIR-NEXT:    tt.return
triton.func @booleans(%x: !triton.ptr<i32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<i32> -> tensor<16x!triton.ptr<i32>>
  %ptrs = triton.addptr %xs, %lanes : tensor<16x!triton.ptr<i32>>, tensor<16xi32>
  %a = triton.load %ptrs : tensor<16x!triton.ptr<i32>>
  %b = triton.load %ptrs : tensor<16x!triton.ptr<i32>>
  %p = arith.cmpi eq, %a, %b : tensor<16xi32>
  %q = arith.cmpi slt, %a, %b : tensor<16xi32>
  %addi = arith.addi %p, %q : tensor<16xi1>
  %subi = arith.subi %p, %q : tensor<16xi1>
  %muli = arith.muli %p, %q : tensor<16xi1>
  %andi = arith.andi %p, %q : tensor<16xi1>
  %ori = arith.ori %p, %q : tensor<16xi1>
  %xori = arith.xori %p, %q : tensor<16xi1>
  %maxsi = arith.maxsi %p, %q : tensor<16xi1>
  %minsi = arith.minsi %p, %q : tensor<16xi1>
  %maxui = arith.maxui %p, %q : tensor<16xi1>
  %minui = arith.minui %p, %q : tensor<16xi1>
  %eq = arith.cmpi eq, %p, %q : tensor<16xi1>
  %ne = arith.cmpi ne, %p, %q : tensor<16xi1>
  %slt = arith.cmpi slt, %p, %q : tensor<16xi1>
  %sle = arith.cmpi sle, %p, %q : tensor<16xi1>
  %sgt = arith.cmpi sgt, %p, %q : tensor<16xi1>
  %sge = arith.cmpi sge, %p, %q : tensor<16xi1>
  %ult = arith.cmpi ult, %p, %q : tensor<16xi1>
  %ule = arith.cmpi ule, %p, %q : tensor<16xi1>
  %ugt = arith.cmpi ugt, %p, %q : tensor<16xi1>
  %uge = arith.cmpi uge, %p, %q : tensor<16xi1>
  %true = arith.constant dense<true> : tensor<16xi1>
  %not_right = arith.xori %p, %true : tensor<16xi1>
  %not_left = arith.xori %true, %p : tensor<16xi1>
  triton.return
}

/// Conversions; as a signed number true is -1.
// PYTHON-LABEL: def conversions(x):
// PYTHON-NEXT:      lanes = tl.arange(0, 16)
// PYTHON-NEXT:      a = tl.load(x + lanes)
// PYTHON-NEXT:      truncf = a.to(tl.bfloat16)
// PYTHON-NEXT:      extf = truncf.to(tl.float32)
// PYTHON-NEXT:      fptosi = a.to(tl.int32)
// PYTHON-NEXT:      fptoui = a.to(tl.uint32).to(tl.int32, bitcast=True)
// PYTHON-NEXT:      bitcast = a.to(tl.int32, bitcast=True)
// PYTHON-NEXT:      extsi = fptosi.to(tl.int64)
// PYTHON-NEXT:      extui = fptosi.to(tl.uint32, bitcast=True).to(tl.int64)
// PYTHON-NEXT:      trunci = extsi.to(tl.int32)
// PYTHON-NEXT:      sitofp = fptosi.to(tl.float32)
// PYTHON-NEXT:      uitofp = fptosi.to(tl.uint32, bitcast=True).to(tl.float32)
// PYTHON-NEXT:      p = a < extf
// PYTHON-NEXT:      extsi_p = p.to(tl.int32) * -1
// PYTHON-NEXT:      extui_p = p.to(tl.int32)
// PYTHON-NEXT:      sitofp_p = (p.to(tl.int32) * -1).to(tl.float32)
// PYTHON-NEXT:      uitofp_p = p.to(tl.float32)
// PYTHON-NEXT:      trunci_p = (fptosi & 1) != 0
// PYTHON-NEXT:      bitcast_i = fptosi.to(tl.float32, bitcast=True)
// PYTHON-NEXT:      small = a.to(tl.float8e4nv)
// PYTHON-NEXT:      large = small.to(tl.float32)
// TTIR-LABEL: tt.func public @conversions(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %ptrs = tt.addptr %xs, %lanes : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
// TTIR-NEXT:    %a = tt.load %ptrs : tensor<16x!tt.ptr<f32>>
// TTIR-NEXT:    %truncf = arith.truncf %a : tensor<16xf32> to tensor<16xbf16>
// TTIR-NEXT:    %extf = arith.extf %truncf : tensor<16xbf16> to tensor<16xf32>
// TTIR-NEXT:    %fptosi = arith.fptosi %a : tensor<16xf32> to tensor<16xi32>
// TTIR-NEXT:    %fptoui = arith.fptoui %a : tensor<16xf32> to tensor<16xi32>
// TTIR-NEXT:    %bitcast = tt.bitcast %a : tensor<16xf32> -> tensor<16xi32>
// TTIR-NEXT:    %extsi = arith.extsi %fptosi : tensor<16xi32> to tensor<16xi64>
// TTIR-NEXT:    %extui = arith.extui %fptosi : tensor<16xi32> to tensor<16xi64>
// TTIR-NEXT:    %trunci = arith.trunci %extsi : tensor<16xi64> to tensor<16xi32>
// TTIR-NEXT:    %sitofp = arith.sitofp %fptosi : tensor<16xi32> to tensor<16xf32>
// TTIR-NEXT:    %uitofp = arith.uitofp %fptosi : tensor<16xi32> to tensor<16xf32>
// TTIR-NEXT:    %p = arith.cmpf olt, %a, %extf : tensor<16xf32>
// TTIR-NEXT:    %extsi_p = arith.extsi %p : tensor<16xi1> to tensor<16xi32>
// TTIR-NEXT:    %extui_p = arith.extui %p : tensor<16xi1> to tensor<16xi32>
// TTIR-NEXT:    %sitofp_p = arith.sitofp %p : tensor<16xi1> to tensor<16xf32>
// TTIR-NEXT:    %uitofp_p = arith.uitofp %p : tensor<16xi1> to tensor<16xf32>
// TTIR-NEXT:    %trunci_p = arith.trunci %fptosi : tensor<16xi32> to tensor<16xi1>
// TTIR-NEXT:    %bitcast_i = tt.bitcast %fptosi : tensor<16xi32> -> tensor<16xf32>
// TTIR-NEXT:    %small = tt.fp_to_fp %a, rounding = rtne : tensor<16xf32> -> tensor<16xf8E4M3FN>
// TTIR-NEXT:    %large = tt.fp_to_fp %small : tensor<16xf8E4M3FN> -> tensor<16xf32>
// TTIR-NEXT:    tt.return
triton.func @conversions(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %ptrs = triton.addptr %xs, %lanes : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %a = triton.load %ptrs : tensor<16x!triton.ptr<f32>>
  %truncf = arith.truncf %a : tensor<16xf32> to tensor<16xbf16>
  %extf = arith.extf %truncf : tensor<16xbf16> to tensor<16xf32>
  %fptosi = arith.fptosi %a : tensor<16xf32> to tensor<16xi32>
  %fptoui = arith.fptoui %a : tensor<16xf32> to tensor<16xi32>
  %bitcast = arith.bitcast %a : tensor<16xf32> to tensor<16xi32>
  %extsi = arith.extsi %fptosi : tensor<16xi32> to tensor<16xi64>
  %extui = arith.extui %fptosi : tensor<16xi32> to tensor<16xi64>
  %trunci = arith.trunci %extsi : tensor<16xi64> to tensor<16xi32>
  %sitofp = arith.sitofp %fptosi : tensor<16xi32> to tensor<16xf32>
  %uitofp = arith.uitofp %fptosi : tensor<16xi32> to tensor<16xf32>
  %p = arith.cmpf olt, %a, %extf : tensor<16xf32>
  %extsi_p = arith.extsi %p : tensor<16xi1> to tensor<16xi32>
  %extui_p = arith.extui %p : tensor<16xi1> to tensor<16xi32>
  %sitofp_p = arith.sitofp %p : tensor<16xi1> to tensor<16xf32>
  %uitofp_p = arith.uitofp %p : tensor<16xi1> to tensor<16xf32>
  %trunci_p = arith.trunci %fptosi : tensor<16xi32> to tensor<16xi1>
  %bitcast_i = triton.bitcast %fptosi : tensor<16xi32> -> tensor<16xf32>
  %small = triton.fp_to_fp %a : tensor<16xf32> -> tensor<16xf8E4M3FN>
  %large = triton.fp_to_fp %small : tensor<16xf8E4M3FN> -> tensor<16xf32>
  triton.return
}
