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

// Each thread runs a loop in order, with its parts of the loops inside, and waits for no other.
// CHECK-LABEL: i64 columns(
// CHECK:         const int threads0 = team(4);
// CHECK-NEXT:  #pragma omp parallel num_threads(threads0) if (threads0 > 1)
// CHECK-NEXT:    {
// CHECK-NEXT:      const Share share0 = share(0, 512, 2);
// CHECK-NEXT:      const Share share1 = share(0, s0, 1);
// CHECK-NEXT:      for (i64 i = 0; i < 2048; i++) {
// CHECK-NEXT:        for (i64 a = 0; a < 2; a++) {
// CHECK-NEXT:          for (i64 j = share0.begin; j < share0.end; j += 2) {
// CHECK-NEXT:            for (i64 l = 0; l < 2; l++) {
// CHECK:             for (i64 m = share1.begin; m < share1.end; m++) {
loop.kernel @columns(%x: memref<512xf32>, %y: memref<?xf32>, %s0: index) {
  loop.for %i = 0 to 2048 threads 4 {
    loop.for %a = 0 to 2 {
      loop.parallel %j = 0 to 512 step 2 {
        loop.parallel %l = 0 to 2 {
          %v = loop.load %x[%j + %l] : memref<512xf32> -> f32
          %w = arith.addf %v, %v : f32
          loop.store %w, %x[%j + %l] : f32, memref<512xf32>
        }
      }
    }
    loop.parallel %m = 0 to %s0 {
      %v = loop.load %y[%m] : memref<?xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %y[%m] : f32, memref<?xf32>
    }
  }
}
