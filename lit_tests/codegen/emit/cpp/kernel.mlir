// RUN: stepwell-opt -t cpp %s | filecheck %s

// A kernel takes its buffers in order, and then its symbols. A buffer that is only read is const; booleans are bytes.
// CHECK-LABEL: extern "C" i64 arguments(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    u8* y = (u8*)buffers[1];
// CHECK-NEXT:    const i64 s1 = symbols[1];
// CHECK-NEXT:    f32 v0 = x[s0 + s1];
// CHECK-NEXT:    bool v1 = v0 > 0.5f;
// CHECK-NEXT:    y[s1] = v1;
// CHECK-NEXT:    return 0;
loop.kernel @arguments(%x: memref<?xf32>, %s0: index, %y: memref<?xi1>, %s1: index) {
  %half = arith.constant 0.5 : f32
  %0 = loop.load %x[%s0 + %s1] : memref<?xf32> -> f32
  %1 = arith.cmpf ogt, %0, %half : f32
  loop.store %1, %y[%s1] : i1, memref<?xi1>
}

// Names are those of the IR where C++ and the other names allow it.
// CHECK-LABEL: extern "C" i64 names(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* double0 = (f32*)buffers[0];
// CHECK-NEXT:    const i64 status0 = symbols[0];
// CHECK-NEXT:    f32 f32_0 = double0[status0];
// CHECK-NEXT:    f32 load0 = f32_0 + f32_0;
// CHECK-NEXT:    f32 a_b = load0 + f32_0;
// CHECK-NEXT:    double0[0] = a_b;
// CHECK-NEXT:    return 0;
loop.kernel @names(%double: memref<?xf32>, %status: index) {
  %f32 = loop.load %double[%status] : memref<?xf32> -> f32
  %load = arith.addf %f32, %f32 : f32
  %a.b = arith.addf %load, %f32 : f32
  loop.store %a.b, %double[0] : f32, memref<?xf32>
}

/// What is updated is not const; names that C++ has, and ones that look like types.
// CHECK-LABEL: extern "C" i64 written(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* v_ = (const f32*)buffers[0];
// CHECK-NEXT:    f32* x = (f32*)buffers[1];
// CHECK-NEXT:    f32* x0 = (f32*)buffers[2];
// CHECK-NEXT:    const f32* buffer0 = (const f32*)buffers[3];
// CHECK-NEXT:    const i64 s0 = symbols[0];
// CHECK-NEXT:    const i64 i = symbols[1];
// CHECK-NEXT:    f32 sin0 = x[s0];
// CHECK-NEXT:    f32 v0 = sin0 + sin0;
// CHECK-NEXT:    f32 x_ = v0 + v0;
// CHECK-NEXT:    f32 while0 = x_ + sin0;
// CHECK-NEXT:    atomic_update<f32>(x0 + i, while0, [](f32 a, f32 b) { return a + b; });
// CHECK-NEXT:    for (i64 i_ = 0; i_ < 4; i_++) {
// CHECK-NEXT:      for (i64 f = 0; f < 4; f++) {
// CHECK-NEXT:        x[f + i_] = v0;
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
loop.kernel @written(%__: memref<?xf32>, %x: memref<?xf32>, %x0: memref<?xf32>, %0: memref<?xf32>, %1: index, %i: index) {
  %sin = loop.load %x[%1] : memref<?xf32> -> f32
  %2 = arith.addf %sin, %sin : f32
  %x_ = arith.addf %2, %2 : f32
  %while = arith.addf %x_, %sin : f32
  loop.atomic <add> %while, %x0[%i] : f32, memref<?xf32>
  loop.parallel %i_ = 0 to 4 {
    loop.parallel %f = 0 to 4 {
      loop.store %2, %x[%i_ + %f] : f32, memref<?xf32>
    }
  }
}
