// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: func.func @cheap(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x0xf32>, %[[M:[^ ,:]+]]: tensor<512xf32>) -> (tensor<512xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = prim.fusion "sub_reduce" (%[[M_1:[^ ,:]+]] = %[[M]] : tensor<512xf32>, %[[X_1:[^ ,:]+]] = %[[X]] : tensor<512x0xf32>) -> (tensor<512x0xf32>, tensor<0xf32>) {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.broadcast %[[M_1]] dims [0] : tensor<512xf32> -> tensor<512x0xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[X_1]], %[[V2]] : tensor<512x0xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0] : tensor<512x0xf32> -> tensor<0xf32>
// CHECK-NEXT:      prim.yield %[[V3]], %[[V4]] : tensor<512x0xf32>, tensor<0xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.fusion "reduce" (%[[V3:[^ ,:]+]] = %[[V0]] : tensor<512x0xf32>) -> (tensor<512xf32>) {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [1] : tensor<512x0xf32> -> tensor<512xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<512xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V2]], %[[V1]] : tensor<512xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @cheap(%x: tensor<512x0xf32>, %m: tensor<512xf32>) -> (tensor<512xf32>, tensor<0xf32>) {
  %0 = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x0xf32>
  %1 = prim.sub %x, %0 : tensor<512x0xf32>
  %2 = prim.reduce <add> %1 dims [1] : tensor<512x0xf32> -> tensor<512xf32>
  %3 = prim.reduce <add> %1 dims [0] : tensor<512x0xf32> -> tensor<0xf32>
  func.return %2, %3 : tensor<512xf32>, tensor<0xf32>
}

// -----

// CHECK-LABEL: func.func @grouped_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x0x32xf32>, %[[W:[^ ,:]+]]: tensor<0xf32>) -> tensor<8x0x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "reduce_sub_mul" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<8x0x32xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<0xf32>) -> (tensor<8x0x32xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.reshape %[[X_1]] : tensor<8x0x32xf32> -> tensor<8x32x0xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [2] : tensor<8x32x0xf32> -> tensor<8x32xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x0xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.sub %[[V1]], %[[V3]] : tensor<8x32x0xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<8x32x0xf32> -> tensor<8x0x32xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.broadcast %[[W_1]] dims [1] : tensor<0xf32> -> tensor<8x0x32xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.mul %[[V5]], %[[V6]] : tensor<8x0x32xf32>
// CHECK-NEXT:      prim.yield %[[V7]] : tensor<8x0x32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<8x0x32xf32>
// CHECK-NEXT:  }
func.func @grouped_rows(%x: tensor<8x0x32xf32>, %w: tensor<0xf32>) -> tensor<8x0x32xf32> {
  %0 = prim.reshape %x : tensor<8x0x32xf32> -> tensor<8x32x0xf32>
  %1 = prim.reduce <add> %0 dims [2] : tensor<8x32x0xf32> -> tensor<8x32xf32>
  %2 = prim.broadcast %1 dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x0xf32>
  %3 = prim.sub %0, %2 : tensor<8x32x0xf32>
  %4 = prim.reshape %3 : tensor<8x32x0xf32> -> tensor<8x0x32xf32>
  %5 = prim.broadcast %w dims [1] : tensor<0xf32> -> tensor<8x0x32xf32>
  %6 = prim.mul %4, %5 : tensor<8x0x32xf32>
  func.return %6 : tensor<8x0x32xf32>
}

// -----

// CHECK-LABEL: func.func @contiguous(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x6xi32>) -> tensor<6x4xi32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "transpose" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<4x6xi32>) -> (tensor<6x4xi32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.transpose %[[X_1]] permutation [1, 0] : tensor<4x6xi32> -> tensor<6x4xi32>
// CHECK-NEXT:      prim.yield %[[V1]] : tensor<6x4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<6x4xi32>
// CHECK-NEXT:  }
func.func @contiguous(%x: tensor<4x6xi32>) -> tensor<6x4xi32> {
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x6xi32> -> tensor<6x4xi32>
  func.return %0 : tensor<6x4xi32>
}

// -----

// CHECK-LABEL: func.func @negative_windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x1xf32>) -> tensor<0x1xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "erf_exp_add" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<1x1xf32>) -> (tensor<0x1xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.erf %[[X_1]] : tensor<1x1xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.exp %[[V1]] : tensor<1x1xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.slice %[[V2]] offsets [1, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<0x1xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.slice %[[V2]] offsets [4, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<0x1xf32>
// CHECK-NEXT:      prim.yield %[[V7]] : tensor<0x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<0x1xf32>
// CHECK-NEXT:  }
func.func @negative_windows(%x: tensor<1x1xf32>) -> tensor<0x1xf32> {
  %0 = prim.erf %x : tensor<1x1xf32>
  %1 = prim.exp %0 : tensor<1x1xf32>
  %2 = prim.slice %1 offsets [0, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
  %3 = prim.slice %1 offsets [1, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
  %4 = prim.slice %1 offsets [4, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
  %5 = prim.add %2, %3 : tensor<0x1xf32>
  %6 = prim.add %5, %4 : tensor<0x1xf32>
  func.return %6 : tensor<0x1xf32>
}

// -----

// CHECK-LABEL: func.func @scan(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x100xf32>) -> tensor<64x100xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "abs_scan_sqrt" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<64x100xf32>) -> (tensor<64x100xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.abs %[[X_1]] : tensor<64x100xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<64x100xf32> -> tensor<64x100xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sqrt %[[V2]] : tensor<64x100xf32>
// CHECK-NEXT:      prim.yield %[[V3]] : tensor<64x100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<64x100xf32>
// CHECK-NEXT:  }
func.func @scan(%x: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = prim.abs %x : tensor<64x100xf32>
  %1 = prim.scan <add> %0 dim 0 : tensor<64x100xf32> -> tensor<64x100xf32>
  %2 = prim.sqrt %1 : tensor<64x100xf32>
  func.return %2 : tensor<64x100xf32>
}

// -----

// CHECK-LABEL: func.func @contiguous_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x1xf32>) -> tensor<1x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[X]] permutation [1, 0] : tensor<4x1xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @contiguous_2(%x: tensor<4x1xf32>) -> tensor<1x4xf32> {
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x1xf32> -> tensor<1x4xf32>
  func.return %0 : tensor<1x4xf32>
}

// REMARK:       {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: not merged with the group of prim.reduce: their loops differ (2 times)
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.sub is fused with prim.reduce
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.sub is stored, not computed again in 1 of its groups: that costs 0 instructions, reading it 0
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.sub is fused with prim.mul
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.reduce is fused with prim.mul
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.add is fused with prim.add
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.exp is fused with prim.add
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.erf is fused with prim.add
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.scan is fused with prim.sqrt
// REMARK-NEXT:  {{.*}}fuse-variations.mlir:{{[0-9]+}}:8: fuse: prim.abs is fused with prim.sqrt
