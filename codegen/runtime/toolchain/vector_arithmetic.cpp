// Exits with 0 if loops compiled with the flags of kernels compute rightly: the compiler chooses the instructions.

template <typename Element>
__attribute__((noinline)) static void combine(const Element *a, const Element *b, Element *c, long count) {
    for (long i = 0; i < count; ++i) c[i] = a[i] > b[i] ? a[i] * b[i] + a[i] : b[i] - a[i];
}

template <typename From, typename To>
__attribute__((noinline)) static void convert(const From *from, To *to, long count) {
    for (long i = 0; i < count; ++i) to[i] = (To)from[i];
}

// All values are small integers, which every element type holds exactly.
template <typename Element>
static bool computes_rightly(volatile int *one) {
    const long count = 101;
    Element a[count], b[count], c[count];
    float converted[count];
    for (long i = 0; i < count; ++i) {
        a[i] = (Element)(*one * (i % 11));
        b[i] = (Element)(*one * (i % 7));
    }
    combine(a, b, c, count);
    convert(c, converted, count);
    convert(converted, c, count);
    long sum = 0, expected = 0;
    for (long i = 0; i < count; ++i) {
        long x = i % 11, y = i % 7;
        sum += (long)c[i];
        expected += x > y ? x * y + x : y - x;
    }
    return sum == expected;
}

int main() {
    volatile int one = 1;
    bool right = computes_rightly<float>(&one) & computes_rightly<double>(&one) & computes_rightly<signed char>(&one) &
                 computes_rightly<short>(&one) & computes_rightly<int>(&one) & computes_rightly<long>(&one);
#ifdef __FLT16_MAX__
    right &= computes_rightly<_Float16>(&one);
#endif
    return right ? 0 : 1;
}
