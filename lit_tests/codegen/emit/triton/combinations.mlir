// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// Equal combinations are one function, whatever their values are called; sums, products that run on and maxima without
/// NaN are Triton's own.
// CHECK-LABEL: def combine_maximumf(a, b):
// CHECK-NEXT:     return tl.maximum(a, b, propagate_nan=tl.PropagateNan.ALL)
// CHECK-LABEL: def combine(a0, a1, b0, b1):
// CHECK-NEXT:     w = a0 > b0
// CHECK-NEXT:     c = tl.where(w, a0, b0)
// CHECK-NEXT:     d = tl.where(w, a1, b1)
// CHECK-NEXT:     return c, d
// CHECK-LABEL: def combine_addi(a, b):
// CHECK-NEXT:     return a + b
// CHECK-LABEL: def reductions(x):
// CHECK-NEXT:     i = tl.arange(0, 16)
// CHECK-NEXT:     v = tl.load(x + i)
// CHECK-NEXT:     sum = tl.sum(v, 0)
// CHECK-NEXT:     largest = tl.max(v, 0)
// CHECK-NEXT:     or_nan = tl.reduce(v, 0, combine_maximumf)
// CHECK-NEXT:     again = tl.associative_scan(v, 0, combine_maximumf, reverse=True)
// CHECK-NEXT:     product = tl.cumprod(v, 0)
// CHECK-NEXT:     best, place = tl.reduce((v, i), 0, combine)
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
// CHECK-LABEL: def narrow(x):
// CHECK-NEXT:     i = tl.arange(0, 16)
// CHECK-NEXT:     v = tl.load(x + i)
// CHECK-NEXT:     sum = tl.reduce(v, 0, combine_addi)
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
