// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @sigmoid_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V0]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @sigmoid_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.sigmoid_backward %0, %1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @tanh_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V3]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V0]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @tanh_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.tanh_backward %0, %1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @silu_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sigmoid %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V1]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V3]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @silu_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.silu_backward %0, %1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @mish_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.neg %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V6]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V11]], %[[V7]], %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 2.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V7]], %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V5]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V9]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V11]], %[[V14]], %[[V16]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.div %[[V12]], %[[V17]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.sigmoid %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.mul %[[V1]], %[[V19]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.mul %[[V18]], %[[V18]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.sub %[[V22]], %[[V21]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.mul %[[V20]], %[[V23]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.add %[[V18]], %[[V24]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V0]], %[[V25]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V26]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mish_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.mish_backward %0, %1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @hardswish_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V0]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant -3.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V10]], %[[V6]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V8]], %[[V12]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @hardswish_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.hardswish_backward %0, %1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @hardsigmoid_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -3.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <gt> %[[V1]], %[[V2]] : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V4]] : tensor<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.and %[[V3]], %[[V5]] : tensor<4xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 6.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V0]], %[[V7]] : tensor<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V6]], %[[V8]], %[[V9]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @hardsigmoid_backward(%0: tensor<4xf32>, %1: tensor<4xf32>) -> tensor<4xf32> {
  %2 = aten.hardsigmoid_backward %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @gelu_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.7071067811865476 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.erf %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V9]], %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.exp %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.3989422804014327 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V1]], %[[V14]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V8]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V0]], %[[V16]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V17]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @gelu_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.gelu_backward %0, %1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @gelu_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.044715 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.5957691216057308 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.abs %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.exp %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V11]], %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.div %[[V14]], %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V11]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.compare <lt> %[[V8]], %[[V17]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.select %[[V18]], %[[V16]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 0.134145 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.mul %[[V2]], %[[V20]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.add %[[V21]], %[[V22]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 1.5957691216057308 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.mul %[[V23]], %[[V24]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V16]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V1]], %[[V26]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V27]], %[[V25]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.add %[[V19]], %[[V28]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.mul %[[V0]], %[[V29]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V30]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @gelu_backward_2(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.gelu_backward %0, %1 {approximate = "tanh"} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @softplus_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <gt> %[[V3]], %[[V5]] : tensor<7xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V0]], %[[V4]] : tensor<7xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V4]], %[[V8]] : tensor<7xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V7]], %[[V9]] : tensor<7xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V6]], %[[V0]], %[[V10]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @softplus_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.softplus_backward %0, %1 {beta = 2.0, threshold = 3.0} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @elu_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V3]] : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<7xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V7]] : tensor<7xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V0]], %[[V6]] : tensor<7xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 1.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V0]], %[[V10]] : tensor<7xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V8]], %[[V9]], %[[V11]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @elu_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.elu_backward %0, %1 {alpha = 0.5, scale = 1.5, input_scale = 2.0, is_result = false} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @elu_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.75 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V6]] : tensor<7xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V0]], %[[V5]] : tensor<7xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V0]], %[[V9]] : tensor<7xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V7]], %[[V8]], %[[V10]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @elu_backward_2(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.elu_backward %0, %1 {alpha = 0.5, scale = 1.5, input_scale = 2.0, is_result = true} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @leaky_relu_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <gt> %[[V1]], %[[V2]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.1 : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V0]], %[[V4]] : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V0]], %[[V5]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @leaky_relu_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.leaky_relu_backward %0, %1 {negative_slope = 0.1, self_is_result = false} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @hardtanh_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V2]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <ge> %[[V1]], %[[V4]] : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.or %[[V3]], %[[V5]] : tensor<7xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V7]], %[[V0]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @hardtanh_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.hardtanh_backward %0, %1 {min_val = -0.5, max_val = 0.5} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @threshold_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V2]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V4]], %[[V0]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @threshold_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.threshold_backward %0, %1 {threshold = 0} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @hardshrink_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V1]] : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <le> %[[V2]], %[[V3]] : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V0]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @hardshrink_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.hardshrink_backward %0, %1 {lambd = 0.5} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @logit_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<7xf32>, %[[V1:[^ ,:]+]]: tensor<7xf32>) -> tensor<7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<7xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V0]], %[[V4]] : tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ge> %[[V1]], %[[V6]] : tensor<7xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V8]] : tensor<7xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.and %[[V7]], %[[V9]] : tensor<7xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant nan : tensor<7xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V5]], %[[V11]] : tensor<7xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<7xf32>
// CHECK-NEXT:  }
func.func @logit_backward(%0: tensor<7xf32>, %1: tensor<7xf32>) -> tensor<7xf32> {
  %2 = aten.logit_backward %0, %1 : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
  func.return %2 : tensor<7xf32>
}

// CHECK-LABEL: func.func @log_sigmoid_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V1]] : tensor<5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.neg %[[V3]] : tensor<5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.exp %[[V4]] : tensor<5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V5]], %[[V7]] : tensor<5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V9]] : tensor<5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 1.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V8]] : tensor<5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V10]], %[[V12]], %[[V8]] : tensor<5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V0]], %[[V13]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @log_sigmoid_backward(%0: tensor<5xf32>, %1: tensor<5xf32>, %2: tensor<5xf32>) -> tensor<5xf32> {
  %3 = aten.log_sigmoid_backward %0, %1, %2 : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  func.return %3 : tensor<5xf32>
}

// CHECK-LABEL: func.func @glu_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3xf32>, %[[V1:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0] strides [1, 1] : tensor<4x6xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 3] strides [1, 1] : tensor<4x6xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sigmoid %[[V3]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V0]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V6]], %[[V4]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V4]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V2]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V0]] : tensor<4x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.concatenate %[[V5]], %[[V10]] dim 1 : tensor<4x3xf32>, tensor<4x3xf32> -> tensor<4x6xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @glu_backward(%0: tensor<4x3xf32>, %1: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %2 = aten.glu_backward %0, %1 {dim = 1} : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  func.return %2 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @prelu_kernel_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <gt> %[[V1]], %[[V3]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V2]], %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V5]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <gt> %[[V1]], %[[V7]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V1]], %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V8]], %[[V10]], %[[V9]] : tensor<2x3xf32>
// CHECK-NEXT:    func.return %[[V6]], %[[V11]] : tensor<2x3xf32>, tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @prelu_kernel_backward(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>, %2: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %3, %4 = aten._prelu_kernel_backward %0, %1, %2 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  func.return %3, %4 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @softmax_backward_data(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x6xf32>, %[[V1:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [1] : tensor<4x6xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<4xf32> -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V1]], %[[V4]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V2]], %[[V5]] : tensor<4x6xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @softmax_backward_data(%0: tensor<4x6xf32>, %1: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %2 = aten._softmax_backward_data %0, %1 {dim = 1, input_dtype = f32} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  func.return %2 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @log_softmax_backward_data(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x6xf32>, %[[V1:[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<4x6xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<4xf32> -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.exp %[[V1]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V3]] : tensor<4x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V0]], %[[V5]] : tensor<4x6xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @log_softmax_backward_data(%0: tensor<4x6xf32>, %1: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %2 = aten._log_softmax_backward_data %0, %1 {dim = 1, input_dtype = f32} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  func.return %2 : tensor<4x6xf32>
}
