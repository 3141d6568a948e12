// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p interleave-iterations --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in interleave-iterations.mlir.

// CHECK-LABEL: loop.kernel @negative_short(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> vector<1xf32>
// CHECK-NEXT:      %[[A:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : vector<1xf32>
// CHECK-NEXT:      loop.store %[[A]], %[[Y]][%[[I]]] : vector<1xf32>, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_short(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> vector<1xf32>
    %a = arith.addf %v, %v : vector<1xf32>
    loop.store %a, %y[%i] : vector<1xf32>, memref<64xf32>
  }
}
