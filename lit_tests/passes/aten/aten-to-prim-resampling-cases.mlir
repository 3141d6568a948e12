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

// REMARK:       {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_linear1d_backward becomes 64 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-resampling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._upsample_nearest_exact2d_backward becomes 26 prim ops
