// RUN: stepwell-opt %s --verify-roundtrip | filecheck %s

// CHECK-LABEL: func.func @forward(
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = horner.polynomial %x [1.0, -2.0, 0.5] : tensor<4xf32>
  // CHECK-NEXT: func.return %[[Y]]
  %y = horner.polynomial %x [1.0, -2, 0.5] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
