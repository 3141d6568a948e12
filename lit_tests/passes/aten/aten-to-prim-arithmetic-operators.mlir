// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @nextafter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.nextafter %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @nextafter(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.nextafter %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @lerp_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @lerp_Scalar(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.lerp.Scalar %0, %1 {weight = 0.25} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @lerp_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V1]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @lerp_Scalar_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.lerp.Scalar %0, %1 {weight = 0.75} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @lerp_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V2]] : tensor<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V3]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V1]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.abs %[[V2]] : tensor<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.5 : tensor<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[V9]], %[[V10]] : tensor<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V3]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V0]], %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V11]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.select %[[V15]], %[[V14]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @lerp_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<4xf32>) -> tensor<3x4xf32> {
  %3 = aten.lerp.Tensor %0, %1, %2 : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @fmin(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.minimum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @fmin(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.fmin %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @fmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @fmax(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.fmax %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @fmin_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.minimum %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @fmin_2(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.fmin %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @hypot(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.maximum %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.minimum %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V5]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sqrt %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V4]], %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.compare <eq> %[[V4]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V13]], %[[V14]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.compare <eq> %[[V2]], %[[V16]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V18]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.or %[[V17]], %[[V19]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.select %[[V20]], %[[V21]], %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V22]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @hypot(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.hypot %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @special_xlog1py(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.log1p %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @special_xlog1py(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.special_xlog1py %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @special_xlog1py_other_scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.log1p %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @special_xlog1py_other_scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.special_xlog1py.other_scalar %0 {other = 0.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @logaddexp2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.and %[[V2]], %[[V5]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.abs %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.exp2 %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.log1p %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 1.4426950408889634 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V7]], %[[V14]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.select %[[V6]], %[[V0]], %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @logaddexp2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.logaddexp2 %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @logaddexp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.and %[[V2]], %[[V5]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.abs %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.exp %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.log1p %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V7]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V6]], %[[V0]], %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @logaddexp(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.logaddexp %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_3(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 2} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_4(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 3} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reciprocal %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_5(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = -1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sqrt %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_6(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 0.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_7(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.rsqrt %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_7(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = -0.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_8(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_8(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 2.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_9(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reciprocal %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_9(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = -2} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_10(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_10(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 2} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_11(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_11(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.pow.Tensor_Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Tensor_2(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.pow.Tensor_Tensor %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Tensor_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.pow %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Tensor_3(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %2 = aten.pow.Tensor_Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.exp2 %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Scalar %0 {self = 2} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Scalar_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Scalar %0 {self = 2.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pow_Scalar_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @pow_Scalar_3(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.pow.Scalar %0 {self = 1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @add_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @add_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.add.Tensor %0, %1 {alpha = 2} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @add_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @add_Tensor_2(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.add.Tensor %0, %1 {alpha = 3} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @add_Tensor_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @add_Tensor_3(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.add.Tensor %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @add_Tensor_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V2]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @add_Tensor_4(%0: tensor<3x4xbf16>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.add.Tensor %0, %1 : (tensor<3x4xbf16>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @add_Tensor_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>, %[[V1:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V2]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @add_Tensor_5(%0: tensor<3x4xbf16>, %1: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %2 = aten.add.Tensor %0, %1 {alpha = 0.5} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %2 : tensor<3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @sub_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @sub_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.sub.Tensor %0, %1 {alpha = 0.5} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @rsub_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @rsub_Scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.rsub.Scalar %0 {other = 2} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @rsub_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V0]], %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V1]], %[[V3]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @rsub_Scalar_2(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.rsub.Scalar %0 {other = 2, alpha = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @add_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @add_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.add.Scalar %0 {other = 2} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @add_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @add_Scalar_2(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.add.Scalar %0 {other = 2.5} : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @mul_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @mul_Tensor(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.mul.Tensor %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @mul_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi1> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @mul_Tensor_2(%0: tensor<3x4xi1>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.mul.Tensor %0, %1 : (tensor<3x4xi1>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @div_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @div_Tensor(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %2 = aten.div.Tensor %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @div_Tensor_mode(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.floor_div %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @div_Tensor_mode(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "floor"} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @div_Tensor_mode_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.trunc %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @div_Tensor_mode_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "trunc"} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @div_Tensor_mode_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @div_Tensor_mode_3(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "trunc"} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @floor_divide(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.floor_div %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @floor_divide(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.floor_divide %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @remainder_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.rem %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.xor %[[V6]], %[[V8]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.and %[[V4]], %[[V9]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V2]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V11]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @remainder_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.remainder.Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @remainder_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.rem %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V2]], %[[V3]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V5]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V7]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.xor %[[V6]], %[[V8]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.and %[[V4]], %[[V9]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V2]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V11]], %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @remainder_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.remainder.Scalar %0 {other = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @fmod_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.rem %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @fmod_Scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.fmod.Scalar %0 {other = 1.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @fmod_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.rem %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @fmod_Tensor(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.fmod.Tensor %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @addcmul(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V0]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addcmul(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.addcmul %0, %1, %2 {value = 2} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @addcdiv(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V4]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V0]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addcdiv(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.addcdiv %0, %1, %2 {value = 0.5} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @addcmul_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xi32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @addcmul_2(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>, %2: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %3 = aten.addcmul %0, %1, %2 : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %3 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @copysign_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.copysign %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @copysign_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.copysign.Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @copysign_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.copysign %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @copysign_Scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.copysign.Scalar %0 {other = -1.0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @atan2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.atan2 %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @atan2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.atan2 %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @heaviside(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3x4xi1> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @heaviside(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.heaviside %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @xlogy_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.log %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @xlogy_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.xlogy.Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @gcd(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.gcd %[[V0]], %[[V1]] attributes {extern = "no lowering"} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @gcd(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.gcd %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @maximum(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @maximum(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.maximum %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}
