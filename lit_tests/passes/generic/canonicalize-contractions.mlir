// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p canonicalize,dce | filecheck %s

/// What rearranges an operand goes into its subscripts.
// CHECK-LABEL: func.func @views(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4x16xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<16x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<16xf32>) -> (tensor<32x32xf32>, tensor<8x4x32xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[W]][k, m], %[[W]][k, n] -> [m, n] : tensor<16x32xf32>, tensor<16x32xf32> -> tensor<32x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[V]][k], %[[W]][k, n2] -> [n, n1, n2] : tensor<16xf32>, tensor<16x32xf32> -> tensor<8x4x32xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<32x32xf32>, tensor<8x4x32xf32>
// CHECK-NEXT:  }
func.func @views(%x: tensor<8x4x16xf32>, %w: tensor<16x32xf32>, %v: tensor<16xf32>) -> (tensor<32x32xf32>, tensor<8x4x32xf32>) {
  %0 = prim.reshape %x : tensor<8x4x16xf32> -> tensor<32x16xf32>
  %1 = prim.transpose %w permutation [1, 0] : tensor<16x32xf32> -> tensor<32x16xf32>
  %2 = prim.contract <mul, add> %1[m, k], %1[n, k] -> [m, n] : tensor<32x16xf32>, tensor<32x16xf32> -> tensor<32x32xf32>
  %3 = prim.broadcast %v dims [2] : tensor<16xf32> -> tensor<8x4x16xf32>
  %4 = prim.contract <mul, add> %3[a, b, k], %w[k, n] -> [a, b, n] : tensor<8x4x16xf32>, tensor<16x32xf32> -> tensor<8x4x32xf32>
  func.return %2, %4 : tensor<32x32xf32>, tensor<8x4x32xf32>
}

/// A dimension that was split is put together in a subscript; one that was merged stays.
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x16xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4x16x32xf32>) -> (tensor<8x4x32xf32>, tensor<32x64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][b + m * 4, k], %[[W]][b, k, n] -> [m, b, n] : tensor<32x16xf32>, tensor<4x16x32xf32> -> tensor<8x4x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[W]] : tensor<4x16x32xf32> -> tensor<64x32xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, b], %[[X]][b, k] -> [b, m] : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<32x64xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V2]] : tensor<8x4x32xf32>, tensor<32x64xf32>
// CHECK-NEXT:  }
func.func @reshapes(%x: tensor<32x16xf32>, %w: tensor<4x16x32xf32>) -> (tensor<8x4x32xf32>, tensor<32x64xf32>) {
  %0 = prim.reshape %x : tensor<32x16xf32> -> tensor<8x4x16xf32>
  %1 = prim.contract <mul, add> %0[a, b, k], %w[b, k, n] -> [a, b, n] : tensor<8x4x16xf32>, tensor<4x16x32xf32> -> tensor<8x4x32xf32>
  %2 = prim.reshape %w : tensor<4x16x32xf32> -> tensor<64x32xf32>
  %3 = prim.contract <mul, add> %2[n, m], %x[m, k] -> [m, n] : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<32x64xf32>
  func.return %1, %3 : tensor<8x4x32xf32>, tensor<32x64xf32>
}

/// Dimensions of extent 1 have no subscripts; floats that were made wider are taken as they were.
// CHECK-LABEL: func.func @ones(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x16xbf16>, %[[W:[^ ,:]+]]: tensor<16x1xf32>) -> tensor<1x1xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][0, k], %[[W]][k, 0] -> [] : tensor<1x16xbf16>, tensor<16x1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<f32> -> tensor<1x1xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<1x1xf32>
// CHECK-NEXT:  }
func.func @ones(%x: tensor<1x16xbf16>, %w: tensor<16x1xf32>) -> tensor<1x1xf32> {
  %0 = prim.convert %x : tensor<1x16xbf16> -> tensor<1x16xf32>
  %1 = prim.contract <mul, add> %0[m, k], %w[k, n] -> [m, n] : tensor<1x16xf32>, tensor<16x1xf32> -> tensor<1x1xf32>
  func.return %1 : tensor<1x1xf32>
}

/// What is rounded, or lies around a window, stays.
// CHECK-LABEL: func.func @negative(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x16xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<16xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<3xf32>) -> (tensor<8x8xf32>, tensor<8x16xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<8x16xf32> -> tensor<8x16xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, k], %[[X]][n, k] -> [m, n] : tensor<8x16xbf16>, tensor<8x16xf32> -> tensor<8x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V]] dims [1] : tensor<16xf32> -> tensor<8x16xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V2]][k + m - 1, m1], %[[W]][k] -> [m, m1] : tensor<8x16xf32>, tensor<3xf32> -> tensor<8x16xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V3]] : tensor<8x8xf32>, tensor<8x16xf32>
// CHECK-NEXT:  }
func.func @negative(%x: tensor<8x16xf32>, %v: tensor<16xf32>, %w: tensor<3xf32>) -> (tensor<8x8xf32>, tensor<8x16xf32>) {
  %0 = prim.convert %x : tensor<8x16xf32> -> tensor<8x16xbf16>
  %1 = prim.contract <mul, add> %0[m, k], %x[n, k] -> [m, n] : tensor<8x16xbf16>, tensor<8x16xf32> -> tensor<8x8xf32>
  %2 = prim.broadcast %v dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %3 = prim.contract <mul, add> %2[a + k - 1, b], %w[k] -> [a, b] : tensor<8x16xf32>, tensor<3xf32> -> tensor<8x16xf32>
  func.return %1, %3 : tensor<8x8xf32>, tensor<8x16xf32>
}
