// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @mm(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xbf16>, %[[W:[^ ,:]+]]: memref<65536xbf16>, %[[Y:[^ ,:]+]]: memref<65536xf32>) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 256 step 132 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 256 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<16384xf32>
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 256 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[C:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 256 + %[[J]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[D:[^ ,:]+]] = arith.extf %[[C]] : bf16 to f32
// CHECK-NEXT:            loop.store %[[D]], %[[TILE]][-%[[JO]] + %[[K]] * 64 + %[[J]]] : f32, memref<16384xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 132, 256)) floordiv 6) * 6 step 6 {
// CHECK-NEXT:          %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
// CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
// CHECK-NEXT:          %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add> %[[K_1:[^ ,:]+]] = 0 to 256 : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32> {
// CHECK-NEXT:            %[[V11:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 256 + %[[K_1]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B:[^ ,:]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:            %[[V12:[^ ,:]+]] = loop.load %[[TILE]][%[[K_1]] * 64] : memref<16384xf32> -> vector<64xf32>
// CHECK-NEXT:            %[[V13:[^ ,:]+]] = vector.broadcast %[[B]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V14:[^ ,:]+]] = arith.mulf %[[V13]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            %[[V15:[^ ,:]+]] = loop.load %[[X]][%[[V0]] * 256 + %[[K_1]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B_1:[^ ,:]+]] = arith.extf %[[V15]] : bf16 to f32
// CHECK-NEXT:            %[[V16:[^ ,:]+]] = vector.broadcast %[[B_1]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V17:[^ ,:]+]] = arith.mulf %[[V16]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[V1]] * 256 + %[[K_1]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B_2:[^ ,:]+]] = arith.extf %[[V18]] : bf16 to f32
// CHECK-NEXT:            %[[V19:[^ ,:]+]] = vector.broadcast %[[B_2]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V20:[^ ,:]+]] = arith.mulf %[[V19]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            %[[V21:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 256 + %[[K_1]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B_3:[^ ,:]+]] = arith.extf %[[V21]] : bf16 to f32
// CHECK-NEXT:            %[[V22:[^ ,:]+]] = vector.broadcast %[[B_3]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V23:[^ ,:]+]] = arith.mulf %[[V22]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            %[[V24:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 256 + %[[K_1]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B_4:[^ ,:]+]] = arith.extf %[[V24]] : bf16 to f32
// CHECK-NEXT:            %[[V25:[^ ,:]+]] = vector.broadcast %[[B_4]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V26:[^ ,:]+]] = arith.mulf %[[V25]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            %[[V27:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 256 + %[[K_1]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B_5:[^ ,:]+]] = arith.extf %[[V27]] : bf16 to f32
// CHECK-NEXT:            %[[V28:[^ ,:]+]] = vector.broadcast %[[B_5]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V29:[^ ,:]+]] = arith.mulf %[[V28]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            loop.yield %[[V14]], %[[V17]], %[[V20]], %[[V23]], %[[V26]], %[[V29]] : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.store %[[V5]], %[[Y]][%[[JO]] + %[[I]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:          loop.store %[[V6]], %[[Y]][%[[JO]] + %[[V0]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:          loop.store %[[V7]], %[[Y]][%[[JO]] + %[[V1]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:          loop.store %[[V8]], %[[Y]][%[[JO]] + %[[V2]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:          loop.store %[[V9]], %[[Y]][%[[JO]] + %[[V3]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:          loop.store %[[V10]], %[[Y]][%[[JO]] + %[[V4]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[I_1:[^ ,:]+]] = %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 132, 256)) floordiv 6) * 6 to min(%[[IO]] + 132, 256) {
// CHECK-NEXT:          %[[V30:[^ ,:]+]] = loop.reduce <add> %[[K_2:[^ ,:]+]] = 0 to 256 : vector<64xf32> {
// CHECK-NEXT:            %[[V31:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 256 + %[[K_2]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:            %[[B_6:[^ ,:]+]] = arith.extf %[[V31]] : bf16 to f32
// CHECK-NEXT:            %[[V32:[^ ,:]+]] = loop.load %[[TILE]][%[[K_2]] * 64] : memref<16384xf32> -> vector<64xf32>
// CHECK-NEXT:            %[[V33:[^ ,:]+]] = vector.broadcast %[[B_6]] : f32 to vector<64xf32>
// CHECK-NEXT:            %[[V34:[^ ,:]+]] = arith.mulf %[[V33]], %[[V32]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:            loop.yield %[[V34]] : vector<64xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.store %[[V30]], %[[Y]][%[[JO]] + %[[I_1]] * 256] : vector<64xf32>, memref<65536xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @mm(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 256 {
      %s = loop.reduce <add> %k = 0 to 256 : f32 {
        %a = loop.load %x[%i * 256 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%k * 256 + %j] : memref<65536xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 256 + %j] : f32, memref<65536xf32>
    }
  }
}
// CHECK-LABEL: func.func @forward(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[256, 256], bf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[256, 256], bf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !host.buffer<[256, 256], f32>) {
// CHECK-NEXT:    host.launch @mm(%[[X]], %[[W]], %[[Y]]) : !host.buffer<[256, 256], bf16>, !host.buffer<[256, 256], bf16>, !host.buffer<[256, 256], f32>
// CHECK-NEXT:    func.return
// CHECK-NEXT:  }
func.func @forward(%x: !host.buffer<[256, 256], bf16>, %w: !host.buffer<[256, 256], bf16>, %y: !host.buffer<[256, 256], f32>) {
  host.launch @mm(%x, %w, %y) : !host.buffer<[256, 256], bf16>, !host.buffer<[256, 256], bf16>, !host.buffer<[256, 256], f32>
  func.return
}

