// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @constant_pad_nd(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x6xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1] with 0.0 : tensor<2x3xf32> -> tensor<2x6xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<2x6xf32>
// CHECK-NEXT:  }
func.func @constant_pad_nd(%0: tensor<2x3xf32>) -> tensor<2x6xf32> {
  %1 = aten.constant_pad_nd %0 {pad = [1, 2]} : (tensor<2x3xf32>) -> tensor<2x6xf32>
  func.return %1 : tensor<2x6xf32>
}

// CHECK-LABEL: func.func @constant_pad_nd_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x5xf32>) -> tensor<3x6xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<4x5xf32> -> tensor<2x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 1] strides [1, 1] : tensor<2x5xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.pad %[[V2]] low [1, 0] with -1.0 : tensor<2x4xf32> -> tensor<3x6xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x6xf32>
// CHECK-NEXT:  }
func.func @constant_pad_nd_2(%0: tensor<4x5xf32>) -> tensor<3x6xf32> {
  %1 = aten.constant_pad_nd %0 {pad = [-1, 2, 1, -2], value = -1.0} : (tensor<4x5xf32>) -> tensor<3x6xf32>
  func.return %1 : tensor<3x6xf32>
}

// CHECK-LABEL: func.func @reflection_pad1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<2x9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<9xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<9xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[V3]] : tensor<9xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V4]], %[[V5]] : tensor<9xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.abs %[[V6]] : tensor<9xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V8]], %[[V7]] : tensor<9xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<9xi64> -> tensor<2x9xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 0 : tensor<2x9xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.gather %[[V0]][%[[V11]], %[[V10]]] : tensor<2x4xf32> -> tensor<2x9xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<2x9xf32>
// CHECK-NEXT:  }
func.func @reflection_pad1d(%0: tensor<2x4xf32>) -> tensor<2x9xf32> {
  %1 = aten.reflection_pad1d %0 {padding = [2, 3]} : (tensor<2x4xf32>) -> tensor<2x9xf32>
  func.return %1 : tensor<2x9xf32>
}

