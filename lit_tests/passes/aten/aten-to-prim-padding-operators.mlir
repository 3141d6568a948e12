// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @constant_pad_nd(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x7xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1] with 0.5 : tensor<3x4xf32> -> tensor<3x7xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x7xf32>
// CHECK-NEXT:  }
func.func @constant_pad_nd(%0: tensor<3x4xf32>) -> tensor<3x7xf32> {
  %1 = aten.constant_pad_nd %0 {pad = [1, 2], value = 0.5} : (tensor<3x4xf32>) -> tensor<3x7xf32>
  func.return %1 : tensor<3x7xf32>
}

// -----

// CHECK-LABEL: func.func @constant_pad_nd_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pad %[[V1]] low [0, 1] with 0.0 : tensor<3x3xf32> -> tensor<5x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<5x4xf32>
// CHECK-NEXT:  }
func.func @constant_pad_nd_2(%0: tensor<3x4xf32>) -> tensor<5x4xf32> {
  %1 = aten.constant_pad_nd %0 {pad = [1, -1, 0, 2]} : (tensor<3x4xf32>) -> tensor<5x4xf32>
  func.return %1 : tensor<5x4xf32>
}

// -----

// CHECK-LABEL: func.func @constant_pad_nd_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1] strides [1, 1] : tensor<3x4xi32> -> tensor<3x2xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x2xi32>
// CHECK-NEXT:  }
func.func @constant_pad_nd_3(%0: tensor<3x4xi32>) -> tensor<3x2xi32> {
  %1 = aten.constant_pad_nd %0 {pad = [-1, -1], value = 3} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  func.return %1 : tensor<3x2xi32>
}

// -----

// CHECK-LABEL: func.func @reflection_pad1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x7xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<7xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<7xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[V3]] : tensor<7xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V4]], %[[V5]] : tensor<7xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.abs %[[V6]] : tensor<7xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V8]], %[[V7]] : tensor<7xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<7xi64> -> tensor<3x7xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 0 : tensor<3x7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.gather %[[V0]][%[[V11]], %[[V10]]] : tensor<3x4xf32> -> tensor<3x7xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x7xf32>
// CHECK-NEXT:  }
func.func @reflection_pad1d(%0: tensor<3x4xf32>) -> tensor<3x7xf32> {
  %1 = aten.reflection_pad1d %0 {padding = [2, 1]} : (tensor<3x4xf32>) -> tensor<3x7xf32>
  func.return %1 : tensor<3x7xf32>
}

// -----

// CHECK-LABEL: func.func @replication_pad2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x3x4xf32>) -> tensor<1x6x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<6xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<6xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V5]], %[[V6]] : tensor<6xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<6xi64> -> tensor<1x6x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V9]], %[[V10]] : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.maximum %[[V11]], %[[V12]] : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.minimum %[[V13]], %[[V14]] : tensor<5xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [2] : tensor<5xi64> -> tensor<1x6x5xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.iota dim 0 : tensor<1x6x5xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.gather %[[V0]][%[[V17]], %[[V8]], %[[V16]]] : tensor<1x3x4xf32> -> tensor<1x6x5xf32>
// CHECK-NEXT:    func.return %[[V18]] : tensor<1x6x5xf32>
// CHECK-NEXT:  }
func.func @replication_pad2d(%0: tensor<1x3x4xf32>) -> tensor<1x6x5xf32> {
  %1 = aten.replication_pad2d %0 {padding = [1, 0, 2, 1]} : (tensor<1x3x4xf32>) -> tensor<1x6x5xf32>
  func.return %1 : tensor<1x6x5xf32>
}

// -----

