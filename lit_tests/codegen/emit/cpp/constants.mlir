// RUN: stepwell-opt -t cpp %s | filecheck %s

// Scalar constants stand where they are used, exact to the bit; vectors have a name.
// CHECK-LABEL: extern "C" i64 constants(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    f64* y = (f64*)buffers[1];
// CHECK-NEXT:    i64* z = (i64*)buffers[2];
// CHECK-NEXT:    bf16* w = (bf16*)buffers[3];
// CHECK-NEXT:    u8* b = (u8*)buffers[4];
// CHECK-NEXT:    x[0] = 0.100000001f;
// CHECK-NEXT:    x[1] = -1.0f;
// CHECK-NEXT:    x[2] = -__builtin_inff();
// CHECK-NEXT:    x[3] = __builtin_nanf("");
// CHECK-NEXT:    x[4] = -0.0f;
// CHECK-NEXT:    y[0] = 0.1;
// CHECK-NEXT:    z[0] = (-9223372036854775807 - 1);
// CHECK-NEXT:    w[0] = 0x3fc0;
// CHECK-NEXT:    b[0] = true;
// CHECK-NEXT:    f32x4 steps = f32x4{0.0f, 1.0f, 2.0f, 3.0f};
// CHECK-NEXT:    store(x + 5, steps);
// CHECK-NEXT:    f32x16 half0 = splat<f32x16>(0.5f);
// CHECK-NEXT:    store(x + 9, half0);
// CHECK-NEXT:    i64x16 lanes = i64x16{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
// CHECK-NEXT:    store(z + 1, lanes);
// CHECK-NEXT:    return 0;
loop.kernel @constants(%x: memref<?xf32>, %y: memref<?xf64>, %z: memref<?xi64>, %w: memref<?xbf16>, %b: memref<?xi1>) {
  %tenth = arith.constant 0.1 : f32
  loop.store %tenth, %x[0] : f32, memref<?xf32>
  %minus = arith.constant -1.0 : f32
  loop.store %minus, %x[1] : f32, memref<?xf32>
  %infinity = arith.constant 0xFF800000 : f32
  loop.store %infinity, %x[2] : f32, memref<?xf32>
  %nan = arith.constant 0x7FC00000 : f32
  loop.store %nan, %x[3] : f32, memref<?xf32>
  %zero = arith.constant -0.0 : f32
  loop.store %zero, %x[4] : f32, memref<?xf32>
  %tenth64 = arith.constant 0.1 : f64
  loop.store %tenth64, %y[0] : f64, memref<?xf64>
  %least = arith.constant -9223372036854775808 : i64
  loop.store %least, %z[0] : i64, memref<?xi64>
  %bf = arith.constant 1.5 : bf16
  loop.store %bf, %w[0] : bf16, memref<?xbf16>
  %true = arith.constant true
  loop.store %true, %b[0] : i1, memref<?xi1>
  %steps = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf32>
  loop.store %steps, %x[5] : vector<4xf32>, memref<?xf32>
  %half = arith.constant dense<0.5> : vector<16xf32>
  loop.store %half, %x[9] : vector<16xf32>, memref<?xf32>
  %lanes = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
  loop.store %lanes, %z[1] : vector<16xi64>, memref<?xi64>
}

