// RUN: stepwell-opt %s -p split-reductions --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Few columns are cut into chunks of rows, so that all programs have some.
// CHECK-LABEL: func.func @bias_gradient(
func.func @bias_gradient(%x: tensor<4096x768xf32>) -> tensor<768xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<4096x768xf32> -> tensor<32x128x768xf32>
  %0 = prim.reduce <add> %x dims [0] : tensor<4096x768xf32> -> tensor<768xf32>
  func.return %0 : tensor<768xf32>
}

// CHECK-LABEL: func.func @long_rows(
func.func @long_rows(%x: tensor<16x131072xf32>) -> tensor<16xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<16x131072xf32> -> tensor<16x16x8192xf32>
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
