// RUN: stepwell-opt %s -p split-convolution-bias | filecheck %s
// RUN: stepwell-opt %s -p split-convolution-bias --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: func.func @bias(
func.func @bias(%x: tensor<4x8x16x16xf32>, %w: tensor<6x8x3x3xf32>, %b: tensor<6xf32>) -> tensor<4x6x16x16xf32> {
  // CHECK-NEXT: %[[C:.*]] = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], {{.*}}} : (tensor<4x8x16x16xf32>, tensor<6x8x3x3xf32>)
  // CHECK-NEXT: %[[V:.*]] = aten.view %b {size = [6, 1, 1]} : (tensor<6xf32>) -> tensor<6x1x1xf32>
  // CHECK-NEXT: %[[Y:.*]] = aten.add.Tensor %[[C]], %[[V]] : (tensor<4x6x16x16xf32>, tensor<6x1x1xf32>) -> tensor<4x6x16x16xf32>
  // CHECK-NEXT: func.return %[[Y]]
  %y = aten.convolution %x, %w, %b {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x8x16x16xf32>, tensor<6x8x3x3xf32>, tensor<6xf32>) -> tensor<4x6x16x16xf32>
  func.return %y : tensor<4x6x16x16xf32>
}

/// How operands and result lie in memory stays with the convolution.
// CHECK-LABEL: func.func @layouts(
func.func @layouts(%x: tensor<4x8x16xf32>, %w: tensor<6x8x1xf32>, %b: tensor<6xf32>) -> tensor<4x6x16xf32> {
  // CHECK-NEXT: aten.convolution %x, %w {{.*}} attributes {strides = [#shape.dims<96, 1, 6>], operand_strides = [#shape.dims<128, 1, 8>, unit]}
  // CHECK-NEXT: aten.view %b {size = [6, 1]}
  %y = aten.convolution %x, %w, %b {stride = [1], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1} attributes {strides = [#shape.dims<96, 1, 6>], operand_strides = [#shape.dims<128, 1, 8>, unit, unit]} : (tensor<4x8x16xf32>, tensor<6x8x1xf32>, tensor<6xf32>) -> tensor<4x6x16xf32>
  func.return %y : tensor<4x6x16xf32>
}

// CHECK-LABEL: func.func @no_bias(
func.func @no_bias(%x: tensor<4x8x16xf32>, %w: tensor<6x8x1xf32>) -> tensor<4x6x16xf32> {
  // CHECK-NEXT: aten.convolution
  // CHECK-NEXT: func.return
  %y = aten.convolution %x, %w {stride = [1], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1} : (tensor<4x8x16xf32>, tensor<6x8x1xf32>) -> tensor<4x6x16xf32>
  func.return %y : tensor<4x6x16xf32>
}

/// What runs on another device than the program stays as it is.
// CHECK-LABEL: func.func @negative_elsewhere(
func.func @negative_elsewhere(%x: tensor<4x3x16x16xf32>, %w: tensor<6x3x3x3xf32>, %b: tensor<6xf32>) -> tensor<4x6x16x16xf32> {
  // CHECK-NEXT: aten.convolution %x, %w, %b
  // CHECK-NEXT: func.return
  %y = aten.convolution %x, %w, %b {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {extern = "its result is on cpu", result_on = "cpu"} : (tensor<4x3x16x16xf32>, tensor<6x3x3x3xf32>, tensor<6xf32>) -> tensor<4x6x16x16xf32>
  func.return %y : tensor<4x6x16x16xf32>
}
