// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// Operators with arguments at the edges of the conditions of their lowerings.

// CHECK-LABEL: func.func @numbers(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4xui8>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<4xi64>, tensor<4xui8>, tensor<4xi64>, tensor<4xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.log %[[X]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.acos %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.6666666666666666 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[X]], %[[V2]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.expm1 %[[V3]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.5 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <le> %[[X]], %[[V7]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[X]], %[[V9]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V8]], %[[V6]], %[[V10]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[X]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.5 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V11]], %[[V14]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.convert %[[V16]] : tensor<2xi64> -> tensor<2xf64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.sub %[[V18]], %[[V16]] : tensor<2xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.convert %[[V19]] : tensor<2xi64> -> tensor<2xf64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 2.0 : tensor<2xf64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.mul %[[V17]], %[[V21]] : tensor<2xf64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 1.0 : tensor<2xf64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.add %[[V22]], %[[V23]] : tensor<2xf64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 2.0 : tensor<2xf64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V20]], %[[V25]] : tensor<2xf64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 3.0 : tensor<2xf64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.sub %[[V27]], %[[V26]] : tensor<2xf64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.compare <lt> %[[V16]], %[[V29]] : tensor<2xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.select %[[V30]], %[[V24]], %[[V28]] : tensor<2xf64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.convert %[[V31]] : tensor<2xf64> -> tensor<2xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.neg %[[N]] : tensor<4xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 44 : tensor<4xui8>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.add %[[B]], %[[V34]] : tensor<4xui8>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 3 : tensor<4xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 0 : tensor<4xi1>
// CHECK-NEXT:    func.return %[[V1]], %[[V11]], %[[V15]], %[[V32]], %[[V33]], %[[V35]], %[[V36]], %[[V37]] : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<4xi64>, tensor<4xui8>, tensor<4xi64>, tensor<4xi1>
// CHECK-NEXT:  }
func.func @numbers(%x: tensor<2x3xf32>, %n: tensor<4xi64>, %b: tensor<4xui8>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<4xi64>, tensor<4xui8>, tensor<4xi64>, tensor<4xi1>) {
  %0 = aten.log %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = aten.acos %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = aten.celu %x {alpha = 1.5} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = aten.lerp.Scalar %x, %2 {weight = 0.5} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = aten.linspace {start = 1, end = 3, steps = 2} : () -> tensor<2xf32>
  %5 = aten.neg %n : (tensor<4xi64>) -> tensor<4xi64>
  %6 = aten.add.Scalar %b {other = 300} : (tensor<4xui8>) -> tensor<4xui8>
  %7 = aten.full {size = [4], fill_value = 3.5, dtype = i64} : () -> tensor<4xi64>
  %8 = aten.isposinf %n : (tensor<4xi64>) -> tensor<4xi1>
  func.return %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<4xi64>, tensor<4xui8>, tensor<4xi64>, tensor<4xi1>
}

// -----

// CHECK-LABEL: func.func @one_slope(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[ONE:[^ ,:]+]]: tensor<1xf32>,
// CHECK-SAME:  %[[EACH:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[ROW:[^ ,:]+]]: tensor<5xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <gt> %[[X]], %[[V0]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[ONE]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[X]], %[[V3]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V1]], %[[X]], %[[V4]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[EACH]] : tensor<3xf32> -> tensor<1x3x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <gt> %[[X]], %[[V7]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V6]] : tensor<1x3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[X]], %[[V10]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V8]], %[[X]], %[[V11]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.compare <gt> %[[ROW]], %[[V13]] : tensor<5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reshape %[[ONE]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [] : tensor<f32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[ROW]], %[[V16]] : tensor<5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.select %[[V14]], %[[ROW]], %[[V17]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V5]], %[[V12]], %[[V18]] : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @one_slope(%x: tensor<2x3x4xf32>, %one: tensor<1xf32>, %each: tensor<3xf32>, %row: tensor<5xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<5xf32>) {
  %0 = aten.prelu %x, %one : (tensor<2x3x4xf32>, tensor<1xf32>) -> tensor<2x3x4xf32>
  %1 = aten.prelu %x, %each : (tensor<2x3x4xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  %2 = aten.prelu %row, %one : (tensor<5xf32>, tensor<1xf32>) -> tensor<5xf32>
  func.return %0, %1, %2 : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @of_scalars(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[ROW:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<1xi64>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<i64>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[N]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.gather %[[ROW]][%[[V0]]] : tensor<5xf32> -> tensor<1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[X]], %[[V2]], %[[X]] : tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @of_scalars(%x: tensor<f32>, %row: tensor<5xf32>, %i: tensor<1xi64>, %n: tensor<i64>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = aten.index_select %x, %i {dim = 0} : (tensor<f32>, tensor<1xi64>) -> tensor<f32>
  %1 = aten.gather %row, %n {dim = 0} : (tensor<5xf32>, tensor<i64>) -> tensor<f32>
  %2 = aten.gather %x, %n {dim = 0} : (tensor<f32>, tensor<i64>) -> tensor<f32>
  func.return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @as_masks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x3xf32>, %[[M:[^ ,:]+]]: tensor<4xui8>) -> tensor<?x3xf32, #shape.dims<u0, 3>> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.index.Tensor %[[X]], [%[[M]]] attributes {extern = "no lowering: a mask selects an unknown number of elements"} : (tensor<4x3xf32>, tensor<4xui8>) -> tensor<?x3xf32, #shape.dims<u0, 3>>
// CHECK-NEXT:    func.return %[[V0]] : tensor<?x3xf32, #shape.dims<u0, 3>>
// CHECK-NEXT:  }
func.func @as_masks(%x: tensor<4x3xf32>, %m: tensor<4xui8>) -> tensor<?x3xf32, #shape.dims<u0, 3>> {
  %0 = aten.index.Tensor %x, [%m] : (tensor<4x3xf32>, tensor<4xui8>) -> tensor<?x3xf32, #shape.dims<u0, 3>>
  func.return %0 : tensor<?x3xf32, #shape.dims<u0, 3>>
}

// -----

// CHECK-LABEL: func.func @by_strides(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<2x6xf32>,
// CHECK-SAME:  %[[PART:[^ ,:]+]]: tensor<2x5xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4x8xf32> -> tensor<8x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V1]], %[[V4]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 4 : tensor<4x8xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V5]], %[[V8]] : tensor<4x8xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4x8xf32> -> tensor<32xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V10]][%[[V9]]] : tensor<32xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1 : tensor<4x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<4x4xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 4 : tensor<4x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V12]], %[[V15]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.iota dim 1 : tensor<4x4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 1 : tensor<4x4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V17]], %[[V18]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.add %[[V16]], %[[V19]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4x8xf32> -> tensor<32xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.gather %[[V21]][%[[V20]]] : tensor<32xf32> -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4x8xf32> -> tensor<1x32xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 0 : tensor<4x7xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 0 : tensor<4x7xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.constant 7 : tensor<4x7xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<4x7xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.add %[[V24]], %[[V27]] : tensor<4x7xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.iota dim 1 : tensor<4x7xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.constant 1 : tensor<4x7xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.mul %[[V29]], %[[V30]] : tensor<4x7xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V28]], %[[V31]] : tensor<4x7xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reshape %[[X]] : tensor<4x8xf32> -> tensor<32xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.gather %[[V33]][%[[V32]]] : tensor<32xf32> -> tensor<4x7xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.reshape %[[Z]] : tensor<2x6xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.reshape %[[Z]] : tensor<2x6xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.reshape %[[V36]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = aten.as_strided_scatter %[[V35]], %[[PART]] {size = [2, 5], stride = [6, 1], storage_offset = 1} attributes {extern = "no lowering: it writes into a part of the base tensor"} : (tensor<3x4xf32>, tensor<2x5xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V11]], %[[V22]], %[[V23]], %[[V34]], %[[V35]], %[[V37]], %[[V38]] : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @by_strides(%x: tensor<4x8xf32>, %y: tensor<3x4xf32>, %z: tensor<2x6xf32>, %part: tensor<2x5xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>) {
  %0 = aten.as_strided %x {size = [8, 4], stride = [4, 1], storage_offset = 0} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %1 = aten.as_strided %x {size = [4, 8], stride = [1, 4]} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = aten.as_strided %x {size = [4, 4], stride = [4, 1], storage_offset = 1} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %3 = aten.as_strided %x {size = [1, 32], stride = [7, 1]} : (tensor<4x8xf32>) -> tensor<1x32xf32>
  %4 = aten.as_strided %x {size = [4, 7], stride = [7, 1]} : (tensor<4x8xf32>) -> tensor<4x7xf32>
  %5 = aten.as_strided_scatter %y, %z {size = [2, 6], stride = [6, 1]} : (tensor<3x4xf32>, tensor<2x6xf32>) -> tensor<3x4xf32>
  %6 = aten.as_strided_scatter %5, %z {size = [2, 6], stride = [6, 1], storage_offset = 0} : (tensor<3x4xf32>, tensor<2x6xf32>) -> tensor<3x4xf32>
  %7 = aten.view %6 {size = [12]} : (tensor<3x4xf32>) -> tensor<12xf32>
  %8 = aten.as_strided_scatter %5, %part {size = [2, 5], stride = [6, 1], storage_offset = 1} : (tensor<3x4xf32>, tensor<2x5xf32>) -> tensor<3x4xf32>
  func.return %0, %1, %2, %3, %4, %5, %7, %8 : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @selected(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x3xf32, #shape.dims<s0, 3>>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[S1:[^ ,:]+]]: index {shape.symbol = "s1"}) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index s0 - 1 is out of bounds for dimension 0"
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[X]] offsets [s0 - 1, 0] strides [1, 1] : tensor<?x3xf32, #shape.dims<s0, 3>> -> tensor<1x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    shape.assert <min(max(s0 * min(max(-s1 + 2, 0), 1) + s1 - 1, 0), 1)>, "index s1 - 2 is out of bounds for dimension 0"
// CHECK-NEXT:    shape.assert <min(max(-s0 * min(max(-s1 + 2, 0), 1) + s0 - s1 + 2, 0), 1)>, "index s1 - 2 is out of bounds for dimension 0"
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[X]] offsets [s0 * min(max(-s1 + 2, 0), 1) + s1 - 2, 0] strides [1, 1] : tensor<?x3xf32, #shape.dims<s0, 3>> -> tensor<1x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    shape.assert <min(max(s0 * min(max(-s0 + s1, 0), 1) + s0 - s1 + 1, 0), 1)>, "index s0 - s1 is out of bounds for dimension 0"
// CHECK-NEXT:    shape.assert <min(max(-s0 * min(max(-s0 + s1, 0), 1) + s1, 0), 1)>, "index s0 - s1 is out of bounds for dimension 0"
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[X]] offsets [s0 * min(max(-s0 + s1, 0), 1) + s0 - s1, 0] strides [1, 1] : tensor<?x3xf32, #shape.dims<s0, 3>> -> tensor<1x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<1x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V3]], %[[V5]] : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @selected(%x: tensor<?x3xf32, #shape.dims<s0, 3>>, %s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = aten.select.int %x {dim = 0, index = #shape.expr<s0 - 1>} : (tensor<?x3xf32, #shape.dims<s0, 3>>) -> tensor<3xf32>
  %1 = aten.select.int %x {dim = 0, index = #shape.expr<s1 - 2>} : (tensor<?x3xf32, #shape.dims<s0, 3>>) -> tensor<3xf32>
  %2 = aten.select.int %x {dim = 0, index = #shape.expr<s0 - s1>} : (tensor<?x3xf32, #shape.dims<s0, 3>>) -> tensor<3xf32>
  func.return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x2x4xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<2x3x3xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<1x3x20xf32>) -> (tensor<1x3x20xf32>, tensor<1x2x4xf32>, tensor<2x3x3xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, b * 2 + k, m1], %[[W]][b * 2 + k, n, n1] -> [m, b, n, m1, n1] where k = 2 : tensor<1x2x4xf32>, tensor<2x3x3xf32> -> tensor<1x1x3x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x1x3x4x3xf32> -> tensor<1x3x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 3 : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 5 : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V4]], %[[V6]] : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 2 : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V5]], %[[V8]] : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V7]], %[[V9]] : tensor<1x3x4x3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<1x3x24xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scatter <add> %[[V11]][%[[V2]], %[[V3]], %[[V10]]], %[[V1]] : tensor<1x3x24xf32>, tensor<1x3x4x3xf32> -> tensor<1x3x24xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V12]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x3x24xf32> -> tensor<1x3x20xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.contract <mul, add> %[[G]][m, b * 3 + k, k1 * 2 + m1 * 5], %[[W]][b * 2 + n, k, k1] -> [m, b, n, m1] : tensor<1x3x20xf32>, tensor<2x3x3xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reshape %[[V14]] : tensor<1x1x2x4xf32> -> tensor<1x2x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.contract <mul, add> %[[X]][k, b * 2 + m, k1], %[[G]][k, b * 3 + n, k1 * 5 + n1 * 2] -> [b, m, n, n1] : tensor<1x2x4xf32>, tensor<1x3x20xf32> -> tensor<1x2x3x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reshape %[[V16]] : tensor<1x2x3x3xf32> -> tensor<2x3x3xf32>
