// Reading and writing vectors.

//# unaligned
// Not by memcpy: what GCC copies as bytes is to it one integer, and if it is a constant whose highest elements are zeros,
// version 12 writes others there for AVX-512.
template <class V> struct unaligned { V vector; } __attribute__((packed));

//# load
template <class V> INLINE V load(const void* from) { return ((const unaligned<V>*)from)->vector; }

//# store
template <class V> INLINE void store(void* to, V v) { ((unaligned<V>*)to)->vector = v; }

//# reversed
template <class V, int... k> INLINE V backwards(V v, indices<k...>) {
  return __builtin_shufflevector(v, v, (int(sizeof...(k)) - 1 - k)...);
}
template <class V> INLINE V reversed(V v) { return backwards(v, first<lane_count<V>>()); }

//# pick
// Lane k wants element k * stride: if that is one of the n that begin at `start`, it is taken from `found`.
template <int stride, int begin, int start, class V, int... k> INLINE V pick(V picked, V found, indices<k...>) {
  constexpr int n = sizeof...(k);
  return __builtin_shufflevector(picked, found,
                                 (k * stride >= begin && k * stride < start + n ? n + k * stride - start
                                  : begin == n && k * stride < n                ? k * stride
                                                                                : k)...);
}

//# load_shuffled
// The last of `stride` vectors ends with the last element that is wanted.
template <int stride, int m, class V, class T> INLINE V pick_from(V picked, const T* from) {
  if constexpr (m == stride) {
    return picked;
  } else {
    constexpr int n = lane_count<V>, start = m == stride - 1 ? (n - 1) * m : n * m;
    return pick_from<stride, m + 1>(pick<stride, n * m, start>(picked, load<V>(from + start), first<n>()), from);
  }
}

// Lane k is `from[k * stride]`.
template <class V, i64 stride, class T> INLINE V load_shuffled(const T* from) {
  if constexpr (stride < 0) return reversed(load_shuffled<V, -stride>(from + (lane_count<V> - 1) * stride));
  else return pick_from<int(stride), 1>(load<V>(from), from);
}

//# load_if
// Zero where the condition does not hold. GCC vectorizes loops of such loads, and before version 14 drops the permutation
// of a load whose mask is permuted as well (PR 114375; seen in 12.2 and 13.3): it leaves a loop with an asm statement alone.
template <class T> INLINE T load_if(bool condition, const T* from) {
  if (!condition) return T(0);
#if !defined(__clang__) && __GNUC__ < 14
  asm("" : "+r"(from));
#endif
  return *from;
}

//# load_strided
template <class V, i64 stride, class T> INLINE V load_strided(const T* from) {
  T lanes[lane_count<V>];
  for (int k = 0; k < lane_count<V>; k++) lanes[k] = from[k * stride];
  return load<V>(lanes);
}

//# FOR_MASKED_SIZES
// Bytes of a lane, bits of a vector, the type of a lane, and its letters in names of instructions.
#define FOR_MASKED_SIZES(F) \
  F(1, 128, char, qi, b) F(1, 256, char, qi, b) F(1, 512, char, qi, b) \
  F(2, 128, short, hi, w) F(2, 256, short, hi, w) F(2, 512, short, hi, w) \
  F(4, 128, int, si, d) F(4, 256, int, si, d) F(4, 512, int, si, d) \
  F(8, 128, long long, di, q) F(8, 256, long long, di, q) F(8, 512, long long, di, q)

//# Anywhere
// Compilers differ in the types of the addresses that they want for masked instructions.
struct Anywhere {
  const void* at;
  template <class P> operator P*() const { return (P*)at; }
};

