// RUN: stepwell-opt %s -p drop-division-checks -t cpp | filecheck %s

// CHECK-LABEL: extern "C" i64 integers(
loop.kernel @integers(%x: memref<?xi32>) {
  %seven = arith.constant 7 : i32
  %a = loop.load %x[0] : memref<?xi32> -> i32
  %b = loop.load %x[1] : memref<?xi32> -> i32
  // CHECK: i32 c = a * b;
  %c = arith.muli %a, %b : i32
  // CHECK: i32 d = (i32)((u32)a >> (u32)b);
  %d = arith.shrui %a, %b : i32
  // A division by a constant cannot fail.
  // CHECK: i32 e = a / 7;
  %e = arith.divsi %a, %seven : i32
  // CHECK: i32 f = (i32)floordiv<i32>(a, 7);
  %f = arith.floordivsi %a, %seven : i32
  // CHECK: i32 g = (i32)quotient<i32>(a, b, status);
  %g = arith.divsi %a, %b : i32
  // CHECK: i32 h = (i32)remainder<u32>(a, b, status);
  %h = arith.remui %a, %b : i32
  // CHECK: i32 i = a > b ? a : b;
  %i = arith.maxsi %a, %b : i32
  // CHECK: return status;
}

// bf16 and f16 are computed with as f32.
// CHECK-LABEL: extern "C" i64 halves(
loop.kernel @halves(%x: memref<?xbf16>, %y: memref<?xf16>, %z: memref<?xf32>) {
  // CHECK: bf16x16 a = load<bf16x16>(x);
  %a = loop.load %x[0] : memref<?xbf16> -> vector<16xbf16>
  // CHECK: f32x16 b = from_bf16<f32x16>(a);
  %b = arith.extf %a : vector<16xbf16> to vector<16xf32>
  // CHECK: bf16x16 c = to_bf16<bf16x16>(b);
  %c = arith.truncf %b : vector<16xf32> to vector<16xbf16>
  // CHECK: bf16x16 d = to_bf16<bf16x16>(from_bf16<f32x16>(a) + from_bf16<f32x16>(c));
  %d = arith.addf %a, %c : vector<16xbf16>
  %e = loop.load %y[0] : memref<?xf16> -> f16
  // CHECK: f16 f = to_f16(-from_f16(e));
  %f = arith.negf %e : f16
  // CHECK: f64 g = (f64)from_f16(f);
  %g = arith.extf %f : f16 to f64
}

// CHECK-LABEL: extern "C" i64 mathematics(
loop.kernel @mathematics(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %s = loop.load %x[0] : memref<?xf32> -> f32
  // CHECK: f32x16 b = fma(a, a, a);
  %b = math.fma %a, %a, %a : vector<16xf32>
  // CHECK: f32x16 c = floor(b);
  %c = math.floor %b : vector<16xf32>
  // CHECK: f32x16 d = lanewise(sinf, c);
  %d = math.sin %c : vector<16xf32>
  // CHECK: f32x16 e = maximum(c, d);
  %e = arith.maximumf %c, %d : vector<16xf32>
  // CHECK: f32 f = fmaf(s, s, s);
  %f = math.fma %s, %s, %s : f32
  // CHECK: f32 g = fmodf(s, f);
  %g = loop.libm "fmod" %s, %f : f32
  // CHECK: f32x16 h = splat<f32x16>(g);
  %h = vector.broadcast %g : f32 to vector<16xf32>
  // CHECK: f32 l = lane<f32>(h, 3);
  %l = vector.extract %h[3] : f32 from vector<16xf32>
}

// Lanes are divided together: as floats, where they are small enough.
// CHECK-LABEL: extern "C" i64 quotients(
loop.kernel @quotients(%x: memref<?xi64>, %y: memref<?xi64>) {
  %a = loop.load %x[0] : memref<?xi64> -> vector<8xi64>
  %b = loop.load %y[0] : memref<?xi64> -> vector<8xi64>
  // CHECK: i64x8 c = floor_quotients(a, b, status);
  %c = arith.floordivsi %a, %b : vector<8xi64>
  // CHECK: i64x8 d = lanewise([&](i64 a, i64 b) { return quotient(a, b, status); }, a, b);
  %d = arith.divsi %a, %b : vector<8xi64>
  // CHECK: i64x8 e = floor_quotients(a, sevens);
  %sevens = arith.constant dense<7> : vector<8xi64>
  %e = arith.floordivsi %a, %sevens : vector<8xi64>
}

/// Two signs in a row would be another operator.
// CHECK-LABEL: i64 negated_literal(
loop.kernel @negated_literal(%y: memref<1xf32>) {
  %c = arith.constant -2.0 : f32
  // CHECK: = -(-2.0f);
  %n = arith.negf %c : f32
  loop.store %n, %y[0] : f32, memref<1xf32>
}
