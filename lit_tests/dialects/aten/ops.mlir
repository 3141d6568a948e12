// Calls of operators read back as they were printed, in custom and in generic form.

// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | filecheck %s --check-prefix=GENERIC

// CHECK-LABEL: @tensors(
// CHECK-SAME: [[X:%[a-z0-9_]+]]: tensor<4x8xf32>, [[I:%[a-z0-9_]+]]: tensor<3xi64>, [[B:%[a-z0-9_]+]]: tensor<8xf32>
func.func @tensors(%x: tensor<4x8xf32>, %i: tensor<3xi64>, %b: tensor<8xf32>) {
  // The default overload has no third part.
  // CHECK: aten.relu [[X]] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = aten.relu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: aten.add.Tensor [[X]], [[B]] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  %1 = aten.add.Tensor %x, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  // A list of tensors, and a list with gaps.
  // CHECK: aten.cat {{\[}}[[X]], [[X]]] {dim = 1}
  %2 = aten.cat [%x, %x] {dim = 1} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  // CHECK: aten.index.Tensor [[X]], [none, [[I]]] :
  // GENERIC: "aten.index.Tensor"({{.*}}) <{indices_present = [false, true]}>
  %3 = aten.index.Tensor %x, [none, %i] : (tensor<4x8xf32>, tensor<3xi64>) -> tensor<4x3xf32>
  // Optional tensors: one that is missing in between, one that is missing at the end.
  // CHECK: aten.clamp.Tensor [[X]], none, [[B]] :
  // GENERIC: "aten.clamp.Tensor"({{.*}}) <{operandSegmentSizes = array<i32: 1, 0, 1>}>
  %4 = aten.clamp.Tensor %x, none, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  // CHECK: aten.clamp.Tensor [[X]], [[B]] :
  %5 = aten.clamp.Tensor %x, %b, none : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  func.return
}

