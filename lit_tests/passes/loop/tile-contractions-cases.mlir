// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in tile-contractions.mlir.

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

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  // CHECK-LABEL: loop.kernel @contract_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<60000xf32>, %[[W:[^ ,:]+]]: memref<30000xf32>, %[[V0:[^ ,:]+]]: memref<20000xf32>) {
  // CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 200 step 108 {
  // CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 96 step 32 {
  // CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<3456xf32>
  // CHECK-NEXT:        loop.for %[[R:[^ ,:]+]] = 0 to 300 step 100 {
  // CHECK-NEXT:          %[[V1:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:          %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[R]], %[[V1]] : index
  // CHECK-NEXT:          %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<3200xf32>
  // CHECK-NEXT:          loop.parallel %[[R_1:[^ ,:]+]] = %[[R]] to %[[R]] + 100 {
  // CHECK-NEXT:            loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 {
  // CHECK-NEXT:              %[[V2:[^ ,:]+]] = loop.load %[[W]][%[[J]] + %[[R_1]] * 100] : memref<30000xf32> -> f32
  // CHECK-NEXT:              loop.store %[[V2]], %[[TILE_1]][-%[[R]] * 32 - %[[JO]] + %[[R_1]] * 32 + %[[J]]] : f32, memref<3200xf32>
  // CHECK-NEXT:            }
  // CHECK-NEXT:          }
  // CHECK-NEXT:          loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 108, 200)) floordiv 12) * 12 step 12 {
  // CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:            %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:            %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:            %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:            %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:            %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:            %[[V9:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:            %[[V10:[^ ,:]+]] = loop.apply %[[I]] + 8 : index
  // CHECK-NEXT:            %[[V11:[^ ,:]+]] = loop.apply %[[I]] + 9 : index
  // CHECK-NEXT:            %[[V12:[^ ,:]+]] = loop.apply %[[I]] + 10 : index
  // CHECK-NEXT:            %[[V13:[^ ,:]+]] = loop.apply %[[I]] + 11 : index
  // CHECK-NEXT:            %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]], %[[V21:[^ ,:]+]], %[[V22:[^ ,:]+]], %[[V23:[^ ,:]+]], %[[V24:[^ ,:]+]], %[[V25:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add, add, add> %[[R_2:[^ ,:]+]] = %[[R]] to %[[R]] + 100 : vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32> {
  // CHECK-NEXT:              %[[V26:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V27:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[R]] * 32 + %[[R_2]] * 32] : memref<3200xf32> -> vector<32xf32>
  // CHECK-NEXT:              %[[V28:[^ ,:]+]] = vector.broadcast %[[V26]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V29:[^ ,:]+]] = arith.mulf %[[V28]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V30:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V31:[^ ,:]+]] = vector.broadcast %[[V30]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V32:[^ ,:]+]] = arith.mulf %[[V31]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V33:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V34:[^ ,:]+]] = vector.broadcast %[[V33]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V35:[^ ,:]+]] = arith.mulf %[[V34]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V36:[^ ,:]+]] = loop.load %[[X]][%[[V5]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V37:[^ ,:]+]] = vector.broadcast %[[V36]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V38:[^ ,:]+]] = arith.mulf %[[V37]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V39:[^ ,:]+]] = loop.load %[[X]][%[[V6]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V40:[^ ,:]+]] = vector.broadcast %[[V39]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V41:[^ ,:]+]] = arith.mulf %[[V40]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V42:[^ ,:]+]] = loop.load %[[X]][%[[V7]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V43:[^ ,:]+]] = vector.broadcast %[[V42]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V44:[^ ,:]+]] = arith.mulf %[[V43]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V45:[^ ,:]+]] = loop.load %[[X]][%[[V8]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V46:[^ ,:]+]] = vector.broadcast %[[V45]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V47:[^ ,:]+]] = arith.mulf %[[V46]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V48:[^ ,:]+]] = loop.load %[[X]][%[[V9]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V49:[^ ,:]+]] = vector.broadcast %[[V48]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V50:[^ ,:]+]] = arith.mulf %[[V49]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V51:[^ ,:]+]] = loop.load %[[X]][%[[V10]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V52:[^ ,:]+]] = vector.broadcast %[[V51]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V53:[^ ,:]+]] = arith.mulf %[[V52]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V54:[^ ,:]+]] = loop.load %[[X]][%[[V11]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V55:[^ ,:]+]] = vector.broadcast %[[V54]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V56:[^ ,:]+]] = arith.mulf %[[V55]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V57:[^ ,:]+]] = loop.load %[[X]][%[[V12]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V58:[^ ,:]+]] = vector.broadcast %[[V57]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V59:[^ ,:]+]] = arith.mulf %[[V58]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              %[[V60:[^ ,:]+]] = loop.load %[[X]][%[[V13]] * 300 + %[[R_2]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V61:[^ ,:]+]] = vector.broadcast %[[V60]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V62:[^ ,:]+]] = arith.mulf %[[V61]], %[[V27]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              loop.yield %[[V29]], %[[V32]], %[[V35]], %[[V38]], %[[V41]], %[[V44]], %[[V47]], %[[V50]], %[[V53]], %[[V56]], %[[V59]], %[[V62]] : vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>, vector<32xf32>
  // CHECK-NEXT:            }
  // CHECK-NEXT:            %[[V63:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<32xi1>
  // CHECK-NEXT:            %[[V64:[^ ,:]+]] = loop.load %[[TILE]][%[[I]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V65:[^ ,:]+]] = arith.addf %[[V64]], %[[V14]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V65]], %[[TILE]][%[[I]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V66:[^ ,:]+]] = loop.load %[[TILE]][%[[V3]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V67:[^ ,:]+]] = arith.addf %[[V66]], %[[V15]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V67]], %[[TILE]][%[[V3]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V68:[^ ,:]+]] = loop.load %[[TILE]][%[[V4]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V69:[^ ,:]+]] = arith.addf %[[V68]], %[[V16]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V69]], %[[TILE]][%[[V4]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V70:[^ ,:]+]] = loop.load %[[TILE]][%[[V5]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V71:[^ ,:]+]] = arith.addf %[[V70]], %[[V17]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V71]], %[[TILE]][%[[V5]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V72:[^ ,:]+]] = loop.load %[[TILE]][%[[V6]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V73:[^ ,:]+]] = arith.addf %[[V72]], %[[V18]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V73]], %[[TILE]][%[[V6]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V74:[^ ,:]+]] = loop.load %[[TILE]][%[[V7]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V75:[^ ,:]+]] = arith.addf %[[V74]], %[[V19]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V75]], %[[TILE]][%[[V7]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V76:[^ ,:]+]] = loop.load %[[TILE]][%[[V8]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V77:[^ ,:]+]] = arith.addf %[[V76]], %[[V20]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V77]], %[[TILE]][%[[V8]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V78:[^ ,:]+]] = loop.load %[[TILE]][%[[V9]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V79:[^ ,:]+]] = arith.addf %[[V78]], %[[V21]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V79]], %[[TILE]][%[[V9]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V80:[^ ,:]+]] = loop.load %[[TILE]][%[[V10]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V81:[^ ,:]+]] = arith.addf %[[V80]], %[[V22]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V81]], %[[TILE]][%[[V10]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V82:[^ ,:]+]] = loop.load %[[TILE]][%[[V11]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V83:[^ ,:]+]] = arith.addf %[[V82]], %[[V23]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V83]], %[[TILE]][%[[V11]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V84:[^ ,:]+]] = loop.load %[[TILE]][%[[V12]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V85:[^ ,:]+]] = arith.addf %[[V84]], %[[V24]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V85]], %[[TILE]][%[[V12]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:            %[[V86:[^ ,:]+]] = loop.load %[[TILE]][%[[V13]] * 32 - %[[IO]] * 32] where %[[V63]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V87:[^ ,:]+]] = arith.addf %[[V86]], %[[V25]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V87]], %[[TILE]][%[[V13]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          loop.parallel %[[I_1:[^ ,:]+]] = %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 108, 200)) floordiv 12) * 12 to min(%[[IO]] + 108, 200) {
  // CHECK-NEXT:            %[[V88:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = %[[R]] to %[[R]] + 100 : vector<32xf32> {
  // CHECK-NEXT:              %[[V89:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 300 + %[[R_3]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:              %[[V90:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[R]] * 32 + %[[R_3]] * 32] : memref<3200xf32> -> vector<32xf32>
  // CHECK-NEXT:              %[[V91:[^ ,:]+]] = vector.broadcast %[[V89]] : f32 to vector<32xf32>
  // CHECK-NEXT:              %[[V92:[^ ,:]+]] = arith.mulf %[[V91]], %[[V90]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:              loop.yield %[[V92]] : vector<32xf32>
  // CHECK-NEXT:            }
  // CHECK-NEXT:            %[[V93:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<32xi1>
  // CHECK-NEXT:            %[[V94:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 32 - %[[IO]] * 32] where %[[V93]] : memref<3456xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V95:[^ ,:]+]] = arith.addf %[[V94]], %[[V88]] : vector<32xf32>
  // CHECK-NEXT:            loop.store %[[V95]], %[[TILE]][%[[I_1]] * 32 - %[[IO]] * 32] : vector<32xf32>, memref<3456xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.parallel %[[I_2:[^ ,:]+]] = %[[IO]] to min(%[[IO]] + 108, 200) {
  // CHECK-NEXT:          loop.parallel %[[J_1:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 {
  // CHECK-NEXT:            %[[V96:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 32 - %[[JO]] + %[[I_2]] * 32 + %[[J_1]]] : memref<3456xf32> -> f32
  // CHECK-NEXT:            loop.store %[[V96]], %[[V0]][%[[I_2]] * 100 + %[[J_1]]] : f32, memref<20000xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[TILE_2:[^ ,:]+]] = loop.alloc : memref<432xf32>
  // CHECK-NEXT:      loop.for %[[R_4:[^ ,:]+]] = 0 to 300 step 100 {
  // CHECK-NEXT:        %[[V97:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:        %[[LATER_1:[^ ,:]+]] = arith.cmpi sgt, %[[R_4]], %[[V97]] : index
  // CHECK-NEXT:        loop.parallel %[[I_3:[^ ,:]+]] = %[[IO]] to %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 108, 200)) floordiv 12) * 12 step 12 {
  // CHECK-NEXT:          %[[V98:[^ ,:]+]] = loop.apply %[[I_3]] + 1 : index
  // CHECK-NEXT:          %[[V99:[^ ,:]+]] = loop.apply %[[I_3]] + 2 : index
  // CHECK-NEXT:          %[[V100:[^ ,:]+]] = loop.apply %[[I_3]] + 3 : index
  // CHECK-NEXT:          %[[V101:[^ ,:]+]] = loop.apply %[[I_3]] + 4 : index
  // CHECK-NEXT:          %[[V102:[^ ,:]+]] = loop.apply %[[I_3]] + 5 : index
  // CHECK-NEXT:          %[[V103:[^ ,:]+]] = loop.apply %[[I_3]] + 6 : index
  // CHECK-NEXT:          %[[V104:[^ ,:]+]] = loop.apply %[[I_3]] + 7 : index
  // CHECK-NEXT:          %[[V105:[^ ,:]+]] = loop.apply %[[I_3]] + 8 : index
  // CHECK-NEXT:          %[[V106:[^ ,:]+]] = loop.apply %[[I_3]] + 9 : index
  // CHECK-NEXT:          %[[V107:[^ ,:]+]] = loop.apply %[[I_3]] + 10 : index
  // CHECK-NEXT:          %[[V108:[^ ,:]+]] = loop.apply %[[I_3]] + 11 : index
  // CHECK-NEXT:          %[[V109:[^ ,:]+]], %[[V110:[^ ,:]+]], %[[V111:[^ ,:]+]], %[[V112:[^ ,:]+]], %[[V113:[^ ,:]+]], %[[V114:[^ ,:]+]], %[[V115:[^ ,:]+]], %[[V116:[^ ,:]+]], %[[V117:[^ ,:]+]], %[[V118:[^ ,:]+]], %[[V119:[^ ,:]+]], %[[V120:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add, add, add> %[[R_5:[^ ,:]+]] = %[[R_4]] to %[[R_4]] + 100 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32> {
  // CHECK-NEXT:            %[[V121:[^ ,:]+]] = loop.load %[[X]][%[[I_3]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V122:[^ ,:]+]] = loop.load %[[W]][%[[R_5]] * 100 + 96] : memref<30000xf32> -> vector<4xf32>
  // CHECK-NEXT:            %[[V123:[^ ,:]+]] = vector.broadcast %[[V121]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V124:[^ ,:]+]] = arith.mulf %[[V123]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V125:[^ ,:]+]] = loop.load %[[X]][%[[V98]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V126:[^ ,:]+]] = vector.broadcast %[[V125]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V127:[^ ,:]+]] = arith.mulf %[[V126]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V128:[^ ,:]+]] = loop.load %[[X]][%[[V99]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V129:[^ ,:]+]] = vector.broadcast %[[V128]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V130:[^ ,:]+]] = arith.mulf %[[V129]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V131:[^ ,:]+]] = loop.load %[[X]][%[[V100]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V132:[^ ,:]+]] = vector.broadcast %[[V131]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V133:[^ ,:]+]] = arith.mulf %[[V132]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V134:[^ ,:]+]] = loop.load %[[X]][%[[V101]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V135:[^ ,:]+]] = vector.broadcast %[[V134]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V136:[^ ,:]+]] = arith.mulf %[[V135]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V137:[^ ,:]+]] = loop.load %[[X]][%[[V102]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V138:[^ ,:]+]] = vector.broadcast %[[V137]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V139:[^ ,:]+]] = arith.mulf %[[V138]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V140:[^ ,:]+]] = loop.load %[[X]][%[[V103]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V141:[^ ,:]+]] = vector.broadcast %[[V140]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V142:[^ ,:]+]] = arith.mulf %[[V141]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V143:[^ ,:]+]] = loop.load %[[X]][%[[V104]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V144:[^ ,:]+]] = vector.broadcast %[[V143]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V145:[^ ,:]+]] = arith.mulf %[[V144]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V146:[^ ,:]+]] = loop.load %[[X]][%[[V105]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V147:[^ ,:]+]] = vector.broadcast %[[V146]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V148:[^ ,:]+]] = arith.mulf %[[V147]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V149:[^ ,:]+]] = loop.load %[[X]][%[[V106]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V150:[^ ,:]+]] = vector.broadcast %[[V149]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V151:[^ ,:]+]] = arith.mulf %[[V150]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V152:[^ ,:]+]] = loop.load %[[X]][%[[V107]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V153:[^ ,:]+]] = vector.broadcast %[[V152]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V154:[^ ,:]+]] = arith.mulf %[[V153]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            %[[V155:[^ ,:]+]] = loop.load %[[X]][%[[V108]] * 300 + %[[R_5]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V156:[^ ,:]+]] = vector.broadcast %[[V155]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V157:[^ ,:]+]] = arith.mulf %[[V156]], %[[V122]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            loop.yield %[[V124]], %[[V127]], %[[V130]], %[[V133]], %[[V136]], %[[V139]], %[[V142]], %[[V145]], %[[V148]], %[[V151]], %[[V154]], %[[V157]] : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V158:[^ ,:]+]] = vector.broadcast %[[LATER_1]] : i1 to vector<4xi1>
  // CHECK-NEXT:          %[[V159:[^ ,:]+]] = loop.load %[[TILE_2]][%[[I_3]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V160:[^ ,:]+]] = arith.addf %[[V159]], %[[V109]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V160]], %[[TILE_2]][%[[I_3]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V161:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V98]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V162:[^ ,:]+]] = arith.addf %[[V161]], %[[V110]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V162]], %[[TILE_2]][%[[V98]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V163:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V99]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V164:[^ ,:]+]] = arith.addf %[[V163]], %[[V111]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V164]], %[[TILE_2]][%[[V99]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V165:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V100]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V166:[^ ,:]+]] = arith.addf %[[V165]], %[[V112]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V166]], %[[TILE_2]][%[[V100]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V167:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V101]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V168:[^ ,:]+]] = arith.addf %[[V167]], %[[V113]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V168]], %[[TILE_2]][%[[V101]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V169:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V102]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V170:[^ ,:]+]] = arith.addf %[[V169]], %[[V114]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V170]], %[[TILE_2]][%[[V102]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V171:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V103]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V172:[^ ,:]+]] = arith.addf %[[V171]], %[[V115]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V172]], %[[TILE_2]][%[[V103]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V173:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V104]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V174:[^ ,:]+]] = arith.addf %[[V173]], %[[V116]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V174]], %[[TILE_2]][%[[V104]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V175:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V105]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V176:[^ ,:]+]] = arith.addf %[[V175]], %[[V117]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V176]], %[[TILE_2]][%[[V105]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V177:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V106]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V178:[^ ,:]+]] = arith.addf %[[V177]], %[[V118]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V178]], %[[TILE_2]][%[[V106]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V179:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V107]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V180:[^ ,:]+]] = arith.addf %[[V179]], %[[V119]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V180]], %[[TILE_2]][%[[V107]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:          %[[V181:[^ ,:]+]] = loop.load %[[TILE_2]][%[[V108]] * 4 - %[[IO]] * 4] where %[[V158]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V182:[^ ,:]+]] = arith.addf %[[V181]], %[[V120]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V182]], %[[TILE_2]][%[[V108]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.parallel %[[I_4:[^ ,:]+]] = %[[IO]] + ((-%[[IO]] + min(%[[IO]] + 108, 200)) floordiv 12) * 12 to min(%[[IO]] + 108, 200) {
  // CHECK-NEXT:          %[[V183:[^ ,:]+]] = loop.reduce <add> %[[R_6:[^ ,:]+]] = %[[R_4]] to %[[R_4]] + 100 : vector<4xf32> {
  // CHECK-NEXT:            %[[V184:[^ ,:]+]] = loop.load %[[X]][%[[I_4]] * 300 + %[[R_6]]] : memref<60000xf32> -> f32
  // CHECK-NEXT:            %[[V185:[^ ,:]+]] = loop.load %[[W]][%[[R_6]] * 100 + 96] : memref<30000xf32> -> vector<4xf32>
  // CHECK-NEXT:            %[[V186:[^ ,:]+]] = vector.broadcast %[[V184]] : f32 to vector<4xf32>
  // CHECK-NEXT:            %[[V187:[^ ,:]+]] = arith.mulf %[[V186]], %[[V185]] fastmath<contract> : vector<4xf32>
  // CHECK-NEXT:            loop.yield %[[V187]] : vector<4xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V188:[^ ,:]+]] = vector.broadcast %[[LATER_1]] : i1 to vector<4xi1>
  // CHECK-NEXT:          %[[V189:[^ ,:]+]] = loop.load %[[TILE_2]][%[[I_4]] * 4 - %[[IO]] * 4] where %[[V188]] : memref<432xf32> -> vector<4xf32>
  // CHECK-NEXT:          %[[V190:[^ ,:]+]] = arith.addf %[[V189]], %[[V183]] : vector<4xf32>
  // CHECK-NEXT:          loop.store %[[V190]], %[[TILE_2]][%[[I_4]] * 4 - %[[IO]] * 4] : vector<4xf32>, memref<432xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_5:[^ ,:]+]] = %[[IO]] to min(%[[IO]] + 108, 200) {
  // CHECK-NEXT:        loop.parallel %[[J_2:[^ ,:]+]] = 96 to 100 {
  // CHECK-NEXT:          %[[V191:[^ ,:]+]] = loop.load %[[TILE_2]][-%[[IO]] * 4 + %[[I_5]] * 4 + %[[J_2]] - 96] : memref<432xf32> -> f32
  // CHECK-NEXT:          loop.store %[[V191]], %[[V0]][%[[I_5]] * 100 + %[[J_2]]] : f32, memref<20000xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @contract_0(%x: memref<60000xf32>, %w: memref<30000xf32>, %0: memref<20000xf32>) {
    loop.parallel %i = 0 to 200 {
      loop.parallel %j = 0 to 100 {
        %1 = loop.reduce <add> %r = 0 to 300 : f32 {
          %2 = loop.load %x[%i * 300 + %r] : memref<60000xf32> -> f32
          %3 = loop.load %w[%j + %r * 100] : memref<30000xf32> -> f32
          %4 = arith.mulf %2, %3 fastmath<contract> : f32
          loop.yield %4 : f32
        }
        loop.store %1, %0[%i * 100 + %j] : f32, memref<20000xf32>
      }
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: loop.kernel @contract_exp_add_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2627xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<3763xf32>,
  // CHECK-SAME:  %[[B:[^ ,:]+]]: memref<1961xf32>,
  // CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<1961xf32>) {
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<1961xf32>
  // CHECK-NEXT:    loop.for %[[R:[^ ,:]+]] = 0 to 71 step 71 {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:      %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[R]], %[[V1]] : index
  // CHECK-NEXT:      %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<3763xf32>
  // CHECK-NEXT:      loop.transpose 53 by 71 of %[[W]][%[[R]]] stride 71 to %[[TILE_1]][0] stride 53 : memref<3763xf32>, memref<3763xf32>
  // CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 48 step 16 {
  // CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to 30 step 10 {
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:          %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:          %[[V9:[^ ,:]+]] = loop.apply %[[I]] + 8 : index
  // CHECK-NEXT:          %[[V10:[^ ,:]+]] = loop.apply %[[I]] + 9 : index
  // CHECK-NEXT:          %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add> %[[R_1:[^ ,:]+]] = %[[R]] to %[[R]] + 71 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:            %[[V21:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V22:[^ ,:]+]] = loop.load %[[TILE_1]][%[[JO]] - %[[R]] * 53 + %[[R_1]] * 53] : memref<3763xf32> -> vector<16xf32>
  // CHECK-NEXT:            %[[V23:[^ ,:]+]] = vector.broadcast %[[V21]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V24:[^ ,:]+]] = arith.mulf %[[V23]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V25:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V26:[^ ,:]+]] = vector.broadcast %[[V25]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V27:[^ ,:]+]] = arith.mulf %[[V26]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V28:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V29:[^ ,:]+]] = vector.broadcast %[[V28]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V30:[^ ,:]+]] = arith.mulf %[[V29]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V31:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V32:[^ ,:]+]] = vector.broadcast %[[V31]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V33:[^ ,:]+]] = arith.mulf %[[V32]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V34:[^ ,:]+]] = loop.load %[[X]][%[[V5]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V35:[^ ,:]+]] = vector.broadcast %[[V34]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V36:[^ ,:]+]] = arith.mulf %[[V35]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V37:[^ ,:]+]] = loop.load %[[X]][%[[V6]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V38:[^ ,:]+]] = vector.broadcast %[[V37]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V39:[^ ,:]+]] = arith.mulf %[[V38]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V40:[^ ,:]+]] = loop.load %[[X]][%[[V7]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V41:[^ ,:]+]] = vector.broadcast %[[V40]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V42:[^ ,:]+]] = arith.mulf %[[V41]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V43:[^ ,:]+]] = loop.load %[[X]][%[[V8]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V44:[^ ,:]+]] = vector.broadcast %[[V43]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V45:[^ ,:]+]] = arith.mulf %[[V44]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V46:[^ ,:]+]] = loop.load %[[X]][%[[V9]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V47:[^ ,:]+]] = vector.broadcast %[[V46]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V48:[^ ,:]+]] = arith.mulf %[[V47]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V49:[^ ,:]+]] = loop.load %[[X]][%[[V10]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V50:[^ ,:]+]] = vector.broadcast %[[V49]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V51:[^ ,:]+]] = arith.mulf %[[V50]], %[[V22]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            loop.yield %[[V24]], %[[V27]], %[[V30]], %[[V33]], %[[V36]], %[[V39]], %[[V42]], %[[V45]], %[[V48]], %[[V51]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V52:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<16xi1>
  // CHECK-NEXT:          %[[V53:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[I]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V54:[^ ,:]+]] = arith.addf %[[V53]], %[[V11]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V54]], %[[TILE]][%[[JO]] + %[[I]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V55:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V2]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V56:[^ ,:]+]] = arith.addf %[[V55]], %[[V12]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V56]], %[[TILE]][%[[JO]] + %[[V2]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V57:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V3]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V58:[^ ,:]+]] = arith.addf %[[V57]], %[[V13]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V58]], %[[TILE]][%[[JO]] + %[[V3]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V59:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V4]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V60:[^ ,:]+]] = arith.addf %[[V59]], %[[V14]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V60]], %[[TILE]][%[[JO]] + %[[V4]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V61:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V5]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V62:[^ ,:]+]] = arith.addf %[[V61]], %[[V15]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V62]], %[[TILE]][%[[JO]] + %[[V5]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V63:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V6]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V64:[^ ,:]+]] = arith.addf %[[V63]], %[[V16]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V64]], %[[TILE]][%[[JO]] + %[[V6]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V65:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V7]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V66:[^ ,:]+]] = arith.addf %[[V65]], %[[V17]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V66]], %[[TILE]][%[[JO]] + %[[V7]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V67:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V8]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V68:[^ ,:]+]] = arith.addf %[[V67]], %[[V18]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V68]], %[[TILE]][%[[JO]] + %[[V8]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V69:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V9]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V70:[^ ,:]+]] = arith.addf %[[V69]], %[[V19]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V70]], %[[TILE]][%[[JO]] + %[[V9]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V71:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V10]] * 53] where %[[V52]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V72:[^ ,:]+]] = arith.addf %[[V71]], %[[V20]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V72]], %[[TILE]][%[[JO]] + %[[V10]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.parallel %[[I_1:[^ ,:]+]] = 30 to 37 step 7 {
  // CHECK-NEXT:          %[[V73:[^ ,:]+]] = loop.apply %[[I_1]] + 1 : index
  // CHECK-NEXT:          %[[V74:[^ ,:]+]] = loop.apply %[[I_1]] + 2 : index
  // CHECK-NEXT:          %[[V75:[^ ,:]+]] = loop.apply %[[I_1]] + 3 : index
  // CHECK-NEXT:          %[[V76:[^ ,:]+]] = loop.apply %[[I_1]] + 4 : index
  // CHECK-NEXT:          %[[V77:[^ ,:]+]] = loop.apply %[[I_1]] + 5 : index
  // CHECK-NEXT:          %[[V78:[^ ,:]+]] = loop.apply %[[I_1]] + 6 : index
  // CHECK-NEXT:          %[[V79:[^ ,:]+]], %[[V80:[^ ,:]+]], %[[V81:[^ ,:]+]], %[[V82:[^ ,:]+]], %[[V83:[^ ,:]+]], %[[V84:[^ ,:]+]], %[[V85:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add> %[[R_2:[^ ,:]+]] = %[[R]] to %[[R]] + 71 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:            %[[V86:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V87:[^ ,:]+]] = loop.load %[[TILE_1]][%[[JO]] - %[[R]] * 53 + %[[R_2]] * 53] : memref<3763xf32> -> vector<16xf32>
  // CHECK-NEXT:            %[[V88:[^ ,:]+]] = vector.broadcast %[[V86]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V89:[^ ,:]+]] = arith.mulf %[[V88]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V90:[^ ,:]+]] = loop.load %[[X]][%[[V73]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V91:[^ ,:]+]] = vector.broadcast %[[V90]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V92:[^ ,:]+]] = arith.mulf %[[V91]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V93:[^ ,:]+]] = loop.load %[[X]][%[[V74]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V94:[^ ,:]+]] = vector.broadcast %[[V93]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V95:[^ ,:]+]] = arith.mulf %[[V94]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V96:[^ ,:]+]] = loop.load %[[X]][%[[V75]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V97:[^ ,:]+]] = vector.broadcast %[[V96]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V98:[^ ,:]+]] = arith.mulf %[[V97]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V99:[^ ,:]+]] = loop.load %[[X]][%[[V76]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V100:[^ ,:]+]] = vector.broadcast %[[V99]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V101:[^ ,:]+]] = arith.mulf %[[V100]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V102:[^ ,:]+]] = loop.load %[[X]][%[[V77]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V103:[^ ,:]+]] = vector.broadcast %[[V102]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V104:[^ ,:]+]] = arith.mulf %[[V103]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            %[[V105:[^ ,:]+]] = loop.load %[[X]][%[[V78]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:            %[[V106:[^ ,:]+]] = vector.broadcast %[[V105]] : f32 to vector<16xf32>
  // CHECK-NEXT:            %[[V107:[^ ,:]+]] = arith.mulf %[[V106]], %[[V87]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:            loop.yield %[[V89]], %[[V92]], %[[V95]], %[[V98]], %[[V101]], %[[V104]], %[[V107]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V108:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<16xi1>
  // CHECK-NEXT:          %[[V109:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[I_1]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V110:[^ ,:]+]] = arith.addf %[[V109]], %[[V79]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V110]], %[[TILE]][%[[JO]] + %[[I_1]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V111:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V73]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V112:[^ ,:]+]] = arith.addf %[[V111]], %[[V80]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V112]], %[[TILE]][%[[JO]] + %[[V73]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V113:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V74]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V114:[^ ,:]+]] = arith.addf %[[V113]], %[[V81]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V114]], %[[TILE]][%[[JO]] + %[[V74]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V115:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V75]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V116:[^ ,:]+]] = arith.addf %[[V115]], %[[V82]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V116]], %[[TILE]][%[[JO]] + %[[V75]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V117:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V76]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V118:[^ ,:]+]] = arith.addf %[[V117]], %[[V83]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V118]], %[[TILE]][%[[JO]] + %[[V76]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V119:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V77]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V120:[^ ,:]+]] = arith.addf %[[V119]], %[[V84]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V120]], %[[TILE]][%[[JO]] + %[[V77]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:          %[[V121:[^ ,:]+]] = loop.load %[[TILE]][%[[JO]] + %[[V78]] * 53] where %[[V108]] : memref<1961xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V122:[^ ,:]+]] = arith.addf %[[V121]], %[[V85]] : vector<16xf32>
  // CHECK-NEXT:          loop.store %[[V122]], %[[TILE]][%[[JO]] + %[[V78]] * 53] : vector<16xf32>, memref<1961xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_2:[^ ,:]+]] = 0 to 30 step 10 {
  // CHECK-NEXT:        %[[V123:[^ ,:]+]] = loop.apply %[[I_2]] + 1 : index
  // CHECK-NEXT:        %[[V124:[^ ,:]+]] = loop.apply %[[I_2]] + 2 : index
  // CHECK-NEXT:        %[[V125:[^ ,:]+]] = loop.apply %[[I_2]] + 3 : index
  // CHECK-NEXT:        %[[V126:[^ ,:]+]] = loop.apply %[[I_2]] + 4 : index
  // CHECK-NEXT:        %[[V127:[^ ,:]+]] = loop.apply %[[I_2]] + 5 : index
  // CHECK-NEXT:        %[[V128:[^ ,:]+]] = loop.apply %[[I_2]] + 6 : index
  // CHECK-NEXT:        %[[V129:[^ ,:]+]] = loop.apply %[[I_2]] + 7 : index
  // CHECK-NEXT:        %[[V130:[^ ,:]+]] = loop.apply %[[I_2]] + 8 : index
  // CHECK-NEXT:        %[[V131:[^ ,:]+]] = loop.apply %[[I_2]] + 9 : index
  // CHECK-NEXT:        %[[V132:[^ ,:]+]] = arith.constant 53 : index
  // CHECK-NEXT:        %[[V133:[^ ,:]+]] = loop.apply 5 : index
  // CHECK-NEXT:        %[[V134:[^ ,:]+]] = arith.index_cast %[[V133]] : index to i32
  // CHECK-NEXT:        %[[V135:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  // CHECK-NEXT:        %[[V136:[^ ,:]+]] = vector.broadcast %[[V134]] : i32 to vector<8xi32>
  // CHECK-NEXT:        %[[V137:[^ ,:]+]] = arith.cmpi slt, %[[V135]], %[[V136]] : vector<8xi32>
  // CHECK-NEXT:        %[[V138:[^ ,:]+]], %[[V139:[^ ,:]+]], %[[V140:[^ ,:]+]], %[[V141:[^ ,:]+]], %[[V142:[^ ,:]+]], %[[V143:[^ ,:]+]], %[[V144:[^ ,:]+]], %[[V145:[^ ,:]+]], %[[V146:[^ ,:]+]], %[[V147:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add> %[[R_3:[^ ,:]+]] = %[[R]] to %[[R]] + 71 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32> {
  // CHECK-NEXT:          %[[V148:[^ ,:]+]] = loop.load %[[X]][%[[I_2]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V149:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[R]] * 53 + %[[R_3]] * 53 + 48] where %[[V137]] : memref<3763xf32> -> vector<8xf32>
  // CHECK-NEXT:          %[[V150:[^ ,:]+]] = vector.broadcast %[[V148]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V151:[^ ,:]+]] = arith.mulf %[[V150]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V152:[^ ,:]+]] = loop.load %[[X]][%[[V123]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V153:[^ ,:]+]] = vector.broadcast %[[V152]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V154:[^ ,:]+]] = arith.mulf %[[V153]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V155:[^ ,:]+]] = loop.load %[[X]][%[[V124]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V156:[^ ,:]+]] = vector.broadcast %[[V155]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V157:[^ ,:]+]] = arith.mulf %[[V156]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V158:[^ ,:]+]] = loop.load %[[X]][%[[V125]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V159:[^ ,:]+]] = vector.broadcast %[[V158]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V160:[^ ,:]+]] = arith.mulf %[[V159]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V161:[^ ,:]+]] = loop.load %[[X]][%[[V126]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V162:[^ ,:]+]] = vector.broadcast %[[V161]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V163:[^ ,:]+]] = arith.mulf %[[V162]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V164:[^ ,:]+]] = loop.load %[[X]][%[[V127]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V165:[^ ,:]+]] = vector.broadcast %[[V164]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V166:[^ ,:]+]] = arith.mulf %[[V165]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V167:[^ ,:]+]] = loop.load %[[X]][%[[V128]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V168:[^ ,:]+]] = vector.broadcast %[[V167]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V169:[^ ,:]+]] = arith.mulf %[[V168]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V170:[^ ,:]+]] = loop.load %[[X]][%[[V129]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V171:[^ ,:]+]] = vector.broadcast %[[V170]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V172:[^ ,:]+]] = arith.mulf %[[V171]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V173:[^ ,:]+]] = loop.load %[[X]][%[[V130]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V174:[^ ,:]+]] = vector.broadcast %[[V173]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V175:[^ ,:]+]] = arith.mulf %[[V174]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V176:[^ ,:]+]] = loop.load %[[X]][%[[V131]] * 71 + %[[R_3]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V177:[^ ,:]+]] = vector.broadcast %[[V176]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V178:[^ ,:]+]] = arith.mulf %[[V177]], %[[V149]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          loop.yield %[[V151]], %[[V154]], %[[V157]], %[[V160]], %[[V163]], %[[V166]], %[[V169]], %[[V172]], %[[V175]], %[[V178]] : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[V179:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<8xi1>
  // CHECK-NEXT:        %[[V180:[^ ,:]+]] = arith.andi %[[V179]], %[[V137]] : vector<8xi1>
  // CHECK-NEXT:        %[[V181:[^ ,:]+]] = loop.load %[[TILE]][%[[I_2]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V182:[^ ,:]+]] = arith.addf %[[V181]], %[[V138]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V182]], %[[TILE]][%[[I_2]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V183:[^ ,:]+]] = loop.load %[[TILE]][%[[V123]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V184:[^ ,:]+]] = arith.addf %[[V183]], %[[V139]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V184]], %[[TILE]][%[[V123]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V185:[^ ,:]+]] = loop.load %[[TILE]][%[[V124]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V186:[^ ,:]+]] = arith.addf %[[V185]], %[[V140]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V186]], %[[TILE]][%[[V124]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V187:[^ ,:]+]] = loop.load %[[TILE]][%[[V125]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V188:[^ ,:]+]] = arith.addf %[[V187]], %[[V141]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V188]], %[[TILE]][%[[V125]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V189:[^ ,:]+]] = loop.load %[[TILE]][%[[V126]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V190:[^ ,:]+]] = arith.addf %[[V189]], %[[V142]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V190]], %[[TILE]][%[[V126]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V191:[^ ,:]+]] = loop.load %[[TILE]][%[[V127]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V192:[^ ,:]+]] = arith.addf %[[V191]], %[[V143]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V192]], %[[TILE]][%[[V127]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V193:[^ ,:]+]] = loop.load %[[TILE]][%[[V128]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V194:[^ ,:]+]] = arith.addf %[[V193]], %[[V144]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V194]], %[[TILE]][%[[V128]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V195:[^ ,:]+]] = loop.load %[[TILE]][%[[V129]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V196:[^ ,:]+]] = arith.addf %[[V195]], %[[V145]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V196]], %[[TILE]][%[[V129]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V197:[^ ,:]+]] = loop.load %[[TILE]][%[[V130]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V198:[^ ,:]+]] = arith.addf %[[V197]], %[[V146]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V198]], %[[TILE]][%[[V130]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V199:[^ ,:]+]] = loop.load %[[TILE]][%[[V131]] * 53 + 48] where %[[V180]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V200:[^ ,:]+]] = arith.addf %[[V199]], %[[V147]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V200]], %[[TILE]][%[[V131]] * 53 + 48] where %[[V137]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_3:[^ ,:]+]] = 30 to 37 step 7 {
  // CHECK-NEXT:        %[[V201:[^ ,:]+]] = loop.apply %[[I_3]] + 1 : index
  // CHECK-NEXT:        %[[V202:[^ ,:]+]] = loop.apply %[[I_3]] + 2 : index
  // CHECK-NEXT:        %[[V203:[^ ,:]+]] = loop.apply %[[I_3]] + 3 : index
  // CHECK-NEXT:        %[[V204:[^ ,:]+]] = loop.apply %[[I_3]] + 4 : index
  // CHECK-NEXT:        %[[V205:[^ ,:]+]] = loop.apply %[[I_3]] + 5 : index
  // CHECK-NEXT:        %[[V206:[^ ,:]+]] = loop.apply %[[I_3]] + 6 : index
  // CHECK-NEXT:        %[[V207:[^ ,:]+]] = arith.constant 53 : index
  // CHECK-NEXT:        %[[V208:[^ ,:]+]] = loop.apply 5 : index
  // CHECK-NEXT:        %[[V209:[^ ,:]+]] = arith.index_cast %[[V208]] : index to i32
  // CHECK-NEXT:        %[[V210:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  // CHECK-NEXT:        %[[V211:[^ ,:]+]] = vector.broadcast %[[V209]] : i32 to vector<8xi32>
  // CHECK-NEXT:        %[[V212:[^ ,:]+]] = arith.cmpi slt, %[[V210]], %[[V211]] : vector<8xi32>
  // CHECK-NEXT:        %[[V213:[^ ,:]+]], %[[V214:[^ ,:]+]], %[[V215:[^ ,:]+]], %[[V216:[^ ,:]+]], %[[V217:[^ ,:]+]], %[[V218:[^ ,:]+]], %[[V219:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add> %[[R_4:[^ ,:]+]] = %[[R]] to %[[R]] + 71 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32> {
  // CHECK-NEXT:          %[[V220:[^ ,:]+]] = loop.load %[[X]][%[[I_3]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V221:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[R]] * 53 + %[[R_4]] * 53 + 48] where %[[V212]] : memref<3763xf32> -> vector<8xf32>
  // CHECK-NEXT:          %[[V222:[^ ,:]+]] = vector.broadcast %[[V220]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V223:[^ ,:]+]] = arith.mulf %[[V222]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V224:[^ ,:]+]] = loop.load %[[X]][%[[V201]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V225:[^ ,:]+]] = vector.broadcast %[[V224]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V226:[^ ,:]+]] = arith.mulf %[[V225]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V227:[^ ,:]+]] = loop.load %[[X]][%[[V202]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V228:[^ ,:]+]] = vector.broadcast %[[V227]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V229:[^ ,:]+]] = arith.mulf %[[V228]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V230:[^ ,:]+]] = loop.load %[[X]][%[[V203]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V231:[^ ,:]+]] = vector.broadcast %[[V230]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V232:[^ ,:]+]] = arith.mulf %[[V231]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V233:[^ ,:]+]] = loop.load %[[X]][%[[V204]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V234:[^ ,:]+]] = vector.broadcast %[[V233]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V235:[^ ,:]+]] = arith.mulf %[[V234]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V236:[^ ,:]+]] = loop.load %[[X]][%[[V205]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V237:[^ ,:]+]] = vector.broadcast %[[V236]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V238:[^ ,:]+]] = arith.mulf %[[V237]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          %[[V239:[^ ,:]+]] = loop.load %[[X]][%[[V206]] * 71 + %[[R_4]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V240:[^ ,:]+]] = vector.broadcast %[[V239]] : f32 to vector<8xf32>
  // CHECK-NEXT:          %[[V241:[^ ,:]+]] = arith.mulf %[[V240]], %[[V221]] fastmath<contract> : vector<8xf32>
  // CHECK-NEXT:          loop.yield %[[V223]], %[[V226]], %[[V229]], %[[V232]], %[[V235]], %[[V238]], %[[V241]] : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[V242:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<8xi1>
  // CHECK-NEXT:        %[[V243:[^ ,:]+]] = arith.andi %[[V242]], %[[V212]] : vector<8xi1>
  // CHECK-NEXT:        %[[V244:[^ ,:]+]] = loop.load %[[TILE]][%[[I_3]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V245:[^ ,:]+]] = arith.addf %[[V244]], %[[V213]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V245]], %[[TILE]][%[[I_3]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V246:[^ ,:]+]] = loop.load %[[TILE]][%[[V201]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V247:[^ ,:]+]] = arith.addf %[[V246]], %[[V214]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V247]], %[[TILE]][%[[V201]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V248:[^ ,:]+]] = loop.load %[[TILE]][%[[V202]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V249:[^ ,:]+]] = arith.addf %[[V248]], %[[V215]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V249]], %[[TILE]][%[[V202]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V250:[^ ,:]+]] = loop.load %[[TILE]][%[[V203]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V251:[^ ,:]+]] = arith.addf %[[V250]], %[[V216]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V251]], %[[TILE]][%[[V203]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V252:[^ ,:]+]] = loop.load %[[TILE]][%[[V204]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V253:[^ ,:]+]] = arith.addf %[[V252]], %[[V217]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V253]], %[[TILE]][%[[V204]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V254:[^ ,:]+]] = loop.load %[[TILE]][%[[V205]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V255:[^ ,:]+]] = arith.addf %[[V254]], %[[V218]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V255]], %[[TILE]][%[[V205]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V256:[^ ,:]+]] = loop.load %[[TILE]][%[[V206]] * 53 + 48] where %[[V243]] : memref<1961xf32> -> vector<8xf32>
  // CHECK-NEXT:        %[[V257:[^ ,:]+]] = arith.addf %[[V256]], %[[V219]] : vector<8xf32>
  // CHECK-NEXT:        loop.store %[[V257]], %[[TILE]][%[[V206]] * 53 + 48] where %[[V212]] : vector<8xf32>, memref<1961xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_4:[^ ,:]+]] = 0 to 37 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 53 {
  // CHECK-NEXT:        %[[V258:[^ ,:]+]] = loop.load %[[TILE]][%[[I_4]] * 53 + %[[J]]] : memref<1961xf32> -> f32
  // CHECK-NEXT:        %[[V259:[^ ,:]+]] = math.exp %[[V258]] : f32
  // CHECK-NEXT:        %[[V260:[^ ,:]+]] = loop.load %[[B]][%[[I_4]] * 53 + %[[J]]] : memref<1961xf32> -> f32
  // CHECK-NEXT:        %[[V261:[^ ,:]+]] = arith.addf %[[V259]], %[[V260]] : f32
  // CHECK-NEXT:        loop.store %[[V261]], %[[V0]][%[[I_4]] * 53 + %[[J]]] : f32, memref<1961xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @contract_exp_add_0(%x: memref<2627xf32>, %w: memref<3763xf32>, %b: memref<1961xf32>, %0: memref<1961xf32>) {
    loop.parallel %i = 0 to 37 {
      loop.parallel %j = 0 to 53 {
        %1 = loop.reduce <add> %r = 0 to 71 : f32 {
          %2 = loop.load %x[%i * 71 + %r] : memref<2627xf32> -> f32
          %3 = loop.load %w[%j * 71 + %r] : memref<3763xf32> -> f32
          %4 = arith.mulf %2, %3 fastmath<contract> : f32
          loop.yield %4 : f32
        }
        %5 = math.exp %1 : f32
        %6 = loop.load %b[%i * 53 + %j] : memref<1961xf32> -> f32
        %7 = arith.addf %5, %6 : f32
        loop.store %7, %0[%i * 53 + %j] : f32, memref<1961xf32>
      }
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2">} {
  // CHECK-LABEL: loop.kernel @contract_2(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8192xf32>, %[[W:[^ ,:]+]]: memref<1048576xf32>, %[[V0:[^ ,:]+]]: memref<8192xf32>) {
  // CHECK-NEXT:    loop.parallel %[[JO:[^ ,:]+]] = 0 to 1024 step 32 {
  // CHECK-NEXT:      %[[TILE:[^ ,:]+]] = loop.alloc : memref<256xf32>
  // CHECK-NEXT:      loop.for %[[R:[^ ,:]+]] = 0 to 1024 step 128 {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:        %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[R]], %[[V1]] : index
  // CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to 8 step 2 {
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:          %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]] = loop.reduce <add, add> %[[R_1:[^ ,:]+]] = %[[R]] to %[[R]] + 128 : vector<32xf32>, vector<32xf32> {
  // CHECK-NEXT:            %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 1024 + %[[R_1]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:            %[[V6:[^ ,:]+]] = loop.load %[[W]][%[[JO]] + %[[R_1]] * 1024] : memref<1048576xf32> -> vector<32xf32>
  // CHECK-NEXT:            %[[V7:[^ ,:]+]] = vector.broadcast %[[V5]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.mulf %[[V7]], %[[V6]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            %[[V9:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 1024 + %[[R_1]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:            %[[V10:[^ ,:]+]] = vector.broadcast %[[V9]] : f32 to vector<32xf32>
  // CHECK-NEXT:            %[[V11:[^ ,:]+]] = arith.mulf %[[V10]], %[[V6]] fastmath<contract> : vector<32xf32>
  // CHECK-NEXT:            loop.yield %[[V8]], %[[V11]] : vector<32xf32>, vector<32xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V12:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<32xi1>
  // CHECK-NEXT:          %[[V13:[^ ,:]+]] = loop.load %[[TILE]][%[[I]] * 32] where %[[V12]] : memref<256xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V14:[^ ,:]+]] = arith.addf %[[V13]], %[[V3]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V14]], %[[TILE]][%[[I]] * 32] : vector<32xf32>, memref<256xf32>
  // CHECK-NEXT:          %[[V15:[^ ,:]+]] = loop.load %[[TILE]][%[[V2]] * 32] where %[[V12]] : memref<256xf32> -> vector<32xf32>
  // CHECK-NEXT:          %[[V16:[^ ,:]+]] = arith.addf %[[V15]], %[[V4]] : vector<32xf32>
  // CHECK-NEXT:          loop.store %[[V16]], %[[TILE]][%[[V2]] * 32] : vector<32xf32>, memref<256xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = 0 to 8 {
  // CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 {
  // CHECK-NEXT:          %[[V17:[^ ,:]+]] = loop.load %[[TILE]][-%[[JO]] + %[[I_1]] * 32 + %[[J]]] : memref<256xf32> -> f32
  // CHECK-NEXT:          loop.store %[[V17]], %[[V0]][%[[I_1]] * 1024 + %[[J]]] : f32, memref<8192xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @contract_2(%x: memref<8192xf32>, %w: memref<1048576xf32>, %0: memref<8192xf32>) {
    loop.parallel %i = 0 to 8 {
      loop.parallel %j = 0 to 1024 {
        %1 = loop.reduce <add> %r = 0 to 1024 : f32 {
          %2 = loop.load %x[%i * 1024 + %r] : memref<8192xf32> -> f32
          %3 = loop.load %w[%j + %r * 1024] : memref<1048576xf32> -> f32
          %4 = arith.mulf %2, %3 fastmath<contract> : f32
          loop.yield %4 : f32
        }
        loop.store %1, %0[%i * 1024 + %j] : f32, memref<8192xf32>
      }
    }
  }
}

// REMARK:       {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which 132 rows share a panel [@mm]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@small]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 12 by 32 sums, of which 108 rows share a panel [@contract_0]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 10 by 16 sums, of which all rows share a panel [@contract_exp_add_0]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:7: tile-contractions: tiles of 2 by 32 sums, of which all rows share a panel [@contract_2]
