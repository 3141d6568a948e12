// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @max_pool2d_with_indices(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V9]], %[[V6]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V10]], %[[V8]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.compare <gt> %[[V4]], %[[V2]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.compare <ne> %[[V4]], %[[V4]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.or %[[V13]], %[[V14]] : tensor<2x3x4x4xi1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 1 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V15]], %[[V16]], %[[V12]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.maximum %[[V2]], %[[V4]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.compare <gt> %[[V6]], %[[V18]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.compare <ne> %[[V6]], %[[V6]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.or %[[V19]], %[[V20]] : tensor<2x3x4x4xi1>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 8 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.select %[[V21]], %[[V22]], %[[V17]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.maximum %[[V18]], %[[V6]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.compare <gt> %[[V8]], %[[V24]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.compare <ne> %[[V8]], %[[V8]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.or %[[V25]], %[[V26]] : tensor<2x3x4x4xi1>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 9 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.select %[[V27]], %[[V28]], %[[V23]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.maximum %[[V24]], %[[V8]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 2 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.mul %[[V31]], %[[V32]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.constant 0 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.sub %[[V33]], %[[V34]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.constant 2 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.mul %[[V36]], %[[V37]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 0 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.sub %[[V38]], %[[V39]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 8 : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.mul %[[V35]], %[[V41]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V42]], %[[V40]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V43]], %[[V29]] : tensor<2x3x4x4xi64>
// CHECK-NEXT:    func.return %[[V11]], %[[V44]] : tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>
// CHECK-NEXT:  }
func.func @max_pool2d_with_indices(%0: tensor<2x3x9x8xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>) {
  %1, %2 = aten.max_pool2d_with_indices %0 {kernel_size = [2, 2]} : (tensor<2x3x9x8xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>)
  func.return %1, %2 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>
}

// CHECK-LABEL: func.func @max_pool2d_with_indices_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> (tensor<2x3x9x8xf32>, tensor<2x3x9x8xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 2, 2] with -inf : tensor<2x3x9x8xf32> -> tensor<2x3x13x12xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V4]], %[[V5]] : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 5 : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<2x3x9x8x5x5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V1]][%[[V2]], %[[V3]], %[[V6]], %[[V9]]] : tensor<2x3x13x12xf32> -> tensor<2x3x9x8x5x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V10]] : tensor<2x3x9x8x5x5xf32> -> tensor<2x3x9x8x25xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reduce <maximum> %[[V11]] dims [4] : tensor<2x3x9x8x25xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.argreduce <maximum> %[[V11]] dim 4 : tensor<2x3x9x8x25xf32> -> tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 5 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.rem %[[V13]], %[[V14]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 5 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.floor_div %[[V13]], %[[V18]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 8 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.mul %[[V19]], %[[V20]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V17]], %[[V21]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 5 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.floor_div %[[V19]], %[[V23]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 2 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.sub %[[V27]], %[[V28]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.mul %[[V30]], %[[V31]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 2 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.sub %[[V32]], %[[V33]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.constant 8 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.mul %[[V29]], %[[V35]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.add %[[V36]], %[[V34]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.add %[[V37]], %[[V22]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.neg %[[V29]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 0 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.maximum %[[V39]], %[[V40]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 0 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V41]], %[[V42]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.floor_div %[[V43]], %[[V44]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.mul %[[V45]], %[[V46]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.add %[[V29]], %[[V47]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.neg %[[V34]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.constant 0 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.maximum %[[V49]], %[[V50]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.constant 0 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.add %[[V51]], %[[V52]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = prim.floor_div %[[V53]], %[[V54]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = prim.constant 1 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V57:[^ ,:]+]] = prim.mul %[[V55]], %[[V56]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V58:[^ ,:]+]] = prim.add %[[V34]], %[[V57]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V59:[^ ,:]+]] = prim.constant -inf : tensor<2x3x9x8xf32>
// CHECK-NEXT:    %[[V60:[^ ,:]+]] = prim.compare <eq> %[[V12]], %[[V59]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:    %[[V61:[^ ,:]+]] = prim.constant 8 : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V62:[^ ,:]+]] = prim.mul %[[V48]], %[[V61]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V63:[^ ,:]+]] = prim.add %[[V62]], %[[V58]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    %[[V64:[^ ,:]+]] = prim.select %[[V60]], %[[V63]], %[[V38]] : tensor<2x3x9x8xi64>
// CHECK-NEXT:    func.return %[[V12]], %[[V64]] : tensor<2x3x9x8xf32>, tensor<2x3x9x8xi64>
// CHECK-NEXT:  }
func.func @max_pool2d_with_indices_2(%0: tensor<2x3x9x8xf32>) -> (tensor<2x3x9x8xf32>, tensor<2x3x9x8xi64>) {
  %1, %2 = aten.max_pool2d_with_indices %0 {kernel_size = [5, 5], stride = [1, 1], padding = [2, 2]} : (tensor<2x3x9x8xf32>) -> (tensor<2x3x9x8xf32>, tensor<2x3x9x8xi64>)
  func.return %1, %2 : tensor<2x3x9x8xf32>, tensor<2x3x9x8xi64>
}

