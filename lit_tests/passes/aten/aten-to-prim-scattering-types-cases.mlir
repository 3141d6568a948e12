// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// Indices, masks and strides of every form, with every kind of element.

// CHECK-LABEL: func.func @f0(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V5]], %[[V6]]], %[[A2]] : tensor<3x4xbf16>, tensor<2x4xbf16> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f0(%a0: tensor<3x4xbf16>, %a1: tensor<2xi64>, %a2: tensor<2x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4xbf16>, tensor<2xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f1(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[A0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[A2]] : tensor<2x4xbf16> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V5]], %[[V6]]], %[[V8]] : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f1(%a0: tensor<3x4xbf16>, %a1: tensor<2xi64>, %a2: tensor<2x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4xbf16>, tensor<2xi64>, tensor<2x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f2(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V5]], %[[V6]]], %[[A2]] : tensor<3x4xi1>, tensor<2x4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @f2(%a0: tensor<3x4xi1>, %a1: tensor<2xi64>, %a2: tensor<2x4xi1>) -> tensor<3x4xi1> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4xi1>, tensor<2xi64>, tensor<2x4xi1>) -> tensor<3x4xi1>
  func.return %0 : tensor<3x4xi1>
}

// CHECK-LABEL: func.func @f3(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[A0]][%[[V5]], %[[V6]]], %[[A2]] : tensor<3x4xi1>, tensor<2x4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @f3(%a0: tensor<3x4xi1>, %a1: tensor<2xi64>, %a2: tensor<2x4xi1>) -> tensor<3x4xi1> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4xi1>, tensor<2xi64>, tensor<2x4xi1>) -> tensor<3x4xi1>
  func.return %0 : tensor<3x4xi1>
}

