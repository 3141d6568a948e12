// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in fuse-contractions.mlir.

builtin.module attributes {stepwell.target = "cuda", stepwell.machine = #stepwell.machine<"h100">} {
  // CHECK-LABEL: func.func @shortcut(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x256xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<256x256xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<64x128xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<256x128xf32>) -> tensor<64x256xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "contract" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<64x256xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<256x256xf32>) -> (tensor<64x256xf32>) {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.contract <mul, add> %[[X_1]][m, k], %[[W_1]][n, k] -> [m, n] : tensor<64x256xf32>, tensor<256x256xf32> -> tensor<64x256xf32>
  // CHECK-NEXT:      prim.yield %[[V1]] : tensor<64x256xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "contract_sub" (%[[Y_1:[^ ,:]+]] = %[[Y]] : tensor<64x128xf32>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<256x128xf32>, %[[V2:[^ ,:]+]] = %[[V0]] : tensor<64x256xf32>) -> (tensor<64x256xf32>) {
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[Y_1]][m, k], %[[V_1]][n, k] -> [m, n] : tensor<64x128xf32>, tensor<256x128xf32> -> tensor<64x256xf32>
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.sub %[[V2]], %[[V3]] : tensor<64x256xf32>
  // CHECK-NEXT:      prim.yield %[[V4]] : tensor<64x256xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    func.return %[[V1]] : tensor<64x256xf32>
  // CHECK-NEXT:  }
  func.func @shortcut(%x: tensor<64x256xf32>, %w: tensor<256x256xf32>, %y: tensor<64x128xf32>, %v: tensor<256x128xf32>) -> tensor<64x256xf32> {
    %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<64x256xf32>, tensor<256x256xf32> -> tensor<64x256xf32>
    %1 = prim.contract <mul, add> %y[m, k], %v[n, k] -> [m, n] : tensor<64x128xf32>, tensor<256x128xf32> -> tensor<64x256xf32>
    %2 = prim.sub %0, %1 : tensor<64x256xf32>
    func.return %2 : tensor<64x256xf32>
  }
}

// REMARK:       {{.*}}fuse-contractions-cases.mlir:{{[0-9]+}}:10: fuse: prim.contract is fused with prim.sub
// REMARK-NEXT:  {{.*}}fuse-contractions-cases.mlir:{{[0-9]+}}:10: fuse: prim.contract is not fused with its user: the group has a product of matrices, and the tiles of a kernel are of one
// REMARK-NEXT:  {{.*}}fuse-contractions-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of prim.contract: both have a product of matrices, and the tiles of a kernel are of one
