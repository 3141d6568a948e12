// RUN: stepwell-opt -t cpp %s | filecheck %s
// RUN: stepwell-opt -p split-vectors{bits=512} -t cpp %s | filecheck %s --check-prefix=SPLIT

// A vector wider than a register is left to the compiler, unless a pass has split it.
// CHECK:      typedef i64 i64x16 __attribute__((vector_size(128)));
// CHECK:      i64x16 v1 = v0 + one;
// CHECK:      f32x16 v2 = gather<f32x16>(x, v1);
// SPLIT-NOT:  vector_size(128)
// SPLIT:      i64x8 v2 = v0 + one;
// SPLIT-NEXT: i64x8 v3 = v1 + one;
// SPLIT-NEXT: f32x8 v4 = gather<f32x8>(x, v2);
// SPLIT-NEXT: f32x8 v5 = gather<f32x8>(x, v3);
// SPLIT-NEXT: f32x16 v6 = __builtin_shufflevector(v4, v5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
// SPLIT-NEXT: i64x8 v7 = v0 < one;
// SPLIT-NEXT: i32x8 v8 = convert<i32x8>(v7);
// SPLIT-NEXT: i64x8 v9 = v1 < one;
// SPLIT-NEXT: i32x8 v10 = convert<i32x8>(v9);
// SPLIT-NEXT: i32x16 v11 = __builtin_shufflevector(v8, v10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
// SPLIT-NEXT: store_where(y, v11, v6);
loop.kernel @wide(%x: memref<?xf32>, %at: memref<?xi64>, %y: memref<?xf32>) {
  %one = arith.constant dense<1> : vector<16xi64>
  %0 = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  %1 = arith.addi %0, %one : vector<16xi64>
  %2 = loop.gather %x[0] at %1 : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  %3 = arith.cmpi slt, %0, %one : vector<16xi64>
  loop.store %2, %y[0] where %3 : vector<16xf32>, memref<?xf32>
}
