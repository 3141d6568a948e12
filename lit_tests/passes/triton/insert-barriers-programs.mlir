// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p insert-barriers --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p insert-barriers --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

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

// REMARK:       {{.*}}insert-barriers-programs.mlir:{{[0-9]+}}:5: insert-barriers: it waits for what other threads read or write [@concatenate_0]
