// RUN: stepwell-opt %s -p split-product-bias | filecheck %s

// CHECK-LABEL: func.func @bias(
func.func @bias(%b: tensor<8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> tensor<64x8xf32> {
  // CHECK-NEXT: %[[P:.*]] = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  // CHECK-NEXT: %[[Y:.*]] = aten.add.Tensor %[[P]], %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  // CHECK-NEXT: func.return %[[Y]]
  %y = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  func.return %y : tensor<64x8xf32>
}

/// A sum of matrices is the library's, and so is one with factors.
// CHECK-LABEL: func.func @negative_others(
func.func @negative_others(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>) {
  // CHECK-NEXT: aten.addmm %c
  // CHECK-NEXT: aten.addmm %b
  // CHECK-NEXT: aten.addmm %b
  %0 = aten.addmm %c, %x, %w : (tensor<64x8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %1 = aten.addmm %b, %x, %w {beta = 2} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %2 = aten.addmm %b, %x, %w {alpha = 0.5} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  func.return %0, %1, %2 : tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>
}

/// The product of bf16 is rounded together with its bias.
// CHECK-LABEL: func.func @negative_short(
func.func @negative_short(%b: tensor<8xbf16>, %x: tensor<64x32xbf16>, %w: tensor<32x8xbf16>) -> tensor<64x8xbf16> {
  // CHECK-NEXT: aten.addmm
  %y = aten.addmm %b, %x, %w : (tensor<8xbf16>, tensor<64x32xbf16>, tensor<32x8xbf16>) -> tensor<64x8xbf16>
  func.return %y : tensor<64x8xbf16>
}
