// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// Addresses with one use stand in it; those with several have a name.
// CHECK-LABEL: def accesses(x, y, n):
// CHECK-NEXT:     lanes = tl.arange(0, 128)
// CHECK-NEXT:     i = lanes.to(tl.int64)
// CHECK-NEXT:     inside = i < n
// CHECK-NEXT:     p = x + i
// CHECK-NEXT:     v = tl.load(p, mask=inside, other=0.0, eviction_policy="evict_first")
// CHECK-NEXT:     tl.store(p, v, mask=inside, cache_modifier=".cs")
// CHECK-NEXT:     scalar = tl.load(y + n)
// CHECK-NEXT:     tl.store(y + i, scalar, mask=inside)
// CHECK-NEXT:     tl.device_assert(inside, "index \"out\" of range")
triton.func @accesses(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %i = arith.extsi %lanes : tensor<128xi32> to tensor<128xi64>
  %ns = triton.splat %n : i64 -> tensor<128xi64>
  %inside = arith.cmpi slt, %i, %ns : tensor<128xi64>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  %zero = arith.constant dense<0.0> : tensor<128xf32>
  %v = triton.load %p, %inside, %zero evict evict_first : tensor<128x!triton.ptr<f32>>
  triton.store %p, %v, %inside cache cs : tensor<128x!triton.ptr<f32>>
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
// CHECK-LABEL: def atomics(x, k, n):
// CHECK-NEXT:     i = tl.arange(0, 128)
// CHECK-NEXT:     inside = i < n
// CHECK-NEXT:     tl.atomic_add(x + i, tl.full([128], 1.0, tl.float32), mask=inside, sem="relaxed", scope="gpu")
// CHECK-NEXT:     q = k + i
// CHECK-NEXT:     before = tl.atomic_max(q.to(tl.pointer_type(tl.uint32), bitcast=True), i.to(tl.uint32, bitcast=True), mask=inside, sem="acq_rel", scope="gpu").to(tl.int32, bitcast=True)
// CHECK-NEXT:     next = before + i
// CHECK-NEXT:     tl.atomic_xchg(q, next, mask=inside, sem="relaxed", scope="sys")
// CHECK-NEXT:     tl.atomic_cas(k, n, n, sem="acq_rel", scope="gpu")
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
