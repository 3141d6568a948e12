// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p choose-residency --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in choose-residency.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @abs_sqrt_0(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<0xf32>, %[[SQRT:[^ ,:]+]]: memref<0xf32>) {
  // CHECK-NEXT:  }
  loop.kernel @abs_sqrt_0(%args: memref<0xf32>, %sqrt: memref<0xf32>) {
  }
}
