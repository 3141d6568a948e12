// RUN: stepwell-opt %s -p hint-evictions | filecheck %s
// RUN: stepwell-opt %s -p hint-evictions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// A row is read by two loops of its program, the weights by those of all programs.
// CHECK-LABEL: triton.func @rows(
// CHECK:         scf.for
// CHECK:           triton.load %{{.*}} evict evict_last : tensor<128x!triton.ptr<f32>>
// CHECK:           triton.load %{{.*}} : tensor<128x!triton.ptr<f32>>
// CHECK:         scf.for
// CHECK:           triton.load %{{.*}} evict evict_first : tensor<128x!triton.ptr<f32>>
// CHECK:           triton.load %{{.*}} : tensor<128x!triton.ptr<f32>>
triton.func @rows(%x: !triton.ptr<f32>, %w: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %zero = arith.constant 0 : i32
  %step = arith.constant 128 : i32
  %length = arith.constant 1024 : i32
  %start = arith.muli %pid, %length : i32
  %row = triton.addptr %x, %start : !triton.ptr<f32>, i32
  %out = triton.addptr %y, %start : !triton.ptr<f32>, i32
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %none = arith.constant dense<0.0> : tensor<128xf32>
  %sum = scf.for %r = %zero to %length step %step iter_args(%so_far = %none) -> (tensor<128xf32>) : i32 {
    %rs = triton.splat %r : i32 -> tensor<128xi32>
    %at = arith.addi %rs, %lanes : tensor<128xi32>
    %rows = triton.splat %row : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %p = triton.addptr %rows, %at : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    // REMARK-DAG: hint-evictions.mlir:[[# @LINE + 1]]:10: hint-evictions: a later loop reads it again {{\[}}@rows]
    %v = triton.load %p : tensor<128x!triton.ptr<f32>>
    %ws = triton.splat %w : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %q = triton.addptr %ws, %at : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %u = triton.load %q : tensor<128x!triton.ptr<f32>>
    %m = arith.mulf %v, %u : tensor<128xf32>
    %next = arith.addf %so_far, %m : tensor<128xf32>
    scf.yield %next : tensor<128xf32>
  }
  scf.for %j = %zero to %length step %step : i32 {
    %js = triton.splat %j : i32 -> tensor<128xi32>
    %at = arith.addi %js, %lanes : tensor<128xi32>
    %rows = triton.splat %row : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %p = triton.addptr %rows, %at : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    // REMARK-DAG: hint-evictions.mlir:[[# @LINE + 1]]:10: hint-evictions: the last loop that reads it {{\[}}@rows]
    %v = triton.load %p : tensor<128x!triton.ptr<f32>>
    %ws = triton.splat %w : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %q = triton.addptr %ws, %at : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %u = triton.load %q : tensor<128x!triton.ptr<f32>>
    %m = arith.mulf %v, %u : tensor<128xf32>
    %d = arith.divf %m, %sum : tensor<128xf32>
    %outs = triton.splat %out : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %o = triton.addptr %outs, %at : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    triton.store %o, %d : tensor<128x!triton.ptr<f32>>
  }
  triton.return
}

/// A row that is read once.
// CHECK-LABEL: triton.func @negative_once(
// CHECK-NOT:     evict
triton.func @negative_once(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %zero = arith.constant 0 : i32
  %step = arith.constant 128 : i32
  %length = arith.constant 1024 : i32
  %start = arith.muli %pid, %length : i32
  %row = triton.addptr %x, %start : !triton.ptr<f32>, i32
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %none = arith.constant dense<0.0> : tensor<128xf32>
  %sum = scf.for %r = %zero to %length step %step iter_args(%so_far = %none) -> (tensor<128xf32>) : i32 {
    %rs = triton.splat %r : i32 -> tensor<128xi32>
    %at = arith.addi %rs, %lanes : tensor<128xi32>
    %rows = triton.splat %row : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %p = triton.addptr %rows, %at : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %v = triton.load %p : tensor<128x!triton.ptr<f32>>
    %next = arith.addf %so_far, %v : tensor<128xf32>
    scf.yield %next : tensor<128xf32>
  }
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %o = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  triton.store %o, %sum : tensor<128x!triton.ptr<f32>>
  triton.return
}
