/// What the prim dialect refuses, each with its message.

// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @float_op_on_integers(%x: tensor<4xi64>) {
  // expected-error @+1 {{prim.exp takes a tensor of floats, not i64}}
  %0 = prim.exp %x : tensor<4xi64>
  func.return
}

// -----

func.func @bits_of_floats(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.not takes a tensor of integers or booleans, not f32}}
  %0 = prim.not %x : tensor<4xf32>
  func.return
}

// -----

func.func @float_pair_on_integers(%x: tensor<4xi64>) {
  // expected-error @+1 {{prim.atan2 takes tensors of floats, not i64}}
  %0 = prim.atan2 %x, %x : tensor<4xi64>
  func.return
}

// -----

func.func @bits_of_floats(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.and takes tensors of integers or booleans, not f32}}
  %0 = prim.and %x, %x : tensor<4xf32>
  func.return
}

// -----

func.func @random_bits_of_small_counters(%x: tensor<4xi32>) {
  // expected-error @+1 {{Expected attribute i64 but got i32}}
  %0 = prim.random_bits %x, %x : tensor<4xi32>
  func.return
}

// -----

func.func @no_implicit_broadcast(%x: tensor<4xf32>, %y: tensor<1xf32>) {
  // expected-error @+1 {{got tensor<1xf32>}}
  %0 = "prim.add"(%x, %y) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @compare_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.compare of tensor<4xf32> gives booleans of that shape}}
  %0 = "prim.compare"(%x, %x) <{comparison = #prim<comparison lt>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @select_condition(%x: tensor<4xf32>, %m: tensor<3xi1>) {
  // expected-error @+1 {{prim.select of tensor<4xf32> chooses by booleans of that shape, not by tensor<3xi1>}}
  %0 = "prim.select"(%m, %x, %x) : (tensor<3xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @convert_shape(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.convert keeps the shape: tensor<4xf32> -> tensor<5xbf16>}}
  %0 = prim.convert %x : tensor<4xf32> -> tensor<5xbf16>
  func.return
}

// -----

func.func @bitcast_width(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.bitcast keeps the width: tensor<4xf32> -> tensor<4xi64>}}
  %0 = prim.bitcast %x : tensor<4xf32> -> tensor<4xi64>
  func.return
}

// -----

func.func @fractional_integer() {
  // expected-error @+1 {{prim.constant of i64 takes an integer, not 0.5}}
  %0 = prim.constant 0.5 : tensor<4xi64>
  func.return
}

// -----

func.func @constant_of_indices() {
  // expected-error @+1 {{prim.constant makes tensors of numbers or booleans, not of index}}
  %0 = prim.constant 1 : tensor<4xindex>
  func.return
}

// -----

func.func @iota_type() {
  // expected-error @+1 {{prim.iota gives i64, not f32}}
  %0 = prim.iota dim 0 : tensor<4xf32>
  func.return
}

// -----

func.func @iota_dim() {
  // expected-error @+1 {{prim.iota along dim 1 of tensor<4xi64>}}
  %0 = prim.iota dim 1 : tensor<4xi64>
  func.return
}

// -----

func.func @view_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.reshape keeps the element type: tensor<4xf32> -> tensor<4xf64>}}
  %0 = prim.reshape %x : tensor<4xf32> -> tensor<4xf64>
  func.return
}

// -----

func.func @broadcast_dims(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.broadcast: dims must name one result dimension for each of the operand's, in rising order}}
  %0 = prim.broadcast %x dims [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  func.return
}

// -----

func.func @broadcast_beyond(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.broadcast: dims [2] leave the result's 2 dimensions}}
  %0 = prim.broadcast %x dims [2] : tensor<4xf32> -> tensor<3x4xf32>
  func.return
}

// -----

func.func @broadcast_size(%x: tensor<1xf32>) {
  // expected-error @+1 {{prim.broadcast: a dimension of the operand keeps its size}}
  %0 = prim.broadcast %x dims [0] : tensor<1xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @reshape_count(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{prim.reshape: 24 elements become 25}}
  %0 = prim.reshape %x : tensor<4x6xf32> -> tensor<5x5xf32>
  func.return
}

// -----

func.func @transpose_permutation(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{prim.transpose: [0, 0] is no permutation of the operand's dimensions}}
  %0 = prim.transpose %x permutation [0, 0] : tensor<4x6xf32> -> tensor<4x4xf32>
  func.return
}

// -----

func.func @transpose_sizes(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{prim.transpose: the result's sizes are the operand's, permuted}}
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x6xf32> -> tensor<4x6xf32>
  func.return
}

// -----

func.func @slice_entries(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{prim.slice: offsets, strides and both shapes have one entry a dimension}}
  %0 = prim.slice %x offsets [0] strides [1, 1] : tensor<4x6xf32> -> tensor<4x6xf32>
  func.return
}

