// RUN: stepwell-opt %s -p canonicalize | filecheck %s
// RUN: stepwell-opt %s -p canonicalize --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// CHECK-LABEL: func.func @arithmetic(
func.func @arithmetic() -> tensor<2x2xf32> {
  // CHECK-NEXT: %[[C:.*]] = prim.constant 6.0 : tensor<2x2xf32>
  // CHECK-NEXT: func.return %[[C]]
  %0 = prim.constant 2.0 : tensor<4xf32>
  %1 = prim.constant 3.0 : tensor<4xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.mul became prim.constant
  %2 = prim.mul %0, %1 : tensor<4xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reshape became prim.constant
  %3 = prim.reshape %2 : tensor<4xf32> -> tensor<2x2xf32>
  func.return %3 : tensor<2x2xf32>
}

/// Each step is rounded to its own type: 0.1 as a bf16 is 0.10009765625.
// CHECK-LABEL: func.func @rounding(
func.func @rounding() -> (tensor<bf16>, tensor<f32>, tensor<f16>, tensor<i8>) {
  // CHECK-DAG: prim.constant 0.10009765625 : tensor<bf16>
  // CHECK-DAG: prim.constant 0.30000001192092896 : tensor<f32>
  // CHECK-DAG: prim.constant inf : tensor<f16>
  // CHECK-DAG: prim.constant -128 : tensor<i8>
  %0 = prim.constant 0.1 : tensor<f32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.convert became prim.constant
  %1 = prim.convert %0 : tensor<f32> -> tensor<bf16>
  %2 = prim.constant 0.2 : tensor<f32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.add became prim.constant
  %3 = prim.add %0, %2 : tensor<f32>
  %4 = prim.constant 60000.0 : tensor<f16>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.add became prim.constant
  %5 = prim.add %4, %4 : tensor<f16>
  %6 = prim.constant 127 : tensor<i8>
  %7 = prim.constant 1 : tensor<i8>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.add became prim.constant
  %8 = prim.add %6, %7 : tensor<i8>
  func.return %1, %3, %5, %8 : tensor<bf16>, tensor<f32>, tensor<f16>, tensor<i8>
}

// CHECK-LABEL: func.func @choices(
func.func @choices(%x: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xf32>) {
  // CHECK-NEXT: %[[M:.*]] = prim.constant 1 : tensor<4xi1>
  // CHECK-NEXT: %[[C:.*]] = prim.constant 2.0 : tensor<4xf32>
  // CHECK-NEXT: func.return %[[M]], %[[C]]
  %0 = prim.constant 2.0 : tensor<4xf32>
  %1 = prim.constant 3.0 : tensor<4xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.compare became prim.constant
  %2 = prim.compare <lt> %0, %1 : tensor<4xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.select became prim.constant
  %3 = prim.select %2, %0, %1 : tensor<4xf32>
  func.return %2, %3 : tensor<4xi1>, tensor<4xf32>
}

/// Sizes add up to sizes; a size that is a number is a constant.
// CHECK-LABEL: func.func @sizes(
func.func @sizes(%n: index {shape.symbol = "s0"}) -> (tensor<i64>, tensor<i64>) {
  // CHECK-NEXT: %[[N:.*]] = prim.size <s0 * 128> : tensor<i64>
  // CHECK-NEXT: %[[C:.*]] = prim.constant 7 : tensor<i64>
  // CHECK-NEXT: func.return %[[N]], %[[C]]
  %0 = prim.size <s0> : tensor<i64>
  %1 = prim.constant 128 : tensor<i64>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.mul became prim.size
  %2 = prim.mul %0, %1 : tensor<i64>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.size became prim.constant
  %3 = prim.size <7> : tensor<i64>
  func.return %2, %3 : tensor<i64>, tensor<i64>
}

// CHECK-LABEL: func.func @joints(
func.func @joints() -> (tensor<6xf32>, tensor<8xf32>, tensor<f32>) {
  // CHECK-DAG: prim.constant 0.5 : tensor<6xf32>
  // CHECK-DAG: prim.constant 0.5 : tensor<8xf32>
  // CHECK-DAG: prim.constant 2.0 : tensor<f32>
  %0 = prim.constant 0.5 : tensor<4xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.pad became prim.constant
  %1 = prim.pad %0 low [1] with 0.5 : tensor<4xf32> -> tensor<6xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.concatenate became prim.constant
  %2 = prim.concatenate %0, %0 dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  // REMARK-DAG: canonicalize-constants.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reduce became prim.constant
  %3 = prim.reduce <add> %0 dims [0] : tensor<4xf32> -> tensor<f32>
  func.return %1, %2, %3 : tensor<6xf32>, tensor<8xf32>, tensor<f32>
}

/// Padding with another zero is visible in the sign.
// CHECK-LABEL: func.func @negative_padding(
func.func @negative_padding() -> tensor<6xf32> {
  // CHECK: prim.pad
  %0 = prim.constant -0.0 : tensor<4xf32>
  %1 = prim.pad %0 low [1] with 0.0 : tensor<4xf32> -> tensor<6xf32>
  func.return %1 : tensor<6xf32>
}

/// A division of integers by zero and a conversion out of range are left to happen.
// CHECK-LABEL: func.func @negative_undefined(
func.func @negative_undefined() -> (tensor<i64>, tensor<i32>) {
  // CHECK:      prim.div
  // CHECK-NEXT: prim.constant 1.0e+20
  // CHECK-NEXT: prim.convert
  %0 = prim.constant 1 : tensor<i64>
  %1 = prim.constant 0 : tensor<i64>
  %2 = prim.div %0, %1 : tensor<i64>
  %3 = prim.constant 1.0e+20 : tensor<f32>
  %4 = prim.convert %3 : tensor<f32> -> tensor<i32>
  func.return %2, %4 : tensor<i64>, tensor<i32>
}
