// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0] : tensor<3x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [0] : tensor<3x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V4]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @softmax(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten._softmax %0 {dim = 0, half_to_float = false} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @log_softmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0] : tensor<3x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [0] : tensor<3x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.log %[[V5]] : tensor<5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V3]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @log_softmax(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten._log_softmax %0 {dim = 0, half_to_float = false} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @safe_softmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V4]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant -inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <and> %[[V9]] dims [1] : tensor<3x4xi1> -> tensor<3xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V11]], %[[V12]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @safe_softmax(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten._safe_softmax %0 {dim = 1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @logsumexp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant inf : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <eq> %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V0]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.exp %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.log %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V11]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V12]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @logsumexp(%0: tensor<3x4xf32>) -> tensor<3x1xf32> {
  %1 = aten.logsumexp %0 {dim = [1], keepdim = true} : (tensor<3x4xf32>) -> tensor<3x1xf32>
  func.return %1 : tensor<3x1xf32>
}

// CHECK-LABEL: func.func @native_layer_norm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V10]], %[[V10]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V7]], %[[V13]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.maximum %[[V14]], %[[V15]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.add %[[V3]], %[[V10]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.div %[[V16]], %[[V18]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V19]], %[[V20]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.rsqrt %[[V21]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.broadcast %[[V17]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V0]], %[[V23]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V22]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V24]], %[[V25]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.reshape %[[V17]] : tensor<2x3xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reshape %[[V22]] : tensor<2x3xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    func.return %[[V26]], %[[V27]], %[[V28]] : tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
// CHECK-NEXT:  }
func.func @native_layer_norm(%0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
  %1, %2, %3 = aten.native_layer_norm %0 {normalized_shape = [5], eps = 1.0e-05} : (tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>)
  func.return %1, %2, %3 : tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
}

// CHECK-LABEL: func.func @native_layer_norm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V0]], %[[V6]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V7]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V8]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V10]], %[[V11]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V12]], %[[V12]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V9]], %[[V15]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V16]], %[[V17]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.add %[[V5]], %[[V12]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.div %[[V18]], %[[V20]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.add %[[V21]], %[[V22]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.rsqrt %[[V23]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V19]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V0]], %[[V25]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V24]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V26]], %[[V27]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V1]] dims [2] : tensor<5xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.mul %[[V28]], %[[V29]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V2]] dims [2] : tensor<5xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V30]], %[[V31]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reshape %[[V19]] : tensor<2x3xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.reshape %[[V24]] : tensor<2x3xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    func.return %[[V32]], %[[V33]], %[[V34]] : tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
// CHECK-NEXT:  }
func.func @native_layer_norm_2(%0: tensor<2x3x5xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
  %3, %4, %5 = aten.native_layer_norm %0, %1, %2 {normalized_shape = [5], eps = 1.0e-05} : (tensor<2x3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>)
  func.return %3, %4, %5 : tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
}

