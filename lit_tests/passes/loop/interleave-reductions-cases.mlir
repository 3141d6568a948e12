// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p interleave-reductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p interleave-reductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in interleave-reductions.mlir.

// CHECK-LABEL: loop.kernel @sum_0(
// CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<?xi32>,
// CHECK-SAME:  %[[SUM:[^ ,:]+]]: memref<?xf64>,
// CHECK-SAME:  %[[S33:[^ ,:]+]]: index,
// CHECK-SAME:  %[[S6:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[S33]] * %[[S6]] {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[ARGS]][%[[I]]] : memref<?xi32> -> i32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.sitofp %[[V0]] : i32 to f64
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[RO:[^ ,:]+]] = 0 to (%[[S6]] floordiv 4096) * 4096 step 4096 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64> {
// CHECK-NEXT:        %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[R:[^ ,:]+]] = %[[RO]] to %[[RO]] + 4096 step 32 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64> {
// CHECK-NEXT:          %[[V10:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:          %[[V11:[^ ,:]+]] = loop.apply %[[R]] + 8 : index
// CHECK-NEXT:          %[[V12:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:          %[[V13:[^ ,:]+]] = loop.apply %[[R]] + 16 : index
// CHECK-NEXT:          %[[V14:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:          %[[V15:[^ ,:]+]] = loop.apply %[[R]] + 24 : index
// CHECK-NEXT:          %[[V16:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:          loop.yield %[[V10]], %[[V12]], %[[V14]], %[[V16]] : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.yield %[[V6]], %[[V7]], %[[V8]], %[[V9]] : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V17:[^ ,:]+]], %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]], %[[V20:[^ ,:]+]] = loop.reduce <add, add, add, add> %[[R_1:[^ ,:]+]] = (%[[S6]] floordiv 4096) * 4096 to (%[[S6]] floordiv 32) * 32 step 32 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64> {
// CHECK-NEXT:        %[[V21:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:        %[[V22:[^ ,:]+]] = loop.apply %[[R_1]] + 8 : index
// CHECK-NEXT:        %[[V23:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:        %[[V24:[^ ,:]+]] = loop.apply %[[R_1]] + 16 : index
// CHECK-NEXT:        %[[V25:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:        %[[V26:[^ ,:]+]] = loop.apply %[[R_1]] + 24 : index
// CHECK-NEXT:        %[[V27:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:        loop.yield %[[V21]], %[[V23]], %[[V25]], %[[V27]] : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.addf %[[V2]], %[[V17]] : vector<8xf64>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addf %[[V3]], %[[V18]] : vector<8xf64>
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.addf %[[V4]], %[[V19]] : vector<8xf64>
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.addf %[[V5]], %[[V20]] : vector<8xf64>
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.addf %[[V28]], %[[V29]] : vector<8xf64>
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.addf %[[V30]], %[[V31]] : vector<8xf64>
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.addf %[[V32]], %[[V33]] : vector<8xf64>
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = loop.reduce <add> %[[R_2:[^ ,:]+]] = (%[[S6]] floordiv 32) * 32 to (%[[S6]] floordiv 8) * 8 step 8 : vector<8xf64> {
// CHECK-NEXT:        %[[V36:[^ ,:]+]] = vector.broadcast %[[V1]] : f64 to vector<8xf64>
// CHECK-NEXT:        loop.yield %[[V36]] : vector<8xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = arith.addf %[[V34]], %[[V35]] : vector<8xf64>
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = loop.reduce_lanes <add> %[[V37]] : vector<8xf64>
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = loop.reduce <add> %[[R_3:[^ ,:]+]] = (%[[S6]] floordiv 8) * 8 to %[[S6]] : f64 {
// CHECK-NEXT:        loop.yield %[[V1]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = arith.addf %[[V38]], %[[V39]] : f64
// CHECK-NEXT:      loop.store %[[V40]], %[[SUM]][%[[I]]] : f64, memref<?xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sum_0(%args: memref<?xi32>, %sum: memref<?xf64>, %s33: index, %s6: index) {
  loop.parallel %i = 0 to %s33 * %s6 {
    %0 = loop.load %args[%i] : memref<?xi32> -> i32
    %1 = arith.sitofp %0 : i32 to f64
    %2 = loop.reduce <add> %r = 0 to (%s6 floordiv 8) * 8 step 8 : vector<8xf64> {
      %3 = vector.broadcast %1 : f64 to vector<8xf64>
      loop.yield %3 : vector<8xf64>
    }
    %4 = loop.reduce_lanes <add> %2 : vector<8xf64>
    %5 = loop.reduce <add> %r_1 = (%s6 floordiv 8) * 8 to %s6 : f64 {
      loop.yield %1 : f64
    }
    %6 = arith.addf %4, %5 : f64
    loop.store %6, %sum[%i] : f64, memref<?xf64>
  }
}

// -----

// CHECK-LABEL: loop.kernel @place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>, %[[Z:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[M:[^ ,:]+]], %[[P:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 4096 : f32, i64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<4096xf32> -> f32
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:      loop.yield %[[V]], %[[Q]] : f32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[M]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:    loop.store %[[P]], %[[Z]][0] : i64, memref<1xi64>
// CHECK-NEXT:  }
loop.kernel @place(%x: memref<4096xf32>, %y: memref<1xf32>, %z: memref<1xi64>) {
  %m, %p = loop.reduce <argmaximum> %r = 0 to 4096 : f32, i64 {
    %v = loop.load %x[%r] : memref<4096xf32> -> f32
    %q = arith.index_cast %r : index to i64
    loop.yield %v, %q : f32, i64
  }
  loop.store %m, %y[0] : f32, memref<1xf32>
  loop.store %p, %z[0] : i64, memref<1xi64>
}

// -----

/// What vectors of 16 leave over is at most one vector of 8, and no pair of vectors.
// CHECK-LABEL: loop.kernel @rest(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<16xf32>, %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]], %[[V5:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add> %[[R:[^ ,:]+]] = (%[[N]] floordiv 16) * 16 to (%[[N]] floordiv 16) * 16 step 16 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32> {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<?xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[W:[^ ,:]+]] = arith.mulf %[[V]], %[[V]] : vector<8xf32>
// CHECK-NEXT:      %[[U:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : vector<8xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.apply %[[R]] + 8 : index
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[V6]]] : memref<?xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[W_1:[^ ,:]+]] = arith.mulf %[[V_1]], %[[V_1]] : vector<8xf32>
// CHECK-NEXT:      %[[U_1:[^ ,:]+]] = arith.mulf %[[V_1]], %[[W_1]] : vector<8xf32>
// CHECK-NEXT:      loop.yield %[[V]], %[[W]], %[[U]], %[[V_1]], %[[W_1]], %[[U_1]] : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.addf %[[V0]], %[[V3]] : vector<8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.addf %[[V1]], %[[V4]] : vector<8xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.addf %[[V2]], %[[V5]] : vector<8xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]], %[[P:[^ ,:]+]], %[[Q:[^ ,:]+]] = loop.reduce <add, add, add> %[[R_1:[^ ,:]+]] = (%[[N]] floordiv 16) * 16 to (%[[N]] floordiv 8) * 8 step 8 : vector<8xf32>, vector<8xf32>, vector<8xf32> {
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[R_1]]] : memref<?xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[W_2:[^ ,:]+]] = arith.mulf %[[V_2]], %[[V_2]] : vector<8xf32>
// CHECK-NEXT:      %[[U_2:[^ ,:]+]] = arith.mulf %[[V_2]], %[[W_2]] : vector<8xf32>
// CHECK-NEXT:      loop.yield %[[V_2]], %[[W_2]], %[[U_2]] : vector<8xf32>, vector<8xf32>, vector<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S_1:[^ ,:]+]] = arith.addf %[[V7]], %[[S]] : vector<8xf32>
// CHECK-NEXT:    %[[P_1:[^ ,:]+]] = arith.addf %[[V8]], %[[P]] : vector<8xf32>
// CHECK-NEXT:    %[[Q_1:[^ ,:]+]] = arith.addf %[[V9]], %[[Q]] : vector<8xf32>
// CHECK-NEXT:    %[[T:[^ ,:]+]] = loop.reduce_lanes <add> %[[S_1]] : vector<8xf32>
// CHECK-NEXT:    loop.store %[[T]], %[[Y]][0] : f32, memref<16xf32>
// CHECK-NEXT:  }
loop.kernel @rest(%x: memref<?xf32>, %y: memref<16xf32>, %n: index) {
  %s, %p, %q = loop.reduce <add, add, add> %r = (%n floordiv 16) * 16 to (%n floordiv 8) * 8 step 8 : vector<8xf32>, vector<8xf32>, vector<8xf32> {
    %v = loop.load %x[%r] : memref<?xf32> -> vector<8xf32>
    %w = arith.mulf %v, %v : vector<8xf32>
    %u = arith.mulf %v, %w : vector<8xf32>
    loop.yield %v, %w, %u : vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  %t = loop.reduce_lanes <add> %s : vector<8xf32>
  loop.store %t, %y[0] : f32, memref<16xf32>
}

// REMARK:       {{.*}}interleave-reductions-cases.mlir:{{[0-9]+}}:10: interleave-reductions: 4 partial results are kept [@sum_0]
// REMARK-NEXT:  {{.*}}interleave-reductions-cases.mlir:{{[0-9]+}}:12: interleave-reductions: not interleaved: it looks for a place [@place]
// REMARK-NEXT:  {{.*}}interleave-reductions-cases.mlir:{{[0-9]+}}:16: interleave-reductions: 2 partial results are kept [@rest]
