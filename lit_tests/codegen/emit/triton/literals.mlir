// RUN: stepwell-opt %s -t triton-python | filecheck %s --check-prefix PYTHON
// RUN: stepwell-opt %s -t ttir | filecheck %s --check-prefix TTIR

/// In an operation of two operands a number has the other's type. As an argument of a function it has a type of its own:
/// there it stands bare only if that is right.
// PYTHON-LABEL: def numbers(x, n, h):
// PYTHON-NEXT:      v = tl.load(x)
// PYTHON-NEXT:      sum = v + 0.1
// PYTHON-NEXT:      largest = tl.maximum(v, tl.full([], 0.1, tl.float64), propagate_nan=tl.PropagateNan.ALL)
// PYTHON-NEXT:      far = n + 4294967296
// PYTHON-NEXT:      at_least = tl.maximum(n, tl.full([], 1, tl.int64))
// PYTHON-NEXT:      u = tl.load(h)
// PYTHON-NEXT:      twice = u * 2.0
// PYTHON-NEXT:      clamped = tl.minimum(u, tl.full([], 2.0, tl.float16))
// PYTHON-NEXT:      less = v < float("inf")
// PYTHON-NEXT:      some = tl.where(less, v, tl.full([], float("nan"), tl.float64))
// TTIR-LABEL: tt.func public @numbers(%x: !tt.ptr<f64>, %n: i64, %h: !tt.ptr<f16>) attributes {noinline = false} {
// TTIR-NEXT:    %v = tt.load %x : !tt.ptr<f64>
// TTIR-NEXT:    %tenth = arith.constant 1.000000e-01 : f64
// TTIR-NEXT:    %sum = arith.addf %v, %tenth : f64
// TTIR-NEXT:    %largest = arith.maximumf %v, %tenth : f64
// TTIR-NEXT:    %wide = arith.constant 4294967296 : i64
// TTIR-NEXT:    %far = arith.addi %n, %wide : i64
// TTIR-NEXT:    %one = arith.constant 1 : i64
// TTIR-NEXT:    %at_least = arith.maxsi %n, %one : i64
// TTIR-NEXT:    %u = tt.load %h : !tt.ptr<f16>
// TTIR-NEXT:    %two = arith.constant 2.000000e+00 : f16
// TTIR-NEXT:    %twice = arith.mulf %u, %two : f16
// TTIR-NEXT:    %clamped = arith.minnumf %u, %two : f16
// TTIR-NEXT:    %infinity = arith.constant 0x7ff0000000000000 : f64
// TTIR-NEXT:    %nan = arith.constant 0x7ff8000000000000 : f64
// TTIR-NEXT:    %less = arith.cmpf olt, %v, %infinity : f64
// TTIR-NEXT:    %some = arith.select %less, %v, %nan : f64
// TTIR-NEXT:    tt.return
triton.func @numbers(%x: !triton.ptr<f64>, %n: i64, %h: !triton.ptr<f16>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f64>
  %tenth = arith.constant 0.1 : f64
  %sum = arith.addf %v, %tenth : f64
  %largest = arith.maximumf %v, %tenth : f64
  %wide = arith.constant 4294967296 : i64
  %far = arith.addi %n, %wide : i64
  %one = arith.constant 1 : i64
  %at_least = arith.maxsi %n, %one : i64
  %u = triton.load %h : !triton.ptr<f16>
  %two = arith.constant 2.0 : f16
  %twice = arith.mulf %u, %two : f16
  %clamped = arith.minnumf %u, %two : f16
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %less = arith.cmpf olt, %v, %infinity : f64
  %some = arith.select %less, %v, %nan : f64
  triton.return
}

/// Of two numbers one says its type: Python would compute with them. Negative zero is a product, of which Triton keeps
/// the sign.
// PYTHON-LABEL: def of_constants(x):
// PYTHON-NEXT:      q = tl.full([8], -2, tl.int32) // 3
// PYTHON-NEXT:      f = tl.full([8], 3, tl.int32).to(tl.float32)
// PYTHON-NEXT:      s = (tl.full([], 0.0, tl.float32) * -1.0) - f
// TTIR-LABEL: tt.func public @of_constants(%x: !tt.ptr<f32>) attributes {noinline = false} {
// TTIR-NEXT:    %a = arith.constant dense<3> : tensor<8xi32>
// TTIR-NEXT:    %b = arith.constant dense<-2> : tensor<8xi32>
// TTIR-NEXT:    %q = arith.divsi %b, %a : tensor<8xi32>
// TTIR-NEXT:    %f = arith.sitofp %a : tensor<8xi32> to tensor<8xf32>
// TTIR-NEXT:    %z = arith.constant dense<-0.000000e+00> : tensor<8xf32>
// TTIR-NEXT:    %s = arith.subf %z, %f : tensor<8xf32>
// TTIR-NEXT:    tt.return
triton.func @of_constants(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %a = arith.constant dense<3> : tensor<8xi32>
  %b = arith.constant dense<-2> : tensor<8xi32>
  %q = arith.divsi %b, %a : tensor<8xi32>
  %f = arith.sitofp %a : tensor<8xi32> to tensor<8xf32>
  %z = arith.constant dense<-0.0> : tensor<8xf32>
  %s = arith.subf %z, %f : tensor<8xf32>
  triton.return
}

