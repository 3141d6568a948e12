// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop | filecheck %s

/// Blocks of rows by blocks of terms, whose scores are in scratch memory with the rows side by side. A block of rows
/// goes no further along the terms than its mask lets it.
// CHECK-LABEL: loop.kernel @causal(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<64xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<64xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<24xbf16>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: memref<48xbf16>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        %[[SCORES:[^ ,:]+]] = loop.alloc : memref<8xf32>
// CHECK-NEXT:        %[[GREATEST:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:        %[[TOTAL:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:        %[[FACTOR:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:        %[[SUMS:[^ ,:]+]] = loop.alloc : memref<12xf32>
// CHECK-NEXT:        %[[QUERIES:[^ ,:]+]] = loop.alloc : memref<16xbf16>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            %[[V2:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 32 + %[[BLOCK]] * 16 + %[[I]] * 4 + %[[J]]] : memref<64xbf16> -> bf16
// CHECK-NEXT:            loop.store %[[V2]], %[[QUERIES]][%[[I]] + %[[J]] * 4] : bf16, memref<16xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_1:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.store %[[V1]], %[[GREATEST]][%[[I_1]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.store %[[V0]], %[[TOTAL]][%[[I_1]]] : f32, memref<4xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_2:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.parallel %[[J_1:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:            loop.store %[[V0]], %[[SUMS]][%[[I_2]] * 3 + %[[J_1]]] : f32, memref<12xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.for %[[TERMS:[^ ,:]+]] = 0 to %[[BLOCK]] * 2 + 2 {
// CHECK-NEXT:          loop.parallel %[[J_2:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.apply %[[TERMS]] * 2 + %[[J_2]] : index
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = arith.index_cast %[[V3]] : index to i64
// CHECK-NEXT:            loop.parallel %[[I_3:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:              %[[V5:[^ ,:]+]] = loop.apply %[[BLOCK]] * 4 + %[[I_3]] : index
// CHECK-NEXT:              %[[V6:[^ ,:]+]] = arith.index_cast %[[V5]] : index to i64
// CHECK-NEXT:              %[[V7:[^ ,:]+]] = arith.cmpi sge, %[[V6]], %[[V4]] : i64
// CHECK-NEXT:              %[[V8:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 4 : f32 {
// CHECK-NEXT:                %[[V9:[^ ,:]+]] = loop.load %[[QUERIES]][%[[R_1]] * 4 + %[[I_3]]] : memref<16xbf16> -> bf16
// CHECK-NEXT:                %[[V10:[^ ,:]+]] = arith.extf %[[V9]] : bf16 to f32
// CHECK-NEXT:                %[[V11:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 32 + %[[R_1]] + %[[TERMS]] * 8 + %[[J_2]] * 4] : memref<64xbf16> -> bf16
// CHECK-NEXT:                %[[V12:[^ ,:]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:                %[[V13:[^ ,:]+]] = arith.mulf %[[V10]], %[[V12]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V13]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V8]], %[[V1]] : f32
// CHECK-NEXT:              loop.store %[[V14]], %[[SCORES]][%[[J_2]] * 4 + %[[I_3]]] : f32, memref<8xf32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.parallel %[[I_4:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            %[[V15:[^ ,:]+]] = loop.reduce <maximum> %[[R_2:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:              %[[V16:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_4]] + %[[R_2]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              loop.yield %[[V16]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V17:[^ ,:]+]] = loop.load %[[GREATEST]][%[[I_4]]] : memref<4xf32> -> f32
// CHECK-NEXT:            %[[V18:[^ ,:]+]] = arith.maximumf %[[V17]], %[[V15]] : f32
// CHECK-NEXT:            %[[V19:[^ ,:]+]] = arith.cmpf oeq, %[[V18]], %[[V1]] : f32
// CHECK-NEXT:            %[[V20:[^ ,:]+]] = arith.select %[[V19]], %[[V0]], %[[V18]] : f32
// CHECK-NEXT:            %[[V21:[^ ,:]+]] = arith.subf %[[V17]], %[[V20]] : f32
// CHECK-NEXT:            %[[V22:[^ ,:]+]] = math.exp %[[V21]] : f32
// CHECK-NEXT:            loop.store %[[V18]], %[[GREATEST]][%[[I_4]]] : f32, memref<4xf32>
// CHECK-NEXT:            loop.store %[[V22]], %[[FACTOR]][%[[I_4]]] : f32, memref<4xf32>
// CHECK-NEXT:            loop.parallel %[[J_3:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:              %[[V23:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_4]] + %[[J_3]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              %[[V24:[^ ,:]+]] = arith.subf %[[V23]], %[[V20]] : f32
// CHECK-NEXT:              %[[V25:[^ ,:]+]] = math.exp %[[V24]] : f32
// CHECK-NEXT:              loop.store %[[V25]], %[[SCORES]][%[[I_4]] + %[[J_3]] * 4] : f32, memref<8xf32>
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V26:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:              %[[V27:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_4]] + %[[R_3]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              loop.yield %[[V27]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V28:[^ ,:]+]] = loop.load %[[TOTAL]][%[[I_4]]] : memref<4xf32> -> f32
// CHECK-NEXT:            %[[V29:[^ ,:]+]] = arith.mulf %[[V28]], %[[V22]] : f32
// CHECK-NEXT:            %[[V30:[^ ,:]+]] = arith.addf %[[V29]], %[[V26]] : f32
// CHECK-NEXT:            loop.store %[[V30]], %[[TOTAL]][%[[I_4]]] : f32, memref<4xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.parallel %[[I_5:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            loop.parallel %[[J_4:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:                %[[V32:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_5]] + %[[R_4]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:                %[[V33:[^ ,:]+]] = loop.load %[[V]][%[[J_4]] + %[[R_4]] * 3 + %[[TERMS]] * 6] : memref<24xbf16> -> bf16
// CHECK-NEXT:                %[[V34:[^ ,:]+]] = arith.extf %[[V33]] : bf16 to f32
// CHECK-NEXT:                %[[V35:[^ ,:]+]] = arith.mulf %[[V32]], %[[V34]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V35]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = loop.load %[[SUMS]][%[[I_5]] * 3 + %[[J_4]]] : memref<12xf32> -> f32
// CHECK-NEXT:              %[[V37:[^ ,:]+]] = loop.load %[[FACTOR]][%[[I_5]]] : memref<4xf32> -> f32
// CHECK-NEXT:              %[[V38:[^ ,:]+]] = arith.mulf %[[V36]], %[[V37]] : f32
// CHECK-NEXT:              %[[V39:[^ ,:]+]] = arith.addf %[[V38]], %[[V31]] : f32
// CHECK-NEXT:              loop.store %[[V39]], %[[SUMS]][%[[I_5]] * 3 + %[[J_4]]] : f32, memref<12xf32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_6:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V40:[^ ,:]+]] = loop.load %[[TOTAL]][%[[I_6]]] : memref<4xf32> -> f32
// CHECK-NEXT:          loop.store %[[V40]], %[[T]][%[[B]] * 8 + %[[BLOCK]] * 4 + %[[I_6]]] : f32, memref<16xf32>
// CHECK-NEXT:          loop.parallel %[[J_5:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:            %[[V41:[^ ,:]+]] = loop.load %[[SUMS]][%[[I_6]] * 3 + %[[J_5]]] : memref<12xf32> -> f32
// CHECK-NEXT:            %[[V42:[^ ,:]+]] = arith.divf %[[V41]], %[[V40]] : f32
// CHECK-NEXT:            %[[V43:[^ ,:]+]] = arith.truncf %[[V42]] : f32 to bf16
// CHECK-NEXT:            loop.store %[[V43]], %[[R]][%[[B]] * 24 + %[[BLOCK]] * 4 + %[[I_6]] + %[[J_5]] * 8] : bf16, memref<48xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @causal(%q: tensor<2x8x4xbf16>, %k: tensor<2x8x4xbf16>, %v: tensor<1x8x3xbf16>) -> (tensor<2x3x8xbf16>, tensor<2x8xf32>) {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<2x8x4xbf16>, tensor<2x8x4xbf16> -> tensor<2x8x8xf32>
  %i = prim.iota dim 1 : tensor<2x8x8xi64>
  %j = prim.iota dim 2 : tensor<2x8x8xi64>
  %o = prim.compare <ge> %i, %j : tensor<2x8x8xi64>
  %h = prim.constant -inf : tensor<2x8x8xf32>
  %z = prim.select %o, %s, %h : tensor<2x8x8xf32>
  %y, %t, %m = prim.softmax_contract %z[b, m, k], %v[0, k, n] -> [b, m, n] tile [4, 2] : tensor<2x8x8xf32>, tensor<1x8x3xbf16> -> tensor<2x8x3xf32>
  %u = prim.broadcast %t dims [0, 1] : tensor<2x8xf32> -> tensor<2x8x3xf32>
  %w = prim.div %y, %u : tensor<2x8x3xf32>
  %c = prim.convert %w : tensor<2x8x3xf32> -> tensor<2x8x3xbf16>
  %r = prim.transpose %c permutation [0, 2, 1] : tensor<2x8x3xbf16> -> tensor<2x3x8xbf16>
  func.return %r, %t : tensor<2x3x8xbf16>, tensor<2x8xf32>
}

