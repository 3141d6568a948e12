// RUN: stepwell-opt %s -t cpp | filecheck %s

// Products of the lower halves of lanes are one instruction, where the machine has it.
// CHECK: INLINE U word_product(U a, u64 b)
// CHECK: __builtin_ia32_pmuludq512_mask
// CHECK: INLINE U random_bits(U key, U counter)
// CHECK-LABEL: extern "C" i64 bits(
loop.kernel @bits(%x: memref<?xi64>) {
  %a = loop.load %x[0] : memref<?xi64> -> i64
  // CHECK: i64 b = (i64)(random_bits((u64)a, (u64)a));
  %b = prim.random_bits %a, %a : i64
  loop.store %b, %x[1] : i64, memref<?xi64>
  %c = loop.load %x[0] : memref<?xi64> -> vector<8xi64>
  // CHECK: i64x8 d = as<i64x8>(random_bits(as<u64x8>(c), as<u64x8>(c)));
  %d = prim.random_bits %c, %c : vector<8xi64>
  loop.store %d, %x[8] : vector<8xi64>, memref<?xi64>
}
