// RUN: stepwell-opt %s -p merge-products --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p merge-products --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "merge-products{memory=16384}" --split-input-file | filecheck %s --check-prefix=MEMORY
// RUN: stepwell-opt %s -p "merge-products{pieces=2}" --split-input-file | filecheck %s --check-prefix=PIECES
// RUN: stepwell-opt %s -p merge-products --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes merge-products | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   call: an integer (default machine.call_bytes)
// OPTIONS-NEXT:   memory: an integer (default 67108864)
// OPTIONS-NEXT:   pieces: an integer (default 64)

// CHECK-LABEL: func.func @products(
func.func @products(%b: tensor<512xf32>, %x: tensor<4x64xf32>, %y: tensor<8x64xf32>, %v: tensor<512x64xf32>) -> (tensor<4x512xf32>, tensor<8x512xf32>) {
  // CHECK:      aten.t %v
  // CHECK-NEXT: aten.t %v
  // CHECK-NEXT: %[[X:.*]] = aten.cat [%x, %y] : (tensor<4x64xf32>, tensor<8x64xf32>) -> tensor<12x64xf32>
  // CHECK-NEXT: %[[W:.*]] = aten.t %v
  // CHECK-NEXT: %[[M:.*]] = aten.addmm %b, %[[X]], %[[W]] : (tensor<512xf32>, tensor<12x64xf32>, tensor<64x512xf32>) -> tensor<12x512xf32>
  // CHECK-NEXT: %[[P:.*]] = aten.slice.Tensor %[[M]] {start = 0, end = 4} : (tensor<12x512xf32>) -> tensor<4x512xf32>
  // CHECK-NEXT: %[[Q:.*]] = aten.slice.Tensor %[[M]] {start = 4, end = 12} : (tensor<12x512xf32>) -> tensor<8x512xf32>
  // CHECK-NEXT: %[[R:.*]] = aten.relu %[[P]]
  // CHECK-NEXT: %[[S:.*]] = aten.relu %[[Q]]
  // CHECK-NEXT: func.return %[[R]], %[[S]]
  %w = aten.t %v : (tensor<512x64xf32>) -> tensor<64x512xf32>
  %u = aten.t %v : (tensor<512x64xf32>) -> tensor<64x512xf32>
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 2 products are one: 38912 bytes are copied, 163840 saved
  %p = aten.addmm %b, %x, %w : (tensor<512xf32>, tensor<4x64xf32>, tensor<64x512xf32>) -> tensor<4x512xf32>
  %r = aten.relu %p : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %q = aten.addmm %b, %y, %u : (tensor<512xf32>, tensor<8x64xf32>, tensor<64x512xf32>) -> tensor<8x512xf32>
  %s = aten.relu %q : (tensor<8x512xf32>) -> tensor<8x512xf32>
  func.return %r, %s : tensor<4x512xf32>, tensor<8x512xf32>
}

/// What the second side computes up to the product comes first; then the next layer is merged as well.
// CHECK-LABEL: func.func @layers(
func.func @layers(%x: tensor<4x256xf32>, %y: tensor<4x256xf32>, %w: tensor<256x256xf32>, %v: tensor<256x256xf32>) -> (tensor<4x256xf32>, tensor<4x256xf32>) {
  // CHECK-NEXT: %[[X:.*]] = aten.cat [%x, %y]
  // CHECK-NEXT: %[[A:.*]] = aten.mm %[[X]], %w
  // CHECK-NEXT: %[[P:.*]] = aten.slice.Tensor %[[A]] {start = 0, end = 4}
  // CHECK-NEXT: %[[Q:.*]] = aten.slice.Tensor %[[A]] {start = 4, end = 8}
  // CHECK-NEXT: %[[R:.*]] = aten.relu %[[P]]
  // CHECK-NEXT: %[[S:.*]] = aten.relu %[[Q]]
  // CHECK-NEXT: %[[Y:.*]] = aten.cat [%[[R]], %[[S]]]
  // CHECK-NEXT: %[[B:.*]] = aten.mm %[[Y]], %v
  // CHECK-NEXT: %[[T:.*]] = aten.slice.Tensor %[[B]] {start = 0, end = 4}
  // CHECK-NEXT: %[[U:.*]] = aten.slice.Tensor %[[B]] {start = 4, end = 8}
  // CHECK-NEXT: aten.tanh %[[T]]
  // CHECK-NEXT: aten.tanh %[[U]]
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 2 products are one: 49152 bytes are copied, 294912 saved
  %0 = aten.mm %x, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %1 = aten.relu %0 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 2 products are one: 49152 bytes are copied, 294912 saved
  %2 = aten.mm %1, %v : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %3 = aten.tanh %2 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  %4 = aten.mm %y, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %5 = aten.relu %4 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  %6 = aten.mm %5, %v : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %7 = aten.tanh %6 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  func.return %3, %7 : tensor<4x256xf32>, tensor<4x256xf32>
}

