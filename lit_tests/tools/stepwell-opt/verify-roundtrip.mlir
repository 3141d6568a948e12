// RUN: stepwell-opt %s --verify-roundtrip | filecheck %s

/// Terms may be written in any order, also such as cancel out, and are printed in one.
// CHECK: loop.parallel %i = 0 to %m + %n floordiv 4 {
loop.kernel @places(%x: memref<4096xf32>, %n: index, %m: index) {
  loop.parallel %i = 0 to %m + %n floordiv 4 {
    // CHECK-NEXT: loop.load %x[%i * %m + %n] : memref<4096xf32> -> f32
    %0 = loop.load %x[%n + %i * %m] : memref<4096xf32> -> f32
    // CHECK-NEXT: loop.load %x[%n + %m floordiv 4 + 3] : memref<4096xf32> -> f32
    %1 = loop.load %x[3 + %i - %i + %n + %m floordiv 4] : memref<4096xf32> -> f32
  }
}
