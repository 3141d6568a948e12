// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-softmax --split-input-file --machine=zen-avx512 | filecheck %s
// RUN: stepwell-opt %s -p stream-softmax --split-input-file --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in stream-softmax.mlir.

// CHECK-LABEL: func.func @capped(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x96x16xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x16x96xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x96x128xf32>) -> tensor<8x96x128xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "iota_compare_tanh_div" (%[[Q_1:[^ ,:]+]] = %[[Q]] : tensor<8x96x16xf32>, %[[K_1:[^ ,:]+]] = %[[K]] : tensor<8x16x96xf32>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<2x4x96x128xf32>) -> (tensor<8x96x128xf32>) {
// CHECK-NEXT:      %[[I:[^ ,:]+]] = prim.iota dim 2 : tensor<2x4x96x96xi64>
// CHECK-NEXT:      %[[J:[^ ,:]+]] = prim.iota dim 3 : tensor<2x4x96x96xi64>
// CHECK-NEXT:      %[[O:[^ ,:]+]] = prim.compare <ge> %[[I]], %[[J]] : tensor<2x4x96x96xi64>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[Q_1]][b, m, k], %[[K_1]][b, k, n] -> [b, m, n] : tensor<8x96x16xf32>, tensor<8x16x96xf32> -> tensor<8x96x96xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<8x96x96xf32> -> tensor<2x4x96x96xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.tanh %[[V2]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:      %[[H:[^ ,:]+]] = prim.constant -inf : tensor<2x4x96x96xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.select %[[O]], %[[V3]], %[[H]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.reshape %[[V_1]] : tensor<2x4x96x128xf32> -> tensor<8x96x128xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]] = prim.softmax_contract %[[V4]][b, b1, m, k], %[[V5]][b * 4 + b1, k, n] -> [b, b1, m, n] tile [48, 48] : tensor<2x4x96x96xf32>, tensor<8x96x128xf32> -> tensor<2x4x96x128xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = prim.sub %[[V8]], %[[V8]] : tensor<2x4x96xf32>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = prim.add %[[V7]], %[[V9]] : tensor<2x4x96xf32>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x128xf32>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = prim.div %[[V6]], %[[V11]] : tensor<2x4x96x128xf32>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = prim.reshape %[[V12]] : tensor<2x4x96x128xf32> -> tensor<8x96x128xf32>
// CHECK-NEXT:      prim.yield %[[V13]] : tensor<8x96x128xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<8x96x128xf32>
// CHECK-NEXT:  }
func.func @capped(%q: tensor<8x96x16xf32>, %k: tensor<8x16x96xf32>, %v: tensor<2x4x96x128xf32>) -> tensor<8x96x128xf32> {
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
  %12 = prim.reshape %v : tensor<2x4x96x128xf32> -> tensor<8x96x128xf32>
  %13 = prim.contract <mul, add> %11[b, m, k], %12[b, k, n] -> [b, m, n] : tensor<8x96x96xf32>, tensor<8x96x128xf32> -> tensor<8x96x128xf32>
  func.return %13 : tensor<8x96x128xf32>
}

// -----

// CHECK-LABEL: func.func @shared(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<4x20x8xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x300x8xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x300x8xbf16>) -> (tensor<2x2x20x8xbf16>, tensor<4x20xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b * 2 + m, m1, k], %[[K]][b, n, k] -> [b, m, m1, n] : tensor<4x20x8xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x300xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x2x20x300xf32> -> tensor<4x20x300xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V1]] dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant -inf : tensor<4x20xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <le> %[[V2]], %[[V3]] : tensor<4x20xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<4x20xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V2]] : tensor<4x20xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0, 1] : tensor<4x20xf32> -> tensor<4x20x300xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V1]], %[[V7]] : tensor<4x20x300xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.exp %[[V8]] : tensor<4x20x300xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.log %[[V10]] : tensor<4x20xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V9]] : tensor<4x20x300xf32> -> tensor<4x20x300xbf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.contract <mul, add> %[[V12]][b * 2 + m, m1, k], %[[V]][b, k, n] -> [b, m, m1, n] : tensor<4x20x300xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x8xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<2x2x20x8xf32> -> tensor<2x2x20x8xbf16>
// CHECK-NEXT:    func.return %[[V14]], %[[V11]] : tensor<2x2x20x8xbf16>, tensor<4x20xf32>
// CHECK-NEXT:  }
func.func @shared(%q: tensor<4x20x8xbf16>, %k: tensor<2x300x8xbf16>, %v: tensor<2x300x8xbf16>) -> (tensor<2x2x20x8xbf16>, tensor<4x20xf32>) {
  %0 = prim.contract <mul, add> %q[b * 2 + m, m1, k], %k[b, n, k] -> [b, m, m1, n] : tensor<4x20x8xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x300xf32>
  %1 = prim.reshape %0 : tensor<2x2x20x300xf32> -> tensor<4x20x300xf32>
  %2 = prim.reduce <maximum> %1 dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
  %3 = prim.constant -inf : tensor<4x20xf32>
  %4 = prim.compare <le> %2, %3 : tensor<4x20xf32>
  %5 = prim.constant 0.0 : tensor<4x20xf32>
  %6 = prim.select %4, %5, %2 : tensor<4x20xf32>
  %7 = prim.broadcast %6 dims [0, 1] : tensor<4x20xf32> -> tensor<4x20x300xf32>
  %8 = prim.sub %1, %7 : tensor<4x20x300xf32>
  %9 = prim.exp %8 : tensor<4x20x300xf32>
  %10 = prim.reduce <add> %9 dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
  %11 = prim.log %10 : tensor<4x20xf32>
  %12 = prim.convert %9 : tensor<4x20x300xf32> -> tensor<4x20x300xbf16>
  %13 = prim.contract <mul, add> %12[b * 2 + m, m1, k], %v[b, k, n] -> [b, m, m1, n] : tensor<4x20x300xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x8xf32>
  %14 = prim.convert %13 : tensor<2x2x20x8xf32> -> tensor<2x2x20x8xbf16>
  func.return %14, %11 : tensor<2x2x20x8xbf16>, tensor<4x20xf32>
}