/// A product that reads what another one led to waits for it: the first steps of two recurrences are one product, and
/// so are the second ones.
// CHECK-LABEL: func.func @recurrences(
func.func @recurrences(%x: tensor<4x256xf32>, %y: tensor<4x256xf32>, %w: tensor<256x256xf32>) -> (tensor<4x256xf32>, tensor<4x256xf32>) {
  // CHECK-NEXT: aten.cat [%x, %y]
  // CHECK-NEXT: aten.mm
  // CHECK-NEXT: aten.slice.Tensor
  // CHECK-NEXT: aten.slice.Tensor
  // CHECK-NEXT: %[[R:.*]] = aten.tanh
  // CHECK-NEXT: %[[S:.*]] = aten.tanh
  // CHECK-NEXT: aten.cat [%[[R]], %[[S]]]
  // CHECK-NEXT: aten.mm
  // CHECK-NOT:  aten.mm
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 2 products are one: 49152 bytes are copied, 294912 saved
  %0 = aten.mm %x, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %1 = aten.tanh %0 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 2 products are one: 49152 bytes are copied, 294912 saved
  %2 = aten.mm %1, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %3 = aten.tanh %2 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  %4 = aten.mm %y, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %5 = aten.tanh %4 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  %6 = aten.mm %5, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %7 = aten.tanh %6 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  func.return %3, %7 : tensor<4x256xf32>, tensor<4x256xf32>
}

/// Rows of one tensor are taken in its order: nothing is copied. Results that would take too much memory are not all
/// computed at once.
// CHECK-LABEL: func.func @order(
// MEMORY-LABEL: func.func @order(
// PIECES-LABEL: func.func @order(
func.func @order(%x: tensor<4x8x256xf32>, %w: tensor<256x256xf32>) -> tensor<8x256xf32> {
  // CHECK:      aten.cat [%[[#]], %[[#]], %[[#]], %[[#]]]
  // CHECK-NEXT: %[[M:.*]] = aten.mm
  // CHECK-NEXT: aten.slice.Tensor %[[M]] {start = 0, end = 8}
  // MEMORY:     aten.mm {{.*}} -> tensor<16x256xf32>
  // MEMORY:     aten.mm {{.*}} -> tensor<16x256xf32>
  // PIECES:     aten.mm {{.*}} -> tensor<16x256xf32>
  // PIECES:     aten.mm {{.*}} -> tensor<16x256xf32>
  %0 = aten.select.int %x {dim = 0, index = 1} : (tensor<4x8x256xf32>) -> tensor<8x256xf32>
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 4 products are one: 0 bytes are copied, 884736 saved
  %1 = aten.mm %0, %w : (tensor<8x256xf32>, tensor<256x256xf32>) -> tensor<8x256xf32>
  %2 = aten.select.int %x {dim = 0, index = 0} : (tensor<4x8x256xf32>) -> tensor<8x256xf32>
  %3 = aten.mm %2, %w : (tensor<8x256xf32>, tensor<256x256xf32>) -> tensor<8x256xf32>
  %4 = aten.select.int %x {dim = 0, index = -1} : (tensor<4x8x256xf32>) -> tensor<8x256xf32>
  %5 = aten.mm %4, %w : (tensor<8x256xf32>, tensor<256x256xf32>) -> tensor<8x256xf32>
  %6 = aten.select.int %x {dim = 0, index = 2} : (tensor<4x8x256xf32>) -> tensor<8x256xf32>
  %7 = aten.mm %6, %w : (tensor<8x256xf32>, tensor<256x256xf32>) -> tensor<8x256xf32>
  %8 = aten.sub.Tensor %1, %3 : (tensor<8x256xf32>, tensor<8x256xf32>) -> tensor<8x256xf32>
  %9 = aten.sub.Tensor %5, %7 : (tensor<8x256xf32>, tensor<8x256xf32>) -> tensor<8x256xf32>
  %10 = aten.mul.Tensor %8, %9 : (tensor<8x256xf32>, tensor<8x256xf32>) -> tensor<8x256xf32>
  func.return %10 : tensor<8x256xf32>
}

