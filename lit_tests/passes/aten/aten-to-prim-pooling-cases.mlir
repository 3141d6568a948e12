// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-pooling.mlir.

// CHECK-LABEL: func.func @adaptive_avg_pool2d_backward(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5x5xf32>, %[[V1:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 9 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<5xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 5 : tensor<5xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.floor_div %[[V4]], %[[V5]] : tensor<5xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 9 : tensor<5xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V2]], %[[V7]] : tensor<5xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 13 : tensor<5xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V8]], %[[V9]] : tensor<5xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 5 : tensor<5xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.floor_div %[[V10]], %[[V11]] : tensor<5xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V12]], %[[V6]] : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 8 : tensor<5xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[V14]], %[[V15]] : tensor<5xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 5 : tensor<5xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.floor_div %[[V16]], %[[V17]] : tensor<5xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 8 : tensor<5xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.mul %[[V14]], %[[V19]] : tensor<5xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.constant 12 : tensor<5xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.add %[[V20]], %[[V21]] : tensor<5xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.constant 5 : tensor<5xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.floor_div %[[V22]], %[[V23]] : tensor<5xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.sub %[[V24]], %[[V18]] : tensor<5xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.broadcast %[[V13]] dims [2] : tensor<5xi64> -> tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.compare <lt> %[[V28]], %[[V29]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V6]] dims [2] : tensor<5xi64> -> tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.add %[[V31]], %[[V28]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.constant 8 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.minimum %[[V32]], %[[V33]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.iota dim 5 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.broadcast %[[V25]] dims [3] : tensor<5xi64> -> tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.compare <lt> %[[V35]], %[[V36]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.broadcast %[[V18]] dims [3] : tensor<5xi64> -> tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.add %[[V38]], %[[V35]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.constant 7 : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.minimum %[[V39]], %[[V40]] : tensor<2x3x5x5x3x3xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.and %[[V30]], %[[V37]] : tensor<2x3x5x5x3x3xi1>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.broadcast %[[V13]] dims [2] : tensor<5xi64> -> tensor<2x3x5x5xi64>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.broadcast %[[V25]] dims [3] : tensor<5xi64> -> tensor<2x3x5x5xi64>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.mul %[[V43]], %[[V44]] : tensor<2x3x5x5xi64>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.convert %[[V45]] : tensor<2x3x5x5xi64> -> tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.div %[[V0]], %[[V46]] : tensor<2x3x5x5xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.broadcast %[[V47]] dims [0, 1, 2, 3] : tensor<2x3x5x5xf32> -> tensor<2x3x5x5x3x3xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x5x5x3x3xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.select %[[V42]], %[[V48]], %[[V49]] : tensor<2x3x5x5x3x3xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x9x8xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = prim.scatter <add> %[[V51]][%[[V26]], %[[V27]], %[[V34]], %[[V41]]], %[[V50]] : tensor<2x3x9x8xf32>, tensor<2x3x5x5x3x3xf32> -> tensor<2x3x9x8xf32>
// CHECK-NEXT:    func.return %[[V52]] : tensor<2x3x9x8xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool2d_backward(%0: tensor<2x3x5x5xf32>, %1: tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32> {
  %2 = aten._adaptive_avg_pool2d_backward %0, %1 : (tensor<2x3x5x5xf32>, tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return %2 : tensor<2x3x9x8xf32>
}

// -----

