// RUN: stepwell-opt %s -p cse,dce --dump %t | filecheck %s
// RUN: cat %t/00_input.mlir | filecheck %s
// RUN: cat %t/01_cse.mlir | filecheck %s --check-prefix=UNCHANGED
// RUN: cat %t/02_dce.mlir | filecheck %s --check-prefix=CHANGED

// CHECK: func.func @f(

// UNCHANGED:     // after cse (unchanged)
// UNCHANGED-NOT: {{.}}

// CHANGED:     // after dce
// CHANGED-NOT: arith.addi
// CHANGED:     func.return loc("model.py":3:1)
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  func.return loc("model.py":3:1)
}
