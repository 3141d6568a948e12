// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 sum(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32* y = (f32*)buffers[1];
// CHECK-NEXT:    f32x16 s = splat<f32x16>(0.0f);
// CHECK-NEXT:    for (i64 i = 0; i < 1024; i += 16) {
// CHECK-NEXT:      f32x16 e = load<f32x16>(x + i);
// CHECK-NEXT:      s = s + e;
// CHECK-NEXT:    }
// CHECK-NEXT:    f32 r = reduce_add<f32>(s);
// CHECK-NEXT:    y[0] = r;
// CHECK-NEXT:    return 0;
loop.kernel @sum(%x: memref<?xf32>, %y: memref<?xf32>) {
  %s = loop.reduce <add> %i = 0 to 1024 step 16 : vector<16xf32> {
    %e = loop.load %x[%i] : memref<?xf32> -> vector<16xf32>
    loop.yield %e : vector<16xf32>
  }
  %r = loop.reduce_lanes <add> %s : vector<16xf32>
  loop.store %r, %y[0] : f32, memref<?xf32>
}

// Each kind starts with what changes nothing.
// CHECK-LABEL: extern "C" i64 kinds(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32 a = -__builtin_inff();
// CHECK-NEXT:    f32 b = __builtin_inff();
// CHECK-NEXT:    f32 c = 1.0f;
// CHECK-NEXT:    f32 d = -__builtin_inff();
// CHECK-NEXT:    i64 e = 0;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      f32 v = x[i];
// CHECK-NEXT:      a = maximum(a, v);
// CHECK-NEXT:      b = minimum(b, v);
// CHECK-NEXT:      c = c * v;
// CHECK-NEXT:      argmaximum(d, e, v, i);
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @kinds(%x: memref<?xf32>) {
  %a, %b, %c, %d, %e = loop.reduce <maximum, minimum, mul, argmaximum> %i = 0 to 10 : f32, f32, f32, f32, i64 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    %k = arith.index_cast %i : index to i64
    loop.yield %v, %v, %v, %v, %k : f32, f32, f32, f32, i64
  }
}

// CHECK-LABEL: extern "C" i64 integers(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* x = (const i8*)buffers[0];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[1];
// CHECK-NEXT:    i8 a = -128;
// CHECK-NEXT:    i8 b = -1;
// CHECK-NEXT:    bool c = true;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      i8 v = x[i];
// CHECK-NEXT:      bool w = m[i] != 0;
// CHECK-NEXT:      a = maximum(a, v);
// CHECK-NEXT:      b = b & v;
// CHECK-NEXT:      c = c & w;
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @integers(%x: memref<?xi8>, %m: memref<?xi1>) {
  %a, %b, %c = loop.reduce <maximum, and, and> %i = 0 to 10 : i8, i8, i1 {
    %v = loop.load %x[%i] : memref<?xi8> -> i8
    %w = loop.load %m[%i] : memref<?xi1> -> i1
    loop.yield %v, %v, %w : i8, i8, i1
  }
}

// Vectors of places, and whether any lane holds.
// CHECK-LABEL: extern "C" i64 lanes(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i64* at = (const i64*)buffers[1];
// CHECK-NEXT:    f32x16 v = load<f32x16>(x);
// CHECK-NEXT:    f32x16 w = load<f32x16>(x + 16);
// CHECK-NEXT:    i64x16 k = load<i64x16>(at);
// CHECK-NEXT:    f32 best;
// CHECK-NEXT:    i64 place;
// CHECK-NEXT:    reduce_argmaximum(best, place, v, k);
// CHECK-NEXT:    i32x16 c = v > w;
// CHECK-NEXT:    bool any = any_lane(c);
// CHECK-NEXT:    return 0;
loop.kernel @lanes(%x: memref<?xf32>, %at: memref<?xi64>) {
  %v = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %w = loop.load %x[16] : memref<?xf32> -> vector<16xf32>
  %k = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  %best, %place = loop.reduce_lanes <argmaximum> %v, %k : vector<16xf32>, vector<16xi64>
  %c = arith.cmpf ogt, %v, %w : vector<16xf32>
  %any = loop.reduce_lanes <or> %c : vector<16xi1>
}

// The greatest value, and the sum of exponentials relative to it.
// CHECK-LABEL: extern "C" i64 softmax(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32 m = -__builtin_inff();
// CHECK-NEXT:    f32 s = 0.0f;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      f32 v = x[i];
// CHECK-NEXT:      combine_softmax(m, s, v, 1.0f);
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @softmax(%x: memref<?xf32>) {
  %one = arith.constant 1.0 : f32
  %m, %s = loop.reduce <softmax> %i = 0 to 10 : f32, f32 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.yield %v, %one : f32, f32
  }
}

