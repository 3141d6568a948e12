// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @upsample_nearest2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x8x10xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0, 1, 2, 4] : tensor<2x3x4x5xf32> -> tensor<2x3x4x2x5x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x3x4x2x5x2xf32> -> tensor<2x3x8x10xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<2x3x8x10xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest2d(%0: tensor<2x3x4x5xf32>) -> tensor<2x3x8x10xf32> {
  %1 = aten.upsample_nearest2d %0 {output_size = [8, 10], scales_h = 2.0, scales_w = 2.0} : (tensor<2x3x4x5xf32>) -> tensor<2x3x8x10xf32>
  func.return %1 : tensor<2x3x8x10xf32>
}

// CHECK-LABEL: func.func @upsample_nearest2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x8x10xf32>) -> tensor<2x3x4x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x3x8x10xf32> -> tensor<2x3x4x2x5x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [3, 5] : tensor<2x3x4x2x5x2xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest2d_backward(%0: tensor<2x3x8x10xf32>) -> tensor<2x3x4x5xf32> {
  %1 = aten.upsample_nearest2d_backward %0 {output_size = [8, 10], input_size = [2, 3, 4, 5], scales_h = 2.0, scales_w = 2.0} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x5xf32>
  func.return %1 : tensor<2x3x4x5xf32>
}

// CHECK-LABEL: func.func @upsample_nearest2d_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x3x7xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3xi64> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.3333333333333333 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3xf32> -> tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.minimum %[[V6]], %[[V7]] : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [2] : tensor<3xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.7142857142857143 : tensor<7xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<7xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.floor %[[V13]] : tensor<7xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[V14]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 4 : tensor<7xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.minimum %[[V15]], %[[V16]] : tensor<7xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.broadcast %[[V17]] dims [3] : tensor<7xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.gather %[[V0]][%[[V19]], %[[V20]], %[[V9]], %[[V18]]] : tensor<2x3x4x5xf32> -> tensor<2x3x3x7xf32>
// CHECK-NEXT:    func.return %[[V21]] : tensor<2x3x3x7xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest2d_2(%0: tensor<2x3x4x5xf32>) -> tensor<2x3x3x7xf32> {
  %1 = aten.upsample_nearest2d %0 {output_size = [3, 7]} : (tensor<2x3x4x5xf32>) -> tensor<2x3x3x7xf32>
  func.return %1 : tensor<2x3x3x7xf32>
}

// CHECK-LABEL: func.func @upsample_nearest2d_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x3x7xf32>) -> tensor<2x3x4x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3xi64> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.3333333333333333 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3xf32> -> tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.minimum %[[V6]], %[[V7]] : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [2] : tensor<3xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.7142857142857143 : tensor<7xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<7xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.floor %[[V13]] : tensor<7xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[V14]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 4 : tensor<7xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.minimum %[[V15]], %[[V16]] : tensor<7xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.broadcast %[[V17]] dims [3] : tensor<7xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.scatter <add> %[[V19]][%[[V20]], %[[V21]], %[[V9]], %[[V18]]], %[[V0]] : tensor<2x3x4x5xf32>, tensor<2x3x3x7xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    func.return %[[V22]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest2d_backward_2(%0: tensor<2x3x3x7xf32>) -> tensor<2x3x4x5xf32> {
  %1 = aten.upsample_nearest2d_backward %0 {output_size = [3, 7], input_size = [2, 3, 4, 5]} : (tensor<2x3x3x7xf32>) -> tensor<2x3x4x5xf32>
  func.return %1 : tensor<2x3x4x5xf32>
}

