// RUN: stepwell-opt %s -p merge-product-sums --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p merge-product-sums --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "merge-product-sums{memory=36000}" --split-input-file | filecheck %s --check-prefix=MEMORY
// RUN: stepwell-opt %s -p "merge-product-sums{pieces=1}" --split-input-file | filecheck %s --check-prefix=MEMORY
// RUN: stepwell-opt %s -p "merge-product-sums{call=8388608}" --split-input-file | filecheck %s --check-prefix=CALL
// RUN: stepwell-opt %s -p merge-product-sums --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes merge-product-sums | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   call: an integer (default machine.call_bytes)
// OPTIONS-NEXT:   memory: an integer (default 67108864)
// OPTIONS-NEXT:   pieces: an integer (default 64)

// CHECK-LABEL: func.func @products(
// MEMORY-LABEL: func.func @products(
func.func @products(%a: tensor<512x16xf32>, %b: tensor<16x256xf32>, %c: tensor<512x8xf32>, %d: tensor<8x256xf32>) -> tensor<512x256xf32> {
  // CHECK-NEXT: %[[L:.*]] = aten.cat [%a, %c] {dim = 1} : (tensor<512x16xf32>, tensor<512x8xf32>) -> tensor<512x24xf32>
  // CHECK-NEXT: %[[R:.*]] = aten.cat [%b, %d] : (tensor<16x256xf32>, tensor<8x256xf32>) -> tensor<24x256xf32>
  // CHECK-NEXT: %[[S:.*]] = aten.mm %[[L]], %[[R]] : (tensor<512x24xf32>, tensor<24x256xf32>) -> tensor<512x256xf32>
  // CHECK-NEXT: func.return %[[S]]
  /// With less memory, or fewer arguments, there are several.
  // MEMORY-COUNT-2: aten.mm
  %p = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %q = aten.mm %c, %d : (tensor<512x8xf32>, tensor<8x256xf32>) -> tensor<512x256xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 2 products are one: 212992 bytes are copied, 1081344 saved
  %s = aten.add.Tensor %p, %q : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  func.return %s : tensor<512x256xf32>
}

/// As autograd writes the gradient of a weight: what came in transposed is copied as it lies.
// CHECK-LABEL: func.func @gradients(
func.func @gradients(%a: tensor<16x512xf32>, %b: tensor<16x256xf32>, %c: tensor<16x512xf32>, %d: tensor<16x256xf32>, %e: tensor<512x256xf32>) -> tensor<512x256xf32> {
  // CHECK-NEXT: %[[L:.*]] = aten.cat [%a, %c] : (tensor<16x512xf32>, tensor<16x512xf32>) -> tensor<32x512xf32>
  // CHECK-NEXT: %[[T:.*]] = aten.t %[[L]] : (tensor<32x512xf32>) -> tensor<512x32xf32>
  // CHECK-NEXT: %[[R:.*]] = aten.cat [%b, %d]
  // CHECK-NEXT: %[[P:.*]] = aten.mm %[[T]], %[[R]] : (tensor<512x32xf32>, tensor<32x256xf32>) -> tensor<512x256xf32>
  // CHECK-NEXT: %[[S:.*]] = aten.add.Tensor %[[P]], %e
  // CHECK-NEXT: func.return %[[S]]
  %0 = aten.t %a : (tensor<16x512xf32>) -> tensor<512x16xf32>
  %1 = aten.mm %0, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %2 = aten.t %1 : (tensor<512x256xf32>) -> tensor<256x512xf32>
  %3 = aten.t %2 : (tensor<256x512xf32>) -> tensor<512x256xf32>
  %4 = aten.add.Tensor %3, %e : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  %5 = aten.permute %d {dims = [1, 0]} : (tensor<16x256xf32>) -> tensor<256x16xf32>
  %6 = aten.mm %5, %c : (tensor<256x16xf32>, tensor<16x512xf32>) -> tensor<256x512xf32>
  %7 = aten.transpose.int %6 {dim0 = 0, dim1 = 1} : (tensor<256x512xf32>) -> tensor<512x256xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 2 products are one: 262144 bytes are copied, 1081344 saved
  %8 = aten.add.Tensor %4, %7 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  func.return %8 : tensor<512x256xf32>
}

