// RUN: stepwell-opt %s -p 'cse,verify-level{level=prim},dce' --print-ir-diff 2>&1 | filecheck %s --match-full-lines
// RUN: stepwell-opt %s -p cse,dce --print-ir-diff --print-ir-after=dce 2>&1 | filecheck %s --check-prefix=ONE

// CHECK:      // -----// IR Dump After EliminateCommonSubexpressions (cse) //----- //
// CHECK-NEXT: --- input
// CHECK-NEXT: +++ after cse
// CHECK-NEXT: @@ {{.*}} @@
// CHECK:      -    %1 = prim.exp %x : tensor<4xf32>
// CHECK:      // -----// IR Dump After VerifyLevel (verify-level{level=prim}) //----- //
// CHECK-NEXT: // (unchanged)
// CHECK-EMPTY:
// CHECK-NEXT: // -----// IR Dump After EliminateDeadCode (dce) //----- //
// CHECK-NEXT: --- after verify-level{level=prim}
// CHECK-NEXT: +++ after dce
// CHECK:      -    %{{.*}} = prim.log %x : tensor<4xf32>

// ONE-NOT: EliminateCommonSubexpressions
// ONE:     --- after cse
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.exp %x : tensor<4xf32>
  %2 = prim.log %x : tensor<4xf32>
  %3 = prim.add %0, %1 : tensor<4xf32>
  func.return %3 : tensor<4xf32>
}
