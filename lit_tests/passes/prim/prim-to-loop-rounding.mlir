// RUN: stepwell-opt %s -p prim-to-loop | filecheck %s

/// Each result in low precision is rounded, so that kernels give what the operations do one by one.
// CHECK-LABEL: loop.kernel @rounded(
func.func private @rounded(%x: tensor<8xbf16>, %y: tensor<8xbf16>) -> tensor<8xbf16> {
  // CHECK:      %[[P:.*]] = arith.mulf
  // CHECK-NEXT: %[[R:.*]] = arith.truncf %[[P]] : f32 to bf16
  // CHECK-NEXT: %[[W:.*]] = arith.extf %[[R]] : bf16 to f32
  // CHECK-NEXT: %[[S:.*]] = arith.addf %[[W]]
  // CHECK-NEXT: %[[T:.*]] = arith.truncf %[[S]] : f32 to bf16
  // CHECK:      loop.store %[[T]]
  %0 = prim.mul %x, %y : tensor<8xbf16>
  %1 = prim.add %0, %y : tensor<8xbf16>
  func.return %1 : tensor<8xbf16>
}

/// An exact result is not rounded, nor is one that keeps its precision.
// CHECK-LABEL: loop.kernel @kept(
func.func private @kept(%x: tensor<8xbf16>, %y: tensor<8xbf16>) -> tensor<8xbf16> {
  // CHECK:      %[[P:.*]] = arith.mulf
  // CHECK-NEXT: %[[N:.*]] = arith.negf %[[P]]
  // CHECK-NEXT: %[[S:.*]] = arith.addf %[[N]]
  // CHECK-NEXT: %[[T:.*]] = arith.truncf %[[S]] : f32 to bf16
  // CHECK:      loop.store %[[T]]
  %0 = prim.mul %x, %y {excess_precision} : tensor<8xbf16>
  %1 = prim.neg %0 : tensor<8xbf16>
  %2 = prim.add %1, %y : tensor<8xbf16>
  func.return %2 : tensor<8xbf16>
}

func.func @main(%x: tensor<8xbf16>, %y: tensor<8xbf16>) -> (tensor<8xbf16>, tensor<8xbf16>) {
  %0 = func.call @rounded(%x, %y) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  %1 = func.call @kept(%x, %y) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  func.return %0, %1 : tensor<8xbf16>, tensor<8xbf16>
}
