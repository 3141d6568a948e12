// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p vectorize --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p vectorize --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in vectorize.mlir.

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

// -----

// CHECK-LABEL: loop.kernel @argmin_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<200xi32>, %[[V0:[^ ,:]+]]: memref<2xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]] = loop.reduce <argminimum> %[[R:[^ ,:]+]] = 0 to 96 step 16 : vector<16xi32>, vector<16xi64> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[ARGS]][%[[R]] * 2 + %[[I]]] stride 2 : memref<200xi32> -> vector<16xi32>
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = vector.broadcast %[[V4]] : i64 to vector<16xi64>
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.addi %[[V5]], %[[V6]] : vector<16xi64>
// CHECK-NEXT:        loop.yield %[[V3]], %[[V7]] : vector<16xi32>, vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V1]], %[[V2]] : vector<16xi32>, vector<16xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]] = loop.reduce <argminimum> %[[R_1:[^ ,:]+]] = 96 to 100 step 4 : vector<4xi32>, vector<4xi64> {
// CHECK-NEXT:        %[[V12:[^ ,:]+]] = loop.load %[[ARGS]][%[[R_1]] * 2 + %[[I]]] stride 2 : memref<200xi32> -> vector<4xi32>
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = arith.index_cast %[[R_1]] : index to i64
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = vector.broadcast %[[V13]] : i64 to vector<4xi64>
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.addi %[[V14]], %[[V15]] : vector<4xi64>
// CHECK-NEXT:        loop.yield %[[V12]], %[[V16]] : vector<4xi32>, vector<4xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]] = loop.reduce_lanes <argminimum> %[[V10]], %[[V11]] : vector<4xi32>, vector<4xi64>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.cmpi slt, %[[V8]], %[[V17]] : i32
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.cmpi eq, %[[V8]], %[[V17]] : i32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpi slt, %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i1
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.ori %[[V19]], %[[V22]] : i1
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.select %[[V19]], %[[V8]], %[[V17]] : i32
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.select %[[V23]], %[[V9]], %[[V18]] : i64
// CHECK-NEXT:      loop.store %[[V25]], %[[V0]][%[[I]]] : i64, memref<2xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @argmin_0(%args: memref<200xi32>, %0: memref<2xi64>) {
  loop.parallel %i = 0 to 2 {
    %1, %2 = loop.reduce <argminimum> %r = 0 to 100 : i32, i64 {
      %3 = loop.load %args[%i + %r * 2] : memref<200xi32> -> i32
      %4 = arith.index_cast %r : index to i64
      loop.yield %3, %4 : i32, i64
    }
    loop.store %2, %0[%i] : i64, memref<2xi64>
  }
}

// -----

