// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @maximum_of_floats(%x: memref<8xf32>) {
  %v = arith.constant 1.0 : f32
  // expected-error @+1 {{loop.atomic <maximum> does not combine f32}}
  loop.atomic <maximum> %v, %x[0] : f32, memref<8xf32>
}

// -----

loop.kernel @narrow(%x: memref<8xbf16>) {
  %v = arith.constant 1.0 : bf16
  // expected-error @+1 {{loop.atomic <add> does not combine bf16}}
  loop.atomic <add> %v, %x[0] : bf16, memref<8xbf16>
}

// -----

loop.kernel @element_type(%x: memref<8xf64>) {
  %v = arith.constant 1.0 : f32
  // expected-error @+1 {{loop.atomic: memref<8xf64> does not hold f32}}
  loop.atomic <add> %v, %x[0] : f32, memref<8xf64>
}

// -----

loop.kernel @place(%x: memref<8xf32>) {
  %v = arith.constant 1.0 : f32
  // expected-error @+1 {{loop.atomic: the place 8 is not in memref<8xf32>}}
  loop.atomic <add> %v, %x[8] : f32, memref<8xf32>
}
