//# Found
// Where the first access that breaks a rule is noted, and where the kernel goes on then, which is to return. Each
// iteration of a parallel loop has a number of its own; of the loops around, `first` and `current` are the numbers of
// the first iteration and of the one that runs.
enum { READ, WRITE, UPDATE };
enum { OUT_OF_BOUNDS = 3, RACE = 4 };
struct Found { i64* report; i64 levels; bool any_may_be_last; void* stop[5]; i64 depth; u32 count, first[8], current[8]; };

//# Place
// Of one element and one loop: the iteration that last wrote it, two that read it, and the accesses.
struct Place { u32 writer, readers[2]; bool atomic; const char *write, *reads[2]; };
static_assert(sizeof(Place) == 40, "what the caller allocates for each");

//# Checked
// A buffer: how many elements it has, and what is known of each; nothing where no write overlaps it.
struct Checked { i64 size; Place* places; i64 scale; };

//# begin_iterations
static inline void begin_iterations(Found& found) { found.first[found.depth++] = found.count + 1; }

//# next_iteration
static inline void next_iteration(Found& found) { found.current[found.depth - 1] = ++found.count; }

//# end_iterations
static inline void end_iterations(Found& found) { found.depth--; }

//# stop_at
[[noreturn]] __attribute__((noinline)) static void stop_at(Found& found, i64 code, const char* access, i64 a, i64 b) {
  found.report[0] = code;
  found.report[1] = (i64)access;
  found.report[2] = a;
  found.report[3] = b;
  __builtin_longjmp(found.stop, 1);
}

//# note
// Notes an access; it must not collide with one of another iteration.
__attribute__((noinline)) static void note(Found& found, const char* access, int kind, Place* places) {
  for (i64 level = 0; level < found.depth; level++) {
    Place& place = places[level];
    const u32 first = found.first[level], current = found.current[level];
    if (place.writer >= first && place.writer != current &&
        !(kind == UPDATE ? place.atomic : kind == WRITE && found.any_may_be_last && !place.atomic))
      stop_at(found, RACE, access, (i64)place.write, kind == READ ? 1 : 3);
    for (int at = 0; at < 2; at++) {
      const bool known = place.readers[at] >= first;
      if (kind == READ && (!known || place.readers[at] == current)) {
        place.readers[at] = current;
        place.reads[at] = access;
        break;
      }
      if (kind != READ && known && place.readers[at] != current)
        stop_at(found, RACE, access, (i64)place.reads[at], 2);
    }
    if (kind == READ) continue;
    place.writer = current;
    place.atomic = kind == UPDATE;
    place.write = access;
  }
}

//# within
// Checks `lanes` elements that lie `stride` apart.
static inline void within(Found& found, const char* access, int kind, const Checked& buffer, i64 place, i64 lanes, i64 stride) {
  const i64 last = place + (lanes - 1) * stride;
  const bool inside = lanes < 1 || ((u64)place < (u64)buffer.size && (u64)last < (u64)buffer.size);
  if (__builtin_expect(inside && !(buffer.places && found.depth), 1)) return;
  for (i64 lane = 0; lane < lanes; lane++, place += stride) {
    if (__builtin_expect((u64)place >= (u64)buffer.size, 0)) stop_at(found, OUT_OF_BOUNDS, access, place, buffer.size);
    if (buffer.places && found.depth) note(found, access, kind, buffer.places + place * buffer.scale * found.levels);
  }
}

//# within_where
// Checks the elements whose condition holds.
template <class Mask>
inline void within_where(Found& found, const char* access, int kind, const Checked& buffer, i64 place, i64 stride, Mask mask) {
  for (i64 lane = 0; lane < i64(sizeof(mask) / sizeof(mask[0])); lane++)
    if (mask[lane]) within(found, access, kind, buffer, place + lane * stride, 1, 1);
}

//# within_at
// Checks elements at offsets of their own.
template <class Offsets>
inline void within_at(Found& found, const char* access, int kind, const Checked& buffer, i64 place, Offsets offsets) {
  for (i64 lane = 0; lane < i64(sizeof(offsets) / sizeof(offsets[0])); lane++)
    within(found, access, kind, buffer, place + offsets[lane], 1, 1);
}
template <class Offsets, class Mask>
inline void within_at(Found& found, const char* access, int kind, const Checked& buffer, i64 place, Offsets offsets, Mask mask) {
  for (i64 lane = 0; lane < i64(sizeof(offsets) / sizeof(offsets[0])); lane++)
    if (mask[lane]) within(found, access, kind, buffer, place + offsets[lane], 1, 1);
}
