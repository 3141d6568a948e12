// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @adaptive_max_pool2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4x6xf32>) -> (tensor<2x1x3xf32>, tensor<2x1x3xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 2, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V9]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 2, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V11]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[V13]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3, 0] strides [1, 4, 1] : tensor<2x4x6xf32> -> tensor<2x1x6xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[V15]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x1x6xf32> -> tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V17]], %[[V6]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.maximum %[[V18]], %[[V8]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.maximum %[[V19]], %[[V10]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.maximum %[[V20]], %[[V12]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.maximum %[[V21]], %[[V14]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.maximum %[[V22]], %[[V16]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 0 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.compare <gt> %[[V4]], %[[V2]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.compare <ne> %[[V4]], %[[V4]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.or %[[V25]], %[[V26]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 1 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.select %[[V27]], %[[V28]], %[[V24]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.compare <gt> %[[V6]], %[[V30]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.compare <ne> %[[V6]], %[[V6]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.or %[[V31]], %[[V32]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 6 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.select %[[V33]], %[[V34]], %[[V29]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.maximum %[[V30]], %[[V6]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.compare <gt> %[[V8]], %[[V36]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.compare <ne> %[[V8]], %[[V8]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.or %[[V37]], %[[V38]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 7 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.select %[[V39]], %[[V40]], %[[V35]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.maximum %[[V36]], %[[V8]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.compare <gt> %[[V10]], %[[V42]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.compare <ne> %[[V10]], %[[V10]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.or %[[V43]], %[[V44]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 12 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.select %[[V45]], %[[V46]], %[[V41]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.maximum %[[V42]], %[[V10]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.compare <gt> %[[V12]], %[[V48]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.compare <ne> %[[V12]], %[[V12]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.or %[[V49]], %[[V50]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.constant 13 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.select %[[V51]], %[[V52]], %[[V47]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.maximum %[[V48]], %[[V12]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.compare <gt> %[[V14]], %[[V54]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.compare <ne> %[[V14]], %[[V14]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.or %[[V55]], %[[V56]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.constant 18 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.select %[[V57]], %[[V58]], %[[V53]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.maximum %[[V54]], %[[V14]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.compare <gt> %[[V16]], %[[V60]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.compare <ne> %[[V16]], %[[V16]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.or %[[V61]], %[[V62]] : tensor<2x1x3xi1>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.constant 19 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.select %[[V63]], %[[V64]], %[[V59]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.maximum %[[V60]], %[[V16]] : tensor<2x1x3xf32>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.iota dim 1 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.constant 4 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.mul %[[V67]], %[[V68]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.constant 0 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.sub %[[V69]], %[[V70]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.iota dim 2 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.constant 2 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.mul %[[V72]], %[[V73]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.constant 0 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.sub %[[V74]], %[[V75]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.constant 6 : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.mul %[[V71]], %[[V77]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.add %[[V78]], %[[V76]] : tensor<2x1x3xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.add %[[V79]], %[[V65]] : tensor<2x1x3xi64>
// CHECK-NEXT:    func.return %[[V23]], %[[V80]] : tensor<2x1x3xf32>, tensor<2x1x3xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool2d(%0: tensor<2x4x6xf32>) -> (tensor<2x1x3xf32>, tensor<2x1x3xi64>) {
  %1, %2 = aten.adaptive_max_pool2d %0 {output_size = [1, 3]} : (tensor<2x4x6xf32>) -> (tensor<2x1x3xf32>, tensor<2x1x3xi64>)
  func.return %1, %2 : tensor<2x1x3xf32>, tensor<2x1x3xi64>
}

// -----

// CHECK-LABEL: func.func @adaptive_max_pool2d_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4x6xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x3xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V9]], %[[V6]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V10]], %[[V8]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.compare <gt> %[[V4]], %[[V2]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.compare <ne> %[[V4]], %[[V4]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.or %[[V13]], %[[V14]] : tensor<2x2x3xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 1 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V15]], %[[V16]], %[[V12]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.compare <gt> %[[V6]], %[[V18]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.compare <ne> %[[V6]], %[[V6]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.or %[[V19]], %[[V20]] : tensor<2x2x3xi1>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 6 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.select %[[V21]], %[[V22]], %[[V17]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.maximum %[[V18]], %[[V6]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.compare <gt> %[[V8]], %[[V24]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.compare <ne> %[[V8]], %[[V8]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.or %[[V25]], %[[V26]] : tensor<2x2x3xi1>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 7 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.select %[[V27]], %[[V28]], %[[V23]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.maximum %[[V24]], %[[V8]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 1 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 2 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.mul %[[V31]], %[[V32]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 0 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.sub %[[V33]], %[[V34]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.iota dim 2 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 2 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.mul %[[V36]], %[[V37]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 0 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.sub %[[V38]], %[[V39]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 6 : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.mul %[[V35]], %[[V41]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V42]], %[[V40]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V43]], %[[V29]] : tensor<2x2x3xi64>
// CHECK-NEXT:    func.return %[[V11]], %[[V44]] : tensor<2x2x3xf32>, tensor<2x2x3xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool2d_2(%0: tensor<2x4x6xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x3xi64>) {
  %1, %2 = aten.adaptive_max_pool2d %0 {output_size = [2, 3]} : (tensor<2x4x6xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x3xi64>)
  func.return %1, %2 : tensor<2x2x3xf32>, tensor<2x2x3xi64>
}

// -----

