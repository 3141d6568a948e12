// RUN: stepwell-opt %s -p aten-to-prim,canonicalize,cse,fuse --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim,canonicalize,cse,fuse --machine=x86-avx512 | filecheck %s

/// Windows of windows read an image at many places; the padded image is not stored for them.
// CHECK-LABEL: func.func @forward(
// CHECK:         prim.fusion
// CHECK:           prim.pad
// CHECK-NOT:     prim.fusion
// CHECK:         func.return
func.func @forward(%x: tensor<2x64x32x32xf32>) -> tensor<2x64x8x8xf32> {
  %0, %1 = aten.max_pool2d_with_indices %x {kernel_size = [3, 3], stride = [2, 2], padding = [1, 1]} : (tensor<2x64x32x32xf32>) -> (tensor<2x64x16x16xf32>, tensor<2x64x16x16xi64>)
  %2 = aten.avg_pool2d %0 {kernel_size = [2, 2]} : (tensor<2x64x16x16xf32>) -> tensor<2x64x8x8xf32>
  func.return %2 : tensor<2x64x8x8xf32>
}

/// A sum of few elements is stored if it is compared with the largest one, since two loops might round it in two ways.
// CHECK-LABEL: func.func @compared_with_the_largest(
// CHECK:         prim.fusion "reduce"
// CHECK:           prim.reduce <add>
// CHECK:         prim.fusion
// CHECK-NOT:     prim.reduce <add>
func.func @compared_with_the_largest(%x: tensor<13x9x4xf32>) -> tensor<13x9xi1> {
  %0 = aten.sum.dim_IntList %x {dim = [2]} : (tensor<13x9x4xf32>) -> tensor<13x9xf32>
  %1 = aten.max %0 : (tensor<13x9xf32>) -> tensor<f32>
  %2 = aten.eq.Tensor %0, %1 : (tensor<13x9xf32>, tensor<f32>) -> tensor<13x9xi1>
  func.return %2 : tensor<13x9xi1>
}
