// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// A carried value is one variable: the next one takes its name where it is computed.
// CHECK-LABEL: def sum(x, n):
// CHECK-NEXT:     lanes = tl.arange(0, 64)
// CHECK-NEXT:     sums = tl.full([64], 0.0, tl.float32)
// CHECK-NEXT:     for k in range(0, n, 64):
// CHECK-NEXT:         i = k + lanes
// CHECK-NEXT:         v = tl.load(x + i)
// CHECK-NEXT:         sums = sums + v
// CHECK-NEXT:     tl.store(x + lanes, sums)
triton.func @sum(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %zero = arith.constant 0 : i32
  %step = arith.constant 64 : i32
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %zeros = arith.constant dense<0.0> : tensor<64xf32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %sum = scf.for %k = %zero to %n step %step iter_args(%sums = %zeros) -> (tensor<64xf32>) : i32 {
    %ks = triton.splat %k : i32 -> tensor<64xi32>
    %i = arith.addi %ks, %lanes : tensor<64xi32>
    %p = triton.addptr %xs, %i : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
    %v = triton.load %p : tensor<64x!triton.ptr<f32>>
    %next = arith.addf %sums, %v : tensor<64xf32>
    scf.yield %next : tensor<64xf32>
  }
  %xf = triton.addptr %xs, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  triton.store %xf, %sum : tensor<64x!triton.ptr<f32>>
  triton.return
}

/// Where the old value is asked for later, the next one has a name of its own; values that change places do so at once.
// CHECK-LABEL: def exchange(x, a, b, n):
// CHECK-NEXT:     u = a
// CHECK-NEXT:     v = b
// CHECK-NEXT:     for k in range(n):
// CHECK-NEXT:         u, v = v, u
// CHECK-NEXT:     u1 = u
// CHECK-NEXT:     v1 = v
// CHECK-NEXT:     for k1 in range(tl.cast(0, tl.int64), 10):
// CHECK-NEXT:         next = u1 + v1
// CHECK-NEXT:         v1 = u1 * next
// CHECK-NEXT:         u1 = next
triton.func @exchange(%x: !triton.ptr<f32>, %a: i32, %b: i32, %n: i64) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ten = arith.constant 10 : i64
  %p, %q = scf.for %k = %zero to %n step %one iter_args(%u = %a, %v = %b) -> (i32, i32) : i64 {
    scf.yield %v, %u : i32, i32
  }
  %r, %s = scf.for %k = %zero to %ten step %one iter_args(%u = %p, %v = %q) -> (i32, i32) : i64 {
    %next = arith.addi %u, %v : i32
    %product = arith.muli %u, %next : i32
    scf.yield %next, %product : i32, i32
  }
  triton.return
}

/// Both branches give the same variables.
// CHECK-LABEL: def branches(x, n):
// CHECK-NEXT:     small = n < 10
// CHECK-NEXT:     if small:
// CHECK-NEXT:         twice = n + n
// CHECK-NEXT:         m = twice
// CHECK-NEXT:     else:
// CHECK-NEXT:         m = tl.full([], 10, tl.int32)
// CHECK-NEXT:     f = m.to(tl.float32)
// CHECK-NEXT:     if small:
// CHECK-NEXT:         tl.store(x, f)
triton.func @branches(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %ten = arith.constant 10 : i32
  %small = arith.cmpi slt, %n, %ten : i32
  %m = scf.if %small -> (i32) {
    %twice = arith.addi %n, %n : i32
    scf.yield %twice : i32
  } else {
    scf.yield %ten : i32
  }
  %f = arith.sitofp %m : i32 to f32
  scf.if %small {
    triton.store %x, %f : !triton.ptr<f32>
  }
  triton.return
}

/// Nothing to do.
// CHECK-LABEL: def empty():
// CHECK-NEXT:     pass
triton.func @empty() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}