// Booleans are masks of all bits; of a number narrowed to one, the lowest bit counts.
// CHECK-LABEL: extern "C" i64 booleans(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const u8* x = (const u8*)buffers[0];
// CHECK-NEXT:    const i8* k = (const i8*)buffers[1];
// CHECK-NEXT:    const i64* n = (const i64*)buffers[2];
// CHECK-NEXT:    u8* y = (u8*)buffers[3];
// CHECK-NEXT:    i8x16 m = load<i8x16>(x) != splat<i8x16>(0);
// CHECK-NEXT:    bool all = reduce_and<i8>(m) != 0;
// CHECK-NEXT:    y[0] = all;
// CHECK-NEXT:    bool odd = reduce_xor<i8>(m) != 0;
// CHECK-NEXT:    y[1] = odd;
// CHECK-NEXT:    bool any = any_lane(m);
// CHECK-NEXT:    y[2] = any;
// CHECK-NEXT:    i8x16 a = load<i8x16>(k);
// CHECK-NEXT:    i8x16 b = (a & splat<i8x16>(1)) != splat<i8x16>(0);
// CHECK-NEXT:    store(y, -b);
// CHECK-NEXT:    i64 c = n[0];
// CHECK-NEXT:    bool d = (c & 1) != 0;
// CHECK-NEXT:    y[3] = d;
// CHECK-NEXT:    return 0;
loop.kernel @booleans(%x: memref<16xi1>, %k: memref<16xi8>, %n: memref<1xi64>, %y: memref<16xi1>) {
  %m = loop.load %x[0] : memref<16xi1> -> vector<16xi1>
  %all = loop.reduce_lanes <mul> %m : vector<16xi1>
  loop.store %all, %y[0] : i1, memref<16xi1>
  %odd = loop.reduce_lanes <add> %m : vector<16xi1>
  loop.store %odd, %y[1] : i1, memref<16xi1>
  %any = loop.reduce_lanes <maximum> %m : vector<16xi1>
  loop.store %any, %y[2] : i1, memref<16xi1>
  %a = loop.load %k[0] : memref<16xi8> -> vector<16xi8>
  %b = arith.trunci %a : vector<16xi8> to vector<16xi1>
  loop.store %b, %y[0] : vector<16xi1>, memref<16xi1>
  %c = loop.load %n[0] : memref<1xi64> -> i64
  %d = arith.trunci %c : i64 to i1
  loop.store %d, %y[3] : i1, memref<16xi1>
}

/// Of every type; a literal of integers has the type of the sum.
// CHECK-LABEL: extern "C" i64 every_kind(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i32* k = (const i32*)buffers[1];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[2];
// CHECK-NEXT:    f32 a = 0.0f;
// CHECK-NEXT:    f32 b = 1.0f;
// CHECK-NEXT:    f32 c = -__builtin_inff();
// CHECK-NEXT:    f32 d = __builtin_inff();
// CHECK-NEXT:    for (i64 i = 0; i < 10; i += 2) {
// CHECK-NEXT:      f32 v = x[i];
// CHECK-NEXT:      a = a + v;
// CHECK-NEXT:      b = b * v;
// CHECK-NEXT:      c = maximum(c, v);
// CHECK-NEXT:      d = minimum(d, v);
// CHECK-NEXT:    }
// CHECK-NEXT:    i32 e = 0;
// CHECK-NEXT:    i32 f = 1;
// CHECK-NEXT:    i32 g = -2147483648;
// CHECK-NEXT:    i32 h = 2147483647;
// CHECK-NEXT:    i32 j = -1;
// CHECK-NEXT:    i32 l = 0;
// CHECK-NEXT:    i32 n = 0;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      i32 v = k[i];
// CHECK-NEXT:      e = e + v;
// CHECK-NEXT:      f = f * v;
// CHECK-NEXT:      g = maximum(g, v);
// CHECK-NEXT:      h = minimum(h, v);
// CHECK-NEXT:      j = j & v;
// CHECK-NEXT:      l = l | v;
// CHECK-NEXT:      n = n ^ v;
// CHECK-NEXT:    }
// CHECK-NEXT:    bool p = false;
// CHECK-NEXT:    bool q = true;
// CHECK-NEXT:    bool r = false;
// CHECK-NEXT:    bool s = true;
// CHECK-NEXT:    bool t = true;
// CHECK-NEXT:    bool u = false;
// CHECK-NEXT:    bool w = false;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      bool v = m[i] != 0;
// CHECK-NEXT:      p = p ^ v;
// CHECK-NEXT:      q = q & v;
// CHECK-NEXT:      r = r | v;
// CHECK-NEXT:      s = s & v;
// CHECK-NEXT:      t = t & v;
// CHECK-NEXT:      u = u | v;
// CHECK-NEXT:      w = w ^ v;
// CHECK-NEXT:    }
// CHECK-NEXT:    f32 least = __builtin_inff();
// CHECK-NEXT:    i64 at = 0;
// CHECK-NEXT:    f32 top = -__builtin_inff();
// CHECK-NEXT:    f32 seen = 0.0f;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      f32 v = x[i];
// CHECK-NEXT:      argminimum(least, at, v, i);
// CHECK-NEXT:      combine_softmax(top, seen, v, 1.0f);
// CHECK-NEXT:    }
// CHECK-NEXT:    i64 count = 0;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      count = count + (i64)1;
// CHECK-NEXT:    }
// CHECK-NEXT:    bool many = false;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      many = many | true;
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @every_kind(%x: memref<?xf32>, %k: memref<?xi32>, %m: memref<?xi1>) {
  %a, %b, %c, %d = loop.reduce <add, mul, maximum, minimum> %i = 0 to 10 step 2 : f32, f32, f32, f32 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.yield %v, %v, %v, %v : f32, f32, f32, f32
  }
  %e, %f, %g, %h, %j, %l, %n = loop.reduce <add, mul, maximum, minimum, and, or, xor> %i = 0 to 10 : i32, i32, i32, i32, i32, i32, i32 {
    %v = loop.load %k[%i] : memref<?xi32> -> i32
    loop.yield %v, %v, %v, %v, %v, %v, %v : i32, i32, i32, i32, i32, i32, i32
  }
  %p, %q, %r, %s, %t, %u, %w = loop.reduce <add, mul, maximum, minimum, and, or, xor> %i = 0 to 10 : i1, i1, i1, i1, i1, i1, i1 {
    %v = loop.load %m[%i] : memref<?xi1> -> i1
    loop.yield %v, %v, %v, %v, %v, %v, %v : i1, i1, i1, i1, i1, i1, i1
  }
  %least, %at, %top, %seen = loop.reduce <argminimum, softmax> %i = 0 to 10 : f32, i64, f32, f32 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    %z = arith.index_cast %i : index to i64
    %one = arith.constant 1.0 : f32
    loop.yield %v, %z, %v, %one : f32, i64, f32, f32
  }
  %count = loop.reduce <add> %i = 0 to 10 : i64 {
    %one = arith.constant 1 : i64
    loop.yield %one : i64
  }
  %many = loop.reduce <or> %i = 0 to 10 : i1 {
    %true = arith.constant true
    loop.yield %true : i1
  }
}

