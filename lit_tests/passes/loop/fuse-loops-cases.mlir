// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in fuse-loops.mlir.

// CHECK-LABEL: loop.kernel @negative_row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:        %[[E:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<1xf32> -> f32
// CHECK-NEXT:        loop.yield %[[E]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : f32, memref<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:      loop.store %[[Z]], %[[X]][%[[J]]] : f32, memref<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_row(%x: memref<1xf32>, %y: memref<1xf32>) {
  %z = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 1 {
    %s = loop.reduce <add> %r = 0 to 1 : f32 {
      %e = loop.load %x[%r] : memref<1xf32> -> f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<1xf32>
  }
  loop.parallel %j = 0 to 1 {
    loop.store %z, %x[%j] : f32, memref<1xf32>
  }
}

// -----

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

// REMARK:       {{.*}}fuse-loops-cases.mlir:{{[0-9]+}}:3: fuse-loops: not fused with a nest over the same ranges: an iteration may need another one: loop.store of %[[X:[^ ,:]+]] may reach what loop.load of %[[X]] reads [@negative_row]
// REMARK-NEXT:  {{.*}}fuse-loops-cases.mlir:{{[0-9]+}}:3: fuse-loops: it shares the loops of a nest before it [@behind_lanes]
