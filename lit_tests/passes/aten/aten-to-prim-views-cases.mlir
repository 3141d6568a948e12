// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-views.mlir.

// CHECK-LABEL: func.func @enlarge(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x3x4x5xf32>) -> tensor<1x3x8x20xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<8xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<8xi64> -> tensor<8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.5 : tensor<8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.floor %[[V3]] : tensor<8xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.convert %[[V4]] : tensor<8xf32> -> tensor<8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 3 : tensor<8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V5]], %[[V6]] : tensor<8xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [2] : tensor<8xi64> -> tensor<1x3x8x20xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<20xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<20xi64> -> tensor<20xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 0.5 : tensor<20xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<20xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.floor %[[V12]] : tensor<20xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<20xf32> -> tensor<20xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 4 : tensor<20xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.minimum %[[V14]], %[[V15]] : tensor<20xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.broadcast %[[V16]] dims [3] : tensor<20xi64> -> tensor<1x3x8x20xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.iota dim 0 : tensor<1x3x8x20xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.iota dim 1 : tensor<1x3x8x20xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.gather %[[X]][%[[V18]], %[[V19]], %[[V8]], %[[V17]]] : tensor<1x3x4x5xf32> -> tensor<1x3x8x20xf32>
// CHECK-NEXT:    func.return %[[V20]] : tensor<1x3x8x20xf32>
// CHECK-NEXT:  }
func.func @enlarge(%x: tensor<1x3x4x5xf32>) -> tensor<1x3x8x20xf32> {
  %0 = aten.upsample_nearest2d %x {output_size = [8, 20], scales_h = 2.0, scales_w = 2.0} : (tensor<1x3x4x5xf32>) -> tensor<1x3x8x20xf32>
  func.return %0 : tensor<1x3x8x20xf32>
}

// REMARK:       {{.*}}aten-to-prim-views-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.upsample_nearest2d becomes 21 prim ops