// CHECK-NEXT:    func.return %[[V13]], %[[V15]], %[[V17]] : tensor<1x3x20xf32>, tensor<1x2x4xf32>, tensor<2x3x3xf32>
// CHECK-NEXT:  }
func.func @transposed(%x: tensor<1x2x4xf32>, %w: tensor<2x3x3xf32>, %g: tensor<1x3x20xf32>) -> (tensor<1x3x20xf32>, tensor<1x2x4xf32>, tensor<2x3x3xf32>) {
  %0 = aten.convolution %x, %w {stride = [5], padding = [0], dilation = [2], transposed = true, output_padding = [0], groups = 1} : (tensor<1x2x4xf32>, tensor<2x3x3xf32>) -> tensor<1x3x20xf32>
  %1, %2, %3 = aten.convolution_backward %g, %x, %w {bias_sizes = [3], stride = [5], padding = [0], dilation = [2], transposed = true, output_padding = [0], groups = 1, output_mask = [true, true, false]} : (tensor<1x3x20xf32>, tensor<1x2x4xf32>, tensor<2x3x3xf32>) -> (tensor<1x2x4xf32>, tensor<2x3x3xf32>, none)
  func.return %0, %1, %2 : tensor<1x3x20xf32>, tensor<1x2x4xf32>, tensor<2x3x3xf32>
}

// -----

// CHECK-LABEL: func.func @strided_gradient(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3x20xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<5x3x3xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<2x5x4xf32>) -> tensor<2x3x20xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[G]] dims [0, 1, 2] : tensor<2x5x4xf32> -> tensor<2x5x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, b * 5 + k, -k1 * 2 + (b1 - ((b1 * 3) mod 5) * 2) floordiv 5, k1 * 5 + (b1 * 3) mod 5], %[[W]][b * 5 + k, n, k1 * 5 + (b1 * 3) mod 5] -> [m, b, n, b1] where k = 5, k1 = 1 : tensor<2x5x4x3xf32>, tensor<5x3x3xf32> -> tensor<2x1x3x20xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x1x3x20xf32> -> tensor<2x3x20xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<2x3x20xf32>
// CHECK-NEXT:  }
func.func @strided_gradient(%x: tensor<2x3x20xf32>, %w: tensor<5x3x3xf32>, %g: tensor<2x5x4xf32>) -> tensor<2x3x20xf32> {
  %0, %1, %2 = aten.convolution_backward %g, %x, %w {bias_sizes = [5], stride = [5], padding = [0], dilation = [2], transposed = false, output_padding = [0], groups = 1, output_mask = [true, false, false]} : (tensor<2x5x4xf32>, tensor<2x3x20xf32>, tensor<5x3x3xf32>) -> (tensor<2x3x20xf32>, none, none)
  func.return %0 : tensor<2x3x20xf32>
}

// -----

