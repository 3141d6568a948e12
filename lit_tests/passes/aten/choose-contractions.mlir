// RUN: stepwell-opt %s -p choose-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p choose-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "choose-contractions{few-convolutions=0 saving=1}" --split-input-file | filecheck %s --check-prefix=MANY
// RUN: stepwell-opt %s -p "choose-contractions{few-convolutions=0 saving=0}" --split-input-file | filecheck %s --check-prefix=SAVING
// RUN: stepwell-opt %s -p "choose-contractions{contractions=own}" --split-input-file | filecheck %s --check-prefix=OWN
// RUN: stepwell-opt %s -p "choose-contractions{contractions=library}" --split-input-file | filecheck %s --check-prefix=LIBRARY
// RUN: stepwell-opt %s -p choose-contractions --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes choose-contractions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   contractions: one of auto, own, library (default 'auto')
// OPTIONS-NEXT:   small: an integer (default 262144)
// OPTIONS-NEXT:   gain: a number (default 1.02)
// OPTIONS-NEXT:   gain-of-convolutions: a number (default 1.5)
// OPTIONS-NEXT:   saving: a number (default 0.001)
// OPTIONS-NEXT:   few-convolutions: an integer (default 8)
// OPTIONS-NEXT:   recorded: true or false (default False)
// OPTIONS-NEXT:   own: a list, each element a string (default ())
// OPTIONS-NEXT:   library: a list, each element a string (default ())
// OPTIONS-NEXT:   most-taps: an integer (default 9)

// OWN-NOT: extern

/// A product with few columns or few terms is bound by memory.
// CHECK-LABEL: func.func @thin(
// LIBRARY-LABEL: func.func @thin(
func.func @thin(%x: tensor<64x512xf32>, %y: tensor<512x3xf32>, %z: tensor<512x128xf32>, %v: tensor<512xf32>) -> (tensor<64x3xf32>, tensor<64x128xf32>, tensor<64xf32>) {
  // CHECK-NEXT: aten.mm %x, %y : (
  // LIBRARY-NEXT: aten.mm %x, %y attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
  %0 = aten.mm %x, %y : (tensor<64x512xf32>, tensor<512x3xf32>) -> tensor<64x3xf32>
  // CHECK-NEXT: aten.mm %x, %z attributes {extern = "library"}
  // LIBRARY-NEXT: aten.mm %x, %z attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 28.95 us for the library and 33.2 us for a generated kernel
  %1 = aten.mm %x, %z : (tensor<64x512xf32>, tensor<512x128xf32>) -> tensor<64x128xf32>
  // CHECK-NEXT: aten.mv %x, %v : (
  // LIBRARY-NEXT: aten.mv %x, %v attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mv becomes a generated kernel: memory bounds a product with a vector
  %2 = aten.mv %x, %v : (tensor<64x512xf32>, tensor<512xf32>) -> tensor<64xf32>
  func.return %0, %1, %2 : tensor<64x3xf32>, tensor<64x128xf32>, tensor<64xf32>
}

/// A small product takes less time than the call of the library; of a large one the library's multiply-adds are faster.
// CHECK-LABEL: func.func @sizes(
func.func @sizes(%x: tensor<64x64xf32>, %y: tensor<1024x1024xf32>, %z: tensor<32x32xi32>) -> (tensor<64x64xf32>, tensor<1024x1024xf32>, tensor<32x32xi32>) {
  // CHECK-NEXT: aten.mm %x, %x : (
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.059 us for the library and 2.728 us for a generated kernel
  %0 = aten.mm %x, %x : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // CHECK-NEXT: aten.mm {{.*}} {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 7.302 ms for the library and 7.731 ms for a generated kernel
  %1 = aten.mm %y, %y : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  // CHECK-NEXT: aten.mm {{.*}} {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
  %2 = aten.mm %z, %z : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi32>
  func.return %0, %1, %2 : tensor<64x64xf32>, tensor<1024x1024xf32>, tensor<32x32xi32>
}

