// RUN: stepwell-opt %s -p drop-redundant-reductions | filecheck %s
// RUN: stepwell-opt %s -p drop-redundant-reductions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p drop-redundant-reductions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// An extremum is what a search for its place finds, whichever comes first; what is given twice is given once.
// CHECK-LABEL: loop.kernel @extrema(
// CHECK:         %[[V:.*]], %[[K:.*]], %[[S:.*]], %[[W:.*]], %[[L:.*]] = loop.reduce <argmaximum, add, argminimum> %{{.*}} = 0 to 100 : f32, i64, f32, f32, i64 {
// CHECK-NEXT:      %[[X:.*]] = loop.load
// CHECK-NEXT:      %[[I:.*]] = arith.index_cast
// CHECK-NEXT:      loop.yield %[[X]], %[[I]], %[[X]], %[[X]], %[[I]] : f32, i64, f32, f32, i64
// CHECK:         loop.store %[[V]], %y[0]
// CHECK-NEXT:    loop.store %[[K]], %z[0]
// CHECK-NEXT:    loop.store %[[S]], %y[1]
// CHECK-NEXT:    loop.store %[[S]], %y[2]
// CHECK-NEXT:    loop.store %[[L]], %z[1]
// CHECK-NEXT:    loop.store %[[W]], %y[3]
loop.kernel @extrema(%x: memref<100xf32>, %y: memref<4xf32>, %z: memref<2xi64>) {
  // REMARK-DAG: drop-redundant-reductions.mlir:[[# @LINE + 1]]:36: drop-redundant-reductions: 3 of its results are given twice {{\[}}@extrema]
  %m, %v, %k, %s, %t, %w, %l, %n = loop.reduce <maximum, argmaximum, add, add, argminimum, minimum> %r = 0 to 100 : f32, f32, i64, f32, f32, f32, i64, f32 {
    %a = loop.load %x[%r] : memref<100xf32> -> f32
    %i = arith.index_cast %r : index to i64
    loop.yield %a, %a, %i, %a, %a, %a, %i, %a : f32, f32, i64, f32, f32, f32, i64, f32
  }
  loop.store %m, %y[0] : f32, memref<4xf32>
  loop.store %k, %z[0] : i64, memref<2xi64>
  loop.store %s, %y[1] : f32, memref<4xf32>
  loop.store %t, %y[2] : f32, memref<4xf32>
  loop.store %l, %z[1] : i64, memref<2xi64>
  loop.store %n, %y[3] : f32, memref<4xf32>
}

/// So it is with a walk of a softmax.
// CHECK-LABEL: loop.kernel @softmax(
// CHECK:         %[[M:.*]], %{{.*}} = loop.reduce <softmax> %{{.*}} = 0 to %n : f32, f32 attributes {block = #loop.block<16>} {
// CHECK:         loop.store %[[M]], %y[0]
loop.kernel @softmax(%x: memref<100xf32>, %y: memref<2xf32>, %n: index) {
  %one = arith.constant 1.0 : f32
  // REMARK-DAG: drop-redundant-reductions.mlir:[[# @LINE + 1]]:20: drop-redundant-reductions: 2 of its results are given twice {{\[}}@softmax]
  %u, %v, %m, %t = loop.reduce <maximum, maximum, softmax> %r = 0 to %n : f32, f32, f32, f32 attributes {block = #loop.block<16>} {
    %a = loop.load %x[%r] : memref<100xf32> -> f32
    loop.yield %a, %a, %a, %one : f32, f32, f32, f32
  }
  loop.store %v, %y[0] : f32, memref<2xf32>
  loop.store %t, %y[1] : f32, memref<2xf32>
}

/// Others differ in what they combine, or how.
// CHECK-LABEL: loop.kernel @negative(
// CHECK:         loop.reduce <maximum, argminimum, minimum, mul, add>
loop.kernel @negative(%x: memref<100xf32>, %y: memref<5xf32>) {
  %m, %v, %k, %n, %p, %s = loop.reduce <maximum, argminimum, minimum, mul, add> %r = 0 to 100 : f32, f32, i64, f32, f32, f32 {
    %a = loop.load %x[%r] : memref<100xf32> -> f32
    %b = arith.addf %a, %a : f32
    %i = arith.index_cast %r : index to i64
    loop.yield %a, %a, %i, %b, %a, %a : f32, f32, i64, f32, f32, f32
  }
  loop.store %m, %y[0] : f32, memref<5xf32>
  loop.store %v, %y[1] : f32, memref<5xf32>
  loop.store %n, %y[2] : f32, memref<5xf32>
  loop.store %p, %y[3] : f32, memref<5xf32>
  loop.store %s, %y[4] : f32, memref<5xf32>
}
