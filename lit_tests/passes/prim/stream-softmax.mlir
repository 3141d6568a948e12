// RUN: stepwell-opt %s -p stream-softmax --machine=zen-avx512 --split-input-file --check-semantics | filecheck %s
// RUN: stepwell-opt %s -p stream-softmax --machine=zen-avx512 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p stream-softmax --machine=h100 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p stream-softmax --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes stream-softmax | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   rows: an integer (default 64)
// OPTIONS-NEXT:   terms: an integer (default 256)
// OPTIONS-NEXT:   few: an integer (default 8)
// OPTIONS-NEXT:   cache: an integer (default machine.l2)

/// On a GPU, blocks that are multiplied have 16 columns or more.
// GPU: prim.contract and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU: prim.contract and the softmax before it are one kernel, 64 rows by 64 terms at a time

/// A scale, a cap and a causal mask stand between. What the weights are divided by, the sum is divided by; a row
/// without a finite maximum is NaN as before.
// CHECK-LABEL: func.func @capped(
// CHECK-NEXT:    prim.fusion
// CHECK:           prim.contract <mul, add>
// CHECK:           prim.tanh
// CHECK:           %[[S:.*]] = prim.select
// CHECK-NEXT:      %[[V:.*]] = prim.reshape
// CHECK-NEXT:      %[[Y:.*]], %[[T:.*]], %[[M:.*]] = prim.softmax_contract %[[S]][b, b1, m, k], %[[V]][b * 4 + b1, k, n] -> [b, b1, m, n] tile [48, 48]
// CHECK-NEXT:      %[[D:.*]] = prim.sub %[[M]], %[[M]]
// CHECK-NEXT:      %[[N:.*]] = prim.add %[[T]], %[[D]]
// CHECK-NEXT:      %[[B:.*]] = prim.broadcast %[[N]] dims [0, 1, 2]
// CHECK-NEXT:      %[[Q:.*]] = prim.div %[[Y]], %[[B]]
// CHECK-NEXT:      %[[R:.*]] = prim.reshape %[[Q]] : tensor<2x4x96x24xf32> -> tensor<8x96x24xf32>
// CHECK-NEXT:      prim.yield %[[R]] : tensor<8x96x24xf32>
func.func @capped(%q: tensor<8x96x16xf32>, %k: tensor<8x16x96xf32>, %v: tensor<2x4x96x24xf32>) -> tensor<8x96x24xf32> {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b, k, n] -> [b, m, n] : tensor<8x96x16xf32>, tensor<8x16x96xf32> -> tensor<8x96x96xf32>
  %1 = prim.reshape %0 : tensor<8x96x96xf32> -> tensor<2x4x96x96xf32>
  %2 = prim.tanh %1 : tensor<2x4x96x96xf32>
  %i = prim.iota dim 2 : tensor<2x4x96x96xi64>
  %j = prim.iota dim 3 : tensor<2x4x96x96xi64>
  %o = prim.compare <ge> %i, %j : tensor<2x4x96x96xi64>
  %h = prim.constant -inf : tensor<2x4x96x96xf32>
  %3 = prim.select %o, %2, %h : tensor<2x4x96x96xf32>
  %4 = prim.reduce <maximum> %3 dims [3] : tensor<2x4x96x96xf32> -> tensor<2x4x96xf32>
  %5 = prim.broadcast %4 dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x96xf32>
  %6 = prim.sub %3, %5 : tensor<2x4x96x96xf32>
  %7 = prim.exp %6 : tensor<2x4x96x96xf32>
  %8 = prim.reduce <add> %7 dims [3] : tensor<2x4x96x96xf32> -> tensor<2x4x96xf32>
  %9 = prim.broadcast %8 dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x96xf32>
  %10 = prim.div %7, %9 : tensor<2x4x96x96xf32>
  %11 = prim.reshape %10 : tensor<2x4x96x96xf32> -> tensor<8x96x96xf32>
  %12 = prim.reshape %v : tensor<2x4x96x24xf32> -> tensor<8x96x24xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:9: stream-softmax: prim.contract and the softmax before it are one kernel, 48 rows by 48 terms at a time
  %13 = prim.contract <mul, add> %11[b, m, k], %12[b, k, n] -> [b, m, n] : tensor<8x96x96xf32>, tensor<8x96x24xf32> -> tensor<8x96x24xf32>
  func.return %13 : tensor<8x96x24xf32>
}

