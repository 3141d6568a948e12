// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// In an operation of two operands a number has the other's type. As an argument of a function it has a type of its own:
/// there it stands bare only if that is right.
// CHECK-LABEL: def numbers(x, n, h):
// CHECK-NEXT:     v = tl.load(x)
// CHECK-NEXT:     sum = v + 0.1
// CHECK-NEXT:     largest = tl.maximum(v, tl.full([], 0.1, tl.float64), propagate_nan=tl.PropagateNan.ALL)
// CHECK-NEXT:     far = n + 4294967296
// CHECK-NEXT:     at_least = tl.maximum(n, tl.full([], 1, tl.int64))
// CHECK-NEXT:     u = tl.load(h)
// CHECK-NEXT:     twice = u * 2.0
// CHECK-NEXT:     clamped = tl.minimum(u, tl.full([], 2.0, tl.float16))
// CHECK-NEXT:     less = v < float("inf")
// CHECK-NEXT:     some = tl.where(less, v, tl.full([], float("nan"), tl.float64))
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
// CHECK-LABEL: def of_constants(x):
// CHECK-NEXT:     q = tl.full([8], -2, tl.int32) // 3
// CHECK-NEXT:     f = tl.full([8], 3, tl.int32).to(tl.float32)
// CHECK-NEXT:     s = (tl.full([], 0.0, tl.float32) * -1.0) - f
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
// CHECK-LABEL: def in_memory(x, y, n):
// CHECK-NEXT:     i = tl.arange(0, 16)
// CHECK-NEXT:     m = i < n
// CHECK-NEXT:     p = x + i
// CHECK-NEXT:     q = y + i
// CHECK-NEXT:     a = tl.load(p, mask=m, other=0.5)
// CHECK-NEXT:     b = tl.load(p, mask=m, other=tl.full([], 0.1, tl.float64))
// CHECK-NEXT:     c = tl.load(q, mask=m, other=-1)
// CHECK-NEXT:     tl.store(q, -1, mask=m)
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
// CHECK-LABEL: def greatest(x, less):
// CHECK-NEXT:     some = tl.where(less, 0.0, -3.4028234663852886e+38)
triton.func @greatest(%x: !triton.ptr<f32>, %less: i1) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %least = arith.constant -3.4028234663852886e+38 : f32
  %zero = arith.constant 0.0 : f32
  %some = arith.select %less, %zero, %least : f32
  triton.store %x, %some : !triton.ptr<f32>
  triton.return
}
