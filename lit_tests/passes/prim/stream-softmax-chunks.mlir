// RUN: stepwell-opt %s -p stream-softmax --machine=h100 --check-semantics | filecheck %s
// RUN: stepwell-opt %s -p stream-softmax,fuse,outline-fusions,prim-to-loop --machine=h100 | filecheck %s --check-prefix=LOOPS
// RUN: stepwell-opt %s -p stream-softmax --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// A single query, as in decoding: three heads that share keys are rows of one block, and the terms are cut into chunks,
/// so that there are more programs. Sums of chunks are combined relative to the greatest score of all.
// CHECK-LABEL: func.func @single_query(
// CHECK:         %[[Y:.*]], %[[T:.*]], %[[M:.*]] = prim.fusion
// CHECK:           %[[S:.*]] = prim.reshape %{{.*}} : tensor<6x1x1000xf32> -> tensor<2x3x1000xf32>
// CHECK-NEXT:      prim.softmax_contract %[[S]][b, m, k], %{{.*}}[b, k, n] -> [b, m, n] tile [16, 64] chunk 128 : {{.*}} -> tensor<8x2x3x16xf32>
// CHECK:         %[[G:.*]] = prim.reduce <maximum> %[[M]] dims [0] {second_stage} : tensor<8x2x3xf32> -> tensor<2x3xf32>
// CHECK:         %[[D:.*]] = prim.sub %[[M]], %{{.*}} : tensor<8x2x3xf32>
// CHECK-NEXT:    %[[F:.*]] = prim.exp %[[D]]
// CHECK:         %[[P:.*]] = prim.mul %[[Y]], %{{.*}} : tensor<8x2x3x16xf32>
// CHECK-NEXT:    prim.reduce <add> %[[P]] dims [0] {second_stage} : tensor<8x2x3x16xf32> -> tensor<2x3x16xf32>
// CHECK-NEXT:    %[[Q:.*]] = prim.mul %[[T]], %[[F]] : tensor<8x2x3xf32>
// CHECK-NEXT:    prim.reduce <add> %[[Q]] dims [0] {second_stage} : tensor<8x2x3xf32> -> tensor<2x3xf32>

/// Programs are chunks of heads; the last chunk has fewer terms.
// LOOPS-LABEL: loop.kernel
// LOOPS:         loop.parallel %[[B:.*]] = 0 to 16 attributes {block = #loop.block<1, x>} {
// LOOPS:           loop.parallel %{{.*}} = 0 to 3 attributes {block = #loop.block<16>} {
// LOOPS:             loop.for %[[STEP:.*]] = (%[[B]] floordiv 2) * 2 to (%[[B]] floordiv 2) * 2 + 2 carry
// LOOPS:               loop.reduce <maximum> %{{.*}} = 0 to min(-%[[STEP]] * 64 + 1000, 64)

// REMARK: prim.contract and the softmax before it are one kernel, 16 rows by 64 terms at a time, in chunks of 128 terms
func.func @single_query(%q: tensor<6x1x16xbf16>, %k: tensor<2x1000x16xbf16>, %v: tensor<2x1000x16xbf16>) -> tensor<6x1x16xf32> {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b floordiv 3, n, k] -> [b, m, n] : tensor<6x1x16xbf16>, tensor<2x1000x16xbf16> -> tensor<6x1x1000xf32>
  %1 = prim.reduce <maximum> %0 dims [2] : tensor<6x1x1000xf32> -> tensor<6x1xf32>
  %2 = prim.broadcast %1 dims [0, 1] : tensor<6x1xf32> -> tensor<6x1x1000xf32>
  %3 = prim.sub %0, %2 : tensor<6x1x1000xf32>
  %4 = prim.exp %3 : tensor<6x1x1000xf32>
  %5 = prim.reduce <add> %4 dims [2] : tensor<6x1x1000xf32> -> tensor<6x1xf32>
  %6 = prim.broadcast %5 dims [0, 1] : tensor<6x1xf32> -> tensor<6x1x1000xf32>
  %7 = prim.div %4, %6 : tensor<6x1x1000xf32>
  %8 = prim.contract <mul, add> %7[b, m, k], %v[b floordiv 3, k, n] -> [b, m, n] : tensor<6x1x1000xf32>, tensor<2x1000x16xbf16> -> tensor<6x1x16xf32>
  func.return %8 : tensor<6x1x16xf32>
}