/// What a load gives where it is masked out, and what is stored, are converted to what lies in memory.
// PYTHON-LABEL: def in_memory(x, y, n):
// PYTHON-NEXT:      i = tl.arange(0, 16)
// PYTHON-NEXT:      m = i < n
// PYTHON-NEXT:      p = x + i
// PYTHON-NEXT:      q = y + i
// PYTHON-NEXT:      a = tl.load(p, mask=m, other=0.5)
// PYTHON-NEXT:      b = tl.load(p, mask=m, other=tl.full([], 0.1, tl.float64))
// PYTHON-NEXT:      c = tl.load(q, mask=m, other=-1)
// PYTHON-NEXT:      tl.store(q, -1, mask=m)
// TTIR-LABEL: tt.func public @in_memory(%x: !tt.ptr<f64>, %y: !tt.ptr<i8>, %n: i32) attributes {noinline = false} {
// TTIR-NEXT:    %i = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
// TTIR-NEXT:    %ns = tt.splat %n : i32 -> tensor<16xi32>
// TTIR-NEXT:    %m = arith.cmpi slt, %i, %ns : tensor<16xi32>
// TTIR-NEXT:    %xs = tt.splat %x : !tt.ptr<f64> -> tensor<16x!tt.ptr<f64>>
// TTIR-NEXT:    %p = tt.addptr %xs, %i : tensor<16x!tt.ptr<f64>>, tensor<16xi32>
// TTIR-NEXT:    %ys = tt.splat %y : !tt.ptr<i8> -> tensor<16x!tt.ptr<i8>>
// TTIR-NEXT:    %q = tt.addptr %ys, %i : tensor<16x!tt.ptr<i8>>, tensor<16xi32>
// TTIR-NEXT:    %half = arith.constant dense<5.000000e-01> : tensor<16xf64>
// TTIR-NEXT:    %tenth = arith.constant dense<1.000000e-01> : tensor<16xf64>
// TTIR-NEXT:    %minus = arith.constant dense<-1> : tensor<16xi8>
// TTIR-NEXT:    %a = tt.load %p, %m, %half : tensor<16x!tt.ptr<f64>>
// TTIR-NEXT:    %b = tt.load %p, %m, %tenth : tensor<16x!tt.ptr<f64>>
// TTIR-NEXT:    %c = tt.load %q, %m, %minus : tensor<16x!tt.ptr<i8>>
// TTIR-NEXT:    tt.store %q, %minus, %m : tensor<16x!tt.ptr<i8>>
// TTIR-NEXT:    tt.return
triton.func @in_memory(%x: !triton.ptr<f64>, %y: !triton.ptr<i8>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %i = triton.make_range 0 to 16 : tensor<16xi32>
  %ns = triton.splat %n : i32 -> tensor<16xi32>
  %m = arith.cmpi slt, %i, %ns : tensor<16xi32>
  %xs = triton.splat %x : !triton.ptr<f64> -> tensor<16x!triton.ptr<f64>>
  %p = triton.addptr %xs, %i : tensor<16x!triton.ptr<f64>>, tensor<16xi32>
  %ys = triton.splat %y : !triton.ptr<i8> -> tensor<16x!triton.ptr<i8>>
  %q = triton.addptr %ys, %i : tensor<16x!triton.ptr<i8>>, tensor<16xi32>
  %half = arith.constant dense<0.5> : tensor<16xf64>
  %tenth = arith.constant dense<0.1> : tensor<16xf64>
  %minus = arith.constant dense<-1> : tensor<16xi8>
  %a = triton.load %p, %m, %half : tensor<16x!triton.ptr<f64>>
  %b = triton.load %p, %m, %tenth : tensor<16x!triton.ptr<f64>>
  %c = triton.load %q, %m, %minus : tensor<16x!triton.ptr<i8>>
  triton.store %q, %minus, %m : tensor<16x!triton.ptr<i8>>
  triton.return
}

