// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p drop-masks --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p drop-masks --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in drop-masks.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @max_to_copy_amax_0(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: !triton.ptr<i16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[MAX:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[_TO_COPY:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[AMAX:[^ ,:]+]]: !triton.ptr<i16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[S33:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<1>], num_warps = 16 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant -32768 : i16
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.splat %[[V0]] : i16 -> tensor<4096xi16>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<4096xi64>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 4096 : i64
  // CHECK-NEXT:    %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V2]] to %[[S33]] step %[[V4]] iter_args(%[[V7:[^ ,:]+]] = %[[V1:[^ ,:]+]], %[[V8:[^ ,:]+]] = %[[V3]]) -> (tensor<4096xi16>, tensor<4096xi64>) : i64 {
  // CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
  // CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.extsi %[[V9]] : tensor<4096xi32> to tensor<4096xi64>
  // CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<4096xi64>
  // CHECK-NEXT:      %[[R_1:[^ ,:]+]] = arith.addi %[[V11]], %[[V10]] : tensor<4096xi64>
  // CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.splat %[[S33]] : i64 -> tensor<4096xi64>
  // CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.cmpi slt, %[[R_1]], %[[V12]] : tensor<4096xi64>
  // CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[ARGS]], %[[R]] : !triton.ptr<i16>, i64
  // CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<i16> -> tensor<4096x!triton.ptr<i16>>
  // CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.addptr %[[V15]], %[[V10]] : tensor<4096x!triton.ptr<i16>>, tensor<4096xi64>
  // CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.constant -32768 : i16
  // CHECK-NEXT:      %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : i16 -> tensor<4096xi16>
  // CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.load %[[V16]], %[[V13]], %[[V18]] : tensor<4096x!triton.ptr<i16>>
  // CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpi sgt, %[[V19]], %[[V7]] : tensor<4096xi16>
  // CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.select %[[V20]], %[[V19]], %[[V7]] : tensor<4096xi1>, tensor<4096xi16>
  // CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.select %[[V20]], %[[R_1]], %[[V8]] : tensor<4096xi1>, tensor<4096xi64>
  // CHECK-NEXT:      scf.yield %[[V21]], %[[V22]] : tensor<4096xi16>, tensor<4096xi64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V23:[^ ,:]+]], %[[V24:[^ ,:]+]] = triton.reduce %[[V5]], %[[V6]] axis 0 : tensor<4096xi16>, tensor<4096xi64> combine (%[[V25:[^ ,:]+]]: i16, %[[V26:[^ ,:]+]]: i64, %[[V27:[^ ,:]+]]: i16, %[[V28:[^ ,:]+]]: i64) {
  // CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.cmpi sgt, %[[V27]], %[[V25]] : i16
  // CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.cmpi slt, %[[V28]], %[[V26]] : i64
  // CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.cmpi eq, %[[V27]], %[[V25]] : i16
  // CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.andi %[[V31]], %[[V30]] : i1
  // CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.ori %[[V29]], %[[V32]] : i1
  // CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.select %[[V33]], %[[V27]], %[[V25]] : i16
  // CHECK-NEXT:      %[[V35:[^ ,:]+]] = arith.select %[[V33]], %[[V28]], %[[V26]] : i64
  // CHECK-NEXT:      triton.reduce.return %[[V34]], %[[V35]] : i16, i64
  // CHECK-NEXT:    }
  // CHECK-NEXT:    triton.store %[[MAX]], %[[V24]] : !triton.ptr<i64>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.trunci %[[V24]] : i64 to i8
  // CHECK-NEXT:    triton.store %[[_TO_COPY]], %[[V36]] : !triton.ptr<i8>
  // CHECK-NEXT:    triton.store %[[AMAX]], %[[V23]] : !triton.ptr<i16>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  triton.func @max_to_copy_amax_0(%args: !triton.ptr<i16> {triton.divisibility = 16 : i64}, %max: !triton.ptr<i64> {triton.divisibility = 16 : i64}, %_to_copy: !triton.ptr<i8> {triton.divisibility = 16 : i64}, %amax: !triton.ptr<i16> {triton.divisibility = 16 : i64}, %s33: i64) attributes {grid = [#shape.expr<1>], num_warps = 16 : i32, num_stages = 1 : i32} {
    %0 = arith.constant -32768 : i16
    %1 = triton.splat %0 : i16 -> tensor<4096xi16>
    %2 = arith.constant 0 : i64
    %3 = triton.splat %2 : i64 -> tensor<4096xi64>
    %4 = arith.constant 4096 : i64
    %5, %6 = scf.for %r = %2 to %s33 step %4 iter_args(%7 = %1, %8 = %3) -> (tensor<4096xi16>, tensor<4096xi64>) : i64 {
      %9 = triton.make_range 0 to 4096 : tensor<4096xi32>
      %10 = arith.extsi %9 : tensor<4096xi32> to tensor<4096xi64>
      %11 = triton.splat %r : i64 -> tensor<4096xi64>
      %r_1 = arith.addi %11, %10 : tensor<4096xi64>
      %12 = triton.splat %s33 : i64 -> tensor<4096xi64>
      %13 = arith.cmpi slt, %r_1, %12 : tensor<4096xi64>
      %14 = triton.addptr %args, %r : !triton.ptr<i16>, i64
      %15 = triton.splat %14 : !triton.ptr<i16> -> tensor<4096x!triton.ptr<i16>>
      %16 = triton.addptr %15, %10 : tensor<4096x!triton.ptr<i16>>, tensor<4096xi64>
      %17 = triton.load %16, %13 : tensor<4096x!triton.ptr<i16>>
      %18 = arith.select %13, %17, %1 : tensor<4096xi1>, tensor<4096xi16>
      %19 = arith.cmpi sgt, %18, %7 : tensor<4096xi16>
      %20 = arith.select %19, %18, %7 : tensor<4096xi1>, tensor<4096xi16>
      %21 = arith.select %19, %r_1, %8 : tensor<4096xi1>, tensor<4096xi64>
      scf.yield %20, %21 : tensor<4096xi16>, tensor<4096xi64>
    }
    %22, %23 = triton.reduce %5, %6 axis 0 : tensor<4096xi16>, tensor<4096xi64> combine (%24: i16, %25: i64, %26: i16, %27: i64) {
      %28 = arith.cmpi sgt, %26, %24 : i16
      %29 = arith.cmpi slt, %27, %25 : i64
      %30 = arith.cmpi eq, %26, %24 : i16
      %31 = arith.andi %30, %29 : i1
      %32 = arith.ori %28, %31 : i1
      %33 = arith.select %32, %26, %24 : i16
      %34 = arith.select %32, %27, %25 : i64
      triton.reduce.return %33, %34 : i16, i64
    }
    triton.store %max, %23 : !triton.ptr<i64>
    %35 = arith.trunci %23 : i64 to i8
    triton.store %_to_copy, %35 : !triton.ptr<i8>
    triton.store %amax, %22 : !triton.ptr<i16>
    triton.return
  }
}

// REMARK:       {{.*}}drop-masks-cases.mlir:{{[0-9]+}}:13: drop-masks: triton.load became arith.constant, triton.splat, triton.load [@max_to_copy_amax_0]
// REMARK-NEXT:  {{.*}}drop-masks-cases.mlir:{{[0-9]+}}:13: drop-masks: the load gives what was selected [@max_to_copy_amax_0]
