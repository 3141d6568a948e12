// Which iterations need others: of places that are sums of products of loop variables and numbers.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { parallel %i threads 2 }"}' --split-input-file --verify-diagnostics

/// Each element of its own.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// The next element.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i + 1] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// The last that an iteration reads.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i + 15] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Beyond the last.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i + 16] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// One element before.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i + 1] : f32, memref<512xf32>
  }
}

// -----

/// All before.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i + 16] : f32, memref<512xf32>
  }
}

// -----

/// The last before.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i + 15] : f32, memref<512xf32>
  }
}

// -----

/// Odd and even ones.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i * 2 + 1] : memref<512xf32> -> f32
    loop.store %v, %x[%i * 2] : f32, memref<512xf32>
  }
}

// -----

/// Even ones.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i * 2 + 2] : memref<512xf32> -> f32
    loop.store %v, %x[%i * 2] : f32, memref<512xf32>
  }
}

// -----

/// Of three, another one.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i * 3 + 1] : memref<512xf32> -> f32
    loop.store %v, %x[%i * 3] : f32, memref<512xf32>
  }
}

// -----

/// The same place.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %v, %x[0] : f32, memref<512xf32>
  }
}

// -----

/// Each a place.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Backwards.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[-%i + 15] : memref<512xf32> -> f32
    loop.store %v, %x[-%i + 15] : f32, memref<512xf32>
  }
}

// -----

/// Backwards, the next.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[-%i + 16] : memref<512xf32> -> f32
    loop.store %v, %x[-%i + 15] : f32, memref<512xf32>
  }
}

// -----

/// Backwards, beyond.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[-%i + 31] : memref<512xf32> -> f32
    loop.store %v, %x[-%i + 15] : f32, memref<512xf32>
  }
}

// -----

/// There and back.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[-%i + 15] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// There and back, apart.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[-%i + 31] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Every third iteration.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 4 to 20 step 3 {
    %v = loop.load %x[%i + 1] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Every third iteration, the next.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 4 to 20 step 3 {
    %v = loop.load %x[%i + 3] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Every third iteration, the last.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 4 to 20 step 3 {
    %v = loop.load %x[%i + 15] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Every third iteration, beyond.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 4 to 20 step 3 {
    %v = loop.load %x[%i + 18] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Rows of four.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows of five that overlap.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 5 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows backwards.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 - %j + 3] : f32, memref<512xf32>
    }
  }
}

// -----

/// Longer rows backwards.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 5 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 - %j + 4] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows from the last one.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[-%i * 4 + %j + 60] : f32, memref<512xf32>
    }
  }
}

// -----

/// Longer rows from the last one.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 5 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[-%i * 4 + %j + 60] : f32, memref<512xf32>
    }
  }
}

// -----

/// Rows that begin later.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 3 to 7 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Longer rows that begin later.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 3 to 8 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Every second element of rows.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 step 2 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Every second element of rows, one more.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 5 step 2 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// One row for all.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Columns.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%j * 16 + %i] : f32, memref<512xf32>
    }
  }
}

// -----

/// Columns that overlap.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%j * 15 + %i] : f32, memref<512xf32>
    }
  }
}

// -----

/// Longer and longer rows.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to %i + 1 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 16 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Longer and longer rows, one more.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to %i + 2 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 16 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Shorter and shorter rows.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = %i to 16 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 16 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// Shorter and shorter rows, one more.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = %i to 17 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 16 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A row reads the one behind it.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%i * 4 + %j + 4] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A row reads itself.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%i * 4 - %j + 3] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A row reads far behind.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%i * 4 + %j + 64] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A row reads as far as the last one.
// expected-error @unknown {{an iteration may need another one: loop.load of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%i * 4 + %j + 63] : memref<512xf32> -> f32
      loop.store %v, %x[%i * 4 + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A row of a row.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 3 {
      loop.parallel %k = 0 to 4 {
        %v = loop.load %y[%k] : memref<512xf32> -> f32
        loop.store %v, %x[%i * 12 + %j * 4 + %k] : f32, memref<512xf32>
      }
    }
  }
}

// -----

