// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @index_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[V1:[^ ,:]+]]: tensor<5xi64>) -> tensor<5x4x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V5]], %[[V1]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<5xi64> -> tensor<5x4x5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 1 : tensor<5x4x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 2 : tensor<5x4x5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V8]], %[[V9]]] : tensor<3x4x5xf32> -> tensor<5x4x5xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<5x4x5xf32>
// CHECK-NEXT:  }
func.func @index_Tensor(%0: tensor<3x4x5xf32>, %1: tensor<5xi64>) -> tensor<5x4x5xf32> {
  %2 = aten.index.Tensor %0, [%1] : (tensor<3x4x5xf32>, tensor<5xi64>) -> tensor<5x4x5xf32>
  func.return %2 : tensor<5x4x5xf32>
}

// CHECK-LABEL: func.func @index_put(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5x4x5xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<5xi64> -> tensor<5x4x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 1 : tensor<5x4x5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 2 : tensor<5x4x5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V8]], %[[V9]], %[[V10]]], %[[V2]] : tensor<3x4x5xf32>, tensor<5x4x5xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @index_put(%0: tensor<3x4x5xf32>, %1: tensor<5xi64>, %2: tensor<5x4x5xf32>) -> tensor<3x4x5xf32> {
  %3 = aten.index_put %0, [%1], %2 {accumulate = true} : (tensor<3x4x5xf32>, tensor<5xi64>, tensor<5x4x5xf32>) -> tensor<3x4x5xf32>
  func.return %3 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @index_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[V1:[^ ,:]+]]: tensor<2x1xi64>) -> tensor<3x2x1x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2x1x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 4 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1, 2] : tensor<2x1xi64> -> tensor<3x2x1x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 3 : tensor<3x2x1x5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V2]], %[[V8]], %[[V9]]] : tensor<3x4x5xf32> -> tensor<3x2x1x5xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x2x1x5xf32>
// CHECK-NEXT:  }
func.func @index_Tensor_2(%0: tensor<3x4x5xf32>, %1: tensor<2x1xi64>) -> tensor<3x2x1x5xf32> {
  %2 = aten.index.Tensor %0, [none, %1] : (tensor<3x4x5xf32>, tensor<2x1xi64>) -> tensor<3x2x1x5xf32>
  func.return %2 : tensor<3x2x1x5xf32>
}

// CHECK-LABEL: func.func @index_put_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x1xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2x1x5xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2x1x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V4]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 4 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V1]], %[[V6]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V1]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1, 2] : tensor<2x1xi64> -> tensor<3x2x1x5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 3 : tensor<3x2x1x5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V9]], %[[V10]]], %[[V2]] : tensor<3x4x5xf32>, tensor<3x2x1x5xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @index_put_2(%0: tensor<3x4x5xf32>, %1: tensor<2x1xi64>, %2: tensor<3x2x1x5xf32>) -> tensor<3x4x5xf32> {
  %3 = aten.index_put %0, [none, %1], %2 {accumulate = true} : (tensor<3x4x5xf32>, tensor<2x1xi64>, tensor<3x2x1x5xf32>) -> tensor<3x4x5xf32>
  func.return %3 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @index_Tensor_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5xi64>) -> tensor<5x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<5xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V10]] : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 5 : tensor<5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V2]], %[[V12]] : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V11]], %[[V13]], %[[V2]] : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<5xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.gather %[[V0]][%[[V8]], %[[V9]], %[[V15]]] : tensor<3x4x5xf32> -> tensor<5x4xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<5x4xf32>
// CHECK-NEXT:  }
func.func @index_Tensor_3(%0: tensor<3x4x5xf32>, %1: tensor<5xi64>, %2: tensor<5xi64>) -> tensor<5x4xf32> {
  %3 = aten.index.Tensor %0, [%1, none, %2] : (tensor<3x4x5xf32>, tensor<5xi64>, tensor<5xi64>) -> tensor<5x4xf32>
  func.return %3 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @index_put_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<5x4xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V4]] : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V1]], %[[V6]] : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V1]] : tensor<5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<5xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V11]] : tensor<5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 5 : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V2]], %[[V13]] : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V12]], %[[V14]], %[[V2]] : tensor<5xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [0] : tensor<5xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V9]], %[[V10]], %[[V16]]], %[[V3]] : tensor<3x4x5xf32>, tensor<5x4xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V17]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @index_put_3(%0: tensor<3x4x5xf32>, %1: tensor<5xi64>, %2: tensor<5xi64>, %3: tensor<5x4xf32>) -> tensor<3x4x5xf32> {
  %4 = aten.index_put %0, [%1, none, %2], %3 {accumulate = true} : (tensor<3x4x5xf32>, tensor<5xi64>, tensor<5xi64>, tensor<5x4xf32>) -> tensor<3x4x5xf32>
  func.return %4 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @unsafe_masked_index(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<6xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<2x1xi64>) -> tensor<2x6xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<6xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V5]], %[[V6]] : tensor<6xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V3]], %[[V8]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 3 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.minimum %[[V9]], %[[V10]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<6xi64> -> tensor<2x6xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V11]] : tensor<2x1xi64> -> tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [0] : tensor<2xi64> -> tensor<2x6xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<6xi1> -> tensor<2x6xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.gather %[[V0]][%[[V12]], %[[V14]]] : tensor<3x4xf32> -> tensor<2x6xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.5 : tensor<2x6xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.select %[[V15]], %[[V16]], %[[V17]] : tensor<2x6xf32>
