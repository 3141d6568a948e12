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

// -----

loop.kernel @dots_of_floats(%x: memref<?xf32>, %w: memref<?xi32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.dot_tile multiplies bf16 or i8, not f32}}
  loop.dot_tile <f32> 4 by 4 of %x[0] stride 4 and %w[0] stride 4 to %y terms 4 : memref<?xf32>, memref<?xi32>, memref<?xf32>
}

// -----

loop.kernel @no_dots(%x: memref<?xi32>, %w: memref<?xi32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.dot_tile: a tile of 4 by 0 has no elements}}
  loop.dot_tile <bf16> 4 by 0 of %x[0] stride 4 and %w[0] stride 4 to %y terms 4 : memref<?xi32>, memref<?xi32>, memref<?xf32>
}

// -----

loop.kernel @unpacked_dots(%x: memref<?xi8>, %w: memref<?xi32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.dot_tile <bf16> reads flat buffers of i32, or of bf16 on the left, not memref<?xi8> and memref<?xi32>}}
  loop.dot_tile <bf16> 4 by 4 of %x[0] stride 4 and %w[0] stride 4 to %y terms 4 : memref<?xi8>, memref<?xi32>, memref<?xf32>
}

// -----

loop.kernel @dots_of_another_type(%x: memref<?xi8>, %w: memref<?xi32>, %y: memref<?xf32>) {
  // expected-error @+1 {{loop.dot_tile <i8> does not give memref<?xf32>}}
  loop.dot_tile <i8> 4 by 4 of %x[0] stride 4 and %w[0] stride 4 to %y terms 4 : memref<?xi8>, memref<?xi32>, memref<?xf32>
}

// -----

loop.kernel @no_room_for_dots(%x: memref<?xi32>, %w: memref<?xi32>, %y: memref<15xf32>) {
  // expected-error @+1 {{loop.dot_tile: memref<15xf32> has no room for 4 by 4 sums}}
  loop.dot_tile <bf16> 4 by 4 of %x[0] stride 4 and %w[0] stride 4 to %y terms 4 : memref<?xi32>, memref<?xi32>, memref<15xf32>
}

// -----

loop.kernel @two_buffers(%x: memref<?xi32>, %y: memref<?xf32>) {
  // expected-error @+2 {{loop.dot_tile has 3 buffers, and 2 types are given}}
  loop.dot_tile <bf16> 4 by 4 of %x[0] stride 4 and %x[0] stride 4 to %y terms 4 : memref<?xi32>, memref<?xf32>
}
