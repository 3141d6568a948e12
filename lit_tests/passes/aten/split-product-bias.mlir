// RUN: stepwell-opt %s -p split-product-bias | filecheck %s
// RUN: stepwell-opt %s -p split-product-bias --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

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

/// Steps that read parts of one product.
// CHECK-LABEL: func.func @parts(
func.func @parts(%b: tensor<8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
  // CHECK-NEXT: %[[P:.*]] = aten.mm %x, %w
  // CHECK:      %[[S:.*]] = aten.slice.Tensor %[[P]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  // CHECK-NEXT: %[[Y:.*]] = aten.add.Tensor %[[S]], %b : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16x8xf32>
  // CHECK-NEXT: %[[T:.*]] = aten.slice.Tensor %[[P]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  // CHECK-NEXT: %[[Z:.*]] = aten.add.Tensor %[[T]], %b : (tensor<48x8xf32>, tensor<8xf32>) -> tensor<48x8xf32>
  // CHECK-NEXT: func.return %[[Y]], %[[Z]]
  %y = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<16x8xf32>, tensor<48x8xf32>
}

/// Parts that overlap, or that are columns, and sums that are read whole, too, or are of no bias.
// CHECK-LABEL: func.func @negative_parts(
func.func @negative_parts(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<48x8xf32>, tensor<48x8xf32>, tensor<64x4xf32>, tensor<16x8xf32>, tensor<64x8xf32>, tensor<16x8xf32>) {
  // CHECK: %[[A:.*]] = aten.add.Tensor
  // CHECK: %[[B:.*]] = aten.add.Tensor
  // CHECK: %[[C:.*]] = aten.add.Tensor
  // CHECK: %[[D:.*]] = aten.add.Tensor
  // CHECK: aten.slice.Tensor %[[A]]
  // CHECK-NEXT: aten.slice.Tensor %[[A]]
  // CHECK-NEXT: aten.slice.Tensor %[[B]]
  // CHECK-NEXT: aten.slice.Tensor %[[C]]
  // CHECK-NEXT: aten.slice.Tensor %[[D]]
  // CHECK-NOT: aten.add.Tensor
  // CHECK: return
  %0 = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %1 = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %2 = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %m = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %3 = aten.add.Tensor %m, %c : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %4 = aten.slice.Tensor %0 {end = 48} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  %5 = aten.slice.Tensor %0 {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  %6 = aten.slice.Tensor %1 {dim = 1, end = 4} : (tensor<64x8xf32>) -> tensor<64x4xf32>
  %7 = aten.slice.Tensor %2 {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %8 = aten.slice.Tensor %3 {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  func.return %4, %5, %6, %7, %2, %8 : tensor<48x8xf32>, tensor<48x8xf32>, tensor<64x4xf32>, tensor<16x8xf32>, tensor<64x8xf32>, tensor<16x8xf32>
}