//# load_where
// Lanes where the mask is 0 are not read.
template <class V, class T, class M> INLINE void read_where(V& v, const T* from, M mask) {
#if defined __AVX512BW__ && defined __AVX512DQ__ && defined __AVX512VL__
#define READ_WHERE(bytes, bits, E, lane, letter) \
  if constexpr (sizeof(T) == bytes && sizeof(V) == bits / 8) { \
    typedef E W __attribute__((vector_size(bits / 8))); \
    v = (V)__builtin_ia32_loaddqu##lane##bits##_mask(Anywhere{from}, W{}, \
                                                     __builtin_ia32_cvt##letter##2mask##bits((W)mask)); \
    return; \
  }
  FOR_MASKED_SIZES(READ_WHERE)
#elif defined __AVX2__
  typedef int I4 __attribute__((vector_size(16)));
  typedef int I8 __attribute__((vector_size(32)));
  typedef long long L2 __attribute__((vector_size(16)));
  typedef long long L4 __attribute__((vector_size(32)));
  if constexpr (sizeof(T) == 4 && sizeof(V) == 16)
    return void(v = (V)__builtin_ia32_maskloadd(Anywhere{from}, (I4)mask));
  if constexpr (sizeof(T) == 4 && sizeof(V) == 32)
    return void(v = (V)__builtin_ia32_maskloadd256(Anywhere{from}, (I8)mask));
  if constexpr (sizeof(T) == 8 && sizeof(V) == 16)
    return void(v = (V)__builtin_ia32_maskloadq(Anywhere{from}, (L2)mask));
  if constexpr (sizeof(T) == 8 && sizeof(V) == 32)
    return void(v = (V)__builtin_ia32_maskloadq256(Anywhere{from}, (L4)mask));
#endif
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++) v[k] = mask[k] ? from[k] : T(0);
}

//# load_where
template <class V, class T, class M> INLINE V load_where(const T* from, M mask) {
  V v{};
  read_where(v, from, mask);
  return v;
}

//# store_where
// Lanes where the mask is 0 are not written.
template <class V, class T, class M> INLINE void store_where(T* to, M mask, V v) {
#if defined __AVX512BW__ && defined __AVX512DQ__ && defined __AVX512VL__
#define STORE_WHERE(bytes, bits, E, lane, letter) \
  if constexpr (sizeof(T) == bytes && sizeof(V) == bits / 8) { \
    typedef E W __attribute__((vector_size(bits / 8))); \
    return __builtin_ia32_storedqu##lane##bits##_mask(Anywhere{to}, (W)v, \
                                                      __builtin_ia32_cvt##letter##2mask##bits((W)mask)); \
  }
  FOR_MASKED_SIZES(STORE_WHERE)
#elif defined __AVX2__
  typedef int I4 __attribute__((vector_size(16)));
  typedef int I8 __attribute__((vector_size(32)));
  typedef long long L2 __attribute__((vector_size(16)));
  typedef long long L4 __attribute__((vector_size(32)));
  if constexpr (sizeof(T) == 4 && sizeof(V) == 16) return __builtin_ia32_maskstored(Anywhere{to}, (I4)mask, (I4)v);
  if constexpr (sizeof(T) == 4 && sizeof(V) == 32) return __builtin_ia32_maskstored256(Anywhere{to}, (I8)mask, (I8)v);
  if constexpr (sizeof(T) == 8 && sizeof(V) == 16) return __builtin_ia32_maskstoreq(Anywhere{to}, (L2)mask, (L2)v);
  if constexpr (sizeof(T) == 8 && sizeof(V) == 32) return __builtin_ia32_maskstoreq256(Anywhere{to}, (L4)mask, (L4)v);
#endif
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++)
    if (mask[k]) to[k] = v[k];
}

//# store_shuffled
// What goes into the n elements that begin at `start`: lane k into element k * stride.
template <int stride, int start, class V, class T, int... k> INLINE void spread(T* to, V v, indices<k...>) {
  const decltype(v == v) mask = {((start + k) % stride ? 0 : -1)...};
  store_where(to + start, mask, __builtin_shufflevector(v, v, ((start + k) / stride)...));
}
template <int stride, int m, class V, class T> INLINE void spread_from(T* to, V v) {
  if constexpr (m < stride) {
    spread<stride, m * lane_count<V>>(to, v, first<lane_count<V>>());
    spread_from<stride, m + 1>(to, v);
  }
}

template <i64 stride, class V, class T> INLINE void store_shuffled(T* to, V v) {
  if constexpr (stride == -1) store(to - (lane_count<V> - 1), reversed(v));
  else spread_from<stride, 0>(to, v);
}

//# store_strided
template <i64 stride, class V, class T> INLINE void store_strided(T* to, V v) {
  T lanes[lane_count<V>];
  store(lanes, v);
  for (int k = 0; k < lane_count<V>; k++) to[k * stride] = lanes[k];
}

