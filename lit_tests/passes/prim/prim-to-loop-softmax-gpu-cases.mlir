// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-softmax,fuse,outline-fusions,prim-to-loop --machine=h100 --split-input-file | filecheck %s

// A softmax between two products on a GPU: a program computes a block of rows, and carries the sums over blocks of terms.

/// Heads, a causal mask, and a result whose heads are put side by side.
// CHECK-LABEL: loop.kernel @iota_compare_div_convert_0(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<76800xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<76800xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<76800xbf16>,
// CHECK-SAME:  %[[YT:[^ ,:]+]]: memref<76800xbf16>) attributes {warps = 4 : i64, stages = 2 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 6 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.apply %[[B]] floordiv 3 : index
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.apply %[[B]] mod 3 : index
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 4 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + 200, 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.index_cast %[[V6]] : index to i64
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + 199 : index
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = arith.cmpi sge, %[[V8]], %[[V2]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<64>} {
// CHECK-NEXT:            %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to %[[BLOCK]] + 1 carry (%[[V13:[^ ,:]+]] = %[[V1]] : f32, %[[V14:[^ ,:]+]] = %[[V0]] : f32, %[[V15:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V16:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 200, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V17:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R]] : index
// CHECK-NEXT:                %[[V18:[^ ,:]+]] = arith.index_cast %[[V17]] : index to i64
// CHECK-NEXT:                %[[V19:[^ ,:]+]] = arith.cmpi sge, %[[V7]], %[[V18]] : i64
// CHECK-NEXT:                %[[V20:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R]] + 199 : index
// CHECK-NEXT:                %[[V21:[^ ,:]+]] = arith.cmpi sge, %[[V20]], %[[V2]] : index
// CHECK-NEXT:                %[[V22:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V23:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 12800 + %[[BLOCK]] * 4096 + %[[I]] * 64 + %[[R_1]]] where %[[V9]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V24:[^ ,:]+]] = arith.extf %[[V23]] : bf16 to f32
// CHECK-NEXT:                  %[[V25:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 12800 + %[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 200] where %[[V21]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V26:[^ ,:]+]] = arith.extf %[[V25]] : bf16 to f32
// CHECK-NEXT:                  %[[V27:[^ ,:]+]] = arith.mulf %[[V24]], %[[V26]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V27]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V28:[^ ,:]+]] = arith.select %[[V19]], %[[V22]], %[[V1]] : f32
// CHECK-NEXT:                loop.yield %[[V28]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V29:[^ ,:]+]] = arith.maximumf %[[V13]], %[[V16]] : f32
// CHECK-NEXT:              %[[V30:[^ ,:]+]] = arith.cmpf oeq, %[[V29]], %[[V1]] : f32
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = arith.select %[[V30]], %[[V0]], %[[V29]] : f32
// CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.subf %[[V13]], %[[V31]] : f32
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = arith.mulf %[[V32]], %[[V3]] : f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = math.exp2 %[[V33]] : f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.mulf %[[V14]], %[[V34]] : f32
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = arith.mulf %[[V15]], %[[V34]] : f32
// CHECK-NEXT:              %[[V37:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 200, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V38:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_2]] : index
// CHECK-NEXT:                %[[V39:[^ ,:]+]] = arith.index_cast %[[V38]] : index to i64
// CHECK-NEXT:                %[[V40:[^ ,:]+]] = arith.cmpi sge, %[[V7]], %[[V39]] : i64
// CHECK-NEXT:                %[[V41:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_2]] + 199 : index
// CHECK-NEXT:                %[[V42:[^ ,:]+]] = arith.cmpi sge, %[[V41]], %[[V2]] : index
// CHECK-NEXT:                %[[V43:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V44:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 12800 + %[[BLOCK]] * 4096 + %[[I]] * 64 + %[[R_3]]] where %[[V9]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V45:[^ ,:]+]] = arith.extf %[[V44]] : bf16 to f32
// CHECK-NEXT:                  %[[V46:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 12800 + %[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 200] where %[[V42]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V47:[^ ,:]+]] = arith.extf %[[V46]] : bf16 to f32
// CHECK-NEXT:                  %[[V48:[^ ,:]+]] = arith.mulf %[[V45]], %[[V47]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V48]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = arith.select %[[V40]], %[[V43]], %[[V1]] : f32
// CHECK-NEXT:                %[[V50:[^ ,:]+]] = arith.subf %[[V49]], %[[V31]] : f32
// CHECK-NEXT:                %[[V51:[^ ,:]+]] = arith.mulf %[[V50]], %[[V3]] : f32
// CHECK-NEXT:                %[[V52:[^ ,:]+]] = math.exp2 %[[V51]] : f32
// CHECK-NEXT:                loop.yield %[[V52]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V53:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 200, 64) : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V54:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 12800 + %[[J]] + %[[TERMS]] * 4096 + %[[R_4]] * 64] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                %[[V55:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_4]] : index
// CHECK-NEXT:                %[[V56:[^ ,:]+]] = arith.index_cast %[[V55]] : index to i64
// CHECK-NEXT:                %[[V57:[^ ,:]+]] = arith.cmpi sge, %[[V7]], %[[V56]] : i64
// CHECK-NEXT:                %[[V58:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_4]] + 199 : index
// CHECK-NEXT:                %[[V59:[^ ,:]+]] = arith.cmpi sge, %[[V58]], %[[V2]] : index
// CHECK-NEXT:                %[[V60:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V61:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 12800 + %[[BLOCK]] * 4096 + %[[R_5]] + %[[I]] * 64] where %[[V9]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V62:[^ ,:]+]] = arith.extf %[[V61]] : bf16 to f32
// CHECK-NEXT:                  %[[V63:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 12800 + %[[R_5]] * 200 + %[[TERMS]] * 64 + %[[R_4]]] where %[[V59]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V64:[^ ,:]+]] = arith.extf %[[V63]] : bf16 to f32
// CHECK-NEXT:                  %[[V65:[^ ,:]+]] = arith.mulf %[[V62]], %[[V64]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V65]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V66:[^ ,:]+]] = arith.select %[[V57]], %[[V60]], %[[V1]] : f32
// CHECK-NEXT:                %[[V67:[^ ,:]+]] = arith.subf %[[V66]], %[[V31]] : f32
// CHECK-NEXT:                %[[V68:[^ ,:]+]] = arith.mulf %[[V67]], %[[V3]] : f32
// CHECK-NEXT:                %[[V69:[^ ,:]+]] = math.exp2 %[[V68]] : f32
// CHECK-NEXT:                %[[V70:[^ ,:]+]] = arith.truncf %[[V69]] : f32 to bf16
// CHECK-NEXT:                %[[V71:[^ ,:]+]] = arith.extf %[[V70]] : bf16 to f32
// CHECK-NEXT:                %[[V72:[^ ,:]+]] = arith.extf %[[V54]] : bf16 to f32
// CHECK-NEXT:                %[[V73:[^ ,:]+]] = arith.mulf %[[V71]], %[[V72]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V73]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V74:[^ ,:]+]] = arith.addf %[[V35]], %[[V37]] : f32
// CHECK-NEXT:              %[[V75:[^ ,:]+]] = arith.addf %[[V36]], %[[V53]] : f32
// CHECK-NEXT:              loop.yield %[[V29]], %[[V74]], %[[V75]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V76:[^ ,:]+]] = arith.subf %[[V10]], %[[V10]] : f32
// CHECK-NEXT:            %[[V77:[^ ,:]+]] = arith.addf %[[V11]], %[[V76]] : f32
// CHECK-NEXT:            %[[V78:[^ ,:]+]] = arith.divf %[[V12]], %[[V77]] : f32
// CHECK-NEXT:            %[[V79:[^ ,:]+]] = arith.truncf %[[V78]] : f32 to bf16
// CHECK-NEXT:            loop.store %[[V79]], %[[YT]][%[[V4]] * 38400 + %[[V5]] * 64 + %[[V6]] * 192 + %[[J]]] : bf16, memref<76800xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @causal(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: !host.buffer<[2, 3, 200, 64], bf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !host.buffer<[2, 3, 64, 200], bf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[2, 3, 200, 64], bf16>) -> !host.buffer<[2, 200, 3, 64], bf16> {
// CHECK-NEXT:    %[[YT:[^ ,:]+]] = host.alloc : !host.buffer<[2, 200, 3, 64], bf16>
// CHECK-NEXT:    host.launch @iota_compare_div_convert_0(%[[Q]], %[[K]], %[[V]], %[[YT]]) : !host.buffer<[2, 3, 200, 64], bf16>, !host.buffer<[2, 3, 64, 200], bf16>, !host.buffer<[2, 3, 200, 64], bf16>, !host.buffer<[2, 200, 3, 64], bf16>
// CHECK-NEXT:    func.return %[[YT]] : !host.buffer<[2, 200, 3, 64], bf16>
// CHECK-NEXT:  }
func.func @causal(%q: tensor<2x3x200x64xbf16>, %k: tensor<2x3x64x200xbf16>, %v: tensor<2x3x200x64xbf16>) -> (tensor<2x200x3x64xbf16>) {
  %0 = prim.contract <mul, add> %q[b, b1, m, k], %k[b, b1, k, n] -> [b, b1, m, n] : tensor<2x3x200x64xbf16>, tensor<2x3x64x200xbf16> -> tensor<2x3x200x200xf32>
  %i = prim.iota dim 2 : tensor<2x3x200x200xi64>
  %j = prim.iota dim 3 : tensor<2x3x200x200xi64>
  %o = prim.compare <ge> %i, %j : tensor<2x3x200x200xi64>
  %h = prim.constant -inf : tensor<2x3x200x200xf32>
  %s = prim.select %o, %0, %h : tensor<2x3x200x200xf32>
  %x = prim.reduce <maximum> %s dims [3] : tensor<2x3x200x200xf32> -> tensor<2x3x200xf32>
  %xb = prim.broadcast %x dims [0, 1, 2] : tensor<2x3x200xf32> -> tensor<2x3x200x200xf32>
  %df = prim.sub %s, %xb : tensor<2x3x200x200xf32>
  %e = prim.exp %df : tensor<2x3x200x200xf32>
  %t = prim.reduce <add> %e dims [3] : tensor<2x3x200x200xf32> -> tensor<2x3x200xf32>
  %tb = prim.broadcast %t dims [0, 1, 2] : tensor<2x3x200xf32> -> tensor<2x3x200x200xf32>
  %p = prim.div %e, %tb : tensor<2x3x200x200xf32>
  %ph = prim.convert %p : tensor<2x3x200x200xf32> -> tensor<2x3x200x200xbf16>
  %y = prim.contract <mul, add> %ph[b, b1, m, k], %v[b, b1, k, n] -> [b, b1, m, n] : tensor<2x3x200x200xbf16>, tensor<2x3x200x64xbf16> -> tensor<2x3x200x64xf32>
  %yh = prim.convert %y : tensor<2x3x200x64xf32> -> tensor<2x3x200x64xbf16>
  %yt = prim.transpose %yh permutation [0, 2, 1, 3] : tensor<2x3x200x64xbf16> -> tensor<2x200x3x64xbf16>
  func.return %yt : tensor<2x200x3x64xbf16>
}

// -----

/// A cap, terms that begin later, a head size that is no power of two, and the logarithm of the sums.
// CHECK-LABEL: loop.kernel @add_tanh_div_log_0(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<38400xf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<120000xf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<72000xf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<23040xf32>,
// CHECK-SAME:  %[[LS:[^ ,:]+]]: memref<480xf32>) attributes {warps = 4 : i64, stages = 2 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 5 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 2 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + 96, 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.index_cast %[[V4]] : index to i64
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + 95 : index
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.cmpi sge, %[[V6]], %[[V2]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 48 attributes {block = #loop.block<64>} {
// CHECK-NEXT:            %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 5 carry (%[[V11:[^ ,:]+]] = %[[V1]] : f32, %[[V12:[^ ,:]+]] = %[[V0]] : f32, %[[V13:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V14:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 300, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V15:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R]] + 40 : index
// CHECK-NEXT:                %[[V16:[^ ,:]+]] = arith.index_cast %[[V15]] : index to i64
// CHECK-NEXT:                %[[V17:[^ ,:]+]] = arith.cmpi slt, %[[V5]], %[[V16]] : i64
// CHECK-NEXT:                %[[V18:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R]] + 299 : index
// CHECK-NEXT:                %[[V19:[^ ,:]+]] = arith.cmpi sge, %[[V18]], %[[V2]] : index
// CHECK-NEXT:                %[[V20:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 80 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V21:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 7680 + %[[BLOCK]] * 5120 + %[[I]] * 80 + %[[R_1]]] where %[[V7]] : memref<38400xf16> -> f16
// CHECK-NEXT:                  %[[V22:[^ ,:]+]] = arith.extf %[[V21]] : f16 to f32
// CHECK-NEXT:                  %[[V23:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 24000 + %[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 300] where %[[V19]] : memref<120000xf16> -> f16
// CHECK-NEXT:                  %[[V24:[^ ,:]+]] = arith.extf %[[V23]] : f16 to f32
// CHECK-NEXT:                  %[[V25:[^ ,:]+]] = arith.mulf %[[V22]], %[[V24]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V25]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V26:[^ ,:]+]] = math.tanh %[[V20]] : f32
// CHECK-NEXT:                %[[V27:[^ ,:]+]] = arith.select %[[V17]], %[[V26]], %[[V1]] : f32
// CHECK-NEXT:                loop.yield %[[V27]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V28:[^ ,:]+]] = arith.maximumf %[[V11]], %[[V14]] : f32
// CHECK-NEXT:              %[[V29:[^ ,:]+]] = arith.cmpf oeq, %[[V28]], %[[V1]] : f32
// CHECK-NEXT:              %[[V30:[^ ,:]+]] = arith.select %[[V29]], %[[V0]], %[[V28]] : f32
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = arith.subf %[[V11]], %[[V30]] : f32
// CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.mulf %[[V31]], %[[V3]] : f32
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = math.exp2 %[[V32]] : f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = arith.mulf %[[V12]], %[[V33]] : f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.mulf %[[V13]], %[[V33]] : f32
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 300, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V37:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_2]] + 40 : index
// CHECK-NEXT:                %[[V38:[^ ,:]+]] = arith.index_cast %[[V37]] : index to i64
// CHECK-NEXT:                %[[V39:[^ ,:]+]] = arith.cmpi slt, %[[V5]], %[[V38]] : i64
// CHECK-NEXT:                %[[V40:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_2]] + 299 : index
// CHECK-NEXT:                %[[V41:[^ ,:]+]] = arith.cmpi sge, %[[V40]], %[[V2]] : index
// CHECK-NEXT:                %[[V42:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 80 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V43:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 7680 + %[[BLOCK]] * 5120 + %[[I]] * 80 + %[[R_3]]] where %[[V7]] : memref<38400xf16> -> f16
// CHECK-NEXT:                  %[[V44:[^ ,:]+]] = arith.extf %[[V43]] : f16 to f32
// CHECK-NEXT:                  %[[V45:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 24000 + %[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 300] where %[[V41]] : memref<120000xf16> -> f16
// CHECK-NEXT:                  %[[V46:[^ ,:]+]] = arith.extf %[[V45]] : f16 to f32
// CHECK-NEXT:                  %[[V47:[^ ,:]+]] = arith.mulf %[[V44]], %[[V46]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V47]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = math.tanh %[[V42]] : f32
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = arith.select %[[V39]], %[[V48]], %[[V1]] : f32
// CHECK-NEXT:                %[[V50:[^ ,:]+]] = arith.subf %[[V49]], %[[V30]] : f32
// CHECK-NEXT:                %[[V51:[^ ,:]+]] = arith.mulf %[[V50]], %[[V3]] : f32
// CHECK-NEXT:                %[[V52:[^ ,:]+]] = math.exp2 %[[V51]] : f32
// CHECK-NEXT:                loop.yield %[[V52]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V53:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 300, 64) : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V54:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 14400 + %[[J]] + %[[TERMS]] * 3072 + %[[R_4]] * 48] : memref<72000xf16> -> f16
// CHECK-NEXT:                %[[V55:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_4]] + 40 : index
// CHECK-NEXT:                %[[V56:[^ ,:]+]] = arith.index_cast %[[V55]] : index to i64
// CHECK-NEXT:                %[[V57:[^ ,:]+]] = arith.cmpi slt, %[[V5]], %[[V56]] : i64
// CHECK-NEXT:                %[[V58:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_4]] + 299 : index
// CHECK-NEXT:                %[[V59:[^ ,:]+]] = arith.cmpi sge, %[[V58]], %[[V2]] : index
// CHECK-NEXT:                %[[V60:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 80 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V61:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 7680 + %[[BLOCK]] * 5120 + %[[R_5]] + %[[I]] * 80] where %[[V7]] : memref<38400xf16> -> f16
// CHECK-NEXT:                  %[[V62:[^ ,:]+]] = arith.extf %[[V61]] : f16 to f32
// CHECK-NEXT:                  %[[V63:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 24000 + %[[R_5]] * 300 + %[[TERMS]] * 64 + %[[R_4]]] where %[[V59]] : memref<120000xf16> -> f16
// CHECK-NEXT:                  %[[V64:[^ ,:]+]] = arith.extf %[[V63]] : f16 to f32
// CHECK-NEXT:                  %[[V65:[^ ,:]+]] = arith.mulf %[[V62]], %[[V64]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V65]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V66:[^ ,:]+]] = math.tanh %[[V60]] : f32
// CHECK-NEXT:                %[[V67:[^ ,:]+]] = arith.select %[[V57]], %[[V66]], %[[V1]] : f32
// CHECK-NEXT:                %[[V68:[^ ,:]+]] = arith.subf %[[V67]], %[[V30]] : f32
// CHECK-NEXT:                %[[V69:[^ ,:]+]] = arith.mulf %[[V68]], %[[V3]] : f32
// CHECK-NEXT:                %[[V70:[^ ,:]+]] = math.exp2 %[[V69]] : f32
// CHECK-NEXT:                %[[V71:[^ ,:]+]] = arith.truncf %[[V70]] : f32 to f16
// CHECK-NEXT:                %[[V72:[^ ,:]+]] = arith.extf %[[V71]] : f16 to f32
// CHECK-NEXT:                %[[V73:[^ ,:]+]] = arith.extf %[[V54]] : f16 to f32
// CHECK-NEXT:                %[[V74:[^ ,:]+]] = arith.mulf %[[V72]], %[[V73]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V74]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V75:[^ ,:]+]] = arith.addf %[[V34]], %[[V36]] : f32
// CHECK-NEXT:              %[[V76:[^ ,:]+]] = arith.addf %[[V35]], %[[V53]] : f32
// CHECK-NEXT:              loop.yield %[[V28]], %[[V75]], %[[V76]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V77:[^ ,:]+]] = arith.subf %[[V8]], %[[V8]] : f32
// CHECK-NEXT:            %[[V78:[^ ,:]+]] = arith.addf %[[V9]], %[[V77]] : f32
// CHECK-NEXT:            %[[V79:[^ ,:]+]] = arith.divf %[[V10]], %[[V78]] : f32
// CHECK-NEXT:            loop.store %[[V79]], %[[Y]][%[[B]] * 4608 + %[[V4]] * 48 + %[[J]]] : f32, memref<23040xf32>
// CHECK-NEXT:            %[[V80:[^ ,:]+]] = math.log %[[V78]] : f32
// CHECK-NEXT:            %[[V81:[^ ,:]+]] = arith.addf %[[V80]], %[[V8]] : f32
// CHECK-NEXT:            loop.store %[[V81]], %[[LS]][%[[B]] * 96 + %[[V4]]] : f32, memref<480xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @window(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: !host.buffer<[5, 96, 80], f16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !host.buffer<[5, 80, 300], f16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[5, 300, 48], f16>) -> (!host.buffer<[5, 96, 48], f32>, !host.buffer<[5, 96], f32>) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[5, 96, 48], f32>
// CHECK-NEXT:    %[[LS:[^ ,:]+]] = host.alloc : !host.buffer<[5, 96], f32>
// CHECK-NEXT:    host.launch @add_tanh_div_log_0(%[[Q]], %[[K]], %[[V]], %[[Y]], %[[LS]]) : !host.buffer<[5, 96, 80], f16>, !host.buffer<[5, 80, 300], f16>, !host.buffer<[5, 300, 48], f16>, !host.buffer<[5, 96, 48], f32>, !host.buffer<[5, 96], f32>
// CHECK-NEXT:    func.return %[[Y]], %[[LS]] : !host.buffer<[5, 96, 48], f32>, !host.buffer<[5, 96], f32>
// CHECK-NEXT:  }
func.func @window(%q: tensor<5x96x80xf16>, %k: tensor<5x80x300xf16>, %v: tensor<5x300x48xf16>) -> (tensor<5x96x48xf32>, tensor<5x96xf32>) {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b, k, n] -> [b, m, n] : tensor<5x96x80xf16>, tensor<5x80x300xf16> -> tensor<5x96x300xf32>
  %c = prim.tanh %0 : tensor<5x96x300xf32>
  %i = prim.iota dim 1 : tensor<5x96x300xi64>
  %j = prim.iota dim 2 : tensor<5x96x300xi64>
  %w = prim.constant 40 : tensor<5x96x300xi64>
  %u = prim.add %j, %w : tensor<5x96x300xi64>
  %o = prim.compare <lt> %i, %u : tensor<5x96x300xi64>
  %h = prim.constant -inf : tensor<5x96x300xf32>
  %s = prim.select %o, %c, %h : tensor<5x96x300xf32>
  %x = prim.reduce <maximum> %s dims [2] : tensor<5x96x300xf32> -> tensor<5x96xf32>
  %xb = prim.broadcast %x dims [0, 1] : tensor<5x96xf32> -> tensor<5x96x300xf32>
  %df = prim.sub %s, %xb : tensor<5x96x300xf32>
  %e = prim.exp %df : tensor<5x96x300xf32>
  %t = prim.reduce <add> %e dims [2] : tensor<5x96x300xf32> -> tensor<5x96xf32>
  %tb = prim.broadcast %t dims [0, 1] : tensor<5x96xf32> -> tensor<5x96x300xf32>
  %p = prim.div %e, %tb : tensor<5x96x300xf32>
  %ph = prim.convert %p : tensor<5x96x300xf32> -> tensor<5x96x300xf16>
  %y = prim.contract <mul, add> %ph[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<5x96x300xf16>, tensor<5x300x48xf16> -> tensor<5x96x48xf32>
  %lg = prim.log %t : tensor<5x96xf32>
  %ls = prim.add %lg, %x : tensor<5x96xf32>
  func.return %y, %ls : tensor<5x96x48xf32>, tensor<5x96xf32>
}

// -----

/// No batch and no mask; rows of any number.
// CHECK-LABEL: loop.kernel @contract_softmax_contract_div_0(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<?xf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<2048xf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<16384xf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index) attributes {warps = 4 : i64, stages = 2 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 1 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to (%[[S0]] + 63) floordiv 64 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + %[[S0]], 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + %[[S0]] - 1 : index
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.cmpi sge, %[[V4]], %[[V2]] : index
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 128 attributes {block = #loop.block<128>} {
// CHECK-NEXT:            %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 2 carry (%[[V10:[^ ,:]+]] = %[[V1]] : f32, %[[V11:[^ ,:]+]] = %[[V0]] : f32, %[[V12:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V13:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V14:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V15:[^ ,:]+]] = loop.load %[[Q]][%[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_1]]] where %[[V5]] : memref<?xf16> -> f16
// CHECK-NEXT:                  %[[V16:[^ ,:]+]] = arith.extf %[[V15]] : f16 to f32
// CHECK-NEXT:                  %[[V17:[^ ,:]+]] = loop.load %[[K]][%[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 128] : memref<2048xf16> -> f16
// CHECK-NEXT:                  %[[V18:[^ ,:]+]] = arith.extf %[[V17]] : f16 to f32
// CHECK-NEXT:                  %[[V19:[^ ,:]+]] = arith.mulf %[[V16]], %[[V18]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V19]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                loop.yield %[[V14]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V20:[^ ,:]+]] = arith.maximumf %[[V10]], %[[V13]] : f32
// CHECK-NEXT:              %[[V21:[^ ,:]+]] = arith.cmpf oeq, %[[V20]], %[[V1]] : f32
// CHECK-NEXT:              %[[V22:[^ ,:]+]] = arith.select %[[V21]], %[[V0]], %[[V20]] : f32
// CHECK-NEXT:              %[[V23:[^ ,:]+]] = arith.subf %[[V10]], %[[V22]] : f32
// CHECK-NEXT:              %[[V24:[^ ,:]+]] = arith.mulf %[[V23]], %[[V3]] : f32
// CHECK-NEXT:              %[[V25:[^ ,:]+]] = math.exp2 %[[V24]] : f32
// CHECK-NEXT:              %[[V26:[^ ,:]+]] = arith.mulf %[[V11]], %[[V25]] : f32
// CHECK-NEXT:              %[[V27:[^ ,:]+]] = arith.mulf %[[V12]], %[[V25]] : f32
// CHECK-NEXT:              %[[V28:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V29:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V30:[^ ,:]+]] = loop.load %[[Q]][%[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_3]]] where %[[V5]] : memref<?xf16> -> f16
// CHECK-NEXT:                  %[[V31:[^ ,:]+]] = arith.extf %[[V30]] : f16 to f32
// CHECK-NEXT:                  %[[V32:[^ ,:]+]] = loop.load %[[K]][%[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 128] : memref<2048xf16> -> f16
// CHECK-NEXT:                  %[[V33:[^ ,:]+]] = arith.extf %[[V32]] : f16 to f32
// CHECK-NEXT:                  %[[V34:[^ ,:]+]] = arith.mulf %[[V31]], %[[V33]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V34]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V35:[^ ,:]+]] = arith.subf %[[V29]], %[[V22]] : f32
// CHECK-NEXT:                %[[V36:[^ ,:]+]] = arith.mulf %[[V35]], %[[V3]] : f32
// CHECK-NEXT:                %[[V37:[^ ,:]+]] = math.exp2 %[[V36]] : f32
// CHECK-NEXT:                loop.yield %[[V37]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V38:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V39:[^ ,:]+]] = loop.load %[[V]][%[[J]] + %[[TERMS]] * 8192 + %[[R_4]] * 128] : memref<16384xf16> -> f16
// CHECK-NEXT:                %[[V40:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V41:[^ ,:]+]] = loop.load %[[Q]][%[[BLOCK]] * 1024 + %[[R_5]] + %[[I]] * 16] where %[[V5]] : memref<?xf16> -> f16
// CHECK-NEXT:                  %[[V42:[^ ,:]+]] = arith.extf %[[V41]] : f16 to f32
// CHECK-NEXT:                  %[[V43:[^ ,:]+]] = loop.load %[[K]][%[[R_5]] * 128 + %[[TERMS]] * 64 + %[[R_4]]] : memref<2048xf16> -> f16
// CHECK-NEXT:                  %[[V44:[^ ,:]+]] = arith.extf %[[V43]] : f16 to f32
// CHECK-NEXT:                  %[[V45:[^ ,:]+]] = arith.mulf %[[V42]], %[[V44]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V45]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V46:[^ ,:]+]] = arith.subf %[[V40]], %[[V22]] : f32
// CHECK-NEXT:                %[[V47:[^ ,:]+]] = arith.mulf %[[V46]], %[[V3]] : f32
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = math.exp2 %[[V47]] : f32
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = arith.truncf %[[V48]] : f32 to f16
// CHECK-NEXT:                %[[V50:[^ ,:]+]] = arith.extf %[[V49]] : f16 to f32
// CHECK-NEXT:                %[[V51:[^ ,:]+]] = arith.extf %[[V39]] : f16 to f32
// CHECK-NEXT:                %[[V52:[^ ,:]+]] = arith.mulf %[[V50]], %[[V51]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V52]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V53:[^ ,:]+]] = arith.addf %[[V26]], %[[V28]] : f32
// CHECK-NEXT:              %[[V54:[^ ,:]+]] = arith.addf %[[V27]], %[[V38]] : f32
// CHECK-NEXT:              loop.yield %[[V20]], %[[V53]], %[[V54]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V55:[^ ,:]+]] = arith.divf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:            loop.store %[[V55]], %[[Y]][%[[V6]] * 128 + %[[J]]] : f32, memref<?xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @plain(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[Q:[^ ,:]+]]: !host.buffer<[s0, 16], f16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !host.buffer<[16, 128], f16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[128, 128], f16>) -> !host.buffer<[s0, 128], f32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[s0, 128], f32>
// CHECK-NEXT:    host.launch @contract_softmax_contract_div_0(%[[Q]], %[[K]], %[[V]], %[[Y]], %[[N]]) : !host.buffer<[s0, 16], f16>, !host.buffer<[16, 128], f16>, !host.buffer<[128, 128], f16>, !host.buffer<[s0, 128], f32>, index
// CHECK-NEXT:    func.return %[[Y]] : !host.buffer<[s0, 128], f32>
// CHECK-NEXT:  }
func.func @plain(%n: index {shape.symbol = "s0"}, %q: tensor<?x16xf16, #shape.dims<s0, 16>>, %k: tensor<16x128xf16>, %v: tensor<128x128xf16>) -> (tensor<?x128xf32, #shape.dims<s0, 128>>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<?x16xf16, #shape.dims<s0, 16>>, tensor<16x128xf16> -> tensor<?x128xf32, #shape.dims<s0, 128>>
  %x = prim.reduce <maximum> %0 dims [1] : tensor<?x128xf32, #shape.dims<s0, 128>> -> tensor<?xf32, #shape.dims<s0>>
  %gi = prim.constant -inf : tensor<?xf32, #shape.dims<s0>>
  %ge = prim.compare <eq> %x, %gi : tensor<?xf32, #shape.dims<s0>>
  %gz = prim.constant 0.0 : tensor<?xf32, #shape.dims<s0>>
  %gs = prim.select %ge, %gz, %x : tensor<?xf32, #shape.dims<s0>>
  %xb = prim.broadcast %gs dims [0] : tensor<?xf32, #shape.dims<s0>> -> tensor<?x128xf32, #shape.dims<s0, 128>>
  %df = prim.sub %0, %xb : tensor<?x128xf32, #shape.dims<s0, 128>>
  %e = prim.exp %df : tensor<?x128xf32, #shape.dims<s0, 128>>
  %t = prim.reduce <add> %e dims [1] : tensor<?x128xf32, #shape.dims<s0, 128>> -> tensor<?xf32, #shape.dims<s0>>
  %tb = prim.broadcast %t dims [0] : tensor<?xf32, #shape.dims<s0>> -> tensor<?x128xf32, #shape.dims<s0, 128>>
  %p = prim.div %e, %tb : tensor<?x128xf32, #shape.dims<s0, 128>>
  %ph = prim.convert %p : tensor<?x128xf32, #shape.dims<s0, 128>> -> tensor<?x128xf16, #shape.dims<s0, 128>>
  %y = prim.contract <mul, add> %ph[m, k], %v[k, n] -> [m, n] : tensor<?x128xf16, #shape.dims<s0, 128>>, tensor<128x128xf16> -> tensor<?x128xf32, #shape.dims<s0, 128>>
  func.return %y : tensor<?x128xf32, #shape.dims<s0, 128>>
}

// -----

/// More matrices than programs have across.
// CHECK-LABEL: loop.kernel @contract_add_div_log_0(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<71680000xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<35840000xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<35840000xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<71680000xf32>,
// CHECK-SAME:  %[[LS:[^ ,:]+]]: memref<4480000xf32>) attributes {warps = 4 : i64, stages = 2 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 70000 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 1 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 16 attributes {block = #loop.block<16>} {
// CHECK-NEXT:            %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 1 carry (%[[V7:[^ ,:]+]] = %[[V1]] : f32, %[[V8:[^ ,:]+]] = %[[V0]] : f32, %[[V9:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V10:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to -%[[TERMS]] * 64 + 32 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V11:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V12:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1024 + %[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_1]]] : memref<71680000xbf16> -> bf16
// CHECK-NEXT:                  %[[V13:[^ ,:]+]] = arith.extf %[[V12]] : bf16 to f32
// CHECK-NEXT:                  %[[V14:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 512 + %[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 32] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                  %[[V15:[^ ,:]+]] = arith.extf %[[V14]] : bf16 to f32
// CHECK-NEXT:                  %[[V16:[^ ,:]+]] = arith.mulf %[[V13]], %[[V15]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V16]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                loop.yield %[[V11]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V17:[^ ,:]+]] = arith.maximumf %[[V7]], %[[V10]] : f32
// CHECK-NEXT:              %[[V18:[^ ,:]+]] = arith.cmpf oeq, %[[V17]], %[[V1]] : f32
// CHECK-NEXT:              %[[V19:[^ ,:]+]] = arith.select %[[V18]], %[[V0]], %[[V17]] : f32
// CHECK-NEXT:              %[[V20:[^ ,:]+]] = arith.subf %[[V7]], %[[V19]] : f32
// CHECK-NEXT:              %[[V21:[^ ,:]+]] = arith.mulf %[[V20]], %[[V2]] : f32
// CHECK-NEXT:              %[[V22:[^ ,:]+]] = math.exp2 %[[V21]] : f32
// CHECK-NEXT:              %[[V23:[^ ,:]+]] = arith.mulf %[[V8]], %[[V22]] : f32
// CHECK-NEXT:              %[[V24:[^ ,:]+]] = arith.mulf %[[V9]], %[[V22]] : f32
// CHECK-NEXT:              %[[V25:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to -%[[TERMS]] * 64 + 32 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V26:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V27:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1024 + %[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_3]]] : memref<71680000xbf16> -> bf16
// CHECK-NEXT:                  %[[V28:[^ ,:]+]] = arith.extf %[[V27]] : bf16 to f32
// CHECK-NEXT:                  %[[V29:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 512 + %[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 32] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                  %[[V30:[^ ,:]+]] = arith.extf %[[V29]] : bf16 to f32
// CHECK-NEXT:                  %[[V31:[^ ,:]+]] = arith.mulf %[[V28]], %[[V30]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V31]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V32:[^ ,:]+]] = arith.subf %[[V26]], %[[V19]] : f32
// CHECK-NEXT:                %[[V33:[^ ,:]+]] = arith.mulf %[[V32]], %[[V2]] : f32
// CHECK-NEXT:                %[[V34:[^ ,:]+]] = math.exp2 %[[V33]] : f32
// CHECK-NEXT:                loop.yield %[[V34]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to -%[[TERMS]] * 64 + 32 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V36:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 512 + %[[J]] + %[[TERMS]] * 1024 + %[[R_4]] * 16] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                %[[V37:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V38:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1024 + %[[BLOCK]] * 1024 + %[[R_5]] + %[[I]] * 16] : memref<71680000xbf16> -> bf16
// CHECK-NEXT:                  %[[V39:[^ ,:]+]] = arith.extf %[[V38]] : bf16 to f32
// CHECK-NEXT:                  %[[V40:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 512 + %[[R_5]] * 32 + %[[TERMS]] * 64 + %[[R_4]]] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                  %[[V41:[^ ,:]+]] = arith.extf %[[V40]] : bf16 to f32
// CHECK-NEXT:                  %[[V42:[^ ,:]+]] = arith.mulf %[[V39]], %[[V41]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V42]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V43:[^ ,:]+]] = arith.subf %[[V37]], %[[V19]] : f32
// CHECK-NEXT:                %[[V44:[^ ,:]+]] = arith.mulf %[[V43]], %[[V2]] : f32
// CHECK-NEXT:                %[[V45:[^ ,:]+]] = math.exp2 %[[V44]] : f32
// CHECK-NEXT:                %[[V46:[^ ,:]+]] = arith.truncf %[[V45]] : f32 to bf16
// CHECK-NEXT:                %[[V47:[^ ,:]+]] = arith.extf %[[V46]] : bf16 to f32
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = arith.extf %[[V36]] : bf16 to f32
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = arith.mulf %[[V47]], %[[V48]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V49]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V50:[^ ,:]+]] = arith.addf %[[V23]], %[[V25]] : f32
// CHECK-NEXT:              %[[V51:[^ ,:]+]] = arith.addf %[[V24]], %[[V35]] : f32
// CHECK-NEXT:              loop.yield %[[V17]], %[[V50]], %[[V51]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V52:[^ ,:]+]] = arith.subf %[[V4]], %[[V4]] : f32
// CHECK-NEXT:            %[[V53:[^ ,:]+]] = arith.addf %[[V5]], %[[V52]] : f32
// CHECK-NEXT:            %[[V54:[^ ,:]+]] = arith.divf %[[V6]], %[[V53]] : f32
// CHECK-NEXT:            loop.store %[[V54]], %[[Y]][%[[B]] * 1024 + %[[V3]] * 16 + %[[J]]] : f32, memref<71680000xf32>
// CHECK-NEXT:            %[[V55:[^ ,:]+]] = math.log %[[V53]] : f32
// CHECK-NEXT:            %[[V56:[^ ,:]+]] = arith.addf %[[V55]], %[[V4]] : f32
// CHECK-NEXT:            loop.store %[[V56]], %[[LS]][%[[B]] * 64 + %[[V3]]] : f32, memref<4480000xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @many(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: !host.buffer<[70000, 64, 16], bf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !host.buffer<[70000, 16, 32], bf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[70000, 32, 16], bf16>) -> (!host.buffer<[70000, 64, 16], f32>, !host.buffer<[70000, 64], f32>) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[70000, 64, 16], f32>
// CHECK-NEXT:    %[[LS:[^ ,:]+]] = host.alloc : !host.buffer<[70000, 64], f32>
// CHECK-NEXT:    host.launch @contract_add_div_log_0(%[[Q]], %[[K]], %[[V]], %[[Y]], %[[LS]]) : !host.buffer<[70000, 64, 16], bf16>, !host.buffer<[70000, 16, 32], bf16>, !host.buffer<[70000, 32, 16], bf16>, !host.buffer<[70000, 64, 16], f32>, !host.buffer<[70000, 64], f32>
// CHECK-NEXT:    func.return %[[Y]], %[[LS]] : !host.buffer<[70000, 64, 16], f32>, !host.buffer<[70000, 64], f32>
// CHECK-NEXT:  }
func.func @many(%q: tensor<70000x64x16xbf16>, %k: tensor<70000x16x32xbf16>, %v: tensor<70000x32x16xbf16>) -> (tensor<70000x64x16xf32>, tensor<70000x64xf32>) {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b, k, n] -> [b, m, n] : tensor<70000x64x16xbf16>, tensor<70000x16x32xbf16> -> tensor<70000x64x32xf32>
  %x = prim.reduce <maximum> %0 dims [2] : tensor<70000x64x32xf32> -> tensor<70000x64xf32>
  %xb = prim.broadcast %x dims [0, 1] : tensor<70000x64xf32> -> tensor<70000x64x32xf32>
  %df = prim.sub %0, %xb : tensor<70000x64x32xf32>
  %e = prim.exp %df : tensor<70000x64x32xf32>
  %t = prim.reduce <add> %e dims [2] : tensor<70000x64x32xf32> -> tensor<70000x64xf32>
  %tb = prim.broadcast %t dims [0, 1] : tensor<70000x64xf32> -> tensor<70000x64x32xf32>
  %p = prim.div %e, %tb : tensor<70000x64x32xf32>
  %ph = prim.convert %p : tensor<70000x64x32xf32> -> tensor<70000x64x32xbf16>
  %y = prim.contract <mul, add> %ph[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<70000x64x32xbf16>, tensor<70000x32x16xbf16> -> tensor<70000x64x16xf32>
  %lg = prim.log %t : tensor<70000x64xf32>
  %ls = prim.add %lg, %x : tensor<70000x64xf32>
  func.return %y, %ls : tensor<70000x64x16xf32>, tensor<70000x64xf32>
}
