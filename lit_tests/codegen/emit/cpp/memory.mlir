// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 vectors(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32* y = (f32*)buffers[1];
// CHECK-NEXT:    u8* m = (u8*)buffers[2];
// CHECK-NEXT:    const i64* at = (const i64*)buffers[3];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    i8x16 w = load<i8x16>(m) != splat<i8x16>(0);
// CHECK-NEXT:    i64x16 o = load<i64x16>(at);
// CHECK-NEXT:    f32x16 a = load<f32x16>(x + s0 * 4 + 1);
// CHECK-NEXT:    f32x16 b = load_strided<f32x16, 4>(x);
// CHECK-NEXT:    f32x16 c = load_where<f32x16>(x, convert<i32x16>(w));
// CHECK-NEXT:    f32x16 d = load_strided_where<f32x16, -1>(x, convert<i32x16>(w));
// CHECK-NEXT:    f32x16 e = gather<f32x16>(x + 2, o);
// CHECK-NEXT:    f32x16 f = gather_where<f32x16>(x, o, convert<i32x16>(w));
// CHECK-NEXT:    store(y, a);
// CHECK-NEXT:    store_strided<2>(y + 16, a);
// CHECK-NEXT:    store_where(y, convert<i32x16>(w), a);
// CHECK-NEXT:    store(m + 16, -w);
// CHECK-NEXT:    return 0;
loop.kernel @vectors(%x: memref<?xf32>, %y: memref<?xf32>, %m: memref<?xi1>, %at: memref<?xi64>, %s0: index) {
  %w = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  %o = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  %a = loop.load %x[%s0 * 4 + 1] : memref<?xf32> -> vector<16xf32>
  %b = loop.load %x[0] stride 4 : memref<?xf32> -> vector<16xf32>
  %c = loop.load %x[0] where %w : memref<?xf32> -> vector<16xf32>
  %d = loop.load %x[0] stride -1 where %w : memref<?xf32> -> vector<16xf32>
  %e = loop.gather %x[2] at %o : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  %f = loop.gather %x[0] at %o where %w : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  loop.store %a, %y[0] : vector<16xf32>, memref<?xf32>
  loop.store %a, %y[16] stride 2 : vector<16xf32>, memref<?xf32>
  loop.store %a, %y[0] where %w : vector<16xf32>, memref<?xf32>
  loop.store %w, %m[16] : vector<16xi1>, memref<?xi1>
}

// CHECK-LABEL: extern "C" i64 scalars(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[1];
// CHECK-NEXT:    bool w = m[0] != 0;
// CHECK-NEXT:    f32 a = load_if(w, &x[1]);
// CHECK-NEXT:    if (w) x[2] = a;
// CHECK-NEXT:    alignas(64) f32 row[100];
// CHECK-NEXT:    row[0] = a;
// CHECK-NEXT:    return 0;
loop.kernel @scalars(%x: memref<?xf32>, %m: memref<?xi1>) {
  %w = loop.load %m[0] : memref<?xi1> -> i1
  %a = loop.load %x[1] where %w : memref<?xf32> -> f32
  loop.store %a, %x[2] where %w : f32, memref<?xf32>
  %row = loop.alloc : memref<100xf32>
  loop.store %a, %row[0] : f32, memref<100xf32>
}

/// The block is a square of vectors that fit the tile and the registers.
// CHECK-LABEL: extern "C" i64 tiles(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32* y = (f32*)buffers[1];
// CHECK-NEXT:    const f64* h = (const f64*)buffers[2];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    transpose<f32x16, 32, 16>(y + s0, 32, x + 1, s0);
// CHECK-NEXT:    alignas(64) f64 tile[40];
// CHECK-NEXT:    transpose<f64x4, 8, 5>(tile, 8, h, s0 * 2);
// CHECK-NEXT:    return 0;
loop.kernel @tiles(%x: memref<?xf32>, %y: memref<?xf32>, %h: memref<?xf64>, %s0: index) {
  loop.transpose 32 by 16 of %x[1] stride %s0 to %y[%s0] stride 32 {block = 16 : i64} : memref<?xf32>, memref<?xf32>
  %tile = loop.alloc : memref<40xf64>
  loop.transpose 8 by 5 of %h[0] stride %s0 * 2 to %tile[0] stride 8 {block = 4 : i64} : memref<?xf64>, memref<40xf64>
}

