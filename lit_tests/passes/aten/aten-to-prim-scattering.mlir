// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @scatter_src(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0] strides [1, 1] : tensor<3x5xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V4]]], %[[V3]] : tensor<3x5xf32>, tensor<3x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_src(%0: tensor<3x5xf32>, %1: tensor<3x4xi64>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.scatter.src %0, %1, %2 {dim = 0} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @scatter_value(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<2x4xi64>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.5 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V3]]], %[[V2]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_value(%0: tensor<3x5xf32>, %1: tensor<2x4xi64>) -> tensor<3x5xf32> {
  %2 = aten.scatter.value %0, %1 {dim = 0, value = 2.5} : (tensor<3x5xf32>, tensor<2x4xi64>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @scatter_add(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V1]], %[[V3]]], %[[V2]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_add(%0: tensor<3x5xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x5xf32> {
  %3 = aten.scatter_add %0, %1, %2 {dim = 0} : (tensor<3x5xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @scatter_add_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0] strides [1, 1] : tensor<3x5xf32> -> tensor<2x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x5xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V5]], %[[V1]]], %[[V4]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_add_2(%0: tensor<3x5xf32>, %1: tensor<2x4xi64>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.scatter_add %0, %1, %2 {dim = 1} : (tensor<3x5xf32>, tensor<2x4xi64>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @scatter_reduce_two(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V4]], %[[V1]]], %[[V3]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V6]], %[[V1]]], %[[V2]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two(%0: tensor<3x5xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x5xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "sum", include_self = false} : (tensor<3x5xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @scatter_reduce_two_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V7]], %[[V1]]], %[[V6]] : tensor<3x5xi64>, tensor<2x4xi64> -> tensor<3x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V8]], %[[V9]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V4]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_2(%0: tensor<3x5xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x5xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "mean"} : (tensor<3x5xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @scatter_reduce_two_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V4]], %[[V1]]], %[[V3]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V6]], %[[V1]]], %[[V2]] : tensor<3x5xf32>, tensor<2x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.scatter <add> %[[V8]][%[[V10]], %[[V1]]], %[[V9]] : tensor<3x5xi64>, tensor<2x4xi64> -> tensor<3x5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.maximum %[[V11]], %[[V12]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<3x5xi64> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.div %[[V7]], %[[V14]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_3(%0: tensor<3x5xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x5xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "mean", include_self = false} : (tensor<3x5xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @index_add(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V6]], %[[V5]]], %[[V4]] : tensor<3x5xf32>, tensor<3x4xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @index_add(%0: tensor<3x5xf32>, %1: tensor<4xi64>, %2: tensor<3x4xf32>) -> tensor<3x5xf32> {
  %3 = aten.index_add %0, %1, %2 {dim = 1, alpha = 0.5} : (tensor<3x5xf32>, tensor<4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @index_add_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<4xi64> -> tensor<4x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<4x5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V4]]], %[[V2]] : tensor<3x5xf32>, tensor<4x5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @index_add_2(%0: tensor<3x5xf32>, %1: tensor<4xi64>, %2: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.index_add %0, %1, %2 {dim = 0} : (tensor<3x5xf32>, tensor<4xi64>, tensor<4x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @index_fill_int_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<2xi64>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V5]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V6]]], %[[V8]] : tensor<5xi64>, tensor<2xi64> -> tensor<5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <ne> %[[V9]], %[[V10]] : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [1] : tensor<5xi1> -> tensor<3x5xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 2.0 : tensor<f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [] : tensor<f32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V12]], %[[V14]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @index_fill_int_Scalar(%0: tensor<3x5xf32>, %1: tensor<2xi64>) -> tensor<3x5xf32> {
  %2 = aten.index_fill.int_Scalar %0, %1 {dim = 1, value = 2.0} : (tensor<3x5xf32>, tensor<2xi64>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @put(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 15 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x5xf32> -> tensor<15xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <set> %[[V8]][%[[V7]]], %[[V2]] : tensor<15xf32>, tensor<3xf32> -> tensor<15xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<15xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @put(%0: tensor<3x5xf32>, %1: tensor<3xi64>, %2: tensor<3xf32>) -> tensor<3x5xf32> {
  %3 = aten.put %0, %1, %2 : (tensor<3x5xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @embedding_dense_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x3xi64>) -> tensor<6x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<6x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1] : tensor<2x3xi64> -> tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V3]], %[[V4]]], %[[V0]] : tensor<6x4xf32>, tensor<2x3x4xf32> -> tensor<6x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<6x4xf32>
// CHECK-NEXT:  }
func.func @embedding_dense_backward(%0: tensor<2x3x4xf32>, %1: tensor<2x3xi64>) -> tensor<6x4xf32> {
  %2 = aten.embedding_dense_backward %0, %1 {num_weights = 6, padding_idx = -1, scale_grad_by_freq = false} : (tensor<2x3x4xf32>, tensor<2x3xi64>) -> tensor<6x4xf32>
  func.return %2 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @embedding_dense_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x3xi64>) -> tensor<6x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<2x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<2x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<2x3xi1> -> tensor<2x3x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V5]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<6x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1] : tensor<2x3xi64> -> tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V8]], %[[V9]]], %[[V6]] : tensor<6x4xf32>, tensor<2x3x4xf32> -> tensor<6x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<6x4xf32>