/// What reads the result element by element is computed by our kernel as it stores, and reads and writes it once more
/// after a call of the library. A sum of its rows does not.
// CHECK-LABEL: func.func @epilogue(
func.func @epilogue(%x: tensor<128x768xf32>, %w: tensor<3072x768xf32>) -> (tensor<16x8x3072xf32>, tensor<128xf32>) {
  // CHECK-NEXT: aten.t
  %v = aten.t %w : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
  // CHECK-NEXT: aten.mm %x, %v : (
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 2.696 ms for the library and 2.624 ms for a generated kernel
  %0 = aten.mm %x, %v : (tensor<128x768xf32>, tensor<768x3072xf32>) -> tensor<128x3072xf32>
  %1 = aten.view %0 {size = [16, 8, 3072]} : (tensor<128x3072xf32>) -> tensor<16x8x3072xf32>
  %2 = aten.relu %1 : (tensor<16x8x3072xf32>) -> tensor<16x8x3072xf32>
  // CHECK:      aten.mm %x, %v attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 2.57 ms for the library and 2.624 ms for a generated kernel
  %3 = aten.mm %x, %v : (tensor<128x768xf32>, tensor<768x3072xf32>) -> tensor<128x3072xf32>
  %4 = aten.sum.dim_IntList %3 {dim = [1]} : (tensor<128x3072xf32>) -> tensor<128xf32>
  func.return %2, %4 : tensor<16x8x3072xf32>, tensor<128xf32>
}

/// Ours reads a matrix that no cache holds while it multiplies a few rows by it; the library reads it before.
// CHECK-LABEL: func.func @rows(
func.func @rows(%x: tensor<8x4096xf32>, %y: tensor<4096x4096xf32>, %z: tensor<16x4096xf32>) -> (tensor<8x4096xf32>, tensor<16x4096xf32>) {
  // CHECK-NEXT: aten.mm %x, %y : (
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.547 ms for the library and 2.696 ms for a generated kernel
  %0 = aten.mm %x, %y : (tensor<8x4096xf32>, tensor<4096x4096xf32>) -> tensor<8x4096xf32>
  // CHECK-NEXT: aten.mm %z, %y attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.407 ms for the library and 5.586 ms for a generated kernel
  %1 = aten.mm %z, %y : (tensor<16x4096xf32>, tensor<4096x4096xf32>) -> tensor<16x4096xf32>
  func.return %0, %1 : tensor<8x4096xf32>, tensor<16x4096xf32>
}

/// One row is a vector. Of a matrix of floats that lies row by row the library reads as much of memory.
// CHECK-LABEL: func.func @row(
func.func @row(%x: tensor<1x1024xf32>, %y: tensor<1024x1024xf32>) -> (tensor<1x1024xf32>, tensor<1x1024xf32>) {
  // CHECK-NEXT: aten.mm %x, %y attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 170.5 us for the library and 169.1 us for a generated kernel
  %0 = aten.mm %x, %y : (tensor<1x1024xf32>, tensor<1024x1024xf32>) -> tensor<1x1024xf32>
  // CHECK-NEXT: %[[Z:.*]] = aten.t %y
  %z = aten.t %y : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  // CHECK-NEXT: aten.mm %x, %[[Z]] : (
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
  %1 = aten.mm %x, %z : (tensor<1x1024xf32>, tensor<1024x1024xf32>) -> tensor<1x1024xf32>
  func.return %0, %1 : tensor<1x1024xf32>, tensor<1x1024xf32>
}

