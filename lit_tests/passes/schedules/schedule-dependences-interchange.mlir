// Which iterations of the inner one of two loops need others, whatever iteration of the outer loop they are in.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { interchange %i, %j }"}' --split-input-file --verify-diagnostics

/// Each column by itself.
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<512xf32>
    }
  }
}

// -----

/// The next column.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j + 1] : memref<512xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Columns apart.
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j + 8] : memref<512xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<512xf32>
    }
  }
}

// -----

/// The last column.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j + 7] : memref<512xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Diagonals.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i + %j] : memref<512xf32> -> f32
      loop.store %v, %x[%i + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows of columns.
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 16 + %i + 1] : memref<512xf32> -> f32
      loop.store %v, %x[%j * 16 + %i] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows of longer columns.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 16 + %i + 1] : memref<512xf32> -> f32
      loop.store %v, %x[%j * 16 + %i] : f32, memref<512xf32>
    }
  }
}

// -----

/// Columns of rows.
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 8 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Columns of rows, one behind.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j + 8] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 8 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Columns of rows, beside.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j + 1] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 8 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A sequential loop inside.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.for %j = 0 to 8 {
      %v = loop.load %x[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A sequential loop inside of independent iterations.
loop.kernel @f(%x: memref<512xf32>) {
  loop.for %i = 0 to 15 {
    loop.for %j = 0 to 8 {
      %v = loop.load %x[%i + 15] : memref<512xf32> -> f32
      loop.store %v, %x[%i] : f32, memref<512xf32>
    }
  }
}
