// RUN: stepwell-opt %s -p interchange-reductions | filecheck %s
// RUN: stepwell-opt %s -p interchange-reductions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p interchange-reductions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// The channels of a group are neighbours, and its pixels are not.
// CHECK-LABEL: loop.kernel @group(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 4 {
// CHECK-NEXT:      %{{.*}} = loop.reduce <add> %[[R:.*]] = 0 to 8192 : f32 {
// CHECK-NEXT:        loop.load %x[%[[I]] * 2 + (%[[R]] floordiv 2) * 32 + %[[R]] mod 2]
// CHECK-NEXT:        loop.load %b[%[[I]] * 2 + %[[R]] mod 2]
loop.kernel @group(%x: memref<131072xf32>, %b: memref<8xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 0 to 4 {
    // REMARK-DAG: interchange-reductions.mlir:[[# @LINE + 1]]:10: interchange-reductions: it goes along memory: 131088.0 of its accesses have a neighbour there instead of 0 {{\[}}@group]
    %s = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%i * 2 + ((%r floordiv 64) mod 64) * 2048 + (%r mod 64) * 32 + %r floordiv 4096] : memref<131072xf32> -> f32
      %c = loop.load %b[%i * 2 + %r floordiv 4096] : memref<8xf32> -> f32
      %w = arith.addf %v, %c : f32
      loop.yield %w : f32
    }
    loop.store %s, %y[%i] : f32, memref<4xf32>
  }
}

/// What goes along memory stays, whatever is divided for smaller tensors.
// CHECK-LABEL: loop.kernel @negative_neighbours(
// CHECK:         loop.load %x[%[[R:.*]]]
// CHECK-NEXT:    loop.load %b[%[[R]] floordiv 4096]
loop.kernel @negative_neighbours(%x: memref<8192xf32>, %b: memref<2xf32>, %y: memref<1xf32>) {
  // REMARK-DAG: interchange-reductions.mlir:[[# @LINE + 1]]:8: interchange-reductions: its order stays: no other one has more neighbours in memory; 32768.0 of its accesses have one in this order, 32768.0 in the best {{\[}}@negative_neighbours]
  %s = loop.reduce <add> %r = 0 to 8192 : f32 {
    %v = loop.load %x[%r] : memref<8192xf32> -> f32
    %c = loop.load %b[%r floordiv 4096] : memref<2xf32> -> f32
    %w = arith.addf %v, %c : f32
    loop.yield %w : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}
