// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 sum(
// CHECK:         f32x16 s = splat<f32x16>(0.0f);
// CHECK-NEXT:    for (i64 i = 0; i < 1024; i += 16) {
// CHECK-NEXT:      f32x16 e = load<f32x16>(x + i);
// CHECK-NEXT:      s = s + e;
// CHECK-NEXT:    }
// CHECK-NEXT:    f32 r = reduce_add<f32>(s);
loop.kernel @sum(%x: memref<?xf32>, %y: memref<?xf32>) {
  %s = loop.reduce <add> %i = 0 to 1024 step 16 : vector<16xf32> {
    %e = loop.load %x[%i] : memref<?xf32> -> vector<16xf32>
    loop.yield %e : vector<16xf32>
  }
  %r = loop.reduce_lanes <add> %s : vector<16xf32>
  loop.store %r, %y[0] : f32, memref<?xf32>
}

// Each kind starts with what changes nothing.
// CHECK-LABEL: extern "C" i64 kinds(
// CHECK:         f32 a = -__builtin_inff();
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
loop.kernel @kinds(%x: memref<?xf32>) {
  %a, %b, %c, %d, %e = loop.reduce <maximum, minimum, mul, argmaximum> %i = 0 to 10 : f32, f32, f32, f32, i64 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    %k = arith.index_cast %i : index to i64
    loop.yield %v, %v, %v, %v, %k : f32, f32, f32, f32, i64
  }
}

// CHECK-LABEL: extern "C" i64 integers(
// CHECK:         i8 a = -128;
// CHECK-NEXT:    i8 b = -1;
// CHECK-NEXT:    bool c = true;
// CHECK:           a = maximum(a, v);
// CHECK-NEXT:      b = b & v;
// CHECK-NEXT:      c = c & w;
loop.kernel @integers(%x: memref<?xi8>, %m: memref<?xi1>) {
  %a, %b, %c = loop.reduce <maximum, and, and> %i = 0 to 10 : i8, i8, i1 {
    %v = loop.load %x[%i] : memref<?xi8> -> i8
    %w = loop.load %m[%i] : memref<?xi1> -> i1
    loop.yield %v, %v, %w : i8, i8, i1
  }
}

// Vectors of places, and whether any lane holds.
// CHECK-LABEL: extern "C" i64 lanes(
// CHECK:         f32 best;
// CHECK-NEXT:    i64 place;
// CHECK-NEXT:    reduce_argmaximum(best, place, v, k);
// CHECK-NEXT:    i32x16 c = v > w;
// CHECK-NEXT:    bool any = any_lane(c);
loop.kernel @lanes(%x: memref<?xf32>, %at: memref<?xi64>) {
  %v = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %w = loop.load %x[16] : memref<?xf32> -> vector<16xf32>
  %k = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  %best, %place = loop.reduce_lanes <argmaximum> %v, %k : vector<16xf32>, vector<16xi64>
  %c = arith.cmpf ogt, %v, %w : vector<16xf32>
  %any = loop.reduce_lanes <or> %c : vector<16xi1>
}

// The greatest value, and the sum of exponentials relative to it.
// CHECK-LABEL: extern "C" i64 softmax(
// CHECK:         f32 m = -__builtin_inff();
// CHECK-NEXT:    f32 s = 0.0f;
// CHECK-NEXT:    for (i64 i = 0; i < 10; i++) {
// CHECK-NEXT:      f32 v = x[i];
// CHECK-NEXT:      combine_softmax(m, s, v, 1.0f);
// CHECK-NEXT:    }
loop.kernel @softmax(%x: memref<?xf32>) {
  %one = arith.constant 1.0 : f32
  %m, %s = loop.reduce <softmax> %i = 0 to 10 : f32, f32 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.yield %v, %one : f32, f32
  }
}

// Booleans are masks of all bits; of a number narrowed to one, the lowest bit counts.
// CHECK-LABEL: extern "C" i64 booleans(
// CHECK:         bool all = reduce_and<i8>(m) != 0;
// CHECK:         bool odd = reduce_xor<i8>(m) != 0;
// CHECK:         bool any = any_lane(m);
// CHECK:         i8x16 b = (a & splat<i8x16>(1)) != splat<i8x16>(0);
// CHECK:         bool d = (c & 1) != 0;
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
