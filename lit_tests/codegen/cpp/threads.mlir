// RUN: stepwell-opt -t cpp %s | filecheck %s

// At most as many threads as the IR says and as OpenMP would start; one thread starts none.
// CHECK-LABEL: extern "C" i64 rows(
// CHECK:         const int threads0 = team(min(s0, 8));
// CHECK-NEXT:  #pragma omp parallel for schedule(static) num_threads(threads0) if (threads0 > 1)
// CHECK-NEXT:    for (i64 i = 0; i < s0; i++) {
// CHECK-NEXT:      x[i] = 1.0f;
// CHECK-NEXT:    }
loop.kernel @rows(%x: memref<?xf32>, %s0: index) {
  %one = arith.constant 1.0 : f32
  loop.parallel %i = 0 to %s0 threads min(%s0, 8) {
    loop.store %one, %x[%i] : f32, memref<?xf32>
  }
}
