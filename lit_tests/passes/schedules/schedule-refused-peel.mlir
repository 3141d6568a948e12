// A range is not cut.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { peel %i at 8 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the range of the loop depends on symbols}}
loop.kernel @f(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

// -----

// expected-error @unknown {{no iteration begins there: the loop goes from 0 in steps of 3}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 63 step 3 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{places rise between 8 and 64, where the loop begins and ends}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 8 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}
