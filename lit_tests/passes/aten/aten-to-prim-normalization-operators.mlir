// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @native_layer_norm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V8]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V10]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V12]], %[[V12]] : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V9]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V16]], %[[V17]] : tensor<3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.add %[[V5]], %[[V12]] : tensor<3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.div %[[V18]], %[[V20]] : tensor<3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.add %[[V21]], %[[V22]] : tensor<3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.rsqrt %[[V23]] : tensor<3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V19]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V0]], %[[V25]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V24]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V26]], %[[V27]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.mul %[[V28]], %[[V29]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V30]], %[[V31]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reshape %[[V19]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.reshape %[[V24]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V32]], %[[V33]], %[[V34]] : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @native_layer_norm(%0: tensor<3x4xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) {
  %3, %4, %5 = aten.native_layer_norm %0, %1, %2 {normalized_shape = [4], eps = 0.001} : (tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>)
  func.return %3, %4, %5 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @native_layer_norm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V0]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.div %[[V9]], %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V8]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V15]], %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.add %[[V4]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V17]], %[[V19]] : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.rsqrt %[[V22]] : tensor<3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V18]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V0]], %[[V24]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V23]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.add %[[V27]], %[[V28]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.reshape %[[V18]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.reshape %[[V23]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V29]], %[[V30]], %[[V31]] : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @native_layer_norm_2(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) {
  %2, %3, %4 = aten.native_layer_norm %0, none, %1 {normalized_shape = [4], eps = 0.001} : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>)
  func.return %2, %3, %4 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @native_layer_norm_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xbf16>, tensor<2x1x1xbf16>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<2x3x4xbf16> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1, 2] : tensor<2x3x4xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 12.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1, 2] : tensor<2x3x4xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 12.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<2xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.001 : tensor<2xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V10]], %[[V11]] : tensor<2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.rsqrt %[[V12]] : tensor<2xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V0]] : tensor<2x3x4xbf16> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V14]], %[[V15]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.broadcast %[[V13]] dims [0] : tensor<2xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.mul %[[V16]], %[[V17]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[V18]] : tensor<2x3x4xf32> -> tensor<2x3x4xbf16>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.convert %[[V4]] : tensor<2xf32> -> tensor<2xbf16>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.reshape %[[V20]] : tensor<2xbf16> -> tensor<2x1x1xbf16>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.convert %[[V13]] : tensor<2xf32> -> tensor<2xbf16>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.reshape %[[V22]] : tensor<2xbf16> -> tensor<2x1x1xbf16>
// CHECK-NEXT:    func.return %[[V19]], %[[V21]], %[[V23]] : tensor<2x3x4xbf16>, tensor<2x1x1xbf16>, tensor<2x1x1xbf16>
// CHECK-NEXT:  }
func.func @native_layer_norm_3(%0: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xbf16>, tensor<2x1x1xbf16>) {
  %1, %2, %3 = aten.native_layer_norm %0 {normalized_shape = [3, 4], eps = 0.001} : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xbf16>, tensor<2x1x1xbf16>)
  func.return %1, %2, %3 : tensor<2x3x4xbf16>, tensor<2x1x1xbf16>, tensor<2x1x1xbf16>
}

// -----

