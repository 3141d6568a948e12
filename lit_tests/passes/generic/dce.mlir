// RUN: stepwell-opt %s -p dce --allow-unregistered-dialect | filecheck %s
// RUN: stepwell-opt %s -p dce --allow-unregistered-dialect --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p dce --allow-unregistered-dialect --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A dead chain goes in one walk.
// CHECK-LABEL: func.func @chain(
func.func @chain(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: func.return %x
  // REMARK-DAG: dce.mlir:[[# @LINE + 1]]:8: dce: nothing uses prim.exp
  %0 = prim.exp %x : tensor<4xf32>
  // REMARK-DAG: dce.mlir:[[# @LINE + 1]]:8: dce: nothing uses prim.log
  %1 = prim.log %0 : tensor<4xf32>
  func.return %x : tensor<4xf32>
}

// CHECK-LABEL: func.func @in_region(
func.func @in_region(%a: i32, %c: i1, %m: memref<4xi32>, %i: index) {
  // CHECK:      scf.if
  // CHECK-NEXT:   memref.store
  // CHECK-NEXT: }
  scf.if %c {
    // REMARK-DAG: dce.mlir:[[# @LINE + 1]]:10: dce: nothing uses arith.addi
    %0 = arith.addi %a, %a : i32
    memref.store %a, %m[%i] : memref<4xi32>
  }
  func.return
}

/// An operation with a region is dead if all in it is.
// CHECK-LABEL: func.func @pure_region(
func.func @pure_region(%a: i32, %c: i1) {
  // CHECK-NEXT: func.return
  // REMARK-DAG: dce.mlir:[[# @LINE + 1]]:8: dce: nothing uses scf.if
  %0 = scf.if %c -> (i32) {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  func.return
}

/// Values that only use each other around a loop of blocks are dead.
// CHECK-LABEL: func.func @cycle(
// REMARK-DAG: dce.mlir:[[# @LINE + 1]]:1: dce: what is dead in the blocks of func.func goes
func.func @cycle(%c: i1) {
  // CHECK-NOT: arith.addi
  // CHECK:     func.return
  %0 = arith.constant 1 : i32
  cf.br ^loop
^loop:
  %1 = arith.addi %0, %0 : i32
  cf.cond_br %c, ^loop, ^exit
^exit:
  func.return
}

// CHECK-LABEL: func.func @negative_effects(
func.func @negative_effects(%a: i32, %m: memref<4xi32>, %i: index) {
  // CHECK: memref.store
  // CHECK: "unknown.op"
  memref.store %a, %m[%i] : memref<4xi32>
  %0 = "unknown.op"(%a) : (i32) -> i32
  func.return
}
