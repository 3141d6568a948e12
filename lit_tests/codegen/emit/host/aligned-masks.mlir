// RUN: stepwell-opt %s -t host | filecheck %s

/// The memory-efficient attention refuses a mask whose rows begin anywhere.
builtin.module attributes {stepwell.target = "cuda"} {
  func.func @forward(%q: !host.buffer<[2, 3, 9, 8], f32>, %m: !host.buffer<[2, 3, 9, 9], f32>) -> !host.buffer<[2, 3, 9, 8], f32> {
    %y, %l, %s, %o = aten._scaled_dot_product_efficient_attention %q, %q, %q, %m {compute_log_sumexp = false} : (!host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 9], f32>) -> (!host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 0], f32>, !host.buffer<[], i64>, !host.buffer<[], i64>)
    func.return %y : !host.buffer<[2, 3, 9, 8], f32>
  }
}

// CHECK: aligned = runtime.aligned
// CHECK: y, l, s, o = {{.*}}efficient_attention(q, q, q, aligned(m), False)
