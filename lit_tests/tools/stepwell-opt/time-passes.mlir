// RUN: stepwell-opt %s -p dce,fuse,outline-fusions,prim-to-loop,cse --time-passes 2>&1 >%t | filecheck %s
// RUN: stepwell-opt %s -p dce --time-passes 2>%t | filecheck %s --check-prefix=OUTPUT
// RUN: stepwell-opt %s -p dce --time-passes-json %t | filecheck %s --check-prefix=OUTPUT
// RUN: cat %t | filecheck %s --check-prefix=JSON

/// A tree of levels and passes; the operations are those before and after.
// CHECK:       time share operations
// CHECK-NEXT:  ms 100.0% 4 -> {{[0-9]+}} total
// CHECK-NEXT:  ms {{.*}}% 4 -> {{[0-9]+}} prim
// CHECK-NEXT:  ms {{.*}}% 4 -> 3 dce
// CHECK-NEXT:  % 3 -> 5 fuse
// CHECK-NEXT:  outline-fusions
// CHECK-NEXT:  prim-to-loop
// CHECK-NEXT:  loop
// CHECK-NEXT:  cse

/// Times go to the standard error or to a file, and leave the module alone.
// OUTPUT:     builtin.module
// OUTPUT-NOT: total

// JSON:      "ms":
// JSON:      "operations": [
// JSON-NEXT:  4,
// JSON-NEXT:  3
// JSON:      "levels": [
// JSON:       "level": "prim",
// JSON:         "pass": "dce",
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.log %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
