// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim,canonicalize,dce | filecheck %s

/// The taps of a window are contracted, and lie over the image at a subscript.
// CHECK-LABEL: func.func @windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3x8x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<5x3x3x3xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<5xf32>) -> tensor<2x5x4x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k, k1 + m1 * 2 - 1, k2 + m2 * 2 - 1], %[[W]][n, k, k1, k2] -> [m, n, m1, m2] : tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32> -> tensor<2x5x4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[B]] dims [1] : tensor<5xf32> -> tensor<2x5x4x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<2x5x4x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<2x5x4x4xf32>
// CHECK-NEXT:  }
func.func @windows(%x: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> tensor<2x5x4x4xf32> {
  %0 = aten.convolution %x, %w, %b {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>) -> tensor<2x5x4x4xf32>
  func.return %0 : tensor<2x5x4x4xf32>
}

/// Each group is an entry of a batch.
// CHECK-LABEL: func.func @groups(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x6x8xbf16>, %[[W:[^ ,:]+]]: tensor<9x2x3xbf16>) -> tensor<2x9x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, b * 2 + k, k1 * 2 + m1], %[[W]][b * 3 + n, k, k1] -> [m, b, n, m1] : tensor<2x6x8xbf16>, tensor<9x2x3xbf16> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x3x3x4xf32> -> tensor<2x9x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2x9x4xf32> -> tensor<2x9x4xbf16>
// CHECK-NEXT:    func.return %[[V2]] : tensor<2x9x4xbf16>
// CHECK-NEXT:  }
func.func @groups(%x: tensor<2x6x8xbf16>, %w: tensor<9x2x3xbf16>) -> tensor<2x9x4xbf16> {
  %0 = aten.convolution %x, %w {stride = [1], padding = [0], dilation = [2], transposed = false, output_padding = [0], groups = 3} : (tensor<2x6x8xbf16>, tensor<9x2x3xbf16>) -> tensor<2x9x4xbf16>
  func.return %0 : tensor<2x9x4xbf16>
}

/// A transposed one adds the windows of the products of each element with all taps.
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3x4xf32>, %[[W:[^ ,:]+]]: tensor<3x5x3xf32>) -> tensor<2x5x9xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k, m1], %[[W]][k, n, n1] -> [m, n, m1, n1] : tensor<2x3x4xf32>, tensor<3x5x3xf32> -> tensor<2x5x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 3 : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 2 : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V3]], %[[V5]] : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V6]], %[[V4]] : tensor<2x5x4x3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<2x5x10xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V8]][%[[V1]], %[[V2]], %[[V7]]], %[[V0]] : tensor<2x5x10xf32>, tensor<2x5x4x3xf32> -> tensor<2x5x10xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V9]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<2x5x10xf32> -> tensor<2x5x9xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<2x5x9xf32>
// CHECK-NEXT:  }
func.func @transposed(%x: tensor<2x3x4xf32>, %w: tensor<3x5x3xf32>) -> tensor<2x5x9xf32> {
  %0 = aten.convolution %x, %w {stride = [2], padding = [0], dilation = [1], transposed = true, output_padding = [0], groups = 1} : (tensor<2x3x4xf32>, tensor<3x5x3xf32>) -> tensor<2x5x9xf32>
  func.return %0 : tensor<2x5x9xf32>
}

/// The gradient of the image reads that of the result at the windows that a place is in. It is repeated along the taps, so
/// that it is out of bounds where a tap does not exist, as the weight is: zero times an infinity would be a NaN. The gradient
/// of the weight is a contraction over the batch and space.
// CHECK-LABEL: func.func @gradients(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<2x5x3xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<5x3x3xf32>) -> (tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[G]] dims [0, 1, 2] : tensor<2x5x3xf32> -> tensor<2x5x3x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, k, -k1 + b floordiv 2, k1 * 2 + b mod 2], %[[W]][k, n, k1 * 2 + b mod 2] -> [m, n, b] where k1 = 2 : tensor<2x5x3x3xf32>, tensor<5x3x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[G]][k, m, k1], %[[X]][k, n, k1 * 2 + n1] -> [m, n, n1] : tensor<2x5x3xf32>, tensor<2x3x8xf32> -> tensor<5x3x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[G]] dims [0, 2] : tensor<2x5x3xf32> -> tensor<5xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]], %[[V3]] : tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @gradients(%g: tensor<2x5x3xf32>, %x: tensor<2x3x8xf32>, %w: tensor<5x3x3xf32>) -> (tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>) {
  %0, %1, %2 = aten.convolution_backward %g, %x, %w {bias_sizes = [5], stride = [2], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1, output_mask = [true, true, true]} : (tensor<2x5x3xf32>, tensor<2x3x8xf32>, tensor<5x3x3xf32>) -> (tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>)
  func.return %0, %1, %2 : tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>
}
