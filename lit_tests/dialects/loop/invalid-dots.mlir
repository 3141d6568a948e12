// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

loop.kernel @count(%x: memref<?xbf16>) {
  %a = loop.load %x[0] : memref<?xbf16> -> bf16
  // expected-error @+1 {{loop.pack takes two bf16 or four i8, or vectors of them}}
  %p = loop.pack %a, %a, %a : bf16
}

// -----

loop.kernel @element(%x: memref<?xf16>) {
  // expected-error @+1 {{loop.load_packed reads a flat buffer of bf16 or i8, not memref<?xf16>}}
  %p = loop.load_packed %x[0] : memref<?xf16> -> i32
}

// -----

loop.kernel @outside(%x: memref<8xi8>) {
  // expected-error @+1 {{loop.load_packed: 4 elements from 5 on are not in memref<8xi8>}}
  %p = loop.load_packed %x[5] : memref<8xi8> -> i32
}
