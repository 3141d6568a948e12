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

//# fma f32x16
#ifdef __AVX512F__
INLINE f32x16 fma(f32x16 a, f32x16 b, f32x16 c) { return __builtin_ia32_vfmaddps512_mask(a, b, c, -1, 4); }
#endif

//# fma f64x8
#ifdef __AVX512F__
INLINE f64x8 fma(f64x8 a, f64x8 b, f64x8 c) { return __builtin_ia32_vfmaddpd512_mask(a, b, c, -1, 4); }
#endif

//# fma f32x8
#ifdef __FMA__
INLINE f32x8 fma(f32x8 a, f32x8 b, f32x8 c) { return __builtin_ia32_vfmaddps256(a, b, c); }
#endif

//# fma f64x4
#ifdef __FMA__
INLINE f64x4 fma(f64x4 a, f64x4 b, f64x4 c) { return __builtin_ia32_vfmaddpd256(a, b, c); }
#endif

//# fma f32x4
#ifdef __FMA__
INLINE f32x4 fma(f32x4 a, f32x4 b, f32x4 c) { return __builtin_ia32_vfmaddps(a, b, c); }
#endif

//# fma f64x2
#ifdef __FMA__
INLINE f64x2 fma(f64x2 a, f64x2 b, f64x2 c) { return __builtin_ia32_vfmaddpd(a, b, c); }
#endif

//# sqrt
template <class V> INLINE V sqrt(V v) {
  return lanewise([](auto x) -> decltype(x) {
    if constexpr (sizeof x == 4) return __builtin_sqrtf(x); else return __builtin_sqrt(x);
  }, v);
}

//# sqrt f32x16
#ifdef __AVX512F__
INLINE f32x16 sqrt(f32x16 v) { return __builtin_ia32_sqrtps512_mask(v, v, -1, 4); }
#endif

//# sqrt f64x8
#ifdef __AVX512F__
INLINE f64x8 sqrt(f64x8 v) { return __builtin_ia32_sqrtpd512_mask(v, v, -1, 4); }
#endif

//# sqrt f32x8
#ifdef __AVX__
INLINE f32x8 sqrt(f32x8 v) { return __builtin_ia32_sqrtps256(v); }
#endif

//# sqrt f64x4
#ifdef __AVX__
INLINE f64x4 sqrt(f64x4 v) { return __builtin_ia32_sqrtpd256(v); }
#endif

//# sqrt f32x4
#ifdef __SSE__
INLINE f32x4 sqrt(f32x4 v) { return __builtin_ia32_sqrtps(v); }
#endif

//# sqrt f64x2
#ifdef __SSE2__
INLINE f64x2 sqrt(f64x2 v) { return __builtin_ia32_sqrtpd(v); }
#endif

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

//# round_to f32x16
#ifdef __AVX512F__
template <int mode> INLINE f32x16 round_to(f32x16 v) { return __builtin_ia32_rndscaleps_mask(v, mode, v, -1, 4); }
#endif

//# round_to f64x8
#ifdef __AVX512F__
template <int mode> INLINE f64x8 round_to(f64x8 v) { return __builtin_ia32_rndscalepd_mask(v, mode, v, -1, 4); }
#endif

//# round_to f32x8
#ifdef __AVX__
template <int mode> INLINE f32x8 round_to(f32x8 v) { return __builtin_ia32_roundps256(v, mode); }
#endif

//# round_to f64x4
#ifdef __AVX__
template <int mode> INLINE f64x4 round_to(f64x4 v) { return __builtin_ia32_roundpd256(v, mode); }
#endif

//# round_to f32x4
#ifdef __SSE4_1__
template <int mode> INLINE f32x4 round_to(f32x4 v) { return __builtin_ia32_roundps(v, mode); }
#endif

//# round_to f64x2
#ifdef __SSE4_1__
template <int mode> INLINE f64x2 round_to(f64x2 v) { return __builtin_ia32_roundpd(v, mode); }
#endif

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

//# scale f32x16
#ifdef __AVX512F__
INLINE f32x16 scale(f32x16 a, f32x16 n) { return __builtin_ia32_scalefps512_mask(a, n, a, -1, 4); }
#endif

//# scale f64x8
#ifdef __AVX512F__
INLINE f64x8 scale(f64x8 a, f64x8 n) { return __builtin_ia32_scalefpd512_mask(a, n, a, -1, 4); }
#endif

//# scale f32x8
#ifdef __AVX512VL__
INLINE f32x8 scale(f32x8 a, f32x8 n) { return __builtin_ia32_scalefps256_mask(a, n, a, -1); }
#endif

//# scale f32x4
#ifdef __AVX512VL__
INLINE f32x4 scale(f32x4 a, f32x4 n) { return __builtin_ia32_scalefps128_mask(a, n, a, -1); }
#endif