/// The greatest float32, which masks of attention are made of, in digits that are not above it: Triton would take it for a
/// float64.
// PYTHON-LABEL: def greatest(x, less):
// PYTHON-NEXT:      some = tl.where(less, 0.0, -3.4028234663852886e+38)
// PYTHON-NEXT:      tl.store(x, some)
// TTIR-LABEL: tt.func public @greatest(%x: !tt.ptr<f32>, %less: i1) attributes {noinline = false} {
// TTIR-NEXT:    %least = arith.constant -3.40282347e+38 : f32
// TTIR-NEXT:    %zero = arith.constant 0.000000e+00 : f32
// TTIR-NEXT:    %some = arith.select %less, %zero, %least : f32
// TTIR-NEXT:    tt.store %x, %some : !tt.ptr<f32>
// TTIR-NEXT:    tt.return
triton.func @greatest(%x: !triton.ptr<f32>, %less: i1) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %least = arith.constant -3.4028234663852886e+38 : f32
  %zero = arith.constant 0.0 : f32
  %some = arith.select %less, %zero, %least : f32
  triton.store %x, %some : !triton.ptr<f32>
  triton.return
}

/// Numbers near the limits of a type: Triton takes what is no normal float32 for a float64, and turns -0.0 into 0.0.
// PYTHON-LABEL: def limits(x, y, z, less):
// PYTHON-NEXT:      v = tl.load(x)
// PYTHON-NEXT:      v0 = tl.where(less, v, 1.1754944e-38)
// PYTHON-NEXT:      v1 = tl.where(less, v, tl.full([], 1e-40, tl.float32))
// PYTHON-NEXT:      v2 = tl.where(less, v, (tl.full([], 0.0, tl.float32) * -1.0))
// PYTHON-NEXT:      v3 = tl.where(less, v, 0.0)
// PYTHON-NEXT:      v4 = tl.where(less, v, float("inf"))
// PYTHON-NEXT:      v5 = tl.where(less, v, float("-inf"))
// PYTHON-NEXT:      v6 = tl.where(less, v, float("nan"))
// PYTHON-NEXT:      v7 = tl.where(less, v, 0.1)
// PYTHON-NEXT:      v8 = tl.where(less, v, 1e+30)
// PYTHON-NEXT:      v9 = tl.where(less, v, 3.0)
// PYTHON-NEXT:      v10 = tl.where(less, v, 3.4028234663852886e+38)
// PYTHON-NEXT:      v11 = v * (tl.full([], 0.0, tl.float32) * -1.0)
// PYTHON-NEXT:      v12 = v + 1e-40
// PYTHON-NEXT:      tl.store(x, (tl.full([], 0.0, tl.float32) * -1.0))
// PYTHON-NEXT:      tl.store(x, tl.full([], 1e-40, tl.float32))
// PYTHON-NEXT:      tl.store(x, 0.1)
// PYTHON-NEXT:      h = tl.load(y)
// PYTHON-NEXT:      v13 = h + 0.33398438
// PYTHON-NEXT:      v14 = tl.where(less, h, tl.full([], 0.5, tl.bfloat16))
// PYTHON-NEXT:      tl.store(y, 0.33398438)
// PYTHON-NEXT:      c = tl.load(z)
// PYTHON-NEXT:      v15 = c + -128
// PYTHON-NEXT:      v16 = tl.where(less, c, tl.full([], 100, tl.int8))
// PYTHON-NEXT:      v17 = (c.to(tl.uint8, bitcast=True) // 128).to(tl.int8, bitcast=True)
// PYTHON-NEXT:      v18 = less & False
// PYTHON-NEXT:      v19 = tl.where(less, True, False)
// PYTHON-NEXT:      v20 = ~less
// TTIR-LABEL: tt.func public @limits(%x: !tt.ptr<f32>, %y: !tt.ptr<bf16>, %z: !tt.ptr<i8>, %less: i1) attributes {noinline = false} {
// TTIR-NEXT:    %v = tt.load %x : !tt.ptr<f32>
// TTIR-NEXT:    %least = arith.constant 1.17549435e-38 : f32
// TTIR-NEXT:    %below = arith.constant 9.999950e-41 : f32
// TTIR-NEXT:    %minus_zero = arith.constant -0.000000e+00 : f32
// TTIR-NEXT:    %zero = arith.constant 0.000000e+00 : f32
// TTIR-NEXT:    %infinity = arith.constant 0x7f800000 : f32
// TTIR-NEXT:    %minus_infinity = arith.constant 0xff800000 : f32
// TTIR-NEXT:    %nan = arith.constant 0x7fc00000 : f32
// TTIR-NEXT:    %tenth = arith.constant 1.000000e-01 : f32
// TTIR-NEXT:    %large = arith.constant 1.000000e+30 : f32
// TTIR-NEXT:    %whole = arith.constant 3.000000e+00 : f32
// TTIR-NEXT:    %greatest = arith.constant 3.40282347e+38 : f32
// TTIR-NEXT:    %0 = arith.select %less, %v, %least : f32
// TTIR-NEXT:    %1 = arith.select %less, %v, %below : f32
// TTIR-NEXT:    %2 = arith.select %less, %v, %minus_zero : f32
// TTIR-NEXT:    %3 = arith.select %less, %v, %zero : f32
// TTIR-NEXT:    %4 = arith.select %less, %v, %infinity : f32
// TTIR-NEXT:    %5 = arith.select %less, %v, %minus_infinity : f32
// TTIR-NEXT:    %6 = arith.select %less, %v, %nan : f32
// TTIR-NEXT:    %7 = arith.select %less, %v, %tenth : f32
// TTIR-NEXT:    %8 = arith.select %less, %v, %large : f32
// TTIR-NEXT:    %9 = arith.select %less, %v, %whole : f32
// TTIR-NEXT:    %10 = arith.select %less, %v, %greatest : f32
// TTIR-NEXT:    %11 = arith.mulf %v, %minus_zero : f32
// TTIR-NEXT:    %12 = arith.addf %v, %below : f32
// TTIR-NEXT:    tt.store %x, %minus_zero : !tt.ptr<f32>
// TTIR-NEXT:    tt.store %x, %below : !tt.ptr<f32>
// TTIR-NEXT:    tt.store %x, %tenth : !tt.ptr<f32>
// TTIR-NEXT:    %h = tt.load %y : !tt.ptr<bf16>
// TTIR-NEXT:    %half = arith.constant 5.000000e-01 : bf16
// TTIR-NEXT:    %third = arith.constant 3.339840e-01 : bf16
// TTIR-NEXT:    %13 = arith.addf %h, %third : bf16
// TTIR-NEXT:    %14 = arith.select %less, %h, %half : bf16
// TTIR-NEXT:    tt.store %y, %third : !tt.ptr<bf16>
// TTIR-NEXT:    %c = tt.load %z : !tt.ptr<i8>
// TTIR-NEXT:    %byte = arith.constant -128 : i8
// TTIR-NEXT:    %two_hundred = arith.constant 100 : i8
// TTIR-NEXT:    %15 = arith.addi %c, %byte : i8
// TTIR-NEXT:    %16 = arith.select %less, %c, %two_hundred : i8
// TTIR-NEXT:    %17 = arith.divui %c, %byte : i8
// TTIR-NEXT:    %true = arith.constant true
// TTIR-NEXT:    %false = arith.constant false
// TTIR-NEXT:    %18 = arith.andi %less, %false : i1
// TTIR-NEXT:    %19 = arith.select %less, %true, %false : i1
// TTIR-NEXT:    %20 = arith.xori %less, %true : i1
// TTIR-NEXT:    tt.return
triton.func @limits(%x: !triton.ptr<f32>, %y: !triton.ptr<bf16>, %z: !triton.ptr<i8>, %less: i1) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  %least = arith.constant 1.1754943508222875e-38 : f32
  %below = arith.constant 1.0e-40 : f32
  %minus_zero = arith.constant -0.0 : f32
  %zero = arith.constant 0.0 : f32
  %infinity = arith.constant 0x7F800000 : f32
  %minus_infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %tenth = arith.constant 0.1 : f32
  %large = arith.constant 1.0e+30 : f32
  %whole = arith.constant 3.0 : f32
  %greatest = arith.constant 3.4028234663852886e+38 : f32
  %0 = arith.select %less, %v, %least : f32
  %1 = arith.select %less, %v, %below : f32
  %2 = arith.select %less, %v, %minus_zero : f32
  %3 = arith.select %less, %v, %zero : f32
  %4 = arith.select %less, %v, %infinity : f32
  %5 = arith.select %less, %v, %minus_infinity : f32
  %6 = arith.select %less, %v, %nan : f32
  %7 = arith.select %less, %v, %tenth : f32
  %8 = arith.select %less, %v, %large : f32
  %9 = arith.select %less, %v, %whole : f32
  %10 = arith.select %less, %v, %greatest : f32
  %11 = arith.mulf %v, %minus_zero : f32
  %12 = arith.addf %v, %below : f32
  triton.store %x, %minus_zero : !triton.ptr<f32>
  triton.store %x, %below : !triton.ptr<f32>
  triton.store %x, %tenth : !triton.ptr<f32>
  %h = triton.load %y : !triton.ptr<bf16>
  %half = arith.constant 0.5 : bf16
  %third = arith.constant 0.333984375 : bf16
  %13 = arith.addf %h, %third : bf16
  %14 = arith.select %less, %h, %half : bf16
  triton.store %y, %third : !triton.ptr<bf16>
  %c = triton.load %z : !triton.ptr<i8>
  %byte = arith.constant -128 : i8
  %two_hundred = arith.constant 100 : i8
  %15 = arith.addi %c, %byte : i8
  %16 = arith.select %less, %c, %two_hundred : i8
  %17 = arith.divui %c, %byte : i8
  %true = arith.constant true
  %false = arith.constant false
  %18 = arith.andi %less, %false : i1
  %19 = arith.select %less, %true, %false : i1
  %20 = arith.xori %less, %true : i1
  triton.return
}

