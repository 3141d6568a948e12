// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @logical_and(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.and %[[V2]], %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_and(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %2 = aten.logical_and %0, %1 : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_and_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.and %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_and_2(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.logical_and %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_or(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.or %[[V2]], %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_or(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %2 = aten.logical_or %0, %1 : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_or_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.or %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_or_2(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.logical_or %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_xor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.xor %[[V2]], %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_xor(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %2 = aten.logical_xor %0, %1 : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_xor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.xor %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_xor_2(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.logical_xor %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_not(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_not(%0: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %1 = aten.logical_not %0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @logical_not_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.not %[[V0]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @logical_not_2(%0: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %1 = aten.logical_not %0 : (tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @bitwise_and_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.and %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_and_Tensor(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.bitwise_and.Tensor %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_and_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.and %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @bitwise_and_Tensor_2(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.bitwise_and.Tensor %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @bitwise_and_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.and %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_and_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.bitwise_and.Scalar %0 {other = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_or_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.or %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_or_Tensor(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.bitwise_or.Tensor %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_or_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.or %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @bitwise_or_Tensor_2(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.bitwise_or.Tensor %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @bitwise_or_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.or %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_or_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.bitwise_or.Scalar %0 {other = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_xor_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.xor %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_xor_Tensor(%0: tensor<3x4xi32>, %1: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %2 = aten.bitwise_xor.Tensor %0, %1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_xor_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.xor %[[V0]], %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @bitwise_xor_Tensor_2(%0: tensor<3x4xi1>, %1: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %2 = aten.bitwise_xor.Tensor %0, %1 : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @bitwise_xor_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.xor %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_xor_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.bitwise_xor.Scalar %0 {other = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_not(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.not %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @bitwise_not(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.bitwise_not %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @bitwise_not_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.not %[[V0]] : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @bitwise_not_2(%0: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %1 = aten.bitwise_not %0 : (tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isnan(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isnan(%0: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %1 = aten.isnan %0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isnan_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isnan_2(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.isnan %0 : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isinf(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <eq> %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isinf(%0: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %1 = aten.isinf %0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isinf_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isinf_2(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.isinf %0 : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isposinf(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isposinf(%0: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %1 = aten.isposinf %0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isposinf_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isposinf_2(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.isposinf %0 : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isneginf(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isneginf(%0: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %1 = aten.isneginf %0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @isneginf_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @isneginf_2(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.isneginf %0 : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @signbit(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.copysign %[[V1]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @signbit(%0: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %1 = aten.signbit %0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @signbit_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @signbit_2(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.signbit %0 : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @eq_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @eq_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %2 = aten.eq.Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @ne_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @ne_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.ne.Scalar %0 {other = 2.5} : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @lt_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @lt_Scalar(%0: tensor<3x4xi32>) -> tensor<3x4xi1> {
  %1 = aten.lt.Scalar %0 {other = 3} : (tensor<3x4xi32>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @ge_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ge> %[[V2]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @ge_Tensor(%0: tensor<3x4xbf16>, %1: tensor<3x4xf32>) -> tensor<3x4xi1> {
  %2 = aten.ge.Tensor %0, %1 : (tensor<3x4xbf16>, tensor<3x4xf32>) -> tensor<3x4xi1>
  func.return %2 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @gt_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi1> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <gt> %[[V1]], %[[V2]] : tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @gt_Scalar(%0: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %1 = aten.gt.Scalar %0 {other = 0} : (tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}
