// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @native_layer_norm_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x3x1xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<2x3x1xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<5xf32>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<2x3x1xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<2x3x1xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V1]], %[[V8]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V9]], %[[V10]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V4]] dims [2] : tensor<5xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V0]], %[[V12]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V13]], %[[V11]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <add> %[[V14]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.div %[[V15]], %[[V16]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.broadcast %[[V17]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V11]], %[[V18]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.sub %[[V13]], %[[V19]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [2] : tensor<2x3x5xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 5.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.div %[[V21]], %[[V22]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V23]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V20]], %[[V24]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.mul %[[V25]], %[[V26]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V0]], %[[V11]] : tensor<2x3x5xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.reduce <add> %[[V28]] dims [0, 1] : tensor<2x3x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 1] : tensor<2x3x5xf32> -> tensor<5xf32>
// CHECK-NEXT:    func.return %[[V27]], %[[V29]], %[[V30]] : tensor<2x3x5xf32>, tensor<5xf32>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @native_layer_norm_backward(%0: tensor<2x3x5xf32>, %1: tensor<2x3x5xf32>, %2: tensor<2x3x1xf32>, %3: tensor<2x3x1xf32>, %4: tensor<5xf32>, %5: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %6, %7, %8 = aten.native_layer_norm_backward %0, %1, %2, %3, %4, %5 {normalized_shape = [5], output_mask = [true, true, true]} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<5xf32>, tensor<5xf32>)
  func.return %6, %7, %8 : tensor<2x3x5xf32>, tensor<5xf32>, tensor<5xf32>
}

// CHECK-LABEL: func.func @native_group_norm_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x6x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x6x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<6xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V0]], %[[V5]] : tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x6x4xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sub %[[V7]], %[[V8]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V9]], %[[V10]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.reshape %[[V6]] : tensor<2x6x4xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V12]], %[[V11]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [2] : tensor<2x3x8xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 8.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.div %[[V14]], %[[V15]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.broadcast %[[V16]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.mul %[[V11]], %[[V17]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.sub %[[V12]], %[[V18]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [2] : tensor<2x3x8xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 8.0 : tensor<2x3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.div %[[V20]], %[[V21]] : tensor<2x3xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.broadcast %[[V22]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V19]], %[[V23]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0, 1] : tensor<2x3xf32> -> tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V24]], %[[V25]] : tensor<2x3x8xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.reshape %[[V11]] : tensor<2x3x8xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.mul %[[V0]], %[[V27]] : tensor<2x6x4xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.reduce <add> %[[V28]] dims [0, 2] : tensor<2x6x4xf32> -> tensor<6xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 2] : tensor<2x6x4xf32> -> tensor<6xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.reshape %[[V26]] : tensor<2x3x8xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT:    func.return %[[V31]], %[[V29]], %[[V30]] : tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>
// CHECK-NEXT:  }
func.func @native_group_norm_backward(%0: tensor<2x6x4xf32>, %1: tensor<2x6x4xf32>, %2: tensor<2x3xf32>, %3: tensor<2x3xf32>, %4: tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>) {
  %5, %6, %7 = aten.native_group_norm_backward %0, %1, %2, %3, %4 {N = 2, C = 6, HxW = 4, group = 3, output_mask = [true, true, true]} : (tensor<2x6x4xf32>, tensor<2x6x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<6xf32>) -> (tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>)
  func.return %5, %6, %7 : tensor<2x6x4xf32>, tensor<6xf32>, tensor<6xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V1]], %[[V7]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V6]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V8]], %[[V9]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V6]], %[[V2]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V0]], %[[V10]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.div %[[V13]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V10]], %[[V16]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.sub %[[V0]], %[[V17]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 20.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.div %[[V19]], %[[V20]] : tensor<3xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.sub %[[V18]], %[[V22]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V11]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.mul %[[V23]], %[[V24]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.mul %[[V0]], %[[V10]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.reduce <add> %[[V26]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V25]], %[[V27]], %[[V28]] : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_backward(%0: tensor<4x3x5xf32>, %1: tensor<4x3x5xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<3xf32>, %6: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
  %7, %8, %9 = aten.native_batch_norm_backward %0, %1, %2, %3, %4, %5, %6 {train = true, eps = 1.0e-05, output_mask = [true, true, true]} : (tensor<4x3x5xf32>, tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %7, %8, %9 : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @native_batch_norm_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4x3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V4]], %[[V7]] : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.rsqrt %[[V8]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V1]], %[[V10]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V9]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V9]], %[[V2]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V14]] dims [1] : tensor<3xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V0]], %[[V15]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V0]], %[[V13]] : tensor<4x3x5xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.reduce <add> %[[V17]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 2] : tensor<4x3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V16]], %[[V18]], %[[V19]] : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @native_batch_norm_backward_2(%0: tensor<4x3x5xf32>, %1: tensor<4x3x5xf32>, %2: tensor<3xf32>, %3: tensor<3xf32>, %4: tensor<3xf32>, %5: tensor<3xf32>, %6: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
  %7, %8, %9 = aten.native_batch_norm_backward %0, %1, %2, %3, %4, %5, %6 {train = false, eps = 1.0e-05, output_mask = [true, true, true]} : (tensor<4x3x5xf32>, tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %7, %8, %9 : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>
}
