// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-vectors --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-vectors.mlir.

// CHECK-LABEL: loop.kernel @argmin_to_copy_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<31xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<1023xi64>,
// CHECK-SAME:  %[[_TO_COPY:[^ ,:]+]]: memref<1023xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 33 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 step 16 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = arith.constant dense<0x7f800000> : vector<16xf32>
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.constant dense<0> : vector<8xi64>
// CHECK-NEXT:        %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]] = loop.for %[[R:[^ ,:]+]] = 0 to 1 carry (%[[V6:[^ ,:]+]] = %[[V1]] : vector<16xf32>, %[[V7:[^ ,:]+]] = %[[V2]] : vector<8xi64>, %[[V8:[^ ,:]+]] = %[[V2]] : vector<8xi64>) {
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = loop.load %[[ARGS]][%[[J]] + %[[R]] * 31] : memref<31xf32> -> vector<16xf32>
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:          %[[V11:[^ ,:]+]] = vector.broadcast %[[V10]] : i64 to vector<8xi64>
// CHECK-NEXT:          %[[V12:[^ ,:]+]] = arith.cmpf uno, %[[V6]], %[[V6]] : vector<16xf32>
// CHECK-NEXT:          %[[V13:[^ ,:]+]] = arith.cmpf uno, %[[V9]], %[[V9]] : vector<16xf32>
// CHECK-NEXT:          %[[V14:[^ ,:]+]] = arith.cmpf olt, %[[V6]], %[[V9]] : vector<16xf32>
// CHECK-NEXT:          %[[V15:[^ ,:]+]] = arith.cmpf oeq, %[[V6]], %[[V9]] : vector<16xf32>
// CHECK-NEXT:          %[[V16:[^ ,:]+]] = arith.andi %[[V12]], %[[V13]] : vector<16xi1>
// CHECK-NEXT:          %[[V17:[^ ,:]+]] = arith.ori %[[V15]], %[[V16]] : vector<16xi1>
// CHECK-NEXT:          %[[V18:[^ ,:]+]] = vector.shuffle %[[V17]], %[[V17]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:          %[[V19:[^ ,:]+]] = loop.resize_mask %[[V18]] to 64 : vector<8xi1>
// CHECK-NEXT:          %[[V20:[^ ,:]+]] = vector.shuffle %[[V17]], %[[V17]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:          %[[V21:[^ ,:]+]] = loop.resize_mask %[[V20]] to 64 : vector<8xi1>
// CHECK-NEXT:          %[[V22:[^ ,:]+]] = arith.cmpf ord, %[[V9]], %[[V9]] : vector<16xf32>
// CHECK-NEXT:          %[[V23:[^ ,:]+]] = arith.andi %[[V12]], %[[V22]] : vector<16xi1>
// CHECK-NEXT:          %[[V24:[^ ,:]+]] = arith.ori %[[V14]], %[[V23]] : vector<16xi1>
// CHECK-NEXT:          %[[V25:[^ ,:]+]] = vector.shuffle %[[V24]], %[[V24]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:          %[[V26:[^ ,:]+]] = loop.resize_mask %[[V25]] to 64 : vector<8xi1>
// CHECK-NEXT:          %[[V27:[^ ,:]+]] = vector.shuffle %[[V24]], %[[V24]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:          %[[V28:[^ ,:]+]] = loop.resize_mask %[[V27]] to 64 : vector<8xi1>
// CHECK-NEXT:          %[[V29:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V11]] : vector<8xi64>
// CHECK-NEXT:          %[[V30:[^ ,:]+]] = arith.cmpi slt, %[[V8]], %[[V11]] : vector<8xi64>
// CHECK-NEXT:          %[[V31:[^ ,:]+]] = arith.andi %[[V21]], %[[V29]] : vector<8xi1>
// CHECK-NEXT:          %[[V32:[^ ,:]+]] = arith.andi %[[V19]], %[[V30]] : vector<8xi1>
// CHECK-NEXT:          %[[V33:[^ ,:]+]] = arith.ori %[[V28]], %[[V31]] : vector<8xi1>
// CHECK-NEXT:          %[[V34:[^ ,:]+]] = arith.ori %[[V26]], %[[V32]] : vector<8xi1>
// CHECK-NEXT:          %[[V35:[^ ,:]+]] = arith.select %[[V24]], %[[V6]], %[[V9]] : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:          %[[V36:[^ ,:]+]] = arith.select %[[V33]], %[[V7]], %[[V11]] : vector<8xi1>, vector<8xi64>
// CHECK-NEXT:          %[[V37:[^ ,:]+]] = arith.select %[[V34]], %[[V8]], %[[V11]] : vector<8xi1>, vector<8xi64>
// CHECK-NEXT:          loop.yield %[[V35]], %[[V36]], %[[V37]] : vector<16xf32>, vector<8xi64>, vector<8xi64>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V4]], %[[V0]][%[[J]] + %[[I]] * 31] : vector<8xi64>, memref<1023xi64>
// CHECK-NEXT:        loop.store %[[V5]], %[[V0]][%[[J]] + %[[I]] * 31 + 8] : vector<8xi64>, memref<1023xi64>
// CHECK-NEXT:        %[[V38:[^ ,:]+]] = arith.trunci %[[V4]] : vector<8xi64> to vector<8xi32>
// CHECK-NEXT:        %[[V39:[^ ,:]+]] = arith.trunci %[[V5]] : vector<8xi64> to vector<8xi32>
// CHECK-NEXT:        %[[V40:[^ ,:]+]] = arith.trunci %[[V38]] : vector<8xi32> to vector<8xi8>
// CHECK-NEXT:        %[[V41:[^ ,:]+]] = arith.trunci %[[V39]] : vector<8xi32> to vector<8xi8>
// CHECK-NEXT:        %[[V42:[^ ,:]+]] = vector.shuffle %[[V40]], %[[V41]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8>, vector<8xi8>
// CHECK-NEXT:        loop.store %[[V42]], %[[_TO_COPY]][%[[J]] + %[[I]] * 31] : vector<16xi8>, memref<1023xi8>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 16 to 24 step 8 {
// CHECK-NEXT:        %[[V43:[^ ,:]+]], %[[V44:[^ ,:]+]] = loop.reduce <argminimum> %[[R_1:[^ ,:]+]] = 0 to 1 : vector<8xf32>, vector<8xi64> {
// CHECK-NEXT:          %[[V45:[^ ,:]+]] = loop.load %[[ARGS]][%[[J_1]] + %[[R_1]] * 31] : memref<31xf32> -> vector<8xf32>
// CHECK-NEXT:          %[[V46:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:          %[[V47:[^ ,:]+]] = vector.broadcast %[[V46]] : i64 to vector<8xi64>
// CHECK-NEXT:          loop.yield %[[V45]], %[[V47]] : vector<8xf32>, vector<8xi64>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V44]], %[[V0]][%[[J_1]] + %[[I]] * 31] : vector<8xi64>, memref<1023xi64>
// CHECK-NEXT:        %[[V48:[^ ,:]+]] = arith.trunci %[[V44]] : vector<8xi64> to vector<8xi8>
// CHECK-NEXT:        loop.store %[[V48]], %[[_TO_COPY]][%[[J_1]] + %[[I]] * 31] : vector<8xi8>, memref<1023xi8>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_2:[^ ,:]+]] = 24 to 28 step 4 {
// CHECK-NEXT:        %[[V49:[^ ,:]+]], %[[V50:[^ ,:]+]] = loop.reduce <argminimum> %[[R_2:[^ ,:]+]] = 0 to 1 : vector<4xf32>, vector<4xi64> {
// CHECK-NEXT:          %[[V51:[^ ,:]+]] = loop.load %[[ARGS]][%[[J_2]] + %[[R_2]] * 31] : memref<31xf32> -> vector<4xf32>
// CHECK-NEXT:          %[[V52:[^ ,:]+]] = arith.index_cast %[[R_2]] : index to i64
// CHECK-NEXT:          %[[V53:[^ ,:]+]] = vector.broadcast %[[V52]] : i64 to vector<4xi64>
// CHECK-NEXT:          loop.yield %[[V51]], %[[V53]] : vector<4xf32>, vector<4xi64>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V50]], %[[V0]][%[[J_2]] + %[[I]] * 31] : vector<4xi64>, memref<1023xi64>
// CHECK-NEXT:        %[[V54:[^ ,:]+]] = arith.trunci %[[V50]] : vector<4xi64> to vector<4xi8>
// CHECK-NEXT:        loop.store %[[V54]], %[[_TO_COPY]][%[[J_2]] + %[[I]] * 31] : vector<4xi8>, memref<1023xi8>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_3:[^ ,:]+]] = 28 to 31 {
// CHECK-NEXT:        %[[V55:[^ ,:]+]], %[[V56:[^ ,:]+]] = loop.reduce <argminimum> %[[R_3:[^ ,:]+]] = 0 to 1 : f32, i64 {
// CHECK-NEXT:          %[[V57:[^ ,:]+]] = loop.load %[[ARGS]][%[[J_3]] + %[[R_3]] * 31] : memref<31xf32> -> f32
// CHECK-NEXT:          %[[V58:[^ ,:]+]] = arith.index_cast %[[R_3]] : index to i64
// CHECK-NEXT:          loop.yield %[[V57]], %[[V58]] : f32, i64
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V56]], %[[V0]][%[[I]] * 31 + %[[J_3]]] : i64, memref<1023xi64>
// CHECK-NEXT:        %[[V59:[^ ,:]+]] = arith.trunci %[[V56]] : i64 to i8
// CHECK-NEXT:        loop.store %[[V59]], %[[_TO_COPY]][%[[I]] * 31 + %[[J_3]]] : i8, memref<1023xi8>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @argmin_to_copy_0(%args: memref<31xf32>, %0: memref<1023xi64>, %_to_copy: memref<1023xi8>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 16 step 16 {
      %1, %2 = loop.reduce <argminimum> %r = 0 to 1 : vector<16xf32>, vector<16xi64> {
        %3 = loop.load %args[%j + %r * 31] : memref<31xf32> -> vector<16xf32>
        %4 = arith.index_cast %r : index to i64
        %5 = vector.broadcast %4 : i64 to vector<16xi64>
        loop.yield %3, %5 : vector<16xf32>, vector<16xi64>
      }
      loop.store %2, %0[%j + %i * 31] : vector<16xi64>, memref<1023xi64>
      %6 = arith.trunci %2 : vector<16xi64> to vector<16xi8>
      loop.store %6, %_to_copy[%j + %i * 31] : vector<16xi8>, memref<1023xi8>
    }
    loop.parallel %j_1 = 16 to 24 step 8 {
      %7, %8 = loop.reduce <argminimum> %r_1 = 0 to 1 : vector<8xf32>, vector<8xi64> {
        %9 = loop.load %args[%j_1 + %r_1 * 31] : memref<31xf32> -> vector<8xf32>
        %10 = arith.index_cast %r_1 : index to i64
        %11 = vector.broadcast %10 : i64 to vector<8xi64>
        loop.yield %9, %11 : vector<8xf32>, vector<8xi64>
      }
      loop.store %8, %0[%j_1 + %i * 31] : vector<8xi64>, memref<1023xi64>
      %12 = arith.trunci %8 : vector<8xi64> to vector<8xi8>
      loop.store %12, %_to_copy[%j_1 + %i * 31] : vector<8xi8>, memref<1023xi8>
    }
    loop.parallel %j_2 = 24 to 28 step 4 {
      %13, %14 = loop.reduce <argminimum> %r_2 = 0 to 1 : vector<4xf32>, vector<4xi64> {
        %15 = loop.load %args[%j_2 + %r_2 * 31] : memref<31xf32> -> vector<4xf32>
        %16 = arith.index_cast %r_2 : index to i64
        %17 = vector.broadcast %16 : i64 to vector<4xi64>
        loop.yield %15, %17 : vector<4xf32>, vector<4xi64>
      }
      loop.store %14, %0[%j_2 + %i * 31] : vector<4xi64>, memref<1023xi64>
      %18 = arith.trunci %14 : vector<4xi64> to vector<4xi8>
      loop.store %18, %_to_copy[%j_2 + %i * 31] : vector<4xi8>, memref<1023xi8>
    }
    loop.parallel %j_3 = 28 to 31 {
      %19, %20 = loop.reduce <argminimum> %r_3 = 0 to 1 : f32, i64 {
        %21 = loop.load %args[%j_3 + %r_3 * 31] : memref<31xf32> -> f32
        %22 = arith.index_cast %r_3 : index to i64
        loop.yield %21, %22 : f32, i64
      }
      loop.store %20, %0[%i * 31 + %j_3] : i64, memref<1023xi64>
      %23 = arith.trunci %20 : i64 to i8
      loop.store %23, %_to_copy[%i * 31 + %j_3] : i8, memref<1023xi8>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @one_lane(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>, %[[Y:[^ ,:]+]]: memref<2xf32>, %[[Z:[^ ,:]+]]: memref<128xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64] : memref<128xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + 16] : memref<128xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + 32] : memref<128xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + 48] : memref<128xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = vector.extract %[[V2]][5] : f32 from vector<16xf32>
