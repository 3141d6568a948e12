// RUN: not stepwell-opt %s -p cse,verify-level{level=aten} --print-ir-after-failure 2>&1 \
// RUN:   | filecheck %s --check-prefix=FAILURE
// RUN: not stepwell-opt %s -p cse,verify-level{level=aten} --print-ir-after-all 2>&1 | filecheck %s --check-prefix=ALL

/// What a failed pass left may be invalid, so it is in generic form.
// FAILURE-NOT:  IR Dump After Eliminate
// FAILURE:      // -----// IR Dump After VerifyLevel Failed (verify-level{level=aten}) //----- //
// FAILURE-NEXT: "builtin.module"() ({
// FAILURE:      error: 'prim.exp' is not legal at level aten

// ALL: // -----// IR Dump After EliminateCommonSubexpressions (cse) //----- //
// ALL: // -----// IR Dump After VerifyLevel Failed (verify-level{level=aten}) //----- //
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
