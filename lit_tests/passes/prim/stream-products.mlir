// RUN: stepwell-opt %s -p stream-products --machine=h100 --split-input-file --check-semantics | filecheck %s
// RUN: stepwell-opt %s -p stream-products --machine=h100 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p stream-products,fuse,outline-fusions,prim-to-loop --machine=h100 --split-input-file | filecheck %s --check-prefix=LOOPS
// RUN: stepwell-opt %s -p stream-products --machine=h100 --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell-opt %s -p stream-products --machine=zen-avx512 --split-input-file --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes stream-products | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   most: an integer (default 4)
// OPTIONS-NEXT:   few: an integer (default 8)

/// The gradients of attention with a causal mask: those of keys and values are sums over rows, and one kernel; that of
/// queries is a sum over terms. What is as large as the scores is in no function but these.
// REMARK-DAG: one kernel, 2 of 64 rows by 32 terms at a time
// REMARK-DAG: one kernel, 1 of 64 rows by 32 terms at a time
// CHECK-LABEL: func.func @gradients(
// CHECK-NOT:     tensor<2x100x90x
// CHECK:         prim.fusion
// CHECK:           prim.contract <mul, add> %{{.*}}[b, m, k], %{{.*}}[b, n, k] -> [b, m, n] : {{.*}} -> tensor<2x100x90xf32>
// CHECK:           prim.contract <mul, add> %{{.*}}[b, k, m], %{{.*}}[b, k, n] -> [b, m, n] {tile = array<i64: 64, 32>} : {{.*}} -> tensor<2x90x32xf32>
// CHECK:           prim.contract <mul, add> %{{.*}}[b, m, k], %{{.*}}[b, n, k] -> [b, m, n] : {{.*}} -> tensor<2x100x90xf32>
// CHECK:           prim.contract <mul, add> %{{.*}}[b, k, m], %{{.*}}[b, k, n] -> [b, m, n] {tile = array<i64: 64, 32>} : {{.*}} -> tensor<2x90x32xf32>
// CHECK:           prim.yield %{{.*}}, %{{.*}} : tensor<2x90x32xbf16>, tensor<2x90x32xbf16>
// CHECK:         prim.fusion
// CHECK:           prim.contract <mul, add> %{{.*}}[b, m, k], %{{.*}}[b, k, n] -> [b, m, n] {tile = array<i64: 64, 32>} : {{.*}} -> tensor<2x100x32xf32>
// CHECK:           prim.yield %{{.*}} : tensor<2x100x32xbf16>
// CHECK-NOT:     tensor<2x100x90x

/// A block of keys begins with the row of the same number; a block of queries ends with the term of the same number.
// LOOPS-LABEL: loop.kernel @iota_contract_exp_convert_0(
// LOOPS:         loop.parallel %{{.*}} = 0 to 2 attributes {block = #loop.block<1, y>} {
// LOOPS:           loop.parallel %[[K:.*]] = 0 to 2 attributes {block = #loop.block<1, x>} {
// LOOPS:             loop.parallel %{{.*}} = 0 to min(-%[[K]] * 64 + 90, 64) attributes {block = #loop.block<64>} {
// LOOPS:               loop.parallel %{{.*}} = 0 to 32 attributes {block = #loop.block<32>} {
// LOOPS:                 loop.reduce <add, add> %{{.*}} = %[[K]] * 64 to 100 : f32, f32 attributes {block = #loop.block<32>, dot = "ieee"} {
// LOOPS:                   loop.reduce <add> %{{.*}} = 0 to 32 : f32 attributes {block = #loop.block<32>, dot = "ieee"} {
// LOOPS-LABEL: loop.kernel @iota_contract_exp_convert_1(
// LOOPS:           loop.parallel %[[R:.*]] = 0 to 2 attributes {block = #loop.block<1, x>} {
// LOOPS:                 loop.reduce <add> %{{.*}} = 0 to min(min(%[[R]] * 2 + 2, 3) * 32, 90) : f32 attributes {block = #loop.block<32>, dot = "ieee"} {
func.func @gradients(%q: tensor<2x100x32xbf16>, %k: tensor<2x90x32xbf16>, %v: tensor<2x90x32xbf16>, %g: tensor<2x100x32xbf16>, %m: tensor<2x100xf32>, %t: tensor<2x100xf32>, %d: tensor<2x100xf32>)
    -> (tensor<2x100x32xbf16>, tensor<2x90x32xbf16>, tensor<2x90x32xbf16>) {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<2x100x32xbf16>, tensor<2x90x32xbf16> -> tensor<2x100x90xf32>
  %i = prim.iota dim 1 : tensor<2x100x90xi64>
  %j = prim.iota dim 2 : tensor<2x100x90xi64>
  %c = prim.compare <ge> %i, %j : tensor<2x100x90xi64>
  %h = prim.constant -inf : tensor<2x100x90xf32>
  %1 = prim.select %c, %0, %h : tensor<2x100x90xf32>
  %2 = prim.broadcast %m dims [0, 1] : tensor<2x100xf32> -> tensor<2x100x90xf32>
  %3 = prim.sub %1, %2 : tensor<2x100x90xf32>
  %4 = prim.exp %3 : tensor<2x100x90xf32>
  %5 = prim.broadcast %t dims [0, 1] : tensor<2x100xf32> -> tensor<2x100x90xf32>
  %6 = prim.mul %4, %5 : tensor<2x100x90xf32>
  %7 = prim.convert %6 : tensor<2x100x90xf32> -> tensor<2x100x90xbf16>
  %8 = prim.contract <mul, add> %7[b, k, m], %g[b, k, n] -> [b, m, n] : tensor<2x100x90xbf16>, tensor<2x100x32xbf16> -> tensor<2x90x32xf32>
  %9 = prim.convert %8 : tensor<2x90x32xf32> -> tensor<2x90x32xbf16>
  %10 = prim.contract <mul, add> %g[b, m, k], %v[b, n, k] -> [b, m, n] : tensor<2x100x32xbf16>, tensor<2x90x32xbf16> -> tensor<2x100x90xf32>
  %11 = prim.broadcast %d dims [0, 1] : tensor<2x100xf32> -> tensor<2x100x90xf32>
  %12 = prim.sub %10, %11 : tensor<2x100x90xf32>
  %13 = prim.mul %6, %12 : tensor<2x100x90xf32>
  %14 = prim.convert %13 : tensor<2x100x90xf32> -> tensor<2x100x90xbf16>
  %15 = prim.contract <mul, add> %14[b, k, m], %q[b, k, n] -> [b, m, n] : tensor<2x100x90xbf16>, tensor<2x100x32xbf16> -> tensor<2x90x32xf32>
  %16 = prim.convert %15 : tensor<2x90x32xf32> -> tensor<2x90x32xbf16>
  %17 = prim.contract <mul, add> %14[b, m, k], %k[b, k, n] -> [b, m, n] : tensor<2x100x90xbf16>, tensor<2x90x32xbf16> -> tensor<2x100x32xf32>
  %18 = prim.convert %17 : tensor<2x100x32xf32> -> tensor<2x100x32xbf16>
  func.return %18, %16, %9 : tensor<2x100x32xbf16>, tensor<2x90x32xbf16>, tensor<2x90x32xbf16>
}

