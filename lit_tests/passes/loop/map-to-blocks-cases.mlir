// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-to-blocks --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p map-to-blocks --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in map-to-blocks.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @hardtanh_bmm_0_1(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: memref<?xf64>,
  // CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<?xf64>,
  // CHECK-SAME:  %[[S33:[^ ,:]+]]: index,
  // CHECK-SAME:  %[[S47:[^ ,:]+]]: index,
  // CHECK-SAME:  %[[S50:[^ ,:]+]]: index,
  // CHECK-SAME:  %[[S69:[^ ,:]+]]: index) attributes {warps = 8 : i64, stages = 1 : i64} {
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant -1.000000e+00 : f64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[S33]] * %[[S50]] * %[[S69]] attributes {block = #loop.block<1, x>} {
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to %[[S69]] : f64 attributes {residency = #loop.residency<streamed>, block = #loop.block<2048>} {
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = loop.load %[[ARGS]][%[[S47]] * ((%[[I]] floordiv %[[S69]]) floordiv %[[S50]]) + %[[S69]] * (%[[I]] mod %[[S69]]) + %[[R]]] : memref<?xf64> -> f64
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.maximumf %[[V4]], %[[V1]] : f64
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.minimumf %[[V5]], %[[V2]] : f64
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.mulf %[[V6]], %[[V6]] fastmath<contract> : f64
  // CHECK-NEXT:        loop.yield %[[V7]] : f64
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V3]], %[[V0]][%[[I]]] : f64, memref<?xf64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @hardtanh_bmm_0_1(%args: memref<?xf64>, %0: memref<?xf64>, %s33: index, %s47: index, %s50: index, %s69: index) {
    %1 = arith.constant -1.000000e+00 : f64
    %2 = arith.constant 1.000000e+00 : f64
    loop.parallel %i = 0 to %s33 * %s50 * %s69 {
      %3 = loop.reduce <add> %r = 0 to %s69 : f64 attributes {residency = #loop.residency<streamed>} {
        %4 = loop.load %args[%s47 * ((%i floordiv %s69) floordiv %s50) + %s69 * (%i mod %s69) + %r] : memref<?xf64> -> f64
        %5 = arith.maximumf %4, %1 : f64
        %6 = arith.minimumf %5, %2 : f64
        %7 = arith.mulf %6, %6 fastmath<contract> : f64
        loop.yield %7 : f64
      }
      loop.store %3, %0[%i] : f64, memref<?xf64>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @softmax_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2640xf32>,
  // CHECK-SAME:  %[[_SOFTMAX:[^ ,:]+]]: memref<2640xf32>) attributes {warps = 2 : i64, stages = 1 : i64} {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 66 attributes {block = #loop.block<8, x>} {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 40 : f32 attributes {residency = #loop.residency<held>, block = #loop.block<64>} {
  // CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R]] * 66] : memref<2640xf32> -> f32
  // CHECK-NEXT:        loop.yield %[[V1]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 40 : f32 attributes {residency = #loop.residency<held>, block = #loop.block<64>} {
  // CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R_1]] * 66] : memref<2640xf32> -> f32
  // CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.subf %[[V3]], %[[V0]] : f32
  // CHECK-NEXT:        %[[V5:[^ ,:]+]] = math.exp %[[V4]] : f32
  // CHECK-NEXT:        loop.yield %[[V5]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 40 attributes {residency = #loop.residency<held>, block = #loop.block<64>} {
  // CHECK-NEXT:        %[[V6:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[J]] * 66] : memref<2640xf32> -> f32
  // CHECK-NEXT:        %[[V7:[^ ,:]+]] = arith.subf %[[V6]], %[[V0]] : f32
  // CHECK-NEXT:        %[[V8:[^ ,:]+]] = math.exp %[[V7]] : f32
  // CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.divf %[[V8]], %[[V2]] : f32
  // CHECK-NEXT:        loop.store %[[V9]], %[[_SOFTMAX]][%[[I]] * 40 + %[[J]]] : f32, memref<2640xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @softmax_0(%x: memref<2640xf32>, %_softmax: memref<2640xf32>) {
    loop.parallel %i = 0 to 66 {
      %0 = loop.reduce <maximum> %r = 0 to 40 : f32 attributes {residency = #loop.residency<held>} {
        %1 = loop.load %x[%i + %r * 66] : memref<2640xf32> -> f32
        loop.yield %1 : f32
      }
      %2 = loop.reduce <add> %r_1 = 0 to 40 : f32 attributes {residency = #loop.residency<held>} {
        %3 = loop.load %x[%i + %r_1 * 66] : memref<2640xf32> -> f32
        %4 = arith.subf %3, %0 : f32
        %5 = math.exp %4 : f32
        loop.yield %5 : f32
      }
      loop.parallel %j = 0 to 40 attributes {residency = #loop.residency<held>} {
        %6 = loop.load %x[%i + %j * 66] : memref<2640xf32> -> f32
        %7 = arith.subf %6, %0 : f32
        %8 = math.exp %7 : f32
        %9 = arith.divf %8, %2 : f32
        loop.store %9, %_softmax[%i * 40 + %j] : f32, memref<2640xf32>
      }
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: loop.kernel @amax_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<70001xf32>,
  // CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<34xf32>) attributes {warps = 16 : i64, stages = 1 : i64} {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 34 attributes {block = #loop.block<1, x>} {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 2058 : f32 attributes {residency = #loop.residency<streamed>, block = #loop.block<4096>} {
  // CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 2058 + %[[R]]] : memref<70001xf32> -> f32
  // CHECK-NEXT:        loop.yield %[[V2]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[V1]], %[[V0]][%[[I]]] : f32, memref<34xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @amax_0(%x: memref<70001xf32>, %0: memref<34xf32>) {
    loop.parallel %i = 0 to 34 {
      %1 = loop.reduce <maximum> %r = 0 to 2058 : f32 attributes {residency = #loop.residency<streamed>} {
        %2 = loop.load %x[%i * 2058 + %r] : memref<70001xf32> -> f32
        loop.yield %2 : f32
      }
      loop.store %1, %0[%i] : f32, memref<34xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @constant(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>) attributes {warps = 1 : i64, stages = 1 : i64} {
// CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:  }
loop.kernel @constant(%x: memref<16xf32>) {
  %c = arith.constant dense<1.000000e+00> : tensor<2xf32>
}

// REMARK:       {{.*}}map-to-blocks-cases.mlir:{{[0-9]+}}:3: map-to-blocks: rows of unknown length, 2048 elements at a time, 1 row a program; 8 warps; lanes access neighbours in 134217728 of 134250496 bytes [@hardtanh_bmm_0_1]
// REMARK-NEXT:  {{.*}}map-to-blocks-cases.mlir:{{[0-9]+}}:3: map-to-blocks: 8 columns a program, at once; 2 warps; lanes access neighbours in 42240 of 42240 bytes [@softmax_0]
// REMARK-NEXT:  {{.*}}map-to-blocks-cases.mlir:{{[0-9]+}}:3: map-to-blocks: rows of 2058, at once, 1 row a program; 16 warps; lanes access neighbours in 279888 of 280024 bytes [@amax_0]
// REMARK-NEXT:  {{.*}}map-to-blocks-cases.mlir:{{[0-9]+}}:1: map-to-blocks: not mapped for the machine 'x86-avx512', which is no GPU, but for 'cuda' [@constant]
// REMARK-NEXT:  {{.*}}map-to-blocks-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a single program of scalars; 1 warp; lanes access neighbours in 0 of 0 bytes [@constant]
