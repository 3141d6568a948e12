// f16 and bf16, which are held as their bits.

//# from_bf16
template <class F, class B> INLINE void widen_bf16(F& to, B from) { to = as<F>(convert<decltype(to == to)>(from) << 16); }

//# from_bf16 bf16x16 f32x16
#ifdef __AVX512F__
INLINE void widen_bf16(f32x16& to, bf16x16 from) {
  to = as<f32x16>(__builtin_ia32_pmovzxwd512_mask((i16x16)from, i32x16{}, -1) << 16);
}
#endif

//# from_bf16
INLINE f32 from_bf16(bf16 v) { return as<f32>((u32)v << 16); }
template <class F, class B> INLINE F from_bf16(B v) { F r; widen_bf16(r, v); return r; }

//# to_bf16
// To nearest, ties to even.
INLINE bf16 to_bf16(f32 v) {
  u32 bits = as<u32>(v);
  return v != v ? 0x7fc0 : bf16((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
template <class B, class F> INLINE void round_bf16(B& to, F from) {
  auto bits = as<decltype(from == from)>(from);
  auto rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  to = convert<B>(from != from ? 0x7fc0 + decltype(bits){} : rounded);
}

//# to_bf16 bf16x16 f32x16
#ifdef __AVX512F__
// An odd quotient is told by a test of its bit, for which GCC would take two instructions.
INLINE void round_bf16(bf16x16& to, f32x16 from) {
  i32x16 bits = as<i32x16>(from), none{};
  auto is_odd = __builtin_ia32_ptestmd512(bits, 0x10000 + none, -1);
  i32x16 rounded = __builtin_ia32_paddd512_mask(bits, 0x8000 + none, bits + 0x7fff, is_odd) >> 16;
  to = (bf16x16)__builtin_ia32_pmovdw512_mask(from != from ? 0x7fc0 + none : rounded, i16x16{}, -1);
}
#endif

//# to_bf16
template <class B, class F> INLINE B to_bf16(F v) { B r; round_bf16(r, v); return r; }

//# from_f16
#ifdef __aarch64__  // where GCC has _Float16 in C++ from version 13 on
INLINE f32 from_f16(f16 v) { return (f32)as<__fp16>(v); }
#elif defined(__clang__) && __clang_major__ < 15  // has a type of this format that is converted only, and not returned
INLINE f32 from_f16(f16 v) { __fp16 half; __builtin_memcpy(&half, &v, 2); return (f32)half; }
#else
INLINE f32 from_f16(f16 v) { return (f32)as<_Float16>(v); }
#endif
template <class F, class H> INLINE void widen_f16(F& to, H from) {
  for (int k = 0; k < int(sizeof(F) / sizeof(f32)); k++) to[k] = from_f16(from[k]);
}

//# from_f16 f16x16 f32x16
#ifdef __AVX512F__
INLINE void widen_f16(f32x16& to, f16x16 from) { to = __builtin_ia32_vcvtph2ps512_mask((i16x16)from, to, -1, 4); }
#endif

//# from_f16 f16x8 f32x8
#ifdef __F16C__
INLINE void widen_f16(f32x8& to, f16x8 from) { to = __builtin_ia32_vcvtph2ps256((i16x8)from); }
#endif

//# from_f16
template <class F, class H> INLINE F from_f16(H v) { F r{}; widen_f16(r, v); return r; }

//# to_f16
#ifdef __aarch64__
INLINE f16 to_f16(f32 v) { return as<f16>((__fp16)v); }
#elif defined(__clang__) && __clang_major__ < 15
INLINE f16 to_f16(f32 v) { const __fp16 half = (__fp16)v; f16 r; __builtin_memcpy(&r, &half, 2); return r; }
#else
INLINE f16 to_f16(f32 v) { return as<f16>((_Float16)v); }
#endif
template <class H, class F> INLINE void round_f16(H& to, F from) {
  for (int k = 0; k < int(sizeof(F) / sizeof(f32)); k++) to[k] = to_f16(from[k]);
}

//# to_f16 f16x16 f32x16
#ifdef __AVX512F__
INLINE void round_f16(f16x16& to, f32x16 from) { to = (f16x16)__builtin_ia32_vcvtps2ph512_mask(from, 8, i16x16{}, -1); }
#endif

//# to_f16 f16x8 f32x8
#ifdef __F16C__
INLINE void round_f16(f16x8& to, f32x8 from) { to = (f16x8)__builtin_ia32_vcvtps2ph256(from, 8); }
#endif

//# to_f16
template <class H, class F> INLINE H to_f16(F v) { H r{}; round_f16(r, v); return r; }