// CHECK-LABEL: func.func @native_layer_norm_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V0]], %[[V5]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.div %[[V9]], %[[V10]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V11]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V8]], %[[V14]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V15]], %[[V16]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.add %[[V4]], %[[V11]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V17]], %[[V19]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.rsqrt %[[V22]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V18]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V0]], %[[V24]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V23]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V1]] dims [2] : tensor<5xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.mul %[[V27]], %[[V28]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.reshape %[[V18]] : tensor<2x3xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.reshape %[[V23]] : tensor<2x3xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    func.return %[[V29]], %[[V30]], %[[V31]] : tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
// CHECK-NEXT:  }
func.func @native_layer_norm_3(%0: tensor<2x3x5xf32>, %1: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
  %2, %3, %4 = aten.native_layer_norm %0, %1 {normalized_shape = [5], eps = 1.0e-05} : (tensor<2x3x5xf32>, tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>)
  func.return %2, %3, %4 : tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
}

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
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<2x3xf32>
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
  %3, %4, %5 = aten.native_group_norm %0, %1, %2 {N = 2, C = 6, HxW = 4, group = 3, eps = 1.0e-05} : (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  func.return %3, %4, %5 : tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @native_group_norm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x6x2x2xf32>) -> (tensor<2x6x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x6x2x2xf32> -> tensor<2x2x12xf32>
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
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<2x2xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.rsqrt %[[V22]] : tensor<2x2xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V18]] dims [0, 1] : tensor<2x2xf32> -> tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V1]], %[[V24]] : tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V23]] dims [0, 1] : tensor<2x2xf32> -> tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2x2x12xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reshape %[[V27]] : tensor<2x2x12xf32> -> tensor<2x6x2x2xf32>
// CHECK-NEXT:    func.return %[[V28]], %[[V18]], %[[V23]] : tensor<2x6x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @native_group_norm_2(%0: tensor<2x6x2x2xf32>) -> (tensor<2x6x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %1, %2, %3 = aten.native_group_norm %0 {N = 2, C = 6, HxW = 4, group = 2, eps = 1.0e-05} : (tensor<2x6x2x2xf32>) -> (tensor<2x6x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  func.return %1, %2, %3 : tensor<2x6x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_legit_no_training(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.rsqrt %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V0]], %[[V9]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V12]], %[[V13]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V4]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.rsqrt %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    func.return %[[V14]], %[[V18]], %[[V19]] : tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_legit_no_training(%0: tensor<4x3x5xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>) {
  %5, %6, %7 = aten._native_batch_norm_legit_no_training %0, %1, %2, %3, %4 {momentum = 0.1, eps = 1.0e-05} : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %5, %6, %7 : tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_legit_no_training_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.rsqrt %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V0]], %[[V6]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V7]], %[[V8]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V2]], %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.rsqrt %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    func.return %[[V9]], %[[V13]], %[[V14]] : tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_legit_no_training_2(%0: tensor<4x3x5xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>) {
  %3, %4, %5 = aten._native_batch_norm_legit_no_training %0, none, none, %1, %2 {momentum = 0.1, eps = 1.0e-05} : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %3, %4, %5 : tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_legit_functional(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V5]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V0]], %[[V8]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <add> %[[V10]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.div %[[V12]], %[[V13]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V14]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.sub %[[V11]], %[[V17]] : tensor<3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.maximum %[[V18]], %[[V19]] : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V7]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.div %[[V20]], %[[V22]] : tensor<3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.add %[[V23]], %[[V24]] : tensor<3xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.rsqrt %[[V25]] : tensor<3xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V26]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V21]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.sub %[[V0]], %[[V28]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V27]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.mul %[[V29]], %[[V30]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.add %[[V31]], %[[V32]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 0.9 : tensor<3xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.mul %[[V3]], %[[V34]] : tensor<3xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 0.1 : tensor<3xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.mul %[[V21]], %[[V36]] : tensor<3xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.add %[[V35]], %[[V37]] : tensor<3xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 19.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.div %[[V39]], %[[V40]] : tensor<3xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.mul %[[V23]], %[[V41]] : tensor<3xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.constant 0.9 : tensor<3xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.mul %[[V4]], %[[V43]] : tensor<3xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.constant 0.1 : tensor<3xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.mul %[[V42]], %[[V45]] : tensor<3xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.add %[[V44]], %[[V46]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V33]], %[[V21]], %[[V26]], %[[V38]], %[[V47]] : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_legit_functional(%0: tensor<4x3x5xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %5, %6, %7, %8, %9 = aten._native_batch_norm_legit_functional %0, %1, %2, %3, %4 {training = true, momentum = 0.1, eps = 1.0e-05} : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %5, %6, %7, %8, %9 : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_legit_functional_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<8x3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] : tensor<8x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [1] : tensor<3xf32> -> tensor<8x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V0]], %[[V7]] : tensor<8x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V8]] : tensor<8x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [0] : tensor<8x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <add> %[[V8]] dims [0] : tensor<8x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.div %[[V11]], %[[V12]] : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V13]], %[[V13]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.sub %[[V10]], %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.maximum %[[V17]], %[[V18]] : tensor<3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.add %[[V6]], %[[V13]] : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.div %[[V19]], %[[V21]] : tensor<3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.add %[[V22]], %[[V23]] : tensor<3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.rsqrt %[[V24]] : tensor<3xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V25]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V20]] dims [1] : tensor<3xf32> -> tensor<8x3xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.sub %[[V0]], %[[V27]] : tensor<8x3xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V26]] dims [1] : tensor<3xf32> -> tensor<8x3xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.mul %[[V28]], %[[V29]] : tensor<8x3xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 0.9 : tensor<3xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.mul %[[V2]], %[[V31]] : tensor<3xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 0.1 : tensor<3xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.mul %[[V20]], %[[V33]] : tensor<3xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.add %[[V32]], %[[V34]] : tensor<3xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 8.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 7.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.div %[[V36]], %[[V37]] : tensor<3xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.mul %[[V22]], %[[V38]] : tensor<3xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 0.9 : tensor<3xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.mul %[[V3]], %[[V40]] : tensor<3xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 0.1 : tensor<3xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.mul %[[V39]], %[[V42]] : tensor<3xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V41]], %[[V43]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V30]], %[[V20]], %[[V25]], %[[V35]], %[[V44]] : tensor<8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_legit_functional_2(%0: tensor<8x3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %4, %5, %6, %7, %8 = aten._native_batch_norm_legit_functional %0, %1, none, %2, %3 {training = true, momentum = 0.1, eps = 1.0e-05} : (tensor<8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %4, %5, %6, %7, %8 : tensor<8x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_legit_functional_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.rsqrt %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V0]], %[[V9]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V12]], %[[V13]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V4]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.rsqrt %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<0xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V14]], %[[V18]], %[[V19]], %[[V3]], %[[V4]] : tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_legit_functional_3(%0: tensor<4x3x5xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3xf32>, tensor<3xf32>) {
  %5, %6, %7, %8, %9 = aten._native_batch_norm_legit_functional %0, %1, %2, %3, %4 {training = false, momentum = 0.1, eps = 1.0e-05} : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %5, %6, %7, %8, %9 : tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<3xf32>, tensor<3xf32>
}
