// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @no_elements(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.transpose: a tile of 0 by 4 has no elements}}
  loop.transpose 0 by 4 of %x[0] stride 4 to %y[0] stride 4 : memref<?xf32>, memref<?xf32>
}

// -----

loop.kernel @not_flat(%x: memref<4x4xf32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.transpose: a buffer is flat, memref<4x4xf32> is not}}
  loop.transpose 4 by 4 of %x[0] stride 4 to %y[0] stride 4 : memref<4x4xf32>, memref<?xf32>
}

// -----

loop.kernel @elements_differ(%x: memref<?xf32>, %y: memref<?xi32>) {
  // expected-error @+1 {{loop.transpose: memref<?xf32> and memref<?xi32> hold different elements}}
  loop.transpose 4 by 4 of %x[0] stride 4 to %y[0] stride 4 : memref<?xf32>, memref<?xi32>
}

// -----

loop.kernel @block(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.transpose: the side of a block is a power of two that fits the tile of 4 by 8, not 8}}
  loop.transpose 4 by 8 of %x[0] stride 8 to %y[0] stride 4 {block = 8 : i64} : memref<?xf32>, memref<?xf32>
}

// -----

loop.kernel @pairs_apart(%x: memref<?xbf16>, %y: memref<?xi32>) {
  // expected-error @+1 {{loop.transpose: a stride of 9 is no multiple of the 2 elements that are moved together}}
  loop.transpose 4 by 4 of %x[0] stride 9 to %y[0] stride 4 : memref<?xbf16>, memref<?xi32>
}

// -----

loop.kernel @odd_block(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.transpose: the side of a block is a power of two that fits the tile of 8 by 8, not 3}}
  loop.transpose 8 by 8 of %x[0] stride 8 to %y[0] stride 8 {block = 3 : i64} : memref<?xf32>, memref<?xf32>
}

// -----

loop.kernel @no_block(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.transpose: the side of a block is a power of two that fits the tile of 8 by 8, not 0}}
  loop.transpose 8 by 8 of %x[0] stride 8 to %y[0] stride 8 {block = 0 : i64} : memref<?xf32>, memref<?xf32>
}
