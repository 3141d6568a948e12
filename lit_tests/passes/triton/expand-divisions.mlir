// RUN: stepwell-opt %s -p expand-divisions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p expand-divisions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p expand-divisions --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// x / (1 + exp(-x)): a product with a reciprocal, less what it is too much.
// CHECK-LABEL: triton.func @silu(
// CHECK:         %[[X:.*]] = triton.load
// CHECK:         %[[D:.*]] = arith.addf
// CHECK-NEXT:    %[[C:.*]] = arith.constant 6.250000e-02 : f32
// CHECK-NEXT:    %[[SCALE:.*]] = triton.splat %[[C]] : f32 -> tensor<8xf32>
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[ONE:.*]] = triton.splat %[[C1]] : f32 -> tensor<8xf32>
// CHECK-NEXT:    %[[SMALL:.*]] = arith.mulf %[[D]], %[[SCALE]] : tensor<8xf32>
// CHECK-NEXT:    %[[LARGE:.*]] = triton.extern_elementwise "__nv_fast_fdividef" %[[ONE]], %[[SMALL]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:    %[[R:.*]] = arith.mulf %[[LARGE]], %[[SCALE]] : tensor<8xf32>
// CHECK-NEXT:    %[[P:.*]] = arith.mulf %[[X]], %[[R]] : tensor<8xf32>
// CHECK-NEXT:    %[[NX:.*]] = arith.negf %[[X]] : tensor<8xf32>
// CHECK-NEXT:    %[[E:.*]] = math.fma %[[D]], %[[P]], %[[NX]] : tensor<8xf32>
// CHECK-NEXT:    %[[NR:.*]] = arith.negf %[[R]] : tensor<8xf32>
// CHECK-NEXT:    %[[Q:.*]] = math.fma %[[E]], %[[NR]], %[[P]] : tensor<8xf32>
// CHECK-NEXT:    %[[NUMBER:.*]] = arith.cmpf ord, %[[Q]], %[[Q]] : tensor<8xf32>
// CHECK-NEXT:    %[[RESULT:.*]] = arith.select %[[NUMBER]], %[[Q]], %[[P]] : tensor<8xi1>, tensor<8xf32>
// CHECK-NEXT:    triton.store %p, %[[RESULT]]
triton.func @silu(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %c1 = arith.constant 1.0 : f32
  %one = triton.splat %c1 : f32 -> tensor<8xf32>
  %n = arith.negf %v : tensor<8xf32>
  %e = triton.extern_elementwise "__nv_expf" %n : (tensor<8xf32>) -> tensor<8xf32>
  %d = arith.addf %e, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:8: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@silu]
  %q = triton.precise_divf %v, %d : tensor<8xf32>
  triton.store %p, %q : tensor<8x!triton.ptr<f32>>
  triton.return
}

/// A divisor with a bound has a normal reciprocal, and a bounded dividend a quotient that is a number, or NaN.
// CHECK-LABEL: triton.func @bounded(
// CHECK:         %[[X:.*]] = triton.load
// CHECK:         %[[E:.*]] = triton.extern_elementwise "__nv_expf"
// CHECK-NEXT:    %[[D:.*]] = arith.addf %[[E]]
// CHECK-NOT:     arith.constant 6.250000e-02
// CHECK:         %[[R:.*]] = triton.extern_elementwise "__nv_fast_fdividef" %{{.*}}, %[[D]]
// CHECK-NEXT:    arith.mulf %[[X]], %[[R]]
// CHECK:         arith.cmpf ord
// CHECK:         triton.extern_elementwise "__nv_fast_fdividef" %{{.*}}, %[[D]]
// CHECK-NEXT:    arith.mulf %[[E]]
// CHECK-NOT:     arith.cmpf
// CHECK:         triton.return
triton.func @bounded(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %c1 = arith.constant 1.0 : f32
  %one = triton.splat %c1 : f32 -> tensor<8xf32>
  %c2 = arith.constant 30.0 : f32
  %thirty = triton.splat %c2 : f32 -> tensor<8xf32>
  %n = arith.minimumf %v, %thirty : tensor<8xf32>
  %e = triton.extern_elementwise "__nv_expf" %n : (tensor<8xf32>) -> tensor<8xf32>
  %d = arith.addf %e, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:8: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@bounded]
  %q = triton.precise_divf %v, %d : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:8: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@bounded]
  %r = triton.precise_divf %e, %d : tensor<8xf32>
  %sum = arith.addf %q, %r : tensor<8xf32>
  triton.store %p, %sum : tensor<8x!triton.ptr<f32>>
  triton.return
}

