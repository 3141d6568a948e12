// RUN: stepwell-opt %s -p lay-out-images | filecheck %s
// RUN: stepwell-opt %s -p lay-out-images --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p lay-out-images --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Both convolutions change, and so does what lies between them.
// CHECK-LABEL: func.func @network(
func.func @network(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>, %v: tensor<128x64x3x3xf32>) -> tensor<8x128xf32> {
  // CHECK: aten.convolution %x, %w {{.*}} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]}
  // REMARK-DAG: lay-out-images.mlir:[[# @LINE + 1]]:8: lay-out-images: channels lie together: a call is predicted to take at least 1.75e+03 us less
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.relu %y : (tensor<8x64x56x56xf32>) -> tensor<8x64x56x56xf32>
  // CHECK: aten.convolution %z, %v {{.*}} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<401408, 1, 7168, 128>]}
  // REMARK-DAG: lay-out-images.mlir:[[# @LINE + 1]]:8: lay-out-images: channels lie together: a call is predicted to take at least 1.75e+03 us less
  %u = aten.convolution %z, %v {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<128x64x3x3xf32>) -> tensor<8x128x56x56xf32>
  %t = aten.relu %u : (tensor<8x128x56x56xf32>) -> tensor<8x128x56x56xf32>
  %m = aten.mean.dim %t {dim = [2, 3]} : (tensor<8x128x56x56xf32>) -> tensor<8x128xf32>
  func.return %m : tensor<8x128xf32>
}

/// A single convolution would pay for two rearranged images.
// CHECK-LABEL: func.func @negative_single(
func.func @negative_single(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32> {
  // CHECK-NOT: strides
  // REMARK-DAG: lay-out-images.mlir:[[# @LINE + 1]]:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  func.return %y : tensor<8x64x56x56xf32>
}

/// Small images do not pay for rearranging large windows.
// CHECK-LABEL: func.func @negative_windows(
func.func @negative_windows(%x: tensor<1x512x4x4xf32>, %w: tensor<512x512x3x3xf32>, %v: tensor<512x512x3x3xf32>) -> tensor<1x512xf32> {
  // CHECK-NOT: strides
  // REMARK-DAG: lay-out-images.mlir:[[# @LINE + 1]]:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<1x512x4x4xf32>
  // REMARK-DAG: lay-out-images.mlir:[[# @LINE + 1]]:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
  %u = aten.convolution %y, %v {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x512x4x4xf32>, tensor<512x512x3x3xf32>) -> tensor<1x512x4x4xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<1x512x4x4xf32>) -> tensor<1x512xf32>
  func.return %m : tensor<1x512xf32>
}

/// Neither do sizes that are not known, numbers of f64, gradients and convolutions whose layout the program says.
// CHECK-LABEL: func.func @negative_others(
func.func @negative_others(%s0: index {shape.symbol = "s0"}, %x: tensor<?x64x56x56xf32, #shape.dims<s0, 64, 56, 56>>, %w: tensor<64x64x3x3xf32>, %d: tensor<8x64x56x56xf64>, %e: tensor<64x64x3x3xf64>, %g: tensor<8x64x56x56xf32>) -> (tensor<?x64xf32, #shape.dims<s0, 64>>, tensor<8x64xf64>, tensor<8x64x56x56xf32>) {
  // CHECK-NOT: strides
  // REMARK-DAG: lay-out-images.mlir:[[# @LINE + 1]]:8: lay-out-images: images stay row-major: their sizes are symbolic
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<?x64x56x56xf32, #shape.dims<s0, 64, 56, 56>>, tensor<64x64x3x3xf32>) -> tensor<?x64x56x56xf32, #shape.dims<s0, 64, 56, 56>>
  %m = aten.mean.dim %y {dim = [2, 3]} : (tensor<?x64x56x56xf32, #shape.dims<s0, 64, 56, 56>>) -> tensor<?x64xf32, #shape.dims<s0, 64>>
  %h = aten.convolution %d, %e {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf64>, tensor<64x64x3x3xf64>) -> tensor<8x64x56x56xf64>
  %k = aten.mean.dim %h {dim = [2, 3]} : (tensor<8x64x56x56xf64>) -> tensor<8x64xf64>
  %a, %b, %c = aten.convolution_backward %g, %g, %w {bias_sizes = [64], stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1, output_mask = [true, true, true]} : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>)
  func.return %m, %k, %a : tensor<?x64xf32, #shape.dims<s0, 64>>, tensor<8x64xf64>, tensor<8x64x56x56xf32>
}
