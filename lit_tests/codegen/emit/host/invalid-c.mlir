// RUN: stepwell-opt %s -t host-c --split-input-file --verify-diagnostics

/// What a host program in C does not do is refused, with the operation.
func.func @forward(%x: !host.buffer<[4], i64>) -> !host.buffer<[4], i64> {
  // expected-error @+1 {{a host program in C does not call aten::add.Scalar: libtorch takes Scalars from C as float64, and its argument 'alpha' is an integer}}
  %y = aten.add.Scalar %x {other = 1} : (!host.buffer<[4], i64>) -> !host.buffer<[4], i64>
  func.return %y : !host.buffer<[4], i64>
}

// -----

func.func @forward(%x: index {shape.symbol = "s0"}) -> index {
  // expected-error @+1 {{a host program in C computes no 'pow' of integers as Python does}}
  %y = shape.compute <pow(d0, 3)>(%x) : (index) -> index
  func.return %y : index
}
