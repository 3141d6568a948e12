// Dot products for tiles of sums: row r of the factor `a` begins `r * a_step` bytes behind it.

//# dot_tile
// Where no tile registers are.
template <int rows, int columns, int width, class T, class F>
INLINE void dot_tile(F dot, T* to, const char* a, i64 a_step, const i32* b, i64 b_step, i64 terms) {
  for (int r = 0; r < rows; r++) {
    T sums[columns] = {};
    for (i64 t = 0; t < terms; t++)
      for (int c = 0; c < columns; c++) sums[c] = dot(sums[c], load_bits(a + r * a_step + 4 * t), b[t * b_step + c]);
    for (int c = 0; c < columns; c++) to[r * width + c] = sums[c];
  }
}

//# multiply_tiles
#if defined(__AMX_TILE__) || defined(__AMXTILE__)
// Linux saves the tile registers of a process only after it asked for them.
static const bool may_use_tiles = [] {
  long answer;
  asm volatile("syscall" : "=a"(answer) : "0"(158L), "D"(0x1023L), "S"(18L) : "rcx", "r11", "memory");
  return answer == 0;
}();

// Tiles 0 to 3 hold sums, 4 and 5 rows of `a`, 6 and 7 those of `b`, of 16 i32 each.
template <int rows, int columns> struct alignas(64) tile_shapes {
  static constexpr bool low = rows > 16, right = columns > 16;
  static constexpr u8 r0 = low ? 16 : rows, r1 = low ? rows - 16 : 0;
  static constexpr u16 c0 = 4 * (right ? 16 : columns), c1 = right ? 4 * (columns - 16) : 0;
  u8 palette = 1, start = 0, reserved[14] = {};
  u16 bytes[16] = {c0, c1, u16(low ? c0 : 0), u16(low ? c1 : 0), 64, u16(low ? 64 : 0), c0, c1};
  u8 height[16] = {r0, u8(right ? r0 : 0), r1, u8(right ? r1 : 0), r0, r1, 16, u8(right ? 16 : 0)};
};

#define LOAD_TILE(tile, from, step) asm volatile("tileloadd (%0, %1), %%tmm" #tile : : "r"(from), "r"(step) : "memory")
#define STORE_TILE(tile, to, step) asm volatile("tilestored %%tmm" #tile ", (%0, %1)" : : "r"(to), "r"(step) : "memory")
#define DOT_TILE(sum, a, b)                                                                       \
  if constexpr (ints) asm volatile("tdpbssd %%tmm" #b ", %%tmm" #a ", %%tmm" #sum : : );          \
  else asm volatile("tdpbf16ps %%tmm" #b ", %%tmm" #a ", %%tmm" #sum : : )

template <bool ints, bool low, bool right>
INLINE void add_dot_tiles(const char* a, i64 a_step, const i32* b, i64 b_step) {
  LOAD_TILE(6, b, b_step);
  LOAD_TILE(4, a, a_step);
  DOT_TILE(0, 4, 6);
  if constexpr (right) { LOAD_TILE(7, b + 16, b_step); DOT_TILE(1, 4, 7); }
  if constexpr (low) { LOAD_TILE(5, a + 16 * a_step, a_step); DOT_TILE(2, 5, 6); }
  if constexpr (low && right) { DOT_TILE(3, 5, 7); }
}

template <bool ints, int rows, int columns, int width, class T>
INLINE void multiply_tiles(T* to, const char* a, i64 a_step, const i32* b, i64 b_step, i64 terms) {
  constexpr bool low = rows > 16, right = columns > 16;
  static constexpr tile_shapes<rows, columns> shapes;
  asm volatile("ldtilecfg %0" : : "m"(shapes));
  i64 t = 0;
  for (; t <= terms - 16; t += 16) add_dot_tiles<ints, low, right>(a + 4 * t, a_step, b + t * b_step, 4 * b_step);
  if (t < terms) {
    alignas(64) i32 last_a[rows][16] = {}, last_b[16][columns] = {};
    for (i64 k = t; k < terms; k++) {
      for (int r = 0; r < rows; r++) last_a[r][k - t] = load_bits(a + r * a_step + 4 * k);
      for (int c = 0; c < columns; c++) last_b[k - t][c] = b[k * b_step + c];
    }
    add_dot_tiles<ints, low, right>((const char*)last_a, 64, (const i32*)last_b, 4 * columns);
  }
  const i64 step = 4 * width;
  STORE_TILE(0, to, step);
  if constexpr (right) STORE_TILE(1, to + 16, step);
  if constexpr (low) STORE_TILE(2, to + 16 * width, step);
  if constexpr (low && right) STORE_TILE(3, to + 16 * width + 16, step);
  asm volatile("tilerelease");
}
#endif

//# dot_tile_bf16
template <int rows, int columns, int width>
INLINE void dot_tile_bf16(f32* to, const char* a, i64 a_step, const i32* b, i64 b_step, i64 terms) {
#if defined(__AMX_BF16__) || defined(__AMXBF16__)
  if constexpr (rows <= 32 && columns <= 32)
    if (may_use_tiles) return multiply_tiles<false, rows, columns, width>(to, a, a_step, b, b_step, terms);
#endif
  auto dot = [](f32 sum, i32 x, i32 y) { return dot_bf16<f32>(sum, x, y); };
  dot_tile<rows, columns, width>(dot, to, a, a_step, b, b_step, terms);
}

//# dot_tile_i8
template <int rows, int columns, int width>
INLINE void dot_tile_i8(i32* to, const char* a, i64 a_step, const i32* b, i64 b_step, i64 terms) {
#if defined(__AMX_INT8__) || defined(__AMXINT8__)
  if constexpr (rows <= 32 && columns <= 32)
    if (may_use_tiles) return multiply_tiles<true, rows, columns, width>(to, a, a_step, b, b_step, terms);
#endif
  auto dot = [](i32 sum, i32 x, i32 y) { return dot_i8<i32>(sum, x, y); };
  dot_tile<rows, columns, width>(dot, to, a, a_step, b, b_step, terms);
}
