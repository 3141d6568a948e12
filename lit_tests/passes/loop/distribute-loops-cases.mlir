// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p distribute-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p distribute-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in distribute-loops.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  loop.kernel @index_fill_0(%_tensor_constant0: memref<1xi64>, %0: memref<1xi64>) {
    %1 = arith.constant 0 : i64
    loop.store %1, %0[0] : i64, memref<1xi64>
    %2 = loop.load %_tensor_constant0[0] : memref<1xi64> -> i64
    %3 = arith.cmpi slt, %2, %1 : i64
    %4 = arith.constant 1 : i64
    %5 = arith.addi %2, %4 : i64
    %6 = arith.select %3, %5, %2 : i64
    %7 = loop.check_index %6 below 1 : i64
    %8 = loop.load %0[%7] : memref<1xi64> -> i64
    %9 = arith.addi %8, %4 : i64
    loop.store %9, %0[%7] : i64, memref<1xi64>
  }
}

// CHECK-LABEL: loop.kernel @index_fill_0_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    loop.store %[[V1]], %[[V0]][0] : i64, memref<1xi64>
// CHECK-NEXT:  }

// CHECK-LABEL: loop.kernel @index_fill_0_1(
// CHECK-SAME:  %[[_TENSOR_CONSTANT0:[^ ,:]+]]: memref<1xi64>, %[[V0:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = loop.load %[[_TENSOR_CONSTANT0]][0] : memref<1xi64> -> i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.cmpi slt, %[[V2]], %[[V1]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.addi %[[V2]], %[[V4]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V3]], %[[V5]], %[[V2]] : i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = loop.check_index %[[V6]] below 1 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = loop.load %[[V0]][%[[V7]]] : memref<1xi64> -> i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.addi %[[V8]], %[[V4]] : i64
// CHECK-NEXT:    loop.store %[[V9]], %[[V0]][%[[V7]]] : i64, memref<1xi64>
// CHECK-NEXT:  }

// REMARK:       {{.*}}distribute-loops-cases.mlir:{{[0-9]+}}:3: distribute-loops: @index_fill_0 falls into 2 kernels [@index_fill_0]
