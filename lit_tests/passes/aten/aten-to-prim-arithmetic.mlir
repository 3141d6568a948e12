// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @atan2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.atan2 %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @atan2(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.atan2 %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @atan2_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x1x3xf32>, %[[V1:[^ ,:]+]]: tensor<4x1xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x1x3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 2] : tensor<2x3xf32> -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<4xf32> -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.atan2 %[[V3]], %[[V5]] : tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @atan2_2(%0: tensor<2x1x3xf32>, %1: tensor<4x1xf32>) -> tensor<2x4x3xf32> {
  %2 = aten.atan2 %0, %1 : (tensor<2x1x3xf32>, tensor<4x1xf32>) -> tensor<2x4x3xf32>
  func.return %2 : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @fmod_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.rem %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @fmod_Tensor(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.fmod.Tensor %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @remainder_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.rem %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <ne> %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.xor %[[V7]], %[[V9]] : tensor<3x5xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.and %[[V5]], %[[V10]] : tensor<3x5xi1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V3]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V11]], %[[V12]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @remainder_Tensor(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.remainder.Tensor %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @floor_divide(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.floor_div %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @floor_divide(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.floor_divide %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @copysign_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.copysign %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @copysign_Tensor(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.copysign.Tensor %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @fmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.maximum %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<5xi1> -> tensor<3x5xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V6]], %[[V0]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V4]], %[[V8]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @fmax(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.fmax %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @logaddexp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant inf : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <eq> %[[V4]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.and %[[V3]], %[[V6]] : tensor<3x5xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V0]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V0]], %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.abs %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.neg %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.exp %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.log1p %[[V14]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V9]], %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V7]], %[[V0]], %[[V16]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V17]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @logaddexp(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.logaddexp %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @heaviside(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3x5xi1> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V3]], %[[V7]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @heaviside(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.heaviside %0, %1 : (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @div_Tensor_mode(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<40xf32>, %[[V1:[^ ,:]+]]: tensor<40xf32>) -> tensor<40xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.floor_div %[[V0]], %[[V1]] : tensor<40xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<40xf32>
// CHECK-NEXT:  }
func.func @div_Tensor_mode(%0: tensor<40xf32>, %1: tensor<40xf32>) -> tensor<40xf32> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "floor"} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
  func.return %2 : tensor<40xf32>
}

// CHECK-LABEL: func.func @div_Tensor_mode_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<40xf32>, %[[V1:[^ ,:]+]]: tensor<40xf32>) -> tensor<40xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<40xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.trunc %[[V2]] : tensor<40xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<40xf32>
// CHECK-NEXT:  }
func.func @div_Tensor_mode_2(%0: tensor<40xf32>, %1: tensor<40xf32>) -> tensor<40xf32> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "trunc"} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
  func.return %2 : tensor<40xf32>
}

// CHECK-LABEL: func.func @div_Tensor_mode_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<40xf32>, %[[V1:[^ ,:]+]]: tensor<40xf32>) -> tensor<40xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<40xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<40xf32>
// CHECK-NEXT:  }
func.func @div_Tensor_mode_3(%0: tensor<40xf32>, %1: tensor<40xf32>) -> tensor<40xf32> {
  %2 = aten.div.Tensor_mode %0, %1 : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
  func.return %2 : tensor<40xf32>
}

