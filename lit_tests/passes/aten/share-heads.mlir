// RUN: stepwell-opt %s -p share-heads --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p share-heads --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p share-heads --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Repeated heads are given once, whether they are written down by views, by reshapes or by clones.
// CHECK-LABEL: func.func @repeated(
// CHECK-SAME:    %q: {{.*}}, %k: {{.*}}, %v: tensor<1x2x64x32xf32>)
// CHECK-NEXT:    %y = aten.scaled_dot_product_attention %q, %k, %v {scale = 0.5, enable_gqa = true} : (tensor<1x8x64x32xf32>, tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %y
func.func @repeated(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x64x32xf32> {
  %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %b = aten.expand %a {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %c = aten.clone %b {memory_format = "contiguous_format"} : (tensor<1x2x4x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.view %c {size = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %d = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %e = aten.expand %d {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %n = aten.reshape %e {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:8: share-heads: 4 heads of queries share one
  %y = aten.scaled_dot_product_attention %q, %m, %n {scale = 0.5} : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// -----

/// The kernels take them too, with all that they are given.
// CHECK-LABEL: func.func @kernel(
// CHECK-NEXT:    aten._scaled_dot_product_flash_attention_for_cpu %q, %k, %k_1 {is_causal = true}
func.func @kernel(%q: tensor<2x4x8x16xf32>, %k: tensor<2x2x8x16xf32>, %k_1: tensor<2x2x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %a = aten.unsqueeze %k {dim = 2} : (tensor<2x2x8x16xf32>) -> tensor<2x2x1x8x16xf32>
  %b = aten.expand %a {size = [2, 2, 2, 8, 16]} : (tensor<2x2x1x8x16xf32>) -> tensor<2x2x2x8x16xf32>
  %m = aten.reshape %b {shape = [2, 4, 8, 16]} : (tensor<2x2x2x8x16xf32>) -> tensor<2x4x8x16xf32>
  %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<2x2x8x16xf32>) -> tensor<2x2x1x8x16xf32>
  %e = aten.expand %d {size = [2, 2, 2, 8, 16]} : (tensor<2x2x1x8x16xf32>) -> tensor<2x2x2x8x16xf32>
  %n = aten.reshape %e {shape = [2, 4, 8, 16]} : (tensor<2x2x2x8x16xf32>) -> tensor<2x4x8x16xf32>
  // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:12: share-heads: 2 heads of queries share one
  %y, %l = aten._scaled_dot_product_flash_attention_for_cpu %q, %m, %n {is_causal = true} : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> (tensor<2x4x8x16xf32>, tensor<2x8x4xf32>)
  func.return %y : tensor<2x4x8x16xf32>
}

// -----

/// Heads one after the other, as `repeat` puts them, are other heads; so are those that something else uses.
// CHECK-LABEL: func.func @others(
// CHECK-NOT:     enable_gqa
func.func @others(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>) -> (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) {
  %a = aten.unsqueeze %k {dim = 1} : (tensor<1x2x64x32xf32>) -> tensor<1x1x2x64x32xf32>
  %b = aten.expand %a {size = [1, 4, 2, 64, 32]} : (tensor<1x1x2x64x32xf32>) -> tensor<1x4x2x64x32xf32>
  %m = aten.reshape %b {shape = [1, 8, 64, 32]} : (tensor<1x4x2x64x32xf32>) -> tensor<1x8x64x32xf32>
  %d = aten.expand %a {size = [1, 4, 2, 64, 32]} : (tensor<1x1x2x64x32xf32>) -> tensor<1x4x2x64x32xf32>
  %n = aten.reshape %d {shape = [1, 8, 64, 32]} : (tensor<1x4x2x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %n : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  %c = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %e = aten.expand %c {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %f = aten.reshape %e {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %z = aten.scaled_dot_product_attention %q, %f, %f : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y, %z, %f : tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>
}

// -----

/// On CUDA there is a kernel for short types without masks. Where there is none, the queries of several heads are rows
/// of one, unless what is hidden depends on the row.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @f16(
  // CHECK-NEXT:    %y = aten.scaled_dot_product_attention %q, %k, %k_1 {is_causal = true, enable_gqa = true}
  func.func @f16(%q: tensor<1x4x64x32xf16>, %k: tensor<1x2x64x32xf16>, %k_1: tensor<1x2x64x32xf16>) -> tensor<1x4x64x32xf16> {
    %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %b = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %m = aten.reshape %b {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %e = aten.expand %d {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %n = aten.reshape %e {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:10: share-heads: 2 heads of queries share one
    %y = aten.scaled_dot_product_attention %q, %m, %n {is_causal = true} : (tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>) -> tensor<1x4x64x32xf16>
    func.return %y : tensor<1x4x64x32xf16>
  }
  // CHECK-LABEL: func.func @f32(
  // CHECK:         %[[Q:.*]] = aten.reshape %q {shape = [1, 2, 128, 32]} : (tensor<1x4x64x32xf32>) -> tensor<1x2x128x32xf32>
  // CHECK-NEXT:    %[[Y:.*]] = aten.scaled_dot_product_attention %[[Q]], %k, %k_1 {scale = 0.5} attributes {strides = [#shape.dims<8192, 32, 64, 1>]} : (tensor<1x2x128x32xf32>, tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>) -> tensor<1x2x128x32xf32>
  // CHECK-NEXT:    %y = aten.reshape %[[Y]] {shape = [1, 4, 64, 32]}
  func.func @f32(%q: tensor<1x4x64x32xf32>, %k: tensor<1x2x64x32xf32>, %k_1: tensor<1x2x64x32xf32>) -> (tensor<1x4x64x32xf32>, tensor<1x4x64x32xf32>) {
    %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
    %b = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x2x64x32xf32>
    %m = aten.reshape %b {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf32>) -> tensor<1x4x64x32xf32>
    %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
    %e = aten.expand %d {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x2x64x32xf32>
    %n = aten.reshape %e {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf32>) -> tensor<1x4x64x32xf32>
    // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:10: share-heads: queries of 2 heads are rows of one
    %y = aten.scaled_dot_product_attention %q, %m, %n {scale = 0.5} : (tensor<1x4x64x32xf32>, tensor<1x4x64x32xf32>, tensor<1x4x64x32xf32>) -> tensor<1x4x64x32xf32>
    %g = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x2x64x32xf32>
    %h = aten.reshape %g {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf32>) -> tensor<1x4x64x32xf32>
    %i = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x2x64x32xf32>
    %j = aten.reshape %i {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf32>) -> tensor<1x4x64x32xf32>
    // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:10: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row
    %z = aten.scaled_dot_product_attention %q, %h, %j {is_causal = true} : (tensor<1x4x64x32xf32>, tensor<1x4x64x32xf32>, tensor<1x4x64x32xf32>) -> tensor<1x4x64x32xf32>
    func.return %y, %z : tensor<1x4x64x32xf32>, tensor<1x4x64x32xf32>
  }
}

// -----

/// A kernel that torch has chosen stands for the operator where only its first result is used. One that takes a mask is
/// given the queries as rows if the mask hides the same of every row and head.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @decode(
  // CHECK-NEXT:    %[[Q:.*]] = aten.reshape %q {shape = [1, 2, 2, 32]} : (tensor<1x4x1x32xf16>) -> tensor<1x2x2x32xf16>
  // CHECK-NEXT:    %[[Y:.*]] = aten.scaled_dot_product_attention %[[Q]], %k, %k_1, %mask {scale = 0.5} : (tensor<1x2x2x32xf16>, tensor<1x2x64x32xf16>, tensor<1x2x64x32xf16>, tensor<1x1x1x64xf16>) -> tensor<1x2x2x32xf16>
  // CHECK-NEXT:    %y = aten.reshape %[[Y]] {shape = [1, 4, 1, 32]}
  func.func @decode(%q: tensor<1x4x1x32xf16>, %k: tensor<1x2x64x32xf16>, %k_1: tensor<1x2x64x32xf16>, %mask: tensor<1x1x1x64xf16>) -> tensor<1x4x1x32xf16> {
    %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %b = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %m = aten.reshape %b {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %e = aten.expand %d {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %n = aten.reshape %e {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %w = aten.expand %mask {size = [1, 4, 1, 64]} : (tensor<1x1x1x64xf16>) -> tensor<1x4x1x64xf16>
    // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:22: share-heads: queries of 2 heads are rows of one
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %m, %n, %w {compute_log_sumexp = false, scale = 0.5} : (tensor<1x4x1x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x1x64xf16>) -> (tensor<1x4x1x32xf16>, tensor<1x4x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<1x4x1x32xf16>
  }
  // CHECK-LABEL: func.func @mask_of_heads(
  // CHECK:         aten._scaled_dot_product_efficient_attention %q, %m, %n, %w
  func.func @mask_of_heads(%q: tensor<1x4x1x32xf16>, %k: tensor<1x2x64x32xf16>, %k_1: tensor<1x2x64x32xf16>, %w: tensor<1x4x1x64xf16>) -> tensor<1x4x1x32xf16> {
    %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %b = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %m = aten.reshape %b {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %e = aten.expand %d {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %n = aten.reshape %e {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:22: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %m, %n, %w {compute_log_sumexp = false, scale = 0.5} : (tensor<1x4x1x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x1x64xf16>) -> (tensor<1x4x1x32xf16>, tensor<1x4x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<1x4x1x32xf16>
  }
  // CHECK-LABEL: func.func @cudnn(
  // CHECK-NEXT:    %y = aten.scaled_dot_product_attention %q, %k, %k_1 {is_causal = true, enable_gqa = true}
  // CHECK-NEXT:    func.return %y
  func.func @cudnn(%q: tensor<1x4x64x32xf16>, %k: tensor<1x2x64x32xf16>, %k_1: tensor<1x2x64x32xf16>) -> tensor<1x4x64x32xf16> {
    %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %b = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %m = aten.reshape %b {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %e = aten.expand %d {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %n = aten.reshape %e {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    // REMARK-DAG: share-heads.mlir:[[# @LINE + 1]]:46: share-heads: 2 heads of queries share one
    %y, %l, %cq, %ck, %mq, %mk, %s, %o, %x = aten._scaled_dot_product_cudnn_attention %q, %m, %n {compute_log_sumexp = false, is_causal = true} : (tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>) -> (tensor<1x4x64x32xf16>, tensor<1x4x64x1xf32>, none, none, index, index, tensor<i64>, tensor<i64>, none)
    func.return %y : tensor<1x4x64x32xf16>
  }
  // CHECK-LABEL: func.func @with_gradients(
  // CHECK:         aten._scaled_dot_product_cudnn_attention %q, %m, %n
  func.func @with_gradients(%q: tensor<1x4x64x32xf16>, %k: tensor<1x2x64x32xf16>, %k_1: tensor<1x2x64x32xf16>) -> (tensor<1x4x64x32xf16>, tensor<1x4x64x1xf32>) {
    %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %b = aten.expand %a {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %m = aten.reshape %b {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %d = aten.unsqueeze %k_1 {dim = 2} : (tensor<1x2x64x32xf16>) -> tensor<1x2x1x64x32xf16>
    %e = aten.expand %d {size = [1, 2, 2, 64, 32]} : (tensor<1x2x1x64x32xf16>) -> tensor<1x2x2x64x32xf16>
    %n = aten.reshape %e {shape = [1, 4, 64, 32]} : (tensor<1x2x2x64x32xf16>) -> tensor<1x4x64x32xf16>
    %y, %l, %cq, %ck, %mq, %mk, %s, %o, %x = aten._scaled_dot_product_cudnn_attention %q, %m, %n {compute_log_sumexp = true, is_causal = true} : (tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>, tensor<1x4x64x32xf16>) -> (tensor<1x4x64x32xf16>, tensor<1x4x64x1xf32>, none, none, index, index, tensor<i64>, tensor<i64>, none)
    func.return %y, %l : tensor<1x4x64x32xf16>, tensor<1x4x64x1xf32>
  }
}
