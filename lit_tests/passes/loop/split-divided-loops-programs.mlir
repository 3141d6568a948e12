// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-divided-loops --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

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
