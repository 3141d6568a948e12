// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p lay-out-images --machine=zen-avx512 --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p lay-out-images --machine=zen-avx512 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What stands between convolutions, and what the program says of their layouts.

/// A view from image to image keeps none from being laid out; one of another rank does.
// CHECK-LABEL: func.func @by_a_view(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>, %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = aten.view %[[Y]] {size = [8, 56, 64, 56]} : (tensor<8x64x56x56xf32>) -> tensor<8x56x64x56xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.relu %[[V]] : (tensor<8x56x64x56xf32>) -> tensor<8x56x64x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.view %[[R]] {size = [8, 64, 56, 56]} : (tensor<8x56x64x56xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @by_a_view(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %v = aten.view %y {size = [8, 56, 64, 56]} : (tensor<8x64x56x56xf32>) -> tensor<8x56x64x56xf32>
  %r = aten.relu %v : (tensor<8x56x64x56xf32>) -> tensor<8x56x64x56xf32>
  %z = aten.view %r {size = [8, 64, 56, 56]} : (tensor<8x56x64x56xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @by_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>, %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = aten.view %[[Y]] {size = [8, 200704]} : (tensor<8x64x56x56xf32>) -> tensor<8x200704xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.relu %[[V]] : (tensor<8x200704xf32>) -> tensor<8x200704xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.view %[[R]] {size = [8, 64, 56, 56]} : (tensor<8x200704xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @by_rows(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %v = aten.view %y {size = [8, 200704]} : (tensor<8x64x56x56xf32>) -> tensor<8x200704xf32>
  %r = aten.relu %v : (tensor<8x200704xf32>) -> tensor<8x200704xf32>
  %z = aten.view %r {size = [8, 64, 56, 56]} : (tensor<8x200704xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

/// Convolutions of each channel by itself are generated up to some elements of a window, and take both layouts.
// CHECK-LABEL: func.func @of_each_channel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<64x1x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.convolution %[[Y]], %[[D]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<8x64x56x56xf32>, tensor<64x1x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @of_each_channel(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>, %d: tensor<64x1x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.convolution %y, %d {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<8x64x56x56xf32>, tensor<64x1x3x3xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @of_each_channel_by_large_windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<64x1x7x7xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.convolution %[[Y]], %[[D]] {stride = [1, 1], padding = [3, 3], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<49, 1, 7, 1>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x1x7x7xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @of_each_channel_by_large_windows(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>, %d: tensor<64x1x7x7xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.convolution %y, %d {stride = [1, 1], padding = [3, 3], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<8x64x56x56xf32>, tensor<64x1x7x7xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @of_one_element(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<64x64x1x1xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.convolution %[[Y]], %[[D]] {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x1x1xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @of_one_element(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>, %d: tensor<64x64x1x1xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.convolution %y, %d {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x1x1xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @of_groups(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<64x32x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.convolution %[[Y]], %[[D]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 2} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<288, 1, 96, 32>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x32x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @of_groups(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>, %d: tensor<64x32x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.convolution %y, %d {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 2} : (tensor<8x64x56x56xf32>, tensor<64x32x3x3xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @laid_out_by_the_program(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>, %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.convolution %[[Y]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @laid_out_by_the_program(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.convolution %y, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @read_as_the_program_says(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>, %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.convolution %[[Y]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, unit]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @read_as_the_program_says(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %z = aten.convolution %y, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, unit]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @pooled(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>, %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[P:[^ ,:]+]], %[[I:[^ ,:]+]] = aten.max_pool2d_with_indices %[[Y]] {kernel_size = [3, 3], stride = [1, 1], padding = [1, 1]} : (tensor<8x64x56x56xf32>) -> (tensor<8x64x56x56xf32>, tensor<8x64x56x56xi64>)
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[Y]] : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @pooled(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %p, %i = aten.max_pool2d_with_indices %y {kernel_size = [3, 3], stride = [1, 1], padding = [1, 1]} : (tensor<8x64x56x56xf32>) -> (tensor<8x64x56x56xf32>, tensor<8x64x56x56xi64>)
  %z = aten.add.Tensor %p, %y : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

// CHECK-LABEL: func.func @with_gradients(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32>, %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[A:[^ ,:]+]], %[[B:[^ ,:]+]], %[[C:[^ ,:]+]] = aten.convolution_backward %[[Y]], %[[X]], %[[W]] {bias_sizes = [64], stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1, output_mask = [true, true, true]} : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>)
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.add.Tensor %[[A]], %[[Y]] : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x64xf32>
// CHECK-NEXT:  }
func.func @with_gradients(%x: tensor<8x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<8x64xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %a, %b, %c = aten.convolution_backward %y, %x, %w {bias_sizes = [64], stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1, output_mask = [true, true, true]} : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>)
  %z = aten.add.Tensor %a, %y : (tensor<8x64x56x56xf32>, tensor<8x64x56x56xf32>) -> tensor<8x64x56x56xf32>
  %u = aten.convolution %z, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x64x56x56xf32>) -> tensor<8x64xf32>
  func.return %m : tensor<8x64xf32>
}

// -----

/// Images of one channel lie the same in both layouts.
// CHECK-LABEL: func.func @one_channel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x1x256x256xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x1x3x3xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x64x3x3xf32>) -> tensor<8x1xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x1x256x256xf32>, tensor<64x1x3x3xf32>) -> tensor<8x64x256x256xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.relu %[[Y]] : (tensor<8x64x256x256xf32>) -> tensor<8x64x256x256xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[V]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x256x256xf32>, tensor<1x64x3x3xf32>) -> tensor<8x1x256x256xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x1x256x256xf32>) -> tensor<8x1xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x1xf32>
// CHECK-NEXT:  }
func.func @one_channel(%x: tensor<8x1x256x256xf32>, %w: tensor<64x1x3x3xf32>, %v: tensor<1x64x3x3xf32>) -> tensor<8x1xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x1x256x256xf32>, tensor<64x1x3x3xf32>) -> tensor<8x64x256x256xf32>
  %z = aten.relu %y : (tensor<8x64x256x256xf32>) -> tensor<8x64x256x256xf32>
  %u = aten.convolution %z, %v {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x256x256xf32>, tensor<1x64x3x3xf32>) -> tensor<8x1x256x256xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x1x256x256xf32>) -> tensor<8x1xf32>
  func.return %m : tensor<8x1xf32>
}