/// Of lanes; a mask has the width of what was compared.
// CHECK-LABEL: extern "C" i64 every_kind_of_lanes(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i32* k = (const i32*)buffers[1];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[2];
// CHECK-NEXT:    const i64* n = (const i64*)buffers[3];
// CHECK-NEXT:    f32x16 v = load<f32x16>(x);
// CHECK-NEXT:    f32 f_add = reduce_add<f32>(v);
// CHECK-NEXT:    f32 f_mul = reduce_mul<f32>(v);
// CHECK-NEXT:    f32 f_maximum = reduce_maximum<f32>(v);
// CHECK-NEXT:    f32 f_minimum = reduce_minimum<f32>(v);
// CHECK-NEXT:    i32x16 w = load<i32x16>(k);
// CHECK-NEXT:    i32 i_add = reduce_add<i32>(w);
// CHECK-NEXT:    i32 i_mul = reduce_mul<i32>(w);
// CHECK-NEXT:    i32 i_maximum = reduce_maximum<i32>(w);
// CHECK-NEXT:    i32 i_minimum = reduce_minimum<i32>(w);
// CHECK-NEXT:    i32 i_and = reduce_and<i32>(w);
// CHECK-NEXT:    i32 i_or = reduce_or<i32>(w);
// CHECK-NEXT:    i32 i_xor = reduce_xor<i32>(w);
// CHECK-NEXT:    i8x16 b = load<i8x16>(m) != splat<i8x16>(0);
// CHECK-NEXT:    bool b_add = reduce_xor<i8>(b) != 0;
// CHECK-NEXT:    bool b_mul = reduce_and<i8>(b) != 0;
// CHECK-NEXT:    bool b_maximum = any_lane(b);
// CHECK-NEXT:    bool b_minimum = reduce_and<i8>(b) != 0;
// CHECK-NEXT:    bool b_and = reduce_and<i8>(b) != 0;
// CHECK-NEXT:    bool b_or = any_lane(b);
// CHECK-NEXT:    bool b_xor = reduce_xor<i8>(b) != 0;
// CHECK-NEXT:    i32x16 c = w < w;
// CHECK-NEXT:    bool c_add = reduce_xor<i32>(c) != 0;
// CHECK-NEXT:    bool c_mul = reduce_and<i32>(c) != 0;
// CHECK-NEXT:    bool c_or = any_lane(c);
// CHECK-NEXT:    i64x16 l = load<i64x16>(n);
// CHECK-NEXT:    f32 least;
// CHECK-NEXT:    i64 place;
// CHECK-NEXT:    reduce_argminimum(least, place, v, l);
// CHECK-NEXT:    return 0;
loop.kernel @every_kind_of_lanes(%x: memref<?xf32>, %k: memref<?xi32>, %m: memref<?xi1>, %n: memref<?xi64>) {
  %v = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %f_add = loop.reduce_lanes <add> %v : vector<16xf32>
  %f_mul = loop.reduce_lanes <mul> %v : vector<16xf32>
  %f_maximum = loop.reduce_lanes <maximum> %v : vector<16xf32>
  %f_minimum = loop.reduce_lanes <minimum> %v : vector<16xf32>
  %w = loop.load %k[0] : memref<?xi32> -> vector<16xi32>
  %i_add = loop.reduce_lanes <add> %w : vector<16xi32>
  %i_mul = loop.reduce_lanes <mul> %w : vector<16xi32>
  %i_maximum = loop.reduce_lanes <maximum> %w : vector<16xi32>
  %i_minimum = loop.reduce_lanes <minimum> %w : vector<16xi32>
  %i_and = loop.reduce_lanes <and> %w : vector<16xi32>
  %i_or = loop.reduce_lanes <or> %w : vector<16xi32>
  %i_xor = loop.reduce_lanes <xor> %w : vector<16xi32>
  %b = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  %b_add = loop.reduce_lanes <add> %b : vector<16xi1>
  %b_mul = loop.reduce_lanes <mul> %b : vector<16xi1>
  %b_maximum = loop.reduce_lanes <maximum> %b : vector<16xi1>
  %b_minimum = loop.reduce_lanes <minimum> %b : vector<16xi1>
  %b_and = loop.reduce_lanes <and> %b : vector<16xi1>
  %b_or = loop.reduce_lanes <or> %b : vector<16xi1>
  %b_xor = loop.reduce_lanes <xor> %b : vector<16xi1>
  %c = arith.cmpi slt, %w, %w : vector<16xi32>
  %c_add = loop.reduce_lanes <add> %c : vector<16xi1>
  %c_mul = loop.reduce_lanes <mul> %c : vector<16xi1>
  %c_or = loop.reduce_lanes <or> %c : vector<16xi1>
  %l = loop.load %n[0] : memref<?xi64> -> vector<16xi64>
  %least, %place = loop.reduce_lanes <argminimum> %v, %l : vector<16xf32>, vector<16xi64>
}