// -----

// CHECK-LABEL: loop.kernel @small(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[W:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:    loop.transpose 64 by 64 of %[[W]][0] stride 64 to %[[TILE]][0] stride 64 : memref<4096xf32>, memref<4096xf32>
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 60 step 6 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
// CHECK-NEXT:      %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add> %[[K:[^ ,:]+]] = 0 to 64 : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32> {
// CHECK-NEXT:        %[[V11:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V12:[^ ,:]+]] = loop.load %[[TILE]][%[[K]] * 64] : memref<4096xf32> -> vector<64xf32>
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = vector.broadcast %[[V11]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.mulf %[[V13]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = loop.load %[[X]][%[[V0]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = vector.broadcast %[[V15]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.mulf %[[V16]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[V1]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V19:[^ ,:]+]] = vector.broadcast %[[V18]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V20:[^ ,:]+]] = arith.mulf %[[V19]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V21:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V22:[^ ,:]+]] = vector.broadcast %[[V21]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V23:[^ ,:]+]] = arith.mulf %[[V22]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V24:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V25:[^ ,:]+]] = vector.broadcast %[[V24]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V26:[^ ,:]+]] = arith.mulf %[[V25]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V27:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V28:[^ ,:]+]] = vector.broadcast %[[V27]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V29:[^ ,:]+]] = arith.mulf %[[V28]], %[[V12]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        loop.yield %[[V14]], %[[V17]], %[[V20]], %[[V23]], %[[V26]], %[[V29]] : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[I]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V6]], %[[Y]][%[[V0]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V7]], %[[Y]][%[[V1]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V8]], %[[Y]][%[[V2]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V9]], %[[Y]][%[[V3]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V10]], %[[Y]][%[[V4]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 60 to 64 step 4 {
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = loop.apply %[[I_1]] + 1 : index
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = loop.apply %[[I_1]] + 2 : index
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = loop.apply %[[I_1]] + 3 : index
// CHECK-NEXT:      %[[V33:[^ ,:]+]], %[[V34:[^ ,:]+]], %[[V35:[^ ,:]+]], %[[V36:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[K_1:[^ ,:]+]] = 0 to 64 : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32> {
// CHECK-NEXT:        %[[V37:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 64 + %[[K_1]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V38:[^ ,:]+]] = loop.load %[[TILE]][%[[K_1]] * 64] : memref<4096xf32> -> vector<64xf32>
// CHECK-NEXT:        %[[V39:[^ ,:]+]] = vector.broadcast %[[V37]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V40:[^ ,:]+]] = arith.mulf %[[V39]], %[[V38]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V41:[^ ,:]+]] = loop.load %[[X]][%[[V30]] * 64 + %[[K_1]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V42:[^ ,:]+]] = vector.broadcast %[[V41]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V43:[^ ,:]+]] = arith.mulf %[[V42]], %[[V38]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V44:[^ ,:]+]] = loop.load %[[X]][%[[V31]] * 64 + %[[K_1]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V45:[^ ,:]+]] = vector.broadcast %[[V44]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V46:[^ ,:]+]] = arith.mulf %[[V45]], %[[V38]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        %[[V47:[^ ,:]+]] = loop.load %[[X]][%[[V32]] * 64 + %[[K_1]]] : memref<4096xf32> -> f32
// CHECK-NEXT:        %[[V48:[^ ,:]+]] = vector.broadcast %[[V47]] : f32 to vector<64xf32>
// CHECK-NEXT:        %[[V49:[^ ,:]+]] = arith.mulf %[[V48]], %[[V38]] fastmath<contract> : vector<64xf32>
// CHECK-NEXT:        loop.yield %[[V40]], %[[V43]], %[[V46]], %[[V49]] : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V33]], %[[Y]][%[[I_1]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V34]], %[[Y]][%[[V30]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V35]], %[[Y]][%[[V31]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:      loop.store %[[V36]], %[[Y]][%[[V32]] * 64] : vector<64xf32>, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @small(%x: memref<4096xf32>, %w: memref<4096xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xf32> -> f32
        %d = loop.load %w[%j * 64 + %k] : memref<4096xf32> -> f32
        %p = arith.mulf %a, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// REMARK:       {{.*}}tile-contractions-programs.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which 132 rows share a panel [@mm]
// REMARK-NEXT:  {{.*}}tile-contractions-programs.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@small]
