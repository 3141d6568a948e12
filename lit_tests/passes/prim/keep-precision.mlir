// RUN: stepwell-opt %s -p keep-precision --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p keep-precision --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p keep-precision --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes keep-precision | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   shared-rows: an integer (default machine.shared_rows)

/// A chain: each result but the last is read once, also through an operation that chooses.
// CHECK-LABEL: func.func @chain(
func.func @chain(%x: tensor<8xbf16>, %y: tensor<8xbf16>) -> tensor<8xbf16> {
  // CHECK-NEXT: prim.mul %x, %y {excess_precision}
  // CHECK-NEXT: prim.maximum %{{.*}}, %y :
  // CHECK-NEXT: prim.add %{{.*}}, %x :
  // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:8: keep-precision: one operation reads the result, which is not rounded
  %0 = prim.mul %x, %y : tensor<8xbf16>
  %1 = prim.maximum %0, %y : tensor<8xbf16>
  %2 = prim.add %1, %x : tensor<8xbf16>
  func.return %2 : tensor<8xbf16>
}

/// Squared by one operation, which sees one value.
// CHECK-LABEL: func.func @square(
func.func @square(%x: tensor<8xf16>) -> tensor<8xf16> {
  // CHECK-NEXT: prim.exp %x {excess_precision}
  // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:8: keep-precision: one operation reads the result, which is not rounded
  %0 = prim.exp %x : tensor<8xf16>
  %1 = prim.mul %0, %0 : tensor<8xf16>
  func.return %1 : tensor<8xf16>
}

/// A matrix of few bits, scaled by rows: one row, or seven, multiply it; eight pack it in 16 bits.
// CHECK-LABEL: func.func @dequantized(
func.func @dequantized(%x: tensor<32xbf16>, %y: tensor<7x32xbf16>, %z: tensor<8x32xbf16>, %w: tensor<4x2x16xi8>, %s: tensor<4x2x16xbf16>) -> (tensor<4xf32>, tensor<7x4xf32>, tensor<8x4xf32>) {
  // CHECK:      prim.mul %{{.*}}, %s {excess_precision} :
  // CHECK:      prim.mul %{{.*}}, %s {excess_precision} :
  // CHECK:      prim.mul %{{.*}}, %s :
  %0 = prim.convert %w : tensor<4x2x16xi8> -> tensor<4x2x16xbf16>
  // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:8: keep-precision: one operation reads the result, which is not rounded
  %1 = prim.mul %0, %s : tensor<4x2x16xbf16>
  %2 = prim.reshape %1 : tensor<4x2x16xbf16> -> tensor<4x32xbf16>
  %3 = prim.contract <mul, add> %x[k], %2[n, k] -> [n] : tensor<32xbf16>, tensor<4x32xbf16> -> tensor<4xf32>
  // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:8: keep-precision: one operation reads the result, which is not rounded
  %4 = prim.mul %0, %s : tensor<4x2x16xbf16>
  %5 = prim.reshape %4 : tensor<4x2x16xbf16> -> tensor<4x32xbf16>
  %6 = prim.contract <mul, add> %y[m, k], %5[n, k] -> [m, n] : tensor<7x32xbf16>, tensor<4x32xbf16> -> tensor<7x4xf32>
  %7 = prim.mul %0, %s : tensor<4x2x16xbf16>
  %8 = prim.reshape %7 : tensor<4x2x16xbf16> -> tensor<4x32xbf16>
  %9 = prim.contract <mul, add> %z[m, k], %8[n, k] -> [m, n] : tensor<8x32xbf16>, tensor<4x32xbf16> -> tensor<8x4xf32>
  func.return %3, %6, %9 : tensor<4xf32>, tensor<7x4xf32>, tensor<8x4xf32>
}

/// Several readers, of which one may be behind an operation that chooses or moves; a conversion, a comparison, a result;
/// an operation that jumps.
// CHECK-LABEL: func.func @negative(
// CHECK-NOT: excess_precision
func.func @negative(%x: tensor<8xf16>) -> (tensor<8xf16>, tensor<8xf16>, tensor<8xf32>, tensor<8xi1>, tensor<8xf16>, tensor<8xf16>) {
  %0 = prim.exp %x : tensor<8xf16>
  %1 = prim.neg %0 : tensor<8xf16>
  %2 = prim.sin %1 : tensor<8xf16>
  %3 = prim.cos %1 : tensor<8xf16>
  %4 = prim.exp2 %x : tensor<8xf16>
  %5 = prim.convert %4 : tensor<8xf16> -> tensor<8xf32>
  %6 = prim.log %x : tensor<8xf16>
  %7 = prim.compare <lt> %6, %x : tensor<8xf16>
  %8 = prim.tanh %x : tensor<8xf16>
  %9 = prim.reverse %8 dims [0] : tensor<8xf16> -> tensor<8xf16>
  %10 = prim.add %9, %x : tensor<8xf16>
  %11 = prim.mul %x, %x : tensor<8xf16>
  %12 = prim.rem %11, %x : tensor<8xf16>
  %13 = prim.add %12, %x : tensor<8xf16>
  func.return %2, %3, %5, %7, %10, %13 : tensor<8xf16>, tensor<8xf16>, tensor<8xf32>, tensor<8xi1>, tensor<8xf16>, tensor<8xf16>
}

// -----

/// Both graphs of a training step may compute a value, unless it is marked; the mark is removed.
// CHECK-LABEL: builtin.module attributes {stepwell.training}
builtin.module attributes {stepwell.training} {
  // CHECK: func.func @forward(
  func.func @forward(%x: tensor<8xf16>) -> tensor<8xf16> {
    // CHECK-NEXT: prim.exp %x :
    // CHECK-NEXT: prim.add %{{.*}}, %x {excess_precision} :
    // CHECK-NEXT: prim.mul %{{.*}}, %x :
    %0 = prim.exp %x : tensor<8xf16>
    // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:10: keep-precision: one operation reads the result, which is not rounded
    %1 = prim.add %0, %x {computed_once} : tensor<8xf16>
    %2 = prim.mul %1, %x {computed_once} : tensor<8xf16>
    func.return %2 : tensor<8xf16>
  }
}

// -----

// CHECK-LABEL: builtin.module attributes {stepwell.numerics = "strict"}
// CHECK-NOT: excess_precision
builtin.module attributes {stepwell.numerics = "strict"} {
  func.func @forward(%x: tensor<8xf16>) -> tensor<8xf16> {
    %0 = prim.exp %x : tensor<8xf16>
    %1 = prim.add %0, %x : tensor<8xf16>
    func.return %1 : tensor<8xf16>
  }
}

// -----

/// Fast numerics round what is stored.
// CHECK-LABEL: builtin.module attributes {stepwell.numerics = "fast"}
builtin.module attributes {stepwell.numerics = "fast"} {
  func.func @forward(%x: tensor<8xf16>) -> (tensor<8xf16>, tensor<8xf16>) {
    // CHECK: prim.exp %x {excess_precision}
    // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:10: keep-precision: one operation reads the result, which is not rounded
    %0 = prim.exp %x : tensor<8xf16>
    // CHECK-NEXT: prim.add %{{.*}}, %x {excess_precision}
    // REMARK-DAG: keep-precision.mlir:[[# @LINE + 1]]:10: keep-precision: one operation reads the result, which is not rounded
    %1 = prim.add %0, %x : tensor<8xf16>
    func.return %0, %1 : tensor<8xf16>, tensor<8xf16>
  }
}
