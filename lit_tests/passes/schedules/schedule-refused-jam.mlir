// Iterations are not done side by side.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { jam %i by 2 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{an iteration gives something to others}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %i = 0 to 64 : f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<64xf32>
}

// -----

// expected-error @unknown {{a loop inside has another range in each iteration}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to %i + 1 {
      %v = loop.load %x[%j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{scf.if inside is not done for several iterations}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %c = arith.cmpf olt, %v, %v : f32
    scf.if %c {
      loop.store %v, %y[%i] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{the loop runs 1 times, less than 2}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 1 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{an iteration may need another one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %i = 0 to 63 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %x[%i + 1] : f32, memref<64xf32>
  }
}
