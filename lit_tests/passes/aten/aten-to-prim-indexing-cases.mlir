// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-indexing.mlir.

// CHECK-LABEL: func.func @im2col(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x2x4x4xi1>) -> tensor<1x18x16xi1> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.pad %[[X]] low [0, 0, 1, 1] with 0 : tensor<1x2x4x4xi1> -> tensor<1x2x6x6xi1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 2 : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 4 : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 3 : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.iota dim 5 : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V6]], %[[V7]] : tensor<1x2x4x4x3x3xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.gather %[[V0]][%[[V1]], %[[V2]], %[[V5]], %[[V8]]] : tensor<1x2x6x6xi1> -> tensor<1x2x4x4x3x3xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.transpose %[[V9]] permutation [0, 1, 4, 5, 2, 3] : tensor<1x2x4x4x3x3xi1> -> tensor<1x2x3x3x4x4xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reshape %[[V10]] : tensor<1x2x3x3x4x4xi1> -> tensor<1x18x16xi1>
// CHECK-NEXT:    func.return %[[V11]] : tensor<1x18x16xi1>
// CHECK-NEXT:  }
func.func @im2col(%x: tensor<1x2x4x4xi1>) -> tensor<1x18x16xi1> {
  %0 = aten.im2col %x {kernel_size = [3, 3], dilation = [1, 1], padding = [1, 1], stride = [1, 1]} : (tensor<1x2x4x4xi1>) -> tensor<1x18x16xi1>
  func.return %0 : tensor<1x18x16xi1>
}

// REMARK:       {{.*}}aten-to-prim-indexing-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.im2col becomes 12 prim ops
