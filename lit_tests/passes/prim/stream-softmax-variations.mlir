// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-softmax --split-input-file --machine=zen-avx512 | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

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
