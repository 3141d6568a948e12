// How host programs compute sizes and pass on what they have, in C and in C++, where this is included within their namespace: kernels beside them
// have functions of the same names.

#ifndef STEPWELL_SIZES_H
#define STEPWELL_SIZES_H

static inline i64 floor_division(i64 a, i64 b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
static inline i64 floor_modulo(i64 a, i64 b) { return a - floor_division(a, b) * b; }
static inline i64 quotient(i64 a, i64 b) { return b == 0 ? INT64_MIN : floor_division(a, b); }
static inline i64 remainder_of(i64 a, i64 b) { return b == 0 ? INT64_MIN : floor_modulo(a, b); }
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

static inline void give_buffer(Result *result, void *data, i64 rank, const i64 *sizes, const i64 *strides) {
    result->data = data;
    result->rank = rank;
    for (i64 d = 0; d < rank; d++) result->sizes[d] = sizes[d], result->strides[d] = strides[d];
}

// Floats are passed to functions as the bits of them.
static inline i64 bits_of(double value) {
    i64 bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline double of_bits(i64 bits) {
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
