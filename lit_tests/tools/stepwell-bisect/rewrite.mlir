// RUN: stepwell-bisect %s -p cse,canonicalize,dce --test %S/Inputs/single-reshape.sh 2>&1 | filecheck %s
// RUN: stepwell-bisect %s -p cse,canonicalize,dce --test %S/Inputs/single-reshape.sh --whole-pipeline 2>&1 | filecheck %s

/// The guilty pass, its guilty rewrite, the operation that it was applied to, and what it did to the module.
// CHECK:      pass:    canonicalize (2 of 3; all is well without it)
// CHECK-NEXT: rewrite: reshape-of-reshape (2 of 2), from {{.*}}rewrite.mlir:22:12
// CHECK-NEXT: on:      %pairs = "prim.reshape"(%line) : (tensor<24xf32>) -> tensor<12x2xf32>
// CHECK-NEXT: --- before
// CHECK-NEXT: +++ after
// CHECK-NEXT: @@
// CHECK:      func.func @twice
// CHECK-NEXT: prim.reshape %x
// CHECK-NEXT: {{^}}-    %line = prim.reshape %y : tensor<6x4xf32> -> tensor<24xf32>
// CHECK-NEXT: {{^}}-    %pairs = prim.reshape %line : tensor<24xf32> -> tensor<12x2xf32>
// CHECK-NEXT: {{^}}+    %pairs = prim.reshape %y : tensor<6x4xf32> -> tensor<12x2xf32>
// CHECK-NEXT: func.return
// CHECK:      outcomes were looked at; --rewrites canonicalize:-1 stops before the rewrite
func.func @twice(%x: tensor<4x6xf32>, %y: tensor<6x4xf32>) -> (tensor<2x12xf32>, tensor<12x2xf32>) {
  %flat = prim.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %wide = prim.reshape %flat : tensor<24xf32> -> tensor<2x12xf32>
  %line = prim.reshape %y : tensor<6x4xf32> -> tensor<24xf32>
  %pairs = prim.reshape %line : tensor<24xf32> -> tensor<12x2xf32>
  func.return %wide, %pairs : tensor<2x12xf32>, tensor<12x2xf32>
}
