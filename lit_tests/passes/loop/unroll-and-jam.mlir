// RUN: stepwell-opt %s -p unroll-and-jam{copies=2} | filecheck %s
// RUN: stepwell-opt %s -p unroll-and-jam --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p unroll-and-jam --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes unroll-and-jam | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   copies: an integer (default 4)
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   registers: an integer (default machine.registers)
// OPTIONS-NEXT:   shortest-column: an integer (default 16)
// OPTIONS-NEXT:   largest-body: an integer (default 512)

/// Two vectors of each row are read, into partial results of their own. 48 columns leave one vector over.
// CHECK-LABEL: loop.kernel @column_sums(
loop.kernel @column_sums(%x: memref<4800xf32>, %y: memref<48xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 32 step 32 {
  // CHECK-NEXT:   %[[K:.*]] = loop.apply %[[I]] + 16 : index
  // CHECK-NEXT:   %[[S0:.*]], %[[S1:.*]] = loop.reduce <add, add> %[[R:.*]] = 0 to 100 : vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:     %[[V0:.*]] = loop.load %x[%[[R]] * 48 + %[[I]]]
  // CHECK-NEXT:     %[[V1:.*]] = loop.load %x[%[[R]] * 48 + %[[K]]]
  // CHECK-NEXT:     loop.yield %[[V0]], %[[V1]]
  // CHECK:        loop.store %[[S0]], %y[%[[I]]]
  // CHECK-NEXT:   loop.store %[[S1]], %y[%[[K]]]
  // CHECK:      loop.parallel %{{.*}} = 32 to 48 step 16 {
  // REMARK-DAG: unroll-and-jam.mlir:[[# @LINE + 1]]:3: unroll-and-jam: 2 vectors of a row are read together {{\[}}@column_sums]
  loop.parallel %i = 0 to 48 step 16 {
    %s = loop.reduce <add> %r = 0 to 100 : vector<16xf32> {
      %v = loop.load %x[%r * 48 + %i] : memref<4800xf32> -> vector<16xf32>
      loop.yield %v : vector<16xf32>
    }
    loop.store %s, %y[%i] : vector<16xf32>, memref<48xf32>
  }
}

/// What a loop carries along, it carries for each vector.
// CHECK-LABEL: loop.kernel @running_sums(
loop.kernel @running_sums(%x: memref<3200xf32>, %y: memref<3200xf32>) {
  // CHECK:      %[[ZERO:.*]] = arith.constant
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 32 step 32 {
  // CHECK:        loop.for %{{.*}} = 0 to 100 carry (%[[A0:.*]] = %[[ZERO]] : vector<16xf32>, %[[A1:.*]] = %[[ZERO]] : vector<16xf32>) {
  // CHECK:          %[[N0:.*]] = arith.addf %[[A0]], %
  // CHECK:          %[[N1:.*]] = arith.addf %[[A1]], %
  // CHECK:          loop.yield %[[N0]], %[[N1]]
  %zero = arith.constant dense<0.0> : vector<16xf32>
  // REMARK-DAG: unroll-and-jam.mlir:[[# @LINE + 1]]:3: unroll-and-jam: 2 vectors of a row are read together {{\[}}@running_sums]
  loop.parallel %i = 0 to 32 step 16 {
    %s = loop.for %r = 0 to 100 carry (%acc = %zero : vector<16xf32>) {
      %v = loop.load %x[%r * 32 + %i] : memref<3200xf32> -> vector<16xf32>
      %next = arith.addf %acc, %v : vector<16xf32>
      loop.store %next, %y[%r * 32 + %i] : vector<16xf32>, memref<3200xf32>
      loop.yield %next : vector<16xf32>
    }
  }
}

/// Along a row, one vector follows the other.
// CHECK-LABEL: loop.kernel @negative_rows(
loop.kernel @negative_rows(%x: memref<6400xf32>, %y: memref<64xf32>) {
  // CHECK: loop.parallel %{{.*}} = 0 to 64 {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 96 step 16 : vector<16xf32> {
      %v = loop.load %x[%i * 100 + %r] : memref<6400xf32> -> vector<16xf32>
      loop.yield %v : vector<16xf32>
    }
    %t = loop.reduce_lanes <add> %s : vector<16xf32>
    loop.store %t, %y[%i] : f32, memref<64xf32>
  }
}

/// Columns that end at different rows share no loop.
// CHECK-LABEL: loop.kernel @negative_triangle(
loop.kernel @negative_triangle(%x: memref<4800xf32>, %y: memref<48xf32>) {
  // CHECK: loop.parallel %{{.*}} = 0 to 48 step 16 {
  loop.parallel %i = 0 to 48 step 16 {
    %s = loop.reduce <add> %r = 0 to %i : vector<16xf32> {
      %v = loop.load %x[%r * 48 + %i] : memref<4800xf32> -> vector<16xf32>
      loop.yield %v : vector<16xf32>
    }
    loop.store %s, %y[%i] : vector<16xf32>, memref<48xf32>
  }
}