// -----

func.func @slice_backwards(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.slice: stride -1 is not positive}}
  %0 = prim.slice %x offsets [3] strides [-1] : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @slice_beyond(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.slice: indices 1 to 4 leave the 4 that are there}}
  %0 = prim.slice %x offsets [1] strides [1] : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @reverse_sizes(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.reverse: the sizes stay}}
  %0 = prim.reverse %x dims [0] : tensor<4xf32> -> tensor<5xf32>
  func.return
}

// -----

func.func @reverse_dims(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.reverse: dims [1] leave the operand's dimensions}}
  %0 = prim.reverse %x dims [1] : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @pad_entries(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.pad: low and both shapes have one entry a dimension}}
  %0 = prim.pad %x low [0, 0] with 0.0 : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @pad_too_small(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.pad: the operand does not fit into the result}}
  %0 = prim.pad %x low [2] with 0.0 : tensor<4xf32> -> tensor<5xf32>
  func.return
}

// -----

func.func @pad_value(%x: tensor<4xi64>) {
  // expected-error @+1 {{prim.pad: 0.5 is not of type i64}}
  %0 = prim.pad %x low [0] with 0.5 : tensor<4xi64> -> tensor<5xi64>
  func.return
}

// -----

func.func @concatenate_nothing() {
  // expected-error @+1 {{prim.concatenate takes at least one operand}}
  %0 = "prim.concatenate"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  func.return
}

// -----

func.func @concatenate_dim(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.concatenate along dim 1: tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>}}
  %0 = prim.concatenate %x, %x dim 1 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  func.return
}

// -----

func.func @concatenate_types(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{prim.concatenate keeps the element type: tensor<4xf32>, tensor<4xf64> -> tensor<8xf32>}}
  %0 = prim.concatenate %x, %y dim 0 : tensor<4xf32>, tensor<4xf64> -> tensor<8xf32>
  func.return
}

// -----

func.func @concatenate_sizes(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.concatenate: sizes of dim 0 do not add up: tensor<4xf32>, tensor<4xf32> -> tensor<9xf32>}}
  %0 = prim.concatenate %x, %x dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<9xf32>
  func.return
}

// -----

func.func @reduce_dims(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce: dims [1, 0] are not dimensions of tensor<4x8xf32> in rising order}}
  %0 = prim.reduce <add> %x dims [1, 0] : tensor<4x8xf32> -> tensor<f32>
  func.return
}

// -----

func.func @reduce_result(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce over dims [1]: tensor<4x8xf32> -> tensor<8xf32>}}
  %0 = prim.reduce <add> %x dims [1] : tensor<4x8xf32> -> tensor<8xf32>
  func.return
}

// -----

func.func @reduce_bits_of_floats(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce <or> combines integers or booleans, not f32}}
  %0 = prim.reduce <or> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @argreduce_dim(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.argreduce along dim 1 of tensor<4xf32>}}
  %0 = prim.argreduce <maximum> %x dim 1 : tensor<4xf32> -> tensor<i64>
  func.return
}

// -----

func.func @argreduce_sum(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.argreduce finds a maximum or a minimum, not <add>}}
  %0 = prim.argreduce <add> %x dim 0 : tensor<4xf32> -> tensor<i64>
  func.return
}

// -----

func.func @argreduce_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.argreduce along dim 0: tensor<4xf32> -> tensor<f32>}}
  %0 = prim.argreduce <maximum> %x dim 0 : tensor<4xf32> -> tensor<f32>
  func.return
}

// -----

