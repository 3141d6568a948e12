// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// Operators where they mean the same, functions elsewhere; halves that Triton widens are narrowed again.
// CHECK-LABEL: def floats(x, a):
// CHECK-NEXT:     i = tl.arange(0, 16)
// CHECK-NEXT:     v = tl.load(x + i)
// CHECK-NEXT:     sum = v + v
// CHECK-NEXT:     quotient = tl.div_rn(sum, v)
// CHECK-NEXT:     approximate = sum / v
// CHECK-NEXT:     root = tl.sqrt_rn(v)
// CHECK-NEXT:     minus = v * -1.0
// CHECK-NEXT:     with_nan = tl.maximum(v, sum, propagate_nan=tl.PropagateNan.ALL)
// CHECK-NEXT:     without_nan = tl.maximum(v, sum)
// CHECK-NEXT:     half = v.to(tl.bfloat16)
// CHECK-NEXT:     larger = tl.minimum(half, half, propagate_nan=tl.PropagateNan.ALL).to(tl.bfloat16)
// CHECK-NEXT:     tangent = libdevice.tanh(v)
// CHECK-NEXT:     power = tl.exp2(v)
// CHECK-NEXT:     fused = tl.fma(v, sum, root)
triton.func @floats(%x: !triton.ptr<f32>, %a: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
  %v = triton.load %p : tensor<16x!triton.ptr<f32>>
  %sum = arith.addf %v, %v : tensor<16xf32>
  %quotient = triton.precise_divf %sum, %v : tensor<16xf32>
  %approximate = arith.divf %sum, %v : tensor<16xf32>
  %root = triton.precise_sqrt %v : tensor<16xf32>
  %minus = arith.negf %v : tensor<16xf32>
  %with_nan = arith.maximumf %v, %sum : tensor<16xf32>
  %without_nan = arith.maxnumf %v, %sum : tensor<16xf32>
  %half = arith.truncf %v : tensor<16xf32> to tensor<16xbf16>
  %larger = arith.minimumf %half, %half : tensor<16xbf16>
  %tangent = triton.extern_elementwise "__nv_tanhf" %v : (tensor<16xf32>) -> tensor<16xf32>
  %power = math.exp2 %v : tensor<16xf32>
  %fused = math.fma %v, %sum, %root : tensor<16xf32>
  triton.return
}

/// Unsigned operations are those of unsigned integers.
// CHECK-LABEL: def integers(a, b, w):
// CHECK-NEXT:     quotient = a // b
// CHECK-NEXT:     rest = a % b
// CHECK-NEXT:     unsigned = (a.to(tl.uint32, bitcast=True) // b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// CHECK-NEXT:     by_constant = (a.to(tl.uint32, bitcast=True) % 4294967289).to(tl.int32, bitcast=True)
// CHECK-NEXT:     shifted = (a.to(tl.uint32, bitcast=True) >> b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// CHECK-NEXT:     arithmetic = a >> b
// CHECK-NEXT:     larger = tl.maximum(a.to(tl.uint32, bitcast=True), b.to(tl.uint32, bitcast=True)).to(tl.int32, bitcast=True)
// CHECK-NEXT:     below = a.to(tl.uint32, bitcast=True) < b.to(tl.uint32, bitcast=True)
// CHECK-NEXT:     limit = a.to(tl.uint32, bitcast=True) <= 4294967289
// CHECK-NEXT:     signed = a < -7
// CHECK-NEXT:     wide = a.to(tl.uint32, bitcast=True).to(tl.int64)
// CHECK-NEXT:     high = tl.umulhi(a, b)
// CHECK-NEXT:     inverted = w ^ wide
triton.func @integers(%a: i32, %b: i32, %w: i64) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %quotient = arith.divsi %a, %b : i32
  %rest = arith.remsi %a, %b : i32
  %unsigned = arith.divui %a, %b : i32
  %seven = arith.constant -7 : i32
  %by_constant = arith.remui %a, %seven : i32
  %shifted = arith.shrui %a, %b : i32
  %arithmetic = arith.shrsi %a, %b : i32
  %larger = arith.maxui %a, %b : i32
  %below = arith.cmpi ult, %a, %b : i32
  %limit = arith.cmpi ule, %a, %seven : i32
  %signed = arith.cmpi slt, %a, %seven : i32
  %wide = arith.extui %a : i32 to i64
  %high = triton.mulhiui %a, %b : i32
  %inverted = arith.xori %w, %wide : i64
  triton.return
}

/// Arithmetic on booleans is logic; as a signed number true is -1.
// CHECK-LABEL: def booleans(a, b):
// CHECK-NEXT:     p = a == b
// CHECK-NEXT:     q = a < b
// CHECK-NEXT:     not1 = ~p
// CHECK-NEXT:     both = p & q
// CHECK-NEXT:     one = p ^ q
// CHECK-NEXT:     less = p.to(tl.int8) < q.to(tl.int8)
// CHECK-NEXT:     minus = p.to(tl.int32) * -1
// CHECK-NEXT:     plus = p.to(tl.int32)
// CHECK-NEXT:     number = (p.to(tl.int32) * -1).to(tl.float32)
// CHECK-NEXT:     low = (a & 1) != 0
triton.func @booleans(%a: i32, %b: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %p = arith.cmpi eq, %a, %b : i32
  %q = arith.cmpi slt, %a, %b : i32
  %true = arith.constant true
  %not = arith.xori %p, %true : i1
  %both = arith.muli %p, %q : i1
  %one = arith.addi %p, %q : i1
  %less = arith.cmpi ult, %p, %q : i1
  %minus = arith.extsi %p : i1 to i32
  %plus = arith.extui %p : i1 to i32
  %number = arith.sitofp %p : i1 to f32
  %low = arith.trunci %a : i32 to i1
  triton.return
}

/// Of NaN, an ordered comparison is false and an unordered one true.
// CHECK-LABEL: def comparisons(x):
// CHECK-NEXT:     a = tl.load(x)
// CHECK-NEXT:     b = tl.load(x)
// CHECK-NEXT:     condition = a == b
// CHECK-NEXT:     condition1 = a != b
// CHECK-NEXT:     condition2 = a < b
// CHECK-NEXT:     condition3 = ~(a >= b)
// CHECK-NEXT:     condition4 = (a < b) | (a > b)
// CHECK-NEXT:     condition5 = a != a
// CHECK-NEXT:     condition6 = (a == a) & (b == b)
// CHECK-NEXT:     condition7 = ~((a < b) | (a > b))
triton.func @comparisons(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %a = triton.load %x : !triton.ptr<f32>
  %b = triton.load %x : !triton.ptr<f32>
  %0 = arith.cmpf oeq, %a, %b : f32
  %1 = arith.cmpf une, %a, %b : f32
  %2 = arith.cmpf olt, %a, %b : f32
  %3 = arith.cmpf ult, %a, %b : f32
  %4 = arith.cmpf one, %a, %b : f32
  %5 = arith.cmpf uno, %a, %a : f32
  %6 = arith.cmpf ord, %a, %b : f32
  %7 = arith.cmpf ueq, %a, %b : f32
  triton.return
}