// CHECK-LABEL: func.func @max_pool2d_with_indices_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> (tensor<2x3x1x1xf32>, tensor<2x3x1x1xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x3x9x8xf32> -> tensor<2x3x1x9x1x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 1, 2, 4, 3, 5] : tensor<2x3x1x9x1x8xf32> -> tensor<2x3x1x1x9x8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<2x3x1x1x9x8xf32> -> tensor<2x3x1x1x72xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <maximum> %[[V3]] dims [4] : tensor<2x3x1x1x72xf32> -> tensor<2x3x1x1xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.argreduce <maximum> %[[V3]] dim 4 : tensor<2x3x1x1x72xf32> -> tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 8 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.rem %[[V5]], %[[V6]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V7]], %[[V8]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 8 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor_div %[[V5]], %[[V10]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 8 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V9]], %[[V13]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 9 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.floor_div %[[V11]], %[[V15]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 9 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V17]], %[[V18]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 0 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.sub %[[V19]], %[[V20]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 8 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.mul %[[V22]], %[[V23]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.constant 0 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.sub %[[V24]], %[[V25]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.constant 8 : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V21]], %[[V27]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.add %[[V28]], %[[V26]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.add %[[V29]], %[[V14]] : tensor<2x3x1x1xi64>
// CHECK-NEXT:    func.return %[[V4]], %[[V30]] : tensor<2x3x1x1xf32>, tensor<2x3x1x1xi64>
// CHECK-NEXT:  }
func.func @max_pool2d_with_indices_3(%0: tensor<2x3x9x8xf32>) -> (tensor<2x3x1x1xf32>, tensor<2x3x1x1xi64>) {
  %1, %2 = aten.max_pool2d_with_indices %0 {kernel_size = [9, 8]} : (tensor<2x3x9x8xf32>) -> (tensor<2x3x1x1xf32>, tensor<2x3x1x1xi64>)
  func.return %1, %2 : tensor<2x3x1x1xf32>, tensor<2x3x1x1xi64>
}