// CHECK-LABEL: func.func @f4(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V5]], %[[V6]]], %[[A2]] : tensor<3x4xui8>, tensor<2x4xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f4(%a0: tensor<3x4xui8>, %a1: tensor<2xi64>, %a2: tensor<2x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4xui8>, tensor<2xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f5(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[A0]][%[[V5]], %[[V6]]], %[[A2]] : tensor<3x4xui8>, tensor<2x4xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f5(%a0: tensor<3x4xui8>, %a1: tensor<2xi64>, %a2: tensor<2x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4xui8>, tensor<2xi64>, tensor<2x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f6(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f6(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [none, none], %a1 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f7(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[A2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.select %[[V0]], %[[V1]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f7(%a0: tensor<3x4xf32>, %a1: tensor<4xi1>, %a2: tensor<f32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [none, %a1], %a2 : (tensor<3x4xf32>, tensor<4xi1>, tensor<f32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f8(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V0]], %[[V2]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f8(%a0: tensor<3x4xf32>, %a1: tensor<3xi1>, %a2: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4xf32>, tensor<3xi1>, tensor<1x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f9(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[A2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.select %[[V0]], %[[V1]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f9(%a0: tensor<3x4xf32>, %a1: tensor<3xi1>, %a2: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4xf32>, tensor<3xi1>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f10(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3xui8>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.index_put %[[A0]], [%[[A1]]], %[[A2]] attributes {extern = "no lowering: a mask selects an unknown number of elements"} : (tensor<3x4xf32>, tensor<3xui8>, tensor<2x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f10(%a0: tensor<3x4xf32>, %a1: tensor<3xui8>, %a2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4xf32>, tensor<3xui8>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f11(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x1x5xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xi1> -> tensor<3x4x5xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<3x1x5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 2] : tensor<3x5xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V0]], %[[V2]], %[[A0]] : tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @f11(%a0: tensor<3x4x5xf32>, %a1: tensor<4xi1>, %a2: tensor<3x1x5xf32>) -> tensor<3x4x5xf32> {
  %0 = aten.index_put %a0, [none, %a1], %a2 : (tensor<3x4x5xf32>, tensor<4xi1>, tensor<3x1x5xf32>) -> tensor<3x4x5xf32>
  func.return %0 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @f12(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x5xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1x5xf32> -> tensor<1x1x5xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<3x4xi1> -> tensor<3x4x5xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x1x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [2] : tensor<5xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A0]] : tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @f12(%a0: tensor<3x4x5xf32>, %a1: tensor<3x4xi1>, %a2: tensor<1x5xf32>) -> tensor<3x4x5xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 : (tensor<3x4x5xf32>, tensor<3x4xi1>, tensor<1x5xf32>) -> tensor<3x4x5xf32>
  func.return %0 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @f13(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi32>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A1]] : tensor<2xi32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 12 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V2]], %[[V4]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[A0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1x2xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.scatter <set> %[[V6]][%[[V5]]], %[[V7]] : tensor<12xf32>, tensor<2xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f13(%a0: tensor<3x4xf32>, %a1: tensor<2xi32>, %a2: tensor<1x2xf32>) -> tensor<3x4xf32> {
  %0 = aten.put %a0, %a1, %a2 : (tensor<3x4xf32>, tensor<2xi32>, tensor<1x2xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f14(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.add %[[A0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f14(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [none, none], %a1 {accumulate = true} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f15(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[A2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[A0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V0]], %[[V2]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f15(%a0: tensor<3x4xf32>, %a1: tensor<4xi1>, %a2: tensor<f32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [none, %a1], %a2 {accumulate = true} : (tensor<3x4xf32>, tensor<4xi1>, tensor<f32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f16(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A0]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V0]], %[[V3]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f16(%a0: tensor<3x4xf32>, %a1: tensor<3xi1>, %a2: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4xf32>, tensor<3xi1>, tensor<1x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f17(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[A2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[A0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V0]], %[[V2]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f17(%a0: tensor<3x4xf32>, %a1: tensor<3xi1>, %a2: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4xf32>, tensor<3xi1>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f18(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3xui8>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.index_put %[[A0]], [%[[A1]]], %[[A2]] {accumulate = true} attributes {extern = "no lowering: a mask selects an unknown number of elements"} : (tensor<3x4xf32>, tensor<3xui8>, tensor<2x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f18(%a0: tensor<3x4xf32>, %a1: tensor<3xui8>, %a2: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4xf32>, tensor<3xui8>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f19(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x1x5xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xi1> -> tensor<3x4x5xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<3x1x5xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 2] : tensor<3x5xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A0]], %[[V2]] : tensor<3x4x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V0]], %[[V3]], %[[A0]] : tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @f19(%a0: tensor<3x4x5xf32>, %a1: tensor<4xi1>, %a2: tensor<3x1x5xf32>) -> tensor<3x4x5xf32> {
  %0 = aten.index_put %a0, [none, %a1], %a2 {accumulate = true} : (tensor<3x4x5xf32>, tensor<4xi1>, tensor<3x1x5xf32>) -> tensor<3x4x5xf32>
  func.return %0 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @f20(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x5xf32>) -> tensor<3x4x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1x5xf32> -> tensor<1x1x5xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<3x4xi1> -> tensor<3x4x5xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x1x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [2] : tensor<5xf32> -> tensor<3x4x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[A0]], %[[V3]] : tensor<3x4x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V1]], %[[V4]], %[[A0]] : tensor<3x4x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4x5xf32>
// CHECK-NEXT:  }
func.func @f20(%a0: tensor<3x4x5xf32>, %a1: tensor<3x4xi1>, %a2: tensor<1x5xf32>) -> tensor<3x4x5xf32> {
  %0 = aten.index_put %a0, [%a1], %a2 {accumulate = true} : (tensor<3x4x5xf32>, tensor<3x4xi1>, tensor<1x5xf32>) -> tensor<3x4x5xf32>
  func.return %0 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @f21(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi32>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A1]] : tensor<2xi32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 12 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V2]], %[[V4]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[A0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1x2xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.scatter <add> %[[V6]][%[[V5]]], %[[V7]] : tensor<12xf32>, tensor<2xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f21(%a0: tensor<3x4xf32>, %a1: tensor<2xi32>, %a2: tensor<1x2xf32>) -> tensor<3x4xf32> {
  %0 = aten.put %a0, %a1, %a2 {accumulate = true} : (tensor<3x4xf32>, tensor<2xi32>, tensor<1x2xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f22(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A3:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A4:[^ ,:]+]]: tensor<2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.maximum %[[A2]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.minimum %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[A3]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V5]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[A1]], %[[A4]], %[[V8]] : tensor<2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <add> %[[A0]][%[[V3]], %[[V7]]], %[[V9]] : tensor<3x4xf32>, tensor<2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f22(%a0: tensor<3x4xf32>, %a1: tensor<2xi1>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xf32>) -> tensor<3x4xf32> {
  %0 = aten._unsafe_masked_index_put_accumulate %a0, %a1, [%a2, %a3], %a4 : (tensor<3x4xf32>, tensor<2xi1>, tensor<2xi64>, tensor<2xi64>, tensor<2xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f23(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x1xi64>,
// CHECK-SAME:  %[[A3:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten._unsafe_masked_index_put_accumulate %[[A0]], %[[A1]], [%[[A2]], none], %[[A3]] attributes {extern = "no lowering: the sizes 2 and 1 are not known to be equal"} : (tensor<3x4xf32>, tensor<2x4xi1>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f23(%a0: tensor<3x4xf32>, %a1: tensor<2x4xi1>, %a2: tensor<2x1xi64>, %a3: tensor<2x4xf32>) -> tensor<3x4xf32> {
  %0 = aten._unsafe_masked_index_put_accumulate %a0, %a1, [%a2, none], %a3 : (tensor<3x4xf32>, tensor<2x4xi1>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f24(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<0x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A3:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A4:[^ ,:]+]]: tensor<2xf32>) -> tensor<0x4xf32> {
// CHECK-NEXT:    func.return %[[A0]] : tensor<0x4xf32>
// CHECK-NEXT:  }
func.func @f24(%a0: tensor<0x4xf32>, %a1: tensor<2xi1>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xf32>) -> tensor<0x4xf32> {
  %0 = aten._unsafe_masked_index_put_accumulate %a0, %a1, [%a2, %a3], %a4 : (tensor<0x4xf32>, tensor<2xi1>, tensor<2xi64>, tensor<2xi64>, tensor<2xf32>) -> tensor<0x4xf32>
  func.return %0 : tensor<0x4xf32>
}

// CHECK-LABEL: func.func @f25(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<0x4xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f25(%a0: tensor<3x4xf32>, %a1: tensor<0x4xi64>, %a2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.scatter.src %a0, %a1, %a2 {dim = 0} : (tensor<3x4xf32>, tensor<0x4xi64>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f26(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<4xf32>, %[[A1:[^ ,:]+]]: tensor<i64>, %[[A2:[^ ,:]+]]: tensor<f32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<f32> -> tensor<1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V0]]], %[[V1]] : tensor<4xf32>, tensor<1xf32> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @f26(%a0: tensor<4xf32>, %a1: tensor<i64>, %a2: tensor<f32>) -> tensor<4xf32> {
  %0 = aten.scatter.src %a0, %a1, %a2 {dim = 0} : (tensor<4xf32>, tensor<i64>, tensor<f32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @f27(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<f32>, %[[A1:[^ ,:]+]]: tensor<1xi64>, %[[A2:[^ ,:]+]]: tensor<1xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<1xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][], %[[V1]] : tensor<f32>, tensor<f32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func @f27(%a0: tensor<f32>, %a1: tensor<1xi64>, %a2: tensor<1xf32>) -> tensor<f32> {
  %0 = aten.scatter.src %a0, %a1, %a2 {dim = 0} : (tensor<f32>, tensor<1xi64>, tensor<1xf32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @f28(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<f32>, %[[A1:[^ ,:]+]]: tensor<i64>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.5 : tensor<1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <set> %[[A0]][], %[[V3]] : tensor<f32>, tensor<f32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<f32>
// CHECK-NEXT:  }
func.func @f28(%a0: tensor<f32>, %a1: tensor<i64>) -> tensor<f32> {
  %0 = aten.scatter.value %a0, %a1 {dim = 0, value = 2.5} : (tensor<f32>, tensor<i64>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @f29(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x3xi32>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x4xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[A1]] : tensor<2x3xi32> -> tensor<2x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V3]], %[[V2]]], %[[V1]] : tensor<3x4xf32>, tensor<2x3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f29(%a0: tensor<3x4xf32>, %a1: tensor<2x3xi32>, %a2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.scatter.src %a0, %a1, %a2 {dim = -1} : (tensor<3x4xf32>, tensor<2x3xi32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f30(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2x2xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xi8> -> tensor<2x4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xi8> -> tensor<2x2xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @f30(%a0: tensor<3x4xi8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "sum", include_self = false} : (tensor<3x4xi8>, tensor<2x2xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  func.return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @f31(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2x2xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xui8> -> tensor<2x4xui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xui8> -> tensor<2x2xui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f31(%a0: tensor<3x4xui8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "sum", include_self = false} : (tensor<3x4xui8>, tensor<2x2xi64>, tensor<3x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f32(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xbf16> -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x4xbf16> -> tensor<2x2xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[A0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2x2xbf16> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <add> %[[V3]][%[[V2]], %[[A1]]], %[[V4]] : tensor<3x4xf32>, tensor<2x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f32(%a0: tensor<3x4xbf16>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "sum", include_self = true} : (tensor<3x4xbf16>, tensor<2x2xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f33(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2x2xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xi8> -> tensor<2x4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xi8> -> tensor<2x2xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V9]], %[[A1]]], %[[V8]] : tensor<3x4xi64>, tensor<2x2xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.maximum %[[V10]], %[[V11]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V12]] : tensor<3x4xi64> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.floor_div %[[V6]], %[[V13]] : tensor<3x4xi8>
// CHECK-NEXT:    func.return %[[V14]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @f33(%a0: tensor<3x4xi8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "mean", include_self = false} : (tensor<3x4xi8>, tensor<2x2xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  func.return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @f34(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2x2xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xui8> -> tensor<2x4xui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xui8> -> tensor<2x2xui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V9]], %[[A1]]], %[[V8]] : tensor<3x4xi64>, tensor<2x2xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.maximum %[[V10]], %[[V11]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V12]] : tensor<3x4xi64> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.floor_div %[[V6]], %[[V13]] : tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V14]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f34(%a0: tensor<3x4xui8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "mean", include_self = false} : (tensor<3x4xui8>, tensor<2x2xi64>, tensor<3x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f35(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[A2]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0] strides [1, 1] : tensor<2x4xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <add> %[[V0]][%[[V4]], %[[A1]]], %[[V3]] : tensor<3x4xf32>, tensor<2x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V6]][%[[V8]], %[[A1]]], %[[V7]] : tensor<3x4xi64>, tensor<2x2xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V9]], %[[V10]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<3x4xi64> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.div %[[V5]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V14]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f35(%a0: tensor<3x4xbf16>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "mean", include_self = true} : (tensor<3x4xbf16>, tensor<2x2xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f36(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1 : tensor<2x2xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xi8> -> tensor<2x4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xi8> -> tensor<2x2xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <mul> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @f36(%a0: tensor<3x4xi8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "prod", include_self = false} : (tensor<3x4xi8>, tensor<2x2xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  func.return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @f37(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1 : tensor<2x2xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xui8> -> tensor<2x4xui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xui8> -> tensor<2x2xui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <mul> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f37(%a0: tensor<3x4xui8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "prod", include_self = false} : (tensor<3x4xui8>, tensor<2x2xi64>, tensor<3x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f38(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xbf16> -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x4xbf16> -> tensor<2x2xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[A0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2x2xbf16> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <mul> %[[V3]][%[[V2]], %[[A1]]], %[[V4]] : tensor<3x4xf32>, tensor<2x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f38(%a0: tensor<3x4xbf16>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "prod", include_self = true} : (tensor<3x4xbf16>, tensor<2x2xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f39(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant -128 : tensor<2x2xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xi8> -> tensor<2x4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xi8> -> tensor<2x2xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <maximum> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @f39(%a0: tensor<3x4xi8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "amax", include_self = false} : (tensor<3x4xi8>, tensor<2x2xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  func.return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @f40(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2x2xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xui8> -> tensor<2x4xui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xui8> -> tensor<2x2xui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <maximum> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f40(%a0: tensor<3x4xui8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "amax", include_self = false} : (tensor<3x4xui8>, tensor<2x2xi64>, tensor<3x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f41(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xbf16> -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x4xbf16> -> tensor<2x2xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[A0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2x2xbf16> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <maximum> %[[V3]][%[[V2]], %[[A1]]], %[[V4]] : tensor<3x4xf32>, tensor<2x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f41(%a0: tensor<3x4xbf16>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "amax", include_self = true} : (tensor<3x4xbf16>, tensor<2x2xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f42(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 127 : tensor<2x2xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xi8> -> tensor<2x4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xi8> -> tensor<2x2xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <minimum> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xi8>, tensor<2x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @f42(%a0: tensor<3x4xi8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "amin", include_self = false} : (tensor<3x4xi8>, tensor<2x2xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  func.return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @f43(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 255 : tensor<2x2xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[A1]]], %[[V0]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xui8> -> tensor<2x4xui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<2x4xui8> -> tensor<2x2xui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scatter <minimum> %[[V2]][%[[V5]], %[[A1]]], %[[V4]] : tensor<3x4xui8>, tensor<2x2xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xui8>
// CHECK-NEXT:  }
func.func @f43(%a0: tensor<3x4xui8>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "amin", include_self = false} : (tensor<3x4xui8>, tensor<2x2xi64>, tensor<3x4xui8>) -> tensor<3x4xui8>
  func.return %0 : tensor<3x4xui8>
}

// CHECK-LABEL: func.func @f44(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2x2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A2]] offsets [0, 0] strides [1, 1] : tensor<3x4xbf16> -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x4xbf16> -> tensor<2x2xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[A0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V1]] : tensor<2x2xbf16> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <minimum> %[[V3]][%[[V2]], %[[A1]]], %[[V4]] : tensor<3x4xf32>, tensor<2x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xbf16>
// CHECK-NEXT:  }
func.func @f44(%a0: tensor<3x4xbf16>, %a1: tensor<2x2xi64>, %a2: tensor<3x4xbf16>) -> tensor<3x4xbf16> {
  %0 = aten.scatter_reduce.two %a0, %a1, %a2 {dim = 1, reduce = "amin", include_self = true} : (tensor<3x4xbf16>, tensor<2x2xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  func.return %0 : tensor<3x4xbf16>
}

// CHECK-LABEL: func.func @f45(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<0x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<0x4xf32> {
// CHECK-NEXT:    func.return %[[A0]] : tensor<0x4xf32>
// CHECK-NEXT:  }
func.func @f45(%a0: tensor<0x4xf32>, %a1: tensor<2xi64>, %a2: tensor<2x4xf32>) -> tensor<0x4xf32> {
  %0 = aten.index_add %a0, %a1, %a2 {dim = 0} : (tensor<0x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<0x4xf32>
  func.return %0 : tensor<0x4xf32>
}

// CHECK-LABEL: func.func @f46(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<f32>, %[[A1:[^ ,:]+]]: tensor<i64>, %[[A2:[^ ,:]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.scatter <add> %[[A0]][], %[[A2]] : tensor<f32>, tensor<f32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @f46(%a0: tensor<f32>, %a1: tensor<i64>, %a2: tensor<f32>) -> tensor<f32> {
  %0 = aten.index_add %a0, %a1, %a2 {dim = 0} : (tensor<f32>, tensor<i64>, tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @f47(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi32>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0.5 : tensor<3x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[A2]], %[[V0]] : tensor<3x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[A1]] : tensor<2xi32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<2xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <add> %[[A0]][%[[V4]], %[[V3]]], %[[V1]] : tensor<3x4xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f47(%a0: tensor<3x4xf32>, %a1: tensor<2xi32>, %a2: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_add %a0, %a1, %a2 {dim = -1, alpha = 0.5} : (tensor<3x4xf32>, tensor<2xi32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f48(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<1x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0] : tensor<1xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<1x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[V2]]], %[[A2]] : tensor<3x4xf32>, tensor<1x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f48(%a0: tensor<3x4xf32>, %a1: tensor<i64>, %a2: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %0 = aten.index_copy %a0, %a1, %a2 {dim = 0} : (tensor<3x4xf32>, tensor<i64>, tensor<1x4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f49(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x2xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<2xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[A0]][%[[V1]], %[[V0]]], %[[A2]] : tensor<3x4xi8>, tensor<3x2xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @f49(%a0: tensor<3x4xi8>, %a1: tensor<2xi64>, %a2: tensor<3x2xi8>) -> tensor<3x4xi8> {
  %0 = aten.index_copy %a0, %a1, %a2 {dim = 1} : (tensor<3x4xi8>, tensor<2xi64>, tensor<3x2xi8>) -> tensor<3x4xi8>
  func.return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @f50(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<f32>, %[[A1:[^ ,:]+]]: tensor<1xi64>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @f50(%a0: tensor<f32>, %a1: tensor<1xi64>) -> tensor<f32> {
  %0 = aten.index_fill.int_Scalar %a0, %a1 {dim = 0, value = 3} : (tensor<f32>, tensor<1xi64>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @f51(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xi64>, %[[A1:[^ ,:]+]]: tensor<i32>) -> tensor<3x4xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<i32> -> tensor<1xi32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<1xi32> -> tensor<1xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <lt> %[[V1]], %[[V2]] : tensor<1xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3 : tensor<1xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V3]], %[[V5]], %[[V1]] : tensor<1xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1 : tensor<1xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V7]][%[[V6]]], %[[V8]] : tensor<3xi64>, tensor<1xi64> -> tensor<3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <ne> %[[V9]], %[[V10]] : tensor<3xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 3 : tensor<i64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [] : tensor<i64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V12]], %[[V14]], %[[A0]] : tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x4xi64>
// CHECK-NEXT:  }
func.func @f51(%a0: tensor<3x4xi64>, %a1: tensor<i32>) -> tensor<3x4xi64> {
  %0 = aten.index_fill.int_Scalar %a0, %a1 {dim = -2, value = 3} : (tensor<3x4xi64>, tensor<i32>) -> tensor<3x4xi64>
  func.return %0 : tensor<3x4xi64>
}

// CHECK-LABEL: func.func @f52(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<5x2x4xbf16>, %[[A1:[^ ,:]+]]: tensor<5x2xi64>) -> tensor<7x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<5x2x4xbf16> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<7x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<5x2xi64> -> tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V1]][%[[V2]], %[[V3]]], %[[V0]] : tensor<7x4xf32>, tensor<5x2x4xf32> -> tensor<7x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<7x4xf32> -> tensor<7x4xbf16>
// CHECK-NEXT:    func.return %[[V5]] : tensor<7x4xbf16>
// CHECK-NEXT:  }
func.func @f52(%a0: tensor<5x2x4xbf16>, %a1: tensor<5x2xi64>) -> tensor<7x4xbf16> {
  %0 = aten.embedding_dense_backward %a0, %a1 {num_weights = 7, padding_idx = -1, scale_grad_by_freq = false} : (tensor<5x2x4xbf16>, tensor<5x2xi64>) -> tensor<7x4xbf16>
  func.return %0 : tensor<7x4xbf16>
}

// CHECK-LABEL: func.func @f53(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<5x2x4xbf16>, %[[A1:[^ ,:]+]]: tensor<5x2xi64>) -> tensor<7x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<5x2x4xbf16> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scatter <add> %[[V1]][%[[A1]]], %[[V2]] : tensor<7xi64>, tensor<5x2xi64> -> tensor<7xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V3]][%[[A1]]] : tensor<7xi64> -> tensor<5x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<5x2xi64> -> tensor<5x2xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 1] : tensor<5x2xf32> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V0]], %[[V6]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<7x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<5x2xi64> -> tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 2 : tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.scatter <add> %[[V8]][%[[V9]], %[[V10]]], %[[V7]] : tensor<7x4xf32>, tensor<5x2x4xf32> -> tensor<7x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<7x4xf32> -> tensor<7x4xbf16>
// CHECK-NEXT:    func.return %[[V12]] : tensor<7x4xbf16>
// CHECK-NEXT:  }
func.func @f53(%a0: tensor<5x2x4xbf16>, %a1: tensor<5x2xi64>) -> tensor<7x4xbf16> {
  %0 = aten.embedding_dense_backward %a0, %a1 {num_weights = 7, padding_idx = -1, scale_grad_by_freq = true} : (tensor<5x2x4xbf16>, tensor<5x2xi64>) -> tensor<7x4xbf16>
  func.return %0 : tensor<7x4xbf16>
}

// CHECK-LABEL: func.func @f54(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<5x2x4xbf16>, %[[A1:[^ ,:]+]]: tensor<5x2xi64>) -> tensor<7x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<5x2x4xbf16> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <ne> %[[A1]], %[[V1]] : tensor<5x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<5x2xi1> -> tensor<5x2x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V0]], %[[V4]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<7x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<5x2xi64> -> tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 2 : tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V6]][%[[V7]], %[[V8]]], %[[V5]] : tensor<7x4xf32>, tensor<5x2x4xf32> -> tensor<7x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<7x4xf32> -> tensor<7x4xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<7x4xbf16>
// CHECK-NEXT:  }
func.func @f54(%a0: tensor<5x2x4xbf16>, %a1: tensor<5x2xi64>) -> tensor<7x4xbf16> {
  %0 = aten.embedding_dense_backward %a0, %a1 {num_weights = 7, padding_idx = 0, scale_grad_by_freq = false} : (tensor<5x2x4xbf16>, tensor<5x2xi64>) -> tensor<7x4xbf16>
  func.return %0 : tensor<7x4xbf16>
}

// CHECK-LABEL: func.func @f55(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<5x2x4xbf16>, %[[A1:[^ ,:]+]]: tensor<5x2xi64>) -> tensor<7x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<5x2x4xbf16> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scatter <add> %[[V1]][%[[A1]]], %[[V2]] : tensor<7xi64>, tensor<5x2xi64> -> tensor<7xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V3]][%[[A1]]] : tensor<7xi64> -> tensor<5x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<5x2xi64> -> tensor<5x2xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 1] : tensor<5x2xf32> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V0]], %[[V6]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <ne> %[[A1]], %[[V8]] : tensor<5x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [0, 1] : tensor<5x2xi1> -> tensor<5x2x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V7]], %[[V11]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<7x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<5x2xi64> -> tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.iota dim 2 : tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.scatter <add> %[[V13]][%[[V14]], %[[V15]]], %[[V12]] : tensor<7x4xf32>, tensor<5x2x4xf32> -> tensor<7x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.convert %[[V16]] : tensor<7x4xf32> -> tensor<7x4xbf16>
// CHECK-NEXT:    func.return %[[V17]] : tensor<7x4xbf16>
// CHECK-NEXT:  }
func.func @f55(%a0: tensor<5x2x4xbf16>, %a1: tensor<5x2xi64>) -> tensor<7x4xbf16> {
  %0 = aten.embedding_dense_backward %a0, %a1 {num_weights = 7, padding_idx = 0, scale_grad_by_freq = true} : (tensor<5x2x4xbf16>, tensor<5x2xi64>) -> tensor<7x4xbf16>
  func.return %0 : tensor<7x4xbf16>
}

// CHECK-LABEL: func.func @f56(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<5x2x4xbf16>, %[[A1:[^ ,:]+]]: tensor<5x2xi64>) -> tensor<7x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<5x2x4xbf16> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <ne> %[[A1]], %[[V1]] : tensor<5x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<5x2xi1> -> tensor<5x2x4xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V0]], %[[V4]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<7x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<5x2xi64> -> tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 2 : tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <add> %[[V6]][%[[V7]], %[[V8]]], %[[V5]] : tensor<7x4xf32>, tensor<5x2x4xf32> -> tensor<7x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<7x4xf32> -> tensor<7x4xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<7x4xbf16>
// CHECK-NEXT:  }
func.func @f56(%a0: tensor<5x2x4xbf16>, %a1: tensor<5x2xi64>) -> tensor<7x4xbf16> {
  %0 = aten.embedding_dense_backward %a0, %a1 {num_weights = 7, padding_idx = 2, scale_grad_by_freq = false} : (tensor<5x2x4xbf16>, tensor<5x2xi64>) -> tensor<7x4xbf16>
  func.return %0 : tensor<7x4xbf16>
}

// CHECK-LABEL: func.func @f57(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<5x2x4xbf16>, %[[A1:[^ ,:]+]]: tensor<5x2xi64>) -> tensor<7x4xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A0]] : tensor<5x2x4xbf16> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scatter <add> %[[V1]][%[[A1]]], %[[V2]] : tensor<7xi64>, tensor<5x2xi64> -> tensor<7xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.gather %[[V3]][%[[A1]]] : tensor<7xi64> -> tensor<5x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<5x2xi64> -> tensor<5x2xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 1] : tensor<5x2xf32> -> tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V0]], %[[V6]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 2 : tensor<5x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <ne> %[[A1]], %[[V8]] : tensor<5x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [0, 1] : tensor<5x2xi1> -> tensor<5x2x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V10]], %[[V7]], %[[V11]] : tensor<5x2x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<7x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<5x2xi64> -> tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.iota dim 2 : tensor<5x2x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.scatter <add> %[[V13]][%[[V14]], %[[V15]]], %[[V12]] : tensor<7x4xf32>, tensor<5x2x4xf32> -> tensor<7x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.convert %[[V16]] : tensor<7x4xf32> -> tensor<7x4xbf16>
// CHECK-NEXT:    func.return %[[V17]] : tensor<7x4xbf16>
// CHECK-NEXT:  }
func.func @f57(%a0: tensor<5x2x4xbf16>, %a1: tensor<5x2xi64>) -> tensor<7x4xbf16> {
  %0 = aten.embedding_dense_backward %a0, %a1 {num_weights = 7, padding_idx = 2, scale_grad_by_freq = true} : (tensor<5x2x4xbf16>, tensor<5x2xi64>) -> tensor<7x4xbf16>
  func.return %0 : tensor<7x4xbf16>
}

// CHECK-LABEL: func.func @f58(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xi1> -> tensor<12xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<12xi1> -> tensor<12xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scan <add> %[[V2]] dim 0 : tensor<12xi64> -> tensor<12xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<12xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V3]], %[[V4]] : tensor<12xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0 : tensor<12xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.maximum %[[V5]], %[[V6]] : tensor<12xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[A2]][%[[V7]]] : tensor<12xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V0]], %[[V9]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f58(%a0: tensor<3x4xf32>, %a1: tensor<4xi1>, %a2: tensor<12xf32>) -> tensor<3x4xf32> {
  %0 = aten.masked_scatter %a0, %a1, %a2 : (tensor<3x4xf32>, tensor<4xi1>, tensor<12xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f59(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<2x6xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<3x4xi1> -> tensor<12xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<12xi1> -> tensor<12xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<12xi64> -> tensor<12xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<12xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<12xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<12xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V4]], %[[V5]] : tensor<12xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[A2]] : tensor<2x6xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V7]][%[[V6]]] : tensor<12xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[A0]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[A1]], %[[V9]], %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f59(%a0: tensor<4xf32>, %a1: tensor<3x4xi1>, %a2: tensor<2x6xf32>) -> tensor<3x4xf32> {
  %0 = aten.masked_scatter %a0, %a1, %a2 : (tensor<4xf32>, tensor<3x4xi1>, tensor<2x6xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f60(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<0xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f60(%a0: tensor<3x4xf32>, %a1: tensor<3x4xi1>, %a2: tensor<0xf32>) -> tensor<3x4xf32> {
  %0 = aten.masked_scatter %a0, %a1, %a2 : (tensor<3x4xf32>, tensor<3x4xi1>, tensor<0xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f61(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A0]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f61(%a0: tensor<12xf32>) -> tensor<3x4xf32> {
  %0 = aten.as_strided %a0 {size = [3, 4], stride = [4, 1]} : (tensor<12xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f62(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>, %[[A1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<12xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<12xf32>
// CHECK-NEXT:  }
func.func @f62(%a0: tensor<12xf32>, %a1: tensor<3x4xf32>) -> tensor<12xf32> {
  %0 = aten.as_strided_scatter %a0, %a1 {size = [3, 4], stride = [4, 1]} : (tensor<12xf32>, tensor<3x4xf32>) -> tensor<12xf32>
  func.return %0 : tensor<12xf32>
}

// CHECK-LABEL: func.func @f63(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A0]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f63(%a0: tensor<12xf32>) -> tensor<3x4xf32> {
  %0 = aten.as_strided %a0 {size = [3, 4], stride = [4, 1], storage_offset = 0} : (tensor<12xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f64(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>, %[[A1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<12xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A1]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<12xf32>
// CHECK-NEXT:  }
func.func @f64(%a0: tensor<12xf32>, %a1: tensor<3x4xf32>) -> tensor<12xf32> {
  %0 = aten.as_strided_scatter %a0, %a1 {size = [3, 4], stride = [4, 1], storage_offset = 0} : (tensor<12xf32>, tensor<3x4xf32>) -> tensor<12xf32>
  func.return %0 : tensor<12xf32>
}

// CHECK-LABEL: func.func @f65(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.as_strided %[[A0]] {size = [3, 4], stride = [4, 1], storage_offset = 1} attributes {extern = "no lowering: its elements may lie outside of the base tensor"} : (tensor<12xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f65(%a0: tensor<12xf32>) -> tensor<3x4xf32> {
  %0 = aten.as_strided %a0 {size = [3, 4], stride = [4, 1], storage_offset = 1} : (tensor<12xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f66(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>, %[[A1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<12xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.as_strided_scatter %[[A0]], %[[A1]] {size = [3, 4], stride = [4, 1], storage_offset = 1} attributes {extern = "no lowering: it writes into a part of the base tensor"} : (tensor<12xf32>, tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<12xf32>
// CHECK-NEXT:  }
func.func @f66(%a0: tensor<12xf32>, %a1: tensor<3x4xf32>) -> tensor<12xf32> {
  %0 = aten.as_strided_scatter %a0, %a1 {size = [3, 4], stride = [4, 1], storage_offset = 1} : (tensor<12xf32>, tensor<3x4xf32>) -> tensor<12xf32>
  func.return %0 : tensor<12xf32>
}

// CHECK-LABEL: func.func @f67(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V5]], %[[V6]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V4]], %[[V7]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[A0]][%[[V8]]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f67(%a0: tensor<12xf32>) -> tensor<3x4xf32> {
  %0 = aten.as_strided %a0 {size = [3, 4], stride = [1, 3]} : (tensor<12xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f68(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>, %[[A1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<12xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.as_strided_scatter %[[A0]], %[[A1]] {size = [3, 4], stride = [1, 3]} attributes {extern = "no lowering: it writes into a part of the base tensor"} : (tensor<12xf32>, tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<12xf32>
// CHECK-NEXT:  }
func.func @f68(%a0: tensor<12xf32>, %a1: tensor<3x4xf32>) -> tensor<12xf32> {
  %0 = aten.as_strided_scatter %a0, %a1 {size = [3, 4], stride = [1, 3]} : (tensor<12xf32>, tensor<3x4xf32>) -> tensor<12xf32>
  func.return %0 : tensor<12xf32>
}

// CHECK-LABEL: func.func @f69(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf32>) -> tensor<1x12xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[A0]] : tensor<12xf32> -> tensor<1x12xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1x12xf32>
// CHECK-NEXT:  }
func.func @f69(%a0: tensor<12xf32>) -> tensor<1x12xf32> {
  %0 = aten.as_strided %a0 {size = [1, 12], stride = [7, 1]} : (tensor<12xf32>) -> tensor<1x12xf32>
  func.return %0 : tensor<1x12xf32>
}

// CHECK-LABEL: func.func @f70(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<13xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V5]], %[[V6]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V4]], %[[V7]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[A0]][%[[V8]]] : tensor<13xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f70(%a0: tensor<13xf32>) -> tensor<3x4xf32> {
  %0 = aten.as_strided %a0 {size = [3, 4], stride = [4, 1]} : (tensor<13xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f71(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<12xf64>, %[[A1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<12xf64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A1]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf64> -> tensor<12xf64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<12xf64>
// CHECK-NEXT:  }
func.func @f71(%a0: tensor<12xf64>, %a1: tensor<3x4xf32>) -> tensor<12xf64> {
  %0 = aten.as_strided_scatter %a0, %a1 {size = [3, 4], stride = [4, 1]} : (tensor<12xf64>, tensor<3x4xf32>) -> tensor<12xf64>
  func.return %0 : tensor<12xf64>
}

// CHECK-LABEL: func.func @f72(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @f72(%a0: tensor<3x4xf32>) -> tensor<4xf32> {
  %0 = aten.select.int %a0 {dim = 0, index = 0} : (tensor<3x4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @f73(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f73(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.select_scatter %a0, %a1 {dim = 0, index = 0} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f74(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A0]] offsets [2, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @f74(%a0: tensor<3x4xf32>) -> tensor<4xf32> {
  %0 = aten.select.int %a0 {dim = 0, index = -1} : (tensor<3x4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @f75(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f75(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.select_scatter %a0, %a1 {dim = 0, index = -1} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f76(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[A0]] offsets [2, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @f76(%a0: tensor<3x4xf32>) -> tensor<4xf32> {
  %0 = aten.select.int %a0 {dim = 0, index = 2} : (tensor<3x4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @f77(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[A1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f77(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>) -> tensor<3x4xf32> {
  %0 = aten.select_scatter %a0, %a1 {dim = 0, index = 2} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f78(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<3xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V4]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V5]], %[[V0]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f78(%a0: tensor<3x4xf32>, %a1: tensor<3xf32>) -> tensor<3x4xf32> {
  %0 = aten.diagonal_scatter %a0, %a1 {offset = 0} : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f79(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<2x3x4xf32>, %[[A1:[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V4]] : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V5]], %[[V0]], %[[A0]] : tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @f79(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3x4xf32> {
  %0 = aten.diagonal_scatter %a0, %a1 {offset = 0, dim1 = 1, dim2 = 2} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  func.return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @f80(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<3xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V4]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V5]], %[[V0]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f80(%a0: tensor<3x4xf32>, %a1: tensor<3xf32>) -> tensor<3x4xf32> {
  %0 = aten.diagonal_scatter %a0, %a1 {offset = 1} : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f81(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<2x3x4xf32>, %[[A1:[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[A1]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V1]] : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <eq> %[[V3]], %[[V4]] : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V5]], %[[V0]], %[[A0]] : tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @f81(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3xf32>) -> tensor<2x3x4xf32> {
  %0 = aten.diagonal_scatter %a0, %a1 {offset = 1, dim1 = 1, dim2 = 2} : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  func.return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @f82(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4xf32>, %[[A1:[^ ,:]+]]: tensor<2xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.pad %[[A1]] low [1] with 0.0 : tensor<2xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V3]], %[[V2]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant -1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <eq> %[[V4]], %[[V5]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V6]], %[[V1]], %[[A0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @f82(%a0: tensor<3x4xf32>, %a1: tensor<2xf32>) -> tensor<3x4xf32> {
  %0 = aten.diagonal_scatter %a0, %a1 {offset = -1} : (tensor<3x4xf32>, tensor<2xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @f83(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<2x3x4xf32>, %[[A1:[^ ,:]+]]: tensor<2x2xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.pad %[[A1]] low [0, 1] with 0.0 : tensor<2x2xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V3]], %[[V2]] : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant -1 : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <eq> %[[V4]], %[[V5]] : tensor<2x3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V6]], %[[V1]], %[[A0]] : tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @f83(%a0: tensor<2x3x4xf32>, %a1: tensor<2x2xf32>) -> tensor<2x3x4xf32> {
  %0 = aten.diagonal_scatter %a0, %a1 {offset = -1, dim1 = 1, dim2 = 2} : (tensor<2x3x4xf32>, tensor<2x2xf32>) -> tensor<2x3x4xf32>
  func.return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @f84(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[A1:[^ ,:]+]]: tensor<2xi64>) -> tensor<2x4x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<2xi64> -> tensor<2x4x5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x4x5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 2 : tensor<2x4x5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[A0]][%[[V5]], %[[V6]], %[[V7]]] : tensor<3x4x5xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x4x5xf32>
// CHECK-NEXT:  }
func.func @f84(%a0: tensor<3x4x5xf32>, %a1: tensor<2xi64>) -> tensor<2x4x5xf32> {
  %0 = aten.index.Tensor %a0, [%a1, none] : (tensor<3x4x5xf32>, tensor<2xi64>) -> tensor<2x4x5xf32>
  func.return %0 : tensor<2x4x5xf32>
}

// CHECK-LABEL: func.func @f85(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>, %[[A1:[^ ,:]+]]: tensor<2xi64>) -> tensor<3x2x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<3x2x5xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[A1]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V2]], %[[V4]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<2xi64> -> tensor<3x2x5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 2 : tensor<3x2x5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[A0]][%[[V0]], %[[V6]], %[[V7]]] : tensor<3x4x5xf32> -> tensor<3x2x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x2x5xf32>
// CHECK-NEXT:  }
func.func @f85(%a0: tensor<3x4x5xf32>, %a1: tensor<2xi64>) -> tensor<3x2x5xf32> {
  %0 = aten.index.Tensor %a0, [none, %a1] : (tensor<3x4x5xf32>, tensor<2xi64>) -> tensor<3x2x5xf32>
  func.return %0 : tensor<3x2x5xf32>
}

// CHECK-LABEL: func.func @f86(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:  %[[A1:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[A2:[^ ,:]+]]: tensor<3x1xi32>) -> tensor<3x2x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<2xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 1] : tensor<3x2xi64> -> tensor<3x2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 2 : tensor<3x2x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[A2]] : tensor<3x1xi32> -> tensor<3x1xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0 : tensor<3x1xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V8]], %[[V9]] : tensor<3x1xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 5 : tensor<3x1xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V8]], %[[V11]] : tensor<3x1xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V10]], %[[V12]], %[[V8]] : tensor<3x1xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reshape %[[V13]] : tensor<3x1xi64> -> tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<3xi64> -> tensor<3x2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [0, 1] : tensor<3x2xi64> -> tensor<3x2x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.gather %[[A0]][%[[V6]], %[[V7]], %[[V16]]] : tensor<3x4x5xf32> -> tensor<3x2x4xf32>
// CHECK-NEXT:    func.return %[[V17]] : tensor<3x2x4xf32>
// CHECK-NEXT:  }
func.func @f86(%a0: tensor<3x4x5xf32>, %a1: tensor<2xi64>, %a2: tensor<3x1xi32>) -> tensor<3x2x4xf32> {
  %0 = aten.index.Tensor %a0, [%a1, none, %a2] : (tensor<3x4x5xf32>, tensor<2xi64>, tensor<3x1xi32>) -> tensor<3x2x4xf32>
  func.return %0 : tensor<3x2x4xf32>
}

// CHECK-LABEL: func.func @f87(
// CHECK-SAME:  %[[A0:[^ ,:]+]]: tensor<0x4xf32>, %[[A1:[^ ,:]+]]: tensor<0xi64>) -> tensor<0x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<0xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <lt> %[[A1]], %[[V0]] : tensor<0xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<0xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[A1]], %[[V2]] : tensor<0xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V1]], %[[V3]], %[[A1]] : tensor<0xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<0xi64> -> tensor<0x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<0x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[A0]][%[[V5]], %[[V6]]] : tensor<0x4xf32> -> tensor<0x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<0x4xf32>
// CHECK-NEXT:  }
func.func @f87(%a0: tensor<0x4xf32>, %a1: tensor<0xi64>) -> tensor<0x4xf32> {
  %0 = aten.index.Tensor %a0, [%a1] : (tensor<0x4xf32>, tensor<0xi64>) -> tensor<0x4xf32>
  func.return %0 : tensor<0x4xf32>
}
