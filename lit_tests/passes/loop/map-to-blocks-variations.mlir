// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-to-blocks --split-input-file --machine=x86-avx2 | filecheck %s
// RUN: stepwell-opt %s -p map-to-blocks --split-input-file --machine=x86-avx2 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @shared_rows(
// CHECK-SAME:  %[[M:[^ ,:]+]]: memref<160xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1600000xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<1600000xf32>) attributes {warps = 1 : i64, stages = 1 : i64} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 127 to 16 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 127 to 10 : f32 attributes {block = #loop.block<1>} {
// CHECK-NEXT:        %[[E:[^ ,:]+]] = loop.load %[[M]][%[[I]] * 10 + %[[R]]] : memref<160xf32> -> f32
// CHECK-NEXT:        loop.yield %[[E]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 127 to 100000 attributes {block = #loop.block<128, x>} {
// CHECK-NEXT:        %[[E_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 100000 + %[[J]]] : memref<1600000xf32> -> f32
// CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.subf %[[E_1]], %[[S]] : f32
// CHECK-NEXT:        loop.store %[[D]], %[[Y]][%[[I]] * 100000 + %[[J]]] : f32, memref<1600000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @shared_rows(%m: memref<160xf32>, %x: memref<1600000xf32>, %y: memref<1600000xf32>) {
  loop.parallel %i = 127 to 16 {
    %s = loop.reduce <maximum> %r = 127 to 10 : f32 {
      %e = loop.load %m[%i * 10 + %r] : memref<160xf32> -> f32
      loop.yield %e : f32
    }
    loop.parallel %j = 127 to 100000 {
      %e_1 = loop.load %x[%i * 100000 + %j] : memref<1600000xf32> -> f32
      %d = arith.subf %e_1, %s : f32
      loop.store %d, %y[%i * 100000 + %j] : f32, memref<1600000xf32>
    }
  }
}

// REMARK:       {{.*}}map-to-blocks-variations.mlir:{{[0-9]+}}:1: map-to-blocks: not mapped for the machine 'x86-avx2', which is no GPU, but for 'cuda' [@shared_rows]
// REMARK-NEXT:  {{.*}}map-to-blocks-variations.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of -11085903 in all; 1 warp [@shared_rows]
