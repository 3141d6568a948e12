// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-losses.mlir.

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
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 15.0 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.div %[[V10]], %[[V11]] : tensor<3x5xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V12]], %[[V0]] : tensor<3x5xf32>
// CHECK-NEXT:    func.return %[[V13]] : tensor<3x5xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_backward(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %3 = aten.smooth_l1_loss_backward %0, %1, %2 {reduction = 1, beta = 0.5} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  func.return %3 : tensor<3x5xf32>
}

// -----

// CHECK-LABEL: func.func @binary_cross_entropy_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5x5xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<5x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5x5xf32>) -> tensor<5x5xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V1]], %[[V2]] : tensor<5x5xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 1.0 : tensor<5x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V1]] : tensor<5x5xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V1]] : tensor<5x5xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0e-12 : tensor<5x5xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.maximum %[[V6]], %[[V7]] : tensor<5x5xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.div %[[V3]], %[[V8]] : tensor<5x5xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 25.0 : tensor<5x5xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.div %[[V9]], %[[V10]] : tensor<5x5xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V11]], %[[V0]] : tensor<5x5xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<5x5xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy_backward(%0: tensor<5x5xf32>, %1: tensor<5x5xf32>, %2: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %3 = aten.binary_cross_entropy_backward %0, %1, %2 : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
  func.return %3 : tensor<5x5xf32>
}

// REMARK:       {{.*}}aten-to-prim-losses-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.smooth_l1_loss_backward becomes 11 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-losses-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.binary_cross_entropy_backward becomes 10 prim ops