/// Of a window, blocks of terms before it are left out, too; what is left over of rows and terms are blocks of their
/// own.
// CHECK-LABEL: loop.kernel @window(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<90xf32>, %[[V:[^ ,:]+]]: memref<27xf32>, %[[Y:[^ ,:]+]]: memref<30xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 3 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[SCORES:[^ ,:]+]] = loop.alloc : memref<8xf32>
// CHECK-NEXT:      %[[GREATEST:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[TOTAL:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[FACTOR:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[SUMS:[^ ,:]+]] = loop.alloc : memref<12xf32>
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        loop.store %[[V1]], %[[GREATEST]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[TOTAL]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          loop.store %[[V0]], %[[SUMS]][%[[I_1]] * 3 + %[[J]]] : f32, memref<12xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.for %[[TERMS:[^ ,:]+]] = max(%[[BLOCK]] * 2 - 1, 0) to %[[BLOCK]] * 2 + 2 {
// CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply %[[TERMS]] * 2 + %[[J_1]] : index
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.index_cast %[[V4]] : index to i64
// CHECK-NEXT:          loop.parallel %[[I_2:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:            %[[V6:[^ ,:]+]] = loop.apply %[[BLOCK]] * 4 - %[[TERMS]] * 2 - %[[J_1]] + %[[I_2]] : index
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = arith.index_cast %[[V6]] : index to i64
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V2]] : i64
// CHECK-NEXT:            %[[V9:[^ ,:]+]] = loop.apply %[[BLOCK]] * 4 + %[[I_2]] : index
// CHECK-NEXT:            %[[V10:[^ ,:]+]] = arith.index_cast %[[V9]] : index to i64
// CHECK-NEXT:            %[[V11:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V5]] : i64
// CHECK-NEXT:            %[[V12:[^ ,:]+]] = arith.xori %[[V11]], %[[V3]] : i1
// CHECK-NEXT:            %[[V13:[^ ,:]+]] = arith.andi %[[V8]], %[[V12]] : i1
// CHECK-NEXT:            %[[V14:[^ ,:]+]] = loop.load %[[S]][%[[BLOCK]] * 36 + %[[TERMS]] * 2 + %[[J_1]] + %[[I_2]] * 9] : memref<90xf32> -> f32
// CHECK-NEXT:            %[[V15:[^ ,:]+]] = arith.select %[[V13]], %[[V14]], %[[V1]] : f32
// CHECK-NEXT:            loop.store %[[V15]], %[[SCORES]][%[[J_1]] * 4 + %[[I_2]]] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_3:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V16:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:            %[[V17:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_3]] + %[[R]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V17]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V18:[^ ,:]+]] = loop.load %[[GREATEST]][%[[I_3]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V19:[^ ,:]+]] = arith.maximumf %[[V18]], %[[V16]] : f32
// CHECK-NEXT:          %[[V20:[^ ,:]+]] = arith.cmpf oeq, %[[V19]], %[[V1]] : f32
// CHECK-NEXT:          %[[V21:[^ ,:]+]] = arith.select %[[V20]], %[[V0]], %[[V19]] : f32
// CHECK-NEXT:          %[[V22:[^ ,:]+]] = arith.subf %[[V18]], %[[V21]] : f32
// CHECK-NEXT:          %[[V23:[^ ,:]+]] = math.exp %[[V22]] : f32
// CHECK-NEXT:          loop.store %[[V19]], %[[GREATEST]][%[[I_3]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.store %[[V23]], %[[FACTOR]][%[[I_3]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.parallel %[[J_2:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:            %[[V24:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_3]] + %[[J_2]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            %[[V25:[^ ,:]+]] = arith.subf %[[V24]], %[[V21]] : f32
// CHECK-NEXT:            %[[V26:[^ ,:]+]] = math.exp %[[V25]] : f32
// CHECK-NEXT:            loop.store %[[V26]], %[[SCORES]][%[[I_3]] + %[[J_2]] * 4] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V27:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:            %[[V28:[^ ,:]+]] = loop.load %[[SCORES]][%[[R_1]] * 4 + %[[I_3]]] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V28]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V29:[^ ,:]+]] = loop.load %[[TOTAL]][%[[I_3]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V30:[^ ,:]+]] = arith.mulf %[[V29]], %[[V23]] : f32
// CHECK-NEXT:          %[[V31:[^ ,:]+]] = arith.addf %[[V30]], %[[V27]] : f32
// CHECK-NEXT:          loop.store %[[V31]], %[[TOTAL]][%[[I_3]]] : f32, memref<4xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_4:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.parallel %[[J_3:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:            %[[V32:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_4]] + %[[R_2]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = loop.load %[[V]][%[[J_3]] + %[[R_2]] * 3 + %[[TERMS]] * 6] : memref<27xf32> -> f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.mulf %[[V33]], %[[V34]] fastmath<contract> : f32
// CHECK-NEXT:              loop.yield %[[V35]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V36:[^ ,:]+]] = loop.load %[[SUMS]][%[[I_4]] * 3 + %[[J_3]]] : memref<12xf32> -> f32
// CHECK-NEXT:            %[[V37:[^ ,:]+]] = loop.load %[[FACTOR]][%[[I_4]]] : memref<4xf32> -> f32
// CHECK-NEXT:            %[[V38:[^ ,:]+]] = arith.mulf %[[V36]], %[[V37]] : f32
// CHECK-NEXT:            %[[V39:[^ ,:]+]] = arith.addf %[[V38]], %[[V32]] : f32
// CHECK-NEXT:            loop.store %[[V39]], %[[SUMS]][%[[I_4]] * 3 + %[[J_3]]] : f32, memref<12xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I_5:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        loop.parallel %[[J_4:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          %[[V40:[^ ,:]+]] = loop.load %[[SUMS]][%[[I_5]] * 3 + %[[J_4]]] : memref<12xf32> -> f32
// CHECK-NEXT:          loop.store %[[V40]], %[[Y]][%[[BLOCK]] * 12 + %[[I_5]] * 3 + %[[J_4]]] : f32, memref<30xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.xori %[[V41]], %[[V3]] : i1
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.andi %[[V3]], %[[V42]] : i1
// CHECK-NEXT:    loop.parallel %[[BLOCK_1:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:      %[[SCORES_1:[^ ,:]+]] = loop.alloc : memref<8xf32>
// CHECK-NEXT:      %[[GREATEST_1:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[TOTAL_1:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[FACTOR_1:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[SUMS_1:[^ ,:]+]] = loop.alloc : memref<12xf32>
// CHECK-NEXT:      loop.parallel %[[I_6:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        loop.store %[[V1]], %[[GREATEST_1]][%[[I_6]]] : f32, memref<4xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[TOTAL_1]][%[[I_6]]] : f32, memref<4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I_7:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        loop.parallel %[[J_5:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          loop.store %[[V0]], %[[SUMS_1]][%[[I_7]] * 3 + %[[J_5]]] : f32, memref<12xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.for %[[TERMS_1:[^ ,:]+]] = %[[BLOCK_1]] * 2 + 3 to 4 {
// CHECK-NEXT:        loop.parallel %[[J_6:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:          loop.parallel %[[I_8:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:            %[[V44:[^ ,:]+]] = loop.apply %[[BLOCK_1]] * 4 - %[[TERMS_1]] * 2 - %[[J_6]] + %[[I_8]] + 8 : index
// CHECK-NEXT:            %[[V45:[^ ,:]+]] = arith.index_cast %[[V44]] : index to i64
// CHECK-NEXT:            %[[V46:[^ ,:]+]] = arith.cmpi slt, %[[V45]], %[[V2]] : i64
// CHECK-NEXT:            %[[V47:[^ ,:]+]] = arith.andi %[[V46]], %[[V42]] : i1
// CHECK-NEXT:            %[[V48:[^ ,:]+]] = loop.load %[[S]][%[[BLOCK_1]] * 36 + %[[TERMS_1]] * 2 + %[[J_6]] + %[[I_8]] * 9 + 72] : memref<90xf32> -> f32
// CHECK-NEXT:            %[[V49:[^ ,:]+]] = arith.select %[[V47]], %[[V48]], %[[V1]] : f32
// CHECK-NEXT:            loop.store %[[V49]], %[[SCORES_1]][%[[J_6]] * 4 + %[[I_8]]] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_9:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:          %[[V50:[^ ,:]+]] = loop.reduce <maximum> %[[R_3:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:            %[[V51:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_9]] + %[[R_3]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V51]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V52:[^ ,:]+]] = loop.load %[[GREATEST_1]][%[[I_9]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V53:[^ ,:]+]] = arith.maximumf %[[V52]], %[[V50]] : f32
// CHECK-NEXT:          %[[V54:[^ ,:]+]] = arith.cmpf oeq, %[[V53]], %[[V1]] : f32
// CHECK-NEXT:          %[[V55:[^ ,:]+]] = arith.select %[[V54]], %[[V0]], %[[V53]] : f32
// CHECK-NEXT:          %[[V56:[^ ,:]+]] = arith.subf %[[V52]], %[[V55]] : f32
// CHECK-NEXT:          %[[V57:[^ ,:]+]] = math.exp %[[V56]] : f32
// CHECK-NEXT:          loop.store %[[V53]], %[[GREATEST_1]][%[[I_9]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.store %[[V57]], %[[FACTOR_1]][%[[I_9]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.parallel %[[J_7:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:            %[[V58:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_9]] + %[[J_7]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            %[[V59:[^ ,:]+]] = arith.subf %[[V58]], %[[V55]] : f32
// CHECK-NEXT:            %[[V60:[^ ,:]+]] = math.exp %[[V59]] : f32
// CHECK-NEXT:            loop.store %[[V60]], %[[SCORES_1]][%[[I_9]] + %[[J_7]] * 4] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V61:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:            %[[V62:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_9]] + %[[R_4]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V62]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V63:[^ ,:]+]] = loop.load %[[TOTAL_1]][%[[I_9]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V64:[^ ,:]+]] = arith.mulf %[[V63]], %[[V57]] : f32
// CHECK-NEXT:          %[[V65:[^ ,:]+]] = arith.addf %[[V64]], %[[V61]] : f32
// CHECK-NEXT:          loop.store %[[V65]], %[[TOTAL_1]][%[[I_9]]] : f32, memref<4xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_10:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:          loop.parallel %[[J_8:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:            %[[V66:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 2 : f32 {
// CHECK-NEXT:              %[[V67:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_10]] + %[[R_5]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              %[[V68:[^ ,:]+]] = loop.load %[[V]][%[[TERMS_1]] * 6 + %[[J_8]] + %[[R_5]] * 3] : memref<27xf32> -> f32
// CHECK-NEXT:              %[[V69:[^ ,:]+]] = arith.mulf %[[V67]], %[[V68]] fastmath<contract> : f32
// CHECK-NEXT:              loop.yield %[[V69]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V70:[^ ,:]+]] = loop.load %[[SUMS_1]][%[[I_10]] * 3 + %[[J_8]]] : memref<12xf32> -> f32
// CHECK-NEXT:            %[[V71:[^ ,:]+]] = loop.load %[[FACTOR_1]][%[[I_10]]] : memref<4xf32> -> f32
// CHECK-NEXT:            %[[V72:[^ ,:]+]] = arith.mulf %[[V70]], %[[V71]] : f32
// CHECK-NEXT:            %[[V73:[^ ,:]+]] = arith.addf %[[V72]], %[[V66]] : f32
// CHECK-NEXT:            loop.store %[[V73]], %[[SUMS_1]][%[[I_10]] * 3 + %[[J_8]]] : f32, memref<12xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.for %[[TERMS_2:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:        loop.parallel %[[J_9:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:          loop.parallel %[[I_11:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:            %[[V74:[^ ,:]+]] = loop.load %[[S]][%[[BLOCK_1]] * 36 + %[[TERMS_2]] * 2 + %[[J_9]] + %[[I_11]] * 9 + 80] : memref<90xf32> -> f32
// CHECK-NEXT:            %[[V75:[^ ,:]+]] = arith.select %[[V43]], %[[V74]], %[[V1]] : f32
// CHECK-NEXT:            loop.store %[[V75]], %[[SCORES_1]][%[[J_9]] * 4 + %[[I_11]]] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_12:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:          %[[V76:[^ ,:]+]] = loop.reduce <maximum> %[[R_6:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:            %[[V77:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_12]] + %[[R_6]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V77]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V78:[^ ,:]+]] = loop.load %[[GREATEST_1]][%[[I_12]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V79:[^ ,:]+]] = arith.maximumf %[[V78]], %[[V76]] : f32
// CHECK-NEXT:          %[[V80:[^ ,:]+]] = arith.cmpf oeq, %[[V79]], %[[V1]] : f32
// CHECK-NEXT:          %[[V81:[^ ,:]+]] = arith.select %[[V80]], %[[V0]], %[[V79]] : f32
// CHECK-NEXT:          %[[V82:[^ ,:]+]] = arith.subf %[[V78]], %[[V81]] : f32
// CHECK-NEXT:          %[[V83:[^ ,:]+]] = math.exp %[[V82]] : f32
// CHECK-NEXT:          loop.store %[[V79]], %[[GREATEST_1]][%[[I_12]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.store %[[V83]], %[[FACTOR_1]][%[[I_12]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.parallel %[[J_10:[^ ,:]+]] = 0 to 1 {
// CHECK-NEXT:            %[[V84:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_12]] + %[[J_10]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            %[[V85:[^ ,:]+]] = arith.subf %[[V84]], %[[V81]] : f32
// CHECK-NEXT:            %[[V86:[^ ,:]+]] = math.exp %[[V85]] : f32
// CHECK-NEXT:            loop.store %[[V86]], %[[SCORES_1]][%[[I_12]] + %[[J_10]] * 4] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V87:[^ ,:]+]] = loop.reduce <add> %[[R_7:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:            %[[V88:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_12]] + %[[R_7]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V88]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V89:[^ ,:]+]] = loop.load %[[TOTAL_1]][%[[I_12]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V90:[^ ,:]+]] = arith.mulf %[[V89]], %[[V83]] : f32
// CHECK-NEXT:          %[[V91:[^ ,:]+]] = arith.addf %[[V90]], %[[V87]] : f32
// CHECK-NEXT:          loop.store %[[V91]], %[[TOTAL_1]][%[[I_12]]] : f32, memref<4xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_13:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:          loop.parallel %[[J_11:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:            %[[V92:[^ ,:]+]] = loop.reduce <add> %[[R_8:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:              %[[V93:[^ ,:]+]] = loop.load %[[SCORES_1]][%[[I_13]] + %[[R_8]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              %[[V94:[^ ,:]+]] = loop.load %[[V]][%[[TERMS_2]] * 6 + %[[J_11]] + %[[R_8]] * 3 + 24] : memref<27xf32> -> f32
// CHECK-NEXT:              %[[V95:[^ ,:]+]] = arith.mulf %[[V93]], %[[V94]] fastmath<contract> : f32
// CHECK-NEXT:              loop.yield %[[V95]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V96:[^ ,:]+]] = loop.load %[[SUMS_1]][%[[I_13]] * 3 + %[[J_11]]] : memref<12xf32> -> f32
// CHECK-NEXT:            %[[V97:[^ ,:]+]] = loop.load %[[FACTOR_1]][%[[I_13]]] : memref<4xf32> -> f32
// CHECK-NEXT:            %[[V98:[^ ,:]+]] = arith.mulf %[[V96]], %[[V97]] : f32
// CHECK-NEXT:            %[[V99:[^ ,:]+]] = arith.addf %[[V98]], %[[V92]] : f32
// CHECK-NEXT:            loop.store %[[V99]], %[[SUMS_1]][%[[I_13]] * 3 + %[[J_11]]] : f32, memref<12xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I_14:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        loop.parallel %[[J_12:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          %[[V100:[^ ,:]+]] = loop.load %[[SUMS_1]][%[[I_14]] * 3 + %[[J_12]]] : memref<12xf32> -> f32
// CHECK-NEXT:          loop.store %[[V100]], %[[Y]][%[[BLOCK_1]] * 12 + %[[I_14]] * 3 + %[[J_12]] + 24] : f32, memref<30xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @window(%s: tensor<10x9xf32>, %v: tensor<9x3xf32>) -> tensor<10x3xf32> {
  %i = prim.iota dim 0 : tensor<10x9xi64>
  %j = prim.iota dim 1 : tensor<10x9xi64>
  %d = prim.sub %i, %j : tensor<10x9xi64>
  %n = prim.constant 3 : tensor<10x9xi64>
  %l = prim.compare <lt> %d, %n : tensor<10x9xi64>
  %g = prim.compare <lt> %i, %j : tensor<10x9xi64>
  %a = prim.not %g : tensor<10x9xi1>
  %o = prim.and %l, %a : tensor<10x9xi1>
  %h = prim.constant -inf : tensor<10x9xf32>
  %z = prim.select %o, %s, %h : tensor<10x9xf32>
  %y, %t, %m = prim.softmax_contract %z[m, k], %v[k, n] -> [m, n] tile [4, 2] : tensor<10x9xf32>, tensor<9x3xf32> -> tensor<10x3xf32>
  func.return %y : tensor<10x3xf32>
}