// CHECK-NEXT:    func.return %[[V18]] : tensor<2x6xf32>
// CHECK-NEXT:  }
func.func @unsafe_masked_index(%0: tensor<3x4xf32>, %1: tensor<6xi1>, %2: tensor<6xi64>, %3: tensor<2x1xi64>) -> tensor<2x6xf32> {
  %4 = aten._unsafe_masked_index %0, %1, [%2, %3] {fill = 0.5} : (tensor<3x4xf32>, tensor<6xi1>, tensor<6xi64>, tensor<2x1xi64>) -> tensor<2x6xf32>
  func.return %4 : tensor<2x6xf32>
}

// CHECK-LABEL: func.func @unsafe_masked_index_put_accumulate(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<6xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<2x1xi64>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<2x6xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V2]], %[[V5]] : tensor<6xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.minimum %[[V6]], %[[V7]] : tensor<6xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V3]], %[[V9]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 3 : tensor<2x1xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.minimum %[[V10]], %[[V11]] : tensor<2x1xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<6xi64> -> tensor<2x6xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reshape %[[V12]] : tensor<2x1xi64> -> tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<2xi64> -> tensor<2x6xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<6xi1> -> tensor<2x6xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<2x6xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.select %[[V16]], %[[V4]], %[[V17]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V13]], %[[V15]]], %[[V18]] : tensor<3x4xf32>, tensor<2x6xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V19]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @unsafe_masked_index_put_accumulate(%0: tensor<3x4xf32>, %1: tensor<6xi1>, %2: tensor<6xi64>, %3: tensor<2x1xi64>, %4: tensor<2x6xf32>) -> tensor<3x4xf32> {
  %5 = aten._unsafe_masked_index_put_accumulate %0, %1, [%2, %3], %4 : (tensor<3x4xf32>, tensor<6xi1>, tensor<6xi64>, tensor<2x1xi64>, tensor<2x6xf32>) -> tensor<3x4xf32>
  func.return %5 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @index_select(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[V1:[^ ,:]+]]: tensor<6xi64>) -> tensor<3x6x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<6xi64> -> tensor<3x6x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x6x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<3x6x5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.gather %[[V0]][%[[V3]], %[[V2]], %[[V4]]] : tensor<3x4x5xf32> -> tensor<3x6x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x6x5xf32>
// CHECK-NEXT:  }
func.func @index_select(%0: tensor<3x4x5xf32>, %1: tensor<6xi64>) -> tensor<3x6x5xf32> {
  %2 = aten.index_select %0, %1 {dim = 1} : (tensor<3x4x5xf32>, tensor<6xi64>) -> tensor<3x6x5xf32>
  func.return %2 : tensor<3x6x5xf32>
}

// CHECK-LABEL: func.func @gather(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[V1:[^ ,:]+]]: tensor<2x6x3xi64>) -> tensor<2x6x3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2x6x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<2x6x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V0]][%[[V2]], %[[V1]], %[[V3]]] : tensor<3x4x5xf32> -> tensor<2x6x3xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<2x6x3xf32>
// CHECK-NEXT:  }
func.func @gather(%0: tensor<3x4x5xf32>, %1: tensor<2x6x3xi64>) -> tensor<2x6x3xf32> {
  %2 = aten.gather %0, %1 {dim = 1} : (tensor<3x4x5xf32>, tensor<2x6x3xi64>) -> tensor<2x6x3xf32>
  func.return %2 : tensor<2x6x3xf32>
}

// CHECK-LABEL: func.func @take(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[V1:[^ ,:]+]]: tensor<2x2xi64>) -> tensor<2x2xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4x5xf32> -> tensor<60xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 60 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V2]][%[[V7]]] : tensor<60xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @take(%0: tensor<3x4x5xf32>, %1: tensor<2x2xi64>) -> tensor<2x2xf32> {
  %2 = aten.take %0, %1 : (tensor<3x4x5xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
  func.return %2 : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<6x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x3xi64>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1] : tensor<2x3xi64> -> tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V0]][%[[V2]], %[[V3]]] : tensor<6x4xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @embedding(%0: tensor<6x4xf32>, %1: tensor<2x3xi64>) -> tensor<2x3x4xf32> {
  %2 = aten.embedding %0, %1 : (tensor<6x4xf32>, tensor<2x3xi64>) -> tensor<2x3x4xf32>
  func.return %2 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @embedding_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<6x4xf32>, %[[V1:[^ ,:]+]]: tensor<2xi32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2xi32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.gather %[[V0]][%[[V3]], %[[V4]]] : tensor<6x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @embedding_2(%0: tensor<6x4xf32>, %1: tensor<2xi32>) -> tensor<2x4xf32> {
  %2 = aten.embedding %0, %1 {padding_idx = 2} : (tensor<6x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  func.return %2 : tensor<2x4xf32>
}
