// RUN: stepwell-opt %s -p interleave-reductions | filecheck %s
// RUN: stepwell-opt %s -p interleave-reductions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p 'interleave-reductions{largest_body=4}' | filecheck %s --check-prefix=SHORT
// RUN: stepwell-opt %s -p 'interleave-reductions{minimum-trips=1}' | filecheck %s --check-prefix=ONCE
// RUN: stepwell-opt %s -p interleave-reductions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes interleave-reductions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   accumulators: an integer (default 4)
// OPTIONS-NEXT:   most-accumulators: an integer (default machine.most_accumulators)
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   registers: an integer (default machine.registers)
// OPTIONS-NEXT:   minimum-trips: an integer (default 8)
// OPTIONS-NEXT:   minimum-block: an integer (default 32)
// OPTIONS-NEXT:   largest-body: an integer (default 512)

// CHECK-LABEL: loop.kernel @maximum(
// SHORT-LABEL: loop.kernel @maximum(
loop.kernel @maximum(%x: memref<4096xf32>, %y: memref<16xf32>) {
  // SHORT-NEXT: %{{.*}}, %{{.*}} = loop.reduce <maximum, maximum> %{{.*}} = 0 to 4096 step 32
  // CHECK-NEXT: %[[A:.*]], %[[B:.*]], %[[C:.*]], %[[D:.*]] = loop.reduce <maximum, maximum, maximum, maximum> %{{.*}} = 0 to 4096 step 64
  // CHECK:      %[[E:.*]] = arith.maximumf %[[A]], %[[B]] : vector<16xf32>
  // CHECK-NEXT: %[[F:.*]] = arith.maximumf %[[C]], %[[D]] : vector<16xf32>
  // CHECK-NEXT: %[[G:.*]] = arith.maximumf %[[E]], %[[F]] : vector<16xf32>
  // CHECK-NEXT: loop.store %[[G]], %y[0]
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: 4 partial results are kept {{\[}}@maximum]
  %m = loop.reduce <maximum> %j = 0 to 4096 step 16 : vector<16xf32> {
    %v = loop.load %x[%j] : memref<4096xf32> -> vector<16xf32>
    loop.yield %v : vector<16xf32>
  }
  loop.store %m, %y[0] : vector<16xf32>, memref<16xf32>
}

/// A long sum of floats goes block by block, so that its error stays small.
// CHECK-LABEL: loop.kernel @long_sum(
loop.kernel @long_sum(%x: memref<1048576xf32>, %y: memref<16xf32>) {
  // CHECK:      loop.reduce <add, add, add, add> %[[B:.*]] = 0 to 1048576 step 8192
  // CHECK-NEXT:   loop.reduce <add, add, add, add> %{{.*}} = %[[B]] to %[[B]] + 8192 step 64
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: 4 partial results are kept {{\[}}@long_sum]
  %s = loop.reduce <add> %j = 0 to 1048576 step 16 : vector<16xf32> {
    %v = loop.load %x[%j] : memref<1048576xf32> -> vector<16xf32>
    loop.yield %v : vector<16xf32>
  }
  loop.store %s, %y[0] : vector<16xf32>, memref<16xf32>
}

/// A row that still has to be cut: each part keeps the places within it.
// CHECK-LABEL: loop.kernel @cut(
loop.kernel @cut(%x: memref<176xf32>, %y: memref<16xf32>) {
  // CHECK: loop.reduce <add, add, add, add> %{{.*}} = 0 to 128 step 64
  // CHECK: loop.reduce <add> %{{.*}} = 128 to 176 step 16 : vector<16xf32> attributes {residency = #loop.residency<in_parts, 160>}
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: 4 partial results are kept {{\[}}@cut]
  %m = loop.reduce <add> %j = 0 to 176 step 16 : vector<16xf32> attributes {residency = #loop.residency<in_parts, 64, 160>} {
    %v = loop.load %x[%j] : memref<176xf32> -> vector<16xf32>
    loop.yield %v : vector<16xf32>
  }
  loop.store %m, %y[0] : vector<16xf32>, memref<16xf32>
}

/// What four at a time leave over is added by a loop of its own.
// CHECK-LABEL: loop.kernel @remainder(
loop.kernel @remainder(%x: memref<176xf32>, %y: memref<16xf32>) {
  // CHECK: loop.reduce <minimum, minimum, minimum, minimum> %{{.*}} = 0 to 128 step 64
  // CHECK: %[[R:.*]] = loop.reduce <minimum> %{{.*}} = 128 to 176 step 16
  // CHECK: %[[M:.*]] = arith.minimumf %{{.*}}, %[[R]] : vector<16xf32>
  // CHECK: loop.store %[[M]], %y[0]
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: 4 partial results are kept {{\[}}@remainder]
  %s = loop.reduce <minimum> %j = 0 to 176 step 16 : vector<16xf32> {
    %v = loop.load %x[%j] : memref<176xf32> -> vector<16xf32>
    loop.yield %v : vector<16xf32>
  }
  loop.store %s, %y[0] : vector<16xf32>, memref<16xf32>
}

