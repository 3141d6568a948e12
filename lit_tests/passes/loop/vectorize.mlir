// RUN: stepwell-opt %s -p vectorize | filecheck %s
// RUN: stepwell-opt %s -p vectorize --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p vectorize{bits=256} | filecheck %s --check-prefix=AVX2
// RUN: stepwell-opt %s -p vectorize --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes vectorize | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   minimum-lanes: an integer (default 4)

/// What the vectors leave over is done by shorter vectors, and by scalars.
// CHECK-LABEL: loop.kernel @pointwise(
// AVX2-LABEL:  loop.kernel @pointwise(
loop.kernel @pointwise(%x: memref<103xf32>, %y: memref<103xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 96 step 16 {
  // CHECK-NEXT:   %[[V:.*]] = loop.load %x[%[[I]]] : memref<103xf32> -> vector<16xf32>
  // CHECK-NEXT:   %[[E:.*]] = math.exp %[[V]] : vector<16xf32>
  // CHECK-NEXT:   loop.store %[[E]], %y[%[[I]]] : vector<16xf32>, memref<103xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: loop.parallel %[[J:.*]] = 96 to 100 step 4 {
  // CHECK-NEXT:   loop.load %x[%[[J]]] : memref<103xf32> -> vector<4xf32>
  // CHECK:      loop.parallel %[[K:.*]] = 100 to 103 {
  // CHECK-NEXT:   loop.load %x[%[[K]]] : memref<103xf32> -> f32
  // AVX2-NEXT:  loop.parallel %{{.*}} = 0 to 96 step 8 {
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 2]]:3: vectorize: 16 iterations at a time; this saves an estimated 289.69 accesses and operations {{\[}}@pointwise]
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: 4 iterations at a time {{\[}}@pointwise]
  loop.parallel %i = 0 to 103 {
    %v = loop.load %x[%i] : memref<103xf32> -> f32
    %e = math.exp %v : f32
    loop.store %e, %y[%i] : f32, memref<103xf32>
  }
}

/// A reduction keeps a partial result in each lane.
// CHECK-LABEL: loop.kernel @row_maximum(
loop.kernel @row_maximum(%x: memref<4000xf32>, %y: memref<4xf32>) {
  // CHECK:      %[[V:.*]] = loop.reduce <maximum> %[[J:.*]] = 0 to 992 step 16 : vector<16xf32> {
  // CHECK:      %[[M:.*]] = loop.reduce_lanes <maximum> %[[V]] : vector<16xf32>
  // CHECK-NEXT: loop.reduce <maximum> %{{.*}} = 992 to 1000 step 8 : vector<8xf32> {
  // CHECK:      %[[R:.*]] = loop.reduce_lanes <maximum> %{{.*}} : vector<8xf32>
  // CHECK-NEXT: %[[T:.*]] = arith.maximumf %[[M]], %[[R]] : f32
  // CHECK-NEXT: loop.store %[[T]], %y
  loop.parallel %i = 0 to 4 {
    // REMARK-DAG: vectorize.mlir:[[# @LINE + 2]]:10: vectorize: 16 iterations at a time; this saves an estimated 3750.0 accesses and operations {{\[}}@row_maximum]
    // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:10: vectorize: 8 iterations at a time {{\[}}@row_maximum]
    %m = loop.reduce <maximum> %j = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %j] : memref<4000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %y[%i] : f32, memref<4xf32>
  }
}