// CHECK-LABEL: func.func @native_group_norm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x6x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<6xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x6x4xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [2] : tensor<2x3x8xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 8.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V4]], %[[V5]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V3]], %[[V7]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V8]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [2] : tensor<2x3x8xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <add> %[[V8]] dims [2] : tensor<2x3x8xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 8.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.div %[[V11]], %[[V12]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V13]], %[[V13]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 8.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.sub %[[V10]], %[[V16]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.maximum %[[V17]], %[[V18]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.add %[[V6]], %[[V13]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 8.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.div %[[V19]], %[[V21]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 0.001 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.add %[[V22]], %[[V23]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.rsqrt %[[V24]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V20]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.sub %[[V3]], %[[V26]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V25]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.mul %[[V27]], %[[V28]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.reshape %[[V29]] : tensor<2x3x8xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<6xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<6xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.mul %[[V30]], %[[V31]] : tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.add %[[V33]], %[[V32]] : tensor<2x6x4xf32>
// CHECK-NEXT:    func.return %[[V34]], %[[V20]], %[[V25]] : tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @native_group_norm(%0: tensor<2x6x4xf32>, %1: tensor<6xf32>, %2: tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %3, %4, %5 = aten.native_group_norm %0, %1, %2 {N = 2, C = 6, HxW = 4, group = 3, eps = 0.001} : (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  func.return %3, %4, %5 : tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @native_group_norm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x6x4xf32> -> tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [2] : tensor<2x2x12xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 12.0 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0, 1] : tensor<2x2xf32> -> tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [2] : tensor<2x2x12xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<2x2x12xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 12.0 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.div %[[V9]], %[[V10]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V11]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 12.0 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V8]], %[[V14]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V15]], %[[V16]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.add %[[V4]], %[[V11]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 12.0 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V17]], %[[V19]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 0.001 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.rsqrt %[[V22]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V18]] dims [0, 1] : tensor<2x2xf32> -> tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V1]], %[[V24]] : tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V23]] dims [0, 1] : tensor<2x2xf32> -> tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reshape %[[V27]] : tensor<2x2x12xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    func.return %[[V28]], %[[V18]], %[[V23]] : tensor<2x6x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @native_group_norm_2(%0: tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %1, %2, %3 = aten.native_group_norm %0 {N = 2, C = 6, HxW = 4, group = 2, eps = 0.001} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  func.return %1, %2, %3 : tensor<2x6x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @_native_batch_norm_legit_no_training(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.rsqrt %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V0]], %[[V9]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V12]], %[[V13]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V4]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.rsqrt %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    func.return %[[V14]], %[[V18]], %[[V19]] : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @_native_batch_norm_legit_no_training(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>) {
  %5, %6, %7 = aten._native_batch_norm_legit_no_training %0, %1, %2, %3, %4 {momentum = 0.1, eps = 0.001} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %5, %6, %7 : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>
}

// -----

// CHECK-LABEL: func.func @_native_batch_norm_legit_no_training_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.rsqrt %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V0]], %[[V6]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V7]], %[[V8]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V2]], %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.rsqrt %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    func.return %[[V9]], %[[V13]], %[[V14]] : tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @_native_batch_norm_legit_no_training_2(%0: tensor<2x3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>) {
  %3, %4, %5 = aten._native_batch_norm_legit_no_training %0, none, none, %1, %2 {momentum = 0.1, eps = 0.001} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %3, %4, %5 : tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>
}

// -----

// CHECK-LABEL: func.func @_native_batch_norm_legit_no_stats(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 2] : tensor<2x3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V0]], %[[V5]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [0, 2] : tensor<2x3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [0, 2] : tensor<2x3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.div %[[V9]], %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V8]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V15]], %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.add %[[V4]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V17]], %[[V19]] : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.rsqrt %[[V22]] : tensor<3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.mul %[[V23]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V18]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V0]], %[[V25]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V24]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V26]], %[[V27]] : tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V28]], %[[V18]], %[[V23]] : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @_native_batch_norm_legit_no_stats(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %2, %3, %4 = aten._native_batch_norm_legit.no_stats %0, %1 {training = true, momentum = 0.1, eps = 0.001} : (tensor<2x3x4xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %2, %3, %4 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @native_batch_norm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.rsqrt %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V0]], %[[V9]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V12]], %[[V13]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V4]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.rsqrt %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    func.return %[[V14]], %[[V18]], %[[V19]] : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>) {
  %5, %6, %7 = aten.native_batch_norm %0, %1, %2, %3, %4 {training = false, momentum = 0.1, eps = 0.001} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %5, %6, %7 : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>
}

// -----

// CHECK-LABEL: func.func @_fused_rms_norm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.001 : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.rsqrt %[[V7]] : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V0]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V12]], %[[V13]] : tensor<3x4xf32>, tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @_fused_rms_norm(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>) {
  %2, %3 = aten._fused_rms_norm %0, %1 {normalized_shape = [4], eps = 0.001} : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3x1xf32>)
  func.return %2, %3 : tensor<3x4xf32>, tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @_fused_rms_norm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<2x3x4xbf16> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [1, 2] : tensor<2x3x4xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 12.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<2xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.1920928955078125e-07 : tensor<2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.rsqrt %[[V7]] : tensor<2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<2xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V1]], %[[V9]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<2x3x4xf32> -> tensor<2x3x4xbf16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<2xf32> -> tensor<2x1x1xf32>
// CHECK-NEXT:    func.return %[[V11]], %[[V12]] : tensor<2x3x4xbf16>, tensor<2x1x1xf32>
// CHECK-NEXT:  }
func.func @_fused_rms_norm_2(%0: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xf32>) {
  %1, %2 = aten._fused_rms_norm %0 {normalized_shape = [3, 4]} : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2x1x1xf32>)
  func.return %1, %2 : tensor<2x3x4xbf16>, tensor<2x1x1xf32>
}

