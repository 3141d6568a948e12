// The lanes of a vector combined into one number, by halves; and what asks all lanes something first.

//# by_halves
// In the smallest register all lanes take part, and the first of them counts.
template <int step, class V, int... k> INLINE V rotate(V v, indices<k...>) {
  return __builtin_shufflevector(v, v, ((k + step) % int(sizeof...(k)))...);
}
template <int step, class V, class F> INLINE V by_steps(V v, F combine) {
  if constexpr (step == 0) return v;
  else return by_steps<step / 2>(combine(v, rotate<step>(v, first<lane_count<V>>())), combine);
}
template <class T, class V, class F> INLINE T by_halves(V v, F combine) {
  if constexpr (sizeof(V) > 16) return by_halves<T>(combine(low_half(v), high_half(v)), combine);
  else return by_steps<lane_count<V> / 2>(v, combine)[0];
}

//# reduce_add
template <class T, class V> INLINE T reduce_add(V v) { return by_halves<T>(v, [](auto a, auto b) { return a + b; }); }

//# reduce_mul
template <class T, class V> INLINE T reduce_mul(V v) { return by_halves<T>(v, [](auto a, auto b) { return a * b; }); }

//# reduce_and
template <class T, class V> INLINE T reduce_and(V v) { return by_halves<T>(v, [](auto a, auto b) { return a & b; }); }

//# reduce_or
template <class T, class V> INLINE T reduce_or(V v) { return by_halves<T>(v, [](auto a, auto b) { return a | b; }); }

//# any_lane
// Whether any lane of a mask is set.
template <class V> INLINE bool any_lane(V mask) { return reduce_or<element<V>>(mask) != 0; }

//# any_lane i32x16
#ifdef __AVX512DQ__
INLINE bool any_lane(i32x16 mask) { return __builtin_ia32_cvtd2mask512(mask) != 0; }
#endif

//# any_lane i64x8
#ifdef __AVX512DQ__
INLINE bool any_lane(i64x8 mask) { return __builtin_ia32_cvtd2mask512((i32x16)mask) != 0; }
#endif

//# any_lane i32x8
#ifdef __AVX__
INLINE bool any_lane(i32x8 mask) { return __builtin_ia32_movmskps256((f32x8)mask) != 0; }
#endif

//# reduce_xor
template <class T, class V> INLINE T reduce_xor(V v) { return by_halves<T>(v, [](auto a, auto b) { return a ^ b; }); }

//# reduce_maximum
template <class T, class V> INLINE T reduce_maximum(V v) {
  return by_halves<T>(v, [](auto a, auto b) { return maximum(a, b); });
}

//# reduce_minimum
template <class T, class V> INLINE T reduce_minimum(V v) {
  return by_halves<T>(v, [](auto a, auto b) { return minimum(a, b); });
}

//# reduce_argmaximum
template <class T, class V, class I> INLINE void reduce_argmaximum(T& best, i64& place, V values, I places) {
  T value[sizeof(V) / sizeof(T)];
  i64 at[sizeof(V) / sizeof(T)];
  store(value, values);
  store(at, places);
  best = value[0], place = at[0];
  for (int k = 1; k < int(sizeof(V) / sizeof(T)); k++) argmaximum(best, place, value[k], at[k]);
}

//# reduce_argminimum
template <class T, class V, class I> INLINE void reduce_argminimum(T& best, i64& place, V values, I places) {
  T value[sizeof(V) / sizeof(T)];
  i64 at[sizeof(V) / sizeof(T)];
  store(value, values);
  store(at, places);
  best = value[0], place = at[0];
  for (int k = 1; k < int(sizeof(V) / sizeof(T)); k++) argminimum(best, place, value[k], at[k]);
}

//# check_indices
template <class V, class M> INLINE V check_indices(V indices, V limit, M wanted, i64& status) {
  auto inside = (indices >= splat<V>(0)) & (indices < limit);
  if (__builtin_expect(any_lane(wanted & ~inside), 0)) fail(status, 1);
  return select(wanted & inside, indices, splat<V>(0));
}

//# floor_quotients
// As floats: a quotient of integers below 2**52 is not rounded up to an integer, which is 1 / b away at least.
template <class V> INLINE V floor_quotients(V a, V b, i64& status) {
  if constexpr (sizeof(element<V>) == 4 && sizeof(V) >= 32) {
    if (__builtin_expect(!any_lane(b == 0), 1)) {
      typedef double doubles __attribute__((vector_size(sizeof(V))));
      auto divide = [](half<V> x, half<V> y) {
        return __builtin_convertvector(__builtin_convertvector(x, doubles) / __builtin_convertvector(y, doubles), half<V>);
      };
      const V q = join<V>(divide(low_half(a), low_half(b)), divide(high_half(a), high_half(b)));
      const V rest = a - q * b;
      return q + ((rest != 0) & ((rest ^ b) < 0));
    }
  }
  return lanewise([&](element<V> a, element<V> b) { return floor_quotient(a, b, status); }, a, b);
}

//# floor_quotients i64x8
#ifdef __AVX512DQ__
typedef double doubles8 __attribute__((vector_size(64)));
INLINE i64x8 floor_quotients(i64x8 a, i64x8 b, i64& status) {
  const i64x8 limit = splat<i64x8>(i64(1) << 52);
  const i64x8 is_small = (a < limit) & (a > -limit) & (b < limit) & (b > -limit) & (b != 0);
  if (__builtin_expect(__builtin_ia32_cvtq2mask512((wide8)is_small) != 0xff, 0))
    return lanewise([&](i64 a, i64 b) { return floor_quotient(a, b, status); }, a, b);
  const doubles8 q = __builtin_convertvector(a, doubles8) / __builtin_convertvector(b, doubles8);
  return __builtin_convertvector(__builtin_ia32_rndscalepd_mask(q, 9, q, -1, 4), i64x8);
}
#endif

//# floor_quotients
// The divisors are not zero. A division by a constant of at most 32 bits is a product, of which there are vectors.
template <class V> INLINE V floor_quotients(V a, V b) {
  if constexpr (sizeof(element<V>) <= 4)
    if (__builtin_constant_p(b[0]))
      return lanewise([](element<V> a, element<V> b) { return floordiv<element<V>>(a, b); }, a, b);
  i64 status = 0;
  return floor_quotients(a, b, status);
}
