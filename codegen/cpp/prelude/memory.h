// Reading and writing vectors.

//# load
template <class V> INLINE void read(V& v, const void* from) { __builtin_memcpy(&v, from, sizeof v); }

//# load pair
template <class H> INLINE void read(pair<H>& v, const void* from) {
  read(v.low, from);
  read(v.high, (const char*)from + sizeof(H));
}

//# load
template <class V> INLINE V load(const void* from) { V v; read(v, from); return v; }

//# store
template <class V> INLINE void store(void* to, V v) { __builtin_memcpy(to, &v, sizeof v); }

//# store pair
template <class H> INLINE void store(void* to, pair<H> v) { store(to, v.low); store((char*)to + sizeof(H), v.high); }

//# load_strided
// Lane k is `from[k * stride]`.
template <class V, class T> INLINE V load_strided(const T* from, i64 stride) {
  T lanes[sizeof(V) / sizeof(T)];
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++) lanes[k] = from[k * stride];
  return load<V>(lanes);
}

//# store_strided
template <class V, class T> INLINE void store_strided(T* to, i64 stride, V v) {
  T lanes[sizeof(V) / sizeof(T)];
  store(lanes, v);
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++) to[k * stride] = lanes[k];
}

//# load_where
// Lanes where the mask is 0 are not read.
template <class V, class T, class M> INLINE void read_where(V& v, const T* from, M mask) {
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++) v[k] = mask[k] ? from[k] : T(0);
}

//# load_where f32x16 i32x16
#ifdef __AVX512DQ__
INLINE void read_where(f32x16& v, const f32* from, i32x16 mask) {
  v = __builtin_ia32_loadups512_mask(from, f32x16{}, __builtin_ia32_cvtd2mask512(mask));
}
#endif

//# load_where i32x16
#ifdef __AVX512DQ__
INLINE void read_where(i32x16& v, const i32* from, i32x16 mask) {
  v = __builtin_ia32_loaddqusi512_mask(from, i32x16{}, __builtin_ia32_cvtd2mask512(mask));
}
#endif

//# load_where f64x8 i64x8
#ifdef __AVX512DQ__
INLINE void read_where(f64x8& v, const f64* from, i64x8 mask) {
  v = __builtin_ia32_loadupd512_mask(from, f64x8{}, __builtin_ia32_cvtq2mask512((wide8)mask));
}
#endif

//# load_where i64x8
#ifdef __AVX512DQ__
INLINE void read_where(i64x8& v, const i64* from, i64x8 mask) {
  v = (i64x8)__builtin_ia32_loaddqudi512_mask((const long long*)from, wide8{}, __builtin_ia32_cvtq2mask512((wide8)mask));
}
#endif

//# load_where f32x8 i32x8
#ifdef __AVX2__
INLINE void read_where(f32x8& v, const f32* from, i32x8 mask) {
  v = __builtin_ia32_maskloadps256((const f32x8*)from, mask);
}
#endif

//# load_where pair
template <class H, class T, class M> INLINE void read_where(pair<H>& v, const T* from, pair<M> mask) {
  read_where(v.low, from, mask.low);
  read_where(v.high, from + sizeof(H) / sizeof(T), mask.high);
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
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++)
    if (mask[k]) to[k] = v[k];
}

//# store_where f32x16 i32x16
#ifdef __AVX512DQ__
INLINE void store_where(f32* to, i32x16 mask, f32x16 v) {
  __builtin_ia32_storeups512_mask(to, v, __builtin_ia32_cvtd2mask512(mask));
}
#endif

//# store_where i32x16
#ifdef __AVX512DQ__
INLINE void store_where(i32* to, i32x16 mask, i32x16 v) {
  __builtin_ia32_storedqusi512_mask(to, v, __builtin_ia32_cvtd2mask512(mask));
}
#endif

//# store_where f64x8 i64x8
#ifdef __AVX512DQ__
INLINE void store_where(f64* to, i64x8 mask, f64x8 v) {
  __builtin_ia32_storeupd512_mask(to, v, __builtin_ia32_cvtq2mask512((wide8)mask));
}
#endif

//# store_where i64x8
#ifdef __AVX512DQ__
INLINE void store_where(i64* to, i64x8 mask, i64x8 v) {
  __builtin_ia32_storedqudi512_mask((long long*)to, (wide8)v, __builtin_ia32_cvtq2mask512((wide8)mask));
}
#endif

//# store_where f32x8 i32x8
#ifdef __AVX2__
INLINE void store_where(f32* to, i32x8 mask, f32x8 v) { __builtin_ia32_maskstoreps256((f32x8*)to, mask, v); }
#endif

//# store_where pair
template <class H, class T, class M> INLINE void store_where(T* to, pair<M> mask, pair<H> v) {
  store_where(to, mask.low, v.low);
  store_where(to + sizeof(H) / sizeof(T), mask.high, v.high);
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

//# gather pair
template <class H, class T, class O> INLINE void collect(pair<H>& v, const T* from, pair<O> offsets) {
  collect(v.low, from, offsets.low);
  collect(v.high, from, offsets.high);
}
template <class V, class T, class O> INLINE void collect(V& v, const T* from, pair<O> offsets) {
  half<V> a, b;
  collect(a, from, offsets.low);
  collect(b, from, offsets.high);
  v = join<V>(a, b);
}

//# gather
template <class V, class T, class O> INLINE V gather(const T* from, O offsets) {
  V v;
  collect(v, from, offsets);
  return v;
}

//# load_strided_where
template <class V, class T, class M> INLINE V load_strided_where(const T* from, i64 stride, M mask) {
  T lanes[sizeof(V) / sizeof(T)] = {};
  char wanted[sizeof(V)];
  store(wanted, mask);
  for (int k = 0; k < int(sizeof(V) / sizeof(T)); k++)
    if (wanted[k * sizeof(T)]) lanes[k] = from[k * stride];
  return load<V>(lanes);
}

//# store_strided_where
template <class V, class T, class M> INLINE void store_strided_where(T* to, i64 stride, M mask, V v) {
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
