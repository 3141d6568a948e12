/// Each access is checked before it, by its first place, its lanes and what lies between them; of booleans and of scratch
/// memory too. Iterations of a parallel loop are told apart, unless threads share them.

// RUN: stepwell-opt %s -t 'cpp{check_bounds=true}' | filecheck %s

// CHECK-LABEL: extern "C" i64 accesses(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32* y = (f32*)buffers[1];
// CHECK-NEXT:    const u8* m = (const u8*)buffers[2];
// CHECK-NEXT:    const i64* at = (const i64*)buffers[3];
// CHECK-NEXT:    const bf16* h = (const bf16*)buffers[4];
// CHECK-NEXT:    const i64 n = symbols[0];
// CHECK-NEXT:    const Checked x_checked0 = {symbols[1], (Place*)symbols[2], symbols[3]};
// CHECK-NEXT:    const Checked y_checked0 = {symbols[4] < 64 ? symbols[4] : 64, (Place*)symbols[5], symbols[6]};
// CHECK-NEXT:    const Checked m_checked0 = {symbols[7], (Place*)symbols[8], symbols[9]};
// CHECK-NEXT:    const Checked at_checked0 = {symbols[10], (Place*)symbols[11], symbols[12]};
// CHECK-NEXT:    const Checked h_checked0 = {symbols[13], (Place*)symbols[14], symbols[15]};
// CHECK-NEXT:    Found found = {(i64*)symbols + 16, 2, false};
// CHECK-NEXT:    if (__builtin_setjmp(found.stop)) return found.report[0];
// CHECK-NEXT:    within(found, "{\"name\": \"loop.load\", \"subscript\": \"0\", \"op\": \"%w = \\\"loop.load\\\"(%m) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?xi1>) -> vector<16xi1>\", \"where\": {{.*}}}", READ, m_checked0, 0, 16, 1);
// CHECK-NEXT:    i8x16 w = load<i8x16>(m) != splat<i8x16>(0);
// CHECK-NEXT:    within(found, "{\"name\": \"loop.load\", \"subscript\": \"2\", \"op\": \"%o = \\\"loop.load\\\"(%at) <{subscript = #shape.expr<2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?xi64>) -> vector<16xi64>\", \"where\": {{.*}}}", READ, at_checked0, 2, 16, 1);
// CHECK-NEXT:    i64x16 o = load<i64x16>(at + 2);
// CHECK-NEXT:    within(found, "{\"name\": \"loop.load\", \"subscript\": \"%n\", \"op\": \"%p = \\\"loop.load\\\"(%m, %n) <{subscript = #shape.expr<d0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?xi1>, index) -> i1\", \"where\": {{.*}}}", READ, m_checked0, n, 1, 1);
// CHECK-NEXT:    bool p = m[n] != 0;
// CHECK-NEXT:    begin_iterations(found);
// CHECK-NEXT:    for (i64 i = 0; i < 16; i++) {
// CHECK-NEXT:      next_iteration(found);
// CHECK-NEXT:      // model.py:12 aten.add
// CHECK-NEXT:      within(found, "{\"name\": \"loop.load\", \"subscript\": \"%i * %n + 1\", \"op\": \"%a = \\\"loop.load\\\"(%x, %i, %n) <{subscript = #shape.expr<d0 * d1 + 1>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?xf32>, index, index) -> f32\", \"where\": [\"/home/user/model.py\", 12, 3]}", READ, x_checked0, i * n + 1, 1, 1);
// CHECK-NEXT:      f32 a = x[i * n + 1];
// CHECK-NEXT:      if (p) {
// CHECK-NEXT:        within(found, "{\"name\": \"loop.store\", \"subscript\": \"%i\", \"op\": \"\\\"loop.store\\\"(%a, %y, %i, %p) <{subscript = #shape.expr<d0>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<64xf32>, index, i1) -> ()\", \"where\": {{.*}}}", WRITE, y_checked0, i, 1, 1);
// CHECK-NEXT:      }
// CHECK-NEXT:      if (p) y[i] = a;
// CHECK-NEXT:      begin_iterations(found);
// CHECK-NEXT:      for (i64 j = 0; j < 4; j++) {
// CHECK-NEXT:        next_iteration(found);
// CHECK-NEXT:        within(found, "{\"name\": \"loop.load\", \"subscript\": \"%j\", \"op\": \"%b = \\\"loop.load\\\"(%x, %j) <{subscript = #shape.expr<d0>, stride = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?xf32>, index) -> vector<16xf32>\", \"where\": {{.*}}}", READ, x_checked0, j, 16, 4);
// CHECK-NEXT:        f32x16 b = load_strided<f32x16, 4>(x + j);
// CHECK-NEXT:        within_where(found, "{\"name\": \"loop.store\", \"subscript\": \"%j\", \"op\": \"\\\"loop.store\\\"(%b, %y, %j, %w) <{subscript = #shape.expr<d0>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<16xf32>, memref<64xf32>, index, vector<16xi1>) -> ()\", \"where\": {{.*}}}", WRITE, y_checked0, j, 1, convert<i32x16>(w));
// CHECK-NEXT:        store_where(y + j, convert<i32x16>(w), b);
// CHECK-NEXT:        within_where(found, "{\"name\": \"loop.load\", \"subscript\": \"0\", \"op\": \"%c = \\\"loop.load\\\"(%x, %w) <{subscript = #shape.expr<0>, stride = 2 : i64, operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<?xf32>, vector<16xi1>) -> vector<16xf32>\", \"where\": {{.*}}}", READ, x_checked0, 0, 2, convert<i32x16>(w));
// CHECK-NEXT:        f32x16 c = load_strided_where<f32x16, 2>(x, convert<i32x16>(w));
// CHECK-NEXT:      }
// CHECK-NEXT:      end_iterations(found);
// CHECK-NEXT:    }
// CHECK-NEXT:    end_iterations(found);
// CHECK-NEXT:    within_at(found, "{\"name\": \"loop.gather\", \"subscript\": \"2\", \"op\": \"%d = \\\"loop.gather\\\"(%x, %o) <{subscript = #shape.expr<2>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<?xf32>, vector<16xi64>) -> vector<16xf32>\", \"where\": {{.*}}}", READ, x_checked0, 2, o);
// CHECK-NEXT:    f32x16 d = gather<f32x16>(x + 2, o);
// CHECK-NEXT:    within_at(found, "{\"name\": \"loop.gather\", \"subscript\": \"0\", \"op\": \"%e = \\\"loop.gather\\\"(%x, %o, %w) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<?xf32>, vector<16xi64>, vector<16xi1>) -> vector<16xf32>\", \"where\": {{.*}}}", READ, x_checked0, 0, o, convert<i32x16>(w));
// CHECK-NEXT:    f32x16 e = gather_where<f32x16>(x, o, convert<i32x16>(w));
// CHECK-NEXT:    within(found, "{\"name\": \"loop.atomic\", \"subscript\": \"%n\", \"op\": \"\\\"loop.atomic\\\"(%zero, %y, %n) <{kind = #loop<reduction add>, subscript = #shape.expr<d0>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<64xf32>, index) -> ()\", \"where\": {{.*}}}", UPDATE, y_checked0, n, 1, 1);
// CHECK-NEXT:    atomic_update<f32>(y + n, 0.0f, [](f32 a, f32 b) { return a + b; });
// CHECK-NEXT:    alignas(64) i32 tile[512];
// CHECK-NEXT:    alignas(64) f32 none[1];
// CHECK-NEXT:    within(found, "{\"name\": \"loop.store\", \"subscript\": \"0\", \"op\": \"\\\"loop.store\\\"(%zero, %none) <{subscript = #shape.expr<0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<0xf32>) -> ()\", \"where\": {{.*}}}", WRITE, Checked{1}, 0, 1, 1);
// CHECK-NEXT:    none[0] = 0.0f;
// CHECK-NEXT:    for (i64 row0 = 0; row0 < 32; row0++) {
// CHECK-NEXT:      within(found, "{\"name\": \"loop.transpose\", \"subscript\": \"%n\", \"op\": \"\\\"loop.transpose\\\"(%h, %tile, %n) <{rows = 32 : i64, columns = 16 : i64, source_subscript = #shape.expr<d0>, source_stride = #shape.expr<64>, target_subscript = #shape.expr<0>, target_stride = #shap ...\", \"where\": {{.*}}}", READ, h_checked0, n + row0 * (64), 32, 1);
// CHECK-NEXT:    }
// CHECK-NEXT:    for (i64 row1 = 0; row1 < 16; row1++) {
// CHECK-NEXT:      within(found, "{\"name\": \"loop.transpose\", \"subscript\": \"0\", \"op\": \"\\\"loop.transpose\\\"(%h, %tile, %n) <{rows = 32 : i64, columns = 16 : i64, source_subscript = #shape.expr<d0>, source_stride = #shape.expr<64>, target_subscript = #shape.expr<0>, target_stride = #shap ...\", \"where\": {{.*}}}", WRITE, Checked{512}, 0 + row1 * (32), 32, 1);
// CHECK-NEXT:    }
// CHECK-NEXT:    transpose<i32x1, 32, 16>(tile, 32, (const i32*)(h + n), 32);
// CHECK-NEXT:    within(found, "{\"name\": \"loop.load_packed\", \"subscript\": \"6\", \"op\": \"%q = \\\"loop.load_packed\\\"(%h) <{subscript = #shape.expr<6>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?xbf16>) -> i32\", \"where\": {{.*}}}", READ, h_checked0, 6, 2, 1);
// CHECK-NEXT:    i32 q = load_bits(h + 6);
// CHECK-NEXT:    return 0;
loop.kernel @accesses(%x: memref<?xf32>, %y: memref<64xf32>, %m: memref<?xi1>, %at: memref<?xi64>, %h: memref<?xbf16>, %n: index) {
  %zero = arith.constant 0.0 : f32
  %w = loop.load %m[0] : memref<?xi1> -> vector<16xi1>
  %o = loop.load %at[2] : memref<?xi64> -> vector<16xi64>
  %p = loop.load %m[%n] : memref<?xi1> -> i1
  loop.parallel %i = 0 to 16 {
    %a = loop.load %x[%i * %n + 1] : memref<?xf32> -> f32 loc("aten.add.Tensor"("/home/user/model.py":12:3))
    loop.store %a, %y[%i] where %p : f32, memref<64xf32>
    loop.parallel %j = 0 to 4 {
      %b = loop.load %x[%j] stride 4 : memref<?xf32> -> vector<16xf32>
      loop.store %b, %y[%j] where %w : vector<16xf32>, memref<64xf32>
      %c = loop.load %x[0] stride 2 where %w : memref<?xf32> -> vector<16xf32>
    }
  }
  %d = loop.gather %x[2] at %o : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  %e = loop.gather %x[0] at %o where %w : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  loop.atomic <add> %zero, %y[%n] : f32, memref<64xf32>
  %tile = loop.alloc : memref<512xi32>
  %none = loop.alloc : memref<0xf32>
  loop.store %zero, %none[0] : f32, memref<0xf32>
  loop.transpose 32 by 16 of %h[%n] stride 64 to %tile[0] stride 32 : memref<?xbf16>, memref<512xi32>
  %q = loop.load_packed %h[6] : memref<?xbf16> -> i32
}

