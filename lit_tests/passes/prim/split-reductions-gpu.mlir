// RUN: stepwell-opt %s -p split-reductions --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Few columns are cut into chunks of rows, so that all programs have some.
// CHECK-LABEL: func.func @bias_gradient(
func.func @bias_gradient(%x: tensor<4096x768xf32>) -> tensor<768xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<4096x768xf32> -> tensor<32x128x768xf32>
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 32 chunks first
  %0 = prim.reduce <add> %x dims [0] : tensor<4096x768xf32> -> tensor<768xf32>
  func.return %0 : tensor<768xf32>
}

// CHECK-LABEL: func.func @long_rows(
func.func @long_rows(%x: tensor<16x131072xf32>) -> tensor<16xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<16x131072xf32> -> tensor<16x16x8192xf32>
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 16 chunks first
  %0 = prim.reduce <add> %x dims [1] : tensor<16x131072xf32> -> tensor<16xf32>
  func.return %0 : tensor<16xf32>
}

// CHECK-LABEL: func.func @negative(
func.func @negative(%x: tensor<16x16384xf32>, %y: tensor<4096x16384xf32>, %z: tensor<512x64xf32>, %n: index {shape.symbol = "s0"}, %w: tensor<?x64xf32, #shape.dims<s0, 64>>) -> (tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>) {
  // CHECK-NOT: prim.reshape
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: not split: its rows have 16384 elements, bound 32768
  %0 = prim.reduce <add> %x dims [1] : tensor<16x16384xf32> -> tensor<16xf32>
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: not split: 16384 columns keep all programs busy, bound 8448
  %1 = prim.reduce <add> %y dims [0] : tensor<4096x16384xf32> -> tensor<16384xf32>
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: not split: its columns have 512 elements, bound 1024
  %2 = prim.reduce <add> %z dims [0] : tensor<512x64xf32> -> tensor<64xf32>
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: not split: its size across memory depends on symbols
  %3 = prim.reduce <add> %w dims [0] : tensor<?x64xf32, #shape.dims<s0, 64>> -> tensor<64xf32>
  // CHECK: func.return
  func.return %0, %1, %2, %3 : tensor<16xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<64xf32>
}

/// A product of matrices with few blocks of long sums is split, so that all programs have one.
// CHECK-LABEL: func.func @few_blocks(
func.func @few_blocks(%x: tensor<32x8192xbf16>, %y: tensor<48x8192xbf16>) -> tensor<32x48xf32> {
  // CHECK-NEXT: prim.contract <mul, add> %x[m, b * 512 + k], %y[n, b * 512 + k] -> [b, m, n] where k = 512
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [0] {second_stage} : tensor<16x32x48xf32> -> tensor<32x48xf32>
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: prim.contract adds up 16 chunks first
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x8192xbf16>, tensor<48x8192xbf16> -> tensor<32x48xf32>
  func.return %0 : tensor<32x48xf32>
}

/// Enough blocks, or sums that are not long, stay whole.
// CHECK-LABEL: func.func @negative_enough_blocks(
func.func @negative_enough_blocks(%x: tensor<512x8192xbf16>, %y: tensor<512x8192xbf16>) -> tensor<512x512xf32> {
  // CHECK-NEXT: prim.contract
  // CHECK-NEXT: func.return
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: not split: 64 blocks keep all programs busy, bound 48
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<512x8192xbf16>, tensor<512x8192xbf16> -> tensor<512x512xf32>
  func.return %0 : tensor<512x512xf32>
}

// CHECK-LABEL: func.func @negative_short_sums(
func.func @negative_short_sums(%x: tensor<32x2048xbf16>, %y: tensor<48x2048xbf16>) -> tensor<32x48xf32> {
  // CHECK-NEXT: prim.contract
  // CHECK-NEXT: func.return
  // REMARK-DAG: split-reductions-gpu.mlir:[[# @LINE + 1]]:8: split-reductions: not split: it has sums of 2048 terms, bound 4096
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x2048xbf16>, tensor<48x2048xbf16> -> tensor<32x48xf32>
  func.return %0 : tensor<32x48xf32>
}
