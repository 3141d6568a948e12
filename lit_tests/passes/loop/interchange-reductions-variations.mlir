// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p interchange-reductions --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @group(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<131072xf32>, %[[B:[^ ,:]+]]: memref<32xf32>, %[[Y:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 128 to 4 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 128 to 8192 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 2 + ((%[[R]] floordiv 64) mod 64) * 2048 + %[[R]] floordiv 4096 + (%[[R]] mod 64) * 32] : memref<131072xf32> -> f32
// CHECK-NEXT:        %[[C:[^ ,:]+]] = loop.load %[[B]][%[[I]] * 2 + %[[R]] floordiv 4096] : memref<32xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = arith.addf %[[V]], %[[C]] : f32
// CHECK-NEXT:        loop.yield %[[W]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @group(%x: memref<131072xf32>, %b: memref<32xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 128 to 4 {
    %s = loop.reduce <add> %r = 128 to 8192 : f32 {
      %v = loop.load %x[%i * 2 + ((%r floordiv 64) mod 64) * 2048 + %r floordiv 4096 + (%r mod 64) * 32] : memref<131072xf32> -> f32
      %c = loop.load %b[%i * 2 + %r floordiv 4096] : memref<32xf32> -> f32
      %w = arith.addf %v, %c : f32
      loop.yield %w : f32
    }
    loop.store %s, %y[%i] : f32, memref<4xf32>
  }
}
