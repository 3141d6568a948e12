// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop | filecheck %s

// CHECK-LABEL: loop.kernel @acos_acosh_asin_asinh_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V7:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V8:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V11:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = math.acos %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V1]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = math.acosh %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V2]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = math.asin %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V3]], %[[V4]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = math.asinh %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V5]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = math.atan %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V5_2]], %[[V6]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V6_2:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V7_2:[^ ,:]+]] = math.atan2 %[[V0]], %[[V6_2]] : f32
// CHECK-NEXT:      loop.store %[[V7_2]], %[[V7]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V8_2:[^ ,:]+]] = math.atanh %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V8_2]], %[[V8]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = math.cos %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V9]], %[[V11]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @cosh_erf_erfc_exp_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V9:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V12:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V13:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V14:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V15:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V16:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V17:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V18:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V19:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V20:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V21:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V22:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V23:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V24:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V25:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V26:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V27:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V28:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V29:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V30:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V31:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V32:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V33:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V34:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V35:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V36:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V37:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V38:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V39:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V40:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V41:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V42:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V43:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V44:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V45:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V46:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V47:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V48:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V49:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V50:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V51:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = math.absf %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V5]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.addf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V7]], %[[V3]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = math.ceil %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V9]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V9_2:[^ ,:]+]] = math.copysign %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V9_2]], %[[V10]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V10_2:[^ ,:]+]] = math.cosh %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V10_2]], %[[V12]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.divf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V11]], %[[V13]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V12_2:[^ ,:]+]] = math.erf %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V12_2]], %[[V14]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V13_2:[^ ,:]+]] = loop.libm "erfc" %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V13_2]], %[[V15]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V14_2:[^ ,:]+]] = math.exp %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V14_2]], %[[V16]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V15_2:[^ ,:]+]] = math.exp2 %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V15_2]], %[[V17]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V16_2:[^ ,:]+]] = math.expm1 %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V16_2]], %[[V18]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V17_2:[^ ,:]+]] = math.floor %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V17_2]], %[[V19]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V18_2:[^ ,:]+]] = loop.libm "fmod" %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      %[[V19_2:[^ ,:]+]] = arith.subf %[[V4]], %[[V18_2]] : f32
// CHECK-NEXT:      %[[V20_2:[^ ,:]+]] = arith.divf %[[V19_2]], %[[V6]] : f32
// CHECK-NEXT:      %[[V21_2:[^ ,:]+]] = arith.cmpf olt, %[[V6]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V22_2:[^ ,:]+]] = arith.cmpf olt, %[[V18_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V23_2:[^ ,:]+]] = arith.xori %[[V21_2]], %[[V22_2]] : i1
// CHECK-NEXT:      %[[V24_2:[^ ,:]+]] = arith.cmpf une, %[[V18_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V25_2:[^ ,:]+]] = arith.andi %[[V24_2]], %[[V23_2]] : i1
// CHECK-NEXT:      %[[V26_2:[^ ,:]+]] = arith.subf %[[V20_2]], %[[V1]] : f32
// CHECK-NEXT:      %[[V27_2:[^ ,:]+]] = arith.select %[[V25_2]], %[[V26_2]], %[[V20_2]] : f32
// CHECK-NEXT:      %[[V28_2:[^ ,:]+]] = math.floor %[[V27_2]] : f32
// CHECK-NEXT:      %[[V29_2:[^ ,:]+]] = arith.subf %[[V27_2]], %[[V28_2]] : f32
// CHECK-NEXT:      %[[V30_2:[^ ,:]+]] = arith.cmpf ogt, %[[V29_2]], %[[V2]] : f32
// CHECK-NEXT:      %[[V31_2:[^ ,:]+]] = arith.addf %[[V28_2]], %[[V1]] : f32
// CHECK-NEXT:      %[[V32_2:[^ ,:]+]] = arith.select %[[V30_2]], %[[V31_2]], %[[V28_2]] : f32
// CHECK-NEXT:      %[[V33_2:[^ ,:]+]] = math.copysign %[[V0_2]], %[[V11]] : f32
// CHECK-NEXT:      %[[V34_2:[^ ,:]+]] = arith.cmpf une, %[[V27_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V35_2:[^ ,:]+]] = arith.select %[[V34_2]], %[[V32_2]], %[[V33_2]] : f32
// CHECK-NEXT:      %[[V36_2:[^ ,:]+]] = arith.cmpf oeq, %[[V6]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V37_2:[^ ,:]+]] = arith.select %[[V36_2]], %[[V11]], %[[V35_2]] : f32
// CHECK-NEXT:      loop.store %[[V37_2]], %[[V20]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V38_2:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V39_2:[^ ,:]+]] = math.fma %[[V4]], %[[V6]], %[[V38_2]] : f32
// CHECK-NEXT:      loop.store %[[V39_2]], %[[V21]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V40_2:[^ ,:]+]] = loop.libm "lgamma" %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V40_2]], %[[V22]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V41_2:[^ ,:]+]] = math.log %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V41_2]], %[[V23]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V42_2:[^ ,:]+]] = math.log10 %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V42_2]], %[[V24]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V43_2:[^ ,:]+]] = math.log1p %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V43_2]], %[[V25]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V44_2:[^ ,:]+]] = math.log2 %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V44_2]], %[[V26]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V45_2:[^ ,:]+]] = arith.maximumf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V45_2]], %[[V27]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V46_2:[^ ,:]+]] = arith.minimumf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V46_2]], %[[V28]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V47_2:[^ ,:]+]] = arith.mulf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V47_2]], %[[V29]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V48_2:[^ ,:]+]] = arith.negf %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V48_2]], %[[V30]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V49_2:[^ ,:]+]] = loop.libm "nextafter" %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V49_2]], %[[V31]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V50_2:[^ ,:]+]] = math.powf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V50_2]], %[[V32]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V51_2:[^ ,:]+]] = arith.divf %[[V1]], %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V51_2]], %[[V33]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      loop.store %[[V18_2]], %[[V34]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V52:[^ ,:]+]] = math.roundeven %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V52]], %[[V35]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V53:[^ ,:]+]] = math.sqrt %[[V4]] : f32
// CHECK-NEXT:      %[[V54:[^ ,:]+]] = arith.divf %[[V1]], %[[V53]] : f32
// CHECK-NEXT:      loop.store %[[V54]], %[[V36]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V55:[^ ,:]+]] = math.exp %[[V48_2]] : f32
// CHECK-NEXT:      %[[V56:[^ ,:]+]] = arith.addf %[[V1]], %[[V55]] : f32
// CHECK-NEXT:      %[[V57:[^ ,:]+]] = arith.divf %[[V1]], %[[V56]] : f32
// CHECK-NEXT:      loop.store %[[V57]], %[[V37]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V58:[^ ,:]+]] = arith.cmpf olt, %[[V4]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V59:[^ ,:]+]] = arith.select %[[V58]], %[[V3_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V60:[^ ,:]+]] = arith.cmpf ogt, %[[V4]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V61:[^ ,:]+]] = arith.select %[[V60]], %[[V1]], %[[V59]] : f32
// CHECK-NEXT:      loop.store %[[V61]], %[[V38]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V62:[^ ,:]+]] = math.sin %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V62]], %[[V39]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V63:[^ ,:]+]] = math.sinh %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V63]], %[[V40]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      loop.store %[[V53]], %[[V41]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V64:[^ ,:]+]] = arith.subf %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V64]], %[[V42]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V65:[^ ,:]+]] = math.tan %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V65]], %[[V43]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V66:[^ ,:]+]] = math.tanh %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V66]], %[[V44]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V67:[^ ,:]+]] = math.trunc %[[V4]] : f32
// CHECK-NEXT:      loop.store %[[V67]], %[[V45]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V68:[^ ,:]+]] = arith.cmpf olt, %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V68]], %[[V46]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V69:[^ ,:]+]] = arith.cmpf ole, %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V69]], %[[V47]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V70:[^ ,:]+]] = arith.cmpf oeq, %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V70]], %[[V48]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V71:[^ ,:]+]] = arith.cmpf une, %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V71]], %[[V49]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V72:[^ ,:]+]] = arith.cmpf ogt, %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V72]], %[[V50]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V73:[^ ,:]+]] = arith.cmpf oge, %[[V4]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V73]], %[[V51]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @floor_div_pow_random_bits_rem_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V7:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V8:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V9:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V11:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V12:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V13:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V14:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V15:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V16:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V17:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V18:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V19:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V20:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V21:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V22:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V23:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V24:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant -1 : i64
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V4_2:[^ ,:]+]] = arith.constant 63 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi64> -> i64
// CHECK-NEXT:      %[[V6_2:[^ ,:]+]] = arith.subi %[[V0_2]], %[[V5_2]] : i64
// CHECK-NEXT:      %[[V7_2:[^ ,:]+]] = arith.maxsi %[[V5_2]], %[[V6_2]] : i64
// CHECK-NEXT:      loop.store %[[V7_2]], %[[V0]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V8_2:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xi64> -> i64
// CHECK-NEXT:      %[[V9_2:[^ ,:]+]] = arith.addi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V9_2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V10_2:[^ ,:]+]] = arith.andi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V10_2]], %[[V2]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V11_2:[^ ,:]+]] = arith.divsi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V11_2]], %[[V3]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V12_2:[^ ,:]+]] = arith.floordivsi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V12_2]], %[[V4]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V13_2:[^ ,:]+]] = arith.maxsi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V13_2]], %[[V5]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V14_2:[^ ,:]+]] = arith.minsi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V14_2]], %[[V6]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V15_2:[^ ,:]+]] = arith.muli %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V15_2]], %[[V7]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      loop.store %[[V6_2]], %[[V8]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V16_2:[^ ,:]+]] = arith.xori %[[V5_2]], %[[V1_2]] : i64
// CHECK-NEXT:      loop.store %[[V16_2]], %[[V9]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V17_2:[^ ,:]+]] = arith.ori %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V17_2]], %[[V10]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V18_2:[^ ,:]+]] = arith.andi %[[V8_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V19_2:[^ ,:]+]] = arith.cmpi ne, %[[V18_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V20_2:[^ ,:]+]] = arith.muli %[[V2_2]], %[[V5_2]] : i64
// CHECK-NEXT:      %[[V21_2:[^ ,:]+]] = arith.select %[[V19_2]], %[[V20_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V22_2:[^ ,:]+]] = arith.muli %[[V5_2]], %[[V5_2]] : i64
// CHECK-NEXT:      %[[V23_2:[^ ,:]+]] = arith.shrui %[[V8_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V24_2:[^ ,:]+]] = arith.andi %[[V23_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.cmpi ne, %[[V24_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.muli %[[V21_2]], %[[V22_2]] : i64
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.select %[[V25]], %[[V26]], %[[V21_2]] : i64
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.muli %[[V22_2]], %[[V22_2]] : i64
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.shrui %[[V23_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.andi %[[V29]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.cmpi ne, %[[V30]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.muli %[[V27]], %[[V28]] : i64
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.select %[[V31]], %[[V32]], %[[V27]] : i64
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.muli %[[V28]], %[[V28]] : i64
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = arith.shrui %[[V29]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = arith.andi %[[V35]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = arith.cmpi ne, %[[V36]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = arith.muli %[[V33]], %[[V34]] : i64
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = arith.select %[[V37]], %[[V38]], %[[V33]] : i64
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = arith.muli %[[V34]], %[[V34]] : i64
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = arith.shrui %[[V35]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V42:[^ ,:]+]] = arith.andi %[[V41]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V43:[^ ,:]+]] = arith.cmpi ne, %[[V42]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V44:[^ ,:]+]] = arith.muli %[[V39]], %[[V40]] : i64
// CHECK-NEXT:      %[[V45:[^ ,:]+]] = arith.select %[[V43]], %[[V44]], %[[V39]] : i64
// CHECK-NEXT:      %[[V46:[^ ,:]+]] = arith.muli %[[V40]], %[[V40]] : i64
// CHECK-NEXT:      %[[V47:[^ ,:]+]] = arith.shrui %[[V41]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V48:[^ ,:]+]] = arith.andi %[[V47]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V49:[^ ,:]+]] = arith.cmpi ne, %[[V48]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V50:[^ ,:]+]] = arith.muli %[[V45]], %[[V46]] : i64
// CHECK-NEXT:      %[[V51:[^ ,:]+]] = arith.select %[[V49]], %[[V50]], %[[V45]] : i64
// CHECK-NEXT:      %[[V52:[^ ,:]+]] = arith.muli %[[V46]], %[[V46]] : i64
// CHECK-NEXT:      %[[V53:[^ ,:]+]] = arith.shrui %[[V47]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V54:[^ ,:]+]] = arith.andi %[[V53]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V55:[^ ,:]+]] = arith.cmpi ne, %[[V54]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V56:[^ ,:]+]] = arith.muli %[[V51]], %[[V52]] : i64
// CHECK-NEXT:      %[[V57:[^ ,:]+]] = arith.select %[[V55]], %[[V56]], %[[V51]] : i64
// CHECK-NEXT:      %[[V58:[^ ,:]+]] = arith.muli %[[V52]], %[[V52]] : i64
// CHECK-NEXT:      %[[V59:[^ ,:]+]] = arith.shrui %[[V53]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V60:[^ ,:]+]] = arith.andi %[[V59]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V61:[^ ,:]+]] = arith.cmpi ne, %[[V60]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V62:[^ ,:]+]] = arith.muli %[[V57]], %[[V58]] : i64
// CHECK-NEXT:      %[[V63:[^ ,:]+]] = arith.select %[[V61]], %[[V62]], %[[V57]] : i64
// CHECK-NEXT:      %[[V64:[^ ,:]+]] = arith.muli %[[V58]], %[[V58]] : i64
// CHECK-NEXT:      %[[V65:[^ ,:]+]] = arith.shrui %[[V59]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V66:[^ ,:]+]] = arith.andi %[[V65]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V67:[^ ,:]+]] = arith.cmpi ne, %[[V66]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V68:[^ ,:]+]] = arith.muli %[[V63]], %[[V64]] : i64
// CHECK-NEXT:      %[[V69:[^ ,:]+]] = arith.select %[[V67]], %[[V68]], %[[V63]] : i64
// CHECK-NEXT:      %[[V70:[^ ,:]+]] = arith.muli %[[V64]], %[[V64]] : i64
// CHECK-NEXT:      %[[V71:[^ ,:]+]] = arith.shrui %[[V65]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V72:[^ ,:]+]] = arith.andi %[[V71]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V73:[^ ,:]+]] = arith.cmpi ne, %[[V72]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V74:[^ ,:]+]] = arith.muli %[[V69]], %[[V70]] : i64
// CHECK-NEXT:      %[[V75:[^ ,:]+]] = arith.select %[[V73]], %[[V74]], %[[V69]] : i64
// CHECK-NEXT:      %[[V76:[^ ,:]+]] = arith.muli %[[V70]], %[[V70]] : i64
// CHECK-NEXT:      %[[V77:[^ ,:]+]] = arith.shrui %[[V71]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V78:[^ ,:]+]] = arith.andi %[[V77]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V79:[^ ,:]+]] = arith.cmpi ne, %[[V78]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V80:[^ ,:]+]] = arith.muli %[[V75]], %[[V76]] : i64
// CHECK-NEXT:      %[[V81:[^ ,:]+]] = arith.select %[[V79]], %[[V80]], %[[V75]] : i64
// CHECK-NEXT:      %[[V82:[^ ,:]+]] = arith.muli %[[V76]], %[[V76]] : i64
// CHECK-NEXT:      %[[V83:[^ ,:]+]] = arith.shrui %[[V77]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V84:[^ ,:]+]] = arith.andi %[[V83]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V85:[^ ,:]+]] = arith.cmpi ne, %[[V84]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V86:[^ ,:]+]] = arith.muli %[[V81]], %[[V82]] : i64
// CHECK-NEXT:      %[[V87:[^ ,:]+]] = arith.select %[[V85]], %[[V86]], %[[V81]] : i64
// CHECK-NEXT:      %[[V88:[^ ,:]+]] = arith.muli %[[V82]], %[[V82]] : i64
// CHECK-NEXT:      %[[V89:[^ ,:]+]] = arith.shrui %[[V83]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V90:[^ ,:]+]] = arith.andi %[[V89]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V91:[^ ,:]+]] = arith.cmpi ne, %[[V90]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V92:[^ ,:]+]] = arith.muli %[[V87]], %[[V88]] : i64
// CHECK-NEXT:      %[[V93:[^ ,:]+]] = arith.select %[[V91]], %[[V92]], %[[V87]] : i64
// CHECK-NEXT:      %[[V94:[^ ,:]+]] = arith.muli %[[V88]], %[[V88]] : i64
// CHECK-NEXT:      %[[V95:[^ ,:]+]] = arith.shrui %[[V89]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V96:[^ ,:]+]] = arith.andi %[[V95]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V97:[^ ,:]+]] = arith.cmpi ne, %[[V96]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V98:[^ ,:]+]] = arith.muli %[[V93]], %[[V94]] : i64
// CHECK-NEXT:      %[[V99:[^ ,:]+]] = arith.select %[[V97]], %[[V98]], %[[V93]] : i64
// CHECK-NEXT:      %[[V100:[^ ,:]+]] = arith.muli %[[V94]], %[[V94]] : i64
// CHECK-NEXT:      %[[V101:[^ ,:]+]] = arith.shrui %[[V95]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V102:[^ ,:]+]] = arith.andi %[[V101]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V103:[^ ,:]+]] = arith.cmpi ne, %[[V102]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V104:[^ ,:]+]] = arith.muli %[[V99]], %[[V100]] : i64
// CHECK-NEXT:      %[[V105:[^ ,:]+]] = arith.select %[[V103]], %[[V104]], %[[V99]] : i64
// CHECK-NEXT:      %[[V106:[^ ,:]+]] = arith.muli %[[V100]], %[[V100]] : i64
// CHECK-NEXT:      %[[V107:[^ ,:]+]] = arith.shrui %[[V101]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V108:[^ ,:]+]] = arith.andi %[[V107]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V109:[^ ,:]+]] = arith.cmpi ne, %[[V108]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V110:[^ ,:]+]] = arith.muli %[[V105]], %[[V106]] : i64
// CHECK-NEXT:      %[[V111:[^ ,:]+]] = arith.select %[[V109]], %[[V110]], %[[V105]] : i64
// CHECK-NEXT:      %[[V112:[^ ,:]+]] = arith.muli %[[V106]], %[[V106]] : i64
// CHECK-NEXT:      %[[V113:[^ ,:]+]] = arith.shrui %[[V107]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V114:[^ ,:]+]] = arith.andi %[[V113]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V115:[^ ,:]+]] = arith.cmpi ne, %[[V114]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V116:[^ ,:]+]] = arith.muli %[[V111]], %[[V112]] : i64
// CHECK-NEXT:      %[[V117:[^ ,:]+]] = arith.select %[[V115]], %[[V116]], %[[V111]] : i64
// CHECK-NEXT:      %[[V118:[^ ,:]+]] = arith.muli %[[V112]], %[[V112]] : i64
// CHECK-NEXT:      %[[V119:[^ ,:]+]] = arith.shrui %[[V113]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V120:[^ ,:]+]] = arith.andi %[[V119]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V121:[^ ,:]+]] = arith.cmpi ne, %[[V120]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V122:[^ ,:]+]] = arith.muli %[[V117]], %[[V118]] : i64
// CHECK-NEXT:      %[[V123:[^ ,:]+]] = arith.select %[[V121]], %[[V122]], %[[V117]] : i64
// CHECK-NEXT:      %[[V124:[^ ,:]+]] = arith.muli %[[V118]], %[[V118]] : i64
// CHECK-NEXT:      %[[V125:[^ ,:]+]] = arith.shrui %[[V119]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V126:[^ ,:]+]] = arith.andi %[[V125]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V127:[^ ,:]+]] = arith.cmpi ne, %[[V126]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V128:[^ ,:]+]] = arith.muli %[[V123]], %[[V124]] : i64
// CHECK-NEXT:      %[[V129:[^ ,:]+]] = arith.select %[[V127]], %[[V128]], %[[V123]] : i64
// CHECK-NEXT:      %[[V130:[^ ,:]+]] = arith.muli %[[V124]], %[[V124]] : i64
// CHECK-NEXT:      %[[V131:[^ ,:]+]] = arith.shrui %[[V125]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V132:[^ ,:]+]] = arith.andi %[[V131]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V133:[^ ,:]+]] = arith.cmpi ne, %[[V132]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V134:[^ ,:]+]] = arith.muli %[[V129]], %[[V130]] : i64
// CHECK-NEXT:      %[[V135:[^ ,:]+]] = arith.select %[[V133]], %[[V134]], %[[V129]] : i64
// CHECK-NEXT:      %[[V136:[^ ,:]+]] = arith.muli %[[V130]], %[[V130]] : i64
// CHECK-NEXT:      %[[V137:[^ ,:]+]] = arith.shrui %[[V131]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V138:[^ ,:]+]] = arith.andi %[[V137]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V139:[^ ,:]+]] = arith.cmpi ne, %[[V138]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V140:[^ ,:]+]] = arith.muli %[[V135]], %[[V136]] : i64
// CHECK-NEXT:      %[[V141:[^ ,:]+]] = arith.select %[[V139]], %[[V140]], %[[V135]] : i64
// CHECK-NEXT:      %[[V142:[^ ,:]+]] = arith.muli %[[V136]], %[[V136]] : i64
// CHECK-NEXT:      %[[V143:[^ ,:]+]] = arith.shrui %[[V137]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V144:[^ ,:]+]] = arith.andi %[[V143]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V145:[^ ,:]+]] = arith.cmpi ne, %[[V144]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V146:[^ ,:]+]] = arith.muli %[[V141]], %[[V142]] : i64
// CHECK-NEXT:      %[[V147:[^ ,:]+]] = arith.select %[[V145]], %[[V146]], %[[V141]] : i64
// CHECK-NEXT:      %[[V148:[^ ,:]+]] = arith.muli %[[V142]], %[[V142]] : i64
// CHECK-NEXT:      %[[V149:[^ ,:]+]] = arith.shrui %[[V143]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V150:[^ ,:]+]] = arith.andi %[[V149]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V151:[^ ,:]+]] = arith.cmpi ne, %[[V150]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V152:[^ ,:]+]] = arith.muli %[[V147]], %[[V148]] : i64
// CHECK-NEXT:      %[[V153:[^ ,:]+]] = arith.select %[[V151]], %[[V152]], %[[V147]] : i64
// CHECK-NEXT:      %[[V154:[^ ,:]+]] = arith.muli %[[V148]], %[[V148]] : i64
// CHECK-NEXT:      %[[V155:[^ ,:]+]] = arith.shrui %[[V149]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V156:[^ ,:]+]] = arith.andi %[[V155]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V157:[^ ,:]+]] = arith.cmpi ne, %[[V156]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V158:[^ ,:]+]] = arith.muli %[[V153]], %[[V154]] : i64
// CHECK-NEXT:      %[[V159:[^ ,:]+]] = arith.select %[[V157]], %[[V158]], %[[V153]] : i64
// CHECK-NEXT:      %[[V160:[^ ,:]+]] = arith.muli %[[V154]], %[[V154]] : i64
// CHECK-NEXT:      %[[V161:[^ ,:]+]] = arith.shrui %[[V155]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V162:[^ ,:]+]] = arith.andi %[[V161]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V163:[^ ,:]+]] = arith.cmpi ne, %[[V162]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V164:[^ ,:]+]] = arith.muli %[[V159]], %[[V160]] : i64
// CHECK-NEXT:      %[[V165:[^ ,:]+]] = arith.select %[[V163]], %[[V164]], %[[V159]] : i64
// CHECK-NEXT:      %[[V166:[^ ,:]+]] = arith.muli %[[V160]], %[[V160]] : i64
// CHECK-NEXT:      %[[V167:[^ ,:]+]] = arith.shrui %[[V161]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V168:[^ ,:]+]] = arith.andi %[[V167]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V169:[^ ,:]+]] = arith.cmpi ne, %[[V168]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V170:[^ ,:]+]] = arith.muli %[[V165]], %[[V166]] : i64
// CHECK-NEXT:      %[[V171:[^ ,:]+]] = arith.select %[[V169]], %[[V170]], %[[V165]] : i64
// CHECK-NEXT:      %[[V172:[^ ,:]+]] = arith.muli %[[V166]], %[[V166]] : i64
// CHECK-NEXT:      %[[V173:[^ ,:]+]] = arith.shrui %[[V167]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V174:[^ ,:]+]] = arith.andi %[[V173]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V175:[^ ,:]+]] = arith.cmpi ne, %[[V174]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V176:[^ ,:]+]] = arith.muli %[[V171]], %[[V172]] : i64
// CHECK-NEXT:      %[[V177:[^ ,:]+]] = arith.select %[[V175]], %[[V176]], %[[V171]] : i64
// CHECK-NEXT:      %[[V178:[^ ,:]+]] = arith.muli %[[V172]], %[[V172]] : i64
// CHECK-NEXT:      %[[V179:[^ ,:]+]] = arith.shrui %[[V173]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V180:[^ ,:]+]] = arith.andi %[[V179]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V181:[^ ,:]+]] = arith.cmpi ne, %[[V180]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V182:[^ ,:]+]] = arith.muli %[[V177]], %[[V178]] : i64
// CHECK-NEXT:      %[[V183:[^ ,:]+]] = arith.select %[[V181]], %[[V182]], %[[V177]] : i64
// CHECK-NEXT:      %[[V184:[^ ,:]+]] = arith.muli %[[V178]], %[[V178]] : i64
// CHECK-NEXT:      %[[V185:[^ ,:]+]] = arith.shrui %[[V179]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V186:[^ ,:]+]] = arith.andi %[[V185]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V187:[^ ,:]+]] = arith.cmpi ne, %[[V186]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V188:[^ ,:]+]] = arith.muli %[[V183]], %[[V184]] : i64
// CHECK-NEXT:      %[[V189:[^ ,:]+]] = arith.select %[[V187]], %[[V188]], %[[V183]] : i64
// CHECK-NEXT:      %[[V190:[^ ,:]+]] = arith.muli %[[V184]], %[[V184]] : i64
// CHECK-NEXT:      %[[V191:[^ ,:]+]] = arith.shrui %[[V185]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V192:[^ ,:]+]] = arith.andi %[[V191]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V193:[^ ,:]+]] = arith.cmpi ne, %[[V192]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V194:[^ ,:]+]] = arith.muli %[[V189]], %[[V190]] : i64
// CHECK-NEXT:      %[[V195:[^ ,:]+]] = arith.select %[[V193]], %[[V194]], %[[V189]] : i64
// CHECK-NEXT:      %[[V196:[^ ,:]+]] = arith.muli %[[V190]], %[[V190]] : i64
// CHECK-NEXT:      %[[V197:[^ ,:]+]] = arith.shrui %[[V191]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V198:[^ ,:]+]] = arith.andi %[[V197]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V199:[^ ,:]+]] = arith.cmpi ne, %[[V198]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V200:[^ ,:]+]] = arith.muli %[[V195]], %[[V196]] : i64
// CHECK-NEXT:      %[[V201:[^ ,:]+]] = arith.select %[[V199]], %[[V200]], %[[V195]] : i64
// CHECK-NEXT:      %[[V202:[^ ,:]+]] = arith.muli %[[V196]], %[[V196]] : i64
// CHECK-NEXT:      %[[V203:[^ ,:]+]] = arith.shrui %[[V197]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V204:[^ ,:]+]] = arith.andi %[[V203]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V205:[^ ,:]+]] = arith.cmpi ne, %[[V204]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V206:[^ ,:]+]] = arith.muli %[[V201]], %[[V202]] : i64
// CHECK-NEXT:      %[[V207:[^ ,:]+]] = arith.select %[[V205]], %[[V206]], %[[V201]] : i64
// CHECK-NEXT:      %[[V208:[^ ,:]+]] = arith.muli %[[V202]], %[[V202]] : i64
// CHECK-NEXT:      %[[V209:[^ ,:]+]] = arith.shrui %[[V203]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V210:[^ ,:]+]] = arith.andi %[[V209]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V211:[^ ,:]+]] = arith.cmpi ne, %[[V210]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V212:[^ ,:]+]] = arith.muli %[[V207]], %[[V208]] : i64
// CHECK-NEXT:      %[[V213:[^ ,:]+]] = arith.select %[[V211]], %[[V212]], %[[V207]] : i64
// CHECK-NEXT:      %[[V214:[^ ,:]+]] = arith.muli %[[V208]], %[[V208]] : i64
// CHECK-NEXT:      %[[V215:[^ ,:]+]] = arith.shrui %[[V209]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V216:[^ ,:]+]] = arith.andi %[[V215]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V217:[^ ,:]+]] = arith.cmpi ne, %[[V216]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V218:[^ ,:]+]] = arith.muli %[[V213]], %[[V214]] : i64
// CHECK-NEXT:      %[[V219:[^ ,:]+]] = arith.select %[[V217]], %[[V218]], %[[V213]] : i64
// CHECK-NEXT:      %[[V220:[^ ,:]+]] = arith.muli %[[V214]], %[[V214]] : i64
// CHECK-NEXT:      %[[V221:[^ ,:]+]] = arith.shrui %[[V215]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V222:[^ ,:]+]] = arith.andi %[[V221]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V223:[^ ,:]+]] = arith.cmpi ne, %[[V222]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V224:[^ ,:]+]] = arith.muli %[[V219]], %[[V220]] : i64
// CHECK-NEXT:      %[[V225:[^ ,:]+]] = arith.select %[[V223]], %[[V224]], %[[V219]] : i64
// CHECK-NEXT:      %[[V226:[^ ,:]+]] = arith.muli %[[V220]], %[[V220]] : i64
// CHECK-NEXT:      %[[V227:[^ ,:]+]] = arith.shrui %[[V221]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V228:[^ ,:]+]] = arith.andi %[[V227]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V229:[^ ,:]+]] = arith.cmpi ne, %[[V228]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V230:[^ ,:]+]] = arith.muli %[[V225]], %[[V226]] : i64
// CHECK-NEXT:      %[[V231:[^ ,:]+]] = arith.select %[[V229]], %[[V230]], %[[V225]] : i64
// CHECK-NEXT:      %[[V232:[^ ,:]+]] = arith.muli %[[V226]], %[[V226]] : i64
// CHECK-NEXT:      %[[V233:[^ ,:]+]] = arith.shrui %[[V227]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V234:[^ ,:]+]] = arith.andi %[[V233]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V235:[^ ,:]+]] = arith.cmpi ne, %[[V234]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V236:[^ ,:]+]] = arith.muli %[[V231]], %[[V232]] : i64
// CHECK-NEXT:      %[[V237:[^ ,:]+]] = arith.select %[[V235]], %[[V236]], %[[V231]] : i64
// CHECK-NEXT:      %[[V238:[^ ,:]+]] = arith.muli %[[V232]], %[[V232]] : i64
// CHECK-NEXT:      %[[V239:[^ ,:]+]] = arith.shrui %[[V233]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V240:[^ ,:]+]] = arith.andi %[[V239]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V241:[^ ,:]+]] = arith.cmpi ne, %[[V240]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V242:[^ ,:]+]] = arith.muli %[[V237]], %[[V238]] : i64
// CHECK-NEXT:      %[[V243:[^ ,:]+]] = arith.select %[[V241]], %[[V242]], %[[V237]] : i64
// CHECK-NEXT:      %[[V244:[^ ,:]+]] = arith.muli %[[V238]], %[[V238]] : i64
// CHECK-NEXT:      %[[V245:[^ ,:]+]] = arith.shrui %[[V239]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V246:[^ ,:]+]] = arith.andi %[[V245]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V247:[^ ,:]+]] = arith.cmpi ne, %[[V246]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V248:[^ ,:]+]] = arith.muli %[[V243]], %[[V244]] : i64
// CHECK-NEXT:      %[[V249:[^ ,:]+]] = arith.select %[[V247]], %[[V248]], %[[V243]] : i64
// CHECK-NEXT:      %[[V250:[^ ,:]+]] = arith.muli %[[V244]], %[[V244]] : i64
// CHECK-NEXT:      %[[V251:[^ ,:]+]] = arith.shrui %[[V245]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V252:[^ ,:]+]] = arith.andi %[[V251]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V253:[^ ,:]+]] = arith.cmpi ne, %[[V252]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V254:[^ ,:]+]] = arith.muli %[[V249]], %[[V250]] : i64
// CHECK-NEXT:      %[[V255:[^ ,:]+]] = arith.select %[[V253]], %[[V254]], %[[V249]] : i64
// CHECK-NEXT:      %[[V256:[^ ,:]+]] = arith.muli %[[V250]], %[[V250]] : i64
// CHECK-NEXT:      %[[V257:[^ ,:]+]] = arith.shrui %[[V251]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V258:[^ ,:]+]] = arith.andi %[[V257]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V259:[^ ,:]+]] = arith.cmpi ne, %[[V258]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V260:[^ ,:]+]] = arith.muli %[[V255]], %[[V256]] : i64
// CHECK-NEXT:      %[[V261:[^ ,:]+]] = arith.select %[[V259]], %[[V260]], %[[V255]] : i64
// CHECK-NEXT:      %[[V262:[^ ,:]+]] = arith.muli %[[V256]], %[[V256]] : i64
// CHECK-NEXT:      %[[V263:[^ ,:]+]] = arith.shrui %[[V257]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V264:[^ ,:]+]] = arith.andi %[[V263]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V265:[^ ,:]+]] = arith.cmpi ne, %[[V264]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V266:[^ ,:]+]] = arith.muli %[[V261]], %[[V262]] : i64
// CHECK-NEXT:      %[[V267:[^ ,:]+]] = arith.select %[[V265]], %[[V266]], %[[V261]] : i64
// CHECK-NEXT:      %[[V268:[^ ,:]+]] = arith.muli %[[V262]], %[[V262]] : i64
// CHECK-NEXT:      %[[V269:[^ ,:]+]] = arith.shrui %[[V263]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V270:[^ ,:]+]] = arith.andi %[[V269]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V271:[^ ,:]+]] = arith.cmpi ne, %[[V270]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V272:[^ ,:]+]] = arith.muli %[[V267]], %[[V268]] : i64
// CHECK-NEXT:      %[[V273:[^ ,:]+]] = arith.select %[[V271]], %[[V272]], %[[V267]] : i64
// CHECK-NEXT:      %[[V274:[^ ,:]+]] = arith.muli %[[V268]], %[[V268]] : i64
// CHECK-NEXT:      %[[V275:[^ ,:]+]] = arith.shrui %[[V269]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V276:[^ ,:]+]] = arith.andi %[[V275]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V277:[^ ,:]+]] = arith.cmpi ne, %[[V276]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V278:[^ ,:]+]] = arith.muli %[[V273]], %[[V274]] : i64
// CHECK-NEXT:      %[[V279:[^ ,:]+]] = arith.select %[[V277]], %[[V278]], %[[V273]] : i64
// CHECK-NEXT:      %[[V280:[^ ,:]+]] = arith.muli %[[V274]], %[[V274]] : i64
// CHECK-NEXT:      %[[V281:[^ ,:]+]] = arith.shrui %[[V275]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V282:[^ ,:]+]] = arith.andi %[[V281]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V283:[^ ,:]+]] = arith.cmpi ne, %[[V282]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V284:[^ ,:]+]] = arith.muli %[[V279]], %[[V280]] : i64
// CHECK-NEXT:      %[[V285:[^ ,:]+]] = arith.select %[[V283]], %[[V284]], %[[V279]] : i64
// CHECK-NEXT:      %[[V286:[^ ,:]+]] = arith.muli %[[V280]], %[[V280]] : i64
// CHECK-NEXT:      %[[V287:[^ ,:]+]] = arith.shrui %[[V281]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V288:[^ ,:]+]] = arith.andi %[[V287]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V289:[^ ,:]+]] = arith.cmpi ne, %[[V288]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V290:[^ ,:]+]] = arith.muli %[[V285]], %[[V286]] : i64
// CHECK-NEXT:      %[[V291:[^ ,:]+]] = arith.select %[[V289]], %[[V290]], %[[V285]] : i64
// CHECK-NEXT:      %[[V292:[^ ,:]+]] = arith.muli %[[V286]], %[[V286]] : i64
// CHECK-NEXT:      %[[V293:[^ ,:]+]] = arith.shrui %[[V287]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V294:[^ ,:]+]] = arith.andi %[[V293]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V295:[^ ,:]+]] = arith.cmpi ne, %[[V294]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V296:[^ ,:]+]] = arith.muli %[[V291]], %[[V292]] : i64
// CHECK-NEXT:      %[[V297:[^ ,:]+]] = arith.select %[[V295]], %[[V296]], %[[V291]] : i64
// CHECK-NEXT:      %[[V298:[^ ,:]+]] = arith.muli %[[V292]], %[[V292]] : i64
// CHECK-NEXT:      %[[V299:[^ ,:]+]] = arith.shrui %[[V293]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V300:[^ ,:]+]] = arith.andi %[[V299]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V301:[^ ,:]+]] = arith.cmpi ne, %[[V300]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V302:[^ ,:]+]] = arith.muli %[[V297]], %[[V298]] : i64
// CHECK-NEXT:      %[[V303:[^ ,:]+]] = arith.select %[[V301]], %[[V302]], %[[V297]] : i64
// CHECK-NEXT:      %[[V304:[^ ,:]+]] = arith.muli %[[V298]], %[[V298]] : i64
// CHECK-NEXT:      %[[V305:[^ ,:]+]] = arith.shrui %[[V299]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V306:[^ ,:]+]] = arith.andi %[[V305]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V307:[^ ,:]+]] = arith.cmpi ne, %[[V306]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V308:[^ ,:]+]] = arith.muli %[[V303]], %[[V304]] : i64
// CHECK-NEXT:      %[[V309:[^ ,:]+]] = arith.select %[[V307]], %[[V308]], %[[V303]] : i64
// CHECK-NEXT:      %[[V310:[^ ,:]+]] = arith.muli %[[V304]], %[[V304]] : i64
// CHECK-NEXT:      %[[V311:[^ ,:]+]] = arith.shrui %[[V305]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V312:[^ ,:]+]] = arith.andi %[[V311]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V313:[^ ,:]+]] = arith.cmpi ne, %[[V312]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V314:[^ ,:]+]] = arith.muli %[[V309]], %[[V310]] : i64
// CHECK-NEXT:      %[[V315:[^ ,:]+]] = arith.select %[[V313]], %[[V314]], %[[V309]] : i64
// CHECK-NEXT:      %[[V316:[^ ,:]+]] = arith.muli %[[V310]], %[[V310]] : i64
// CHECK-NEXT:      %[[V317:[^ ,:]+]] = arith.shrui %[[V311]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V318:[^ ,:]+]] = arith.andi %[[V317]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V319:[^ ,:]+]] = arith.cmpi ne, %[[V318]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V320:[^ ,:]+]] = arith.muli %[[V315]], %[[V316]] : i64
// CHECK-NEXT:      %[[V321:[^ ,:]+]] = arith.select %[[V319]], %[[V320]], %[[V315]] : i64
// CHECK-NEXT:      %[[V322:[^ ,:]+]] = arith.muli %[[V316]], %[[V316]] : i64
// CHECK-NEXT:      %[[V323:[^ ,:]+]] = arith.shrui %[[V317]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V324:[^ ,:]+]] = arith.andi %[[V323]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V325:[^ ,:]+]] = arith.cmpi ne, %[[V324]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V326:[^ ,:]+]] = arith.muli %[[V321]], %[[V322]] : i64
// CHECK-NEXT:      %[[V327:[^ ,:]+]] = arith.select %[[V325]], %[[V326]], %[[V321]] : i64
// CHECK-NEXT:      %[[V328:[^ ,:]+]] = arith.muli %[[V322]], %[[V322]] : i64
// CHECK-NEXT:      %[[V329:[^ ,:]+]] = arith.shrui %[[V323]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V330:[^ ,:]+]] = arith.andi %[[V329]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V331:[^ ,:]+]] = arith.cmpi ne, %[[V330]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V332:[^ ,:]+]] = arith.muli %[[V327]], %[[V328]] : i64
// CHECK-NEXT:      %[[V333:[^ ,:]+]] = arith.select %[[V331]], %[[V332]], %[[V327]] : i64
// CHECK-NEXT:      %[[V334:[^ ,:]+]] = arith.muli %[[V328]], %[[V328]] : i64
// CHECK-NEXT:      %[[V335:[^ ,:]+]] = arith.shrui %[[V329]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V336:[^ ,:]+]] = arith.andi %[[V335]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V337:[^ ,:]+]] = arith.cmpi ne, %[[V336]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V338:[^ ,:]+]] = arith.muli %[[V333]], %[[V334]] : i64
// CHECK-NEXT:      %[[V339:[^ ,:]+]] = arith.select %[[V337]], %[[V338]], %[[V333]] : i64
// CHECK-NEXT:      %[[V340:[^ ,:]+]] = arith.muli %[[V334]], %[[V334]] : i64
// CHECK-NEXT:      %[[V341:[^ ,:]+]] = arith.shrui %[[V335]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V342:[^ ,:]+]] = arith.andi %[[V341]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V343:[^ ,:]+]] = arith.cmpi ne, %[[V342]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V344:[^ ,:]+]] = arith.muli %[[V339]], %[[V340]] : i64
// CHECK-NEXT:      %[[V345:[^ ,:]+]] = arith.select %[[V343]], %[[V344]], %[[V339]] : i64
// CHECK-NEXT:      %[[V346:[^ ,:]+]] = arith.muli %[[V340]], %[[V340]] : i64
// CHECK-NEXT:      %[[V347:[^ ,:]+]] = arith.shrui %[[V341]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V348:[^ ,:]+]] = arith.andi %[[V347]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V349:[^ ,:]+]] = arith.cmpi ne, %[[V348]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V350:[^ ,:]+]] = arith.muli %[[V345]], %[[V346]] : i64
// CHECK-NEXT:      %[[V351:[^ ,:]+]] = arith.select %[[V349]], %[[V350]], %[[V345]] : i64
// CHECK-NEXT:      %[[V352:[^ ,:]+]] = arith.muli %[[V346]], %[[V346]] : i64
// CHECK-NEXT:      %[[V353:[^ ,:]+]] = arith.shrui %[[V347]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V354:[^ ,:]+]] = arith.andi %[[V353]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V355:[^ ,:]+]] = arith.cmpi ne, %[[V354]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V356:[^ ,:]+]] = arith.muli %[[V351]], %[[V352]] : i64
// CHECK-NEXT:      %[[V357:[^ ,:]+]] = arith.select %[[V355]], %[[V356]], %[[V351]] : i64
// CHECK-NEXT:      %[[V358:[^ ,:]+]] = arith.muli %[[V352]], %[[V352]] : i64
// CHECK-NEXT:      %[[V359:[^ ,:]+]] = arith.shrui %[[V353]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V360:[^ ,:]+]] = arith.andi %[[V359]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V361:[^ ,:]+]] = arith.cmpi ne, %[[V360]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V362:[^ ,:]+]] = arith.muli %[[V357]], %[[V358]] : i64
// CHECK-NEXT:      %[[V363:[^ ,:]+]] = arith.select %[[V361]], %[[V362]], %[[V357]] : i64
// CHECK-NEXT:      %[[V364:[^ ,:]+]] = arith.muli %[[V358]], %[[V358]] : i64
// CHECK-NEXT:      %[[V365:[^ ,:]+]] = arith.shrui %[[V359]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V366:[^ ,:]+]] = arith.andi %[[V365]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V367:[^ ,:]+]] = arith.cmpi ne, %[[V366]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V368:[^ ,:]+]] = arith.muli %[[V363]], %[[V364]] : i64
// CHECK-NEXT:      %[[V369:[^ ,:]+]] = arith.select %[[V367]], %[[V368]], %[[V363]] : i64
// CHECK-NEXT:      %[[V370:[^ ,:]+]] = arith.muli %[[V364]], %[[V364]] : i64
// CHECK-NEXT:      %[[V371:[^ ,:]+]] = arith.shrui %[[V365]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V372:[^ ,:]+]] = arith.andi %[[V371]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V373:[^ ,:]+]] = arith.cmpi ne, %[[V372]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V374:[^ ,:]+]] = arith.muli %[[V369]], %[[V370]] : i64
// CHECK-NEXT:      %[[V375:[^ ,:]+]] = arith.select %[[V373]], %[[V374]], %[[V369]] : i64
// CHECK-NEXT:      %[[V376:[^ ,:]+]] = arith.muli %[[V370]], %[[V370]] : i64
// CHECK-NEXT:      %[[V377:[^ ,:]+]] = arith.shrui %[[V371]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V378:[^ ,:]+]] = arith.andi %[[V377]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V379:[^ ,:]+]] = arith.cmpi ne, %[[V378]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V380:[^ ,:]+]] = arith.muli %[[V375]], %[[V376]] : i64
// CHECK-NEXT:      %[[V381:[^ ,:]+]] = arith.select %[[V379]], %[[V380]], %[[V375]] : i64
// CHECK-NEXT:      %[[V382:[^ ,:]+]] = arith.muli %[[V376]], %[[V376]] : i64
// CHECK-NEXT:      %[[V383:[^ ,:]+]] = arith.shrui %[[V377]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V384:[^ ,:]+]] = arith.andi %[[V383]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V385:[^ ,:]+]] = arith.cmpi ne, %[[V384]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V386:[^ ,:]+]] = arith.muli %[[V381]], %[[V382]] : i64
// CHECK-NEXT:      %[[V387:[^ ,:]+]] = arith.select %[[V385]], %[[V386]], %[[V381]] : i64
// CHECK-NEXT:      %[[V388:[^ ,:]+]] = arith.muli %[[V382]], %[[V382]] : i64
// CHECK-NEXT:      %[[V389:[^ ,:]+]] = arith.shrui %[[V383]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V390:[^ ,:]+]] = arith.andi %[[V389]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V391:[^ ,:]+]] = arith.cmpi ne, %[[V390]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V392:[^ ,:]+]] = arith.muli %[[V387]], %[[V388]] : i64
// CHECK-NEXT:      %[[V393:[^ ,:]+]] = arith.select %[[V391]], %[[V392]], %[[V387]] : i64
// CHECK-NEXT:      %[[V394:[^ ,:]+]] = arith.muli %[[V388]], %[[V388]] : i64
// CHECK-NEXT:      %[[V395:[^ ,:]+]] = arith.shrui %[[V389]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V396:[^ ,:]+]] = arith.select %[[V19_2]], %[[V1_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V397:[^ ,:]+]] = arith.cmpi eq, %[[V5_2]], %[[V2_2]] : i64
// CHECK-NEXT:      %[[V398:[^ ,:]+]] = arith.select %[[V397]], %[[V2_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V399:[^ ,:]+]] = arith.cmpi eq, %[[V5_2]], %[[V1_2]] : i64
// CHECK-NEXT:      %[[V400:[^ ,:]+]] = arith.select %[[V399]], %[[V396]], %[[V398]] : i64
// CHECK-NEXT:      %[[V401:[^ ,:]+]] = arith.cmpi slt, %[[V8_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V402:[^ ,:]+]] = arith.select %[[V401]], %[[V400]], %[[V393]] : i64
// CHECK-NEXT:      loop.store %[[V402]], %[[V11]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V403:[^ ,:]+]] = prim.random_bits %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V403]], %[[V12]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V404:[^ ,:]+]] = arith.remsi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V404]], %[[V13]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V405:[^ ,:]+]] = arith.cmpi ult, %[[V8_2]], %[[V3_2]] : i64
// CHECK-NEXT:      %[[V406:[^ ,:]+]] = arith.select %[[V405]], %[[V8_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V407:[^ ,:]+]] = arith.shli %[[V5_2]], %[[V406]] : i64
// CHECK-NEXT:      %[[V408:[^ ,:]+]] = arith.select %[[V405]], %[[V407]], %[[V0_2]] : i64
// CHECK-NEXT:      loop.store %[[V408]], %[[V14]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V409:[^ ,:]+]] = arith.minui %[[V8_2]], %[[V4_2]] : i64
// CHECK-NEXT:      %[[V410:[^ ,:]+]] = arith.shrsi %[[V5_2]], %[[V409]] : i64
// CHECK-NEXT:      loop.store %[[V410]], %[[V15]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V411:[^ ,:]+]] = arith.cmpi slt, %[[V5_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V412:[^ ,:]+]] = arith.select %[[V411]], %[[V1_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V413:[^ ,:]+]] = arith.cmpi sgt, %[[V5_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V414:[^ ,:]+]] = arith.select %[[V413]], %[[V2_2]], %[[V412]] : i64
// CHECK-NEXT:      loop.store %[[V414]], %[[V16]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V415:[^ ,:]+]] = arith.subi %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V415]], %[[V17]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V416:[^ ,:]+]] = arith.xori %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V416]], %[[V18]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V417:[^ ,:]+]] = arith.cmpi slt, %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V417]], %[[V19]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V418:[^ ,:]+]] = arith.cmpi sle, %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V418]], %[[V20]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V419:[^ ,:]+]] = arith.cmpi eq, %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V419]], %[[V21]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V420:[^ ,:]+]] = arith.cmpi ne, %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V420]], %[[V22]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V421:[^ ,:]+]] = arith.cmpi sgt, %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V421]], %[[V23]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V422:[^ ,:]+]] = arith.cmpi sge, %[[V5_2]], %[[V8_2]] : i64
// CHECK-NEXT:      loop.store %[[V422]], %[[V24]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @div_floor_div_pow_rem_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V7:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V8:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V9:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V11:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V12:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V13:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V14:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V15:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V16:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V17:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V18:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi1> -> i1
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V0]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xi1> -> i1
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = arith.ori %[[V2_2]], %[[V3_2]] : i1
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V1]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = arith.andi %[[V2_2]], %[[V3_2]] : i1
// CHECK-NEXT:      loop.store %[[V5_2]], %[[V2]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V6_2:[^ ,:]+]] = arith.divui %[[V2_2]], %[[V3_2]] : i1
// CHECK-NEXT:      loop.store %[[V6_2]], %[[V3]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      loop.store %[[V6_2]], %[[V4]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V5]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      loop.store %[[V5_2]], %[[V6]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      loop.store %[[V5_2]], %[[V7]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V7_2:[^ ,:]+]] = arith.subi %[[V0_2]], %[[V2_2]] : i1
// CHECK-NEXT:      loop.store %[[V7_2]], %[[V8]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V8_2:[^ ,:]+]] = arith.xori %[[V2_2]], %[[V1_2]] : i1
// CHECK-NEXT:      loop.store %[[V8_2]], %[[V9]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V10]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V9_2:[^ ,:]+]] = arith.andi %[[V3_2]], %[[V1_2]] : i1
// CHECK-NEXT:      %[[V10_2:[^ ,:]+]] = arith.cmpi ne, %[[V9_2]], %[[V0_2]] : i1
// CHECK-NEXT:      %[[V11_2:[^ ,:]+]] = arith.muli %[[V1_2]], %[[V2_2]] : i1
// CHECK-NEXT:      %[[V12_2:[^ ,:]+]] = arith.select %[[V10_2]], %[[V11_2]], %[[V1_2]] : i1
// CHECK-NEXT:      %[[V13_2:[^ ,:]+]] = arith.muli %[[V2_2]], %[[V2_2]] : i1
// CHECK-NEXT:      %[[V14_2:[^ ,:]+]] = arith.shrui %[[V3_2]], %[[V1_2]] : i1
// CHECK-NEXT:      loop.store %[[V12_2]], %[[V11]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V15_2:[^ ,:]+]] = arith.remui %[[V2_2]], %[[V3_2]] : i1
// CHECK-NEXT:      loop.store %[[V15_2]], %[[V12]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V16_2:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<8xi1> -> i1
// CHECK-NEXT:      %[[V17_2:[^ ,:]+]] = arith.select %[[V2_2]], %[[V3_2]], %[[V16_2]] : i1
// CHECK-NEXT:      loop.store %[[V17_2]], %[[V13]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V18_2:[^ ,:]+]] = arith.cmpi ult, %[[V3_2]], %[[V1_2]] : i1
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.select %[[V18_2]], %[[V3_2]], %[[V0_2]] : i1
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.shli %[[V2_2]], %[[V19]] : i1
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.select %[[V18_2]], %[[V20]], %[[V0_2]] : i1
// CHECK-NEXT:      loop.store %[[V21]], %[[V14]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.minui %[[V3_2]], %[[V0_2]] : i1
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.shrui %[[V2_2]], %[[V22]] : i1
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.select %[[V18_2]], %[[V23]], %[[V0_2]] : i1
// CHECK-NEXT:      loop.store %[[V24]], %[[V15]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V16]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.subi %[[V2_2]], %[[V3_2]] : i1
// CHECK-NEXT:      loop.store %[[V25]], %[[V17]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.xori %[[V2_2]], %[[V3_2]] : i1
// CHECK-NEXT:      loop.store %[[V26]], %[[V18]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @acos_acosh_asin_asinh_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V7:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V8:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V11:[^ ,:]+]]: memref<8xbf16>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xbf16> -> bf16
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = math.acos %[[V1_2]] : f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.truncf %[[V2_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V3]], %[[V1]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = math.acosh %[[V1_2]] : f32
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = arith.truncf %[[V4_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V5_2]], %[[V2]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V6_2:[^ ,:]+]] = math.asin %[[V1_2]] : f32
// CHECK-NEXT:      %[[V7_2:[^ ,:]+]] = arith.truncf %[[V6_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V7_2]], %[[V4]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V8_2:[^ ,:]+]] = math.asinh %[[V1_2]] : f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.truncf %[[V8_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V9]], %[[V5]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = math.atan %[[V1_2]] : f32
// CHECK-NEXT:      %[[V11_2:[^ ,:]+]] = arith.truncf %[[V10]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V11_2]], %[[V6]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xbf16> -> bf16
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.extf %[[V12]] : bf16 to f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = math.atan2 %[[V1_2]], %[[V13]] : f32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.truncf %[[V14]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V15]], %[[V7]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = math.atanh %[[V1_2]] : f32
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.truncf %[[V16]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V17]], %[[V8]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = math.cos %[[V1_2]] : f32
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.truncf %[[V18]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V19]], %[[V11]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @cosh_erf_erfc_exp_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V9:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V10:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V12:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V13:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V14:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V15:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V16:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V17:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V18:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V19:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V20:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V21:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V22:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V23:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V24:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V25:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V26:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V27:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V28:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V29:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V30:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V31:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V32:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V33:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V34:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V35:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V36:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V37:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V38:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V39:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V40:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V41:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V42:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V43:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V44:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V45:[^ ,:]+]]: memref<8xbf16>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xbf16> -> bf16
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : bf16 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = math.absf %[[V5]] : f32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.truncf %[[V6]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V7]], %[[V0]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xbf16> -> bf16
// CHECK-NEXT:      %[[V9_2:[^ ,:]+]] = arith.extf %[[V8]] : bf16 to f32
// CHECK-NEXT:      %[[V10_2:[^ ,:]+]] = arith.addf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.truncf %[[V10_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V11]], %[[V3]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V12_2:[^ ,:]+]] = math.ceil %[[V5]] : f32
// CHECK-NEXT:      %[[V13_2:[^ ,:]+]] = arith.truncf %[[V12_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V13_2]], %[[V9]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V14_2:[^ ,:]+]] = math.copysign %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V15_2:[^ ,:]+]] = arith.truncf %[[V14_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V15_2]], %[[V10]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V16_2:[^ ,:]+]] = math.cosh %[[V5]] : f32
// CHECK-NEXT:      %[[V17_2:[^ ,:]+]] = arith.truncf %[[V16_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V17_2]], %[[V12]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V18_2:[^ ,:]+]] = arith.divf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V19_2:[^ ,:]+]] = arith.truncf %[[V18_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V19_2]], %[[V13]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V20_2:[^ ,:]+]] = math.erf %[[V5]] : f32
// CHECK-NEXT:      %[[V21_2:[^ ,:]+]] = arith.truncf %[[V20_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V21_2]], %[[V14]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V22_2:[^ ,:]+]] = loop.libm "erfc" %[[V5]] : f32
// CHECK-NEXT:      %[[V23_2:[^ ,:]+]] = arith.truncf %[[V22_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V23_2]], %[[V15]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V24_2:[^ ,:]+]] = math.exp %[[V5]] : f32
// CHECK-NEXT:      %[[V25_2:[^ ,:]+]] = arith.truncf %[[V24_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V25_2]], %[[V16]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V26_2:[^ ,:]+]] = math.exp2 %[[V5]] : f32
// CHECK-NEXT:      %[[V27_2:[^ ,:]+]] = arith.truncf %[[V26_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V27_2]], %[[V17]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V28_2:[^ ,:]+]] = math.expm1 %[[V5]] : f32
// CHECK-NEXT:      %[[V29_2:[^ ,:]+]] = arith.truncf %[[V28_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V29_2]], %[[V18]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V30_2:[^ ,:]+]] = math.floor %[[V5]] : f32
// CHECK-NEXT:      %[[V31_2:[^ ,:]+]] = arith.truncf %[[V30_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V31_2]], %[[V19]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V32_2:[^ ,:]+]] = loop.libm "fmod" %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V33_2:[^ ,:]+]] = arith.subf %[[V5]], %[[V32_2]] : f32
// CHECK-NEXT:      %[[V34_2:[^ ,:]+]] = arith.divf %[[V33_2]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V35_2:[^ ,:]+]] = arith.cmpf olt, %[[V9_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V36_2:[^ ,:]+]] = arith.cmpf olt, %[[V32_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V37_2:[^ ,:]+]] = arith.xori %[[V35_2]], %[[V36_2]] : i1
// CHECK-NEXT:      %[[V38_2:[^ ,:]+]] = arith.cmpf une, %[[V32_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V39_2:[^ ,:]+]] = arith.andi %[[V38_2]], %[[V37_2]] : i1
// CHECK-NEXT:      %[[V40_2:[^ ,:]+]] = arith.subf %[[V34_2]], %[[V1]] : f32
// CHECK-NEXT:      %[[V41_2:[^ ,:]+]] = arith.select %[[V39_2]], %[[V40_2]], %[[V34_2]] : f32
// CHECK-NEXT:      %[[V42_2:[^ ,:]+]] = math.floor %[[V41_2]] : f32
// CHECK-NEXT:      %[[V43_2:[^ ,:]+]] = arith.subf %[[V41_2]], %[[V42_2]] : f32
// CHECK-NEXT:      %[[V44_2:[^ ,:]+]] = arith.cmpf ogt, %[[V43_2]], %[[V2]] : f32
// CHECK-NEXT:      %[[V45_2:[^ ,:]+]] = arith.addf %[[V42_2]], %[[V1]] : f32
// CHECK-NEXT:      %[[V46:[^ ,:]+]] = arith.select %[[V44_2]], %[[V45_2]], %[[V42_2]] : f32
// CHECK-NEXT:      %[[V47:[^ ,:]+]] = math.copysign %[[V0_2]], %[[V18_2]] : f32
// CHECK-NEXT:      %[[V48:[^ ,:]+]] = arith.cmpf une, %[[V41_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V49:[^ ,:]+]] = arith.select %[[V48]], %[[V46]], %[[V47]] : f32
// CHECK-NEXT:      %[[V50:[^ ,:]+]] = arith.cmpf oeq, %[[V9_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V51:[^ ,:]+]] = arith.select %[[V50]], %[[V18_2]], %[[V49]] : f32
// CHECK-NEXT:      %[[V52:[^ ,:]+]] = arith.truncf %[[V51]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V52]], %[[V20]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V53:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<8xbf16> -> bf16
// CHECK-NEXT:      %[[V54:[^ ,:]+]] = arith.extf %[[V53]] : bf16 to f32
// CHECK-NEXT:      %[[V55:[^ ,:]+]] = math.fma %[[V5]], %[[V9_2]], %[[V54]] : f32
// CHECK-NEXT:      %[[V56:[^ ,:]+]] = arith.truncf %[[V55]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V56]], %[[V21]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V57:[^ ,:]+]] = loop.libm "lgamma" %[[V5]] : f32
// CHECK-NEXT:      %[[V58:[^ ,:]+]] = arith.truncf %[[V57]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V58]], %[[V22]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V59:[^ ,:]+]] = math.log %[[V5]] : f32
// CHECK-NEXT:      %[[V60:[^ ,:]+]] = arith.truncf %[[V59]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V60]], %[[V23]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V61:[^ ,:]+]] = math.log10 %[[V5]] : f32
// CHECK-NEXT:      %[[V62:[^ ,:]+]] = arith.truncf %[[V61]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V62]], %[[V24]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V63:[^ ,:]+]] = math.log1p %[[V5]] : f32
// CHECK-NEXT:      %[[V64:[^ ,:]+]] = arith.truncf %[[V63]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V64]], %[[V25]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V65:[^ ,:]+]] = math.log2 %[[V5]] : f32
// CHECK-NEXT:      %[[V66:[^ ,:]+]] = arith.truncf %[[V65]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V66]], %[[V26]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V67:[^ ,:]+]] = arith.maximumf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V68:[^ ,:]+]] = arith.truncf %[[V67]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V68]], %[[V27]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V69:[^ ,:]+]] = arith.minimumf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V70:[^ ,:]+]] = arith.truncf %[[V69]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V70]], %[[V28]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V71:[^ ,:]+]] = arith.mulf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V72:[^ ,:]+]] = arith.truncf %[[V71]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V72]], %[[V29]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V73:[^ ,:]+]] = arith.negf %[[V5]] : f32
// CHECK-NEXT:      %[[V74:[^ ,:]+]] = arith.truncf %[[V73]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V74]], %[[V30]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V75:[^ ,:]+]] = loop.libm "nextafter" %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V76:[^ ,:]+]] = arith.truncf %[[V75]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V76]], %[[V31]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V77:[^ ,:]+]] = math.powf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V78:[^ ,:]+]] = arith.truncf %[[V77]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V78]], %[[V32]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V79:[^ ,:]+]] = arith.divf %[[V1]], %[[V5]] : f32
// CHECK-NEXT:      %[[V80:[^ ,:]+]] = arith.truncf %[[V79]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V80]], %[[V33]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V81:[^ ,:]+]] = arith.truncf %[[V32_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V81]], %[[V34]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V82:[^ ,:]+]] = math.roundeven %[[V5]] : f32
// CHECK-NEXT:      %[[V83:[^ ,:]+]] = arith.truncf %[[V82]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V83]], %[[V35]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V84:[^ ,:]+]] = math.sqrt %[[V5]] : f32
// CHECK-NEXT:      %[[V85:[^ ,:]+]] = arith.divf %[[V1]], %[[V84]] : f32
// CHECK-NEXT:      %[[V86:[^ ,:]+]] = arith.truncf %[[V85]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V86]], %[[V36]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V87:[^ ,:]+]] = math.exp %[[V73]] : f32
// CHECK-NEXT:      %[[V88:[^ ,:]+]] = arith.addf %[[V1]], %[[V87]] : f32
// CHECK-NEXT:      %[[V89:[^ ,:]+]] = arith.divf %[[V1]], %[[V88]] : f32
// CHECK-NEXT:      %[[V90:[^ ,:]+]] = arith.truncf %[[V89]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V90]], %[[V37]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V91:[^ ,:]+]] = arith.cmpf olt, %[[V5]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V92:[^ ,:]+]] = arith.select %[[V91]], %[[V3_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V93:[^ ,:]+]] = arith.cmpf ogt, %[[V5]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V94:[^ ,:]+]] = arith.select %[[V93]], %[[V1]], %[[V92]] : f32
// CHECK-NEXT:      %[[V95:[^ ,:]+]] = arith.truncf %[[V94]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V95]], %[[V38]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V96:[^ ,:]+]] = math.sin %[[V5]] : f32
// CHECK-NEXT:      %[[V97:[^ ,:]+]] = arith.truncf %[[V96]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V97]], %[[V39]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V98:[^ ,:]+]] = math.sinh %[[V5]] : f32
// CHECK-NEXT:      %[[V99:[^ ,:]+]] = arith.truncf %[[V98]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V99]], %[[V40]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V100:[^ ,:]+]] = arith.truncf %[[V84]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V100]], %[[V41]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V101:[^ ,:]+]] = arith.subf %[[V5]], %[[V9_2]] : f32
// CHECK-NEXT:      %[[V102:[^ ,:]+]] = arith.truncf %[[V101]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V102]], %[[V42]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V103:[^ ,:]+]] = math.tan %[[V5]] : f32
// CHECK-NEXT:      %[[V104:[^ ,:]+]] = arith.truncf %[[V103]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V104]], %[[V43]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V105:[^ ,:]+]] = math.tanh %[[V5]] : f32
// CHECK-NEXT:      %[[V106:[^ ,:]+]] = arith.truncf %[[V105]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V106]], %[[V44]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V107:[^ ,:]+]] = math.trunc %[[V5]] : f32
// CHECK-NEXT:      %[[V108:[^ ,:]+]] = arith.truncf %[[V107]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V108]], %[[V45]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = arith.truncf %[[V1_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V0]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = arith.fptosi %[[V1_2]] : f32 to i64
// CHECK-NEXT:      loop.store %[[V3_2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = arith.fptosi %[[V1_2]] : f32 to i32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V4_2]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V2]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      loop.store %[[V5]], %[[V3]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpf une, %[[V1_2]], %[[V0_2]] : f32
// CHECK-NEXT:      loop.store %[[V6]], %[[V4]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf64>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf64> -> f64
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.truncf %[[V0_2]] : f64 to f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.fptosi %[[V0_2]] : f64 to i64
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xbf16>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xbf16> -> bf16
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.extf %[[V0_2]] : bf16 to f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.fptosi %[[V1_2]] : f32 to i64
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf16>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf16> -> f16
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.extf %[[V0_2]] : f16 to f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.fptosi %[[V1_2]] : f32 to i64
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_4(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi64> -> i64
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = arith.sitofp %[[V1_2]] : i64 to f32
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = arith.truncf %[[V2_2]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V3_2]], %[[V1]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = arith.trunci %[[V1_2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V2]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V3]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.cmpi ne, %[[V1_2]], %[[V0_2]] : i64
// CHECK-NEXT:      loop.store %[[V5]], %[[V4]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_5(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.sitofp %[[V0_2]] : i8 to f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.extsi %[[V0_2]] : i8 to i64
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_6(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.uitofp %[[V0_2]] : i8 to f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.extui %[[V0_2]] : i8 to i64
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_7(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi1>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<8xi64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi1> -> i1
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = arith.uitofp %[[V0_2]] : i1 to f32
// CHECK-NEXT:      loop.store %[[V1_2]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.extui %[[V0_2]] : i1 to i64
// CHECK-NEXT:      loop.store %[[V2]], %[[V1]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 127 : i16
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 128 : i16
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 8 : i16
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant 7 : i16
// CHECK-NEXT:    %[[V4_2:[^ ,:]+]] = arith.constant 2.560000e+02 : f32
// CHECK-NEXT:    %[[V5_2:[^ ,:]+]] = arith.constant 0x7fc00000 : f32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : i8 to i16
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.andi %[[V8]], %[[V0_2]] : i16
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.andi %[[V8]], %[[V1_2]] : i16
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.shli %[[V10]], %[[V2_2]] : i16
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.shli %[[V9]], %[[V3_2]] : i16
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.ori %[[V11]], %[[V12]] : i16
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.bitcast %[[V13]] : i16 to f16
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.extf %[[V14]] : f16 to f32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.mulf %[[V15]], %[[V4_2]] : f32
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.cmpi eq, %[[V9]], %[[V0_2]] : i16
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.select %[[V17]], %[[V5_2]], %[[V16]] : f32
// CHECK-NEXT:      loop.store %[[V18]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.truncf %[[V18]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V19]], %[[V1]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.fptosi %[[V18]] : f32 to i64
// CHECK-NEXT:      loop.store %[[V20]], %[[V2]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.fptosi %[[V18]] : f32 to i32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.trunci %[[V21]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V22]], %[[V3]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      loop.store %[[V22]], %[[V4]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.cmpf une, %[[V18]], %[[V6]] : f32
// CHECK-NEXT:      loop.store %[[V23]], %[[V5]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_9(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xbf16>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi64>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 8 : i16
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = arith.extui %[[V2_2]] : i8 to i16
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = arith.shli %[[V3_2]], %[[V0_2]] : i16
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = arith.bitcast %[[V4_2]] : i16 to f16
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.extf %[[V5_2]] : f16 to f32
// CHECK-NEXT:      loop.store %[[V6]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.truncf %[[V6]] : f32 to bf16
// CHECK-NEXT:      loop.store %[[V7]], %[[V1]][%[[I]]] : bf16, memref<8xbf16>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.fptosi %[[V6]] : f32 to i64
// CHECK-NEXT:      loop.store %[[V8]], %[[V2]][%[[I]]] : i64, memref<8xi64>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.fptosi %[[V6]] : f32 to i32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      loop.store %[[V10]], %[[V4]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.cmpf une, %[[V6]], %[[V1_2]] : f32
// CHECK-NEXT:      loop.store %[[V11]], %[[V5]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @compare_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V0_2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = arith.cmpi ult, %[[V0_2]], %[[V1_2]] : i8
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V0]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = arith.cmpi ule, %[[V0_2]], %[[V1_2]] : i8
// CHECK-NEXT:      loop.store %[[V3_2]], %[[V1]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = arith.cmpi eq, %[[V0_2]], %[[V1_2]] : i8
// CHECK-NEXT:      loop.store %[[V4_2]], %[[V2]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = arith.cmpi ne, %[[V0_2]], %[[V1_2]] : i8
// CHECK-NEXT:      loop.store %[[V5_2]], %[[V3]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpi ugt, %[[V0_2]], %[[V1_2]] : i8
// CHECK-NEXT:      loop.store %[[V6]], %[[V4]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.cmpi uge, %[[V0_2]], %[[V1_2]] : i8
// CHECK-NEXT:      loop.store %[[V7]], %[[V5]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_10(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>, %[[V0:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 254 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 4194304 : i32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 23 : i32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.extui %[[V5]] : i8 to i32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.addi %[[V6]], %[[V0_2]] : i32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.andi %[[V7]], %[[V1]] : i32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.cmpi eq, %[[V8]], %[[V2]] : i32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.select %[[V9]], %[[V3]], %[[V2]] : i32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.shli %[[V6]], %[[V4]] : i32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.ori %[[V11]], %[[V10]] : i32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.bitcast %[[V12]] : i32 to f32
// CHECK-NEXT:      loop.store %[[V13]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @convert_11(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<8xi8>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<8xi8>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 1138753536 : i32
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 20 : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant -1006108673 : i32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1.638400e+04 : f32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 1182793728 : i32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 1015021568 : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 2139095040 : i32
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 127 : i32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 24 : i32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 1199570944 : i32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 21 : i32
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant -938475521 : i32
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 1.280000e+02 : f32
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 1124073472 : i32
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant 947912704 : i32
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant 8388608 : i32
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant 4194304 : i32
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant 4194303 : i32
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant 23 : i32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.bitcast %[[V22]] : f32 to i32
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.andi %[[V23]], %[[V0_2]] : i32
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.minsi %[[V24]], %[[V1_2]] : i32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.shrui %[[V25]], %[[V2_2]] : i32
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.andi %[[V26]], %[[V3]] : i32
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.addi %[[V25]], %[[V27]] : i32
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addi %[[V28]], %[[V4]] : i32
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.shrui %[[V29]], %[[V2_2]] : i32
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.bitcast %[[V25]] : i32 to f32
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.addf %[[V31]], %[[V5]] : f32
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.bitcast %[[V32]] : f32 to i32
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.subi %[[V33]], %[[V6]] : i32
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = arith.cmpi slt, %[[V25]], %[[V7]] : i32
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = arith.cmpi sgt, %[[V24]], %[[V8]] : i32
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = arith.select %[[V35]], %[[V34]], %[[V30]] : i32
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = arith.select %[[V36]], %[[V9]], %[[V37]] : i32
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = arith.shrui %[[V23]], %[[V10]] : i32
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = arith.andi %[[V39]], %[[V11]] : i32
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = arith.ori %[[V38]], %[[V40]] : i32
// CHECK-NEXT:      %[[V42:[^ ,:]+]] = arith.trunci %[[V41]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V42]], %[[V0]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      %[[V43:[^ ,:]+]] = arith.minsi %[[V24]], %[[V12]] : i32
// CHECK-NEXT:      %[[V44:[^ ,:]+]] = arith.shrui %[[V43]], %[[V13]] : i32
// CHECK-NEXT:      %[[V45:[^ ,:]+]] = arith.andi %[[V44]], %[[V3]] : i32
// CHECK-NEXT:      %[[V46:[^ ,:]+]] = arith.addi %[[V43]], %[[V45]] : i32
// CHECK-NEXT:      %[[V47:[^ ,:]+]] = arith.addi %[[V46]], %[[V14]] : i32
// CHECK-NEXT:      %[[V48:[^ ,:]+]] = arith.shrui %[[V47]], %[[V13]] : i32
// CHECK-NEXT:      %[[V49:[^ ,:]+]] = arith.bitcast %[[V43]] : i32 to f32
// CHECK-NEXT:      %[[V50:[^ ,:]+]] = arith.addf %[[V49]], %[[V15]] : f32
// CHECK-NEXT:      %[[V51:[^ ,:]+]] = arith.bitcast %[[V50]] : f32 to i32
// CHECK-NEXT:      %[[V52:[^ ,:]+]] = arith.subi %[[V51]], %[[V16]] : i32
// CHECK-NEXT:      %[[V53:[^ ,:]+]] = arith.cmpi slt, %[[V43]], %[[V17]] : i32
// CHECK-NEXT:      %[[V54:[^ ,:]+]] = arith.select %[[V53]], %[[V52]], %[[V48]] : i32
// CHECK-NEXT:      %[[V55:[^ ,:]+]] = arith.select %[[V36]], %[[V9]], %[[V54]] : i32
// CHECK-NEXT:      %[[V56:[^ ,:]+]] = arith.ori %[[V55]], %[[V40]] : i32
// CHECK-NEXT:      %[[V57:[^ ,:]+]] = arith.trunci %[[V56]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V57]], %[[V1]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:      %[[V58:[^ ,:]+]] = arith.cmpi sge, %[[V24]], %[[V18]] : i32
// CHECK-NEXT:      %[[V59:[^ ,:]+]] = arith.select %[[V58]], %[[V19]], %[[V20]] : i32
// CHECK-NEXT:      %[[V60:[^ ,:]+]] = arith.minsi %[[V24]], %[[V8]] : i32
// CHECK-NEXT:      %[[V61:[^ ,:]+]] = arith.addi %[[V60]], %[[V59]] : i32
// CHECK-NEXT:      %[[V62:[^ ,:]+]] = arith.shrui %[[V61]], %[[V21]] : i32
// CHECK-NEXT:      %[[V63:[^ ,:]+]] = arith.trunci %[[V62]] : i32 to i8
// CHECK-NEXT:      loop.store %[[V63]], %[[V2]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @in_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[8], f32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !host.buffer<[8], f32>) -> (!host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @acos_acosh_asin_asinh_0(%[[X]], %[[Y]], %[[V1]], %[[V2]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V11]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @cosh_erf_erfc_exp_0(%[[X]], %[[Y]], %[[Z]], %[[V0]], %[[V3]], %[[V9]], %[[V10]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[V34]], %[[V35]], %[[V36]], %[[V37]], %[[V38]], %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]], %[[V46]], %[[V47]], %[[V48]], %[[V49]], %[[V50]], %[[V51]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[V34]], %[[V35]], %[[V36]], %[[V37]], %[[V38]], %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]], %[[V46]], %[[V47]], %[[V48]], %[[V49]], %[[V50]], %[[V51]] : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @in_f32(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %v0 = prim.abs %x : tensor<8xf32>
  %v1 = prim.acos %x : tensor<8xf32>
  %v2 = prim.acosh %x : tensor<8xf32>
  %v3 = prim.add %x, %y : tensor<8xf32>
  %v4 = prim.asin %x : tensor<8xf32>
  %v5 = prim.asinh %x : tensor<8xf32>
  %v6 = prim.atan %x : tensor<8xf32>
  %v7 = prim.atan2 %x, %y : tensor<8xf32>
  %v8 = prim.atanh %x : tensor<8xf32>
  %v9 = prim.ceil %x : tensor<8xf32>
  %v10 = prim.copysign %x, %y : tensor<8xf32>
  %v11 = prim.cos %x : tensor<8xf32>
  %v12 = prim.cosh %x : tensor<8xf32>
  %v13 = prim.div %x, %y : tensor<8xf32>
  %v14 = prim.erf %x : tensor<8xf32>
  %v15 = prim.erfc %x : tensor<8xf32>
  %v16 = prim.exp %x : tensor<8xf32>
  %v17 = prim.exp2 %x : tensor<8xf32>
  %v18 = prim.expm1 %x : tensor<8xf32>
  %v19 = prim.floor %x : tensor<8xf32>
  %v20 = prim.floor_div %x, %y : tensor<8xf32>
  %v21 = prim.fma %x, %y, %z : tensor<8xf32>
  %v22 = prim.lgamma %x : tensor<8xf32>
  %v23 = prim.log %x : tensor<8xf32>
  %v24 = prim.log10 %x : tensor<8xf32>
  %v25 = prim.log1p %x : tensor<8xf32>
  %v26 = prim.log2 %x : tensor<8xf32>
  %v27 = prim.maximum %x, %y : tensor<8xf32>
  %v28 = prim.minimum %x, %y : tensor<8xf32>
  %v29 = prim.mul %x, %y : tensor<8xf32>
  %v30 = prim.neg %x : tensor<8xf32>
  %v31 = prim.nextafter %x, %y : tensor<8xf32>
  %v32 = prim.pow %x, %y : tensor<8xf32>
  %v33 = prim.reciprocal %x : tensor<8xf32>
  %v34 = prim.rem %x, %y : tensor<8xf32>
  %v35 = prim.round %x : tensor<8xf32>
  %v36 = prim.rsqrt %x : tensor<8xf32>
  %v37 = prim.sigmoid %x : tensor<8xf32>
  %v38 = prim.sign %x : tensor<8xf32>
  %v39 = prim.sin %x : tensor<8xf32>
  %v40 = prim.sinh %x : tensor<8xf32>
  %v41 = prim.sqrt %x : tensor<8xf32>
  %v42 = prim.sub %x, %y : tensor<8xf32>
  %v43 = prim.tan %x : tensor<8xf32>
  %v44 = prim.tanh %x : tensor<8xf32>
  %v45 = prim.trunc %x : tensor<8xf32>
  %v46 = prim.compare <lt> %x, %y : tensor<8xf32>
  %v47 = prim.compare <le> %x, %y : tensor<8xf32>
  %v48 = prim.compare <eq> %x, %y : tensor<8xf32>
  %v49 = prim.compare <ne> %x, %y : tensor<8xf32>
  %v50 = prim.compare <gt> %x, %y : tensor<8xf32>
  %v51 = prim.compare <ge> %x, %y : tensor<8xf32>
  func.return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24, %v25, %v26, %v27, %v28, %v29, %v30, %v31, %v32, %v33, %v34, %v35, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, %v45, %v46, %v47, %v48, %v49, %v50, %v51 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// CHECK-LABEL: func.func @in_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[8], i64>) -> (!host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @floor_div_pow_random_bits_rem_0(%[[X]], %[[Y]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]]) : !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]] : !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i64>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @in_i64(%x: tensor<8xi64>, %y: tensor<8xi64>) -> (tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %v0 = prim.abs %x : tensor<8xi64>
  %v1 = prim.add %x, %y : tensor<8xi64>
  %v2 = prim.and %x, %y : tensor<8xi64>
  %v3 = prim.div %x, %y : tensor<8xi64>
  %v4 = prim.floor_div %x, %y : tensor<8xi64>
  %v5 = prim.maximum %x, %y : tensor<8xi64>
  %v6 = prim.minimum %x, %y : tensor<8xi64>
  %v7 = prim.mul %x, %y : tensor<8xi64>
  %v8 = prim.neg %x : tensor<8xi64>
  %v9 = prim.not %x : tensor<8xi64>
  %v10 = prim.or %x, %y : tensor<8xi64>
  %v11 = prim.pow %x, %y : tensor<8xi64>
  %v12 = prim.random_bits %x, %y : tensor<8xi64>
  %v13 = prim.rem %x, %y : tensor<8xi64>
  %v14 = prim.shift_left %x, %y : tensor<8xi64>
  %v15 = prim.shift_right %x, %y : tensor<8xi64>
  %v16 = prim.sign %x : tensor<8xi64>
  %v17 = prim.sub %x, %y : tensor<8xi64>
  %v18 = prim.xor %x, %y : tensor<8xi64>
  %v19 = prim.compare <lt> %x, %y : tensor<8xi64>
  %v20 = prim.compare <le> %x, %y : tensor<8xi64>
  %v21 = prim.compare <eq> %x, %y : tensor<8xi64>
  %v22 = prim.compare <ne> %x, %y : tensor<8xi64>
  %v23 = prim.compare <gt> %x, %y : tensor<8xi64>
  %v24 = prim.compare <ge> %x, %y : tensor<8xi64>
  func.return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24 : tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi64>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// CHECK-LABEL: func.func @in_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i1>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[8], i1>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !host.buffer<[8], i1>) -> (!host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @div_floor_div_pow_rem_0(%[[X]], %[[Y]], %[[Z]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]]) : !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]] : !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @in_i1(%x: tensor<8xi1>, %y: tensor<8xi1>, %z: tensor<8xi1>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %v0 = prim.abs %x : tensor<8xi1>
  %v1 = prim.add %x, %y : tensor<8xi1>
  %v2 = prim.and %x, %y : tensor<8xi1>
  %v3 = prim.div %x, %y : tensor<8xi1>
  %v4 = prim.floor_div %x, %y : tensor<8xi1>
  %v5 = prim.maximum %x, %y : tensor<8xi1>
  %v6 = prim.minimum %x, %y : tensor<8xi1>
  %v7 = prim.mul %x, %y : tensor<8xi1>
  %v8 = prim.neg %x : tensor<8xi1>
  %v9 = prim.not %x : tensor<8xi1>
  %v10 = prim.or %x, %y : tensor<8xi1>
  %v11 = prim.pow %x, %y : tensor<8xi1>
  %v12 = prim.rem %x, %y : tensor<8xi1>
  %v13 = prim.select %x, %y, %z : tensor<8xi1>
  %v14 = prim.shift_left %x, %y : tensor<8xi1>
  %v15 = prim.shift_right %x, %y : tensor<8xi1>
  %v16 = prim.sign %x : tensor<8xi1>
  %v17 = prim.sub %x, %y : tensor<8xi1>
  %v18 = prim.xor %x, %y : tensor<8xi1>
  func.return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// CHECK-LABEL: func.func @in_bf16(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], bf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[8], bf16>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !host.buffer<[8], bf16>) -> (!host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    host.launch @acos_acosh_asin_asinh_1(%[[X]], %[[Y]], %[[V1]], %[[V2]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V11]]) : !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    host.launch @cosh_erf_erfc_exp_1(%[[X]], %[[Y]], %[[Z]], %[[V0]], %[[V3]], %[[V9]], %[[V10]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[V34]], %[[V35]], %[[V36]], %[[V37]], %[[V38]], %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]]) : !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[V34]], %[[V35]], %[[V36]], %[[V37]], %[[V38]], %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]] : !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>, !host.buffer<[8], bf16>
// CHECK-NEXT:  }
func.func @in_bf16(%x: tensor<8xbf16>, %y: tensor<8xbf16>, %z: tensor<8xbf16>) -> (tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>) {
  %v0 = prim.abs %x : tensor<8xbf16>
  %v1 = prim.acos %x : tensor<8xbf16>
  %v2 = prim.acosh %x : tensor<8xbf16>
  %v3 = prim.add %x, %y : tensor<8xbf16>
  %v4 = prim.asin %x : tensor<8xbf16>
  %v5 = prim.asinh %x : tensor<8xbf16>
  %v6 = prim.atan %x : tensor<8xbf16>
  %v7 = prim.atan2 %x, %y : tensor<8xbf16>
  %v8 = prim.atanh %x : tensor<8xbf16>
  %v9 = prim.ceil %x : tensor<8xbf16>
  %v10 = prim.copysign %x, %y : tensor<8xbf16>
  %v11 = prim.cos %x : tensor<8xbf16>
  %v12 = prim.cosh %x : tensor<8xbf16>
  %v13 = prim.div %x, %y : tensor<8xbf16>
  %v14 = prim.erf %x : tensor<8xbf16>
  %v15 = prim.erfc %x : tensor<8xbf16>
  %v16 = prim.exp %x : tensor<8xbf16>
  %v17 = prim.exp2 %x : tensor<8xbf16>
  %v18 = prim.expm1 %x : tensor<8xbf16>
  %v19 = prim.floor %x : tensor<8xbf16>
  %v20 = prim.floor_div %x, %y : tensor<8xbf16>
  %v21 = prim.fma %x, %y, %z : tensor<8xbf16>
  %v22 = prim.lgamma %x : tensor<8xbf16>
  %v23 = prim.log %x : tensor<8xbf16>
  %v24 = prim.log10 %x : tensor<8xbf16>
  %v25 = prim.log1p %x : tensor<8xbf16>
  %v26 = prim.log2 %x : tensor<8xbf16>
  %v27 = prim.maximum %x, %y : tensor<8xbf16>
  %v28 = prim.minimum %x, %y : tensor<8xbf16>
  %v29 = prim.mul %x, %y : tensor<8xbf16>
  %v30 = prim.neg %x : tensor<8xbf16>
  %v31 = prim.nextafter %x, %y : tensor<8xbf16>
  %v32 = prim.pow %x, %y : tensor<8xbf16>
  %v33 = prim.reciprocal %x : tensor<8xbf16>
  %v34 = prim.rem %x, %y : tensor<8xbf16>
  %v35 = prim.round %x : tensor<8xbf16>
  %v36 = prim.rsqrt %x : tensor<8xbf16>
  %v37 = prim.sigmoid %x : tensor<8xbf16>
  %v38 = prim.sign %x : tensor<8xbf16>
  %v39 = prim.sin %x : tensor<8xbf16>
  %v40 = prim.sinh %x : tensor<8xbf16>
  %v41 = prim.sqrt %x : tensor<8xbf16>
  %v42 = prim.sub %x, %y : tensor<8xbf16>
  %v43 = prim.tan %x : tensor<8xbf16>
  %v44 = prim.tanh %x : tensor<8xbf16>
  %v45 = prim.trunc %x : tensor<8xbf16>
  func.return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24, %v25, %v26, %v27, %v28, %v29, %v30, %v31, %v32, %v33, %v34, %v35, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, %v45 : tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>
}

// CHECK-LABEL: func.func @from_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f32>) -> (!host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], ui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @convert_0(%[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) : !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @from_f32(%x: tensor<8xf32>) -> (tensor<8xbf16>, tensor<8xi64>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>) {
  %v0 = prim.convert %x : tensor<8xf32> -> tensor<8xbf16>
  %v1 = prim.convert %x : tensor<8xf32> -> tensor<8xi64>
  %v2 = prim.convert %x : tensor<8xf32> -> tensor<8xi8>
  %v3 = prim.convert %x : tensor<8xf32> -> tensor<8xui8>
  %v4 = prim.convert %x : tensor<8xf32> -> tensor<8xi1>
  func.return %v0, %v1, %v2, %v3, %v4 : tensor<8xbf16>, tensor<8xi64>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>
}

// CHECK-LABEL: func.func @from_f64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f64>) -> (!host.buffer<[8], f32>, !host.buffer<[8], i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    host.launch @convert_1(%[[X]], %[[V0]], %[[V1]]) : !host.buffer<[8], f64>, !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:  }
func.func @from_f64(%x: tensor<8xf64>) -> (tensor<8xf32>, tensor<8xi64>) {
  %v0 = prim.convert %x : tensor<8xf64> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xf64> -> tensor<8xi64>
  func.return %v0, %v1 : tensor<8xf32>, tensor<8xi64>
}

// CHECK-LABEL: func.func @from_bf16(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], bf16>) -> (!host.buffer<[8], f32>, !host.buffer<[8], i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    host.launch @convert_2(%[[X]], %[[V0]], %[[V1]]) : !host.buffer<[8], bf16>, !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:  }
func.func @from_bf16(%x: tensor<8xbf16>) -> (tensor<8xf32>, tensor<8xi64>) {
  %v0 = prim.convert %x : tensor<8xbf16> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xbf16> -> tensor<8xi64>
  func.return %v0, %v1 : tensor<8xf32>, tensor<8xi64>
}

// CHECK-LABEL: func.func @from_f16(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f16>) -> (!host.buffer<[8], f32>, !host.buffer<[8], i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    host.launch @convert_3(%[[X]], %[[V0]], %[[V1]]) : !host.buffer<[8], f16>, !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:  }
func.func @from_f16(%x: tensor<8xf16>) -> (tensor<8xf32>, tensor<8xi64>) {
  %v0 = prim.convert %x : tensor<8xf16> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xf16> -> tensor<8xi64>
  func.return %v0, %v1 : tensor<8xf32>, tensor<8xi64>
}

// CHECK-LABEL: func.func @from_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i64>) -> (!host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], ui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @convert_4(%[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) : !host.buffer<[8], i64>, !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @from_i64(%x: tensor<8xi64>) -> (tensor<8xf32>, tensor<8xbf16>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>) {
  %v0 = prim.convert %x : tensor<8xi64> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xi64> -> tensor<8xbf16>
  %v2 = prim.convert %x : tensor<8xi64> -> tensor<8xi8>
  %v3 = prim.convert %x : tensor<8xi64> -> tensor<8xui8>
  %v4 = prim.convert %x : tensor<8xi64> -> tensor<8xi1>
  func.return %v0, %v1, %v2, %v3, %v4 : tensor<8xf32>, tensor<8xbf16>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>
}

// CHECK-LABEL: func.func @from_i8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i8>) -> (!host.buffer<[8], f32>, !host.buffer<[8], i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    host.launch @convert_5(%[[X]], %[[V0]], %[[V1]]) : !host.buffer<[8], i8>, !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:  }
func.func @from_i8(%x: tensor<8xi8>) -> (tensor<8xf32>, tensor<8xi64>) {
  %v0 = prim.convert %x : tensor<8xi8> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xi8> -> tensor<8xi64>
  func.return %v0, %v1 : tensor<8xf32>, tensor<8xi64>
}

// CHECK-LABEL: func.func @from_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], ui8>) -> (!host.buffer<[8], f32>, !host.buffer<[8], i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    host.launch @convert_6(%[[X]], %[[V0]], %[[V1]]) : !host.buffer<[8], ui8>, !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:  }
func.func @from_ui8(%x: tensor<8xui8>) -> (tensor<8xf32>, tensor<8xi64>) {
  %v0 = prim.convert %x : tensor<8xui8> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xui8> -> tensor<8xi64>
  func.return %v0, %v1 : tensor<8xf32>, tensor<8xi64>
}

// CHECK-LABEL: func.func @from_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i1>) -> (!host.buffer<[8], f32>, !host.buffer<[8], i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    host.launch @convert_7(%[[X]], %[[V0]], %[[V1]]) : !host.buffer<[8], i1>, !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : !host.buffer<[8], f32>, !host.buffer<[8], i64>
// CHECK-NEXT:  }
func.func @from_i1(%x: tensor<8xi1>) -> (tensor<8xf32>, tensor<8xi64>) {
  %v0 = prim.convert %x : tensor<8xi1> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xi1> -> tensor<8xi64>
  func.return %v0, %v1 : tensor<8xf32>, tensor<8xi64>
}

// CHECK-LABEL: func.func @from_f8E4M3FN(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f8E4M3FN>) -> (!host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], i8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], ui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @convert_8(%[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) : !host.buffer<[8], f8E4M3FN>, !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @from_f8E4M3FN(%x: tensor<8xf8E4M3FN>) -> (tensor<8xf32>, tensor<8xbf16>, tensor<8xi64>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>) {
  %v0 = prim.convert %x : tensor<8xf8E4M3FN> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xf8E4M3FN> -> tensor<8xbf16>
  %v2 = prim.convert %x : tensor<8xf8E4M3FN> -> tensor<8xi64>
  %v3 = prim.convert %x : tensor<8xf8E4M3FN> -> tensor<8xi8>
  %v4 = prim.convert %x : tensor<8xf8E4M3FN> -> tensor<8xui8>
  %v5 = prim.convert %x : tensor<8xf8E4M3FN> -> tensor<8xi1>
  func.return %v0, %v1, %v2, %v3, %v4, %v5 : tensor<8xf32>, tensor<8xbf16>, tensor<8xi64>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>
}

