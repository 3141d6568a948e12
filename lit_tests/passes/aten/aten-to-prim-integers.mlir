// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @add_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @add_Tensor(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %2 = aten.add.Tensor %0, %1 : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %2 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @div_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[V2]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @div_Tensor(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xf32> {
  %2 = aten.div.Tensor %0, %1 : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @sigmoid(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sigmoid %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @sigmoid(%0: tensor<3x5xi64>) -> tensor<3x5xf32> {
  %1 = aten.sigmoid %0 : (tensor<3x5xi64>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @add_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @add_Tensor_2(%0: tensor<3x5xi64>, %1: tensor<5xf32>) -> tensor<3x5xf32> {
  %2 = aten.add.Tensor %0, %1 : (tensor<3x5xi64>, tensor<5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @mul_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mul_Scalar(%0: tensor<3x5xi64>) -> tensor<3x5xf32> {
  %1 = aten.mul.Scalar %0 {other = 0.5} : (tensor<3x5xi64>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @lt_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xi1>
// CHECK-NEXT:  }
func.func @lt_Scalar(%0: tensor<3x5xi64>) -> tensor<3x5xi1> {
  %1 = aten.lt.Scalar %0 {other = 2.5} : (tensor<3x5xi64>) -> tensor<3x5xi1>
  func.return %1 : tensor<3x5xi1>
}

// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.scan <add> %[[V0]] dim 1 : tensor<3x5xi64> -> tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @cumsum(%0: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %1 = aten.cumsum %0 {dim = 1} : (tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %1 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @where_self(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V0]] dims [1] : tensor<5xi1> -> tensor<3x5xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @where_self(%0: tensor<5xi1>, %1: tensor<3x5xi64>, %2: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %3 = aten.where.self %0, %1, %2 : (tensor<5xi1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %3 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @pow_Tensor_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar(%0: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 2} : (tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %1 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @pow_Tensor_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 5 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V0]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_2(%0: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 5} : (tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %1 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @mean(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 1] : tensor<3x5xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 15.0 : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<f32>
// CHECK-NEXT:  }
func.func @mean(%0: tensor<3x5xf32>) -> tensor<f32> {
  %1 = aten.mean %0 : (tensor<3x5xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// CHECK-LABEL: func.func @div_Tensor_mode(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.floor_div %[[V0]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @div_Tensor_mode(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "floor"} : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %2 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @div_Tensor_mode_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @div_Tensor_mode_2(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %2 = aten.div.Tensor_mode %0, %1 {rounding_mode = "trunc"} : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %2 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @remainder_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.rem %[[V0]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V2]], %[[V3]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V5]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V7]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.xor %[[V6]], %[[V8]] : tensor<3x5xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.and %[[V4]], %[[V9]] : tensor<3x5xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V2]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V11]], %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @remainder_Tensor(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %2 = aten.remainder.Tensor %0, %1 : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %2 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @bitwise_right_shift_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.shift_right %[[V0]], %[[V1]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @bitwise_right_shift_Tensor(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xi64> {
  %2 = aten.bitwise_right_shift.Tensor %0, %1 : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
  func.return %2 : tensor<3x5xi64>
}

// CHECK-LABEL: func.func @cumsum_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi32>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x5xi32> -> tensor<3x5xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 1 : tensor<3x5xi64> -> tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @cumsum_2(%0: tensor<3x5xi32>) -> tensor<3x5xi64> {
  %1 = aten.cumsum %0 {dim = 1} : (tensor<3x5xi32>) -> tensor<3x5xi64>
  func.return %1 : tensor<3x5xi64>
}
