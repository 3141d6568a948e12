// RUN: stepwell-opt %s -p 'split-vectors{bits=512}' | filecheck %s
// RUN: stepwell-opt %s -p 'split-vectors{bits=512},split-vectors{bits=512}' | filecheck %s
// RUN: stepwell-opt %s -p 'split-vectors{bits=128}' | filecheck %s --check-prefix=NARROW
// RUN: stepwell-opt %s -p 'split-vectors{bits=512}' --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-vectors --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-vectors | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)

/// More lanes fit half way between integers of different widths; an access is one for each part.
// CHECK-LABEL: loop.kernel @widened(
loop.kernel @widened(%x: memref<?xi8>, %y: memref<?xi64>) {
  // CHECK-NEXT: %[[V:.*]] = loop.load %x[0] : memref<?xi8> -> vector<16xi8>
  // CHECK-NEXT: %[[M:.*]] = arith.extsi %[[V]] : vector<16xi8> to vector<16xi32>
  // CHECK-NEXT: %[[H:.*]] = vector.shuffle %[[M]], %[[M]] [8, 9, 10, 11, 12, 13, 14, 15]
  // CHECK-NEXT: %[[L:.*]] = vector.shuffle %[[M]], %[[M]] [0, 1, 2, 3, 4, 5, 6, 7]
  // CHECK-NEXT: %[[A:.*]] = arith.extsi %[[L]] : vector<8xi32> to vector<8xi64>
  // CHECK-NEXT: %[[B:.*]] = arith.extsi %[[H]] : vector<8xi32> to vector<8xi64>
  // CHECK-NEXT: loop.store %[[A]], %y[0] : vector<8xi64>, memref<?xi64>
  // CHECK-NEXT: loop.store %[[B]], %y[8] : vector<8xi64>, memref<?xi64>
  %v = loop.load %x[0] : memref<?xi8> -> vector<16xi8>
  %w = arith.extsi %v : vector<16xi8> to vector<16xi64>
  loop.store %w, %y[0] : vector<16xi64>, memref<?xi64>
}

/// Conditions on numbers of 64 bits select those of 32: their lanes get that width, and are put together.
// CHECK-LABEL: loop.kernel @conditions(
// NARROW-LABEL: loop.kernel @conditions(
loop.kernel @conditions(%x: memref<?xf32>, %i: memref<?xi64>, %y: memref<?xf32>) {
  // CHECK:      %[[Z:.*]] = arith.constant dense<0> : vector<8xi64>
  // CHECK:      %[[A:.*]] = arith.cmpi slt, %{{.*}}, %[[Z]] : vector<8xi64>
  // CHECK-NEXT: %[[C:.*]] = loop.resize_mask %[[A]] to 32 : vector<8xi1>
  // CHECK-NEXT: %[[B:.*]] = arith.cmpi slt, %{{.*}}, %[[Z]] : vector<8xi64>
  // CHECK-NEXT: %[[D:.*]] = loop.resize_mask %[[B]] to 32 : vector<8xi1>
  // CHECK-NEXT: %[[M:.*]] = vector.shuffle %[[C]], %[[D]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  // CHECK-NEXT: %[[V:.*]] = loop.load %x[0] stride 2 where %[[M]] : memref<?xf32> -> vector<16xf32>
  // NARROW-COUNT-8: arith.cmpi slt, %{{.*}}, %{{.*}} : vector<2xi64>
  // NARROW:     loop.load %x[0] stride 2 where %{{.*}} : memref<?xf32> -> vector<4xf32>
  // NARROW:     loop.load %x[8] stride 2 where %{{.*}} : memref<?xf32> -> vector<4xf32>
  // NARROW:     loop.load %x[16] stride 2 where %{{.*}} : memref<?xf32> -> vector<4xf32>
  %j = loop.load %i[0] : memref<?xi64> -> vector<16xi64>
  %z = arith.constant dense<0> : vector<16xi64>
  %m = arith.cmpi slt, %j, %z : vector<16xi64>
  %v = loop.load %x[0] stride 2 where %m : memref<?xf32> -> vector<16xf32>
  loop.store %v, %y[0] : vector<16xf32>, memref<?xf32>
}

/// A reduction keeps as many partial results as its vectors have parts, and combines them before their lanes.
// CHECK-LABEL: loop.kernel @sum(
loop.kernel @sum(%x: memref<256xi64>, %y: memref<1xi64>) {
  // CHECK-NEXT: %[[S:.*]], %[[T:.*]] = loop.reduce <add, add> %{{.*}} = 0 to 256 step 16 : vector<8xi64>, vector<8xi64> {
  // CHECK:      %[[U:.*]] = arith.addi %[[S]], %[[T]] : vector<8xi64>
  // CHECK-NEXT: loop.reduce_lanes <add> %[[U]] : vector<8xi64>
  %s = loop.reduce <add> %j = 0 to 256 step 16 : vector<16xi64> {
    %v = loop.load %x[%j] : memref<256xi64> -> vector<16xi64>
    loop.yield %v : vector<16xi64>
  }
  %t = loop.reduce_lanes <add> %s : vector<16xi64>
  loop.store %t, %y[0] : i64, memref<1xi64>
}

