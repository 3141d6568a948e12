// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// Addresses with one use stand in it; those with several have a name.
// PYTHON-LABEL: def accesses(x, y, n):
// PYTHON-NEXT:      lanes = tl.arange(0, 128)
// PYTHON-NEXT:      i = lanes.to(tl.int64)
// PYTHON-NEXT:      inside = i < n
// PYTHON-NEXT:      p = x + i
// PYTHON-NEXT:      v = tl.load(p, mask=inside, other=0.0)
// PYTHON-NEXT:      tl.store(p, v, mask=inside)
// PYTHON-NEXT:      scalar = tl.load(y + n)
// PYTHON-NEXT:      tl.store(y + i, scalar, mask=inside)
// PYTHON-NEXT:      tl.device_assert(inside, "index \"out\" of range")
// TTIR-LABEL: tt.func public @accesses(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %n: i64) attributes {noinline = false} {
// TTIR-NEXT:    %lanes = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
// TTIR-NEXT:    %i = arith.extsi %lanes : tensor<128xi32> to tensor<128xi64>
// TTIR-NEXT:    %ns = tt.splat %n : i64 -> tensor<128xi64>
// TTIR-NEXT:    %inside = arith.cmpi slt, %i, %ns : tensor<128xi64>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<128x!tt.ptr<f32>>, tensor<128xi64>
// TTIR-NEXT:    %zero = arith.constant dense<0.000000e+00> : tensor<128xf32>
// TTIR-NEXT:    %v = tt.load %p, %inside, %zero : tensor<128x!tt.ptr<f32>>
// TTIR-NEXT:    tt.store %p, %v, %inside : tensor<128x!tt.ptr<f32>>
// TTIR-NEXT:    %q = tt.addptr %y, %n : !tt.ptr<f32>, i64
// TTIR-NEXT:    %scalar = tt.load %q : !tt.ptr<f32>
// TTIR-NEXT:    %scalars = tt.splat %scalar : f32 -> tensor<128xf32>
// TTIR-NEXT:    %ys = tt.splat %y : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
// TTIR-NEXT:    %r = tt.addptr %ys, %i : tensor<128x!tt.ptr<f32>>, tensor<128xi64>
// TTIR-NEXT:    tt.store %r, %scalars, %inside : tensor<128x!tt.ptr<f32>>
// TTIR-NEXT:    tt.assert %inside, "index \22out\22 of range" : tensor<128xi1>
// TTIR-NEXT:    tt.return
triton.func @accesses(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %i = arith.extsi %lanes : tensor<128xi32> to tensor<128xi64>
  %ns = triton.splat %n : i64 -> tensor<128xi64>
  %inside = arith.cmpi slt, %i, %ns : tensor<128xi64>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  %zero = arith.constant dense<0.0> : tensor<128xf32>
  %v = triton.load %p, %inside, %zero : tensor<128x!triton.ptr<f32>>
  triton.store %p, %v, %inside : tensor<128x!triton.ptr<f32>>
  %q = triton.addptr %y, %n : !triton.ptr<f32>, i64
  %scalar = triton.load %q : !triton.ptr<f32>
  %scalars = triton.splat %scalar : f32 -> tensor<128xf32>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %r = triton.addptr %ys, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  triton.store %r, %scalars, %inside : tensor<128x!triton.ptr<f32>>
  triton.assert %inside, "index \"out\" of range" : tensor<128xi1>
  triton.return
}

