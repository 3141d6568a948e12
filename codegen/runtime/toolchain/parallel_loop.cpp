// Exits with 0 if an OpenMP loop runs every iteration once.

int main() {
    const long count = 1000;
    static long visits[count];
#pragma omp parallel for
    for (long i = 0; i < count; ++i) visits[i] += i;
    long sum = 0;
    for (long i = 0; i < count; ++i) sum += visits[i];
    return sum == count * (count - 1) / 2 ? 0 : 1;
}
