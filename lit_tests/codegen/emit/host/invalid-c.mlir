// RUN: stepwell-opt %s -t host-c --split-input-file --verify-diagnostics

/// What a host program in C does not do is refused, with the operation.
func.func @forward(%x: !host.buffer<[4, 4], f32>) -> !host.buffer<[4], f32> {
  // expected-error @+1 {{a host program in C does not call aten::histc: libtorch's stable interface passes no Scalar, as its argument 'min' is}}
  %y = aten.histc %x {bins = 4, max = 1} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4], f32>
  func.return %y : !host.buffer<[4], f32>
}

// -----

func.func @forward(%x: index {shape.symbol = "s0"}) -> index {
  // expected-error @+1 {{a host program in C computes no 'pow' of integers as Python does}}
  %y = shape.compute <pow(d0, 3)>(%x) : (index) -> index
  func.return %y : index
}
