// RUN: stepwell-opt %s -p unroll-loops | filecheck %s
// RUN: stepwell-opt %s -p "unroll-loops{operations=64},cse" --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p unroll-loops --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes unroll-loops | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   trips: an integer (default 32)
// OPTIONS-NEXT:   trips-of-phases: an integer (default 8)
// OPTIONS-NEXT:   operations: an integer (default 768)

/// A window is a few loads, each of them of a whole block.
// CHECK-LABEL: loop.kernel @window(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 4096 {
// CHECK-NEXT:      %[[A:.*]] = loop.load %x[%[[I]] * 2]
// CHECK-NEXT:      %[[B:.*]] = loop.load %x[%[[I]] * 2 + 1]
// CHECK-NEXT:      %[[M:.*]] = arith.maximumf %[[A]], %[[B]] : f32
// CHECK-NEXT:      %[[C:.*]] = loop.load %x[%[[I]] * 2 + 2]
// CHECK-NEXT:      %[[N:.*]] = arith.maximumf %[[M]], %[[C]] : f32
// CHECK-NEXT:      loop.store %[[N]], %y[%[[I]]]
loop.kernel @window(%x: memref<8194xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:10: unroll-loops: 3 iterations are written out {{\[}}@window]
    %m = loop.reduce <maximum> %r = 0 to 3 : f32 {
      %v = loop.load %x[%i * 2 + %r] : memref<8194xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %y[%i] : f32, memref<4096xf32>
  }
}

/// Windows of several dimensions, with a border, and a place that is looked for.
// CHECK-LABEL: loop.kernel @nested(
// CHECK-NOT:     loop.reduce
// CHECK:         loop.load %x[%{{.*}} + 66]
// CHECK:         loop.load %x[%{{.*}} + 130]
// CHECK-NOT:     loop.load
// CHECK:         loop.store
loop.kernel @nested(%x: memref<4400xf32>, %y: memref<4096xf32>, %z: memref<4096xi64>) {
  loop.parallel %i = 0 to 4096 {
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:14: unroll-loops: 3 iterations are written out {{\[}}@nested]
    %m, %k = loop.reduce <argmaximum> %r = 0 to 3 : f32, i64 {
      // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:16: unroll-loops: 3 iterations are written out {{\[}}@nested]
      %n, %l = loop.reduce <argmaximum> %q = 0 to 3 : f32, i64 {
        %v = loop.load %x[%i + %r * 64 + %q] : memref<4400xf32> -> f32
        %a = loop.apply %r * 3 + %q : index
        %at = arith.index_cast %a : index to i64
        loop.yield %v, %at : f32, i64
      }
      loop.yield %n, %l : f32, i64
    }
    loop.store %m, %y[%i] : f32, memref<4096xf32>
    loop.store %k, %z[%i] : i64, memref<4096xi64>
  }
}

