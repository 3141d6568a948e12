// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in tile-thin-products.mlir.

// CHECK-LABEL: loop.kernel @adaptive_avg_pool2d_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<15xf32>, %[[_ADAPTIVE_AVG_POOL2D:[^ ,:]+]]: memref<18xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.andi %[[V0]], %[[V0]] : i1
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 5 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.sitofp %[[V3]] : i64 to f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 5 : f32 {
// CHECK-NEXT:            %[[V7:[^ ,:]+]] = loop.load %[[ARGS]][%[[K]] * 5 + %[[R_1]]] : memref<15xf32> -> f32
// CHECK-NEXT:            %[[V8:[^ ,:]+]] = arith.select %[[V1]], %[[V7]], %[[V2]] : f32
// CHECK-NEXT:            loop.yield %[[V8]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.yield %[[V6]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.divf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:        loop.store %[[V9]], %[[_ADAPTIVE_AVG_POOL2D]][%[[I]] * 3 + %[[K]]] : f32, memref<18xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @adaptive_avg_pool2d_0(%args: memref<15xf32>, %_adaptive_avg_pool2d: memref<18xf32>) {
  %0 = arith.constant true
  %1 = arith.andi %0, %0 : i1
  %2 = arith.constant 0.000000e+00 : f32
  %3 = arith.constant 5 : i64
  %4 = arith.sitofp %3 : i64 to f32
  loop.parallel %i = 0 to 6 {
    loop.parallel %k = 0 to 3 {
      %5 = loop.reduce <add> %r = 0 to 1 : f32 {
        %6 = loop.reduce <add> %r_1 = 0 to 5 : f32 {
          %7 = loop.load %args[%k * 5 + %r_1] : memref<15xf32> -> f32
          %8 = arith.select %1, %7, %2 : f32
          loop.yield %8 : f32
        }
        loop.yield %6 : f32
      }
      %9 = arith.divf %5, %4 : f32
      loop.store %9, %_adaptive_avg_pool2d[%i * 3 + %k] : f32, memref<18xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.machine = #stepwell.machine<"zen-avx512">} {
  // CHECK-LABEL: loop.kernel @contract_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8192xf32>, %[[W:[^ ,:]+]]: memref<1048576xf32>, %[[V0:[^ ,:]+]]: memref<8192xf32>) {
  // CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<8192xf32>
  // CHECK-NEXT:    loop.for %[[R:[^ ,:]+]] = 0 to 1024 step 256 {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:      %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[R]], %[[V1]] : index
  // CHECK-NEXT:      %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<8192xf32>
  // CHECK-NEXT:      loop.for %[[R_1:[^ ,:]+]] = %[[R]] to %[[R]] + 256 step 8 {
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[R]] : index
  // CHECK-NEXT:        %[[LATER_1:[^ ,:]+]] = arith.cmpi sgt, %[[R_1]], %[[V2]] : index
  // CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = 0 to 8 step 8 {
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:          %[[V6:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:          %[[V7:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:          %[[V8:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:          %[[V9:[^ ,:]+]] = loop.apply %[[I]] + 7 : index
  // CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 step 64 {
  // CHECK-NEXT:            %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add> %[[R_2:[^ ,:]+]] = %[[R_1]] to %[[R_1]] + 8 : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32> {
  // CHECK-NEXT:              %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V19:[^ ,:]+]] = loop.load %[[W]][%[[J]] + %[[R_2]] * 1024] : memref<1048576xf32> -> vector<64xf32>
  // CHECK-NEXT:              %[[V20:[^ ,:]+]] = vector.broadcast %[[V18]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V21:[^ ,:]+]] = arith.mulf %[[V20]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V22:[^ ,:]+]] = loop.load %[[X]][%[[V3]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V23:[^ ,:]+]] = vector.broadcast %[[V22]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V24:[^ ,:]+]] = arith.mulf %[[V23]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V25:[^ ,:]+]] = loop.load %[[X]][%[[V4]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V26:[^ ,:]+]] = vector.broadcast %[[V25]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V27:[^ ,:]+]] = arith.mulf %[[V26]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V28:[^ ,:]+]] = loop.load %[[X]][%[[V5]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V29:[^ ,:]+]] = vector.broadcast %[[V28]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V30:[^ ,:]+]] = arith.mulf %[[V29]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V31:[^ ,:]+]] = loop.load %[[X]][%[[V6]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V32:[^ ,:]+]] = vector.broadcast %[[V31]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V33:[^ ,:]+]] = arith.mulf %[[V32]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V34:[^ ,:]+]] = loop.load %[[X]][%[[V7]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V35:[^ ,:]+]] = vector.broadcast %[[V34]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V36:[^ ,:]+]] = arith.mulf %[[V35]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V37:[^ ,:]+]] = loop.load %[[X]][%[[V8]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V38:[^ ,:]+]] = vector.broadcast %[[V37]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V39:[^ ,:]+]] = arith.mulf %[[V38]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              %[[V40:[^ ,:]+]] = loop.load %[[X]][%[[V9]] * 1024 + %[[R_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:              %[[V41:[^ ,:]+]] = vector.broadcast %[[V40]] : f32 to vector<64xf32>
  // CHECK-NEXT:              %[[V42:[^ ,:]+]] = arith.mulf %[[V41]], %[[V19]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:              loop.yield %[[V21]], %[[V24]], %[[V27]], %[[V30]], %[[V33]], %[[V36]], %[[V39]], %[[V42]] : vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>, vector<64xf32>
  // CHECK-NEXT:            }
  // CHECK-NEXT:            %[[V43:[^ ,:]+]] = vector.broadcast %[[LATER_1]] : i1 to vector<64xi1>
  // CHECK-NEXT:            %[[V44:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[I]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V45:[^ ,:]+]] = arith.addf %[[V44]], %[[V10]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V45]], %[[TILE_1]][%[[J]] + %[[I]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V46:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V3]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V47:[^ ,:]+]] = arith.addf %[[V46]], %[[V11]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V47]], %[[TILE_1]][%[[J]] + %[[V3]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V48:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V4]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V49:[^ ,:]+]] = arith.addf %[[V48]], %[[V12]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V49]], %[[TILE_1]][%[[J]] + %[[V4]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V50:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V5]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V51:[^ ,:]+]] = arith.addf %[[V50]], %[[V13]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V51]], %[[TILE_1]][%[[J]] + %[[V5]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V52:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V6]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V53:[^ ,:]+]] = arith.addf %[[V52]], %[[V14]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V53]], %[[TILE_1]][%[[J]] + %[[V6]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V54:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V7]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V55:[^ ,:]+]] = arith.addf %[[V54]], %[[V15]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V55]], %[[TILE_1]][%[[J]] + %[[V7]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V56:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V8]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V57:[^ ,:]+]] = arith.addf %[[V56]], %[[V16]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V57]], %[[TILE_1]][%[[J]] + %[[V8]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:            %[[V58:[^ ,:]+]] = loop.load %[[TILE_1]][%[[J]] + %[[V9]] * 1024] where %[[V43]] : memref<8192xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V59:[^ ,:]+]] = arith.addf %[[V58]], %[[V17]] : vector<64xf32>
  // CHECK-NEXT:            loop.store %[[V59]], %[[TILE_1]][%[[J]] + %[[V9]] * 1024] : vector<64xf32>, memref<8192xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = 0 to 8 {
  // CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = 0 to 1024 {
  // CHECK-NEXT:          %[[V60:[^ ,:]+]] = loop.load %[[TILE_1]][%[[I_1]] * 1024 + %[[J_1]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:          %[[V61:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 1024 + %[[J_1]]] where %[[LATER]] : memref<8192xf32> -> f32
  // CHECK-NEXT:          %[[V62:[^ ,:]+]] = arith.addf %[[V61]], %[[V60]] : f32
  // CHECK-NEXT:          loop.store %[[V62]], %[[TILE]][%[[I_1]] * 1024 + %[[J_1]]] : f32, memref<8192xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 0 to 8 {
  // CHECK-NEXT:      loop.parallel %[[J_2:[^ ,:]+]] = 0 to 1024 {
  // CHECK-NEXT:        %[[V63:[^ ,:]+]] = loop.load %[[TILE]][%[[I_2]] * 1024 + %[[J_2]]] : memref<8192xf32> -> f32
  // CHECK-NEXT:        loop.store %[[V63]], %[[V0]][%[[I_2]] * 1024 + %[[J_2]]] : f32, memref<8192xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @contract_0(%x: memref<8192xf32>, %w: memref<1048576xf32>, %0: memref<8192xf32>) {
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

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  // CHECK-LABEL: loop.kernel @contract_2(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<512xf32>, %[[W:[^ ,:]+]]: memref<262144xf32>, %[[V0:[^ ,:]+]]: memref<512xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 510 step 6 {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 5 : index
  // CHECK-NEXT:      %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add> %[[R:[^ ,:]+]] = 0 to 512 step 16 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:        %[[V12:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<512xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V13:[^ ,:]+]] = loop.load %[[W]][%[[R]] + %[[I]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V14:[^ ,:]+]] = arith.mulf %[[V12]], %[[V13]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V15:[^ ,:]+]] = loop.load %[[W]][%[[R]] + %[[V1]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V16:[^ ,:]+]] = arith.mulf %[[V12]], %[[V15]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V17:[^ ,:]+]] = loop.load %[[W]][%[[R]] + %[[V2]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V18:[^ ,:]+]] = arith.mulf %[[V12]], %[[V17]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V19:[^ ,:]+]] = loop.load %[[W]][%[[R]] + %[[V3]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V20:[^ ,:]+]] = arith.mulf %[[V12]], %[[V19]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V21:[^ ,:]+]] = loop.load %[[W]][%[[R]] + %[[V4]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V22:[^ ,:]+]] = arith.mulf %[[V12]], %[[V21]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        %[[V23:[^ ,:]+]] = loop.load %[[W]][%[[R]] + %[[V5]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V24:[^ ,:]+]] = arith.mulf %[[V12]], %[[V23]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V14]], %[[V16]], %[[V18]], %[[V20]], %[[V22]], %[[V24]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[V25:[^ ,:]+]] = loop.reduce_lanes <add> %[[V6]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V25]], %[[V0]][%[[I]]] : f32, memref<512xf32>
  // CHECK-NEXT:      %[[V26:[^ ,:]+]] = loop.reduce_lanes <add> %[[V7]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V26]], %[[V0]][%[[V1]]] : f32, memref<512xf32>
  // CHECK-NEXT:      %[[V27:[^ ,:]+]] = loop.reduce_lanes <add> %[[V8]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V27]], %[[V0]][%[[V2]]] : f32, memref<512xf32>
  // CHECK-NEXT:      %[[V28:[^ ,:]+]] = loop.reduce_lanes <add> %[[V9]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V28]], %[[V0]][%[[V3]]] : f32, memref<512xf32>
  // CHECK-NEXT:      %[[V29:[^ ,:]+]] = loop.reduce_lanes <add> %[[V10]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V29]], %[[V0]][%[[V4]]] : f32, memref<512xf32>
  // CHECK-NEXT:      %[[V30:[^ ,:]+]] = loop.reduce_lanes <add> %[[V11]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V30]], %[[V0]][%[[V5]]] : f32, memref<512xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 510 to 512 {
  // CHECK-NEXT:      %[[V31:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 512 step 16 : vector<16xf32> {
  // CHECK-NEXT:        %[[V32:[^ ,:]+]] = loop.load %[[X]][%[[R_1]]] : memref<512xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V33:[^ ,:]+]] = loop.load %[[W]][%[[R_1]] + %[[I_1]] * 512] : memref<262144xf32> -> vector<16xf32>
  // CHECK-NEXT:        %[[V34:[^ ,:]+]] = arith.mulf %[[V32]], %[[V33]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:        loop.yield %[[V34]] : vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[V35:[^ ,:]+]] = loop.reduce_lanes <add> %[[V31]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[V35]], %[[V0]][%[[I_1]]] : f32, memref<512xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @contract_2(%x: memref<512xf32>, %w: memref<262144xf32>, %0: memref<512xf32>) {
    loop.parallel %i = 0 to 512 {
      %1 = loop.reduce <add> %r = 0 to 512 : f32 {
        %2 = loop.load %x[%r] : memref<512xf32> -> f32
        %3 = loop.load %w[%i * 512 + %r] : memref<262144xf32> -> f32
        %4 = arith.mulf %2, %3 fastmath<contract> : f32
        loop.yield %4 : f32
      }
      loop.store %1, %0[%i] : f32, memref<512xf32>
    }
  }
}

// REMARK:       {{.*}}tile-thin-products-cases.mlir:{{[0-9]+}}:5: tile-thin-products: a matrix is read once for 8 rows [@contract_0]
// REMARK-NEXT:  {{.*}}tile-thin-products-cases.mlir:{{[0-9]+}}:5: tile-thin-products: a matrix is read once for 1 rows [@contract_2]
