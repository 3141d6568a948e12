// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-contractions | filecheck %s
// RUN: stepwell-opt %s -p tile-contractions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes tile-contractions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   registers: an integer (default machine.registers)
// OPTIONS-NEXT:   l2: an integer (default machine.l2)
// OPTIONS-NEXT:   cores: an integer (default machine.cores)
// OPTIONS-NEXT:   enough-blocks: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   least-share: an integer (default 96)
// OPTIONS-NEXT:   longest-sum: an integer (default 256)
// OPTIONS-NEXT:   simple-epilogue: an integer (default 16)
// OPTIONS-NEXT:   bf16-terms: an integer (default machine.bf16_terms)
// OPTIONS-NEXT:   i8-terms: an integer (default machine.i8_terms)
// OPTIONS-NEXT:   dot-tile: an integer (default machine.dot_tile)

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  /// A weight that lies along the sum is turned over panel by panel. 70 columns leave 6 over, in a tile of 8 lanes.
  // CHECK-LABEL: loop.kernel @linear(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<160xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<1120xf32>,
  // CHECK-SAME:  %[[C:[^ ,:]+]]: memref<70xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<700xf32>) {
  // CHECK-NEXT:    loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
  // CHECK-NEXT:      %[[TILE:[^ ,:]+]] = loop.alloc : memref<1024xf32>
  // CHECK-NEXT:      loop.transpose 64 by 16 of %[[W]][%[[JO]] * 16] stride 16 to %[[TILE]][0] stride 64 : memref<1120xf32>, memref<1024xf32>
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 10 step 5 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]] = loop.reduce <add, add, add, add, add> %[[K:[^ ,:]+]] = 0 to 16 : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32> {
  // CHECK-NEXT:          %[[V9:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[V10:[^ ,:]+]] = loop.load %[[TILE]][%[[K]] * 64] : memref<1024xf32> -> vector<64xf32>
  // CHECK-NEXT:          %[[V11:[^ ,:]+]] = vector.broadcast %[[V9]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V12:[^ ,:]+]] = arith.mulf %[[V11]], %[[V10]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V13:[^ ,:]+]] = loop.load %[[X]][%[[V0]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[V14:[^ ,:]+]] = vector.broadcast %[[V13]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V15:[^ ,:]+]] = arith.mulf %[[V14]], %[[V10]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V16:[^ ,:]+]] = loop.load %[[X]][%[[V1]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[V17:[^ ,:]+]] = vector.broadcast %[[V16]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V18:[^ ,:]+]] = arith.mulf %[[V17]], %[[V10]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V19:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[V20:[^ ,:]+]] = vector.broadcast %[[V19]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V21:[^ ,:]+]] = arith.mulf %[[V20]], %[[V10]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V22:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[V23:[^ ,:]+]] = vector.broadcast %[[V22]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V24:[^ ,:]+]] = arith.mulf %[[V23]], %[[V10]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          loop.yield %[[V12]], %[[V15]], %[[V18]], %[[V21]], %[[V24]] : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[V25:[^ ,:]+]] = loop.load %[[C]][%[[JO]]] : memref<70xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V26:[^ ,:]+]] = arith.addf %[[V4]], %[[V25]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V26]], %[[Y]][%[[JO]] + %[[I]] * 70] : vector<64xf32>, memref<700xf32>
  // CHECK-NEXT:        %[[V27:[^ ,:]+]] = arith.addf %[[V5]], %[[V25]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V27]], %[[Y]][%[[JO]] + %[[V0]] * 70] : vector<64xf32>, memref<700xf32>
  // CHECK-NEXT:        %[[V28:[^ ,:]+]] = arith.addf %[[V6]], %[[V25]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V28]], %[[Y]][%[[JO]] + %[[V1]] * 70] : vector<64xf32>, memref<700xf32>
  // CHECK-NEXT:        %[[V29:[^ ,:]+]] = arith.addf %[[V7]], %[[V25]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V29]], %[[Y]][%[[JO]] + %[[V2]] * 70] : vector<64xf32>, memref<700xf32>
  // CHECK-NEXT:        %[[V30:[^ ,:]+]] = arith.addf %[[V8]], %[[V25]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V30]], %[[Y]][%[[JO]] + %[[V3]] * 70] : vector<64xf32>, memref<700xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<96xf32>
  // CHECK-NEXT:    loop.transpose 6 by 16 of %[[W]][1024] stride 16 to %[[TILE_1]][0] stride 6 : memref<1120xf32>, memref<96xf32>
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 10 step 10 {
  // CHECK-NEXT:      %[[V31:[^ ,:]+]] = loop.apply %[[I_1]] + 1 : index
  // CHECK-NEXT:      %[[V32:[^ ,:]+]] = loop.apply %[[I_1]] + 2 : index
  // CHECK-NEXT:      %[[V33:[^ ,:]+]] = loop.apply %[[I_1]] + 3 : index
  // CHECK-NEXT:      %[[V34:[^ ,:]+]] = loop.apply %[[I_1]] + 4 : index
  // CHECK-NEXT:      %[[V35:[^ ,:]+]] = loop.apply %[[I_1]] + 5 : index
  // CHECK-NEXT:      %[[V36:[^ ,:]+]] = loop.apply %[[I_1]] + 6 : index
  // CHECK-NEXT:      %[[V37:[^ ,:]+]] = loop.apply %[[I_1]] + 7 : index
  // CHECK-NEXT:      %[[V38:[^ ,:]+]] = loop.apply %[[I_1]] + 8 : index
  // CHECK-NEXT:      %[[V39:[^ ,:]+]] = loop.apply %[[I_1]] + 9 : index
  // CHECK-NEXT:      %[[V40:[^ ,:]+]] = arith.constant 70 : index
  // CHECK-NEXT:      %[[V41:[^ ,:]+]] = loop.apply 6 : index
  // CHECK-NEXT:      %[[V42:[^ ,:]+]] = arith.index_cast %[[V41]] : index to i32
  // CHECK-NEXT:      %[[V43:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  // CHECK-NEXT:      %[[V44:[^ ,:]+]] = vector.broadcast %[[V42]] : i32 to vector<8xi32>
  // CHECK-NEXT:      %[[V45:[^ ,:]+]] = arith.cmpi slt, %[[V43]], %[[V44]] : vector<8xi32>
  // CHECK-NEXT:      %[[V46:[^ ,:]+]], %[[V47:[^ ,:]+]], %[[V48:[^ ,:]+]], %[[V49:[^ ,:]+]], %[[V50:[^ ,:]+]], %[[V51:[^ ,:]+]], %[[V52:[^ ,:]+]], %[[V53:[^ ,:]+]], %[[V54:[^ ,:]+]], %[[V55:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add> %[[K_1:[^ ,:]+]] = 0 to 16 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32> {
  // CHECK-NEXT:        %[[V56:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V57:[^ ,:]+]] = loop.load %[[TILE_1]][%[[K_1]] * 6] where %[[V45]] : memref<96xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V58:[^ ,:]+]] = vector.broadcast %[[V56]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V59:[^ ,:]+]] = arith.mulf %[[V58]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V60:[^ ,:]+]] = loop.load %[[X]][%[[V31]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V61:[^ ,:]+]] = vector.broadcast %[[V60]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V62:[^ ,:]+]] = arith.mulf %[[V61]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V63:[^ ,:]+]] = loop.load %[[X]][%[[V32]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V64:[^ ,:]+]] = vector.broadcast %[[V63]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V65:[^ ,:]+]] = arith.mulf %[[V64]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V66:[^ ,:]+]] = loop.load %[[X]][%[[V33]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V67:[^ ,:]+]] = vector.broadcast %[[V66]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V68:[^ ,:]+]] = arith.mulf %[[V67]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V69:[^ ,:]+]] = loop.load %[[X]][%[[V34]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V70:[^ ,:]+]] = vector.broadcast %[[V69]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V71:[^ ,:]+]] = arith.mulf %[[V70]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V72:[^ ,:]+]] = loop.load %[[X]][%[[V35]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V73:[^ ,:]+]] = vector.broadcast %[[V72]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V74:[^ ,:]+]] = arith.mulf %[[V73]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V75:[^ ,:]+]] = loop.load %[[X]][%[[V36]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V76:[^ ,:]+]] = vector.broadcast %[[V75]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V77:[^ ,:]+]] = arith.mulf %[[V76]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V78:[^ ,:]+]] = loop.load %[[X]][%[[V37]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V79:[^ ,:]+]] = vector.broadcast %[[V78]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V80:[^ ,:]+]] = arith.mulf %[[V79]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V81:[^ ,:]+]] = loop.load %[[X]][%[[V38]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V82:[^ ,:]+]] = vector.broadcast %[[V81]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V83:[^ ,:]+]] = arith.mulf %[[V82]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        %[[V84:[^ ,:]+]] = loop.load %[[X]][%[[V39]] * 16 + %[[K_1]]] : memref<160xf32> -> f32
  // CHECK-NEXT:        %[[V85:[^ ,:]+]] = vector.broadcast %[[V84]] : f32 to vector<8xf32>
  // CHECK-NEXT:        %[[V86:[^ ,:]+]] = arith.mulf %[[V85]], %[[V57]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:        loop.yield %[[V59]], %[[V62]], %[[V65]], %[[V68]], %[[V71]], %[[V74]], %[[V77]], %[[V80]], %[[V83]], %[[V86]] : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[V87:[^ ,:]+]] = loop.load %[[C]][64] where %[[V45]] : memref<70xf32> -> vector<8xf32>
  // CHECK-NEXT:      %[[V88:[^ ,:]+]] = arith.addf %[[V46]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V88]], %[[Y]][%[[I_1]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V89:[^ ,:]+]] = arith.addf %[[V47]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V89]], %[[Y]][%[[V31]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V90:[^ ,:]+]] = arith.addf %[[V48]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V90]], %[[Y]][%[[V32]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V91:[^ ,:]+]] = arith.addf %[[V49]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V91]], %[[Y]][%[[V33]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V92:[^ ,:]+]] = arith.addf %[[V50]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V92]], %[[Y]][%[[V34]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V93:[^ ,:]+]] = arith.addf %[[V51]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V93]], %[[Y]][%[[V35]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V94:[^ ,:]+]] = arith.addf %[[V52]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V94]], %[[Y]][%[[V36]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V95:[^ ,:]+]] = arith.addf %[[V53]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V95]], %[[Y]][%[[V37]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V96:[^ ,:]+]] = arith.addf %[[V54]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V96]], %[[Y]][%[[V38]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:      %[[V97:[^ ,:]+]] = arith.addf %[[V55]], %[[V87]] : vector<8xf32>
  // CHECK-NEXT:      loop.store %[[V97]], %[[Y]][%[[V39]] * 70 + 64] where %[[V45]] : vector<8xf32>, memref<700xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @linear(%x: memref<160xf32>, %w: memref<1120xf32>, %c: memref<70xf32>, %y: memref<700xf32>) {
    loop.parallel %i = 0 to 10 {
      loop.parallel %j = 0 to 70 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<160xf32> -> f32
          %b = loop.load %w[%j * 16 + %k] : memref<1120xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        %d = loop.load %c[%j] : memref<70xf32> -> f32
        %r = arith.addf %s, %d : f32
        loop.store %r, %y[%i * 70 + %j] : f32, memref<700xf32>
      }
    }
  }

  /// Sizes are not known: sums of blocks of 256 lie in memory, and what is done with them comes after the last block.
  // CHECK-LABEL: loop.kernel @symbolic(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<?xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<?xf32>,
  // CHECK-SAME:  %[[M:[^ ,:]+]]: index,
  // CHECK-SAME:  %[[K0:[^ ,:]+]]: index) {
  // CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to %[[M]] step 1020 {
  // CHECK-NEXT:      %[[TILE:[^ ,:]+]] = loop.alloc : memref<32640xf32>
  // CHECK-NEXT:      loop.for %[[K:[^ ,:]+]] = 0 to max(%[[K0]], 1) step 128 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:        %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[K]], %[[V0]] : index
  // CHECK-NEXT:        %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<4096xf32>
  // CHECK-NEXT:        loop.parallel %[[K_1:[^ ,:]+]] = %[[K]] to min(%[[K]] + 128, %[[K0]]) {
  // CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 32 {
  // CHECK-NEXT:            %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K_1]] * 32 + %[[J]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            loop.store %[[B]], %[[TILE_1]][-%[[K]] * 32 + %[[K_1]] * 32 + %[[J]]] : f32, memref<4096xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 1020, %[[M]])) floordiv 12) * 12 step 12 {
  // CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:          %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 8 : index
  // CHECK-NEXT:          %[[V9:[^ ,:]+]] = loop.apply %[[I]] + 9 : index
  // CHECK-NEXT:          %[[V10:[^ ,:]+]] = loop.apply %[[I]] + 10 : index
  // CHECK-NEXT:          %[[V11:[^ ,:]+]] = loop.apply %[[I]] + 11 : index
  // CHECK-NEXT:          %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]], %[[V21:[^ ,:]+]], %[[V22:[^ ,:]+]], %[[V23:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add, add, add> %[[K_2:[^ ,:]+]] = %[[K]] to min(%[[K]] + 128, %[[K0]]) : vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32> {
  // CHECK-NEXT:            %[[V24:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[I]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V25:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[K]] * 32 + %[[K_2]] * 32] : memref<4096xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V26:[^ ,:]+]] = vector.broadcast %[[V24]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V27:[^ ,:]+]] = arith.mulf %[[V26]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V28:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V1]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V29:[^ ,:]+]] = vector.broadcast %[[V28]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V30:[^ ,:]+]] = arith.mulf %[[V29]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V31:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V2]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V32:[^ ,:]+]] = vector.broadcast %[[V31]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V33:[^ ,:]+]] = arith.mulf %[[V32]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V34:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V3]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V35:[^ ,:]+]] = vector.broadcast %[[V34]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V36:[^ ,:]+]] = arith.mulf %[[V35]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V37:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V4]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V38:[^ ,:]+]] = vector.broadcast %[[V37]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V39:[^ ,:]+]] = arith.mulf %[[V38]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V40:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V5]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V41:[^ ,:]+]] = vector.broadcast %[[V40]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V42:[^ ,:]+]] = arith.mulf %[[V41]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V43:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V6]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V44:[^ ,:]+]] = vector.broadcast %[[V43]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V45:[^ ,:]+]] = arith.mulf %[[V44]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V46:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V7]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V47:[^ ,:]+]] = vector.broadcast %[[V46]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V48:[^ ,:]+]] = arith.mulf %[[V47]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V49:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V8]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V50:[^ ,:]+]] = vector.broadcast %[[V49]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V51:[^ ,:]+]] = arith.mulf %[[V50]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V52:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V9]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V53:[^ ,:]+]] = vector.broadcast %[[V52]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V54:[^ ,:]+]] = arith.mulf %[[V53]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V55:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V10]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V56:[^ ,:]+]] = vector.broadcast %[[V55]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V57:[^ ,:]+]] = arith.mulf %[[V56]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V58:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[V11]] + %[[K_2]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V59:[^ ,:]+]] = vector.broadcast %[[V58]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V60:[^ ,:]+]] = arith.mulf %[[V59]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            loop.yield %[[V27]], %[[V30]], %[[V33]], %[[V36]], %[[V39]], %[[V42]], %[[V45]], %[[V48]], %[[V51]], %[[V54]], %[[V57]], %[[V60]] : vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V61:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<32xi1>
  // CHECK-NEXT:          %[[V62:[^ ,:]+]] = loop.load %[[TILE]][%[[I]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V63:[^ ,:]+]] = arith.addf %[[V62]], %[[V12]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V63]], %[[TILE]][%[[I]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V64:[^ ,:]+]] = loop.load %[[TILE]][%[[V1]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V65:[^ ,:]+]] = arith.addf %[[V64]], %[[V13]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V65]], %[[TILE]][%[[V1]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V66:[^ ,:]+]] = loop.load %[[TILE]][%[[V2]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V67:[^ ,:]+]] = arith.addf %[[V66]], %[[V14]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V67]], %[[TILE]][%[[V2]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V68:[^ ,:]+]] = loop.load %[[TILE]][%[[V3]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V69:[^ ,:]+]] = arith.addf %[[V68]], %[[V15]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V69]], %[[TILE]][%[[V3]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V70:[^ ,:]+]] = loop.load %[[TILE]][%[[V4]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V71:[^ ,:]+]] = arith.addf %[[V70]], %[[V16]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V71]], %[[TILE]][%[[V4]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V72:[^ ,:]+]] = loop.load %[[TILE]][%[[V5]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V73:[^ ,:]+]] = arith.addf %[[V72]], %[[V17]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V73]], %[[TILE]][%[[V5]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V74:[^ ,:]+]] = loop.load %[[TILE]][%[[V6]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V75:[^ ,:]+]] = arith.addf %[[V74]], %[[V18]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V75]], %[[TILE]][%[[V6]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V76:[^ ,:]+]] = loop.load %[[TILE]][%[[V7]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V77:[^ ,:]+]] = arith.addf %[[V76]], %[[V19]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V77]], %[[TILE]][%[[V7]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V78:[^ ,:]+]] = loop.load %[[TILE]][%[[V8]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V79:[^ ,:]+]] = arith.addf %[[V78]], %[[V20]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V79]], %[[TILE]][%[[V8]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V80:[^ ,:]+]] = loop.load %[[TILE]][%[[V9]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V81:[^ ,:]+]] = arith.addf %[[V80]], %[[V21]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V81]], %[[TILE]][%[[V9]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V82:[^ ,:]+]] = loop.load %[[TILE]][%[[V10]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V83:[^ ,:]+]] = arith.addf %[[V82]], %[[V22]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V83]], %[[TILE]][%[[V10]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:          %[[V84:[^ ,:]+]] = loop.load %[[TILE]][%[[V11]] * 32 - %[[IO]] * 32] where %[[V61]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V85:[^ ,:]+]] = arith.addf %[[V84]], %[[V23]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V85]], %[[TILE]][%[[V11]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.parallel %[[I_1:[^ ,:]+]] = %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 1020, %[[M]])) floordiv 12) * 12 to min(%[[IO]] + 1020, %[[M]]) {
  // CHECK-NEXT:          %[[V86:[^ ,:]+]] = loop.reduce <add> %[[K_3:[^ ,:]+]] = %[[K]] to min(%[[K]] + 128, %[[K0]]) : vector<32xf32> {
  // CHECK-NEXT:            %[[V87:[^ ,:]+]] = loop.load %[[X]][%[[K0]] * %[[I_1]] + %[[K_3]]] : memref<?xf32> -> f32
  // CHECK-NEXT:            %[[V88:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[K]] * 32 + %[[K_3]] * 32] : memref<4096xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V89:[^ ,:]+]] = vector.broadcast %[[V87]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V90:[^ ,:]+]] = arith.mulf %[[V89]], %[[V88]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            loop.yield %[[V90]] : vector<32xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V91:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<32xi1>
  // CHECK-NEXT:          %[[V92:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 32 - %[[IO]] * 32] where %[[V91]] : memref<32640xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V93:[^ ,:]+]] = arith.addf %[[V92]], %[[V86]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V93]], %[[TILE]][%[[I_1]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<32640xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_2:[^ ,:]+]] = %[[IO]] to min(%[[IO]] + 1020, %[[M]]) {
  // CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = 0 to 32 {
  // CHECK-NEXT:          %[[S:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 32 + %[[I_2]] * 32 + %[[J_1]]] : memref<32640xf32> -> f32
  // CHECK-NEXT:          loop.store %[[S]], %[[Y]][%[[I_2]] * 32 + %[[J_1]]] : f32, memref<?xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @symbolic(%x: memref<?xf32>, %w: memref<?xf32>, %y: memref<?xf32>, %m: index, %k0: index) {
    loop.parallel %i = 0 to %m {
      loop.parallel %j = 0 to 32 {
        %s = loop.reduce <add> %k = 0 to %k0 : f32 {
          %a = loop.load %x[%i * %k0 + %k] : memref<?xf32> -> f32
          %b = loop.load %w[%k * 32 + %j] : memref<?xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 32 + %j] : f32, memref<?xf32>
      }
    }
  }

  /// A convolution along rows of 12, with a border of zeros: the sums over channels and taps are one loop, and so are the
  /// rows and columns of the image, of which a panel is packed with its border.
  // CHECK-LABEL: loop.kernel @convolution(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<192xf32>, %[[W:[^ ,:]+]]: memref<96xf32>, %[[Y:[^ ,:]+]]: memref<384xf32>) {
  // CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<576xf32>
  // CHECK-NEXT:    loop.parallel %[[C:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:      loop.parallel %[[P:[^ ,:]+]] = 0 to 3 {
  // CHECK-NEXT:        loop.parallel %[[H:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
  // CHECK-NEXT:            %[[V0:[^ ,:]+]] = arith.constant 12 : index
  // CHECK-NEXT:            %[[INSIDE:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V0]] : index
  // CHECK-NEXT:            %[[BEFORE:[^ ,:]+]] = loop.apply %[[J]] + %[[P]] - 1 : index
  // CHECK-NEXT:            %[[AFTER:[^ ,:]+]] = loop.apply -%[[J]] - %[[P]] + 12 : index
  // CHECK-NEXT:            %[[M0:[^ ,:]+]] = arith.cmpi sge, %[[BEFORE]], %[[ZERO]] : index
  // CHECK-NEXT:            %[[M1:[^ ,:]+]] = arith.cmpi sge, %[[AFTER]], %[[ZERO]] : index
  // CHECK-NEXT:            %[[M:[^ ,:]+]] = arith.andi %[[M0]], %[[M1]] : i1
  // CHECK-NEXT:            %[[V1:[^ ,:]+]] = arith.andi %[[M]], %[[INSIDE]] : i1
  // CHECK-NEXT:            %[[A:[^ ,:]+]] = loop.load %[[X]][%[[C]] * 48 + %[[H]] * 12 + %[[J]] + %[[P]] - 1] where %[[V1]] : memref<192xf32> -> f32
  // CHECK-NEXT:            loop.store %[[A]], %[[TILE]][%[[C]] * 144 + %[[P]] * 48 + %[[H]] * 12 + %[[J]]] where %[[INSIDE]] : f32, memref<576xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[HO:[^ ,:]+]] = 0 to 32 step 32 {
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 8 step 8 {
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:        %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add> %[[C_1:[^ ,:]+]] = 0 to 12 : vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32> {
  // CHECK-NEXT:          %[[V17:[^ ,:]+]] = loop.load %[[TILE]][%[[HO]] + %[[C_1]] * 48] : memref<576xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V18:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[I]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V19:[^ ,:]+]] = vector.broadcast %[[V18]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V20:[^ ,:]+]] = arith.mulf %[[V17]], %[[V19]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V21:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V2]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V22:[^ ,:]+]] = vector.broadcast %[[V21]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V23:[^ ,:]+]] = arith.mulf %[[V17]], %[[V22]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V24:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V3]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V25:[^ ,:]+]] = vector.broadcast %[[V24]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V26:[^ ,:]+]] = arith.mulf %[[V17]], %[[V25]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V27:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V4]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V28:[^ ,:]+]] = vector.broadcast %[[V27]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V29:[^ ,:]+]] = arith.mulf %[[V17]], %[[V28]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V30:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V5]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V31:[^ ,:]+]] = vector.broadcast %[[V30]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V32:[^ ,:]+]] = arith.mulf %[[V17]], %[[V31]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V33:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V6]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V34:[^ ,:]+]] = vector.broadcast %[[V33]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V35:[^ ,:]+]] = arith.mulf %[[V17]], %[[V34]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V36:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V7]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V37:[^ ,:]+]] = vector.broadcast %[[V36]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V38:[^ ,:]+]] = arith.mulf %[[V17]], %[[V37]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          %[[V39:[^ ,:]+]] = loop.load %[[W]][%[[C_1]] + %[[V8]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V40:[^ ,:]+]] = vector.broadcast %[[V39]] : f32 to vector<32xf32>
  // CHECK-NEXT:          %[[V41:[^ ,:]+]] = arith.mulf %[[V17]], %[[V40]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:          loop.yield %[[V20]], %[[V23]], %[[V26]], %[[V29]], %[[V32]], %[[V35]], %[[V38]], %[[V41]] : vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V9]], %[[Y]][%[[HO]] + %[[I]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V10]], %[[Y]][%[[HO]] + %[[V2]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V11]], %[[Y]][%[[HO]] + %[[V3]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V12]], %[[Y]][%[[HO]] + %[[V4]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V13]], %[[Y]][%[[HO]] + %[[V5]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V14]], %[[Y]][%[[HO]] + %[[V6]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V15]], %[[Y]][%[[HO]] + %[[V7]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:        loop.store %[[V16]], %[[Y]][%[[HO]] + %[[V8]] * 48] : vector<32xf32>, memref<384xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 8 step 8 {
  // CHECK-NEXT:      %[[V42:[^ ,:]+]] = loop.apply %[[I_1]] + 1 : index
  // CHECK-NEXT:      %[[V43:[^ ,:]+]] = loop.apply %[[I_1]] + 2 : index
  // CHECK-NEXT:      %[[V44:[^ ,:]+]] = loop.apply %[[I_1]] + 3 : index
  // CHECK-NEXT:      %[[V45:[^ ,:]+]] = loop.apply %[[I_1]] + 4 : index
  // CHECK-NEXT:      %[[V46:[^ ,:]+]] = loop.apply %[[I_1]] + 5 : index
  // CHECK-NEXT:      %[[V47:[^ ,:]+]] = loop.apply %[[I_1]] + 6 : index
  // CHECK-NEXT:      %[[V48:[^ ,:]+]] = loop.apply %[[I_1]] + 7 : index
  // CHECK-NEXT:      %[[V49:[^ ,:]+]], %[[V50:[^ ,:]+]], %[[V51:[^ ,:]+]], %[[V52:[^ ,:]+]], %[[V53:[^ ,:]+]], %[[V54:[^ ,:]+]], %[[V55:[^ ,:]+]], %[[V56:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add> %[[C_2:[^ ,:]+]] = 0 to 12 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:        %[[V57:[^ ,:]+]] = loop.load %[[TILE]][%[[C_2]] * 48 + 32] : memref<576xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V58:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[I_1]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V59:[^ ,:]+]] = vector.broadcast %[[V58]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V60:[^ ,:]+]] = arith.mulf %[[V57]], %[[V59]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V61:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V42]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V62:[^ ,:]+]] = vector.broadcast %[[V61]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V63:[^ ,:]+]] = arith.mulf %[[V57]], %[[V62]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V64:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V43]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V65:[^ ,:]+]] = vector.broadcast %[[V64]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V66:[^ ,:]+]] = arith.mulf %[[V57]], %[[V65]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V67:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V44]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V68:[^ ,:]+]] = vector.broadcast %[[V67]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V69:[^ ,:]+]] = arith.mulf %[[V57]], %[[V68]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V70:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V45]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V71:[^ ,:]+]] = vector.broadcast %[[V70]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V72:[^ ,:]+]] = arith.mulf %[[V57]], %[[V71]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V73:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V46]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V74:[^ ,:]+]] = vector.broadcast %[[V73]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V75:[^ ,:]+]] = arith.mulf %[[V57]], %[[V74]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V76:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V47]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V77:[^ ,:]+]] = vector.broadcast %[[V76]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V78:[^ ,:]+]] = arith.mulf %[[V57]], %[[V77]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V79:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V48]] * 12] : memref<96xf32> -> f32
  // CHECK-NEXT:        %[[V80:[^ ,:]+]] = vector.broadcast %[[V79]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V81:[^ ,:]+]] = arith.mulf %[[V57]], %[[V80]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V60]], %[[V63]], %[[V66]], %[[V69]], %[[V72]], %[[V75]], %[[V78]], %[[V81]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V49]], %[[Y]][%[[I_1]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V50]], %[[Y]][%[[V42]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V51]], %[[Y]][%[[V43]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V52]], %[[Y]][%[[V44]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V53]], %[[Y]][%[[V45]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V54]], %[[Y]][%[[V46]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V55]], %[[Y]][%[[V47]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:      loop.store %[[V56]], %[[Y]][%[[V48]] * 48 + 32] : vector<16xf32>, memref<384xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @convolution(%x: memref<192xf32>, %w: memref<96xf32>, %y: memref<384xf32>) {
    %zero = arith.constant 0 : index
    loop.parallel %i = 0 to 8 {
      loop.parallel %h = 0 to 4 {
        loop.parallel %j = 0 to 12 {
          %s = loop.reduce <add> %c = 0 to 4 : f32 {
            %t = loop.reduce <add> %p = 0 to 3 : f32 {
              %before = loop.apply %j + %p - 1 : index
              %after = loop.apply 12 - %j - %p : index
              %m0 = arith.cmpi sge, %before, %zero : index
              %m1 = arith.cmpi sge, %after, %zero : index
              %m = arith.andi %m0, %m1 : i1
              %a = loop.load %x[%c * 48 + %h * 12 + %j + %p - 1] where %m : memref<192xf32> -> f32
              %b = loop.load %w[%i * 12 + %c * 3 + %p] : memref<96xf32> -> f32
              %q = arith.mulf %a, %b fastmath<contract> : f32
              loop.yield %q : f32
            }
            loop.yield %t : f32
          }
          loop.store %s, %y[%i * 48 + %h * 12 + %j] : f32, memref<384xf32>
        }
      }
    }
  }

  /// Where channels lie together, features would be the lanes, as their results are neighbours; but a weight would be
  /// packed anew for each of the few rows of an image. So the lanes are its places, and a loop of its own stores them.
  // CHECK-LABEL: loop.kernel @channels_last(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>, %[[W:[^ ,:]+]]: memref<288xf32>, %[[Y:[^ ,:]+]]: memref<192xf32>) {
  // CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<192xf32>
  // CHECK-NEXT:    loop.for %[[C:[^ ,:]+]] = 0 to 8 step 8 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:      %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[C]], %[[V0]] : index
  // CHECK-NEXT:      %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<384xf32>
  // CHECK-NEXT:      loop.parallel %[[C_1:[^ ,:]+]] = %[[C]] to %[[C]] + 8 {
  // CHECK-NEXT:        loop.parallel %[[P:[^ ,:]+]] = 0 to 3 {
  // CHECK-NEXT:          loop.parallel %[[H:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:            loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:              %[[BEFORE:[^ ,:]+]] = loop.apply %[[J]] + %[[P]] - 1 : index
  // CHECK-NEXT:              %[[AFTER:[^ ,:]+]] = loop.apply -%[[J]] - %[[P]] + 4 : index
  // CHECK-NEXT:              %[[M0:[^ ,:]+]] = arith.cmpi sge, %[[BEFORE]], %[[ZERO]] : index
  // CHECK-NEXT:              %[[M1:[^ ,:]+]] = arith.cmpi sge, %[[AFTER]], %[[ZERO]] : index
  // CHECK-NEXT:              %[[M:[^ ,:]+]] = arith.andi %[[M0]], %[[M1]] : i1
  // CHECK-NEXT:              %[[A:[^ ,:]+]] = loop.load %[[X]][%[[H]] * 32 + %[[J]] * 8 + %[[P]] * 8 + %[[C_1]] - 8] where %[[M]] : memref<128xf32> -> f32
  // CHECK-NEXT:              loop.store %[[A]], %[[TILE_1]][-%[[C]] * 48 + %[[C_1]] * 48 + %[[P]] * 16 + %[[H]] * 4 + %[[J]]] : f32, memref<384xf32>
  // CHECK-NEXT:            }
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 12 step 12 {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 8 : index
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.apply %[[I]] + 9 : index
  // CHECK-NEXT:        %[[V10:[^ ,:]+]] = loop.apply %[[I]] + 10 : index
  // CHECK-NEXT:        %[[V11:[^ ,:]+]] = loop.apply %[[I]] + 11 : index
  // CHECK-NEXT:        %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]], %[[V21:[^ ,:]+]], %[[V22:[^ ,:]+]], %[[V23:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add, add, add> %[[C_2:[^ ,:]+]] = %[[C]] * 3 to %[[C]] * 3 + 24 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:          %[[V24:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[C]] * 48 + %[[C_2]] * 16] : memref<384xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V25:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[I]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V26:[^ ,:]+]] = vector.broadcast %[[V25]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V27:[^ ,:]+]] = arith.mulf %[[V24]], %[[V26]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V28:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V1]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V29:[^ ,:]+]] = vector.broadcast %[[V28]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V30:[^ ,:]+]] = arith.mulf %[[V24]], %[[V29]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V31:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V2]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V32:[^ ,:]+]] = vector.broadcast %[[V31]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V33:[^ ,:]+]] = arith.mulf %[[V24]], %[[V32]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V34:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V3]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V35:[^ ,:]+]] = vector.broadcast %[[V34]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V36:[^ ,:]+]] = arith.mulf %[[V24]], %[[V35]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V37:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V4]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V38:[^ ,:]+]] = vector.broadcast %[[V37]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V39:[^ ,:]+]] = arith.mulf %[[V24]], %[[V38]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V40:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V5]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V41:[^ ,:]+]] = vector.broadcast %[[V40]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V42:[^ ,:]+]] = arith.mulf %[[V24]], %[[V41]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V43:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V6]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V44:[^ ,:]+]] = vector.broadcast %[[V43]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V45:[^ ,:]+]] = arith.mulf %[[V24]], %[[V44]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V46:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V7]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V47:[^ ,:]+]] = vector.broadcast %[[V46]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V48:[^ ,:]+]] = arith.mulf %[[V24]], %[[V47]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V49:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V8]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V50:[^ ,:]+]] = vector.broadcast %[[V49]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V51:[^ ,:]+]] = arith.mulf %[[V24]], %[[V50]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V52:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V9]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V53:[^ ,:]+]] = vector.broadcast %[[V52]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V54:[^ ,:]+]] = arith.mulf %[[V24]], %[[V53]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V55:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V10]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V56:[^ ,:]+]] = vector.broadcast %[[V55]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V57:[^ ,:]+]] = arith.mulf %[[V24]], %[[V56]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V58:[^ ,:]+]] = loop.load %[[W]][%[[C_2]] + %[[V11]] * 24] : memref<288xf32> -> f32
  // CHECK-NEXT:          %[[V59:[^ ,:]+]] = vector.broadcast %[[V58]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V60:[^ ,:]+]] = arith.mulf %[[V24]], %[[V59]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          loop.yield %[[V27]], %[[V30]], %[[V33]], %[[V36]], %[[V39]], %[[V42]], %[[V45]], %[[V48]], %[[V51]], %[[V54]], %[[V57]], %[[V60]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[V61:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<16xi1>
  // CHECK-NEXT:        %[[V62:[^ ,:]+]] = loop.load %[[TILE]][%[[I]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V63:[^ ,:]+]] = arith.addf %[[V62]], %[[V12]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V63]], %[[TILE]][%[[I]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V64:[^ ,:]+]] = loop.load %[[TILE]][%[[V1]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V65:[^ ,:]+]] = arith.addf %[[V64]], %[[V13]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V65]], %[[TILE]][%[[V1]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V66:[^ ,:]+]] = loop.load %[[TILE]][%[[V2]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V67:[^ ,:]+]] = arith.addf %[[V66]], %[[V14]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V67]], %[[TILE]][%[[V2]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V68:[^ ,:]+]] = loop.load %[[TILE]][%[[V3]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V69:[^ ,:]+]] = arith.addf %[[V68]], %[[V15]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V69]], %[[TILE]][%[[V3]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V70:[^ ,:]+]] = loop.load %[[TILE]][%[[V4]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V71:[^ ,:]+]] = arith.addf %[[V70]], %[[V16]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V71]], %[[TILE]][%[[V4]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V72:[^ ,:]+]] = loop.load %[[TILE]][%[[V5]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V73:[^ ,:]+]] = arith.addf %[[V72]], %[[V17]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V73]], %[[TILE]][%[[V5]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V74:[^ ,:]+]] = loop.load %[[TILE]][%[[V6]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V75:[^ ,:]+]] = arith.addf %[[V74]], %[[V18]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V75]], %[[TILE]][%[[V6]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V76:[^ ,:]+]] = loop.load %[[TILE]][%[[V7]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V77:[^ ,:]+]] = arith.addf %[[V76]], %[[V19]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V77]], %[[TILE]][%[[V7]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V78:[^ ,:]+]] = loop.load %[[TILE]][%[[V8]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V79:[^ ,:]+]] = arith.addf %[[V78]], %[[V20]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V79]], %[[TILE]][%[[V8]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V80:[^ ,:]+]] = loop.load %[[TILE]][%[[V9]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V81:[^ ,:]+]] = arith.addf %[[V80]], %[[V21]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V81]], %[[TILE]][%[[V9]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V82:[^ ,:]+]] = loop.load %[[TILE]][%[[V10]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V83:[^ ,:]+]] = arith.addf %[[V82]], %[[V22]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V83]], %[[TILE]][%[[V10]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:        %[[V84:[^ ,:]+]] = loop.load %[[TILE]][%[[V11]] * 16] where %[[V61]] : memref<192xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V85:[^ ,:]+]] = arith.addf %[[V84]], %[[V23]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[V85]], %[[TILE]][%[[V11]] * 16] : vector<16xf32>, memref<192xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 12 {
  // CHECK-NEXT:      loop.parallel %[[H_1:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:          %[[S:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 16 + %[[H_1]] * 4 + %[[J_1]]] : memref<192xf32> -> f32
  // CHECK-NEXT:          loop.store %[[S]], %[[Y]][%[[H_1]] * 48 + %[[J_1]] * 12 + %[[I_1]]] : f32, memref<192xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @channels_last(%x: memref<128xf32>, %w: memref<288xf32>, %y: memref<192xf32>) {
    %zero = arith.constant 0 : index
    loop.parallel %h = 0 to 4 {
      loop.parallel %j = 0 to 4 {
        loop.parallel %i = 0 to 12 {
          %s = loop.reduce <add> %c = 0 to 8 : f32 {
            %t = loop.reduce <add> %p = 0 to 3 : f32 {
              %before = loop.apply %j + %p - 1 : index
              %after = loop.apply 4 - %j - %p : index
              %m0 = arith.cmpi sge, %before, %zero : index
              %m1 = arith.cmpi sge, %after, %zero : index
              %m = arith.andi %m0, %m1 : i1
              %a = loop.load %x[%h * 32 + %j * 8 + %p * 8 + %c - 8] where %m : memref<128xf32> -> f32
              %b = loop.load %w[%i * 24 + %c * 3 + %p] : memref<288xf32> -> f32
              %q = arith.mulf %a, %b fastmath<contract> : f32
              loop.yield %q : f32
            }
            loop.yield %t : f32
          }
          loop.store %s, %y[%h * 48 + %j * 12 + %i] : f32, memref<192xf32>
        }
      }
    }
  }

  /// Products of which nobody says that they may be rounded together with the sum, or that are used once only.
  // CHECK-LABEL: loop.kernel @negative_exact(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<160xf32>, %[[W:[^ ,:]+]]: memref<1120xf32>, %[[Y:[^ ,:]+]]: memref<700xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 10 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 70 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 16 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 16 + %[[K]]] : memref<1120xf32> -> f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 70 + %[[J]]] : f32, memref<700xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @negative_exact(%x: memref<160xf32>, %w: memref<1120xf32>, %y: memref<700xf32>) {
    loop.parallel %i = 0 to 10 {
      loop.parallel %j = 0 to 70 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<160xf32> -> f32
          %b = loop.load %w[%j * 16 + %k] : memref<1120xf32> -> f32
          %p = arith.mulf %a, %b : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 70 + %j] : f32, memref<700xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @negative_vector(
  // CHECK-SAME:  %[[V:[^ ,:]+]]: memref<16xf32>, %[[W:[^ ,:]+]]: memref<1120xf32>, %[[Y:[^ ,:]+]]: memref<70xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 70 {
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 16 : f32 {
  // CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[V]][%[[K]]] : memref<16xf32> -> f32
  // CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 16 + %[[K]]] : memref<1120xf32> -> f32
  // CHECK-NEXT:        %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK-NEXT:        loop.yield %[[P]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<70xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @negative_vector(%v: memref<16xf32>, %w: memref<1120xf32>, %y: memref<70xf32>) {
    loop.parallel %j = 0 to 70 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %v[%k] : memref<16xf32> -> f32
        %b = loop.load %w[%j * 16 + %k] : memref<1120xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<70xf32>
    }
  }

  /// Two products that share their loops stay as they are.
  // CHECK-LABEL: loop.kernel @negative_two_sums(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<128xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<128xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: memref<128xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 16 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<128xf32> -> f32
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 8 + %[[J]]] : memref<128xf32> -> f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[T:[^ ,:]+]] = loop.reduce <add> %[[K_1:[^ ,:]+]] = 0 to 16 : f32 {
  // CHECK-NEXT:          %[[A_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K_1]]] : memref<128xf32> -> f32
  // CHECK-NEXT:          %[[B_1:[^ ,:]+]] = loop.load %[[V]][%[[K_1]] * 8 + %[[J]]] : memref<128xf32> -> f32
  // CHECK-NEXT:          %[[P_1:[^ ,:]+]] = arith.mulf %[[A_1]], %[[B_1]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P_1]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[Z:[^ ,:]+]] = arith.addf %[[S]], %[[T]] : f32
  // CHECK-NEXT:        loop.store %[[Z]], %[[Y]][%[[I]] * 8 + %[[J]]] : f32, memref<64xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @negative_two_sums(%x: memref<128xf32>, %w: memref<128xf32>, %v: memref<128xf32>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 8 {
      loop.parallel %j = 0 to 8 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<128xf32> -> f32
          %b = loop.load %w[%k * 8 + %j] : memref<128xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        %t = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<128xf32> -> f32
          %b = loop.load %v[%k * 8 + %j] : memref<128xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        %z = arith.addf %s, %t : f32
        loop.store %z, %y[%i * 8 + %j] : f32, memref<64xf32>
      }
    }
  }
}