/// Where indices rise, the first of equal values is the one that came first.
// CHECK-LABEL: loop.kernel @places(
// CHECK:         %[[A:.*]] = loop.load %x[%{{.*}}]
// CHECK:         %[[I:.*]] = arith.index_cast
// CHECK:         %[[B:.*]] = loop.load %x[%{{.*}} + 512]
// CHECK:         %[[J:.*]] = arith.index_cast
// CHECK-NEXT:    %[[LESS:.*]] = arith.cmpf ole, %[[A]], %[[B]] : f32
// CHECK-NEXT:    %[[NAN:.*]] = arith.cmpf une, %[[A]], %[[A]] : f32
// CHECK-NEXT:    %[[STAYS:.*]] = arith.ori %[[LESS]], %[[NAN]] : i1
// CHECK-NEXT:    %[[V:.*]] = arith.select %[[STAYS]], %[[A]], %[[B]] : f32
// CHECK-NEXT:    %[[P:.*]] = arith.select %[[STAYS]], %[[I]], %[[J]] : i64
// CHECK:         %[[C:.*]] = loop.load %k[%{{.*}}]
// CHECK:         %[[D:.*]] = loop.load %k[%{{.*}} + 512]
// CHECK:         %[[MORE:.*]] = arith.cmpi sgt, %[[C]], %[[D]] : i32
// CHECK-NEXT:    %[[EQUAL:.*]] = arith.cmpi eq, %[[C]], %[[D]] : i32
// CHECK-NEXT:    %[[FIRST:.*]] = arith.cmpi slt, %{{.*}}, %{{.*}} : i64
loop.kernel @places(%x: memref<1024xf32>, %k: memref<1024xi32>, %y: memref<512xi64>, %z: memref<512xi64>) {
  loop.parallel %i = 0 to 512 {
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:14: unroll-loops: 2 iterations are written out {{\[}}@places]
    %v, %p = loop.reduce <argminimum> %r = 0 to 2 : f32, i64 {
      %a = loop.load %x[%r * 512 + %i] : memref<1024xf32> -> f32
      %at = arith.index_cast %r : index to i64
      loop.yield %a, %at : f32, i64
    }
    loop.store %p, %y[%i] : i64, memref<512xi64>
  }
  loop.parallel %i = 0 to 512 {
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:14: unroll-loops: 2 iterations are written out {{\[}}@places]
    %w, %q = loop.reduce <argmaximum> %r = 0 to 2 : i32, i64 {
      %a = loop.load %k[%r * 512 + %i] : memref<1024xi32> -> i32
      %b = loop.apply 1 - %r : index
      %at = arith.index_cast %b : index to i64
      loop.yield %a, %at : i32, i64
    }
    loop.store %q, %z[%i] : i64, memref<512xi64>
  }
}

/// Sums of booleans, and running sums.
// CHECK-LABEL: loop.kernel @columns(
// CHECK:         %[[A:.*]] = loop.load %m[%[[I:.*]]]
// CHECK-NEXT:    %[[B:.*]] = loop.load %m[%[[I]] + 512]
// CHECK-NEXT:    arith.ori %[[A]], %[[B]] : i1
// CHECK:         %[[V:.*]] = loop.load %x[%[[I]]]
// CHECK-NEXT:    %[[S:.*]] = arith.addf %{{.*}}, %[[V]]
// CHECK-NEXT:    loop.store %[[S]], %y[%[[I]]]
// CHECK-NEXT:    %[[W:.*]] = loop.load %x[%[[I]] + 512]
// CHECK-NEXT:    %[[T:.*]] = arith.addf %[[S]], %[[W]]
// CHECK-NEXT:    loop.store %[[T]], %y[%[[I]] + 512]
// CHECK-NEXT:    loop.store %[[T]], %z[%[[I]]]
loop.kernel @columns(%x: memref<1024xf32>, %m: memref<1024xi1>, %y: memref<1024xf32>, %z: memref<512xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 512 {
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:12: unroll-loops: 2 iterations are written out {{\[}}@columns]
    %any = loop.reduce <maximum> %r = 0 to 2 : i1 {
      %v = loop.load %m[%r * 512 + %i] : memref<1024xi1> -> i1
      loop.yield %v : i1
    }
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:10: unroll-loops: 2 iterations are written out {{\[}}@columns]
    %s = loop.for %r = 0 to 2 carry (%sum = %zero : f32) {
      %v = loop.load %x[%r * 512 + %i] : memref<1024xf32> -> f32
      %next = arith.addf %sum, %v : f32
      loop.store %next, %y[%r * 512 + %i] : f32, memref<1024xf32>
      loop.yield %next : f32
    }
    loop.store %s, %z[%i] : f32, memref<512xf32>
  }
}

/// The row itself lies side by side.
// CHECK-LABEL: loop.kernel @negative_rows(
// CHECK:         loop.reduce
loop.kernel @negative_rows(%x: memref<40960xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %m = loop.reduce <maximum> %r = 0 to 10 : f32 {
      %v = loop.load %x[%i * 10 + %r] : memref<40960xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %y[%i] : f32, memref<4096xf32>
  }
}

