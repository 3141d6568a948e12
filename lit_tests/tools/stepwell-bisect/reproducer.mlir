// RUN: stepwell-bisect %s | filecheck %s
// RUN: stepwell-bisect %s --match 'only with the attribute' | filecheck %s
// RUN: not stepwell-bisect %s --match 'something else' 2>&1 | filecheck %s --check-prefix=OTHER
// RUN: not stepwell-bisect %s -p cse 2>&1 | filecheck %s --check-prefix=NONE
// RUN: not stepwell-bisect %s --wrong-value -p cse 2>&1 | filecheck %s --check-prefix=RIGHT
// pipeline: cse,verify-level{level=prim},dce

/// The pipeline is that of the reproducer, and so is the failure.
// CHECK:      pass:    verify-level{level=prim} (2 of 3; all is well without it)
// CHECK-NEXT: rewrite: the pass does not ask before its rewrites

// NONE:  error: the pipeline 'cse' does not fail on this module
// NONE:  help: look for something else: --wrong-value, or --test SCRIPT
// OTHER: error: the pipeline does not complete: 'aten.exp' is legal at level prim only with the attribute 'extern'
// OTHER: help: leave out the other criteria to search for this failure
// RIGHT: error: nothing is wrong after the last pass of the pipeline
func.func @forward(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = aten.exp %a : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// RUN: not stepwell-bisect %s --match '(' 2>&1 | filecheck %s --check-prefix=REGEX
// REGEX: error: '(' is no regular expression: missing )
