// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 histogram(
loop.kernel @histogram(%x: memref<64xi32>, %y: memref<32xi32>, %sum: memref<32xf32>) {
  // CHECK: i32* y = (i32*)buffers[1];
  %c = loop.load %sum[0] : memref<32xf32> -> f32
  loop.parallel %i = 0 to 64 threads 2 {
    // CHECK: i32 v = x[i];
    %v = loop.load %x[%i] : memref<64xi32> -> i32
    %w = arith.cmpi sgt, %v, %v : i32
    // CHECK: atomic_update<i32>(y + i / 2, v, [](i32 a, i32 b) { return a + b; });
    loop.atomic <add> %v, %y[%i floordiv 2] : i32, memref<32xi32>
    // CHECK: if (w) atomic_update<i32>(y, v, [](i32 a, i32 b) { return maximum(a, b); });
    loop.atomic <maximum> %v, %y[0] where %w : i32, memref<32xi32>
    // CHECK: atomic_update<f32>(sum, c, [](f32 a, f32 b) { return a + b; });
    loop.atomic <add> %c, %sum[0] : f32, memref<32xf32>
  }
}
