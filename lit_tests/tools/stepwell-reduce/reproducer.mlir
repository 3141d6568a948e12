// RUN: stepwell-reduce %s -o %t
// RUN: filecheck %s --input-file %t
// RUN: not stepwell-opt %t --run-reproducer 2>&1 | filecheck %s --check-prefix=AGAIN
// RUN: not stepwell-reduce %s -p cse 2>&1 | filecheck %s --check-prefix=NONE
// pipeline: cse,verify-level{level=prim}

/// What is left is a reproducer of the same failure.
// CHECK:      // stepwell-opt --run-reproducer FILE
// CHECK-NEXT: // failure: invalid module: 'arith.constant' is not legal at level prim
// CHECK-NEXT: // pipeline: cse,verify-level{level=prim}
// CHECK-NEXT: // versions: stepwell
// CHECK-NEXT: builtin.module {
// CHECK-NEXT:   func.func @forward() {
// CHECK-NEXT:     %[[C:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     func.return
// AGAIN: error: 'arith.constant' is not legal at level prim
// NONE:  error: the pipeline 'cse' does not fail on this module
func.func @forward(%a: tensor<2xf32>, %b: i32) -> tensor<2xf32> {
  %0 = prim.exp %a : tensor<2xf32>
  %1 = arith.constant 3 : i32
  %2 = arith.muli %b, %1 : i32
  %3 = prim.add %0, %a : tensor<2xf32>
  func.return %3 : tensor<2xf32>
}
