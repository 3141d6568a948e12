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
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = aten.round.decimals %[[N]] {decimals = 2} attributes {extern = "no lowering: PyTorch refuses tensors of these types, or these numbers"} : (tensor<4xi64>) -> tensor<4xi64>
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
  %5 = aten.round.decimals %n {decimals = 2} : (tensor<4xi64>) -> tensor<4xi64>
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
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<2x6xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>) {
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
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = aten.as_strided_scatter %[[V35]], %[[Z]] {size = [2, 6], stride = [6, 1], storage_offset = 1} attributes {extern = "no lowering: it writes into a part of the base tensor"} : (tensor<3x4xf32>, tensor<2x6xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V11]], %[[V22]], %[[V23]], %[[V34]], %[[V35]], %[[V37]], %[[V38]] : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @by_strides(%x: tensor<4x8xf32>, %y: tensor<3x4xf32>, %z: tensor<2x6xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<1x32xf32>, tensor<4x7xf32>, tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>) {
  %0 = aten.as_strided %x {size = [8, 4], stride = [4, 1], storage_offset = 0} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %1 = aten.as_strided %x {size = [4, 8], stride = [1, 4]} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = aten.as_strided %x {size = [4, 4], stride = [4, 1], storage_offset = 1} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %3 = aten.as_strided %x {size = [1, 32], stride = [7, 1]} : (tensor<4x8xf32>) -> tensor<1x32xf32>
  %4 = aten.as_strided %x {size = [4, 7], stride = [7, 1]} : (tensor<4x8xf32>) -> tensor<4x7xf32>
  %5 = aten.as_strided_scatter %y, %z {size = [2, 6], stride = [6, 1]} : (tensor<3x4xf32>, tensor<2x6xf32>) -> tensor<3x4xf32>
  %6 = aten.as_strided_scatter %5, %z {size = [2, 6], stride = [6, 1], storage_offset = 0} : (tensor<3x4xf32>, tensor<2x6xf32>) -> tensor<3x4xf32>
  %7 = aten.view %6 {size = [12]} : (tensor<3x4xf32>) -> tensor<12xf32>
  %8 = aten.as_strided_scatter %5, %z {size = [2, 6], stride = [6, 1], storage_offset = 1} : (tensor<3x4xf32>, tensor<2x6xf32>) -> tensor<3x4xf32>
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
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x1x2x6x8xf32>,
// CHECK-SAME:  %[[ONE:[^ ,:]+]]: tensor<2x3x1x6x8xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<5x6xf64>) -> (tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, m, b1 * 2 + m1, m2, k], %[[K]][b, 0, b1, n, k] -> [b, m, b1, m1, m2, n] : tensor<2x3x4x5x8xf32>, tensor<2x1x2x6x8xf32> -> tensor<2x3x2x2x5x6xf32>
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
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.contract <mul, add> %[[V11]][b, m, b1 * 2 + m1, m2, k], %[[K]][b, 0, b1, k, n] -> [b, m, b1, m1, m2, n] : tensor<2x3x4x5x6xf32>, tensor<2x1x2x6x8xf32> -> tensor<2x3x2x2x5x8xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reshape %[[V17]] : tensor<2x3x2x2x5x8xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.broadcast %[[V16]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V18]], %[[V19]] : tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.log %[[V16]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V21]], %[[V8]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1, m * 2 + m1, m2, k], %[[ONE]][b, b1, 0, n, k] -> [b, b1, m, m1, m2, n] : tensor<2x3x4x5x8xf32>, tensor<2x3x1x6x8xf32> -> tensor<2x3x2x2x5x6xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.reshape %[[V23]] : tensor<2x3x2x2x5x6xf32> -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 0.5 : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V24]], %[[V25]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.reduce <maximum> %[[V26]] dims [4] : tensor<2x3x4x5x6xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant -inf : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.compare <eq> %[[V27]], %[[V28]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.select %[[V29]], %[[V30]], %[[V27]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.broadcast %[[V31]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.sub %[[V26]], %[[V32]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.exp %[[V33]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.reduce <add> %[[V34]] dims [4] : tensor<2x3x4x5x6xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.compare <eq> %[[V35]], %[[V36]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.select %[[V37]], %[[V38]], %[[V35]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.contract <mul, add> %[[V34]][b, m, b1 * 2 + m1, m2, k], %[[K]][b, 0, b1, k, n] -> [b, m, b1, m1, m2, n] : tensor<2x3x4x5x6xf32>, tensor<2x1x2x6x8xf32> -> tensor<2x3x2x2x5x8xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.reshape %[[V40]] : tensor<2x3x2x2x5x8xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.broadcast %[[V39]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.div %[[V41]], %[[V42]] : tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.log %[[V39]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.add %[[V44]], %[[V31]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, m, b1 * 2 + m1, m2, k], %[[K]][b, 0, b1, n, k] -> [b, m, b1, m1, m2, n] : tensor<2x3x4x5x8xf32>, tensor<2x1x2x6x8xf32> -> tensor<2x3x2x2x5x6xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.reshape %[[V46]] : tensor<2x3x2x2x5x6xf32> -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.mul %[[V47]], %[[V48]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x4x5x6xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x4x5x6xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.compare <ge> %[[V50]], %[[V51]] : tensor<2x3x4x5x6xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant -inf : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.select %[[V52]], %[[V49]], %[[V53]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.reduce <maximum> %[[V54]] dims [4] : tensor<2x3x4x5x6xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.constant -inf : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.compare <eq> %[[V55]], %[[V56]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.select %[[V57]], %[[V58]], %[[V55]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.broadcast %[[V59]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.sub %[[V54]], %[[V60]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.exp %[[V61]] : tensor<2x3x4x5x6xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.reduce <add> %[[V62]] dims [4] : tensor<2x3x4x5x6xf32> -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.compare <eq> %[[V63]], %[[V64]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 1.0 : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.select %[[V65]], %[[V66]], %[[V63]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.contract <mul, add> %[[V62]][b, b1, m * 2 + m1, m2, k], %[[ONE]][b, b1, 0, k, n] -> [b, b1, m, m1, m2, n] : tensor<2x3x4x5x6xf32>, tensor<2x3x1x6x8xf32> -> tensor<2x3x2x2x5x8xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.reshape %[[V68]] : tensor<2x3x2x2x5x8xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.broadcast %[[V67]] dims [0, 1, 2, 3] : tensor<2x3x4x5xf32> -> tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.div %[[V69]], %[[V70]] : tensor<2x3x4x5x8xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.log %[[V67]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.add %[[V72]], %[[V59]] : tensor<2x3x4x5xf32>
// CHECK-NEXT:    func.return %[[V20]], %[[V43]], %[[V71]] : tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>
// CHECK-NEXT:  }
func.func @heads(%q: tensor<2x3x4x5x8xf32>, %k: tensor<2x1x2x6x8xf32>, %one: tensor<2x3x1x6x8xf32>, %m: tensor<5x6xf64>) -> (tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>) {
  %0 = aten.scaled_dot_product_attention %q, %k, %k {enable_gqa = true} : (tensor<2x3x4x5x8xf32>, tensor<2x1x2x6x8xf32>, tensor<2x1x2x6x8xf32>) -> tensor<2x3x4x5x8xf32>
  %1 = aten.scaled_dot_product_attention %q, %one, %k {scale = 0.5} : (tensor<2x3x4x5x8xf32>, tensor<2x3x1x6x8xf32>, tensor<2x1x2x6x8xf32>) -> tensor<2x3x4x5x8xf32>
  %2 = aten.scaled_dot_product_attention %q, %k, %one {is_causal = true} : (tensor<2x3x4x5x8xf32>, tensor<2x1x2x6x8xf32>, tensor<2x3x1x6x8xf32>) -> tensor<2x3x4x5x8xf32>
  func.return %0, %1, %2 : tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>, tensor<2x3x4x5x8xf32>
}

// -----

// CHECK-LABEL: func.func @mask_of_doubles(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x4x6x8xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<5x6xbf16>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<2x4x5x8xbf16>,
// CHECK-SAME:  %[[L:[^ ,:]+]]: tensor<2x4x6x8xbf16>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1 + m, m1, k], %[[K]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x5x8xf32>, tensor<2x4x6x8xf32> -> tensor<2x4x1x5x6xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x4x1x5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[M]] : tensor<5x6xbf16> -> tensor<5x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [2, 3] : tensor<5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V3]], %[[V5]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <maximum> %[[V6]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant -inf : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <eq> %[[V7]], %[[V8]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V9]], %[[V10]], %[[V7]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V6]], %[[V12]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.exp %[[V13]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <add> %[[V14]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.compare <eq> %[[V15]], %[[V16]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.select %[[V17]], %[[V18]], %[[V15]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.contract <mul, add> %[[V14]][b, b1 + m, m1, k], %[[K]][b, b1, k, n] -> [b, b1, m, m1, n] : tensor<2x4x5x6xf32>, tensor<2x4x6x8xf32> -> tensor<2x4x1x5x8xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.reshape %[[V20]] : tensor<2x4x1x5x8xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V19]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.div %[[V21]], %[[V22]] : tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.log %[[V19]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.add %[[V24]], %[[V11]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.contract <mul, add> %[[H]][b, b1 + m, m1, k], %[[L]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x5x8xbf16>, tensor<2x4x6x8xbf16> -> tensor<2x4x1x5x6xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.reshape %[[V26]] : tensor<2x4x1x5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 0.35355339059327373 : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.mul %[[V27]], %[[V28]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.convert %[[M]] : tensor<5x6xbf16> -> tensor<5x6xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V30]] dims [2, 3] : tensor<5x6xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V29]], %[[V31]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.reduce <maximum> %[[V32]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant -inf : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.compare <eq> %[[V33]], %[[V34]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.select %[[V35]], %[[V36]], %[[V33]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.broadcast %[[V37]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.sub %[[V32]], %[[V38]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.exp %[[V39]] : tensor<2x4x5x6xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.reduce <add> %[[V40]] dims [3] : tensor<2x4x5x6xf32> -> tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.compare <eq> %[[V41]], %[[V42]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.select %[[V43]], %[[V44]], %[[V41]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.convert %[[V40]] : tensor<2x4x5x6xf32> -> tensor<2x4x5x6xbf16>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.contract <mul, add> %[[V46]][b, b1 + m, m1, k], %[[L]][b, b1, k, n] -> [b, b1, m, m1, n] : tensor<2x4x5x6xbf16>, tensor<2x4x6x8xbf16> -> tensor<2x4x1x5x8xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.reshape %[[V47]] : tensor<2x4x1x5x8xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.broadcast %[[V45]] dims [0, 1, 2] : tensor<2x4x5xf32> -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.div %[[V48]], %[[V49]] : tensor<2x4x5x8xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.log %[[V45]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.add %[[V51]], %[[V37]] : tensor<2x4x5xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.convert %[[V50]] : tensor<2x4x5x8xf32> -> tensor<2x4x5x8xbf16>
// CHECK-NEXT:    func.return %[[V23]], %[[V53]] : tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>
// CHECK-NEXT:  }
func.func @mask_of_doubles(%q: tensor<2x4x5x8xf32>, %k: tensor<2x4x6x8xf32>, %m: tensor<5x6xbf16>, %h: tensor<2x4x5x8xbf16>, %l: tensor<2x4x6x8xbf16>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5x8xbf16>) {
  %0 = aten.scaled_dot_product_attention %q, %k, %k, %m : (tensor<2x4x5x8xf32>, tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>, tensor<5x6xbf16>) -> tensor<2x4x5x8xf32>
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
