// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @integers(%x: tensor<4xi64>) -> tensor<4xi64> {
  // expected-error @+1 {{a polynomial is computed of floats, not of i64}}
  %y = horner.polynomial %x [1.0] : tensor<4xi64>
  func.return %y : tensor<4xi64>
}

// -----

func.func @no_coefficient(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{a polynomial has at least one coefficient}}
  %y = horner.polynomial %x [] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
