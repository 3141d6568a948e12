// A range is not padded.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { pad %i to 16 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the loop is not parallel in steps of 1}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %i = 0 to 13 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loop is not parallel in steps of 1}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 13 step 2 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{values inside are vectors already}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 7 {
    %v = loop.load %x[%i * 8] : memref<64xf32> -> vector<8xf32>
    loop.store %v, %y[%i * 8] : vector<8xf32>, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the range of a loop inside depends on it}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 7 {
    loop.parallel %j = 0 to %i + 1 {
      %v = loop.load %x[%j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{loop.check_index would report an error beyond the range}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %k: memref<64xi64>) {
  loop.parallel %i = 0 to 13 {
    %q = loop.load %k[%i] : memref<64xi64> -> i64
    %p = loop.check_index %q below 64 : i64
    %v = loop.load %x[%p] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{scf.if inside takes no mask}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 13 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %c = arith.cmpf olt, %v, %v : f32
    scf.if %c {
      loop.store %v, %y[%i] : f32, memref<64xf32>
    }
  }
}
