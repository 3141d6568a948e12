// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @mse_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mse_loss(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.mse_loss %0, %1 {reduction = 0} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @mse_loss_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @mse_loss_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.mse_loss_backward %0, %1, %2 {reduction = 0} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @huber_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.7 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.35 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.sub %[[V3]], %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.7 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V8]], %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @huber_loss(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.huber_loss %0, %1 {reduction = 0, delta = 0.7} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @huber_loss_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -0.7 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.7 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V5]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @huber_loss_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.huber_loss_backward %0, %1, %2 {reduction = 0, delta = 0.7} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @smooth_l1_loss(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.div %[[V8]], %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.25 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V3]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V5]], %[[V10]], %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 0, beta = 0.5} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @smooth_l1_loss_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <lt> %[[V4]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V3]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sign %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V6]], %[[V8]], %[[V9]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V10]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.smooth_l1_loss_backward %0, %1, %2 {reduction = 0, beta = 0.5} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @smooth_l1_loss_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.abs %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_2(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.smooth_l1_loss %0, %1 {reduction = 0, beta = 0.0} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @smooth_l1_loss_backward_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sign %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_backward_2(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.smooth_l1_loss_backward %0, %1, %2 {reduction = 0, beta = 0.0} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @binary_cross_entropy(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.log1p %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -100.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.maximum %[[V3]], %[[V4]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V1]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V7]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -100.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.maximum %[[V9]], %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V1]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V8]], %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %2 = aten.binary_cross_entropy %0, %1 {reduction = 0} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %2 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @binary_cross_entropy_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.neg %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.log1p %[[V3]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant -100.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.maximum %[[V4]], %[[V5]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V1]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.log %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant -100.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.maximum %[[V10]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V1]], %[[V12]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V9]], %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V14]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_2(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.binary_cross_entropy %0, %1, %2 {reduction = 0} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @binary_cross_entropy_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V1]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0e-12 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.maximum %[[V6]], %[[V7]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.div %[[V3]], %[[V8]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.binary_cross_entropy_backward %0, %1, %2 {reduction = 0} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// CHECK-LABEL: func.func @nll_loss_forward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xf32>, %[[V1:[^ ,:]+]]: tensor<3xi64>) -> (tensor<3xf32>, tensor<f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant -100 : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V1]], %[[V4]] : tensor<3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V3]] : tensor<3xi1> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.gather %[[V0]][%[[V7]], %[[V5]]] : tensor<3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V8]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.neg %[[V9]] : tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.select %[[V3]], %[[V10]], %[[V11]] : tensor<3xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V12]], %[[V13]] : tensor<3xf32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss_forward(%0: tensor<3x5xf32>, %1: tensor<3xi64>) -> (tensor<3xf32>, tensor<f32>) {
  %2, %3 = aten.nll_loss_forward %0, %1 {reduction = 0, ignore_index = -100} : (tensor<3x5xf32>, tensor<3xi64>) -> (tensor<3xf32>, tensor<f32>)
  func.return %2, %3 : tensor<3xf32>, tensor<f32>
}