// CHECK-LABEL: func.func @max_pool1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9xf32>) -> tensor<2x3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 1] with -inf : tensor<2x3x9xf32> -> tensor<2x3x11xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x3x11xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x3x11xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 2] strides [1, 1, 2] : tensor<2x3x11xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V2]], %[[V3]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V5]], %[[V4]] : tensor<2x3x5xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<2x3x5xf32>
// CHECK-NEXT:  }
func.func @max_pool1d(%0: tensor<2x3x9xf32>) -> tensor<2x3x5xf32> {
  %1 = aten.max_pool1d %0 {kernel_size = [3], stride = [2], padding = [1]} : (tensor<2x3x9xf32>) -> tensor<2x3x5xf32>
  func.return %1 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @avg_pool2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x4x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x4x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x4x8xf32> -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V2]], %[[V4]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V9]], %[[V6]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V10]], %[[V8]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 4.0 : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.div %[[V11]], %[[V12]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d(%0: tensor<2x3x9x8xf32>) -> tensor<2x3x4x4xf32> {
  %1 = aten.avg_pool2d %0 {kernel_size = [2, 2]} : (tensor<2x3x9x8xf32>) -> tensor<2x3x4x4xf32>
  func.return %1 : tensor<2x3x4x4xf32>
}

// CHECK-LABEL: func.func @avg_pool2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4.0 : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V0]], %[[V2]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 2, 3] : tensor<2x3x4x4xf32> -> tensor<2x3x4x4x2x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 2 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V7]], %[[V9]] : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V10]], %[[V8]] : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 5 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 2 : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V12]], %[[V14]] : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V15]], %[[V13]] : tensor<2x3x4x4x2x2xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x10x9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.scatter <add> %[[V17]][%[[V5]], %[[V6]], %[[V11]], %[[V16]]], %[[V4]] : tensor<2x3x10x9xf32>, tensor<2x3x4x4x2x2xf32> -> tensor<2x3x10x9xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V18]] offsets [0, 0, 0, 0] strides [1, 1, 1, 1] : tensor<2x3x10x9xf32> -> tensor<2x3x9x9xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.slice %[[V19]] offsets [0, 0, 0, 0] strides [1, 1, 1, 1] : tensor<2x3x9x9xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    func.return %[[V20]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_backward(%0: tensor<2x3x4x4xf32>, %1: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
  %2 = aten.avg_pool2d_backward %0, %1 {kernel_size = [2, 2], stride = [], padding = [0, 0], ceil_mode = false, count_include_pad = true} : (tensor<2x3x4x4xf32>, tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return %2 : tensor<2x3x9x8xf32>
}

// CHECK-LABEL: func.func @avg_pool2d_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x5x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 1, 1] with 0.0 : tensor<2x3x9x8xf32> -> tensor<2x3x11x9xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V6]] offsets [0, 0, 0, 2] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V8]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V12]] offsets [0, 0, 0, 2] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 2, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.slice %[[V14]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 2, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.slice %[[V16]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 2, 0] strides [1, 1, 2, 1] : tensor<2x3x11x9xf32> -> tensor<2x3x5x9xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V18]] offsets [0, 0, 0, 2] strides [1, 1, 1, 2] : tensor<2x3x5x9xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.add %[[V3]], %[[V5]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V20]], %[[V7]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V21]], %[[V9]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.add %[[V22]], %[[V11]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.add %[[V23]], %[[V13]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.add %[[V24]], %[[V15]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.add %[[V25]], %[[V17]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.add %[[V26]], %[[V19]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 9.0 : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.div %[[V27]], %[[V28]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    func.return %[[V29]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_2(%0: tensor<2x3x9x8xf32>) -> tensor<2x3x5x4xf32> {
  %1 = aten.avg_pool2d %0 {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1]} : (tensor<2x3x9x8xf32>) -> tensor<2x3x5x4xf32>
  func.return %1 : tensor<2x3x5x4xf32>
}

// CHECK-LABEL: func.func @avg_pool2d_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x5x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2 : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V3]], %[[V4]] : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 10 : tensor<5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.minimum %[[V7]], %[[V8]] : tensor<5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V9]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [0] : tensor<5xi64> -> tensor<5x5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 2 : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V12]], %[[V13]] : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.sub %[[V14]], %[[V15]] : tensor<5xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.add %[[V16]], %[[V17]] : tensor<5xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 9 : tensor<5xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.minimum %[[V18]], %[[V19]] : tensor<5xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.sub %[[V20]], %[[V16]] : tensor<5xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [1] : tensor<5xi64> -> tensor<5x5xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.mul %[[V11]], %[[V22]] : tensor<5x5xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 1, 1] with 0.0 : tensor<2x3x9x8xf32> -> tensor<2x3x11x11xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.slice %[[V25]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.slice %[[V27]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 0, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.slice %[[V29]] offsets [0, 0, 0, 2] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.slice %[[V31]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.slice %[[V33]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 1, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 0, 0, 2] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 2, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.slice %[[V37]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 2, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.slice %[[V39]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.slice %[[V24]] offsets [0, 0, 2, 0] strides [1, 1, 2, 1] : tensor<2x3x11x11xf32> -> tensor<2x3x5x11xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.slice %[[V41]] offsets [0, 0, 0, 2] strides [1, 1, 1, 2] : tensor<2x3x5x11xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V26]], %[[V28]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V43]], %[[V30]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.add %[[V44]], %[[V32]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.add %[[V45]], %[[V34]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.add %[[V46]], %[[V36]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.add %[[V47]], %[[V38]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.add %[[V48]], %[[V40]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.add %[[V49]], %[[V42]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.convert %[[V23]] : tensor<5x5xi64> -> tensor<5x5xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.broadcast %[[V51]] dims [2, 3] : tensor<5x5xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = prim.div %[[V50]], %[[V52]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    func.return %[[V53]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_3(%0: tensor<2x3x9x8xf32>) -> tensor<2x3x5x5xf32> {
  %1 = aten.avg_pool2d %0 {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = true} : (tensor<2x3x9x8xf32>) -> tensor<2x3x5x5xf32>
  func.return %1 : tensor<2x3x5x5xf32>
}