/// Of vectors, lane by lane.
// CHECK-LABEL: extern "C" i64 vectors(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[1];
// CHECK-NEXT:    const i64* n = (const i64*)buffers[2];
// CHECK-NEXT:    f32x16 p = splat<f32x16>(1.0f);
// CHECK-NEXT:    f32x16 q = splat<f32x16>(__builtin_inff());
// CHECK-NEXT:    f32x16 r = splat<f32x16>(-__builtin_inff());
// CHECK-NEXT:    i64x16 at = splat<i64x16>(0);
// CHECK-NEXT:    for (i64 i = 0; i < 64; i += 16) {
// CHECK-NEXT:      f32x16 v = load<f32x16>(x + i);
// CHECK-NEXT:      i64x16 l = load<i64x16>(n + i);
// CHECK-NEXT:      p = p * v;
// CHECK-NEXT:      q = minimum(q, v);
// CHECK-NEXT:      argmaximum_lanes(r, at, v, l);
// CHECK-NEXT:    }
// CHECK-NEXT:    i32x16 a = splat<i32x16>(-1);
// CHECK-NEXT:    i32x16 o = splat<i32x16>(0);
// CHECK-NEXT:    for (i64 i = 0; i < 64; i += 16) {
// CHECK-NEXT:      i8x16 v = load<i8x16>(m + i) != splat<i8x16>(0);
// CHECK-NEXT:      a = a & convert<i32x16>(v);
// CHECK-NEXT:      o = o | convert<i32x16>(v);
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @vectors(%x: memref<?xf32>, %m: memref<?xi1>, %n: memref<?xi64>) {
  %p, %q, %r, %at = loop.reduce <mul, minimum, argmaximum> %i = 0 to 64 step 16 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi64> {
    %v = loop.load %x[%i] : memref<?xf32> -> vector<16xf32>
    %l = loop.load %n[%i] : memref<?xi64> -> vector<16xi64>
    loop.yield %v, %v, %v, %l : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi64>
  }
  %a, %o = loop.reduce <and, or> %i = 0 to 64 step 16 : vector<16xi1>, vector<16xi1> {
    %v = loop.load %m[%i] : memref<?xi1> -> vector<16xi1>
    loop.yield %v, %v : vector<16xi1>, vector<16xi1>
  }
}
