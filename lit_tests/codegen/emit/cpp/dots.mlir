// RUN: stepwell-opt %s -t cpp | filecheck %s

// CHECK:       #ifdef __AVX512BF16__
// CHECK-NEXT:  INLINE void add_dot_bf16(f32x16& sum, i32x16 a, i32x16 b) { asm("vdpbf16ps %2, %1, %0"
// CHECK-LABEL: extern "C" i64 pairs(
// CHECK:       i32 a = load_bits(x + i * 2);
// CHECK-NEXT:  i32x16 b = splat<i32x16>(a);
// CHECK-NEXT:  bf16x16 c = load<bf16x16>(x);
// CHECK-NEXT:  i32x16 d = (convert<i32x16>(as<i16x16>(c)) & 0xffff) | (convert<i32x16>(as<i16x16>(c)) << 16);
// CHECK-NEXT:  f32x16 e = dot_bf16<f32x16>(splat<f32x16>(0), b, d);
// CHECK-NEXT:  f32x16 f = dot_bf16<f32x16>(e, b, d);
// CHECK:       transpose<i32x1, 32, 16>(tile, 32, (const i32*)(x), 32);
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

// CHECK-LABEL: extern "C" i64 quads(
// CHECK:       i8 a = x[0];
// CHECK-NEXT:  i32 p = ((i32)(i8)a & 0xff) | (((i32)(i8)a & 0xff) << 8) | (((i32)(i8)a & 0xff) << 16) | ((i32)(i8)a << 24);
// CHECK-NEXT:  i32 s = dot_i8<i32>(0, p, p);
loop.kernel @quads(%x: memref<?xi8>, %y: memref<?xi32>) {
  %a = loop.load %x[0] : memref<?xi8> -> i8
  %p = loop.pack %a, %a, %a, %a : i8
  %s = loop.dot <i8> %p, %p : i32
  loop.store %s, %y[0] : i32, memref<?xi32>
}