// CHECK-LABEL: func.func @adaptive_avg_pool2d(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xf32>) -> tensor<2x3x128x128xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<128xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 9 : tensor<128xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<128xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 128 : tensor<128xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.floor_div %[[V3]], %[[V4]] : tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 9 : tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V1]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 136 : tensor<128xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V7]], %[[V8]] : tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 128 : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.floor_div %[[V9]], %[[V10]] : tensor<128xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.iota dim 0 : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 8 : tensor<128xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 128 : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.floor_div %[[V15]], %[[V16]] : tensor<128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.constant 8 : tensor<128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.mul %[[V13]], %[[V18]] : tensor<128xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 135 : tensor<128xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.add %[[V19]], %[[V20]] : tensor<128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.constant 128 : tensor<128xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.floor_div %[[V21]], %[[V22]] : tensor<128xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.sub %[[V23]], %[[V17]] : tensor<128xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.iota dim 4 : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.broadcast %[[V12]] dims [2] : tensor<128xi64> -> tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.compare <lt> %[[V27]], %[[V28]] : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.broadcast %[[V5]] dims [2] : tensor<128xi64> -> tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.add %[[V30]], %[[V27]] : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.constant 8 : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.minimum %[[V31]], %[[V32]] : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.iota dim 5 : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.broadcast %[[V24]] dims [3] : tensor<128xi64> -> tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.compare <lt> %[[V34]], %[[V35]] : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.broadcast %[[V17]] dims [3] : tensor<128xi64> -> tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.add %[[V37]], %[[V34]] : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.constant 7 : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.minimum %[[V38]], %[[V39]] : tensor<2x3x128x128x2x1xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.and %[[V29]], %[[V36]] : tensor<2x3x128x128x2x1xi1>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.gather %[[V0]][%[[V25]], %[[V26]], %[[V33]], %[[V40]]] : tensor<2x3x9x8xf32> -> tensor<2x3x128x128x2x1xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x128x128x2x1xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.select %[[V41]], %[[V42]], %[[V43]] : tensor<2x3x128x128x2x1xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.reduce <add> %[[V44]] dims [4, 5] : tensor<2x3x128x128x2x1xf32> -> tensor<2x3x128x128xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.broadcast %[[V12]] dims [2] : tensor<128xi64> -> tensor<2x3x128x128xi64>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.broadcast %[[V24]] dims [3] : tensor<128xi64> -> tensor<2x3x128x128xi64>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.mul %[[V46]], %[[V47]] : tensor<2x3x128x128xi64>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = prim.convert %[[V48]] : tensor<2x3x128x128xi64> -> tensor<2x3x128x128xf32>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = prim.div %[[V45]], %[[V49]] : tensor<2x3x128x128xf32>
// CHECK-NEXT:    func.return %[[V50]] : tensor<2x3x128x128xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool2d(%0: tensor<2x3x9x8xf32>) -> tensor<2x3x128x128xf32> {
  %1 = aten._adaptive_avg_pool2d %0 {output_size = [128, 128]} : (tensor<2x3x9x8xf32>) -> tensor<2x3x128x128xf32>
  func.return %1 : tensor<2x3x128x128xf32>
}

// -----

// CHECK-LABEL: func.func @avg_pool2d_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x9x8xi64>) -> tensor<2x3x5x5xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.avg_pool2d %[[V0]] {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = true} attributes {extern = "no lowering: an average of integers"} : (tensor<2x3x9x8xi64>) -> tensor<2x3x5x5xi64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<2x3x5x5xi64>
// CHECK-NEXT:  }
func.func @avg_pool2d_3(%0: tensor<2x3x9x8xi64>) -> tensor<2x3x5x5xi64> {
  %1 = aten.avg_pool2d %0 {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = true} : (tensor<2x3x9x8xi64>) -> tensor<2x3x5x5xi64>
  func.return %1 : tensor<2x3x5x5xi64>
}

// -----

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
  %2 = aten.avg_pool2d_backward %0, %1 {kernel_size = [2, 2], stride = [], padding = [0, 0], ceil_mode = false, count_include_pad = false} : (tensor<2x3x4x4xf32>, tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return %2 : tensor<2x3x9x8xf32>
}

// REMARK:       {{.*}}aten-to-prim-pooling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._adaptive_avg_pool2d_backward becomes 51 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-pooling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._adaptive_avg_pool2d becomes 50 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-pooling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.avg_pool2d is left to ATen: no lowering: an average of integers
// REMARK-NEXT:  {{.*}}aten-to-prim-pooling-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.avg_pool2d_backward becomes 19 prim ops
