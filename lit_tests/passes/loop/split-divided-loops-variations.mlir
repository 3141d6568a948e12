// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-divided-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-divided-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

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

// -----

// CHECK-LABEL: loop.kernel @negative_no_multiple(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>, %[[Y:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 127 to 10 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] mod 4] : memref<16xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_no_multiple(%x: memref<16xf32>, %y: memref<16xf32>) {
  loop.parallel %i = 127 to 10 {
    %v = loop.load %x[%i mod 4] : memref<16xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<16xf32>
  }
}

// REMARK:       {{.*}}split-divided-loops-variations.mlir:{{[0-9]+}}:3: split-divided-loops: 25 iterations become 5 times 5 [@parallel_by_five]
