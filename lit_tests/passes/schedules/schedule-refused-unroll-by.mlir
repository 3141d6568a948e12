// A reduction has no partial results.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { unroll %i by 3 accumulators 2 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{3 is no multiple of 2 accumulators}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %i = 0 to 64 : f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<64xf32>
}

// -----

// expected-error @unknown {{only a reduction has accumulators}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loop runs 2 times, less than 3}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %i = 0 to 2 : f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<64xf32>
}
