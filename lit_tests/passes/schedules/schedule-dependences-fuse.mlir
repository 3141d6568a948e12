// Which iterations of a second loop need others of the first.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { fuse %i, %j }"}' --split-input-file --verify-diagnostics

/// Parallel: what is written, at its place.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: what is written later.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j + 1] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: what is written earlier.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i + 1] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: the last one.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j + 15] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: beyond the last.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j + 16] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: the first.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i + 15] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: before the first.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i + 16] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: what was read is overwritten at its place.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %u, %z[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: what is read later is overwritten.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %u, %z[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j + 1] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: what was read earlier is overwritten.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %x[%i + 1] : memref<512xf32> -> f32
    loop.store %u, %z[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: both write, at their places.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: both write, one later.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j + 1] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: both write one place.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[0] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[0] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: odd and even ones.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i * 2] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j * 2 + 1] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: even ones.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i * 2] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j * 2 + 2] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: of an unknown length.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to %n {
    %v = loop.load %x[%j + %n] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Parallel: of an unknown length, the last.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to %n {
    %v = loop.load %x[%j + %n - 1] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: what is written, at its place.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: what is written later.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j + 1] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: what is written earlier.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i + 1] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: the last one.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j + 15] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: beyond the last.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j + 16] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: the first.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i + 15] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: before the first.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i + 16] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: what was read is overwritten at its place.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %u, %z[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: what is read later is overwritten.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %u, %z[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j + 1] : f32, memref<512xf32>
  }
}

// -----

/// For: what was read earlier is overwritten.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %x[%i + 1] : memref<512xf32> -> f32
    loop.store %u, %z[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: both write, at their places.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: both write, one later.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[%j + 1] : f32, memref<512xf32>
  }
}

// -----

/// For: both write one place.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[0] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %y[%j] : memref<512xf32> -> f32
    loop.store %v, %x[0] : f32, memref<512xf32>
  }
}

// -----

/// For: odd and even ones.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i * 2] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j * 2 + 1] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: even ones.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i * 2] : f32, memref<512xf32>
  }
  loop.for %j = 0 to 16 {
    %v = loop.load %x[%j * 2 + 2] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: of an unknown length.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to %n {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to %n {
    %v = loop.load %x[%j + %n] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// For: of an unknown length, the last.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to %n {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.for %j = 0 to %n {
    %v = loop.load %x[%j + %n - 1] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Rows at their places.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %k = 0 to 4 {
      %u = loop.load %y[%k] : memref<512xf32> -> f32
      loop.store %u, %x[%i * 4 + %k] : f32, memref<512xf32>
    }
  }
  loop.parallel %j = 0 to 16 {
    loop.parallel %l = 0 to 4 {
      %v = loop.load %x[%j * 4 + %l] : memref<512xf32> -> f32
      loop.store %v, %z[%l] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows of which one is longer.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %k = 0 to 4 {
      %u = loop.load %y[%k] : memref<512xf32> -> f32
      loop.store %u, %x[%i * 4 + %k] : f32, memref<512xf32>
    }
  }
  loop.parallel %j = 0 to 16 {
    loop.parallel %l = 0 to 5 {
      %v = loop.load %x[%j * 4 + %l] : memref<512xf32> -> f32
      loop.store %v, %z[%l] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows of which the written one is longer.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %k = 0 to 5 {
      %u = loop.load %y[%k] : memref<512xf32> -> f32
      loop.store %u, %x[%i * 4 + %k] : f32, memref<512xf32>
    }
  }
  loop.parallel %j = 0 to 16 {
    loop.parallel %l = 0 to 4 {
      %v = loop.load %x[%j * 4 + %l] : memref<512xf32> -> f32
      loop.store %v, %z[%l] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows one after the other, of which the written one is longer.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %k = 0 to 5 {
      %u = loop.load %y[%k] : memref<512xf32> -> f32
      loop.store %u, %x[%i * 4 + %k] : f32, memref<512xf32>
    }
  }
  loop.for %j = 0 to 16 {
    loop.parallel %l = 0 to 4 {
      %v = loop.load %x[%j * 4 + %l] : memref<512xf32> -> f32
      loop.store %v, %z[%l] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows that are read backwards.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %k = 0 to 4 {
      %u = loop.load %y[%k] : memref<512xf32> -> f32
      loop.store %u, %x[%i * 4 + %k] : f32, memref<512xf32>
    }
  }
  loop.parallel %j = 0 to 16 {
    loop.parallel %l = 0 to 4 {
      %v = loop.load %x[%j * 4 - %l + 3] : memref<512xf32> -> f32
      loop.store %v, %z[%l] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows of other ranges.
// expected-error @unknown {{the loops have different ranges}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %u, %x[%i] : f32, memref<512xf32>
  }
  loop.parallel %j = 0 to 15 {
    %v = loop.load %x[%j] : memref<512xf32> -> f32
    loop.store %v, %z[%j] : f32, memref<512xf32>
  }
}

// -----

/// Lanes at their places.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i * 4] : memref<512xf32> -> vector<4xf32>
    loop.store %u, %x[%i * 4] : vector<4xf32>, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j * 4] : memref<512xf32> -> vector<4xf32>
    loop.store %v, %z[%j * 4] : vector<4xf32>, memref<512xf32>
  }
}

// -----

/// More lanes than at their places.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %z: memref<512xf32>, %n: index) {
  loop.parallel %i = 0 to 16 {
    %u = loop.load %y[%i * 4] : memref<512xf32> -> vector<4xf32>
    loop.store %u, %x[%i * 4] : vector<4xf32>, memref<512xf32>
  }
  loop.parallel %j = 0 to 16 {
    %v = loop.load %x[%j * 4] : memref<512xf32> -> vector<8xf32>
    loop.store %v, %z[%j * 8] : vector<8xf32>, memref<512xf32>
  }
}
