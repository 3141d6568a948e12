// RUN: stepwell-opt -t cpp %s | filecheck %s

// `/` and `%` stand for floordiv and mod where nothing is negative.
// CHECK-LABEL: extern "C" i64 divisions(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    for (i64 i = 0; i < 24; i++) {
// CHECK-NEXT:      i64 a = i / 6;
// CHECK-NEXT:      i64 b = (i % 6) * 4 + 1;
// CHECK-NEXT:      i64 c = floordiv<i64>(i - s0, 3);
// CHECK-NEXT:      i64 d = floormod<i64>(i, s0);
// CHECK-NEXT:      i64 e = (a + b) / 5;
// CHECK-NEXT:      i64 f = max(c, min(d, 3)) + 1;
// CHECK-NEXT:      i64 g = -(e % 3) * 2 + floordiv<i64>(f, 2);
// CHECK-NEXT:      f32 v0 = x[g];
// CHECK-NEXT:      x[d] = v0;
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @divisions(%x: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to 24 {
    %a = loop.apply %i floordiv 6 : index
    %b = loop.apply (%i mod 6) * 4 + 1 : index
    %c = loop.apply (%i - %s0) floordiv 3 : index
    %d = loop.apply %i mod %s0 : index
    // What is known of one index is known of those made from it.
    %e = loop.apply (%a + %b) floordiv 5 : index
    %f = loop.apply max(%c, min(%d, 3)) + 1 : index
    %g = loop.apply %f floordiv 2 - (%e mod 3) * 2 : index
    %0 = loop.load %x[%g] : memref<?xf32> -> f32
    loop.store %0, %x[%d] : f32, memref<?xf32>
  }
}

// An index that was read is checked; a kernel with checks reports them.
// CHECK-LABEL: extern "C" i64 checks(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    i64 status = 0;
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i64* at = (const i64*)buffers[1];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[2];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    bool w = m[0] != 0;
// CHECK-NEXT:    i64 k = at[0];
// CHECK-NEXT:    i64 a = check_index(k, s0 * 2, status);
// CHECK-NEXT:    i64 b = w ? check_index(k, 10, status) : 0;
// CHECK-NEXT:    i64 c = a / 2;
// CHECK-NEXT:    i64x8 ks = load<i64x8>(at + b + c);
// CHECK-NEXT:    i64x8 d = check_indices(ks, splat<i64x8>(s0), splat<i64x8>(-1), status);
// CHECK-NEXT:    return status;
loop.kernel @checks(%x: memref<?xf32>, %at: memref<?xi64>, %m: memref<?xi1>, %s0: index) {
  %w = loop.load %m[0] : memref<?xi1> -> i1
  %k = loop.load %at[0] : memref<?xi64> -> i64
  %a = loop.check_index %k below %s0 * 2 : i64
  %b = loop.check_index %k below 10 where %w : i64
  %c = loop.apply %a floordiv 2 : index
  %ks = loop.load %at[%c + %b] : memref<?xi64> -> vector<8xi64>
  %d = loop.check_index %ks below %s0 : vector<8xi64>
}

/// Signs, products, and quotients of what may be negative.
// CHECK-LABEL: extern "C" i64 sums(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    i64 status = 0;
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    const i64 s1 = symbols[1];
// CHECK-NEXT:    for (i64 i = 0; i < s0; i++) {
// CHECK-NEXT:      x[i * s0 - s1 * 3 - 2] = 0.0f;
// CHECK-NEXT:      x[-i] = 0.0f;
// CHECK-NEXT:      x[i * i * 2] = 0.0f;
// CHECK-NEXT:      x[(i / 4) * 4 + i % 4] = 0.0f;
// CHECK-NEXT:      x[floordiv<i64>(i + 1, s1 + 1)] = 0.0f;
// CHECK-NEXT:      x[max(i, 4) + min(i, min(s0, s1))] = 0.0f;
// CHECK-NEXT:      x[i * 2 + (i + 3) % 4] = 0.0f;
// CHECK-NEXT:    }
// CHECK-NEXT:    x[3] = 0.0f;
// CHECK-NEXT:    for (i64 i = s0; i < s0 * 2; i++) {
// CHECK-NEXT:      x[floordiv<i64>(i, 2)] = 0.0f;
// CHECK-NEXT:    }
// CHECK-NEXT:    for (i64 i = 1; i < 8; i++) {
// CHECK-NEXT:      i64 a = i - 1;
// CHECK-NEXT:      x[a / 2] = 0.0f;
// CHECK-NEXT:      i64 b = i - 2;
// CHECK-NEXT:      x[floordiv<i64>(b, 2)] = 0.0f;
// CHECK-NEXT:    }
// CHECK-NEXT:    i64 kb = check_index(s0, s0 * 2, status);
// CHECK-NEXT:    x[kb / 2] = 0.0f;
// CHECK-NEXT:    i64x8 ks = splat<i64x8>(1);
// CHECK-NEXT:    i32x8 w = splat<i32x8>(-1);
// CHECK-NEXT:    i64x8 kc = check_indices(ks, splat<i64x8>(s0), convert<i64x8>(w), status);
// CHECK-NEXT:    return status;
loop.kernel @sums(%x: memref<?xf32>, %s0: index, %s1: index) {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2 : index
  loop.parallel %i = 0 to %s0 {
    loop.store %zero, %x[%i * %s0 - %s1 * 3 - 2] : f32, memref<?xf32>
    loop.store %zero, %x[-%i] : f32, memref<?xf32>
    loop.store %zero, %x[%i * %i * 2] : f32, memref<?xf32>
    loop.store %zero, %x[(%i floordiv 4) * 4 + %i mod 4] : f32, memref<?xf32>
    loop.store %zero, %x[(%i + 1) floordiv (%s1 + 1)] : f32, memref<?xf32>
    loop.store %zero, %x[min(%i, %s0, %s1) + max(%i, 4)] : f32, memref<?xf32>
    loop.store %zero, %x[%two * %i + (%i - 1) mod 4] : f32, memref<?xf32>
  }
  %n = loop.apply 3 : index
  loop.store %zero, %x[%n] : f32, memref<?xf32>
  loop.parallel %i = %s0 to %s0 * 2 {
    loop.store %zero, %x[%i floordiv 2] : f32, memref<?xf32>
  }
  loop.parallel %i = 1 to 8 {
    %a = loop.apply %i - 1 : index
    loop.store %zero, %x[%a floordiv 2] : f32, memref<?xf32>
    %b = loop.apply %i - 2 : index
    loop.store %zero, %x[%b floordiv 2] : f32, memref<?xf32>
  }
  %ka = arith.index_cast %s0 : index to i64
  %kb = loop.check_index %ka below %s0 * 2 : i64
  loop.store %zero, %x[%kb floordiv 2] : f32, memref<?xf32>
  %ks = arith.constant dense<1> : vector<8xi64>
  %w = arith.constant dense<true> : vector<8xi1>
  %kc = loop.check_index %ks below %s0 where %w : vector<8xi64>
}
