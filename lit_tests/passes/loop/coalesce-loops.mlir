// RUN: stepwell-opt %s -p coalesce-loops | filecheck %s
// RUN: stepwell-opt %s -p coalesce-loops --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p coalesce-loops --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes coalesce-loops | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   for-lanes: true or false (default False)

// CHECK-LABEL: loop.kernel @contiguous(
loop.kernel @contiguous(%x: memref<64xf32>, %y: memref<64xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 64 {
  // CHECK-NEXT:   %[[V:.*]] = loop.load %x[%[[I]]]
  // CHECK-NEXT:   loop.store %[[V]], %y[%[[I]]]
  // REMARK-DAG: coalesce-loops.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@contiguous] (2 times)
  loop.parallel %i = 0 to 2 {
    loop.parallel %j = 0 to 4 {
      loop.parallel %k = 0 to 8 {
        %v = loop.load %x[%i * 32 + %j * 8 + %k] : memref<64xf32> -> f32
        loop.store %v, %y[%i * 32 + %j * 8 + %k] : f32, memref<64xf32>
      }
    }
  }
}

// CHECK-LABEL: loop.kernel @dynamic_rows(
loop.kernel @dynamic_rows(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to %s0 * 8 {
  // CHECK-NEXT:   loop.load %x[%[[I]]]
  // REMARK-DAG: coalesce-loops.mlir:[[# @LINE + 1]]:3: coalesce-loops: one loop with the loop inside {{\[}}@dynamic_rows]
  loop.parallel %i = 0 to %s0 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<?xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<?xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @sum_of_sums(
loop.kernel @sum_of_sums(%x: memref<64xf32>, %y: memref<1xf32>) {
  // CHECK-NEXT: %[[S:.*]] = loop.reduce <add> %[[I:.*]] = 0 to 64 : f32 {
  // CHECK-NEXT:   loop.load %x[%[[I]]]
  // CHECK:      loop.store %[[S]], %y[0]
  // REMARK-DAG: coalesce-loops.mlir:[[# @LINE + 1]]:8: coalesce-loops: one loop with the loop inside {{\[}}@sum_of_sums]
  %s = loop.reduce <add> %i = 0 to 8 : f32 {
    %t = loop.reduce <add> %j = 0 to 8 : f32 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.yield %t : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// A row's bias is read at the column alone.
// CHECK-LABEL: loop.kernel @negative_broadcast(
loop.kernel @negative_broadcast(%x: memref<8xf32>, %y: memref<32xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 4 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 8 {
  // REMARK-DAG: coalesce-loops.mlir:[[# @LINE + 1]]:3: coalesce-loops: not coalesced: an index does not walk straight through both loops {{\[}}@negative_broadcast]
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j] : memref<8xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<32xf32>
    }
  }
}

/// A transposed access does not walk straight through memory.
// CHECK-LABEL: loop.kernel @negative_transposed(
loop.kernel @negative_transposed(%x: memref<32xf32>, %y: memref<32xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 4 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 8 {
  // REMARK-DAG: coalesce-loops.mlir:[[# @LINE + 1]]:3: coalesce-loops: not coalesced: an index does not walk straight through both loops {{\[}}@negative_transposed]
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 4 + %i] : memref<32xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<32xf32>
    }
  }
}

/// The outer loop does more than repeat the inner one.
// CHECK-LABEL: loop.kernel @negative_not_perfect(
loop.kernel @negative_not_perfect(%x: memref<32xf32>, %y: memref<32xf32>, %z: memref<4xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 4 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 8 {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<32xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<32xf32>
    }
    %w = loop.load %x[%i] : memref<32xf32> -> f32
    loop.store %w, %z[%i] : f32, memref<4xf32>
  }
}