// -----

/// A factor of f32, where the sum is rounded to the type of the other factor, which was widened: it is rounded before.
/// A sliding window leaves few blocks of terms.
// CHECK-LABEL: func.func @window(
// CHECK:         prim.fusion
// LOOPS-LABEL: loop.kernel @convert_iota_compare_tanh_0(
// LOOPS:         loop.reduce <add> %{{.*}} = max(%{{.*}} * 2 - 1, 0) * 32 to min(%{{.*}} * 64 + 64, 240) : f32 attributes {block = #loop.block<32>, dot = "ieee"} {
// LOOPS:           arith.truncf %{{.*}} : f32 to bf16
func.func @window(%x: tensor<240x16xbf16>, %y: tensor<240x16xbf16>, %z: tensor<240x48xbf16>) -> tensor<48x240xbf16> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<240x16xbf16>, tensor<240x16xbf16> -> tensor<240x240xf32>
  %i = prim.iota dim 0 : tensor<240x240xi64>
  %j = prim.iota dim 1 : tensor<240x240xi64>
  %c = prim.compare <ge> %i, %j : tensor<240x240xi64>
  %b = prim.sub %i, %j : tensor<240x240xi64>
  %w = prim.constant 20 : tensor<240x240xi64>
  %n = prim.compare <lt> %b, %w : tensor<240x240xi64>
  %o = prim.constant 0.0 : tensor<240x240xf32>
  %1 = prim.tanh %0 : tensor<240x240xf32>
  %2 = prim.select %n, %1, %o : tensor<240x240xf32>
  %3 = prim.select %c, %2, %o : tensor<240x240xf32>
  %4 = prim.convert %z : tensor<240x48xbf16> -> tensor<240x48xf32>
  %5 = prim.contract <mul, add> %4[k, m], %3[n, k] -> [m, n] : tensor<240x48xf32>, tensor<240x240xf32> -> tensor<48x240xf32>
  %6 = prim.convert %5 : tensor<48x240xf32> -> tensor<48x240xbf16>
  func.return %6 : tensor<48x240xbf16>
}

// -----

/// A matrix that is a sum of products itself is rounded before the kernel.
// CHECK-LABEL: func.func @rounded_before(
// CHECK:         %[[Z:.*]] = prim.convert %{{.*}} : tensor<240x48xf32> -> tensor<240x48xbf16>
// CHECK-NEXT:    prim.fusion {{.*}} = %[[Z]] : tensor<240x48xbf16>
func.func @rounded_before(%x: tensor<240x16xbf16>, %y: tensor<240x16xbf16>, %a: tensor<240x300xbf16>, %b: tensor<300x48xbf16>) -> tensor<240x48xf32> {
  %0 = prim.contract <mul, add> %a[m, k], %b[k, n] -> [m, n] : tensor<240x300xbf16>, tensor<300x48xbf16> -> tensor<240x48xf32>
  %1 = prim.convert %0 : tensor<240x48xf32> -> tensor<240x48xbf16>
  %2 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<240x16xbf16>, tensor<240x16xbf16> -> tensor<240x240xf32>
  %3 = prim.convert %2 : tensor<240x240xf32> -> tensor<240x240xbf16>
  %4 = prim.contract <mul, add> %3[m, k], %1[k, n] -> [m, n] : tensor<240x240xbf16>, tensor<240x48xbf16> -> tensor<240x48xf32>
  func.return %4 : tensor<240x48xf32>
}