/// The greatest and least of each type, and vectors of other types.
// CHECK-LABEL: extern "C" i64 limits(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    f64* y = (f64*)buffers[1];
// CHECK-NEXT:    i64* z = (i64*)buffers[2];
// CHECK-NEXT:    bf16* w = (bf16*)buffers[3];
// CHECK-NEXT:    f16* h = (f16*)buffers[4];
// CHECK-NEXT:    u8* b = (u8*)buffers[5];
// CHECK-NEXT:    i8* k = (i8*)buffers[6];
// CHECK-NEXT:    x[0] = __builtin_inff();
// CHECK-NEXT:    x[1] = 3.0f;
// CHECK-NEXT:    x[2] = 1.00000002e+30f;
// CHECK-NEXT:    x[3] = 16777216.0f;
// CHECK-NEXT:    x[4] = 9.9999461e-41f;
// CHECK-NEXT:    x[5] = 0.300000012f;
// CHECK-NEXT:    y[6] = __builtin_inf();
// CHECK-NEXT:    y[7] = -__builtin_inf();
// CHECK-NEXT:    y[8] = __builtin_nan("");
// CHECK-NEXT:    y[9] = 1e+300;
// CHECK-NEXT:    y[10] = 3.0;
// CHECK-NEXT:    w[11] = 0x7fc0;
// CHECK-NEXT:    w[12] = 0xff80;
// CHECK-NEXT:    w[13] = 0x3f80;
// CHECK-NEXT:    w[14] = 0xc040;
// CHECK-NEXT:    h[15] = 0x3e00;
// CHECK-NEXT:    h[16] = 0x7c00;
// CHECK-NEXT:    z[17] = -9223372036854775807;
// CHECK-NEXT:    z[18] = 9223372036854775807;
// CHECK-NEXT:    k[19] = -128;
// CHECK-NEXT:    k[20] = 127;
// CHECK-NEXT:    b[21] = false;
// CHECK-NEXT:    i32x4 conditions = i32x4{-1, 0, -1, -1};
// CHECK-NEXT:    store(b + 30, -convert<i8x4>(conditions));
// CHECK-NEXT:    i32x4 all = splat<i32x4>(-1);
// CHECK-NEXT:    store(b + 34, -convert<i8x4>(all));
// CHECK-NEXT:    i64x1 one = i64x1{7};
// CHECK-NEXT:    store(z + 34, one);
// CHECK-NEXT:    bf16x4 halves = splat<bf16x4>(0x3fc0);
// CHECK-NEXT:    store(w + 34, halves);
// CHECK-NEXT:    i8x2 bytes = i8x2{-128, 127};
// CHECK-NEXT:    store(k + 34, bytes);
// CHECK-NEXT:    return 0;
loop.kernel @limits(%x: memref<?xf32>, %y: memref<?xf64>, %z: memref<?xi64>, %w: memref<?xbf16>, %h: memref<?xf16>, %b: memref<?xi1>, %k: memref<?xi8>) {
  %c0 = arith.constant 0x7F800000 : f32
  loop.store %c0, %x[0] : f32, memref<?xf32>
  %c1 = arith.constant 3.0 : f32
  loop.store %c1, %x[1] : f32, memref<?xf32>
  %c2 = arith.constant 1.0e+30 : f32
  loop.store %c2, %x[2] : f32, memref<?xf32>
  %c3 = arith.constant 16777216.0 : f32
  loop.store %c3, %x[3] : f32, memref<?xf32>
  %c4 = arith.constant 1.0e-40 : f32
  loop.store %c4, %x[4] : f32, memref<?xf32>
  %c5 = arith.constant 0.3 : f32
  loop.store %c5, %x[5] : f32, memref<?xf32>
  %c6 = arith.constant 0x7FF0000000000000 : f64
  loop.store %c6, %y[6] : f64, memref<?xf64>
  %c7 = arith.constant 0xFFF0000000000000 : f64
  loop.store %c7, %y[7] : f64, memref<?xf64>
  %c8 = arith.constant 0x7FF8000000000000 : f64
  loop.store %c8, %y[8] : f64, memref<?xf64>
  %c9 = arith.constant 1.0e+300 : f64
  loop.store %c9, %y[9] : f64, memref<?xf64>
  %c10 = arith.constant 3.0 : f64
  loop.store %c10, %y[10] : f64, memref<?xf64>
  %c11 = arith.constant 0x7FC0 : bf16
  loop.store %c11, %w[11] : bf16, memref<?xbf16>
  %c12 = arith.constant 0xFF80 : bf16
  loop.store %c12, %w[12] : bf16, memref<?xbf16>
  %c13 = arith.constant 1.00390625 : bf16
  loop.store %c13, %w[13] : bf16, memref<?xbf16>
  %c14 = arith.constant -3.0 : bf16
  loop.store %c14, %w[14] : bf16, memref<?xbf16>
  %c15 = arith.constant 1.5 : f16
  loop.store %c15, %h[15] : f16, memref<?xf16>
  %c16 = arith.constant 0x7C00 : f16
  loop.store %c16, %h[16] : f16, memref<?xf16>
  %c17 = arith.constant -9223372036854775807 : i64
  loop.store %c17, %z[17] : i64, memref<?xi64>
  %c18 = arith.constant 9223372036854775807 : i64
  loop.store %c18, %z[18] : i64, memref<?xi64>
  %c19 = arith.constant -128 : i8
  loop.store %c19, %k[19] : i8, memref<?xi8>
  %c20 = arith.constant 127 : i8
  loop.store %c20, %k[20] : i8, memref<?xi8>
  %c21 = arith.constant false
  loop.store %c21, %b[21] : i1, memref<?xi1>
  %conditions = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  loop.store %conditions, %b[30] : vector<4xi1>, memref<?xi1>
  %all = arith.constant dense<true> : vector<4xi1>
  loop.store %all, %b[34] : vector<4xi1>, memref<?xi1>
  %one = arith.constant dense<7> : vector<1xi64>
  loop.store %one, %z[34] : vector<1xi64>, memref<?xi64>
  %halves = arith.constant dense<1.5> : vector<4xbf16>
  loop.store %halves, %w[34] : vector<4xbf16>, memref<?xbf16>
  %bytes = arith.constant dense<[-128, 127]> : vector<2xi8>
  loop.store %bytes, %k[34] : vector<2xi8>, memref<?xi8>
}

