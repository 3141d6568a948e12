// What stands before a loop is no loop of its own.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { distribute %i, %j }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the second loop is not directly inside of the first}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 2 {
    loop.parallel %k = 0 to 4 {
      loop.parallel %j = 0 to 8 {
        %v = loop.load %x[%i * 32 + %k * 8 + %j] : memref<64xf32> -> f32
        loop.store %v, %y[%i * 32 + %k * 8 + %j] : f32, memref<64xf32>
      }
    }
  }
}

// -----

// expected-error @unknown {{nothing is done before the second loop}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{the second part uses what loop.load gives, which is not done twice}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %w = arith.negf %v : f32
    loop.store %w, %x[%i] : f32, memref<64xf32>
    loop.parallel %j = 0 to 8 {
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}
