// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p unroll-and-jam --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p unroll-and-jam --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in unroll-and-jam.mlir.

// CHECK-LABEL: loop.kernel @sum_add_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2640xbf16>, %[[SUM:[^ ,:]+]]: memref<40xbf16>, %[[ADD:[^ ,:]+]]: memref<2640xbf16>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2640 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<2640xbf16> -> vector<16xbf16>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.extf %[[V0]] : vector<16xbf16> to vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.truncf %[[V2]] : vector<16xf32> to vector<16xbf16>
// CHECK-NEXT:      loop.store %[[V3]], %[[ADD]][%[[I]]] : vector<16xbf16>, memref<2640xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 32 step 16 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 66 : vector<16xf32> {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<2640xbf16> -> vector<16xbf16>
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.extf %[[V5]] : vector<16xbf16> to vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V6]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.truncf %[[V4]] : vector<16xf32> to vector<16xbf16>
// CHECK-NEXT:      loop.store %[[V7]], %[[SUM]][%[[I_1]]] : vector<16xbf16>, memref<40xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 32 to 40 step 8 {
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 66 : vector<8xf32> {
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.load %[[X]][%[[I_2]] + %[[R_1]] * 40] : memref<2640xbf16> -> vector<8xbf16>
// CHECK-NEXT:        %[[V10:[^ ,:]+]] = arith.extf %[[V9]] : vector<8xbf16> to vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V10]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.truncf %[[V8]] : vector<8xf32> to vector<8xbf16>
// CHECK-NEXT:      loop.store %[[V11]], %[[SUM]][%[[I_2]]] : vector<8xbf16>, memref<40xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sum_add_0(%x: memref<2640xbf16>, %sum: memref<40xbf16>, %add: memref<2640xbf16>) {
  loop.parallel %i = 0 to 2640 step 16 {
    %0 = loop.load %x[%i] : memref<2640xbf16> -> vector<16xbf16>
    %1 = arith.extf %0 : vector<16xbf16> to vector<16xf32>
    %2 = arith.addf %1, %1 : vector<16xf32>
    %3 = arith.truncf %2 : vector<16xf32> to vector<16xbf16>
    loop.store %3, %add[%i] : vector<16xbf16>, memref<2640xbf16>
  }
  loop.parallel %i_1 = 0 to 32 step 16 {
    %4 = loop.reduce <add> %r = 0 to 66 : vector<16xf32> {
      %5 = loop.load %x[%i_1] : memref<2640xbf16> -> vector<16xbf16>
      %6 = arith.extf %5 : vector<16xbf16> to vector<16xf32>
      loop.yield %6 : vector<16xf32>
    }
    %7 = arith.truncf %4 : vector<16xf32> to vector<16xbf16>
    loop.store %7, %sum[%i_1] : vector<16xbf16>, memref<40xbf16>
  }
  loop.parallel %i_2 = 32 to 40 step 8 {
    %8 = loop.reduce <add> %r_1 = 0 to 66 : vector<8xf32> {
      %9 = loop.load %x[%i_2 + %r_1 * 40] : memref<2640xbf16> -> vector<8xbf16>
      %10 = arith.extf %9 : vector<8xbf16> to vector<8xf32>
      loop.yield %10 : vector<8xf32>
    }
    %11 = arith.truncf %8 : vector<8xf32> to vector<8xbf16>
    loop.store %11, %sum[%i_2] : vector<8xbf16>, memref<40xbf16>
  }
}

// -----

