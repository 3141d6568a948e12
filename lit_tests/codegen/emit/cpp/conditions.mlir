// RUN: stepwell-opt -t cpp %s | filecheck %s

// A vector of conditions has lanes as wide as what was compared, and is converted where others are wanted.
// CHECK-LABEL: extern "C" i64 widths(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i64* y = (const i64*)buffers[1];
// CHECK-NEXT:    const i8* z = (const i8*)buffers[2];
// CHECK-NEXT:    f32x16 a = load<f32x16>(x);
// CHECK-NEXT:    i64x16 b = load<i64x16>(y);
// CHECK-NEXT:    i8x16 c = load<i8x16>(z);
// CHECK-NEXT:    i32x16 p = a == a;
// CHECK-NEXT:    i64x16 q = as<u64x16>(b) < as<u64x16>(b);
// CHECK-NEXT:    i8x16 r = c >= c;
// CHECK-NEXT:    i64x16 s = convert<i64x16>(p) & q;
// CHECK-NEXT:    i64x16 t = select(q, b, b);
// CHECK-NEXT:    f32x16 u = select(convert<i32x16>(r), a, a);
// CHECK-NEXT:    f32x16 v = convert<f32x16>(-s);
// CHECK-NEXT:    i8x16 w = convert<i8x16>(-p);
// CHECK-NEXT:    return 0;
loop.kernel @widths(%x: memref<?xf32>, %y: memref<?xi64>, %z: memref<?xi8>) {
  %a = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %b = loop.load %y[0] : memref<?xi64> -> vector<16xi64>
  %c = loop.load %z[0] : memref<?xi8> -> vector<16xi8>
  %p = arith.cmpf oeq, %a, %a : vector<16xf32>
  %q = arith.cmpi ult, %b, %b : vector<16xi64>
  %r = arith.cmpi sge, %c, %c : vector<16xi8>
  %s = arith.andi %p, %q : vector<16xi1>
  %t = arith.select %q, %b, %b : vector<16xi1>, vector<16xi64>
  %u = arith.select %r, %a, %a : vector<16xi1>, vector<16xf32>
  %v = arith.uitofp %s : vector<16xi1> to vector<16xf32>
  %w = arith.extui %p : vector<16xi1> to vector<16xi8>
}

// CHECK-LABEL: extern "C" i64 predicates(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32 a = x[0];
// CHECK-NEXT:    f32 b = x[1];
// CHECK-NEXT:    bool p = !(a >= b);
// CHECK-NEXT:    bool q = (a < b) | (a > b);
// CHECK-NEXT:    bool r = (a != a) | (b != b);
// CHECK-NEXT:    bool s = p ^ q;
// CHECK-NEXT:    f32 t = s ? a : b;
// CHECK-NEXT:    return 0;
loop.kernel @predicates(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> f32
  %b = loop.load %x[1] : memref<?xf32> -> f32
  %p = arith.cmpf ult, %a, %b : f32
  %q = arith.cmpf one, %a, %b : f32
  %r = arith.cmpf uno, %a, %b : f32
  %s = arith.cmpi ne, %p, %q : i1
  %t = arith.select %s, %a, %b : f32
}

