// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @masked_fill_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @masked_fill_Scalar(%0: tensor<3x4xf32>, %1: tensor<3x4xi1>) -> tensor<3x4xf32> {
  %2 = aten.masked_fill.Scalar %0, %1 {value = 2} : (tensor<3x4xf32>, tensor<3x4xi1>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_fill_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>, %[[V1:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @masked_fill_Scalar_2(%0: tensor<3x4xi32>, %1: tensor<3x4xi1>) -> tensor<3x4xi32> {
  %2 = aten.masked_fill.Scalar %0, %1 {value = 2} : (tensor<3x4xi32>, tensor<3x4xi1>) -> tensor<3x4xi32>
  func.return %2 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @masked_fill_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @masked_fill_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xi1>, %2: tensor<f32>) -> tensor<3x4xf32> {
  %3 = aten.masked_fill.Tensor %0, %1, %2 : (tensor<3x4xf32>, tensor<3x4xi1>, tensor<f32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_fill_Scalar_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xi1>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant -inf : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @masked_fill_Scalar_3(%0: tensor<3x4xf32>, %1: tensor<4xi1>) -> tensor<3x4xf32> {
  %2 = aten.masked_fill.Scalar %0, %1 {value = -inf} : (tensor<3x4xf32>, tensor<4xi1>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.minimum %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.clamp %0 {min = 0.0, max = 1.0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.clamp %0 {min = 0.0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.minimum %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @clamp_3(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.clamp %0 {max = 2} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @clamp_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.maximum %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_4(%0: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %1 = aten.clamp %0 {min = 0.5} : (tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.clamp.Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.maximum %[[V0]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.minimum %[[V4]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_Tensor_2(%0: tensor<3x4xf32>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> tensor<3x4xf32> {
  %3 = aten.clamp.Tensor %0, %1, %2 : (tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_min(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_min(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.clamp_min %0 {min = 0.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_max(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.minimum %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @clamp_max(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.clamp_max %0 {max = 3} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @clamp_min_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_min_Tensor(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.clamp_min.Tensor %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clamp_max_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.minimum %[[V0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clamp_max_Tensor(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> tensor<3x4xf32> {
  %2 = aten.clamp_max.Tensor %0, %1 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @where_self(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V0]], %[[V1]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @where_self(%0: tensor<3x4xi1>, %1: tensor<3x4xf32>, %2: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %3 = aten.where.self %0, %1, %2 : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @where_self_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V0]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @where_self_2(%0: tensor<4xi1>, %1: tensor<3x4xf32>, %2: tensor<f32>) -> tensor<3x4xf32> {
  %3 = aten.where.self %0, %1, %2 : (tensor<4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @hardtanh(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.minimum %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @hardtanh(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.hardtanh %0 {min_val = -0.5, max_val = 0.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @threshold(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <le> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @threshold(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.threshold %0 {threshold = 0.5, value = 2.0} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @view_dtype(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.bitcast %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @view_dtype(%0: tensor<3x4xf32>) -> tensor<3x4xi32> {
  %1 = aten.view.dtype %0 {dtype = i32} : (tensor<3x4xf32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @view_copy_dtype(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xi16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.bitcast %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xi16>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi16>
// CHECK-NEXT:  }
func.func @view_copy_dtype(%0: tensor<3x4xbf16>) -> tensor<3x4xi16> {
  %1 = aten.view_copy.dtype %0 {dtype = i16} : (tensor<3x4xbf16>) -> tensor<3x4xi16>
  func.return %1 : tensor<3x4xi16>
}
