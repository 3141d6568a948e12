// RUN: stepwell-opt %s -p raise-attention --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p raise-attention --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p raise-attention --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A scale, and nothing else.
// CHECK-LABEL: func.func @scaled(
func.func @scaled(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK-NEXT: %[[Q:.*]] = aten.reshape %q {shape = [1, 8, 64, 32]}
  // CHECK-NEXT: %[[K:.*]] = aten.reshape %k {shape = [1, 8, 64, 32]}
  // CHECK-NEXT: %[[V:.*]] = aten.reshape %v {shape = [1, 8, 64, 32]}
  // CHECK-NEXT: %[[A:.*]] = aten.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]] {scale = 0.125}
  // CHECK-NEXT: %[[Y:.*]] = aten.reshape %[[A]] {shape = [8, 64, 32]}
  // CHECK-NEXT: func.return %[[Y]]
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.mul.Scalar %s {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// Divided by a number in a tensor.
// CHECK-LABEL: func.func @divided(
func.func @divided(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}} {scale = 0.125}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %n = aten.full {size = [], fill_value = 8.0} : () -> tensor<f32>
  %c = aten.div.Tensor %s, %n : (tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// The past, as a triangle of ones.
// CHECK-LABEL: func.func @past(
func.func @past(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}} {is_causal = true, scale = 1.0}
  // CHECK-NEXT: aten.reshape
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %o = aten.ones {size = [64, 64], dtype = i1} : () -> tensor<64x64xi1>
  %l = aten.tril %o : (tensor<64x64xi1>) -> tensor<64x64xi1>
  %e = aten.eq.Scalar %l {other = 0} : (tensor<64x64xi1>) -> tensor<64x64xi1>
  %c = aten.masked_fill.Scalar %s, %e {value = -inf} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, causal, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// The past, as a comparison of positions; the number is the lowest of f32.
// CHECK-LABEL: func.func @counted(
func.func @counted(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK: {is_causal = true, scale = 1.0}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %i = aten.arange {end = 64} : () -> tensor<64xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<64xi64>) -> tensor<64x1xi64>
  %j = aten.unsqueeze %i {dim = 0} : (tensor<64xi64>) -> tensor<1x64xi64>
  %g = aten.ge.Tensor %r, %j : (tensor<64x1xi64>, tensor<1x64xi64>) -> tensor<64x64xi1>
  %n = aten.full {size = [], fill_value = -3.4028234663852886e+38} : () -> tensor<f32>
  %c = aten.where.self %g, %s, %n : (tensor<64x64xi1>, tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, causal, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// The past, for each head.
// CHECK-LABEL: func.func @past_of_each_head(
func.func @past_of_each_head(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.scaled_dot_product_attention {{.*}} {is_causal = true, scale = 1.0}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %p = aten.arange.start {start = 0, end = 64} : () -> tensor<64xi64>
  %r = aten.view %p {size = [64, 1]} : (tensor<64xi64>) -> tensor<64x1xi64>
  %m = aten.ge.Tensor %r, %p : (tensor<64x1xi64>, tensor<64xi64>) -> tensor<64x64xi1>
  %h = aten.expand %m {size = [4, 64, 64]} : (tensor<64x64xi1>) -> tensor<4x64x64xi1>
  %b = aten.expand %h {size = [2, 4, 64, 64]} : (tensor<4x64x64xi1>) -> tensor<2x4x64x64xi1>
  %g = aten.view %b {size = [8, 64, 64]} : (tensor<2x4x64x64xi1>) -> tensor<8x64x64xi1>
  %n = aten.full {size = [], fill_value = -inf, dtype = f32} : () -> tensor<f32>
  %f = aten.where.self %g, %s, %n : (tensor<8x64x64xi1>, tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, causal, is the library's
  %w = aten._softmax %f {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// The past, added.
// CHECK-LABEL: func.func @triangle_added(
func.func @triangle_added(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK: {is_causal = true, scale = 1.0}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %n = aten.full {size = [64, 64], fill_value = -inf} : () -> tensor<64x64xf32>
  %u = aten.triu %n {diagonal = 1} : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = aten.add.Tensor %s, %u : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, causal, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// Another triangle is built as a mask. It may hide whole rows.
// CHECK-LABEL: func.func @window(
func.func @window(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK: %[[L:.*]] = aten.tril
  // CHECK: %[[M:.*]] = aten.reshape %[[L]] {shape = [1, 1, 64, 64]}
  // CHECK-NEXT: %[[A:.*]] = aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}}, %[[M]] {scale = 1.0}
  // CHECK-NEXT: %[[S:.*]] = aten.any.dim %[[M]] {dim = -1, keepdim = true}
  // CHECK-NEXT: %[[H:.*]] = aten.logical_not %[[S]]
  // CHECK-NEXT: aten.masked_fill.Scalar %[[A]], %[[H]] {value = nan}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %o = aten.ones {size = [64, 64], dtype = i1} : () -> tensor<64x64xi1>
  %l = aten.tril %o {diagonal = -1} : (tensor<64x64xi1>) -> tensor<64x64xi1>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %c = aten.where.self %l, %s, %n : (tensor<64x64xi1>, tensor<8x64x64xf32>, tensor<f32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// A mask that is given, over each head.
// CHECK-LABEL: func.func @given_mask(
func.func @given_mask(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<8x1x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK: %[[N:.*]] = aten.logical_not %m
  // CHECK-NEXT: %[[M:.*]] = aten.reshape %[[N]] {shape = [1, 8, 1, 64]}
  // CHECK-NEXT: aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}}, %[[M]]
  // CHECK: value = nan
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<8x64x64xf32>, tensor<8x1x64xi1>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// Where a very low number hides all of a row, scores are lost in it when it is added: no row is NaN.
// CHECK-LABEL: func.func @lowest_number(
func.func @lowest_number(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK: %[[Z:.*]] = aten.zeros {size = [64, 64], dtype = f32}
  // CHECK-NEXT: %[[F:.*]] = aten.masked_fill.Scalar %[[Z]], %m {value = -3.0e+38}
  // CHECK-NEXT: %[[M:.*]] = aten.reshape %[[F]] {shape = [1, 1, 64, 64]}
  // CHECK-NEXT: %[[A:.*]] = aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}}, %[[M]]
  // CHECK-NEXT: aten.reshape %[[A]]
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.masked_fill.Scalar %s, %m {value = -3.0e+38} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// Masks are added up in the order of the program.
// CHECK-LABEL: func.func @added(
func.func @added(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %b: tensor<8x64x64xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK: %[[F:.*]] = aten.masked_fill.Scalar %b, %m {value = -3.0e+38}
  // CHECK-NEXT: %[[M:.*]] = aten.reshape %[[F]] {shape = [1, 8, 64, 64]}
  // CHECK-NEXT: aten.scaled_dot_product_attention
  // CHECK-NEXT: %[[H:.*]] = aten.amax %[[M]] {dim = [-1], keepdim = true}
  // CHECK-NEXT: aten.eq.Scalar %[[H]] {other = -inf}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.add.Tensor %b, %s : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %d = aten.masked_fill.Scalar %c, %m {value = -3.0e+38} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._softmax %d {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

// CHECK-LABEL: func.func @input_of_the_product(
func.func @input_of_the_product(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %b: tensor<8x64x64xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {scale = 0.5}
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.baddbmm %b, %q, %t {alpha = 0.5} : (tensor<8x64x64xf32>, tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// A softmax that gives zeros where nothing is kept, as the library does.
// CHECK-LABEL: func.func @safe_softmax(
func.func @safe_softmax(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK: aten.scaled_dot_product_attention
  // CHECK-NOT: nan
  // CHECK: func.return
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._safe_softmax %c {dim = -1} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// Heads that lie inside of rows in memory stay there.
// CHECK-LABEL: func.func @heads(
func.func @heads(%x: tensor<2x64x8x32xbf16>, %k: tensor<2x64x8x32xbf16>, %v: tensor<2x64x8x32xbf16>) -> tensor<2x64x8x32xbf16> {
  // CHECK-NEXT: %[[K:.*]] = aten.permute %k {dims = [0, 2, 1, 3]}
  // CHECK-NEXT: %[[Q:.*]] = aten.transpose.int %x {dim0 = 1, dim1 = 2}
  // CHECK-NEXT: %[[V:.*]] = aten.transpose.int %v {dim0 = 1, dim1 = 2}
  // CHECK-NEXT: aten.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]] {scale = 1.0} attributes {operand_strides = [#shape.dims<16384, 32, 256, 1>, #shape.dims<16384, 32, 256, 1>, #shape.dims<16384, 32, 256, 1>], strides = [#shape.dims<16384, 32, 256, 1>]}
  %kh = aten.permute %k {dims = [0, 2, 1, 3]} : (tensor<2x64x8x32xbf16>) -> tensor<2x8x64x32xbf16>
  %kt = aten.transpose.int %kh {dim0 = -2, dim1 = -1} : (tensor<2x8x64x32xbf16>) -> tensor<2x8x32x64xbf16>
  %ke = aten.expand %kt {size = [2, 8, 32, 64]} : (tensor<2x8x32x64xbf16>) -> tensor<2x8x32x64xbf16>
  %k3 = aten.view %ke {size = [16, 32, 64]} : (tensor<2x8x32x64xbf16>) -> tensor<16x32x64xbf16>
  %qh = aten.transpose.int %x {dim0 = 1, dim1 = 2} : (tensor<2x64x8x32xbf16>) -> tensor<2x8x64x32xbf16>
  %qc = aten.clone %qh {memory_format = "contiguous_format"} : (tensor<2x8x64x32xbf16>) -> tensor<2x8x64x32xbf16>
  %q3 = aten._unsafe_view %qc {size = [16, 64, 32]} : (tensor<2x8x64x32xbf16>) -> tensor<16x64x32xbf16>
  %vh = aten.transpose.int %v {dim0 = 1, dim1 = 2} : (tensor<2x64x8x32xbf16>) -> tensor<2x8x64x32xbf16>
  %v3 = aten.view %vh {size = [16, 64, 32]} : (tensor<2x8x64x32xbf16>) -> tensor<16x64x32xbf16>
  %s = aten.bmm %q3, %k3 : (tensor<16x64x32xbf16>, tensor<16x32x64xbf16>) -> tensor<16x64x64xbf16>
  %s4 = aten.view %s {size = [2, 8, 64, 64]} : (tensor<16x64x64xbf16>) -> tensor<2x8x64x64xbf16>
  %sf = aten._to_copy %s4 {dtype = f32} : (tensor<2x8x64x64xbf16>) -> tensor<2x8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
  %w = aten._softmax %sf {dim = 3, half_to_float = false} : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
  %wb = aten._to_copy %w {dtype = bf16} : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xbf16>
  %w3 = aten.view %wb {size = [16, 64, 64]} : (tensor<2x8x64x64xbf16>) -> tensor<16x64x64xbf16>
  %y3 = aten.bmm %w3, %v3 : (tensor<16x64x64xbf16>, tensor<16x64x32xbf16>) -> tensor<16x64x32xbf16>
  %y = aten.view %y3 {size = [2, 8, 64, 32]} : (tensor<16x64x32xbf16>) -> tensor<2x8x64x32xbf16>
  %z = aten.transpose.int %y {dim0 = 1, dim1 = 2} : (tensor<2x8x64x32xbf16>) -> tensor<2x64x8x32xbf16>
  func.return %z : tensor<2x64x8x32xbf16>
}

/// The lowest number of the type in which scores are masked may be beyond the range of the query's.
// CHECK-LABEL: func.func @narrower_query(
func.func @narrower_query(%q: tensor<4x64x32xbf16>, %t: tensor<4x32x64xbf16>, %v: tensor<4x64x32xbf16>, %m: tensor<64x64xi1>) -> tensor<4x64x32xbf16> {
  // CHECK: aten.zeros {size = [64, 64], dtype = bf16}
  // CHECK-NEXT: aten.masked_fill.Scalar %{{.*}}, %m {value = -3.3895313892515355e+38}
  // CHECK: aten.scaled_dot_product_attention
  %s = aten.bmm %q, %t : (tensor<4x64x32xbf16>, tensor<4x32x64xbf16>) -> tensor<4x64x64xbf16>
  %f = aten._to_copy %s {dtype = f32} : (tensor<4x64x64xbf16>) -> tensor<4x64x64xf32>
  %c = aten.masked_fill.Scalar %f, %m {value = -3.4028234663852886e+38} : (tensor<4x64x64xf32>, tensor<64x64xi1>) -> tensor<4x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, masked, is the library's
  %w = aten._softmax %c {dim = 2, half_to_float = false} : (tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
  %b = aten._to_copy %w {dtype = bf16} : (tensor<4x64x64xf32>) -> tensor<4x64x64xbf16>
  %y = aten.bmm %b, %v : (tensor<4x64x64xbf16>, tensor<4x64x32xbf16>) -> tensor<4x64x32xbf16>
  func.return %y : tensor<4x64x32xbf16>
}

/// A query that is scaled before it is split into heads.
// CHECK-LABEL: func.func @scaled_query(
func.func @scaled_query(%x: tensor<64x128xf32>, %t: tensor<4x32x64xf32>, %v: tensor<4x64x32xf32>) -> tensor<4x64x32xf32> {
  // CHECK-NEXT: %[[H:.*]] = aten.reshape %x {shape = [64, 4, 32]}
  // CHECK-NEXT: %[[Q:.*]] = aten.permute %[[H]] {dims = [1, 0, 2]}
  // CHECK: aten.scaled_dot_product_attention %{{.*}}, %{{.*}}, %{{.*}} {scale = 0.25}
  %q = aten.mul.Scalar %x {other = 0.5} : (tensor<64x128xf32>) -> tensor<64x128xf32>
  %h = aten.view %q {size = [64, 4, 32]} : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
  %p = aten.permute %h {dims = [1, 0, 2]} : (tensor<64x4x32xf32>) -> tensor<4x64x32xf32>
  %s = aten.bmm %p, %t : (tensor<4x64x32xf32>, tensor<4x32x64xf32>) -> tensor<4x64x64xf32>
  %c = aten.div.Scalar %s {other = 2.0} : (tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
  %w = aten._softmax %c {dim = 2, half_to_float = false} : (tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<4x64x64xf32>, tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
  func.return %y : tensor<4x64x32xf32>
}

/// What training keeps is not left out.
// CHECK-LABEL: func.func @weights_used(
func.func @weights_used(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> (tensor<8x64x32xf32>, tensor<8x64x64xf32>) {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: the weights are used elsewhere
  %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y, %w : tensor<8x64x32xf32>, tensor<8x64x64xf32>
}

// CHECK-LABEL: func.func @scores_used(
func.func @scores_used(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> (tensor<8x64x32xf32>, tensor<8x64x64xf32>) {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: the scores are used elsewhere
  %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y, %s : tensor<8x64x32xf32>, tensor<8x64x64xf32>
}

// CHECK-LABEL: func.func @dropout(
func.func @dropout(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %d: tensor<8x64x64xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: aten.mul.Tensor stands between softmax and product
  %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %x = aten.mul.Tensor %w, %d : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %x, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

// CHECK-LABEL: func.func @scaled_mask(
func.func @scaled_mask(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %b = aten.add.Tensor %s, %m : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.mul.Scalar %b {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: a mask is scaled
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// A mask that hides no score for certain: there may be lower ones.
// CHECK-LABEL: func.func @not_hidden(
func.func @not_hidden(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.masked_fill.Scalar %s, %m {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: -10000 in the place of scores does not hide them for certain
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// In f16 no number is so low that scores are lost in it.
// CHECK-LABEL: func.func @f16(
func.func @f16(%q: tensor<8x64x32xf16>, %k: tensor<8x64x32xf16>, %v: tensor<8x64x32xf16>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf16> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf16>) -> tensor<8x32x64xf16>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf16>, tensor<8x32x64xf16>) -> tensor<8x64x64xf16>
  %c = aten.masked_fill.Scalar %s, %m {value = -65504.0} : (tensor<8x64x64xf16>, tensor<64x64xi1>) -> tensor<8x64x64xf16>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: -65504 in the place of scores does not hide them for certain
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf16>) -> tensor<8x64x64xf16>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf16>, tensor<8x64x32xf16>) -> tensor<8x64x32xf16>
  func.return %y : tensor<8x64x32xf16>
}

// CHECK-LABEL: func.func @wider_mask(
func.func @wider_mask(%q: tensor<8x64x32xbf16>, %k: tensor<8x64x32xbf16>, %v: tensor<8x64x32xbf16>, %m: tensor<64x64xf32>) -> tensor<8x64x32xbf16> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xbf16>) -> tensor<8x32x64xbf16>
  %s = aten.bmm %q, %t : (tensor<8x64x32xbf16>, tensor<8x32x64xbf16>) -> tensor<8x64x64xbf16>
  %b = aten._to_copy %s {dtype = f32} : (tensor<8x64x64xbf16>) -> tensor<8x64x64xf32>
  %e = aten.add.Tensor %b, %m : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %c = aten._to_copy %e {dtype = bf16} : (tensor<8x64x64xf32>) -> tensor<8x64x64xbf16>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: what is added to the scores is f32, beside a query of bf16
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xbf16>) -> tensor<8x64x64xbf16>
  %y = aten.bmm %w, %v : (tensor<8x64x64xbf16>, tensor<8x64x32xbf16>) -> tensor<8x64x32xbf16>
  func.return %y : tensor<8x64x32xbf16>
}

// CHECK-LABEL: func.func @byte_mask(
func.func @byte_mask(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xui8>) -> tensor<8x64x32xf32> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<64x64xui8>, tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: its mask is of ui8
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

// CHECK-LABEL: func.func @scaled_input(
func.func @scaled_input(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %b: tensor<8x64x64xf32>) -> tensor<8x64x32xf32> {
  // CHECK: aten.baddbmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.baddbmm %b, %q, %t {beta = 0.5} : (tensor<8x64x64xf32>, tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: the input of the product is scaled
  %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

// CHECK-LABEL: func.func @narrow(
func.func @narrow(%q: tensor<8x64x1xf32>, %k: tensor<8x64x1xf32>, %v: tensor<8x64x1xf32>) -> tensor<8x64x1xf32> {
  // CHECK: aten.bmm
  // CHECK-NOT: scaled_dot_product
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x1xf32>) -> tensor<8x1x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x1xf32>, tensor<8x1x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: there is one key, or a width of 1
  %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
  func.return %y : tensor<8x64x1xf32>
}

/// A transposed softmax attends to other rows.
// CHECK-LABEL: func.func @turned(
func.func @turned(%q: tensor<1x64x32xf32>, %t: tensor<1x32x16xf32>, %v: tensor<1x16x32xf32>) -> tensor<1x64x32xf32> {
  // CHECK-NOT: scaled_dot_product
  %s = aten.bmm %q, %t : (tensor<1x64x32xf32>, tensor<1x32x16xf32>) -> tensor<1x64x16xf32>
  %r = aten.view %s {size = [1, 16, 64]} : (tensor<1x64x16xf32>) -> tensor<1x16x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: the scores are written in another shape
  %w = aten._softmax %r {dim = 2, half_to_float = false} : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
  %u = aten.view %w {size = [1, 64, 16]} : (tensor<1x16x64xf32>) -> tensor<1x64x16xf32>
  %y = aten.bmm %u, %v : (tensor<1x64x16xf32>, tensor<1x16x32xf32>) -> tensor<1x64x32xf32>
  func.return %y : tensor<1x64x32xf32>
}

/// Masked as three dimensions, and as four.
// CHECK-LABEL: func.func @two_shapes(
func.func @two_shapes(%q: tensor<8x64x32xf32>, %t: tensor<8x32x64xf32>, %v: tensor<8x64x32xf32>, %m: tensor<8x64x64xf32>, %n: tensor<2x1x64x64xf32>) -> tensor<8x64x32xf32> {
  // CHECK-NOT: scaled_dot_product
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %a = aten.add.Tensor %s, %m : (tensor<8x64x64xf32>, tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %r = aten.view %a {size = [2, 4, 64, 64]} : (tensor<8x64x64xf32>) -> tensor<2x4x64x64xf32>
  %b = aten.add.Tensor %r, %n : (tensor<2x4x64x64xf32>, tensor<2x1x64x64xf32>) -> tensor<2x4x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: it is masked in different shapes
  %w = aten._softmax %b {dim = 3, half_to_float = false} : (tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
  %u = aten.view %w {size = [8, 64, 64]} : (tensor<2x4x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %u, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

/// More batch dimensions are seen as one, where no mask tells them apart.
// CHECK-LABEL: func.func @windows(
func.func @windows(%q: tensor<24x64x32xf32>, %t: tensor<24x32x64xf32>, %v: tensor<24x64x32xf32>, %m: tensor<3x1x64x64xf32>) -> tensor<24x64x32xf32> {
  // CHECK-NOT: scaled_dot_product
  %s = aten.bmm %q, %t : (tensor<24x64x32xf32>, tensor<24x32x64xf32>) -> tensor<24x64x64xf32>
  %r = aten.view %s {size = [2, 3, 4, 64, 64]} : (tensor<24x64x64xf32>) -> tensor<2x3x4x64x64xf32>
  %b = aten.add.Tensor %r, %m : (tensor<2x3x4x64x64xf32>, tensor<3x1x64x64xf32>) -> tensor<2x3x4x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: it is masked over 3 batch dimensions
  %w = aten._softmax %b {dim = 4, half_to_float = false} : (tensor<2x3x4x64x64xf32>) -> tensor<2x3x4x64x64xf32>
  %u = aten.view %w {size = [24, 64, 64]} : (tensor<2x3x4x64x64xf32>) -> tensor<24x64x64xf32>
  %y = aten.bmm %u, %v : (tensor<24x64x64xf32>, tensor<24x64x32xf32>) -> tensor<24x64x32xf32>
  func.return %y : tensor<24x64x32xf32>
}

/// Key and value differ in width.
// CHECK-LABEL: func.func @wide_value(
func.func @wide_value(%q: tensor<8x64x32xf32>, %t: tensor<8x32x64xf32>, %v: tensor<8x64x16xf32>) -> tensor<8x64x16xf32> {
  // CHECK-NOT: scaled_dot_product
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:8: raise-attention: not raised to the library's attention: key and value differ in width
  %w = aten._softmax %s {dim = 2, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x16xf32>) -> tensor<8x64x16xf32>
  func.return %y : tensor<8x64x16xf32>
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  /// Bits change.
  // CHECK-LABEL: func.func @strict(
  func.func @strict(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
    // CHECK: aten.bmm
    // CHECK-NOT: scaled_dot_product
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// -----

builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: func.func @fast(
  func.func @fast(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
    // CHECK: aten.scaled_dot_product_attention
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    %c = aten.masked_fill.Scalar %s, %m {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
    // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:10: raise-attention: attention over 64 by 64 scores, masked, is the library's
    %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  /// On CUDA the kernel for f32 always writes heads inside of rows.
  // CHECK-LABEL: func.func @cuda(
  func.func @cuda(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>) -> tensor<8x64x32xf32> {
    // CHECK: aten.scaled_dot_product_attention {{.*}} attributes {strides = [#shape.dims<16384, 32, 256, 1>]}
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:10: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @cuda_f64(
  func.func @cuda_f64(%q: tensor<8x64x32xf64>, %k: tensor<8x64x32xf64>, %v: tensor<8x64x32xf64>) -> tensor<8x64x32xf64> {
    // CHECK: aten.bmm
    // CHECK-NOT: scaled_dot_product
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf64>) -> tensor<8x32x64xf64>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf64>, tensor<8x32x64xf64>) -> tensor<8x64x64xf64>
    // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:10: raise-attention: not raised to the library's attention: there is no such kernel for f64 on CUDA
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf64>) -> tensor<8x64x64xf64>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf64>, tensor<8x64x32xf64>) -> tensor<8x64x32xf64>
    func.return %y : tensor<8x64x32xf64>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @cuda_width(
  func.func @cuda_width(%q: tensor<8x64x20xf32>, %k: tensor<8x64x20xf32>, %v: tensor<8x64x20xf32>) -> tensor<8x64x20xf32> {
    // CHECK: aten.bmm
    // CHECK-NOT: scaled_dot_product
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x20xf32>) -> tensor<8x20x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x20xf32>, tensor<8x20x64xf32>) -> tensor<8x64x64xf32>
    // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:10: raise-attention: not raised to the library's attention: a width of 20: kernels for CUDA take multiples of 8 up to 256
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x20xf32>) -> tensor<8x64x20xf32>
    func.return %y : tensor<8x64x20xf32>
  }
}

// -----

/// A mask that all columns share would be read with a stride of 0, which kernels for CUDA refuse.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @cuda_rows(
  func.func @cuda_rows(%q: tensor<8x64x32xf32>, %k: tensor<8x32x64xf32>, %v: tensor<8x64x32xf32>, %m: tensor<8x64x1xf32>) -> tensor<8x64x32xf32> {
    // CHECK: aten.bmm
    // CHECK-NOT: scaled_dot_product
    %s = aten.bmm %q, %k : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    %a = aten.add.Tensor %s, %m : (tensor<8x64x64xf32>, tensor<8x64x1xf32>) -> tensor<8x64x64xf32>
    // REMARK-DAG: raise-attention.mlir:[[# @LINE + 1]]:10: raise-attention: not raised to the library's attention: all columns have one mask, which kernels for CUDA read for each column
    %w = aten._softmax %a {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}
