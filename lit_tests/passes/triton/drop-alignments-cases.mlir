// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p drop-alignments --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in drop-alignments.mlir.

builtin.module attributes {stepwell.training, stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @index_put_0_1(
  // CHECK-SAME:  %[[_TENSOR_CONSTANT0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[COS:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[INDEX_PUT:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.load %[[COS]] : !triton.ptr<f16>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 2 : i32
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[V3]], %[[V4]] : i32
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.make_range 0 to 2 : tensor<2xi32>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[_TENSOR_CONSTANT0]], %[[V5]] : !triton.ptr<i64>, i32
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<i64> -> tensor<2x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V6]] : tensor<2x!triton.ptr<i64>>, tensor<2xi32>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.load %[[V9]] : tensor<2x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V0]] : i64 -> tensor<2xi64>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V11]] : tensor<2xi64>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V1]] : i64 -> tensor<2xi64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.addi %[[V10]], %[[V13]] : tensor<2xi64>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.select %[[V12]], %[[V14]], %[[V10]] : tensor<2xi1>, tensor<2xi64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpi ult, %[[V15]], %[[V13]] : tensor<2xi64>
  // CHECK-NEXT:    triton.assert %[[V16]], "index out of range" : tensor<2xi1>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V16]], %[[V15]], %[[V11]] : tensor<2xi1>, tensor<2xi64>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.trunci %[[V17]] : tensor<2xi64> to tensor<2xi32>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[INDEX_PUT]] : !triton.ptr<f16> -> tensor<2x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[V19]], %[[V18]] : tensor<2x!triton.ptr<f16>>, tensor<2xi32>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V2]] : f16 -> tensor<2xf16>
  // CHECK-NEXT:    triton.store %[[V20]], %[[V21]] : tensor<2x!triton.ptr<f16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  triton.func @index_put_0_1(%_tensor_constant0: !triton.ptr<i64> {triton.divisibility = 16 : i64}, %cos: !triton.ptr<f16> {triton.divisibility = 16 : i64}, %index_put: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 1 : i64
    %2 = triton.load %cos : !triton.ptr<f16>
    %3 = triton.get_program_id x : i32
    %4 = arith.constant 2 : i32
    %5 = arith.muli %3, %4 : i32
    %6 = triton.make_range 0 to 2 : tensor<2xi32>
    %7 = triton.addptr %_tensor_constant0, %5 : !triton.ptr<i64>, i32
    %8 = triton.splat %7 : !triton.ptr<i64> -> tensor<2x!triton.ptr<i64>>
    %9 = triton.addptr %8, %6 : tensor<2x!triton.ptr<i64>>, tensor<2xi32>
    %10 = triton.load %9 : tensor<2x!triton.ptr<i64>>
    %11 = triton.splat %0 : i64 -> tensor<2xi64>
    %12 = arith.cmpi slt, %10, %11 : tensor<2xi64>
    %13 = triton.splat %1 : i64 -> tensor<2xi64>
    %14 = arith.addi %10, %13 : tensor<2xi64>
    %15 = arith.select %12, %14, %10 : tensor<2xi1>, tensor<2xi64>
    %16 = arith.cmpi ult, %15, %13 : tensor<2xi64>
    triton.assert %16, "index out of range" : tensor<2xi1>
    %17 = arith.select %16, %15, %11 : tensor<2xi1>, tensor<2xi64>
    %18 = arith.trunci %17 : tensor<2xi64> to tensor<2xi32>
    %19 = triton.splat %index_put : !triton.ptr<f16> -> tensor<2x!triton.ptr<f16>>
    %20 = triton.addptr %19, %18 : tensor<2x!triton.ptr<f16>>, tensor<2xi32>
    %21 = triton.splat %2 : f16 -> tensor<2xf16>
    triton.store %20, %21 : tensor<2x!triton.ptr<f16>>
    triton.return
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @scatter_reduce_1_0_x3(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<3>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 2 : i32
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[V4]] : i32
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V5]], %[[V1]], %[[V2]] : !triton.ptr<f16>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 1 : i32
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[V7]] : i32
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.select %[[V8]], %[[V0]], %[[V6]] : !triton.ptr<f16>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 0 : i32
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V5]], %[[V7]], %[[V4]] : i32
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.select %[[V8]], %[[V10]], %[[V11]] : i32
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.subi %[[V3]], %[[V12]] : i32
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.maxsi %[[V13]], %[[V10]] : i32
  // CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V14]], %[[V10]] : i32
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 64 : i32
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.muli %[[OWN]], %[[V15]] : i32
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V16]] : i32 -> tensor<64xi32>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V18]], %[[V17]] : tensor<64xi32>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant 54 : i32
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : i32 -> tensor<64xi32>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V20]] : tensor<64xi32>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[X]], %[[V16]] : !triton.ptr<f16>, i32
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f16> -> tensor<64x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V17]] : tensor<64x!triton.ptr<f16>>, tensor<64xi32>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.load %[[V24]], %[[V21]] : tensor<64x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[V9]], %[[V16]] : !triton.ptr<f16>, i32
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : !triton.ptr<f16> -> tensor<64x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[V27]], %[[V17]] : tensor<64x!triton.ptr<f16>>, tensor<64xi32>
  // CHECK-NEXT:    triton.store %[[V28]], %[[V25]], %[[V21]] : tensor<64x!triton.ptr<f16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  triton.func @scatter_reduce_1_0_x3(%x: !triton.ptr<f16> {triton.divisibility = 16 : i64}, %0: !triton.ptr<f16> {triton.divisibility = 16 : i64}, %1: !triton.ptr<f16> {triton.divisibility = 16 : i64}, %2: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<3>], num_warps = 1 : i32, num_stages = 1 : i32} {
    %3 = triton.get_program_id x : i32
    %4 = arith.constant 2 : i32
    %5 = arith.cmpi slt, %3, %4 : i32
    %6 = arith.select %5, %1, %2 : !triton.ptr<f16>
    %7 = arith.constant 1 : i32
    %8 = arith.cmpi slt, %3, %7 : i32
    %9 = arith.select %8, %0, %6 : !triton.ptr<f16>
    %10 = arith.constant 0 : i32
    %11 = arith.select %5, %7, %4 : i32
    %12 = arith.select %8, %10, %11 : i32
    %13 = arith.subi %3, %12 : i32
    %14 = arith.maxsi %13, %10 : i32
    %own = arith.minsi %14, %10 : i32
    %15 = arith.constant 64 : i32
    %16 = arith.muli %own, %15 : i32
    %17 = triton.make_range 0 to 64 : tensor<64xi32>
    %18 = triton.splat %16 : i32 -> tensor<64xi32>
    %i = arith.addi %18, %17 : tensor<64xi32>
    %19 = arith.constant 54 : i32
    %20 = triton.splat %19 : i32 -> tensor<64xi32>
    %21 = arith.cmpi slt, %i, %20 : tensor<64xi32>
    %22 = triton.addptr %x, %16 : !triton.ptr<f16>, i32
    %23 = triton.splat %22 : !triton.ptr<f16> -> tensor<64x!triton.ptr<f16>>
    %24 = triton.addptr %23, %17 : tensor<64x!triton.ptr<f16>>, tensor<64xi32>
    %25 = triton.load %24, %21 : tensor<64x!triton.ptr<f16>>
    %26 = triton.addptr %9, %16 : !triton.ptr<f16>, i32
    %27 = triton.splat %26 : !triton.ptr<f16> -> tensor<64x!triton.ptr<f16>>
    %28 = triton.addptr %27, %17 : tensor<64x!triton.ptr<f16>>, tensor<64xi32>
    triton.store %28, %25, %21 : tensor<64x!triton.ptr<f16>>
    triton.return
  }
}
