// RUN: not stepwell-opt %s -p cse,dce,verify-level{level=prim},fuse --reproducers %t.d 2>&1 | filecheck %s
// RUN: cat %t.d/reproducer-*.mlir | filecheck %s --check-prefix=FILE
// RUN: not stepwell-opt %s -p cse,dce,verify-level{level=prim},fuse --mlir-pass-pipeline-crash-reproducer=%t.mlir -o %t 2>&1 | filecheck %s
// RUN: filecheck %s --check-prefix=FILE < %t.mlir
// RUN: cat %t.d/reproducer-*.mlir | not stepwell-opt --run-reproducer 2>&1 | filecheck %s

/// The file holds the module before the pass that failed, the passes from it on, and what the program came from.
// CHECK:      error: 'arith.addi' is not legal at level prim
// FILE:       // stepwell-opt --run-reproducer FILE
// FILE-NEXT:  // failure: invalid module: 'arith.addi' is not legal at level prim
// FILE-NEXT:  // pipeline: verify-level{level=prim},fuse
// FILE-NEXT:  // versions: stepwell {{.*}}, xdsl {{.*}}, torch {{.*}}, python {{.*}}
// FILE-NEXT:  builtin.module
// FILE:       arith.addi %a, %a : i32 loc("{{.*}}reproducers.mlir":18:8)
// FILE-NOT:   arith.muli
func.func @f(%a: i32) -> i32 {
  %unused = arith.muli %a, %a : i32
  %0 = arith.addi %a, %a : i32
  func.return %0 : i32
}
