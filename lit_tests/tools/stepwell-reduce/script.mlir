// RUN: stepwell-reduce %s --test %S/Inputs/exp-and-reshape.sh | filecheck %s
// RUN: stepwell-reduce %s --test %S/Inputs/exp-and-reshape.sh 2>&1 | filecheck %s --check-prefix=COUNT
// RUN: not stepwell-reduce %s --test %S/Inputs/missing.sh 2>&1 | filecheck %s --check-prefix=MISSING

// MISSING: error: cannot run {{.*}}missing.sh: No such file or directory
// MISSING: help: a test must be executable
// COUNT:   reduced 9 operations to 4: {{[0-9]+}} candidates were tried

// CHECK:      builtin.module {
// CHECK-NEXT:   func.func @forward(%[[X:.*]]: tensor<1x1xf32>) {
// CHECK-NEXT:     %[[R:.*]] = prim.reshape %[[X]] : tensor<1x1xf32> -> tensor<1xf32>
// CHECK-NEXT:     prim.exp %[[R]] : tensor<1xf32>
// CHECK-NEXT:     func.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
func.func @unused(%x: tensor<8xf32>) -> tensor<8xf32> {
  func.return %x : tensor<8xf32>
}
func.func @forward(%x: tensor<4x6xf32>, %y: tensor<24xf32>) -> tensor<24xf32> {
  %0 = prim.sin %x : tensor<4x6xf32>
  %1 = prim.reshape %0 : tensor<4x6xf32> -> tensor<24xf32>
  %2 = prim.exp %1 : tensor<24xf32>
  %3 = prim.mul %2, %y : tensor<24xf32>
  %4 = prim.add %3, %1 : tensor<24xf32>
  func.return %4 : tensor<24xf32>
}
