// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-resampling.mlir.

// CHECK-LABEL: func.func @upsample_linear1d_backward_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x2xf32>) -> tensor<2x3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -7 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 10 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.floor_div %[[V5]], %[[V6]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V9]], %[[V10]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<5x4xi64> -> tensor<5x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.5 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V12]], %[[V13]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 2.5 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.5 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.sub %[[V16]], %[[V17]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0.0 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.maximum %[[V18]], %[[V19]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.floor %[[V20]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.convert %[[V21]] : tensor<5x4xf32> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 4 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.minimum %[[V22]], %[[V23]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.convert %[[V24]] : tensor<5x4xi64> -> tensor<5x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V20]], %[[V25]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 0.0 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.maximum %[[V26]], %[[V27]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.constant 1.0 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.minimum %[[V28]], %[[V29]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V24]], %[[V31]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 4 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.minimum %[[V32]], %[[V33]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.compare <eq> %[[V24]], %[[V1]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.compare <eq> %[[V34]], %[[V1]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 1.0 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.sub %[[V37]], %[[V30]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 0.0 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.select %[[V35]], %[[V38]], %[[V39]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 0.0 : tensor<5x4xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.select %[[V36]], %[[V30]], %[[V41]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V40]], %[[V42]] : tensor<5x4xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 0 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.compare <ge> %[[V11]], %[[V44]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 2 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.compare <lt> %[[V11]], %[[V46]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.and %[[V45]], %[[V47]] : tensor<5x4xi1>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.or %[[V35]], %[[V36]] : tensor<5x4xi1>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.and %[[V48]], %[[V49]] : tensor<5x4xi1>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.constant 0 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.maximum %[[V11]], %[[V51]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant 1 : tensor<5x4xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.minimum %[[V52]], %[[V53]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x5x4xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x5x4xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.broadcast %[[V54]] dims [2, 3] : tensor<5x4xi64> -> tensor<2x3x5x4xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.broadcast %[[V43]] dims [2, 3] : tensor<5x4xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.broadcast %[[V50]] dims [2, 3] : tensor<5x4xi1> -> tensor<2x3x5x4xi1>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.gather %[[V0]][%[[V55]], %[[V56]], %[[V57]]] : tensor<2x3x2xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.mul %[[V60]], %[[V58]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.select %[[V59]], %[[V61]], %[[V62]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.reduce <add> %[[V63]] dims [3] : tensor<2x3x5x4xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    func.return %[[V64]] : tensor<2x3x5xf32>
// CHECK-NEXT:  }
func.func @upsample_linear1d_backward_3(%0: tensor<2x3x2xf32>) -> tensor<2x3x5xf32> {
  %1 = aten.upsample_linear1d_backward %0 {output_size = [2], input_size = [2, 3, 5], align_corners = false} : (tensor<2x3x2xf32>) -> tensor<2x3x5xf32>
  func.return %1 : tensor<2x3x5xf32>
}

// -----

