// RUN: stepwell-opt %s -p 'select-transpose-blocks{bits=512}' | filecheck %s
// RUN: stepwell-opt %s -p 'select-transpose-blocks{bits=128}' | filecheck %s --check-prefix=NARROW

loop.kernel @k(%x: memref<?xf32>, %h: memref<?xf64>, %b: memref<?xbf16>, %s0: index) {
  %t = loop.alloc : memref<1024xf32>
  // CHECK:  loop.transpose 32 by 32 of %x[1] stride %s0 to %t[0] stride 32 {block = 16 : i64}
  // NARROW: loop.transpose 32 by 32 of %x[1] stride %s0 to %t[0] stride 32 {block = 4 : i64}
  loop.transpose 32 by 32 of %x[1] stride %s0 to %t[0] stride 32 : memref<?xf32>, memref<1024xf32>
  %d = loop.alloc : memref<40xf64>
  // CHECK:  loop.transpose 8 by 5 {{.*}} {block = 4 : i64}
  // NARROW: loop.transpose 8 by 5 {{.*}} {block = 2 : i64}
  loop.transpose 8 by 5 of %h[0] stride %s0 to %d[0] stride 8 : memref<?xf64>, memref<40xf64>
  %e = loop.alloc : memref<1024xbf16>
  // CHECK:  loop.transpose 32 by 32 {{.*}} {block = 16 : i64} : memref<?xbf16>
  // NARROW: loop.transpose 32 by 32 {{.*}} {block = 8 : i64} : memref<?xbf16>
  loop.transpose 32 by 32 of %b[0] stride %s0 to %e[0] stride 32 : memref<?xbf16>, memref<1024xbf16>
}
