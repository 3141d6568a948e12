// RUN: stepwell-opt %s -p loop-to-triton | filecheck %s

/// Under fast numerics Triton's approximations are good enough.
builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: triton.func @approximate(
  loop.kernel @approximate(%x: memref<1024xf32>) {
    // CHECK-NOT: extern_elementwise
    // CHECK: %[[E:.*]] = math.exp
    // CHECK: %[[R:.*]] = math.sqrt
    // CHECK: arith.divf %[[E]], %[[R]]
    loop.parallel %i = 0 to 1024 attributes {block = #loop.block<128, x>} {
      %v = loop.load %x[%i] : memref<1024xf32> -> f32
      %e = math.exp %v : f32
      %r = math.sqrt %v : f32
      %q = arith.divf %e, %r : f32
      loop.store %q, %x[%i] : f32, memref<1024xf32>
    }
  }
}
