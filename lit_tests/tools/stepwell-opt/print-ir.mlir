// RUN: stepwell-opt %s -p cse,dce --print-ir-after-all 2>&1 | filecheck %s --check-prefix=ALL
// RUN: stepwell-opt %s -p cse,dce --print-ir-after=dce 2>&1 | filecheck %s --check-prefix=AFTER
// RUN: stepwell-opt %s -p cse,dce --print-ir-before=cse 2>&1 | filecheck %s --check-prefix=BEFORE
// RUN: not stepwell-opt %s -p cse --print-ir-after=csf 2>&1 | filecheck %s --check-prefix=UNKNOWN

// ALL:      // -----// IR Dump After EliminateCommonSubexpressions (cse) //----- //
// ALL-NEXT: builtin.module {
// ALL:      // -----// IR Dump After EliminateDeadCode (dce) //----- //
// ALL-NEXT: builtin.module {

// AFTER-NOT: IR Dump After EliminateCommonSubexpressions
// AFTER:     IR Dump After EliminateDeadCode (dce)

// BEFORE:     IR Dump Before EliminateCommonSubexpressions (cse)
// BEFORE-NOT: IR Dump
// BEFORE:     func.return

// UNKNOWN: error: unknown pass 'csf'; did you mean 'cse'?
func.func @f(%a: i32) {
  func.return
}
