// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-softmax,fuse,outline-fusions,prim-to-loop --machine=h100 --split-input-file | filecheck %s

// A softmax between two products on a GPU: a program computes a block of rows, and carries the sums over blocks of terms.

/// Heads, a causal mask, and a result whose heads are put side by side.
// CHECK-LABEL: loop.kernel @iota_compare_div_convert_0(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<76800xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<76800xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<76800xbf16>,
// CHECK-SAME:  %[[YT:[^ ,:]+]]: memref<76800xbf16>) attributes {warps = 4 : i64, stages = 3 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 8.50705917e+37 : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 6 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.apply %[[B]] floordiv 3 : index
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.apply %[[B]] mod 3 : index
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 4 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + 200, 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = arith.index_cast %[[V8]] : index to i64
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + 199 : index
// CHECK-NEXT:          %[[V11:[^ ,:]+]] = arith.cmpi sge, %[[V10]], %[[V2]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<64>} {
// CHECK-NEXT:            %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to %[[BLOCK]] + 1 carry (%[[V15:[^ ,:]+]] = %[[V1]] : f32, %[[V16:[^ ,:]+]] = %[[V0]] : f32, %[[V17:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V18:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 200, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V19:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R]] : index
// CHECK-NEXT:                %[[V20:[^ ,:]+]] = arith.index_cast %[[V19]] : index to i64
// CHECK-NEXT:                %[[V21:[^ ,:]+]] = arith.cmpi sge, %[[V9]], %[[V20]] : i64
// CHECK-NEXT:                %[[V22:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R]] + 199 : index
// CHECK-NEXT:                %[[V23:[^ ,:]+]] = arith.cmpi sge, %[[V22]], %[[V2]] : index
// CHECK-NEXT:                %[[V24:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V25:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 12800 + %[[BLOCK]] * 4096 + %[[I]] * 64 + %[[R_1]]] where %[[V11]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V26:[^ ,:]+]] = arith.extf %[[V25]] : bf16 to f32
// CHECK-NEXT:                  %[[V27:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 12800 + %[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 200] where %[[V23]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V28:[^ ,:]+]] = arith.extf %[[V27]] : bf16 to f32
// CHECK-NEXT:                  %[[V29:[^ ,:]+]] = arith.mulf %[[V26]], %[[V28]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V29]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V30:[^ ,:]+]] = arith.select %[[V21]], %[[V24]], %[[V1]] : f32
// CHECK-NEXT:                loop.yield %[[V30]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = arith.maximumf %[[V15]], %[[V18]] : f32
// CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.cmpf oeq, %[[V31]], %[[V1]] : f32
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = arith.select %[[V32]], %[[V0]], %[[V31]] : f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = math.absf %[[V33]] : f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.cmpf ogt, %[[V34]], %[[V3]] : f32
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = arith.select %[[V35]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V37:[^ ,:]+]] = arith.mulf %[[V33]], %[[V36]] : f32
// CHECK-NEXT:              %[[V38:[^ ,:]+]] = math.absf %[[V15]] : f32
// CHECK-NEXT:              %[[V39:[^ ,:]+]] = arith.cmpf ogt, %[[V38]], %[[V3]] : f32
// CHECK-NEXT:              %[[V40:[^ ,:]+]] = arith.select %[[V39]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V41:[^ ,:]+]] = arith.mulf %[[V15]], %[[V40]] : f32
// CHECK-NEXT:              %[[V42:[^ ,:]+]] = arith.subf %[[V41]], %[[V37]] : f32
// CHECK-NEXT:              %[[V43:[^ ,:]+]] = math.exp2 %[[V42]] : f32
// CHECK-NEXT:              %[[V44:[^ ,:]+]] = arith.mulf %[[V16]], %[[V43]] : f32
// CHECK-NEXT:              %[[V45:[^ ,:]+]] = arith.mulf %[[V17]], %[[V43]] : f32
// CHECK-NEXT:              %[[V46:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 200, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V47:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_2]] : index
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = arith.index_cast %[[V47]] : index to i64
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = arith.cmpi sge, %[[V9]], %[[V48]] : i64
// CHECK-NEXT:                %[[V50:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_2]] + 199 : index
// CHECK-NEXT:                %[[V51:[^ ,:]+]] = arith.cmpi sge, %[[V50]], %[[V2]] : index
// CHECK-NEXT:                %[[V52:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V53:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 12800 + %[[BLOCK]] * 4096 + %[[I]] * 64 + %[[R_3]]] where %[[V11]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V54:[^ ,:]+]] = arith.extf %[[V53]] : bf16 to f32
// CHECK-NEXT:                  %[[V55:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 12800 + %[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 200] where %[[V51]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V56:[^ ,:]+]] = arith.extf %[[V55]] : bf16 to f32
// CHECK-NEXT:                  %[[V57:[^ ,:]+]] = arith.mulf %[[V54]], %[[V56]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V57]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V58:[^ ,:]+]] = arith.select %[[V49]], %[[V52]], %[[V1]] : f32
// CHECK-NEXT:                %[[V59:[^ ,:]+]] = arith.negf %[[V37]] : f32
// CHECK-NEXT:                %[[V60:[^ ,:]+]] = math.fma %[[V58]], %[[V36]], %[[V59]] : f32
// CHECK-NEXT:                %[[V61:[^ ,:]+]] = math.exp2 %[[V60]] : f32
// CHECK-NEXT:                loop.yield %[[V61]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V62:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 200, 64) : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V63:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 12800 + %[[J]] + %[[TERMS]] * 4096 + %[[R_4]] * 64] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                %[[V64:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_4]] : index
// CHECK-NEXT:                %[[V65:[^ ,:]+]] = arith.index_cast %[[V64]] : index to i64
// CHECK-NEXT:                %[[V66:[^ ,:]+]] = arith.cmpi sge, %[[V9]], %[[V65]] : i64
// CHECK-NEXT:                %[[V67:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_4]] + 199 : index
// CHECK-NEXT:                %[[V68:[^ ,:]+]] = arith.cmpi sge, %[[V67]], %[[V2]] : index
// CHECK-NEXT:                %[[V69:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V70:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 12800 + %[[BLOCK]] * 4096 + %[[R_5]] + %[[I]] * 64] where %[[V11]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V71:[^ ,:]+]] = arith.extf %[[V70]] : bf16 to f32
// CHECK-NEXT:                  %[[V72:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 12800 + %[[R_5]] * 200 + %[[TERMS]] * 64 + %[[R_4]]] where %[[V68]] : memref<76800xbf16> -> bf16
// CHECK-NEXT:                  %[[V73:[^ ,:]+]] = arith.extf %[[V72]] : bf16 to f32
// CHECK-NEXT:                  %[[V74:[^ ,:]+]] = arith.mulf %[[V71]], %[[V73]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V74]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V75:[^ ,:]+]] = arith.select %[[V66]], %[[V69]], %[[V1]] : f32
// CHECK-NEXT:                %[[V76:[^ ,:]+]] = arith.negf %[[V37]] : f32
// CHECK-NEXT:                %[[V77:[^ ,:]+]] = math.fma %[[V75]], %[[V36]], %[[V76]] : f32
// CHECK-NEXT:                %[[V78:[^ ,:]+]] = math.exp2 %[[V77]] : f32
// CHECK-NEXT:                %[[V79:[^ ,:]+]] = arith.truncf %[[V78]] : f32 to bf16
// CHECK-NEXT:                %[[V80:[^ ,:]+]] = arith.extf %[[V79]] : bf16 to f32
// CHECK-NEXT:                %[[V81:[^ ,:]+]] = arith.extf %[[V63]] : bf16 to f32
// CHECK-NEXT:                %[[V82:[^ ,:]+]] = arith.mulf %[[V80]], %[[V81]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V82]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V83:[^ ,:]+]] = arith.addf %[[V44]], %[[V46]] : f32
// CHECK-NEXT:              %[[V84:[^ ,:]+]] = arith.addf %[[V45]], %[[V62]] : f32
// CHECK-NEXT:              loop.yield %[[V31]], %[[V83]], %[[V84]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V85:[^ ,:]+]] = arith.subf %[[V12]], %[[V12]] : f32
// CHECK-NEXT:            %[[V86:[^ ,:]+]] = arith.addf %[[V13]], %[[V85]] : f32
// CHECK-NEXT:            %[[V87:[^ ,:]+]] = arith.divf %[[V14]], %[[V86]] : f32
// CHECK-NEXT:            %[[V88:[^ ,:]+]] = arith.truncf %[[V87]] : f32 to bf16
// CHECK-NEXT:            loop.store %[[V88]], %[[YT]][%[[V6]] * 38400 + %[[V7]] * 64 + %[[V8]] * 192 + %[[J]]] : bf16, memref<76800xbf16>
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
// CHECK-SAME:  %[[LS:[^ ,:]+]]: memref<480xf32>) attributes {warps = 4 : i64, stages = 3 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 8.50705917e+37 : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 5 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 2 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + 96, 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.index_cast %[[V6]] : index to i64
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + 95 : index
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = arith.cmpi sge, %[[V8]], %[[V2]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 48 attributes {block = #loop.block<64>} {
// CHECK-NEXT:            %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 5 carry (%[[V13:[^ ,:]+]] = %[[V1]] : f32, %[[V14:[^ ,:]+]] = %[[V0]] : f32, %[[V15:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V16:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 300, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V17:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R]] + 40 : index
// CHECK-NEXT:                %[[V18:[^ ,:]+]] = arith.index_cast %[[V17]] : index to i64
// CHECK-NEXT:                %[[V19:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V18]] : i64
// CHECK-NEXT:                %[[V20:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R]] + 299 : index
// CHECK-NEXT:                %[[V21:[^ ,:]+]] = arith.cmpi sge, %[[V20]], %[[V2]] : index
// CHECK-NEXT:                %[[V22:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 80 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V23:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 7680 + %[[BLOCK]] * 5120 + %[[I]] * 80 + %[[R_1]]] where %[[V9]] : memref<38400xf16> -> f16
// CHECK-NEXT:                  %[[V24:[^ ,:]+]] = arith.extf %[[V23]] : f16 to f32
// CHECK-NEXT:                  %[[V25:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 24000 + %[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 300] where %[[V21]] : memref<120000xf16> -> f16
// CHECK-NEXT:                  %[[V26:[^ ,:]+]] = arith.extf %[[V25]] : f16 to f32
// CHECK-NEXT:                  %[[V27:[^ ,:]+]] = arith.mulf %[[V24]], %[[V26]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V27]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V28:[^ ,:]+]] = math.tanh %[[V22]] : f32
// CHECK-NEXT:                %[[V29:[^ ,:]+]] = arith.select %[[V19]], %[[V28]], %[[V1]] : f32
// CHECK-NEXT:                loop.yield %[[V29]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V30:[^ ,:]+]] = arith.maximumf %[[V13]], %[[V16]] : f32
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = arith.cmpf oeq, %[[V30]], %[[V1]] : f32
// CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.select %[[V31]], %[[V0]], %[[V30]] : f32
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = math.absf %[[V32]] : f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = arith.cmpf ogt, %[[V33]], %[[V3]] : f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.select %[[V34]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = arith.mulf %[[V32]], %[[V35]] : f32
// CHECK-NEXT:              %[[V37:[^ ,:]+]] = math.absf %[[V13]] : f32
// CHECK-NEXT:              %[[V38:[^ ,:]+]] = arith.cmpf ogt, %[[V37]], %[[V3]] : f32
// CHECK-NEXT:              %[[V39:[^ ,:]+]] = arith.select %[[V38]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V40:[^ ,:]+]] = arith.mulf %[[V13]], %[[V39]] : f32
// CHECK-NEXT:              %[[V41:[^ ,:]+]] = arith.subf %[[V40]], %[[V36]] : f32
// CHECK-NEXT:              %[[V42:[^ ,:]+]] = math.exp2 %[[V41]] : f32
// CHECK-NEXT:              %[[V43:[^ ,:]+]] = arith.mulf %[[V14]], %[[V42]] : f32
// CHECK-NEXT:              %[[V44:[^ ,:]+]] = arith.mulf %[[V15]], %[[V42]] : f32
// CHECK-NEXT:              %[[V45:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 300, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V46:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_2]] + 40 : index
// CHECK-NEXT:                %[[V47:[^ ,:]+]] = arith.index_cast %[[V46]] : index to i64
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V47]] : i64
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_2]] + 299 : index
// CHECK-NEXT:                %[[V50:[^ ,:]+]] = arith.cmpi sge, %[[V49]], %[[V2]] : index
// CHECK-NEXT:                %[[V51:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 80 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V52:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 7680 + %[[BLOCK]] * 5120 + %[[I]] * 80 + %[[R_3]]] where %[[V9]] : memref<38400xf16> -> f16
// CHECK-NEXT:                  %[[V53:[^ ,:]+]] = arith.extf %[[V52]] : f16 to f32
// CHECK-NEXT:                  %[[V54:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 24000 + %[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 300] where %[[V50]] : memref<120000xf16> -> f16
// CHECK-NEXT:                  %[[V55:[^ ,:]+]] = arith.extf %[[V54]] : f16 to f32
// CHECK-NEXT:                  %[[V56:[^ ,:]+]] = arith.mulf %[[V53]], %[[V55]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V56]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V57:[^ ,:]+]] = math.tanh %[[V51]] : f32
// CHECK-NEXT:                %[[V58:[^ ,:]+]] = arith.select %[[V48]], %[[V57]], %[[V1]] : f32
// CHECK-NEXT:                %[[V59:[^ ,:]+]] = arith.negf %[[V36]] : f32
// CHECK-NEXT:                %[[V60:[^ ,:]+]] = math.fma %[[V58]], %[[V35]], %[[V59]] : f32
// CHECK-NEXT:                %[[V61:[^ ,:]+]] = math.exp2 %[[V60]] : f32
// CHECK-NEXT:                loop.yield %[[V61]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V62:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 300, 64) : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V63:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 14400 + %[[J]] + %[[TERMS]] * 3072 + %[[R_4]] * 48] : memref<72000xf16> -> f16
// CHECK-NEXT:                %[[V64:[^ ,:]+]] = loop.apply %[[TERMS]] * 64 + %[[R_4]] + 40 : index
// CHECK-NEXT:                %[[V65:[^ ,:]+]] = arith.index_cast %[[V64]] : index to i64
// CHECK-NEXT:                %[[V66:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V65]] : i64
// CHECK-NEXT:                %[[V67:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_4]] + 299 : index
// CHECK-NEXT:                %[[V68:[^ ,:]+]] = arith.cmpi sge, %[[V67]], %[[V2]] : index
// CHECK-NEXT:                %[[V69:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 80 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V70:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 7680 + %[[BLOCK]] * 5120 + %[[R_5]] + %[[I]] * 80] where %[[V9]] : memref<38400xf16> -> f16
// CHECK-NEXT:                  %[[V71:[^ ,:]+]] = arith.extf %[[V70]] : f16 to f32
// CHECK-NEXT:                  %[[V72:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 24000 + %[[R_5]] * 300 + %[[TERMS]] * 64 + %[[R_4]]] where %[[V68]] : memref<120000xf16> -> f16
// CHECK-NEXT:                  %[[V73:[^ ,:]+]] = arith.extf %[[V72]] : f16 to f32
// CHECK-NEXT:                  %[[V74:[^ ,:]+]] = arith.mulf %[[V71]], %[[V73]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V74]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V75:[^ ,:]+]] = math.tanh %[[V69]] : f32
// CHECK-NEXT:                %[[V76:[^ ,:]+]] = arith.select %[[V66]], %[[V75]], %[[V1]] : f32
// CHECK-NEXT:                %[[V77:[^ ,:]+]] = arith.negf %[[V36]] : f32
// CHECK-NEXT:                %[[V78:[^ ,:]+]] = math.fma %[[V76]], %[[V35]], %[[V77]] : f32
// CHECK-NEXT:                %[[V79:[^ ,:]+]] = math.exp2 %[[V78]] : f32
// CHECK-NEXT:                %[[V80:[^ ,:]+]] = arith.truncf %[[V79]] : f32 to f16
// CHECK-NEXT:                %[[V81:[^ ,:]+]] = arith.extf %[[V80]] : f16 to f32
// CHECK-NEXT:                %[[V82:[^ ,:]+]] = arith.extf %[[V63]] : f16 to f32
// CHECK-NEXT:                %[[V83:[^ ,:]+]] = arith.mulf %[[V81]], %[[V82]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V83]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V84:[^ ,:]+]] = arith.addf %[[V43]], %[[V45]] : f32
// CHECK-NEXT:              %[[V85:[^ ,:]+]] = arith.addf %[[V44]], %[[V62]] : f32
// CHECK-NEXT:              loop.yield %[[V30]], %[[V84]], %[[V85]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V86:[^ ,:]+]] = arith.subf %[[V10]], %[[V10]] : f32
// CHECK-NEXT:            %[[V87:[^ ,:]+]] = arith.addf %[[V11]], %[[V86]] : f32
// CHECK-NEXT:            %[[V88:[^ ,:]+]] = arith.divf %[[V12]], %[[V87]] : f32
// CHECK-NEXT:            loop.store %[[V88]], %[[Y]][%[[B]] * 4608 + %[[V6]] * 48 + %[[J]]] : f32, memref<23040xf32>
// CHECK-NEXT:            %[[V89:[^ ,:]+]] = math.log %[[V87]] : f32
// CHECK-NEXT:            %[[V90:[^ ,:]+]] = arith.addf %[[V89]], %[[V10]] : f32
// CHECK-NEXT:            loop.store %[[V90]], %[[LS]][%[[B]] * 96 + %[[V6]]] : f32, memref<480xf32>
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
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index) attributes {warps = 4 : i64, stages = 3 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 8.50705917e+37 : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 1 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to (%[[S0]] + 63) floordiv 64 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + %[[S0]], 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + %[[S0]] - 1 : index
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.cmpi sge, %[[V6]], %[[V2]] : index
// CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 128 attributes {block = #loop.block<128>} {
// CHECK-NEXT:            %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 2 carry (%[[V12:[^ ,:]+]] = %[[V1]] : f32, %[[V13:[^ ,:]+]] = %[[V0]] : f32, %[[V14:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V15:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V16:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V17:[^ ,:]+]] = loop.load %[[Q]][%[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_1]]] where %[[V7]] : memref<?xf16> -> f16
// CHECK-NEXT:                  %[[V18:[^ ,:]+]] = arith.extf %[[V17]] : f16 to f32
// CHECK-NEXT:                  %[[V19:[^ ,:]+]] = loop.load %[[K]][%[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 128] : memref<2048xf16> -> f16
// CHECK-NEXT:                  %[[V20:[^ ,:]+]] = arith.extf %[[V19]] : f16 to f32
// CHECK-NEXT:                  %[[V21:[^ ,:]+]] = arith.mulf %[[V18]], %[[V20]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V21]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                loop.yield %[[V16]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V22:[^ ,:]+]] = arith.maximumf %[[V12]], %[[V15]] : f32
// CHECK-NEXT:              %[[V23:[^ ,:]+]] = arith.cmpf oeq, %[[V22]], %[[V1]] : f32
// CHECK-NEXT:              %[[V24:[^ ,:]+]] = arith.select %[[V23]], %[[V0]], %[[V22]] : f32
// CHECK-NEXT:              %[[V25:[^ ,:]+]] = math.absf %[[V24]] : f32
// CHECK-NEXT:              %[[V26:[^ ,:]+]] = arith.cmpf ogt, %[[V25]], %[[V3]] : f32
// CHECK-NEXT:              %[[V27:[^ ,:]+]] = arith.select %[[V26]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V28:[^ ,:]+]] = arith.mulf %[[V24]], %[[V27]] : f32
// CHECK-NEXT:              %[[V29:[^ ,:]+]] = math.absf %[[V12]] : f32
// CHECK-NEXT:              %[[V30:[^ ,:]+]] = arith.cmpf ogt, %[[V29]], %[[V3]] : f32
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = arith.select %[[V30]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.mulf %[[V12]], %[[V31]] : f32
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = arith.subf %[[V32]], %[[V28]] : f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = math.exp2 %[[V33]] : f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.mulf %[[V13]], %[[V34]] : f32
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = arith.mulf %[[V14]], %[[V34]] : f32
// CHECK-NEXT:              %[[V37:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V38:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V39:[^ ,:]+]] = loop.load %[[Q]][%[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_3]]] where %[[V7]] : memref<?xf16> -> f16
// CHECK-NEXT:                  %[[V40:[^ ,:]+]] = arith.extf %[[V39]] : f16 to f32
// CHECK-NEXT:                  %[[V41:[^ ,:]+]] = loop.load %[[K]][%[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 128] : memref<2048xf16> -> f16
// CHECK-NEXT:                  %[[V42:[^ ,:]+]] = arith.extf %[[V41]] : f16 to f32
// CHECK-NEXT:                  %[[V43:[^ ,:]+]] = arith.mulf %[[V40]], %[[V42]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V43]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V44:[^ ,:]+]] = arith.negf %[[V28]] : f32
// CHECK-NEXT:                %[[V45:[^ ,:]+]] = math.fma %[[V38]], %[[V27]], %[[V44]] : f32
// CHECK-NEXT:                %[[V46:[^ ,:]+]] = math.exp2 %[[V45]] : f32
// CHECK-NEXT:                loop.yield %[[V46]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V47:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = loop.load %[[V]][%[[J]] + %[[TERMS]] * 8192 + %[[R_4]] * 128] : memref<16384xf16> -> f16
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V50:[^ ,:]+]] = loop.load %[[Q]][%[[BLOCK]] * 1024 + %[[R_5]] + %[[I]] * 16] where %[[V7]] : memref<?xf16> -> f16
// CHECK-NEXT:                  %[[V51:[^ ,:]+]] = arith.extf %[[V50]] : f16 to f32
// CHECK-NEXT:                  %[[V52:[^ ,:]+]] = loop.load %[[K]][%[[R_5]] * 128 + %[[TERMS]] * 64 + %[[R_4]]] : memref<2048xf16> -> f16
// CHECK-NEXT:                  %[[V53:[^ ,:]+]] = arith.extf %[[V52]] : f16 to f32
// CHECK-NEXT:                  %[[V54:[^ ,:]+]] = arith.mulf %[[V51]], %[[V53]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V54]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V55:[^ ,:]+]] = arith.negf %[[V28]] : f32
// CHECK-NEXT:                %[[V56:[^ ,:]+]] = math.fma %[[V49]], %[[V27]], %[[V55]] : f32
// CHECK-NEXT:                %[[V57:[^ ,:]+]] = math.exp2 %[[V56]] : f32
// CHECK-NEXT:                %[[V58:[^ ,:]+]] = arith.truncf %[[V57]] : f32 to f16
// CHECK-NEXT:                %[[V59:[^ ,:]+]] = arith.extf %[[V58]] : f16 to f32
// CHECK-NEXT:                %[[V60:[^ ,:]+]] = arith.extf %[[V48]] : f16 to f32
// CHECK-NEXT:                %[[V61:[^ ,:]+]] = arith.mulf %[[V59]], %[[V60]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V61]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V62:[^ ,:]+]] = arith.addf %[[V35]], %[[V37]] : f32
// CHECK-NEXT:              %[[V63:[^ ,:]+]] = arith.addf %[[V36]], %[[V47]] : f32
// CHECK-NEXT:              loop.yield %[[V22]], %[[V62]], %[[V63]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V64:[^ ,:]+]] = arith.divf %[[V11]], %[[V10]] : f32
// CHECK-NEXT:            loop.store %[[V64]], %[[Y]][%[[V8]] * 128 + %[[J]]] : f32, memref<?xf32>
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
// CHECK-SAME:  %[[LS:[^ ,:]+]]: memref<4480000xf32>) attributes {warps = 4 : i64, stages = 3 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 8.50705917e+37 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 70000 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<64>} {
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 16 attributes {block = #loop.block<16>} {
// CHECK-NEXT:          %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 1 carry (%[[V8:[^ ,:]+]] = %[[V1]] : f32, %[[V9:[^ ,:]+]] = %[[V0]] : f32, %[[V10:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:            %[[V11:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to -%[[TERMS]] * 64 + 32 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:              %[[V12:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                %[[V13:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1024 + %[[I]] * 16 + %[[R_1]]] : memref<71680000xbf16> -> bf16
// CHECK-NEXT:                %[[V14:[^ ,:]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:                %[[V15:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 512 + %[[TERMS]] * 64 + %[[R]] + %[[R_1]] * 32] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                %[[V16:[^ ,:]+]] = arith.extf %[[V15]] : bf16 to f32
// CHECK-NEXT:                %[[V17:[^ ,:]+]] = arith.mulf %[[V14]], %[[V16]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V17]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              loop.yield %[[V12]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V18:[^ ,:]+]] = arith.maximumf %[[V8]], %[[V11]] : f32
// CHECK-NEXT:            %[[V19:[^ ,:]+]] = arith.cmpf oeq, %[[V18]], %[[V1]] : f32
// CHECK-NEXT:            %[[V20:[^ ,:]+]] = arith.select %[[V19]], %[[V0]], %[[V18]] : f32
// CHECK-NEXT:            %[[V21:[^ ,:]+]] = math.absf %[[V20]] : f32
// CHECK-NEXT:            %[[V22:[^ ,:]+]] = arith.cmpf ogt, %[[V21]], %[[V2]] : f32
// CHECK-NEXT:            %[[V23:[^ ,:]+]] = arith.select %[[V22]], %[[V3]], %[[V4]] : f32
// CHECK-NEXT:            %[[V24:[^ ,:]+]] = arith.mulf %[[V20]], %[[V23]] : f32
// CHECK-NEXT:            %[[V25:[^ ,:]+]] = math.absf %[[V8]] : f32
// CHECK-NEXT:            %[[V26:[^ ,:]+]] = arith.cmpf ogt, %[[V25]], %[[V2]] : f32
// CHECK-NEXT:            %[[V27:[^ ,:]+]] = arith.select %[[V26]], %[[V3]], %[[V4]] : f32
// CHECK-NEXT:            %[[V28:[^ ,:]+]] = arith.mulf %[[V8]], %[[V27]] : f32
// CHECK-NEXT:            %[[V29:[^ ,:]+]] = arith.subf %[[V28]], %[[V24]] : f32
// CHECK-NEXT:            %[[V30:[^ ,:]+]] = math.exp2 %[[V29]] : f32
// CHECK-NEXT:            %[[V31:[^ ,:]+]] = arith.mulf %[[V9]], %[[V30]] : f32
// CHECK-NEXT:            %[[V32:[^ ,:]+]] = arith.mulf %[[V10]], %[[V30]] : f32
// CHECK-NEXT:            %[[V33:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to -%[[TERMS]] * 64 + 32 : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                %[[V35:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1024 + %[[I]] * 16 + %[[R_3]]] : memref<71680000xbf16> -> bf16
// CHECK-NEXT:                %[[V36:[^ ,:]+]] = arith.extf %[[V35]] : bf16 to f32
// CHECK-NEXT:                %[[V37:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 512 + %[[TERMS]] * 64 + %[[R_2]] + %[[R_3]] * 32] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                %[[V38:[^ ,:]+]] = arith.extf %[[V37]] : bf16 to f32
// CHECK-NEXT:                %[[V39:[^ ,:]+]] = arith.mulf %[[V36]], %[[V38]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V39]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V40:[^ ,:]+]] = arith.negf %[[V24]] : f32
// CHECK-NEXT:              %[[V41:[^ ,:]+]] = math.fma %[[V34]], %[[V23]], %[[V40]] : f32
// CHECK-NEXT:              %[[V42:[^ ,:]+]] = math.exp2 %[[V41]] : f32
// CHECK-NEXT:              loop.yield %[[V42]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V43:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to -%[[TERMS]] * 64 + 32 : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:              %[[V44:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 512 + %[[J]] + %[[TERMS]] * 1024 + %[[R_4]] * 16] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:              %[[V45:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                %[[V46:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1024 + %[[I]] * 16 + %[[R_5]]] : memref<71680000xbf16> -> bf16
// CHECK-NEXT:                %[[V47:[^ ,:]+]] = arith.extf %[[V46]] : bf16 to f32
// CHECK-NEXT:                %[[V48:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 512 + %[[TERMS]] * 64 + %[[R_4]] + %[[R_5]] * 32] : memref<35840000xbf16> -> bf16
// CHECK-NEXT:                %[[V49:[^ ,:]+]] = arith.extf %[[V48]] : bf16 to f32
// CHECK-NEXT:                %[[V50:[^ ,:]+]] = arith.mulf %[[V47]], %[[V49]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V50]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V51:[^ ,:]+]] = arith.negf %[[V24]] : f32
// CHECK-NEXT:              %[[V52:[^ ,:]+]] = math.fma %[[V45]], %[[V23]], %[[V51]] : f32
// CHECK-NEXT:              %[[V53:[^ ,:]+]] = math.exp2 %[[V52]] : f32
// CHECK-NEXT:              %[[V54:[^ ,:]+]] = arith.truncf %[[V53]] : f32 to bf16
// CHECK-NEXT:              %[[V55:[^ ,:]+]] = arith.extf %[[V54]] : bf16 to f32
// CHECK-NEXT:              %[[V56:[^ ,:]+]] = arith.extf %[[V44]] : bf16 to f32
// CHECK-NEXT:              %[[V57:[^ ,:]+]] = arith.mulf %[[V55]], %[[V56]] fastmath<contract> : f32
// CHECK-NEXT:              loop.yield %[[V57]] : f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V58:[^ ,:]+]] = arith.addf %[[V31]], %[[V33]] : f32
// CHECK-NEXT:            %[[V59:[^ ,:]+]] = arith.addf %[[V32]], %[[V43]] : f32
// CHECK-NEXT:            loop.yield %[[V18]], %[[V58]], %[[V59]] : f32, f32, f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %[[V60:[^ ,:]+]] = arith.subf %[[V5]], %[[V5]] : f32
// CHECK-NEXT:          %[[V61:[^ ,:]+]] = arith.addf %[[V6]], %[[V60]] : f32
// CHECK-NEXT:          %[[V62:[^ ,:]+]] = arith.divf %[[V7]], %[[V61]] : f32
// CHECK-NEXT:          loop.store %[[V62]], %[[Y]][%[[B]] * 1024 + %[[I]] * 16 + %[[J]]] : f32, memref<71680000xf32>
// CHECK-NEXT:          %[[V63:[^ ,:]+]] = math.log %[[V61]] : f32
// CHECK-NEXT:          %[[V64:[^ ,:]+]] = arith.addf %[[V63]], %[[V5]] : f32
// CHECK-NEXT:          loop.store %[[V64]], %[[LS]][%[[B]] * 64 + %[[I]]] : f32, memref<4480000xf32>
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

// -----

/// Weights are multiplied by what dropout keeps of them, which is computed from a seed.
// CHECK-LABEL: loop.kernel @iota_random_bits_convert_div_0(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: memref<6144xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: memref<6144xbf16>,
// CHECK-SAME:  %[[SEED:[^ ,:]+]]: memref<1xi64>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<6144xbf16>,
// CHECK-SAME:  %[[YR:[^ ,:]+]]: memref<6144xbf16>) attributes {warps = 4 : i64, stages = 3 : i64} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 8.50705917e+37 : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1.44269502 : f32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = loop.load %[[SEED]][0] : memref<1xi64> -> i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 4 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 2 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to min(-%[[BLOCK]] * 64 + 96, 64) attributes {block = #loop.block<64>} {
// CHECK-NEXT:          %[[V9:[^ ,:]+]] = loop.apply -%[[BLOCK]] * 64 - %[[I]] + 95 : index
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = arith.cmpi sge, %[[V9]], %[[V2]] : index
// CHECK-NEXT:          %[[V11:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] : index
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 16 attributes {block = #loop.block<16>} {
// CHECK-NEXT:            %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]] = loop.for %[[TERMS:[^ ,:]+]] = 0 to 2 carry (%[[V15:[^ ,:]+]] = %[[V1]] : f32, %[[V16:[^ ,:]+]] = %[[V0]] : f32, %[[V17:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:              %[[V18:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 96, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V19:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R]] + 95 : index
// CHECK-NEXT:                %[[V20:[^ ,:]+]] = arith.cmpi sge, %[[V19]], %[[V2]] : index
// CHECK-NEXT:                %[[V21:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V22:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1536 + %[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_1]]] where %[[V10]] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                  %[[V23:[^ ,:]+]] = arith.extf %[[V22]] : bf16 to f32
// CHECK-NEXT:                  %[[V24:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 1536 + %[[TERMS]] * 1024 + %[[R]] * 16 + %[[R_1]]] where %[[V20]] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                  %[[V25:[^ ,:]+]] = arith.extf %[[V24]] : bf16 to f32
// CHECK-NEXT:                  %[[V26:[^ ,:]+]] = arith.mulf %[[V23]], %[[V25]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V26]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                loop.yield %[[V21]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V27:[^ ,:]+]] = arith.maximumf %[[V15]], %[[V18]] : f32
// CHECK-NEXT:              %[[V28:[^ ,:]+]] = arith.cmpf oeq, %[[V27]], %[[V1]] : f32
// CHECK-NEXT:              %[[V29:[^ ,:]+]] = arith.select %[[V28]], %[[V0]], %[[V27]] : f32
// CHECK-NEXT:              %[[V30:[^ ,:]+]] = math.absf %[[V29]] : f32
// CHECK-NEXT:              %[[V31:[^ ,:]+]] = arith.cmpf ogt, %[[V30]], %[[V3]] : f32
// CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.select %[[V31]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V33:[^ ,:]+]] = arith.mulf %[[V29]], %[[V32]] : f32
// CHECK-NEXT:              %[[V34:[^ ,:]+]] = math.absf %[[V15]] : f32
// CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.cmpf ogt, %[[V34]], %[[V3]] : f32
// CHECK-NEXT:              %[[V36:[^ ,:]+]] = arith.select %[[V35]], %[[V4]], %[[V5]] : f32
// CHECK-NEXT:              %[[V37:[^ ,:]+]] = arith.mulf %[[V15]], %[[V36]] : f32
// CHECK-NEXT:              %[[V38:[^ ,:]+]] = arith.subf %[[V37]], %[[V33]] : f32
// CHECK-NEXT:              %[[V39:[^ ,:]+]] = math.exp2 %[[V38]] : f32
// CHECK-NEXT:              %[[V40:[^ ,:]+]] = arith.mulf %[[V16]], %[[V39]] : f32
// CHECK-NEXT:              %[[V41:[^ ,:]+]] = arith.mulf %[[V17]], %[[V39]] : f32
// CHECK-NEXT:              %[[V42:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 96, 64) : f32 attributes {block = #loop.block<64>} {
// CHECK-NEXT:                %[[V43:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_2]] + 95 : index
// CHECK-NEXT:                %[[V44:[^ ,:]+]] = arith.cmpi sge, %[[V43]], %[[V2]] : index
// CHECK-NEXT:                %[[V45:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V46:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1536 + %[[BLOCK]] * 1024 + %[[I]] * 16 + %[[R_3]]] where %[[V10]] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                  %[[V47:[^ ,:]+]] = arith.extf %[[V46]] : bf16 to f32
// CHECK-NEXT:                  %[[V48:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 1536 + %[[TERMS]] * 1024 + %[[R_2]] * 16 + %[[R_3]]] where %[[V44]] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                  %[[V49:[^ ,:]+]] = arith.extf %[[V48]] : bf16 to f32
// CHECK-NEXT:                  %[[V50:[^ ,:]+]] = arith.mulf %[[V47]], %[[V49]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V50]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V51:[^ ,:]+]] = arith.negf %[[V33]] : f32
// CHECK-NEXT:                %[[V52:[^ ,:]+]] = math.fma %[[V45]], %[[V32]], %[[V51]] : f32
// CHECK-NEXT:                %[[V53:[^ ,:]+]] = math.exp2 %[[V52]] : f32
// CHECK-NEXT:                loop.yield %[[V53]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V54:[^ ,:]+]] = loop.reduce <add> %[[R_4:[^ ,:]+]] = 0 to min(-%[[TERMS]] * 64 + 96, 64) : f32 attributes {block = #loop.block<64>, dot = "ieee"} {
// CHECK-NEXT:                %[[V55:[^ ,:]+]] = loop.load %[[V]][%[[B]] * 1536 + %[[J]] + %[[TERMS]] * 1024 + %[[R_4]] * 16] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                %[[V56:[^ ,:]+]] = loop.apply -%[[TERMS]] * 64 - %[[R_4]] + 95 : index
// CHECK-NEXT:                %[[V57:[^ ,:]+]] = arith.cmpi sge, %[[V56]], %[[V2]] : index
// CHECK-NEXT:                %[[V58:[^ ,:]+]] = loop.reduce <add> %[[R_5:[^ ,:]+]] = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
// CHECK-NEXT:                  %[[V59:[^ ,:]+]] = loop.load %[[Q]][%[[B]] * 1536 + %[[BLOCK]] * 1024 + %[[R_5]] + %[[I]] * 16] where %[[V10]] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                  %[[V60:[^ ,:]+]] = arith.extf %[[V59]] : bf16 to f32
// CHECK-NEXT:                  %[[V61:[^ ,:]+]] = loop.load %[[K]][%[[B]] * 1536 + %[[R_5]] + %[[TERMS]] * 1024 + %[[R_4]] * 16] where %[[V57]] : memref<6144xbf16> -> bf16
// CHECK-NEXT:                  %[[V62:[^ ,:]+]] = arith.extf %[[V61]] : bf16 to f32
// CHECK-NEXT:                  %[[V63:[^ ,:]+]] = arith.mulf %[[V60]], %[[V62]] fastmath<contract> : f32
// CHECK-NEXT:                  loop.yield %[[V63]] : f32
// CHECK-NEXT:                }
// CHECK-NEXT:                %[[V64:[^ ,:]+]] = arith.negf %[[V33]] : f32
// CHECK-NEXT:                %[[V65:[^ ,:]+]] = math.fma %[[V58]], %[[V32]], %[[V64]] : f32
// CHECK-NEXT:                %[[V66:[^ ,:]+]] = math.exp2 %[[V65]] : f32
// CHECK-NEXT:                %[[V67:[^ ,:]+]] = loop.apply %[[BLOCK]] * 64 + %[[I]] + %[[TERMS]] * 64 + %[[R_4]] : index
// CHECK-NEXT:                %[[V68:[^ ,:]+]] = arith.index_cast %[[V67]] : index to i64
// CHECK-NEXT:                %[[V69:[^ ,:]+]] = prim.random_bits %[[V6]], %[[V68]] : i64
// CHECK-NEXT:                %[[V70:[^ ,:]+]] = arith.cmpi slt, %[[V69]], %[[V7]] : i64
// CHECK-NEXT:                %[[V71:[^ ,:]+]] = arith.uitofp %[[V70]] : i1 to f32
// CHECK-NEXT:                %[[V72:[^ ,:]+]] = arith.mulf %[[V71]], %[[V8]] : f32
// CHECK-NEXT:                %[[V73:[^ ,:]+]] = arith.mulf %[[V66]], %[[V72]] : f32
// CHECK-NEXT:                %[[V74:[^ ,:]+]] = arith.truncf %[[V73]] : f32 to bf16
// CHECK-NEXT:                %[[V75:[^ ,:]+]] = arith.extf %[[V74]] : bf16 to f32
// CHECK-NEXT:                %[[V76:[^ ,:]+]] = arith.extf %[[V55]] : bf16 to f32
// CHECK-NEXT:                %[[V77:[^ ,:]+]] = arith.mulf %[[V75]], %[[V76]] fastmath<contract> : f32
// CHECK-NEXT:                loop.yield %[[V77]] : f32
// CHECK-NEXT:              }
// CHECK-NEXT:              %[[V78:[^ ,:]+]] = arith.addf %[[V40]], %[[V42]] : f32
// CHECK-NEXT:              %[[V79:[^ ,:]+]] = arith.addf %[[V41]], %[[V54]] : f32
// CHECK-NEXT:              loop.yield %[[V27]], %[[V78]], %[[V79]] : f32, f32, f32
// CHECK-NEXT:            }
// CHECK-NEXT:            %[[V80:[^ ,:]+]] = arith.subf %[[V12]], %[[V12]] : f32
// CHECK-NEXT:            %[[V81:[^ ,:]+]] = arith.addf %[[V13]], %[[V80]] : f32
// CHECK-NEXT:            %[[V82:[^ ,:]+]] = arith.divf %[[V14]], %[[V81]] : f32
// CHECK-NEXT:            %[[V83:[^ ,:]+]] = arith.truncf %[[V82]] : f32 to bf16
// CHECK-NEXT:            loop.store %[[V83]], %[[YR]][%[[B]] * 1536 + %[[V11]] * 16 + %[[J]]] : bf16, memref<6144xbf16>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @dropped(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: !host.buffer<[4, 96, 16], bf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !host.buffer<[4, 96, 16], bf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: !host.buffer<[4, 96, 16], bf16>,
// CHECK-SAME:  %[[SEED:[^ ,:]+]]: !host.buffer<[], i64>) -> !host.buffer<[4, 96, 16], bf16> {
// CHECK-NEXT:    %[[YR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 96, 16], bf16>
// CHECK-NEXT:    host.launch @iota_random_bits_convert_div_0(%[[Q]], %[[K]], %[[SEED]], %[[V]], %[[YR]]) : !host.buffer<[4, 96, 16], bf16>, !host.buffer<[4, 96, 16], bf16>, !host.buffer<[], i64>, !host.buffer<[4, 96, 16], bf16>, !host.buffer<[4, 96, 16], bf16>
// CHECK-NEXT:    func.return %[[YR]] : !host.buffer<[4, 96, 16], bf16>
// CHECK-NEXT:  }
func.func @dropped(%q: tensor<4x96x16xbf16>, %k: tensor<4x96x16xbf16>, %v: tensor<4x96x16xbf16>, %seed: tensor<i64>) -> tensor<4x96x16xbf16> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<4x96x16xbf16>, tensor<4x96x16xbf16> -> tensor<4x96x96xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<4x96x96xf32> -> tensor<4x96xf32>
  %mb = prim.broadcast %m dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x96xf32>
  %d = prim.sub %s, %mb : tensor<4x96x96xf32>
  %e = prim.exp %d : tensor<4x96x96xf32>
  %t = prim.reduce <add> %e dims [2] : tensor<4x96x96xf32> -> tensor<4x96xf32>
  %tb = prim.broadcast %t dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x96xf32>
  %w = prim.div %e, %tb : tensor<4x96x96xf32>
  %i = prim.iota dim 1 : tensor<4x96x96xi64>
  %j = prim.iota dim 2 : tensor<4x96x96xi64>
  %at = prim.add %i, %j : tensor<4x96x96xi64>
  %sb = prim.broadcast %seed dims [] : tensor<i64> -> tensor<4x96x96xi64>
  %bits = prim.random_bits %sb, %at : tensor<4x96x96xi64>
  %zero = prim.constant 0 : tensor<4x96x96xi64>
  %kept = prim.compare <lt> %bits, %zero : tensor<4x96x96xi64>
  %kf = prim.convert %kept : tensor<4x96x96xi1> -> tensor<4x96x96xf32>
  %p = prim.mul %kf, %w : tensor<4x96x96xf32>
  %two = prim.constant 2.0 : tensor<4x96x96xf32>
  %x = prim.mul %p, %two : tensor<4x96x96xf32>
  %xr = prim.convert %x : tensor<4x96x96xf32> -> tensor<4x96x96xbf16>
  %y = prim.contract <mul, add> %xr[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<4x96x96xbf16>, tensor<4x96x16xbf16> -> tensor<4x96x16xf32>
  %yr = prim.convert %y : tensor<4x96x16xf32> -> tensor<4x96x16xbf16>
  func.return %yr : tensor<4x96x16xbf16>
}
