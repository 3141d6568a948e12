// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// A carried value is one variable: the next one takes its name where it is computed.
// PYTHON-LABEL: def sum(x, n):
// PYTHON-NEXT:      lanes = tl.arange(0, 64)
// PYTHON-NEXT:      sums = tl.full([64], 0.0, tl.float32)
// PYTHON-NEXT:      for k in range(0, n, 64):
// PYTHON-NEXT:          i = k + lanes
// PYTHON-NEXT:          v = tl.load(x + i)
// PYTHON-NEXT:          sums = sums + v
// PYTHON-NEXT:      tl.store(x + lanes, sums)
// TTIR-LABEL: tt.func public @sum(%x: !tt.ptr<f32>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %zero = arith.constant 0 : i32
// TTIR-NEXT:    %step = arith.constant 64 : i32
// TTIR-NEXT:    %lanes = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
// TTIR-NEXT:    %zeros = arith.constant dense<0.000000e+00> : tensor<64xf32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
// TTIR-NEXT:    %sum = scf.for %k = %zero to %n step %step iter_args(%sums = %zeros) -> (tensor<64xf32>) : i32 {
// TTIR-NEXT:      %ks = tt.splat %k : i32 -> tensor<64xi32>
// TTIR-NEXT:      %i = arith.addi %ks, %lanes : tensor<64xi32>
// TTIR-NEXT:      %p = tt.addptr %xs, %i : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
// TTIR-NEXT:      %v = tt.load %p : tensor<64x!tt.ptr<f32>>
// TTIR-NEXT:      %next = arith.addf %sums, %v : tensor<64xf32>
// TTIR-NEXT:      scf.yield %next : tensor<64xf32>
// TTIR-NEXT:    }
// TTIR-NEXT:    %xf = tt.addptr %xs, %lanes : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
// TTIR-NEXT:    tt.store %xf, %sum : tensor<64x!tt.ptr<f32>>
// TTIR-NEXT:    tt.return
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
// PYTHON-LABEL: def exchange(x, a, b, n):
// PYTHON-NEXT:      u = a
// PYTHON-NEXT:      v = b
// PYTHON-NEXT:      for k in range(n):
// PYTHON-NEXT:          u, v = v, u
// PYTHON-NEXT:      u1 = u
// PYTHON-NEXT:      v1 = v
// PYTHON-NEXT:      for k1 in range(tl.cast(0, tl.int64), 10):
// PYTHON-NEXT:          next = u1 + v1
// PYTHON-NEXT:          v1 = u1 * next
// PYTHON-NEXT:          u1 = next
// TTIR-LABEL: tt.func public @exchange(%x: !tt.ptr<f32>, %a: i32, %b: i32, %n: i64) attributes {noinline = false} {
// TTIR-NEXT:    %zero = arith.constant 0 : i64
// TTIR-NEXT:    %one = arith.constant 1 : i64
// TTIR-NEXT:    %ten = arith.constant 10 : i64
// TTIR-NEXT:    %p, %q = scf.for %k = %zero to %n step %one iter_args(%u = %a, %v = %b) -> (i32, i32) : i64 {
// TTIR-NEXT:      scf.yield %v, %u : i32, i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %r, %s = scf.for %k_1 = %zero to %ten step %one iter_args(%u_1 = %p, %v_1 = %q) -> (i32, i32) : i64 {
// TTIR-NEXT:      %next = arith.addi %u_1, %v_1 : i32
// TTIR-NEXT:      %product = arith.muli %u_1, %next : i32
// TTIR-NEXT:      scf.yield %next, %product : i32, i32
// TTIR-NEXT:    }
// TTIR-NEXT:    tt.return
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
// PYTHON-LABEL: def branches(x, n):
// PYTHON-NEXT:      small = n < 10
// PYTHON-NEXT:      if small:
// PYTHON-NEXT:          twice = n + n
// PYTHON-NEXT:          m = twice
// PYTHON-NEXT:      else:
// PYTHON-NEXT:          m = tl.full([], 10, tl.int32)
// PYTHON-NEXT:      f = m.to(tl.float32)
// PYTHON-NEXT:      if small:
// PYTHON-NEXT:          tl.store(x, f)
// TTIR-LABEL: tt.func public @branches(%x: !tt.ptr<f32>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %ten = arith.constant 10 : i32
// TTIR-NEXT:    %small = arith.cmpi slt, %n, %ten : i32
// TTIR-NEXT:    %m = scf.if %small -> (i32) {
// TTIR-NEXT:      %twice = arith.addi %n, %n : i32
// TTIR-NEXT:      scf.yield %twice : i32
// TTIR-NEXT:    } else {
// TTIR-NEXT:      scf.yield %ten : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %f = arith.sitofp %m : i32 to f32
// TTIR-NEXT:    scf.if %small {
// TTIR-NEXT:      tt.store %x, %f : !tt.ptr<f32>
// TTIR-NEXT:    }
// TTIR-NEXT:    tt.return
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
// PYTHON-LABEL: def empty():
// PYTHON-NEXT:      pass
// TTIR-LABEL: tt.func public @empty() attributes {noinline = false} {
// TTIR-NEXT:    tt.return
triton.func @empty() attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  triton.return
}

