// RUN: stepwell-opt %s -p raise-polynomials | filecheck %s

// CHECK-LABEL: func.func @polynomial(
func.func @polynomial(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = horner.polynomial %x [1.0, 0.5] : tensor<4xf32>
  // CHECK-NEXT: func.return %[[Y]]
  %y = aten.call "horner::polynomial(Tensor x, float[] coefficients) -> Tensor" %x {coefficients = [1.0, 0.5]} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

/// Another operator stays.
// CHECK-LABEL: func.func @other(
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: aten.call "other::polynomial
  %y = aten.call "other::polynomial(Tensor x, float[] coefficients) -> Tensor" %x {coefficients = [1.0, 0.5]} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}
