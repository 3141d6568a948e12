// RUN: stepwell-opt %s -p 'verify-level{level=prim}' --split-input-file --verify-diagnostics
// RUN: stepwell passes verify-level | filecheck %s --check-prefix=OPTIONS

// OPTIONS:      options:
// OPTIONS-NEXT:   level: a string (required)

func.func @prim(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @loop(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{'memref.load' is not legal at level prim}}
  %0 = memref.load %m[%i] : memref<4xf32>
  func.return %0 : f32
}

// -----

/// An operator that runs ATen's own kernel says so, and then is legal.
func.func @extern(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = aten.erfinv %x attributes {extern = "no lowering"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'aten.sin' is legal at level prim only with the attribute 'extern'}}
  %1 = aten.sin %0 : (tensor<4xf32>) -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
