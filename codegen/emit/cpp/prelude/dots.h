// Dot products of short numbers that an i32 holds several of.

//# load_bits
// Neighbours as the bits of an i32, wherever they begin.
template <class T> INLINE i32 load_bits(const T* from) { i32 bits; __builtin_memcpy(&bits, from, 4); return bits; }

//# dot_bf16
template <class F, class I> INLINE void add_dot_bf16(F& sum, I a, I b) {
  sum = sum + as<F>(a & -0x10000) * as<F>(b & -0x10000) + as<F>(a << 16) * as<F>(b << 16);
}

//# dot_bf16 f32x16 i32x16
#ifdef __AVX512BF16__
INLINE void add_dot_bf16(f32x16& sum, i32x16 a, i32x16 b) { asm("vdpbf16ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b)); }
#endif

//# dot_bf16 f32x8 i32x8
#if defined(__AVX512BF16__) && defined(__AVX512VL__)
INLINE void add_dot_bf16(f32x8& sum, i32x8 a, i32x8 b) { asm("vdpbf16ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b)); }
#endif

//# dot_bf16 f32x4 i32x4
#if defined(__AVX512BF16__) && defined(__AVX512VL__)
INLINE void add_dot_bf16(f32x4& sum, i32x4 a, i32x4 b) { asm("vdpbf16ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b)); }
#endif

//# dot_bf16
template <class F, class I> INLINE F dot_bf16(F sum, I a, I b) { add_dot_bf16(sum, a, b); return sum; }

//# dot_i8
template <class I> INLINE void add_dot_i8(I& sum, I a, I b) {
  for (int shift = 24; shift >= 0; shift -= 8) sum += (a << shift >> 24) * (b << shift >> 24);
}

//# dot_i8 i32x16
#ifdef __AVX512VNNI__
// The instruction multiplies unsigned numbers by signed ones: `a` is shifted by 128, and 128 times `b` subtracted.
INLINE void add_dot_i8(i32x16& sum, i32x16 a, i32x16 b) {
  const i32x16 signs = (int)0x80808080 - i32x16{};
  i32x16 shifted{};
  asm("vpdpbusd %2, %1, %0" : "+v"(shifted) : "v"(signs), "v"(b));
  asm("vpdpbusd %2, %1, %0" : "+v"(sum) : "v"(a ^ signs), "v"(b));
  sum -= shifted;
}
#endif

//# dot_i8 i32x8
#if defined(__AVX512VNNI__) && defined(__AVX512VL__) || defined(__AVXVNNI__)
INLINE void add_dot_i8(i32x8& sum, i32x8 a, i32x8 b) {
  const i32x8 signs = (int)0x80808080 - i32x8{};
  i32x8 shifted{};
#ifdef __AVXVNNI__
  asm("%{vex%} vpdpbusd %2, %1, %0" : "+x"(shifted) : "x"(signs), "x"(b));
  asm("%{vex%} vpdpbusd %2, %1, %0" : "+x"(sum) : "x"(a ^ signs), "x"(b));
#else
  asm("vpdpbusd %2, %1, %0" : "+v"(shifted) : "v"(signs), "v"(b));
  asm("vpdpbusd %2, %1, %0" : "+v"(sum) : "v"(a ^ signs), "v"(b));
#endif
  sum -= shifted;
}
#endif

//# dot_i8
template <class I> INLINE I dot_i8(I sum, I a, I b) { add_dot_i8(sum, a, b); return sum; }

//# look_up
// The elements of a table that numbers select by their lowest bits.
template <class T, T... table, class V> INLINE void look_up(V& numbers) {
  const T elements[] = {table...};
  struct parts { T at[sizeof(V) / sizeof(T)]; } found = __builtin_bit_cast(parts, numbers);
  for (auto& each : found.at) each = elements[each & (sizeof...(table) - 1)];
  numbers = __builtin_bit_cast(V, found);
}

//# look_up_bf16
template <class V, u16... table> INLINE V look_up_bf16(V numbers) {
#ifdef __AVX512BW__
  if constexpr (sizeof(V) == 64 && sizeof...(table) == 16) {
    typedef short words __attribute__((vector_size(64)));
    return (V)__builtin_ia32_permvarhi512_mask(words{short(table)..., short(table)...}, (words)numbers, words{}, -1);
  }
#endif
  look_up<u16, table...>(numbers);
  return numbers;
}

//# look_up_f32
template <class F, u32... table, class V> INLINE F look_up_f32(V numbers) {
#ifdef __AVX512F__
  if constexpr (sizeof(V) == 64 && sizeof...(table) == 16) {
    typedef int words __attribute__((vector_size(64)));
    return (F)__builtin_ia32_permvarsi512_mask(words{int(table)...}, (words)numbers, words{}, -1);
  }
#endif
  look_up<u32, table...>(numbers);
  return __builtin_bit_cast(F, numbers);
}
