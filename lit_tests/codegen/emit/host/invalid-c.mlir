// RUN: stepwell-opt %s -t host-c --split-input-file --verify-diagnostics

/// What a host program in C does not do is refused, with the operation.
func.func @forward(%x: !host.buffer<[4], i64>) -> !host.buffer<[4], i64> {
  // expected-error @+1 {{a host program in C does not call aten::add.Scalar: libtorch takes Scalars from C as float64, and its argument 'alpha' is an integer}}
  %y = aten.add.Scalar %x {other = 1} : (!host.buffer<[4], i64>) -> !host.buffer<[4], i64>
  func.return %y : !host.buffer<[4], i64>
}

// -----

func.func @complex_scalar(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], complex<f32>> {
  // expected-error @+1 {{its argument 'value' is complex}}
  %y = aten.addcmul %x, %x, %x {value = (1.0, 2.0)} : (!host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>) -> !host.buffer<[4], complex<f32>>
  func.return %y : !host.buffer<[4], complex<f32>>
}

// -----

func.func @undefined(%x: !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32> {
  // expected-error @+1 {{a host program in C does not call aten::mm: its argument 'mat2' is an undefined tensor}}
  %y = aten.mm %x, none : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  func.return %y : !host.buffer<[4, 4], f32>
}

// -----

func.func @own_operator(%x: !host.buffer<[], i64>) -> !host.buffer<[4], i64> {
  // expected-error @+1 {{it is an operator of Stepwell for Python}}
  %y = aten.call "stepwell_random::bits(Tensor seed, SymInt[] size) -> Tensor" %x {size = [4]} : (!host.buffer<[], i64>) -> !host.buffer<[4], i64>
  func.return %y : !host.buffer<[4], i64>
}

// -----

func.func @read(%x: !host.buffer<[], bf16>) -> f64 {
  // expected-error @+1 {{it reads a number of the type bfloat16}}
  %y = aten._local_scalar_dense %x : (!host.buffer<[], bf16>) -> f64
  func.return %y : f64
}

// -----

func.func @argument(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  // expected-error @+1 {{libtorch's stable interface passes no Scalar[], as its argument 'by' is}}
  %y = aten.call "my::scale(Tensor x, Scalar[] by) -> Tensor" %x {by = [1, 2]} : (!host.buffer<[4], f32>) -> !host.buffer<[4], f32>
  func.return %y : !host.buffer<[4], f32>
}

// -----

func.func @forward(%x: index {shape.symbol = "s0"}) -> index {
  // expected-error @+1 {{a host program in C computes no 'pow' of integers as Python does}}
  %y = shape.compute <pow(d0, 3)>(%x) : (index) -> index
  func.return %y : index
}

// -----

func.func @quotient(%x: f64) -> index {
  // expected-error @+1 {{a host program in C computes no 'floordiv' of floats as Python does}}
  %y = shape.compute <floordiv(d0, 3)>(%x) : (f64) -> index
  func.return %y : index
}

// -----

func.func @remainder(%x: f64) -> f64 {
  // expected-error @+1 {{a host program in C computes no 'mod' of floats as Python does}}
  %y = shape.compute <mod(d0, 3)>(%x) : (f64) -> f64
  func.return %y : f64
}

// -----

func.func @bits(%x: f64) -> index {
  // expected-error @+1 {{a host program in C computes no 'and_' of floats as Python does}}
  %y = shape.compute <and_(d0, 3)>(%x) : (f64) -> index
  func.return %y : index
}

// -----

func.func @digits(%x: f64) -> f64 {
  // expected-error @+1 {{a host program in C computes no 'round' of floats as Python does}}
  %y = shape.compute <round(d0, 3)>(%x) : (f64) -> f64
  func.return %y : f64
}

// -----

func.func @sizes_of_a_view(%x: !host.buffer<[4], f32>) -> !host.buffer<[2], f32> {
  %y = host.view %x offset 2 : !host.buffer<[4], f32> -> !host.buffer<[2], f32>
  // expected-error @+1 {{a host program in C checks the sizes of what operators give, not of other buffers}}
  host.expect_sizes %y of "aten::nonzero" : !host.buffer<[2], f32>
  func.return %y : !host.buffer<[2], f32>
}