//# gather
template <class V, class T, class O> INLINE void collect(V& v, const T* from, O offsets) {
  i64 places[sizeof(V) / sizeof(T)];
  store(places, offsets);
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++) v[k] = from[places[k]];
}

//# gather f32x8 i64x8
#ifdef __AVX512F__
INLINE void collect(f32x8& v, const f32* from, i64x8 offsets) {
  v = __builtin_ia32_gatherdiv16sf(f32x8{}, from, (wide8)offsets, -1, 4);
}
#endif

//# gather f64x8 i64x8
#ifdef __AVX512F__
INLINE void collect(f64x8& v, const f64* from, i64x8 offsets) {
  v = __builtin_ia32_gatherdiv8df(f64x8{}, from, (wide8)offsets, -1, 8);
}
#endif

//# gather
template <class V, class T, class O> INLINE V gather(const T* from, O offsets) {
  V v;
  collect(v, from, offsets);
  return v;
}

//# load_shuffled_where
// Of the vectors that contain the wanted elements, only these are read.
template <int stride, int start, class V, class T, class M, int... k>
INLINE V pick_where(V picked, const T* from, M mask, indices<k...> all) {
  constexpr int n = sizeof...(k);
  const M wanted = __builtin_shufflevector(mask, M{}, ((start + k) % stride ? n : (start + k) / stride)...);
  const V found = load_where<V>(from + start, wanted);
  if constexpr (start == 0) return found;
  else return pick<stride, start, start>(picked, found, all);
}
template <int stride, int m, class V, class T, class M> INLINE V pick_from_where(V picked, const T* from, M mask) {
  if constexpr (m == stride) return picked;
  else return pick_from_where<stride, m + 1>(
      pick_where<stride, m * lane_count<V>>(picked, from, mask, first<lane_count<V>>()), from, mask);
}

template <class V, i64 stride, class T, class M> INLINE V load_shuffled_where(const T* from, M mask) {
  if constexpr (stride < 0)
    return reversed(load_shuffled_where<V, -stride>(from + (lane_count<V> - 1) * stride, reversed(mask)));
  else return pick_from_where<int(stride), 0>(V{}, from, mask);
}

//# load_strided_where
template <class V, i64 stride, class T, class M> INLINE V load_strided_where(const T* from, M mask) {
  T lanes[sizeof(V) / sizeof(T)] = {};
  char wanted[sizeof(V)];
  store(wanted, mask);
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++)
    if (wanted[k * sizeof(T)]) lanes[k] = from[k * stride];
  return load<V>(lanes);
}

//# store_strided_where
template <i64 stride, class V, class T, class M> INLINE void store_strided_where(T* to, M mask, V v) {
  T lanes[sizeof(V) / sizeof(T)];
  char wanted[sizeof(V)];
  store(lanes, v);
  store(wanted, mask);
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++)
    if (wanted[k * sizeof(T)]) to[k * stride] = lanes[k];
}

//# gather_where
template <class V, class T, class O, class M> INLINE V gather_where(const T* from, O offsets, M mask) {
  T lanes[sizeof(V) / sizeof(T)] = {};
  i64 places[sizeof(V) / sizeof(T)];
  char wanted[sizeof(V)];
  store(places, offsets);
  store(wanted, mask);
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++)
    if (wanted[k * sizeof(T)]) lanes[k] = from[places[k]];
  return load<V>(lanes);
}

//# lane
template <class T, class V> INLINE T lane(V v, i64 position) {
  T lanes[sizeof(V) / sizeof(T)];
  store(lanes, v);
  return lanes[position];
}

//# with_lane
template <class T, class V> INLINE V with_lane(V v, i64 position, T value) {
  T lanes[sizeof(V) / sizeof(T)];
  store(lanes, v);
  lanes[position] = value;
  return load<V>(lanes);
}

//# atomic_update
// Combine a value into an element that other threads update at the same time.
template <class T, class F> INLINE void atomic_update(T* place, T value, F combine) {
  T old, combined;
  __atomic_load(place, &old, __ATOMIC_RELAXED);
  do combined = combine(old, value);
  while (!__atomic_compare_exchange(place, &old, &combined, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}
