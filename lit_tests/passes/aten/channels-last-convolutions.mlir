// RUN: stepwell-opt %s -p channels-last-convolutions | filecheck %s
// RUN: stepwell-opt %s -p channels-last-convolutions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p channels-last-convolutions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes channels-last-convolutions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   least: an integer (default 16)

// CHECK-LABEL: func.func @images(
func.func @images(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x3x3xf32>, %b: tensor<32xf32>) -> tensor<4x32x8x8xf32> {
  // CHECK: aten.convolution %x, %w, %b {{.*}} attributes {operand_strides = [#shape.dims<4096, 1, 512, 64>, #shape.dims<576, 1, 192, 64>, unit], relayout, strides = [#shape.dims<2048, 1, 256, 32>]}
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels lie together
  %y = aten.convolution %x, %w, %b {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>) -> tensor<4x32x8x8xf32>
  %z = aten.relu %y : (tensor<4x32x8x8xf32>) -> tensor<4x32x8x8xf32>
  func.return %z : tensor<4x32x8x8xf32>
}

/// Windows of one element lie that way already.
// CHECK-LABEL: func.func @windows_of_one(
func.func @windows_of_one(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x1x1xf32>) -> tensor<4x32x8x8xf32> {
  // CHECK: aten.convolution %x, %w {{.*}} attributes {operand_strides = [#shape.dims<4096, 1, 512, 64>, unit], relayout
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels lie together
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x8x8xf32>
  %z = aten.relu %y : (tensor<4x32x8x8xf32>) -> tensor<4x32x8x8xf32>
  func.return %z : tensor<4x32x8x8xf32>
}

/// What is returned lies as in eager.
// CHECK-LABEL: func.func @negative_returned(
func.func @negative_returned(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32> {
  // CHECK-NOT: strides
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels stay where they are: the caller is given its result
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32>
  func.return %y : tensor<4x32x8x8xf32>
}

/// So do images of three colours, and those of other numbers than tensor cores multiply.
// CHECK-LABEL: func.func @negative_others(
func.func @negative_others(%x: tensor<4x3x8x8xf32>, %w: tensor<32x3x3x3xf32>, %v: tensor<4x64x8x8xf64>, %u: tensor<32x64x3x3xf64>) -> (tensor<4x32x8x8xf32>, tensor<4x32x8x8xf64>) {
  // CHECK-NOT: strides
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels stay where they are: it has fewer than 16 channels, or symbolically many
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x3x8x8xf32>, tensor<32x3x3x3xf32>) -> tensor<4x32x8x8xf32>
  %a = aten.relu %y : (tensor<4x32x8x8xf32>) -> tensor<4x32x8x8xf32>
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels stay where they are: tensor cores do not multiply such numbers
  %z = aten.convolution %v, %u {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf64>, tensor<32x64x3x3xf64>) -> tensor<4x32x8x8xf64>
  %c = aten.relu %z : (tensor<4x32x8x8xf64>) -> tensor<4x32x8x8xf64>
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels stay where they are: it is transposed, or of groups of channels
  %g = aten.convolution %a, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 8} : (tensor<4x32x8x8xf32>, tensor<32x3x3x3xf32>) -> tensor<4x32x8x8xf32>
  %h = aten.relu %g : (tensor<4x32x8x8xf32>) -> tensor<4x32x8x8xf32>
  func.return %h, %c : tensor<4x32x8x8xf32>, tensor<4x32x8x8xf64>
}

/// What a training step keeps lies as the function's attributes say.
// CHECK-LABEL: func.func @kept(
func.func @kept(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x1x1xf32>) -> (tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 256, 32>}) {
  // CHECK: aten.convolution %x, %w {{.*}} attributes {operand_strides = [#shape.dims<4096, 1, 512, 64>, unit], relayout, strides = [#shape.dims<2048, 1, 256, 32>]}
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels lie together
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x8x8xf32>
  func.return %y : tensor<4x32x8x8xf32>
}

/// Gradients: those of images lie as images do, those of windows as windows do, whoever is given them.
// CHECK-LABEL: func.func @gradients(
func.func @gradients(%g: tensor<4x32x8x8xf32>, %x: tensor<4x64x8x8xf32>, %w: tensor<32x64x3x3xf32>) -> tensor<32x64x3x3xf32> {
  // CHECK: aten.convolution_backward %g, %x, %w {{.*}} attributes {operand_strides = [#shape.dims<2048, 1, 256, 32>, #shape.dims<4096, 1, 512, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<4096, 1, 512, 64>, #shape.dims<576, 1, 192, 64>, unit]}
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:16: channels-last-convolutions: channels lie together
  %a, %b, %c = aten.convolution_backward %g, %x, %w {bias_sizes = [32], stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1, output_mask = [true, true, true]} : (tensor<4x32x8x8xf32>, tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>)
  %d = aten.relu %a : (tensor<4x64x8x8xf32>) -> tensor<4x64x8x8xf32>
  func.return %b : tensor<32x64x3x3xf32>
}

/// Of one dimension, or of three, whose result the caller is given.
// CHECK-LABEL: func.func @negative_other_ranks(
func.func @negative_other_ranks(%x: tensor<1x32x8xf32>, %w: tensor<32x32x3xf32>, %u: tensor<1x32x8x8x8xf32>, %v: tensor<32x32x3x3x3xf32>) -> (tensor<1x32x6xf32>, tensor<1x32x6x6x6xf32>) {
  // CHECK-NOT: strides
  // CHECK:     func.return
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels stay where they are: it is not of two dimensions
  %y = aten.convolution %x, %w {stride = [1], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1} : (tensor<1x32x8xf32>, tensor<32x32x3xf32>) -> tensor<1x32x6xf32>
  // REMARK-DAG: channels-last-convolutions.mlir:[[# @LINE + 1]]:8: channels-last-convolutions: channels stay where they are: it is not of two dimensions
  %z = aten.convolution %u, %v {stride = [1, 1, 1], padding = [0, 0, 0], dilation = [1, 1, 1], transposed = false, output_padding = [0, 0, 0], groups = 1} : (tensor<1x32x8x8x8xf32>, tensor<32x32x3x3x3xf32>) -> tensor<1x32x6x6x6xf32>
  func.return %y, %z : tensor<1x32x6xf32>, tensor<1x32x6x6x6xf32>
}