// CHECK-LABEL: func.func @avg_pool2d_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5x5xf32>, %[[V1:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V4]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V6]], %[[V7]] : tensor<5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 10 : tensor<5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.minimum %[[V8]], %[[V9]] : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V10]], %[[V6]] : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V11]] dims [0] : tensor<5xi64> -> tensor<5x5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 2 : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<5xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.sub %[[V15]], %[[V16]] : tensor<5xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.add %[[V17]], %[[V18]] : tensor<5xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 9 : tensor<5xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.minimum %[[V19]], %[[V20]] : tensor<5xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.sub %[[V21]], %[[V17]] : tensor<5xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.broadcast %[[V22]] dims [1] : tensor<5xi64> -> tensor<5x5xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.mul %[[V12]], %[[V23]] : tensor<5x5xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.convert %[[V24]] : tensor<5x5xi64> -> tensor<5x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V25]] dims [2, 3] : tensor<5x5xf32> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.div %[[V0]], %[[V26]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V27]] dims [0, 1, 2, 3] : tensor<2x3x5x5xf32> -> tensor<2x3x5x5x3x3xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 2 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.mul %[[V31]], %[[V33]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.add %[[V34]], %[[V32]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.iota dim 5 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.constant 2 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.mul %[[V36]], %[[V38]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.add %[[V39]], %[[V37]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x12x11xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.scatter <add> %[[V41]][%[[V29]], %[[V30]], %[[V35]], %[[V40]]], %[[V28]] : tensor<2x3x12x11xf32>, tensor<2x3x5x5x3x3xf32> -> tensor<2x3x12x11xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.slice %[[V42]] offsets [0, 0, 1, 0] strides [1, 1, 1, 1] : tensor<2x3x12x11xf32> -> tensor<2x3x9x11xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.slice %[[V43]] offsets [0, 0, 0, 1] strides [1, 1, 1, 1] : tensor<2x3x9x11xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    func.return %[[V44]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_backward_2(%0: tensor<2x3x5x5xf32>, %1: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
  %2 = aten.avg_pool2d_backward %0, %1 {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = true, count_include_pad = true} : (tensor<2x3x5x5xf32>, tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return %2 : tensor<2x3x9x8xf32>
}

