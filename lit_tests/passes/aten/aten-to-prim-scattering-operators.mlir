// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @index_put(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V8]], %[[V9]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_put(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.index_put %0, [%1], %2 : (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_put_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V1]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V9]] : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V2]], %[[V11]] : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V10]], %[[V12]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V3]] dims [] : tensor<f32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V8]], %[[V13]]], %[[V14]] : tensor<3x4xf32>, tensor<2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_put_2(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2xi64>, %3: tensor<f32>) -> tensor<3x4xf32> {
  %4 = aten.index_put %0, [%1, %2], %3 {accumulate = true} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<f32>) -> tensor<3x4xf32>
  func.return %4 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_put_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V1]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [1] : tensor<2xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V9]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_put_3(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.index_put %0, [none, %1], %2 {accumulate = true} : (tensor<3x4xf32>, tensor<2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_put_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_put_4(%0: tensor<3x4xf32>, %1: tensor<3x4xi1>, %2: tensor<f32>) -> tensor<3x4xf32> {
  %3 = aten.index_put %0, [%1], %2 : (tensor<3x4xf32>, tensor<3x4xi1>, tensor<f32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_put_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V4]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_put_5(%0: tensor<3x4xf32>, %1: tensor<3xi1>, %2: tensor<f32>) -> tensor<3x4xf32> {
  %3 = aten.index_put %0, [%1], %2 : (tensor<3x4xf32>, tensor<3xi1>, tensor<f32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_put_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V1]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.compare <lt> %[[V2]], %[[V11]] : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V2]], %[[V13]] : tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V12]], %[[V14]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V9]], %[[V10]], %[[V16]]], %[[V3]] : tensor<3x4x5xf32>, tensor<2x4xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V17]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @index_put_6(%0: tensor<3x4x5xf32>, %1: tensor<2xi64>, %2: tensor<2xi64>, %3: tensor<2x4xf32>) -> tensor<3x4x5xf32> {
  %4 = aten.index_put %0, [%1, none, %2], %3 : (tensor<3x4x5xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4x5xf32>
  func.return %4 : tensor<3x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "sum"} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V4]]], %[[V3]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V1]], %[[V6]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_2(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 0, reduce = "sum", include_self = false} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <mul> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_3(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "prod"} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V4]]], %[[V3]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <mul> %[[V5]][%[[V1]], %[[V6]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_4(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 0, reduce = "prod", include_self = false} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <maximum> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_5(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "amax"} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant -inf : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V4]]], %[[V3]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <maximum> %[[V5]][%[[V1]], %[[V6]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_6(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 0, reduce = "amax", include_self = false} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_7(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <minimum> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_7(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "amin"} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_8(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant inf : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V4]]], %[[V3]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <minimum> %[[V5]][%[[V1]], %[[V6]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_8(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 0, reduce = "amin", include_self = false} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_9(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V7]], %[[V1]]], %[[V6]] : tensor<3x4xi64>, tensor<3x2xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V8]], %[[V9]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<3x4xi64> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V4]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_9(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "mean"} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce_two_10(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V4]]], %[[V3]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V1]], %[[V6]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.scatter <add> %[[V8]][%[[V1]], %[[V10]]], %[[V9]] : tensor<3x4xi64>, tensor<2x4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.maximum %[[V11]], %[[V12]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<3x4xi64> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.div %[[V7]], %[[V14]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_10(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 0, reduce = "mean", include_self = false} : (tensor<3x4xf32>, tensor<2x4xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_src(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_src(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter.src %0, %1, %2 {dim = 1} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_value(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x4xi64>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.5 : tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V1]], %[[V3]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_value(%0: tensor<3x4xf32>, %1: tensor<2x4xi64>) -> tensor<3x4xf32> {
  %2 = aten.scatter.value %0, %1 {dim = 0, value = 2.5} : (tensor<3x4xf32>, tensor<2x4xi64>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_reduce(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_reduce(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.scatter.reduce %0, %1, %2 {dim = 1, reduce = "add"} : (tensor<3x4xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_value_reduce(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x2xi64>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.5 : tensor<3x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <mul> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @scatter_value_reduce(%0: tensor<3x4xf32>, %1: tensor<3x2xi64>) -> tensor<3x4xf32> {
  %2 = aten.scatter.value_reduce %0, %1 {dim = 1, value = 2.5, reduce = "multiply"} : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_add(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V1]]], %[[V2]] : tensor<3x4xi32>, tensor<3x2xi32> -> tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @scatter_add(%0: tensor<3x4xi32>, %1: tensor<3x2xi64>, %2: tensor<3x2xi32>) -> tensor<3x4xi32> {
  %3 = aten.scatter_add %0, %1, %2 {dim = 1} : (tensor<3x4xi32>, tensor<3x2xi64>, tensor<3x2xi32>) -> tensor<3x4xi32>
  func.return %3 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @index_copy(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V3]], %[[V4]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_copy(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.index_copy %0, %1, %2 {dim = 0} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_fill_int_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2xi64>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V5]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V6]]], %[[V8]] : tensor<4xi64>, tensor<2xi64> -> tensor<4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <ne> %[[V9]], %[[V10]] : tensor<4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V12]], %[[V14]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_fill_int_Scalar(%0: tensor<3x4xf32>, %1: tensor<2xi64>) -> tensor<3x4xf32> {
  %2 = aten.index_fill.int_Scalar %0, %1 {dim = 1, value = 2.5} : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_fill_int_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <add> %[[V8]][%[[V7]]], %[[V9]] : tensor<3xi64>, tensor<2xi64> -> tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.compare <ne> %[[V10]], %[[V11]] : tensor<3xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V12]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V13]], %[[V14]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_fill_int_Tensor(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<f32>) -> tensor<3x4xf32> {
  %3 = aten.index_fill.int_Tensor %0, %1, %2 {dim = 0} : (tensor<3x4xf32>, tensor<2xi64>, tensor<f32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_add(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V3]], %[[V4]]], %[[V2]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_add(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.index_add %0, %1, %2 {dim = 0} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_add_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2.0 : tensor<3x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<3x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<2xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V6]], %[[V5]]], %[[V4]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_add_2(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %3 = aten.index_add %0, %1, %2 {dim = 1, alpha = 2} : (tensor<3x4xf32>, tensor<2xi64>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3x4xi1> -> tensor<12xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<12xi1> -> tensor<12xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scan <add> %[[V4]] dim 0 : tensor<12xi64> -> tensor<12xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1 : tensor<12xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V5]], %[[V6]] : tensor<12xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<12xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V7]], %[[V8]] : tensor<12xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V2]][%[[V9]]] : tensor<12xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V10]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V1]], %[[V11]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @masked_scatter(%0: tensor<3x4xf32>, %1: tensor<3x4xi1>, %2: tensor<12xf32>) -> tensor<3x4xf32> {
  %3 = aten.masked_scatter %0, %1, %2 : (tensor<3x4xf32>, tensor<3x4xi1>, tensor<12xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @slice_scatter(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ge> %[[V4]], %[[V5]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V4]], %[[V7]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.and %[[V6]], %[[V8]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.pad %[[V1]] low [0, 1] with 0.0 : tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @slice_scatter(%0: tensor<3x4xf32>, %1: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %2 = aten.slice_scatter %0, %1 {dim = 1, start = 1, end = 3} : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @slice_scatter_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ge> %[[V4]], %[[V5]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 4 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V4]], %[[V7]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.and %[[V6]], %[[V8]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V4]], %[[V10]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.rem %[[V11]], %[[V12]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.compare <eq> %[[V13]], %[[V14]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.and %[[V9]], %[[V15]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V4]], %[[V17]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.floor_div %[[V18]], %[[V19]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.minimum %[[V20]], %[[V21]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.gather %[[V1]][%[[V22]], %[[V23]]] : tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.select %[[V16]], %[[V24]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V25]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @slice_scatter_2(%0: tensor<3x4xf32>, %1: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.slice_scatter %0, %1 {start = 0, step = 2} : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @slice_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ge> %[[V4]], %[[V5]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 4 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V4]], %[[V7]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.and %[[V6]], %[[V8]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V4]], %[[V10]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.rem %[[V11]], %[[V12]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.compare <eq> %[[V13]], %[[V14]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.and %[[V9]], %[[V15]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V4]], %[[V17]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.floor_div %[[V18]], %[[V19]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.minimum %[[V20]], %[[V21]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.gather %[[V0]][%[[V23]], %[[V22]]] : tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.select %[[V16]], %[[V24]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V25]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @slice_backward(%0: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %1 = aten.slice_backward %0 {input_sizes = [3, 4], dim = 1, start = 0, end = 4, step = 2} : (tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @index_reduce(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.index_reduce %[[V0]], %[[V1]], %[[V2]] {dim = 0, reduce = "mean"} attributes {extern = "no lowering"} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @index_reduce(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.index_reduce %0, %1, %2 {dim = 0, reduce = "mean"} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @put(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 12 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V1]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <set> %[[V8]][%[[V7]]], %[[V2]] : tensor<12xf32>, tensor<2xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @put(%0: tensor<3x4xf32>, %1: tensor<2xi64>, %2: tensor<2xf32>) -> tensor<3x4xf32> {
  %3 = aten.put %0, %1, %2 : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}
