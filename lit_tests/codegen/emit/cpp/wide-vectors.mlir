// RUN: stepwell-opt -t cpp %s | filecheck %s
// RUN: stepwell-opt -t "cpp{register-bits=256}" %s | filecheck %s --check-prefix=NARROW

// A vector wider than a register is a pair of halves; its operators and functions work on both.
// CHECK:     typedef i64 i64x8 __attribute__((vector_size(64)));
// CHECK:     typedef f32 f32x16 __attribute__((vector_size(64)));
// CHECK:     template <class H> struct pair { H low, high; };
// CHECK:     typedef pair<i64x8> i64x16;
// CHECK:     PAIRWISE(+)
// CHECK:     extern "C" i64 wide(

// NARROW:     typedef f32 f32x8 __attribute__((vector_size(32)));
// NARROW:     typedef pair<i64x4> i64x8;
// NARROW:     typedef pair<i64x8> i64x16;
// NARROW:     typedef pair<f32x8> f32x16;
loop.kernel @wide(%x: memref<?xf32>, %at: memref<?xi64>, %y: memref<?xf32>) {
  %one = arith.constant dense<1> : vector<16xi64>
  %0 = loop.load %at[0] : memref<?xi64> -> vector<16xi64>
  // CHECK: i64x16 v1 = v0 + one;
  %1 = arith.addi %0, %one : vector<16xi64>
  // CHECK: f32x16 v2 = gather<f32x16>(x, v1);
  %2 = loop.gather %x[0] at %1 : memref<?xf32>, vector<16xi64> -> vector<16xf32>
  loop.store %2, %y[0] : vector<16xf32>, memref<?xf32>
}
