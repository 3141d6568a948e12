// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 vectors(
loop.kernel @vectors(%x: memref<?xf32>, %y: memref<?xf32>, %m: memref<?xi1>, %at: memref<?xi64>, %s0: index) {
  // CHECK: i8x16 w = load<i8x16>(m) != splat<i8x16>(0);
  %w = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  // CHECK: i64x16 o = load<i64x16>(at);
  %o = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  // CHECK: f32x16 a = load<f32x16>(x + s0 * 4 + 1);
  %a = loop.load %x[%s0 * 4 + 1] : memref<?xf32> -> vector<16xf32>
  // CHECK: f32x16 b = load_strided<f32x16, 4>(x);
  %b = loop.load %x[0] stride 4 : memref<?xf32> -> vector<16xf32>
  // CHECK: f32x16 c = load_where<f32x16>(x, convert<i32x16>(w));
  %c = loop.load %x[0] where %w : memref<?xf32> -> vector<16xf32>
  // CHECK: f32x16 d = load_strided_where<f32x16, -1>(x, convert<i32x16>(w));
  %d = loop.load %x[0] stride -1 where %w : memref<?xf32> -> vector<16xf32>
  // CHECK: f32x16 e = gather<f32x16>(x + 2, o);
  %e = loop.gather %x[2] at %o : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  // CHECK: f32x16 f = gather_where<f32x16>(x, o, convert<i32x16>(w));
  %f = loop.gather %x[0] at %o where %w : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  // CHECK: store(y, a);
  loop.store %a, %y[0] : vector<16xf32>, memref<?xf32>
  // CHECK: store_strided<2>(y + 16, a);
  loop.store %a, %y[16] stride 2 : vector<16xf32>, memref<?xf32>
  // CHECK: store_where(y, convert<i32x16>(w), a);
  loop.store %a, %y[0] where %w : vector<16xf32>, memref<?xf32>
  // CHECK: store(m + 16, -w);
  loop.store %w, %m[16] : vector<16xi1>, memref<?xi1>
}

// CHECK-LABEL: extern "C" i64 scalars(
loop.kernel @scalars(%x: memref<?xf32>, %m: memref<?xi1>) {
  // CHECK: bool w = m[0] != 0;
  %w = loop.load %m[0] : memref<?xi1> -> i1
  // CHECK: f32 a = load_if(w, &x[1]);
  %a = loop.load %x[1] where %w : memref<?xf32> -> f32
  // CHECK: if (w) x[2] = a;
  loop.store %a, %x[2] where %w : f32, memref<?xf32>
  // CHECK: alignas(64) f32 row[100];
  %row = loop.alloc : memref<100xf32>
  // CHECK: row[0] = a;
  loop.store %a, %row[0] : f32, memref<100xf32>
}

/// The block is a square of vectors that fit the tile and the registers.
// CHECK-LABEL: extern "C" i64 tiles(
loop.kernel @tiles(%x: memref<?xf32>, %y: memref<?xf32>, %h: memref<?xf64>, %s0: index) {
  // CHECK: const f32* x = (const f32*)buffers[0];
  // CHECK: f32* y = (f32*)buffers[1];
  // CHECK: transpose<f32x16, 32, 16>(y + s0, 32, x + 1, s0);
  loop.transpose 32 by 16 of %x[1] stride %s0 to %y[%s0] stride 32 {block = 16 : i64} : memref<?xf32>, memref<?xf32>
  // CHECK: f64 tile[40];
  %tile = loop.alloc : memref<40xf64>
  // CHECK: transpose<f64x4, 8, 5>(tile, 8, h, s0 * 2);
  loop.transpose 8 by 5 of %h[0] stride %s0 * 2 to %tile[0] stride 8 {block = 4 : i64} : memref<?xf64>, memref<40xf64>
}