// CHECK-LABEL: func.func @reflection_pad1d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x7xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2 : tensor<7xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<7xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.abs %[[V4]] : tensor<7xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V5]], %[[V6]] : tensor<7xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.abs %[[V7]] : tensor<7xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V9]], %[[V8]] : tensor<7xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [1] : tensor<7xi64> -> tensor<3x7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<3x7xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.scatter <add> %[[V13]][%[[V12]], %[[V11]]], %[[V0]] : tensor<3x4xf32>, tensor<3x7xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @reflection_pad1d_backward(%0: tensor<3x7xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.reflection_pad1d_backward %0, %1 {padding = [2, 1]} : (tensor<3x7xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @replication_pad1d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x7xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2 : tensor<7xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<7xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V4]], %[[V5]] : tensor<7xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.minimum %[[V6]], %[[V7]] : tensor<7xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<7xi64> -> tensor<3x7xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<3x7xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scatter <add> %[[V11]][%[[V10]], %[[V9]]], %[[V0]] : tensor<3x4xf32>, tensor<3x7xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @replication_pad1d_backward(%0: tensor<3x7xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.replication_pad1d_backward %0, %1 {padding = [2, 1]} : (tensor<3x7xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @unfold(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 1 : tensor<3x3x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1 : tensor<3x3x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<3x3x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<3x3x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V0]][%[[V6]], %[[V5]]] : tensor<3x4xf32> -> tensor<3x3x2xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x3x2xf32>
// CHECK-NEXT:  }
func.func @unfold(%0: tensor<3x4xf32>) -> tensor<3x3x2xf32> {
  %1 = aten.unfold %0 {dimension = 1, size = 2, step = 1} : (tensor<3x4xf32>) -> tensor<3x3x2xf32>
  func.return %1 : tensor<3x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @unfold_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5x2xf32>) -> tensor<2x2x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V0]][%[[V5]], %[[V6]]] : tensor<5x2xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<2x2x3xf32>
// CHECK-NEXT:  }
func.func @unfold_2(%0: tensor<5x2xf32>) -> tensor<2x2x3xf32> {
  %1 = aten.unfold %0 {dimension = 0, size = 3, step = 2} : (tensor<5x2xf32>) -> tensor<2x2x3xf32>
  func.return %1 : tensor<2x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @unfold_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.unfold_backward %[[V0]] {input_sizes = [3, 4], dim = 1, size = 2, step = 1} attributes {extern = "no lowering"} : (tensor<3x3x2xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @unfold_backward(%0: tensor<3x3x2xf32>) -> tensor<3x4xf32> {
  %1 = aten.unfold_backward %0 {input_sizes = [3, 4], dim = 1, size = 2, step = 1} : (tensor<3x3x2xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @im2col(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x4x4xf32>) -> tensor<1x8x10xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 0, 1] with 0.0 : tensor<1x2x4x4xf32> -> tensor<1x2x4x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 4 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V4]], %[[V6]] : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V7]], %[[V5]] : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 3 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 5 : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V9]], %[[V10]] : tensor<1x2x2x5x2x2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.gather %[[V1]][%[[V2]], %[[V3]], %[[V8]], %[[V11]]] : tensor<1x2x4x6xf32> -> tensor<1x2x2x5x2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.transpose %[[V12]] permutation [0, 1, 4, 5, 2, 3] : tensor<1x2x2x5x2x2xf32> -> tensor<1x2x2x2x2x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reshape %[[V13]] : tensor<1x2x2x2x2x5xf32> -> tensor<1x8x10xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<1x8x10xf32>
// CHECK-NEXT:  }
func.func @im2col(%0: tensor<1x2x4x4xf32>) -> tensor<1x8x10xf32> {
  %1 = aten.im2col %0 {kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [2, 1]} : (tensor<1x2x4x4xf32>) -> tensor<1x8x10xf32>
  func.return %1 : tensor<1x8x10xf32>
}

// -----

// CHECK-LABEL: func.func @col2im(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x8x9xf32>) -> tensor<1x2x4x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x8x9xf32> -> tensor<1x2x2x2x3x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 1, 4, 5, 2, 3] : tensor<1x2x2x2x3x3xf32> -> tensor<1x2x3x3x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 2 : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 4 : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 3 : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 5 : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V8]], %[[V9]] : tensor<1x2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scatter <add> %[[V11]][%[[V3]], %[[V4]], %[[V7]], %[[V10]]], %[[V2]] : tensor<1x2x4x4xf32>, tensor<1x2x3x3x2x2xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<1x2x4x4xf32>
// CHECK-NEXT:  }
func.func @col2im(%0: tensor<1x8x9xf32>) -> tensor<1x2x4x4xf32> {
  %1 = aten.col2im %0 {output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1]} : (tensor<1x8x9xf32>) -> tensor<1x2x4x4xf32>
  func.return %1 : tensor<1x2x4x4xf32>
}