// CHECK-LABEL: extern "C" i64 shared(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const Checked x_checked0 = {symbols[0], (Place*)symbols[1], symbols[2]};
// CHECK-NEXT:    Found found = {(i64*)symbols + 3, 1, false};
// CHECK-NEXT:    if (__builtin_setjmp(found.stop)) return found.report[0];
// CHECK-NEXT:    for (i64 i = 0; i < 2048; i++) {
// CHECK-NEXT:      for (i64 a = 0; a < 2; a++) {
// CHECK-NEXT:        for (i64 j = 0; j < 512; j++) {
// CHECK-NEXT:          within(found, "{\"name\": \"loop.load\", \"subscript\": \"%j\", \"op\": \"%v = \\\"loop.load\\\"(%x, %j) <{subscript = #shape.expr<d0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?xf32>, index) -> f32\", \"where\": {{.*}}}", READ, x_checked0, j, 1, 1);
// CHECK-NEXT:          f32 v = x[j];
// CHECK-NEXT:          begin_iterations(found);
// CHECK-NEXT:          for (i64 l = 0; l < 2; l++) {
// CHECK-NEXT:            next_iteration(found);
// CHECK-NEXT:            within(found, "{\"name\": \"loop.store\", \"subscript\": \"%j + %l\", \"op\": \"\\\"loop.store\\\"(%v, %x, %j, %l) <{subscript = #shape.expr<d0 + d1>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<?xf32>, index, index) -> ()\", \"where\": {{.*}}}", WRITE, x_checked0, j + l, 1, 1);
// CHECK-NEXT:            x[j + l] = v;
// CHECK-NEXT:          }
// CHECK-NEXT:          end_iterations(found);
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @shared(%x: memref<?xf32>) {
  loop.for %i = 0 to 2048 threads 4 {
    loop.for %a = 0 to 2 {
      loop.parallel %j = 0 to 512 {
        %v = loop.load %x[%j] : memref<?xf32> -> f32
        loop.parallel %l = 0 to 2 threads 2 {
          loop.store %v, %x[%j + %l] : f32, memref<?xf32>
        }
      }
    }
  }
}

