// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @asinh(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.asinh %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @asinh(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.asinh %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @mish(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.neg %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.exp %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V3]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V5]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V10]], %[[V6]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 2.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V6]], %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V4]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V8]], %[[V14]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.select %[[V10]], %[[V13]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.div %[[V11]], %[[V16]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.mul %[[V0]], %[[V17]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V18]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mish(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.mish %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @hardswish(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.maximum %[[V2]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 6.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.minimum %[[V4]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V0]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 6.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.div %[[V7]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @hardswish(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.hardswish %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @sinc(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3.141592653589793 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sin %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V5]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V4]], %[[V7]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @sinc(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.sinc %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @gelu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.7071067811865476 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.erf %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V0]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V3]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V5]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @gelu(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.gelu %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @leaky_relu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.01 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V0]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V2]], %[[V0]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @leaky_relu(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.leaky_relu %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @softplus(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 20.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <gt> %[[V2]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.exp %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.log1p %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @softplus(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.softplus %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @nan_to_num(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant inf : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3.4028234663852886e+38 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V6]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant -inf : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -3.4028234663852886e+38 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @nan_to_num(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.nan_to_num %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @atanh(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.atanh %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @atanh(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.atanh %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @logit(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.log %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @logit(%0: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %1 = aten.logit %0 : (tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @logit_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.2 : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.8 : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.minimum %[[V2]], %[[V3]] : tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V5]], %[[V4]] : tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V4]], %[[V6]] : tensor<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.log %[[V7]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @logit_2(%0: tensor<4xf32>) -> tensor<4xf32> {
  %1 = aten.logit %0 {eps = 0.2} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9xf32>) -> tensor<9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<9xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V0]] : tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.044715 : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V0]], %[[V4]] : tensor<9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.7978845608028654 : tensor<9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V5]], %[[V6]] : tensor<9xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.tanh %[[V7]] : tensor<9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V0]], %[[V9]] : tensor<9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 1.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V8]], %[[V11]] : tensor<9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V10]], %[[V12]] : tensor<9xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<9xf32>
// CHECK-NEXT:  }
func.func @gelu_2(%0: tensor<9xf32>) -> tensor<9xf32> {
  %1 = aten.gelu %0 {approximate = "tanh"} : (tensor<9xf32>) -> tensor<9xf32>
  func.return %1 : tensor<9xf32>
}

// CHECK-LABEL: func.func @threshold(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9xf32>) -> tensor<9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.1 : tensor<9xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <le> %[[V0]], %[[V1]] : tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 20.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[V0]] : tensor<9xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<9xf32>
// CHECK-NEXT:  }
func.func @threshold(%0: tensor<9xf32>) -> tensor<9xf32> {
  %1 = aten.threshold %0 {threshold = 0.1, value = 20.0} : (tensor<9xf32>) -> tensor<9xf32>
  func.return %1 : tensor<9xf32>
}

// CHECK-LABEL: func.func @round_decimals(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9xf32>) -> tensor<9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 10.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.round %[[V2]] : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 10.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<9xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<9xf32>
// CHECK-NEXT:  }
func.func @round_decimals(%0: tensor<9xf32>) -> tensor<9xf32> {
  %1 = aten.round.decimals %0 {decimals = 1} : (tensor<9xf32>) -> tensor<9xf32>
  func.return %1 : tensor<9xf32>
}

// CHECK-LABEL: func.func @round_decimals_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9xf32>) -> tensor<9xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 10.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.round %[[V2]] : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 10.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<9xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<9xf32>
// CHECK-NEXT:  }
func.func @round_decimals_2(%0: tensor<9xf32>) -> tensor<9xf32> {
  %1 = aten.round.decimals %0 {decimals = -1} : (tensor<9xf32>) -> tensor<9xf32>
  func.return %1 : tensor<9xf32>
}

// CHECK-LABEL: func.func @prelu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3xf32> -> tensor<1x3x1xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V3]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V0]], %[[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V7]] : tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @prelu(%0: tensor<2x3x4xf32>, %1: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %2 = aten.prelu %0, %1 : (tensor<2x3x4xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  func.return %2 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @prelu_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>, %[[V1:[^ ,:]+]]: tensor<1xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V2]] : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V0]], %[[V5]] : tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V3]], %[[V0]], %[[V6]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @prelu_2(%0: tensor<4xf32>, %1: tensor<1xf32>) -> tensor<4xf32> {
  %2 = aten.prelu %0, %1 : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @glu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<4x6xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3] strides [1, 1] : tensor<4x6xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sigmoid %[[V2]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<4x3xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @glu(%0: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %1 = aten.glu %0 : (tensor<4x6xf32>) -> tensor<4x3xf32>
  func.return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @log_sigmoid_forward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.minimum %[[V0]], %[[V1]] : tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.neg %[[V3]] : tensor<5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.exp %[[V4]] : tensor<5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.log1p %[[V5]] : tensor<5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V2]], %[[V6]] : tensor<5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.abs %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.neg %[[V8]] : tensor<5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.exp %[[V9]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V7]], %[[V10]] : tensor<5xf32>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @log_sigmoid_forward(%0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %1, %2 = aten.log_sigmoid_forward %0 : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  func.return %1, %2 : tensor<5xf32>, tensor<5xf32>
}
