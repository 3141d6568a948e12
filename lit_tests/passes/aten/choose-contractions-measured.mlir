// RUN: stepwell-opt %s -p "choose-contractions{own=\"aten.mm:512x512:512x512t:f32\" library=aten.mm:16x16:16x16:f32}" | filecheck %s
// RUN: stepwell-opt %s -p "choose-contractions{own=\"aten.mm:512x512:512x512t:f32\" library=aten.mm:16x16:16x16:f32}" --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Products that were measured are whose they were measured to be; the same sizes in another order of memory are
/// another product.
// CHECK-LABEL: func.func @measured(
func.func @measured(%x: tensor<512x512xf32>, %s: tensor<16x16xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<16x16xf32>) {
  %t = aten.t %x : (tensor<512x512xf32>) -> tensor<512x512xf32>
  // CHECK: aten.mm %x, %t : (
  // REMARK-DAG: choose-contractions-measured.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm becomes a generated kernel: it was measured to take less time
  %0 = aten.mm %x, %t : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // CHECK-NEXT: aten.mm %x, %x attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-measured.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: the predicted time is 977.7 us for the library and 1.039 ms for a generated kernel
  %1 = aten.mm %x, %x : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  // CHECK-NEXT: aten.mm %s, %s attributes {extern = "library"}
  // REMARK-DAG: choose-contractions-measured.mlir:[[# @LINE + 1]]:8: choose-contractions: aten.mm is left to the library: it was measured to take less time
  %2 = aten.mm %s, %s : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  func.return %0, %1, %2 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<16x16xf32>
}
