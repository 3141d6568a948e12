// RUN: stepwell-opt %s -p canonicalize --print-debuginfo | filecheck %s
// RUN: stepwell-opt %s -p canonicalize --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p canonicalize --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: func.func @fold_and_erase(
func.func @fold_and_erase(%i: index) -> index {
  // CHECK-NEXT: func.return %i
  %0 = arith.constant 0 : index
  // REMARK-DAG: canonicalize.mlir:[[# @LINE + 1]]:8: canonicalize: arith.addi is %i
  %1 = arith.addi %i, %0 : index
  // REMARK-DAG: canonicalize.mlir:[[# @LINE + 1]]:8: canonicalize: arith.muli is simpler
  %2 = arith.muli %1, %0 : index
  func.return %1 : index
}

/// A constant takes the location of what it replaces.
// CHECK-LABEL: func.func @location(
func.func @location() -> i32 {
  // CHECK-NEXT: arith.constant 7 : i32 loc("model.py":7:1)
  %0 = arith.constant 3 : i32
  %1 = arith.constant 4 : i32
  %2 = arith.addi %0, %1 : i32 loc("model.py":7:1)
  func.return %2 : i32
}

// CHECK-LABEL: func.func @no_fold_overflow(
func.func @no_fold_overflow() -> f32 {
  // CHECK: arith.mulf
  %0 = arith.constant 3.0e+38 : f32
  %1 = arith.mulf %0, %0 : f32
  func.return %1 : f32
}
