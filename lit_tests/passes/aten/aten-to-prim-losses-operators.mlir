// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @mse_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @mse_loss(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.mse_loss %0, %1 {reduction = 0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @smooth_l1_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V3]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V10]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 0, beta = 0.5} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @huber_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V3]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V8]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @huber_loss(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.huber_loss %0, %1 {reduction = 0, delta = 2.0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.log1p %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V9]], %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V1]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V8]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.binary_cross_entropy %0, %1 {reduction = 0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @mse_loss_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.div %[[V4]], %[[V5]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<f32>
// CHECK-NEXT:  }
func.func @mse_loss_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.mse_loss %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @smooth_l1_loss_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V3]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V10]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.div %[[V14]], %[[V15]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<f32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.smooth_l1_loss %0, %1 {beta = 0.5} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @huber_loss_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V3]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V8]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.div %[[V14]], %[[V15]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<f32>
// CHECK-NEXT:  }
func.func @huber_loss_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.huber_loss %0, %1 {delta = 2.0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.log1p %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V9]], %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V1]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V8]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.div %[[V14]], %[[V15]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<f32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.binary_cross_entropy %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @mse_loss_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<f32>
// CHECK-NEXT:  }
func.func @mse_loss_3(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.mse_loss %0, %1 {reduction = 2} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @smooth_l1_loss_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.25 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V3]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V10]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<f32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_3(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 2, beta = 0.5} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @huber_loss_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V3]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V8]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<f32>
// CHECK-NEXT:  }
func.func @huber_loss_3(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.huber_loss %0, %1 {reduction = 2, delta = 2.0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.log1p %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V1]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V9]], %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V1]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V8]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V14]] : tensor<f32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_3(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.binary_cross_entropy %0, %1 {reduction = 2} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @smooth_l1_loss_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_4(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 0, beta = 0.0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @soft_margin_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.soft_margin_loss %[[V0]], %[[V1]] attributes {extern = "no lowering"} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func @soft_margin_loss(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.soft_margin_loss %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.log1p %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V4]], %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V1]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant -100.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.maximum %[[V10]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V1]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V9]], %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V2]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <add> %[[V16]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.div %[[V17]], %[[V18]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V19]] : tensor<f32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_4(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<4xf32>) -> tensor<f32> {
  %3 = aten.binary_cross_entropy %0, %1, %2 : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<f32>
  func.return %3 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_with_logits(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.binary_cross_entropy_with_logits %[[V0]], %[[V1]] attributes {extern = "no lowering"} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_with_logits(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<f32> {
  %2 = aten.binary_cross_entropy_with_logits %0, %1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_with_logits_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.binary_cross_entropy_with_logits %[[V0]], %[[V1]], %[[V2]], %[[V3]] {reduction = 0} attributes {extern = "no lowering"} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_with_logits_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<4xf32>, %3: tensor<4xf32>) -> tensor<3x4xf32> {
  %4 = aten.binary_cross_entropy_with_logits %0, %1, %2, %3 {reduction = 0} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %4 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @mse_loss_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @mse_loss_backward(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.mse_loss_backward %0, %1, %2 {reduction = 0} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0e-12 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.maximum %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.div %[[V3]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_backward(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.binary_cross_entropy_backward %0, %1, %2 {reduction = 0} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @mse_loss_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 12.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.div %[[V5]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V0]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V7]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @mse_loss_backward_2(%0: tensor<f32>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.mse_loss_backward %0, %1, %2 {reduction = 1} : (tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sub %[[V5]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V6]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1.0e-12 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.maximum %[[V7]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V4]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 12.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.div %[[V12]], %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.broadcast %[[V0]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_backward_2(%0: tensor<f32>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>, %3: tensor<4xf32>) -> tensor<3x4xf32> {
  %4 = aten.binary_cross_entropy_backward %0, %1, %2, %3 : (tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %4 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3xi64>) -> (tensor<3xf32>, tensor<f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -100 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V3]] : tensor<3xi1> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V5]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V3]], %[[V10]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V12]], %[[V13]] : tensor<3xf32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward(%0: tensor<3x4xf32>, %1: tensor<3xi64>) -> (tensor<3xf32>, tensor<f32>) {
  %2, %3 = aten.nll_loss_forward %0, %1 {reduction = 0, ignore_index = -100} : (tensor<3x4xf32>, tensor<3xi64>) -> (tensor<3xf32>, tensor<f32>)
  func.return %2, %3 : tensor<3xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V3]] : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V1]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V2]][%[[V6]]] : tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V4]], %[[V7]], %[[V8]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V0]][%[[V10]], %[[V6]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.neg %[[V12]] : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V4]], %[[V13]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V15]], %[[V16]] : tensor<3xf32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward_2(%0: tensor<3x4xf32>, %1: tensor<3xi64>, %2: tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>) {
  %3, %4 = aten.nll_loss_forward %0, %1, %2 {reduction = 0, ignore_index = 1} : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>)
  func.return %3, %4 : tensor<3xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <ne> %[[V2]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V2]], %[[V6]] : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[V5]] : tensor<3xi1> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V0]], %[[V8]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V5]], %[[V10]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V7]] dims [0] : tensor<3xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.compare <eq> %[[V13]], %[[V14]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V12]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.select %[[V15]], %[[V16]], %[[V17]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V18]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @nll_loss_backward(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<3xi64>, %3: tensor<f32>) -> tensor<3x4xf32> {
  %4 = aten.nll_loss_backward %0, %1, %2, none, %3 {reduction = 0, ignore_index = 1} : (tensor<3xf32>, tensor<3x4xf32>, tensor<3xi64>, tensor<f32>) -> tensor<3x4xf32>
  func.return %4 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -100 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V3]] : tensor<3xi1> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V5]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V3]], %[[V10]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.div %[[V14]], %[[V13]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V15]], %[[V13]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward_3(%0: tensor<3x4xf32>, %1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
  %2, %3 = aten.nll_loss_forward %0, %1 {reduction = 1, ignore_index = -100} : (tensor<3x4xf32>, tensor<3xi64>) -> (tensor<f32>, tensor<f32>)
  func.return %2, %3 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V3]] : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V1]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V2]][%[[V6]]] : tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V4]], %[[V7]], %[[V8]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V0]][%[[V10]], %[[V6]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.neg %[[V12]] : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V4]], %[[V13]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <add> %[[V15]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.div %[[V17]], %[[V16]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V18]], %[[V16]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward_4(%0: tensor<3x4xf32>, %1: tensor<3xi64>, %2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %3, %4 = aten.nll_loss_forward %0, %1, %2 {reduction = 1, ignore_index = 1} : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> (tensor<f32>, tensor<f32>)
  func.return %3, %4 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ne> %[[V2]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V2]], %[[V7]] : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[V3]][%[[V8]]] : tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V6]], %[[V9]], %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V0]], %[[V4]] : tensor<f32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V12]] dims [] : tensor<f32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V13]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.neg %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V6]], %[[V15]], %[[V16]] : tensor<3xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<3xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.compare <eq> %[[V18]], %[[V19]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.broadcast %[[V17]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.select %[[V20]], %[[V21]], %[[V22]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V23]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @nll_loss_backward_2(%0: tensor<f32>, %1: tensor<3x4xf32>, %2: tensor<3xi64>, %3: tensor<4xf32>, %4: tensor<f32>) -> tensor<3x4xf32> {
  %5 = aten.nll_loss_backward %0, %1, %2, %3, %4 {reduction = 1, ignore_index = 1} : (tensor<f32>, tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32>
  func.return %5 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -100 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V3]] : tensor<3xi1> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V5]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V3]], %[[V10]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V14]], %[[V13]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward_5(%0: tensor<3x4xf32>, %1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
  %2, %3 = aten.nll_loss_forward %0, %1 {reduction = 2, ignore_index = -100} : (tensor<3x4xf32>, tensor<3xi64>) -> (tensor<f32>, tensor<f32>)
  func.return %2, %3 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V3]] : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V1]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V2]][%[[V6]]] : tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.select %[[V4]], %[[V7]], %[[V8]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.gather %[[V0]][%[[V10]], %[[V6]]] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.neg %[[V12]] : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V4]], %[[V13]], %[[V14]] : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <add> %[[V15]] dims [0] : tensor<3xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V17]], %[[V16]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward_6(%0: tensor<3x4xf32>, %1: tensor<3xi64>, %2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %3, %4 = aten.nll_loss_forward %0, %1, %2 {reduction = 2, ignore_index = 1} : (tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>) -> (tensor<f32>, tensor<f32>)
  func.return %3, %4 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_backward_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: tensor<f32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ne> %[[V2]], %[[V5]] : tensor<3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V2]], %[[V7]] : tensor<3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[V3]][%[[V8]]] : tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V6]], %[[V9]], %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V0]] dims [] : tensor<f32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V12]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.neg %[[V13]] : tensor<3xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.select %[[V6]], %[[V14]], %[[V15]] : tensor<3xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<3xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.compare <eq> %[[V17]], %[[V18]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.broadcast %[[V16]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.select %[[V19]], %[[V20]], %[[V21]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V22]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @nll_loss_backward_3(%0: tensor<f32>, %1: tensor<3x4xf32>, %2: tensor<3xi64>, %3: tensor<4xf32>, %4: tensor<f32>) -> tensor<3x4xf32> {
  %5 = aten.nll_loss_backward %0, %1, %2, %3, %4 {reduction = 2, ignore_index = 1} : (tensor<f32>, tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32>
  func.return %5 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @nll_loss_forward_7(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>, %[[V1:[^ ,:]+]]: tensor<i64>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -100 : tensor<i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<i64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<i64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V3]] : tensor<i1> -> tensor<f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.gather %[[V0]][%[[V5]]] : tensor<4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V6]] : tensor<f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.neg %[[V8]] : tensor<f32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V3]], %[[V9]], %[[V10]] : tensor<f32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V11]], %[[V6]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V12]], %[[V6]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward_7(%0: tensor<4xf32>, %1: tensor<i64>) -> (tensor<f32>, tensor<f32>) {
  %2, %3 = aten.nll_loss_forward %0, %1 {reduction = 1, ignore_index = -100} : (tensor<4xf32>, tensor<i64>) -> (tensor<f32>, tensor<f32>)
  func.return %2, %3 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nll_loss2d_forward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x2x2xf32>, %[[V1:[^ ,:]+]]: tensor<2x2x2xi64>) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -100 : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V3]] : tensor<2x2x2xi1> -> tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.iota dim 1 : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 2 : tensor<2x2x2xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V5]], %[[V8]], %[[V9]]] : tensor<2x3x2x2xf32> -> tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V10]], %[[V6]] : tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.neg %[[V11]] : tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.select %[[V3]], %[[V12]], %[[V13]] : tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [0, 1, 2] : tensor<2x2x2xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reduce <add> %[[V14]] dims [0, 1, 2] : tensor<2x2x2xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.div %[[V16]], %[[V15]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V17]], %[[V15]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss2d_forward(%0: tensor<2x3x2x2xf32>, %1: tensor<2x2x2xi64>) -> (tensor<f32>, tensor<f32>) {
  %2, %3 = aten.nll_loss2d_forward %0, %1 {reduction = 1, ignore_index = -100} : (tensor<2x3x2x2xf32>, tensor<2x2x2xi64>) -> (tensor<f32>, tensor<f32>)
  func.return %2, %3 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @smooth_l1_loss_of_one(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.5 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V3]], %[[V11]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V10]], %[[V12]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_of_one(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 0, beta = 1.0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @smooth_l1_loss_of_zero(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_of_zero(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 0, beta = 0.0} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}
