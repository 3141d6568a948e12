// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @silu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.exp %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @silu(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.silu %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @silu_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.neg %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.exp %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V1]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @silu_2(%0: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %1 = aten.silu %0 : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %1 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @log_sigmoid_forward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.minimum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.neg %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.exp %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.log1p %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V2]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.neg %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.exp %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]], %[[V10]] : tensor<3x4xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @log_sigmoid_forward(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %1, %2 = aten.log_sigmoid_forward %0 : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  func.return %1, %2 : tensor<3x4xf32>, tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @elu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.expm1 %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <le> %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V7]], %[[V5]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @elu(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.elu %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @elu_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.expm1 %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <le> %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V7]], %[[V5]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @elu_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.elu %0 {alpha = 0.5, scale = 2.0, input_scale = 3.0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @celu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.expm1 %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <le> %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V7]], %[[V5]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @celu(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.celu %0 {alpha = 0.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @hardsigmoid(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.maximum %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 6.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.minimum %[[V4]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 6.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @hardsigmoid(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.hardsigmoid %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @hardshrink(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V4]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @hardshrink(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.hardshrink %0 {lambd = 0.25} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @softshrink(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V0]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant -0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V0]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V10]], %[[V12]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V6]], %[[V8]], %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @softshrink(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.softshrink %0 {lambd = 0.25} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @special_entr(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V0]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.neg %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant -inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V7]], %[[V8]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V2]], %[[V5]], %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V12]], %[[V0]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @special_entr(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.special_entr %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @deg2rad(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.017453292519943295 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @deg2rad(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.deg2rad %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @rad2deg(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 57.29577951308232 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @rad2deg(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.rad2deg %0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @logit_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ge> %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.and %[[V7]], %[[V9]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant nan : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V5]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @logit_backward(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.logit_backward %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @logit_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.125 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ge> %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.875 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <le> %[[V1]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.and %[[V7]], %[[V9]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V5]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @logit_backward_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.logit_backward %0, %1 {eps = 0.125} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @relu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @relu(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.relu %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @relu_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @relu_2(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.relu %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @relu6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 6.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.minimum %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @relu6(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.relu6 %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}
