// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p unroll-and-jam --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @column_sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4800xf32>, %[[Y:[^ ,:]+]]: memref<48xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 48 step 16 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 1 : vector<16xf32> {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] * 48 + %[[I]]] : memref<4800xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : vector<16xf32>, memref<48xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @column_sums(%x: memref<4800xf32>, %y: memref<48xf32>) {
  loop.parallel %i = 0 to 48 step 16 {
    %s = loop.reduce <add> %r = 0 to 1 : vector<16xf32> {
      %v = loop.load %x[%r * 48 + %i] : memref<4800xf32> -> vector<16xf32>
      loop.yield %v : vector<16xf32>
    }
    loop.store %s, %y[%i] : vector<16xf32>, memref<48xf32>
  }
}
