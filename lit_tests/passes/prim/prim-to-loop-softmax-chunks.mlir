// RUN: stepwell-opt %s -p outline-fusions,prim-to-loop --machine=zen-avx512 --check-semantics | filecheck %s

/// On a CPU chunks of terms are a loop, too. The last one has a block that is not full.
// CHECK:         loop.parallel %[[C:.*]] = 0 to 3 {
// CHECK:               loop.for %{{.*}} = %[[C]] * 2 to min(%[[C]] * 2 + 2, 4) {
// CHECK:               loop.for %{{.*}} = {{.*}} to min(%[[C]] * 2 + 2, 5) - 4 {
func.func @chunks(%s: tensor<2x3x90xf32>, %v: tensor<2x90x5xf32>) -> (tensor<3x2x3x5xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) {
  %0, %1, %2 = prim.fusion "chunks" (%a = %s : tensor<2x3x90xf32>, %b = %v : tensor<2x90x5xf32>) -> (tensor<3x2x3x5xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) {
    %y, %t, %m = prim.softmax_contract %a[b, m, k], %b[b, k, n] -> [b, m, n] tile [2, 20] chunk 40 : tensor<2x3x90xf32>, tensor<2x90x5xf32> -> tensor<3x2x3x5xf32>
    prim.yield %y, %t, %m : tensor<3x2x3x5xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>
  }
  func.return %0, %1, %2 : tensor<3x2x3x5xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>
}
