// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p channels-last-convolutions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p channels-last-convolutions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in channels-last-convolutions.mlir.

// CHECK-LABEL: func.func @kept(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x64x8x8xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x64x1x1xf32>) -> (tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 256, 32>}) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.convolution %[[X]], %[[W]] {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = true, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x8x8xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<4x32x8x8xf32>
// CHECK-NEXT:  }
func.func @kept(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x1x1xf32>) -> (tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 256, 32>}) {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = true, output_padding = [0, 0], groups = 1} : (tensor<4x64x8x8xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x8x8xf32>
  func.return %y : tensor<4x32x8x8xf32>
}

// REMARK:       {{.*}}channels-last-convolutions-cases.mlir:{{[0-9]+}}:8: channels-last-convolutions: channels stay where they are: it is transposed, or of groups of channels