// -----

// CHECK-LABEL: func.func @capped(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x96x16xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x16x96xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x96x24xf32>) -> tensor<8x96x24xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, m, k], %[[K]][b, k, n] -> [b, m, n] : tensor<8x96x16xf32>, tensor<8x16x96xf32> -> tensor<8x96x96xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<8x96x96xf32> -> tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.tanh %[[V1]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = prim.iota dim 2 : tensor<2x4x96x96xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = prim.iota dim 3 : tensor<2x4x96x96xi64>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = prim.compare <ge> %[[I]], %[[J]] : tensor<2x4x96x96xi64>
// CHECK-NEXT:    %[[H:[^ ,:]+]] = prim.constant -inf : tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[O]], %[[V2]], %[[H]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <maximum> %[[V3]] dims [3] : tensor<2x4x96x96xf32> -> tensor<2x4x96xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V3]], %[[V5]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.exp %[[V2]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [3] : tensor<2x4x96x96xf32> -> tensor<2x4x96xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V7]], %[[V9]] : tensor<2x4x96x96xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V10]] : tensor<2x4x96x96xf32> -> tensor<8x96x96xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[V]] : tensor<2x4x96x24xf32> -> tensor<8x96x24xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.contract <mul, add> %[[V11]][b, m, k], %[[V12]][b, k, n] -> [b, m, n] : tensor<8x96x96xf32>, tensor<8x96x24xf32> -> tensor<8x96x24xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<8x96x24xf32>
// CHECK-NEXT:  }
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
  %7 = prim.exp %2 : tensor<2x4x96x96xf32>
  %8 = prim.reduce <add> %7 dims [3] : tensor<2x4x96x96xf32> -> tensor<2x4x96xf32>
  %9 = prim.broadcast %8 dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x96xf32>
  %10 = prim.div %7, %9 : tensor<2x4x96x96xf32>
  %11 = prim.reshape %10 : tensor<2x4x96x96xf32> -> tensor<8x96x96xf32>
  %12 = prim.reshape %v : tensor<2x4x96x24xf32> -> tensor<8x96x24xf32>
  %13 = prim.contract <mul, add> %11[b, m, k], %12[b, k, n] -> [b, m, n] : tensor<8x96x96xf32>, tensor<8x96x24xf32> -> tensor<8x96x24xf32>
  func.return %13 : tensor<8x96x24xf32>
}

// -----