/// Bounds that are computed, a step, and a value that its body needs after the next one is known.
// PYTHON-LABEL: def steps(x, a, n):
// PYTHON-NEXT:      low = a + 1
// PYTHON-NEXT:      u = a
// PYTHON-NEXT:      for k in range(low, n):
// PYTHON-NEXT:          next = u + k
// PYTHON-NEXT:          f = u.to(tl.float32)
// PYTHON-NEXT:          tl.store(x, f)
// PYTHON-NEXT:          u = next
// PYTHON-NEXT:      u1 = u
// PYTHON-NEXT:      for k1 in range(1, n, 2):
// PYTHON-NEXT:          w = u1
// PYTHON-NEXT:          for l in range(k1, n, 2):
// PYTHON-NEXT:              w = w * l
// PYTHON-NEXT:          u1 = w
// PYTHON-NEXT:      u2 = u1
// PYTHON-NEXT:      w1 = a
// PYTHON-NEXT:      for k2 in range(1, 2):
// PYTHON-NEXT:          next1 = u2 + w1
// PYTHON-NEXT:          u2 = next1
// PYTHON-NEXT:          w1 = next1
// PYTHON-NEXT:      for k3 in range(1, n):
// PYTHON-NEXT:          pass
// PYTHON-NEXT:      tl.debug_barrier()
// TTIR-LABEL: tt.func public @steps(%x: !tt.ptr<f32>, %a: i32, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %one = arith.constant 1 : i32
// TTIR-NEXT:    %two = arith.constant 2 : i32
// TTIR-NEXT:    %low = arith.addi %a, %one : i32
// TTIR-NEXT:    %kept = scf.for %k = %low to %n step %one iter_args(%u = %a) -> (i32) : i32 {
// TTIR-NEXT:      %next = arith.addi %u, %k : i32
// TTIR-NEXT:      %f = arith.sitofp %u : i32 to f32
// TTIR-NEXT:      tt.store %x, %f : !tt.ptr<f32>
// TTIR-NEXT:      scf.yield %next : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %outer = scf.for %k_1 = %one to %n step %two iter_args(%u_1 = %kept) -> (i32) : i32 {
// TTIR-NEXT:      %inner = scf.for %l = %k_1 to %n step %two iter_args(%w = %u_1) -> (i32) : i32 {
// TTIR-NEXT:        %more = arith.muli %w, %l : i32
// TTIR-NEXT:        scf.yield %more : i32
// TTIR-NEXT:      }
// TTIR-NEXT:      scf.yield %inner : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %moved, %copy = scf.for %k_2 = %one to %two step %one iter_args(%u_2 = %outer, %w_1 = %a) -> (i32, i32) : i32 {
// TTIR-NEXT:      %next_1 = arith.addi %u_2, %w_1 : i32
// TTIR-NEXT:      scf.yield %next_1, %next_1 : i32, i32
// TTIR-NEXT:    }
// TTIR-NEXT:    scf.for %k_3 = %one to %n step %one : i32 {
// TTIR-NEXT:    }
// TTIR-NEXT:    gpu.barrier
// TTIR-NEXT:    tt.return
triton.func @steps(%x: !triton.ptr<f32>, %a: i32, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %low = arith.addi %a, %one : i32
  %kept = scf.for %k = %low to %n step %one iter_args(%u = %a) -> (i32) : i32 {
    %next = arith.addi %u, %k : i32
    %f = arith.sitofp %u : i32 to f32
    triton.store %x, %f : !triton.ptr<f32>
    scf.yield %next : i32
  }
  %outer = scf.for %k = %one to %n step %two iter_args(%u = %kept) -> (i32) : i32 {
    %inner = scf.for %l = %k to %n step %two iter_args(%w = %u) -> (i32) : i32 {
      %more = arith.muli %w, %l : i32
      scf.yield %more : i32
    }
    scf.yield %inner : i32
  }
  %moved, %copy = scf.for %k = %one to %two step %one iter_args(%u = %outer, %w = %a) -> (i32, i32) : i32 {
    %next = arith.addi %u, %w : i32
    scf.yield %next, %next : i32, i32
  }
  scf.for %k = %one to %n step %one : i32 {
  }
  triton.barrier
  triton.return
}

