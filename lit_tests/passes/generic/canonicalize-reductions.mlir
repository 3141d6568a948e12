// RUN: stepwell-opt %s -p canonicalize --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p canonicalize --split-input-file --rewrites canonicalize:0 | filecheck %s --check-prefix=FORBIDDEN

/// Neighbouring dimensions are summed at once.
// CHECK-LABEL: func.func @sum_of_sum(
// FORBIDDEN-LABEL: func.func @sum_of_sum(
func.func @sum_of_sum(%x: tensor<2x3x4xf32>) -> tensor<2xf32> {
  // CHECK-NEXT: prim.reduce <add> %x dims [1, 2] : tensor<2x3x4xf32> -> tensor<2xf32>
  // FORBIDDEN-COUNT-2: prim.reduce
  %0 = prim.reduce <add> %x dims [2] : tensor<2x3x4xf32> -> tensor<2x3xf32>
  %1 = prim.reduce <add> %0 dims [1] : tensor<2x3xf32> -> tensor<2xf32>
  // CHECK-NEXT: func.return
  func.return %1 : tensor<2xf32>
}

/// Of dimensions that are apart rows and columns would be one loop nest: they stay two sums.
// CHECK-LABEL: func.func @negative_apart(
func.func @negative_apart(%x: tensor<2x3x4xf32>) -> tensor<3xf32> {
  // CHECK-COUNT-2: prim.reduce
  %0 = prim.reduce <add> %x dims [2] : tensor<2x3x4xf32> -> tensor<2x3xf32>
  %1 = prim.reduce <add> %0 dims [0] : tensor<2x3xf32> -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

/// What is used otherwise is computed anyway.
// CHECK-LABEL: func.func @negative_used_twice(
func.func @negative_used_twice(%x: tensor<2x3x4xf32>) -> (tensor<2x3xf32>, tensor<2xf32>) {
  // CHECK-COUNT-2: prim.reduce
  %0 = prim.reduce <add> %x dims [2] : tensor<2x3x4xf32> -> tensor<2x3xf32>
  %1 = prim.reduce <add> %0 dims [1] : tensor<2x3xf32> -> tensor<2xf32>
  func.return %0, %1 : tensor<2x3xf32>, tensor<2xf32>
}

// -----

/// Strict numerics keep the order of a sum.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @negative_strict(
  func.func @negative_strict(%x: tensor<2x3x4xf32>) -> tensor<2xf32> {
    // CHECK-COUNT-2: prim.reduce
    %0 = prim.reduce <add> %x dims [2] : tensor<2x3x4xf32> -> tensor<2x3xf32>
    %1 = prim.reduce <add> %0 dims [1] : tensor<2x3xf32> -> tensor<2xf32>
    func.return %1 : tensor<2xf32>
  }
}

// -----

/// The stages of a reduction that was split stay two.
// CHECK-LABEL: func.func @negative_second_stage(
// CHECK-NEXT:    %[[CHUNKS:.*]] = prim.reduce <add> %x dims [1] : tensor<64x4096xf32> -> tensor<64xf32>
// CHECK-NEXT:    prim.reduce <add> %[[CHUNKS]] dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
func.func @negative_second_stage(%x: tensor<64x4096xf32>) -> tensor<f32> {
  %0 = prim.reduce <add> %x dims [1] : tensor<64x4096xf32> -> tensor<64xf32>
  %1 = prim.reduce <add> %0 dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
  func.return %1 : tensor<f32>
}