/// A loop of one iteration is none.
// CHECK-LABEL: loop.kernel @once(
// CHECK-NEXT:    %[[V:.*]] = loop.load %x[2]
// CHECK-NEXT:    loop.store %[[V]], %y[0]
loop.kernel @once(%x: memref<3xf32>, %y: memref<1xf32>) {
  // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:8: unroll-loops: 1 iterations are written out {{\[}}@once]
  %m = loop.reduce <maximum> %r = 2 to 3 : f32 {
    %v = loop.load %x[%r] : memref<3xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %m, %y[0] : f32, memref<1xf32>
}

/// There is nothing else to make lanes of.
// CHECK-LABEL: loop.kernel @negative_alone(
// CHECK:         loop.reduce
loop.kernel @negative_alone(%x: memref<3xf32>, %y: memref<1xf32>) {
  %m = loop.reduce <maximum> %r = 0 to 3 : f32 {
    %v = loop.load %x[%r] : memref<3xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %m, %y[0] : f32, memref<1xf32>
}

/// Copies have a bound.
// CHECK-LABEL: loop.kernel @long(
loop.kernel @long(%x: memref<12288xf32>, %y: memref<512xf32>) {
  loop.parallel %i = 0 to 512 {
    // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:10: unroll-loops: not written out: the kernel would have 78 operations, bound 64 {{\[}}@long]
    %m = loop.reduce <maximum> %r = 0 to 24 : f32 {
      %v = loop.load %x[%r * 512 + %i] : memref<12288xf32> -> f32
      %w = math.exp %v : f32
      loop.yield %w : f32
    }
    loop.store %m, %y[%i] : f32, memref<512xf32>
  }
}

/// Several loops over one row keep it in registers.
// CHECK-LABEL: loop.kernel @negative_phases(
// CHECK:         loop.reduce
// CHECK:         loop.parallel
loop.kernel @negative_phases(%x: memref<12288xf32>, %y: memref<12288xf32>) {
  loop.parallel %i = 0 to 512 {
    %m = loop.reduce <maximum> %r = 0 to 24 : f32 {
      %v = loop.load %x[%r * 512 + %i] : memref<12288xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 24 {
      %v = loop.load %x[%j * 512 + %i] : memref<12288xf32> -> f32
      %d = arith.subf %v, %m : f32
      loop.store %d, %y[%j * 512 + %i] : f32, memref<12288xf32>
    }
  }
}

/// A parallel loop stays where the loops around it have too few iterations to keep all multiprocessors busy.
// CHECK-LABEL: loop.kernel @few(
// CHECK-NEXT:    loop.parallel %i = 0 to 64
// CHECK-NEXT:      loop.parallel %j = 0 to 16
// CHECK-NEXT:        loop.parallel %k = 0 to 16
loop.kernel @few(%x: memref<16384xf32>, %y: memref<16384xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 16 {
      // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:7: unroll-loops: not written out: the loops around it leave programs idle {{\[}}@few]
      loop.parallel %k = 0 to 16 {
        %v = loop.load %x[%i + %j * 1024 + %k * 64] : memref<16384xf32> -> f32
        loop.store %v, %y[%i * 256 + %j * 16 + %k] : f32, memref<16384xf32>
      }
    }
  }
}

/// With more rows it is written out.
// CHECK-LABEL: loop.kernel @many(
// CHECK-NEXT:    loop.parallel %i = 0 to 64
// CHECK-NEXT:      loop.parallel %j = 0 to 256
// CHECK-NOT:         loop.parallel
loop.kernel @many(%x: memref<262144xf32>, %y: memref<262144xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 256 {
      // REMARK-DAG: unroll-loops.mlir:[[# @LINE + 1]]:7: unroll-loops: 16 iterations are written out {{\[}}@many]
      loop.parallel %k = 0 to 16 {
        %v = loop.load %x[%i + %j * 1024 + %k * 64] : memref<262144xf32> -> f32
        loop.store %v, %y[%i * 4096 + %j * 16 + %k] : f32, memref<262144xf32>
      }
    }
  }
}