/// Halves round to the nearest, ties to even; f16 holds NaN, numbers below the least normal one, and infinity.
// CHECK-LABEL: extern "C" i64 halves(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    bf16* w = (bf16*)buffers[0];
// CHECK-NEXT:    f16* h = (f16*)buffers[1];
// CHECK-NEXT:    f32* x = (f32*)buffers[2];
// CHECK-NEXT:    i16* k = (i16*)buffers[3];
// CHECK-NEXT:    i64* z = (i64*)buffers[4];
// CHECK-NEXT:    w[0] = 0x3f82;
// CHECK-NEXT:    w[1] = 0x7f62;
// CHECK-NEXT:    h[0] = 0x2;
// CHECK-NEXT:    h[1] = 0x7e00;
// CHECK-NEXT:    x[0] = 0.0f;
// CHECK-NEXT:    x[1] = 123456792.0f;
// CHECK-NEXT:    x[2] = 1e+10f;
// CHECK-NEXT:    k[0] = -32768;
// CHECK-NEXT:    i64x2 c8 = i64x2{(-9223372036854775807 - 1), 1};
// CHECK-NEXT:    store(z, c8);
// CHECK-NEXT:    return 0;
loop.kernel @halves(%w: memref<?xbf16>, %h: memref<?xf16>, %x: memref<?xf32>, %k: memref<?xi16>, %z: memref<?xi64>) {
  %c0 = arith.constant 1.01171875 : bf16
  loop.store %c0, %w[0] : bf16, memref<?xbf16>
  %c1 = arith.constant 3.0e+38 : bf16
  loop.store %c1, %w[1] : bf16, memref<?xbf16>
  %c2 = arith.constant 1.0e-07 : f16
  loop.store %c2, %h[0] : f16, memref<?xf16>
  %c3 = arith.constant 0x7E00 : f16
  loop.store %c3, %h[1] : f16, memref<?xf16>
  %c4 = arith.constant 0.0 : f32
  loop.store %c4, %x[0] : f32, memref<?xf32>
  %c5 = arith.constant 123456789.0 : f32
  loop.store %c5, %x[1] : f32, memref<?xf32>
  %c6 = arith.constant 1.0e+10 : f32
  loop.store %c6, %x[2] : f32, memref<?xf32>
  %c7 = arith.constant -32768 : i16
  loop.store %c7, %k[0] : i16, memref<?xi16>
  %c8 = arith.constant dense<[-9223372036854775808, 1]> : vector<2xi64>
  loop.store %c8, %z[0] : vector<2xi64>, memref<?xi64>
}
