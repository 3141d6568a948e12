// RUN: stepwell-opt %s -p 'select-shuffles{bits=512}' | filecheck %s
// RUN: stepwell-opt %s -p 'select-shuffles{bits=128}' | filecheck %s --check-prefix=NARROW
// RUN: stepwell-opt %s -p select-shuffles --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes select-shuffles | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   maximum-side: an integer (default 16)

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

/// Lanes are picked out of whole vectors, as far as the machine's shuffles reach; under a mask up to a distance of four.
// CHECK-LABEL:  loop.kernel @strides(
// NARROW-LABEL: loop.kernel @strides(
loop.kernel @strides(%x: memref<?xf32>, %h: memref<?xi8>, %y: memref<?xf32>) {
  // CHECK:       loop.load %x[0] stride 2 {shuffled}
  // CHECK-NEXT:  loop.load %x[64] stride -8 {shuffled}
  // CHECK-NEXT:  loop.load %x[0] stride 9 : memref
  // NARROW:      loop.load %x[0] stride 2 {shuffled}
  // NARROW-NEXT: loop.load %x[64] stride -8 : memref
  %a = loop.load %x[0] stride 2 : memref<?xf32> -> vector<8xf32>
  %b = loop.load %x[64] stride -8 : memref<?xf32> -> vector<8xf32>
  %c = loop.load %x[0] stride 9 : memref<?xf32> -> vector<8xf32>
  // CHECK-NEXT:  loop.load %h[0] stride 3 : memref
  %d = loop.load %h[0] stride 3 : memref<?xi8> -> vector<8xi8>
  %m = arith.cmpf olt, %a, %b : vector<8xf32>
  // CHECK:       loop.load %x[8] stride -1 where %{{.*}} {shuffled}
  // CHECK-NEXT:  loop.load %x[8] stride 2 where %{{.*}} {shuffled}
  // CHECK-NEXT:  loop.load %x[32] stride -4 where %{{.*}} {shuffled}
  // CHECK-NEXT:  loop.load %x[8] stride 5 where %{{.*}} : memref
  // CHECK-NEXT:  loop.load %h[8] stride 2 where %{{.*}} : memref
  // NARROW:      loop.load %x[8] stride -1 where %{{.*}} {shuffled}
  // NARROW-NEXT: loop.load %x[8] stride 2 where %{{.*}} : memref
  %e = loop.load %x[8] stride -1 where %m : memref<?xf32> -> vector<8xf32>
  %f = loop.load %x[8] stride 2 where %m : memref<?xf32> -> vector<8xf32>
  %g = loop.load %x[32] stride -4 where %m : memref<?xf32> -> vector<8xf32>
  %i = loop.load %x[8] stride 5 where %m : memref<?xf32> -> vector<8xf32>
  %j = loop.load %h[8] stride 2 where %m : memref<?xi8> -> vector<8xi8>
  // CHECK-NEXT:  loop.store %[[A:.*]], %y[0] stride 4 {shuffled}
  // CHECK-NEXT:  loop.store %[[A]], %y[0] stride 5 : vector
  // CHECK-NEXT:  loop.store %[[A]], %y[8] stride -1 {shuffled}
  // NARROW:      loop.store %[[A:.*]], %y[0] stride 4 : vector
  // NARROW:      loop.store %[[A]], %y[8] stride -1 {shuffled}
  loop.store %a, %y[0] stride 4 : vector<8xf32>, memref<?xf32>
  loop.store %a, %y[0] stride 5 : vector<8xf32>, memref<?xf32>
  loop.store %a, %y[8] stride -1 : vector<8xf32>, memref<?xf32>
  // CHECK-NEXT:  loop.store %[[A]], %y[0] stride 2 where %{{.*}} : vector
  loop.store %a, %y[0] stride 2 where %m : vector<8xf32>, memref<?xf32>
}
