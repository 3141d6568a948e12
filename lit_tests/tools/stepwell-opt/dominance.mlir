// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

func.func @use_before_definition(%a: i32) -> i32 {
  // expected-error @+1 {{operand 0 of 'arith.addi' is %x, which is defined later}}
  %y = arith.addi %x, %a : i32
  %x = arith.addi %a, %a : i32
  func.return %y : i32
}

// -----

func.func @own_result(%a: i32) -> i32 {
  // expected-error @+1 {{operand 1 of 'arith.addi' is %x, its own result}}
  %x = arith.addi %a, %x : i32
  func.return %x : i32
}

// -----

func.func @other_branch(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  %x = arith.addi %a, %a : i32
  cf.br ^end
^right:
  // expected-error @+1 {{which is defined in a block that does not dominate this one}}
  %y = arith.addi %x, %a : i32
  cf.br ^end
^end:
  func.return %a : i32
}

// -----

/// Either branch leads to the end: only what stands before the fork is known there.
func.func @join(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^left, ^right
^left:
  %x = arith.addi %0, %a : i32
  cf.br ^end
^right:
  cf.br ^end
^end:
  %1 = arith.addi %0, %a : i32
  // expected-error @+1 {{operand 0 of 'arith.addi' is %x}}
  %2 = arith.addi %x, %1 : i32
  func.return %2 : i32
}

// -----

func.func @loop_of_blocks(%a: i32, %c: i1) -> i32 {
  cf.br ^head
^head:
  %x = arith.addi %a, %a : i32
  cf.cond_br %c, ^head, ^end
^end:
  func.return %x : i32
}

// -----

func.func @region(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> (i32) {
    // expected-error @+1 {{operand 0 of 'arith.addi' is %later, which is defined later}}
    %1 = arith.addi %later, %a : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  %later = arith.addi %a, %0 : i32
  func.return %later : i32
}
