// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: func.func @forward(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<1x2xf32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<4x1xf32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<1x3xf32>) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.fusion "sub_minimum" (%[[X1_1:[^ ,:]+]] = %[[X1]] : tensor<4x1xf32>) -> (tensor<4x1xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X1_1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<4xf32> -> tensor<4x1xf32>
// CHECK-NEXT:      %[[V7_1:[^ ,:]+]] = prim.minimum %[[X1_1]], %[[V4]] : tensor<4x1xf32>
// CHECK-NEXT:      prim.yield %[[V7_1]] : tensor<4x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.fusion "sub_concatenate" (%[[X1_1:[^ ,:]+]] = %[[X1]] : tensor<4x1xf32>) -> (tensor<8xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X1_1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:      %[[V8_1:[^ ,:]+]] = prim.concatenate %[[V3]], %[[V3]] dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
// CHECK-NEXT:      prim.yield %[[V8_1]] : tensor<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.fusion "iota_sub_gather" (%[[V7_1:[^ ,:]+]] = %[[V7]] : tensor<4x1xf32>) -> (tensor<4x1xf32>) {
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = prim.constant 3 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = prim.sub %[[V10]], %[[V9]] : tensor<4x1xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V13_1:[^ ,:]+]] = prim.gather %[[V7_1]][%[[V11]], %[[V12]]] : tensor<4x1xf32> -> tensor<4x1xf32>
// CHECK-NEXT:      prim.yield %[[V13_1]] : tensor<4x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V13]] : tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>
// CHECK-NEXT:  }
func.func @forward(%x0: tensor<1x2xf32>, %x1: tensor<4x1xf32>, %x2: tensor<1x3xf32>) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>) {
  %0 = prim.reshape %x1 : tensor<4x1xf32> -> tensor<4xf32>
  %1 = prim.constant 0.0 : tensor<4xf32>
  %v3 = prim.sub %0, %1 : tensor<4xf32>
  %v4 = prim.broadcast %v3 dims [0] : tensor<4xf32> -> tensor<4x1xf32>
  %v7 = prim.minimum %x1, %v4 : tensor<4x1xf32>
  %v8 = prim.concatenate %v3, %v3 dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %v9 = prim.iota dim 0 : tensor<4x1xi64>
  %v10 = prim.constant 3 : tensor<4x1xi64>
  %v11 = prim.sub %v10, %v9 : tensor<4x1xi64>
  %v12 = prim.constant 0 : tensor<4x1xi64>
  %v13 = prim.gather %v7[%v11, %v12] : tensor<4x1xf32> -> tensor<4x1xf32>
  func.return %v7, %v8, %v13 : tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>
}

// REMARK:       {{.*}}fuse-branches.mlir:{{[0-9]+}}:10: fuse: %[[V11:[^ ,:]+]] (prim.sub) is fused with %[[V13:[^ ,:]+]] (prim.gather)
// REMARK-NEXT:  {{.*}}fuse-branches.mlir:{{[0-9]+}}:9: fuse: %[[V7:[^ ,:]+]] (prim.minimum) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 32 instructions, reading it 24
// REMARK-NEXT:  {{.*}}fuse-branches.mlir:{{[0-9]+}}:9: fuse: %[[V3:[^ ,:]+]] (prim.sub) is fused with %[[V7]] (prim.minimum)
// REMARK-NEXT:  {{.*}}fuse-branches.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.sub) is computed in each of 2 groups
// REMARK-NEXT:  {{.*}}fuse-branches.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.minimum): their loops differ
