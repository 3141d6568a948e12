// Functions on vectors: those that are one instruction where the processor has it, the others lane by lane.

//# lanewise
template <class V, class F, class... W> INLINE V lanewise(F function, V a, W... b) {
  V r;
  for (int k = 0; k < int(sizeof(V) / sizeof(element<V>)); k++) r[k] = function(a[k], b[k]...);
  return r;
}

//# sign_bits
// The sign bit of each lane.
template <class V> INLINE auto sign_bits(V v) -> decltype(v == v) { return as<decltype(v == v)>(-splat<V>(0)); }

//# abs
template <class V> INLINE V abs(V v) { return as<V>(as<decltype(v == v)>(v) & ~sign_bits(v)); }

//# copysign
template <class V> INLINE V copysign(V size, V sign) {
  typedef decltype(size == size) I;
  return as<V>((as<I>(size) & ~sign_bits(size)) | (as<I>(sign) & sign_bits(size)));
}

//# fma
template <class V> INLINE V fma(V a, V b, V c) {
  return lanewise([](auto x, auto y, auto z) -> decltype(x) {
    if constexpr (sizeof x == 4) return __builtin_fmaf(x, y, z); else return __builtin_fma(x, y, z);
  }, a, b, c);
}

//# fma | f32x16 f64x8 | __AVX512F__
INLINE $V fma($V a, $V b, $V c) { return __builtin_ia32_vfmadd$s512_mask(a, b, c, -1, 4); }

//# fma | f32x8 f64x4 | __FMA__
INLINE $V fma($V a, $V b, $V c) { return __builtin_ia32_vfmadd$s256(a, b, c); }

//# fma | f32x4 f64x2 | __FMA__
INLINE $V fma($V a, $V b, $V c) { return __builtin_ia32_vfmadd$s(a, b, c); }

//# sqrt
template <class V> INLINE V sqrt(V v) {
  return lanewise([](auto x) -> decltype(x) {
    if constexpr (sizeof x == 4) return __builtin_sqrtf(x); else return __builtin_sqrt(x);
  }, v);
}

//# sqrt | f32x16 f64x8 | __AVX512F__
INLINE $V sqrt($V v) { return __builtin_ia32_sqrt$s512_mask(v, v, -1, 4); }

//# sqrt | f32x8 f64x4 | __AVX__
INLINE $V sqrt($V v) { return __builtin_ia32_sqrt$s256(v); }

//# sqrt | f32x4 f64x2 | __SSE2__
INLINE $V sqrt($V v) { return __builtin_ia32_sqrt$s(v); }

//# round_to
// To an integer, in one direction: 8 to nearest even, 9 down, 10 up, 11 toward zero.
#if __has_builtin(__builtin_roundeven)
#define TO_NEAREST_EVEN(x, suffix) __builtin_roundeven##suffix(x)
#else  // clang++ before version 17; in the default mode, which nothing changes, rint does the same
#define TO_NEAREST_EVEN(x, suffix) __builtin_rint##suffix(x)
#endif
template <int mode, class V> INLINE V round_to(V v) {
  return lanewise([](auto x) -> decltype(x) {
    if constexpr (sizeof x == 4)
      return mode == 8 ? TO_NEAREST_EVEN(x, f) : mode == 9 ? __builtin_floorf(x)
           : mode == 10 ? __builtin_ceilf(x) : __builtin_truncf(x);
    else
      return mode == 8 ? TO_NEAREST_EVEN(x, ) : mode == 9 ? __builtin_floor(x)
           : mode == 10 ? __builtin_ceil(x) : __builtin_trunc(x);
  }, v);
}

//# round_to | f32x16 f64x8 | __AVX512F__
template <int mode> INLINE $V round_to($V v) { return __builtin_ia32_rndscale$s_mask(v, mode, v, -1, 4); }

//# round_to | f32x8 f64x4 | __AVX__
template <int mode> INLINE $V round_to($V v) { return __builtin_ia32_round$s256(v, mode); }

//# round_to | f32x4 f64x2 | __SSE4_1__
template <int mode> INLINE $V round_to($V v) { return __builtin_ia32_round$s(v, mode); }

//# roundeven
template <class V> INLINE V roundeven(V v) { return round_to<8>(v); }

//# floor
template <class V> INLINE V floor(V v) { return round_to<9>(v); }

//# ceil
template <class V> INLINE V ceil(V v) { return round_to<10>(v); }

//# trunc
template <class V> INLINE V trunc(V v) { return round_to<11>(v); }

//# scale
// a * 2**n for an integral n >= -1000, in two steps: each factor is a float whose exponent is half of n.
template <class V> INLINE V scale(V a, V n) {
  typedef decltype(a == a) I;
  constexpr int fraction = sizeof(element<V>) == 4 ? 23 : 52;
  constexpr i64 bias = sizeof(element<V>) == 4 ? 127 : 1023;
  I power = convert<I>(n < splat<V>(-2 * bias) ? splat<V>(-2 * bias) : n) + splat<I>(2 * bias);
  I half = power >> splat<I>(1);
  return a * as<V>(half << splat<I>(fraction)) * as<V>((power - half) << splat<I>(fraction));
}
INLINE f32 scale(f32 a, f32 n) { return __builtin_ldexpf(a, n == n ? (int)n : 0); }
INLINE f64 scale(f64 a, f64 n) { return __builtin_ldexp(a, n == n ? (int)n : 0); }

//# scale | f32x16 f64x8 | __AVX512F__
INLINE $V scale($V a, $V n) { return __builtin_ia32_scalef$s512_mask(a, n, a, -1, 4); }

//# scale | f32x8 | __AVX512VL__
INLINE $V scale($V a, $V n) { return __builtin_ia32_scalef$s256_mask(a, n, a, -1); }

//# scale | f32x4 | __AVX512VL__
INLINE $V scale($V a, $V n) { return __builtin_ia32_scalef$s128_mask(a, n, a, -1); }