/// A sum that is transposed as a whole stays so.
// CHECK-LABEL: func.func @transposed(
func.func @transposed(%a: tensor<512x16xf32>, %b: tensor<16x256xf32>, %c: tensor<512x16xf32>, %d: tensor<16x256xf32>, %e: tensor<512x16xf32>, %f: tensor<16x256xf32>) -> tensor<256x512xf32> {
  // CHECK-NEXT: %[[L:.*]] = aten.cat [%a, %c, %e] {dim = 1}
  // CHECK-NEXT: %[[R:.*]] = aten.cat [%b, %d, %f] :
  // CHECK-NEXT: %[[P:.*]] = aten.mm %[[L]], %[[R]] : (tensor<512x48xf32>, tensor<48x256xf32>) -> tensor<512x256xf32>
  // CHECK-NEXT: %[[T:.*]] = aten.t %[[P]]
  // CHECK-NEXT: func.return %[[T]]
  %0 = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %1 = aten.t %0 : (tensor<512x256xf32>) -> tensor<256x512xf32>
  %2 = aten.mm %c, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %3 = aten.mm %e, %f : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %4 = aten.add.Tensor %2, %3 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  %5 = aten.t %4 : (tensor<512x256xf32>) -> tensor<256x512xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 3 products are one: 360448 bytes are copied, 2162688 saved
  %6 = aten.add.Tensor %1, %5 : (tensor<256x512xf32>, tensor<256x512xf32>) -> tensor<256x512xf32>
  func.return %6 : tensor<256x512xf32>
}