// -----

/// Heads of queries share one of keys. Where nothing is kept, the exponentials are 0, and the logarithm of the sum is a
/// result, which stands before the product.
// CHECK-LABEL: func.func @shared(
// CHECK-NEXT:    %[[L:.*]], %[[F:.*]] = prim.fusion
// CHECK:           prim.softmax_contract %{{.*}}[b, m, k], %{{.*}}[b floordiv 2, k, n] -> [b, m, n] tile [20, 150]
// CHECK:           prim.log
// CHECK:           prim.yield
// CHECK:         func.return %[[F]], %[[L]] :
func.func @shared(%q: tensor<4x20x8xbf16>, %k: tensor<2x300x8xbf16>, %v: tensor<2x300x8xbf16>) -> (tensor<2x2x20x8xbf16>, tensor<4x20xf32>) {
  %0 = prim.contract <mul, add> %q[b * 2 + m, m1, k], %k[b, n, k] -> [b, m, m1, n] : tensor<4x20x8xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x300xf32>
  %1 = prim.reshape %0 : tensor<2x2x20x300xf32> -> tensor<4x20x300xf32>
  %2 = prim.reduce <maximum> %1 dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
  %3 = prim.constant -inf : tensor<4x20xf32>
  %4 = prim.compare <eq> %2, %3 : tensor<4x20xf32>
  %5 = prim.constant 0.0 : tensor<4x20xf32>
  %6 = prim.select %4, %5, %2 : tensor<4x20xf32>
  %7 = prim.broadcast %6 dims [0, 1] : tensor<4x20xf32> -> tensor<4x20x300xf32>
  %8 = prim.sub %1, %7 : tensor<4x20x300xf32>
  %9 = prim.exp %8 : tensor<4x20x300xf32>
  %10 = prim.reduce <add> %9 dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
  %11 = prim.log %10 : tensor<4x20xf32>
  %12 = prim.convert %9 : tensor<4x20x300xf32> -> tensor<4x20x300xbf16>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:9: stream-softmax: prim.contract and the softmax before it are one kernel, 20 rows by 150 terms at a time
  %13 = prim.contract <mul, add> %12[b * 2 + m, m1, k], %v[b, k, n] -> [b, m, m1, n] : tensor<4x20x300xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x8xf32>
  %14 = prim.convert %13 : tensor<2x2x20x8xf32> -> tensor<2x2x20x8xbf16>
  func.return %14, %11 : tensor<2x2x20x8xbf16>, tensor<4x20xf32>
}

// -----

