// RUN: stepwell-opt --list-passes | filecheck %s --check-prefix=LIST
// RUN: stepwell-opt --show-pipeline=horner:default | filecheck %s --check-prefix=SHOW
// RUN: stepwell-opt %s -p horner:default | filecheck %s

// LIST-LABEL: of the package stepwell-horner:
// LIST:         lower-polynomials {{ *}}Compute polynomials by Horner's rule.
// LIST:       pipelines: cpu:default, cuda:default, cpu:max-autotune, cuda:max-autotune, horner:default

// SHOW-LABEL: aten:
// SHOW:         lower-polynomials {{ *}}Horner's rule
// SHOW-NEXT:    aten-to-prim

// CHECK-LABEL: loop.kernel @
// CHECK:         arith.mulf
// CHECK:         arith.addf
// CHECK-LABEL: func.func @forward(
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = horner.polynomial %x [1.0, 0.5, 0.25] : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