/// The widths of conditions that are combined, chosen, moved and loaded; constants take the width of the others.
// CHECK-LABEL: extern "C" i64 combined(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    i64 status = 0;
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i64* y = (const i64*)buffers[1];
// CHECK-NEXT:    const i8* z = (const i8*)buffers[2];
// CHECK-NEXT:    u8* m = (u8*)buffers[3];
// CHECK-NEXT:    bf16* h = (bf16*)buffers[4];
// CHECK-NEXT:    f32x8 a = load<f32x8>(x);
// CHECK-NEXT:    i64x8 b = load<i64x8>(y);
// CHECK-NEXT:    i8x8 c = load<i8x8>(z);
// CHECK-NEXT:    bf16x8 d = load<bf16x8>(h);
// CHECK-NEXT:    i8x8 m8 = load<i8x8>(m) != splat<i8x8>(0);
// CHECK-NEXT:    i32x8 m32 = a < a;
// CHECK-NEXT:    i64x8 m64 = b < b;
// CHECK-NEXT:    i8x8 n8 = c < c;
// CHECK-NEXT:    i32x8 half0 = from_bf16<f32x8>(d) < from_bf16<f32x8>(d);
// CHECK-NEXT:    i64x8 low = (b & splat<i64x8>(1)) != splat<i64x8>(0);
// CHECK-NEXT:    i32x8 true0 = splat<i32x8>(-1);
// CHECK-NEXT:    i8x8 one = n8 ^ convert<i8x8>(true0);
// CHECK-NEXT:    i64x8 two = convert<i64x8>(one) | m64;
// CHECK-NEXT:    i32x8 three = convert<i32x8>(m8) & half0;
// CHECK-NEXT:    i32x8 same = ~(convert<i32x8>(m8) ^ m32);
// CHECK-NEXT:    i8x8 greater = n8 & m8;
// CHECK-NEXT:    i64x8 chosen = select(m64, convert<i64x8>(m8), convert<i64x8>(n8));
// CHECK-NEXT:    i8x8 chosen_two = select(m8, convert<i8x8>(m64), convert<i8x8>(m32));
// CHECK-NEXT:    bf16x8 halves = select(convert<i16x8>(m64), d, d);
// CHECK-NEXT:    i8x8 bytes = select(convert<i8x8>(m32), c, c);
// CHECK-NEXT:    i64x8 mixed = __builtin_shufflevector(m64, low, 0, 8, 1, 9, 2, 10, 3, 11);
// CHECK-NEXT:    i64x8 turned = __builtin_shufflevector(m64, convert<i64x8>(m8), 8, 0, 9, 1, 10, 2, 11, 3);
// CHECK-NEXT:    i64x8 wide = convert<i64x8>(n8);
// CHECK-NEXT:    i8x8 narrow = convert<i8x8>(m64);
// CHECK-NEXT:    f64x8 f = convert<f64x8>(m8);
// CHECK-NEXT:    bf16x8 g = to_bf16<bf16x8>(convert<f32x8>(-m64));
// CHECK-NEXT:    i8x8 i = convert<i8x8>(m64);
// CHECK-NEXT:    i64x8 k = check_indices(b, splat<i64x8>(8), convert<i64x8>(m8), status);
// CHECK-NEXT:    bool any = any_lane(two);
// CHECK-NEXT:    bool all = reduce_and<i64>(m64) != 0;
// CHECK-NEXT:    bool last = lane<i32>(convert<i32x8>(m64), 7) != 0;
// CHECK-NEXT:    store_where(h, convert<i16x8>(m64), d);
// CHECK-NEXT:    store_where(m, convert<i8x8>(m64), -convert<i8x8>(two));
// CHECK-NEXT:    i32x8 r = convert<i32x8>(m8);
// CHECK-NEXT:    for (i64 q = 0; q < 4; q++) {
// CHECK-NEXT:      i64x8 s = convert<i64x8>(r) & m64;
// CHECK-NEXT:      r = convert<i32x8>(s);
// CHECK-NEXT:    }
// CHECK-NEXT:    store(m + 8, -convert<i8x8>(r));
// CHECK-NEXT:    return status;
loop.kernel @combined(%x: memref<?xf32>, %y: memref<?xi64>, %z: memref<?xi8>, %m: memref<?xi1>, %h: memref<?xbf16>) {
  %a = loop.load %x[0] : memref<?xf32> -> vector<8xf32>
  %b = loop.load %y[0] : memref<?xi64> -> vector<8xi64>
  %c = loop.load %z[0] : memref<?xi8> -> vector<8xi8>
  %d = loop.load %h[0] : memref<?xbf16> -> vector<8xbf16>
  %m8 = loop.load %m[0] : memref<?xi1> -> vector<8xi1>
  %m32 = arith.cmpf olt, %a, %a : vector<8xf32>
  %m64 = arith.cmpi slt, %b, %b : vector<8xi64>
  %n8 = arith.cmpi slt, %c, %c : vector<8xi8>
  %half = arith.cmpf olt, %d, %d : vector<8xbf16>
  %low = arith.trunci %b : vector<8xi64> to vector<8xi1>
  %true = arith.constant dense<true> : vector<8xi1>
  %one = arith.xori %n8, %true : vector<8xi1>
  %two = arith.ori %one, %m64 : vector<8xi1>
  %three = arith.muli %m8, %half : vector<8xi1>
  %same = arith.cmpi eq, %m8, %m32 : vector<8xi1>
  %greater = arith.maxsi %n8, %m8 : vector<8xi1>
  %chosen = arith.select %m64, %m8, %n8 : vector<8xi1>, vector<8xi1>
  %chosen_two = arith.select %m8, %m64, %m32 : vector<8xi1>, vector<8xi1>
  %halves = arith.select %m64, %d, %d : vector<8xi1>, vector<8xbf16>
  %bytes = arith.select %m32, %c, %c : vector<8xi1>, vector<8xi8>
  %mixed = vector.shuffle %m64, %low [0, 8, 1, 9, 2, 10, 3, 11] : vector<8xi1>, vector<8xi1>
  %turned = vector.shuffle %m64, %m8 [8, 0, 9, 1, 10, 2, 11, 3] : vector<8xi1>, vector<8xi1>
  %wide = loop.resize_mask %n8 to 64 : vector<8xi1>
  %narrow = loop.resize_mask %m64 to 8 : vector<8xi1>
  %f = arith.sitofp %m8 : vector<8xi1> to vector<8xf64>
  %g = arith.uitofp %m64 : vector<8xi1> to vector<8xbf16>
  %i = arith.extsi %m64 : vector<8xi1> to vector<8xi8>
  %j = arith.index_cast %b : vector<8xi64> to vector<8xindex>
  %k = loop.check_index %b below 8 where %m8 : vector<8xi64>
  %any = loop.reduce_lanes <or> %two : vector<8xi1>
  %all = loop.reduce_lanes <and> %m64 : vector<8xi1>
  %last = vector.extract %m64[7] : i1 from vector<8xi1>
  loop.store %d, %h[0] where %m64 : vector<8xbf16>, memref<?xbf16>
  loop.store %two, %m[0] where %m64 : vector<8xi1>, memref<?xi1>
  %p = loop.for %q = 0 to 4 carry (%r = %m8 : vector<8xi1>) {
    %s = arith.andi %r, %m64 : vector<8xi1>
    loop.yield %s : vector<8xi1>
  }
  loop.store %p, %m[8] : vector<8xi1>, memref<?xi1>
}