// CHECK-LABEL: @properties(
// CHECK-SAME: [[X:%[a-z0-9_]+]]: tensor<4x8xf32>
func.func @properties(%x: tensor<4x8xf32>) {
  // A property at its default is not stored.
  // CHECK: aten.add.Scalar [[X]] {other = 2} :
  // GENERIC: "aten.add.Scalar"({{.*}}) <{other = 2 : i64}>
  %0 = aten.add.Scalar %x {other = 2, alpha = 1} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // A Scalar is an integer, a float or a boolean: 1.0 is not the default 1.
  // CHECK: aten.add.Scalar [[X]] {other = 2.5, alpha = 1.0} :
  // GENERIC: <{other = 2.500000e+00 : f64, alpha = 1.000000e+00 : f64}>
  %1 = aten.add.Scalar %x {other = 2.5, alpha = 1.0} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: aten.fill.Scalar [[X]] {value = true} :
  %2 = aten.fill.Scalar %x {value = true} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: aten.fill.Scalar [[X]] {value = -inf} :
  %3 = aten.fill.Scalar %x {value = -inf} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: aten.fill.Scalar [[X]] {value = nan} :
  %4 = aten.fill.Scalar %x {value = nan} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // A complex one is two floats.
  // CHECK: aten.mul.Scalar [[X]] {other = (0.5, -inf)} : (tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
  // GENERIC: <{other = {real = 5.000000e-01 : f64, imag = 0xfff0000000000000 : f64}}>
  %c = aten.mul.Scalar %x {other = (0.5, -inf)} : (tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
  // A value may be written with its type, or as its attribute.
  // CHECK: aten.sum.dim_IntList [[X]] {dim = [-1], keepdim = true, dtype = f64} :
  // GENERIC: <{dim = #shape.dims<-1>, keepdim = true, dtype = f64}>
  %5 = aten.sum.dim_IntList %x {dim = #shape.dims<-1>, keepdim = true, dtype = f64} : (tensor<4x8xf32>) -> tensor<4x1xf64>
  // CHECK: aten._softmax [[X]] {dim = -1, half_to_float = false} :
  %6 = aten._softmax %x {dim = -1 : i64, half_to_float = false} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: aten.gelu [[X]] {approximate = "tanh"} :
  %7 = aten.gelu %x {approximate = "tanh"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // Attributes that do not belong to the operator.
  // CHECK: aten.exp [[X]] attributes {extern = "no lowering"} :
  %8 = aten.exp %x attributes {extern = "no lowering"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: aten._to_copy [[X]] {dtype = bf16} attributes {note} :
  %9 = aten._to_copy %x {dtype = bf16} attributes {note} : (tensor<4x8xf32>) -> tensor<4x8xbf16>
  func.return
}

// CHECK-LABEL: @symbols(
// CHECK-SAME: [[X:%[a-z0-9_]+]]: tensor<?x8xf32, #shape.dims<s0, 8>>
func.func @symbols(%x: tensor<?x8xf32, #shape.dims<s0, 8>>) {
  // CHECK: aten.view [[X]] {size = [s0 * 2, 4]} :
  // GENERIC: <{size = #shape.dims<s0 * 2, 4>}>
  %0 = aten.view %x {size = [2 * s0, 4]} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x4xf32, #shape.dims<s0 * 2, 4>>
  // CHECK: aten.slice.Tensor [[X]] {end = s0 - 1} :
  // GENERIC: <{end = #shape.expr<s0 - 1>}>
  %1 = aten.slice.Tensor %x {end = s0 - 1} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0 - 1, 8>>
  // A symbolic Scalar stands in angle brackets.
  // CHECK: aten.mul.Scalar [[X]] {other = <s0>} :
  %2 = aten.mul.Scalar %x {other = <s0>} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0, 8>>
  func.return
}

// CHECK-LABEL: @results(
// CHECK-SAME: [[X:%[a-z0-9_]+]]: tensor<4x8xf32>, [[W:%[a-z0-9_]+]]: tensor<1x4x3xf32>
func.func @results(%x: tensor<4x8xf32>, %w: tensor<1x4x3xf32>) {
  // CHECK: {{%[a-z0-9_]+, %[a-z0-9_]+}} = aten.split.Tensor [[X]] {split_size = 4, dim = 1} : (tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  %0, %1 = aten.split.Tensor %x {split_size = 4, dim = 1} : (tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  // A result that the operator does not compute.
  // CHECK: output_mask = [true, false, false]} : (tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> (tensor<1x4x3xf32>, none, none)
  %2, %3, %4 = aten.convolution_backward %w, %w, %w {stride = [1], padding = [1], dilation = [1], transposed = false, output_padding = [0], groups = 1, output_mask = [true, false, false]} : (tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> (tensor<1x4x3xf32>, none, none)
  // CHECK: aten._assert_async.msg [[X]] {assert_msg = "\\ gro\C3\9F"} : (tensor<4x8xf32>) -> ()
  aten._assert_async.msg %x {assert_msg = "\\ groß"} : (tensor<4x8xf32>) -> ()
  func.return
}

// CHECK-LABEL: @out_of_the_table(
// CHECK-SAME: [[X:%[a-z0-9_]+]]: tensor<4xf32>
func.func @out_of_the_table(%x: tensor<4xf32>) {
  // CHECK: aten.call "my::scale.twice(Tensor x, Tensor? y, float by, int[2] dims=1) -> Tensor" [[X]] {by = 0.5} : (tensor<4xf32>) -> tensor<4xf32>
  // GENERIC: "aten.call"({{.*}}) <{target = "my::scale.twice({{.*}}", arguments = {by = 5.000000e-01 : f64}}>
  %0 = aten.call "my::scale.twice(Tensor x, Tensor? y, float by, int[2] dims=1) -> Tensor" %x {by = 0.5, dims = [1, 1]} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: prims.convert_element_type [[X]] {dtype = f64} : (tensor<4xf32>) -> tensor<4xf64>
  %1 = prims.convert_element_type %x {dtype = f64} : (tensor<4xf32>) -> tensor<4xf64>
  func.return
}

/// A `Tensor` that torch leaves undefined keeps its place, also at the end.
// CHECK-LABEL: @undefined_tensors(
func.func @undefined_tensors(%g: tensor<2x3x9x8xf32>, %l: tensor<2x3x9xf32>, %s: tensor<i64>) {
  // CHECK: aten._scaled_dot_product_efficient_attention_backward [[G:%[a-z]+]], [[G]], [[G]], [[G]], none, [[G]], [[L:%[a-z]+]], [[S:%[a-z]+]], [[S]] {
  // GENERIC: operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1, 1, 1>
  %q, %k, %v, %b = aten._scaled_dot_product_efficient_attention_backward %g, %g, %g, %g, none, %g, %l, %s, %s {dropout_p = 0.0, grad_input_mask = [true, true, true, false]} : (tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, none)
  // CHECK: aten.mm [[G2:%[a-z0-9]+]], none :
  %n = aten.mm %g, none : (tensor<2x3x9x8xf32>) -> tensor<2x3x9x8xf32>
  func.return
}
