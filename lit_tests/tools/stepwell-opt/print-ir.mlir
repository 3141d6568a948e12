// RUN: stepwell-opt %s -p cse,dce,cse --print-ir-after-all 2>&1 | filecheck %s --check-prefix=ALL
// RUN: stepwell-opt %s -p cse,dce --print-ir-after=dce 2>&1 | filecheck %s --check-prefix=AFTER
// RUN: stepwell-opt %s -p cse,dce --print-ir-before=cse 2>&1 | filecheck %s --check-prefix=BEFORE
// RUN: stepwell-opt %s -p cse,dce --print-ir-before-all 2>&1 | filecheck %s --check-prefix=BEFORE-ALL
// RUN: stepwell-opt %s -p cse,dce,cse --print-ir-after-change 2>&1 >%t | filecheck %s --check-prefix=CHANGE
// RUN: stepwell-opt %s -p cse,dce,cse --print-ir-after-change --print-ir-after=cse 2>%t
// RUN: cat %t | filecheck %s --check-prefix=NONE --allow-empty
// RUN: stepwell-opt %s -p cse,dce --print-ir-after=stepwell.passes.generic.dce:EliminateDeadCode 2>&1 \
// RUN:   | filecheck %s --check-prefix=AFTER
// RUN: not stepwell-opt %s -p cse --print-ir-after=csf 2>&1 | filecheck %s --check-prefix=UNKNOWN

/// The header of mlir-opt, the module, and an empty line. What was just printed is not printed again.
// ALL:       // -----// IR Dump After EliminateCommonSubexpressions (cse) //----- //
// ALL-NEXT:  builtin.module {
// ALL:         arith.addi
// ALL:       {{^}$}}
// ALL-EMPTY:
// ALL-NEXT:  // -----// IR Dump After EliminateDeadCode (dce) //----- //
// ALL-NEXT:  builtin.module {
// ALL-NOT:     arith.addi
// ALL:       // -----// IR Dump After EliminateCommonSubexpressions (cse) //----- //
// ALL-NEXT:  // (unchanged)

// AFTER-NOT: IR Dump After EliminateCommonSubexpressions
// AFTER:     IR Dump After EliminateDeadCode (dce)

// BEFORE:     // -----// IR Dump Before EliminateCommonSubexpressions (cse) //----- //
// BEFORE-NOT: IR Dump
// BEFORE:     func.return

// BEFORE-ALL: IR Dump Before EliminateCommonSubexpressions (cse)
// BEFORE-ALL: IR Dump Before EliminateDeadCode (dce)

// CHANGE-NOT: EliminateCommonSubexpressions
// CHANGE:     // -----// IR Dump After EliminateDeadCode (dce) //----- //
// CHANGE-NOT: EliminateCommonSubexpressions

// NONE-NOT: IR Dump

// UNKNOWN: error: unknown pass 'csf'; did you mean 'cse'?
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  func.return
}