/// Weights that the program wants, too, are computed.
// CHECK-LABEL: func.func @wanted(
// CHECK-NOT: softmax_contract
func.func @wanted(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> (tensor<96x24xf32>, tensor<96x96xf32>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %7 = prim.div %4, %6 : tensor<96x96xf32>
  %8 = prim.contract <mul, add> %7[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %8, %7 : tensor<96x24xf32>, tensor<96x96xf32>
}

// -----

/// A few rows take little memory.
// CHECK-LABEL: func.func @few(
// CHECK-NOT: softmax_contract
func.func @few(%q: tensor<2x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<2x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<2x16xf32>, tensor<16x96xf32> -> tensor<2x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<2x96xf32> -> tensor<2xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<2xf32> -> tensor<2x96xf32>
  %3 = prim.sub %0, %2 : tensor<2x96xf32>
  %4 = prim.exp %3 : tensor<2x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<2x96xf32> -> tensor<2xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<2xf32> -> tensor<2x96xf32>
  %7 = prim.div %4, %6 : tensor<2x96xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:8: stream-softmax: the softmax has kernels of its own: it has 2 rows, whose scores take little memory
  %8 = prim.contract <mul, add> %7[m, k], %v[k, n] -> [m, n] : tensor<2x96xf32>, tensor<96x24xf32> -> tensor<2x24xf32>
  func.return %8 : tensor<2x24xf32>
}

// -----

/// A matrix that is computed of the softmax has to wait for it.
// CHECK-LABEL: func.func @depends(
// CHECK-NOT: softmax_contract
func.func @depends(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %7 = prim.div %4, %6 : tensor<96x96xf32>
  %8 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x24xf32>
  %9 = prim.mul %v, %8 : tensor<96x24xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:9: stream-softmax: the softmax has kernels of its own: the matrix depends on the softmax
  %10 = prim.contract <mul, add> %7[m, k], %9[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %10 : tensor<96x24xf32>
}

// -----

/// What is computed for each weight beside it multiplies the exponentials, but not what is computed of the softmax, and not
/// what lies in other rows.
// CHECK-LABEL: func.func @factors(
// CHECK:         prim.softmax_contract %{{.*}}[m, k] times %{{.*}}, %{{.*}}[k, n]
func.func @factors(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>, %f: tensor<96x96xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %7 = prim.div %4, %6 : tensor<96x96xf32>
  %8 = prim.mul %f, %7 : tensor<96x96xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:8: stream-softmax: prim.contract and the softmax before it are one kernel, 48 rows by 96 terms at a time
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

// CHECK-LABEL: func.func @factor_of_the_softmax(
// CHECK-NOT: softmax_contract
func.func @factor_of_the_softmax(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %7 = prim.div %4, %6 : tensor<96x96xf32>
  %s = prim.sin %6 : tensor<96x96xf32>
  %8 = prim.mul %7, %s : tensor<96x96xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:8: stream-softmax: the softmax has kernels of its own: a factor of the weights depends on the softmax
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

// CHECK-LABEL: func.func @factor_of_other_rows(
// CHECK-NOT: softmax_contract
func.func @factor_of_other_rows(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>, %f: tensor<4x24x96xf32>) -> tensor<4x24x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %7 = prim.div %4, %6 : tensor<96x96xf32>
  %8 = prim.reshape %7 : tensor<96x96xf32> -> tensor<4x24x96xf32>
  %9 = prim.mul %8, %f : tensor<4x24x96xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:9: stream-softmax: the softmax has kernels of its own: its rows are taken apart before they are multiplied
  %10 = prim.contract <mul, add> %9[b, m, k], %v[k, n] -> [b, m, n] : tensor<4x24x96xf32>, tensor<96x24xf32> -> tensor<4x24x24xf32>
  func.return %10 : tensor<4x24x24xf32>
}

// -----

/// Factors that were halves before they were widened.
// CHECK-LABEL: func.func @halves(
// CHECK:         prim.softmax_contract
func.func @halves(%q: tensor<64x300x32xbf16>, %k: tensor<64x100x32xbf16>, %v: tensor<64x100x48xbf16>) -> tensor<64x300x48xf32> {
  %0 = prim.convert %q : tensor<64x300x32xbf16> -> tensor<64x300x32xf32>
  %1 = prim.contract <mul, add> %0[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<64x300x32xf32>, tensor<64x100x32xbf16> -> tensor<64x300x100xf32>
  %2 = prim.reduce <maximum> %1 dims [2] : tensor<64x300x100xf32> -> tensor<64x300xf32>
  %3 = prim.broadcast %2 dims [0, 1] : tensor<64x300xf32> -> tensor<64x300x100xf32>
  %4 = prim.sub %1, %3 : tensor<64x300x100xf32>
  %5 = prim.exp %4 : tensor<64x300x100xf32>
  %6 = prim.reduce <add> %5 dims [2] : tensor<64x300x100xf32> -> tensor<64x300xf32>
  %7 = prim.broadcast %6 dims [0, 1] : tensor<64x300xf32> -> tensor<64x300x100xf32>
  %8 = prim.div %5, %7 : tensor<64x300x100xf32>
  // REMARK-DAG: stream-softmax.mlir:[[# @LINE + 1]]:8: stream-softmax: prim.contract and the softmax before it are one kernel, 60 rows by 100 terms at a time
  %9 = prim.contract <mul, add> %8[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<64x300x100xf32>, tensor<64x100x48xbf16> -> tensor<64x300x48xf32>
  func.return %9 : tensor<64x300x48xf32>
}
