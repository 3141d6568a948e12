// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

/// Every dimension of a tensor with a symbolic one is named.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME:    %{{.*}}: index {shape.symbol = "s0"}, %{{.*}}: tensor<?x8xf32, #shape.dims<s0, 8>>
func.func @sizes(%s0: index {shape.symbol = "s0"}, %x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> index {
  // CHECK: %[[N:.*]] = shape.value <s0 * 8 + 1> : index
  // CHECK: func.return %[[N]] : index
  %n = shape.value <1 + 8 * s0> : index
  func.return %n : index
}

/// What has to hold stands where it is checked.
// CHECK-LABEL: func.func @checks(
func.func @checks(%s0: index {shape.symbol = "s0"}, %x: tensor<i64>) {
  // CHECK-NEXT: shape.assert <s0 mod 2>, "the number of rows is odd"
  shape.assert <s0 mod 2>, "the number of rows is odd"
  // CHECK-NEXT: %[[K:.*]] = aten._local_scalar_dense %
  %k = aten._local_scalar_dense %x : (tensor<i64>) -> index
  // CHECK-NEXT: shape.assert %[[K]] is <s0 * 2>, "twice as many"
  shape.assert %k is <s0 * 2>, "twice as many"
  func.return
}

/// The size that an operator gave a tensor, and what is computed of it.
// CHECK-LABEL: func.func @computed(
func.func @computed(%x: tensor<9xf32>) -> f64 {
  %i = aten.nonzero %x : (tensor<9xf32>) -> tensor<?x1xi64, #shape.dims<u0, 1>>
  // CHECK: %[[N:.*]] = shape.dim %{{.*}}, 0 : i64 : tensor<?x1xi64, #shape.dims<u0, 1>>
  %n = shape.dim %i, 0 : i64 : tensor<?x1xi64, #shape.dims<u0, 1>>
  // CHECK-NEXT: %[[M:.*]] = shape.compute <trunc(mul(0.6, float(d0)))>(%[[N]]) : (index) -> index
  %m = shape.compute <trunc(mul(0.6, float(d0)))>(%n) : (index) -> index
  // CHECK-NEXT: shape.compute <where(lt(d0, d1), -0.0, neg(inf()))>(%[[N]], %[[M]]) : (index, index) -> f64
  %y = shape.compute <where(lt(d0, d1), -0.0, neg(inf()))>(%n, %m) : (index, index) -> f64
  func.return %y : f64
}

/// Equal expressions print alike, however they were written.
// CHECK-LABEL: func.func @canonical_form(
func.func @canonical_form() {
  // CHECK-NEXT: shape.value <s0 * s1 * 2 + 3> : index
  %0 = shape.value <s1 * s0 + 3 + s0 * s1> : index
  // CHECK-NEXT: shape.value <(s0 floordiv 2) * 4 + s0 mod 2> : index
  %1 = shape.value <4 * (s0 floordiv 2) + s0 mod 2> : index
  // CHECK-NEXT: shape.value <min(s0, 7)> : index
  %2 = shape.value <min(7, s0, 9)> : index
  // CHECK-NEXT: shape.value <s0 floordiv 6> : index
  %3 = shape.value <(s0 floordiv 2) floordiv 3> : index
  // CHECK-NEXT: shape.value <0> : index
  %4 = shape.value <s0 - s0> : index
  func.return
}
