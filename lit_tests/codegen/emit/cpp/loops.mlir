// RUN: stepwell-opt -t cpp %s | filecheck %s

// The names of a loop are free again after it.
// CHECK-LABEL: extern "C" i64 nest(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    for (i64 i = 0; i < s0; i++) {
// CHECK-NEXT:      for (i64 j = i * 2; j < s0 * 2; j += 4) {
// CHECK-NEXT:        f32 v = x[i * s0 + j];
// CHECK-NEXT:        x[i * s0 + j + 1] = v;
// CHECK-NEXT:      }
// CHECK-NEXT:    }
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
// CHECK-LABEL: extern "C" i64 carried(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    f32 a = 0.0f;
// CHECK-NEXT:    f32 b = 1.0f;
// CHECK-NEXT:    for (i64 i = 0; i < 8; i++) {
// CHECK-NEXT:      f32 sum = a + b;
// CHECK-NEXT:      x[i] = sum;
// CHECK-NEXT:      f32 next0 = a;
// CHECK-NEXT:      a = b;
// CHECK-NEXT:      b = next0;
// CHECK-NEXT:    }
// CHECK-NEXT:    x[8] = a;
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 branch(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    f32 e = x[0];
// CHECK-NEXT:    bool c = e < 0.0f;
// CHECK-NEXT:    f32 r;
// CHECK-NEXT:    if (c) {
// CHECK-NEXT:      f32 n = -e;
// CHECK-NEXT:      r = n;
// CHECK-NEXT:    }
// CHECK-NEXT:    else {
// CHECK-NEXT:      r = e;
// CHECK-NEXT:    }
// CHECK-NEXT:    x[1] = r;
// CHECK-NEXT:    return 0;
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

/// Conditions are carried 32 bits wide; what changes places by way of a variable.
// CHECK-LABEL: extern "C" i64 carried_vectors(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    u8* m = (u8*)buffers[1];
// CHECK-NEXT:    const i64* n = (const i64*)buffers[2];
// CHECK-NEXT:    i8x8 w = load<i8x8>(m) != splat<i8x8>(0);
// CHECK-NEXT:    i64x8 l = load<i64x8>(n);
// CHECK-NEXT:    i32x8 a = convert<i32x8>(w);
// CHECK-NEXT:    i64x8 b = l;
// CHECK-NEXT:    i32 c = 0;
// CHECK-NEXT:    for (i64 i = 0; i < 8; i += 2) {
// CHECK-NEXT:      i32 c1 = c + c;
// CHECK-NEXT:      i64x8 d = b < l;
// CHECK-NEXT:      a = convert<i32x8>(d);
// CHECK-NEXT:      c = c1;
// CHECK-NEXT:    }
// CHECK-NEXT:    store(m + 8, -convert<i8x8>(a));
// CHECK-NEXT:    i32 a0 = 0;
// CHECK-NEXT:    i32 b0 = c;
// CHECK-NEXT:    i32 c0 = c;
// CHECK-NEXT:    for (i64 i = 0; i < 8; i++) {
// CHECK-NEXT:      i32 next0 = a0;
// CHECK-NEXT:      a0 = b0;
// CHECK-NEXT:      b0 = c0;
// CHECK-NEXT:      c0 = next0;
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @carried_vectors(%x: memref<?xf32>, %m: memref<?xi1>, %n: memref<?xi64>) {
  %w = loop.load %m[0] : memref<?xi1> -> vector<8xi1>
  %l = loop.load %n[0] : memref<?xi64> -> vector<8xi64>
  %zero = arith.constant 0 : i32
  %p, %q, %k = loop.for %i = 0 to 8 step 2 carry (%a = %w : vector<8xi1>, %b = %l : vector<8xi64>, %c = %zero : i32) {
    %c1 = arith.addi %c, %c : i32
    %d = arith.cmpi slt, %b, %l : vector<8xi64>
    loop.yield %d, %b, %c1 : vector<8xi1>, vector<8xi64>, i32
  }
  loop.store %p, %m[8] : vector<8xi1>, memref<?xi1>
  %u, %v, %y = loop.for %i = 0 to 8 carry (%a = %zero : i32, %b = %k : i32, %c = %k : i32) {
    loop.yield %b, %c, %a : i32, i32, i32
  }
}

/// Branches with and without results, and a loop that carries nothing.
// CHECK-LABEL: extern "C" i64 branches(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    f32 e = x[0];
// CHECK-NEXT:    bool c = e < 0.0f;
// CHECK-NEXT:    if (c) {
// CHECK-NEXT:      x[1] = 0.0f;
// CHECK-NEXT:    }
// CHECK-NEXT:    f32 p;
// CHECK-NEXT:    f32 q;
// CHECK-NEXT:    if (c) {
// CHECK-NEXT:      p = e;
// CHECK-NEXT:      q = 0.0f;
// CHECK-NEXT:    }
// CHECK-NEXT:    else {
// CHECK-NEXT:      f32 n = -e;
// CHECK-NEXT:      p = 0.0f;
// CHECK-NEXT:      q = n;
// CHECK-NEXT:    }
// CHECK-NEXT:    x[2] = p;
// CHECK-NEXT:    for (i64 i = 4; i < 8; i++) {
// CHECK-NEXT:      x[i] = q;
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @branches(%x: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = loop.load %x[0] : memref<?xf32> -> f32
  %c = arith.cmpf olt, %e, %zero : f32
  scf.if %c {
    loop.store %zero, %x[1] : f32, memref<?xf32>
  }
  %p, %q = scf.if %c -> (f32, f32) {
    scf.yield %e, %zero : f32, f32
  } else {
    %n = arith.negf %e : f32
    scf.yield %zero, %n : f32, f32
  }
  loop.store %p, %x[2] : f32, memref<?xf32>
  loop.for %i = 4 to 8 {
    loop.store %q, %x[%i] : f32, memref<?xf32>
  }
}