// -----

// CHECK-LABEL: func.func @var_correction(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<3xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<3xf64> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @var_correction(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.var.correction %0 {dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @var_correction_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<1x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] : tensor<3x4xf64> -> tensor<4xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 3.0 : tensor<4xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<4xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<4xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [0] : tensor<3x4xf64> -> tensor<4xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3.0 : tensor<4xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<4xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V10]] : tensor<4xf64> -> tensor<1x4xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<1x4xf64> -> tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @var_correction_2(%0: tensor<3x4xf32>) -> tensor<1x4xf32> {
  %1 = aten.var.correction %0 {dim = [0], correction = 0, keepdim = true} : (tensor<3x4xf32>) -> tensor<1x4xf32>
  func.return %1 : tensor<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @var_correction_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0, 1] : tensor<3x4xf64> -> tensor<f64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 12.0 : tensor<f64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<f64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [] : tensor<f64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [0, 1] : tensor<3x4xf64> -> tensor<f64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 10.0 : tensor<f64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<f64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<f32>
// CHECK-NEXT:  }
func.func @var_correction_3(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.var.correction %0 {correction = 2} : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @var_mean_correction(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0, 1] : tensor<3x4xf64> -> tensor<f64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 12.0 : tensor<f64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<f64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [] : tensor<f64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [0, 1] : tensor<3x4xf64> -> tensor<f64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 11.0 : tensor<f64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<f64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V4]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V11]], %[[V12]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @var_mean_correction(%0: tensor<3x4xf32>) -> (tensor<f32>, tensor<f32>) {
  %1, %2 = aten.var_mean.correction %0 {dim = [0, 1]} : (tensor<3x4xf32>) -> (tensor<f32>, tensor<f32>)
  func.return %1, %2 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @std_correction(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<3xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sqrt %[[V10]] : tensor<3xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<3xf64> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @std_correction(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.std.correction %0 {dim = [1], correction = 1} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @var_mean_correction_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> (tensor<3x1xbf16>, tensor<3x1xbf16>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<3xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V10]] : tensor<3xf64> -> tensor<3x1xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<3x1xf64> -> tensor<3x1xbf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<3xf64> -> tensor<3x1xf64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<3x1xf64> -> tensor<3x1xbf16>
// CHECK-NEXT:    func.return %[[V12]], %[[V14]] : tensor<3x1xbf16>, tensor<3x1xbf16>
// CHECK-NEXT:  }
func.func @var_mean_correction_2(%0: tensor<3x4xbf16>) -> (tensor<3x1xbf16>, tensor<3x1xbf16>) {
  %1, %2 = aten.var_mean.correction %0 {dim = [1], correction = 0, keepdim = true} : (tensor<3x4xbf16>) -> (tensor<3x1xbf16>, tensor<3x1xbf16>)
  func.return %1, %2 : tensor<3x1xbf16>, tensor<3x1xbf16>
}

// -----

// CHECK-LABEL: func.func @std_mean_correction(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<3xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V1]], %[[V5]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sqrt %[[V10]] : tensor<3xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<3xf64> -> tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V4]] : tensor<3xf64> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V12]], %[[V13]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @std_mean_correction(%0: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %1, %2 = aten.std_mean.correction %0 {dim = [1]} : (tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  func.return %1, %2 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @_softmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V4]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @_softmax(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten._softmax %0 {dim = 1, half_to_float = false} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @_log_softmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V1]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V1]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.exp %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.log %[[V6]] : tensor<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V4]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @_log_softmax(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten._log_softmax %0 {dim = 0, half_to_float = false} : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @_fused_rms_norm_of_f64(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x1xf64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4.0 : tensor<3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 2.220446049250313e-16 : tensor<3xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.rsqrt %[[V6]] : tensor<3xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<3xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V0]], %[[V8]] : tensor<3x4xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<3xf64> -> tensor<3x1xf64>
// CHECK-NEXT:    func.return %[[V9]], %[[V10]] : tensor<3x4xf64>, tensor<3x1xf64>
// CHECK-NEXT:  }
func.func @_fused_rms_norm_of_f64(%0: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x1xf64>) {
  %1, %2 = aten._fused_rms_norm %0 {normalized_shape = [4]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x1xf64>)
  func.return %1, %2 : tensor<3x4xf64>, tensor<3x1xf64>
}