/// The iterations of eight loops are told apart, the ninth runs on its own.
// CHECK-LABEL: extern "C" i64 deep(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    const Checked x_checked0 = {symbols[0], (Place*)symbols[1], symbols[2]};
// CHECK-NEXT:    Found found = {(i64*)symbols + 3, 8, false};
// CHECK-NEXT:    if (__builtin_setjmp(found.stop)) return found.report[0];
// CHECK-NEXT:    begin_iterations(found);
// CHECK-NEXT:    for (i64 i0_0 = 0; i0_0 < 2; i0_0++) {
// CHECK-NEXT:      next_iteration(found);
// CHECK-NEXT:      begin_iterations(found);
// CHECK-NEXT:      for (i64 i1_0 = 0; i1_0 < 2; i1_0++) {
// CHECK-NEXT:        next_iteration(found);
// CHECK-NEXT:        begin_iterations(found);
// CHECK-NEXT:        for (i64 i2_0 = 0; i2_0 < 2; i2_0++) {
// CHECK-NEXT:          next_iteration(found);
// CHECK-NEXT:          begin_iterations(found);
// CHECK-NEXT:          for (i64 i3_0 = 0; i3_0 < 2; i3_0++) {
// CHECK-NEXT:            next_iteration(found);
// CHECK-NEXT:            begin_iterations(found);
// CHECK-NEXT:            for (i64 i4_0 = 0; i4_0 < 2; i4_0++) {
// CHECK-NEXT:              next_iteration(found);
// CHECK-NEXT:              begin_iterations(found);
// CHECK-NEXT:              for (i64 i5_0 = 0; i5_0 < 2; i5_0++) {
// CHECK-NEXT:                next_iteration(found);
// CHECK-NEXT:                begin_iterations(found);
// CHECK-NEXT:                for (i64 i6_0 = 0; i6_0 < 2; i6_0++) {
// CHECK-NEXT:                  next_iteration(found);
// CHECK-NEXT:                  begin_iterations(found);
// CHECK-NEXT:                  for (i64 i7_0 = 0; i7_0 < 2; i7_0++) {
// CHECK-NEXT:                    next_iteration(found);
// CHECK-NEXT:                    for (i64 i8_0 = 0; i8_0 < 2; i8_0++) {
// CHECK-NEXT:                      within(found, "{\"name\": \"loop.store\", \"subscript\": \"%i0 + %i8\", \"op\": \"\\\"loop.store\\\"(%zero, %x, %i0, %i8) <{subscript = #shape.expr<d0 + d1>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<?xf32>, index, index) -> ()\", \"where\": {{.*}}}", WRITE, x_checked0, i0_0 + i8_0, 1, 1);
// CHECK-NEXT:                      x[i0_0 + i8_0] = 0.0f;
// CHECK-NEXT:                    }
// CHECK-NEXT:                  }
// CHECK-NEXT:                  end_iterations(found);
// CHECK-NEXT:                }
// CHECK-NEXT:                end_iterations(found);
// CHECK-NEXT:              }
// CHECK-NEXT:              end_iterations(found);
// CHECK-NEXT:            }
// CHECK-NEXT:            end_iterations(found);
// CHECK-NEXT:          }
// CHECK-NEXT:          end_iterations(found);
// CHECK-NEXT:        }
// CHECK-NEXT:        end_iterations(found);
// CHECK-NEXT:      }
// CHECK-NEXT:      end_iterations(found);
// CHECK-NEXT:    }
// CHECK-NEXT:    end_iterations(found);
// CHECK-NEXT:    return 0;
loop.kernel @deep(%x: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i0 = 0 to 2 {
    loop.parallel %i1 = 0 to 2 {
      loop.parallel %i2 = 0 to 2 {
        loop.parallel %i3 = 0 to 2 {
          loop.parallel %i4 = 0 to 2 {
            loop.parallel %i5 = 0 to 2 {
              loop.parallel %i6 = 0 to 2 {
                loop.parallel %i7 = 0 to 2 {
                  loop.parallel %i8 = 0 to 2 {
                    loop.store %zero, %x[%i0 + %i8] : f32, memref<?xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
