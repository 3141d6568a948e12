// RUN: stepwell-opt %s -p lower-polynomials | filecheck %s

// CHECK-LABEL: func.func @linear(
func.func @linear(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[B:.*]] = prim.constant 0.5 : tensor<4xf32>
  // CHECK-NEXT: %[[BX:.*]] = prim.mul %[[B]], %x : tensor<4xf32>
  // CHECK-NEXT: %[[A:.*]] = prim.constant 1.0 : tensor<4xf32>
  // CHECK-NEXT: %[[Y:.*]] = prim.add %[[BX]], %[[A]] : tensor<4xf32>
  // CHECK-NEXT: func.return %[[Y]]
  %y = horner.polynomial %x [1.0, 0.5] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// CHECK-LABEL: func.func @constant(
func.func @constant(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = prim.constant 2.0 : tensor<4xf32>
  // CHECK-NEXT: func.return %[[Y]]
  %y = horner.polynomial %x [2.0] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
