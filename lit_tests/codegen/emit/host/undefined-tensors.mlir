// RUN: stepwell-opt %s -t host | filecheck %s

/// A tensor that is not given is None in its own place.
builtin.module attributes {stepwell.target = "cuda"} {
  func.func @forward(%g: !host.buffer<[2, 3, 9, 8], f32>, %l: !host.buffer<[2, 3, 9], f32>, %s: !host.buffer<[], i64>) -> !host.buffer<[2, 3, 9, 8], f32> {
    %q, %k, %v, %b = aten._scaled_dot_product_efficient_attention_backward %g, %g, %g, %g, none, %g, %l, %s, %s {dropout_p = 0.0, grad_input_mask = [true, true, true, false]} : (!host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9], f32>, !host.buffer<[], i64>, !host.buffer<[], i64>) -> (!host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, !host.buffer<[2, 3, 9, 8], f32>, none)
    func.return %q : !host.buffer<[2, 3, 9, 8], f32>
  }
}

// CHECK: efficient_attention_backward(g, g, g, g, None, g, l, s, s, 0.0, [True, True, True, False])
