// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p unroll-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p unroll-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in unroll-loops.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @argreduce_0(
  // CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<9xi64>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 9 {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply 0 : index
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.index_cast %[[V1]] : index to i64
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.apply 1 : index
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.index_cast %[[V3]] : index to i64
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.cmpf oge, %[[V0]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpf une, %[[V0]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.ori %[[V5]], %[[V6]] : i1
  // CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.select %[[V7]], %[[V0]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.select %[[V7]], %[[V2]], %[[V4]] : i64
  // CHECK-NEXT:      %[[V10_2:[^ ,:]+]] = loop.apply 2 : index
  // CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.index_cast %[[V10_2]] : index to i64
  // CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.cmpf oge, %[[V8]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.cmpf une, %[[V8]], %[[V8]] : f32
  // CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.ori %[[V12]], %[[V13]] : i1
  // CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.select %[[V14]], %[[V8]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.select %[[V14]], %[[V9]], %[[V11]] : i64
  // CHECK-NEXT:      %[[V17:[^ ,:]+]] = loop.apply 3 : index
  // CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.index_cast %[[V17]] : index to i64
  // CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.cmpf oge, %[[V15]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpf une, %[[V15]], %[[V15]] : f32
  // CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.ori %[[V19]], %[[V20]] : i1
  // CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.select %[[V21]], %[[V15]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.select %[[V21]], %[[V16]], %[[V18]] : i64
  // CHECK-NEXT:      loop.store %[[V23]], %[[V10]][%[[I]]] : i64, memref<9xi64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @argreduce_0(%v10: memref<9xi64>) {
    %0 = arith.constant 5.000000e-01 : f32
    loop.parallel %i = 0 to 9 {
      %1, %2 = loop.reduce <argmaximum> %r = 0 to 4 : f32, i64 {
        %3 = arith.index_cast %r : index to i64
        loop.yield %0, %3 : f32, i64
      }
      loop.store %2, %v10[%i] : i64, memref<9xi64>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @sum_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<210xf32>, %[[SUM:[^ ,:]+]]: memref<70xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 70 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 3] : memref<210xf32> -> f32
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V0]] : f32
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 3 + 1] : memref<210xf32> -> f32
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.addf %[[V2]], %[[V3]] : f32
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 3 + 2] : memref<210xf32> -> f32
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.addf %[[V4]], %[[V5]] : f32
  // CHECK-NEXT:      loop.store %[[V6]], %[[SUM]][%[[I]]] : f32, memref<70xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @sum_0(%x: memref<210xf32>, %sum: memref<70xf32>) {
    loop.parallel %i = 0 to 70 {
      %0 = loop.reduce <add> %r = 0 to 3 : f32 {
        %1 = loop.load %x[%i * 3 + %r] : memref<210xf32> -> f32
        loop.yield %1 : f32
      }
      loop.store %0, %sum[%i] : f32, memref<70xf32>
    }
  }
}

// REMARK:       {{.*}}unroll-loops-cases.mlir:{{[0-9]+}}:16: unroll-loops: 4 iterations are written out [@argreduce_0]
// REMARK-NEXT:  {{.*}}unroll-loops-cases.mlir:{{[0-9]+}}:12: unroll-loops: 3 iterations are written out [@sum_0]
