// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-divided-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-divided-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-divided-loops.mlir.

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

// -----

// CHECK-LABEL: loop.kernel @parallel_by_five(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<320xf32>, %[[Y:[^ ,:]+]]: memref<25xf32>) {
// CHECK-NEXT:    loop.for %[[IO:[^ ,:]+]] = 0 to 5 {
// CHECK-NEXT:      loop.for %[[II:[^ ,:]+]] = 0 to 5 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[IO]] * 64 + %[[II]]] : memref<320xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[IO]] * 5 + %[[II]]] : f32, memref<25xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @parallel_by_five(%x: memref<320xf32>, %y: memref<25xf32>) {
  loop.for %i = 0 to 25 {
    %v = loop.load %x[(%i floordiv 5) * 64 + %i mod 5] : memref<320xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<25xf32>
  }
}

// REMARK:       {{.*}}split-divided-loops-cases.mlir:{{[0-9]+}}:3: split-divided-loops: 25 iterations become 5 times 5 [@parallel_by_five]
