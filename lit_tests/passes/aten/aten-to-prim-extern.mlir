// RUN: stepwell-opt %s -p 'aten-to-prim,verify-level{level=prim}' | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Matrix products and convolutions that say so are the vendor library's.
// CHECK-LABEL: func.func @library(
func.func @library(%x: tensor<4x8xf32>, %w: tensor<8x9xf32>, %i: tensor<1x3x8x8xf32>, %k: tensor<5x3x3x3xf32>) -> (tensor<4x9xf32>, tensor<1x5x6x6xf32>) {
  // CHECK-NEXT: aten.mm %{{.*}}, %{{.*}} attributes {extern = "library"}
  %0 = aten.mm %x, %w attributes {extern = "library"} : (tensor<4x8xf32>, tensor<8x9xf32>) -> tensor<4x9xf32>
  // CHECK-NEXT: aten.convolution {{.*}} attributes {extern = "library"}
  %1 = aten.convolution %i, %k {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {extern = "library"} : (tensor<1x3x8x8xf32>, tensor<5x3x3x3xf32>) -> tensor<1x5x6x6xf32>
  func.return %0, %1 : tensor<4x9xf32>, tensor<1x5x6x6xf32>
}

// CHECK-LABEL: func.func @no_rule(
func.func @no_rule(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: aten.digamma %{{.*}} attributes {extern = "no lowering"}
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.digamma is left to ATen: no lowering
  %0 = aten.digamma %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

/// What runs on another device than the program stays as it is.
// CHECK-LABEL: func.func @elsewhere(
func.func @elsewhere(%x: tensor<f32> {stepwell.device = "cpu"}) -> tensor<f32> {
  // CHECK-NEXT: %[[SUM:.*]] = aten.add.Scalar %x {other = 1} attributes {extern = "its result is on cpu", result_on = "cpu"}
  // CHECK-NEXT: %[[COPY:.*]] = aten._to_copy %[[SUM]] {device = "cuda:0"} attributes {extern = "a copy from cpu", copied_from = "cpu"}
  // CHECK-NEXT: prim.neg %[[COPY]]
  %0 = aten.add.Scalar %x {other = 1} attributes {extern = "its result is on cpu", result_on = "cpu"} : (tensor<f32>) -> tensor<f32>
  %1 = aten._to_copy %0 {device = "cuda:0"} attributes {extern = "a copy from cpu", copied_from = "cpu"} : (tensor<f32>) -> tensor<f32>
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.neg becomes 1 prim op
  %2 = aten.neg %1 : (tensor<f32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// CHECK-LABEL: func.func @random(
func.func @random(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: aten.bernoulli %{{.*}} attributes {extern = "random numbers from ATen's generator"}
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.bernoulli is left to ATen: random numbers from ATen's generator
  %0 = aten.bernoulli %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @complex(
func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // CHECK-NEXT: aten.exp %{{.*}} attributes {extern = "no lowering: complex numbers"}
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.exp is left to ATen: no lowering: complex numbers
  %0 = aten.exp %x : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  func.return %0 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func @size_as_result(
func.func @size_as_result(%q: tensor<1x2x16x64xbf16>) -> tensor<1x2x16x64xbf16> {
  // CHECK-NEXT: aten._scaled_dot_product_cudnn_attention {{.*}} attributes {extern = "no lowering: a value of type index"}
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:46: aten-to-prim: aten._scaled_dot_product_cudnn_attention is left to ATen: no lowering: a value of type index
  %0, %1, %2, %3, %rows, %keys, %4, %5, %6 = aten._scaled_dot_product_cudnn_attention %q, %q, %q {compute_log_sumexp = false} : (tensor<1x2x16x64xbf16>, tensor<1x2x16x64xbf16>, tensor<1x2x16x64xbf16>) -> (tensor<1x2x16x64xbf16>, none, none, none, index, index, tensor<i64>, tensor<i64>, none)
  func.return %0 : tensor<1x2x16x64xbf16>
}

/// A rule may find that a case is beyond it; nothing of what it built is left.
// CHECK-LABEL: func.func @beyond_a_rule(
func.func @beyond_a_rule(%x: tensor<2x5xf32>, %y: tensor<?x5xf32, #shape.dims<s0, 5>>) -> tensor<?x5xf32, #shape.dims<s1, 5>> {
  // CHECK-NEXT: aten.add.Tensor %{{.*}} attributes {extern = "no lowering: the sizes 2 and s1 are not known to be equal"}
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.add.Tensor is left to ATen: no lowering: the sizes 2 and s1 are not known to be equal
  %0 = aten.add.Tensor %x, %y : (tensor<2x5xf32>, tensor<?x5xf32, #shape.dims<s0, 5>>) -> tensor<?x5xf32, #shape.dims<s1, 5>>
  func.return %0 : tensor<?x5xf32, #shape.dims<s1, 5>>
}

/// An operator that is not in the table.
// CHECK-LABEL: func.func @custom(
func.func @custom(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: aten.call "my::scale(Tensor x) -> Tensor" %{{.*}} attributes {extern = "no lowering"}
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.call is left to ATen: no lowering
  %0 = aten.call "my::scale(Tensor x) -> Tensor" %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

/// Floats of eight bits are moved, read and written; the rest is ATen's.
// CHECK-LABEL: func.func @float8(
// CHECK-NEXT:    prim.transpose
// CHECK-NEXT:    prim.convert %{{.*}} : tensor<4x2xf8E4M3FN> -> tensor<4x2xf32>
// CHECK-NEXT:    prim.convert %{{.*}} : tensor<4x2xf32> -> tensor<4x2xf8E5M2>
// CHECK-NEXT:    aten.abs %{{.*}} attributes {extern = "no lowering: floats of eight bits"}
func.func @float8(%x: tensor<2x4xf8E4M3FN>) -> (tensor<4x2xf8E5M2>, tensor<2x4xf8E4M3FN>) {
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.t becomes 1 prim op
  %t = aten.t %x : (tensor<2x4xf8E4M3FN>) -> tensor<4x2xf8E4M3FN>
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten._to_copy becomes 1 prim op
  %w = aten._to_copy %t {dtype = f32} : (tensor<4x2xf8E4M3FN>) -> tensor<4x2xf32>
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten._to_copy becomes 1 prim op
  %r = aten._to_copy %w {dtype = f8E5M2} : (tensor<4x2xf32>) -> tensor<4x2xf8E5M2>
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.abs is left to ATen: no lowering: floats of eight bits
  %a = aten.abs %x : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  func.return %r, %a : tensor<4x2xf8E5M2>, tensor<2x4xf8E4M3FN>
}

// -----

/// A number that the rule needs to know.
// CHECK-LABEL: func.func @symbolic_number(
// CHECK-NEXT:    aten.elu %{{.*}} {alpha = <s0>} attributes {extern = "no lowering: the number s0 is symbolic"}
func.func @symbolic_number(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>> {
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.elu is left to ATen: no lowering: the number s0 is symbolic
  %0 = aten.elu %x {alpha = <s0>} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>>
  func.return %0 : tensor<?xf32, #shape.dims<s0>>
}

/// A size that the function is not given is told by what ATen gives.
// CHECK-LABEL: func.func @part_from_a_value_on(
// CHECK-NEXT:    aten.slice.Tensor %x
// CHECK-SAME:      extern = "no lowering: the size u1 of the slice depends on values"
func.func @part_from_a_value_on(%x: tensor<?xf32, #shape.dims<s0>>, %s0: index {shape.symbol = "s0"}, %u0: index {shape.symbol = "u0"}) -> tensor<?xf32, #shape.dims<u1>> {
  // REMARK-DAG: aten-to-prim-extern.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.slice.Tensor is left to ATen: no lowering: the size u1 of the slice depends on values
  %y = aten.slice.Tensor %x {start = u0, end = 9223372036854775807} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<u1>>
  func.return %y : tensor<?xf32, #shape.dims<u1>>
}