/// A matrix of few bits would be written out for the library.
// CHECK-LABEL: func.func @few_bits(
func.func @few_bits(%x: tensor<32x1024xf32>, %y: tensor<1024x1024xf32>, %w: tensor<1024x1024xi8>) -> (tensor<32x1024xf32>, tensor<32x1024xf32>) {
  // CHECK-NEXT: aten.mm %x, %y attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 393 us for the library and 471.1 us for a generated kernel
  %0 = aten.mm %x, %y : (tensor<32x1024xf32>, tensor<1024x1024xf32>) -> tensor<32x1024xf32>
  // CHECK-NEXT: %[[W:.*]] = aten._to_copy
  %1 = aten._to_copy %w {dtype = f32} : (tensor<1024x1024xi8>) -> tensor<1024x1024xf32>
  // CHECK-NEXT: aten.mm %x, %[[W]] : (
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 602.8 us for the library and 300.6 us for a generated kernel
  %2 = aten.mm %x, %1 : (tensor<32x1024xf32>, tensor<1024x1024xf32>) -> tensor<32x1024xf32>
  func.return %0, %2 : tensor<32x1024xf32>, tensor<32x1024xf32>
}

/// A size that only the program knows.
// CHECK-LABEL: func.func @symbolic(
// CHECK-NEXT:    aten.mm {{.*}} {extern = "library"}
func.func @symbolic(%x: tensor<?x64xf32, #shape.dims<s0, 64>>, %s0: index {shape.symbol = "s0"}, %y: tensor<64x64xf32>) -> tensor<?x64xf32, #shape.dims<s0, 64>> {
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
  %0 = aten.mm %x, %y : (tensor<?x64xf32, #shape.dims<s0, 64>>, tensor<64x64xf32>) -> tensor<?x64xf32, #shape.dims<s0, 64>>
  func.return %0 : tensor<?x64xf32, #shape.dims<s0, 64>>
}

/// Products that have only the library's form so far.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    aten._int_mm {{.*}} {extern = "library"}
func.func @others(%x: tensor<32x16xi8>, %y: tensor<16x8xi8>) -> tensor<32x8xi32> {
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten._int_mm is left to the library: the library is faster where arithmetic bounds a product
  %0 = aten._int_mm %x, %y : (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>
  func.return %0 : tensor<32x8xi32>
}

/// The library's attention keeps no scores in memory either.
// CHECK-LABEL: func.func @attention(
// CHECK-NEXT:    aten.scaled_dot_product_attention {{.*}} {extern = "library"}
func.func @attention(%x: tensor<1x2x512x64xf64>) -> tensor<1x2x512x64xf64> {
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the predicted time is 1.201 ms for the library and 3.051 ms for a generated kernel
  %0 = aten.scaled_dot_product_attention %x, %x, %x : (tensor<1x2x512x64xf64>, tensor<1x2x512x64xf64>, tensor<1x2x512x64xf64>) -> tensor<1x2x512x64xf64>
  func.return %0 : tensor<1x2x512x64xf64>
}

// -----

/// What calling the library costs more than computing is computed, together with what surrounds it.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @small(
  func.func @small(%b: tensor<10xf32>, %x: tensor<32x100xf32>, %y: tensor<100x10xf32>, %z: tensor<4x64x64xf32>) -> (tensor<32x10xf32>, tensor<4x64x64xf32>) {
    // CHECK-NEXT: aten.addmm %b, %x, %y : (
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.addmm becomes a generated kernel: a call of the library takes longer than its few multiplications
    %0 = aten.addmm %b, %x, %y : (tensor<10xf32>, tensor<32x100xf32>, tensor<100x10xf32>) -> tensor<32x10xf32>
    // CHECK-NEXT: aten.bmm {{.*}} {extern = "library"}
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.bmm is left to the library: the library is faster where arithmetic bounds a product
    %1 = aten.bmm %z, %z : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    func.return %0, %1 : tensor<32x10xf32>, tensor<4x64x64xf32>
  }
}

// -----

/// The speeds are those that the machine attribute gives.
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512", product.generated_f32 = 170 G/s>} {
  // CHECK-LABEL: func.func @calibrated(
  // CHECK-NEXT:    aten.mm %x, %x : (
  func.func @calibrated(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 7.302 ms for the library and 6.889 ms for a generated kernel
    %0 = aten.mm %x, %x : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    func.return %0 : tensor<1024x1024xf32>
  }
}