// CHECK-LABEL: func.func @upsample_nearest_exact2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x3x7xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3xi64> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.3333333333333333 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.floor %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[V7]] : tensor<3xf32> -> tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.minimum %[[V8]], %[[V9]] : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [2] : tensor<3xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V12]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V13]], %[[V14]] : tensor<7xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.7142857142857143 : tensor<7xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<7xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.floor %[[V17]] : tensor<7xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[V18]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 4 : tensor<7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.minimum %[[V19]], %[[V20]] : tensor<7xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [3] : tensor<7xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.gather %[[V0]][%[[V23]], %[[V24]], %[[V11]], %[[V22]]] : tensor<2x3x4x5xf32> -> tensor<2x3x3x7xf32>
// CHECK-NEXT:    func.return %[[V25]] : tensor<2x3x3x7xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest_exact2d(%0: tensor<2x3x4x5xf32>) -> tensor<2x3x3x7xf32> {
  %1 = aten._upsample_nearest_exact2d %0 {output_size = [3, 7]} : (tensor<2x3x4x5xf32>) -> tensor<2x3x3x7xf32>
  func.return %1 : tensor<2x3x3x7xf32>
}

// CHECK-LABEL: func.func @upsample_nearest_exact2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x3x7xf32>) -> tensor<2x3x4x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3xi64> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.3333333333333333 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.floor %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[V7]] : tensor<3xf32> -> tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.minimum %[[V8]], %[[V9]] : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [2] : tensor<3xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V12]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V13]], %[[V14]] : tensor<7xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.7142857142857143 : tensor<7xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<7xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.floor %[[V17]] : tensor<7xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[V18]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 4 : tensor<7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.minimum %[[V19]], %[[V20]] : tensor<7xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [3] : tensor<7xi64> -> tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x3x7xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.scatter <add> %[[V23]][%[[V24]], %[[V25]], %[[V11]], %[[V22]]], %[[V0]] : tensor<2x3x4x5xf32>, tensor<2x3x3x7xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    func.return %[[V26]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest_exact2d_backward(%0: tensor<2x3x3x7xf32>) -> tensor<2x3x4x5xf32> {
  %1 = aten._upsample_nearest_exact2d_backward %0 {output_size = [3, 7], input_size = [2, 3, 4, 5]} : (tensor<2x3x3x7xf32>) -> tensor<2x3x4x5xf32>
  func.return %1 : tensor<2x3x4x5xf32>
}

// CHECK-LABEL: func.func @upsample_nearest1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x3x9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.4444444444444444 : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor %[[V4]] : tensor<9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<9xf32> -> tensor<9xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.minimum %[[V6]], %[[V7]] : tensor<9xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [2] : tensor<9xi64> -> tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.gather %[[V0]][%[[V10]], %[[V11]], %[[V9]]] : tensor<2x3x4xf32> -> tensor<2x3x9xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<2x3x9xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest1d(%0: tensor<2x3x4xf32>) -> tensor<2x3x9xf32> {
  %1 = aten.upsample_nearest1d %0 {output_size = [9]} : (tensor<2x3x4xf32>) -> tensor<2x3x9xf32>
  func.return %1 : tensor<2x3x9xf32>
}

// CHECK-LABEL: func.func @upsample_linear1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x3x9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.4444444444444444 : tensor<9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V6]], %[[V7]] : tensor<9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V8]], %[[V9]] : tensor<9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor %[[V10]] : tensor<9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<9xf32> -> tensor<9xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.minimum %[[V12]], %[[V13]] : tensor<9xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[V14]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V10]], %[[V15]] : tensor<9xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V16]], %[[V17]] : tensor<9xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 1.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.minimum %[[V18]], %[[V19]] : tensor<9xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 1 : tensor<9xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V14]], %[[V21]] : tensor<9xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.minimum %[[V22]], %[[V23]] : tensor<9xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V14]] dims [2] : tensor<9xi64> -> tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<9xi64> -> tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V20]] dims [2] : tensor<9xf32> -> tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.gather %[[V0]][%[[V28]], %[[V29]], %[[V25]]] : tensor<2x3x4xf32> -> tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x9xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.gather %[[V0]][%[[V31]], %[[V32]], %[[V26]]] : tensor<2x3x4xf32> -> tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.sub %[[V34]], %[[V27]] : tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.mul %[[V35]], %[[V30]] : tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.mul %[[V27]], %[[V33]] : tensor<2x3x9xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.add %[[V36]], %[[V37]] : tensor<2x3x9xf32>
// CHECK-NEXT:    func.return %[[V38]] : tensor<2x3x9xf32>
// CHECK-NEXT:  }
func.func @upsample_linear1d(%0: tensor<2x3x4xf32>) -> tensor<2x3x9xf32> {
  %1 = aten.upsample_linear1d %0 {output_size = [9], align_corners = false} : (tensor<2x3x4xf32>) -> tensor<2x3x9xf32>
  func.return %1 : tensor<2x3x9xf32>
}