func.func @scan_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.scan keeps the type: tensor<4xf32> -> tensor<5xf32>}}
  %0 = prim.scan <add> %x dim 0 : tensor<4xf32> -> tensor<5xf32>
  func.return
}

// -----

func.func @scan_bits_of_floats(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.scan <xor> combines integers or booleans, not f32}}
  %0 = prim.scan <xor> %x dim 0 : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @gather_type(%x: tensor<4xf32>, %i: tensor<3xi64>) {
  // expected-error @+1 {{prim.gather keeps the element type}}
  %0 = prim.gather %x[%i] : tensor<4xf32> -> tensor<3xf64>
  func.return
}

// -----

func.func @gather_index_count(%x: tensor<4x8xf32>, %i: tensor<3xi64>) {
  // expected-error @+1 {{prim.gather takes one index tensor for each dimension of tensor<4x8xf32>, not 1}}
  %0 = prim.gather %x[%i] : tensor<4x8xf32> -> tensor<3xf32>
  func.return
}

// -----

func.func @gather_index_type(%x: tensor<4xf32>, %i: tensor<3xi32>) {
  // expected-error @+1 {{prim.gather: an index tensor here is tensor<3xi64>, not tensor<3xi32>}}
  %0 = "prim.gather"(%x, %i) : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
  func.return
}

// -----

func.func @scatter_type(%x: tensor<4xf32>, %i: tensor<3xi64>, %u: tensor<3xf64>) {
  // expected-error @+1 {{prim.scatter keeps the base's type}}
  %0 = prim.scatter <add> %x[%i], %u : tensor<4xf32>, tensor<3xf64> -> tensor<4xf32>
  func.return
}

// -----

func.func @scatter_index_shape(%x: tensor<4xf32>, %i: tensor<2xi64>, %u: tensor<3xf32>) {
  // expected-error @+1 {{prim.scatter: an index tensor here is tensor<3xi64>, not tensor<2xi64>}}
  %0 = "prim.scatter"(%x, %i, %u) <{kind = #prim<scatter_kind add>}> : (tensor<4xf32>, tensor<2xi64>, tensor<3xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @fusion_yields(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.fusion yields values of its result types}}
  %0 = prim.fusion "g" (%a = %x : tensor<4xf32>) -> (tensor<5xf32>) {
    prim.yield %a : tensor<4xf32>
  }
  func.return
}

// -----

func.func @fusion_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.fusion: the block arguments have the inputs' types}}
  "prim.fusion"(%x) <{label = "g"}> ({
  ^bb0(%a: tensor<5xf32>):
    prim.yield
  }) : (tensor<4xf32>) -> ()
  func.return
}

// -----

func.func @not_a_number() {
  // expected-error @+1 {{expected a number, `inf`, `nan`, `true` or `false`}}
  %0 = prim.constant x : tensor<4xf32>
  func.return
}

// -----

func.func @not_a_tensor() {
  // expected-error @+1 {{expected a tensor type}}
  %0 = prim.constant 0.0 : f32
  func.return
}

// -----

func.func @select_operands(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.select takes a condition and two values}}
  %0 = prim.select %x, %x : tensor<4xf32>
  func.return
}

// -----

func.func @operand_types(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 operand types, got 2}}
  %0 = prim.reduce <add> %x dims [0] : tensor<4xf32>, tensor<4xf32> -> tensor<f32>
  func.return
}

// -----

func.func @stage(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{prim.reduce: second_stage has no value, not 2 : i64}}
  %s = prim.reduce <add> %x dims [1] {second_stage = 2} : tensor<4x8xf32> -> tensor<4xf32>
  func.return %s : tensor<4xf32>
}

// -----

func.func @contract_rank(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.contract: 1 subscripts for tensor<4x8xf32>}}
  %s = prim.contract <mul, add> %x[m], %x[m, k] -> [m] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @contract_in_a_narrow_type(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.contract: products of f32 are not added in bf16}}
  %s = prim.contract <mul, add> %x[m, k], %x[m, k] -> [m] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4xbf16>
  func.return
}

// -----

