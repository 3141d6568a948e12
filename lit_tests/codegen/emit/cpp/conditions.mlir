// RUN: stepwell-opt -t cpp %s | filecheck %s

// A vector of conditions has lanes as wide as what was compared, and is converted where others are wanted.
// CHECK-LABEL: extern "C" i64 widths(
loop.kernel @widths(%x: memref<?xf32>, %y: memref<?xi64>, %z: memref<?xi8>) {
  %a = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %b = loop.load %y[0] : memref<?xi64> -> vector<16xi64>
  %c = loop.load %z[0] : memref<?xi8> -> vector<16xi8>
  // CHECK: i32x16 p = a == a;
  %p = arith.cmpf oeq, %a, %a : vector<16xf32>
  // CHECK: i64x16 q = as<u64x16>(b) < as<u64x16>(b);
  %q = arith.cmpi ult, %b, %b : vector<16xi64>
  // CHECK: i8x16 r = c >= c;
  %r = arith.cmpi sge, %c, %c : vector<16xi8>
  // CHECK: i64x16 s = convert<i64x16>(p) & q;
  %s = arith.andi %p, %q : vector<16xi1>
  // CHECK: i64x16 t = select(q, b, b);
  %t = arith.select %q, %b, %b : vector<16xi1>, vector<16xi64>
  // CHECK: f32x16 u = select(convert<i32x16>(r), a, a);
  %u = arith.select %r, %a, %a : vector<16xi1>, vector<16xf32>
  // CHECK: f32x16 v = convert<f32x16>(-s);
  %v = arith.uitofp %s : vector<16xi1> to vector<16xf32>
  // CHECK: i8x16 w = convert<i8x16>(-p);
  %w = arith.extui %p : vector<16xi1> to vector<16xi8>
}

// CHECK-LABEL: extern "C" i64 predicates(
loop.kernel @predicates(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> f32
  %b = loop.load %x[1] : memref<?xf32> -> f32
  // CHECK: bool p = !(a >= b);
  %p = arith.cmpf ult, %a, %b : f32
  // CHECK: bool q = (a < b) | (a > b);
  %q = arith.cmpf one, %a, %b : f32
  // CHECK: bool r = (a != a) | (b != b);
  %r = arith.cmpf uno, %a, %b : f32
  // CHECK: bool s = p ^ q;
  %s = arith.cmpi ne, %p, %q : i1
  // CHECK: f32 t = s ? a : b;
  %t = arith.select %s, %a, %b : f32
}
