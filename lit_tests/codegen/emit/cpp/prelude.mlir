// RUN: stepwell-opt -t cpp --split-input-file %s | filecheck %s

// A file holds the types and functions that it uses, and nothing else.
// CHECK:      typedef long i64;
// CHECK-NEXT: typedef float f32;
// CHECK-EMPTY:
// CHECK-NEXT: extern "C" i64 scalars(
loop.kernel @scalars(%x: memref<?xf32>) {
  %0 = loop.load %x[0] : memref<?xf32> -> f32
  loop.store %0, %x[1] : f32, memref<?xf32>
}

// -----

// CHECK:      typedef f32 f32x16 __attribute__((vector_size(64)));
// CHECK-EMPTY:
// CHECK-NEXT: #define INLINE
// CHECK-NOT:  select
// CHECK:      INLINE V load(const void* from)
// CHECK-NOT:  gather
// CHECK:      INLINE void store(void* to, V v)
// CHECK-NOT:  pair
// CHECK:      extern "C" i64 vectors(
loop.kernel @vectors(%x: memref<?xf32>) {
  %0 = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  loop.store %0, %x[16] : vector<16xf32>, memref<?xf32>
}

// -----

// Functions of the C library are declared once.
// CHECK:      extern "C" double pow(double, double);
// CHECK-NEXT: extern "C" float sinf(float);
// CHECK-EMPTY:
// CHECK-NEXT: extern "C" i64 library(
loop.kernel @library(%x: memref<?xf32>, %y: memref<?xf64>) {
  %0 = loop.load %x[0] : memref<?xf32> -> f32
  %1 = math.sin %0 : f32
  %2 = math.sin %1 : f32
  loop.store %2, %x[0] : f32, memref<?xf32>
  %3 = loop.load %y[0] : memref<?xf64> -> f64
  %4 = math.powf %3, %3 : f64
  loop.store %4, %y[0] : f64, memref<?xf64>
}