/// A literal that is negated, a splat of a shape, and booleans that are no literals.
// PYTHON-LABEL: def more(x, d, n, less):
// PYTHON-NEXT:      v0 = 1 ^ n
// PYTHON-NEXT:      v1 = tl.full([], -1, tl.int32) ^ -1
// PYTHON-NEXT:      v = tl.load(d)
// PYTHON-NEXT:      v2 = tl.where(less, v, tl.full([], 1.1754943508222872e-38, tl.float64))
// PYTHON-NEXT:      tl.store(d, tl.full([], 1.1754943508222872e-38, tl.float64))
// PYTHON-NEXT:      tl.store(d, -2.5)
// PYTHON-NEXT:      u = tl.load(x)
// PYTHON-NEXT:      v3 = u + 1.2345679
// PYTHON-NEXT:      condition = u == u
// PYTHON-NEXT:      m = n.to(tl.int64)
// PYTHON-NEXT:      v4 = tl.where(less, m, tl.full([], 5, tl.int64))
// TTIR-LABEL: tt.func public @more(%x: !tt.ptr<f32>, %d: !tt.ptr<f64>, %n: i32, %less: i1) attributes {noinline = false} {
// TTIR-NEXT:    %one = arith.constant 1 : i32
// TTIR-NEXT:    %minus_one = arith.constant -1 : i32
// TTIR-NEXT:    %0 = arith.xori %one, %n : i32
// TTIR-NEXT:    %1 = arith.xori %minus_one, %minus_one : i32
// TTIR-NEXT:    %v = tt.load %d : !tt.ptr<f64>
// TTIR-NEXT:    %below = arith.constant 1.1754943508222872e-38 : f64
// TTIR-NEXT:    %2 = arith.select %less, %v, %below : f64
// TTIR-NEXT:    tt.store %d, %below : !tt.ptr<f64>
// TTIR-NEXT:    %negative = arith.constant -2.500000e+00 : f64
// TTIR-NEXT:    tt.store %d, %negative : !tt.ptr<f64>
// TTIR-NEXT:    %u = tt.load %x : !tt.ptr<f32>
// TTIR-NEXT:    %nine = arith.constant 1.23456788 : f32
// TTIR-NEXT:    %3 = arith.addf %u, %nine : f32
// TTIR-NEXT:    %4 = arith.cmpf oeq, %u, %u : f32
// TTIR-NEXT:    %wide = arith.constant 5 : i64
// TTIR-NEXT:    %m = arith.extsi %n : i32 to i64
// TTIR-NEXT:    %5 = arith.select %less, %m, %wide : i64
// TTIR-NEXT:    tt.return
triton.func @more(%x: !triton.ptr<f32>, %d: !triton.ptr<f64>, %n: i32, %less: i1) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %one = arith.constant 1 : i32
  %minus_one = arith.constant -1 : i32
  %0 = arith.xori %one, %n : i32
  %1 = arith.xori %minus_one, %minus_one : i32
  %v = triton.load %d : !triton.ptr<f64>
  %below = arith.constant 1.1754943508222872e-38 : f64
  %2 = arith.select %less, %v, %below : f64
  triton.store %d, %below : !triton.ptr<f64>
  %negative = arith.constant -2.5 : f64
  triton.store %d, %negative : !triton.ptr<f64>
  %u = triton.load %x : !triton.ptr<f32>
  %nine = arith.constant 1.23456789 : f32
  %3 = arith.addf %u, %nine : f32
  %4 = arith.cmpf oeq, %u, %u : f32
  %wide = arith.constant 5 : i64
  %m = arith.extsi %n : i32 to i64
  %5 = arith.select %less, %m, %wide : i64
  triton.return
}
