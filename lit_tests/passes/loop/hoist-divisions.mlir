// RUN: stepwell-opt %s -p hoist-divisions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p hoist-divisions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// The reciprocal is computed once a row, in two parts.
// CHECK-LABEL: loop.kernel @by_row(
loop.kernel @by_row(%x: memref<6400xf32>, %d: memref<64xf32>, %y: memref<6400xf32>) {
  loop.parallel %i = 0 to 64 {
    // CHECK:      %[[D:.*]] = loop.load %d
    // CHECK:      %[[A:.*]] = arith.select
    // CHECK:      %[[A:.*]] = arith.select
    // CHECK-NEXT: %[[E:.*]] = arith.mulf %[[D]], %[[A]] : f32
    // CHECK-NEXT: %[[N:.*]] = arith.negf %[[E]] : f32
    // CHECK-NEXT: %[[Z:.*]] = arith.divf %{{.*}}, %[[E]] : f32
    // CHECK:      %[[H:.*]] = arith.select %{{.*}}, %{{.*}}, %[[Z]] : f32
    // CHECK:      %[[L:.*]] = arith.select
    // CHECK-NEXT: loop.parallel
    // CHECK-NEXT:   %[[V:.*]] = loop.load %x
    // CHECK-NEXT:   %[[S:.*]] = arith.mulf %[[V]], %[[A]] : f32
    // CHECK-NEXT:   %[[T:.*]] = arith.mulf %[[S]], %[[L]] : f32
    // CHECK-NEXT:   %[[Q:.*]] = math.fma %[[S]], %[[H]], %[[T]] : f32
    // CHECK-NEXT:   loop.store %[[Q]]
    %s = loop.load %d[%i] : memref<64xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<6400xf32> -> f32
      // REMARK-DAG: hoist-divisions.mlir:[[# @LINE + 1]]:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop {{\[}}@by_row]
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%i * 100 + %j] : f32, memref<6400xf32>
    }
  }
}

/// A constant of ordinary size need not be scaled.
// CHECK-LABEL: loop.kernel @by_constant(
loop.kernel @by_constant(%x: memref<100xf32>, %y: memref<100xf32>) {
  // CHECK:      loop.parallel
  // CHECK-NEXT:   %[[V:.*]] = loop.load %x
  // CHECK-NEXT:   %[[T:.*]] = arith.mulf %[[V]], %
  // CHECK-NEXT:   math.fma %[[V]], %{{.*}}, %[[T]] : f32
  %s = arith.constant 3.0 : f32
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    // REMARK-DAG: hoist-divisions.mlir:[[# @LINE + 1]]:10: hoist-divisions: it multiplies by a reciprocal, computed before the loop {{\[}}@by_constant]
    %q = arith.divf %v, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// A divisor of its own in each iteration.
// CHECK-LABEL: loop.kernel @negative_changing(
loop.kernel @negative_changing(%x: memref<100xf32>, %y: memref<100xf32>) {
  // CHECK: arith.divf %[[V:.*]], %[[V]] : f32
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    %q = arith.divf %v, %v : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// One division a row is not worth a reciprocal.
// CHECK-LABEL: loop.kernel @negative_once(
loop.kernel @negative_once(%x: memref<100xf32>, %d: memref<1xf32>, %y: memref<100xf32>) {
  // CHECK-NOT: math.fma
  // CHECK:     arith.divf
  %s = loop.load %d[0] : memref<1xf32> -> f32
  loop.parallel %j = 0 to 8 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    // REMARK-DAG: hoist-divisions.mlir:[[# @LINE + 1]]:10: hoist-divisions: not hoisted: the loop runs 8 times, bound 64 {{\[}}@negative_once]
    %q = arith.divf %v, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

// -----

builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: loop.kernel @fast(
  loop.kernel @fast(%x: memref<100xf32>, %d: memref<1xf32>, %y: memref<100xf32>) {
    // CHECK:      %[[R:.*]] = arith.divf
    // CHECK-NEXT: loop.parallel
    // CHECK:        arith.mulf %{{.*}}, %[[R]] : f32
    // CHECK-NEXT:   loop.store
    %s = loop.load %d[0] : memref<1xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<100xf32> -> f32
      // REMARK-DAG: hoist-divisions.mlir:[[# @LINE + 1]]:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop {{\[}}@fast]
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%j] : f32, memref<100xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: loop.kernel @negative_strict(
  loop.kernel @negative_strict(%x: memref<100xf32>, %d: memref<1xf32>, %y: memref<100xf32>) {
    // CHECK:      loop.parallel
    // CHECK:        arith.divf
    %s = loop.load %d[0] : memref<1xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<100xf32> -> f32
      // REMARK-DAG: hoist-divisions.mlir:[[# @LINE + 1]]:12: hoist-divisions: not hoisted: strict numerics keep every bit {{\[}}@negative_strict]
      %q = arith.divf %v, %s : f32
      loop.store %q, %y[%j] : f32, memref<100xf32>
    }
  }
}
