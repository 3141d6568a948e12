// Random bits.

//# word_product
// The products of lower halves; gcc knows no instruction for them on its own.
template <class U> INLINE U word_product(U a, u64 b) { return (a & 0xffffffff) * b; }

//# word_product u64x8
#if defined(__AVX512F__) && !defined(__clang__)
INLINE u64x8 word_product(u64x8 a, u64 b) {
  return as<u64x8>(__builtin_ia32_pmuludq512_mask(as<i32x16>(a), as<i32x16>(splat<u64x8>(b)), wide8{}, -1));
}
#endif

//# word_product u64x4
#if defined(__AVX2__) && !defined(__clang__)
INLINE u64x4 word_product(u64x4 a, u64 b) {
  return as<u64x4>(__builtin_ia32_pmuludq256(as<i32x8>(a), as<i32x8>(splat<u64x4>(b))));
}
#endif

//# word_product u64x2
#if defined(__SSE2__) && !defined(__clang__)
INLINE u64x2 word_product(u64x2 a, u64 b) {
  return as<u64x2>(__builtin_ia32_pmuludq128(as<i32x4>(a), as<i32x4>(splat<u64x2>(b))));
}
#endif

//# random_bits
// The first two words of Philox4x32-10's block (ir/philox.py). Upper halves of words hold what nothing reads.
template <class U> INLINE U random_bits(U key, U counter) {
  U low_key = key, high_key = key >> 32, a = counter, b = counter >> 32, c{}, d{};
#pragma GCC unroll 10
  for (int round = 0; round < 10; ++round) {
    U first = word_product(a, 0xD2511F53), second = word_product(c, 0xCD9E8D57);
    a = second >> 32 ^ b ^ low_key;
    b = second;
    c = first >> 32 ^ d ^ high_key;
    d = first;
    low_key += 0x9E3779B9;
    high_key += 0xBB67AE85;
  }
  return b << 32 | (a & 0xffffffff);
}
