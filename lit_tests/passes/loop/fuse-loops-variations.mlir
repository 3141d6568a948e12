// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @behind_lanes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<320xf32>, %[[Y:[^ ,:]+]]: memref<32xf32>) {
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32] : memref<320xf32> -> vector<4xf32>
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]] * 4] : vector<4xf32>, memref<32xf32>
// CHECK-NEXT:      loop.store %[[Z]], %[[X]][%[[I]] * 32 + 3] : f32, memref<320xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @behind_lanes(%x: memref<320xf32>, %y: memref<32xf32>) {
  %z = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i * 32] : memref<320xf32> -> vector<4xf32>
    loop.store %v, %y[%i * 4] : vector<4xf32>, memref<32xf32>
  }
  loop.parallel %j = 0 to 8 {
    loop.store %z, %x[%j * 32 + 3] : f32, memref<320xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @negative_needed(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[Y:[^ ,:]+]]: memref<8xf32>, %[[Z:[^ ,:]+]]: memref<8xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
  // CHECK-NEXT:      %[[E:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
  // CHECK-NEXT:      loop.store %[[E]], %[[Y]][%[[I]]] : f32, memref<8xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 127 to 8 {
  // CHECK-NEXT:      %[[E_1:[^ ,:]+]] = loop.load %[[Y]][%[[J]]] : memref<8xf32> -> f32
  // CHECK-NEXT:      loop.store %[[E_1]], %[[Z]][%[[J]]] : f32, memref<8xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @negative_needed(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
    loop.parallel %i = 0 to 8 {
      %e = loop.load %x[%i] : memref<8xf32> -> f32
      loop.store %e, %y[%i] : f32, memref<8xf32>
    }
    loop.parallel %j = 127 to 8 {
      %e_1 = loop.load %y[%j] : memref<8xf32> -> f32
      loop.store %e_1, %z[%j] : f32, memref<8xf32>
    }
  }
}

// REMARK:       {{.*}}fuse-loops-variations.mlir:{{[0-9]+}}:3: fuse-loops: it shares the loops of a nest before it [@behind_lanes]