/// With a length that only the program knows, the last blocks are shorter.
// CHECK-LABEL: loop.kernel @symbolic(
// CHECK-SAME:  %[[S:[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to (%[[S0]] + 3) floordiv 4 {
// CHECK-NEXT:      %[[SCORES:[^ ,:]+]] = loop.alloc : memref<8xf32>
// CHECK-NEXT:      %[[GREATEST:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[TOTAL:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[FACTOR:[^ ,:]+]] = loop.alloc : memref<4xf32>
// CHECK-NEXT:      %[[SUMS:[^ ,:]+]] = loop.alloc : memref<12xf32>
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 4 + %[[S0]], 4) {
// CHECK-NEXT:        loop.store %[[V1]], %[[GREATEST]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[TOTAL]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 4 + %[[S0]], 4) {
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          loop.store %[[V0]], %[[SUMS]][%[[I_1]] * 3 + %[[J]]] : f32, memref<12xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.for %[[TERMS:[^ ,:]+]] = 0 to (%[[S0]] + 1) floordiv 2 {
// CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 2 + %[[S0]], 2) {
// CHECK-NEXT:          loop.parallel %[[I_2:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 4 + %[[S0]], 4) {
// CHECK-NEXT:            %[[V2:[^ ,:]+]] = loop.load %[[S]][%[[BLOCK]] * %[[S0]] * 4 + %[[S0]] * %[[I_2]] + %[[TERMS]] * 2 + %[[J_1]]] : memref<?xf32> -> f32
// CHECK-NEXT:            loop.store %[[V2]], %[[SCORES]][%[[J_1]] * 4 + %[[I_2]]] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_3:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 4 + %[[S0]], 4) {
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 2 + %[[S0]], 2) : f32 {
// CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_3]] + %[[R]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V4]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.load %[[GREATEST]][%[[I_3]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.maximumf %[[V5]], %[[V3]] : f32
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.cmpf oeq, %[[V6]], %[[V1]] : f32
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = arith.select %[[V7]], %[[V0]], %[[V6]] : f32
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = arith.subf %[[V5]], %[[V8]] : f32
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = math.exp %[[V9]] : f32
// CHECK-NEXT:          loop.store %[[V6]], %[[GREATEST]][%[[I_3]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.store %[[V10]], %[[FACTOR]][%[[I_3]]] : f32, memref<4xf32>
// CHECK-NEXT:          loop.parallel %[[J_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 2 + %[[S0]], 2) {
// CHECK-NEXT:            %[[V11:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_3]] + %[[J_2]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:            %[[V12:[^ ,:]+]] = arith.subf %[[V11]], %[[V8]] : f32
// CHECK-NEXT:            %[[V13:[^ ,:]+]] = math.exp %[[V12]] : f32
// CHECK-NEXT:            loop.store %[[V13]], %[[SCORES]][%[[I_3]] + %[[J_2]] * 4] : f32, memref<8xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V14:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 2 + %[[S0]], 2) : f32 {
// CHECK-NEXT:            %[[V15:[^ ,:]+]] = loop.load %[[SCORES]][%[[R_1]] * 4 + %[[I_3]]] : memref<8xf32> -> f32
// CHECK-NEXT:            loop.yield %[[V15]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V16:[^ ,:]+]] = loop.load %[[TOTAL]][%[[I_3]]] : memref<4xf32> -> f32
// CHECK-NEXT:          %[[V17:[^ ,:]+]] = arith.mulf %[[V16]], %[[V10]] : f32
// CHECK-NEXT:          %[[V18:[^ ,:]+]] = arith.addf %[[V17]], %[[V14]] : f32
// CHECK-NEXT:          loop.store %[[V18]], %[[TOTAL]][%[[I_3]]] : f32, memref<4xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_4:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 4 + %[[S0]], 4) {
// CHECK-NEXT:          loop.parallel %[[J_3:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:            %[[V19:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 2 + %[[S0]], 2) : f32 {
// CHECK-NEXT:              %[[V20:[^ ,:]+]] = loop.load %[[SCORES]][%[[I_4]] + %[[R_2]] * 4] : memref<8xf32> -> f32
// CHECK-NEXT:              %[[V21:[^ ,:]+]] = loop.load %[[V]][%[[J_3]] + %[[R_2]] * 3 + %[[TERMS]] * 6] : memref<?xf32> -> f32
// CHECK-NEXT:              %[[V22:[^ ,:]+]] = arith.mulf %[[V20]], %[[V21]] fastmath<contract> : f32
// CHECK-NEXT:              loop.yield %[[V22]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V23:[^ ,:]+]] = loop.load %[[SUMS]][%[[I_4]] * 3 + %[[J_3]]] : memref<12xf32> -> f32
// CHECK-NEXT:            %[[V24:[^ ,:]+]] = loop.load %[[FACTOR]][%[[I_4]]] : memref<4xf32> -> f32
// CHECK-NEXT:            %[[V25:[^ ,:]+]] = arith.mulf %[[V23]], %[[V24]] : f32
// CHECK-NEXT:            %[[V26:[^ ,:]+]] = arith.addf %[[V25]], %[[V19]] : f32
// CHECK-NEXT:            loop.store %[[V26]], %[[SUMS]][%[[I_4]] * 3 + %[[J_3]]] : f32, memref<12xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I_5:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 4 + %[[S0]], 4) {
// CHECK-NEXT:        loop.parallel %[[J_4:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          %[[V27:[^ ,:]+]] = loop.load %[[SUMS]][%[[I_5]] * 3 + %[[J_4]]] : memref<12xf32> -> f32
// CHECK-NEXT:          loop.store %[[V27]], %[[Y]][%[[BLOCK]] * 12 + %[[I_5]] * 3 + %[[J_4]]] : f32, memref<?xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @symbolic(%s: tensor<?x?xf32, #shape.dims<s0, s0>>, %v: tensor<?x3xf32, #shape.dims<s0, 3>>) -> tensor<?x3xf32, #shape.dims<s0, 3>> {
  %y, %t, %m = prim.softmax_contract %s[m, k], %v[k, n] -> [m, n] tile [4, 2] : tensor<?x?xf32, #shape.dims<s0, s0>>, tensor<?x3xf32, #shape.dims<s0, 3>> -> tensor<?x3xf32, #shape.dims<s0, 3>>
  func.return %y : tensor<?x3xf32, #shape.dims<s0, 3>>
}

// CHECK-LABEL: func.func @main(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: !host.buffer<[2, 8, 4], bf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !host.buffer<[2, 8, 4], bf16>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: !host.buffer<[1, 8, 3], bf16>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: !host.buffer<[10, 9], f32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[9, 3], f32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[s0, s0], f32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[s0, 3], f32>) -> (!host.buffer<[2, 3, 8], bf16>, !host.buffer<[2, 8], f32>, !host.buffer<[10, 3], f32>, !host.buffer<[s0, 3], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[2, 3, 8], bf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[2, 8], f32>
// CHECK-NEXT:    host.launch @causal(%[[Q]], %[[K]], %[[U]], %[[V0]], %[[V1]]) : !host.buffer<[2, 8, 4], bf16>, !host.buffer<[2, 8, 4], bf16>, !host.buffer<[1, 8, 3], bf16>, !host.buffer<[2, 3, 8], bf16>, !host.buffer<[2, 8], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[10, 3], f32>
// CHECK-NEXT:    host.launch @window(%[[S]], %[[V]], %[[V2]]) : !host.buffer<[10, 9], f32>, !host.buffer<[9, 3], f32>, !host.buffer<[10, 3], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[s0, 3], f32>
// CHECK-NEXT:    host.launch @symbolic(%[[X]], %[[W]], %[[V3]], %[[S0]]) : !host.buffer<[s0, s0], f32>, !host.buffer<[s0, 3], f32>, !host.buffer<[s0, 3], f32>, index
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : !host.buffer<[2, 3, 8], bf16>, !host.buffer<[2, 8], f32>, !host.buffer<[10, 3], f32>, !host.buffer<[s0, 3], f32>
// CHECK-NEXT:  }
func.func @main(%q: tensor<2x8x4xbf16>, %k: tensor<2x8x4xbf16>, %u: tensor<1x8x3xbf16>, %s: tensor<10x9xf32>, %v: tensor<9x3xf32>, %s0: index {shape.symbol = "s0"}, %x: tensor<?x?xf32, #shape.dims<s0, s0>>, %w: tensor<?x3xf32, #shape.dims<s0, 3>>) -> (tensor<2x3x8xbf16>, tensor<2x8xf32>, tensor<10x3xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>) {
  %0, %1 = func.call @causal(%q, %k, %u) : (tensor<2x8x4xbf16>, tensor<2x8x4xbf16>, tensor<1x8x3xbf16>) -> (tensor<2x3x8xbf16>, tensor<2x8xf32>)
  %2 = func.call @window(%s, %v) : (tensor<10x9xf32>, tensor<9x3xf32>) -> tensor<10x3xf32>
  %3 = func.call @symbolic(%x, %w) : (tensor<?x?xf32, #shape.dims<s0, s0>>, tensor<?x3xf32, #shape.dims<s0, 3>>) -> tensor<?x3xf32, #shape.dims<s0, 3>>
  func.return %0, %1, %2, %3 : tensor<2x3x8xbf16>, tensor<2x8xf32>, tensor<10x3xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>
}
