// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s --split-input-file -p 'tile-contractions{dot-tile=16}' | filecheck %s

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  /// Tile registers compute 32 by 32 sums; 8 rows and 6 columns are left over.
  // CHECK-LABEL: loop.kernel @tile_registers(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1840xbf16>, %[[W:[^ ,:]+]]: memref<1748xbf16>, %[[Y:[^ ,:]+]]: memref<1520xf32>) {
  // CHECK-NEXT:    loop.parallel %[[JO:[^ ,:]+]] = 0 to 32 step 32 {
  // CHECK-NEXT:      %[[TILE:[^ ,:]+]] = loop.alloc : memref<736xi32>
  // CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 23 {
  // CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 {
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 76 + %[[J]]] : memref<1748xbf16> -> bf16
  // CHECK-NEXT:          %[[B_1:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 76 + %[[J]] + 38] : memref<1748xbf16> -> bf16
  // CHECK-NEXT:          %[[V0:[^ ,:]+]] = loop.pack %[[B]], %[[B_1]] : bf16
  // CHECK-NEXT:          loop.store %[[V0]], %[[TILE]][-%[[JO]] + %[[K]] * 32 + %[[J]]] : i32, memref<736xi32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[IO:[^ ,:]+]] = 0 to 32 step 32 {
  // CHECK-NEXT:        %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<1024xf32>
  // CHECK-NEXT:        loop.dot_tile <bf16> 32 by 32 of %[[X]][%[[IO]] * 46] stride 46 and %[[TILE]][0] stride 32 to %[[TILE_1]] terms 23 : memref<1840xbf16>, memref<736xi32>, memref<1024xf32>
  // CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 32 {
  // CHECK-NEXT:          loop.parallel %[[J_1:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 step 32 {
  // CHECK-NEXT:            %[[V1:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J_1]] - %[[JO]] - %[[IO]] * 32 + %[[I]] * 32] : memref<1024xf32> -> vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V1]], %[[Y]][%[[J_1]] + %[[I]] * 38] : vector<32xf32>, memref<1520xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[TILE_2:[^ ,:]+]] = loop.alloc : memref<256xf32>
  // CHECK-NEXT:      loop.dot_tile <bf16> 8 by 32 of %[[X]][1472] stride 46 and %[[TILE]][0] stride 32 to %[[TILE_2]] terms 23 : memref<1840xbf16>, memref<736xi32>, memref<256xf32>
  // CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = 32 to 40 {
  // CHECK-NEXT:        loop.parallel %[[J_2:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 step 32 {
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.load %[[TILE_2]][%[[J_2]] - %[[JO]] + %[[I_1]] * 32 - 1024] : memref<256xf32> -> vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V2]], %[[Y]][%[[J_2]] + %[[I_1]] * 38] : vector<32xf32>, memref<1520xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[TILE_3:[^ ,:]+]] = loop.alloc : memref<138xi32>
  // CHECK-NEXT:    loop.parallel %[[K_1:[^ ,:]+]] = 0 to 23 {
  // CHECK-NEXT:      loop.parallel %[[J_3:[^ ,:]+]] = 32 to 40 {
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.constant 38 : index
  // CHECK-NEXT:        %[[INSIDE:[^ ,:]+]] = arith.cmpi slt, %[[J_3]], %[[V3]] : index
  // CHECK-NEXT:        %[[B_2:[^ ,:]+]] = loop.load %[[W]][%[[K_1]] * 76 + %[[J_3]]] where %[[INSIDE]] : memref<1748xbf16> -> bf16
  // CHECK-NEXT:        %[[B_3:[^ ,:]+]] = loop.load %[[W]][%[[K_1]] * 76 + %[[J_3]] + 38] where %[[INSIDE]] : memref<1748xbf16> -> bf16
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.pack %[[B_2]], %[[B_3]] : bf16
  // CHECK-NEXT:        loop.store %[[V4]], %[[TILE_3]][%[[K_1]] * 6 + %[[J_3]] - 32] where %[[INSIDE]] : i32, memref<138xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[IO_1:[^ ,:]+]] = 0 to 32 step 32 {
  // CHECK-NEXT:      %[[TILE_4:[^ ,:]+]] = loop.alloc : memref<192xf32>
  // CHECK-NEXT:      loop.dot_tile <bf16> 32 by 6 of %[[X]][%[[IO_1]] * 46] stride 46 and %[[TILE_3]][0] stride 6 to %[[TILE_4]] terms 23 : memref<1840xbf16>, memref<138xi32>, memref<192xf32>
  // CHECK-NEXT:      loop.parallel %[[I_2:[^ ,:]+]] = %[[IO_1]] to %[[IO_1]] + 32 {
  // CHECK-NEXT:        loop.parallel %[[J_4:[^ ,:]+]] = 32 to 40 step 8 {
  // CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.constant 38 : index
  // CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply min(max(-%[[J_4]] + 38, -1), 8) : index
  // CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.index_cast %[[V6]] : index to i32
  // CHECK-NEXT:          %[[V8:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  // CHECK-NEXT:          %[[V9:[^ ,:]+]] = vector.broadcast %[[V7]] : i32 to vector<8xi32>
  // CHECK-NEXT:          %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[V8]], %[[V9]] : vector<8xi32>
  // CHECK-NEXT:          %[[V11:[^ ,:]+]] = loop.load %[[TILE_4]][%[[J_4]] - %[[IO_1]] * 6 + %[[I_2]] * 6 - 32] where %[[V10]] : memref<192xf32> -> vector<8xf32>
  // CHECK-NEXT:          loop.store %[[V11]], %[[Y]][%[[J_4]] + %[[I_2]] * 38] where %[[V10]] : vector<8xf32>, memref<1520xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[TILE_5:[^ ,:]+]] = loop.alloc : memref<48xf32>
  // CHECK-NEXT:    loop.dot_tile <bf16> 8 by 6 of %[[X]][1472] stride 46 and %[[TILE_3]][0] stride 6 to %[[TILE_5]] terms 23 : memref<1840xbf16>, memref<138xi32>, memref<48xf32>
  // CHECK-NEXT:    loop.parallel %[[I_3:[^ ,:]+]] = 32 to 40 {
  // CHECK-NEXT:      loop.parallel %[[J_5:[^ ,:]+]] = 32 to 40 step 8 {
  // CHECK-NEXT:        %[[V12:[^ ,:]+]] = arith.constant 38 : index
  // CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.apply min(max(-%[[J_5]] + 38, -1), 8) : index
  // CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.index_cast %[[V13]] : index to i32
  // CHECK-NEXT:        %[[V15:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  // CHECK-NEXT:        %[[V16:[^ ,:]+]] = vector.broadcast %[[V14]] : i32 to vector<8xi32>
  // CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.cmpi slt, %[[V15]], %[[V16]] : vector<8xi32>
  // CHECK-NEXT:        %[[V18:[^ ,:]+]] = loop.load %[[TILE_5]][%[[J_5]] + %[[I_3]] * 6 - 224] where %[[V17]] : memref<48xf32> -> vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V18]], %[[Y]][%[[J_5]] + %[[I_3]] * 38] where %[[V17]] : vector<8xf32>, memref<1520xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @tile_registers(%x: memref<1840xbf16>, %w: memref<1748xbf16>, %y: memref<1520xf32>) {
    loop.parallel %i = 0 to 40 {
      loop.parallel %j = 0 to 38 {
        %s = loop.reduce <add> %k = 0 to 46 : f32 {
          %a = loop.load %x[%i * 46 + %k] : memref<1840xbf16> -> bf16
          %b = loop.load %w[%k * 38 + %j] : memref<1748xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 38 + %j] : f32, memref<1520xf32>
      }
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  /// How many rows there are is not known, so that there are no whole tiles.
  // CHECK-LABEL: loop.kernel @unknown_rows(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xi8>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<1024xi8>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<?xi32>,
  // CHECK-SAME:  %[[S0:[^ ,:]+]]: index) {
  // CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to %[[S0]] step 1020 {
  // CHECK-NEXT:      %[[TILE:[^ ,:]+]] = loop.alloc : memref<1024xi32>
  // CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 64 {
  // CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]]] : memref<1024xi8> -> i8
  // CHECK-NEXT:          %[[D:[^ ,:]+]] = arith.extsi %[[B]] : i8 to i32
  // CHECK-NEXT:          loop.store %[[D]], %[[TILE]][%[[K]] * 16 + %[[J]]] : i32, memref<1024xi32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 1020, %[[S0]])) floordiv 12) * 12 step 12 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 8 : index
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 9 : index
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.apply %[[I]] + 10 : index
  // CHECK-NEXT:        %[[V10:[^ ,:]+]] = loop.apply %[[I]] + 11 : index
  // CHECK-NEXT:        %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]], %[[V21:[^ ,:]+]], %[[V22:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add, add, add> %[[K_1:[^ ,:]+]] = 0 to 64 : vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32> {
  // CHECK-NEXT:          %[[V23:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C:[^ ,:]+]] = arith.extsi %[[V23]] : i8 to i32
  // CHECK-NEXT:          %[[V24:[^ ,:]+]] = loop.load %[[TILE]][%[[K_1]] * 16] : memref<1024xi32> -> vector<16xi32>
  // CHECK-NEXT:          %[[V25:[^ ,:]+]] = vector.broadcast %[[C]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V26:[^ ,:]+]] = arith.muli %[[V25]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V27:[^ ,:]+]] = loop.load %[[X]][%[[V0]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_1:[^ ,:]+]] = arith.extsi %[[V27]] : i8 to i32
  // CHECK-NEXT:          %[[V28:[^ ,:]+]] = vector.broadcast %[[C_1]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V29:[^ ,:]+]] = arith.muli %[[V28]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V30:[^ ,:]+]] = loop.load %[[X]][%[[V1]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_2:[^ ,:]+]] = arith.extsi %[[V30]] : i8 to i32
  // CHECK-NEXT:          %[[V31:[^ ,:]+]] = vector.broadcast %[[C_2]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V32:[^ ,:]+]] = arith.muli %[[V31]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V33:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_3:[^ ,:]+]] = arith.extsi %[[V33]] : i8 to i32
  // CHECK-NEXT:          %[[V34:[^ ,:]+]] = vector.broadcast %[[C_3]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V35:[^ ,:]+]] = arith.muli %[[V34]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V36:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_4:[^ ,:]+]] = arith.extsi %[[V36]] : i8 to i32
  // CHECK-NEXT:          %[[V37:[^ ,:]+]] = vector.broadcast %[[C_4]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V38:[^ ,:]+]] = arith.muli %[[V37]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V39:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_5:[^ ,:]+]] = arith.extsi %[[V39]] : i8 to i32
  // CHECK-NEXT:          %[[V40:[^ ,:]+]] = vector.broadcast %[[C_5]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V41:[^ ,:]+]] = arith.muli %[[V40]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V42:[^ ,:]+]] = loop.load %[[X]][%[[V5]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_6:[^ ,:]+]] = arith.extsi %[[V42]] : i8 to i32
  // CHECK-NEXT:          %[[V43:[^ ,:]+]] = vector.broadcast %[[C_6]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V44:[^ ,:]+]] = arith.muli %[[V43]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V45:[^ ,:]+]] = loop.load %[[X]][%[[V6]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_7:[^ ,:]+]] = arith.extsi %[[V45]] : i8 to i32
  // CHECK-NEXT:          %[[V46:[^ ,:]+]] = vector.broadcast %[[C_7]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V47:[^ ,:]+]] = arith.muli %[[V46]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V48:[^ ,:]+]] = loop.load %[[X]][%[[V7]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_8:[^ ,:]+]] = arith.extsi %[[V48]] : i8 to i32
  // CHECK-NEXT:          %[[V49:[^ ,:]+]] = vector.broadcast %[[C_8]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V50:[^ ,:]+]] = arith.muli %[[V49]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V51:[^ ,:]+]] = loop.load %[[X]][%[[V8]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_9:[^ ,:]+]] = arith.extsi %[[V51]] : i8 to i32
  // CHECK-NEXT:          %[[V52:[^ ,:]+]] = vector.broadcast %[[C_9]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V53:[^ ,:]+]] = arith.muli %[[V52]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V54:[^ ,:]+]] = loop.load %[[X]][%[[V9]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_10:[^ ,:]+]] = arith.extsi %[[V54]] : i8 to i32
  // CHECK-NEXT:          %[[V55:[^ ,:]+]] = vector.broadcast %[[C_10]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V56:[^ ,:]+]] = arith.muli %[[V55]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          %[[V57:[^ ,:]+]] = loop.load %[[X]][%[[V10]] * 64 + %[[K_1]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_11:[^ ,:]+]] = arith.extsi %[[V57]] : i8 to i32
  // CHECK-NEXT:          %[[V58:[^ ,:]+]] = vector.broadcast %[[C_11]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V59:[^ ,:]+]] = arith.muli %[[V58]], %[[V24]] : vector<16xi32>
  // CHECK-NEXT:          loop.yield %[[V26]], %[[V29]], %[[V32]], %[[V35]], %[[V38]], %[[V41]], %[[V44]], %[[V47]], %[[V50]], %[[V53]], %[[V56]], %[[V59]] : vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V11]], %[[Y]][%[[I]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V12]], %[[Y]][%[[V0]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V13]], %[[Y]][%[[V1]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V14]], %[[Y]][%[[V2]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V15]], %[[Y]][%[[V3]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V16]], %[[Y]][%[[V4]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V17]], %[[Y]][%[[V5]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V18]], %[[Y]][%[[V6]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V19]], %[[Y]][%[[V7]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V20]], %[[Y]][%[[V8]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V21]], %[[Y]][%[[V9]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:        loop.store %[[V22]], %[[Y]][%[[V10]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 1020, %[[S0]])) floordiv 12) * 12 to min(%[[IO]] + 1020, %[[S0]]) {
  // CHECK-NEXT:        %[[V60:[^ ,:]+]] = loop.reduce <add> %[[K_2:[^ ,:]+]] = 0 to 64 : vector<16xi32> {
  // CHECK-NEXT:          %[[V61:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 64 + %[[K_2]]] : memref<?xi8> -> i8
  // CHECK-NEXT:          %[[C_12:[^ ,:]+]] = arith.extsi %[[V61]] : i8 to i32
  // CHECK-NEXT:          %[[V62:[^ ,:]+]] = loop.load %[[TILE]][%[[K_2]] * 16] : memref<1024xi32> -> vector<16xi32>
  // CHECK-NEXT:          %[[V63:[^ ,:]+]] = vector.broadcast %[[C_12]] : i32 to vector<16xi32>
  // CHECK-NEXT:          %[[V64:[^ ,:]+]] = arith.muli %[[V63]], %[[V62]] : vector<16xi32>
  // CHECK-NEXT:          loop.yield %[[V64]] : vector<16xi32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V60]], %[[Y]][%[[I_1]] * 16] : vector<16xi32>, memref<?xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @unknown_rows(%x: memref<?xi8>, %w: memref<1024xi8>, %y: memref<?xi32>, %s0: index) {
    loop.parallel %i = 0 to %s0 {
      loop.parallel %j = 0 to 16 {
        %s = loop.reduce <add> %k = 0 to 64 : i32 {
          %a = loop.load %x[%i * 64 + %k] : memref<?xi8> -> i8
          %b = loop.load %w[%j * 64 + %k] : memref<1024xi8> -> i8
          %c = arith.extsi %a : i8 to i32
          %d = arith.extsi %b : i8 to i32
          %p = arith.muli %c, %d : i32
          loop.yield %p : i32
        }
        loop.store %s, %y[%i * 16 + %j] : i32, memref<?xi32>
      }
    }
  }
}
