// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @division_by_zero() {
  // expected-error @+1 {{division by zero}}
  %0 = shape.value <s0 floordiv 0> : index
  func.return
}

// -----

func.func @no_expression() {
  // expected-error @+1 {{expected a number, a symbol or a parenthesis}}
  %0 = shape.value <s0 + > : index
  func.return
}
