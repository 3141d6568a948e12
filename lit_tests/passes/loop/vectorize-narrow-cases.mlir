// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'vectorize{bits=256}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'vectorize{bits=256}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in vectorize.mlir.

// CHECK-LABEL: loop.kernel @negative_one_place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_one_place(%x: memref<64xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[0] : f32, memref<1xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @negative_short(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<1xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_short(%x: memref<1xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %v = loop.load %x[%i] : memref<1xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<1xf32>
  }
}

// REMARK:       {{.*}}vectorize-narrow-cases.mlir:{{[0-9]+}}:3: vectorize: not vectorized: lanes write to the same address, or to computed addresses [@negative_one_place]
// REMARK-NEXT:  {{.*}}vectorize-narrow-cases.mlir:{{[0-9]+}}:3: vectorize: not vectorized: vectors would cost as much [@negative_short]
