// RUN: not stepwell-opt %s 2>&1 | filecheck %s

// CHECK:      undefined-value.mlir:7:15: error: value %b is not defined in this scope
// CHECK-NEXT:   func.return %b : i32
// CHECK-NEXT:               ^^
func.func @f(%a: i32) -> i32 {
  func.return %b : i32
}
