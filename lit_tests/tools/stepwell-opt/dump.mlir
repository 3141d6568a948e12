// RUN: stepwell-opt %s -p cse,dce --dump %t | filecheck %s
// RUN: cat %t/00_input.mlir | filecheck %s
// RUN: cat %t/01_cse.mlir | filecheck %s --check-prefix=UNCHANGED
// RUN: not stepwell-opt %t/01_cse.mlir 2>&1 | filecheck %s --check-prefix=NO-MODULE
// RUN: cat %t/02_dce.mlir | filecheck %s --check-prefix=CHANGED

// CHECK: func.func @f(

// UNCHANGED:     // after cse (unchanged)
// UNCHANGED-NOT: {{.}}

// NO-MODULE:      error: {{.*}}01_cse.mlir holds no module: the pass changed nothing
// NO-MODULE-NEXT:   help: take the last stage before it that holds one

// CHANGED:     // after dce
// CHANGED-NOT: arith.addi
// CHANGED:     func.return loc("model.py":3:1)
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  func.return loc("model.py":3:1)
}
