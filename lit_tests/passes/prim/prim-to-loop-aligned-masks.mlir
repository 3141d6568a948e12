// RUN: stepwell-opt %s -p prim-to-loop | filecheck %s

/// The memory-efficient attention refuses a mask whose rows begin anywhere.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @copied
  // CHECK-NEXT:    %[[M:.*]] = host.alloc : !host.buffer<[2, 3, 9, 9], f32, [432, 144, 16, 1]>
  // CHECK-NEXT:    host.copy %m to %[[M]]
  // CHECK-NEXT:    efficient_attention %q, %q, %q, %[[M]]
  func.func @copied(%q: tensor<2x3x9x8xf32>, %m: tensor<2x3x9x9xf32>) -> tensor<2x3x9x8xf32> {
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %q, %q, %m {compute_log_sumexp = false} attributes {extern = "library"} : (tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x9xf32>) -> (tensor<2x3x9x8xf32>, tensor<2x3x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<2x3x9x8xf32>
  }
  // CHECK-LABEL: func.func @as_it_is
  // CHECK-NOT:     host.copy
  func.func @as_it_is(%q: tensor<2x3x8x8xf32>, %m: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %q, %q, %m {compute_log_sumexp = false} attributes {extern = "library"} : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> (tensor<2x3x8x8xf32>, tensor<2x3x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<2x3x8x8xf32>
  }

  /// Rows that all heads share are copied once.
  // CHECK-LABEL: func.func @shared
  // CHECK:         %[[ONCE:.*]] = host.alloc : !host.buffer<[1, 1, 9, 9], f32, [0, 0, 16, 1]>
  // CHECK:         host.copy
  // CHECK:         %[[ALL:.*]] = host.view %[[ONCE]] offset 0
  // CHECK:         efficient_attention %q, %q, %q, %[[ALL]]
  func.func @shared(%q: tensor<2x3x9x8xf32>, %m: tensor<9x9xf32>) -> tensor<2x3x9x8xf32> {
    %e = prim.broadcast %m dims [2, 3] : tensor<9x9xf32> -> tensor<2x3x9x9xf32>
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %q, %q, %e {compute_log_sumexp = false} attributes {extern = "library"} : (tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x9xf32>) -> (tensor<2x3x9x8xf32>, tensor<2x3x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<2x3x9x8xf32>
  }

  /// The elements of a row lie side by side, and a dimension of size 1 has a stride that keeps rows aligned.
  // CHECK-LABEL: func.func @transposed
  // CHECK:         %[[HEADS:.*]] = host.view %q offset 0 : {{.*}} -> !host.buffer<[2, 1, 1, 8], f32>
  // CHECK:         %[[ROWS:.*]] = host.alloc : !host.buffer<[2, 1, 1, 8], f32>
  // CHECK-NEXT:    host.copy %{{.*}} to %[[ROWS]]
  // CHECK:         efficient_attention %[[HEADS]], %k, %k, %[[ROWS]]
  func.func @transposed(%q: tensor<2x8xf32>, %k: tensor<2x1x8x8xf32>, %m: tensor<8x1x1x2xf32>) -> tensor<2x1x1x8xf32> {
    %h = prim.reshape %q : tensor<2x8xf32> -> tensor<2x1x1x8xf32>
    %t = prim.transpose %m permutation [3, 1, 2, 0] : tensor<8x1x1x2xf32> -> tensor<2x1x1x8xf32>
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %h, %k, %k, %t {compute_log_sumexp = false} attributes {extern = "library"} : (tensor<2x1x1x8xf32>, tensor<2x1x8x8xf32>, tensor<2x1x8x8xf32>, tensor<2x1x1x8xf32>) -> (tensor<2x1x1x8xf32>, tensor<2x1x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<2x1x1x8xf32>
  }

  /// The only head has no stride of 0, by which the kernel tells heads that share memory; then it would not mask one row.
  // CHECK-LABEL: func.func @one_head
  // CHECK:         host.view %k offset 0 : {{.*}} -> !host.buffer<[2, 1, 8, 8], f32, [0, 64, 8, 1]>
  func.func @one_head(%q: tensor<2x1x1x8xf32>, %k: tensor<8x8xf32>) -> tensor<2x1x1x8xf32> {
    %b = prim.broadcast %k dims [2, 3] : tensor<8x8xf32> -> tensor<2x1x8x8xf32>
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %b, %b {compute_log_sumexp = false, is_causal = true} attributes {extern = "library"} : (tensor<2x1x1x8xf32>, tensor<2x1x8x8xf32>, tensor<2x1x8x8xf32>) -> (tensor<2x1x1x8xf32>, tensor<2x1x0xf32>, tensor<i64>, tensor<i64>)
    func.return %y : tensor<2x1x1x8xf32>
  }
}
