// RUN: not stepwell-opt --run-reproducer %s 2>&1 | filecheck %s
// RUN: not stepwell-opt --run-reproducer %S/dump.mlir 2>&1 | filecheck %s --check-prefix=NONE
// pipeline: cse,verify-level{level=prim}

// CHECK: error: 'arith.addi' is not legal at level prim
// NONE:  error: this file is not a reproducer: it has no line '// pipeline: ...'
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  func.return %0 : i32
}