// -----

// CHECK-LABEL: func.func @two_channels(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x2x256x256xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x2x3x3xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x64x3x3xf32>) -> tensor<8x2xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<131072, 1, 512, 2>, #shape.dims<18, 1, 6, 2>], relayout, strides = [#shape.dims<4194304, 1, 16384, 64>]} : (tensor<8x2x256x256xf32>, tensor<64x2x3x3xf32>) -> tensor<8x64x256x256xf32>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.relu %[[Y]] : (tensor<8x64x256x256xf32>) -> tensor<8x64x256x256xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.convolution %[[Z]], %[[V]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<4194304, 1, 16384, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<131072, 1, 512, 2>]} : (tensor<8x64x256x256xf32>, tensor<2x64x3x3xf32>) -> tensor<8x2x256x256xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mean.dim %[[U]] {dim = [2, 3]} : (tensor<8x2x256x256xf32>) -> tensor<8x2xf32>
// CHECK-NEXT:    func.return %[[M]] : tensor<8x2xf32>
// CHECK-NEXT:  }
func.func @two_channels(%x: tensor<8x2x256x256xf32>, %w: tensor<64x2x3x3xf32>, %v: tensor<2x64x3x3xf32>) -> tensor<8x2xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x2x256x256xf32>, tensor<64x2x3x3xf32>) -> tensor<8x64x256x256xf32>
  %z = aten.relu %y : (tensor<8x64x256x256xf32>) -> tensor<8x64x256x256xf32>
  %u = aten.convolution %z, %v {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x256x256xf32>, tensor<2x64x3x3xf32>) -> tensor<8x2x256x256xf32>
  %m = aten.mean.dim %u {dim = [2, 3]} : (tensor<8x2x256x256xf32>) -> tensor<8x2xf32>
  func.return %m : tensor<8x2xf32>
}

// -----

/// What the caller gives and gets as channels last is not rearranged.
// CHECK-LABEL: func.func @of_the_caller(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x64x56x56xf32> {stepwell.strides = #shape.dims<200704, 1, 3584, 64>},
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<64x64x3x3xf32>) -> (tensor<8x64x56x56xf32> {stepwell.strides = #shape.dims<200704, 1, 3584, 64>}) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {operand_strides = [#shape.dims<200704, 1, 3584, 64>, #shape.dims<576, 1, 192, 64>], relayout, strides = [#shape.dims<200704, 1, 3584, 64>]} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x56x56xf32>
// CHECK-NEXT:  }
func.func @of_the_caller(%x: tensor<8x64x56x56xf32> {stepwell.strides = #shape.dims<200704, 1, 3584, 64>}, %w: tensor<64x64x3x3xf32>) -> (tensor<8x64x56x56xf32> {stepwell.strides = #shape.dims<200704, 1, 3584, 64>}) {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x56x56xf32>
  func.return %y : tensor<8x64x56x56xf32>
}

// REMARK:       {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 239 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.28e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.28e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.28e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.27e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.27e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.27e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.25e+03 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: images stay row-major: rearranging windows, and images at the borders, would take too long
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.16e+04 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 2.16e+04 us less
// REMARK-NEXT:  {{.*}}lay-out-images-cases.mlir:{{[0-9]+}}:8: lay-out-images: channels lie together: a call is predicted to take at least 1.01e+03 us less
