// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p vectorize --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p vectorize --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @lookup(
// CHECK-SAME:  %[[T:[^ ,:]+]]: memref<1000xbf16>, %[[K:[^ ,:]+]]: memref<64xi64>, %[[Y:[^ ,:]+]]: memref<64xbf16>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[K]][%[[I]]] : memref<64xi64> -> vector<16xi64>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.check_index %[[V0]] below 1000 : vector<16xi64>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.gather %[[T]][0] at %[[V1]] : memref<1000xbf16>, vector<16xi64> -> vector<16xbf16>
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I]]] : vector<16xbf16>, memref<64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @lookup(%t: memref<1000xbf16>, %k: memref<64xi64>, %y: memref<64xbf16>) {
  loop.parallel %i = 0 to 64 {
    %k0 = loop.load %k[%i] : memref<64xi64> -> i64
    %c = loop.check_index %k0 below 1000 : i64
    %v = loop.load %t[%c] : memref<1000xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<64xbf16>
  }
}

// REMARK:       {{.*}}vectorize-branches.mlir:{{[0-9]+}}:3: vectorize: 16 iterations at a time [@lookup]