func.func @contract_names(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{2 names for the dimensions of tensor<4xf32>}}
  %s = prim.contract <mul, add> %x[m, k], %x[n, k] -> [m, n] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @contract_extent(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{m is a dimension of the result, or in no subscript}}
  %s = prim.contract <mul, add> %x[m, k], %x[m, k] -> [m] where m = 2 : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @f(%x: tensor<4x8xbf16>, %v: tensor<8x3xbf16>) {
  // expected-error @+1 {{prim.softmax_contract: scores are rows of f32 or f64, not tensor<4x8xbf16>}}
  %y, %t, %m = prim.softmax_contract %x[m, k], %v[k, n] -> [m, n] : tensor<4x8xbf16>, tensor<8x3xbf16> -> tensor<4x3xbf16>
  func.return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{prim.softmax_contract: the values depend on their columns and on the terms}}
  %y, %t, %m = prim.softmax_contract %x[m, k], %v[k, 0] -> [m, n] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{prim.softmax_contract: a tile has rows and terms, not (0, 4)}}
  %y, %t, %m = prim.softmax_contract %x[m, k], %v[k, n] -> [m, n] tile [0, 4] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @contract_booleans(%x: tensor<4x8xi1>) {
  // expected-error @+1 {{prim.contract: products of i1 are not added in i32}}
  %0 = prim.contract <mul, add> %x[m, k], %x[n, k] -> [m, n] : tensor<4x8xi1>, tensor<4x8xi1> -> tensor<4x4xi32>
  func.return
}

// -----

func.func @contract_in_booleans(%x: tensor<4x8xi8>) {
  // expected-error @+1 {{prim.contract: products of i8 are not added in i1}}
  %0 = prim.contract <mul, add> %x[m, k], %x[n, k] -> [m, n] : tensor<4x8xi8>, tensor<4x8xi8> -> tensor<4x4xi1>
  func.return
}

// -----

func.func @contract_kinds(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.contract: products of f32 are not added in i64}}
  %0 = prim.contract <mul, add> %x[m, k], %x[n, k] -> [m, n] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x4xi64>
  func.return
}

// -----

func.func @contract_integers_in_floats(%x: tensor<4x8xi32>) {
  // expected-error @+1 {{prim.contract: products of i32 are not added in f32}}
  %0 = prim.contract <mul, add> %x[m, k], %x[n, k] -> [m, n] : tensor<4x8xi32>, tensor<4x8xi32> -> tensor<4x4xf32>
  func.return
}

// -----

func.func @contract_wide(%x: tensor<4x8xf64>) {
  // expected-error @+1 {{prim.contract: products of f64 are not added in f32}}
  %0 = prim.contract <mul, add> %x[m, k], %x[n, k] -> [m, n] : tensor<4x8xf64>, tensor<4x8xf64> -> tensor<4x4xf32>
  func.return
}

// -----

func.func @contract_second_operand(%x: tensor<4x8xf32>, %y: tensor<4x8xf64>) {
  // expected-error @+1 {{prim.contract: products of f64 are not added in f32}}
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<4x8xf32>, tensor<4x8xf64> -> tensor<4x4xf32>
  func.return
}

// -----

func.func @fusion_end(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.fusion ends in prim.yield}}
  %0 = "prim.fusion"(%x) <{label = "elementwise"}> ({
  ^bb0(%a: tensor<4xf32>):
    loop.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @gather_element(%x: tensor<4xf32>, %i: tensor<3xi64>) {
  // expected-error @+1 {{prim.gather keeps the element type: tensor<4xf32>, tensor<3xi64> -> tensor<3xf64>}}
  %0 = prim.gather %x[%i] : tensor<4xf32> -> tensor<3xf64>
  func.return
}

// -----

func.func @scatter_result(%x: tensor<4xf32>, %i: tensor<3xi64>, %u: tensor<3xf32>) {
  // expected-error @+1 {{prim.scatter keeps the base's type: tensor<4xf32>, tensor<3xi64>, tensor<3xf32> -> tensor<5xf32>}}
  %0 = prim.scatter <add> %x[%i], %u : tensor<4xf32>, tensor<3xf32> -> tensor<5xf32>
  func.return
}

// -----

func.func @one_chunk(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce: chunks is a number of at least 2, not 1 : i64}}
  %0 = prim.reduce <add> %x dims [1] {chunks = 1 : i64} : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @chunks(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce: chunks is a number of at least 2, not "many"}}
  %0 = prim.reduce <add> %x dims [1] {chunks = "many"} : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @reduce_beyond(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce: dims [2] are not dimensions of tensor<4x8xf32> in rising order}}
  %0 = prim.reduce <add> %x dims [2] : tensor<4x8xf32> -> tensor<4x8xf32>
  func.return
}