/// A branch that does something only where the condition is false, and two results.
// PYTHON-LABEL: def otherwise(x, n):
// PYTHON-NEXT:      small = n < n
// PYTHON-NEXT:      if small:
// PYTHON-NEXT:          pass
// PYTHON-NEXT:      else:
// PYTHON-NEXT:          tl.store(x, 1.0)
// PYTHON-NEXT:      if small:
// PYTHON-NEXT:          t = n + n
// PYTHON-NEXT:          p = t
// PYTHON-NEXT:          q = n
// PYTHON-NEXT:      else:
// PYTHON-NEXT:          p = n
// PYTHON-NEXT:          q = n
// PYTHON-NEXT:      sum = p + q
// TTIR-LABEL: tt.func public @otherwise(%x: !tt.ptr<f32>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %one = arith.constant 1.000000e+00 : f32
// TTIR-NEXT:    %small = arith.cmpi slt, %n, %n : i32
// TTIR-NEXT:    scf.if %small {
// TTIR-NEXT:    } else {
// TTIR-NEXT:      tt.store %x, %one : !tt.ptr<f32>
// TTIR-NEXT:    }
// TTIR-NEXT:    %p, %q = scf.if %small -> (i32, i32) {
// TTIR-NEXT:      %t = arith.addi %n, %n : i32
// TTIR-NEXT:      scf.yield %t, %n : i32, i32
// TTIR-NEXT:    } else {
// TTIR-NEXT:      scf.yield %n, %n : i32, i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %sum = arith.addi %p, %q : i32
// TTIR-NEXT:    tt.return
triton.func @otherwise(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %one = arith.constant 1.0 : f32
  %small = arith.cmpi slt, %n, %n : i32
  scf.if %small {
  } else {
    triton.store %x, %one : !triton.ptr<f32>
  }
  %p, %q = scf.if %small -> (i32, i32) {
    %t = arith.addi %n, %n : i32
    scf.yield %t, %n : i32, i32
  } else {
    scf.yield %n, %n : i32, i32
  }
  %sum = arith.addi %p, %q : i32
  triton.return
}