// CHECK-LABEL: func.func @from_f8E5M2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f8E5M2>) -> (!host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], bf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], i8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], ui8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @convert_9(%[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) : !host.buffer<[8], f8E5M2>, !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : !host.buffer<[8], f32>, !host.buffer<[8], bf16>, !host.buffer<[8], i64>, !host.buffer<[8], i8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @from_f8E5M2(%x: tensor<8xf8E5M2>) -> (tensor<8xf32>, tensor<8xbf16>, tensor<8xi64>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>) {
  %v0 = prim.convert %x : tensor<8xf8E5M2> -> tensor<8xf32>
  %v1 = prim.convert %x : tensor<8xf8E5M2> -> tensor<8xbf16>
  %v2 = prim.convert %x : tensor<8xf8E5M2> -> tensor<8xi64>
  %v3 = prim.convert %x : tensor<8xf8E5M2> -> tensor<8xi8>
  %v4 = prim.convert %x : tensor<8xf8E5M2> -> tensor<8xui8>
  %v5 = prim.convert %x : tensor<8xf8E5M2> -> tensor<8xi1>
  func.return %v0, %v1, %v2, %v3, %v4, %v5 : tensor<8xf32>, tensor<8xbf16>, tensor<8xi64>, tensor<8xi8>, tensor<8xui8>, tensor<8xi1>
}

