// Pieces of matrices.

//# transpose
// Lanes of two vectors in turns, beginning with lane `from`.
template <int from, class V, int... k> INLINE V zip(V a, V b, indices<k...>) {
  return __builtin_shufflevector(a, b, (from + k / 2 + k % 2 * int(sizeof...(k)))...);
}

// Each round deals the lanes of vectors half the block apart to neighbours; after log2(n) rounds rows are columns.
template <int rounds, class V, int n> INLINE void deal(V (&v)[n]) {
  if constexpr (rounds > 1) {
    V dealt[n];
#pragma GCC unroll 8
    for (int k = 0; k < n / 2; k++) {
      dealt[2 * k] = zip<0>(v[k], v[k + n / 2], first<n>());
      dealt[2 * k + 1] = zip<n / 2>(v[k], v[k + n / 2], first<n>());
    }
    deal<rounds / 2>(dealt);
#pragma GCC unroll 16
    for (int k = 0; k < n; k++) v[k] = dealt[k];
  }
}

// A block with as many rows as V has lanes.
template <class V, class T> INLINE void transpose_block(T* to, i64 to_stride, const T* from, i64 from_stride) {
  constexpr int n = lane_count<V>;
  V v[n];
#pragma GCC unroll 16
  for (int k = 0; k < n; k++) v[k] = load<V>(from + k * from_stride);
  deal<n>(v);
#pragma GCC unroll 16
  for (int k = 0; k < n; k++) store(to + k * to_stride, v[k]);
}

// Element (r, c) of `from` goes to (c, r) of `to`; where no whole block is left, the last one overlaps its neighbour.
template <class V, int rows, int columns, class T>
INLINE void transpose(T* to, i64 to_stride, const T* from, i64 from_stride) {
  constexpr int n = lane_count<V>;
  for (int i = 0; i < rows; i += n)
    for (int j = 0; j < columns; j += n) {
      const int r = i < rows - n ? i : rows - n, c = j < columns - n ? j : columns - n;
      transpose_block<V>(to + c * to_stride + r, to_stride, from + r * from_stride + c, from_stride);
    }
}
