// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-thin-products | filecheck %s
// RUN: stepwell-opt %s -p tile-thin-products --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes tile-thin-products | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bits: an integer (default machine.vector_bits)
// OPTIONS-NEXT:   registers: an integer (default machine.registers)
// OPTIONS-NEXT:   enough-blocks: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   bf16-terms: an integer (default machine.bf16_terms)
// OPTIONS-NEXT:   i8-terms: an integer (default machine.i8_terms)
// OPTIONS-NEXT:   most-rows: an integer (default machine.shared_rows)
// OPTIONS-NEXT:   least-terms: an integer (default 20)
// OPTIONS-NEXT:   streams: an integer (default 6)
// OPTIONS-NEXT:   page: an integer (default machine.fetched_page)
// OPTIONS-NEXT:   shortest-row: an integer (default 1024)
// OPTIONS-NEXT:   least-block: an integer (default 1024)
// OPTIONS-NEXT:   largest-block: an integer (default 4096)
// OPTIONS-NEXT:   terms: an integer (default 8)
// OPTIONS-NEXT:   l1: an integer (default machine.l1)
// OPTIONS-NEXT:   enough-uses: an integer (default 64)
// OPTIONS-NEXT:   longest-sum: an integer (default 256)

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  /// Neighbours in memory are added up: vectors of the rows of the matrix, several side by side.
  // CHECK-LABEL: loop.kernel @along_sum(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<160xf32>, %[[W:[^ ,:]+]]: memref<960xf32>, %[[Y:[^ ,:]+]]: memref<12xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 6 step 6 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[J]] + 1 : index
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[J]] + 2 : index
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[J]] + 3 : index
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.apply %[[J]] + 4 : index
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.apply %[[J]] + 5 : index
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 2 step 2 {
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
  // CHECK-NEXT:        %[[V6:[^ ,:]+]], %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]], %[[V9:[^ ,:]+]], %[[V10:[^ ,:]+]], %[[V11:[^ ,:]+]], %[[V12:[^ ,:]+]], %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]], %[[V16:[^ ,:]+]], %[[V17:[^ ,:]+]] = loop.reduce <add, add, add, add, add, add, add, add, add, add, add, add> %[[K:[^ ,:]+]] = 0 to 80 step 16 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32> {
  // CHECK-NEXT:          %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[K]] + %[[I]] * 80] : memref<160xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V19:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[J]] * 80] : memref<960xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V20:[^ ,:]+]] = arith.mulf %[[V18]], %[[V19]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V21:[^ ,:]+]] = loop.load %[[X]][%[[K]] + %[[V5]] * 80] : memref<160xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V22:[^ ,:]+]] = arith.mulf %[[V21]], %[[V19]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V23:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[V0]] * 80] : memref<960xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V24:[^ ,:]+]] = arith.mulf %[[V18]], %[[V23]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V25:[^ ,:]+]] = arith.mulf %[[V21]], %[[V23]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V26:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[V1]] * 80] : memref<960xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V27:[^ ,:]+]] = arith.mulf %[[V18]], %[[V26]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V28:[^ ,:]+]] = arith.mulf %[[V21]], %[[V26]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V29:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[V2]] * 80] : memref<960xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V30:[^ ,:]+]] = arith.mulf %[[V18]], %[[V29]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V31:[^ ,:]+]] = arith.mulf %[[V21]], %[[V29]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V32:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[V3]] * 80] : memref<960xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V33:[^ ,:]+]] = arith.mulf %[[V18]], %[[V32]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V34:[^ ,:]+]] = arith.mulf %[[V21]], %[[V32]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V35:[^ ,:]+]] = loop.load %[[W]][%[[K]] + %[[V4]] * 80] : memref<960xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V36:[^ ,:]+]] = arith.mulf %[[V18]], %[[V35]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          %[[V37:[^ ,:]+]] = arith.mulf %[[V21]], %[[V35]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          loop.yield %[[V20]], %[[V22]], %[[V24]], %[[V25]], %[[V27]], %[[V28]], %[[V30]], %[[V31]], %[[V33]], %[[V34]], %[[V36]], %[[V37]] : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce_lanes <add> %[[V6]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 6 + %[[J]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_1:[^ ,:]+]] = loop.reduce_lanes <add> %[[V7]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_1]], %[[Y]][%[[V5]] * 6 + %[[J]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_2:[^ ,:]+]] = loop.reduce_lanes <add> %[[V8]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_2]], %[[Y]][%[[I]] * 6 + %[[V0]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_3:[^ ,:]+]] = loop.reduce_lanes <add> %[[V9]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_3]], %[[Y]][%[[V5]] * 6 + %[[V0]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_4:[^ ,:]+]] = loop.reduce_lanes <add> %[[V10]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_4]], %[[Y]][%[[I]] * 6 + %[[V1]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_5:[^ ,:]+]] = loop.reduce_lanes <add> %[[V11]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_5]], %[[Y]][%[[V5]] * 6 + %[[V1]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_6:[^ ,:]+]] = loop.reduce_lanes <add> %[[V12]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_6]], %[[Y]][%[[I]] * 6 + %[[V2]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_7:[^ ,:]+]] = loop.reduce_lanes <add> %[[V13]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_7]], %[[Y]][%[[V5]] * 6 + %[[V2]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_8:[^ ,:]+]] = loop.reduce_lanes <add> %[[V14]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_8]], %[[Y]][%[[I]] * 6 + %[[V3]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_9:[^ ,:]+]] = loop.reduce_lanes <add> %[[V15]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_9]], %[[Y]][%[[V5]] * 6 + %[[V3]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_10:[^ ,:]+]] = loop.reduce_lanes <add> %[[V16]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_10]], %[[Y]][%[[I]] * 6 + %[[V4]]] : f32, memref<12xf32>
  // CHECK-NEXT:        %[[S_11:[^ ,:]+]] = loop.reduce_lanes <add> %[[V17]] : vector<16xf32>
  // CHECK-NEXT:        loop.store %[[S_11]], %[[Y]][%[[V5]] * 6 + %[[V4]]] : f32, memref<12xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @along_sum(%x: memref<160xf32>, %w: memref<960xf32>, %y: memref<12xf32>) {
    loop.parallel %i = 0 to 2 {
      loop.parallel %j = 0 to 6 {
        %s = loop.reduce <add> %k = 0 to 80 : f32 {
          %a = loop.load %x[%i * 80 + %k] : memref<160xf32> -> f32
          %b = loop.load %w[%j * 80 + %k] : memref<960xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 6 + %j] : f32, memref<12xf32>
      }
    }
  }

  /// Neighbours in memory belong to neighbouring columns: a few rows of the matrix are added to all sums at a time.
  // CHECK-LABEL: loop.kernel @along_columns(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[W:[^ ,:]+]]: memref<131072xf32>, %[[Y:[^ ,:]+]]: memref<2048xf32>) {
  // CHECK-NEXT:    loop.parallel %[[JO:[^ ,:]+]] = 0 to 2048 step 1024 {
  // CHECK-NEXT:      %[[ROW:[^ ,:]+]] = loop.alloc : memref<1024xf32>
  // CHECK-NEXT:      loop.for %[[K:[^ ,:]+]] = 0 to 64 step 8 {
  // CHECK-NEXT:        %[[V0:[^ ,:]+]] = arith.constant 0 : index
  // CHECK-NEXT:        %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[K]], %[[V0]] : index
  // CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 1024 step 64 {
  // CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.reduce <add> %[[K_1:[^ ,:]+]] = %[[K]] to %[[K]] + 8 : vector<64xf32> {
  // CHECK-NEXT:            %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[K_1]]] : memref<64xf32> -> f32
  // CHECK-NEXT:            %[[V3:[^ ,:]+]] = loop.load %[[W]][%[[J]] + %[[K_1]] * 2048] : memref<131072xf32> -> vector<64xf32>
  // CHECK-NEXT:            %[[V4:[^ ,:]+]] = vector.broadcast %[[V2]] : f32 to vector<64xf32>
  // CHECK-NEXT:            %[[V5:[^ ,:]+]] = arith.mulf %[[V4]], %[[V3]] fastmath<contract> : vector<64xf32>
  // CHECK-NEXT:            loop.yield %[[V5]] : vector<64xf32>
  // CHECK-NEXT:          }
  // CHECK-NEXT:          %[[V6:[^ ,:]+]] = vector.broadcast %[[LATER]] : i1 to vector<64xi1>
  // CHECK-NEXT:          %[[V7:[^ ,:]+]] = loop.load %[[ROW]][%[[J]] - %[[JO]]] where %[[V6]] : memref<1024xf32> -> vector<64xf32>
  // CHECK-NEXT:          %[[V8:[^ ,:]+]] = arith.addf %[[V7]], %[[V1]] : vector<64xf32>
  // CHECK-NEXT:          loop.store %[[V8]], %[[ROW]][%[[J]] - %[[JO]]] : vector<64xf32>, memref<1024xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = %[[JO]] to %[[JO]] + 1024 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.load %[[ROW]][-%[[JO]] + %[[J_1]]] : memref<1024xf32> -> f32
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[J_1]]] : f32, memref<2048xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @along_columns(%x: memref<64xf32>, %w: memref<131072xf32>, %y: memref<2048xf32>) {
    loop.parallel %j = 0 to 2048 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%k] : memref<64xf32> -> f32
        %b = loop.load %w[%k * 2048 + %j] : memref<131072xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<2048xf32>
    }
  }

  /// The lanes of a short sum cost more to add up than they save; many rows are multiplied by a packed matrix.
  // CHECK-LABEL: loop.kernel @left_alone(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<160xf32>, %[[W:[^ ,:]+]]: memref<960xf32>, %[[Y:[^ ,:]+]]: memref<240xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 60 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 16 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 16 + %[[K]]] : memref<960xf32> -> f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 60 + %[[J]]] : f32, memref<240xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @left_alone(%x: memref<160xf32>, %w: memref<960xf32>, %y: memref<240xf32>) {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 60 {
        %s = loop.reduce <add> %k = 0 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<160xf32> -> f32
          %b = loop.load %w[%j * 16 + %k] : memref<960xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 60 + %j] : f32, memref<240xf32>
      }
    }
  }

  /// A matrix of i8 with a scale for each group of terms: lanes are added up after the last group.
  // CHECK-LABEL: loop.kernel @groups(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<256xi8>,
  // CHECK-SAME:  %[[G:[^ ,:]+]]: memref<8xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<4xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 2 : vector<16xf32> {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.reduce <add> %[[L:[^ ,:]+]] = 0 to 32 step 16 : vector<16xf32> {
  // CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[L]] + %[[K]] * 32] : memref<64xf32> -> vector<16xf32>
  // CHECK-NEXT:          %[[V3:[^ ,:]+]] = loop.load %[[W]][%[[L]] + %[[K]] * 32 + %[[J]] * 64] : memref<256xi8> -> vector<16xi8>
  // CHECK-NEXT:          %[[V4:[^ ,:]+]] = arith.sitofp %[[V3]] : vector<16xi8> to vector<16xf32>
  // CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.load %[[G]][%[[K]] + %[[J]] * 2] : memref<8xf32> -> f32
  // CHECK-NEXT:          %[[V6:[^ ,:]+]] = vector.broadcast %[[V5]] : f32 to vector<16xf32>
  // CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.mulf %[[V4]], %[[V6]] : vector<16xf32>
  // CHECK-NEXT:          %[[V8:[^ ,:]+]] = arith.mulf %[[V2]], %[[V7]] fastmath<contract> : vector<16xf32>
  // CHECK-NEXT:          loop.yield %[[V8]] : vector<16xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.yield %[[V1]] : vector<16xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce_lanes <add> %[[V0]] : vector<16xf32>
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<4xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @groups(%x: memref<64xf32>, %w: memref<256xi8>, %g: memref<8xf32>, %y: memref<4xf32>) {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 2 : f32 {
        %t = loop.reduce <add> %l = 0 to 32 : f32 {
          %a = loop.load %x[%k * 32 + %l] : memref<64xf32> -> f32
          %b = loop.load %w[%j * 64 + %k * 32 + %l] : memref<256xi8> -> i8
          %c = arith.sitofp %b : i8 to f32
          %d = loop.load %g[%j * 2 + %k] : memref<8xf32> -> f32
          %e = arith.mulf %c, %d : f32
          %p = arith.mulf %a, %e fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.yield %t : f32
      }
      loop.store %s, %y[%j] : f32, memref<4xf32>
    }
  }
}