// CHECK-LABEL: func.func @adaptive_max_pool2d_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4x6xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor_div %[[V3]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 4 : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V1]], %[[V6]] : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 6 : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor_div %[[V9]], %[[V10]] : tensor<3xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 6 : tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<3xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.floor_div %[[V15]], %[[V16]] : tensor<3xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 6 : tensor<3xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V13]], %[[V18]] : tensor<3xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 8 : tensor<3xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V19]], %[[V20]] : tensor<3xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.floor_div %[[V21]], %[[V22]] : tensor<3xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V23]], %[[V17]] : tensor<3xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1] : tensor<3xi64> -> tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.compare <lt> %[[V26]], %[[V27]] : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<3xi64> -> tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.add %[[V29]], %[[V26]] : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 3 : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.minimum %[[V30]], %[[V31]] : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<3xi64> -> tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.compare <lt> %[[V33]], %[[V34]] : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<3xi64> -> tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.add %[[V36]], %[[V33]] : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 5 : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.minimum %[[V37]], %[[V38]] : tensor<2x3x3x2x2xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.and %[[V28]], %[[V35]] : tensor<2x3x3x2x2xi1>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.gather %[[V0]][%[[V25]], %[[V32]], %[[V39]]] : tensor<2x4x6xf32> -> tensor<2x3x3x2x2xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant -inf : tensor<2x3x3x2x2xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.select %[[V40]], %[[V41]], %[[V42]] : tensor<2x3x3x2x2xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.reshape %[[V43]] : tensor<2x3x3x2x2xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.argreduce <maximum> %[[V44]] dim 3 : tensor<2x3x3x4xf32> -> tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 0 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.constant 2 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.floor_div %[[V45]], %[[V47]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.constant 2 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.rem %[[V48]], %[[V49]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<3xi64> -> tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.add %[[V51]], %[[V50]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant 4 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.mul %[[V46]], %[[V53]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.add %[[V54]], %[[V52]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.constant 1 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.floor_div %[[V45]], %[[V56]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.constant 2 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.rem %[[V57]], %[[V58]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<3xi64> -> tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.add %[[V60]], %[[V59]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.constant 6 : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.mul %[[V55]], %[[V62]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.add %[[V63]], %[[V61]] : tensor<2x3x3xi64>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.reduce <maximum> %[[V44]] dims [3] : tensor<2x3x3x4xf32> -> tensor<2x3x3xf32>
// CHECK-NEXT:    func.return %[[V65]], %[[V64]] : tensor<2x3x3xf32>, tensor<2x3x3xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool2d_3(%0: tensor<2x4x6xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>) {
  %1, %2 = aten.adaptive_max_pool2d %0 {output_size = [3, 3]} : (tensor<2x4x6xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>)
  func.return %1, %2 : tensor<2x3x3xf32>, tensor<2x3x3xi64>
}

// -----