// CHECK-NEXT:      loop.store %[[V4]], %[[Y]][%[[I]]] : f32, memref<2xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = vector.insert %[[V4]], %[[V0]] [3] : f32 into vector<16xf32>
// CHECK-NEXT:      loop.store %[[V5]], %[[Z]][%[[I]] * 64] : vector<16xf32>, memref<128xf32>
// CHECK-NEXT:      loop.store %[[V1]], %[[Z]][%[[I]] * 64 + 16] : vector<16xf32>, memref<128xf32>
// CHECK-NEXT:      loop.store %[[V2]], %[[Z]][%[[I]] * 64 + 32] : vector<16xf32>, memref<128xf32>
// CHECK-NEXT:      loop.store %[[V3]], %[[Z]][%[[I]] * 64 + 48] : vector<16xf32>, memref<128xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @one_lane(%x: memref<128xf32>, %y: memref<2xf32>, %z: memref<128xf32>) {
  loop.parallel %i = 0 to 2 {
    %0 = loop.load %x[%i * 64] : memref<128xf32> -> vector<64xf32>
    %1 = vector.extract %0[37] : f32 from vector<64xf32>
    loop.store %1, %y[%i] : f32, memref<2xf32>
    %2 = vector.insert %1, %0 [3] : f32 into vector<64xf32>
    loop.store %2, %z[%i * 64] : vector<64xf32>, memref<128xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @a_number_and_a_vector(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<640xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>, %[[N:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[ONE:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[ZEROS:[^ ,:]+]] = arith.constant dense<0.000000e+00> : vector<16xf32>
// CHECK-NEXT:    %[[SUM:[^ ,:]+]], %[[SUM_1:[^ ,:]+]], %[[SUM_2:[^ ,:]+]], %[[SUM_3:[^ ,:]+]], %[[COUNT:[^ ,:]+]] = loop.for %[[I:[^ ,:]+]] = 0 to 10 carry (%[[A:[^ ,:]+]] = %[[ZEROS]] : vector<16xf32>, %[[A_1:[^ ,:]+]] = %[[ZEROS]] : vector<16xf32>, %[[A_2:[^ ,:]+]] = %[[ZEROS]] : vector<16xf32>, %[[A_3:[^ ,:]+]] = %[[ZEROS]] : vector<16xf32>, %[[B:[^ ,:]+]] = %[[ZERO]] : f32) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64] : memref<640xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + 16] : memref<640xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + 32] : memref<640xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + 48] : memref<640xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.addf %[[A]], %[[V0]] : vector<16xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.addf %[[A_1]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.addf %[[A_2]], %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.addf %[[A_3]], %[[V3]] : vector<16xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.addf %[[B]], %[[ONE]] : f32
// CHECK-NEXT:      loop.yield %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[SUM]], %[[Y]][0] : vector<16xf32>, memref<64xf32>
// CHECK-NEXT:    loop.store %[[SUM_1]], %[[Y]][16] : vector<16xf32>, memref<64xf32>
// CHECK-NEXT:    loop.store %[[SUM_2]], %[[Y]][32] : vector<16xf32>, memref<64xf32>
// CHECK-NEXT:    loop.store %[[SUM_3]], %[[Y]][48] : vector<16xf32>, memref<64xf32>
// CHECK-NEXT:    loop.store %[[COUNT]], %[[N]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @a_number_and_a_vector(%x: memref<640xf32>, %y: memref<64xf32>, %n: memref<1xf32>) {
  %zero = arith.constant 0.000000e+00 : f32
  %one = arith.constant 1.000000e+00 : f32
  %zeros = arith.constant dense<0.000000e+00> : vector<64xf32>
  %sum, %count = loop.for %i = 0 to 10 carry (%a = %zeros : vector<64xf32>, %b = %zero : f32) {
    %0 = loop.load %x[%i * 64] : memref<640xf32> -> vector<64xf32>
    %1 = arith.addf %a, %0 : vector<64xf32>
    %2 = arith.addf %b, %one : f32
    loop.yield %1, %2 : vector<64xf32>, f32
  }
  loop.store %sum, %y[0] : vector<64xf32>, memref<64xf32>
  loop.store %count, %n[0] : f32, memref<1xf32>
}