// CHECK-LABEL: func.func @avg_pool2d_backward_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 2 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V4]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3 : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V6]], %[[V7]] : tensor<5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 10 : tensor<5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.minimum %[[V8]], %[[V9]] : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.maximum %[[V6]], %[[V11]] : tensor<5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 9 : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.minimum %[[V10]], %[[V13]] : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V14]], %[[V12]] : tensor<5xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [0] : tensor<5xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.iota dim 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V17]], %[[V18]] : tensor<4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 1 : tensor<4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.sub %[[V19]], %[[V20]] : tensor<4xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 3 : tensor<4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.add %[[V21]], %[[V22]] : tensor<4xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.constant 9 : tensor<4xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.minimum %[[V23]], %[[V24]] : tensor<4xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.constant 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.maximum %[[V21]], %[[V26]] : tensor<4xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.constant 8 : tensor<4xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.minimum %[[V25]], %[[V28]] : tensor<4xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.sub %[[V29]], %[[V27]] : tensor<4xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V30]] dims [1] : tensor<4xi64> -> tensor<5x4xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.mul %[[V16]], %[[V31]] : tensor<5x4xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.convert %[[V32]] : tensor<5x4xi64> -> tensor<5x4xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.broadcast %[[V33]] dims [2, 3] : tensor<5x4xf32> -> tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.div %[[V0]], %[[V34]] : tensor<2x3x5x4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.broadcast %[[V35]] dims [0, 1, 2, 3] : tensor<2x3x5x4xf32> -> tensor<2x3x5x4x3x3xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.iota dim 2 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.constant 2 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.mul %[[V39]], %[[V41]] : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V42]], %[[V40]] : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.iota dim 3 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.iota dim 5 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.constant 2 : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.mul %[[V44]], %[[V46]] : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.add %[[V47]], %[[V45]] : tensor<2x3x5x4x3x3xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x12x11xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.scatter <add> %[[V49]][%[[V37]], %[[V38]], %[[V43]], %[[V48]]], %[[V36]] : tensor<2x3x12x11xf32>, tensor<2x3x5x4x3x3xf32> -> tensor<2x3x12x11xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.slice %[[V50]] offsets [0, 0, 1, 0] strides [1, 1, 1, 1] : tensor<2x3x12x11xf32> -> tensor<2x3x9x11xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.slice %[[V51]] offsets [0, 0, 0, 1] strides [1, 1, 1, 1] : tensor<2x3x9x11xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    func.return %[[V52]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:  }
func.func @avg_pool2d_backward_3(%0: tensor<2x3x5x4xf32>, %1: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
  %2 = aten.avg_pool2d_backward %0, %1 {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false} : (tensor<2x3x5x4xf32>, tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return %2 : tensor<2x3x9x8xf32>
}

// CHECK-LABEL: func.func @avg_pool1d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9xf32>) -> tensor<2x3x5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 1] with 0.0 : tensor<2x3x9xf32> -> tensor<2x3x11xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0] strides [1, 1, 2] : tensor<2x3x11xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 1] strides [1, 1, 2] : tensor<2x3x11xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 2] strides [1, 1, 2] : tensor<2x3x11xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V2]], %[[V3]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.add %[[V5]], %[[V4]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 3.0 : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V6]], %[[V7]] : tensor<2x3x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x3x5xf32>
// CHECK-NEXT:  }
func.func @avg_pool1d(%0: tensor<2x3x9xf32>) -> tensor<2x3x5xf32> {
  %1 = aten.avg_pool1d %0 {kernel_size = [3], stride = [2], padding = [1]} : (tensor<2x3x9xf32>) -> tensor<2x3x5xf32>
  func.return %1 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @avg_pool3d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x2x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0, 0, 1] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 0, 1, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V8]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0, 0, 0, 1, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V11]] offsets [0, 0, 0, 0, 1] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.slice %[[V13]] offsets [0, 0, 0, 2, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.slice %[[V14]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.slice %[[V16]] offsets [0, 0, 0, 2, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.slice %[[V17]] offsets [0, 0, 0, 0, 1] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.slice %[[V19]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.slice %[[V20]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.slice %[[V22]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.slice %[[V23]] offsets [0, 0, 0, 0, 1] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.slice %[[V25]] offsets [0, 0, 0, 1, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.slice %[[V26]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.slice %[[V28]] offsets [0, 0, 0, 1, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.slice %[[V29]] offsets [0, 0, 0, 0, 1] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.slice %[[V31]] offsets [0, 0, 0, 2, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.slice %[[V32]] offsets [0, 0, 0, 0, 0] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0, 0] strides [1, 1, 1, 1, 1] : tensor<1x2x4x5x4xf32> -> tensor<1x2x3x5x4xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.slice %[[V34]] offsets [0, 0, 0, 2, 0] strides [1, 1, 1, 2, 1] : tensor<1x2x3x5x4xf32> -> tensor<1x2x3x2x4xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.slice %[[V35]] offsets [0, 0, 0, 0, 1] strides [1, 1, 1, 1, 2] : tensor<1x2x3x2x4xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.add %[[V3]], %[[V6]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.add %[[V37]], %[[V9]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.add %[[V38]], %[[V12]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.add %[[V39]], %[[V15]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.add %[[V40]], %[[V18]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.add %[[V41]], %[[V21]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.add %[[V42]], %[[V24]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V43]], %[[V27]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.add %[[V44]], %[[V30]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.add %[[V45]], %[[V33]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.add %[[V46]], %[[V36]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.constant 12.0 : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.div %[[V47]], %[[V48]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    func.return %[[V49]] : tensor<1x2x3x2x2xf32>
// CHECK-NEXT:  }
func.func @avg_pool3d(%0: tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x2x2xf32> {
  %1 = aten.avg_pool3d %0 {kernel_size = [2, 3, 2], stride = [1, 2, 2]} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x2x2xf32>
  func.return %1 : tensor<1x2x3x2x2xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x1x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x3x9x8xf32> -> tensor<2x3x1x9x1x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 1, 2, 4, 3, 5] : tensor<2x3x1x9x1x8xf32> -> tensor<2x3x1x1x9x8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [4, 5] : tensor<2x3x1x1x9x8xf32> -> tensor<2x3x1x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 72.0 : tensor<2x3x1x1xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<2x3x1x1xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<2x3x1x1xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool2d(%0: tensor<2x3x9x8xf32>) -> tensor<2x3x1x1xf32> {
  %1 = aten._adaptive_avg_pool2d %0 {output_size = [1, 1]} : (tensor<2x3x9x8xf32>) -> tensor<2x3x1x1xf32>
  func.return %1 : tensor<2x3x1x1xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x1x1xf32>, %[[V1:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 72.0 : tensor<2x3x1x1xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V0]], %[[V2]] : tensor<2x3x1x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1, 2, 4] : tensor<2x3x1x1xf32> -> tensor<2x3x1x9x1x8xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<2x3x1x9x1x8xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool2d_backward(%0: tensor<2x3x1x1xf32>, %1: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
  %2 = aten._adaptive_avg_pool2d_backward %0, %1 : (tensor<2x3x1x1xf32>, tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return %2 : tensor<2x3x9x8xf32>
}

// CHECK-LABEL: func.func @adaptive_max_pool2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x1x1xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x3x9x8xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x3x1x1xi64>) -> tensor<2x3x9x8xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x3x1x1xf32> -> tensor<2x3x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<2x3x1x1xi64> -> tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x72xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x1xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V6]], %[[V7]], %[[V4]]], %[[V3]] : tensor<2x3x72xf32>, tensor<2x3x1xf32> -> tensor<2x3x72xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<2x3x72xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:  }
func.func @adaptive_max_pool2d_backward(%0: tensor<2x3x1x1xf32>, %1: tensor<2x3x9x8xf32>, %2: tensor<2x3x1x1xi64>) -> tensor<2x3x9x8xf32> {
  %3 = aten.adaptive_max_pool2d_backward %0, %1, %2 : (tensor<2x3x1x1xf32>, tensor<2x3x9x8xf32>, tensor<2x3x1x1xi64>) -> tensor<2x3x9x8xf32>
  func.return %3 : tensor<2x3x9x8xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool2d_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 1, 3, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x3x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x3x8xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 0, 0] strides [1, 1, 3, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x3x8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x3x8xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0] strides [1, 1, 3, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x3x8xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V5]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x3x8xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 1, 0] strides [1, 1, 3, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x3x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x3x8xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 2, 0] strides [1, 1, 3, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x3x8xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.slice %[[V9]] offsets [0, 0, 0, 0] strides [1, 1, 1, 2] : tensor<2x3x3x8xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0, 2, 0] strides [1, 1, 3, 1] : tensor<2x3x9x8xf32> -> tensor<2x3x3x8xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.slice %[[V11]] offsets [0, 0, 0, 1] strides [1, 1, 1, 2] : tensor<2x3x3x8xf32> -> tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.add %[[V2]], %[[V4]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.add %[[V13]], %[[V6]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.add %[[V14]], %[[V8]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V15]], %[[V10]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.add %[[V16]], %[[V12]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 6.0 : tensor<2x3x3x4xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.div %[[V17]], %[[V18]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:    func.return %[[V19]] : tensor<2x3x3x4xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool2d_2(%0: tensor<2x3x9x8xf32>) -> tensor<2x3x3x4xf32> {
  %1 = aten._adaptive_avg_pool2d %0 {output_size = [3, 4]} : (tensor<2x3x9x8xf32>) -> tensor<2x3x3x4xf32>
  func.return %1 : tensor<2x3x3x4xf32>
}

// CHECK-LABEL: func.func @adaptive_max_pool3d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x2x1x2xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4x3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x2x1x2xi64>) -> tensor<2x4x3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x2x1x2xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<2x2x1x2xi64> -> tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<2x48xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V6]], %[[V4]]], %[[V3]] : tensor<2x48xf32>, tensor<2x4xf32> -> tensor<2x48xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<2x48xf32> -> tensor<2x4x3x4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x4x3x4xf32>
// CHECK-NEXT:  }
func.func @adaptive_max_pool3d_backward(%0: tensor<2x2x1x2xf32>, %1: tensor<2x4x3x4xf32>, %2: tensor<2x2x1x2xi64>) -> tensor<2x4x3x4xf32> {
  %3 = aten.adaptive_max_pool3d_backward %0, %1, %2 : (tensor<2x2x1x2xf32>, tensor<2x4x3x4xf32>, tensor<2x2x1x2xi64>) -> tensor<2x4x3x4xf32>
  func.return %3 : tensor<2x4x3x4xf32>
}
