// RUN: stepwell-opt %s -p split-divided-loops | filecheck %s
// RUN: stepwell-opt %s -p split-divided-loops --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-divided-loops --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// 25 taps of a 5 by 5 window: the division and the remainder become loops.
// CHECK-LABEL: loop.kernel @parallel_by_five(
// CHECK-SAME:    %[[X:.*]]: memref<320xf32>, %[[Y:.*]]: memref<25xf32>
loop.kernel @parallel_by_five(%x: memref<320xf32>, %y: memref<25xf32>) {
  // CHECK-NEXT: loop.parallel %[[O:.*]] = 0 to 5 {
  // CHECK-NEXT:   loop.parallel %[[I:.*]] = 0 to 5 {
  // CHECK-NEXT:     loop.load %[[X]][%[[O]] * 64 + %[[I]]]
  // CHECK-NEXT:     loop.store %{{.*}}, %[[Y]][%[[O]] * 5 + %[[I]]]
  // REMARK-DAG: split-divided-loops.mlir:[[# @LINE + 1]]:3: split-divided-loops: 25 iterations become 5 times 5 {{\[}}@parallel_by_five]
  loop.parallel %i = 0 to 25 {
    %v = loop.load %x[(%i floordiv 5) * 64 + %i mod 5] : memref<320xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<25xf32>
  }
}

/// A reduction becomes a reduction of reductions.
// CHECK-LABEL: loop.kernel @reduce_by_three(
loop.kernel @reduce_by_three(%x: memref<64xf32>, %y: memref<1xf32>) {
  // CHECK-NEXT: %[[S:.*]] = loop.reduce <add> %[[O:.*]] = 0 to 3 : f32 {
  // CHECK-NEXT:   %[[T:.*]] = loop.reduce <add> %[[I:.*]] = 0 to 3 : f32 {
  // CHECK-NEXT:     %[[V:.*]] = loop.load %x[%[[O]] * 8 + %[[I]]]
  // CHECK-NEXT:     loop.yield %[[V]] : f32
  // CHECK:        loop.yield %[[T]] : f32
  // CHECK:      loop.store %[[S]], %y[0]
  // REMARK-DAG: split-divided-loops.mlir:[[# @LINE + 1]]:8: split-divided-loops: 9 iterations become 3 times 3 {{\[}}@reduce_by_three]
  %s = loop.reduce <add> %i = 0 to 9 : f32 {
    %v = loop.load %x[(%i floordiv 3) * 8 + %i mod 3] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// An index used as a value is put together again.
// CHECK-LABEL: loop.kernel @variable_as_a_value(
loop.kernel @variable_as_a_value(%y: memref<64xi64>) {
  // CHECK:      loop.parallel %[[O:.*]] = 0 to 2 {
  // CHECK-NEXT:   loop.parallel %[[I:.*]] = 0 to 4 {
  // CHECK-NEXT:     %[[K:.*]] = loop.apply %[[O]] * 4 + %[[I]] : index
  // CHECK-NEXT:     arith.index_cast %[[K]] : index to i64
  // REMARK-DAG: split-divided-loops.mlir:[[# @LINE + 1]]:3: split-divided-loops: 8 iterations become 2 times 4 {{\[}}@variable_as_a_value]
  loop.parallel %i = 0 to 8 {
    %k = arith.index_cast %i : index to i64
    loop.store %k, %y[(%i floordiv 4) * 32 + %i mod 4] : i64, memref<64xi64>
  }
}

/// 10 iterations do not make whole groups of 4.
// CHECK-LABEL: loop.kernel @negative_no_multiple(
loop.kernel @negative_no_multiple(%x: memref<16xf32>, %y: memref<16xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 10 {
  // CHECK-NEXT:   loop.load %x[%[[I]] mod 4]
  // REMARK-DAG: split-divided-loops.mlir:[[# @LINE + 1]]:3: split-divided-loops: not split: 10 iterations are no multiple of 4 {{\[}}@negative_no_multiple]
  loop.parallel %i = 0 to 10 {
    %v = loop.load %x[%i mod 4] : memref<16xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<16xf32>
  }
}

/// Only a quotient of the variable itself is the variable of a loop.
// CHECK-LABEL: loop.kernel @negative_multiple(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 12 {
// CHECK-NEXT:      loop.load %x[(%[[I]] * 2) mod 3]
loop.kernel @negative_multiple(%x: memref<3xf32>, %y: memref<12xf32>) {
  loop.parallel %i = 0 to 12 {
    %v = loop.load %x[(%i * 2) mod 3] : memref<3xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<12xf32>
  }
}
