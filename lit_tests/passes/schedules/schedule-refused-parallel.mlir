// Threads do not share a loop.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { parallel %i threads 2 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{threads share the iterations of a loop that gives nothing from one to the next}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %i = 0 to 64 : f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<64xf32>
}

// -----

// expected-error @unknown {{a loop around it is shared among threads already, or is not parallel}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %k = 0 to 2 {
    loop.parallel %i = 0 to 32 {
      %v = loop.load %x[%k * 32 + %i] : memref<64xf32> -> f32
      loop.store %v, %y[%k * 32 + %i] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{a loop around it is shared among threads already, or is not parallel}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %k = 0 to 2 threads 2 {
    loop.parallel %i = 0 to 32 {
      %v = loop.load %x[%k * 32 + %i] : memref<64xf32> -> f32
      loop.store %v, %y[%k * 32 + %i] : f32, memref<64xf32>
    }
  }
}
