// RUN: stepwell-opt %s -p 'cse,hoist-divisions,vectorize{bits=256},interleave-reductions,parallelize{grain=1024}' --print-schedule -o /dev/null 2>&1 | filecheck %s
// RUN: stepwell-opt %s -p 'cse,hoist-divisions,vectorize{bits=256},interleave-reductions,parallelize{grain=1024}' --print-schedule -o %t.mlir 2>%t.schedule
// RUN: stepwell-opt %s -p 'cse,schedule{file=%t.schedule}' | filecheck %s --check-prefix=AGAIN

/// What passes do before one chooses a schedule is not part of it. Of a pass that does more than to apply primitives
/// the schedule says that it runs.
// CHECK:      kernel @softmax {
// CHECK-NEXT:   run hoist-divisions
// CHECK-NEXT:   vectorize %r by 8
// CHECK-NEXT:   vectorize %j by 8
// CHECK-NEXT:   unroll %r by 4 accumulators 4
// CHECK-NEXT:   parallel %i threads 256
// CHECK-NEXT: }

// AGAIN: loop.kernel @softmax({{.*}}) attributes {scheduled} {
// AGAIN:   loop.parallel %{{.*}} = 0 to 256 threads 256 {
// AGAIN:     loop.reduce <add, add, add, add> %{{.*}} = 0 to 992 step 32 : vector<8xf32>
loop.kernel @softmax(%x: memref<256000xf32>, %y: memref<256000xf32>) {
  loop.parallel %i = 0 to 256 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %a = loop.load %x[%i * 1000 + %r] : memref<256000xf32> -> f32
      loop.yield %a : f32
    }
    loop.parallel %j = 0 to 1000 {
      %b = loop.load %x[%i * 1000 + %j] : memref<256000xf32> -> f32
      %q = arith.divf %b, %s : f32
      loop.store %q, %y[%i * 1000 + %j] : f32, memref<256000xf32>
    }
  }
}
