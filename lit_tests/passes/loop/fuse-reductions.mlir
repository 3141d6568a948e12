// RUN: stepwell-opt %s -p fuse-reductions | filecheck %s
// RUN: stepwell-opt %s -p fuse-reductions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p fuse-reductions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: loop.kernel @sum_and_maximum(
loop.kernel @sum_and_maximum(%x: memref<100xf32>, %y: memref<2xf32>) {
  // CHECK-NEXT: %[[S:.*]], %[[M:.*]] = loop.reduce <add, maximum> %[[I:.*]] = 0 to 100 : f32, f32 {
  // CHECK-NEXT:   %[[V:.*]] = loop.load %x[%[[I]]]
  // CHECK-NEXT:   loop.yield %[[V]], %[[V]]
  // CHECK:      loop.store %[[S]], %y[0]
  // CHECK-NEXT: loop.store %[[M]], %y[1]
  %s = loop.reduce <add> %i = 0 to 100 : f32 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  // REMARK-DAG: fuse-reductions.mlir:[[# @LINE + 1]]:8: fuse-reductions: it shares the loop of a reduction before it {{\[}}@sum_and_maximum]
  %m = loop.reduce <maximum> %j = 0 to 100 : f32 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<2xf32>
  loop.store %m, %y[1] : f32, memref<2xf32>
}

/// The second needs the result of the first.
// CHECK-LABEL: loop.kernel @negative_dependent(
loop.kernel @negative_dependent(%x: memref<100xf32>, %y: memref<2xf32>) {
  // CHECK-NEXT: loop.reduce <maximum>
  // CHECK:      loop.reduce <add>
  %m = loop.reduce <maximum> %j = 0 to 100 : f32 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  // REMARK-DAG: fuse-reductions.mlir:[[# @LINE + 1]]:8: fuse-reductions: not fused with a reduction over the same range: the second loop uses results of the first one {{\[}}@negative_dependent]
  %s = loop.reduce <add> %i = 0 to 100 : f32 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    %d = arith.subf %v, %m : f32
    loop.yield %d : f32
  }
  loop.store %s, %y[0] : f32, memref<2xf32>
}

/// What the second reads is written in between.
// CHECK-LABEL: loop.kernel @negative_written(
loop.kernel @negative_written(%x: memref<100xf32>, %y: memref<2xf32>) {
  // CHECK-NEXT: loop.reduce <add>
  // CHECK:      loop.store
  // CHECK:      loop.reduce <add>
  %s = loop.reduce <add> %i = 0 to 100 : f32 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %x[0] : f32, memref<100xf32>
  // REMARK-DAG: fuse-reductions.mlir:[[# @LINE + 1]]:8: fuse-reductions: not fused with a reduction over the same range: the second loop needs what stands between them {{\[}}@negative_written]
  %t = loop.reduce <add> %i = 0 to 100 : f32 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %t, %y[0] : f32, memref<2xf32>
}

// CHECK-LABEL: loop.kernel @negative_other_range(
loop.kernel @negative_other_range(%x: memref<100xf32>, %y: memref<2xf32>) {
  // CHECK-NEXT: loop.reduce <add>
  // CHECK:      loop.reduce <add>
  %s = loop.reduce <add> %i = 0 to 100 : f32 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  %t = loop.reduce <add> %i = 0 to 50 : f32 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<2xf32>
  loop.store %t, %y[1] : f32, memref<2xf32>
}
