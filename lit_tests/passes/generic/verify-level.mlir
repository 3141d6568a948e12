// RUN: stepwell-opt %s -p 'verify-level{level=prim}' --split-input-file --verify-diagnostics

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
