// RUN: stepwell-opt %s -p split-reductions{products=1x64x64x8192:4,2x64x64x8192:1} --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p split-reductions{products=1x64x64x8192:4} --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: not stepwell-opt %s -p split-reductions{products=64x8192} 2>&1 | filecheck %s --check-prefix=REFUSED

// REFUSED: a product has matrices, rows, columns, terms, and chunks, as 1x64x64x8192:4

/// A measurement found that four chunks are fastest, without it there are sixteen.
// CHECK-LABEL: func.func @measured(
// CHECK-NEXT:    prim.contract <mul, add> %{{.*}}[m, b * 2048 + k], %{{.*}}[b * 2048 + k, n] -> [b, m, n] where k = 2048 : {{.*}} -> tensor<4x64x64xf32>
// REMARK: split-reductions: prim.contract adds up 4 chunks, which was measured to be fastest
// REMARK: split-reductions: prim.contract adds up 16 chunks first
func.func @measured(%x: tensor<64x8192xbf16>, %y: tensor<8192x64xbf16>) -> tensor<64x64xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[k, n] -> [m, n] : tensor<64x8192xbf16>, tensor<8192x64xbf16> -> tensor<64x64xf32>
  func.return %0 : tensor<64x64xf32>
}

/// And that this one is faster whole.
// CHECK-LABEL: func.func @whole(
// CHECK-NEXT:    prim.contract <mul, add> %{{.*}}[b, m, k], %{{.*}}[b, k, n] -> [b, m, n] :
// CHECK-NEXT:    func.return
func.func @whole(%x: tensor<2x64x8192xbf16>, %y: tensor<2x8192x64xbf16>) -> tensor<2x64x64xf32> {
  %0 = prim.contract <mul, add> %x[b, m, k], %y[b, k, n] -> [b, m, n] : tensor<2x64x8192xbf16>, tensor<2x8192x64xbf16> -> tensor<2x64x64xf32>
  func.return %0 : tensor<2x64x64xf32>
}
