// RUN: stepwell-opt %s -p fold-applies | filecheck %s
// RUN: stepwell-opt %s -p fold-applies --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p fold-applies --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: loop.kernel @into_a_subscript(
loop.kernel @into_a_subscript(%x: memref<64xf32>, %y: memref<64xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 16 {
  // CHECK-NEXT:   %[[V:.*]] = loop.load %x[%[[I]] * 3 + 5]
  // CHECK-NEXT:   loop.store %[[V]], %y[%[[I]]]
  loop.parallel %i = 0 to 16 {
    %k = loop.apply %i + 1 : index
    // REMARK-DAG: fold-applies.mlir:[[# @LINE + 1]]:10: fold-applies: an index of loop.apply is simpler {{\[}}@into_a_subscript]
    %l = loop.apply %k * 3 + 2 : index
    // REMARK-DAG: fold-applies.mlir:[[# @LINE + 1]]:10: fold-applies: an index of loop.load is simpler {{\[}}@into_a_subscript]
    %v = loop.load %x[%l] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

/// A value that is computed with stays.
// CHECK-LABEL: loop.kernel @negative_used_as_a_value(
loop.kernel @negative_used_as_a_value(%y: memref<64xi64>) {
  // CHECK:      %[[K:.*]] = loop.apply %[[I:.*]] + 1 : index
  // CHECK-NEXT: arith.index_cast %[[K]] : index to i64
  // CHECK-NEXT: loop.store %{{.*}}, %y[%[[I]] + 1]
  loop.parallel %i = 0 to 16 {
    %k = loop.apply %i + 1 : index
    %v = arith.index_cast %k : index to i64
    // REMARK-DAG: fold-applies.mlir:[[# @LINE + 1]]:5: fold-applies: an index of loop.store is simpler {{\[}}@negative_used_as_a_value]
    loop.store %v, %y[%k] : i64, memref<64xi64>
  }
}