/// A sum down the columns: neighbours are in the outer loop, which takes the inner one with it.
// CHECK-LABEL: loop.kernel @column_sum(
loop.kernel @column_sum(%x: memref<3200xf32>, %y: memref<32xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 32 step 16 {
  // CHECK-NEXT:   %[[S:.*]] = loop.reduce <add> %[[J:.*]] = 0 to 100 : vector<16xf32> {
  // CHECK-NEXT:     loop.load %x[%{{.*}}] : memref<3200xf32> -> vector<16xf32>
  // CHECK:        loop.store %[[S]], %y[%[[I]]] : vector<16xf32>, memref<32xf32>
  // CHECK-NOT:  loop.parallel
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: 16 iterations at a time; this saves an estimated 3030.0 accesses and operations {{\[}}@column_sum]
  loop.parallel %i = 0 to 32 {
    %s = loop.reduce <add> %j = 0 to 100 : f32 {
      %v = loop.load %x[%j * 32 + %i] : memref<3200xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<32xf32>
  }
}

/// A computed index differs from lane to lane: a gather.
// CHECK-LABEL: loop.kernel @lookup(
loop.kernel @lookup(%t: memref<1000xf32>, %k: memref<64xi64>, %y: memref<64xf32>) {
  // CHECK:      %[[K:.*]] = loop.load %k[%[[I:.*]]] : memref<64xi64> -> vector<16xi64>
  // CHECK-NEXT: %[[C:.*]] = loop.check_index %[[K]] below 1000 : vector<16xi64>
  // CHECK-NEXT: %[[V:.*]] = loop.gather %t[0] at %[[C]] : memref<1000xf32>, vector<16xi64> -> vector<16xf32>
  // CHECK-NEXT: loop.store %[[V]], %y[%[[I]]]
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: 16 iterations at a time; this saves an estimated 180.0 accesses and operations {{\[}}@lookup]
  loop.parallel %i = 0 to 64 {
    %k0 = loop.load %k[%i] : memref<64xi64> -> i64
    %c = loop.check_index %k0 below 1000 : i64
    %v = loop.load %t[%c] : memref<1000xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

/// A guarded read has a condition for each lane.
// CHECK-LABEL: loop.kernel @guarded(
loop.kernel @guarded(%x: memref<62xf32>, %y: memref<64xf32>) {
  // CHECK: %[[M:.*]] = arith.cmpi sge, %{{.*}}, %{{.*}} : vector<16xi32>
  // CHECK: loop.load %x[%{{.*}} - 2] where %[[M]] : memref<62xf32> -> vector<16xf32>
  %zero = arith.constant 0 : index
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: 16 iterations at a time; this saves an estimated 120.0 accesses and operations {{\[}}@guarded]
  loop.parallel %i = 0 to 64 {
    %p = loop.apply %i - 2 : index
    %m = arith.cmpi sge, %p, %zero : index
    %v = loop.load %x[%i - 2] where %m : memref<62xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

/// All lanes would write to one place.
// CHECK-LABEL: loop.kernel @negative_one_place(
loop.kernel @negative_one_place(%x: memref<64xf32>, %y: memref<1xf32>) {
  // CHECK-NOT: vector
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: not vectorized: each iteration needs the one before {{\[}}@negative_one_place]
  loop.for %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[0] : f32, memref<1xf32>
  }
}

/// Three iterations fill no vector.
// CHECK-LABEL: loop.kernel @negative_short(
loop.kernel @negative_short(%x: memref<3xf32>, %y: memref<3xf32>) {
  // CHECK-NOT: vector
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: not vectorized: it fills 2 lanes, bound 4 {{\[}}@negative_short]
  loop.parallel %i = 0 to 3 {
    %v = loop.load %x[%i] : memref<3xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<3xf32>
  }
}

/// Every other element, and the rows backwards: whole vectors are read, and the lanes picked out of them.
// CHECK-LABEL: loop.kernel @small_strides(
loop.kernel @small_strides(%x: memref<64xf32>, %y: memref<32xf32>, %z: memref<64xf32>) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 32 step 16 {
  // CHECK-NEXT:   %[[V:.*]] = loop.load %x[%[[I]] * 2] stride 2 : memref<64xf32> -> vector<16xf32>
  // CHECK-NEXT:   loop.store %[[V]], %y[-%[[I]] + 31] stride -1 : vector<16xf32>, memref<32xf32>
  // CHECK-NEXT:   loop.store %[[V]], %z[%[[I]] * 2 + 1] stride 2 : vector<16xf32>, memref<64xf32>
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: 16 iterations at a time; this saves an estimated 80.0 accesses and operations {{\[}}@small_strides]
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i * 2] : memref<64xf32> -> f32
    loop.store %v, %y[31 - %i] : f32, memref<32xf32>
    loop.store %v, %z[%i * 2 + 1] : f32, memref<64xf32>
  }
}

/// Every other element, or every fourth, under a mask: whole vectors are read where registers are wide, and not for
/// numbers of fewer bits.
// CHECK-LABEL: loop.kernel @masked_strides(
// AVX2-LABEL:  loop.kernel @masked_strides(
loop.kernel @masked_strides(%x: memref<128xf32>, %h: memref<128xi8>, %y: memref<32xf32>, %z: memref<32xi8>, %n: index) {
  // CHECK-NEXT: loop.parallel %[[I:.*]] = 0 to 32 step 16 {
  // CHECK:        loop.load %x[%[[I]] * 2] stride 2 where %{{.*}} : memref<128xf32> -> vector<16xf32>
  // AVX2-NEXT:  loop.parallel %[[I:.*]] = 0 to 32 {
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: 16 iterations at a time; this saves an estimated 48.0 accesses and operations {{\[}}@masked_strides]
  loop.parallel %i = 0 to 32 {
    %w = arith.cmpi slt, %i, %n : index
    %v = loop.load %x[%i * 2] where %w : memref<128xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
  // CHECK:      loop.parallel %[[I:.*]] = 0 to 32 step 16 {
  // CHECK:        loop.load %x[%[[I]] * 4] stride 4 where %{{.*}} : memref<128xf32> -> vector<16xf32>
  loop.parallel %i = 0 to 32 {
    %w = arith.cmpi slt, %i, %n : index
    %v = loop.load %x[%i * 4] where %w : memref<128xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
  // CHECK:      loop.parallel %{{.*}} = 0 to 16 {
  loop.parallel %i = 0 to 16 {
    %w = arith.cmpi slt, %i, %n : index
    %v = loop.load %x[%i * 5] where %w : memref<128xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
  // CHECK:      loop.parallel %{{.*}} = 0 to 32 {
  loop.parallel %i = 0 to 32 {
    %w = arith.cmpi slt, %i, %n : index
    %v = loop.load %h[%i * 2] where %w : memref<128xi8> -> i8
    loop.store %v, %z[%i] : i8, memref<32xi8>
  }
}

/// Elements far apart are put together lane by lane, which is no gain.
// CHECK-LABEL: loop.kernel @negative_wide_stride(
loop.kernel @negative_wide_stride(%x: memref<1024xf32>, %y: memref<32xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 32 {
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: not vectorized: its accesses are not to neighbours in memory, so vectors would cost 0.1 accesses an iteration {{\[}}@negative_wide_stride]
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i * 32] : memref<1024xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}

/// A pair that is combined by more than one operation stays a pair of scalars.
// CHECK-LABEL: loop.kernel @softmax(
// CHECK:         loop.reduce <softmax> %{{.*}} = 0 to 1024 : f32, f32 {
loop.kernel @softmax(%x: memref<1024xf32>, %y: memref<2xf32>) {
  %one = arith.constant 1.0 : f32
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:12: vectorize: not vectorized: a softmax reduction is of scalars {{\[}}@softmax]
  %m, %s = loop.reduce <softmax> %i = 0 to 1024 : f32, f32 {
    %v = loop.load %x[%i] : memref<1024xf32> -> f32
    loop.yield %v, %one : f32, f32
  }
  loop.store %m, %y[0] : f32, memref<2xf32>
  loop.store %s, %y[1] : f32, memref<2xf32>
}

/// Neither do columns of such pairs become vectors.
// CHECK-LABEL: loop.kernel @columns_of_softmax(
// CHECK:         loop.parallel %{{.*}} = 0 to 64 {
loop.kernel @columns_of_softmax(%x: memref<65536xf32>, %y: memref<64xf32>) {
  %one = arith.constant 1.0 : f32
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: not vectorized: a softmax reduction is of scalars {{\[}}@columns_of_softmax]
  loop.parallel %c = 0 to 64 {
    %m, %s = loop.reduce <softmax> %i = 0 to 1024 : f32, f32 {
      %v = loop.load %x[%i * 64 + %c] : memref<65536xf32> -> f32
      loop.yield %v, %one : f32, f32
    }
    loop.store %s, %y[%c] : f32, memref<64xf32>
  }
}

/// A sum over pixels of what reductions over channels give: the lanes are pixels, which are neighbours.
// CHECK-LABEL: loop.kernel @sum_of_maxima(
loop.kernel @sum_of_maxima(%x: memref<1344xf32>, %y: memref<1xf32>) {
  // CHECK-NEXT: %[[S:.*]] = loop.reduce <add> %[[P:.*]] = 0 to 64 step 16 : vector<16xf32> {
  // CHECK-NEXT:   %[[M:.*]] = loop.reduce <maximum> %[[C:.*]] = 0 to 21 : vector<16xf32> {
  // CHECK-NEXT:     %[[V:.*]] = loop.load %x[%[[P]] + %[[C]] * 64] : memref<1344xf32> -> vector<16xf32>
  // CHECK-NEXT:     loop.yield %[[V]] : vector<16xf32>
  // CHECK-NEXT:   }
  // CHECK-NEXT:   loop.yield %[[M]] : vector<16xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: loop.reduce_lanes <add> %[[S]] : vector<16xf32>
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:8: vectorize: 16 iterations at a time; this saves an estimated 1260.0 accesses and operations {{\[}}@sum_of_maxima]
  %s = loop.reduce <add> %p = 0 to 64 : f32 {
    %m = loop.reduce <maximum> %c = 0 to 21 : f32 {
      %v = loop.load %x[%c * 64 + %p] : memref<1344xf32> -> f32
      loop.yield %v : f32
    }
    loop.yield %m : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// What vectors have been made of stays as it is.
// CHECK-LABEL: loop.kernel @negative_vectors(
// CHECK-NOT:     vector<16x
loop.kernel @negative_vectors(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: not vectorized: it moves by more than one index at a time, tile by tile, or holds vectors already {{\[}}@negative_vectors]
  loop.parallel %i = 0 to 64 {
    %a = loop.load %x[%i] : memref<1024xf32> -> f32
    %v = loop.load %x[%i * 16] : memref<1024xf32> -> vector<8xf32>
    %w = math.absf %v : vector<8xf32>
    loop.store %w, %y[%i * 16] : vector<8xf32>, memref<1024xf32>
    loop.store %a, %y[%i * 16 + 8] : f32, memref<1024xf32>
  }
}

/// Each iteration counts, although all count in one place.
// CHECK-LABEL: loop.kernel @negative_atomic(
// CHECK:         loop.parallel %{{.*}} = 0 to 64 {
loop.kernel @negative_atomic(%x: memref<64xf32>, %y: memref<64xf32>, %n: memref<1xf32>) {
  %one = arith.constant 1.0 : f32
  // REMARK-DAG: vectorize.mlir:[[# @LINE + 1]]:3: vectorize: not vectorized: loop.atomic cannot be vectorized {{\[}}@negative_atomic]
  loop.parallel %i = 0 to 64 {
    %a = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %a, %y[%i] : f32, memref<64xf32>
    loop.atomic <add> %one, %n[0] : f32, memref<1xf32>
  }
}
