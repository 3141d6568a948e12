// RUN: stepwell-opt %s --verify-roundtrip | filecheck %s

// CHECK-LABEL: loop.kernel @bf16(
loop.kernel @bf16(%x: memref<?xbf16>, %w: memref<?xi32>, %s0: index) {
  loop.parallel %i = 0 to 4 {
    %t = loop.alloc : memref<512xf32>
    // CHECK: loop.dot_tile <bf16> 32 by 16 of %x[%{{.*}} * 768 + 2] stride %s0 and %w[0] stride 16 to %{{.*}} terms 384 {note} : memref<?xbf16>, memref<?xi32>, memref<512xf32>
    loop.dot_tile <bf16> 32 by 16 of %x[%i * 768 + 2] stride %s0 and %w[0] stride 16 to %t terms 384 {note} : memref<?xbf16>, memref<?xi32>, memref<512xf32>
  }
}

// CHECK-LABEL: loop.kernel @i8(
loop.kernel @i8(%x: memref<?xi32>, %w: memref<?xi32>, %y: memref<?xi32>) {
  // CHECK: loop.dot_tile <i8> 1 by 5 of %x[0] stride 64 and %w[0] stride 5 to %y terms 3 : memref<?xi32>, memref<?xi32>, memref<?xi32>
  loop.dot_tile <i8> 1 by 5 of %x[0] stride 64 and %w[0] stride 5 to %y terms 3 : memref<?xi32>, memref<?xi32>, memref<?xi32>
}
