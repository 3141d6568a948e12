// Vectors: pairs of halves where they are wider than a register, lanes, bits.

//# INLINE
#define INLINE static inline __attribute__((always_inline))

//# element
template <class T> T value_of(const T&);
template <class V> using element = decltype(value_of(V{}[0]));

//# vector_of
template <class T, int bytes> struct vector_of { typedef T type __attribute__((vector_size(bytes))); };

//# char16
typedef char char16 __attribute__((vector_size(16)));

//# wide8
typedef long long wide8 __attribute__((vector_size(64)));

//# half
template <class V> using half = typename vector_of<element<V>, sizeof(V) / 2>::type;

//# indices
template <int... k> struct indices {};
template <int n> using first = indices<__integer_pack(n)...>;
template <class V> constexpr int lane_count = sizeof(V) / sizeof(element<V>);

//# low_half
template <int from, class V, int... k> INLINE half<V> part(V v, indices<k...>) {
  return __builtin_shufflevector(v, v, (from + k)...);
}
template <class V> INLINE half<V> low_half(V v) { return part<0>(v, first<lane_count<V> / 2>()); }
template <class V> INLINE half<V> high_half(V v) { return part<lane_count<V> / 2>(v, first<lane_count<V> / 2>()); }

//# low_half pair
template <class H> INLINE H low_half(pair<H> v) { return v.low; }
template <class H> INLINE H high_half(pair<H> v) { return v.high; }

//# join
template <class V, class H, int... k> INLINE V joined(H a, H b, indices<k...>) { return __builtin_shufflevector(a, b, k...); }
template <class V, class H> INLINE V join(H a, H b) { return joined<V>(a, b, first<lane_count<V>>()); }

//# PAIRWISE
#define PAIRWISE_UNARY(op) \
  template <class H> INLINE auto operator op(pair<H> a) -> pair<decltype(op a.low)> { return {op a.low, op a.high}; }
#define PAIRWISE(op)                                                                      \
  template <class H> INLINE auto operator op(pair<H> a, pair<H> b) -> pair<decltype(a.low op b.low)> { \
    return {a.low op b.low, a.high op b.high};                                            \
  }

//# pair pair
PAIRWISE_UNARY(-) PAIRWISE_UNARY(~)
PAIRWISE(+) PAIRWISE(-) PAIRWISE(*) PAIRWISE(/) PAIRWISE(%) PAIRWISE(&) PAIRWISE(|) PAIRWISE(^) PAIRWISE(<<) PAIRWISE(>>)
PAIRWISE(<) PAIRWISE(<=) PAIRWISE(>) PAIRWISE(>=) PAIRWISE(==) PAIRWISE(!=)

//# as
// The same bits as another type.
template <class To, class From> INLINE void copy_bits(To& to, From from) { to = __builtin_bit_cast(To, from); }

//# as pair
template <class To, class From> INLINE void copy_bits(pair<To>& to, pair<From> from) {
  copy_bits(to.low, from.low);
  copy_bits(to.high, from.high);
}

//# as
template <class To, class From> INLINE To as(From from) { To to; copy_bits(to, from); return to; }

//# splat
template <class V, class T> INLINE void fill(V& v, T value) { v = (element<V>)value - V{}; }

//# splat pair
template <class H, class T> INLINE void fill(pair<H>& v, T value) { fill(v.low, value); fill(v.high, value); }

//# splat
template <class V, class T> INLINE V splat(T value) { V v; fill(v, value); return v; }

//# select
template <class M, class V> INLINE V select(M mask, V a, V b) { return mask ? a : b; }

//# select pair
template <class M, class H> INLINE pair<H> select(pair<M> mask, pair<H> a, pair<H> b) {
  return {select(mask.low, a.low, b.low), select(mask.high, a.high, b.high)};
}
