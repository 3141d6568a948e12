// A sum is not added up in blocks.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { accumulate %r by 16 before %i }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the loop is not one sum of scalars in steps of 1}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <maximum> %r = 0 to 64 : f32 {
      %v = loop.load %x[%r] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loop is not one sum of scalars in steps of 1}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 64 step 2 : f32 {
      %v = loop.load %x[%r] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{a loop around the sum is not parallel}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.for %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 64 : f32 {
      %v = loop.load %x[%r] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the range of the sum depends on loops around it}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to %i + 1 : f32 {
      %v = loop.load %x[%r] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the loops write what the sum reads}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 64 : f32 {
      %v = loop.load %x[%r] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %x[%i] : f32, memref<64xf32>
  }
}

// -----

// expected-error @unknown {{the sum is not computed twice}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 64 : f32 {
      %v = loop.load %x[%r] : memref<64xf32> -> f32
      loop.store %v, %z[%r] : f32, memref<64xf32>
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}