/// A row of a longer row.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to 3 {
      loop.parallel %k = 0 to 5 {
        %v = loop.load %y[%k] : memref<512xf32> -> f32
        loop.store %v, %x[%i * 12 + %j * 4 + %k] : f32, memref<512xf32>
      }
    }
  }
}

// -----

/// A triangle of a triangle.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 8 {
    loop.parallel %j = 0 to %i + 1 {
      loop.parallel %k = 0 to %j + 1 {
        %v = loop.load %y[%k] : memref<512xf32> -> f32
        loop.store %v, %x[%i * 30 + %j * 2 + %k] : f32, memref<512xf32>
      }
    }
  }
}

// -----

/// A wide triangle of a triangle.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 8 {
    loop.parallel %j = 0 to %i + 1 {
      loop.parallel %k = 0 to %j + 1 {
        %v = loop.load %y[%k] : memref<512xf32> -> f32
        loop.store %v, %x[%i * 21 + %j * 2 + %k] : f32, memref<512xf32>
      }
    }
  }
}

// -----

/// Four lanes.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %y[%i * 4] : memref<512xf32> -> vector<4xf32>
    loop.store %v, %x[%i * 4] : vector<4xf32>, memref<512xf32>
  }
}

// -----

/// Eight lanes.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %y[%i * 4] : memref<512xf32> -> vector<8xf32>
    loop.store %v, %x[%i * 4] : vector<8xf32>, memref<512xf32>
  }
}

// -----

/// Lanes beside an element.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i * 8] : memref<512xf32> -> vector<4xf32>
    %u = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %v, %y[%i * 4] : vector<4xf32>, memref<512xf32>
    loop.store %u, %x[%i * 8 + 4] : f32, memref<512xf32>
  }
}

// -----

/// Lanes beside lanes.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i * 8] : memref<512xf32> -> vector<4xf32>
    loop.store %v, %x[%i * 8 + 4] : vector<4xf32>, memref<512xf32>
  }
}

// -----

/// Lanes beside lanes, one more.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i * 8] : memref<512xf32> -> vector<4xf32>
    loop.store %v, %x[%i * 8 + 5] : vector<4xf32>, memref<512xf32>
  }
}

// -----

/// A row of an unknown length.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to %n {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * %n + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// A row of an unknown length, one more.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    loop.parallel %j = 0 to %n + 1 {
      %v = loop.load %y[%j] : memref<512xf32> -> f32
      loop.store %v, %x[%i * %n + %j] : f32, memref<512xf32>
    }
  }
}

// -----

/// As many behind as there are.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to %n {
    %v = loop.load %x[%i + %n] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// One less behind.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to %n {
    %v = loop.load %x[%i + %n - 1] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// An index from memory.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.store of %x writes}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %k = loop.load %p[%i] : memref<16xi64> -> i64
    %l = arith.index_cast %k : i64 to index
    %v = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%l] : f32, memref<512xf32>
  }
}

// -----

/// An index that all share.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  %k = loop.load %p[0] : memref<16xi64> -> i64
  %l = arith.index_cast %k : i64 to index
  loop.for %i = 0 to 16 {
    %v = loop.load %y[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i + %l] : f32, memref<512xf32>
  }
}

// -----

/// An index that all share, other elements.
// expected-error @unknown {{an iteration may need another one: loop.store of %x may reach what loop.load of %x reads}}
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  %k = loop.load %p[0] : memref<16xi64> -> i64
  %l = arith.index_cast %k : i64 to index
  loop.for %i = 0 to 16 {
    %v = loop.load %x[%i] : memref<512xf32> -> f32
    loop.store %v, %x[%i + %l] : f32, memref<512xf32>
  }
}

// -----

/// A read from an index.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %k = loop.load %p[%i] : memref<16xi64> -> i64
    %l = arith.index_cast %k : i64 to index
    %v = loop.load %y[%l] : memref<512xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<512xf32>
  }
}

// -----

/// Only reads.
loop.kernel @f(%x: memref<512xf32>, %y: memref<512xf32>, %p: memref<16xi64>, %n: index) {
  loop.for %i = 0 to 16 {
    %v = loop.load %x[0] : memref<512xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<512xf32>
  }
}
