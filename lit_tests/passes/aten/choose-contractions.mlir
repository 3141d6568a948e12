// RUN: stepwell-opt %s -p choose-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p choose-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "choose-contractions{contractions=own}" --split-input-file | filecheck %s --check-prefix=OWN
// RUN: stepwell-opt %s -p "choose-contractions{contractions=library}" --split-input-file | filecheck %s --check-prefix=LIBRARY

// OWN-NOT: extern

/// A product with few columns or few terms is bound by memory.
// CHECK-LABEL: func.func @thin(
// LIBRARY-LABEL: func.func @thin(
func.func @thin(%x: tensor<64x512xf32>, %y: tensor<512x3xf32>, %z: tensor<512x128xf32>, %v: tensor<512xf32>) -> (tensor<64x3xf32>, tensor<64x128xf32>, tensor<64xf32>) {
  // CHECK-NEXT: aten.mm %x, %y : (
  // LIBRARY-NEXT: aten.mm %x, %y attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is a contraction of ours: memory bounds it, as it is thin
  %0 = aten.mm %x, %y : (tensor<64x512xf32>, tensor<512x3xf32>) -> tensor<64x3xf32>
  // CHECK-NEXT: aten.mm %x, %z attributes {extern = "library"}
  // LIBRARY-NEXT: aten.mm %x, %z attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
  %1 = aten.mm %x, %z : (tensor<64x512xf32>, tensor<512x128xf32>) -> tensor<64x128xf32>
  // CHECK-NEXT: aten.mv %x, %v : (
  // LIBRARY-NEXT: aten.mv %x, %v attributes {extern = "library"}
  // REMARK-DAG: choose-contractions.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mv is a contraction of ours: memory bounds a product with a vector
  %2 = aten.mv %x, %v : (tensor<64x512xf32>, tensor<512xf32>) -> tensor<64xf32>
  func.return %0, %1, %2 : tensor<64x3xf32>, tensor<64x128xf32>, tensor<64xf32>
}

/// Few rows by one large matrix, which the library reads once; by a matrix of their own that a cache holds.
// CHECK-LABEL: func.func @few_rows(
func.func @few_rows(%x: tensor<2x512xf32>, %y: tensor<512x512xf32>, %z: tensor<8x2x512xf32>, %w: tensor<8x512x512xf32>, %v: tensor<8x512x16xf32>) -> (tensor<2x512xf32>, tensor<8x2x512xf32>, tensor<8x2x16xf32>) {
  // CHECK-NEXT: aten.mm {{.*}} {extern = "library"}
  %0 = aten.mm %x, %y : (tensor<2x512xf32>, tensor<512x512xf32>) -> tensor<2x512xf32>
  // CHECK-NEXT: aten.bmm {{.*}} {extern = "library"}
  %1 = aten.bmm %z, %w : (tensor<8x2x512xf32>, tensor<8x512x512xf32>) -> tensor<8x2x512xf32>
  // CHECK-NEXT: aten.bmm %z, %v : (
  %2 = aten.bmm %z, %v : (tensor<8x2x512xf32>, tensor<8x512x16xf32>) -> tensor<8x2x16xf32>
  func.return %0, %1, %2 : tensor<2x512xf32>, tensor<8x2x512xf32>, tensor<8x2x16xf32>
}

/// Products that have only the library's form so far.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    aten._int_mm {{.*}} {extern = "library"}
func.func @others(%x: tensor<32x16xi8>, %y: tensor<16x8xi8>) -> tensor<32x8xi32> {
  %0 = aten._int_mm %x, %y : (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>
  func.return %0 : tensor<32x8xi32>
}

/// The library's attention keeps no scores in memory.
// CHECK-LABEL: func.func @attention(
// CHECK-NEXT:    aten.scaled_dot_product_attention {{.*}} {extern = "library"}
// REMARK-DAG: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
func.func @attention(%x: tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32> {
  %0 = aten.scaled_dot_product_attention %x, %x, %x : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
  func.return %0 : tensor<1x2x8x16xf32>
}

// -----

/// What calling the library costs more than computing is computed, together with what surrounds it.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @small(
  func.func @small(%b: tensor<10xf32>, %x: tensor<32x100xf32>, %y: tensor<100x10xf32>, %z: tensor<4x64x64xf32>) -> (tensor<32x10xf32>, tensor<4x64x64xf32>) {
    // CHECK-NEXT: aten.addmm %b, %x, %y : (
    // REMARK-DAG: choose-contractions: aten.addmm is a contraction of ours: a call of the library takes longer than its few multiplications
    %0 = aten.addmm %b, %x, %y : (tensor<10xf32>, tensor<32x100xf32>, tensor<100x10xf32>) -> tensor<32x10xf32>
    // CHECK-NEXT: aten.bmm {{.*}} {extern = "library"}
    %1 = aten.bmm %z, %z : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    func.return %0, %1 : tensor<32x10xf32>, tensor<4x64x64xf32>
  }
}
