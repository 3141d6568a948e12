// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @index_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2xi64>) -> tensor<2x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V5]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V8]]] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @index_Tensor(%0: tensor<3x4xf32>, %1: tensor<2xi64>) -> tensor<2x4xf32> {
  %2 = aten.index.Tensor %0, [%1] : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  func.return %2 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2xi64>) -> tensor<3x2xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<2xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[V0]][%[[V2]], %[[V8]]] : tensor<3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @index_Tensor_2(%0: tensor<3x4xf32>, %1: tensor<2xi64>) -> tensor<3x2xf32> {
  %2 = aten.index.Tensor %0, [none, %1] : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  func.return %2 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @index_Tensor_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2xi64>) -> tensor<2x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V10]] : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V2]], %[[V12]] : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V11]], %[[V13]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.gather %[[V0]][%[[V8]], %[[V9]], %[[V15]]] : tensor<3x4x5xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @index_Tensor_3(%0: tensor<3x4x5xf32>, %1: tensor<2xi64>, %2: tensor<2xi64>) -> tensor<2x4xf32> {
  %3 = aten.index.Tensor %0, [%1, none, %2] : (tensor<3x4x5xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x4xf32>
  func.return %3 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_Tensor_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x1xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xi64>) -> tensor<2x3xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<2x1xi64> -> tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<2xi64> -> tensor<2x3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V10]] : tensor<3xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4 : tensor<3xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V2]], %[[V12]] : tensor<3xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V11]], %[[V13]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [1] : tensor<3xi64> -> tensor<2x3xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.gather %[[V0]][%[[V9]], %[[V15]]] : tensor<3x4xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @index_Tensor_4(%0: tensor<3x4xf32>, %1: tensor<2x1xi64>, %2: tensor<3xi64>) -> tensor<2x3xf32> {
  %3 = aten.index.Tensor %0, [%1, %2] : (tensor<3x4xf32>, tensor<2x1xi64>, tensor<3xi64>) -> tensor<2x3xf32>
  func.return %3 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @index_Tensor_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2xi32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2xi32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V2]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V8]], %[[V9]]] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @index_Tensor_5(%0: tensor<3x4xf32>, %1: tensor<2xi32>) -> tensor<2x4xf32> {
  %2 = aten.index.Tensor %0, [%1] : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  func.return %2 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_select(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3xi64>) -> tensor<3x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<3xi64> -> tensor<3x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V0]][%[[V3]], %[[V2]]] : tensor<3x4xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @index_select(%0: tensor<3x4xf32>, %1: tensor<3xi64>) -> tensor<3x3xf32> {
  %2 = aten.index_select %0, %1 {dim = 1} : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3x3xf32>
  func.return %2 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @index_select_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<i64>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<1xi64> -> tensor<3x1xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<3x1xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.gather %[[V0]][%[[V4]], %[[V3]]] : tensor<3x4xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @index_select_2(%0: tensor<3x4xf32>, %1: tensor<i64>) -> tensor<3x1xf32> {
  %2 = aten.index_select %0, %1 {dim = -1} : (tensor<3x4xf32>, tensor<i64>) -> tensor<3x1xf32>
  func.return %2 : tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @gather(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x2xi64>) -> tensor<3x2xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.gather %[[V0]][%[[V2]], %[[V1]]] : tensor<3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @gather(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>) -> tensor<3x2xf32> {
  %2 = aten.gather %0, %1 {dim = 1} : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
  func.return %2 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @gather_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x3xi64>) -> tensor<2x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.gather %[[V0]][%[[V1]], %[[V2]]] : tensor<3x4xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @gather_2(%0: tensor<3x4xf32>, %1: tensor<2x3xi64>) -> tensor<2x3xf32> {
  %2 = aten.gather %0, %1 {dim = 0} : (tensor<3x4xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  func.return %2 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @gather_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>, %[[V1:[^ ,:]+]]: tensor<i64>) -> tensor<f32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @gather_3(%0: tensor<f32>, %1: tensor<i64>) -> tensor<f32> {
  %2 = aten.gather %0, %1 {dim = 0} : (tensor<f32>, tensor<i64>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.gather %[[V0]][%[[V3]], %[[V5]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @diagonal(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.diagonal %0 : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @diagonal_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 1 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<3x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V0]][%[[V3]], %[[V6]], %[[V5]]] : tensor<2x3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @diagonal_2(%0: tensor<2x3x4xf32>) -> tensor<3x2xf32> {
  %1 = aten.diagonal %0 {offset = 1, dim2 = 2} : (tensor<2x3x4xf32>) -> tensor<3x2xf32>
  func.return %1 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @diagonal_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.gather %[[V0]][%[[V3]], %[[V5]]] : tensor<3x4xf32> -> tensor<2xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @diagonal_3(%0: tensor<3x4xf32>) -> tensor<2xf32> {
  %1 = aten.diagonal %0 {offset = -1} : (tensor<3x4xf32>) -> tensor<2xf32>
  func.return %1 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @diagonal_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x3xf32>, %[[V1:[^ ,:]+]]: tensor<3xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<3xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V3]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <eq> %[[V5]], %[[V6]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V7]], %[[V2]], %[[V0]] : tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @diagonal_scatter(%0: tensor<3x3xf32>, %1: tensor<3xf32>) -> tensor<3x3xf32> {
  %2 = aten.diagonal_scatter %0, %1 : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  func.return %2 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @diagonal_scatter_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x3xf32>, %[[V1:[^ ,:]+]]: tensor<2xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pad %[[V1]] low [0] with 0.0 : tensor<2xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<3xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V5]], %[[V4]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <eq> %[[V6]], %[[V7]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V8]], %[[V3]], %[[V0]] : tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @diagonal_scatter_2(%0: tensor<3x3xf32>, %1: tensor<2xf32>) -> tensor<3x3xf32> {
  %2 = aten.diagonal_scatter %0, %1 {offset = 1} : (tensor<3x3xf32>, tensor<2xf32>) -> tensor<3x3xf32>
  func.return %2 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @as_strided(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<3x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V5]], %[[V8]] : tensor<3x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V9]]] : tensor<12xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @as_strided(%0: tensor<12xf32>) -> tensor<3x2xf32> {
  %1 = aten.as_strided %0 {size = [3, 2], stride = [4, 1]} : (tensor<12xf32>) -> tensor<3x2xf32>
  func.return %1 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @as_strided_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V5]], %[[V8]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V9]]] : tensor<12xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @as_strided_2(%0: tensor<12xf32>) -> tensor<3x3xf32> {
  %1 = aten.as_strided %0 {size = [3, 3], stride = [1, 1], storage_offset = 2} : (tensor<12xf32>) -> tensor<3x3xf32>
  func.return %1 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @as_strided_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<12xf32>, %[[V1:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<12xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.as_strided_scatter %[[V0]], %[[V1]] {size = [3, 2], stride = [4, 1]} attributes {extern = "no lowering: it writes into a part of the base tensor"} : (tensor<12xf32>, tensor<3x2xf32>) -> tensor<12xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<12xf32>
// CHECK-NEXT:  }
func.func @as_strided_scatter(%0: tensor<12xf32>, %1: tensor<3x2xf32>) -> tensor<12xf32> {
  %2 = aten.as_strided_scatter %0, %1 {size = [3, 2], stride = [4, 1]} : (tensor<12xf32>, tensor<3x2xf32>) -> tensor<12xf32>
  func.return %2 : tensor<12xf32>
}

// -----

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5x3xf32>, %[[V1:[^ ,:]+]]: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1] : tensor<2x2xi64> -> tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V0]][%[[V2]], %[[V3]]] : tensor<5x3xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<2x2x3xf32>
// CHECK-NEXT:  }
func.func @embedding(%0: tensor<5x3xf32>, %1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
  %2 = aten.embedding %0, %1 : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
  func.return %2 : tensor<2x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @take(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3xi64>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 12 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V2]][%[[V7]]] : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @take(%0: tensor<3x4xf32>, %1: tensor<3xi64>) -> tensor<3xf32> {
  %2 = aten.take %0, %1 : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @select_int(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3] strides [1, 1] : tensor<3x4xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @select_int(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.select.int %0 {dim = 1, index = -1} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @select_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <eq> %[[V2]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @select_scatter(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> tensor<3x4xf32> {
  %2 = aten.select_scatter %0, %1 {dim = 0, index = 1} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @select_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.pad %[[V2]] low [2, 0] with 0.0 : tensor<1x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @select_backward(%0: tensor<4xf32>) -> tensor<3x4xf32> {
  %1 = aten.select_backward %0 {input_sizes = [3, 4], dim = 0, index = 2} : (tensor<4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}
