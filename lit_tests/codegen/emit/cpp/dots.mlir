// RUN: stepwell-opt %s -t cpp | filecheck %s

// CHECK-LABEL: extern "C" i64 pairs(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const bf16* x = (const bf16*)buffers[0];
// CHECK-NEXT:    f32* y = (f32*)buffers[1];
// CHECK-NEXT:    for (i64 i = 0; i < 8; i++) {
// CHECK-NEXT:      i32 a = load_bits(x + i * 2);
// CHECK-NEXT:      i32x16 b = splat<i32x16>(a);
// CHECK-NEXT:      bf16x16 c = load<bf16x16>(x);
// CHECK-NEXT:      i32x16 d = (convert<i32x16>(as<i16x16>(c)) & 0xffff) | (convert<i32x16>(as<i16x16>(c)) << 16);
// CHECK-NEXT:      f32x16 e = dot_bf16<f32x16>(splat<f32x16>(0), b, d);
// CHECK-NEXT:      f32x16 f = dot_bf16<f32x16>(e, b, d);
// CHECK-NEXT:      store(y + i * 16, f);
// CHECK-NEXT:    }
// CHECK-NEXT:    alignas(64) i32 tile[512];
// CHECK-NEXT:    transpose<i32x1, 32, 16>(tile, 32, (const i32*)(x), 32);
// CHECK-NEXT:    return 0;
loop.kernel @pairs(%x: memref<?xbf16>, %y: memref<?xf32>) {
  loop.parallel %i = 0 to 8 {
    %a = loop.load_packed %x[%i * 2] : memref<?xbf16> -> i32
    %b = vector.broadcast %a : i32 to vector<16xi32>
    %c = loop.load %x[0] : memref<?xbf16> -> vector<16xbf16>
    %d = loop.pack %c, %c : vector<16xbf16>
    %e = loop.dot <bf16> %b, %d : vector<16xf32>
    %f = loop.dot <bf16> %b, %d to %e : vector<16xf32>
    loop.store %f, %y[%i * 16] : vector<16xf32>, memref<?xf32>
  }
  %tile = loop.alloc : memref<512xi32>
  loop.transpose 32 by 16 of %x[0] stride 64 to %tile[0] stride 32 : memref<?xbf16>, memref<512xi32>
}

// CHECK-LABEL: extern "C" i64 quads(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* x = (const i8*)buffers[0];
// CHECK-NEXT:    i32* y = (i32*)buffers[1];
// CHECK-NEXT:    i8 a = x[0];
// CHECK-NEXT:    i32 p = ((i32)(i8)a & 0xff) | (((i32)(i8)a & 0xff) << 8) | (((i32)(i8)a & 0xff) << 16) | ((i32)(i8)a << 24);
// CHECK-NEXT:    i32 s = dot_i8<i32>(0, p, p);
// CHECK-NEXT:    y[0] = s;
// CHECK-NEXT:    return 0;
loop.kernel @quads(%x: memref<?xi8>, %y: memref<?xi32>) {
  %a = loop.load %x[0] : memref<?xi8> -> i8
  %p = loop.pack %a, %a, %a, %a : i8
  %s = loop.dot <i8> %p, %p : i32
  loop.store %s, %y[0] : i32, memref<?xi32>
}

/// Of scalars and of vectors, and what is added to.
// CHECK-LABEL: extern "C" i64 scalars(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* x = (const i8*)buffers[0];
// CHECK-NEXT:    const i32* y = (const i32*)buffers[1];
// CHECK-NEXT:    const bf16* h = (const bf16*)buffers[2];
// CHECK-NEXT:    const f32* f = (const f32*)buffers[3];
// CHECK-NEXT:    bf16 a = h[0];
// CHECK-NEXT:    i32 p = ((i32)(i16)a & 0xffff) | ((i32)(i16)a << 16);
// CHECK-NEXT:    f32 s = dot_bf16<f32>(0, p, p);
// CHECK-NEXT:    f32 t = dot_bf16<f32>(s, p, p);
// CHECK-NEXT:    i8x16 b = load<i8x16>(x);
// CHECK-NEXT:    i8x16 c = load<i8x16>(x + 16);
// CHECK-NEXT:    i32x16 q = (convert<i32x16>(as<i8x16>(b)) & 0xff) | ((convert<i32x16>(as<i8x16>(c)) & 0xff) << 8) | ((convert<i32x16>(as<i8x16>(b)) & 0xff) << 16) | (convert<i32x16>(as<i8x16>(c)) << 24);
// CHECK-NEXT:    i32x16 u = dot_i8<i32x16>(splat<i32x16>(0), q, q);
// CHECK-NEXT:    i32 r = load_bits(x + 8);
// CHECK-NEXT:    i32x16 vs = load<i32x16>((const i32*)(x + 8));
// CHECK-NEXT:    i32x16 v = dot_i8<i32x16>(u, q, vs);
// CHECK-NEXT:    return 0;
loop.kernel @scalars(%x: memref<?xi8>, %y: memref<?xi32>, %h: memref<?xbf16>, %f: memref<?xf32>) {
  %a = loop.load %h[0] : memref<?xbf16> -> bf16
  %p = loop.pack %a, %a : bf16
  %s = loop.dot <bf16> %p, %p : f32
  %t = loop.dot <bf16> %p, %p to %s : f32
  %b = loop.load %x[0] : memref<?xi8> -> vector<16xi8>
  %c = loop.load %x[16] : memref<?xi8> -> vector<16xi8>
  %q = loop.pack %b, %c, %b, %c : vector<16xi8>
  %u = loop.dot <i8> %q, %q : vector<16xi32>
  %r = loop.load_packed %x[8] : memref<?xi8> -> i32
  %vs = loop.load_packed %x[8] : memref<?xi8> -> vector<16xi32>
  %v = loop.dot <i8> %q, %vs to %u : vector<16xi32>
}

/// The tables are the bits of their elements.
// CHECK-LABEL: extern "C" i64 tables(void* const* buffers, const i64* symbols) {
// CHECK:         i32x16 b = look_up_bf16<i32x16, 0x0, 0x3f80, 0xc000, 0xbf80>(a);
// CHECK-NEXT:    f32x16 c = look_up_f32<f32x16, 0x0, 0xbf000000>(b);
loop.kernel @tables(%x: memref<?xi32>, %y: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xi32> -> vector<16xi32>
  %b = loop.lookup %a in dense<[0.0, 1.0, -2.0, -1.0]> : vector<4xbf16> : vector<16xi32>
  %c = loop.lookup %b in dense<[0.0, -0.5]> : vector<2xf32> : vector<16xf32>
  loop.store %c, %y[0] : vector<16xf32>, memref<?xf32>
}