// CHECK-NEXT:  }
func.func @embedding_dense_backward_2(%0: tensor<2x3x4xf32>, %1: tensor<2x3xi64>) -> tensor<6x4xf32> {
  %2 = aten.embedding_dense_backward %0, %1 {num_weights = 6, padding_idx = 2, scale_grad_by_freq = false} : (tensor<2x3x4xf32>, tensor<2x3xi64>) -> tensor<6x4xf32>
  func.return %2 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @embedding_dense_backward_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5x4xf32>, %[[V1:[^ ,:]+]]: tensor<5xi64>) -> tensor<6x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V1]]], %[[V3]] : tensor<6xi64>, tensor<5xi64> -> tensor<6xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.gather %[[V4]][%[[V1]]] : tensor<6xi64> -> tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<5xi64> -> tensor<5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<5xf32> -> tensor<5x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V0]], %[[V7]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<6x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<5xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scatter <add> %[[V9]][%[[V10]], %[[V11]]], %[[V8]] : tensor<6x4xf32>, tensor<5x4xf32> -> tensor<6x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<6x4xf32>
// CHECK-NEXT:  }
func.func @embedding_dense_backward_3(%0: tensor<5x4xf32>, %1: tensor<5xi64>) -> tensor<6x4xf32> {
  %2 = aten.embedding_dense_backward %0, %1 {num_weights = 6, padding_idx = -1, scale_grad_by_freq = true} : (tensor<5x4xf32>, tensor<5xi64>) -> tensor<6x4xf32>
  func.return %2 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @masked_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3x5xi1> -> tensor<15xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<15xi1> -> tensor<15xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scan <add> %[[V4]] dim 0 : tensor<15xi64> -> tensor<15xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1 : tensor<15xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V5]], %[[V6]] : tensor<15xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<15xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V7]], %[[V8]] : tensor<15xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<4x5xf32> -> tensor<20xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V10]][%[[V9]]] : tensor<20xf32> -> tensor<15xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[V11]] : tensor<15xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V1]], %[[V12]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @masked_scatter(%0: tensor<3x5xf32>, %1: tensor<3x5xi1>, %2: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.masked_scatter %0, %1, %2 : (tensor<3x5xf32>, tensor<3x5xi1>, tensor<4x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @masked_scatter_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<20xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xi1> -> tensor<3x5xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<3x5xi1> -> tensor<15xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<15xi1> -> tensor<15xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scan <add> %[[V5]] dim 0 : tensor<15xi64> -> tensor<15xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1 : tensor<15xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V6]], %[[V7]] : tensor<15xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0 : tensor<15xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V8]], %[[V9]] : tensor<15xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V2]][%[[V10]]] : tensor<20xf32> -> tensor<15xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[V11]] : tensor<15xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V3]], %[[V12]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @masked_scatter_2(%0: tensor<3x5xf32>, %1: tensor<5xi1>, %2: tensor<20xf32>) -> tensor<3x5xf32> {
  %3 = aten.masked_scatter %0, %1, %2 : (tensor<3x5xf32>, tensor<5xi1>, tensor<20xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @select_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 3 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <eq> %[[V2]], %[[V3]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<3xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @select_scatter(%0: tensor<3x5xf32>, %1: tensor<3xf32>) -> tensor<3x5xf32> {
  %2 = aten.select_scatter %0, %1 {dim = 1, index = -2} : (tensor<3x5xf32>, tensor<3xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @select_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.pad %[[V2]] low [0, 2] with 0.0 : tensor<3x1xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @select_backward(%0: tensor<3xf32>) -> tensor<3x5xf32> {
  %1 = aten.select_backward %0 {input_sizes = [3, 5], dim = 1, index = 2} : (tensor<3xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @slice_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x3xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ge> %[[V4]], %[[V5]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<3x5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V4]], %[[V7]] : tensor<3x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.and %[[V6]], %[[V8]] : tensor<3x5xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.pad %[[V1]] low [0, 1] with 0.0 : tensor<3x3xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @slice_scatter(%0: tensor<3x5xf32>, %1: tensor<3x3xf32>) -> tensor<3x5xf32> {
  %2 = aten.slice_scatter %0, %1 {dim = 1, start = 1, end = 4} : (tensor<3x5xf32>, tensor<3x3xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @slice_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x3xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1] with 0.0 : tensor<3x3xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @slice_backward(%0: tensor<3x3xf32>) -> tensor<3x5xf32> {
  %1 = aten.slice_backward %0 {input_sizes = [3, 5], dim = 1, start = 1, end = 4, step = 1} : (tensor<3x3xf32>) -> tensor<3x5xf32>
  func.return %1 : tensor<3x5xf32>
}
