// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @strides() {
  // expected-error @+1 {{a buffer has one stride for each size}}
  %0 = host.alloc : !host.buffer<[4, 8], f32, [8]>
  func.return
}

// -----

func.func @no_buffer(%a: index) {
  // expected-error @+1 {{expected a buffer type}}
  %0 = host.slice %a at 64 : tensor<4xf32>
  func.return
}
