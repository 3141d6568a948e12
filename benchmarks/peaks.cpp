// What one thread of this machine reaches at most: in multiply-adds of floats, and in copying memory.
// VECTOR_BYTES is the width of a vector register.

// Chains of multiply-adds side by side: two units with a latency of four cycles need eight.
enum { ACCUMULATORS = 12 };

typedef float Vector __attribute__((vector_size(VECTOR_BYTES), aligned(4)));

extern "C" float multiply_adds(long count) {
    Vector sums[ACCUMULATORS];
    for (int k = 0; k < ACCUMULATORS; ++k) sums[k] = Vector{} + (float)k;  // equal ones would be computed once
    Vector factor = {}, term = {};
    factor += 0.5f;
    term += 1.0f;
    for (long i = 0; i < count; ++i) {
#pragma GCC unroll 12
        for (int k = 0; k < ACCUMULATORS; ++k) sums[k] = sums[k] * factor + term;
    }
    Vector total = {};
#pragma GCC unroll 12
    for (int k = 0; k < ACCUMULATORS; ++k) total += sums[k];
    return total[0];
}

extern "C" long multiply_adds_of_one() { return ACCUMULATORS * (VECTOR_BYTES / sizeof(float)); }

extern "C" void copy(float* to, const float* from, long count) {
#pragma omp parallel for schedule(static)
    for (long i = 0; i < count; i += 4096) {
        for (long k = i; k < i + 4096; k += VECTOR_BYTES / sizeof(float)) *(Vector*)(to + k) = *(const Vector*)(from + k);
    }
}

extern "C" float read(const float* from, long count) {
    float total = 0;
#pragma omp parallel for schedule(static) reduction(+ : total)
    for (long i = 0; i < count; i += 4096) {
        Vector sums[8] = {};
        for (long k = i; k < i + 4096; k += 8 * (VECTOR_BYTES / sizeof(float))) {
#pragma GCC unroll 8
            for (int n = 0; n < 8; ++n) sums[n] += *(const Vector*)(from + k + n * (VECTOR_BYTES / sizeof(float)));
        }
        Vector sum = {};
        for (int n = 0; n < 8; ++n) sum += sums[n];
        total += sum[0];
    }
    return total;
}
