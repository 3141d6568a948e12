// RUN: stepwell-opt %s | stepwell-opt | filecheck %s

// CHECK-LABEL: loop.kernel @transpose(
loop.kernel @transpose(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to %s0 step 32 {
    // CHECK: %[[T:.*]] = loop.alloc : memref<512xf32>
    %t = loop.alloc : memref<512xf32>
    // CHECK-NEXT: loop.transpose 32 by 16 of %x[%[[I:.*]] * %s0 + 1] stride %s0 to %[[T]][0] stride 32 : memref<?xf32>, memref<512xf32>
    loop.transpose 32 by 16 of %x[%i * %s0 + 1] stride %s0 to %t[0] stride 32 : memref<?xf32>, memref<512xf32>
    // CHECK-NEXT: loop.transpose 16 by 32 of %[[T]][0] stride 32 to %y[%[[I]]] stride -%s0 {note} : memref<512xf32>, memref<?xf32>
    loop.transpose 16 by 32 of %t[0] stride 32 to %y[%i] stride -%s0 {note} : memref<512xf32>, memref<?xf32>
  }
}

// CHECK-LABEL: loop.kernel @pairs(
loop.kernel @pairs(%x: memref<?xbf16>, %y: memref<512xi32>) {
  // CHECK: loop.transpose 32 by 16 of %x[0] stride 64 to %y[0] stride 32 : memref<?xbf16>, memref<512xi32>
  loop.transpose 32 by 16 of %x[0] stride 64 to %y[0] stride 32 : memref<?xbf16>, memref<512xi32>
}
