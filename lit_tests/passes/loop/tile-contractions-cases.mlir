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
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 36 step 6 {
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.constant 53 : index
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.apply 53 : index
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.index_cast %[[V8]] : index to i32
  // CHECK-NEXT:        %[[V10:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<64xi32>
  // CHECK-NEXT:        %[[V11:[^ ,:]+]] = vector.broadcast %[[V9]] : i32 to vector<64xi32>
  // CHECK-NEXT:        %[[V12:[^ ,:]+]] = arith.cmpi slt, %[[V10]], %[[V11]] : vector<64xi32>
  // CHECK-NEXT:        %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add> %[[R_1:[^ ,:]+]] = %[[R]] to %[[R]] + 71 : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32> {
  // CHECK-NEXT:          %[[V19:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V20:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[R]] * 53 + %[[R_1]] * 53] where %[[V12]] : memref<3763xf32> -> vector<64xf32>
  // CHECK-NEXT:          %[[V21:[^ ,:]+]] = vector.broadcast %[[V19]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V22:[^ ,:]+]] = arith.mulf %[[V21]], %[[V20]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V23:[^ ,:]+]] = loop.load %[[X]][%[[V2]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V24:[^ ,:]+]] = vector.broadcast %[[V23]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V25:[^ ,:]+]] = arith.mulf %[[V24]], %[[V20]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V26:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V27:[^ ,:]+]] = vector.broadcast %[[V26]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V28:[^ ,:]+]] = arith.mulf %[[V27]], %[[V20]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V29:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V30:[^ ,:]+]] = vector.broadcast %[[V29]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V31:[^ ,:]+]] = arith.mulf %[[V30]], %[[V20]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V32:[^ ,:]+]] = loop.load %[[X]][%[[V5]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V33:[^ ,:]+]] = vector.broadcast %[[V32]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V34:[^ ,:]+]] = arith.mulf %[[V33]], %[[V20]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          %[[V35:[^ ,:]+]] = loop.load %[[X]][%[[V6]] * 71 + %[[R_1]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V36:[^ ,:]+]] = vector.broadcast %[[V35]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V37:[^ ,:]+]] = arith.mulf %[[V36]], %[[V20]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          loop.yield %[[V22]], %[[V25]], %[[V28]], %[[V31]], %[[V34]], %[[V37]] : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[V38:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<64xi1>
  // CHECK-NEXT:        %[[V39:[^ ,:]+]] = arith.andi %[[V38]], %[[V12]] : vector<64xi1>
  // CHECK-NEXT:        %[[V40:[^ ,:]+]] = loop.load %[[TILE]][%[[I]] * 53] where %[[V39]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V41:[^ ,:]+]] = arith.addf %[[V40]], %[[V13]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V41]], %[[TILE]][%[[I]] * 53] where %[[V12]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V42:[^ ,:]+]] = loop.load %[[TILE]][%[[V2]] * 53] where %[[V39]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V43:[^ ,:]+]] = arith.addf %[[V42]], %[[V14]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V43]], %[[TILE]][%[[V2]] * 53] where %[[V12]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V44:[^ ,:]+]] = loop.load %[[TILE]][%[[V3]] * 53] where %[[V39]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V45:[^ ,:]+]] = arith.addf %[[V44]], %[[V15]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V45]], %[[TILE]][%[[V3]] * 53] where %[[V12]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V46:[^ ,:]+]] = loop.load %[[TILE]][%[[V4]] * 53] where %[[V39]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V47:[^ ,:]+]] = arith.addf %[[V46]], %[[V16]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V47]], %[[TILE]][%[[V4]] * 53] where %[[V12]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V48:[^ ,:]+]] = loop.load %[[TILE]][%[[V5]] * 53] where %[[V39]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V49:[^ ,:]+]] = arith.addf %[[V48]], %[[V17]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V49]], %[[TILE]][%[[V5]] * 53] where %[[V12]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:        %[[V50:[^ ,:]+]] = loop.load %[[TILE]][%[[V6]] * 53] where %[[V39]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V51:[^ ,:]+]] = arith.addf %[[V50]], %[[V18]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V51]], %[[TILE]][%[[V6]] * 53] where %[[V12]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = 36 to 37 {
  // CHECK-NEXT:        %[[V52:[^ ,:]+]] = arith.constant 53 : index
  // CHECK-NEXT:        %[[V53:[^ ,:]+]] = loop.apply 53 : index
  // CHECK-NEXT:        %[[V54:[^ ,:]+]] = arith.index_cast %[[V53]] : index to i32
  // CHECK-NEXT:        %[[V55:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<64xi32>
  // CHECK-NEXT:        %[[V56:[^ ,:]+]] = vector.broadcast %[[V54]] : i32 to vector<64xi32>
  // CHECK-NEXT:        %[[V57:[^ ,:]+]] = arith.cmpi slt, %[[V55]], %[[V56]] : vector<64xi32>
  // CHECK-NEXT:        %[[V58:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = %[[R]] to %[[R]] + 71 : vector<64xf32> {
  // CHECK-NEXT:          %[[V59:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 71 + %[[R_2]]] : memref<2627xf32> -> f32
  // CHECK-NEXT:          %[[V60:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[R]] * 53 + %[[R_2]] * 53] where %[[V57]] : memref<3763xf32> -> vector<64xf32>
  // CHECK-NEXT:          %[[V61:[^ ,:]+]] = vector.broadcast %[[V59]] : f32 to vector<64xf32>
  // CHECK-NEXT:          %[[V62:[^ ,:]+]] = arith.mulf %[[V61]], %[[V60]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:          loop.yield %[[V62]] : vector<64xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[V63:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<64xi1>
  // CHECK-NEXT:        %[[V64:[^ ,:]+]] = arith.andi %[[V63]], %[[V57]] : vector<64xi1>
  // CHECK-NEXT:        %[[V65:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 53] where %[[V64]] : memref<1961xf32> -> vector<64xf32>
  // CHECK-NEXT:        %[[V66:[^ ,:]+]] = arith.addf %[[V65]], %[[V58]] : vector<64xf32>
  // CHECK-NEXT:        loop.store %[[V66]], %[[TILE]][%[[I_1]] * 53] where %[[V57]] : vector<64xf32>, memref<1961xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 0 to 37 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 53 {
  // CHECK-NEXT:        %[[V67:[^ ,:]+]] = loop.load %[[TILE]][%[[I_2]] * 53 + %[[J]]] : memref<1961xf32> -> f32
  // CHECK-NEXT:        %[[V68:[^ ,:]+]] = math.exp %[[V67]] : f32
  // CHECK-NEXT:        %[[V69:[^ ,:]+]] = loop.load %[[B]][%[[I_2]] * 53 + %[[J]]] : memref<1961xf32> -> f32
  // CHECK-NEXT:        %[[V70:[^ ,:]+]] = arith.addf %[[V68]], %[[V69]] : f32
  // CHECK-NEXT:        loop.store %[[V70]], %[[V0]][%[[I_2]] * 53 + %[[J]]] : f32, memref<1961xf32>
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

// -----

// A depthwise convolution of images whose channels lie together: its windows are packed.
builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: loop.kernel @depthwise(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2560xf32>, %[[W:[^ ,:]+]]: memref<96xf32>, %[[V0:[^ ,:]+]]: memref<2048xf32>) {
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<96xf32>
  // CHECK-NEXT:    loop.transpose 32 by 3 of %[[W]][0] stride 3 to %[[TILE]][0] stride 32 : memref<96xf32>, memref<96xf32>
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
  // CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 32 {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[K]] + %[[R]] * 32] : memref<2560xf32> -> f32
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.load %[[TILE]][%[[K]] + %[[R]] * 32] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V4:[^ ,:]+]] = arith.mulf %[[V2]], %[[V3]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[V4]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V1]], %[[V0]][%[[I]] * 32 + %[[K]]] : f32, memref<2048xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @depthwise(%x: memref<2560xf32>, %w: memref<96xf32>, %0: memref<2048xf32>) {
    loop.parallel %i = 0 to 64 {
      loop.parallel %k = 0 to 32 {
        %1 = loop.reduce <add> %r = 0 to 3 : f32 {
          %2 = loop.load %x[%i * 32 + %k + %r * 32] : memref<2560xf32> -> f32
          %3 = loop.load %w[%k * 3 + %r] : memref<96xf32> -> f32
          %4 = arith.mulf %2, %3 fastmath<contract> : f32
          loop.yield %4 : f32
        }
        loop.store %1, %0[%i * 32 + %k] : f32, memref<2048xf32>
      }
    }
  }

  // Windows that few results use are not.
  // CHECK-LABEL: loop.kernel @few(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<192xf32>, %[[W:[^ ,:]+]]: memref<96xf32>, %[[V0:[^ ,:]+]]: memref<128xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 32 {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[K]] + %[[R]] * 32] : memref<192xf32> -> f32
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 3 + %[[R]]] : memref<96xf32> -> f32
  // CHECK-NEXT:          %[[V4:[^ ,:]+]] = arith.mulf %[[V2]], %[[V3]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[V4]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[V1]], %[[V0]][%[[I]] * 32 + %[[K]]] : f32, memref<128xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @few(%x: memref<192xf32>, %w: memref<96xf32>, %0: memref<128xf32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %k = 0 to 32 {
        %1 = loop.reduce <add> %r = 0 to 3 : f32 {
          %2 = loop.load %x[%i * 32 + %k + %r * 32] : memref<192xf32> -> f32
          %3 = loop.load %w[%k * 3 + %r] : memref<96xf32> -> f32
          %4 = arith.mulf %2, %3 fastmath<contract> : f32
          loop.yield %4 : f32
        }
        loop.store %1, %0[%i * 32 + %k] : f32, memref<128xf32>
      }
    }
  }
}

// REMARK:       {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which 132 rows share a panel [@mm]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@small]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 12 by 32 sums, of which 108 rows share a panel [@contract_0]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@contract_exp_add_0]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:7: tile-contractions: tiles of 2 by 32 sums, of which all rows share a panel [@contract_2]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:5: tile-contractions: a factor is packed, whose elements for neighbouring results lie apart [@depthwise]
// REMARK-NEXT:  {{.*}}tile-contractions-cases.mlir:{{[0-9]+}}:14: tile-contractions: not tiled: a factor is used by one iteration only: it is the product of a matrix and a vector [@few]
