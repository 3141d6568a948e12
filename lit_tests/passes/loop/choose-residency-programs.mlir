// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p choose-residency --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @abs_sqrt_0(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<0xf32>, %[[SQRT:[^ ,:]+]]: memref<0xf32>) {
  // CHECK-NEXT:  }
  loop.kernel @abs_sqrt_0(%args: memref<0xf32>, %sqrt: memref<0xf32>) {
  }
}
