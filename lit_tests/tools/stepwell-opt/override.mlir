// RUN: stepwell-opt %s -p cse,dce --dump %t
// RUN: rm -rf %t.edited && mkdir %t.edited && sed 's/prim.exp/prim.log/' %t/01_cse.mlir >%t.edited/01_cse.mlir
// RUN: stepwell-opt %s -p cse,dce --override %t.edited | filecheck %s
// RUN: stepwell-opt %s -p cse,dce --override %t.edited --print-ir-after=override 2>&1 | filecheck %s --check-prefix=SEEN
// RUN: not stepwell-opt %s -p dce,cse --override %t.edited 2>&1 | filecheck %s --check-prefix=OTHER
// RUN: not stepwell-opt %s -p cse,dce --override %t.none 2>&1 | filecheck %s --check-prefix=NONE

// CHECK:      func.func @f(
// CHECK-NEXT:   prim.log
// CHECK-NEXT:   func.return

// SEEN: // -----// IR Dump After Override (override{file={{.*}}01_cse.mlir}) //----- //

// OTHER:      error: {{.*}}01_cse.mlir is not a stage of this compilation
// OTHER-NEXT: help: there is 02_cse.mlir
// NONE: error: cannot read the directory {{.*}} of edited stages: No such file or directory
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
