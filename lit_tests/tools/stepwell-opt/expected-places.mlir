// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

/// Places are counted from the comment, or are the line above or below.
func.func @above(%a: i32) {
  %x = arith.addi %x, %x : i32
  // expected-error @above {{operand 0 of}}
  // expected-error @-2 {{operand 1 of}}
  func.return
}

// -----

func.func @below(%a: i32) {
  // expected-error @below {{operand 0 of}}
  // expected-error @below {{operand 1 of}}
  %x = arith.addi %x, %x : i32
  func.return
}

// -----

func.func @same_line(%a: i32) {
  %x = arith.addi %x, %a : i32 // expected-error {{its own result}}
  func.return
}

// -----

// expected-error @+2 {{unknown operation 'func.fnc'}}

func.fnc @syntax_error()
