// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions --split-input-file --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --split-input-file --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-reductions-gpu.mlir.

// CHECK-LABEL: func.func @negative_enough_blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<0x8192xbf16>, %[[Y:[^ ,:]+]]: tensor<0x8192xbf16>) -> tensor<0x0xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][n, k] -> [m, n] : tensor<0x8192xbf16>, tensor<0x8192xbf16> -> tensor<0x0xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<0x0xf32>
// CHECK-NEXT:  }
func.func @negative_enough_blocks(%x: tensor<0x8192xbf16>, %y: tensor<0x8192xbf16>) -> tensor<0x0xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<0x8192xbf16>, tensor<0x8192xbf16> -> tensor<0x0xf32>
  func.return %0 : tensor<0x0xf32>
}

// -----

// CHECK-LABEL: func.func @few_blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<3x8192xbf16>, %[[Y:[^ ,:]+]]: tensor<48x8192xbf16>) -> tensor<3x48xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][n, k] -> [m, n] : tensor<3x8192xbf16>, tensor<48x8192xbf16> -> tensor<3x48xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x48xf32>
// CHECK-NEXT:  }
func.func @few_blocks(%x: tensor<3x8192xbf16>, %y: tensor<48x8192xbf16>) -> tensor<3x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<3x8192xbf16>, tensor<48x8192xbf16> -> tensor<3x48xf32>
  func.return %0 : tensor<3x48xf32>
}

// -----

// CHECK-LABEL: func.func @negative(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x16384xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4096x16384xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<0x64xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<?x64xf32, #shape.dims<s0, 64>>) -> (tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[Y]] dims [0] : tensor<4096x16384xf32> -> tensor<16384xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[Z]] dims [0] : tensor<0x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[W]] dims [0] : tensor<?x64xf32, #shape.dims<s0, 64>> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>
// CHECK-NEXT:  }
func.func @negative(%x: tensor<16x16384xf32>, %y: tensor<4096x16384xf32>, %z: tensor<0x64xf32>, %n: index {shape.symbol = "s0"}, %w: tensor<?x64xf32, #shape.dims<s0, 64>>) -> (tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>) {
  %0 = prim.reduce <add> %x dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
  %1 = prim.reduce <add> %y dims [0] : tensor<4096x16384xf32> -> tensor<16384xf32>
  %2 = prim.reduce <add> %z dims [0] : tensor<0x64xf32> -> tensor<64xf32>
  %3 = prim.reduce <add> %w dims [0] : tensor<?x64xf32, #shape.dims<s0, 64>> -> tensor<64xf32>
  func.return %0, %1, %2, %3 : tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @negative_short_sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x2048xbf16>, %[[Y:[^ ,:]+]]: tensor<1x2048xbf16>) -> tensor<32x1xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][n, k] -> [m, n] : tensor<32x2048xbf16>, tensor<1x2048xbf16> -> tensor<32x1xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<32x1xf32>
// CHECK-NEXT:  }
func.func @negative_short_sums(%x: tensor<32x2048xbf16>, %y: tensor<1x2048xbf16>) -> tensor<32x1xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x2048xbf16>, tensor<1x2048xbf16> -> tensor<32x1xf32>
  func.return %0 : tensor<32x1xf32>
}

// REMARK:       {{.*}}split-reductions-gpu-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 144 rows keep all threads busy, bound 96
// REMARK-NEXT:  {{.*}}split-reductions-gpu-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its rows have 16384 elements, bound 32768
// REMARK-NEXT:  {{.*}}split-reductions-gpu-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 16384 columns keep all programs busy, bound 8448
// REMARK-NEXT:  {{.*}}split-reductions-gpu-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its size across memory depends on symbols
// REMARK-NEXT:  {{.*}}split-reductions-gpu-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: its rows have 2048 elements, bound 32768
