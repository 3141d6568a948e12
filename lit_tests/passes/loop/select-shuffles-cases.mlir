// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p select-shuffles --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in select-shuffles.mlir.

// CHECK-LABEL: loop.kernel @vectors(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[Y:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    %[[V:[^ ,:]+]] = loop.load %[[X]][0] : memref<8xf32> -> vector<8xf32>
// CHECK-NEXT:    loop.store %[[V]], %[[Y]][0] : vector<8xf32>, memref<8xf32>
// CHECK-NEXT:  }
loop.kernel @vectors(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> vector<8xf32>
  loop.store %v, %y[0] : vector<8xf32>, memref<8xf32>
}
