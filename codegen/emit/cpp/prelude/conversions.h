// Conversions of numbers, lane by lane. The specific ones are where GCC 12 goes through single lanes or narrow
// registers for want of a pattern.

//# lanes_as
template <class T, class V> using lanes_as = typename vector_of<T, sizeof(V) / sizeof(element<V>) * sizeof(T)>::type;

//# integer_of
template <int bytes, bool is_signed> struct integer_of;
template <> struct integer_of<1, true> { typedef i8 type; };
template <> struct integer_of<2, true> { typedef i16 type; };
template <> struct integer_of<4, true> { typedef i32 type; };
template <> struct integer_of<8, true> { typedef i64 type; };
template <> struct integer_of<2, false> { typedef u16 type; };
template <> struct integer_of<4, false> { typedef u32 type; };

//# convert
template <class To, class From> INLINE void convert_lanes(To& to, From from);

//# convert f32x8 f64x8
#ifdef __AVX512F__
INLINE void convert_lanes(f64x8& to, f32x8 from) { to = __builtin_ia32_cvtps2pd512_mask(from, to, -1, 4); }
#endif

//# convert i32x8 f64x8
#ifdef __AVX512F__
INLINE void convert_lanes(f64x8& to, i32x8 from) { to = __builtin_ia32_cvtdq2pd512_mask(from, to, -1); }
#endif

//# convert f64x8 u32x8
#ifdef __AVX512F__
INLINE void convert_lanes(f64x8& to, u32x8 from) { to = __builtin_ia32_cvtudq2pd512_mask((i32x8)from, to, -1); }
#endif

//# convert f32x8 i64x8
#ifdef __AVX512DQ__
INLINE void convert_lanes(i64x8& to, f32x8 from) { to = (i64x8)__builtin_ia32_cvttps2qq512_mask(from, wide8{}, -1, 4); }
#endif

//# convert i32x8 i64x8
#ifdef __AVX512F__
INLINE void convert_lanes(i64x8& to, i32x8 from) { to = (i64x8)__builtin_ia32_pmovsxdq512_mask(from, wide8{}, -1); }
INLINE void convert_lanes(i32x8& to, i64x8 from) { to = __builtin_ia32_pmovqd512_mask((wide8)from, to, -1); }
#endif

//# convert i64x8 u32x8
#ifdef __AVX512F__
INLINE void convert_lanes(i64x8& to, u32x8 from) {
  to = (i64x8)__builtin_ia32_pmovzxdq512_mask((i32x8)from, wide8{}, -1);
}
#endif

//# convert i8x16 i32x16
#ifdef __AVX512F__
INLINE void convert_lanes(i32x16& to, i8x16 from) { to = __builtin_ia32_pmovsxbd512_mask((char16)from, to, -1); }
INLINE void convert_lanes(i8x16& to, i32x16 from) { to = (i8x16)__builtin_ia32_pmovdb512_mask(from, char16{}, -1); }
#endif

//# convert i32x16 u8x16
#ifdef __AVX512F__
INLINE void convert_lanes(i32x16& to, u8x16 from) { to = __builtin_ia32_pmovzxbd512_mask((char16)from, to, -1); }
#endif

//# convert i16x16 i32x16
#ifdef __AVX512F__
INLINE void convert_lanes(i32x16& to, i16x16 from) { to = __builtin_ia32_pmovsxwd512_mask(from, to, -1); }
INLINE void convert_lanes(i16x16& to, i32x16 from) { to = __builtin_ia32_pmovdw512_mask(from, to, -1); }
#endif

//# convert
// Widths more than a factor of two apart, or floats and integers of different widths: in steps.
template <class To, class From> INLINE void convert_lanes(To& to, From from) {
  constexpr bool to_float = element<To>(0.5) != 0, from_float = element<From>(0.5) != 0;
  constexpr bool is_signed = element<From>(-1) < 0;
  constexpr int to_bytes = sizeof(element<To>), from_bytes = sizeof(element<From>);
  if constexpr (to_float && !from_float && from_bytes < to_bytes) {
    lanes_as<typename integer_of<from_bytes < 4 ? 4 : 8, true>::type, To> middle{};
    convert_lanes(middle, from);
    convert_lanes(to, middle);
  } else if constexpr (from_float && !to_float && to_bytes < from_bytes && to_bytes < 4) {
    convert_lanes(to, __builtin_convertvector(from, lanes_as<typename integer_of<from_bytes, true>::type, From>));
  } else if constexpr (to_bytes > 2 * from_bytes) {
    lanes_as<typename integer_of<2 * from_bytes, is_signed>::type, From> middle{};
    convert_lanes(middle, from);
    convert_lanes(to, middle);
  } else if constexpr (from_bytes > 2 * to_bytes) {
    lanes_as<typename integer_of<from_bytes / 2, true>::type, From> middle{};
    convert_lanes(middle, from);
    convert_lanes(to, middle);
  } else {
    to = __builtin_convertvector(from, To);
  }
}

//# convert
template <class To, class From> INLINE To convert(From from) { To to{}; convert_lanes(to, from); return to; }
