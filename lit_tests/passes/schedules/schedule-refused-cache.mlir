// A value is not kept.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { cache %v before %i }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{no loop changes the value: it is a single one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[0] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the value is not computed inside of the loop}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %v = loop.load %x[0] : memref<64xf32> -> f32
  loop.parallel %i = 0 to 64 {
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{how much memory it takes is not known}}
loop.kernel @f(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

// -----

// expected-error @unknown {{it takes more than}}
loop.kernel @f(%x: memref<100000000xf32>, %y: memref<100000000xf32>) {
  loop.parallel %i = 0 to 100000000 {
    %v = loop.load %x[%i] : memref<100000000xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<100000000xf32>
  }
}

// -----

// expected-error @unknown {{the ranges of the loops that it depends on are not in steps of 1, or depend on one another}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 step 2 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the value takes what a loop carries from one iteration to the next}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = loop.for %i = 0 to 64 carry (%a = %zero : f32) {
    %w = loop.load %x[%i] : memref<64xf32> -> f32
    %v = arith.addf %a, %w : f32
    loop.yield %v : f32
  }
  loop.store %t, %y[0] : f32, memref<64xf32>
}
