// RUN: stepwell-opt %s -p choose-contractions{recorded=true} --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p choose-contractions{recorded=true} --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p choose-contractions --machine=h100 | filecheck %s --check-prefix=CALLED

/// A result that is kept is stored beside what is computed of it.
// CHECK-LABEL: func.func @kept(
func.func @kept(%x: tensor<512x768xbf16>, %w: tensor<768x1024xbf16>) -> (tensor<512x1024xbf16>, tensor<512x1024xbf16>) {
  // CHECK-NEXT: aten.mm %x, %w : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 7.643 us for the library and 5.265 us for a generated kernel
  %0 = aten.mm %x, %w : (tensor<512x768xbf16>, tensor<768x1024xbf16>) -> tensor<512x1024xbf16>
  %1 = aten.relu %0 : (tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
  func.return %0, %1 : tensor<512x1024xbf16>, tensor<512x1024xbf16>
}

/// What is reduced is computed by the kernel that reduces it.
// CHECK-LABEL: func.func @reduced(
func.func @reduced(%x: tensor<512x768xbf16>, %w: tensor<768x1024xbf16>) -> tensor<512x1024xbf16> {
  // CHECK-NEXT: aten.mm %x, %w attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.017 us for the library and 4.924 us for a generated kernel
  %0 = aten.mm %x, %w : (tensor<512x768xbf16>, tensor<768x1024xbf16>) -> tensor<512x1024xbf16>
  %1 = aten.relu %0 : (tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
  %2 = aten._softmax %1 {dim = 1, half_to_float = false} : (tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
  func.return %2 : tensor<512x1024xbf16>
}

/// A product is computed on tensor cores by a generated kernel if that computes something of the result, too, or if rows
/// of a matrix are not aligned, as the library's kernels for these are slow; a product alone, and one of f32, are the
/// library's.
// CHECK-LABEL: func.func @products(
func.func @products(%x: tensor<512x768xbf16>, %w: tensor<768x1024xbf16>, %o: tensor<768x1001xbf16>, %f: tensor<512x512xf32>) -> (tensor<512x1024xbf16>, tensor<512x1024xbf16>, tensor<512x1001xbf16>, tensor<512x512xf32>, tensor<1024x512xbf16>) {
  // CHECK-NEXT: %[[GIVEN:.*]] = aten.mm %x, %w : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 7.643 us for the library and 4.952 us for a generated kernel
  %0 = aten.mm %x, %w : (tensor<512x768xbf16>, tensor<768x1024xbf16>) -> tensor<512x1024xbf16>
  // CHECK-NEXT: aten.relu %[[GIVEN]]
  %1 = aten.relu %0 : (tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
  // CHECK-NEXT: aten.mm %x, %w attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.017 us for the library and 4.924 us for a generated kernel
  %2 = aten.mm %x, %w : (tensor<512x768xbf16>, tensor<768x1024xbf16>) -> tensor<512x1024xbf16>
  // CHECK-NEXT: %[[ODD:.*]] = aten.mm %x, %o : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 21.76 us for the library and 14.23 us for a generated kernel
  %3 = aten.mm %x, %o : (tensor<512x768xbf16>, tensor<768x1001xbf16>) -> tensor<512x1001xbf16>
  // CHECK-NEXT: aten.relu %[[ODD]]
  %4 = aten.relu %3 : (tensor<512x1001xbf16>) -> tensor<512x1001xbf16>
  // CHECK: aten.mm %f, %f attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
  %5 = aten.mm %f, %f : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %6 = aten.relu %5 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  // CHECK: %[[TURNED:.*]] = aten.mm %x, %w : (
  // CHECK-NEXT: aten.t %[[TURNED]]
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 7.643 us for the library and 4.924 us for a generated kernel
  %7 = aten.mm %x, %w : (tensor<512x768xbf16>, tensor<768x1024xbf16>) -> tensor<512x1024xbf16>
  %8 = aten.t %7 : (tensor<512x1024xbf16>) -> tensor<1024x512xbf16>
  %9 = aten.clone %8 {memory_format = "contiguous_format"} : (tensor<1024x512xbf16>) -> tensor<1024x512xbf16>
  func.return %1, %2, %4, %6, %9 : tensor<512x1024xbf16>, tensor<512x1024xbf16>, tensor<512x1001xbf16>, tensor<512x512xf32>, tensor<1024x512xbf16>
}

/// Where the host calls the library, instead of a CUDA graph, it takes longer than a small product does; but not longer
/// than a large one.
// CALLED-LABEL: func.func @sizes(
func.func @sizes(%x: tensor<512x768xbf16>, %w: tensor<768x1024xbf16>, %l: tensor<4096x4096xbf16>) -> (tensor<512x1024xbf16>, tensor<4096x4096xbf16>) {
  // CALLED-NEXT: aten.mm %x, %w : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.017 us for the library and 4.924 us for a generated kernel
  %0 = aten.mm %x, %w : (tensor<512x768xbf16>, tensor<768x1024xbf16>) -> tensor<512x1024xbf16>
  // CALLED-NEXT: aten.mm %l, %l attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 174.8 us for the library and 194.5 us for a generated kernel
  %1 = aten.mm %l, %l : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  func.return %0, %1 : tensor<512x1024xbf16>, tensor<4096x4096xbf16>
}

/// Two products of one factor that are read together are chosen together, as they become one kernel.
// CHECK-LABEL: func.func @pair(
func.func @pair(%x: tensor<1024x768xbf16>, %w: tensor<768x2048xbf16>, %v: tensor<768x2048xbf16>) -> tensor<1024x2048xbf16> {
  // CHECK-NEXT: aten.mm %x, %w : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 20.81 us for the library and 15.45 us for a generated kernel
  %0 = aten.mm %x, %w : (tensor<1024x768xbf16>, tensor<768x2048xbf16>) -> tensor<1024x2048xbf16>
  %1 = aten.silu %0 : (tensor<1024x2048xbf16>) -> tensor<1024x2048xbf16>
  // CHECK: aten.mm %x, %v : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 20.81 us for the library and 15.45 us for a generated kernel
  %2 = aten.mm %x, %v : (tensor<1024x768xbf16>, tensor<768x2048xbf16>) -> tensor<1024x2048xbf16>
  %3 = aten.mul.Tensor %1, %2 : (tensor<1024x2048xbf16>, tensor<1024x2048xbf16>) -> tensor<1024x2048xbf16>
  func.return %3 : tensor<1024x2048xbf16>
}

/// Products with one row of a matrix that is stored by columns, and with few rows, columns or terms, are bound by memory.
// CHECK-LABEL: func.func @narrow(
func.func @narrow(%r: tensor<1x4096xf32>, %w: tensor<4096x4096xf32>, %x: tensor<256x1024xbf16>, %c: tensor<1024x10xbf16>, %f: tensor<16x1024xbf16>, %s: tensor<1024x1024xbf16>) -> (tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<256x10xbf16>, tensor<16x1024xbf16>, tensor<16x1024xbf16>) {
  // CHECK-NEXT: %[[TURNED:.*]] = aten.t %w
  %0 = aten.t %w : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  // CHECK-NEXT: aten.mm %r, %[[TURNED]] : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
  %1 = aten.mm %r, %0 : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  // CHECK-NEXT: aten.mm %r, %w attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
  %2 = aten.mm %r, %w : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  // CHECK-NEXT: aten.mm %x, %c : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
  %3 = aten.mm %x, %c : (tensor<256x1024xbf16>, tensor<1024x10xbf16>) -> tensor<256x10xbf16>
  // CHECK-NEXT: aten.mm %f, %s : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
  %4 = aten.mm %f, %s : (tensor<16x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<16x1024xbf16>
  %5 = aten.silu %f : (tensor<16x1024xbf16>) -> tensor<16x1024xbf16>
  // CHECK: aten.mm %5, %s attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 3.646 us for the library and 3.748 us for a generated kernel
  %6 = aten.mm %5, %s : (tensor<16x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<16x1024xbf16>
  func.return %1, %2, %3, %4, %6 : tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<256x10xbf16>, tensor<16x1024xbf16>, tensor<16x1024xbf16>
}

/// What counts is where rows begin in memory: at multiples of 16 bytes in a part of wider rows, unless it begins elsewhere,
/// and by the strides of an argument.
// CHECK-LABEL: func.func @parts(
func.func @parts(%x: tensor<1024x1024xbf16>, %b: tensor<1024x1536xbf16>, %s: tensor<1024x1024xbf16> {stepwell.strides = #shape.dims<1025, 1>}) -> (tensor<1024x1024xbf16>, tensor<1024x1024xbf16>, tensor<1024x1024xbf16>) {
  %0 = aten.slice.Tensor %b {dim = 1, start = 8, end = 1032} : (tensor<1024x1536xbf16>) -> tensor<1024x1024xbf16>
  // CHECK: aten.mm %x, %0 attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 5.684 us for the library and 7.275 us for a generated kernel
  %1 = aten.mm %x, %0 : (tensor<1024x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
  %2 = aten.slice.Tensor %b {dim = 1, start = 1, end = 1025} : (tensor<1024x1536xbf16>) -> tensor<1024x1024xbf16>
  // CHECK: aten.mm %x, %2 : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 36.66 us for the library and 25.23 us for a generated kernel
  %3 = aten.mm %x, %2 : (tensor<1024x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
  // CHECK: aten.mm %x, %s : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 36.66 us for the library and 25.23 us for a generated kernel
  %4 = aten.mm %x, %s : (tensor<1024x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
  func.return %1, %3, %4 : tensor<1024x1024xbf16>, tensor<1024x1024xbf16>, tensor<1024x1024xbf16>
}

/// Nothing is multiplied while functions of the result are computed: an exponential, a logarithm and a tanh of each element
/// take longer than another kernel.
// CHECK-LABEL: func.func @functions(
func.func @functions(%x: tensor<1024x768xbf16>, %w: tensor<768x3072xbf16>) -> (tensor<1024x3072xbf16>, tensor<1024x3072xbf16>) {
  // CHECK-NEXT: aten.mm %x, %w : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.8 us for the library and 12.2 us for a generated kernel
  %0 = aten.mm %x, %w : (tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %1 = aten.relu %0 : (tensor<1024x3072xbf16>) -> tensor<1024x3072xbf16>
  // CHECK: aten.mm %x, %w attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 20.61 us for the library and 25.88 us for a generated kernel
  %2 = aten.mm %x, %w : (tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %3 = aten.softplus %2 : (tensor<1024x3072xbf16>) -> tensor<1024x3072xbf16>
  %4 = aten.tanh %3 : (tensor<1024x3072xbf16>) -> tensor<1024x3072xbf16>
  func.return %1, %4 : tensor<1024x3072xbf16>, tensor<1024x3072xbf16>
}

/// Few rows of floats of eight bits take as long as the other matrix is read, and few blocks are one round of programs;
/// many are multiplied faster by the library.
// CHECK-LABEL: func.func @eight_bits(
func.func @eight_bits(%x: tensor<16x4096xf8E4M3FN>, %m: tensor<2048x4096xf8E4M3FN>, %w: tensor<4096x1024xf8E4M3FN>, %s: tensor<f32>) -> (tensor<16x1024xbf16>, tensor<2048x1024xbf16>) {
  // CHECK-NEXT: aten._scaled_mm %x, %w, %s, %s {out_dtype = bf16} : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
  %0 = aten._scaled_mm %x, %w, %s, %s {out_dtype = bf16} : (tensor<16x4096xf8E4M3FN>, tensor<4096x1024xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<16x1024xbf16>
  // CHECK-NEXT: aten._scaled_mm %m, %w, %s, %s {out_dtype = bf16} attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
  %1 = aten._scaled_mm %m, %w, %s, %s {out_dtype = bf16} : (tensor<2048x4096xf8E4M3FN>, tensor<4096x1024xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<2048x1024xbf16>
  func.return %0, %1 : tensor<16x1024xbf16>, tensor<2048x1024xbf16>
}

/// 256 columns in two blocks, of as many blocks of terms, have no scale of each block of each column.
// CHECK-LABEL: func.func @blocks_of_columns(
func.func @blocks_of_columns(%x: tensor<16x32768xf8E4M3FN>, %w: tensor<32768x256xf8E4M3FN>, %r: tensor<16x256xf32>, %s: tensor<256x2xf32>) -> tensor<16x256xbf16> {
  // CHECK-NEXT: aten._scaled_mm %x, %w, %r, %s {out_dtype = bf16} : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
  %0 = aten._scaled_mm %x, %w, %r, %s {out_dtype = bf16} : (tensor<16x32768xf8E4M3FN>, tensor<32768x256xf8E4M3FN>, tensor<16x256xf32>, tensor<256x2xf32>) -> tensor<16x256xbf16>
  func.return %0 : tensor<16x256xbf16>
}

/// So are rows that one round of programs computes, but not with a scale for each block of each column.
// CHECK-LABEL: func.func @eight_bits_in_one_round(
func.func @eight_bits_in_one_round(%x: tensor<128x4096xf8E4M3FN>, %w: tensor<4096x4096xf8E4M3FN>, %r: tensor<128x32xf32>, %s: tensor<32x32xf32>, %t: tensor<32x4096xf32>) -> (tensor<128x4096xbf16>, tensor<128x4096xbf16>) {
  // CHECK-NEXT: aten._scaled_mm %x, %w, %r, %s {out_dtype = bf16} : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
  %0 = aten._scaled_mm %x, %w, %r, %s {out_dtype = bf16} : (tensor<128x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>, tensor<128x32xf32>, tensor<32x32xf32>) -> tensor<128x4096xbf16>
  // CHECK-NEXT: aten._scaled_mm %x, %w, %r, %t {out_dtype = bf16} attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
  %1 = aten._scaled_mm %x, %w, %r, %t {out_dtype = bf16} : (tensor<128x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>, tensor<128x32xf32>, tensor<32x4096xf32>) -> tensor<128x4096xbf16>
  func.return %0, %1 : tensor<128x4096xbf16>, tensor<128x4096xbf16>
}

/// Attention of f32 whose mask is computed is multiplied by tensor cores in three parts, unless heads are wide.
// CHECK-LABEL: func.func @attention(
func.func @attention(%x: tensor<2x16x1024x64xf32>, %w: tensor<2x16x1024x128xf32>, %b: tensor<1024x1024xf32>) -> (tensor<2x16x1024x64xf32>, tensor<2x16x1024x64xf32>, tensor<2x16x1024x128xf32>) {
  %m = aten.tanh %b : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  // CHECK:      aten.scaled_dot_product_attention %x, %x, %x, %m : (
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 366.4 us for the library and 271.4 us for a generated kernel
  %0 = aten.scaled_dot_product_attention %x, %x, %x, %m : (tensor<2x16x1024x64xf32>, tensor<2x16x1024x64xf32>, tensor<2x16x1024x64xf32>, tensor<1024x1024xf32>) -> tensor<2x16x1024x64xf32>
  // CHECK-NEXT: aten.scaled_dot_product_attention %x, %x, %x, %b attributes {extern = "library"}
  %1 = aten.scaled_dot_product_attention %x, %x, %x, %b : (tensor<2x16x1024x64xf32>, tensor<2x16x1024x64xf32>, tensor<2x16x1024x64xf32>, tensor<1024x1024xf32>) -> tensor<2x16x1024x64xf32>
  // CHECK-NEXT: aten.scaled_dot_product_attention %w, %w, %w, %m attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-gpu.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
  %2 = aten.scaled_dot_product_attention %w, %w, %w, %m : (tensor<2x16x1024x128xf32>, tensor<2x16x1024x128xf32>, tensor<2x16x1024x128xf32>, tensor<1024x1024xf32>) -> tensor<2x16x1024x128xf32>
  func.return %0, %1, %2 : tensor<2x16x1024x64xf32>, tensor<2x16x1024x64xf32>, tensor<2x16x1024x128xf32>
}
