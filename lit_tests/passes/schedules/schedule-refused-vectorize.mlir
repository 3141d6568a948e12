// Iterations do not become lanes.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { vectorize %i }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the loop moves by more than one index at a time}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 step 2 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{each iteration needs the one before}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = loop.for %i = 0 to 64 carry (%a = %zero : f32) {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %b = arith.mulf %a, %v : f32
    loop.yield %b : f32
  }
  loop.store %t, %y[0] : f32, memref<64xf32>
}

// -----

// expected-error @unknown {{how often the loop runs is not known: say by how many iterations}}
loop.kernel @f(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

// -----

// expected-error @unknown {{24 lanes are no power of two}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 24 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{1 lanes are no power of two}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 1 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{values inside are vectors already}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i * 8] : memref<64xf32> -> vector<8xf32>
    loop.store %v, %y[%i * 8] : vector<8xf32>, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{an iteration may need another one}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %x[%i + 1] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{a tile is transposed inside}}
loop.kernel @f(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    %t = loop.alloc : memref<16xf32>
    loop.transpose 4 by 4 of %x[%i * 4] stride 64 to %t[0] stride 4 : memref<4096xf32>, memref<16xf32>
    %v = loop.load %t[0] : memref<16xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<4096xf32>
  }
}
