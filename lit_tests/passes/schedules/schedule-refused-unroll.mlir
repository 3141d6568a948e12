// A loop is not written out.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { unroll %i }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{how often the loop runs is not known}}
loop.kernel @f(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

// -----

// expected-error @unknown {{the loop runs 2000 times, which is not 1 to}}
loop.kernel @f(%x: memref<2000xf32>, %y: memref<2000xf32>) {
  loop.parallel %i = 0 to 2000 {
    %v = loop.load %x[%i] : memref<2000xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<2000xf32>
  }
}

// -----

// expected-error @unknown {{a softmax reduction has no partial results}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %one = arith.constant 1.0 : f32
  %m, %s = loop.reduce <softmax> %i = 0 to 8 : f32, f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v, %one : f32, f32
  }
  loop.store %m, %y[0] : f32, memref<64xf32>
  loop.store %s, %y[1] : f32, memref<64xf32>
}
