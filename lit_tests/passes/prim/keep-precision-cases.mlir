// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p keep-precision | filecheck %s

// Programs of bf16 that were drawn at random, and products of few and of many rows.

// CHECK-LABEL: func.func @program_3019(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<4x2xbf16>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<6x1x4xbf16>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<3xbf16>) -> (tensor<6x4x1xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.minimum %[[X0]], %[[X0]] : tensor<4x2xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[X1]] dims [2] : tensor<6x1x4xbf16> -> tensor<6x1xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1] : tensor<6x1xbf16> -> tensor<6x1x4xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[X1]], %[[V2]] : tensor<6x1x4xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.transpose %[[V0]] permutation [0, 1] : tensor<4x2xbf16> -> tensor<4x2xbf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [0] : tensor<6x1x4xbf16> -> tensor<1x4xbf16>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1, 2] : tensor<1x4xbf16> -> tensor<6x1x4xbf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V2]], %[[V6]] {excess_precision} : tensor<6x1x4xbf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V7]], %[[X1]] {excess_precision} : tensor<6x1x4xbf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.compare <lt> %[[V5]], %[[V5]] : tensor<1x4xbf16>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V9]], %[[V5]], %[[V5]] : tensor<1x4xbf16>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.pad %[[V10]] low [0, 0] with 0.25 : tensor<1x4xbf16> -> tensor<1x5xbf16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.transpose %[[V6]] permutation [0, 2, 1] : tensor<6x1x4xbf16> -> tensor<6x4x1xbf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1] : tensor<6x1xbf16> -> tensor<6x1x4xbf16>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V8]], %[[V13]] : tensor<6x1x4xbf16>
// CHECK-NEXT:    func.return %[[V12]], %[[V13]], %[[V14]], %[[V3]] : tensor<6x4x1xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>
// CHECK-NEXT:  }
func.func @program_3019(%x0: tensor<4x2xbf16>, %x1: tensor<6x1x4xbf16>, %x2: tensor<3xbf16>) -> (tensor<6x4x1xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>) {
  %v0 = prim.minimum %x0, %x0 : tensor<4x2xbf16>
  %v1 = prim.reduce <add> %x1 dims [2] : tensor<6x1x4xbf16> -> tensor<6x1xbf16>
  %v2 = prim.broadcast %v1 dims [0, 1] : tensor<6x1xbf16> -> tensor<6x1x4xbf16>
  %v3 = prim.sub %x1, %v2 : tensor<6x1x4xbf16>
  %v4 = prim.transpose %v0 permutation [0, 1] : tensor<4x2xbf16> -> tensor<4x2xbf16>
  %v5 = prim.reduce <add> %v2 dims [0] : tensor<6x1x4xbf16> -> tensor<1x4xbf16>
  %v6 = prim.broadcast %v5 dims [1, 2] : tensor<1x4xbf16> -> tensor<6x1x4xbf16>
  %v7 = prim.sub %v2, %v6 : tensor<6x1x4xbf16>
  %v8 = prim.div %v7, %x1 : tensor<6x1x4xbf16>
  %v9 = prim.compare <lt> %v5, %v5 : tensor<1x4xbf16>
  %v10 = prim.select %v9, %v5, %v5 : tensor<1x4xbf16>
  %v11 = prim.pad %v10 low [0, 0] with 0.25 : tensor<1x4xbf16> -> tensor<1x5xbf16>
  %v12 = prim.transpose %v6 permutation [0, 2, 1] : tensor<6x1x4xbf16> -> tensor<6x4x1xbf16>
  %v13 = prim.broadcast %v1 dims [0, 1] : tensor<6x1xbf16> -> tensor<6x1x4xbf16>
  %v14 = prim.sub %v8, %v13 : tensor<6x1x4xbf16>
  func.return %v12, %v13, %v14, %v3 : tensor<6x4x1xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>, tensor<6x1x4xbf16>
}