/// The values and the places of a search have different widths: it becomes operations on each.
// CHECK-LABEL: loop.kernel @search(
loop.kernel @search(%x: memref<256xf32>, %i: memref<256xi64>, %y: memref<1xi64>) {
  // CHECK:      %[[V:.*]], %[[P:.*]], %[[Q:.*]] = loop.for %{{.*}} = 0 to 256 step 16 carry (%[[B:.*]] = %{{.*}} : vector<16xf32>, %[[C:.*]] = %[[Z:.*]] : vector<8xi64>, %[[D:.*]] = %[[Z]] : vector<8xi64>) {
  // CHECK:        arith.cmpf ogt, %[[B]], %{{.*}} : vector<16xf32>
  // CHECK:        arith.cmpi slt, %[[C]], %{{.*}} : vector<8xi64>
  // CHECK:        arith.cmpi slt, %[[D]], %{{.*}} : vector<8xi64>
  // CHECK:        loop.yield %{{.*}}, %{{.*}}, %{{.*}} : vector<16xf32>, vector<8xi64>, vector<8xi64>
  // CHECK:      loop.reduce_lanes <argmaximum> %{{.*}}, %{{.*}} : vector<8xf32>, vector<8xi64>
  %v, %p = loop.reduce <argmaximum> %j = 0 to 256 step 16 : vector<16xf32>, vector<16xi64> {
    %a = loop.load %x[%j] : memref<256xf32> -> vector<16xf32>
    %b = loop.load %i[%j] : memref<256xi64> -> vector<16xi64>
    loop.yield %a, %b : vector<16xf32>, vector<16xi64>
  }
  %best, %place = loop.reduce_lanes <argmaximum> %v, %p : vector<16xf32>, vector<16xi64>
  loop.store %place, %y[0] : i64, memref<1xi64>
}

/// What is carried and what a branch gives is split where it is computed.
// CHECK-LABEL: loop.kernel @carried(
loop.kernel @carried(%x: memref<256xi64>, %y: memref<?xi64>, %s0: index) {
  // CHECK:      %[[Z:.*]] = arith.constant dense<0> : vector<8xi64>
  // CHECK-NEXT: %[[A:.*]], %[[B:.*]] = loop.for %[[J:.*]] = 0 to 16 carry (%[[C:.*]] = %[[Z]] : vector<8xi64>, %[[D:.*]] = %[[Z]] : vector<8xi64>) {
  // CHECK-NEXT:   %[[L:.*]] = loop.load %x[%[[J]] * 16] : memref<256xi64> -> vector<8xi64>
  // CHECK-NEXT:   %[[H:.*]] = loop.load %x[%[[J]] * 16 + 8] : memref<256xi64> -> vector<8xi64>
  // CHECK-NEXT:   arith.addi %[[C]], %[[L]] : vector<8xi64>
  // CHECK-NEXT:   arith.addi %[[D]], %[[H]] : vector<8xi64>
  %zero = arith.constant dense<0> : vector<16xi64>
  %s = loop.for %j = 0 to 16 carry (%acc = %zero : vector<16xi64>) {
    %v = loop.load %x[%j * 16] : memref<256xi64> -> vector<16xi64>
    %n = arith.addi %acc, %v : vector<16xi64>
    loop.yield %n : vector<16xi64>
  }
  loop.store %s, %y[0] : vector<16xi64>, memref<?xi64>
}

/// An operation that moves values from lane to lane stays whole.
// CHECK-LABEL: loop.kernel @reversed(
loop.kernel @reversed(%x: memref<16xi64>, %y: memref<16xi64>) {
  // CHECK-NEXT: %[[A:.*]] = loop.load %x[0] : memref<16xi64> -> vector<8xi64>
  // CHECK-NEXT: %[[B:.*]] = loop.load %x[8] : memref<16xi64> -> vector<8xi64>
  // CHECK-NEXT: %[[V:.*]] = vector.shuffle %[[A]], %[[B]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  // CHECK-NEXT: %[[W:.*]] = vector.shuffle %[[V]], %[[V]] [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
  %v = loop.load %x[0] : memref<16xi64> -> vector<16xi64>
  // REMARK-DAG: split-vectors.mlir:[[# @LINE + 1]]:8: split-vectors: vector.shuffle does not say that it treats each lane by itself {{\[}}@reversed]
  %w = vector.shuffle %v, %v [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<16xi64>, vector<16xi64>
  loop.store %w, %y[0] : vector<16xi64>, memref<16xi64>
}

/// What fits stays as it is.
// CHECK-LABEL: loop.kernel @fits(
loop.kernel @fits(%x: memref<?xf32>, %y: memref<?xf32>) {
  // CHECK-NEXT: %[[V:.*]] = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  // CHECK-NEXT: %[[M:.*]] = arith.cmpf ogt, %[[V]], %[[V]] : vector<16xf32>
  // CHECK-NEXT: loop.store %[[V]], %y[0] where %[[M]] : vector<16xf32>, memref<?xf32>
  %v = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %m = arith.cmpf ogt, %v, %v : vector<16xf32>
  loop.store %v, %y[0] where %m : vector<16xf32>, memref<?xf32>
}
