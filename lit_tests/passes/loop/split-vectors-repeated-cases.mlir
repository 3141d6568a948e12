// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'split-vectors{bits=512},split-vectors{bits=512}' --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-vectors.mlir.

// CHECK-LABEL: loop.kernel @search(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>, %[[I:[^ ,:]+]]: memref<256xi64>, %[[Y:[^ ,:]+]]: memref<5xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant dense<0xff800000> : vector<16xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant dense<0> : vector<8xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]], %[[P:[^ ,:]+]], %[[P_1:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 256 step 16 carry (%[[V2:[^ ,:]+]] = %[[V0]] : vector<16xf32>, %[[V3:[^ ,:]+]] = %[[V1]] : vector<8xi64>, %[[V4:[^ ,:]+]] = %[[V1]] : vector<8xi64>) {
// CHECK-NEXT:      %[[A:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<256xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[B:[^ ,:]+]] = loop.load %[[I]][%[[J]]] : memref<256xi64> -> vector<8xi64>
// CHECK-NEXT:      %[[B_1:[^ ,:]+]] = loop.load %[[I]][%[[J]] + 8] : memref<256xi64> -> vector<8xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.cmpf uno, %[[V2]], %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpf uno, %[[A]], %[[A]] : vector<16xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.cmpf ogt, %[[V2]], %[[A]] : vector<16xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.cmpf oeq, %[[V2]], %[[A]] : vector<16xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.andi %[[V5]], %[[V6]] : vector<16xi1>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.ori %[[V8]], %[[V9]] : vector<16xi1>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = vector.shuffle %[[V10]], %[[V10]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.resize_mask %[[V11]] to 64 : vector<8xi1>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = vector.shuffle %[[V10]], %[[V10]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = loop.resize_mask %[[V13]] to 64 : vector<8xi1>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.cmpf ord, %[[A]], %[[A]] : vector<16xf32>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.andi %[[V5]], %[[V15]] : vector<16xi1>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.ori %[[V7]], %[[V16]] : vector<16xi1>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = vector.shuffle %[[V17]], %[[V17]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = loop.resize_mask %[[V18]] to 64 : vector<8xi1>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = vector.shuffle %[[V17]], %[[V17]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi1>, vector<16xi1>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = loop.resize_mask %[[V20]] to 64 : vector<8xi1>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[B]] : vector<8xi64>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.cmpi slt, %[[V4]], %[[B_1]] : vector<8xi64>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.andi %[[V14]], %[[V22]] : vector<8xi1>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.andi %[[V12]], %[[V23]] : vector<8xi1>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.ori %[[V21]], %[[V24]] : vector<8xi1>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.ori %[[V19]], %[[V25]] : vector<8xi1>
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.select %[[V17]], %[[V2]], %[[A]] : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.select %[[V26]], %[[V3]], %[[B]] : vector<8xi1>, vector<8xi64>
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.select %[[V27]], %[[V4]], %[[B_1]] : vector<8xi1>, vector<8xi64>
// CHECK-NEXT:      loop.yield %[[V28]], %[[V29]], %[[V30]] : vector<16xf32>, vector<8xi64>, vector<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V_1:[^ ,:]+]] = vector.shuffle %[[V]], %[[V]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:    %[[V_2:[^ ,:]+]] = vector.shuffle %[[V]], %[[V]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.cmpf uno, %[[V_2]], %[[V_2]] : vector<8xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.cmpf uno, %[[V_1]], %[[V_1]] : vector<8xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.cmpf ogt, %[[V_2]], %[[V_1]] : vector<8xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.cmpf oeq, %[[V_2]], %[[V_1]] : vector<8xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.andi %[[V31]], %[[V32]] : vector<8xi1>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.ori %[[V34]], %[[V35]] : vector<8xi1>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = loop.resize_mask %[[V36]] to 64 : vector<8xi1>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.cmpf ord, %[[V_1]], %[[V_1]] : vector<8xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.andi %[[V31]], %[[V38]] : vector<8xi1>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.ori %[[V33]], %[[V39]] : vector<8xi1>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = loop.resize_mask %[[V40]] to 64 : vector<8xi1>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.cmpi slt, %[[P]], %[[P_1]] : vector<8xi64>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.andi %[[V37]], %[[V42]] : vector<8xi1>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.ori %[[V41]], %[[V43]] : vector<8xi1>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.select %[[V40]], %[[V_2]], %[[V_1]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.select %[[V44]], %[[P]], %[[P_1]] : vector<8xi1>, vector<8xi64>
// CHECK-NEXT:    %[[BEST:[^ ,:]+]], %[[PLACE:[^ ,:]+]] = loop.reduce_lanes <argmaximum> %[[V45]], %[[V46]] : vector<8xf32>, vector<8xi64>
// CHECK-NEXT:    loop.store %[[PLACE]], %[[Y]][0] : i64, memref<5xi64>
// CHECK-NEXT:  }
loop.kernel @search(%x: memref<256xf32>, %i: memref<256xi64>, %y: memref<5xi64>) {
  %v, %p = loop.reduce <argmaximum> %j = 0 to 256 step 16 : vector<16xf32>, vector<16xi64> {
    %a = loop.load %x[%j] : memref<256xf32> -> vector<16xf32>
    %b = loop.load %i[%j] : memref<256xi64> -> vector<16xi64>
    loop.yield %a, %b : vector<16xf32>, vector<16xi64>
  }
  %best, %place = loop.reduce_lanes <argmaximum> %v, %p : vector<16xf32>, vector<16xi64>
  loop.store %place, %y[0] : i64, memref<5xi64>
}
