// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p insert-barriers --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p insert-barriers --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in insert-barriers.mlir.

// CHECK-LABEL: triton.func @apart(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[ROW:[^ ,:]+]] = arith.extsi %[[PID]] : i32 to i64
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[ROW]], %[[N]] : i64
// CHECK-NEXT:    %[[R:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[RS:[^ ,:]+]] = triton.splat %[[R]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[RS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.load %[[P]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[C9:[^ ,:]+]] = arith.constant 1024 : i32
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[C0]] to %[[C9]] step %[[C1]] : i32 {
// CHECK-NEXT:      %[[IS:[^ ,:]+]] = triton.splat %[[I]] : i32 -> tensor<128xi32>
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = triton.addptr %[[P]], %[[IS]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:      %[[B:[^ ,:]+]] = triton.load %[[Q]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] : tensor<128xf32>
// CHECK-NEXT:      triton.store %[[Q]], %[[C]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @apart(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %pid = triton.get_program_id x : i32
  %row = arith.extsi %pid : i32 to i64
  %start = arith.muli %row, %n : i64
  %r = triton.addptr %x, %start : !triton.ptr<f32>, i64
  %rs = triton.splat %r : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %rs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %a = triton.load %p : tensor<128x!triton.ptr<f32>>
  %c0 = arith.constant 128 : i32
  %c1 = arith.constant 128 : i32
  %c9 = arith.constant 1024 : i32
  scf.for %i = %c0 to %c9 step %c1 : i32 {
    %is = triton.splat %i : i32 -> tensor<128xi32>
    %q = triton.addptr %p, %is : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %b = triton.load %q : tensor<128x!triton.ptr<f32>>
    %c = arith.mulf %a, %b : tensor<128xf32>
    triton.store %q, %c : tensor<128x!triton.ptr<f32>>
  }
  triton.return
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @concatenate_0(
  // CHECK-SAME:  %[[X0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[V12:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 128 : i32
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.muli %[[V0]], %[[V1]] : i32
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.splat %[[V2]] : i32 -> tensor<128xi32>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V4]], %[[V3]] : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 216 : i32
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i32 -> tensor<128xi32>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V6]] : tensor<128xi32>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[X0]], %[[V2]] : !triton.ptr<f32>, i32
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[V3]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V7]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V12_2:[^ ,:]+]] = arith.constant 36 : i32
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12_2]] : i32 -> tensor<128xi32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.divsi %[[I]], %[[V13]] : tensor<128xi32>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 72 : i32
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i32 -> tensor<128xi32>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V14]], %[[V16]] : tensor<128xi32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.remsi %[[I]], %[[V13]] : tensor<128xi32>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.addi %[[V17]], %[[V18]] : tensor<128xi32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V19]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  // CHECK-NEXT:    triton.store %[[V21]], %[[V11]], %[[V7]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[V12]], %[[V12_2]] : !triton.ptr<f32>, i32
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V19]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  // CHECK-NEXT:    triton.barrier
  // CHECK-NEXT:    triton.store %[[V24]], %[[V11]], %[[V7]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  triton.func @concatenate_0(%x0: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %v12: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
    %0 = triton.get_program_id x : i32
    %1 = arith.constant 128 : i32
    %2 = arith.muli %0, %1 : i32
    %3 = triton.make_range 0 to 128 : tensor<128xi32>
    %4 = triton.splat %2 : i32 -> tensor<128xi32>
    %i = arith.addi %4, %3 : tensor<128xi32>
    %5 = arith.constant 216 : i32
    %6 = triton.splat %5 : i32 -> tensor<128xi32>
    %7 = arith.cmpi slt, %i, %6 : tensor<128xi32>
    %8 = triton.addptr %x0, %2 : !triton.ptr<f32>, i32
    %9 = triton.splat %8 : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %10 = triton.addptr %9, %3 : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %11 = triton.load %10, %7 : tensor<128x!triton.ptr<f32>>
    %12 = arith.constant 36 : i32
    %13 = triton.splat %12 : i32 -> tensor<128xi32>
    %14 = arith.divsi %i, %13 : tensor<128xi32>
    %15 = arith.constant 72 : i32
    %16 = triton.splat %15 : i32 -> tensor<128xi32>
    %17 = arith.muli %14, %16 : tensor<128xi32>
    %18 = arith.remsi %i, %13 : tensor<128xi32>
    %19 = arith.addi %17, %18 : tensor<128xi32>
    %20 = triton.splat %v12 : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %21 = triton.addptr %20, %19 : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    triton.store %21, %11, %7 : tensor<128x!triton.ptr<f32>>
    %22 = triton.addptr %v12, %12 : !triton.ptr<f32>, i32
    %23 = triton.splat %22 : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
    %24 = triton.addptr %23, %19 : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    triton.store %24, %11, %7 : tensor<128x!triton.ptr<f32>>
    triton.return
  }
}

// REMARK:       {{.*}}insert-barriers-cases.mlir:{{[0-9]+}}:5: insert-barriers: it waits for what other threads read or write [@concatenate_0]
