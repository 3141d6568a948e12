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

// -----

func.func @no_function(%n: index) {
  // expected-error @+1 {{there is no function 'trunk'; did you mean 'trunc' or 'round'?}}
  %0 = shape.compute <trunk(d0)>(%n) : (index) -> index
  func.return
}

// -----

func.func @no_operand(%n: index) {
  // expected-error @+1 {{the formula is of d1, and there are 1 operands}}
  %0 = shape.compute <max(d0, d1)>(%n) : (index) -> index
  func.return
}
