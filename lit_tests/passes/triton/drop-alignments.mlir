// RUN: stepwell-opt %s -p drop-alignments | filecheck %s
// RUN: stepwell-opt %s -p drop-alignments --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Rows of 33 begin anywhere, so what all of them are multiplied by is read as they are stored. What a program reads for
/// itself is left alone.
// CHECK-LABEL: triton.func @odd_rows(
// CHECK-SAME:    %x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %w: !triton.ptr<f32>, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
// REMARK-DAG: drop-alignments.mlir:[[# @LINE + 1]]:1: drop-alignments: w is read 1 of 4 elements at a time, as rows are stored {{\[}}@odd_rows]
triton.func @odd_rows(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %w: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %p = triton.get_program_id x : i32
  %c33 = arith.constant 33 : i32
  %row = arith.muli %p, %c33 : i32
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %xr = triton.addptr %x, %row : !triton.ptr<f32>, i32
  %xs = triton.splat %xr : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %xp = triton.addptr %xs, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  %a = triton.load %xp : tensor<64x!triton.ptr<f32>>
  %ws = triton.splat %w : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %wp = triton.addptr %ws, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  %b = triton.load %wp : tensor<64x!triton.ptr<f32>>
  %m = arith.mulf %a, %b : tensor<64xf32>
  %yr = triton.addptr %y, %row : !triton.ptr<f32>, i32
  %ys = triton.splat %yr : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %yp = triton.addptr %ys, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  triton.store %yp, %m : tensor<64x!triton.ptr<f32>>
  triton.return
}

/// Rows of 34 begin at even places; a loop takes 64 elements of a row after the other.
// CHECK-LABEL: triton.func @even_rows(
// CHECK-SAME:    %w: !triton.ptr<f32> {triton.divisibility = 8 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
// REMARK-DAG: drop-alignments.mlir:[[# @LINE + 1]]:1: drop-alignments: w is read 2 of 4 elements at a time, as rows are stored {{\[}}@even_rows]
triton.func @even_rows(%w: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %p = triton.get_program_id x : i32
  %c0 = arith.constant 0 : i32
  %c64 = arith.constant 64 : i32
  %c34 = arith.constant 34 : i32
  %row = arith.muli %p, %c34 : i32
  scf.for %r = %c0 to %c34 step %c64 : i32 {
    %lanes = triton.make_range 0 to 64 : tensor<64xi32>
    %wr = triton.addptr %w, %r : !triton.ptr<f32>, i32
    %ws = triton.splat %wr : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
    %wp = triton.addptr %ws, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
    %b = triton.load %wp : tensor<64x!triton.ptr<f32>>
    %place = arith.addi %row, %r : i32
    %yr = triton.addptr %y, %place : !triton.ptr<f32>, i32
    %ys = triton.splat %yr : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
    %yp = triton.addptr %ys, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
    triton.store %yp, %b : tensor<64x!triton.ptr<f32>>
  }
  triton.return
}

/// Rows of 36 are aligned; and so is what is written, too, whatever rows are.
// CHECK-LABEL: triton.func @negative_aligned(
// CHECK-SAME:    %w: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
// REMARK-NOT: {{\[}}@negative_aligned]
triton.func @negative_aligned(%w: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %p = triton.get_program_id x : i32
  %c36 = arith.constant 36 : i32
  %row = arith.muli %p, %c36 : i32
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %ws = triton.splat %w : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %wp = triton.addptr %ws, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  %b = triton.load %wp : tensor<64x!triton.ptr<f32>>
  %yr = triton.addptr %y, %row : !triton.ptr<f32>, i32
  %ys = triton.splat %yr : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %yp = triton.addptr %ys, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  triton.store %yp, %b : tensor<64x!triton.ptr<f32>>
  triton.return
}

/// What is gathered, and what is stored by one program for all, says nothing.
// CHECK-LABEL: triton.func @negative_elsewhere(
// CHECK-SAME:    %k: !triton.ptr<i32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64})
// REMARK-NOT: {{\[}}@negative_elsewhere]
triton.func @negative_elsewhere(%k: !triton.ptr<i32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %p = triton.get_program_id x : i32
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %ks = triton.splat %k : !triton.ptr<i32> -> tensor<64x!triton.ptr<i32>>
  %kp = triton.addptr %ks, %lanes : tensor<64x!triton.ptr<i32>>, tensor<64xi32>
  %n = triton.load %kp : tensor<64x!triton.ptr<i32>>
  %f = arith.sitofp %n : tensor<64xi32> to tensor<64xf32>
  %yr = triton.addptr %y, %p : !triton.ptr<f32>, i32
  %ys = triton.splat %yr : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %yp = triton.addptr %ys, %n : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  triton.store %yp, %f : tensor<64x!triton.ptr<f32>>
  %one = arith.constant 1 : i32
  %yq = triton.addptr %y, %one : !triton.ptr<f32>, i32
  %yt = triton.splat %yq : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %yu = triton.addptr %yt, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
  triton.store %yu, %f : tensor<64x!triton.ptr<f32>>
  triton.return
}
