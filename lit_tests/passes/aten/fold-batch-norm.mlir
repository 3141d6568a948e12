// RUN: stepwell-opt %s -p fold-batch-norm --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fold-batch-norm --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p 'fold-batch-norm{always=true}' --split-input-file | filecheck %s --check-prefix=ALWAYS
// RUN: stepwell-opt %s -p fold-batch-norm --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes fold-batch-norm | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   ratio: an integer (default 4)
// OPTIONS-NEXT:   always: true or false (default False)

// CHECK-LABEL: func.func @convolution(
func.func @convolution(%x: tensor<4x8x16x16xf32>, %w: tensor<6x8x3x3xf32>, %g: tensor<6xf32>, %b: tensor<6xf32>, %m: tensor<6xf32>, %v: tensor<6xf32>) -> tensor<4x6x16x16xf32> {
  // CHECK-NEXT: %[[V:.*]] = aten.add.Scalar %v {other = 1.0e-05}
  // CHECK-NEXT: %[[R:.*]] = aten.rsqrt %[[V]]
  // CHECK-NEXT: %[[S:.*]] = aten.mul.Tensor %[[R]], %g
  // CHECK-NEXT: %[[M:.*]] = aten.mul.Tensor %m, %[[S]]
  // CHECK-NEXT: %[[T:.*]] = aten.sub.Tensor %b, %[[M]]
  // CHECK-NEXT: %[[F:.*]] = aten.reshape %[[S]] {shape = [6, 1, 1, 1]}
  // CHECK-NEXT: %[[W:.*]] = aten.mul.Tensor %w, %[[F]] : (tensor<6x8x3x3xf32>, tensor<6x1x1x1xf32>) -> tensor<6x8x3x3xf32>
  %c = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x8x16x16xf32>, tensor<6x8x3x3xf32>) -> tensor<4x6x16x16xf32>
  // CHECK-NEXT: %[[Y:.*]] = aten.convolution %x, %[[W]], %[[T]] {stride = [1, 1], padding = [1, 1]
  // CHECK-NEXT: func.return %[[Y]]
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: aten._native_batch_norm_legit_no_training is folded into the weight and bias of aten.convolution
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, %g, %b, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<4x6x16x16xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x6x16x16xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<4x6x16x16xf32>
}

// -----

/// The filters of a transposed convolution have the output channels of a group in their second dimension. What is
/// bf16 is scaled in f32, and rounded once.
// CHECK-LABEL: func.func @transposed(
func.func @transposed(%x: tensor<4x8x16x16xbf16>, %w: tensor<8x3x3x3xbf16>, %h: tensor<6xbf16>, %m: tensor<6xf32>, %v: tensor<6xf32>) -> tensor<4x6x18x18xbf16> {
  // CHECK: %[[S:.*]] = aten.rsqrt
  // CHECK-NEXT: %[[H:.*]] = aten._to_copy %h {dtype = f32}
  // CHECK-NEXT: %[[C:.*]] = aten.sub.Tensor %m, %[[H]]
  // CHECK-NEXT: %[[M:.*]] = aten.mul.Tensor %[[C]], %[[S]]
  // CHECK-NEXT: aten.neg %[[M]]
  // CHECK-NEXT: %[[W:.*]] = aten._to_copy %w {dtype = f32}
  // CHECK-NEXT: %[[G:.*]] = aten.reshape %[[W]] {shape = [2, 4, 3, 3, 3]}
  // CHECK-NEXT: %[[F:.*]] = aten.reshape %[[S]] {shape = [2, 1, 3, 1, 1]}
  // CHECK-NEXT: aten.mul.Tensor %[[G]], %[[F]]
  // CHECK-NEXT: aten.reshape %{{.*}} {shape = [8, 3, 3, 3]}
  // CHECK-NEXT: aten._to_copy %{{.*}} {dtype = bf16}
  // CHECK-NEXT: aten._to_copy %{{.*}} {dtype = bf16}
  // CHECK-NEXT: aten.convolution
  %c = aten.convolution %x, %w, %h {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = true, output_padding = [0, 0], groups = 2} : (tensor<4x8x16x16xbf16>, tensor<8x3x3x3xbf16>, tensor<6xbf16>) -> tensor<4x6x18x18xbf16>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: aten._native_batch_norm_legit_no_training is folded into the weight and bias of aten.convolution
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<4x6x18x18xbf16>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x6x18x18xbf16>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<4x6x18x18xbf16>
}

