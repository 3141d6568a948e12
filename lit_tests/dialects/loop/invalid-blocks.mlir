// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @size() {
  // expected-error @+1 {{#loop.block: the size 96 is not a power of two}}
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<96>} {
  }
}

// -----

loop.kernel @axis() {
  // expected-error @+1 {{#loop.block: a launch axis is x, y or z, not w}}
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<32, w>} {
  }
}

// -----

loop.kernel @kind() {
  // expected-error @+1 {{loop.parallel: the attribute block is a #loop.block, not 32 : i64}}
  loop.parallel %i = 0 to 64 attributes {block = 32 : i64} {
  }
}

// -----

loop.kernel @shared(%x: memref<64xf32>) {
  // expected-error @+1 {{loop.reduce: only a loop.parallel is shared among programs}}
  %m = loop.reduce <maximum> %r = 0 to 64 : f32 attributes {block = #loop.block<64, x>} {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
}

// -----

loop.kernel @outermost() {
  loop.parallel %i = 0 to 64 {
    // expected-error @+1 {{loop.parallel: a loop of programs stands in loops of programs only}}
    loop.parallel %j = 0 to 64 attributes {block = #loop.block<64, x>} {
    }
  }
}

// -----

loop.kernel @twice() {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<4, x>} {
    // expected-error @+1 {{loop.parallel: a loop around it has the launch axis x already}}
    loop.parallel %j = 0 to 64 attributes {block = #loop.block<64, x>} {
    }
  }
}