// CHECK-LABEL: func.func @in_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], ui8>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[8], ui8>) -> (!host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @compare_0(%[[X]], %[[Y]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) : !host.buffer<[8], ui8>, !host.buffer<[8], ui8>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @in_ui8(%x: tensor<8xui8>, %y: tensor<8xui8>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %v0 = prim.compare <lt> %x, %y : tensor<8xui8>
  %v1 = prim.compare <le> %x, %y : tensor<8xui8>
  %v2 = prim.compare <eq> %x, %y : tensor<8xui8>
  %v3 = prim.compare <ne> %x, %y : tensor<8xui8>
  %v4 = prim.compare <gt> %x, %y : tensor<8xui8>
  %v5 = prim.compare <ge> %x, %y : tensor<8xui8>
  func.return %v0, %v1, %v2, %v3, %v4, %v5 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// CHECK-LABEL: func.func @from_f8E8M0FNU(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f8E8M0FNU>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @convert_10(%[[X]], %[[V0]]) : !host.buffer<[8], f8E8M0FNU>, !host.buffer<[8], f32>
// CHECK-NEXT:    func.return %[[V0]] : !host.buffer<[8], f32>
// CHECK-NEXT:  }
func.func @from_f8E8M0FNU(%x: tensor<8xf8E8M0FNU>) -> tensor<8xf32> {
  %v0 = prim.convert %x : tensor<8xf8E8M0FNU> -> tensor<8xf32>
  func.return %v0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @to_float8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f32>) -> (!host.buffer<[8], f8E4M3FN>, !host.buffer<[8], f8E5M2>, !host.buffer<[8], f8E8M0FNU>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[8], f8E4M3FN>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[8], f8E5M2>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[8], f8E8M0FNU>
// CHECK-NEXT:    host.launch @convert_11(%[[X]], %[[V0]], %[[V1]], %[[V2]]) : !host.buffer<[8], f32>, !host.buffer<[8], f8E4M3FN>, !host.buffer<[8], f8E5M2>, !host.buffer<[8], f8E8M0FNU>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]] : !host.buffer<[8], f8E4M3FN>, !host.buffer<[8], f8E5M2>, !host.buffer<[8], f8E8M0FNU>
// CHECK-NEXT:  }
func.func @to_float8(%x: tensor<8xf32>) -> (tensor<8xf8E4M3FN>, tensor<8xf8E5M2>, tensor<8xf8E8M0FNU>) {
  %v0 = prim.convert %x : tensor<8xf32> -> tensor<8xf8E4M3FN>
  %v1 = prim.convert %x : tensor<8xf32> -> tensor<8xf8E5M2>
  %v2 = prim.convert %x : tensor<8xf32> -> tensor<8xf8E8M0FNU>
  func.return %v0, %v1, %v2 : tensor<8xf8E4M3FN>, tensor<8xf8E5M2>, tensor<8xf8E8M0FNU>
}
