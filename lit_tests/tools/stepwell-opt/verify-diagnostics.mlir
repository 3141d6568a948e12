// RUN: not stepwell-opt %s --split-input-file --verify-diagnostics 2>&1 | filecheck %s

/// An announced error that does not come is an error.
// CHECK: verify-diagnostics.mlir:7: error: expected error "no such thing" was not produced
func.func @missing(%a: i32) {
  // expected-error @+1 {{no such thing}}
  func.return
}

// -----

/// An error that was not announced is one, too, and so is one on another line or with other words.
// CHECK: verify-diagnostics.mlir:18: error: expected error "its own result" was not produced
// CHECK: unexpected: {{.*}}verify-diagnostics.mlir:17:8: error: operand 0 of 'arith.addi' is %x, its own result
func.func @wrong_line(%a: i32) {
  // expected-error @+2 {{its own result}}
  %x = arith.addi %x, %a : i32
  func.return
}

// -----

// CHECK: verify-diagnostics.mlir:25: error: malformed expectation: // {{.*}} its own result
func.func @malformed(%a: i32) {
  // expected-error its own result
  func.return
}