// CHECK-LABEL: func.func @program_3018(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<2x3xbf16>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<1x2x2xbf16>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<1xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[X1]] dims [1, 2, 3] : tensor<1x2x2xbf16> -> tensor<4x1x2x2xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[X0]] low [0, 0] with 0.25 : tensor<2x3xbf16> -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V0]] dim 1 : tensor<4x1x2x2xbf16> -> tensor<4x1x2x2xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0.5 : tensor<1xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.concatenate %[[X2]], %[[V3]] dim 0 : tensor<1xbf16>, tensor<1xbf16> -> tensor<2xbf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0] : tensor<1xbf16> -> tensor<bf16>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [] : tensor<bf16> -> tensor<1xbf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sub %[[V3]], %[[V6]] {excess_precision} : tensor<1xbf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reverse %[[V4]] dims [0] : tensor<2xbf16> -> tensor<2xbf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.sin %[[V7]] : tensor<1xbf16>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.compare <lt> %[[V3]], %[[V6]] : tensor<1xbf16>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.select %[[V10]], %[[V3]], %[[V6]] : tensor<1xbf16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V4]], %[[V8]] : tensor<2xbf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<2xbf16> -> tensor<2xbf16>
// CHECK-NEXT:    func.return %[[V11]], %[[V12]], %[[V13]], %[[V4]], %[[V9]] : tensor<1xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<1xbf16>
// CHECK-NEXT:  }
func.func @program_3018(%x0: tensor<2x3xbf16>, %x1: tensor<1x2x2xbf16>, %x2: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<1xbf16>) {
  %v0 = prim.broadcast %x1 dims [1, 2, 3] : tensor<1x2x2xbf16> -> tensor<4x1x2x2xbf16>
  %v1 = prim.pad %x0 low [0, 0] with 0.25 : tensor<2x3xbf16> -> tensor<2x4xbf16>
  %v2 = prim.scan <add> %v0 dim 1 : tensor<4x1x2x2xbf16> -> tensor<4x1x2x2xbf16>
  %v3 = prim.constant 0.5 : tensor<1xbf16>
  %v4 = prim.concatenate %x2, %v3 dim 0 : tensor<1xbf16>, tensor<1xbf16> -> tensor<2xbf16>
  %v5 = prim.reduce <add> %v3 dims [0] : tensor<1xbf16> -> tensor<bf16>
  %v6 = prim.broadcast %v5 dims [] : tensor<bf16> -> tensor<1xbf16>
  %v7 = prim.sub %v3, %v6 : tensor<1xbf16>
  %v8 = prim.reverse %v4 dims [0] : tensor<2xbf16> -> tensor<2xbf16>
  %v9 = prim.sin %v7 : tensor<1xbf16>
  %v10 = prim.compare <lt> %v3, %v6 : tensor<1xbf16>
  %v11 = prim.select %v10, %v3, %v6 : tensor<1xbf16>
  %v12 = prim.add %v4, %v8 : tensor<2xbf16>
  %v13 = prim.reshape %v8 : tensor<2xbf16> -> tensor<2xbf16>
  func.return %v11, %v12, %v13, %v4, %v9 : tensor<1xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<1xbf16>
}

// CHECK-LABEL: func.func @program_3049(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<6x6xbf16>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<6x2xbf16>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<3x6x6xbf16>) -> (tensor<12x1x9xbf16>, tensor<3x6xi64>, tensor<12x1x9xbf16>, tensor<12x1x9xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X1]] : tensor<6x2xbf16> -> tensor<4x3x1xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[X2]] low [0, 0, 0] with 0.25 : tensor<3x6x6xbf16> -> tensor<4x7x6xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.5 : tensor<3x6x6xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[X2]], %[[V2]] {excess_precision} : tensor<3x6x6xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V3]], %[[V3]] : tensor<3x6x6xbf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.argreduce <maximum> %[[V0]] dim 1 : tensor<4x3x1xbf16> -> tensor<4x1xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.slice %[[V4]] offsets [1, 4, 1] strides [1, 1, 1] : tensor<3x6x6xbf16> -> tensor<2x1x2xbf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.minimum %[[V1]], %[[V1]] : tensor<4x7x6xbf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<3x6x6xbf16> -> tensor<12x1x9xbf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.neg %[[V5]] : tensor<4x1xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.maximum %[[V9]], %[[V9]] : tensor<4x1xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.reverse %[[V8]] dims [0] : tensor<12x1x9xbf16> -> tensor<12x1x9xbf16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.argreduce <maximum> %[[V4]] dim 2 : tensor<3x6x6xbf16> -> tensor<3x6xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reverse %[[V11]] dims [1] : tensor<12x1x9xbf16> -> tensor<12x1x9xbf16>
// CHECK-NEXT:    func.return %[[V11]], %[[V12]], %[[V13]], %[[V8]] : tensor<12x1x9xbf16>, tensor<3x6xi64>, tensor<12x1x9xbf16>, tensor<12x1x9xbf16>
// CHECK-NEXT:  }
func.func @program_3049(%x0: tensor<6x6xbf16>, %x1: tensor<6x2xbf16>, %x2: tensor<3x6x6xbf16>) -> (tensor<12x1x9xbf16>, tensor<3x6xi64>, tensor<12x1x9xbf16>, tensor<12x1x9xbf16>) {
  %v0 = prim.reshape %x1 : tensor<6x2xbf16> -> tensor<4x3x1xbf16>
  %v1 = prim.pad %x2 low [0, 0, 0] with 0.25 : tensor<3x6x6xbf16> -> tensor<4x7x6xbf16>
  %v2 = prim.constant 0.5 : tensor<3x6x6xbf16>
  %v3 = prim.sub %x2, %v2 : tensor<3x6x6xbf16>
  %v4 = prim.add %v3, %v3 : tensor<3x6x6xbf16>
  %v5 = prim.argreduce <maximum> %v0 dim 1 : tensor<4x3x1xbf16> -> tensor<4x1xi64>
  %v6 = prim.slice %v4 offsets [1, 4, 1] strides [1, 1, 1] : tensor<3x6x6xbf16> -> tensor<2x1x2xbf16>
  %v7 = prim.minimum %v1, %v1 : tensor<4x7x6xbf16>
  %v8 = prim.reshape %v4 : tensor<3x6x6xbf16> -> tensor<12x1x9xbf16>
  %v9 = prim.neg %v5 : tensor<4x1xi64>
  %v10 = prim.maximum %v9, %v9 : tensor<4x1xi64>
  %v11 = prim.reverse %v8 dims [0] : tensor<12x1x9xbf16> -> tensor<12x1x9xbf16>
  %v12 = prim.argreduce <maximum> %v4 dim 2 : tensor<3x6x6xbf16> -> tensor<3x6xi64>
  %v13 = prim.reverse %v11 dims [1] : tensor<12x1x9xbf16> -> tensor<12x1x9xbf16>
  func.return %v11, %v12, %v13, %v8 : tensor<12x1x9xbf16>, tensor<3x6xi64>, tensor<12x1x9xbf16>, tensor<12x1x9xbf16>
}