// CHECK-LABEL: func.func @one_gradient(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<5x3x3xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<2x5x3xf32>) -> (tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[G]] dims [0, 1, 2] : tensor<2x5x3xf32> -> tensor<2x5x3x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, b * 5 + k, -k1 + b1 floordiv 2, k1 * 2 + b1 mod 2], %[[W]][b * 5 + k, n, k1 * 2 + b1 mod 2] -> [m, b, n, b1] where k = 5, k1 = 2 : tensor<2x5x3x3xf32>, tensor<5x3x3xf32> -> tensor<2x1x3x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x1x3x8xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[G]][k, b * 5 + m, k1], %[[X]][k, b * 3 + n, k1 * 2 + n1] -> [b, m, n, n1] : tensor<2x5x3xf32>, tensor<2x3x8xf32> -> tensor<1x5x3x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<1x5x3x3xf32> -> tensor<5x3x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[G]] dims [0, 2] : tensor<2x5x3xf32> -> tensor<5xf32>
// CHECK-NEXT:    func.return %[[V2]], %[[V4]], %[[V5]] : tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @one_gradient(%x: tensor<2x3x8xf32>, %w: tensor<5x3x3xf32>, %g: tensor<2x5x3xf32>) -> (tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>) {
  %0, %1, %2 = aten.convolution_backward %g, %x, %w {bias_sizes = [5], stride = [2], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1, output_mask = [true, false, false]} : (tensor<2x5x3xf32>, tensor<2x3x8xf32>, tensor<5x3x3xf32>) -> (tensor<2x3x8xf32>, none, none)
  %3, %4, %5 = aten.convolution_backward %g, %x, %w {bias_sizes = [5], stride = [2], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1, output_mask = [false, true, false]} : (tensor<2x5x3xf32>, tensor<2x3x8xf32>, tensor<5x3x3xf32>) -> (none, tensor<5x3x3xf32>, none)
  %6, %7, %8 = aten.convolution_backward %g, %x, %w {bias_sizes = [5], stride = [2], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1, output_mask = [false, false, true]} : (tensor<2x5x3xf32>, tensor<2x3x8xf32>, tensor<5x3x3xf32>) -> (none, none, tensor<5xf32>)
  func.return %0, %4, %8 : tensor<2x3x8xf32>, tensor<5x3x3xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @heads(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x3x4x5x8xf32>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<2x3x2x5x8xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x3x2x6x8xf32>,
// CHECK-SAME:  %[[ONE:[^ ,:]+]]: tensor<2x3x1x6x8xf32>,
// CHECK-SAME:  %[[SHARED:[^ ,:]+]]: tensor<2x1x2x6x8xf32>) -> (tensor<2x3x4x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1, b2 * 2 + m, m1, k], %[[K]][b, b1, b2, n, k] -> [b, b1, b2, m, m1, n] : tensor<2x3x4x5x8xf32>, tensor<2x3x2x6x8xf32> -> tensor<2x3x2x2x5x6xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x3x2x2x5x6xf32> -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <maximum> %[[V3]] dims [4] : tensor<2x3x4x5x6xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant -inf : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <eq> %[[V4]], %[[V5]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V7]], %[[V4]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V3]], %[[V9]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.exp %[[V10]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reduce <add> %[[V11]] dims [4] : tensor<2x3x4x5x6xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.compare <eq> %[[V12]], %[[V13]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.select %[[V14]], %[[V15]], %[[V12]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.contract <mul, add> %[[V11]][b, b1, b2 * 2 + m, m1, k], %[[K]][b, b1, b2, k, n] -> [b, b1, b2, m, m1, n] : tensor<2x3x4x5x6xf32>, tensor<2x3x2x6x8xf32> -> tensor<2x3x2x2x5x8xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[V17]] : tensor<2x3x2x2x5x8xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.broadcast %[[V16]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V18]], %[[V19]] : tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.log %[[V16]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V21]], %[[V8]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.contract <mul, add> %[[R]][b, b1, m + m1, m2, k], %[[ONE]][b, b1, 0, n, k] -> [b, b1, m, m1, m2, n] : tensor<2x3x2x5x8xf32>, tensor<2x3x1x6x8xf32> -> tensor<2x3x2x1x5x6xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.reshape %[[V23]] : tensor<2x3x2x1x5x6xf32> -> tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 0.5 : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V24]], %[[V25]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.reduce <maximum> %[[V26]] dims [4] : tensor<2x3x2x5x6xf32> -> tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant -inf : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.compare <eq> %[[V27]], %[[V28]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.select %[[V29]], %[[V30]], %[[V27]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.broadcast %[[V31]] dims [0, 1, 2, 3] : tensor<2x3x2x5xf32> -> tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.sub %[[V26]], %[[V32]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.exp %[[V33]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.reduce <add> %[[V34]] dims [4] : tensor<2x3x2x5x6xf32> -> tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.compare <eq> %[[V35]], %[[V36]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.select %[[V37]], %[[V38]], %[[V35]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.contract <mul, add> %[[V34]][b, b1, b2 + m, m1, k], %[[K]][b, b1, b2, k, n] -> [b, b1, b2, m, m1, n] : tensor<2x3x2x5x6xf32>, tensor<2x3x2x6x8xf32> -> tensor<2x3x2x1x5x8xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.reshape %[[V40]] : tensor<2x3x2x1x5x8xf32> -> tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.broadcast %[[V39]] dims [0, 1, 2, 3] : tensor<2x3x2x5xf32> -> tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.div %[[V41]], %[[V42]] : tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.log %[[V39]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.add %[[V44]], %[[V31]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.contract <mul, add> %[[R]][b, b1, b2 + m, m1, k], %[[K]][b, b1, b2, n, k] -> [b, b1, b2, m, m1, n] : tensor<2x3x2x5x8xf32>, tensor<2x3x2x6x8xf32> -> tensor<2x3x2x1x5x6xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.reshape %[[V46]] : tensor<2x3x2x1x5x6xf32> -> tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.mul %[[V47]], %[[V48]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x2x5x6xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x2x5x6xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.compare <ge> %[[V50]], %[[V51]] : tensor<2x3x2x5x6xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant -inf : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.select %[[V52]], %[[V49]], %[[V53]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.reduce <maximum> %[[V54]] dims [4] : tensor<2x3x2x5x6xf32> -> tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.constant -inf : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.compare <eq> %[[V55]], %[[V56]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.select %[[V57]], %[[V58]], %[[V55]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.broadcast %[[V59]] dims [0, 1, 2, 3] : tensor<2x3x2x5xf32> -> tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.sub %[[V54]], %[[V60]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.exp %[[V61]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.reduce <add> %[[V62]] dims [4] : tensor<2x3x2x5x6xf32> -> tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.compare <eq> %[[V63]], %[[V64]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.select %[[V65]], %[[V66]], %[[V63]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.contract <mul, add> %[[V62]][b, b1, m + m1, m2, k], %[[ONE]][b, b1, 0, k, n] -> [b, b1, m, m1, m2, n] : tensor<2x3x2x5x6xf32>, tensor<2x3x1x6x8xf32> -> tensor<2x3x2x1x5x8xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.reshape %[[V68]] : tensor<2x3x2x1x5x8xf32> -> tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.broadcast %[[V67]] dims [0, 1, 2, 3] : tensor<2x3x2x5xf32> -> tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.div %[[V69]], %[[V70]] : tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.log %[[V67]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.add %[[V72]], %[[V59]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.contract <mul, add> %[[R]][b, m, b1 + m1, m2, k], %[[SHARED]][b, 0, b1, n, k] -> [b, m, b1, m1, m2, n] : tensor<2x3x2x5x8xf32>, tensor<2x1x2x6x8xf32> -> tensor<2x3x2x1x5x6xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.reshape %[[V74]] : tensor<2x3x2x1x5x6xf32> -> tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.mul %[[V75]], %[[V76]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.reduce <maximum> %[[V77]] dims [4] : tensor<2x3x2x5x6xf32> -> tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.constant -inf : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.compare <eq> %[[V78]], %[[V79]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.select %[[V80]], %[[V81]], %[[V78]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.broadcast %[[V82]] dims [0, 1, 2, 3] : tensor<2x3x2x5xf32> -> tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.sub %[[V77]], %[[V83]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.exp %[[V84]] : tensor<2x3x2x5x6xf32>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.reduce <add> %[[V85]] dims [4] : tensor<2x3x2x5x6xf32> -> tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.compare <eq> %[[V86]], %[[V87]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.select %[[V88]], %[[V89]], %[[V86]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.contract <mul, add> %[[V85]][b, b1, b2 + m, m1, k], %[[K]][b, b1, b2, k, n] -> [b, b1, b2, m, m1, n] : tensor<2x3x2x5x6xf32>, tensor<2x3x2x6x8xf32> -> tensor<2x3x2x1x5x8xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.reshape %[[V91]] : tensor<2x3x2x1x5x8xf32> -> tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.broadcast %[[V90]] dims [0, 1, 2, 3] : tensor<2x3x2x5xf32> -> tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.div %[[V92]], %[[V93]] : tensor<2x3x2x5x8xf32>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.log %[[V90]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.add %[[V95]], %[[V82]] : tensor<2x3x2x5xf32>
// CHECK-NEXT:    func.return %[[V20]], %[[V43]], %[[V71]], %[[V94]] : tensor<2x3x4x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>
// CHECK-NEXT:  }
func.func @heads(%q: tensor<2x3x4x5x8xf32>, %r: tensor<2x3x2x5x8xf32>, %k: tensor<2x3x2x6x8xf32>, %one: tensor<2x3x1x6x8xf32>, %shared: tensor<2x1x2x6x8xf32>) -> (tensor<2x3x4x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>) {
  %0 = aten.scaled_dot_product_attention %q, %k, %k {enable_gqa = true} : (tensor<2x3x4x5x8xf32>, tensor<2x3x2x6x8xf32>, tensor<2x3x2x6x8xf32>) -> tensor<2x3x4x5x8xf32>
  %1 = aten.scaled_dot_product_attention %r, %one, %k {scale = 0.5} : (tensor<2x3x2x5x8xf32>, tensor<2x3x1x6x8xf32>, tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x5x8xf32>
  %2 = aten.scaled_dot_product_attention %r, %k, %one {is_causal = true} : (tensor<2x3x2x5x8xf32>, tensor<2x3x2x6x8xf32>, tensor<2x3x1x6x8xf32>) -> tensor<2x3x2x5x8xf32>
  %3 = aten.scaled_dot_product_attention %r, %shared, %k : (tensor<2x3x2x5x8xf32>, tensor<2x1x2x6x8xf32>, tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x5x8xf32>
  func.return %0, %1, %2, %3 : tensor<2x3x4x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>, tensor<2x3x2x5x8xf32>
}

// -----

// CHECK-LABEL: func.func @added_masks(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x4x6x8xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<5x6xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<5x6xbf16>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<2x4x5x8xbf16>,
// CHECK-SAME:  %[[L:[^ ,:]+]]: tensor<2x4x6x8xbf16>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1 + m, m1, k], %[[K]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x5x8xf32>, tensor<2x4x6x8xf32> -> tensor<2x4x1x5x6xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x4x1x5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[N]] dims [2, 3] : tensor<5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <maximum> %[[V5]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant -inf : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <eq> %[[V6]], %[[V7]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V8]], %[[V9]], %[[V6]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V5]], %[[V11]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.exp %[[V12]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.compare <eq> %[[V14]], %[[V15]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.select %[[V16]], %[[V17]], %[[V14]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.contract <mul, add> %[[V13]][b, b1 + m, m1, k], %[[K]][b, b1, k, n] -> [b, b1, m, m1, n] : tensor<2x4x5x6xf32>, tensor<2x4x6x8xf32> -> tensor<2x4x1x5x8xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.reshape %[[V19]] : tensor<2x4x1x5x8xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.broadcast %[[V18]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.div %[[V20]], %[[V21]] : tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.log %[[V18]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.add %[[V23]], %[[V10]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.contract <mul, add> %[[H]][b, b1 + m, m1, k], %[[L]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x5x8xbf16>, tensor<2x4x6x8xbf16> -> tensor<2x4x1x5x6xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.reshape %[[V25]] : tensor<2x4x1x5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V26]], %[[V27]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.convert %[[M]] : tensor<5x6xbf16> -> tensor<5x6xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V29]] dims [2, 3] : tensor<5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.add %[[V28]], %[[V30]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.reduce <maximum> %[[V31]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant -inf : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.compare <eq> %[[V32]], %[[V33]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.select %[[V34]], %[[V35]], %[[V32]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.broadcast %[[V36]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.sub %[[V31]], %[[V37]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.exp %[[V38]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.reduce <add> %[[V39]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.compare <eq> %[[V40]], %[[V41]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.select %[[V42]], %[[V43]], %[[V40]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.convert %[[V39]] : tensor<2x4x5x6xf32> -> tensor<2x4x5x6xbf16>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.contract <mul, add> %[[V45]][b, b1 + m, m1, k], %[[L]][b, b1, k, n] -> [b, b1, m, m1, n] : tensor<2x4x5x6xbf16>, tensor<2x4x6x8xbf16> -> tensor<2x4x1x5x8xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.reshape %[[V46]] : tensor<2x4x1x5x8xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.broadcast %[[V44]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.div %[[V47]], %[[V48]] : tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.log %[[V44]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.add %[[V50]], %[[V36]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.convert %[[V49]] : tensor<2x4x5x8xf32> -> tensor<2x4x5x8xbf16>
// CHECK-NEXT:    func.return %[[V22]], %[[V52]] : tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>
// CHECK-NEXT:  }
func.func @added_masks(%q: tensor<2x4x5x8xf32>, %k: tensor<2x4x6x8xf32>, %n: tensor<5x6xf32>, %m: tensor<5x6xbf16>, %h: tensor<2x4x5x8xbf16>, %l: tensor<2x4x6x8xbf16>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>) {
  %0 = aten.scaled_dot_product_attention %q, %k, %k, %n : (tensor<2x4x5x8xf32>, tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>, tensor<5x6xf32>) -> tensor<2x4x5x8xf32>
  %1 = aten.scaled_dot_product_attention %h, %l, %l, %m : (tensor<2x4x5x8xbf16>, tensor<2x4x6x8xbf16>, tensor<2x4x6x8xbf16>, tensor<5x6xbf16>) -> tensor<2x4x5x8xbf16>
  func.return %0, %1 : tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @factors(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xbf16>, %[[Y:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xbf16>, tensor<4xf32>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X]] : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.30078125 : tensor<4xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<4xf32>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V0]], %[[V3]] : tensor<4xf32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<4xf32> -> tensor<4xbf16>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant -0.3 : tensor<4xf32>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[Y]], %[[V6]] : tensor<4xf32>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[Y]], %[[V7]] : tensor<4xf32>
  // CHECK-NEXT:    func.return %[[V5]], %[[V8]] : tensor<4xbf16>, tensor<4xf32>
  // CHECK-NEXT:  }
  func.func @factors(%x: tensor<4xbf16>, %y: tensor<4xf32>) -> (tensor<4xbf16>, tensor<4xf32>) {
    %0 = aten.add.Tensor %x, %x {alpha = 0.3} : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
    %1 = aten.sub.Tensor %y, %y {alpha = 0.3} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    func.return %0, %1 : tensor<4xbf16>, tensor<4xf32>
  }
}

