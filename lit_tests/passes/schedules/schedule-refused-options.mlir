// What primitives refuse because of their options, or of what stands in the loops.

// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { unroll %r accumulators 2 }"}' 2>&1 | filecheck %s --check-prefix=ACCUMULATORS
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { tile %i, %j by 4 }"}' 2>&1 | filecheck %s --check-prefix=SIDES
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { unroll %i by 1 }"}' 2>&1 | filecheck %s --check-prefix=COPIES
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { pad %j to 1 }"}' 2>&1 | filecheck %s --check-prefix=MULTIPLE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %w before %i result %y }"}' 2>&1 | filecheck %s --check-prefix=RESULT
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %w before %j result %z }"}' 2>&1 | filecheck %s --check-prefix=STORE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %v before %i along %k }"}' 2>&1 | filecheck %s --check-prefix=ALONG
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %y, %z after %i }"}' 2>&1 | filecheck %s --check-prefix=BUFFER
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %w }"}' 2>&1 | filecheck %s --check-prefix=WHERE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %root before %k }"}' 2>&1 | filecheck %s --check-prefix=REDUCED
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @f { cache %v, %u before %i }"}' 2>&1 | filecheck %s --check-prefix=APART
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @g { cache %a before %i }"}' 2>&1 | filecheck %s --check-prefix=BETWEEN
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @g { cache %w before %j }"}' 2>&1 | filecheck %s --check-prefix=VECTOR
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @g { accumulate %r by 4 before %k }"}' 2>&1 | filecheck %s --check-prefix=SUM
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @g { accumulate %r by 1 before %k }"}' 2>&1 | filecheck %s --check-prefix=ONE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @g { split %lane by 4 }"}' 2>&1 | filecheck %s --check-prefix=BLOCKS
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @g { cache %wide before %outer result %y }"}' 2>&1 | filecheck %s --check-prefix=PLACE

// ACCUMULATORS: <schedule>:1:13: error: accumulators are of a loop that is left: say by how many iterations
// SIDES: <schedule>:1:13: error: a tile has two sides
// COPIES: <schedule>:1:13: error: 1 copies are fewer than 2 or more than 1024
// MULTIPLE: <schedule>:1:13: error: every range is a multiple of 1
// RESULT: <schedule>:1:13: error: only a value that one loop changes waits in a result
// STORE: <schedule>:1:13: error: the loop does not access the buffer by a single store without a condition
// ALONG: <schedule>:1:13: error: the value does not depend on the loop along which it is to lie
// BUFFER: <schedule>:1:13: error: one buffer is written after a loop
// WHERE: <schedule>:1:13: error: a value is kept before a loop, or a buffer is written after one
// REDUCED: <schedule>:1:13: error: the value takes what loop.reduce gives
// APART: <schedule>:1:13: error: the values are not computed in one loop
// BETWEEN: <schedule>:1:13: error: something else than a loop stands between the loops
// VECTOR: <schedule>:1:13: error: memory holds no vector<8xf32>
// SUM: <schedule>:1:13: error: the sum takes what loop.reduce gives
// ONE: <schedule>:1:13: error: a block of 1 iterations is no loop
// BLOCKS: <schedule>:1:13: error: the loop is mapped to programs and blocks already
// PLACE: <schedule>:1:13: error: no result takes the value's place

loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<8xf32>, %b: memref<1xi1>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
    loop.parallel %m = 0 to 8 {
      %u = loop.load %x[%i * 8 + %m] : memref<64xf32> -> f32
      %u2 = math.exp %u : f32
      loop.store %u2, %z[%m] : f32, memref<8xf32>
    }
  }
  loop.parallel %k = 0 to 8 {
    %c = arith.constant true
    %s = loop.reduce <add> %r = 0 to 8 : f32 {
      %p = loop.load %x[%k * 8 + %r] : memref<64xf32> -> f32
      loop.yield %p : f32
    }
    %root = math.exp %s : f32
    loop.store %root, %z[%k] : f32, memref<8xf32>
  }
  %q = loop.load %b[0] : memref<1xi1> -> i1
  scf.if %q {
    loop.parallel %l = 0 to 8 {
      %a = loop.load %x[%l] : memref<64xf32> -> f32
      loop.store %a, %z[%l] : f32, memref<8xf32>
    }
  }
}
loop.kernel @g(%x: memref<64xf32>, %y: memref<8xf32>, %b: memref<1xi1>, %z: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %q = loop.load %b[0] : memref<1xi1> -> i1
    scf.if %q {
      %a = loop.load %x[%i] : memref<64xf32> -> f32
      loop.store %a, %y[%i] : f32, memref<8xf32>
    }
  }
  loop.parallel %j = 0 to 8 {
    %v = loop.load %x[%j * 8] : memref<64xf32> -> vector<8xf32>
    %w = math.exp %v : vector<8xf32>
    loop.store %w, %x[%j * 8] : vector<8xf32>, memref<64xf32>
  }
  loop.parallel %k = 0 to 8 {
    %m = loop.reduce <maximum> %o = 0 to 8 : f32 {
      %c = loop.load %x[%k * 8 + %o] : memref<64xf32> -> f32
      loop.yield %c : f32
    }
    %s = loop.reduce <add> %r = 0 to 8 : f32 {
      %d = loop.load %x[%k * 8 + %r] : memref<64xf32> -> f32
      %e = arith.subf %d, %m : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%k] : f32, memref<8xf32>
  }
  loop.parallel %lane = 0 to 8 attributes {block = #loop.block<8, x>} {
    %f = loop.load %x[%lane] : memref<64xf32> -> f32
    loop.store %f, %y[%lane] : f32, memref<8xf32>
  }
  loop.parallel %outer = 0 to 8 {
    %given = loop.load %x[%outer] : memref<64xf32> -> f32
    loop.store %given, %y[%outer] : f32, memref<8xf32>
    %wide = math.exp %given : f32
    loop.store %wide, %z[%outer] : f32, memref<8xf32>
  }
}
