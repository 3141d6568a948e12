/// What the aten dialect refuses, each with its message.

// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @unknown_operator(%x: tensor<4xf32>) {
  // expected-error @+1 {{unknown operation 'aten.reluu'}}
  %0 = aten.reluu %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @unknown_argument(%x: tensor<4xf32>) {
  // expected-error @+1 {{aten.gelu has no argument 'approximation'; did you mean 'approximate'?}}
  %0 = aten.gelu %x {approximation = "tanh"} : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @unknown_property(%x: tensor<4xf32>) {
  // expected-error @+1 {{aten.gelu has no argument 'tanh'; choose from: approximate}}
  %0 = "aten.gelu"(%x) <{tanh = true}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @missing_tensor(%x: tensor<4xf32>) {
  // expected-error @+1 {{aten.mm needs a tensor for 'mat2'}}
  %0 = aten.mm %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @missing_argument(%x: tensor<4xf32>) {
  // expected-error @+1 {{aten._softmax needs 'half_to_float', of type bool}}
  %0 = aten._softmax %x {dim = 0} : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @wrong_literal(%x: tensor<4xf32>) {
  // expected-error @+1 {{'approximate' of aten.gelu is of type str: string literal expected}}
  %0 = aten.gelu %x {approximate = 3} : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @fraction_for_an_integer(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected}}
  %0 = aten.cumsum %x {dim = 0.5} : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @wrong_property(%x: tensor<4xf32>) {
  // expected-error @+1 {{'dim' is of type int, not 5.000000e-01 : f64}}
  %0 = "aten.cumsum"(%x) <{dim = 0.5}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @wrong_width(%x: tensor<4xf32>) {
  // expected-error @+1 {{'dim' is of type int, not 0 : i32}}
  %0 = "aten.cumsum"(%x) <{dim = 0 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @number_of_operands(%x: tensor<4xf32>) {
  // expected-error @+1 {{got 1 operands for the tensor arguments self: Tensor, mat2: Tensor}}
  %0 = "aten.mm"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @ambiguous_operands(%x: tensor<4xf32>) {
  // expected-error @+1 {{operandSegmentSizes must say which of self: Tensor, min: Tensor?, max: Tensor?}}
  %0 = "aten.clamp.Tensor"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @segment_sizes(%x: tensor<4xf32>) {
  // expected-error @+1 {{'max' takes one tensor, got 2}}
  %0 = "aten.clamp.Tensor"(%x, %x, %x) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @gaps(%x: tensor<4x4xf32>, %i: tensor<4xi64>) {
  // expected-error @+1 {{'indices_present' must say where the 1 tensors stand}}
  %0 = "aten.index.Tensor"(%x, %i) <{indices_present = [false, false]}> : (tensor<4x4xf32>, tensor<4xi64>) -> tensor<4x4xf32>
  func.return
}

// -----

func.func @operand_type(%x: index) {
  // expected-error @+1 {{operand 0 must be a tensor}}
  %0 = "aten.relu"(%x) : (index) -> tensor<4xf32>
  func.return
}

// -----

func.func @number_of_results(%x: tensor<4xf32>) {
  // expected-error @+1 {{aten.relu gives 1 results, got 2}}
  %0, %1 = aten.relu %x : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  func.return
}

// -----

func.func @result_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{result 0 must be a tensor}}
  %0 = aten.relu %x : (tensor<4xf32>) -> index
  func.return
}

// -----

func.func @schema_of_a_call(%x: tensor<4xf32>) {
  // expected-error @+1 {{not an operator schema: my::scale(Tensor x}}
  %0 = aten.call "my::scale(Tensor x" %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @call_without_schema(%x: tensor<4xf32>) {
  // expected-error @+1 {{aten.call needs its schema in `target` and its arguments in `arguments`}}
  %0 = "aten.call"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @type_of_an_argument(%x: tensor<4xf32>) {
  // expected-error @+1 {{'dim' of aten.softmax.int is of type int: expected a number, a symbol or a parenthesis}}
  %0 = aten.softmax.int %x {dim = "a"} : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @list(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected a list of values for 'indices'}}
  %0 = aten.index.Tensor %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @value(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected a value or `none` for 'other'}}
  %0 = aten.add.Tensor %x, [%x] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @segments(%x: tensor<4xf32>) {
  // expected-error @+1 {{operandSegmentSizes has 3 entries for the arguments self: Tensor, other: Tensor}}
  %0 = "aten.add.Tensor"(%x, %x) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @no_segments(%x: tensor<4xf32>) {
  // expected-error @+1 {{operandSegmentSizes must say which of}}
  %0 = "aten.clamp.Tensor"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @number(%x: f32) {
  // expected-error @+1 {{operand 0 must be a tensor or a buffer, got f32}}
  %0 = "aten.relu"(%x) : (f32) -> tensor<4xf32>
  func.return
}

// -----

func.func @result(%x: tensor<4xf32>) {
  // expected-error @+1 {{result 0 must be a tensor or a buffer, or none if not computed; got f32}}
  %0 = "aten.relu"(%x) : (tensor<4xf32>) -> f32
  func.return
}

// -----

func.func @negative_segments(%x: tensor<4xf32>) {
  // expected-error @+1 {{got 2 operands for the tensor arguments}}
  %0 = "aten.clamp.Tensor"(%x, %x) <{operandSegmentSizes = array<i32: 3, -1, 0>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @present(%x: tensor<4xf32>) {
  // expected-error @+1 {{'indices_present' must say where the 1 tensors stand}}
  %0 = "aten.index.Tensor"(%x, %x) <{indices_present = [true]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @present_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{'indices_present' must say where the 1 tensors stand}}
  %0 = "aten.index.Tensor"(%x, %x) <{indices_present = [true, true]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @property_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'dim' is of type int}}
  %0 = "aten._softmax"(%x) <{dim = "one", half_to_float = false}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @property_boolean(%x: tensor<4xf32>) {
  // expected-error @+1 {{'half_to_float' is of type bool}}
  %0 = "aten._softmax"(%x) <{dim = 0 : i64, half_to_float = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @property_dtype(%x: tensor<4xf32>) {
  // expected-error @+1 {{'dtype' is of type ScalarType?}}
  %0 = "aten._to_copy"(%x) <{dtype = "f32"}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @property_float(%x: tensor<4xf32>) {
  // expected-error @+1 {{'scales_h' is of type float?}}
  %0 = "aten.upsample_nearest2d"(%x) <{output_size = #shape.dims<2>, scales_h = true}> : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @dimension(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{'dim1' is 5, but the tensors have at most 2 dimensions}}
  %0 = aten.transpose.int %x {dim0 = 0, dim1 = 5} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  func.return
}
