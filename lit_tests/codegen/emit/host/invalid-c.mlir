// RUN: stepwell-opt %s -t host-c --split-input-file --verify-diagnostics

/// What a host program in C does not do yet is refused, with the operation.
func.func @forward(%x: !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32> {
  // expected-error @+1 {{a host program in C calls kernels of its own only, and aten::mm is an operator of ATen}}
  %y = aten.mm %x, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  func.return %y : !host.buffer<[4, 4], f32>
}

// -----

func.func private @body(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  func.return %x : !host.buffer<[4], f32>
}
func.func @forward(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  // expected-error @+1 {{a host program in C has no control flow yet, and this one has 'control.call'}}
  %y = control.call @body(%x) : (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  func.return %y : !host.buffer<[4], f32>
}
