// RUN: stepwell-opt -t cpp %s | filecheck %s

// Scalar constants stand where they are used, exact to the bit; vectors have a name.
// CHECK-LABEL: extern "C" i64 constants(
loop.kernel @constants(%x: memref<?xf32>, %y: memref<?xf64>, %z: memref<?xi64>, %w: memref<?xbf16>, %b: memref<?xi1>) {
  // CHECK: x[0] = 0.100000001f;
  %tenth = arith.constant 0.1 : f32
  loop.store %tenth, %x[0] : f32, memref<?xf32>
  // CHECK: x[1] = -1.0f;
  %minus = arith.constant -1.0 : f32
  loop.store %minus, %x[1] : f32, memref<?xf32>
  // CHECK: x[2] = -__builtin_inff();
  %infinity = arith.constant 0xFF800000 : f32
  loop.store %infinity, %x[2] : f32, memref<?xf32>
  // CHECK: x[3] = __builtin_nanf("");
  %nan = arith.constant 0x7FC00000 : f32
  loop.store %nan, %x[3] : f32, memref<?xf32>
  // CHECK: x[4] = -0.0f;
  %zero = arith.constant -0.0 : f32
  loop.store %zero, %x[4] : f32, memref<?xf32>
  // CHECK: y[0] = 0.1;
  %tenth64 = arith.constant 0.1 : f64
  loop.store %tenth64, %y[0] : f64, memref<?xf64>
  // CHECK: z[0] = (-9223372036854775807 - 1);
  %least = arith.constant -9223372036854775808 : i64
  loop.store %least, %z[0] : i64, memref<?xi64>
  // CHECK: w[0] = 0x3fc0;
  %bf = arith.constant 1.5 : bf16
  loop.store %bf, %w[0] : bf16, memref<?xbf16>
  // CHECK: b[0] = true;
  %true = arith.constant true
  loop.store %true, %b[0] : i1, memref<?xi1>
  // CHECK: f32x4 steps = f32x4{0.0f, 1.0f, 2.0f, 3.0f};
  %steps = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf32>
  loop.store %steps, %x[5] : vector<4xf32>, memref<?xf32>
  // CHECK: f32x16 half0 = splat<f32x16>(0.5f);
  %half = arith.constant dense<0.5> : vector<16xf32>
  loop.store %half, %x[9] : vector<16xf32>, memref<?xf32>
  // CHECK: i64x16 lanes = i64x16{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  %lanes = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
  loop.store %lanes, %z[1] : vector<16xi64>, memref<?xi64>
}
