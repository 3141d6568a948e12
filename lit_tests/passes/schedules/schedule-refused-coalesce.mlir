// Nested loops do not become one.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { coalesce %i, %j }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{loop.store before the inner loop would be done in each iteration of it}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    %c = arith.constant 1.0 : f32
    loop.store %c, %z[%i] : f32, memref<64xf32>
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{the outer loop does more than to prepare for the inner one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
    %c = arith.constant 1.0 : f32
    loop.store %c, %z[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loops do not both go in steps of 1, the inner one from 0}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 1 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{the loops do not both go in steps of 1, the inner one from 0}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 step 2 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{the range of the inner loop depends on the outer one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to %i + 1 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}
