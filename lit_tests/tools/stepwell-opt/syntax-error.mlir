// RUN: not stepwell-opt %s 2>&1 | filecheck %s

/// A syntax error shows the place, the line and a caret.
// CHECK:      syntax-error.mlir:8:25: error: operand is used with type i32, but has been previously used
// CHECK-NEXT:   %0 = arith.addi %a, %x : i32
// CHECK-NEXT:                       ^^
func.func @f(%a: i32, %x: i64) -> i32 {
    %0 = arith.addi %a, %x : i32
  func.return %0 : i32
}