/// Variables without names of their own, values from before the loop, and addresses that a loop needs later.
// PYTHON-LABEL: def variables(x, n):
// PYTHON-NEXT:      outside = n + 1
// PYTHON-NEXT:      carried = n
// PYTHON-NEXT:      for k in range(n):
// PYTHON-NEXT:          carried = carried + k
// PYTHON-NEXT:      u = carried
// PYTHON-NEXT:      for k1 in range(n):
// PYTHON-NEXT:          u = outside
// PYTHON-NEXT:      u1 = x
// PYTHON-NEXT:      for k2 in range(n):
// PYTHON-NEXT:          v = tl.load(u1 + k2)
// PYTHON-NEXT:          q = u1 + 1
// PYTHON-NEXT:          tl.store(u1, v)
// PYTHON-NEXT:          u1 = q
// PYTHON-NEXT:      u2 = u
// PYTHON-NEXT:      w = n
// PYTHON-NEXT:      for k3 in range(n):
// PYTHON-NEXT:          w = u2 + w
// PYTHON-NEXT:          u2 = w + u2
// PYTHON-NEXT:      l = n < 1
// PYTHON-NEXT:      if l:
// PYTHON-NEXT:          f = x + n
// PYTHON-NEXT:          v1 = tl.load(f)
// PYTHON-NEXT:          if l:
// PYTHON-NEXT:              tl.store(f, v1)
// TTIR-LABEL: tt.func public @variables(%x: !tt.ptr<f32>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %zero = arith.constant 0 : i32
// TTIR-NEXT:    %one = arith.constant 1 : i32
// TTIR-NEXT:    %outside = arith.addi %n, %one : i32
// TTIR-NEXT:    %0 = scf.for %k = %zero to %n step %one iter_args(%1 = %n) -> (i32) : i32 {
// TTIR-NEXT:      %2 = arith.addi %1, %k : i32
// TTIR-NEXT:      scf.yield %2 : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %again = scf.for %k_1 = %zero to %n step %one iter_args(%u = %0) -> (i32) : i32 {
// TTIR-NEXT:      scf.yield %outside : i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %moved = scf.for %k_2 = %zero to %n step %one iter_args(%u_1 = %x) -> (!tt.ptr<f32>) : i32 {
// TTIR-NEXT:      %p = tt.addptr %u_1, %k_2 : !tt.ptr<f32>, i32
// TTIR-NEXT:      %v = tt.load %p : !tt.ptr<f32>
// TTIR-NEXT:      %q = tt.addptr %u_1, %one : !tt.ptr<f32>, i32
// TTIR-NEXT:      tt.store %u_1, %v : !tt.ptr<f32>
// TTIR-NEXT:      scf.yield %q : !tt.ptr<f32>
// TTIR-NEXT:    }
// TTIR-NEXT:    %twice, %more = scf.for %k_3 = %zero to %n step %one iter_args(%u_2 = %again, %w = %n) -> (i32, i32) : i32 {
// TTIR-NEXT:      %s = arith.addi %u_2, %w : i32
// TTIR-NEXT:      %t = arith.addi %s, %u_2 : i32
// TTIR-NEXT:      scf.yield %t, %s : i32, i32
// TTIR-NEXT:    }
// TTIR-NEXT:    %l = arith.cmpi slt, %n, %one : i32
// TTIR-NEXT:    scf.if %l {
// TTIR-NEXT:      %f = tt.addptr %x, %n : !tt.ptr<f32>, i32
// TTIR-NEXT:      %v_1 = tt.load %f : !tt.ptr<f32>
// TTIR-NEXT:      scf.if %l {
// TTIR-NEXT:        tt.store %f, %v_1 : !tt.ptr<f32>
// TTIR-NEXT:      }
// TTIR-NEXT:    }
// TTIR-NEXT:    tt.return
triton.func @variables(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %outside = arith.addi %n, %one : i32
  %0 = scf.for %k = %zero to %n step %one iter_args(%1 = %n) -> (i32) : i32 {
    %2 = arith.addi %1, %k : i32
    scf.yield %2 : i32
  }
  %again = scf.for %k = %zero to %n step %one iter_args(%u = %0) -> (i32) : i32 {
    scf.yield %outside : i32
  }
  %moved = scf.for %k = %zero to %n step %one iter_args(%u = %x) -> (!triton.ptr<f32>) : i32 {
    %p = triton.addptr %u, %k : !triton.ptr<f32>, i32
    %v = triton.load %p : !triton.ptr<f32>
    %q = triton.addptr %u, %one : !triton.ptr<f32>, i32
    triton.store %u, %v : !triton.ptr<f32>
    scf.yield %q : !triton.ptr<f32>
  }
  %twice, %more = scf.for %k = %zero to %n step %one iter_args(%u = %again, %w = %n) -> (i32, i32) : i32 {
    %s = arith.addi %u, %w : i32
    %t = arith.addi %s, %u : i32
    scf.yield %t, %s : i32, i32
  }
  %l = arith.cmpi slt, %n, %one : i32
  scf.if %l {
    %f = triton.addptr %x, %n : !triton.ptr<f32>, i32
    %v = triton.load %f : !triton.ptr<f32>
    scf.if %l {
      triton.store %f, %v : !triton.ptr<f32>
    }
  }
  triton.return
}