// CHECK-LABEL: loop.kernel @negative_short(
loop.kernel @negative_short(%x: memref<64xf32>, %y: memref<16xf32>) {
  // CHECK-NEXT: loop.reduce <add> %{{.*}} = 0 to 64 step 16
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: not interleaved: it runs 4 times, bound 8 {{\[}}@negative_short]
  %s = loop.reduce <add> %j = 0 to 64 step 16 : vector<16xf32> {
    %v = loop.load %x[%j] : memref<64xf32> -> vector<16xf32>
    loop.yield %v : vector<16xf32>
  }
  loop.store %s, %y[0] : vector<16xf32>, memref<16xf32>
}

/// A long sum around other loops is summed in blocks, of which the last is shorter: loops inside are not copied.
// CHECK-LABEL: loop.kernel @sum_of_rows(
loop.kernel @sum_of_rows(%x: memref<7000xf32>, %y: memref<1xf32>) {
  // CHECK-NEXT: %[[S:.*]] = loop.reduce <add> %[[B:.*]] = 0 to 1000 step 32
  // CHECK-NEXT:   %[[T:.*]] = loop.reduce <add> %{{.*}} = %[[B]] to min(%[[B]] + 32, 1000) : f32
  // CHECK-NEXT:     loop.reduce <maximum> %{{.*}} = 0 to 7
  // CHECK:        loop.yield %[[T]] : f32
  // CHECK-NOT:  loop.reduce
  // CHECK:      loop.store %[[S]]
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: it is summed block by block {{\[}}@sum_of_rows]
  %s = loop.reduce <add> %i = 0 to 1000 : f32 {
    %m = loop.reduce <maximum> %j = 0 to 7 : f32 {
      %v = loop.load %x[%i * 7 + %j] : memref<7000xf32> -> f32
      loop.yield %v : f32
    }
    loop.yield %m : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// Where all blocks are as long, the last is like the others.
// CHECK-LABEL: loop.kernel @sum_of_equal_blocks(
loop.kernel @sum_of_equal_blocks(%x: memref<7168xf32>, %y: memref<1xf32>) {
  // CHECK-NEXT: loop.reduce <add> %[[B:.*]] = 0 to 1024 step 32
  // CHECK-NEXT:   loop.reduce <add> %{{.*}} = %[[B]] to %[[B]] + 32 : f32
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: it is summed block by block {{\[}}@sum_of_equal_blocks]
  %s = loop.reduce <add> %i = 0 to 1024 : f32 {
    %m = loop.reduce <maximum> %j = 0 to 7 : f32 {
      %v = loop.load %x[%i * 7 + %j] : memref<7168xf32> -> f32
      loop.yield %v : f32
    }
    loop.yield %m : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// As many iterations as the bound says are enough.
// CHECK-LABEL: loop.kernel @just_long_enough(
// CHECK-NEXT:    loop.reduce <add, add, add, add> %{{.*}} = 0 to 128 step 64
loop.kernel @just_long_enough(%x: memref<128xf32>, %y: memref<16xf32>) {
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: 4 partial results are kept {{\[}}@just_long_enough]
  %s = loop.reduce <add> %j = 0 to 128 step 16 : vector<16xf32> {
    %v = loop.load %x[%j] : memref<128xf32> -> vector<16xf32>
    loop.yield %v : vector<16xf32>
  }
  loop.store %s, %y[0] : vector<16xf32>, memref<16xf32>
}

/// A loop that runs fewer times than there are partial results is no block, however low the bound is set.
// ONCE-LABEL: loop.kernel @negative_once(
// ONCE:         loop.reduce <add> %{{.*}} = 0 to 1 : f32 {
// ONCE-NOT:     loop.reduce
loop.kernel @negative_once(%x: memref<1xf32>, %y: memref<1xf32>) {
  // REMARK-DAG: interleave-reductions.mlir:[[# @LINE + 1]]:8: interleave-reductions: not interleaved: it runs 1 times, bound 8 {{\[}}@negative_once]
  %s = loop.reduce <add> %i = 0 to 1 : f32 {
    %v = loop.load %x[%i] : memref<1xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}