// CHECK-LABEL: func.func @_adaptive_avg_pool2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4x6xf32>) -> tensor<2x2x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<2x4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x2x6xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V2]], %[[V4]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V9]], %[[V6]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V10]], %[[V8]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4.0 : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.div %[[V11]], %[[V12]] : tensor<2x2x3xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<2x2x3xf32>
// CHECK-NEXT:  }
func.func @_adaptive_avg_pool2d(%0: tensor<2x4x6xf32>) -> tensor<2x2x3xf32> {
  %1 = aten._adaptive_avg_pool2d %0 {output_size = [2, 3]} : (tensor<2x4x6xf32>) -> tensor<2x2x3xf32>
  func.return %1 : tensor<2x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @_adaptive_avg_pool2d_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x5x7xf32>) -> tensor<2x2x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor_div %[[V3]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V1]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 6 : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor_div %[[V9]], %[[V10]] : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 7 : tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<3xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.floor_div %[[V15]], %[[V16]] : tensor<3xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 7 : tensor<3xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V13]], %[[V18]] : tensor<3xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 9 : tensor<3xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V19]], %[[V20]] : tensor<3xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.floor_div %[[V21]], %[[V22]] : tensor<3xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V23]], %[[V17]] : tensor<3xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 3 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1] : tensor<2xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.compare <lt> %[[V26]], %[[V27]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<2xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.add %[[V29]], %[[V26]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 4 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.minimum %[[V30]], %[[V31]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.iota dim 4 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<3xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.compare <lt> %[[V33]], %[[V34]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<3xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.add %[[V36]], %[[V33]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 6 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.minimum %[[V37]], %[[V38]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.and %[[V28]], %[[V35]] : tensor<2x2x3x3x3xi1>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.gather %[[V0]][%[[V25]], %[[V32]], %[[V39]]] : tensor<2x5x7xf32> -> tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 0.0 : tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.select %[[V40]], %[[V41]], %[[V42]] : tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.reduce <add> %[[V43]] dims [3, 4] : tensor<2x2x3x3x3xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1] : tensor<2xi64> -> tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<3xi64> -> tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.mul %[[V45]], %[[V46]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.convert %[[V47]] : tensor<2x2x3xi64> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.div %[[V44]], %[[V48]] : tensor<2x2x3xf32>
// CHECK-NEXT:    func.return %[[V49]] : tensor<2x2x3xf32>
// CHECK-NEXT:  }
func.func @_adaptive_avg_pool2d_2(%0: tensor<2x5x7xf32>) -> tensor<2x2x3xf32> {
  %1 = aten._adaptive_avg_pool2d %0 {output_size = [2, 3]} : (tensor<2x5x7xf32>) -> tensor<2x2x3xf32>
  func.return %1 : tensor<2x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @_adaptive_avg_pool2d_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x4x6xbf16>) -> tensor<2x1x1xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<2x4x6xbf16> -> tensor<2x4x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x4x6xf32> -> tensor<2x1x4x1x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.transpose %[[V2]] permutation [0, 1, 3, 2, 4] : tensor<2x1x4x1x6xf32> -> tensor<2x1x1x4x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [3, 4] : tensor<2x1x1x4x6xf32> -> tensor<2x1x1xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 24.0 : tensor<2x1x1xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V4]], %[[V5]] : tensor<2x1x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<2x1x1xf32> -> tensor<2x1x1xbf16>
// CHECK-NEXT:    func.return %[[V7]] : tensor<2x1x1xbf16>
// CHECK-NEXT:  }
func.func @_adaptive_avg_pool2d_3(%0: tensor<2x4x6xbf16>) -> tensor<2x1x1xbf16> {
  %1 = aten._adaptive_avg_pool2d %0 {output_size = [1, 1]} : (tensor<2x4x6xbf16>) -> tensor<2x1x1xbf16>
  func.return %1 : tensor<2x1x1xbf16>
}

// -----

// CHECK-LABEL: func.func @_adaptive_avg_pool3d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4x5xf32>) -> tensor<2x2x2x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor_div %[[V3]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V1]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor_div %[[V9]], %[[V10]] : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.floor_div %[[V15]], %[[V16]] : tensor<2xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V13]], %[[V18]] : tensor<2xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V19]], %[[V20]] : tensor<2xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.floor_div %[[V21]], %[[V22]] : tensor<2xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V23]], %[[V17]] : tensor<2xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.floor_div %[[V27]], %[[V28]] : tensor<2xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.mul %[[V25]], %[[V30]] : tensor<2xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 6 : tensor<2xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.add %[[V31]], %[[V32]] : tensor<2xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.floor_div %[[V33]], %[[V34]] : tensor<2xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.sub %[[V35]], %[[V29]] : tensor<2xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.iota dim 4 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1] : tensor<2xi64> -> tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.compare <lt> %[[V38]], %[[V39]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<2xi64> -> tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.add %[[V41]], %[[V38]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.constant 2 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.minimum %[[V42]], %[[V43]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.iota dim 5 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<2xi64> -> tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.compare <lt> %[[V45]], %[[V46]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<2xi64> -> tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.add %[[V48]], %[[V45]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.constant 3 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.minimum %[[V49]], %[[V50]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.iota dim 6 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.broadcast %[[V36]] dims [3] : tensor<2xi64> -> tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.compare <lt> %[[V52]], %[[V53]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.broadcast %[[V29]] dims [3] : tensor<2xi64> -> tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.add %[[V55]], %[[V52]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.constant 4 : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.minimum %[[V56]], %[[V57]] : tensor<2x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.and %[[V40]], %[[V47]] : tensor<2x2x2x2x2x2x3xi1>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.and %[[V59]], %[[V54]] : tensor<2x2x2x2x2x2x3xi1>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.gather %[[V0]][%[[V37]], %[[V44]], %[[V51]], %[[V58]]] : tensor<2x3x4x5xf32> -> tensor<2x2x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.constant 0.0 : tensor<2x2x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.select %[[V60]], %[[V61]], %[[V62]] : tensor<2x2x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.reduce <add> %[[V63]] dims [4, 5, 6] : tensor<2x2x2x2x2x2x3xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1] : tensor<2xi64> -> tensor<2x2x2x2xi64>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<2xi64> -> tensor<2x2x2x2xi64>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.mul %[[V65]], %[[V66]] : tensor<2x2x2x2xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.broadcast %[[V36]] dims [3] : tensor<2xi64> -> tensor<2x2x2x2xi64>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.mul %[[V67]], %[[V68]] : tensor<2x2x2x2xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.convert %[[V69]] : tensor<2x2x2x2xi64> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.div %[[V64]], %[[V70]] : tensor<2x2x2x2xf32>
// CHECK-NEXT:    func.return %[[V71]] : tensor<2x2x2x2xf32>
// CHECK-NEXT:  }
func.func @_adaptive_avg_pool3d(%0: tensor<2x3x4x5xf32>) -> tensor<2x2x2x2xf32> {
  %1 = aten._adaptive_avg_pool3d %0 {output_size = [2, 2, 2]} : (tensor<2x3x4x5xf32>) -> tensor<2x2x2x2xf32>
  func.return %1 : tensor<2x2x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @_adaptive_avg_pool2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x2x3xf32>, %[[V1:[^ ,:]+]]: tensor<2x5x7xf32>) -> tensor<2x5x7xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.floor_div %[[V4]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V2]], %[[V7]] : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 6 : tensor<2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V8]], %[[V9]] : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.floor_div %[[V10]], %[[V11]] : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V12]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 7 : tensor<3xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<3xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.floor_div %[[V16]], %[[V17]] : tensor<3xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 7 : tensor<3xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.mul %[[V14]], %[[V19]] : tensor<3xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 9 : tensor<3xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<3xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.floor_div %[[V22]], %[[V23]] : tensor<3xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V24]], %[[V18]] : tensor<3xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.iota dim 3 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V13]] dims [1] : tensor<2xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.compare <lt> %[[V27]], %[[V28]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V6]] dims [1] : tensor<2xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.add %[[V30]], %[[V27]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 4 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.minimum %[[V31]], %[[V32]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.iota dim 4 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.broadcast %[[V25]] dims [2] : tensor<3xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.compare <lt> %[[V34]], %[[V35]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.broadcast %[[V18]] dims [2] : tensor<3xi64> -> tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.add %[[V37]], %[[V34]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 6 : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.minimum %[[V38]], %[[V39]] : tensor<2x2x3x3x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.and %[[V29]], %[[V36]] : tensor<2x2x3x3x3xi1>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.broadcast %[[V13]] dims [1] : tensor<2xi64> -> tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.broadcast %[[V25]] dims [2] : tensor<3xi64> -> tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.mul %[[V42]], %[[V43]] : tensor<2x2x3xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.convert %[[V44]] : tensor<2x2x3xi64> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.div %[[V0]], %[[V45]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.broadcast %[[V46]] dims [0, 1, 2] : tensor<2x2x3xf32> -> tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 0.0 : tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.select %[[V41]], %[[V47]], %[[V48]] : tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.constant 0.0 : tensor<2x5x7xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.scatter <add> %[[V50]][%[[V26]], %[[V33]], %[[V40]]], %[[V49]] : tensor<2x5x7xf32>, tensor<2x2x3x3x3xf32> -> tensor<2x5x7xf32>
// CHECK-NEXT:    func.return %[[V51]] : tensor<2x5x7xf32>
// CHECK-NEXT:  }
func.func @_adaptive_avg_pool2d_backward(%0: tensor<2x2x3xf32>, %1: tensor<2x5x7xf32>) -> tensor<2x5x7xf32> {
  %2 = aten._adaptive_avg_pool2d_backward %0, %1 : (tensor<2x2x3xf32>, tensor<2x5x7xf32>) -> tensor<2x5x7xf32>
  func.return %2 : tensor<2x5x7xf32>
}

// -----

// CHECK-LABEL: func.func @_adaptive_avg_pool2d_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x2x3xf32>, %[[V1:[^ ,:]+]]: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4.0 : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V0]], %[[V2]] : tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 3] : tensor<2x2x3xf32> -> tensor<2x2x2x3x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<2x2x2x3x2xf32> -> tensor<2x4x6xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<2x4x6xf32>
// CHECK-NEXT:  }
func.func @_adaptive_avg_pool2d_backward_2(%0: tensor<2x2x3xf32>, %1: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %2 = aten._adaptive_avg_pool2d_backward %0, %1 : (tensor<2x2x3xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  func.return %2 : tensor<2x4x6xf32>
}

// -----

// CHECK-LABEL: func.func @adaptive_max_pool3d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x4x4x5xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor_div %[[V3]], %[[V4]] : tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V1]], %[[V6]] : tensor<2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor_div %[[V9]], %[[V10]] : tensor<2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.floor_div %[[V15]], %[[V16]] : tensor<2xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 4 : tensor<2xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V13]], %[[V18]] : tensor<2xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V19]], %[[V20]] : tensor<2xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.floor_div %[[V21]], %[[V22]] : tensor<2xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V23]], %[[V17]] : tensor<2xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 0 : tensor<2xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.floor_div %[[V27]], %[[V28]] : tensor<2xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.constant 5 : tensor<2xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.mul %[[V25]], %[[V30]] : tensor<2xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 6 : tensor<2xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.add %[[V31]], %[[V32]] : tensor<2xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 2 : tensor<2xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.floor_div %[[V33]], %[[V34]] : tensor<2xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.sub %[[V35]], %[[V29]] : tensor<2xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.iota dim 0 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.iota dim 4 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1] : tensor<2xi64> -> tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.compare <lt> %[[V38]], %[[V39]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<2xi64> -> tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.add %[[V41]], %[[V38]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.constant 3 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.minimum %[[V42]], %[[V43]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.iota dim 5 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.broadcast %[[V24]] dims [2] : tensor<2xi64> -> tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.compare <lt> %[[V45]], %[[V46]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<2xi64> -> tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.add %[[V48]], %[[V45]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.constant 3 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.minimum %[[V49]], %[[V50]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.iota dim 6 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.broadcast %[[V36]] dims [3] : tensor<2xi64> -> tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.compare <lt> %[[V52]], %[[V53]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.broadcast %[[V29]] dims [3] : tensor<2xi64> -> tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.add %[[V55]], %[[V52]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.constant 4 : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.minimum %[[V56]], %[[V57]] : tensor<1x2x2x2x2x2x3xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.and %[[V40]], %[[V47]] : tensor<1x2x2x2x2x2x3xi1>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.and %[[V59]], %[[V54]] : tensor<1x2x2x2x2x2x3xi1>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.gather %[[V0]][%[[V37]], %[[V44]], %[[V51]], %[[V58]]] : tensor<1x4x4x5xf32> -> tensor<1x2x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.constant -inf : tensor<1x2x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.select %[[V60]], %[[V61]], %[[V62]] : tensor<1x2x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.reshape %[[V63]] : tensor<1x2x2x2x2x2x3xf32> -> tensor<1x2x2x2x12xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.argreduce <maximum> %[[V64]] dim 4 : tensor<1x2x2x2x12xf32> -> tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 0 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.constant 6 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.floor_div %[[V65]], %[[V67]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.constant 2 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.rem %[[V68]], %[[V69]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<2xi64> -> tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.add %[[V71]], %[[V70]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.constant 4 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.mul %[[V66]], %[[V73]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.add %[[V74]], %[[V72]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.constant 3 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.floor_div %[[V65]], %[[V76]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.constant 2 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.rem %[[V77]], %[[V78]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.broadcast %[[V17]] dims [2] : tensor<2xi64> -> tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.add %[[V80]], %[[V79]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.constant 4 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.mul %[[V75]], %[[V82]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.add %[[V83]], %[[V81]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.constant 1 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.floor_div %[[V65]], %[[V85]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.constant 3 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.rem %[[V86]], %[[V87]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.broadcast %[[V29]] dims [3] : tensor<2xi64> -> tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.add %[[V89]], %[[V88]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.constant 5 : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.mul %[[V84]], %[[V91]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.add %[[V92]], %[[V90]] : tensor<1x2x2x2xi64>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.reduce <maximum> %[[V64]] dims [4] : tensor<1x2x2x2x12xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    func.return %[[V94]], %[[V93]] : tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool3d(%0: tensor<1x4x4x5xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>) {
  %1, %2 = aten.adaptive_max_pool3d %0 {output_size = [2, 2, 2]} : (tensor<1x4x4x5xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>)
  func.return %1, %2 : tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>
}

// -----

// CHECK-LABEL: func.func @avg_pool2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x4x5xf32>) -> tensor<1x2x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x4x5xf32> -> tensor<1x2x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x2x5xf32> -> tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x4x5xf32> -> tensor<1x2x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x2x5xf32> -> tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x4x5xf32> -> tensor<1x2x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x2x5xf32> -> tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x4x5xf32> -> tensor<1x2x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x2x5xf32> -> tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V2]], %[[V4]] : tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V9]], %[[V6]] : tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V10]], %[[V8]] : tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4.0 : tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.div %[[V11]], %[[V12]] : tensor<1x2x2xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<1x2x2xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d(%0: tensor<1x4x5xf32>) -> tensor<1x2x2xf32> {
  %1 = aten.avg_pool2d %0 {kernel_size = [2, 2]} : (tensor<1x4x5xf32>) -> tensor<1x2x2xf32>
  func.return %1 : tensor<1x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool2d_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x4x5xf32>) -> tensor<1x3x6xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V3]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 5 : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.minimum %[[V7]], %[[V8]] : tensor<3xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V5]], %[[V10]] : tensor<3xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4 : tensor<3xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.minimum %[[V9]], %[[V12]] : tensor<3xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V13]], %[[V11]] : tensor<3xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [0] : tensor<3xi64> -> tensor<3x6xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.iota dim 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 1 : tensor<6xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.mul %[[V16]], %[[V17]] : tensor<6xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 1 : tensor<6xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.sub %[[V18]], %[[V19]] : tensor<6xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 2 : tensor<6xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<6xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 6 : tensor<6xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.minimum %[[V22]], %[[V23]] : tensor<6xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.maximum %[[V20]], %[[V25]] : tensor<6xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 5 : tensor<6xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.minimum %[[V24]], %[[V27]] : tensor<6xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.sub %[[V28]], %[[V26]] : tensor<6xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V29]] dims [1] : tensor<6xi64> -> tensor<3x6xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.mul %[[V15]], %[[V30]] : tensor<3x6xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1, 1] with 0.0 : tensor<1x4x5xf32> -> tensor<1x7x7xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x7x7xf32> -> tensor<1x3x7xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.slice %[[V33]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x3x7xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x7x7xf32> -> tensor<1x3x7xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 0, 1] strides [1, 1, 1] : tensor<1x3x7xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x7x7xf32> -> tensor<1x3x7xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.slice %[[V37]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x3x7xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x7x7xf32> -> tensor<1x3x7xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.slice %[[V39]] offsets [0, 0, 1] strides [1, 1, 1] : tensor<1x3x7xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 2, 0] strides [1, 2, 1] : tensor<1x7x7xf32> -> tensor<1x3x7xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.slice %[[V41]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x3x7xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 2, 0] strides [1, 2, 1] : tensor<1x7x7xf32> -> tensor<1x3x7xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.slice %[[V43]] offsets [0, 0, 1] strides [1, 1, 1] : tensor<1x3x7xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.add %[[V34]], %[[V36]] : tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.add %[[V45]], %[[V38]] : tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.add %[[V46]], %[[V40]] : tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.add %[[V47]], %[[V42]] : tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.add %[[V48]], %[[V44]] : tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.convert %[[V31]] : tensor<3x6xi64> -> tensor<3x6xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.broadcast %[[V50]] dims [1, 2] : tensor<3x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.div %[[V49]], %[[V51]] : tensor<1x3x6xf32>