// -----

/// A convolution is the product of its weight and of its windows. Among many different ones only what saves much is ours:
/// the second one, which the library rearranges.
builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512", cores = 1>} {
  // CHECK-LABEL: func.func @convolutions(
  // MANY-LABEL: func.func @convolutions(
  // SAVING-LABEL: func.func @convolutions(
  func.func @convolutions(%x: tensor<2x64x56x56xf32>, %w: tensor<256x64x1x1xf32>, %v: tensor<64x64x3x3xf32>) -> (tensor<2x256x56x56xf32>, tensor<2x256x28x28xf32>, tensor<2x64x56x56xf32>) {
    // CHECK-NEXT: aten.convolution %x, %w {stride = [1, 1], {{[^}]*}}} : (
    // MANY-NEXT: aten.convolution %x, %w {{.*}} {extern = "library"}
    // SAVING-NEXT: aten.convolution %x, %w {stride = [1, 1], {{[^}]*}}} : (
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 2.644 ms for the library and 1.979 ms for a generated kernel
    %0 = aten.convolution %x, %w {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x64x56x56xf32>, tensor<256x64x1x1xf32>) -> tensor<2x256x56x56xf32>
    // CHECK-NEXT: aten.convolution %x, %w {stride = [2, 2], {{[^}]*}}} : (
    // MANY-NEXT: aten.convolution %x, %w {stride = [2, 2], {{[^}]*}}} : (
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 992.1 us for the library and 497.5 us for a generated kernel
    %1 = aten.convolution %x, %w {stride = [2, 2], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x64x56x56xf32>, tensor<256x64x1x1xf32>) -> tensor<2x256x28x28xf32>
    // CHECK-NEXT: aten.convolution %x, %v {{.*}} {extern = "library"}
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution is left to the library: the predicted time is 4.554 ms for the library and 4.712 ms for a generated kernel
    %2 = aten.convolution %x, %v {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<2x64x56x56xf32>
    func.return %0, %1, %2 : tensor<2x256x56x56xf32>, tensor<2x256x28x28xf32>, tensor<2x64x56x56xf32>
  }

  /// Memory bounds small windows on each channel by itself, of short rows, too, and those that move as far as registers
  /// are loaded as a whole. Channels that lie together do not.
  // CHECK-LABEL: func.func @depthwise(
  func.func @depthwise(%x: tensor<2x32x28x28xf32>, %w: tensor<32x1x3x3xf32>, %v: tensor<32x1x2x5xf32>, %y: tensor<2x32x7x7xf32>, %z: tensor<2x32x64x64xf32>) -> (tensor<2x32x28x28xf32>, tensor<2x32x29x28xf32>, tensor<2x32x7x7xf32>, tensor<2x32x28x28xf32>) {
    // CHECK-NEXT: aten.convolution %x, %w {{{[^}]*}}} : (
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
    %0 = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} : (tensor<2x32x28x28xf32>, tensor<32x1x3x3xf32>) -> tensor<2x32x28x28xf32>
    // CHECK-NEXT: aten.convolution %x, %v {{.*}} {extern = "library"}
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
    %1 = aten.convolution %x, %v {stride = [1, 1], padding = [1, 2], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} : (tensor<2x32x28x28xf32>, tensor<32x1x2x5xf32>) -> tensor<2x32x29x28xf32>
    // CHECK-NEXT: aten.convolution %y, %w {{{[^}]*}}} : (
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
    %2 = aten.convolution %y, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} : (tensor<2x32x7x7xf32>, tensor<32x1x3x3xf32>) -> tensor<2x32x7x7xf32>
    // CHECK-NEXT: aten.convolution %y, %w {stride = [2, 2], {{[^}]*}}} : (
    %4 = aten.convolution %y, %w {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} : (tensor<2x32x7x7xf32>, tensor<32x1x3x3xf32>) -> tensor<2x32x4x4xf32>
    // CHECK-NEXT: aten.convolution %z, %w {stride = [2, 4], {{[^}]*}}} : (
    %5 = aten.convolution %z, %w {stride = [2, 4], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} : (tensor<2x32x64x64xf32>, tensor<32x1x3x3xf32>) -> tensor<2x32x32x16xf32>
    // CHECK-NEXT: aten.convolution %z, %w {stride = [2, 5], {{.*}} {extern = "library"}
    %6 = aten.convolution %z, %w {stride = [2, 5], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} : (tensor<2x32x64x64xf32>, tensor<32x1x3x3xf32>) -> tensor<2x32x32x13xf32>
    // CHECK-NEXT: aten.convolution %x, %w {{.*}} attributes {strides = {{.*}}, extern = "library"}
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
    %3 = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 32} attributes {strides = [#shape.dims<25088, 1, 896, 32>]} : (tensor<2x32x28x28xf32>, tensor<32x1x3x3xf32>) -> tensor<2x32x28x28xf32>
    func.return %0, %1, %2, %3 : tensor<2x32x28x28xf32>, tensor<2x32x29x28xf32>, tensor<2x32x7x7xf32>, tensor<2x32x28x28xf32>
  }
}

