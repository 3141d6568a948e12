// Vectors: lanes, bits.

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
#ifdef __clang__
template <class, int... k> using listed = indices<k...>;
template <int n> using first = __make_integer_seq<listed, int, n>;
#else
template <int n> using first = indices<__integer_pack(n)...>;
#endif

//# lane_count
template <class V> constexpr int lane_count = sizeof(V) / sizeof(element<V>);

//# low_half
template <int from, class V, int... k> INLINE half<V> part(V v, indices<k...>) {
  return __builtin_shufflevector(v, v, (from + k)...);
}
template <class V> INLINE half<V> low_half(V v) { return part<0>(v, first<lane_count<V> / 2>()); }
template <class V> INLINE half<V> high_half(V v) { return part<lane_count<V> / 2>(v, first<lane_count<V> / 2>()); }

//# join
template <class V, class H, int... k> INLINE V joined(H a, H b, indices<k...>) { return __builtin_shufflevector(a, b, k...); }
template <class V, class H> INLINE V join(H a, H b) { return joined<V>(a, b, first<lane_count<V>>()); }

//# as
// The same bits as another type.
template <class To, class From> INLINE To as(From from) { return __builtin_bit_cast(To, from); }

//# splat
template <class V, class T> INLINE V splat(T value) { return (element<V>)value - V{}; }

//# select
template <class M, class V> INLINE V select(M mask, V a, V b) { return mask ? a : b; }
