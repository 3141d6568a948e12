// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-groups --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-groups --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-groups.mlir.

// CHECK-LABEL: loop.kernel @channels(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<393216xf32>,
// CHECK-SAME:  %[[P:[^ ,:]+]]: memref<19200xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<96xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<393216xf32>) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 48 : f32 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[P]][%[[IO]] * 48 + %[[R]]] : memref<19200xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V1]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = math.sqrt %[[V0]] : f32
// CHECK-NEXT:      loop.parallel %[[II:[^ ,:]+]] = 0 to 24 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[W]][%[[IO]] * 24 + %[[II]]] : memref<96xf32> -> f32
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 4096 {
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[IO]] * 24 + %[[II]] + %[[J]] * 96] : memref<393216xf32> -> f32
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.mulf %[[V4]], %[[V2]] : f32
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.mulf %[[V5]], %[[V3]] : f32
// CHECK-NEXT:          loop.store %[[V6]], %[[Y]][%[[IO]] * 24 + %[[II]] + %[[J]] * 96] : f32, memref<393216xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @channels(%x: memref<393216xf32>, %p: memref<19200xf32>, %w: memref<96xf32>, %y: memref<393216xf32>) {
  loop.parallel %i = 0 to 96 {
    %0 = loop.reduce <add> %r = 0 to 48 : f32 {
      %1 = loop.load %p[%r + (%i floordiv 24) * 48] : memref<19200xf32> -> f32
      loop.yield %1 : f32
    }
    %2 = math.sqrt %0 : f32
    %3 = loop.load %w[%i] : memref<96xf32> -> f32
    loop.parallel %j = 0 to 4096 {
      %4 = loop.load %x[%i + %j * 96] : memref<393216xf32> -> f32
      %5 = arith.mulf %4, %2 : f32
      %6 = arith.mulf %5, %3 : f32
      loop.store %6, %y[%i + %j * 96] : f32, memref<393216xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @argreduce_0(
  // CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<9xi64>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 3 {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 4 : f32, i64 {
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
  // CHECK-NEXT:          loop.yield %[[V0]], %[[V3]] : f32, i64
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V2]], %[[V10]][%[[I]] * 3 + %[[J]]] : i64, memref<9xi64>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @argreduce_0(%v10: memref<9xi64>) {
    %0 = arith.constant 5.000000e-01 : f32
    loop.parallel %i = 0 to 3 {
      loop.parallel %j = 0 to 3 {
        %1, %2 = loop.reduce <argmaximum> %r = 0 to 4 : f32, i64 {
          %3 = arith.index_cast %r : index to i64
          loop.yield %0, %3 : f32, i64
        }
        loop.store %2, %v10[%i * 3 + %j] : i64, memref<9xi64>
      }
    }
  }
}

// REMARK:       {{.*}}split-groups-cases.mlir:{{[0-9]+}}:3: split-groups: 96 iterations become 4 groups of 24 [@channels]
