// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p narrow-indices --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p narrow-indices --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in narrow-indices.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @mul_max_to_copy_0_1(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[MAX:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
  // CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V0]] : tensor<1024xi32> to tensor<1024xi64>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1000 : i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i32
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V1]] : i64 -> tensor<1024xi64>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.splat %[[V2]] : i32 -> tensor<1024xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V4]] : tensor<1024xi32>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 2 : i64
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 2 : i32
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V6]] : i64 -> tensor<1024xi64>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V7]] : i32 -> tensor<1024xi32>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.muli %[[V0]], %[[V9]] : tensor<1024xi32>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : tensor<1024xi32> to tensor<1024xi64>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[ARGS]] : !triton.ptr<i64> -> tensor<1024x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[V12]], %[[V10]] : tensor<1024x!triton.ptr<i64>>, tensor<1024xi32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.load %[[V13]], %[[V5]] : tensor<1024x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.muli %[[V14]], %[[V14]] : tensor<1024xi64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant -9223372036854775808 : i64
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : i64 -> tensor<1024xi64>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.select %[[V5]], %[[V15]], %[[V17]] : tensor<1024xi1>, tensor<1024xi64>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<1024xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
  // CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.maxsi %[[V20]], %[[V21]] : i64
  // CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
  // CHECK-NEXT:    }
  // CHECK-NEXT:    triton.store %[[MAX]], %[[V19]] : !triton.ptr<i64>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  triton.func @mul_max_to_copy_0_1(%args: !triton.ptr<i64> {triton.divisibility = 16 : i64}, %max: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
    %0 = triton.make_range 0 to 1024 : tensor<1024xi32>
    %r = arith.extsi %0 : tensor<1024xi32> to tensor<1024xi64>
    %1 = arith.constant 1000 : i64
    %2 = triton.splat %1 : i64 -> tensor<1024xi64>
    %3 = arith.cmpi slt, %r, %2 : tensor<1024xi64>
    %4 = arith.constant 2 : i64
    %5 = triton.splat %4 : i64 -> tensor<1024xi64>
    %6 = arith.muli %r, %5 : tensor<1024xi64>
    %7 = triton.splat %args : !triton.ptr<i64> -> tensor<1024x!triton.ptr<i64>>
    %8 = triton.addptr %7, %6 : tensor<1024x!triton.ptr<i64>>, tensor<1024xi64>
    %9 = triton.load %8, %3 : tensor<1024x!triton.ptr<i64>>
    %10 = arith.muli %9, %9 : tensor<1024xi64>
    %11 = arith.constant -9223372036854775808 : i64
    %12 = triton.splat %11 : i64 -> tensor<1024xi64>
    %13 = arith.select %3, %10, %12 : tensor<1024xi1>, tensor<1024xi64>
    %14 = triton.reduce %13 axis 0 : tensor<1024xi64> combine (%15: i64, %16: i64) {
      %17 = arith.maxsi %15, %16 : i64
      triton.reduce.return %17 : i64
    }
    triton.store %max, %14 : !triton.ptr<i64>
    triton.return
  }
}

// REMARK:       {{.*}}narrow-indices-cases.mlir:{{[0-9]+}}:3: narrow-indices: 3 operations on i64 are on i32 [@mul_max_to_copy_0_1]
