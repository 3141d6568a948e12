// RUN: stepwell-opt %s -p split-groups | filecheck %s
// RUN: stepwell-opt %s -p split-groups --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Channels of a group share the second stage of its statistics.
// CHECK-LABEL: loop.kernel @channels(
loop.kernel @channels(%x: memref<393216xf32>, %p: memref<192xf32>, %w: memref<96xf32>, %y: memref<393216xf32>) {
  // CHECK-NEXT: loop.parallel %[[G:.*]] = 0 to 4 {
  // CHECK-NEXT:   %[[S:.*]] = loop.reduce <add> %[[R:.*]] = 0 to 48 : f32 {
  // CHECK-NEXT:     loop.load %p[%[[G]] * 48 + %[[R]]]
  // CHECK-NEXT:     loop.yield
  // CHECK-NEXT:   }
  // CHECK-NEXT:   %[[Q:.*]] = math.sqrt %[[S]]
  // CHECK-NEXT:   loop.parallel %[[C:.*]] = 0 to 24 {
  // CHECK-NEXT:     loop.load %w[%[[G]] * 24 + %[[C]]]
  // CHECK-NEXT:     loop.parallel %[[J:.*]] = 0 to 4096 {
  // CHECK-NEXT:       loop.load %x[%[[G]] * 24 + %[[C]] + %[[J]] * 96]
  loop.parallel %i = 0 to 96 {
    %0 = loop.reduce <add> %r = 0 to 48 : f32 {
      %1 = loop.load %p[%r + (%i floordiv 24) * 48] : memref<192xf32> -> f32
      loop.yield %1 : f32
    }
    %2 = math.sqrt %0 : f32
    %3 = loop.load %w[%i] : memref<96xf32> -> f32
    loop.parallel %j = 0 to 4096 {
      %4 = loop.load %x[%i + %j * 96] : memref<393216xf32> -> f32
      %5 = arith.mulf %4, %2 : f32
      %6 = arith.mulf %5, %3 : f32
      loop.store %6, %y[%i + %j * 96] : f32, memref<393216xf32>
    }
  }
}

/// A reduction of what a member is itself is not that of its group.
// CHECK-LABEL: loop.kernel @negative_own(
loop.kernel @negative_own(%x: memref<393216xf32>, %p: memref<192xf32>, %w: memref<96xf32>, %y: memref<393216xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 96 {
  loop.parallel %i = 0 to 96 {
    %0 = loop.load %w[%i] : memref<96xf32> -> f32
    %1 = loop.reduce <add> %r = 0 to 48 : f32 {
      %2 = loop.load %p[%r + (%i floordiv 24) * 48] : memref<192xf32> -> f32
      %3 = arith.mulf %2, %0 : f32
      loop.yield %3 : f32
    }
    loop.parallel %j = 0 to 4096 {
      %4 = loop.load %x[%i + %j * 96] : memref<393216xf32> -> f32
      %5 = arith.mulf %4, %1 : f32
      loop.store %5, %y[%i + %j * 96] : f32, memref<393216xf32>
    }
  }
}

/// What the loop writes is not reduced before it.
// CHECK-LABEL: loop.kernel @negative_written(
loop.kernel @negative_written(%p: memref<192xf32>, %x: memref<393216xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 96 {
  // CHECK-NEXT:   loop.reduce
  loop.parallel %i = 0 to 96 {
    %0 = loop.reduce <add> %r = 0 to 48 : f32 {
      %1 = loop.load %x[%r + (%i floordiv 24) * 48] : memref<393216xf32> -> f32
      loop.yield %1 : f32
    }
    loop.parallel %j = 0 to 4096 {
      loop.store %0, %x[%i + %j * 96] : f32, memref<393216xf32>
    }
  }
}

/// Pairs of neighbours are too few for a loop of their own, and groups of a few elements for one of programs.
// CHECK-LABEL: loop.kernel @negative_small(
loop.kernel @negative_small(%x: memref<4096xf32>, %p: memref<4096xf32>, %y: memref<4096xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 4 {
  // CHECK:      loop.parallel %{{.*}} = 0 to 64 {
  loop.parallel %i = 0 to 4 {
    %0 = loop.reduce <add> %r = 0 to 48 : f32 {
      %1 = loop.load %p[%r + (%i floordiv 2) * 48] : memref<4096xf32> -> f32
      loop.yield %1 : f32
    }
    loop.parallel %j = 0 to 1024 {
      %2 = loop.load %x[%i * 1024 + %j] : memref<4096xf32> -> f32
      %3 = arith.addf %2, %0 : f32
      loop.store %3, %y[%i * 1024 + %j] : f32, memref<4096xf32>
    }
  }
  loop.parallel %k = 0 to 64 {
    %4 = loop.reduce <add> %s = 0 to 4 : f32 {
      %5 = loop.load %p[%s + (%k floordiv 16) * 4] : memref<4096xf32> -> f32
      loop.yield %5 : f32
    }
    loop.parallel %l = 0 to 64 {
      loop.store %4, %y[%k * 64 + %l] : f32, memref<4096xf32>
    }
  }
}

/// Groups of a size that nobody knows are not split.
// CHECK-LABEL: loop.kernel @negative_symbolic(
loop.kernel @negative_symbolic(%p: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to %n {
  // CHECK-NEXT:   loop.reduce
  loop.parallel %i = 0 to %n {
    %0 = loop.reduce <add> %r = 0 to 48 : f32 {
      %1 = loop.load %p[%r + (%i floordiv 24) * 48] : memref<?xf32> -> f32
      loop.yield %1 : f32
    }
    loop.parallel %j = 0 to 4096 {
      loop.store %0, %y[%i * 4096 + %j] : f32, memref<?xf32>
    }
  }
}