/// Masks are as wide as what is moved; booleans in memory are bytes.
// CHECK-LABEL: extern "C" i64 vectors_where(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[1];
// CHECK-NEXT:    const i8* n = (const i8*)buffers[2];
// CHECK-NEXT:    const i64* at = (const i64*)buffers[3];
// CHECK-NEXT:    u8* y = (u8*)buffers[4];
// CHECK-NEXT:    i8x16 w = load<i8x16>(m) != splat<i8x16>(0);
// CHECK-NEXT:    f32x16 a = load_strided_where<f32x16, 2>(x, convert<i32x16>(w));
// CHECK-NEXT:    store_strided_where<3>(x + 1, convert<i32x16>(w), a);
// CHECK-NEXT:    i64x16 o = load<i64x16>(at);
// CHECK-NEXT:    i8x16 b = load_strided<i8x16, 2>(m + 3) != splat<i8x16>(0);
// CHECK-NEXT:    i8x16 c = load_where<i8x16>(m, w) != splat<i8x16>(0);
// CHECK-NEXT:    i8x16 d = gather<i8x16>(m, o) != splat<i8x16>(0);
// CHECK-NEXT:    i8x16 e = gather_where<i8x16>(m + 5, o, w) != splat<i8x16>(0);
// CHECK-NEXT:    f32x16 f = load_shuffled<f32x16, 2>(x);
// CHECK-NEXT:    store_shuffled<2>(x, f);
// CHECK-NEXT:    i32x16 p = a < f;
// CHECK-NEXT:    store(y, -convert<i8x16>(p));
// CHECK-NEXT:    store_where(y, convert<i8x16>(p), -convert<i8x16>(p));
// CHECK-NEXT:    i64x16 wide = o < o;
// CHECK-NEXT:    f32x16 g = load_where<f32x16>(x, convert<i32x16>(wide));
// CHECK-NEXT:    i8x16 h = load_where<i8x16>(n, convert<i8x16>(wide));
// CHECK-NEXT:    f32x16 q = load_shuffled_where<f32x16, -2>(x + 30, convert<i32x16>(w));
// CHECK-NEXT:    return 0;
loop.kernel @vectors_where(%x: memref<?xf32>, %m: memref<?xi1>, %n: memref<?xi8>, %at: memref<?xi64>, %y: memref<?xi1>) {
  %w = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  %a = loop.load %x[0] stride 2 where %w : memref<?xf32> -> vector<16xf32>
  loop.store %a, %x[1] stride 3 where %w : vector<16xf32>, memref<?xf32>
  %o = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  %b = loop.load %m[3] stride 2 : memref<?xi1> -> vector<16xi1>
  %c = loop.load %m[0] where %w : memref<?xi1> -> vector<16xi1>
  %d = loop.gather %m[0] at %o : memref<?xi1>, vector<16xi64> -> vector<16xi1>
  %e = loop.gather %m[5] at %o where %w : memref<?xi1>, vector<16xi64> -> vector<16xi1>
  %f = loop.load %x[0] stride 2 {shuffled} : memref<?xf32> -> vector<16xf32>
  loop.store %f, %x[0] stride 2 {shuffled} : vector<16xf32>, memref<?xf32>
  %p = arith.cmpf olt, %a, %f : vector<16xf32>
  loop.store %p, %y[0] : vector<16xi1>, memref<?xi1>
  loop.store %p, %y[0] where %p : vector<16xi1>, memref<?xi1>
  %wide = arith.cmpi slt, %o, %o : vector<16xi64>
  %g = loop.load %x[0] where %wide : memref<?xf32> -> vector<16xf32>
  %h = loop.load %n[0] where %wide : memref<?xi8> -> vector<16xi8>
  %q = loop.load %x[30] stride -2 where %w {shuffled} : memref<?xf32> -> vector<16xf32>
}

/// Of booleans, and memory of no elements.
// CHECK-LABEL: extern "C" i64 booleans(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    u8* m = (u8*)buffers[0];
// CHECK-NEXT:    bool w = m[0] != 0;
// CHECK-NEXT:    bool v = load_if(w, &m[1]) != 0;
// CHECK-NEXT:    m[2] = v;
// CHECK-NEXT:    if (w) m[3] = v;
// CHECK-NEXT:    alignas(64) u8 row[1];
// CHECK-NEXT:    return 0;
loop.kernel @booleans(%m: memref<?xi1>) {
  %w = loop.load %m[0] : memref<?xi1> -> i1
  %v = loop.load %m[1] where %w : memref<?xi1> -> i1
  loop.store %v, %m[2] : i1, memref<?xi1>
  loop.store %v, %m[3] where %w : i1, memref<?xi1>
  %row = loop.alloc : memref<0xi1>
}
