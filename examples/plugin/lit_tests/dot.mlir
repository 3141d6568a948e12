// RUN: stepwell-opt %s -t dot | filecheck %s
// RUN: stepwell-opt %s -t dot{types} | filecheck %s --check-prefix=TYPES

// CHECK-LABEL: digraph "forward" {
// CHECK-NEXT:    argument0 [label="%x" shape=plain]
// CHECK-NEXT:    op0 [label="horner.polynomial"]
// CHECK-NEXT:    argument0 -> op0
// CHECK-NEXT:    op1 [label="func.return"]
// CHECK-NEXT:    op0 -> op1
// CHECK-NEXT:  }
// TYPES:         argument0 -> op0 [label="tensor<4xf32>"]
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = horner.polynomial %x [1.0, 0.5] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
