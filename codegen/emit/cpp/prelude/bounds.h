//# Found
// Where the first access outside of a buffer is noted, and where the kernel goes on then, which is to return.
struct Found { i64* report; void* stop[5]; };

//# outside
[[noreturn]] __attribute__((noinline)) static void outside(Found& found, const char* access, i64 place, i64 size) {
  found.report[0] = (i64)access;
  found.report[1] = place;
  found.report[2] = size;
  __builtin_longjmp(found.stop, 1);
}

//# within
// Checks `lanes` elements that lie `stride` apart.
static inline void within(Found& found, const char* access, i64 size, i64 place, i64 lanes, i64 stride) {
  const i64 last = place + (lanes - 1) * stride;
  if (__builtin_expect(lanes < 1 || ((u64)place < (u64)size && (u64)last < (u64)size), 1)) return;
  while ((u64)place < (u64)size) place += stride;
  outside(found, access, place, size);
}

//# within_where
// Checks the elements whose condition holds.
template <class Mask>
inline void within_where(Found& found, const char* access, i64 size, i64 place, i64 stride, Mask mask) {
  for (i64 lane = 0; lane < i64(sizeof(mask) / sizeof(mask[0])); lane++)
    if (mask[lane]) within(found, access, size, place + lane * stride, 1, 1);
}

//# within_at
// Checks elements at offsets of their own.
template <class Offsets>
inline void within_at(Found& found, const char* access, i64 size, i64 place, Offsets offsets) {
  for (i64 lane = 0; lane < i64(sizeof(offsets) / sizeof(offsets[0])); lane++)
    within(found, access, size, place + offsets[lane], 1, 1);
}
template <class Offsets, class Mask>
inline void within_at(Found& found, const char* access, i64 size, i64 place, Offsets offsets, Mask mask) {
  for (i64 lane = 0; lane < i64(sizeof(offsets) / sizeof(offsets[0])); lane++)
    if (mask[lane]) within(found, access, size, place + offsets[lane], 1, 1);
}
