// Arithmetic that is no operator of C++.

//# min
INLINE i64 min(i64 a, i64 b) { return a < b ? a : b; }

//# max
INLINE i64 max(i64 a, i64 b) { return a > b ? a : b; }

//# floordiv
template <class T> INLINE T floordiv(T a, T b) { T q = a / b; return q * b != a && (a < 0) != (b < 0) ? q - 1 : q; }

//# floormod
template <class T> INLINE T floormod(T a, T b) { T r = a % b; return r != 0 && (r < 0) != (b < 0) ? r + b : r; }

//# ceildiv
template <class T> INLINE T ceildiv(T a, T b) { T q = a / b; return q * b != a && (a < 0) == (b < 0) ? q + 1 : q; }

//# fail
// A failed check: the kernel goes on and reports the code when it ends. Threads may fail at once.
INLINE void fail(i64& status, i64 code) { __atomic_store_n(&status, code, __ATOMIC_RELAXED); }

//# divisible
// Whether a processor can divide `a` by `b`; fails with code 2 for a division by zero.
template <class T> INLINE bool divisible(T a, T b, i64& status) {
  if (b == 0) fail(status, 2);
  return b != 0 && !(T(-1) < 0 && b == T(-1));
}

//# quotient
template <class T> INLINE T quotient(T a, T b, i64& status) {
  return divisible(a, b, status) ? a / b : b == 0 ? 0 : -a;
}

//# floor_quotient
template <class T> INLINE T floor_quotient(T a, T b, i64& status) {
  return divisible(a, b, status) ? floordiv(a, b) : b == 0 ? 0 : -a;
}

//# ceil_quotient
template <class T> INLINE T ceil_quotient(T a, T b, i64& status) {
  return divisible(a, b, status) ? ceildiv(a, b) : b == 0 ? 0 : -a;
}

//# remainder
template <class T> INLINE T remainder(T a, T b, i64& status) { return divisible(a, b, status) ? a % b : 0; }

//# check_index
// An index in range, or else 0 and code 1.
INLINE i64 check_index(i64 index, i64 limit, i64& status) {
  if (__builtin_expect((u64)index < (u64)limit, 1)) return index;
  fail(status, 1);
  return 0;
}

//# maximum
// NaN if either is; which of +0 and -0 is not specified, as in torch. Accumulators come first: whether `b` is NaN is
// known before `a` is.
template <class T> INLINE T maximum(T a, T b) { T m = b > a ? b : a; return b != b ? b : m; }

//# minimum
template <class T> INLINE T minimum(T a, T b) { T m = b < a ? b : a; return b != b ? b : m; }

//# maximum | f32x16 f64x8 | __AVX512F__
INLINE $V maximum($V a, $V b) { return b != b ? b : __builtin_ia32_max$s512_mask(b, a, a, -1, 4); }

//# maximum | f32x8 f64x4 | __AVX__
INLINE $V maximum($V a, $V b) { return b != b ? b : __builtin_ia32_max$s256(b, a); }

//# maximum | f32x4 f64x2 | __SSE2__
INLINE $V maximum($V a, $V b) { return b != b ? b : __builtin_ia32_max$s(b, a); }

//# minimum | f32x16 f64x8 | __AVX512F__
INLINE $V minimum($V a, $V b) { return b != b ? b : __builtin_ia32_min$s512_mask(b, a, a, -1, 4); }

//# minimum | f32x8 f64x4 | __AVX__
INLINE $V minimum($V a, $V b) { return b != b ? b : __builtin_ia32_min$s256(b, a); }

//# minimum | f32x4 f64x2 | __SSE2__
INLINE $V minimum($V a, $V b) { return b != b ? b : __builtin_ia32_min$s(b, a); }

//# argmaximum
// The better of two numbers with their places: NaN is best, and of equals the one with the lower place.
template <class T> INLINE void argmaximum(T& best, i64& place, T value, i64 at) {
  bool ties = value == best || (value != value && best != best);
  if (value > best || (value != value && best == best) || (ties && at < place)) best = value, place = at;
}

//# argmaximum_lanes
template <class V, class I> INLINE void argmaximum_lanes(V& best, I& place, V value, I at) {
  auto ties = (value == best) | ((value != value) & (best != best));
  auto better = (value > best) | ((value != value) & (best == best));
  place = select(convert<I>(better) | (convert<I>(ties) & (at < place)), at, place);
  best = select(better, value, best);
}

//# argminimum
template <class T> INLINE void argminimum(T& best, i64& place, T value, i64 at) {
  bool ties = value == best || (value != value && best != best);
  if (value < best || (value != value && best == best) || (ties && at < place)) best = value, place = at;
}

//# argminimum_lanes
template <class V, class I> INLINE void argminimum_lanes(V& best, I& place, V value, I at) {
  auto ties = (value == best) | ((value != value) & (best != best));
  auto better = (value < best) | ((value != value) & (best == best));
  place = select(convert<I>(better) | (convert<I>(ties) & (at < place)), at, place);
  best = select(better, value, best);
}

//# leading_zeros
template <class T> INLINE T leading_zeros(T v) { return v ? __builtin_clzll(v) - (64 - 8 * int(sizeof v)) : 8 * sizeof v; }

//# trailing_zeros
template <class T> INLINE T trailing_zeros(T v) { return v ? __builtin_ctzll(v) : 8 * sizeof v; }

//# team
// How many threads to use of `wanted`.
#ifdef _OPENMP
extern "C" int omp_get_max_threads();
INLINE int team(i64 wanted) {
  i64 most = omp_get_max_threads();
  return int(wanted < 1 ? 1 : wanted < most ? wanted : most);
}
#else
INLINE int team(i64 wanted) { return 1; }
#endif

//# share
// The part of a range that a thread of a team works on; equal ranges have equal parts.
struct Share { i64 begin, end; };
#ifdef _OPENMP
extern "C" int omp_get_thread_num();
extern "C" int omp_get_num_threads();
INLINE Share share(i64 begin, i64 end, i64 step) {
  i64 trips = (end - begin + step - 1) / step, me = omp_get_thread_num(), all = omp_get_num_threads();
  return {begin + trips * me / all * step, me + 1 < all ? begin + trips * (me + 1) / all * step : end};
}
#else
INLINE Share share(i64 begin, i64 end, i64) { return {begin, end}; }
#endif

//# combine_softmax
// One more value with its weight: the greatest so far, and the sum of weights relative to it.
template <class T> INLINE void combine_softmax(T& greatest, T& total, T value, T weight) {
  T between = __builtin_fabs(greatest - value);
  T ratio = value == greatest ? T(1) : sizeof(T) == 4 ? T(__builtin_expf(-between)) : T(__builtin_exp(-between));
  bool is_new = value > greatest || value != value;
  total = is_new ? total * ratio + weight : total + weight * ratio;
  if (is_new) greatest = value;
}