/// Other divisors that are 1 at least, or NaN: |x| + 1, x * x + 2, 1.5 - -|x|, 1.25 * (|x| + 1), max(x, 1), roots,
/// quotients of these, approximate exponentials, and what is selected of these and spread.
// CHECK-LABEL: triton.func @large(
// CHECK-NOT:     triton.precise_divf
triton.func @large(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 1.5 : f32
  %c4 = arith.constant 1.25 : f32
  %one = triton.splat %c1 : f32 -> tensor<8xf32>
  %two = triton.splat %c2 : f32 -> tensor<8xf32>
  %three_halves = triton.splat %c3 : f32 -> tensor<8xf32>
  %five_quarters = triton.splat %c4 : f32 -> tensor<8xf32>
  %a = math.absf %v : tensor<8xf32>
  %d1 = arith.addf %a, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q1 = triton.precise_divf %v, %d1 : tensor<8xf32>
  %square = arith.mulf %v, %v : tensor<8xf32>
  %d2 = arith.addf %square, %two : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q2 = triton.precise_divf %q1, %d2 : tensor<8xf32>
  %na = arith.negf %a : tensor<8xf32>
  %d3 = arith.subf %three_halves, %na : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q3 = triton.precise_divf %q2, %d3 : tensor<8xf32>
  %d4 = arith.mulf %five_quarters, %d1 : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q4 = triton.precise_divf %q3, %d4 : tensor<8xf32>
  %d5 = arith.maximumf %v, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q5 = triton.precise_divf %q4, %d5 : tensor<8xf32>
  %root = triton.precise_sqrt %v : tensor<8xf32>
  %d6 = arith.addf %one, %root : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q6 = triton.precise_divf %q5, %d6 : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:12: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %ratio = triton.precise_divf %root, %d2 : tensor<8xf32>
  %d7 = arith.addf %ratio, %d1 : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q7 = triton.precise_divf %q6, %d7 : tensor<8xf32>
  %power = math.exp2 %v : tensor<8xf32>
  %d8 = arith.addf %power, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q8 = triton.precise_divf %q7, %d8 : tensor<8xf32>
  %is_small = arith.cmpf olt, %v, %one : tensor<8xf32>
  %d9 = arith.select %is_small, %d8, %d2 : tensor<8xi1>, tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q9 = triton.precise_divf %q8, %d9 : tensor<8xf32>
  %wide = triton.expand_dims %d9 axis 0 : tensor<8xf32> -> tensor<1x8xf32>
  %column = triton.expand_dims %q9 axis 0 : tensor<8xf32> -> tensor<1x8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:10: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@large]
  %q10 = triton.precise_divf %column, %wide : tensor<1x8xf32>
  %q = triton.reshape %q10 : tensor<1x8xf32> -> tensor<8xf32>
  triton.store %p, %q : tensor<8x!triton.ptr<f32>>
  triton.return
}

/// What may be less than 1: exp(x), x + 1, 0.99999 + |x|, x * y + 1, min(|x| + 1, x), 2 - |x|, 1 / (1 + |x|).
// CHECK-LABEL: triton.func @small(
// CHECK-COUNT-7: triton.precise_divf
// CHECK-NOT:     triton.extern_elementwise "__nv_fast_fdividef"
// CHECK:         triton.return
triton.func @small(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %v = triton.load %p : tensor<8x!triton.ptr<f32>>
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 0.99999 : f32
  %one = triton.splat %c1 : f32 -> tensor<8xf32>
  %two = triton.splat %c2 : f32 -> tensor<8xf32>
  %less = triton.splat %c3 : f32 -> tensor<8xf32>
  %d1 = triton.extern_elementwise "__nv_expf" %v : (tensor<8xf32>) -> tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q1 = triton.precise_divf %v, %d1 : tensor<8xf32>
  %d2 = arith.addf %v, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q2 = triton.precise_divf %q1, %d2 : tensor<8xf32>
  %a = math.absf %v : tensor<8xf32>
  %d3 = arith.addf %a, %less : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q3 = triton.precise_divf %q2, %d3 : tensor<8xf32>
  %product = arith.mulf %v, %q3 : tensor<8xf32>
  %d4 = arith.addf %product, %one : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q4 = triton.precise_divf %q3, %d4 : tensor<8xf32>
  %large = arith.addf %a, %one : tensor<8xf32>
  %d5 = arith.minimumf %large, %v : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q5 = triton.precise_divf %q4, %d5 : tensor<8xf32>
  %d6 = arith.subf %two, %a : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q6 = triton.precise_divf %q5, %d6 : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor is 1 at least: it multiplies {{\[}}@small]
  %d7 = arith.divf %one, %large : tensor<8xf32>
  // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:9: expand-divisions: the divisor may be less than 1 {{\[}}@small]
  %q7 = triton.precise_divf %q6, %d7 : tensor<8xf32>
  triton.store %p, %q7 : tensor<8x!triton.ptr<f32>>
  triton.return
}

/// One quotient for a whole program may branch.
// CHECK-LABEL: triton.func @scalar(
// CHECK:         triton.precise_divf
triton.func @scalar(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  %one = arith.constant 1.0 : f32
  %a = math.absf %v : f32
  %d = arith.addf %a, %one : f32
  %q = triton.precise_divf %v, %d : f32
  triton.store %x, %q : !triton.ptr<f32>
  triton.return
}

// -----

/// Strict numerics: nothing may change, not even the last bit.
// CHECK-LABEL: triton.func @strict(
// CHECK:         triton.precise_divf
builtin.module attributes {stepwell.numerics = "strict"} {
  triton.func @strict(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
    %lanes = triton.make_range 0 to 8 : tensor<8xi32>
    %start = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
    %p = triton.addptr %start, %lanes : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
    %v = triton.load %p : tensor<8x!triton.ptr<f32>>
    %c1 = arith.constant 1.0 : f32
    %one = triton.splat %c1 : f32 -> tensor<8xf32>
    %a = math.absf %v : tensor<8xf32>
    %d = arith.addf %a, %one : tensor<8xf32>
    // REMARK-DAG: expand-divisions.mlir:[[# @LINE + 1]]:10: expand-divisions: not expanded: strict numerics keep every bit {{\[}}@strict]
    %q = triton.precise_divf %v, %d : tensor<8xf32>
    triton.store %p, %q : tensor<8x!triton.ptr<f32>>
    triton.return
  }
}