// CHECK-LABEL: func.func @upsample_nearest_exact2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x1000x1000x7xf32>) -> tensor<2x1000x4x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<1000xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<1000xi64> -> tensor<1000xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<1000xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<1000xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.004 : tensor<1000xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V4]], %[[V5]] : tensor<1000xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.floor %[[V6]] : tensor<1000xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[V7]] : tensor<1000xf32> -> tensor<1000xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 3 : tensor<1000xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.minimum %[[V8]], %[[V9]] : tensor<1000xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [2] : tensor<1000xi64> -> tensor<2x1000x1000x7xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[V12]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V13]], %[[V14]] : tensor<7xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.7142857142857143 : tensor<7xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<7xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.floor %[[V17]] : tensor<7xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[V18]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 4 : tensor<7xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.minimum %[[V19]], %[[V20]] : tensor<7xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [3] : tensor<7xi64> -> tensor<2x1000x1000x7xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 0.0 : tensor<2x1000x4x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.iota dim 0 : tensor<2x1000x1000x7xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 1 : tensor<2x1000x1000x7xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.scatter <add> %[[V23]][%[[V24]], %[[V25]], %[[V11]], %[[V22]]], %[[V0]] : tensor<2x1000x4x5xf32>, tensor<2x1000x1000x7xf32> -> tensor<2x1000x4x5xf32>
// CHECK-NEXT:    func.return %[[V26]] : tensor<2x1000x4x5xf32>
// CHECK-NEXT:  }
func.func @upsample_nearest_exact2d_backward(%0: tensor<2x1000x1000x7xf32>) -> tensor<2x1000x4x5xf32> {
  %1 = aten._upsample_nearest_exact2d_backward %0 {output_size = [1000, 7], input_size = [2, 1000, 4, 5]} : (tensor<2x1000x1000x7xf32>) -> tensor<2x1000x4x5xf32>
  func.return %1 : tensor<2x1000x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @by_factors(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x1x4xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<1x1x5xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<1x1x2x3x4xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<1x1x132xf32>) -> (tensor<1x1x8xf32>, tensor<1x1x132xf32>, tensor<1x1x8xf32>, tensor<1x1x6xf32>, tensor<1x1x1xf32>, tensor<1x1x2x3x8xf32>, tensor<1x1x4xf32>, tensor<1x1x9xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[X]] dims [0, 1, 2] : tensor<1x1x4xf32> -> tensor<1x1x4x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x1x4x2xf32> -> tensor<1x1x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<132xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<132xi64> -> tensor<132xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.030303030303030304 : tensor<132xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<132xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.floor %[[V5]] : tensor<132xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<132xf32> -> tensor<132xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 3 : tensor<132xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.minimum %[[V7]], %[[V8]] : tensor<132xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [2] : tensor<132xi64> -> tensor<1x1x132xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x132xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x132xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.gather %[[X]][%[[V11]], %[[V12]], %[[V10]]] : tensor<1x1x4xf32> -> tensor<1x1x132xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.iota dim 0 : tensor<8xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[V14]] : tensor<8xi64> -> tensor<8xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.45454545454545453 : tensor<8xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<8xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.floor %[[V17]] : tensor<8xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.convert %[[V18]] : tensor<8xf32> -> tensor<8xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 3 : tensor<8xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.minimum %[[V19]], %[[V20]] : tensor<8xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [2] : tensor<8xi64> -> tensor<1x1x8xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x8xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x8xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.gather %[[X]][%[[V23]], %[[V24]], %[[V22]]] : tensor<1x1x4xf32> -> tensor<1x1x8xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.convert %[[V26]] : tensor<6xi64> -> tensor<6xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 0.5 : tensor<6xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.add %[[V27]], %[[V28]] : tensor<6xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.constant 0.625 : tensor<6xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.mul %[[V29]], %[[V30]] : tensor<6xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 0.5 : tensor<6xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.sub %[[V31]], %[[V32]] : tensor<6xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 0.0 : tensor<6xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.maximum %[[V33]], %[[V34]] : tensor<6xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.floor %[[V35]] : tensor<6xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.convert %[[V36]] : tensor<6xf32> -> tensor<6xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 3 : tensor<6xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.minimum %[[V37]], %[[V38]] : tensor<6xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.convert %[[V39]] : tensor<6xi64> -> tensor<6xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.sub %[[V35]], %[[V40]] : tensor<6xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 0.0 : tensor<6xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.maximum %[[V41]], %[[V42]] : tensor<6xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 1.0 : tensor<6xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.minimum %[[V43]], %[[V44]] : tensor<6xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 1 : tensor<6xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.add %[[V39]], %[[V46]] : tensor<6xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 3 : tensor<6xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.minimum %[[V47]], %[[V48]] : tensor<6xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.broadcast %[[V39]] dims [2] : tensor<6xi64> -> tensor<1x1x6xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.broadcast %[[V49]] dims [2] : tensor<6xi64> -> tensor<1x1x6xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.broadcast %[[V45]] dims [2] : tensor<6xf32> -> tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x6xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x6xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.gather %[[X]][%[[V53]], %[[V54]], %[[V50]]] : tensor<1x1x4xf32> -> tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x6xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x6xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.gather %[[X]][%[[V56]], %[[V57]], %[[V51]]] : tensor<1x1x4xf32> -> tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.sub %[[V59]], %[[V52]] : tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.mul %[[V60]], %[[V55]] : tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.mul %[[V52]], %[[V58]] : tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.add %[[V61]], %[[V62]] : tensor<1x1x6xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.iota dim 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.convert %[[V64]] : tensor<1xi64> -> tensor<1xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 4.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.mul %[[V65]], %[[V66]] : tensor<1xf32>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.floor %[[V67]] : tensor<1xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.convert %[[V68]] : tensor<1xf32> -> tensor<1xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.constant 4 : tensor<1xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.minimum %[[V69]], %[[V70]] : tensor<1xi64>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.convert %[[V71]] : tensor<1xi64> -> tensor<1xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.sub %[[V67]], %[[V72]] : tensor<1xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.constant 0.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.maximum %[[V73]], %[[V74]] : tensor<1xf32>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.constant 1.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.minimum %[[V75]], %[[V76]] : tensor<1xf32>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.constant 1 : tensor<1xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.add %[[V71]], %[[V78]] : tensor<1xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.constant 4 : tensor<1xi64>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.minimum %[[V79]], %[[V80]] : tensor<1xi64>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.broadcast %[[V71]] dims [2] : tensor<1xi64> -> tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.broadcast %[[V81]] dims [2] : tensor<1xi64> -> tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.broadcast %[[V77]] dims [2] : tensor<1xf32> -> tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.gather %[[Y]][%[[V85]], %[[V86]], %[[V82]]] : tensor<1x1x5xf32> -> tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.gather %[[Y]][%[[V88]], %[[V89]], %[[V83]]] : tensor<1x1x5xf32> -> tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.sub %[[V91]], %[[V84]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.mul %[[V92]], %[[V87]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.mul %[[V84]], %[[V90]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.add %[[V93]], %[[V94]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.broadcast %[[Z]] dims [0, 1, 2, 4, 6] : tensor<1x1x2x3x4xf32> -> tensor<1x1x2x1x3x1x4x2xf32>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = prim.reshape %[[V96]] : tensor<1x1x2x1x3x1x4x2xf32> -> tensor<1x1x2x3x8xf32>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = prim.iota dim 0 : tensor<132xi64>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = prim.convert %[[V98]] : tensor<132xi64> -> tensor<132xf32>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = prim.constant 0.030303030303030304 : tensor<132xf32>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = prim.mul %[[V99]], %[[V100]] : tensor<132xf32>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = prim.floor %[[V101]] : tensor<132xf32>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = prim.convert %[[V102]] : tensor<132xf32> -> tensor<132xi64>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = prim.constant 3 : tensor<132xi64>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = prim.minimum %[[V103]], %[[V104]] : tensor<132xi64>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = prim.broadcast %[[V105]] dims [2] : tensor<132xi64> -> tensor<1x1x132xi64>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = prim.constant 0.0 : tensor<1x1x4xf32>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x132xi64>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x132xi64>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = prim.scatter <add> %[[V107]][%[[V108]], %[[V109]], %[[V106]]], %[[G]] : tensor<1x1x4xf32>, tensor<1x1x132xf32> -> tensor<1x1x4xf32>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = prim.convert %[[V111]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = prim.mul %[[V112]], %[[V113]] : tensor<9xf32>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = prim.floor %[[V114]] : tensor<9xf32>
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = prim.convert %[[V115]] : tensor<9xf32> -> tensor<9xi64>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = prim.constant 4 : tensor<9xi64>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = prim.minimum %[[V116]], %[[V117]] : tensor<9xi64>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = prim.convert %[[V118]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = prim.sub %[[V114]], %[[V119]] : tensor<9xf32>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V122:[^ ,:]+]] = prim.maximum %[[V120]], %[[V121]] : tensor<9xf32>
// CHECK-NEXT:    %[[V123:[^ ,:]+]] = prim.constant 1.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V124:[^ ,:]+]] = prim.minimum %[[V122]], %[[V123]] : tensor<9xf32>
// CHECK-NEXT:    %[[V125:[^ ,:]+]] = prim.constant 1 : tensor<9xi64>
// CHECK-NEXT:    %[[V126:[^ ,:]+]] = prim.add %[[V118]], %[[V125]] : tensor<9xi64>
// CHECK-NEXT:    %[[V127:[^ ,:]+]] = prim.constant 4 : tensor<9xi64>
// CHECK-NEXT:    %[[V128:[^ ,:]+]] = prim.minimum %[[V126]], %[[V127]] : tensor<9xi64>
// CHECK-NEXT:    %[[V129:[^ ,:]+]] = prim.broadcast %[[V118]] dims [2] : tensor<9xi64> -> tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V130:[^ ,:]+]] = prim.broadcast %[[V128]] dims [2] : tensor<9xi64> -> tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V131:[^ ,:]+]] = prim.broadcast %[[V124]] dims [2] : tensor<9xf32> -> tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V132:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V133:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V134:[^ ,:]+]] = prim.gather %[[Y]][%[[V132]], %[[V133]], %[[V129]]] : tensor<1x1x5xf32> -> tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V135:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V136:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V137:[^ ,:]+]] = prim.gather %[[Y]][%[[V135]], %[[V136]], %[[V130]]] : tensor<1x1x5xf32> -> tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V138:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V139:[^ ,:]+]] = prim.sub %[[V138]], %[[V131]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V140:[^ ,:]+]] = prim.mul %[[V139]], %[[V134]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V141:[^ ,:]+]] = prim.mul %[[V131]], %[[V137]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V142:[^ ,:]+]] = prim.add %[[V140]], %[[V141]] : tensor<1x1x9xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V13]], %[[V25]], %[[V63]], %[[V95]], %[[V97]], %[[V110]], %[[V142]] : tensor<1x1x8xf32>, tensor<1x1x132xf32>, tensor<1x1x8xf32>, tensor<1x1x6xf32>, tensor<1x1x1xf32>, tensor<1x1x2x3x8xf32>, tensor<1x1x4xf32>, tensor<1x1x9xf32>
// CHECK-NEXT:  }
func.func @by_factors(%x: tensor<1x1x4xf32>, %y: tensor<1x1x5xf32>, %z: tensor<1x1x2x3x4xf32>, %g: tensor<1x1x132xf32>) -> (tensor<1x1x8xf32>, tensor<1x1x132xf32>, tensor<1x1x8xf32>, tensor<1x1x6xf32>, tensor<1x1x1xf32>, tensor<1x1x2x3x8xf32>, tensor<1x1x4xf32>, tensor<1x1x9xf32>) {
  %0 = aten.upsample_nearest1d.vec %x {scale_factors = [2.0]} : (tensor<1x1x4xf32>) -> tensor<1x1x8xf32>
  %1 = aten.upsample_nearest1d.vec %x {output_size = [132]} : (tensor<1x1x4xf32>) -> tensor<1x1x132xf32>
  %2 = aten.upsample_nearest1d %x {output_size = [8], scales = 2.2} : (tensor<1x1x4xf32>) -> tensor<1x1x8xf32>
  %3 = aten.upsample_linear1d.vec %x {align_corners = false, scale_factors = [1.6]} : (tensor<1x1x4xf32>) -> tensor<1x1x6xf32>
  %4 = aten.upsample_linear1d %y {output_size = [1], align_corners = true} : (tensor<1x1x5xf32>) -> tensor<1x1x1xf32>
  %5 = aten.upsample_nearest3d %z {output_size = [2, 3, 8]} : (tensor<1x1x2x3x4xf32>) -> tensor<1x1x2x3x8xf32>
  %6 = aten.upsample_nearest1d_backward %g {output_size = [132], input_size = [1, 1, 4]} : (tensor<1x1x132xf32>) -> tensor<1x1x4xf32>
  %7 = aten.upsample_linear1d.vec %y {output_size = [9], align_corners = true} : (tensor<1x1x5xf32>) -> tensor<1x1x9xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1x8xf32>, tensor<1x1x132xf32>, tensor<1x1x8xf32>, tensor<1x1x6xf32>, tensor<1x1x1xf32>, tensor<1x1x2x3x8xf32>, tensor<1x1x4xf32>, tensor<1x1x9xf32>
}

// -----

// CHECK-LABEL: func.func @of_unknown_sizes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x1x?xf32, #shape.dims<1, 1, s0>>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<1x1x5xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[S1:[^ ,:]+]]: index {shape.symbol = "s1"}) -> (tensor<1x1x7xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s1>>, tensor<1x1x?xf32, #shape.dims<1, 1, s0 * 2>>, tensor<1x1x7xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.size <s0> : tensor<7xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 7 : tensor<7xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V3]], %[[V5]] : tensor<7xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V1]], %[[V7]] : tensor<7xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<7xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.5 : tensor<7xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V9]], %[[V10]] : tensor<7xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.maximum %[[V11]], %[[V12]] : tensor<7xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.floor %[[V13]] : tensor<7xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[V14]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.size <s0 - 1> : tensor<7xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.minimum %[[V15]], %[[V16]] : tensor<7xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.convert %[[V17]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.sub %[[V13]], %[[V18]] : tensor<7xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.maximum %[[V19]], %[[V20]] : tensor<7xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 1.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.minimum %[[V21]], %[[V22]] : tensor<7xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 1 : tensor<7xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.add %[[V17]], %[[V24]] : tensor<7xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.size <s0 - 1> : tensor<7xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.minimum %[[V25]], %[[V26]] : tensor<7xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<7xi64> -> tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V27]] dims [2] : tensor<7xi64> -> tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V23]] dims [2] : tensor<7xf32> -> tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x7xi64>
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index out of range: dimension 2 has no elements"
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.gather %[[X]][%[[V31]], %[[V32]], %[[V28]]] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>> -> tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x7xi64>
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index out of range: dimension 2 has no elements"
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.gather %[[X]][%[[V34]], %[[V35]], %[[V29]]] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>> -> tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.sub %[[V37]], %[[V30]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.mul %[[V38]], %[[V33]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.mul %[[V30]], %[[V36]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.add %[[V39]], %[[V40]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.iota dim 0 : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.convert %[[V42]] : tensor<?xi64, #shape.dims<s1>> -> tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 5 : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.convert %[[V44]] : tensor<?xi64, #shape.dims<s1>> -> tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.size <s1> : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.convert %[[V46]] : tensor<?xi64, #shape.dims<s1>> -> tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.div %[[V45]], %[[V47]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.constant 0.5 : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.add %[[V43]], %[[V49]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.mul %[[V50]], %[[V48]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.constant 0.5 : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.sub %[[V51]], %[[V52]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.constant 0.0 : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.maximum %[[V53]], %[[V54]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.floor %[[V55]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.convert %[[V56]] : tensor<?xf32, #shape.dims<s1>> -> tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.constant 4 : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.minimum %[[V57]], %[[V58]] : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.convert %[[V59]] : tensor<?xi64, #shape.dims<s1>> -> tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.sub %[[V55]], %[[V60]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.constant 0.0 : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.maximum %[[V61]], %[[V62]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.constant 1.0 : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.minimum %[[V63]], %[[V64]] : tensor<?xf32, #shape.dims<s1>>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 1 : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.add %[[V59]], %[[V66]] : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.constant 4 : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.minimum %[[V67]], %[[V68]] : tensor<?xi64, #shape.dims<s1>>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.broadcast %[[V59]] dims [2] : tensor<?xi64, #shape.dims<s1>> -> tensor<1x1x?xi64, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.broadcast %[[V69]] dims [2] : tensor<?xi64, #shape.dims<s1>> -> tensor<1x1x?xi64, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.broadcast %[[V65]] dims [2] : tensor<?xf32, #shape.dims<s1>> -> tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x?xi64, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x?xi64, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.gather %[[Y]][%[[V73]], %[[V74]], %[[V70]]] : tensor<1x1x5xf32> -> tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x?xi64, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x?xi64, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.gather %[[Y]][%[[V76]], %[[V77]], %[[V71]]] : tensor<1x1x5xf32> -> tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.sub %[[V79]], %[[V72]] : tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.mul %[[V80]], %[[V75]] : tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.mul %[[V72]], %[[V78]] : tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.add %[[V81]], %[[V82]] : tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.broadcast %[[X]] dims [0, 1, 2] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>> -> tensor<1x1x?x2xf32, #shape.dims<1, 1, s0, 2>>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.reshape %[[V84]] : tensor<1x1x?x2xf32, #shape.dims<1, 1, s0, 2>> -> tensor<1x1x?xf32, #shape.dims<1, 1, s0 * 2>>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.iota dim 0 : tensor<7xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.convert %[[V86]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.size <s0 - 1> : tensor<7xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.convert %[[V88]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.constant 6 : tensor<7xi64>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.convert %[[V90]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.div %[[V89]], %[[V91]] : tensor<7xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.mul %[[V87]], %[[V92]] : tensor<7xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.floor %[[V93]] : tensor<7xf32>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.convert %[[V94]] : tensor<7xf32> -> tensor<7xi64>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.size <s0 - 1> : tensor<7xi64>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = prim.minimum %[[V95]], %[[V96]] : tensor<7xi64>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = prim.convert %[[V97]] : tensor<7xi64> -> tensor<7xf32>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = prim.sub %[[V93]], %[[V98]] : tensor<7xf32>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = prim.constant 0.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = prim.maximum %[[V99]], %[[V100]] : tensor<7xf32>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = prim.constant 1.0 : tensor<7xf32>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = prim.minimum %[[V101]], %[[V102]] : tensor<7xf32>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = prim.constant 1 : tensor<7xi64>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = prim.add %[[V97]], %[[V104]] : tensor<7xi64>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = prim.size <s0 - 1> : tensor<7xi64>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = prim.minimum %[[V105]], %[[V106]] : tensor<7xi64>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = prim.broadcast %[[V97]] dims [2] : tensor<7xi64> -> tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = prim.broadcast %[[V107]] dims [2] : tensor<7xi64> -> tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = prim.broadcast %[[V103]] dims [2] : tensor<7xf32> -> tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x7xi64>
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index out of range: dimension 2 has no elements"
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = prim.gather %[[X]][%[[V111]], %[[V112]], %[[V108]]] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>> -> tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x7xi64>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x7xi64>
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index out of range: dimension 2 has no elements"
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = prim.gather %[[X]][%[[V114]], %[[V115]], %[[V109]]] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>> -> tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = prim.sub %[[V117]], %[[V110]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = prim.mul %[[V118]], %[[V113]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = prim.mul %[[V110]], %[[V116]] : tensor<1x1x7xf32>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = prim.add %[[V119]], %[[V120]] : tensor<1x1x7xf32>
// CHECK-NEXT:    func.return %[[V41]], %[[V83]], %[[V85]], %[[V121]] : tensor<1x1x7xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s1>>, tensor<1x1x?xf32, #shape.dims<1, 1, s0 * 2>>, tensor<1x1x7xf32>
// CHECK-NEXT:  }
func.func @of_unknown_sizes(%x: tensor<1x1x?xf32, #shape.dims<1, 1, s0>>, %y: tensor<1x1x5xf32>, %s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}) -> (tensor<1x1x7xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s1>>, tensor<1x1x?xf32, #shape.dims<1, 1, s0 * 2>>, tensor<1x1x7xf32>) {
  %0 = aten.upsample_linear1d %x {output_size = [7], align_corners = false} : (tensor<1x1x?xf32, #shape.dims<1, 1, s0>>) -> tensor<1x1x7xf32>
  %1 = aten.upsample_linear1d %y {output_size = [s1], align_corners = false} : (tensor<1x1x5xf32>) -> tensor<1x1x?xf32, #shape.dims<1, 1, s1>>
  %2 = aten.upsample_nearest1d %x {output_size = [(s0 * 2)]} : (tensor<1x1x?xf32, #shape.dims<1, 1, s0>>) -> tensor<1x1x?xf32, #shape.dims<1, 1, s0 * 2>>
  %3 = aten.upsample_linear1d %x {output_size = [7], align_corners = true} : (tensor<1x1x?xf32, #shape.dims<1, 1, s0>>) -> tensor<1x1x7xf32>
  func.return %0, %1, %2, %3 : tensor<1x1x7xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s1>>, tensor<1x1x?xf32, #shape.dims<1, 1, s0 * 2>>, tensor<1x1x7xf32>
}

// -----

// CHECK-LABEL: func.func @gradients(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<1x1x9xf32>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<1x1x2xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x1x1xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"}) -> (tensor<1x1x4xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s0>>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<9xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.4347826086956522 : tensor<9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<9xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V5]], %[[V6]] : tensor<9xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V7]], %[[V8]] : tensor<9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.floor %[[V9]] : tensor<9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.convert %[[V10]] : tensor<9xf32> -> tensor<9xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.minimum %[[V11]], %[[V12]] : tensor<9xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V9]], %[[V14]] : tensor<9xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V15]], %[[V16]] : tensor<9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 1.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.minimum %[[V17]], %[[V18]] : tensor<9xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 1 : tensor<9xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V13]], %[[V20]] : tensor<9xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 3 : tensor<9xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.minimum %[[V21]], %[[V22]] : tensor<9xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V13]] dims [2] : tensor<9xi64> -> tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V23]] dims [2] : tensor<9xi64> -> tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V19]] dims [2] : tensor<9xf32> -> tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 0.0 : tensor<1x1x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.sub %[[V28]], %[[V26]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.mul %[[G]], %[[V29]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.scatter <add> %[[V27]][%[[V30]], %[[V31]], %[[V24]]], %[[V32]] : tensor<1x1x4xf32>, tensor<1x1x9xf32> -> tensor<1x1x4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.mul %[[G]], %[[V26]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.scatter <add> %[[V33]][%[[V34]], %[[V35]], %[[V25]]], %[[V36]] : tensor<1x1x4xf32>, tensor<1x1x9xf32> -> tensor<1x1x4xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.convert %[[V38]] : tensor<2xi64> -> tensor<2xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 0.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.mul %[[V39]], %[[V40]] : tensor<2xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.floor %[[V41]] : tensor<2xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.convert %[[V42]] : tensor<2xf32> -> tensor<2xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.minimum %[[V43]], %[[V44]] : tensor<2xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.convert %[[V45]] : tensor<2xi64> -> tensor<2xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.sub %[[V41]], %[[V46]] : tensor<2xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 0.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.maximum %[[V47]], %[[V48]] : tensor<2xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.constant 1.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.minimum %[[V49]], %[[V50]] : tensor<2xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.add %[[V45]], %[[V52]] : tensor<2xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.minimum %[[V53]], %[[V54]] : tensor<2xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.broadcast %[[V45]] dims [2] : tensor<2xi64> -> tensor<1x1x2xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.broadcast %[[V55]] dims [2] : tensor<2xi64> -> tensor<1x1x2xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.broadcast %[[V51]] dims [2] : tensor<2xf32> -> tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.constant 0.0 : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.sub %[[V60]], %[[V58]] : tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x2xi64>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x2xi64>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.mul %[[H]], %[[V61]] : tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.scatter <add> %[[V59]][%[[V62]], %[[V63]], %[[V56]]], %[[V64]] : tensor<1x1x1xf32>, tensor<1x1x2xf32> -> tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x2xi64>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x2xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.mul %[[H]], %[[V58]] : tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.scatter <add> %[[V65]][%[[V66]], %[[V67]], %[[V57]]], %[[V68]] : tensor<1x1x1xf32>, tensor<1x1x2xf32> -> tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.iota dim 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.convert %[[V70]] : tensor<1xi64> -> tensor<1xf32>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.constant 1.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.mul %[[V71]], %[[V72]] : tensor<1xf32>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.floor %[[V73]] : tensor<1xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.convert %[[V74]] : tensor<1xf32> -> tensor<1xi64>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.constant 1 : tensor<1xi64>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.minimum %[[V75]], %[[V76]] : tensor<1xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.convert %[[V77]] : tensor<1xi64> -> tensor<1xf32>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.sub %[[V73]], %[[V78]] : tensor<1xf32>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.constant 0.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.maximum %[[V79]], %[[V80]] : tensor<1xf32>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.constant 1.0 : tensor<1xf32>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.minimum %[[V81]], %[[V82]] : tensor<1xf32>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.constant 1 : tensor<1xi64>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.add %[[V77]], %[[V84]] : tensor<1xi64>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.constant 1 : tensor<1xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.minimum %[[V85]], %[[V86]] : tensor<1xi64>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.broadcast %[[V77]] dims [2] : tensor<1xi64> -> tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.broadcast %[[V87]] dims [2] : tensor<1xi64> -> tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.broadcast %[[V83]] dims [2] : tensor<1xf32> -> tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.constant 0.0 : tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.sub %[[V92]], %[[V90]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.mul %[[K]], %[[V93]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V97:[^ ,:]+]] = prim.scatter <add> %[[V91]][%[[V94]], %[[V95]], %[[V88]]], %[[V96]] : tensor<1x1x2xf32>, tensor<1x1x1xf32> -> tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V98:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V99:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x1xi64>
// CHECK-NEXT:    %[[V100:[^ ,:]+]] = prim.mul %[[K]], %[[V90]] : tensor<1x1x1xf32>
// CHECK-NEXT:    %[[V101:[^ ,:]+]] = prim.scatter <add> %[[V97]][%[[V98]], %[[V99]], %[[V89]]], %[[V100]] : tensor<1x1x2xf32>, tensor<1x1x1xf32> -> tensor<1x1x2xf32>
// CHECK-NEXT:    %[[V102:[^ ,:]+]] = prim.iota dim 0 : tensor<9xi64>
// CHECK-NEXT:    %[[V103:[^ ,:]+]] = prim.convert %[[V102]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V104:[^ ,:]+]] = prim.size <s0> : tensor<9xi64>
// CHECK-NEXT:    %[[V105:[^ ,:]+]] = prim.convert %[[V104]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V106:[^ ,:]+]] = prim.constant 9 : tensor<9xi64>
// CHECK-NEXT:    %[[V107:[^ ,:]+]] = prim.convert %[[V106]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V108:[^ ,:]+]] = prim.div %[[V105]], %[[V107]] : tensor<9xf32>
// CHECK-NEXT:    %[[V109:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V110:[^ ,:]+]] = prim.add %[[V103]], %[[V109]] : tensor<9xf32>
// CHECK-NEXT:    %[[V111:[^ ,:]+]] = prim.mul %[[V110]], %[[V108]] : tensor<9xf32>
// CHECK-NEXT:    %[[V112:[^ ,:]+]] = prim.constant 0.5 : tensor<9xf32>
// CHECK-NEXT:    %[[V113:[^ ,:]+]] = prim.sub %[[V111]], %[[V112]] : tensor<9xf32>
// CHECK-NEXT:    %[[V114:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V115:[^ ,:]+]] = prim.maximum %[[V113]], %[[V114]] : tensor<9xf32>
// CHECK-NEXT:    %[[V116:[^ ,:]+]] = prim.floor %[[V115]] : tensor<9xf32>
// CHECK-NEXT:    %[[V117:[^ ,:]+]] = prim.convert %[[V116]] : tensor<9xf32> -> tensor<9xi64>
// CHECK-NEXT:    %[[V118:[^ ,:]+]] = prim.size <s0 - 1> : tensor<9xi64>
// CHECK-NEXT:    %[[V119:[^ ,:]+]] = prim.minimum %[[V117]], %[[V118]] : tensor<9xi64>
// CHECK-NEXT:    %[[V120:[^ ,:]+]] = prim.convert %[[V119]] : tensor<9xi64> -> tensor<9xf32>
// CHECK-NEXT:    %[[V121:[^ ,:]+]] = prim.sub %[[V115]], %[[V120]] : tensor<9xf32>
// CHECK-NEXT:    %[[V122:[^ ,:]+]] = prim.constant 0.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V123:[^ ,:]+]] = prim.maximum %[[V121]], %[[V122]] : tensor<9xf32>
// CHECK-NEXT:    %[[V124:[^ ,:]+]] = prim.constant 1.0 : tensor<9xf32>
// CHECK-NEXT:    %[[V125:[^ ,:]+]] = prim.minimum %[[V123]], %[[V124]] : tensor<9xf32>
// CHECK-NEXT:    %[[V126:[^ ,:]+]] = prim.constant 1 : tensor<9xi64>
// CHECK-NEXT:    %[[V127:[^ ,:]+]] = prim.add %[[V119]], %[[V126]] : tensor<9xi64>
// CHECK-NEXT:    %[[V128:[^ ,:]+]] = prim.size <s0 - 1> : tensor<9xi64>
// CHECK-NEXT:    %[[V129:[^ ,:]+]] = prim.minimum %[[V127]], %[[V128]] : tensor<9xi64>
// CHECK-NEXT:    %[[V130:[^ ,:]+]] = prim.broadcast %[[V119]] dims [2] : tensor<9xi64> -> tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V131:[^ ,:]+]] = prim.broadcast %[[V129]] dims [2] : tensor<9xi64> -> tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V132:[^ ,:]+]] = prim.broadcast %[[V125]] dims [2] : tensor<9xf32> -> tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V133:[^ ,:]+]] = prim.constant 0.0 : tensor<1x1x?xf32, #shape.dims<1, 1, s0>>
// CHECK-NEXT:    %[[V134:[^ ,:]+]] = prim.constant 1.0 : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V135:[^ ,:]+]] = prim.sub %[[V134]], %[[V132]] : tensor<1x1x9xf32>
// CHECK-NEXT:    %[[V136:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V137:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V138:[^ ,:]+]] = prim.mul %[[G]], %[[V135]] : tensor<1x1x9xf32>
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index out of range: dimension 2 has no elements"
// CHECK-NEXT:    %[[V139:[^ ,:]+]] = prim.scatter <add> %[[V133]][%[[V136]], %[[V137]], %[[V130]]], %[[V138]] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>>, tensor<1x1x9xf32> -> tensor<1x1x?xf32, #shape.dims<1, 1, s0>>
// CHECK-NEXT:    %[[V140:[^ ,:]+]] = prim.iota dim 0 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V141:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x9xi64>
// CHECK-NEXT:    %[[V142:[^ ,:]+]] = prim.mul %[[G]], %[[V132]] : tensor<1x1x9xf32>
// CHECK-NEXT:    shape.assert <min(max(s0, 0), 1)>, "index out of range: dimension 2 has no elements"
// CHECK-NEXT:    %[[V143:[^ ,:]+]] = prim.scatter <add> %[[V139]][%[[V140]], %[[V141]], %[[V131]]], %[[V142]] : tensor<1x1x?xf32, #shape.dims<1, 1, s0>>, tensor<1x1x9xf32> -> tensor<1x1x?xf32, #shape.dims<1, 1, s0>>
// CHECK-NEXT:    func.return %[[V37]], %[[V69]], %[[V101]], %[[V143]] : tensor<1x1x4xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s0>>
// CHECK-NEXT:  }
func.func @gradients(%g: tensor<1x1x9xf32>, %h: tensor<1x1x2xf32>, %k: tensor<1x1x1xf32>, %s0: index {shape.symbol = "s0"}) -> (tensor<1x1x4xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s0>>) {
  %0 = aten.upsample_linear1d_backward %g {output_size = [9], input_size = [1, 1, 4], align_corners = false, scales = 2.3} : (tensor<1x1x9xf32>) -> tensor<1x1x4xf32>
  %1 = aten.upsample_linear1d_backward %h {output_size = [2], input_size = [1, 1, 1], align_corners = true} : (tensor<1x1x2xf32>) -> tensor<1x1x1xf32>
  %2 = aten.upsample_linear1d_backward %k {output_size = [1], input_size = [1, 1, 2], align_corners = true} : (tensor<1x1x1xf32>) -> tensor<1x1x2xf32>
  %3 = aten.upsample_linear1d_backward %g {output_size = [9], input_size = [1, 1, s0], align_corners = false} : (tensor<1x1x9xf32>) -> tensor<1x1x?xf32, #shape.dims<1, 1, s0>>
  func.return %0, %1, %2, %3 : tensor<1x1x4xf32>, tensor<1x1x1xf32>, tensor<1x1x2xf32>, tensor<1x1x?xf32, #shape.dims<1, 1, s0>>
}

// REMARK:       {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d_backward becomes 64 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._upsample_nearest_exact2d_backward becomes 26 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest1d.vec becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest1d.vec becomes 12 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest1d becomes 12 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d.vec becomes 38 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d becomes 32 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest3d becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest1d_backward becomes 13 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d.vec becomes 32 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d becomes 44 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d becomes 42 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest1d becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d becomes 38 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d_backward becomes 38 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d_backward becomes 32 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d_backward becomes 32 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d_backward becomes 44 prim ops