// -----

/// On several cores, the library rearranges the operands and the result of a convolution.
builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512", cores = 2>} {
  // CHECK-LABEL: func.func @rearranged(
  // CHECK-NEXT:    aten.convolution %x, %w {stride = [1, 1], {{[^}]*}}} : (
  func.func @rearranged(%x: tensor<2x64x56x56xf32>, %w: tensor<256x64x1x1xf32>) -> tensor<2x256x56x56xf32> {
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 2.054 ms for the library and 1.296 ms for a generated kernel
    %0 = aten.convolution %x, %w {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x64x56x56xf32>, tensor<256x64x1x1xf32>) -> tensor<2x256x56x56xf32>
    func.return %0 : tensor<2x256x56x56xf32>
  }
}

// -----

/// Two products with a softmax between them are one kernel, for which the scores need not be stored: they are predicted
/// together.
builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: func.func @capped(
  // CHECK-NEXT:    aten.bmm %q, %k : (
  // CHECK:         aten.bmm %{{.*}}, %v : (
  func.func @capped(%q: tensor<12x512x64xf32>, %k: tensor<12x64x512xf32>, %v: tensor<12x512x64xf32>) -> tensor<12x512x64xf32> {
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 7.476 ms for the library and 5.005 ms for a generated kernel, together with the product on the other side of a softmax
    %0 = aten.bmm %q, %k : (tensor<12x512x64xf32>, tensor<12x64x512xf32>) -> tensor<12x512x512xf32>
    %1 = aten.tanh %0 : (tensor<12x512x512xf32>) -> tensor<12x512x512xf32>
    %2 = aten._softmax %1 {dim = -1, half_to_float = false} : (tensor<12x512x512xf32>) -> tensor<12x512x512xf32>
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 7.476 ms for the library and 5.005 ms for a generated kernel, together with the product on the other side of a softmax
    %3 = aten.bmm %2, %v : (tensor<12x512x512xf32>, tensor<12x512x64xf32>) -> tensor<12x512x64xf32>
    func.return %3 : tensor<12x512x64xf32>
  }

  /// The library would read a mask that is computed from memory. One that is there, or none, stands by the speeds of
  /// both kernels.
  // CHECK-LABEL: func.func @masked(
  // CHECK:         aten.scaled_dot_product_attention %q, %k, %v, %{{.*}} : (
  // CHECK-NEXT:    aten.scaled_dot_product_attention %q, %k, %v, %b : (
  func.func @masked(%q: tensor<1x12x512x64xf32>, %k: tensor<1x12x512x64xf32>, %v: tensor<1x12x512x64xf32>, %b: tensor<12x512x512xf32>) -> (tensor<1x12x512x64xf32>, tensor<1x12x512x64xf32>) {
    %0 = aten.neg %b : (tensor<12x512x512xf32>) -> tensor<12x512x512xf32>
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 6.451 ms for the library and 4.683 ms for a generated kernel
    %1 = aten.scaled_dot_product_attention %q, %k, %v, %0 : (tensor<1x12x512x64xf32>, tensor<1x12x512x64xf32>, tensor<1x12x512x64xf32>, tensor<12x512x512xf32>) -> tensor<1x12x512x64xf32>
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 5.444 ms for the library and 4.683 ms for a generated kernel
    %2 = aten.scaled_dot_product_attention %q, %k, %v, %b : (tensor<1x12x512x64xf32>, tensor<1x12x512x64xf32>, tensor<1x12x512x64xf32>, tensor<12x512x512xf32>) -> tensor<1x12x512x64xf32>
    func.return %1, %2 : tensor<1x12x512x64xf32>, tensor<1x12x512x64xf32>
  }

  /// The library reads the keys and values once for each head of queries, and slower than a loop that reads memory.
  // CHECK-LABEL: func.func @one_row(
  // CHECK-NEXT:    aten.scaled_dot_product_attention %q, %k, %k : (
  // CHECK-NEXT:    aten.scaled_dot_product_attention %q, %s, %s {enable_gqa = true} : (
  // CHECK-NEXT:    aten.scaled_dot_product_attention %h, %g, %g : (
  func.func @one_row(%q: tensor<1x8x1x64xf32>, %k: tensor<1x8x4096x64xf32>, %s: tensor<1x2x4096x64xf32>, %h: tensor<1x8x1x64xbf16>, %g: tensor<1x8x4096x64xbf16>) -> (tensor<1x8x1x64xf32>, tensor<1x8x1x64xf32>, tensor<1x8x1x64xbf16>) {
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
    %0 = aten.scaled_dot_product_attention %q, %k, %k : (tensor<1x8x1x64xf32>, tensor<1x8x4096x64xf32>, tensor<1x8x4096x64xf32>) -> tensor<1x8x1x64xf32>
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
    %1 = aten.scaled_dot_product_attention %q, %s, %s {enable_gqa = true} : (tensor<1x8x1x64xf32>, tensor<1x2x4096x64xf32>, tensor<1x2x4096x64xf32>) -> tensor<1x8x1x64xf32>
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
    %2 = aten.scaled_dot_product_attention %h, %g, %g : (tensor<1x8x1x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<1x8x4096x64xbf16>) -> tensor<1x8x1x64xbf16>
    func.return %0, %1, %2 : tensor<1x8x1x64xf32>, tensor<1x8x1x64xf32>, tensor<1x8x1x64xbf16>
  }
}

// -----

/// The first factor is read beside the multiply-adds where the first-level cache holds the second matrix.
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-amx", cores = 1>} {
  // CHECK-LABEL: func.func @tall(
  func.func @tall(%x: tensor<8192x64xf32>, %w: tensor<64x192xf32>, %v: tensor<64x193xf32>) -> (tensor<8192x192xf32>, tensor<8192x193xf32>) {
    // CHECK-NEXT: aten.mm %x, %w : (
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.927 ms for the library and 1.342 ms for a generated kernel
    %0 = aten.mm %x, %w : (tensor<8192x64xf32>, tensor<64x192xf32>) -> tensor<8192x192xf32>
    // CHECK-NEXT: aten.mm %x, %v attributes {extern = "library"}
    // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:10: choose-contractions: aten.mm is left to the library: the predicted time is 1.936 ms for the library and 2.107 ms for a generated kernel
    %1 = aten.mm %x, %v : (tensor<8192x64xf32>, tensor<64x193xf32>) -> tensor<8192x193xf32>
    func.return %0, %1 : tensor<8192x192xf32>, tensor<8192x193xf32>
  }
}
