// RUN: stepwell-opt -t cpp %s | filecheck %s

// `/` and `%` stand for floordiv and mod where nothing is negative.
// CHECK-LABEL: extern "C" i64 divisions(
loop.kernel @divisions(%x: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to 24 {
    // CHECK: i64 a = i / 6;
    %a = loop.apply %i floordiv 6 : index
    // CHECK: i64 b = (i % 6) * 4 + 1;
    %b = loop.apply (%i mod 6) * 4 + 1 : index
    // CHECK: i64 c = floordiv<i64>(i - s0, 3);
    %c = loop.apply (%i - %s0) floordiv 3 : index
    // CHECK: i64 d = floormod<i64>(i, s0);
    %d = loop.apply %i mod %s0 : index
    // What is known of one index is known of those made from it.
    // CHECK: i64 e = (a + b) / 5;
    %e = loop.apply (%a + %b) floordiv 5 : index
    // CHECK: i64 f = max(c, min(d, 3)) + 1;
    %f = loop.apply max(%c, min(%d, 3)) + 1 : index
    // CHECK: i64 g = -(e % 3) * 2 + floordiv<i64>(f, 2);
    %g = loop.apply %f floordiv 2 - (%e mod 3) * 2 : index
    %0 = loop.load %x[%g] : memref<?xf32> -> f32
    loop.store %0, %x[%d] : f32, memref<?xf32>
  }
}

// An index that was read is checked; a kernel with checks reports them.
// CHECK-LABEL: extern "C" i64 checks(
// CHECK-NEXT:    i64 status = 0;
loop.kernel @checks(%x: memref<?xf32>, %at: memref<?xi64>, %m: memref<?xi1>, %s0: index) {
  %w = loop.load %m[0] : memref<?xi1> -> i1
  %k = loop.load %at[0] : memref<?xi64> -> i64
  // CHECK: i64 a = check_index(k, s0 * 2, status);
  %a = loop.check_index %k below %s0 * 2 : i64
  // CHECK: i64 b = w ? check_index(k, 10, status) : 0;
  %b = loop.check_index %k below 10 where %w : i64
  // CHECK: i64 c = a / 2;
  %c = loop.apply %a floordiv 2 : index
  %ks = loop.load %at[%c + %b] : memref<?xi64> -> vector<8xi64>
  // CHECK: i64x8 d = check_indices(ks, splat<i64x8>(s0), splat<i64x8>(-1), status);
  %d = loop.check_index %ks below %s0 : vector<8xi64>
  // CHECK: return status;
}