// -----

func.func @reduce_twice(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.reduce: dims [1, 1] are not dimensions of tensor<4x8xf32> in rising order}}
  %0 = prim.reduce <add> %x dims [1, 1] : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @scores(%x: tensor<8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{expected the rows [] and a column}}
  %0, %1, %2 = prim.softmax_contract %x[k], %v[k, n] -> [m, n] : tensor<8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @wide_values(%x: tensor<4x8xf32>, %v: tensor<8x3xf64>) {
  // expected-error @+1 {{prim.softmax_contract: products of f64 are not added in f32}}
  %0, %1, %2 = prim.softmax_contract %x[m, k], %v[k, n] -> [m, n] : tensor<4x8xf32>, tensor<8x3xf64> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @factors_of_other_rows(%x: tensor<4x8xf32>, %f: tensor<2x8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{prim.softmax_contract: factors are as the scores tensor<4x8xf32>, not tensor<2x8xf32>}}
  %0, %1, %2 = "prim.softmax_contract"(%x, %v, %f) <{values_map = #shape.dims<d2, d1>}> : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<2x8xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  func.return
}

// -----

func.func @integer_values(%x: tensor<4x8xf32>, %v: tensor<8x3xi8>) {
  // expected-error @+1 {{prim.softmax_contract: products of i8 are not added in f32}}
  %0, %1, %2 = prim.softmax_contract %x[m, k], %v[k, n] -> [m, n] : tensor<4x8xf32>, tensor<8x3xi8> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @one_number(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{prim.softmax_contract: a tile has rows and terms, not (4,)}}
  %0, %1, %2 = prim.softmax_contract %x[m, k], %v[k, n] -> [m, n] tile [4] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @part_of_a_tile(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{prim.softmax_contract: a chunk has whole tiles of terms, not 6}}
  %0, %1, %2 = prim.softmax_contract %x[m, k], %v[k, n] -> [m, n] tile [1, 4] chunk 6 : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<2x4x3xf32>
  func.return
}

// -----

func.func @other_rows(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  // expected-error @+1 {{expected the rows ['m'] and a column}}
  %0, %1, %2 = prim.softmax_contract %x[m, k], %v[k, n] -> [l, n] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  func.return
}

// -----

func.func @no_tensor(%x: f32) {
  // expected-error @+1 {{tensor}}
  %0 = "prim.exp"(%x) : (f32) -> f32
  func.return
}

// -----

func.func @pad_low(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.pad: the operand does not fit into the result}}
  %0 = prim.pad %x low [1] with 0.0 : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @pad_before(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.pad: the operand does not fit into the result}}
  %0 = prim.pad %x low [-1] with 0.0 : tensor<4xf32> -> tensor<8xf32>
  func.return
}

// -----

func.func @slice_before(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.slice: indices -1 to 2 leave the 4 that are there}}
  %0 = prim.slice %x offsets [-1] strides [1] : tensor<4xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @slice_steps(%x: tensor<4xf32>) {
  // expected-error @+1 {{prim.slice: indices 0 to 4 leave the 4 that are there}}
  %0 = prim.slice %x offsets [0] strides [2] : tensor<4xf32> -> tensor<3xf32>
  func.return
}

// -----

func.func @iota_negative() {
  // expected-error @+1 {{prim.iota along dim -1 of tensor<4xi64>}}
  %0 = prim.iota dim -1 : tensor<4xi64>
  func.return
}

// -----

func.func @concatenate_other_sizes(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{prim.concatenate}}
  %0 = prim.concatenate %x, %y dim 0 : tensor<4x2xf32>, tensor<4x3xf32> -> tensor<8x2xf32>
  func.return
}

// -----

func.func @broadcast_back(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{prim.broadcast: dims must name one result dimension for each of the operand's, in rising order}}
  %0 = prim.broadcast %x dims [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  func.return
}
