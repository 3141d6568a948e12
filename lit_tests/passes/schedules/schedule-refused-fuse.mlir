// Two loops do not become one.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { fuse %i, %j }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the loops are of different kinds}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.for %j = 0 to 64 {
    %w = loop.load %x[%j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loops have different ranges}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.parallel %j = 0 to 63 {
    %w = loop.load %x[%j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loops have different ranges}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.parallel %j = 0 to 64 step 2 {
    %w = loop.load %x[%j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{a loop carries values to its next iteration}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = loop.for %i = 0 to 64 carry (%a = %zero : f32) {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %b = arith.addf %a, %v : f32
    loop.yield %b : f32
  }
  loop.for %j = 0 to 64 {
    %w = loop.load %x[%j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loops are not in one block}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<128xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.parallel %k = 0 to 2 {
    loop.parallel %j = 0 to 64 {
      %w = loop.load %x[%j] : memref<64xf32> -> f32
      loop.store %w, %z[%j + %k * 64] : f32, memref<128xf32>
    }
  }
}

// -----

// expected-error @unknown {{the second loop is not behind the first one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %j = 0 to 64 {
    %w = loop.load %x[%j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the second loop uses results of the first one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %i = 0 to 64 : f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.parallel %j = 0 to 64 {
    loop.store %s, %y[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the second loop uses what is computed from results of the first one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %i = 0 to 64 : f32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  %e = math.exp %s : f32
  loop.parallel %j = 0 to 64 {
    loop.store %e, %y[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the second loop needs what stands between them}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>, %u: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  %c = arith.constant 1.0 : f32
  loop.store %c, %z[3] : f32, memref<64xf32>
  loop.parallel %j = 0 to 64 {
    %w = loop.load %z[%j] : memref<64xf32> -> f32
    loop.store %w, %u[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{an iteration may need another one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.parallel %j = 0 to 64 {
    %w = loop.load %y[63 - %j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{an iteration may need another one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.for %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.for %j = 0 to 64 {
    %w = loop.load %y[63 - %j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
}
