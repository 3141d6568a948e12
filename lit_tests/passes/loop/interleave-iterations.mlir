// RUN: stepwell-opt %s -p interleave-iterations{longest_chain=48} | filecheck %s
// RUN: stepwell-opt %s -p interleave-iterations --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p 'interleave-iterations{longest_chain=24 copies=4}' | filecheck %s --check-prefix=FOUR
// RUN: stepwell-opt %s -p 'interleave-iterations{longest_chain=24 largest_body=80}' | filecheck %s --check-prefix=SMALL
// RUN: stepwell-opt %s -p interleave-iterations --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes interleave-iterations | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   longest-chain: an integer (default 24)
// OPTIONS-NEXT:   copies: an integer (default 4)
// OPTIONS-NEXT:   largest-body: an integer (default 1024)

/// Each operation stands there once for each iteration, so that neither waits for the other.
// CHECK-LABEL: loop.kernel @chain(
// FOUR-LABEL:  loop.kernel @chain(
// SMALL-LABEL: loop.kernel @chain(
loop.kernel @chain(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to (%n floordiv 32) * 32 step 32 {
  // CHECK-NEXT:   %[[K:.*]] = loop.apply %[[I]] + 16 : index
  // CHECK-NEXT:   %[[V0:.*]] = loop.load %x[%[[I]]]
  // CHECK-NEXT:   %[[V1:.*]] = loop.load %x[%[[K]]]
  // CHECK-NEXT:   %[[A0:.*]] = math.sin %[[V0]] : vector<16xf32>
  // CHECK-NEXT:   %[[A1:.*]] = math.sin %[[V1]] : vector<16xf32>
  // CHECK-NEXT:   %[[B0:.*]] = math.sin %[[A0]] : vector<16xf32>
  // CHECK-NEXT:   %[[B1:.*]] = math.sin %[[A1]] : vector<16xf32>
  // CHECK-NEXT:   loop.store %[[B0]], %y[%[[I]]]
  // CHECK-NEXT:   loop.store %[[B1]], %y[%[[K]]]
  // CHECK-NEXT: }
  // CHECK-NEXT: loop.parallel %{{.*}} = (%n floordiv 32) * 32 to (%n floordiv 16) * 16 step 16 {
  // FOUR-NEXT:  loop.parallel %{{.*}} = 0 to (%n floordiv 64) * 64 step 64 {
  // SMALL-NEXT: loop.parallel %{{.*}} = 0 to (%n floordiv 16) * 16 step 16 {
  // REMARK-DAG: interleave-iterations.mlir:[[# @LINE + 1]]:3: interleave-iterations: 4 iterations run side by side {{\[}}@chain]
  loop.parallel %i = 0 to (%n floordiv 16) * 16 step 16 {
    %v = loop.load %x[%i] : memref<?xf32> -> vector<16xf32>
    %a = math.sin %v : vector<16xf32>
    %b = math.sin %a : vector<16xf32>
    loop.store %b, %y[%i] : vector<16xf32>, memref<?xf32>
  }
}

/// The processor finds the next iteration by itself.
// CHECK-LABEL: loop.kernel @negative_short(
loop.kernel @negative_short(%x: memref<64xf32>, %y: memref<64xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 step 16 {
  // REMARK-DAG: interleave-iterations.mlir:[[# @LINE + 1]]:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 4, bound 512 {{\[}}@negative_short]
  loop.parallel %i = 0 to 64 step 16 {
    %v = loop.load %x[%i] : memref<64xf32> -> vector<16xf32>
    %a = arith.addf %v, %v : vector<16xf32>
    loop.store %a, %y[%i] : vector<16xf32>, memref<64xf32>
  }
}