// CHECK-NEXT:    func.return %[[V52]] : tensor<1x3x6xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_2(%0: tensor<1x4x5xf32>) -> tensor<1x3x6xf32> {
  %1 = aten.avg_pool2d %0 {kernel_size = [3, 2], stride = [2, 1], padding = [1, 1], ceil_mode = true, count_include_pad = false} : (tensor<1x4x5xf32>) -> tensor<1x3x6xf32>
  func.return %1 : tensor<1x3x6xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool2d_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x4x5xf32>) -> tensor<1x3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1, 0] with 0.0 : tensor<1x4x5xf32> -> tensor<1x6x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x6x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x5xf32> -> tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x6x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x5xf32> -> tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x6x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V6]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x5xf32> -> tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x6x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V8]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x5xf32> -> tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V3]], %[[V5]] : tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V10]], %[[V7]] : tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V11]], %[[V9]] : tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 3.0 : tensor<1x3x2xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.div %[[V12]], %[[V13]] : tensor<1x3x2xf32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<1x3x2xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_3(%0: tensor<1x4x5xf32>) -> tensor<1x3x2xf32> {
  %1 = aten.avg_pool2d %0 {kernel_size = [2, 2], stride = [2, 2], padding = [1, 0], divisor_override = 3} : (tensor<1x4x5xf32>) -> tensor<1x3x2xf32>
  func.return %1 : tensor<1x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x6xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1] with 0.0 : tensor<2x6xf32> -> tensor<2x7xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0] strides [1, 2] : tensor<2x7xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 1] strides [1, 2] : tensor<2x7xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 2] strides [1, 2] : tensor<2x7xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V5]], %[[V4]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V6]], %[[V7]] : tensor<2x3xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @avg_pool1d(%0: tensor<2x6xf32>) -> tensor<2x3xf32> {
  %1 = aten.avg_pool1d %0 {kernel_size = [3], stride = [2], padding = [1]} : (tensor<2x6xf32>) -> tensor<2x3xf32>
  func.return %1 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool3d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x4x4x4xf32>) -> tensor<1x2x2x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V8]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V11]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[V13]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.slice %[[V14]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.slice %[[V16]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.slice %[[V17]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.slice %[[V19]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.slice %[[V20]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x4x4x4xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.slice %[[V22]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x2x4x4xf32> -> tensor<1x2x2x4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.slice %[[V23]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x2x2x4xf32> -> tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.add %[[V3]], %[[V6]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.add %[[V25]], %[[V9]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.add %[[V26]], %[[V12]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.add %[[V27]], %[[V15]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.add %[[V28]], %[[V18]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.add %[[V29]], %[[V21]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.add %[[V30]], %[[V24]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 8.0 : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.div %[[V31]], %[[V32]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    func.return %[[V33]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:  }
func.func @avg_pool3d(%0: tensor<1x4x4x4xf32>) -> tensor<1x2x2x2xf32> {
  %1 = aten.avg_pool3d %0 {kernel_size = [2, 2, 2]} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x2xf32>
  func.return %1 : tensor<1x2x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @max_pool2d_with_indices(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x5x5xf32>) -> (tensor<1x3x3xf32>, tensor<1x3x3xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 1, 1] with -inf : tensor<1x5x5xf32> -> tensor<1x7x6xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x7x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xf32> -> tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 2, 1] : tensor<1x7x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xf32> -> tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x7x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V6]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xf32> -> tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 1, 0] strides [1, 2, 1] : tensor<1x7x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V8]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xf32> -> tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 2, 0] strides [1, 2, 1] : tensor<1x7x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<1x3x6xf32> -> tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 2, 0] strides [1, 2, 1] : tensor<1x7x6xf32> -> tensor<1x3x6xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V12]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<1x3x6xf32> -> tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.maximum %[[V3]], %[[V5]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.maximum %[[V14]], %[[V7]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.maximum %[[V15]], %[[V9]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.maximum %[[V16]], %[[V11]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V17]], %[[V13]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.compare <gt> %[[V5]], %[[V3]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.compare <ne> %[[V5]], %[[V5]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.or %[[V20]], %[[V21]] : tensor<1x3x3xi1>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.select %[[V22]], %[[V23]], %[[V19]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.maximum %[[V3]], %[[V5]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.compare <gt> %[[V7]], %[[V25]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.compare <ne> %[[V7]], %[[V7]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.or %[[V26]], %[[V27]] : tensor<1x3x3xi1>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.constant 5 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.select %[[V28]], %[[V29]], %[[V24]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.maximum %[[V25]], %[[V7]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.compare <gt> %[[V9]], %[[V31]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.compare <ne> %[[V9]], %[[V9]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.or %[[V32]], %[[V33]] : tensor<1x3x3xi1>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.constant 6 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.select %[[V34]], %[[V35]], %[[V30]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.maximum %[[V31]], %[[V9]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.compare <gt> %[[V11]], %[[V37]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.compare <ne> %[[V11]], %[[V11]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.or %[[V38]], %[[V39]] : tensor<1x3x3xi1>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 10 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.select %[[V40]], %[[V41]], %[[V36]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.maximum %[[V37]], %[[V11]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.compare <gt> %[[V13]], %[[V43]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.compare <ne> %[[V13]], %[[V13]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.or %[[V44]], %[[V45]] : tensor<1x3x3xi1>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.constant 11 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.select %[[V46]], %[[V47]], %[[V42]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.maximum %[[V43]], %[[V13]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.iota dim 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.constant 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.mul %[[V50]], %[[V51]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.sub %[[V52]], %[[V53]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.iota dim 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.constant 2 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.mul %[[V55]], %[[V56]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.sub %[[V57]], %[[V58]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.constant 5 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.mul %[[V54]], %[[V60]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.add %[[V61]], %[[V59]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.add %[[V62]], %[[V48]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.neg %[[V54]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.maximum %[[V64]], %[[V65]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.add %[[V66]], %[[V67]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.floor_div %[[V68]], %[[V69]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.mul %[[V70]], %[[V71]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.add %[[V54]], %[[V72]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.neg %[[V59]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.maximum %[[V74]], %[[V75]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.constant 0 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.add %[[V76]], %[[V77]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.floor_div %[[V78]], %[[V79]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.constant 1 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.mul %[[V80]], %[[V81]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.add %[[V59]], %[[V82]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.constant -inf : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.compare <eq> %[[V18]], %[[V84]] : tensor<1x3x3xf32>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.constant 5 : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.mul %[[V73]], %[[V86]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.add %[[V87]], %[[V83]] : tensor<1x3x3xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.select %[[V85]], %[[V88]], %[[V63]] : tensor<1x3x3xi64>
// CHECK-NEXT:    func.return %[[V18]], %[[V89]] : tensor<1x3x3xf32>, tensor<1x3x3xi64>
// CHECK-NEXT:  }
func.func @max_pool2d_with_indices(%0: tensor<1x5x5xf32>) -> (tensor<1x3x3xf32>, tensor<1x3x3xi64>) {
  %1, %2 = aten.max_pool2d_with_indices %0 {kernel_size = [3, 2], stride = [2, 2], padding = [1, 1], ceil_mode = true} : (tensor<1x5x5xf32>) -> (tensor<1x3x3xf32>, tensor<1x3x3xi64>)
  func.return %1, %2 : tensor<1x3x3xf32>, tensor<1x3x3xi64>
}

// -----

// CHECK-LABEL: func.func @max_pool2d_with_indices_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x5x5xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x5x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x3x5xf32> -> tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x5x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 1] strides [1, 1, 1] : tensor<1x3x5xf32> -> tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 2, 0] strides [1, 1, 1] : tensor<1x5x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x3x5xf32> -> tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 2, 0] strides [1, 1, 1] : tensor<1x5x5xf32> -> tensor<1x3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1] strides [1, 1, 1] : tensor<1x3x5xf32> -> tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V9]], %[[V6]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V10]], %[[V8]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.compare <gt> %[[V4]], %[[V2]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.compare <ne> %[[V4]], %[[V4]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.or %[[V13]], %[[V14]] : tensor<1x3x4xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 1 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V15]], %[[V16]], %[[V12]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.compare <gt> %[[V6]], %[[V18]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.compare <ne> %[[V6]], %[[V6]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.or %[[V19]], %[[V20]] : tensor<1x3x4xi1>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 10 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.select %[[V21]], %[[V22]], %[[V17]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.maximum %[[V18]], %[[V6]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.compare <gt> %[[V8]], %[[V24]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.compare <ne> %[[V8]], %[[V8]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.or %[[V25]], %[[V26]] : tensor<1x3x4xi1>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 11 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.select %[[V27]], %[[V28]], %[[V23]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.maximum %[[V24]], %[[V8]] : tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 1 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 1 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.mul %[[V31]], %[[V32]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 0 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.sub %[[V33]], %[[V34]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.iota dim 2 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 1 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.mul %[[V36]], %[[V37]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 0 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.sub %[[V38]], %[[V39]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 5 : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.mul %[[V35]], %[[V41]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V42]], %[[V40]] : tensor<1x3x4xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V43]], %[[V29]] : tensor<1x3x4xi64>
// CHECK-NEXT:    func.return %[[V11]], %[[V44]] : tensor<1x3x4xf32>, tensor<1x3x4xi64>
// CHECK-NEXT:  }
func.func @max_pool2d_with_indices_2(%0: tensor<1x5x5xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xi64>) {
  %1, %2 = aten.max_pool2d_with_indices %0 {kernel_size = [2, 2], stride = [1, 1], dilation = [2, 1]} : (tensor<1x5x5xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xi64>)
  func.return %1, %2 : tensor<1x3x4xf32>, tensor<1x3x4xi64>
}

// -----

// CHECK-LABEL: func.func @max_pool3d_with_indices(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x3x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V8]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V11]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[V13]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.slice %[[V14]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.slice %[[V16]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.slice %[[V17]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.slice %[[V19]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.slice %[[V20]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1, 0, 0] strides [1, 2, 1, 1] : tensor<1x3x4x4xf32> -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.slice %[[V22]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<1x1x4x4xf32> -> tensor<1x1x2x4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.slice %[[V23]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<1x1x2x4xf32> -> tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.maximum %[[V3]], %[[V6]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.maximum %[[V25]], %[[V9]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.maximum %[[V26]], %[[V12]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.maximum %[[V27]], %[[V15]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.maximum %[[V28]], %[[V18]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.maximum %[[V29]], %[[V21]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.maximum %[[V30]], %[[V24]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 0 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.compare <gt> %[[V6]], %[[V3]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.compare <ne> %[[V6]], %[[V6]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.or %[[V33]], %[[V34]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.constant 1 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.select %[[V35]], %[[V36]], %[[V32]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.maximum %[[V3]], %[[V6]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.compare <gt> %[[V9]], %[[V38]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.compare <ne> %[[V9]], %[[V9]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.or %[[V39]], %[[V40]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 4 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.select %[[V41]], %[[V42]], %[[V37]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.maximum %[[V38]], %[[V9]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.compare <gt> %[[V12]], %[[V44]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.compare <ne> %[[V12]], %[[V12]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.or %[[V45]], %[[V46]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 5 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.select %[[V47]], %[[V48]], %[[V43]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.maximum %[[V44]], %[[V12]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.compare <gt> %[[V15]], %[[V50]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.compare <ne> %[[V15]], %[[V15]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.or %[[V51]], %[[V52]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.constant 16 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.select %[[V53]], %[[V54]], %[[V49]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.maximum %[[V50]], %[[V15]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.compare <gt> %[[V18]], %[[V56]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.compare <ne> %[[V18]], %[[V18]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.or %[[V57]], %[[V58]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.constant 17 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.select %[[V59]], %[[V60]], %[[V55]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.maximum %[[V56]], %[[V18]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.compare <gt> %[[V21]], %[[V62]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.compare <ne> %[[V21]], %[[V21]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V65:[^ ,:]+]] = prim.or %[[V63]], %[[V64]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V66:[^ ,:]+]] = prim.constant 20 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V67:[^ ,:]+]] = prim.select %[[V65]], %[[V66]], %[[V61]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V68:[^ ,:]+]] = prim.maximum %[[V62]], %[[V21]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V69:[^ ,:]+]] = prim.compare <gt> %[[V24]], %[[V68]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V70:[^ ,:]+]] = prim.compare <ne> %[[V24]], %[[V24]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V71:[^ ,:]+]] = prim.or %[[V69]], %[[V70]] : tensor<1x1x2x2xi1>
// CHECK-NEXT:    %[[V72:[^ ,:]+]] = prim.constant 21 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V73:[^ ,:]+]] = prim.select %[[V71]], %[[V72]], %[[V67]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V74:[^ ,:]+]] = prim.maximum %[[V68]], %[[V24]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V75:[^ ,:]+]] = prim.iota dim 1 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V76:[^ ,:]+]] = prim.constant 2 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V77:[^ ,:]+]] = prim.mul %[[V75]], %[[V76]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V78:[^ ,:]+]] = prim.constant 0 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V79:[^ ,:]+]] = prim.sub %[[V77]], %[[V78]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V80:[^ ,:]+]] = prim.iota dim 2 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V81:[^ ,:]+]] = prim.constant 2 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V82:[^ ,:]+]] = prim.mul %[[V80]], %[[V81]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V83:[^ ,:]+]] = prim.constant 0 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V84:[^ ,:]+]] = prim.sub %[[V82]], %[[V83]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V85:[^ ,:]+]] = prim.iota dim 3 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V86:[^ ,:]+]] = prim.constant 2 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V87:[^ ,:]+]] = prim.mul %[[V85]], %[[V86]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V88:[^ ,:]+]] = prim.constant 0 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V89:[^ ,:]+]] = prim.sub %[[V87]], %[[V88]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V90:[^ ,:]+]] = prim.constant 4 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V91:[^ ,:]+]] = prim.mul %[[V79]], %[[V90]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V92:[^ ,:]+]] = prim.add %[[V91]], %[[V84]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V93:[^ ,:]+]] = prim.constant 4 : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V94:[^ ,:]+]] = prim.mul %[[V92]], %[[V93]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V95:[^ ,:]+]] = prim.add %[[V94]], %[[V89]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    %[[V96:[^ ,:]+]] = prim.add %[[V95]], %[[V73]] : tensor<1x1x2x2xi64>
// CHECK-NEXT:    func.return %[[V31]], %[[V96]] : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
// CHECK-NEXT:  }
func.func @max_pool3d_with_indices(%0: tensor<1x3x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>) {
  %1, %2 = aten.max_pool3d_with_indices %0 {kernel_size = [2, 2, 2]} : (tensor<1x3x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>)
  func.return %1, %2 : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
}

// -----

// CHECK-LABEL: func.func @max_pool2d_with_indices_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x2xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<1x4x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<1x2x2xi64>) -> tensor<1x4x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x2x2xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x2x2xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<1x16xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<1x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V6]], %[[V4]]], %[[V3]] : tensor<1x16xf32>, tensor<1x4xf32> -> tensor<1x16xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<1x16xf32> -> tensor<1x4x4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<1x4x4xf32>
// CHECK-NEXT:  }
func.func @max_pool2d_with_indices_backward(%0: tensor<1x2x2xf32>, %1: tensor<1x4x4xf32>, %2: tensor<1x2x2xi64>) -> tensor<1x4x4xf32> {
  %3 = aten.max_pool2d_with_indices_backward %0, %1, %2 {kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false} : (tensor<1x2x2xf32>, tensor<1x4x4xf32>, tensor<1x2x2xi64>) -> tensor<1x4x4xf32>
  func.return %3 : tensor<1x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x2xf32>, %[[V1:[^ ,:]+]]: tensor<1x4x5xf32>) -> tensor<1x4x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4.0 : tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V0]], %[[V2]] : tensor<1x2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 2] : tensor<1x2x2xf32> -> tensor<1x2x2x2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 3 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 2 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V6]], %[[V8]] : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V9]], %[[V7]] : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.iota dim 2 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 4 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 2 : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V11]], %[[V13]] : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V14]], %[[V12]] : tensor<1x2x2x2x2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<1x5x6xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.scatter <add> %[[V16]][%[[V5]], %[[V10]], %[[V15]]], %[[V4]] : tensor<1x5x6xf32>, tensor<1x2x2x2x2xf32> -> tensor<1x5x6xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.slice %[[V17]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x5x6xf32> -> tensor<1x4x6xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V18]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<1x4x6xf32> -> tensor<1x4x5xf32>
// CHECK-NEXT:    func.return %[[V19]] : tensor<1x4x5xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_backward(%0: tensor<1x2x2xf32>, %1: tensor<1x4x5xf32>) -> tensor<1x4x5xf32> {
  %2 = aten.avg_pool2d_backward %0, %1 {kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true} : (tensor<1x2x2xf32>, tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
  func.return %2 : tensor<1x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool3d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x2x2xf32>, %[[V1:[^ ,:]+]]: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 8.0 : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V0]], %[[V2]] : tensor<1x2x2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 3, 5] : tensor<1x2x2x2xf32> -> tensor<1x2x2x2x2x2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<1x2x2x2x2x2x2xf32> -> tensor<1x4x4x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<1x4x4x4xf32>
// CHECK-NEXT:  }
func.func @avg_pool3d_backward(%0: tensor<1x2x2x2xf32>, %1: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %2 = aten.avg_pool3d_backward %0, %1 {kernel_size = [2, 2, 2], stride = [2, 2, 2], padding = [0, 0, 0], ceil_mode = false, count_include_pad = true} : (tensor<1x2x2x2xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  func.return %2 : tensor<1x4x4x4xf32>
}