// -----

// CHECK-LABEL: func.func @linear(
func.func @linear(%x: tensor<256x32xf32>, %w: tensor<32x8xf32>, %b: tensor<8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<256x8xf32> {
  // CHECK: %[[S:.*]] = aten.rsqrt
  // CHECK: %[[T:.*]] = aten.sub.Tensor %b
  // CHECK-NEXT: %[[W:.*]] = aten.mul.Tensor %w, %[[S]] : (tensor<32x8xf32>, tensor<8xf32>) -> tensor<32x8xf32>
  // CHECK-NEXT: aten.addmm %[[T]], %x, %[[W]]
  %c = aten.mm %x, %w : (tensor<256x32xf32>, tensor<32x8xf32>) -> tensor<256x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: aten._native_batch_norm_legit_no_training is folded into the weight and bias of aten.mm
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, %b, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<256x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<256x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<256x8xf32>
}

// -----
/// An elementwise reader normalizes in its own pass, and nothing would be gained.
// ALWAYS-LABEL: func.func @read_by_elementwise(
// CHECK-LABEL: func.func @read_by_elementwise(
func.func @read_by_elementwise(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<64x8xf32> {
  // CHECK: aten.mm
  // CHECK-NEXT: aten._native_batch_norm_legit
  // ALWAYS: aten.addmm
  // ALWAYS-NOT: batch_norm
  %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: its readers are elementwise, and normalize in the same pass
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  %z = aten.relu %y : (tensor<64x8xf32>) -> tensor<64x8xf32>
  func.return %z : tensor<64x8xf32>
}

// -----
/// The product itself is wanted too.
// ALWAYS-LABEL: func.func @other_users(
// CHECK-LABEL: func.func @other_users(
func.func @other_users(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> (tensor<64x8xf32>, tensor<64x8xf32>) {
  // CHECK: aten.mm
  // CHECK-NEXT: aten._native_batch_norm_legit
  %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: the product has other users
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y, %c : tensor<64x8xf32>, tensor<64x8xf32>
}

// -----
/// The range of f16 is small.
// CHECK-LABEL: func.func @f16(
func.func @f16(%x: tensor<64x32xf16>, %w: tensor<32x8xf16>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<64x8xf16> {
  // CHECK: aten.mm
  // CHECK-NEXT: aten._native_batch_norm_legit
  %c = aten.mm %x, %w : (tensor<64x32xf16>, tensor<32x8xf16>) -> tensor<64x8xf16>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: a scaled weight may leave the range of f16, which asks for fast numerics
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf16>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf16>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf16>
}

// -----

// CHECK-LABEL: func.func @no_epsilon(
func.func @no_epsilon(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<64x8xf32> {
  // CHECK: aten.mm
  // CHECK-NEXT: aten._native_batch_norm_legit
  %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: without an epsilon, a variance of zero makes the scale infinite
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 0.0} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf32>
}

// -----

// CHECK-LABEL: func.func @scaled(
func.func @scaled(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>, %h: tensor<8xf32>) -> tensor<64x8xf32> {
  // CHECK: aten.addmm
  // CHECK-NEXT: aten._native_batch_norm_legit
  %c = aten.addmm %h, %x, %w {beta = 2} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.addmm: its product is scaled, or its bias is a matrix
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf32>
}

// -----

// CHECK-LABEL: func.func @statistics_used(
func.func @statistics_used(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> (tensor<64x8xf32>, tensor<8xf32>) {
  // CHECK: aten.mm
  // CHECK-NEXT: aten._native_batch_norm_legit
  %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: the statistics are used
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<8xf32>)
  func.return %y, %t : tensor<64x8xf32>, tensor<8xf32>
}

// -----
/// Whose weight does not lie row by row may be computed by another algorithm, and give another layout.
// CHECK-LABEL: func.func @strided(
func.func @strided(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<64x8xf32> {
  // CHECK: aten.relu
  // CHECK-NEXT: aten.mm
  // CHECK-NEXT: aten._native_batch_norm_legit
  %u = aten.relu %w attributes {strides = [#shape.dims<1, 32>]} : (tensor<32x8xf32>) -> tensor<32x8xf32>
  %c = aten.mm %x, %u : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: the weight does not lie row by row
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf32>
}

// -----

/// A weight that is not small beside the result costs more than it saves.
// CHECK-LABEL: func.func @large_weight(
func.func @large_weight(%x: tensor<4x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<4x8xf32> {
  // CHECK: aten.mm
  // CHECK-NEXT: aten.native_batch_norm
  %c = aten.mm %x, %w : (tensor<4x32xf32>, tensor<32x8xf32>) -> tensor<4x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: the weight is large beside the result (256 and 32 elements)
  %y, %s, %t = aten.native_batch_norm %c, none, none, %m, %v {training = false, momentum = 0.1, eps = 1.0e-05} : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @training(
func.func @training(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> tensor<64x8xf32> {
  // CHECK: aten.mm
  // CHECK-NEXT: aten.native_batch_norm
  %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: it normalizes by the statistics of its input
  %y, %s, %t = aten.native_batch_norm %c {training = true, momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>) -> (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>)
  func.return %y : tensor<64x8xf32>
}

// -----

// CHECK-LABEL: func.func @no_statistics(
func.func @no_statistics(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> tensor<64x8xf32> {
  // CHECK: aten.mm
  // CHECK-NEXT: aten.native_batch_norm
  %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.mm: it has no running statistics
  %y, %s, %t = aten.native_batch_norm %c {training = false, momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf32>
}

// -----

/// Bits change.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  func.func @strict(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<64x8xf32> {
    // CHECK: aten.mm
    // CHECK-NEXT: aten._native_batch_norm_legit_no_training
    %c = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
    %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
    func.return %y : tensor<64x8xf32>
  }
}

// -----

/// A convolution on CUDA takes a pass of its own for its bias.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @cuda(
  func.func @cuda(%x: tensor<4x8x16x16xf32>, %w: tensor<6x8x3x3xf32>, %m: tensor<6xf32>, %v: tensor<6xf32>) -> tensor<4x6x16x16xf32> {
    // CHECK: aten.convolution
    // CHECK-NEXT: aten._native_batch_norm_legit_no_training
    %c = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x8x16x16xf32>, tensor<6x8x3x3xf32>) -> tensor<4x6x16x16xf32>
    // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:18: fold-batch-norm: not folded into aten.convolution: the library adds the bias of a convolution in a pass of its own
    %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<4x6x16x16xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x6x16x16xf32>, tensor<0xf32>, tensor<0xf32>)
    func.return %y : tensor<4x6x16x16xf32>
  }
}

// -----

/// A single image without a batch dimension.
// CHECK-LABEL: func.func @no_batch(
func.func @no_batch(%x: tensor<8x16x16xf32>, %w: tensor<6x8x3x3xf32>, %m: tensor<16xf32>, %v: tensor<16xf32>) -> tensor<6x16x16xf32> {
  // CHECK: aten.convolution
  // CHECK-NEXT: aten._native_batch_norm_legit_no_training
  %c = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x16x16xf32>, tensor<6x8x3x3xf32>) -> tensor<6x16x16xf32>
  // REMARK-DAG: fold-batch-norm.mlir:[[# @LINE + 1]]:16: fold-batch-norm: not folded into aten.convolution: the convolution has no batch dimension
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<6x16x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<6x16x16xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<6x16x16xf32>
}
