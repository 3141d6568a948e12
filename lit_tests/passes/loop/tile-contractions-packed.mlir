// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s --split-input-file -p tile-contractions | filecheck %s

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  /// Pairs of a weight that lies along the sum are turned over.
  // CHECK-LABEL: loop.kernel @linear(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<256xbf16>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<128xi32>
  // CHECK-NEXT:    loop.transpose 16 by 8 of %[[W]][0] stride 16 to %[[TILE]][0] stride 16 : memref<256xbf16>, memref<128xi32>
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 step 4 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:      %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[K:[^ ,:]+]] = 0 to 8 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load_packed %[[X]][%[[K]] * 2 + %[[I]] * 16] : memref<64xbf16> -> i32
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.load %[[TILE]][%[[K]] * 16] : memref<128xi32> -> vector<16xi32>
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = vector.broadcast %[[V7]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V10:[^ ,:]+]] = loop.dot <bf16> %[[V9]], %[[V8]] : vector<16xf32>
  // CHECK-NEXT:        %[[V11:[^ ,:]+]] = loop.load_packed %[[X]][%[[K]] * 2 + %[[V0]] * 16] : memref<64xbf16> -> i32
  // CHECK-NEXT:        %[[V12:[^ ,:]+]] = vector.broadcast %[[V11]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.dot <bf16> %[[V12]], %[[V8]] : vector<16xf32>
  // CHECK-NEXT:        %[[V14:[^ ,:]+]] = loop.load_packed %[[X]][%[[K]] * 2 + %[[V1]] * 16] : memref<64xbf16> -> i32
  // CHECK-NEXT:        %[[V15:[^ ,:]+]] = vector.broadcast %[[V14]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V16:[^ ,:]+]] = loop.dot <bf16> %[[V15]], %[[V8]] : vector<16xf32>
  // CHECK-NEXT:        %[[V17:[^ ,:]+]] = loop.load_packed %[[X]][%[[K]] * 2 + %[[V2]] * 16] : memref<64xbf16> -> i32
  // CHECK-NEXT:        %[[V18:[^ ,:]+]] = vector.broadcast %[[V17]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V19:[^ ,:]+]] = loop.dot <bf16> %[[V18]], %[[V8]] : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V10]], %[[V13]], %[[V16]], %[[V19]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V3]], %[[Y]][%[[I]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V4]], %[[Y]][%[[V0]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[V1]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V6]], %[[Y]][%[[V2]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @linear(%x: memref<64xbf16>, %w: memref<256xbf16>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 16 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<64xbf16> -> bf16
          %b = loop.load %w[%j * 16 + %k] : memref<256xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 16 + %j] : f32, memref<64xf32>
      }
    }
  }

  /// A factor that is the same for all terms is loaded before the sum; beyond the range it counts as zero, too, since it
  /// may be infinite.
  // CHECK-LABEL: loop.kernel @repeated(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<12xbf16>, %[[W:[^ ,:]+]]: memref<16xbf16>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<32xi32>
  // CHECK-NEXT:    loop.parallel %[[K:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
  // CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]]] : memref<16xbf16> -> bf16
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.apply %[[K]] * 2 + 1 : index
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = arith.constant 3 : index
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : index
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = arith.constant 0.000000e+00 : bf16
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.select %[[V2]], %[[B]], %[[V3]] : bf16
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.pack %[[B]], %[[V4]] : bf16
  // CHECK-NEXT:        loop.store %[[V5]], %[[TILE]][%[[K]] * 16 + %[[J]]] : i32, memref<32xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 step 4 {
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.load %[[W]][0] : memref<16xbf16> -> vector<16xbf16>
  // CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.extf %[[V9]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:      %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[K_1:[^ ,:]+]] = 0 to 2 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:        %[[V15:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[I]] * 3] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V16:[^ ,:]+]] = loop.apply %[[K_1]] * 2 + 1 : index
  // CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.constant 3 : index
  // CHECK-NEXT:        %[[V18:[^ ,:]+]] = arith.cmpi slt, %[[V16]], %[[V17]] : index
  // CHECK-NEXT:        %[[V19:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[I]] * 3 + 1] where %[[V18]] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V20:[^ ,:]+]] = loop.pack %[[V15]], %[[V19]] : bf16
  // CHECK-NEXT:        %[[V21:[^ ,:]+]] = loop.load %[[TILE]][%[[K_1]] * 16] : memref<32xi32> -> vector<16xi32>
  // CHECK-NEXT:        %[[V22:[^ ,:]+]] = vector.broadcast %[[V20]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V23:[^ ,:]+]] = loop.dot <bf16> %[[V22]], %[[V21]] : vector<16xf32>
  // CHECK-NEXT:        %[[V24:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[V6]] * 3] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V25:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[V6]] * 3 + 1] where %[[V18]] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V26:[^ ,:]+]] = loop.pack %[[V24]], %[[V25]] : bf16
  // CHECK-NEXT:        %[[V27:[^ ,:]+]] = vector.broadcast %[[V26]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V28:[^ ,:]+]] = loop.dot <bf16> %[[V27]], %[[V21]] : vector<16xf32>
  // CHECK-NEXT:        %[[V29:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[V7]] * 3] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V30:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[V7]] * 3 + 1] where %[[V18]] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V31:[^ ,:]+]] = loop.pack %[[V29]], %[[V30]] : bf16
  // CHECK-NEXT:        %[[V32:[^ ,:]+]] = vector.broadcast %[[V31]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V33:[^ ,:]+]] = loop.dot <bf16> %[[V32]], %[[V21]] : vector<16xf32>
  // CHECK-NEXT:        %[[V34:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[V8]] * 3] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V35:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 2 + %[[V8]] * 3 + 1] where %[[V18]] : memref<12xbf16> -> bf16
  // CHECK-NEXT:        %[[V36:[^ ,:]+]] = loop.pack %[[V34]], %[[V35]] : bf16
  // CHECK-NEXT:        %[[V37:[^ ,:]+]] = vector.broadcast %[[V36]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V38:[^ ,:]+]] = loop.dot <bf16> %[[V37]], %[[V21]] : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V23]], %[[V28]], %[[V33]], %[[V38]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V11]], %[[Y]][%[[I]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V12]], %[[Y]][%[[V6]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V13]], %[[Y]][%[[V7]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V14]], %[[Y]][%[[V8]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @repeated(%x: memref<12xbf16>, %w: memref<16xbf16>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 16 {
        %b = loop.load %w[%j] : memref<16xbf16> -> bf16
        %d = arith.extf %b : bf16 to f32
        %s = loop.reduce <add> %k = 0 to 3 : f32 {
          %a = loop.load %x[%i * 3 + %k] : memref<12xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 16 + %j] : f32, memref<64xf32>
      }
    }
  }

  /// Of five terms three are beyond the range in the last group, so that both factors are packed with zeros.
  // CHECK-LABEL: loop.kernel @integers(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<20xi8>, %[[W:[^ ,:]+]]: memref<80xi8>, %[[Y:[^ ,:]+]]: memref<64xi32>) {
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<32xi32>
  // CHECK-NEXT:    loop.parallel %[[K:[^ ,:]+]] = 0 to 2 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
  // CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 64 + %[[J]]] : memref<80xi8> -> i8
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.apply %[[K]] * 4 + 1 : index
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = arith.constant 5 : index
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : index
  // CHECK-NEXT:        %[[B_1:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 64 + %[[J]] + 16] where %[[V2]] : memref<80xi8> -> i8
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[K]] * 4 + 2 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.constant 5 : index
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[V4]] : index
  // CHECK-NEXT:        %[[B_2:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 64 + %[[J]] + 32] where %[[V5]] : memref<80xi8> -> i8
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.apply %[[K]] * 4 + 3 : index
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.constant 5 : index
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.cmpi slt, %[[V6]], %[[V7]] : index
  // CHECK-NEXT:        %[[B_3:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 64 + %[[J]] + 48] where %[[V8]] : memref<80xi8> -> i8
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.pack %[[B]], %[[B_1]], %[[B_2]], %[[B_3]] : i8
  // CHECK-NEXT:        loop.store %[[V9]], %[[TILE]][%[[K]] * 16 + %[[J]]] : i32, memref<32xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 step 4 {
  // CHECK-NEXT:      %[[V10:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:      %[[V11:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:      %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[K_1:[^ ,:]+]] = 0 to 2 : vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32> {
  // CHECK-NEXT:        %[[V17:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[I]] * 5] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V18:[^ ,:]+]] = loop.apply %[[K_1]] * 4 + 1 : index
  // CHECK-NEXT:        %[[V19:[^ ,:]+]] = arith.constant 5 : index
  // CHECK-NEXT:        %[[V20:[^ ,:]+]] = arith.cmpi slt, %[[V18]], %[[V19]] : index
  // CHECK-NEXT:        %[[V21:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[I]] * 5 + 1] where %[[V20]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V22:[^ ,:]+]] = loop.apply %[[K_1]] * 4 + 2 : index
  // CHECK-NEXT:        %[[V23:[^ ,:]+]] = arith.cmpi slt, %[[V22]], %[[V19]] : index
  // CHECK-NEXT:        %[[V24:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[I]] * 5 + 2] where %[[V23]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V25:[^ ,:]+]] = loop.apply %[[K_1]] * 4 + 3 : index
  // CHECK-NEXT:        %[[V26:[^ ,:]+]] = arith.cmpi slt, %[[V25]], %[[V19]] : index
  // CHECK-NEXT:        %[[V27:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[I]] * 5 + 3] where %[[V26]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V28:[^ ,:]+]] = loop.pack %[[V17]], %[[V21]], %[[V24]], %[[V27]] : i8
  // CHECK-NEXT:        %[[V29:[^ ,:]+]] = loop.load %[[TILE]][%[[K_1]] * 16] : memref<32xi32> -> vector<16xi32>
  // CHECK-NEXT:        %[[V30:[^ ,:]+]] = vector.broadcast %[[V28]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V31:[^ ,:]+]] = loop.dot <i8> %[[V30]], %[[V29]] : vector<16xi32>
  // CHECK-NEXT:        %[[V32:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V10]] * 5] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V33:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V10]] * 5 + 1] where %[[V20]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V34:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V10]] * 5 + 2] where %[[V23]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V35:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V10]] * 5 + 3] where %[[V26]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V36:[^ ,:]+]] = loop.pack %[[V32]], %[[V33]], %[[V34]], %[[V35]] : i8
  // CHECK-NEXT:        %[[V37:[^ ,:]+]] = vector.broadcast %[[V36]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V38:[^ ,:]+]] = loop.dot <i8> %[[V37]], %[[V29]] : vector<16xi32>
  // CHECK-NEXT:        %[[V39:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V11]] * 5] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V40:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V11]] * 5 + 1] where %[[V20]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V41:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V11]] * 5 + 2] where %[[V23]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V42:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V11]] * 5 + 3] where %[[V26]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V43:[^ ,:]+]] = loop.pack %[[V39]], %[[V40]], %[[V41]], %[[V42]] : i8
  // CHECK-NEXT:        %[[V44:[^ ,:]+]] = vector.broadcast %[[V43]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V45:[^ ,:]+]] = loop.dot <i8> %[[V44]], %[[V29]] : vector<16xi32>
  // CHECK-NEXT:        %[[V46:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V12]] * 5] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V47:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V12]] * 5 + 1] where %[[V20]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V48:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V12]] * 5 + 2] where %[[V23]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V49:[^ ,:]+]] = loop.load %[[X]][%[[K_1]] * 4 + %[[V12]] * 5 + 3] where %[[V26]] : memref<20xi8> -> i8
  // CHECK-NEXT:        %[[V50:[^ ,:]+]] = loop.pack %[[V46]], %[[V47]], %[[V48]], %[[V49]] : i8
  // CHECK-NEXT:        %[[V51:[^ ,:]+]] = vector.broadcast %[[V50]] : i32 to vector<16xi32>
  // CHECK-NEXT:        %[[V52:[^ ,:]+]] = loop.dot <i8> %[[V51]], %[[V29]] : vector<16xi32>
  // CHECK-NEXT:        loop.yield %[[V31]], %[[V38]], %[[V45]], %[[V52]] : vector<16xi32>, vector<16xi32>, vector<16xi32>, vector<16xi32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V13]], %[[Y]][%[[I]] * 16] : vector<16xi32>, memref<64xi32>
  // CHECK-NEXT:      loop.store %[[V14]], %[[Y]][%[[V10]] * 16] : vector<16xi32>, memref<64xi32>
  // CHECK-NEXT:      loop.store %[[V15]], %[[Y]][%[[V11]] * 16] : vector<16xi32>, memref<64xi32>
  // CHECK-NEXT:      loop.store %[[V16]], %[[Y]][%[[V12]] * 16] : vector<16xi32>, memref<64xi32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @integers(%x: memref<20xi8>, %w: memref<80xi8>, %y: memref<64xi32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 16 {
        %s = loop.reduce <add> %k = 0 to 5 : i32 {
          %a = loop.load %x[%i * 5 + %k] : memref<20xi8> -> i8
          %b = loop.load %w[%k * 16 + %j] : memref<80xi8> -> i8
          %c = arith.extsi %a : i8 to i32
          %d = arith.extsi %b : i8 to i32
          %p = arith.muli %c, %d : i32
          loop.yield %p : i32
        }
        loop.store %s, %y[%i * 16 + %j] : i32, memref<64xi32>
      }
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">, stepwell.numerics = "strict"} {
  /// Under strict numerics products of bf16 are f32, which keep numbers below the normal ones.
  // CHECK-LABEL: loop.kernel @strict(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<256xbf16>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 step 4 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:      %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[K:[^ ,:]+]] = 0 to 16 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 16] : memref<256xbf16> -> vector<16xbf16>
  // CHECK-NEXT:        %[[C:[^ ,:]+]] = arith.extf %[[V7]] : bf16 to f32
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.extf %[[V8]] : vector<16xbf16> to vector<16xf32>
  // CHECK-NEXT:        %[[V10:[^ ,:]+]] = vector.broadcast %[[C]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V11:[^ ,:]+]] = arith.mulf %[[V10]], %[[V9]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V12:[^ ,:]+]] = loop.load %[[X]][%[[V0]] * 16 + %[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[C_1:[^ ,:]+]] = arith.extf %[[V12]] : bf16 to f32
  // CHECK-NEXT:        %[[V13:[^ ,:]+]] = vector.broadcast %[[C_1]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.mulf %[[V13]], %[[V9]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V15:[^ ,:]+]] = loop.load %[[X]][%[[V1]] * 16 + %[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[C_2:[^ ,:]+]] = arith.extf %[[V15]] : bf16 to f32
  // CHECK-NEXT:        %[[V16:[^ ,:]+]] = vector.broadcast %[[C_2]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.mulf %[[V16]], %[[V9]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 16 + %[[K]]] : memref<64xbf16> -> bf16
  // CHECK-NEXT:        %[[C_3:[^ ,:]+]] = arith.extf %[[V18]] : bf16 to f32
  // CHECK-NEXT:        %[[V19:[^ ,:]+]] = vector.broadcast %[[C_3]] : f32 to vector<16xf32>
  // CHECK-NEXT:        %[[V20:[^ ,:]+]] = arith.mulf %[[V19]], %[[V9]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V11]], %[[V14]], %[[V17]], %[[V20]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V3]], %[[Y]][%[[I]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V4]], %[[Y]][%[[V0]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[V1]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:      loop.store %[[V6]], %[[Y]][%[[V2]] * 16] : vector<16xf32>, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @strict(%x: memref<64xbf16>, %w: memref<256xbf16>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 16 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<64xbf16> -> bf16
          %b = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 16 + %j] : f32, memref<64xf32>
      }
    }
  }
}