/// Weights are multiplied by what dropout keeps of them, which is computed from a seed.
// CHECK-LABEL: func.func @dropped(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<4x96x16xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<4x96x16xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<4x96x16xf32>,
// CHECK-SAME:  %[[SEED:[^ ,:]+]]: tensor<i64>) -> tensor<4x96x16xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.fusion "iota_add_random_bits_div" (%[[Q_1:[^ ,:]+]] = %[[Q]] : tensor<4x96x16xf32>, %[[K_1:[^ ,:]+]] = %[[K]] : tensor<4x96x16xf32>, %[[SEED_1:[^ ,:]+]] = %[[SEED]] : tensor<i64>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<4x96x16xf32>) -> (tensor<4x96x16xf32>) {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = prim.contract <mul, add> %[[Q_1]][b, m, k], %[[K_1]][b, n, k] -> [b, m, n] : tensor<4x96x16xf32>, tensor<4x96x16xf32> -> tensor<4x96x96xf32>
// CHECK-NEXT:      %[[SB:[^ ,:]+]] = prim.broadcast %[[SEED_1]] dims [] : tensor<i64> -> tensor<4x96x96xi64>
// CHECK-NEXT:      %[[I:[^ ,:]+]] = prim.iota dim 1 : tensor<4x96x96xi64>
// CHECK-NEXT:      %[[J:[^ ,:]+]] = prim.iota dim 2 : tensor<4x96x96xi64>
// CHECK-NEXT:      %[[AT:[^ ,:]+]] = prim.add %[[I]], %[[J]] : tensor<4x96x96xi64>
// CHECK-NEXT:      %[[BITS:[^ ,:]+]] = prim.random_bits %[[SB]], %[[AT]] : tensor<4x96x96xi64>
// CHECK-NEXT:      %[[ZERO:[^ ,:]+]] = prim.constant 0 : tensor<4x96x96xi64>
// CHECK-NEXT:      %[[KEPT:[^ ,:]+]] = prim.compare <lt> %[[BITS]], %[[ZERO]] : tensor<4x96x96xi64>
// CHECK-NEXT:      %[[KF:[^ ,:]+]] = prim.convert %[[KEPT]] : tensor<4x96x96xi1> -> tensor<4x96x96xf32>
// CHECK-NEXT:      %[[TWO:[^ ,:]+]] = prim.constant 2.0 : tensor<4x96x96xf32>
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.mul %[[KF]], %[[TWO]] : tensor<4x96x96xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]], %[[M:[^ ,:]+]] = prim.softmax_contract %[[S]][b, m, k] times %[[V0]], %[[V_1]][b, k, n] -> [b, m, n] tile [48, 96] : tensor<4x96x96xf32>, tensor<4x96x16xf32> -> tensor<4x96x16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[M]], %[[M]] : tensor<4x96xf32>
// CHECK-NEXT:      %[[T:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<4x96xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.broadcast %[[T]] dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x16xf32>
// CHECK-NEXT:      %[[Y_1:[^ ,:]+]] = prim.div %[[V1]], %[[V4]] : tensor<4x96x16xf32>
// CHECK-NEXT:      prim.yield %[[Y_1]] : tensor<4x96x16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x96x16xf32>
// CHECK-NEXT:  }
func.func @dropped(%q: tensor<4x96x16xf32>, %k: tensor<4x96x16xf32>, %v: tensor<4x96x16xf32>, %seed: tensor<i64>) -> tensor<4x96x16xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<4x96x16xf32>, tensor<4x96x16xf32> -> tensor<4x96x96xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<4x96x96xf32> -> tensor<4x96xf32>
  %mb = prim.broadcast %m dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x96xf32>
  %d = prim.sub %s, %mb : tensor<4x96x96xf32>
  %e = prim.exp %d : tensor<4x96x96xf32>
  %t = prim.reduce <add> %e dims [2] : tensor<4x96x96xf32> -> tensor<4x96xf32>
  %tb = prim.broadcast %t dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x96xf32>
  %w = prim.div %e, %tb : tensor<4x96x96xf32>
  %i = prim.iota dim 1 : tensor<4x96x96xi64>
  %j = prim.iota dim 2 : tensor<4x96x96xi64>
  %at = prim.add %i, %j : tensor<4x96x96xi64>
  %sb = prim.broadcast %seed dims [] : tensor<i64> -> tensor<4x96x96xi64>
  %bits = prim.random_bits %sb, %at : tensor<4x96x96xi64>
  %zero = prim.constant 0 : tensor<4x96x96xi64>
  %kept = prim.compare <lt> %bits, %zero : tensor<4x96x96xi64>
  %kf = prim.convert %kept : tensor<4x96x96xi1> -> tensor<4x96x96xf32>
  %p = prim.mul %kf, %w : tensor<4x96x96xf32>
  %two = prim.constant 2.0 : tensor<4x96x96xf32>
  %x = prim.mul %p, %two : tensor<4x96x96xf32>
  %y = prim.contract <mul, add> %x[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<4x96x96xf32>, tensor<4x96x16xf32> -> tensor<4x96x16xf32>
  func.return %y : tensor<4x96x16xf32>
}

// REMARK:       {{.*}}stream-softmax-cases.mlir:{{[0-9]+}}:9: stream-softmax: prim.contract and the softmax before it are one kernel, 48 rows by 48 terms at a time
// REMARK-NEXT:  {{.*}}stream-softmax-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y:[^ ,:]+]] (prim.contract) and the softmax before it are one kernel, 48 rows by 96 terms at a time