// CHECK-LABEL: func.func @program_3048(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<2xbf16>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<2x6xbf16>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<2x6xbf16>) -> (tensor<bf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reverse %[[X0]] dims [0] : tensor<2xbf16> -> tensor<2xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[X0]] offsets [0] strides [2] : tensor<2xbf16> -> tensor<1xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[X0]] dims [0] : tensor<2xbf16> -> tensor<2x1xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] : tensor<1xbf16> -> tensor<bf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [] : tensor<bf16> -> tensor<1xbf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V1]], %[[V4]] {excess_precision} : tensor<1xbf16>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.pad %[[V2]] low [0, 1] with 0.25 : tensor<2x1xbf16> -> tensor<2x3xbf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.transpose %[[X2]] permutation [1, 0] : tensor<2x6xbf16> -> tensor<6x2xbf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V5]], %[[V5]] : tensor<1xbf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant 0 : tensor<1xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V10]], %[[V9]] : tensor<1xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.gather %[[V8]][%[[V11]]] : tensor<1xbf16> -> tensor<1xbf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [0] : tensor<1xbf16> -> tensor<bf16>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [] : tensor<bf16> -> tensor<1xbf16>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V4]], %[[V14]] : tensor<1xbf16>
// CHECK-NEXT:    func.return %[[V13]], %[[V14]], %[[V15]], %[[V4]] : tensor<bf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>
// CHECK-NEXT:  }
func.func @program_3048(%x0: tensor<2xbf16>, %x1: tensor<2x6xbf16>, %x2: tensor<2x6xbf16>) -> (tensor<bf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) {
  %v0 = prim.reverse %x0 dims [0] : tensor<2xbf16> -> tensor<2xbf16>
  %v1 = prim.slice %x0 offsets [0] strides [2] : tensor<2xbf16> -> tensor<1xbf16>
  %v2 = prim.broadcast %x0 dims [0] : tensor<2xbf16> -> tensor<2x1xbf16>
  %v3 = prim.reduce <add> %v1 dims [0] : tensor<1xbf16> -> tensor<bf16>
  %v4 = prim.broadcast %v3 dims [] : tensor<bf16> -> tensor<1xbf16>
  %v5 = prim.sub %v1, %v4 : tensor<1xbf16>
  %v6 = prim.pad %v2 low [0, 1] with 0.25 : tensor<2x1xbf16> -> tensor<2x3xbf16>
  %v7 = prim.transpose %x2 permutation [1, 0] : tensor<2x6xbf16> -> tensor<6x2xbf16>
  %v8 = prim.div %v5, %v5 : tensor<1xbf16>
  %v9 = prim.iota dim 0 : tensor<1xi64>
  %v10 = prim.constant 0 : tensor<1xi64>
  %v11 = prim.sub %v10, %v9 : tensor<1xi64>
  %v12 = prim.gather %v8[%v11] : tensor<1xbf16> -> tensor<1xbf16>
  %v13 = prim.reduce <add> %v4 dims [0] : tensor<1xbf16> -> tensor<bf16>
  %v14 = prim.broadcast %v13 dims [] : tensor<bf16> -> tensor<1xbf16>
  %v15 = prim.sub %v4, %v14 : tensor<1xbf16>
  func.return %v13, %v14, %v15, %v4 : tensor<bf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>
}

