// RUN: stepwell-opt -t cpp %s | filecheck %s

// CHECK-LABEL: extern "C" i64 nest(
// CHECK:         for (i64 i = 0; i < s0; i++) {
// CHECK-NEXT:      for (i64 j = i * 2; j < s0 * 2; j += 4) {
// CHECK-NEXT:        f32 v = x[i * s0 + j];
// CHECK-NEXT:        x[i * s0 + j + 1] = v;
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// The names of a loop are free again after it.
// CHECK-NEXT:    for (i64 j = 0; j < 4; j++) {
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @nest(%x: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to %s0 {
    loop.parallel %j = %i * 2 to %s0 * 2 step 4 {
      %v = loop.load %x[%i * %s0 + %j] : memref<?xf32> -> f32
      loop.store %v, %x[%i * %s0 + %j + 1] : f32, memref<?xf32>
    }
  }
  loop.parallel %j = 0 to 4 { }
}

// Carried values are variables; they are assigned all at once.
// CHECK-LABEL: extern "C" i64 carried(
// CHECK:         f32 a = 0.0f;
// CHECK-NEXT:    f32 b = 1.0f;
// CHECK-NEXT:    for (i64 i = 0; i < 8; i++) {
// CHECK-NEXT:      f32 sum = a + b;
// CHECK-NEXT:      x[i] = sum;
// CHECK-NEXT:      f32 next0 = a;
// CHECK-NEXT:      a = b;
// CHECK-NEXT:      b = next0;
// CHECK-NEXT:    }
// CHECK-NEXT:    x[8] = a;
loop.kernel @carried(%x: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %p, %q = loop.for %i = 0 to 8 carry (%a = %zero : f32, %b = %one : f32) {
    %sum = arith.addf %a, %b : f32
    loop.store %sum, %x[%i] : f32, memref<?xf32>
    loop.yield %b, %a : f32, f32
  }
  loop.store %p, %x[8] : f32, memref<?xf32>
}

// CHECK-LABEL: extern "C" i64 branch(
// CHECK:         f32 r;
// CHECK-NEXT:    if (c) {
// CHECK-NEXT:      f32 n = -e;
// CHECK-NEXT:      r = n;
// CHECK-NEXT:    }
// CHECK-NEXT:    else {
// CHECK-NEXT:      r = e;
// CHECK-NEXT:    }
// CHECK-NEXT:    x[1] = r;
loop.kernel @branch(%x: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = loop.load %x[0] : memref<?xf32> -> f32
  %c = arith.cmpf olt, %e, %zero : f32
  %r = scf.if %c -> (f32) {
    %n = arith.negf %e : f32
    scf.yield %n : f32
  } else {
    scf.yield %e : f32
  }
  loop.store %r, %x[1] : f32, memref<?xf32>
}
