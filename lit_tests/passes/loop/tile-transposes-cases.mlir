// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-transposes --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-transposes --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in tile-transposes.mlir.

// CHECK-LABEL: loop.kernel @columns(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<131072xf32>, %[[Y:[^ ,:]+]]: memref<131072xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2048 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 64 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] * 2048 + %[[I]]] : memref<131072xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 2048 + %[[I]]] : memref<131072xf32> -> f32
// CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.divf %[[V_1]], %[[S]] : f32
// CHECK-NEXT:        loop.store %[[D]], %[[Y]][%[[J]] * 2048 + %[[I]]] : f32, memref<131072xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @columns(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 64 : f32 {
      %v = loop.load %x[%r * 2048 + %i] : memref<131072xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 64 {
      %v_1 = loop.load %x[%j * 2048 + %i] : memref<131072xf32> -> f32
      %d = arith.divf %v_1, %s : f32
      loop.store %d, %y[%j * 2048 + %i] : f32, memref<131072xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @triangle(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    %[[ONE:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to %[[I]] attributes {block = #loop.block<4, x>} {
// CHECK-NEXT:        loop.store %[[ONE]], %[[X]][%[[I]] * 16 + %[[J]]] : f32, memref<256xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @triangle(%x: memref<256xf32>) {
  %one = arith.constant 1.000000e+00 : f32
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<1, y>} {
    loop.parallel %j = 0 to %i attributes {block = #loop.block<4, x>} {
      loop.store %one, %x[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// REMARK:       {{.*}}tile-transposes-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: the loop around it does more than prepare for it [@columns]