// CHECK-LABEL: func.func @floor_divide_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.floor_div %[[V3]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @floor_divide_2(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.floor_divide %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @remainder_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.rem %[[V3]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<9x9xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <ne> %[[V6]], %[[V7]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<9x9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V6]], %[[V9]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<9x9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.compare <lt> %[[V5]], %[[V11]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.xor %[[V10]], %[[V12]] : tensor<9x9xi1>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.and %[[V8]], %[[V13]] : tensor<9x9xi1>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V6]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.select %[[V14]], %[[V15]], %[[V6]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @remainder_Tensor_2(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.remainder.Tensor %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @fmax_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V3]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<9x1xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V1]] : tensor<1x9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<1x9xi1> -> tensor<9xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<9xi1> -> tensor<9x9xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V10]], %[[V12]], %[[V6]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<9x1xi1> -> tensor<9xi1>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<9xi1> -> tensor<9x9xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.broadcast %[[V16]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.select %[[V15]], %[[V17]], %[[V13]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V18]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @fmax_2(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.fmax %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @logaddexp_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.abs %[[V0]] : tensor<9x1xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant inf : tensor<9x1xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V7]], %[[V8]] : tensor<9x1xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<9x1xi1> -> tensor<9xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [0] : tensor<9xi1> -> tensor<9x9xi1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.and %[[V6]], %[[V11]] : tensor<9x9xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V14]], %[[V16]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.broadcast %[[V18]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.broadcast %[[V20]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.sub %[[V19]], %[[V21]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.abs %[[V22]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.neg %[[V23]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.exp %[[V24]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.log1p %[[V25]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.add %[[V17]], %[[V26]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V28]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.select %[[V12]], %[[V29]], %[[V27]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V30]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @logaddexp_2(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.logaddexp %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @xlogy_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.log %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ne> %[[V5]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<9x9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V8]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V3]], %[[V6]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<9x9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V9]], %[[V11]], %[[V10]] : tensor<9x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V7]], %[[V5]], %[[V12]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @xlogy_Tensor(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.xlogy.Tensor %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @copysign_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.copysign %[[V3]], %[[V5]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @copysign_Tensor_2(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.copysign.Tensor %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @heaviside_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<9x1xf32>, %[[V1:[^ ,:]+]]: tensor<1x9xf32>) -> tensor<9x9xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<9x1xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V2]] : tensor<9x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<9x1xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <gt> %[[V0]], %[[V4]] : tensor<9x1xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<9x1xi1> -> tensor<9x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<9x1xi1> -> tensor<9xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<9xi1> -> tensor<9x9xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x9xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V6]] : tensor<9x1xf32> -> tensor<9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [0] : tensor<9xf32> -> tensor<9x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V8]], %[[V10]], %[[V12]] : tensor<9x9xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<9x9xf32>
// CHECK-NEXT:  }
func.func @heaviside_2(%0: tensor<9x1xf32>, %1: tensor<1x9xf32>) -> tensor<9x9xf32> {
  %2 = aten.heaviside %0, %1 : (tensor<9x1xf32>, tensor<1x9xf32>) -> tensor<9x9xf32>
  func.return %2 : tensor<9x9xf32>
}

// CHECK-LABEL: func.func @rsub_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -2.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V0]], %[[V2]] : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V1]], %[[V3]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @rsub_Tensor(%0: tensor<4xf32>, %1: tensor<4xf32>) -> tensor<4xf32> {
  %2 = aten.rsub.Tensor %0, %1 {alpha = 2} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @pow_Tensor_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar(%0: tensor<5xf32>) -> tensor<5xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 0} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @pow_Tensor_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_2(%0: tensor<5xf32>) -> tensor<5xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 1} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @pow_Tensor_Scalar_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_3(%0: tensor<5xf32>) -> tensor<5xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 2} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @pow_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V1]], %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @pow_Scalar(%0: tensor<5xf32>) -> tensor<5xf32> {
  %1 = aten.pow.Scalar %0 {self = 1} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @pow_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.exp2 %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @pow_Scalar_2(%0: tensor<5xf32>) -> tensor<5xf32> {
  %1 = aten.pow.Scalar %0 {self = 2} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %1 : tensor<5xf32>
}

// CHECK-LABEL: func.func @addcmul(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x1xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V5]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addcmul(%0: tensor<3x4xf32>, %1: tensor<4xf32>, %2: tensor<3x1xf32>) -> tensor<3x4xf32> {
  %3 = aten.addcmul %0, %1, %2 {value = 0.5} : (tensor<3x4xf32>, tensor<4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @addcmul_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x1xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V3]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addcmul_2(%0: tensor<3x4xf32>, %1: tensor<4xf32>, %2: tensor<3x1xf32>) -> tensor<3x4xf32> {
  %3 = aten.addcmul %0, %1, %2 : (tensor<3x4xf32>, tensor<4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @addcdiv(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x1xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V5]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V0]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addcdiv(%0: tensor<3x4xf32>, %1: tensor<4xf32>, %2: tensor<3x1xf32>) -> tensor<3x4xf32> {
  %3 = aten.addcdiv %0, %1, %2 {value = 0.5} : (tensor<3x4xf32>, tensor<4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @lerp_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.3 : tensor<5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V0]], %[[V4]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @lerp_Scalar(%0: tensor<5xf32>, %1: tensor<5xf32>) -> tensor<5xf32> {
  %2 = aten.lerp.Scalar %0, %1 {weight = 0.3} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  func.return %2 : tensor<5xf32>
}

// CHECK-LABEL: func.func @lerp_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.19999999999999996 : tensor<5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V1]], %[[V4]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @lerp_Scalar_2(%0: tensor<5xf32>, %1: tensor<5xf32>) -> tensor<5xf32> {
  %2 = aten.lerp.Scalar %0, %1 {weight = 0.8} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  func.return %2 : tensor<5xf32>
}