/// The old value has a name where it is used. Unsigned extremes are those of unsigned integers.
// PYTHON-LABEL: def atomics(x, k, n):
// PYTHON-NEXT:      i = tl.arange(0, 128)
// PYTHON-NEXT:      inside = i < n
// PYTHON-NEXT:      tl.atomic_add(x + i, tl.full([128], 1.0, tl.float32), mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      q = k + i
// PYTHON-NEXT:      before = tl.atomic_max(q.to(tl.pointer_type(tl.uint32), bitcast=True), i.to(tl.uint32, bitcast=True), mask=inside, sem="acq_rel", scope="gpu").to(tl.int32, bitcast=True)
// PYTHON-NEXT:      next = before + i
// PYTHON-NEXT:      tl.atomic_xchg(q, next, mask=inside, sem="relaxed", scope="sys")
// PYTHON-NEXT:      tl.atomic_cas(k, n, n, sem="acq_rel", scope="gpu")
// TTIR-LABEL: tt.func public @atomics(%x: !tt.ptr<f32>, %k: !tt.ptr<i32>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
// TTIR-NEXT:    %ns = tt.splat %n : i32 -> tensor<128xi32>
// TTIR-NEXT:    %inside = arith.cmpi slt, %i, %ns : tensor<128xi32>
// TTIR-NEXT:    %one = arith.constant dense<1.000000e+00> : tensor<128xf32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
// TTIR-NEXT:    %old = tt.atomic_rmw fadd, relaxed, gpu, %p, %one, %inside : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> tensor<128xf32>
// TTIR-NEXT:    %ks = tt.splat %k : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
// TTIR-NEXT:    %q = tt.addptr %ks, %i : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
// TTIR-NEXT:    %before = tt.atomic_rmw umax, acq_rel, gpu, %q, %i, %inside : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
// TTIR-NEXT:    %next = arith.addi %before, %i : tensor<128xi32>
// TTIR-NEXT:    %last = tt.atomic_rmw exch, relaxed, sys, %q, %next, %inside : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
// TTIR-NEXT:    %found = tt.atomic_cas acq_rel, gpu, %k, %n, %n : (!tt.ptr<i32>, i32, i32) -> i32
// TTIR-NEXT:    tt.return
triton.func @atomics(%x: !triton.ptr<f32>, %k: !triton.ptr<i32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 128 : tensor<128xi32>
  %ns = triton.splat %n : i32 -> tensor<128xi32>
  %inside = arith.cmpi slt, %i, %ns : tensor<128xi32>
  %one = arith.constant dense<1.0> : tensor<128xf32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %old = triton.atomic_rmw fadd, relaxed, gpu, %p, %one, %inside : tensor<128x!triton.ptr<f32>>
  %ks = triton.splat %k : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  %q = triton.addptr %ks, %i : tensor<128x!triton.ptr<i32>>, tensor<128xi32>
  %before = triton.atomic_rmw umax, acq_rel, gpu, %q, %i, %inside : tensor<128x!triton.ptr<i32>>
  %next = arith.addi %before, %i : tensor<128xi32>
  %last = triton.atomic_rmw exch, relaxed, sys, %q, %next, %inside : tensor<128x!triton.ptr<i32>>
  %found = triton.atomic_cas acq_rel, gpu, %k, %n, %n : !triton.ptr<i32>
  triton.return
}

