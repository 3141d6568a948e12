// RUN: stepwell-opt %s -p lay-out-saved | filecheck %s
// RUN: stepwell-opt %s -p lay-out-saved,lay-out-saved | filecheck %s
// RUN: stepwell-opt %s -p lay-out-saved --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// What the second half alone is given lies as the convolution reads it; what the caller is given, as in eager.
// CHECK-LABEL: func.func @kept(
// CHECK-SAME:  -> (tensor<4x64x8x8xf32>, tensor<4x64x8x8xf32> {stepwell.saved, stepwell.strides = #shape.dims<4096, 1, 512, 64>}, tensor<4x32x8x8xf32> {stepwell.saved, stepwell.strides = #shape.dims<2048, 1, 256, 32>}) {
func.func @kept(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x3x3xf32>) -> (tensor<4x64x8x8xf32>, tensor<4x64x8x8xf32> {stepwell.saved}, tensor<4x32x8x8xf32> {stepwell.saved}) {
  %a = aten.relu %x : (tensor<4x64x8x8xf32>) -> tensor<4x64x8x8xf32>
  %y = aten.convolution %a, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32>
  %z = aten.neg %a : (tensor<4x64x8x8xf32>) -> tensor<4x64x8x8xf32>
  func.return %z, %a, %y : tensor<4x64x8x8xf32>, tensor<4x64x8x8xf32>, tensor<4x32x8x8xf32>
}

/// The caller is given the image too.
// CHECK-LABEL: func.func @negative_seen(
// CHECK-NOT:   stepwell.strides
func.func @negative_seen(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x3x3xf32>) -> (tensor<4x64x8x8xf32>, tensor<4x64x8x8xf32> {stepwell.saved}) {
  %a = aten.relu %x : (tensor<4x64x8x8xf32>) -> tensor<4x64x8x8xf32>
  %y = aten.convolution %a, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32>
  func.return %a, %a : tensor<4x64x8x8xf32>, tensor<4x64x8x8xf32>
}