// -----

// CHECK-LABEL: func.func @reduced(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x1xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<2x1xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<3x4xi1>) -> (tensor<1x1xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xi1>, tensor<3xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0, 1] : tensor<1x1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<f32> -> tensor<1x1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[Y]] dims [0, 1] : tensor<2x1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[Y]] : tensor<2x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <maximum> %[[V3]] dims [1] : tensor<2x1xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.abs %[[Y]] : tensor<2x1xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<2x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.compare <ne> %[[V5]], %[[V6]] : tensor<2x1xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[V7]] : tensor<2x1xi1> -> tensor<2x1xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <add> %[[V8]] dims [1] : tensor<2x1xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.abs %[[Y]] : tensor<2x1xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reduce <maximum> %[[V10]] dims [1] : tensor<2x1xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reduce <or> %[[B]] dims [1] : tensor<3x4xi1> -> tensor<3xi1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[B]] : tensor<3x4xi1> -> tensor<3x4xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.argreduce <maximum> %[[V13]] dim 1 : tensor<3x4xi32> -> tensor<3xi64>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]], %[[V4]], %[[V9]], %[[V11]], %[[V12]], %[[V14]] : tensor<1x1xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xi1>, tensor<3xi64>
// CHECK-NEXT:  }
func.func @reduced(%x: tensor<1x1xf32>, %y: tensor<2x1xf32>, %b: tensor<3x4xi1>) -> (tensor<1x1xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xi1>, tensor<3xi64>) {
  %0 = aten.sum.dim_IntList %x {dim = [], keepdim = true} : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %1 = aten.sum.dim_IntList %y {dim = []} : (tensor<2x1xf32>) -> tensor<f32>
  %2 = aten.linalg_vector_norm %y {ord = 2.0, dim = [1]} : (tensor<2x1xf32>) -> tensor<2xf32>
  %3 = aten.linalg_vector_norm %y {ord = 0.0, dim = [1]} : (tensor<2x1xf32>) -> tensor<2xf32>
  %4 = aten.linalg_vector_norm %y {ord = 1.0, dim = [1]} : (tensor<2x1xf32>) -> tensor<2xf32>
  %5, %6 = aten.max.dim %b {dim = 1} : (tensor<3x4xi1>) -> (tensor<3xi1>, tensor<3xi64>)
  func.return %0, %1, %2, %3, %4, %5, %6 : tensor<1x1xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xi1>, tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @lowest_numbers(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: tensor<3x4xui8>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: tensor<3x4xi8>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<3x4xbf16>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<3x4xi64>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<1x4x4xui8>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x4x4xi8>) -> (tensor<3x4xi1>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<1x3x3xui8>, tensor<1x3x3xi8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scatter <set> %[[B]][%[[V1]], %[[I]]], %[[V0]] : tensor<3x4xi1>, tensor<3x4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <maximum> %[[V2]][%[[V3]], %[[I]]], %[[B]] : tensor<3x4xi1>, tensor<3x4xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 255 : tensor<3x4xui8>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <set> %[[U]][%[[V6]], %[[I]]], %[[V5]] : tensor<3x4xui8>, tensor<3x4xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.scatter <minimum> %[[V7]][%[[V8]], %[[I]]], %[[U]] : tensor<3x4xui8>, tensor<3x4xui8> -> tensor<3x4xui8>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -128 : tensor<3x4xi8>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.scatter <set> %[[S]][%[[V11]], %[[I]]], %[[V10]] : tensor<3x4xi8>, tensor<3x4xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.scatter <maximum> %[[V12]][%[[V13]], %[[I]]], %[[S]] : tensor<3x4xi8>, tensor<3x4xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 127 : tensor<3x4xi8>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.scatter <set> %[[V14]][%[[V16]], %[[I]]], %[[V15]] : tensor<3x4xi8>, tensor<3x4xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.scatter <minimum> %[[V17]][%[[V18]], %[[I]]], %[[S]] : tensor<3x4xi8>, tensor<3x4xi8> -> tensor<3x4xi8>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.convert %[[H]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.convert %[[H]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.scatter <add> %[[V20]][%[[V22]], %[[I]]], %[[V21]] : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.scatter <add> %[[V24]][%[[V26]], %[[I]]], %[[V25]] : tensor<3x4xi64>, tensor<3x4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.maximum %[[V27]], %[[V28]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.convert %[[V29]] : tensor<3x4xi64> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.div %[[V23]], %[[V30]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.convert %[[V31]] : tensor<3x4xf32> -> tensor<3x4xbf16>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.scatter <set> %[[H]][%[[V33]], %[[I]]], %[[H]] : tensor<3x4xbf16>, tensor<3x4xbf16> -> tensor<3x4xbf16>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.pad %[[T]] low [0, 1, 1] with 0 : tensor<1x4x4xui8> -> tensor<1x6x6xui8>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x6x6xui8> -> tensor<1x3x6xui8>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.slice %[[V36]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xui8> -> tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x6x6xui8> -> tensor<1x3x6xui8>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.slice %[[V38]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xui8> -> tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x6x6xui8> -> tensor<1x3x6xui8>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.slice %[[V40]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xui8> -> tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x6x6xui8> -> tensor<1x3x6xui8>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.slice %[[V42]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xui8> -> tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.maximum %[[V37]], %[[V39]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.maximum %[[V44]], %[[V41]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.maximum %[[V45]], %[[V43]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.compare <gt> %[[V39]], %[[V37]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.select %[[V48]], %[[V49]], %[[V47]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.maximum %[[V37]], %[[V39]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.compare <gt> %[[V41]], %[[V51]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant 4 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.select %[[V52]], %[[V53]], %[[V50]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.maximum %[[V51]], %[[V41]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.compare <gt> %[[V43]], %[[V55]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.constant 5 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.select %[[V56]], %[[V57]], %[[V54]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.maximum %[[V55]], %[[V43]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.iota dim 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.constant 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.mul %[[V60]], %[[V61]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.sub %[[V62]], %[[V63]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.iota dim 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.mul %[[V65]], %[[V66]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.sub %[[V67]], %[[V68]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.constant 4 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.mul %[[V64]], %[[V70]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.add %[[V71]], %[[V69]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.add %[[V72]], %[[V58]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.neg %[[V64]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.maximum %[[V74]], %[[V75]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.add %[[V76]], %[[V77]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.floor_div %[[V78]], %[[V79]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.mul %[[V80]], %[[V81]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.add %[[V64]], %[[V82]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.neg %[[V69]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.maximum %[[V84]], %[[V85]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.add %[[V86]], %[[V87]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.floor_div %[[V88]], %[[V89]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.mul %[[V90]], %[[V91]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.add %[[V69]], %[[V92]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.compare <eq> %[[V46]], %[[V94]] : tensor<1x3x3xui8>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.constant 4 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = prim.mul %[[V83]], %[[V96]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = prim.add %[[V97]], %[[V93]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = prim.select %[[V95]], %[[V98]], %[[V73]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = prim.pad %[[V]] low [0, 1, 1] with -128 : tensor<1x4x4xi8> -> tensor<1x6x6xi8>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = prim.slice %[[V100]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x6x6xi8> -> tensor<1x3x6xi8>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = prim.slice %[[V101]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xi8> -> tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = prim.slice %[[V100]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x6x6xi8> -> tensor<1x3x6xi8>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = prim.slice %[[V103]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xi8> -> tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = prim.slice %[[V100]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x6x6xi8> -> tensor<1x3x6xi8>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = prim.slice %[[V105]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xi8> -> tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = prim.slice %[[V100]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x6x6xi8> -> tensor<1x3x6xi8>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = prim.slice %[[V107]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xi8> -> tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = prim.maximum %[[V102]], %[[V104]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = prim.maximum %[[V109]], %[[V106]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = prim.maximum %[[V110]], %[[V108]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = prim.compare <gt> %[[V104]], %[[V102]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = prim.select %[[V113]], %[[V114]], %[[V112]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = prim.maximum %[[V102]], %[[V104]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = prim.compare <gt> %[[V106]], %[[V116]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = prim.constant 4 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = prim.select %[[V117]], %[[V118]], %[[V115]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = prim.maximum %[[V116]], %[[V106]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = prim.compare <gt> %[[V108]], %[[V120]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V122:[^ ,:]+]] = prim.constant 5 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V123:[^ ,:]+]] = prim.select %[[V121]], %[[V122]], %[[V119]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V124:[^ ,:]+]] = prim.maximum %[[V120]], %[[V108]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V125:[^ ,:]+]] = prim.iota dim 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V126:[^ ,:]+]] = prim.constant 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V127:[^ ,:]+]] = prim.mul %[[V125]], %[[V126]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V128:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V129:[^ ,:]+]] = prim.sub %[[V127]], %[[V128]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V130:[^ ,:]+]] = prim.iota dim 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V131:[^ ,:]+]] = prim.constant 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V132:[^ ,:]+]] = prim.mul %[[V130]], %[[V131]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V133:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V134:[^ ,:]+]] = prim.sub %[[V132]], %[[V133]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V135:[^ ,:]+]] = prim.constant 4 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V136:[^ ,:]+]] = prim.mul %[[V129]], %[[V135]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V137:[^ ,:]+]] = prim.add %[[V136]], %[[V134]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V138:[^ ,:]+]] = prim.add %[[V137]], %[[V123]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V139:[^ ,:]+]] = prim.neg %[[V129]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V140:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V141:[^ ,:]+]] = prim.maximum %[[V139]], %[[V140]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V142:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V143:[^ ,:]+]] = prim.add %[[V141]], %[[V142]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V144:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V145:[^ ,:]+]] = prim.floor_div %[[V143]], %[[V144]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V146:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V147:[^ ,:]+]] = prim.mul %[[V145]], %[[V146]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V148:[^ ,:]+]] = prim.add %[[V129]], %[[V147]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V149:[^ ,:]+]] = prim.neg %[[V134]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V150:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V151:[^ ,:]+]] = prim.maximum %[[V149]], %[[V150]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V152:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V153:[^ ,:]+]] = prim.add %[[V151]], %[[V152]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V154:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V155:[^ ,:]+]] = prim.floor_div %[[V153]], %[[V154]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V156:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V157:[^ ,:]+]] = prim.mul %[[V155]], %[[V156]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V158:[^ ,:]+]] = prim.add %[[V134]], %[[V157]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V159:[^ ,:]+]] = prim.constant -128 : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V160:[^ ,:]+]] = prim.compare <eq> %[[V111]], %[[V159]] : tensor<1x3x3xi8>
// CHECK-NEXT:    %[[V161:[^ ,:]+]] = prim.constant 4 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V162:[^ ,:]+]] = prim.mul %[[V148]], %[[V161]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V163:[^ ,:]+]] = prim.add %[[V162]], %[[V158]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V164:[^ ,:]+]] = prim.select %[[V160]], %[[V163]], %[[V138]] : tensor<1x3x3xi64>
// CHECK-NEXT:    func.return %[[V4]], %[[V9]], %[[V19]], %[[V32]], %[[V34]], %[[V46]], %[[V111]] : tensor<3x4xi1>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<1x3x3xui8>, tensor<1x3x3xi8>
// CHECK-NEXT:  }
func.func @lowest_numbers(%b: tensor<3x4xi1>, %u: tensor<3x4xui8>, %s: tensor<3x4xi8>, %h: tensor<3x4xbf16>, %i: tensor<3x4xi64>, %t: tensor<1x4x4xui8>, %v: tensor<1x4x4xi8>) -> (tensor<3x4xi1>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<1x3x3xui8>, tensor<1x3x3xi8>) {
  %0 = aten.scatter_reduce.two %b, %i, %b {dim = 1, reduce = "amax", include_self = false} : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi1>) -> tensor<3x4xi1>
  %1 = aten.scatter_reduce.two %u, %i, %u {dim = 1, reduce = "amin", include_self = false} : (tensor<3x4xui8>, tensor<3x4xi64>, tensor<3x4xui8>) -> tensor<3x4xui8>
  %2 = aten.scatter_reduce.two %s, %i, %s {dim = 1, reduce = "amax", include_self = false} : (tensor<3x4xi8>, tensor<3x4xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  %3 = aten.scatter_reduce.two %2, %i, %s {dim = 1, reduce = "amin", include_self = false} : (tensor<3x4xi8>, tensor<3x4xi64>, tensor<3x4xi8>) -> tensor<3x4xi8>
  %4 = aten.scatter_reduce.two %h, %i, %h {dim = 1, reduce = "mean"} : (tensor<3x4xbf16>, tensor<3x4xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %5 = aten.scatter.src %h, %i, %h {dim = 1} : (tensor<3x4xbf16>, tensor<3x4xi64>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %6, %7 = aten.max_pool2d_with_indices %t {kernel_size = [2, 2], stride = [2, 2], padding = [1, 1]} : (tensor<1x4x4xui8>) -> (tensor<1x3x3xui8>, tensor<1x3x3xi64>)
  %8, %9 = aten.max_pool2d_with_indices %v {kernel_size = [2, 2], stride = [2, 2], padding = [1, 1]} : (tensor<1x4x4xi8>) -> (tensor<1x3x3xi8>, tensor<1x3x3xi64>)
  func.return %0, %1, %3, %4, %5, %6, %8 : tensor<3x4xi1>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<1x3x3xui8>, tensor<1x3x3xi8>
}

// -----

// CHECK-LABEL: func.func @scattered_scalars(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[ROW:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:  %[[ONE:[^ ,:]+]]: tensor<1xi64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<1xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[N]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[X]] : tensor<f32> -> tensor<1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <set> %[[X]][], %[[V3]] : tensor<f32>, tensor<f32> -> tensor<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[N]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[X]] : tensor<f32> -> tensor<1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <set> %[[ROW]][%[[V5]]], %[[V6]] : tensor<5xf32>, tensor<1xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[N]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 2.5 : tensor<1xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.scatter <set> %[[ROW]][%[[V8]]], %[[V9]] : tensor<5xf32>, tensor<1xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[ONE]] : tensor<1xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[Y]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.scatter <set> %[[X]][], %[[V12]] : tensor<f32>, tensor<f32> -> tensor<f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reshape %[[N]] : tensor<i64> -> tensor<1xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reshape %[[X]] : tensor<f32> -> tensor<1xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reshape %[[V15]] : tensor<1xi64> -> tensor<i64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[V16]] : tensor<1xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.scatter <add> %[[X]][], %[[V18]] : tensor<f32>, tensor<f32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V4]], %[[V7]], %[[V10]], %[[V13]], %[[V14]], %[[V19]] : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @scattered_scalars(%x: tensor<f32>, %row: tensor<5xf32>, %n: tensor<i64>, %one: tensor<1xi64>, %y: tensor<1xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = aten.scatter.src %x, %n, %x {dim = 0} : (tensor<f32>, tensor<i64>, tensor<f32>) -> tensor<f32>
  %1 = aten.scatter.src %row, %n, %x {dim = 0} : (tensor<5xf32>, tensor<i64>, tensor<f32>) -> tensor<5xf32>
  %2 = aten.scatter.value %row, %n {dim = 0, value = 2.5} : (tensor<5xf32>, tensor<i64>) -> tensor<5xf32>
  %3 = aten.scatter.src %x, %one, %y {dim = 0} : (tensor<f32>, tensor<1xi64>, tensor<1xf32>) -> tensor<f32>
  %4 = aten.index_fill.int_Scalar %x, %n {dim = 0, value = 2.5} : (tensor<f32>, tensor<i64>) -> tensor<f32>
  %5 = aten.scatter_add %x, %n, %x {dim = 0} : (tensor<f32>, tensor<i64>, tensor<f32>) -> tensor<f32>
  func.return %0, %1, %2, %3, %4, %5 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @under_masks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[ROW:[^ ,:]+]]: tensor<1x4xf32>,
// CHECK-SAME:  %[[ROWS:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[ALL:[^ ,:]+]]: tensor<3x4xi1>,
// CHECK-SAME:  %[[NONE:[^ ,:]+]]: tensor<0xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<2xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[ROW]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[X]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.select %[[V0]], %[[V3]], %[[X]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[M]] dims [0] : tensor<3xi1> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[ROW]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V5]], %[[V7]], %[[X]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.index_put %[[X]], [%[[M]]], %[[ROWS]] attributes {extern = "no lowering: a mask selects an unknown number of elements"} : (tensor<3x4xf32>, tensor<3xi1>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[N]], %[[V10]] : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 12 : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[N]], %[[V12]] : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V11]], %[[V13]], %[[N]] : tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reshape %[[X]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.scatter <add> %[[V15]][%[[V14]]], %[[Y]] : tensor<12xf32>, tensor<2xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reshape %[[V16]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]], %[[V8]], %[[V9]], %[[X]], %[[V17]] : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @under_masks(%x: tensor<3x4xf32>, %m: tensor<3xi1>, %row: tensor<1x4xf32>, %rows: tensor<3x4xf32>, %all: tensor<3x4xi1>, %none: tensor<0xf32>, %n: tensor<2xi64>, %y: tensor<2xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
  %0 = aten.index_put %x, [%m], %row {accumulate = true} : (tensor<3x4xf32>, tensor<3xi1>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %1 = aten.index_put %x, [%m], %row : (tensor<3x4xf32>, tensor<3xi1>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %2 = aten.index_put %x, [%m], %rows : (tensor<3x4xf32>, tensor<3xi1>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %3 = aten.masked_scatter %x, %all, %none : (tensor<3x4xf32>, tensor<3x4xi1>, tensor<0xf32>) -> tensor<3x4xf32>
  %4 = aten.put %x, %n, %y {accumulate = true} : (tensor<3x4xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<3x4xf32>
  func.return %0, %1, %2, %3, %4 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @empty(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<0x4xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<6xi1>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:  %[[J:[^ ,:]+]]: tensor<2x1xi64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: tensor<2x6xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<0xi64>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: tensor<?xf32, #shape.dims<s0>>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<5xi1>,
// CHECK-SAME:  %[[NONE:[^ ,:]+]]: tensor<0xf32>) -> (tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0.0 : tensor<0x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[B]] : tensor<5xi1> -> tensor<5xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<5xi64> -> tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V4]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.pad %[[S]] low [0] with 0.0 : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0 + 1>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V7]][%[[V6]]] : tensor<?xf32, #shape.dims<s0 + 1>> -> tensor<5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[B]], %[[V8]], %[[Y]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[X]], %[[X]], %[[V0]], %[[V9]], %[[Y]], %[[Y]] : tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @empty(%x: tensor<0x4xf32>, %m: tensor<6xi1>, %i: tensor<6xi64>, %j: tensor<2x1xi64>, %u: tensor<2x6xf32>, %n: tensor<0xi64>, %s: tensor<?xf32, #shape.dims<s0>>, %s0: index {shape.symbol = "s0"}, %y: tensor<5xf32>, %b: tensor<5xi1>, %none: tensor<0xf32>) -> (tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %0 = aten._unsafe_masked_index_put_accumulate %x, %m, [%i, %j], %u : (tensor<0x4xf32>, tensor<6xi1>, tensor<6xi64>, tensor<2x1xi64>, tensor<2x6xf32>) -> tensor<0x4xf32>
  %1 = aten.index_add %x, %n, %x {dim = 0} : (tensor<0x4xf32>, tensor<0xi64>, tensor<0x4xf32>) -> tensor<0x4xf32>
  %2 = aten.repeat %x {repeats = [1, 2]} : (tensor<0x4xf32>) -> tensor<0x8xf32>
  %3 = aten.masked_scatter %y, %b, %s : (tensor<5xf32>, tensor<5xi1>, tensor<?xf32, #shape.dims<s0>>) -> tensor<5xf32>
  %4 = aten.slice_scatter %y, %none {dim = 0, start = 2, end = 2} : (tensor<5xf32>, tensor<0xf32>) -> tensor<5xf32>
  %5 = aten.cat [%y, %none] : (tensor<5xf32>, tensor<0xf32>) -> tensor<5xf32>
  func.return %0, %1, %2, %3, %4, %5 : tensor<0x4xf32>, tensor<0x4xf32>, tensor<0x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @sliced(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x8xf32, #shape.dims<s0, 8>>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<6xf32>) -> (tensor<?x8xf32, #shape.dims<s0 - 1, 8>>, tensor<1x8xf32>, tensor<?x8xf32, #shape.dims<s0 - 2, 8>>, tensor<2xf32>, tensor<0xf32>, tensor<2xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[X]] offsets [1, 0] strides [1, 1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?x8xf32, #shape.dims<s0 - 1, 8>>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[X]] offsets [max(s0 - 1, 0), 0] strides [1, 1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<1x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[X]] offsets [1, 0] strides [1, 1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?x8xf32, #shape.dims<s0 - 2, 8>>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[Y]] offsets [4] strides [1] : tensor<6xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[Y]] offsets [6] strides [1] : tensor<6xf32> -> tensor<0xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[Y]] offsets [0] strides [1] : tensor<6xf32> -> tensor<2xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : tensor<?x8xf32, #shape.dims<s0 - 1, 8>>, tensor<1x8xf32>, tensor<?x8xf32, #shape.dims<s0 - 2, 8>>, tensor<2xf32>, tensor<0xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @sliced(%x: tensor<?x8xf32, #shape.dims<s0, 8>>, %s0: index {shape.symbol = "s0"}, %y: tensor<6xf32>) -> (tensor<?x8xf32, #shape.dims<s0 - 1, 8>>, tensor<1x8xf32>, tensor<?x8xf32, #shape.dims<s0 - 2, 8>>, tensor<2xf32>, tensor<0xf32>, tensor<2xf32>) {
  %0 = aten.slice.Tensor %x {dim = 0, start = 1} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0 - 1, 8>>
  %1 = aten.slice.Tensor %x {dim = 0, start = -1, end = 9223372036854775807} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<1x8xf32>
  %2 = aten.slice.Tensor %x {dim = 0, start = 1, end = -1} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0 - 2, 8>>
  %3 = aten.slice.Tensor %y {dim = 0, start = 4, end = 100} : (tensor<6xf32>) -> tensor<2xf32>
  %4 = aten.slice.Tensor %y {dim = 0, start = 9, end = 100} : (tensor<6xf32>) -> tensor<0xf32>
  %5 = aten.slice.Tensor %y {dim = 0, start = -100, end = 2} : (tensor<6xf32>) -> tensor<2xf32>
  func.return %0, %1, %2, %3, %4, %5 : tensor<?x8xf32, #shape.dims<s0 - 1, 8>>, tensor<1x8xf32>, tensor<?x8xf32, #shape.dims<s0 - 2, 8>>, tensor<2xf32>, tensor<0xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @refused(
// CHECK-SAME:  %[[F:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: tensor<3xui16>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: tensor<0xf32>) -> (tensor<3xf32>, tensor<3xi64>, tensor<3xi1>, tensor<3xi64>, tensor<3xui16>, tensor<f32>, tensor<3xi64>, tensor<3xi1>, tensor<3xui16>, tensor<3xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.sub.Scalar %[[F]] {other = true} attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.sub.Tensor %[[N]], %[[B]] attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xi64>, tensor<3xi1>) -> tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.pow.Tensor_Tensor %[[B]], %[[B]] attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[B]] : tensor<3xi1> -> tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.pow %[[V4]], %[[V3]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.add.Tensor %[[U]], %[[U]] attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xui16>, tensor<3xui16>) -> tensor<3xui16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.max %[[E]] attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<0xf32>) -> tensor<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.pow.Tensor_Scalar %[[N]] {exponent = -1} attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.pow.Scalar %[[B]] {self = true} attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xi1>) -> tensor<3xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.round.decimals %[[N]] {decimals = 2} attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[U]], %[[V10]] : tensor<3xf32>, tensor<3xi64>, tensor<3xi1>, tensor<3xi64>, tensor<3xui16>, tensor<f32>, tensor<3xi64>, tensor<3xi1>, tensor<3xui16>, tensor<3xi64>
// CHECK-NEXT:  }
func.func @refused(%f: tensor<3xf32>, %b: tensor<3xi1>, %n: tensor<3xi64>, %u: tensor<3xui16>, %e: tensor<0xf32>) -> (tensor<3xf32>, tensor<3xi64>, tensor<3xi1>, tensor<3xi64>, tensor<3xui16>, tensor<f32>, tensor<3xi64>, tensor<3xi1>, tensor<3xui16>, tensor<3xi64>) {
  %0 = aten.sub.Scalar %f {other = true} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = aten.sub.Tensor %n, %b : (tensor<3xi64>, tensor<3xi1>) -> tensor<3xi64>
  %2 = aten.pow.Tensor_Tensor %b, %b : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %3 = aten.pow.Scalar %b {self = 2} : (tensor<3xi1>) -> tensor<3xi64>
  %4 = aten.add.Tensor %u, %u : (tensor<3xui16>, tensor<3xui16>) -> tensor<3xui16>
  %5 = aten.max %e : (tensor<0xf32>) -> tensor<f32>
  %6 = aten.pow.Tensor_Scalar %n {exponent = -1} : (tensor<3xi64>) -> tensor<3xi64>
  %7 = aten.pow.Scalar %b {self = true} : (tensor<3xi1>) -> tensor<3xi1>
  %8 = aten.clone %u : (tensor<3xui16>) -> tensor<3xui16>
  %9 = aten.round.decimals %n {decimals = 2} : (tensor<3xi64>) -> tensor<3xi64>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3xf32>, tensor<3xi64>, tensor<3xi1>, tensor<3xi64>, tensor<3xui16>, tensor<f32>, tensor<3xi64>, tensor<3xi1>, tensor<3xui16>, tensor<3xi64>
}

// -----

/// Each pair of types is compared in the type that holds both.
// CHECK-LABEL: func.func @compared_types(
// CHECK-SAME:  %[[X_F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[X_F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[X_F64:[^ ,:]+]]: tensor<4xf64>,
// CHECK-SAME:  %[[X_BF16:[^ ,:]+]]: tensor<4xbf16>,
// CHECK-SAME:  %[[X_I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[X_UI8:[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:  %[[X_I32:[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:  %[[X_I1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[X_I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[S_F64:[^ ,:]+]]: tensor<f64>,
// CHECK-SAME:  %[[S_F32:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[S_I64:[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:  %[[X_I16:[^ ,:]+]]: tensor<4xi16>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<i1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X_F16]] : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X_BF16]] : tensor<4xbf16> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[X_F32]] : tensor<4xf32> -> tensor<4xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[X_F64]] : tensor<4xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[X_F32]] : tensor<4xf32> -> tensor<4xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <lt> %[[X_F64]], %[[V5]] : tensor<4xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[X_BF16]] : tensor<4xbf16> -> tensor<4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <lt> %[[V7]], %[[X_F64]] : tensor<4xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.convert %[[X_I8]] : tensor<4xi8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[X_UI8]] : tensor<4xui8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <lt> %[[V9]], %[[V10]] : tensor<4xi16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[X_UI8]] : tensor<4xui8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.compare <lt> %[[V12]], %[[X_I16]] : tensor<4xi16>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[X_UI8]] : tensor<4xui8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[X_I8]] : tensor<4xi8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.compare <lt> %[[V14]], %[[V15]] : tensor<4xi16>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.convert %[[X_I32]] : tensor<4xi32> -> tensor<4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.compare <lt> %[[V17]], %[[X_I64]] : tensor<4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[X_I1]] : tensor<4xi1> -> tensor<4xi32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.compare <lt> %[[V19]], %[[X_I32]] : tensor<4xi32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.convert %[[X_I1]] : tensor<4xi1> -> tensor<4xi32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.compare <lt> %[[X_I32]], %[[V21]] : tensor<4xi32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.convert %[[X_I64]] : tensor<4xi64> -> tensor<4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.compare <lt> %[[X_F32]], %[[V23]] : tensor<4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.convert %[[X_I64]] : tensor<4xi64> -> tensor<4xf16>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.compare <lt> %[[V25]], %[[X_F16]] : tensor<4xf16>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.convert %[[S_F64]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V27]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.compare <lt> %[[V28]], %[[X_F32]] : tensor<4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.convert %[[S_F64]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V30]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.compare <lt> %[[X_F32]], %[[V31]] : tensor<4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.broadcast %[[S_F32]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.convert %[[X_I64]] : tensor<4xi64> -> tensor<4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.compare <lt> %[[V33]], %[[V34]] : tensor<4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.convert %[[S_I64]] : tensor<i64> -> tensor<f32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.broadcast %[[V36]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.compare <lt> %[[V37]], %[[X_F32]] : tensor<4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.convert %[[X_I1]] : tensor<4xi1> -> tensor<4xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.broadcast %[[S_I64]] dims [] : tensor<i64> -> tensor<4xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.compare <lt> %[[V39]], %[[V40]] : tensor<4xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.convert %[[S_I64]] : tensor<i64> -> tensor<i8>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.broadcast %[[V42]] dims [] : tensor<i8> -> tensor<4xi8>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.compare <lt> %[[X_I8]], %[[V43]] : tensor<4xi8>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.convert %[[S_I64]] : tensor<i64> -> tensor<f64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.compare <lt> %[[S_F64]], %[[V45]] : tensor<f64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.constant 1 : tensor<4xi1>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.compare <lt> %[[X_I1]], %[[V47]] : tensor<4xi1>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.convert %[[X_I1]] : tensor<4xi1> -> tensor<4xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.compare <lt> %[[V49]], %[[V50]] : tensor<4xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.convert %[[X_I64]] : tensor<4xi64> -> tensor<4xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant 2.5 : tensor<4xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.compare <lt> %[[V52]], %[[V53]] : tensor<4xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.constant 1 : tensor<4xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.compare <lt> %[[X_I64]], %[[V55]] : tensor<4xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.constant 3.0 : tensor<4xf16>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.compare <lt> %[[X_F16]], %[[V57]] : tensor<4xf16>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.constant 44 : tensor<4xi8>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.compare <lt> %[[X_I8]], %[[V59]] : tensor<4xi8>
// CHECK-NEXT:    func.return %[[V2]], %[[V4]], %[[V6]], %[[V8]], %[[V11]], %[[V13]], %[[V16]], %[[V18]], %[[V20]], %[[V22]], %[[V24]], %[[V26]], %[[V29]], %[[V32]], %[[V35]], %[[V38]], %[[V41]], %[[V44]], %[[V46]], %[[V48]], %[[V51]], %[[V54]], %[[V56]], %[[V58]], %[[V60]] : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<i1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
// CHECK-NEXT:  }
func.func @compared_types(%x_f16: tensor<4xf16>, %x_f32: tensor<4xf32>, %x_f64: tensor<4xf64>, %x_bf16: tensor<4xbf16>, %x_i8: tensor<4xi8>, %x_ui8: tensor<4xui8>, %x_i32: tensor<4xi32>, %x_i1: tensor<4xi1>, %x_i64: tensor<4xi64>, %s_f64: tensor<f64>, %s_f32: tensor<f32>, %s_i64: tensor<i64>, %x_i16: tensor<4xi16>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<i1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0 = aten.lt.Tensor %x_f16, %x_bf16 : (tensor<4xf16>, tensor<4xbf16>) -> tensor<4xi1>
  %1 = aten.lt.Tensor %x_f32, %x_f64 : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xi1>
  %2 = aten.lt.Tensor %x_f64, %x_f32 : (tensor<4xf64>, tensor<4xf32>) -> tensor<4xi1>
  %3 = aten.lt.Tensor %x_bf16, %x_f64 : (tensor<4xbf16>, tensor<4xf64>) -> tensor<4xi1>
  %4 = aten.lt.Tensor %x_i8, %x_ui8 : (tensor<4xi8>, tensor<4xui8>) -> tensor<4xi1>
  %5 = aten.lt.Tensor %x_ui8, %x_i16 : (tensor<4xui8>, tensor<4xi16>) -> tensor<4xi1>
  %6 = aten.lt.Tensor %x_ui8, %x_i8 : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi1>
  %7 = aten.lt.Tensor %x_i32, %x_i64 : (tensor<4xi32>, tensor<4xi64>) -> tensor<4xi1>
  %8 = aten.lt.Tensor %x_i1, %x_i32 : (tensor<4xi1>, tensor<4xi32>) -> tensor<4xi1>
  %9 = aten.lt.Tensor %x_i32, %x_i1 : (tensor<4xi32>, tensor<4xi1>) -> tensor<4xi1>
  %10 = aten.lt.Tensor %x_f32, %x_i64 : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xi1>
  %11 = aten.lt.Tensor %x_i64, %x_f16 : (tensor<4xi64>, tensor<4xf16>) -> tensor<4xi1>
  %12 = aten.lt.Tensor %s_f64, %x_f32 : (tensor<f64>, tensor<4xf32>) -> tensor<4xi1>
  %13 = aten.lt.Tensor %x_f32, %s_f64 : (tensor<4xf32>, tensor<f64>) -> tensor<4xi1>
  %14 = aten.lt.Tensor %s_f32, %x_i64 : (tensor<f32>, tensor<4xi64>) -> tensor<4xi1>
  %15 = aten.lt.Tensor %s_i64, %x_f32 : (tensor<i64>, tensor<4xf32>) -> tensor<4xi1>
  %16 = aten.lt.Tensor %x_i1, %s_i64 : (tensor<4xi1>, tensor<i64>) -> tensor<4xi1>
  %17 = aten.lt.Tensor %x_i8, %s_i64 : (tensor<4xi8>, tensor<i64>) -> tensor<4xi1>
  %18 = aten.lt.Tensor %s_f64, %s_i64 : (tensor<f64>, tensor<i64>) -> tensor<i1>
  %19 = aten.lt.Scalar %x_i1 {other = true} : (tensor<4xi1>) -> tensor<4xi1>
  %20 = aten.lt.Scalar %x_i1 {other = 2} : (tensor<4xi1>) -> tensor<4xi1>
  %21 = aten.lt.Scalar %x_i64 {other = 2.5} : (tensor<4xi64>) -> tensor<4xi1>
  %22 = aten.lt.Scalar %x_i64 {other = true} : (tensor<4xi64>) -> tensor<4xi1>
  %23 = aten.lt.Scalar %x_f16 {other = 3} : (tensor<4xf16>) -> tensor<4xi1>
  %24 = aten.lt.Scalar %x_i8 {other = 300} : (tensor<4xi8>) -> tensor<4xi1>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<i1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// -----

// CHECK-LABEL: func.func @without_batches(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<5x8xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<6x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: tensor<4xui8>) -> (tensor<5x8xf32>, tensor<f32>, tensor<i64>, tensor<4xui8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][m, k], %[[K]][n1, k] -> [n, m, n1] : tensor<5x8xf32>, tensor<6x8xf32> -> tensor<1x5x6xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x5x6xf32> -> tensor<5x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<5x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<5x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<5x6xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 1 : tensor<5x6xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ge> %[[V4]], %[[V5]] : tensor<5x6xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant -inf : tensor<5x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V3]], %[[V7]] : tensor<5x6xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <maximum> %[[V8]] dims [1] : tensor<5x6xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -inf : tensor<5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <eq> %[[V9]], %[[V10]] : tensor<5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V11]], %[[V12]], %[[V9]] : tensor<5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [0] : tensor<5xf32> -> tensor<5x6xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V8]], %[[V14]] : tensor<5x6xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.exp %[[V15]] : tensor<5x6xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <add> %[[V16]] dims [1] : tensor<5x6xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 0.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.compare <eq> %[[V17]], %[[V18]] : tensor<5xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 1.0 : tensor<5xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.select %[[V19]], %[[V20]], %[[V17]] : tensor<5xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.contract <mul, add> %[[V16]][m, k], %[[K]][k, n1] -> [n, m, n1] : tensor<5x6xf32>, tensor<6x8xf32> -> tensor<1x5x8xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.reshape %[[V22]] : tensor<1x5x8xf32> -> tensor<5x8xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V21]] dims [0] : tensor<5xf32> -> tensor<5x8xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.div %[[V23]], %[[V24]] : tensor<5x8xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.log %[[V21]] : tensor<5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.add %[[V26]], %[[V13]] : tensor<5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 0 : tensor<i64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = aten.addcmul %[[U]], %[[U]], %[[U]] {value = -1} attributes {extern = "no lowering: the factor -1 is not in the range of ui8"} : (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:    func.return %[[V25]], %[[X]], %[[V28]], %[[V29]] : tensor<5x8xf32>, tensor<f32>, tensor<i64>, tensor<4xui8>
// CHECK-NEXT:  }
func.func @without_batches(%q: tensor<5x8xf32>, %k: tensor<6x8xf32>, %x: tensor<f32>, %u: tensor<4xui8>) -> (tensor<5x8xf32>, tensor<f32>, tensor<i64>, tensor<4xui8>) {
  %0 = aten.scaled_dot_product_attention %q, %k, %k {is_causal = true} : (tensor<5x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
  %1, %2 = aten.cummax %x {dim = 0} : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %3 = aten.addcmul %u, %u, %u {value = -1} : (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  func.return %0, %1, %2, %3 : tensor<5x8xf32>, tensor<f32>, tensor<i64>, tensor<4xui8>
}
