// Nested loops are not tiled.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { tile %i, %j by 3, 4 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{a side of 3 does not divide the range of its loop; peel off the rest before}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{a side of 4 does not divide the range of its loop; peel off the rest before}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 7 {
      %v = loop.load %x[%i * 8 + %j] : memref<64xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<64xf32>
    }
  }
}

// -----

// expected-error @unknown {{a side of 3 does not divide the range of its loop; peel off the rest before}}
loop.kernel @f(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<?xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<?xf32>
    }
  }
}
