// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 histogram(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i32* x = (const i32*)buffers[0];
// CHECK-NEXT:    i32* y = (i32*)buffers[1];
// CHECK-NEXT:    f32* sum = (f32*)buffers[2];
// CHECK-NEXT:    f32 c = sum[0];
// CHECK-NEXT:    const int threads0 = team(2);
// CHECK-NEXT:  #pragma omp parallel for schedule(static) num_threads(threads0) if (threads0 > 1)
// CHECK-NEXT:    for (i64 i = 0; i < 64; i++) {
// CHECK-NEXT:      i32 v = x[i];
// CHECK-NEXT:      bool w = v > v;
// CHECK-NEXT:      atomic_update<i32>(y + i / 2, v, [](i32 a, i32 b) { return a + b; });
// CHECK-NEXT:      if (w) atomic_update<i32>(y, v, [](i32 a, i32 b) { return maximum(a, b); });
// CHECK-NEXT:      atomic_update<f32>(sum, c, [](f32 a, f32 b) { return a + b; });
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @histogram(%x: memref<64xi32>, %y: memref<32xi32>, %sum: memref<32xf32>) {
  %c = loop.load %sum[0] : memref<32xf32> -> f32
  loop.parallel %i = 0 to 64 threads 2 {
    %v = loop.load %x[%i] : memref<64xi32> -> i32
    %w = arith.cmpi sgt, %v, %v : i32
    loop.atomic <add> %v, %y[%i floordiv 2] : i32, memref<32xi32>
    loop.atomic <maximum> %v, %y[0] where %w : i32, memref<32xi32>
    loop.atomic <add> %c, %sum[0] : f32, memref<32xf32>
  }
}

/// Every kind of update.
// CHECK-LABEL: extern "C" i64 every_kind(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    i32* x = (i32*)buffers[0];
// CHECK-NEXT:    f32* y = (f32*)buffers[1];
// CHECK-NEXT:    const i64 n = symbols[0];
// CHECK-NEXT:    i32 v = x[0];
// CHECK-NEXT:    f32 w = y[0];
// CHECK-NEXT:    atomic_update<i32>(x + n, v, [](i32 a, i32 b) { return a + b; });
// CHECK-NEXT:    atomic_update<i32>(x + n, v, [](i32 a, i32 b) { return a & b; });
// CHECK-NEXT:    atomic_update<i32>(x + n, v, [](i32 a, i32 b) { return a | b; });
// CHECK-NEXT:    atomic_update<i32>(x + n, v, [](i32 a, i32 b) { return a ^ b; });
// CHECK-NEXT:    atomic_update<i32>(x + n, v, [](i32 a, i32 b) { return maximum(a, b); });
// CHECK-NEXT:    atomic_update<i32>(x + n, v, [](i32 a, i32 b) { return minimum(a, b); });
// CHECK-NEXT:    atomic_update<f32>(y + n * 2 + 1, w, [](f32 a, f32 b) { return a + b; });
// CHECK-NEXT:    return 0;
loop.kernel @every_kind(%x: memref<?xi32>, %y: memref<?xf32>, %n: index) {
  %v = loop.load %x[0] : memref<?xi32> -> i32
  %w = loop.load %y[0] : memref<?xf32> -> f32
  loop.atomic <add> %v, %x[%n] : i32, memref<?xi32>
  loop.atomic <and> %v, %x[%n] : i32, memref<?xi32>
  loop.atomic <or> %v, %x[%n] : i32, memref<?xi32>
  loop.atomic <xor> %v, %x[%n] : i32, memref<?xi32>
  loop.atomic <maximum> %v, %x[%n] : i32, memref<?xi32>
  loop.atomic <minimum> %v, %x[%n] : i32, memref<?xi32>
  loop.atomic <add> %w, %y[%n * 2 + 1] : f32, memref<?xf32>
}
