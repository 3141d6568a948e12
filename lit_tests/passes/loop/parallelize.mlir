// RUN: stepwell-opt %s -p parallelize | filecheck %s
// RUN: stepwell-opt %s -p parallelize --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// CHECK-LABEL: loop.kernel @rows(
loop.kernel @rows(%x: memref<4194304xf32>, %y: memref<4096xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 4096 threads {{[0-9]+}} {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: 4096 iterations are shared among up to 2050 threads {{\[}}@rows]
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %j = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %j] : memref<4194304xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}

/// How many threads the work is worth depends on a size.
// CHECK-LABEL: loop.kernel @dynamic(
loop.kernel @dynamic(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to %s0 threads (%s0 * 3) floordiv 4096 {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: s0 iterations are shared among up to (s0 * 3) floordiv 4096 threads {{\[}}@dynamic]
  loop.parallel %i = 0 to %s0 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

/// Two iterations cannot feed more than two threads; the loop inside can.
// CHECK-LABEL: loop.kernel @few_outer_iterations(
loop.kernel @few_outer_iterations(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 2 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 65536 threads {{[0-9]+}} {
  loop.parallel %i = 0 to 2 {
    loop.parallel %j = 0 to 65536 {
      %v = loop.load %x[%i * 65536 + %j] : memref<131072xf32> -> f32
      loop.store %v, %y[%i * 65536 + %j] : f32, memref<131072xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @negative_little_work(
loop.kernel @negative_little_work(%x: memref<64xf32>, %y: memref<64xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: 192 operations, bound 8192 {{\[}}@negative_little_work]
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

/// Iterations in order cannot be shared.
// CHECK-LABEL: loop.kernel @negative_in_order(
loop.kernel @negative_in_order(%x: memref<65536xf32>, %y: memref<1xf32>) {
  // CHECK-NOT: threads
  loop.for %i = 0 to 65536 {
    %v = loop.load %x[%i] : memref<65536xf32> -> f32
    loop.store %v, %y[0] : f32, memref<1xf32>
  }
}

/// No more threads than iterations.
// CHECK-LABEL: loop.kernel @few_long_iterations(
// CHECK:         loop.parallel %{{.*}} = 0 to 9 threads 9 {
// CHECK-LABEL: loop.kernel @negative_one_iteration(
// CHECK:         loop.parallel %{{.*}} = 0 to 1 {
loop.kernel @few_long_iterations(%x: memref<1048576xf32>) {
  loop.parallel %i = 0 to 9 {
    loop.for %j = 0 to 65536 {
      %v = loop.load %x[%i * 65536 + %j] : memref<1048576xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %x[%i * 65536 + %j] : f32, memref<1048576xf32>
      loop.yield
    }
  }
}

loop.kernel @negative_one_iteration(%x: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.for %j = 0 to 65536 {
      %v = loop.load %x[%i * 65536 + %j] : memref<1048576xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %x[%i * 65536 + %j] : f32, memref<1048576xf32>
      loop.yield
    }
  }
}