/// Every atomic operation, order and scope; the mask may be absent.
// PYTHON-LABEL: def all_atomics(x, k, n):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      inside = i < n
// PYTHON-NEXT:      q = k + i
// PYTHON-NEXT:      tl.atomic_and(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_or(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_xor(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_add(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_max(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_min(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_max(q.to(tl.pointer_type(tl.uint32), bitcast=True), i.to(tl.uint32, bitcast=True), mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_min(q.to(tl.pointer_type(tl.uint32), bitcast=True), i.to(tl.uint32, bitcast=True), mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      tl.atomic_xchg(q, i, mask=inside, sem="relaxed", scope="gpu")
// PYTHON-NEXT:      f = tl.atomic_add(x, tl.full([], 1.0, tl.float32), sem="release", scope="cta")
// PYTHON-NEXT:      tl.atomic_xchg(x, f, sem="acquire", scope="sys")
// PYTHON-NEXT:      least = tl.atomic_min((k + n).to(tl.pointer_type(tl.uint32), bitcast=True), n.to(tl.uint32, bitcast=True), sem="relaxed", scope="gpu").to(tl.int32, bitcast=True)
// PYTHON-NEXT:      found = tl.atomic_cas(k, n, least, sem="relaxed", scope="sys")
// PYTHON-NEXT:      sum = found + n
// TTIR-LABEL: tt.func public @all_atomics(%x: !tt.ptr<f32>, %k: !tt.ptr<i32>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %ns = tt.splat %n : i32 -> tensor<16xi32>
// TTIR-NEXT:    %inside = arith.cmpi slt, %i, %ns : tensor<16xi32>
// TTIR-NEXT:    %ks = tt.splat %k : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>>
// TTIR-NEXT:    %q = tt.addptr %ks, %i : tensor<16x!tt.ptr<i32>>, tensor<16xi32>
// TTIR-NEXT:    %r_and = tt.atomic_rmw and, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_or = tt.atomic_rmw or, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_xor = tt.atomic_rmw xor, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_add = tt.atomic_rmw add, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_max = tt.atomic_rmw max, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_min = tt.atomic_rmw min, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_umax = tt.atomic_rmw umax, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_umin = tt.atomic_rmw umin, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %r_exch = tt.atomic_rmw exch, relaxed, gpu, %q, %i, %inside : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
// TTIR-NEXT:    %one = arith.constant 1.000000e+00 : f32
// TTIR-NEXT:    %f = tt.atomic_rmw fadd, release, cta, %x, %one : (!tt.ptr<f32>, f32) -> f32
// TTIR-NEXT:    %g = tt.atomic_rmw exch, acquire, sys, %x, %f : (!tt.ptr<f32>, f32) -> f32
// TTIR-NEXT:    %moved = tt.addptr %k, %n : !tt.ptr<i32>, i32
// TTIR-NEXT:    %least = tt.atomic_rmw umin, relaxed, gpu, %moved, %n : (!tt.ptr<i32>, i32) -> i32
// TTIR-NEXT:    %found = tt.atomic_cas relaxed, sys, %k, %n, %least : (!tt.ptr<i32>, i32, i32) -> i32
// TTIR-NEXT:    %sum = arith.addi %found, %n : i32
// TTIR-NEXT:    tt.return
triton.func @all_atomics(%x: !triton.ptr<f32>, %k: !triton.ptr<i32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %ns = triton.splat %n : i32 -> tensor<16xi32>
  %inside = arith.cmpi slt, %i, %ns : tensor<16xi32>
  %ks = triton.splat %k : !triton.ptr<i32> -> tensor<16x!triton.ptr<i32>>
  %q = triton.addptr %ks, %i : tensor<16x!triton.ptr<i32>>, tensor<16xi32>
  %r_and = triton.atomic_rmw and, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_or = triton.atomic_rmw or, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_xor = triton.atomic_rmw xor, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_add = triton.atomic_rmw add, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_max = triton.atomic_rmw max, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_min = triton.atomic_rmw min, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_umax = triton.atomic_rmw umax, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_umin = triton.atomic_rmw umin, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %r_exch = triton.atomic_rmw exch, relaxed, gpu, %q, %i, %inside : tensor<16x!triton.ptr<i32>>
  %one = arith.constant 1.0 : f32
  %f = triton.atomic_rmw fadd, release, cta, %x, %one : !triton.ptr<f32>
  %g = triton.atomic_rmw exch, acquire, sys, %x, %f : !triton.ptr<f32>
  %moved = triton.addptr %k, %n : !triton.ptr<i32>, i32
  %least = triton.atomic_rmw umin, relaxed, gpu, %moved, %n : !triton.ptr<i32>
  %found = triton.atomic_cas relaxed, sys, %k, %n, %least : !triton.ptr<i32>
  %sum = arith.addi %found, %n : i32
  triton.return
}