// CHECK-LABEL: func.func @products_of_1_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<1x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] {excess_precision} : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<1x64xbf16>, tensor<32x64xbf16> -> tensor<1x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x32xf32>
// CHECK-NEXT:  }
func.func @products_of_1_rows(%x: tensor<1x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<1x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<1x64xbf16>, tensor<32x64xbf16> -> tensor<1x32xf32>
  func.return %y : tensor<1x32xf32>
}

// CHECK-LABEL: func.func @products_of_4_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<4x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] {excess_precision} : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<4x64xbf16>, tensor<32x64xbf16> -> tensor<4x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x32xf32>
// CHECK-NEXT:  }
func.func @products_of_4_rows(%x: tensor<4x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<4x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<4x64xbf16>, tensor<32x64xbf16> -> tensor<4x32xf32>
  func.return %y : tensor<4x32xf32>
}

// CHECK-LABEL: func.func @products_of_7_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<7x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<7x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] {excess_precision} : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<7x64xbf16>, tensor<32x64xbf16> -> tensor<7x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<7x32xf32>
// CHECK-NEXT:  }
func.func @products_of_7_rows(%x: tensor<7x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<7x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<7x64xbf16>, tensor<32x64xbf16> -> tensor<7x32xf32>
  func.return %y : tensor<7x32xf32>
}

// CHECK-LABEL: func.func @products_of_8_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<8x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<8x64xbf16>, tensor<32x64xbf16> -> tensor<8x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x32xf32>
// CHECK-NEXT:  }
func.func @products_of_8_rows(%x: tensor<8x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<8x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<8x64xbf16>, tensor<32x64xbf16> -> tensor<8x32xf32>
  func.return %y : tensor<8x32xf32>
}

// CHECK-LABEL: func.func @products_of_9_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<9x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<9x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<9x64xbf16>, tensor<32x64xbf16> -> tensor<9x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<9x32xf32>
// CHECK-NEXT:  }
func.func @products_of_9_rows(%x: tensor<9x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<9x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<9x64xbf16>, tensor<32x64xbf16> -> tensor<9x32xf32>
  func.return %y : tensor<9x32xf32>
}

// CHECK-LABEL: func.func @products_of_16_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<16x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<16x64xbf16>, tensor<32x64xbf16> -> tensor<16x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<16x32xf32>
// CHECK-NEXT:  }
func.func @products_of_16_rows(%x: tensor<16x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<16x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<16x64xbf16>, tensor<32x64xbf16> -> tensor<16x32xf32>
  func.return %y : tensor<16x32xf32>
}

// CHECK-LABEL: func.func @products_of_64_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x64xbf16>, %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> tensor<64x32xf32> {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<64x64xbf16>, tensor<32x64xbf16> -> tensor<64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<64x32xf32>
// CHECK-NEXT:  }
func.func @products_of_64_rows(%x: tensor<64x64xbf16>, %w: tensor<64x32xbf16>) -> tensor<64x32xf32> {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<64x64xbf16>, tensor<32x64xbf16> -> tensor<64x32xf32>
  func.return %y : tensor<64x32xf32>
}

// CHECK-LABEL: func.func @read_twice(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x64xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x32xbf16>) -> (tensor<4x32xf32>, tensor<64x32xbf16>) {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.exp %[[W]] : tensor<64x32xbf16>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.transpose %[[A]] permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = prim.neg %[[A]] : tensor<64x32xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[B]][n, k] -> [m, n] : tensor<4x64xbf16>, tensor<32x64xbf16> -> tensor<4x32xf32>
// CHECK-NEXT:    func.return %[[Y]], %[[Z]] : tensor<4x32xf32>, tensor<64x32xbf16>
// CHECK-NEXT:  }
func.func @read_twice(%x: tensor<4x64xbf16>, %w: tensor<64x32xbf16>) -> (tensor<4x32xf32>, tensor<64x32xbf16>) {
  %a = prim.exp %w : tensor<64x32xbf16>
  %b = prim.transpose %a permutation [1, 0] : tensor<64x32xbf16> -> tensor<32x64xbf16>
  %z = prim.neg %a : tensor<64x32xbf16>
  %y = prim.contract <mul, add> %x[m, k], %b[n, k] -> [m, n] : tensor<4x64xbf16>, tensor<32x64xbf16> -> tensor<4x32xf32>
  func.return %y, %z : tensor<4x32xf32>, tensor<64x32xbf16>
}