// CHECK-LABEL: func.func @reflection_pad2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x4x7xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[V3]] : tensor<4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V4]], %[[V5]] : tensor<4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.abs %[[V6]] : tensor<4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V8]], %[[V7]] : tensor<4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<4xi64> -> tensor<2x4x7xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1 : tensor<7xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V11]], %[[V12]] : tensor<7xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.abs %[[V13]] : tensor<7xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V14]], %[[V15]] : tensor<7xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.abs %[[V16]] : tensor<7xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.sub %[[V18]], %[[V17]] : tensor<7xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.broadcast %[[V19]] dims [2] : tensor<7xi64> -> tensor<2x4x7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4x7xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.gather %[[V0]][%[[V21]], %[[V10]], %[[V20]]] : tensor<2x3x4xf32> -> tensor<2x4x7xf32>
// CHECK-NEXT:    func.return %[[V22]] : tensor<2x4x7xf32>
// CHECK-NEXT:  }
func.func @reflection_pad2d(%0: tensor<2x3x4xf32>) -> tensor<2x4x7xf32> {
  %1 = aten.reflection_pad2d %0 {padding = [1, 2, 0, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x7xf32>
  func.return %1 : tensor<2x4x7xf32>
}

// CHECK-LABEL: func.func @reflection_pad3d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x3x2x3xf32>) -> tensor<1x2x6x3x6xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<6xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[V3]] : tensor<6xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V4]], %[[V5]] : tensor<6xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.abs %[[V6]] : tensor<6xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V8]], %[[V7]] : tensor<6xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [2] : tensor<6xi64> -> tensor<1x2x6x3x6xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V11]], %[[V12]] : tensor<3xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.abs %[[V13]] : tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V14]], %[[V15]] : tensor<3xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.abs %[[V16]] : tensor<3xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.sub %[[V18]], %[[V17]] : tensor<3xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.broadcast %[[V19]] dims [3] : tensor<3xi64> -> tensor<1x2x6x3x6xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.iota dim 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 1 : tensor<6xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.sub %[[V21]], %[[V22]] : tensor<6xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.abs %[[V23]] : tensor<6xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V24]], %[[V25]] : tensor<6xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.abs %[[V26]] : tensor<6xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.sub %[[V28]], %[[V27]] : tensor<6xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V29]] dims [4] : tensor<6xi64> -> tensor<1x2x6x3x6xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 0 : tensor<1x2x6x3x6xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.iota dim 1 : tensor<1x2x6x3x6xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.gather %[[V0]][%[[V31]], %[[V32]], %[[V10]], %[[V20]], %[[V30]]] : tensor<1x2x3x2x3xf32> -> tensor<1x2x6x3x6xf32>
// CHECK-NEXT:    func.return %[[V33]] : tensor<1x2x6x3x6xf32>
// CHECK-NEXT:  }
func.func @reflection_pad3d(%0: tensor<1x2x3x2x3xf32>) -> tensor<1x2x6x3x6xf32> {
  %1 = aten.reflection_pad3d %0 {padding = [1, 2, 1, 0, 2, 1]} : (tensor<1x2x3x2x3xf32>) -> tensor<1x2x6x3x6xf32>
  func.return %1 : tensor<1x2x6x3x6xf32>
}

// CHECK-LABEL: func.func @reflection_pad1d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x9xf32>, %[[V1:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2 : tensor<9xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<9xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.abs %[[V4]] : tensor<9xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V5]], %[[V6]] : tensor<9xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.abs %[[V7]] : tensor<9xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V9]], %[[V8]] : tensor<9xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [1] : tensor<9xi64> -> tensor<2x9xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<2x9xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.scatter <add> %[[V13]][%[[V12]], %[[V11]]], %[[V0]] : tensor<2x4xf32>, tensor<2x9xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @reflection_pad1d_backward(%0: tensor<2x9xf32>, %1: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %2 = aten.reflection_pad1d_backward %0, %1 {padding = [2, 3]} : (tensor<2x9xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  func.return %2 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @reflection_pad2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4x7xf32>, %[[V1:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.abs %[[V4]] : tensor<4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V5]], %[[V6]] : tensor<4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.abs %[[V7]] : tensor<4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V9]], %[[V8]] : tensor<4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [1] : tensor<4xi64> -> tensor<2x4x7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 1 : tensor<7xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V12]], %[[V13]] : tensor<7xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.abs %[[V14]] : tensor<7xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.sub %[[V15]], %[[V16]] : tensor<7xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.abs %[[V17]] : tensor<7xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 3 : tensor<7xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.sub %[[V19]], %[[V18]] : tensor<7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.broadcast %[[V20]] dims [2] : tensor<7xi64> -> tensor<2x4x7xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4x7xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.scatter <add> %[[V23]][%[[V22]], %[[V11]], %[[V21]]], %[[V0]] : tensor<2x3x4xf32>, tensor<2x4x7xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V24]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @reflection_pad2d_backward(%0: tensor<2x4x7xf32>, %1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %2 = aten.reflection_pad2d_backward %0, %1 {padding = [1, 2, 0, 1]} : (tensor<2x4x7xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  func.return %2 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @replication_pad1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<2x9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<9xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<9xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<9xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V5]], %[[V6]] : tensor<9xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<9xi64> -> tensor<2x9xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<2x9xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V9]], %[[V8]]] : tensor<2x4xf32> -> tensor<2x9xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<2x9xf32>
// CHECK-NEXT:  }
func.func @replication_pad1d(%0: tensor<2x4xf32>) -> tensor<2x9xf32> {
  %1 = aten.replication_pad1d %0 {padding = [2, 3]} : (tensor<2x4xf32>) -> tensor<2x9xf32>
  func.return %1 : tensor<2x9xf32>
}
