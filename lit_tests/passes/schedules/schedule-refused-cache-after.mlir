// A buffer is not written after a loop.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { cache %y after %i }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{a loop around the store is not parallel}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
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

// expected-error @unknown {{the loop does not access the buffer by a single store without a condition}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
    %w = loop.load %x[%i + 32] : memref<64xf32> -> f32
    loop.store %w, %y[%i + 32] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loop does not access the buffer by a single store without a condition}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %y[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loop does not access the buffer by a single store without a condition}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %c = arith.cmpf olt, %v, %v : f32
    loop.store %v, %y[%i] where %c : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{where it stores is computed in the loop}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %k: memref<64xi64>) {
  loop.parallel %i = 0 to 64 {
    %q = loop.load %k[%i] : memref<64xi64> -> i64
    %p = loop.check_index %q below 64 : i64
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%p] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{how many iterations the loops have is not known}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %n: index) {
  loop.parallel %i = 0 to min(%n, 16) {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}