// CHECK-LABEL: loop.kernel @slice_scatter_0(
// CHECK-SAME:  %[[MUL:[^ ,:]+]]: memref<100xbf16>,
// CHECK-SAME:  %[[MUL_1:[^ ,:]+]]: memref<1500xbf16>,
// CHECK-SAME:  %[[SLICE_SCATTER:[^ ,:]+]]: memref<1500xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 100 step 20 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 15 step 15 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<300xbf16>
// CHECK-NEXT:        loop.transpose 15 by 20 of %[[MUL_1]][%[[IO]] + %[[JO]] * 100] stride 100 to %[[TILE]][0] stride 15 : memref<1500xbf16>, memref<300xbf16>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 20 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 8 step 8 {
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.index_cast %[[J]] : index to i64
// CHECK-NEXT:            %[[V5:[^ ,:]+]] = vector.broadcast %[[V4]] : i64 to vector<8xi64>
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.addi %[[V5]], %[[V6]] : vector<8xi64>
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = vector.broadcast %[[V1]] : i64 to vector<8xi64>
// CHECK-NEXT:            %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V8]] : vector<8xi64>
// CHECK-NEXT:            %[[V10:[^ ,:]+]] = vector.broadcast %[[V0]] : i1 to vector<8xi1>
// CHECK-NEXT:            %[[V11:[^ ,:]+]] = arith.andi %[[V10]], %[[V9]] : vector<8xi1>
// CHECK-NEXT:            %[[V12:[^ ,:]+]] = loop.apply -%[[J]] : index
// CHECK-NEXT:            %[[V13:[^ ,:]+]] = arith.index_cast %[[V12]] : index to i64
// CHECK-NEXT:            %[[V14:[^ ,:]+]] = vector.broadcast %[[V13]] : i64 to vector<8xi64>
// CHECK-NEXT:            %[[V15:[^ ,:]+]] = arith.constant dense<[0, -1, -2, -3, -4, -5, -6, -7]> : vector<8xi64>
// CHECK-NEXT:            %[[V16:[^ ,:]+]] = arith.addi %[[V14]], %[[V15]] : vector<8xi64>
// CHECK-NEXT:            %[[V17:[^ ,:]+]] = loop.apply min(max(%[[J]], -8), 1) : index
// CHECK-NEXT:            %[[V18:[^ ,:]+]] = arith.index_cast %[[V17]] : index to i32
// CHECK-NEXT:            %[[V19:[^ ,:]+]] = arith.constant dense<[0, -1, -2, -3, -4, -5, -6, -7]> : vector<8xi32>
// CHECK-NEXT:            %[[V20:[^ ,:]+]] = vector.broadcast %[[V18]] : i32 to vector<8xi32>
// CHECK-NEXT:            %[[V21:[^ ,:]+]] = arith.cmpi sge, %[[V19]], %[[V20]] : vector<8xi32>
// CHECK-NEXT:            %[[V22:[^ ,:]+]] = loop.load %[[MUL]][%[[J]] * 100 + %[[I]]] stride 100 where %[[V21]] : memref<100xbf16> -> vector<8xbf16>
// CHECK-NEXT:            %[[V23:[^ ,:]+]] = arith.extf %[[V22]] : vector<8xbf16> to vector<8xf32>
// CHECK-NEXT:            %[[V24:[^ ,:]+]] = vector.broadcast %[[V2]] : f32 to vector<8xf32>
// CHECK-NEXT:            %[[V25:[^ ,:]+]] = arith.select %[[V21]], %[[V23]], %[[V24]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:            %[[V26:[^ ,:]+]] = loop.load %[[TILE]][%[[J]] - %[[JO]] + %[[I]] * 15 - %[[IO]] * 15] : memref<300xbf16> -> vector<8xbf16>
// CHECK-NEXT:            %[[V27:[^ ,:]+]] = arith.extf %[[V26]] : vector<8xbf16> to vector<8xf32>
// CHECK-NEXT:            %[[V28:[^ ,:]+]] = arith.select %[[V11]], %[[V25]], %[[V27]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:            %[[V29:[^ ,:]+]] = arith.truncf %[[V28]] : vector<8xf32> to vector<8xbf16>
// CHECK-NEXT:            loop.store %[[V29]], %[[SLICE_SCATTER]][%[[J]] + %[[I]] * 15] : vector<8xbf16>, memref<1500xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.parallel %[[J_1:[^ ,:]+]] = %[[JO]] + 8 to %[[JO]] + 12 step 4 {
// CHECK-NEXT:            %[[V30:[^ ,:]+]] = arith.index_cast %[[J_1]] : index to i64
// CHECK-NEXT:            %[[V31:[^ ,:]+]] = vector.broadcast %[[V30]] : i64 to vector<4xi64>
// CHECK-NEXT:            %[[V32:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:            %[[V33:[^ ,:]+]] = arith.addi %[[V31]], %[[V32]] : vector<4xi64>
// CHECK-NEXT:            %[[V34:[^ ,:]+]] = vector.broadcast %[[V1]] : i64 to vector<4xi64>
// CHECK-NEXT:            %[[V35:[^ ,:]+]] = arith.cmpi slt, %[[V33]], %[[V34]] : vector<4xi64>
// CHECK-NEXT:            %[[V36:[^ ,:]+]] = vector.broadcast %[[V0]] : i1 to vector<4xi1>
// CHECK-NEXT:            %[[V37:[^ ,:]+]] = arith.andi %[[V36]], %[[V35]] : vector<4xi1>
// CHECK-NEXT:            %[[V38:[^ ,:]+]] = loop.apply -%[[J_1]] : index
// CHECK-NEXT:            %[[V39:[^ ,:]+]] = arith.index_cast %[[V38]] : index to i64
// CHECK-NEXT:            %[[V40:[^ ,:]+]] = vector.broadcast %[[V39]] : i64 to vector<4xi64>
// CHECK-NEXT:            %[[V41:[^ ,:]+]] = arith.constant dense<[0, -1, -2, -3]> : vector<4xi64>
// CHECK-NEXT:            %[[V42:[^ ,:]+]] = arith.addi %[[V40]], %[[V41]] : vector<4xi64>
// CHECK-NEXT:            %[[V43:[^ ,:]+]] = loop.apply min(max(%[[J_1]], -4), 1) : index
// CHECK-NEXT:            %[[V44:[^ ,:]+]] = arith.index_cast %[[V43]] : index to i32
// CHECK-NEXT:            %[[V45:[^ ,:]+]] = arith.constant dense<[0, -1, -2, -3]> : vector<4xi32>
// CHECK-NEXT:            %[[V46:[^ ,:]+]] = vector.broadcast %[[V44]] : i32 to vector<4xi32>
// CHECK-NEXT:            %[[V47:[^ ,:]+]] = arith.cmpi sge, %[[V45]], %[[V46]] : vector<4xi32>
// CHECK-NEXT:            %[[V48:[^ ,:]+]] = loop.load %[[MUL]][%[[J_1]] * 100 + %[[I]]] stride 100 where %[[V47]] : memref<100xbf16> -> vector<4xbf16>
// CHECK-NEXT:            %[[V49:[^ ,:]+]] = arith.extf %[[V48]] : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:            %[[V50:[^ ,:]+]] = vector.broadcast %[[V2]] : f32 to vector<4xf32>
// CHECK-NEXT:            %[[V51:[^ ,:]+]] = arith.select %[[V47]], %[[V49]], %[[V50]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:            %[[V52:[^ ,:]+]] = loop.load %[[TILE]][%[[J_1]] - %[[JO]] + %[[I]] * 15 - %[[IO]] * 15] : memref<300xbf16> -> vector<4xbf16>
// CHECK-NEXT:            %[[V53:[^ ,:]+]] = arith.extf %[[V52]] : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:            %[[V54:[^ ,:]+]] = arith.select %[[V37]], %[[V51]], %[[V53]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:            %[[V55:[^ ,:]+]] = arith.truncf %[[V54]] : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:            loop.store %[[V55]], %[[SLICE_SCATTER]][%[[J_1]] + %[[I]] * 15] : vector<4xbf16>, memref<1500xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.parallel %[[J_2:[^ ,:]+]] = %[[JO]] + 12 to %[[JO]] + 15 {
// CHECK-NEXT:            %[[V56:[^ ,:]+]] = arith.index_cast %[[J_2]] : index to i64
// CHECK-NEXT:            %[[V57:[^ ,:]+]] = arith.cmpi slt, %[[V56]], %[[V1]] : i64
// CHECK-NEXT:            %[[V58:[^ ,:]+]] = arith.andi %[[V0]], %[[V57]] : i1
// CHECK-NEXT:            %[[V59:[^ ,:]+]] = loop.apply -%[[J_2]] : index
// CHECK-NEXT:            %[[V60:[^ ,:]+]] = arith.cmpi sge, %[[V59]], %[[V3]] : index
// CHECK-NEXT:            %[[V61:[^ ,:]+]] = loop.load %[[MUL]][%[[I]] + %[[J_2]] * 100] where %[[V60]] : memref<100xbf16> -> bf16
// CHECK-NEXT:            %[[V62:[^ ,:]+]] = arith.extf %[[V61]] : bf16 to f32
// CHECK-NEXT:            %[[V63:[^ ,:]+]] = arith.select %[[V60]], %[[V62]], %[[V2]] : f32
// CHECK-NEXT:            %[[V64:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 15 - %[[JO]] + %[[I]] * 15 + %[[J_2]]] : memref<300xbf16> -> bf16
// CHECK-NEXT:            %[[V65:[^ ,:]+]] = arith.extf %[[V64]] : bf16 to f32
// CHECK-NEXT:            %[[V66:[^ ,:]+]] = arith.select %[[V58]], %[[V63]], %[[V65]] : f32
// CHECK-NEXT:            %[[V67:[^ ,:]+]] = arith.truncf %[[V66]] : f32 to bf16
// CHECK-NEXT:            loop.store %[[V67]], %[[SLICE_SCATTER]][%[[I]] * 15 + %[[J_2]]] : bf16, memref<1500xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @slice_scatter_0(%mul: memref<100xbf16>, %mul_1: memref<1500xbf16>, %slice_scatter: memref<1500xbf16>) {
  %0 = arith.constant true
  %1 = arith.constant 1 : i64
  %2 = arith.constant 0.000000e+00 : f32
  %3 = arith.constant 0 : index
  loop.parallel %io = 0 to 100 step 20 {
    loop.parallel %jo = 0 to 15 step 15 {
      %tile = loop.alloc : memref<300xbf16>
      loop.transpose 15 by 20 of %mul_1[%io + %jo * 100] stride 100 to %tile[0] stride 15 : memref<1500xbf16>, memref<300xbf16>
      loop.parallel %i = %io to %io + 20 {
        loop.parallel %j = %jo to %jo + 15 {
          %4 = arith.index_cast %j : index to i64
          %5 = arith.cmpi slt, %4, %1 : i64
          %6 = arith.andi %0, %5 : i1
          %7 = loop.apply -%j : index
          %8 = arith.cmpi sge, %7, %3 : index
          %9 = loop.load %mul[%i + %j * 100] where %8 : memref<100xbf16> -> bf16
          %10 = arith.extf %9 : bf16 to f32
          %11 = arith.select %8, %10, %2 : f32
          %12 = loop.load %tile[-%io * 15 - %jo + %i * 15 + %j] : memref<300xbf16> -> bf16
          %13 = arith.extf %12 : bf16 to f32
          %14 = arith.select %6, %11, %13 : f32
          %15 = arith.truncf %14 : f32 to bf16
          loop.store %15, %slice_scatter[%i * 15 + %j] : bf16, memref<1500xbf16>
        }
      }
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @cumprod_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<264xi64>, %[[CUMPROD:[^ ,:]+]]: memref<264xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 32 step 16 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = vector.broadcast %[[V0]] : i64 to vector<16xi64>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 8 carry (%[[V3:[^ ,:]+]] = %[[V1]] : vector<16xi64>) {
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[ARGS]][%[[I]] * 8 + %[[J]]] stride 8 : memref<264xi64> -> vector<16xi64>
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.muli %[[V3]], %[[V4]] : vector<16xi64>
// CHECK-NEXT:        loop.store %[[V5]], %[[CUMPROD]][%[[I]] * 8 + %[[J]]] stride 8 : vector<16xi64>, memref<264xi64>
// CHECK-NEXT:        loop.yield %[[V5]] : vector<16xi64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 32 to 33 {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.for %[[J_1:[^ ,:]+]] = 0 to 8 carry (%[[V7:[^ ,:]+]] = %[[V0]] : i64) {
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.load %[[ARGS]][%[[I_1]] * 8 + %[[J_1]]] : memref<264xi64> -> i64
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.muli %[[V7]], %[[V8]] : i64
// CHECK-NEXT:        loop.store %[[V9]], %[[CUMPROD]][%[[I_1]] * 8 + %[[J_1]]] : i64, memref<264xi64>
// CHECK-NEXT:        loop.yield %[[V9]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @cumprod_0(%args: memref<264xi64>, %cumprod: memref<264xi64>) {
  %0 = arith.constant 1 : i64
  loop.parallel %i = 0 to 33 {
    %1 = loop.for %j = 0 to 8 carry (%2 = %0 : i64) {
      %3 = loop.load %args[%i * 8 + %j] : memref<264xi64> -> i64
      %4 = arith.muli %2, %3 : i64
      loop.store %4, %cumprod[%i * 8 + %j] : i64, memref<264xi64>
      loop.yield %4 : i64
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @any_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<?xi32>,
// CHECK-SAME:  %[[_TO_COPY:[^ ,:]+]]: memref<?xi1>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<?xi1>,
// CHECK-SAME:  %[[S21:[^ ,:]+]]: index,
// CHECK-SAME:  %[[S95:[^ ,:]+]]: index) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to ((%[[S95]] * %[[S21]]) floordiv 16) * 16 step 16 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[ARGS]][%[[I]]] : memref<?xi32> -> vector<16xi32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = vector.broadcast %[[V1]] : i32 to vector<16xi32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.cmpi ne, %[[V2]], %[[V3]] : vector<16xi32>
// CHECK-NEXT:      loop.store %[[V4]], %[[_TO_COPY]][%[[I]]] : vector<16xi1>, memref<?xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = ((%[[S95]] * %[[S21]]) floordiv 16) * 16 to %[[S95]] * %[[S21]] {
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[ARGS]][%[[I_1]]] : memref<?xi32> -> i32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpi ne, %[[V5]], %[[V1]] : i32
// CHECK-NEXT:      loop.store %[[V6]], %[[_TO_COPY]][%[[I_1]]] : i1, memref<?xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 0 to %[[S21]] {
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to (%[[S95]] floordiv 16) * 16 step 16 : vector<16xi1> {
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.load %[[ARGS]][%[[S95]] * %[[I_2]] + %[[R]]] : memref<?xi32> -> vector<16xi32>
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = vector.broadcast %[[V1]] : i32 to vector<16xi32>
// CHECK-NEXT:        %[[V10:[^ ,:]+]] = arith.cmpi ne, %[[V8]], %[[V9]] : vector<16xi32>
// CHECK-NEXT:        loop.yield %[[V10]] : vector<16xi1>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = loop.reduce_lanes <or> %[[V7]] : vector<16xi1>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.reduce <or> %[[R_1:[^ ,:]+]] = (%[[S95]] floordiv 16) * 16 to %[[S95]] : i1 {
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.load %[[ARGS]][%[[I_2]] * %[[S95]] + %[[R_1]]] : memref<?xi32> -> i32
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V13]], %[[V1]] : i32
// CHECK-NEXT:        loop.yield %[[V14]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.ori %[[V11]], %[[V12]] : i1
// CHECK-NEXT:      loop.store %[[V15]], %[[V0]][%[[I_2]]] : i1, memref<?xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @any_0(%args: memref<?xi32>, %_to_copy: memref<?xi1>, %0: memref<?xi1>, %s21: index, %s95: index) {
  %1 = arith.constant 0 : i32
  loop.parallel %i = 0 to %s95 * %s21 {
    %2 = loop.load %args[%i] : memref<?xi32> -> i32
    %3 = arith.cmpi ne, %2, %1 : i32
    loop.store %3, %_to_copy[%i] : i1, memref<?xi1>
  }
  loop.parallel %i_1 = 0 to %s21 {
    %4 = loop.reduce <or> %r = 0 to %s95 : i1 {
      %5 = loop.load %args[%i_1 * %s95 + %r] : memref<?xi32> -> i32
      %6 = arith.cmpi ne, %5, %1 : i32
      loop.yield %6 : i1
    }
    loop.store %4, %0[%i_1] : i1, memref<?xi1>
  }
}

// -----

// CHECK-LABEL: loop.kernel @unsigned_and_loaded(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<64xi64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<64xf32>) {
// CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.constant 7 : index
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = vector.broadcast %[[V0]] : i64 to vector<16xi64>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi64>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.addi %[[V1]], %[[V2]] : vector<16xi64>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.index_cast %[[C]] : index to i64
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = vector.broadcast %[[V4]] : i64 to vector<16xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpi ult, %[[V3]], %[[V5]] : vector<16xi64>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.negf %[[V7]] : vector<16xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.select %[[V6]], %[[V7]], %[[V8]] : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:      loop.store %[[V9]], %[[Y]][%[[I]]] : vector<16xf32>, memref<64xf32>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = loop.load %[[K]][%[[I]]] : memref<64xi64> -> vector<16xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V3]] : vector<16xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.select %[[V11]], %[[V7]], %[[V8]] : vector<16xi1>, vector<16xf32>
// CHECK-NEXT:      loop.store %[[V12]], %[[Z]][%[[I]]] : vector<16xf32>, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @unsigned_and_loaded(%x: memref<64xf32>, %k: memref<64xi64>, %y: memref<64xf32>, %z: memref<64xf32>) {
  %c = arith.constant 7 : index
  loop.parallel %i = 0 to 64 {
    %0 = arith.cmpi ult, %i, %c : index
    %1 = loop.load %x[%i] : memref<64xf32> -> f32
    %2 = arith.negf %1 : f32
    %3 = arith.select %0, %1, %2 : f32
    loop.store %3, %y[%i] : f32, memref<64xf32>
    %4 = loop.load %k[%i] : memref<64xi64> -> i64
    %5 = arith.index_cast %4 : i64 to index
    %6 = arith.cmpi slt, %5, %i : index
    %7 = arith.select %6, %1, %2 : f32
    loop.store %7, %z[%i] : f32, memref<64xf32>
  }
}

// REMARK:       {{.*}}vectorize-cases.mlir:{{[0-9]+}}:3: vectorize: 16 iterations at a time; this saves an estimated 180.0 accesses and operations [@lookup]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:14: vectorize: 16 iterations at a time; this saves an estimated 162.5 accesses and operations [@argmin_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:14: vectorize: 4 iterations at a time [@argmin_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:9: vectorize: 8 iterations at a time; this saves an estimated 8300.0 accesses and operations [@slice_scatter_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:9: vectorize: 4 iterations at a time [@slice_scatter_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:3: vectorize: 16 iterations at a time; this saves an estimated 33.0 accesses and operations [@cumprod_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:3: vectorize: 16 iterations at a time; this saves an estimated 120.0 accesses and operations [@any_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:10: vectorize: 16 iterations at a time; this saves an estimated 3840.0 accesses and operations [@any_0]
// REMARK-NEXT:  {{.*}}vectorize-cases.mlir:{{[0-9]+}}:3: vectorize: 16 iterations at a time; this saves an estimated 420.0 accesses and operations [@unsigned_and_loaded]