// CHECK-LABEL: loop.kernel @sum_add_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2640xbf16>, %[[SUM:[^ ,:]+]]: memref<40xbf16>, %[[ADD:[^ ,:]+]]: memref<2640xbf16>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2640 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<2640xbf16> -> vector<16xbf16>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.extf %[[V0]] : vector<16xbf16> to vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.truncf %[[V2]] : vector<16xf32> to vector<16xbf16>
// CHECK-NEXT:      loop.store %[[V3]], %[[ADD]][%[[I]]] : vector<16xbf16>, memref<2640xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 32 step 32 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.apply %[[I_1]] + 16 : index
// CHECK-NEXT:      %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]] = loop.reduce <add, add> %[[R:[^ ,:]+]] = 0 to 66 : vector<16xf32>, vector<16xf32> {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] + %[[R]] * 40] : memref<2640xbf16> -> vector<16xbf16>
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extf %[[V7]] : vector<16xbf16> to vector<16xf32>
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.load %[[X]][%[[V4]] + %[[R]] * 40] : memref<2640xbf16> -> vector<16xbf16>
// CHECK-NEXT:        %[[V10:[^ ,:]+]] = arith.extf %[[V9]] : vector<16xbf16> to vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V8]], %[[V10]] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.truncf %[[V5]] : vector<16xf32> to vector<16xbf16>
// CHECK-NEXT:      loop.store %[[V11]], %[[SUM]][%[[I_1]]] : vector<16xbf16>, memref<40xbf16>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.truncf %[[V6]] : vector<16xf32> to vector<16xbf16>
// CHECK-NEXT:      loop.store %[[V12]], %[[SUM]][%[[V4]]] : vector<16xbf16>, memref<40xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 32 to 40 step 8 {
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 66 : vector<8xf32> {
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = loop.load %[[X]][%[[I_2]] + %[[R_1]] * 40] : memref<2640xbf16> -> vector<8xbf16>
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = arith.extf %[[V14]] : vector<8xbf16> to vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V15]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.truncf %[[V13]] : vector<8xf32> to vector<8xbf16>
// CHECK-NEXT:      loop.store %[[V16]], %[[SUM]][%[[I_2]]] : vector<8xbf16>, memref<40xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sum_add_0(%x: memref<2640xbf16>, %sum: memref<40xbf16>, %add: memref<2640xbf16>) {
  loop.parallel %i = 0 to 2640 step 16 {
    %0 = loop.load %x[%i] : memref<2640xbf16> -> vector<16xbf16>
    %1 = arith.extf %0 : vector<16xbf16> to vector<16xf32>
    %2 = arith.addf %1, %1 : vector<16xf32>
    %3 = arith.truncf %2 : vector<16xf32> to vector<16xbf16>
    loop.store %3, %add[%i] : vector<16xbf16>, memref<2640xbf16>
  }
  loop.parallel %i_1 = 0 to 32 step 16 {
    %4 = loop.reduce <add> %r = 0 to 66 : vector<16xf32> {
      %5 = loop.load %x[%i_1 + %r * 40] : memref<2640xbf16> -> vector<16xbf16>
      %6 = arith.extf %5 : vector<16xbf16> to vector<16xf32>
      loop.yield %6 : vector<16xf32>
    }
    %7 = arith.truncf %4 : vector<16xf32> to vector<16xbf16>
    loop.store %7, %sum[%i_1] : vector<16xbf16>, memref<40xbf16>
  }
  loop.parallel %i_2 = 32 to 40 step 8 {
    %8 = loop.reduce <add> %r_1 = 0 to 66 : vector<8xf32> {
      %9 = loop.load %x[%i_2 + %r_1 * 40] : memref<2640xbf16> -> vector<8xbf16>
      %10 = arith.extf %9 : vector<8xbf16> to vector<8xf32>
      loop.yield %10 : vector<8xf32>
    }
    %11 = arith.truncf %8 : vector<8xf32> to vector<8xbf16>
    loop.store %11, %sum[%i_2] : vector<8xbf16>, memref<40xbf16>
  }
}

// -----

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

// REMARK:       {{.*}}unroll-and-jam-cases.mlir:{{[0-9]+}}:3: unroll-and-jam: not unrolled: one iteration takes 7 instructions, bound 256, and there are 1 iterations, bound 2 [@sum_add_0]
// REMARK-NEXT:  {{.*}}unroll-and-jam-cases.mlir:{{[0-9]+}}:3: unroll-and-jam: 2 vectors of a row are read together [@sum_add_0]
// REMARK-NEXT:  {{.*}}unroll-and-jam-cases.mlir:{{[0-9]+}}:3: unroll-and-jam: not unrolled: one iteration takes 7 instructions, bound 256, and there are 1 iterations, bound 2 [@sum_add_0]
