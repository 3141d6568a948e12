// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @beyond(%x: memref<8xf32>) {
  loop.parallel %i = 0 to 16 {
    // expected-error @+1 {{loop.load: the places 0 to 15 are not in memref<8xf32>}}
    %0 = loop.load %x[%i] : memref<8xf32> -> f32
  }
}

// -----

/// The last iteration begins at 9.
loop.kernel @steps(%x: memref<16xf32>) {
  loop.parallel %i = 0 to 10 step 3 {
    %0 = loop.load %x[%i] stride 2 : memref<16xf32> -> vector<4xf32>
    // expected-error @+1 {{loop.load: the places 0 to 16 are not in memref<16xf32>}}
    %1 = loop.load %x[%i] : memref<16xf32> -> vector<8xf32>
  }
}

// -----

loop.kernel @before(%x: memref<64xf32>, %v: memref<1xf32>) {
  %0 = loop.load %v[0] : memref<1xf32> -> f32
  loop.parallel %i = 0 to 8 {
    loop.for %j = 0 to 8 {
      // expected-error @+1 {{loop.store: the places -1 to 62 are not in memref<64xf32>}}
      loop.store %0, %x[%i * 8 + %j - 1] : f32, memref<64xf32>
    }
  }
}

// -----

/// What a condition, a mask, a loop without iterations or a loop of unknown length guards may be as it likes, and of
/// a variable that occurs twice the ends are not known.
loop.kernel @guarded(%x: memref<8xf32>, %m: i1, %n: index) {
  loop.parallel %i = 0 to 16 {
    %0 = loop.load %x[%i] where %m : memref<8xf32> -> f32
    scf.if %m {
      %1 = loop.load %x[%i] : memref<8xf32> -> f32
    }
    loop.for %j = 3 to 3 {
      %2 = loop.load %x[%j + %i] : memref<8xf32> -> f32
    }
    loop.for %k = 0 to %n {
      %3 = loop.load %x[%i] : memref<8xf32> -> f32
    }
    %4 = loop.load %x[%i - %i floordiv 2 * 2] : memref<8xf32> -> f32
  }
}