// CHECK-LABEL: func.func @upsample_linear1d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 18 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -13 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 8 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.floor_div %[[V5]], %[[V6]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 1 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -1 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V9]], %[[V10]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<4x8xi64> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.5 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V12]], %[[V13]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 0.4444444444444444 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.5 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.sub %[[V16]], %[[V17]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.maximum %[[V18]], %[[V19]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.floor %[[V20]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.convert %[[V21]] : tensor<4x8xf32> -> tensor<4x8xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 3 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.minimum %[[V22]], %[[V23]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.convert %[[V24]] : tensor<4x8xi64> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V20]], %[[V25]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 0.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.maximum %[[V26]], %[[V27]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.constant 1.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.minimum %[[V28]], %[[V29]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 1 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V24]], %[[V31]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 3 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.minimum %[[V32]], %[[V33]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.compare <eq> %[[V24]], %[[V1]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.compare <eq> %[[V34]], %[[V1]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 1.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.sub %[[V37]], %[[V30]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 0.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.select %[[V35]], %[[V38]], %[[V39]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 0.0 : tensor<4x8xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.select %[[V36]], %[[V30]], %[[V41]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V40]], %[[V42]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 0 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.compare <ge> %[[V11]], %[[V44]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 9 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.compare <lt> %[[V11]], %[[V46]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.and %[[V45]], %[[V47]] : tensor<4x8xi1>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.or %[[V35]], %[[V36]] : tensor<4x8xi1>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.and %[[V48]], %[[V49]] : tensor<4x8xi1>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.constant 0 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.maximum %[[V11]], %[[V51]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant 8 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.minimum %[[V52]], %[[V53]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x4x8xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x4x8xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.broadcast %[[V54]] dims [2, 3] : tensor<4x8xi64> -> tensor<2x3x4x8xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.broadcast %[[V43]] dims [2, 3] : tensor<4x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.broadcast %[[V50]] dims [2, 3] : tensor<4x8xi1> -> tensor<2x3x4x8xi1>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.gather %[[V0]][%[[V55]], %[[V56]], %[[V57]]] : tensor<2x3x9xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.mul %[[V60]], %[[V58]] : tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.select %[[V59]], %[[V61]], %[[V62]] : tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.reduce <add> %[[V63]] dims [3] : tensor<2x3x4x8xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V64]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @upsample_linear1d_backward(%0: tensor<2x3x9xf32>) -> tensor<2x3x4xf32> {
  %1 = aten.upsample_linear1d_backward %0 {output_size = [9], input_size = [2, 3, 4], align_corners = false} : (tensor<2x3x9xf32>) -> tensor<2x3x4xf32>
  func.return %1 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @upsample_linear1d_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 8 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -8 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.floor_div %[[V5]], %[[V6]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 1 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -1 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V9]], %[[V10]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<4x9xi64> -> tensor<4x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.375 : tensor<4x9xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.floor %[[V14]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.convert %[[V15]] : tensor<4x9xf32> -> tensor<4x9xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 3 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.minimum %[[V16]], %[[V17]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[V18]] : tensor<4x9xi64> -> tensor<4x9xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.sub %[[V14]], %[[V19]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 0.0 : tensor<4x9xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.maximum %[[V20]], %[[V21]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 1.0 : tensor<4x9xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.minimum %[[V22]], %[[V23]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 1 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.add %[[V18]], %[[V25]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 3 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.minimum %[[V26]], %[[V27]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.compare <eq> %[[V18]], %[[V1]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.compare <eq> %[[V28]], %[[V1]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 1.0 : tensor<4x9xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.sub %[[V31]], %[[V24]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 0.0 : tensor<4x9xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.select %[[V29]], %[[V32]], %[[V33]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.constant 0.0 : tensor<4x9xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.select %[[V30]], %[[V24]], %[[V35]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.add %[[V34]], %[[V36]] : tensor<4x9xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 0 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.compare <ge> %[[V11]], %[[V38]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 9 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.compare <lt> %[[V11]], %[[V40]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.and %[[V39]], %[[V41]] : tensor<4x9xi1>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.or %[[V29]], %[[V30]] : tensor<4x9xi1>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.and %[[V42]], %[[V43]] : tensor<4x9xi1>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.constant 0 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.maximum %[[V11]], %[[V45]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.constant 8 : tensor<4x9xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.minimum %[[V46]], %[[V47]] : tensor<4x9xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x4x9xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x4x9xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.broadcast %[[V48]] dims [2, 3] : tensor<4x9xi64> -> tensor<2x3x4x9xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.broadcast %[[V37]] dims [2, 3] : tensor<4x9xf32> -> tensor<2x3x4x9xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.broadcast %[[V44]] dims [2, 3] : tensor<4x9xi1> -> tensor<2x3x4x9xi1>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.gather %[[V0]][%[[V49]], %[[V50]], %[[V51]]] : tensor<2x3x9xf32> -> tensor<2x3x4x9xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.mul %[[V54]], %[[V52]] : tensor<2x3x4x9xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x9xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.select %[[V53]], %[[V55]], %[[V56]] : tensor<2x3x4x9xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.reduce <add> %[[V57]] dims [3] : tensor<2x3x4x9xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V58]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @upsample_linear1d_backward_2(%0: tensor<2x3x9xf32>) -> tensor<2x3x4xf32> {
  %1 = aten.upsample_linear1d_backward %0 {output_size = [9], input_size = [2, 3, 4], align_corners = true} : (tensor<2x3x9xf32>) -> tensor<2x3x4xf32>
  func.return %1 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @upsample_linear1d_backward_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x1xf32>) -> tensor<2x3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<1xi64> -> tensor<1xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<1xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 5.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<1xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V6]], %[[V7]] : tensor<1xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V8]], %[[V9]] : tensor<1xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor %[[V10]] : tensor<1xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<1xf32> -> tensor<1xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 4 : tensor<1xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.minimum %[[V12]], %[[V13]] : tensor<1xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[V14]] : tensor<1xi64> -> tensor<1xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V10]], %[[V15]] : tensor<1xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V16]], %[[V17]] : tensor<1xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 1.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.minimum %[[V18]], %[[V19]] : tensor<1xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 1 : tensor<1xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V14]], %[[V21]] : tensor<1xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 4 : tensor<1xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.minimum %[[V22]], %[[V23]] : tensor<1xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V14]] dims [2] : tensor<1xi64> -> tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<1xi64> -> tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V20]] dims [2] : tensor<1xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.sub %[[V29]], %[[V27]] : tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.mul %[[V0]], %[[V30]] : tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.scatter <add> %[[V28]][%[[V31]], %[[V32]], %[[V25]]], %[[V33]] : tensor<2x3x5xf32>, tensor<2x3x1xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.mul %[[V0]], %[[V27]] : tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.scatter <add> %[[V34]][%[[V35]], %[[V36]], %[[V26]]], %[[V37]] : tensor<2x3x5xf32>, tensor<2x3x1xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    func.return %[[V38]] : tensor<2x3x5xf32>
// CHECK-NEXT:  }
func.func @upsample_linear1d_backward_3(%0: tensor<2x3x1xf32>) -> tensor<2x3x5xf32> {
  %1 = aten.upsample_linear1d_backward %0 {output_size = [1], input_size = [2, 3, 5], align_corners = false} : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
  func.return %1 : tensor<2x3x5xf32>
}
