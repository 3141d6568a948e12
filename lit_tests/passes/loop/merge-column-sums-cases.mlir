// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-column-sums --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in merge-column-sums.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @argreduce_0(
  // CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<9xi64>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 9 {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 4 : f32, i64 {
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
  // CHECK-NEXT:        loop.yield %[[V0]], %[[V3]] : f32, i64
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V2]], %[[V10]][%[[I]]] : i64, memref<9xi64>
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
