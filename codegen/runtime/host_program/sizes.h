// How host programs compute sizes, in C and in C++, where this is included within their namespace: kernels beside them
// have functions of the same names.

#ifndef STEPWELL_SIZES_H
#define STEPWELL_SIZES_H

static inline i64 floor_division(i64 a, i64 b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
static inline i64 floor_modulo(i64 a, i64 b) { return a - floor_division(a, b) * b; }
static inline i64 minimum(i64 a, i64 b) { return a < b ? a : b; }
static inline i64 maximum(i64 a, i64 b) { return a > b ? a : b; }

// How many bytes lie between the first and the last element, these included; -1 if no memory has so many.
static inline i64 extent_in_bytes(i64 element_bytes, i64 rank, const i64 *sizes, const i64 *strides) {
    i64 last = 0, step, bytes;
    for (i64 d = 0; d < rank; d++)
        if (sizes[d] == 0) return 0;
    for (i64 d = 0; d < rank; d++)
        if (sizes[d] < 0 || strides[d] < 0 || __builtin_mul_overflow(sizes[d] - 1, strides[d], &step) ||
            __builtin_add_overflow(last, step, &last))
            return -1;
    return __builtin_add_overflow(last, 1, &last) || __builtin_mul_overflow(last, element_bytes, &bytes) ? -1 : bytes;
}

#endif
