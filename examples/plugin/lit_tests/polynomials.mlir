// RUN: stepwell-opt %s -p rules{file=stepwell_horner:polynomials.rules} | filecheck %s

// CHECK-LABEL: func.func @identity(
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: func.return %x
  %y = horner.polynomial %x [0.0, 1.0] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// CHECK-LABEL: func.func @other(
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: horner.polynomial
  %y = horner.polynomial %x [0.0, 2.0] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