/// With many rows the matrix is little of what is read; another bias; a product that is returned, in another shape.
// CHECK-LABEL: func.func @negative_others(
func.func @negative_others(%x: tensor<512x64xf32>, %y: tensor<512x64xf32>, %u: tensor<4x64xf32>, %v: tensor<4x64xf32>, %w: tensor<64x512xf32>, %b: tensor<512xf32>, %c: tensor<512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<2x2x512xf32>) {
  // CHECK-NOT: aten.cat
  %0 = aten.mm %x, %w : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %1 = aten.mm %y, %w : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %2 = aten.addmm %b, %u, %w : (tensor<512xf32>, tensor<4x64xf32>, tensor<64x512xf32>) -> tensor<4x512xf32>
  %3 = aten.addmm %c, %v, %w : (tensor<512xf32>, tensor<4x64xf32>, tensor<64x512xf32>) -> tensor<4x512xf32>
  %4 = aten.addmm %c, %u, %w : (tensor<512xf32>, tensor<4x64xf32>, tensor<64x512xf32>) -> tensor<4x512xf32>
  %5 = aten.relu %0 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %6 = aten.relu %1 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %7 = aten.relu %2 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %8 = aten.relu %3 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %9 = aten.view %4 {size = [2, 2, 512]} : (tensor<4x512xf32>) -> tensor<2x2x512xf32>
  func.return %5, %6, %7, %8, %9 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<2x2x512xf32>
}

/// A call that may have an effect does not move.
// CHECK-LABEL: func.func @negative_effect(
func.func @negative_effect(%x: tensor<4x256xf32>, %y: tensor<4x256xf32>, %w: tensor<256x256xf32>) -> (tensor<4x256xf32>, tensor<4x256xf32>) {
  // CHECK-NOT: aten.cat
  %0 = aten.mm %x, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %1 = aten.relu %0 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  %2 = aten.call "my::look(Tensor x) -> Tensor" %y : (tensor<4x256xf32>) -> tensor<4x256xf32>
  %3 = aten.mm %2, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
  %4 = aten.relu %3 : (tensor<4x256xf32>) -> tensor<4x256xf32>
  func.return %1, %4 : tensor<4x256xf32>, tensor<4x256xf32>
}

/// Two small products: copying their rows is a call, too.
// CHECK-LABEL: func.func @negative_small(
func.func @negative_small(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // CHECK-NOT: aten.cat
  // REMARK-DAG: merge-products.mlir:[[# @LINE + 1]]:8: merge-products: 2 products stay apart: copying their rows takes 33280 bytes, and 33024 are saved
  %0 = aten.mm %x, %w : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = aten.mm %y, %w : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %2 = aten.relu %0 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = aten.relu %1 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %2, %3 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

/// Strict numerics keep the library's order of adding up.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @negative_strict(
  func.func @negative_strict(%x: tensor<4x256xf32>, %y: tensor<4x256xf32>, %w: tensor<256x256xf32>) -> tensor<4x256xf32> {
    // CHECK-NOT: aten.cat
    %0 = aten.mm %x, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %1 = aten.mm %y, %w : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %2 = aten.sub.Tensor %0, %1 : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    func.return %2 : tensor<4x256xf32>
  }
}
