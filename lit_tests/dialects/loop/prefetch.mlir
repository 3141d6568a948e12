// RUN: stepwell-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

loop.kernel @fetched(%x: memref<?xi8>, %s0: index) {
  loop.parallel %i = 0 to 4 {
    loop.prefetch %x[%i * %s0 + 24576] {note} : memref<?xi8>
  }
}

// -----

loop.kernel @not_flat(%x: memref<4x4xi8>) {
  // expected-error @+1 {{loop.prefetch: a buffer is flat, memref<4x4xi8> is not}}
  loop.prefetch %x[0] : memref<4x4xi8>
}