/// A product that is added already.
// CHECK-LABEL: func.func @added(
func.func @added(%a: tensor<512x16xf32>, %b: tensor<16x256xf32>, %c: tensor<512x16xf32>, %d: tensor<16x256xf32>) -> tensor<512x256xf32> {
  // CHECK-NEXT: %[[L:.*]] = aten.cat [%a, %c]
  // CHECK-NEXT: %[[R:.*]] = aten.cat [%b, %d]
  // CHECK-NEXT: aten.mm %[[L]], %[[R]]
  // CHECK-NEXT: func.return
  %p = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 2 products are one: 262144 bytes are copied, 1081344 saved
  %s = aten.addmm %p, %c, %d : (tensor<512x256xf32>, tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  func.return %s : tensor<512x256xf32>
}

/// Rows of one tensor are taken in its order, and another sum of the same gradients takes them in the same.
// CHECK-LABEL: func.func @order(
func.func @order(%a: tensor<16x512xf32>, %c: tensor<16x512xf32>, %x: tensor<2x16x256xf32>, %h: tensor<16x256xf32>, %k: tensor<16x256xf32>) -> (tensor<512x256xf32>, tensor<512x256xf32>) {
  // CHECK:      %[[X:.*]], %[[Y:.*]] = aten.unbind.int %x
  // CHECK:      aten.cat [%c, %a] : (tensor<16x512xf32>, tensor<16x512xf32>) -> tensor<32x512xf32>
  // CHECK:      aten.cat [%[[X]], %[[Y]]]
  // CHECK:      aten.cat [%c, %a] : (tensor<16x512xf32>, tensor<16x512xf32>) -> tensor<32x512xf32>
  // CHECK:      aten.cat [%k, %h]
  %0, %1 = aten.unbind.int %x : (tensor<2x16x256xf32>) -> (tensor<16x256xf32>, tensor<16x256xf32>)
  %s = aten.t %a : (tensor<16x512xf32>) -> tensor<512x16xf32>
  %t = aten.t %c : (tensor<16x512xf32>) -> tensor<512x16xf32>
  %2 = aten.mm %s, %1 : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %3 = aten.mm %t, %0 : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 2 products are one: 163840 bytes are copied, 1081344 saved
  %4 = aten.add.Tensor %2, %3 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  %5 = aten.mm %s, %h : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %6 = aten.mm %t, %k : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 2 products are one: 262144 bytes are copied, 1081344 saved
  %7 = aten.add.Tensor %5, %6 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  func.return %4, %7 : tensor<512x256xf32>, tensor<512x256xf32>
}

/// Copying more than the results have would take longer; where launches are what takes time, a longer sum pays.
// CHECK-LABEL: func.func @negative_many_columns(
// CALL-LABEL: func.func @negative_many_columns(
func.func @negative_many_columns(%a: tensor<256x200xf32>, %b: tensor<200x256xf32>, %c: tensor<256x200xf32>, %d: tensor<200x256xf32>, %e: tensor<256x200xf32>, %f: tensor<200x256xf32>, %g: tensor<256x200xf32>, %h: tensor<200x256xf32>) -> tensor<256x256xf32> {
  // CHECK-NOT: aten.cat
  // CALL-COUNT-2: aten.cat
  // CALL-NEXT: aten.mm
  // CALL-NEXT: func.return
  %0 = aten.mm %a, %b : (tensor<256x200xf32>, tensor<200x256xf32>) -> tensor<256x256xf32>
  %1 = aten.mm %c, %d : (tensor<256x200xf32>, tensor<200x256xf32>) -> tensor<256x256xf32>
  %2 = aten.mm %e, %f : (tensor<256x200xf32>, tensor<200x256xf32>) -> tensor<256x256xf32>
  %3 = aten.mm %g, %h : (tensor<256x200xf32>, tensor<200x256xf32>) -> tensor<256x256xf32>
  %4 = aten.add.Tensor %0, %1 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %5 = aten.add.Tensor %4, %2 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %6 = aten.add.Tensor %5, %3 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  func.return %6 : tensor<256x256xf32>
}

/// Each copy is a call of its own, so that two small products stay two.
// CHECK-LABEL: func.func @negative_small(
func.func @negative_small(%a: tensor<16x8xf32>, %b: tensor<8x16xf32>, %c: tensor<16x8xf32>, %d: tensor<8x16xf32>) -> tensor<16x16xf32> {
  // CHECK-NOT: aten.cat
  %0 = aten.mm %a, %b : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %1 = aten.mm %c, %d : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  // REMARK-DAG: merge-product-sums.mlir:[[# @LINE + 1]]:8: merge-product-sums: 2 products stay apart: copying their operands takes 69632 bytes, and 34816 are saved
  %2 = aten.add.Tensor %0, %1 : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  func.return %2 : tensor<16x16xf32>
}

/// Somebody else reads a product; a sum with a factor; numbers that are not known; thin products, which are no calls.
// CHECK-LABEL: func.func @negative_others(
func.func @negative_others(%s0: index {shape.symbol = "s0"}, %a: tensor<512x16xf32>, %b: tensor<16x256xf32>, %c: tensor<512x16xf32>, %d: tensor<16x256xf32>, %e: tensor<512x?xf32, #shape.dims<512, s0>>, %f: tensor<?x256xf32, #shape.dims<s0, 256>>, %g: tensor<512x4xf32>, %h: tensor<4x256xf32>) -> (tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>) {
  // CHECK-NOT: aten.cat
  %0 = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %1 = aten.mm %c, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %2 = aten.add.Tensor %0, %1 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  %3 = aten.mm %a, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %4 = aten.mm %c, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %5 = aten.add.Tensor %3, %4 {alpha = 2} : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  %6 = aten.mm %e, %f : (tensor<512x?xf32, #shape.dims<512, s0>>, tensor<?x256xf32, #shape.dims<s0, 256>>) -> tensor<512x256xf32>
  %7 = aten.mm %a, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %8 = aten.add.Tensor %6, %7 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  %9 = aten.mm %g, %h : (tensor<512x4xf32>, tensor<4x256xf32>) -> tensor<512x256xf32>
  %10 = aten.mm %a, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
  %11 = aten.add.Tensor %9, %10 : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
  func.return %0, %2, %5, %8, %11 : tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>
}

// -----

/// Strict numerics keep all roundings.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @negative_strict(
  func.func @negative_strict(%a: tensor<512x16xf32>, %b: tensor<16x256xf32>, %c: tensor<512x16xf32>, %d: tensor<16x256xf32>) -> tensor<512x256xf32> {
    // CHECK-NOT: aten.cat
    %p = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
    %q = aten.mm %c, %d : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
    %s = aten.add.Tensor %p, %q : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<512x256xf32>
    func.return %s : tensor<512x256xf32>
  }
}
