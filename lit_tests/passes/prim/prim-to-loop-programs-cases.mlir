// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --split-input-file | filecheck %s

// Programs that were drawn at random, at two sizes.

// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<6xf32>, %[[V1:[^ ,:]+]]: memref<6xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[V1_2:[^ ,:]+]] = loop.for %[[J:[^ ,:]+]] = 0 to 3 carry (%[[V2:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[X1]][%[[I]] + %[[J]] * 2] : memref<6xf32> -> f32
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.addf %[[V2]], %[[V4]] : f64
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:        loop.store %[[V6]], %[[V1]][%[[I]] + %[[J]] * 2] : f32, memref<6xf32>
// CHECK-NEXT:        loop.yield %[[V5]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @pad_0(
// CHECK-SAME:  %[[X2:[^ ,:]+]]: memref<2xf32>, %[[V4:[^ ,:]+]]: memref<3xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply -%[[I]] + 1 : index
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.cmpi sge, %[[V2]], %[[V1]] : index
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = loop.load %[[X2]][%[[I]]] where %[[V3]] : memref<2xf32> -> f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.select %[[V3]], %[[V4_2]], %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V5]], %[[V4]][%[[I]]] : f32, memref<3xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0(
// CHECK-SAME:  %[[X2:[^ ,:]+]]: memref<2xf32>, %[[V7:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 2 : f32, i64 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[X2]][%[[R]]] : memref<2xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:      loop.yield %[[V2]], %[[V3]] : f32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V1]], %[[V7]][0] : i64, memref<1xi64>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2063(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[2], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[3, 1, 2], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[2], f32>) -> (!host.buffer<[], i64>, !host.buffer<[3, 1, 2], f32>, !host.buffer<[1, 1, 1], f32>, !host.buffer<[3], f32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[3, 1, 2], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[X1]], %[[V1]]) : !host.buffer<[3, 1, 2], f32>, !host.buffer<[3, 1, 2], f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[3], f32>
// CHECK-NEXT:    host.launch @pad_0(%[[X2]], %[[V4]]) : !host.buffer<[2], f32>, !host.buffer<[3], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[X2]], %[[V7]]) : !host.buffer<[2], f32>, !host.buffer<[], i64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.view %[[V1]] offset 0 : !host.buffer<[3, 1, 2], f32> -> !host.buffer<[3, 1, 2], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.view %[[V1]] offset 0 : !host.buffer<[3, 1, 2], f32> -> !host.buffer<[1, 1, 1], f32, [2, 4, 2]>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[1, 1, 1], f32>
// CHECK-NEXT:    host.copy %[[V9]] to %[[V0]] : !host.buffer<[1, 1, 1], f32, [2, 4, 2]> to !host.buffer<[1, 1, 1], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V0]], %[[V4]] : !host.buffer<[], i64>, !host.buffer<[3, 1, 2], f32>, !host.buffer<[1, 1, 1], f32>, !host.buffer<[3], f32>
// CHECK-NEXT:  }
func.func @program_2063(%x0: tensor<2xf32>, %x1: tensor<3x1x2xf32>, %x2: tensor<2xf32>) -> (tensor<i64>, tensor<3x1x2xf32>, tensor<1x1x1xf32>, tensor<3xf32>) {
  %v0 = prim.argreduce <maximum> %x0 dim 0 : tensor<2xf32> -> tensor<i64>
  %v1 = prim.scan <add> %x1 dim 0 : tensor<3x1x2xf32> -> tensor<3x1x2xf32>
  %v2 = prim.constant 0.5 : tensor<2xf32>
  %v3 = prim.minimum %x2, %v2 : tensor<2xf32>
  %v4 = prim.pad %x2 low [0] with 0.25 : tensor<2xf32> -> tensor<3xf32>
  %v5 = prim.argreduce <maximum> %x2 dim 0 : tensor<2xf32> -> tensor<i64>
  %v6 = prim.reshape %v2 : tensor<2xf32> -> tensor<2x1xf32>
  %v7 = prim.argreduce <maximum> %x2 dim 0 : tensor<2xf32> -> tensor<i64>
  %v8 = prim.transpose %v1 permutation [0, 1, 2] : tensor<3x1x2xf32> -> tensor<3x1x2xf32>
  %v9 = prim.slice %v1 offsets [0, 0, 0] strides [1, 2, 2] : tensor<3x1x2xf32> -> tensor<1x1x1xf32>
  func.return %v7, %v8, %v9, %v4 : tensor<i64>, tensor<3x1x2xf32>, tensor<1x1x1xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_sub_compare_concatenate_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<1xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<1xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<1xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<1xi1>,
// CHECK-SAME:  %[[V7:[^ ,:]+]]: memref<2xf32>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 1 : f32 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X1]][%[[R]]] : memref<1xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V0_2]], %[[V0]][0] : f32, memref<1xf32>
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = loop.load %[[X1]][0] : memref<1xf32> -> f32
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.subf %[[V2_2]], %[[V0_2]] : f32
// CHECK-NEXT:    loop.store %[[V3_2]], %[[V2]][0] : f32, memref<1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpf olt, %[[V0_2]], %[[V0_2]] : f32
// CHECK-NEXT:    loop.store %[[V4]], %[[V3]][0] : i1, memref<1xi1>
// CHECK-NEXT:    loop.store %[[V0_2]], %[[V7]][0] : f32, memref<2xf32>
// CHECK-NEXT:    loop.store %[[V3_2]], %[[V7]][1] : f32, memref<2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @concatenate_0(
// CHECK-SAME:  %[[X2:[^ ,:]+]]: memref<18xf32>, %[[V8:[^ ,:]+]]: memref<36xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X2]][%[[I]] * 3 + %[[J]]] : memref<18xf32> -> f32
// CHECK-NEXT:        loop.store %[[V0]], %[[V8]][%[[I]] * 3 + %[[J]]] : f32, memref<36xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[V8]][%[[I]] * 3 + %[[J]] + 18] : f32, memref<36xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2095(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[3, 4, 2], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[6, 3], f32>) -> (!host.buffer<[2], f32>, !host.buffer<[12, 3], f32>, !host.buffer<[1], f32>, !host.buffer<[], i1>, !host.buffer<[1], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[], i1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[2], f32>
// CHECK-NEXT:    host.launch @reduce_sub_compare_concatenate_0(%[[X1]], %[[V0]], %[[V2]], %[[V3]], %[[V7]]) : !host.buffer<[1], f32>, !host.buffer<[], f32>, !host.buffer<[1], f32>, !host.buffer<[], i1>, !host.buffer<[2], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.view %[[V0]] offset 0 : !host.buffer<[], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[12, 3], f32>
// CHECK-NEXT:    host.launch @concatenate_0(%[[X2]], %[[V8]]) : !host.buffer<[6, 3], f32>, !host.buffer<[12, 3], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.view %[[V2]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]], %[[V3]], %[[V1]] : !host.buffer<[2], f32>, !host.buffer<[12, 3], f32>, !host.buffer<[1], f32>, !host.buffer<[], i1>, !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_2095(%x0: tensor<3x4x2xf32>, %x1: tensor<1xf32>, %x2: tensor<6x3xf32>) -> (tensor<2xf32>, tensor<12x3xf32>, tensor<1xf32>, tensor<i1>, tensor<1xf32>) {
  %v0 = prim.reduce <add> %x1 dims [0] : tensor<1xf32> -> tensor<f32>
  %v1 = prim.broadcast %v0 dims [] : tensor<f32> -> tensor<1xf32>
  %v2 = prim.sub %x1, %v1 : tensor<1xf32>
  %v3 = prim.compare <lt> %v0, %v0 : tensor<f32>
  %v4 = prim.select %v3, %v0, %v0 : tensor<f32>
  %v5 = prim.scan <add> %x1 dim 0 : tensor<1xf32> -> tensor<1xf32>
  %v6 = prim.transpose %x2 permutation [1, 0] : tensor<6x3xf32> -> tensor<3x6xf32>
  %v7 = prim.concatenate %v1, %v2 dim 0 : tensor<1xf32>, tensor<1xf32> -> tensor<2xf32>
  %v8 = prim.concatenate %x2, %x2 dim 0 : tensor<6x3xf32>, tensor<6x3xf32> -> tensor<12x3xf32>
  %v9 = prim.reshape %v2 : tensor<1xf32> -> tensor<1xf32>
  func.return %v7, %v8, %v9, %v3, %v1 : tensor<2xf32>, tensor<12x3xf32>, tensor<1xf32>, tensor<i1>, tensor<1xf32>
}

// -----

// CHECK-LABEL: loop.kernel @compare_select_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<4xf32>, %[[V2:[^ ,:]+]]: memref<4xi1>, %[[V3:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]]] : memref<4xf32> -> f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V0]] : f32
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = arith.select %[[V1]], %[[V0]], %[[V0]] : f32
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = arith.cmpf olt, %[[V0]], %[[V2_2]] : f32
// CHECK-NEXT:      loop.store %[[V3_2]], %[[V2]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.select %[[V3_2]], %[[V0]], %[[V2_2]] : f32
// CHECK-NEXT:      loop.store %[[V4]], %[[V3]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reverse_0(
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4xi1>, %[[V7:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[V2]][-%[[I]] + 3] : memref<4xi1> -> i1
// CHECK-NEXT:      loop.store %[[V0]], %[[V7]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2017(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[4], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[3, 6], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[1], f32>) -> (!host.buffer<[4], i1>, !host.buffer<[2], f32>, !host.buffer<[3, 6], f32>, !host.buffer<[2], f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @compare_select_0(%[[X0]], %[[V2]], %[[V3]]) : !host.buffer<[4], f32>, !host.buffer<[4], i1>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.view %[[X1]] offset 0 : !host.buffer<[3, 6], f32> -> !host.buffer<[3, 6], f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.view %[[V3]] offset 0 : !host.buffer<[4], f32> -> !host.buffer<[2], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reverse_0(%[[V2]], %[[V7]]) : !host.buffer<[4], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.atan %[[V5]] attributes {extern = "library"} : (!host.buffer<[2], f32>) -> !host.buffer<[2], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.atan %[[V4]] attributes {extern = "library"} : (!host.buffer<[3, 6], f32>) -> !host.buffer<[3, 6], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]], %[[V5]] : !host.buffer<[4], i1>, !host.buffer<[2], f32>, !host.buffer<[3, 6], f32>, !host.buffer<[2], f32>
// CHECK-NEXT:  }
func.func @program_2017(%x0: tensor<4xf32>, %x1: tensor<3x6xf32>, %x2: tensor<1xf32>) -> (tensor<4xi1>, tensor<2xf32>, tensor<3x6xf32>, tensor<2xf32>) {
  %v0 = prim.compare <lt> %x0, %x0 : tensor<4xf32>
  %v1 = prim.select %v0, %x0, %x0 : tensor<4xf32>
  %v2 = prim.compare <lt> %x0, %v1 : tensor<4xf32>
  %v3 = prim.select %v2, %x0, %v1 : tensor<4xf32>
  %v4 = prim.transpose %x1 permutation [0, 1] : tensor<3x6xf32> -> tensor<3x6xf32>
  %v5 = prim.slice %v3 offsets [0] strides [1] : tensor<4xf32> -> tensor<2xf32>
  %v6 = prim.argreduce <maximum> %v4 dim 1 : tensor<3x6xf32> -> tensor<3xi64>
  %v7 = prim.reverse %v2 dims [0] : tensor<4xi1> -> tensor<4xi1>
  %v8 = aten.atan %v5 attributes {extern = "library"} : (tensor<2xf32>) -> tensor<2xf32>
  %v9 = aten.atan %v4 attributes {extern = "library"} : (tensor<3x6xf32>) -> tensor<3x6xf32>
  func.return %v7, %v8, %v9, %v5 : tensor<4xi1>, tensor<2xf32>, tensor<3x6xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: loop.kernel @sigmoid_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<8xf32>, %[[V7:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X0]][%[[I]] * 4 + %[[J]]] : memref<8xf32> -> f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.negf %[[V1]] : f32
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = math.exp %[[V2]] : f32
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.addf %[[V0]], %[[V3]] : f32
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = arith.divf %[[V0]], %[[V4]] : f32
// CHECK-NEXT:        loop.store %[[V5]], %[[V7]][%[[I]] * 4 + %[[J]]] : f32, memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @concatenate_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<8xf32>, %[[V8:[^ ,:]+]]: memref<96xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:          %[[V2:[^ ,:]+]] = loop.apply -%[[K]] + 3 : index
// CHECK-NEXT:          %[[V3:[^ ,:]+]] = arith.cmpi sge, %[[V2]], %[[V0]] : index
// CHECK-NEXT:          %[[V4:[^ ,:]+]] = loop.load %[[X0]][%[[J]] * 4 + %[[K]]] where %[[V3]] : memref<8xf32> -> f32
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = loop.apply %[[K]] - 4 : index
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.cmpi sge, %[[V5]], %[[V0]] : index
// CHECK-NEXT:          %[[V7:[^ ,:]+]] = arith.select %[[V6]], %[[V1]], %[[V4]] : f32
// CHECK-NEXT:          loop.store %[[V7]], %[[V8]][%[[I]] * 16 + %[[J]] * 8 + %[[K]]] : f32, memref<96xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @scan_0(
// CHECK-SAME:  %[[V9:[^ ,:]+]]: memref<48xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extf %[[V1]] : f32 to f64
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.for %[[K:[^ ,:]+]] = 0 to 6 carry (%[[V4:[^ ,:]+]] = %[[V0]] : f64) {
// CHECK-NEXT:          %[[V5:[^ ,:]+]] = arith.addf %[[V4]], %[[V2]] : f64
// CHECK-NEXT:          %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:          loop.store %[[V6]], %[[V9]][%[[I]] * 24 + %[[J]] + %[[K]] * 4] : f32, memref<48xf32>
// CHECK-NEXT:          loop.yield %[[V5]] : f64
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2018(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[2, 1, 4], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[6, 3, 1], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[6, 6], f32>) -> (!host.buffer<[2, 1, 4], f32>, !host.buffer<[6, 2, 1, 8], f32>, !host.buffer<[2, 1, 6, 4], f32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[2, 1, 4], f32>
// CHECK-NEXT:    host.launch @sigmoid_0(%[[X0]], %[[V7]]) : !host.buffer<[2, 1, 4], f32>, !host.buffer<[2, 1, 4], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[6, 2, 1, 8], f32>
// CHECK-NEXT:    host.launch @concatenate_0(%[[X0]], %[[V8]]) : !host.buffer<[2, 1, 4], f32>, !host.buffer<[6, 2, 1, 8], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[2, 1, 6, 4], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[V9]]) : !host.buffer<[2, 1, 6, 4], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]] : !host.buffer<[2, 1, 4], f32>, !host.buffer<[6, 2, 1, 8], f32>, !host.buffer<[2, 1, 6, 4], f32>
// CHECK-NEXT:  }
func.func @program_2018(%x0: tensor<2x1x4xf32>, %x1: tensor<6x3x1xf32>, %x2: tensor<6x6xf32>) -> (tensor<2x1x4xf32>, tensor<6x2x1x8xf32>, tensor<2x1x6x4xf32>) {
  %v0 = prim.transpose %x0 permutation [0, 1, 2] : tensor<2x1x4xf32> -> tensor<2x1x4xf32>
  %v1 = prim.scan <add> %x0 dim 0 : tensor<2x1x4xf32> -> tensor<2x1x4xf32>
  %v2 = prim.broadcast %v0 dims [0, 1, 3] : tensor<2x1x4xf32> -> tensor<2x1x6x4xf32>
  %v3 = prim.reshape %v0 : tensor<2x1x4xf32> -> tensor<1x2x4xf32>
  %v4 = prim.constant 0.5 : tensor<2x1x6x4xf32>
  %v5 = prim.concatenate %v2, %v4 dim 3 : tensor<2x1x6x4xf32>, tensor<2x1x6x4xf32> -> tensor<2x1x6x8xf32>
  %v6 = prim.pad %v2 low [0, 0, 0, 0] with 0.25 : tensor<2x1x6x4xf32> -> tensor<2x1x7x4xf32>
  %v7 = prim.sigmoid %x0 : tensor<2x1x4xf32>
  %v8 = prim.transpose %v5 permutation [2, 0, 1, 3] : tensor<2x1x6x8xf32> -> tensor<6x2x1x8xf32>
  %v9 = prim.scan <add> %v4 dim 2 : tensor<2x1x6x4xf32> -> tensor<2x1x6x4xf32>
  func.return %v7, %v8, %v9 : tensor<2x1x4xf32>, tensor<6x2x1x8xf32>, tensor<2x1x6x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @reverse_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<1xf32>, %[[V7:[^ ,:]+]]: memref<1xf32>, %[[V8:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = loop.load %[[X0]][0] : memref<1xf32> -> f32
// CHECK-NEXT:    loop.store %[[V0]], %[[V7]][0] : f32, memref<1xf32>
// CHECK-NEXT:    loop.store %[[V0]], %[[V8]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @minimum_add_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<4xf32>, %[[V9:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X1]][%[[I]] * 2 + %[[J]]] : memref<4xf32> -> f32
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = arith.minimumf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V1]] : f32
// CHECK-NEXT:        loop.store %[[V2]], %[[V9]][%[[I]] * 2 + %[[J]]] : f32, memref<4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2058(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[4], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[2, 3, 2], f32>) -> (!host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[2, 1, 1, 2, 1], f32>, !host.buffer<[2, 2], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.view %[[X1]] offset 0 : !host.buffer<[4], f32> -> !host.buffer<[2, 1, 1, 2, 1], f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.view %[[V0]] offset 0 : !host.buffer<[2, 1, 1, 2, 1], f32> -> !host.buffer<[2, 2], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @reverse_0(%[[X0]], %[[V7]], %[[V8]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[2, 1, 1, 2, 1], f32>
// CHECK-NEXT:    host.launch @minimum_add_0(%[[X1]], %[[V9]]) : !host.buffer<[4], f32>, !host.buffer<[2, 1, 1, 2, 1], f32>
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = host.alloc : !host.buffer<[2, 2], f32>
// CHECK-NEXT:    host.copy %[[V5]] to %[[V0_2]] : !host.buffer<[2, 2], f32> to !host.buffer<[2, 2], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]], %[[V0_2]] : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[2, 1, 1, 2, 1], f32>, !host.buffer<[2, 2], f32>
// CHECK-NEXT:  }
func.func @program_2058(%x0: tensor<1xf32>, %x1: tensor<4xf32>, %x2: tensor<2x3x2xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<2x1x1x2x1xf32>, tensor<2x2xf32>) {
  %v0 = prim.reshape %x1 : tensor<4xf32> -> tensor<2x1x1x2x1xf32>
  %v1 = prim.floor %x2 : tensor<2x3x2xf32>
  %v2 = prim.minimum %v0, %v0 : tensor<2x1x1x2x1xf32>
  %v3 = prim.reverse %x0 dims [0] : tensor<1xf32> -> tensor<1xf32>
  %v4 = prim.reverse %x2 dims [1] : tensor<2x3x2xf32> -> tensor<2x3x2xf32>
  %v5 = prim.reshape %v0 : tensor<2x1x1x2x1xf32> -> tensor<2x2xf32>
  %v6 = prim.argreduce <maximum> %v3 dim 0 : tensor<1xf32> -> tensor<i64>
  %v7 = prim.reverse %v3 dims [0] : tensor<1xf32> -> tensor<1xf32>
  %v8 = prim.reverse %v3 dims [0] : tensor<1xf32> -> tensor<1xf32>
  %v9 = prim.add %v2, %v2 : tensor<2x1x1x2x1xf32>
  func.return %v7, %v8, %v9, %v5 : tensor<1xf32>, tensor<1xf32>, tensor<2x1x1x2x1xf32>, tensor<2x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel @compare_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<48xf32>, %[[V7:[^ ,:]+]]: memref<48xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.load %[[X1]][-%[[I]] * 24 + %[[J]] * 4 + %[[K]] + 24] : memref<48xf32> -> f32
// CHECK-NEXT:          %[[V2:[^ ,:]+]] = arith.cmpf olt, %[[V1]], %[[V0]] : f32
// CHECK-NEXT:          loop.store %[[V2]], %[[V7]][%[[I]] * 24 + %[[J]] * 4 + %[[K]]] : i1, memref<48xi1>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @reduce_div_0(
// CHECK-SAME:  %[[X2:[^ ,:]+]]: memref<6xf32>, %[[V5:[^ ,:]+]]: memref<1xf32>, %[[V9:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 6 : f32 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X2]][%[[R]]] : memref<6xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V0]], %[[V5]][0] : f32, memref<1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.divf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:    loop.store %[[V2]], %[[V9]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2062(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[6, 4], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[2, 6, 4], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[6], f32>) -> (!host.buffer<[2, 6, 4], i1>, !host.buffer<[1], f32>, !host.buffer<[], f32>, !host.buffer<[], f32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[2, 6, 4], i1>
// CHECK-NEXT:    host.launch @compare_0(%[[X1]], %[[V7]]) : !host.buffer<[2, 6, 4], f32>, !host.buffer<[2, 6, 4], i1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[], f32>
// CHECK-NEXT:    host.launch @reduce_div_0(%[[X2]], %[[V5]], %[[V9]]) : !host.buffer<[6], f32>, !host.buffer<[], f32>, !host.buffer<[], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.view %[[V5]] offset 0 : !host.buffer<[], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[], f32>
// CHECK-NEXT:    host.copy %[[V5]] to %[[V0]] : !host.buffer<[], f32> to !host.buffer<[], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]], %[[V0]] : !host.buffer<[2, 6, 4], i1>, !host.buffer<[1], f32>, !host.buffer<[], f32>, !host.buffer<[], f32>
// CHECK-NEXT:  }
func.func @program_2062(%x0: tensor<6x4xf32>, %x1: tensor<2x6x4xf32>, %x2: tensor<6xf32>) -> (tensor<2x6x4xi1>, tensor<1xf32>, tensor<f32>, tensor<f32>) {
  %v0 = prim.constant 0.5 : tensor<2x6x4xf32>
  %v1 = prim.compare <lt> %x1, %v0 : tensor<2x6x4xf32>
  %v2 = prim.select %v1, %x1, %v0 : tensor<2x6x4xf32>
  %v3 = prim.reduce <or> %v1 dims [0] : tensor<2x6x4xi1> -> tensor<6x4xi1>
  %v4 = prim.slice %v1 offsets [1, 2, 1] strides [2, 1, 1] : tensor<2x6x4xi1> -> tensor<1x3x1xi1>
  %v5 = prim.reduce <add> %x2 dims [0] : tensor<6xf32> -> tensor<f32>
  %v6 = prim.broadcast %v1 dims [1, 2, 3] : tensor<2x6x4xi1> -> tensor<6x2x6x4xi1>
  %v7 = prim.reverse %v1 dims [0] : tensor<2x6x4xi1> -> tensor<2x6x4xi1>
  %v8 = prim.broadcast %v5 dims [] : tensor<f32> -> tensor<1xf32>
  %v9 = prim.div %v5, %v5 : tensor<f32>
  func.return %v7, %v8, %v9, %v5 : tensor<2x6x4xi1>, tensor<1xf32>, tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<3xf32>, %[[V6:[^ ,:]+]]: memref<1xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X1]][%[[R]]] : memref<3xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V0]], %[[V6]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @iota_sub_gather_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<24xf32>, %[[V11:[^ ,:]+]]: memref<24xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X0]][-%[[I]] * 4 + %[[J]] + 20] : memref<24xf32> -> f32
// CHECK-NEXT:        loop.store %[[V0]], %[[V11]][%[[I]] * 4 + %[[J]]] : f32, memref<24xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2014(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[6, 4], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[3], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[4], f32>) -> (!host.buffer<[1, 4], f32>, !host.buffer<[], f32>, !host.buffer<[6, 4], f32>) {
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.view %[[X2]] offset 0 : !host.buffer<[4], f32> -> !host.buffer<[1, 4], f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = host.alloc : !host.buffer<[], f32>
// CHECK-NEXT:    host.launch @reduce_0(%[[X1]], %[[V6]]) : !host.buffer<[3], f32>, !host.buffer<[], f32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[6, 4], f32>
// CHECK-NEXT:    host.launch @iota_sub_gather_0(%[[X0]], %[[V11]]) : !host.buffer<[6, 4], f32>, !host.buffer<[6, 4], f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[1, 4], f32>
// CHECK-NEXT:    host.copy %[[V5]] to %[[V0]] : !host.buffer<[1, 4], f32> to !host.buffer<[1, 4], f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V6]], %[[V11]] : !host.buffer<[1, 4], f32>, !host.buffer<[], f32>, !host.buffer<[6, 4], f32>
// CHECK-NEXT:  }
func.func @program_2014(%x0: tensor<6x4xf32>, %x1: tensor<3xf32>, %x2: tensor<4xf32>) -> (tensor<1x4xf32>, tensor<f32>, tensor<6x4xf32>) {
  %v0 = prim.iota dim 0 : tensor<6x4xi64>
  %v1 = prim.iota dim 1 : tensor<6x4xi64>
  %v2 = prim.constant 3 : tensor<6x4xi64>
  %v3 = prim.sub %v2, %v1 : tensor<6x4xi64>
  %v4 = prim.scatter <add> %x0[%v0, %v3], %x0 : tensor<6x4xf32>, tensor<6x4xf32> -> tensor<6x4xf32>
  %v5 = prim.broadcast %x2 dims [1] : tensor<4xf32> -> tensor<1x4xf32>
  %v6 = prim.reduce <maximum> %x1 dims [0] : tensor<3xf32> -> tensor<f32>
  %v7 = prim.iota dim 0 : tensor<6x4xi64>
  %v8 = prim.constant 5 : tensor<6x4xi64>
  %v9 = prim.sub %v8, %v7 : tensor<6x4xi64>
  %v10 = prim.iota dim 1 : tensor<6x4xi64>
  %v11 = prim.gather %x0[%v9, %v10] : tensor<6x4xf32> -> tensor<6x4xf32>
  func.return %v5, %v6, %v11 : tensor<1x4xf32>, tensor<f32>, tensor<6x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @slice_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V7:[^ ,:]+]]: memref<2xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]] * 2 + 3] : memref<6xf32> -> f32
// CHECK-NEXT:      loop.store %[[V0]], %[[V7]][%[[I]]] : f32, memref<2xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_neg_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<4xf32>, %[[V8:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 4 : f32, i64 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[X1]][%[[R]]] : memref<4xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:      loop.yield %[[V2]], %[[V3]] : f32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.subi %[[V4]], %[[V1]] : i64
// CHECK-NEXT:    loop.store %[[V5]], %[[V8]][0] : i64, memref<1xi64>
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @sin_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V9:[^ ,:]+]]: memref<6xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]] * 2 + %[[J]]] : memref<6xf32> -> f32
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = math.sin %[[V0]] : f32
// CHECK-NEXT:        loop.store %[[V1]], %[[V9]][%[[I]] * 2 + %[[J]]] : f32, memref<6xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2066(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[1, 3, 2], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[1, 4], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[3, 6], f32>) -> (!host.buffer<[1, 2, 1], f32>, !host.buffer<[1], i64>, !host.buffer<[1, 3, 2], f32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[1, 2, 1], f32>
// CHECK-NEXT:    host.launch @slice_0(%[[X0]], %[[V7]]) : !host.buffer<[1, 3, 2], f32>, !host.buffer<[1, 2, 1], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[1], i64>
// CHECK-NEXT:    host.launch @argreduce_neg_0(%[[X1]], %[[V8]]) : !host.buffer<[1, 4], f32>, !host.buffer<[1], i64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[1, 3, 2], f32>
// CHECK-NEXT:    host.launch @sin_0(%[[X0]], %[[V9]]) : !host.buffer<[1, 3, 2], f32>, !host.buffer<[1, 3, 2], f32>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]] : !host.buffer<[1, 2, 1], f32>, !host.buffer<[1], i64>, !host.buffer<[1, 3, 2], f32>
// CHECK-NEXT:  }
func.func @program_2066(%x0: tensor<1x3x2xf32>, %x1: tensor<1x4xf32>, %x2: tensor<3x6xf32>) -> (tensor<1x2x1xf32>, tensor<1xi64>, tensor<1x3x2xf32>) {
  %v0 = prim.sin %x0 : tensor<1x3x2xf32>
  %v1 = prim.iota dim 0 : tensor<1x4xi64>
  %v2 = prim.iota dim 1 : tensor<1x4xi64>
  %v3 = prim.constant 3 : tensor<1x4xi64>
  %v4 = prim.sub %v3, %v2 : tensor<1x4xi64>
  %v5 = prim.gather %x1[%v1, %v4] : tensor<1x4xf32> -> tensor<1x4xf32>
  %v6 = prim.argreduce <maximum> %x1 dim 1 : tensor<1x4xf32> -> tensor<1xi64>
  %v7 = prim.slice %x0 offsets [0, 1, 1] strides [1, 1, 1] : tensor<1x3x2xf32> -> tensor<1x2x1xf32>
  %v8 = prim.neg %v6 : tensor<1xi64>
  %v9 = prim.reverse %v0 dims [0] : tensor<1x3x2xf32> -> tensor<1x3x2xf32>
  func.return %v7, %v8, %v9 : tensor<1x2x1xf32>, tensor<1xi64>, tensor<1x3x2xf32>
}

// -----

// CHECK-LABEL: loop.kernel @mul_0(
// CHECK-SAME:  %[[X1:[^ ,:]+]]: memref<18xf32>, %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V8:[^ ,:]+]]: memref<18xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]] + 1] : memref<6xf32> -> f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          %[[V1:[^ ,:]+]] = loop.load %[[X1]][%[[I]] + %[[J]] * 9 + %[[K]] * 3] : memref<18xf32> -> f32
// CHECK-NEXT:          %[[V2:[^ ,:]+]] = arith.mulf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:          loop.store %[[V2]], %[[V8]][%[[I]] * 6 + %[[J]] * 3 + %[[K]]] : f32, memref<18xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @concatenate_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V9:[^ ,:]+]]: memref<18xf32>, %[[V10:[^ ,:]+]]: memref<36xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]] + 1] : memref<6xf32> -> f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 3 {
// CHECK-NEXT:          loop.store %[[V0]], %[[V9]][%[[I]] * 6 + %[[J]] * 3 + %[[K]]] : f32, memref<18xf32>
// CHECK-NEXT:          loop.store %[[V0]], %[[V10]][%[[I]] * 12 + %[[J]] * 6 + %[[K]]] : f32, memref<36xf32>
// CHECK-NEXT:          loop.store %[[V0]], %[[V10]][%[[I]] * 12 + %[[J]] * 6 + %[[K]] + 3] : f32, memref<36xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2003(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[6], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[2, 3, 3], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[4, 1, 2], f32>) -> (!host.buffer<[3, 2, 3], f32>, !host.buffer<[3, 2, 3], f32>, !host.buffer<[3, 2, 6], f32>) {
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[3, 2, 3], f32>
// CHECK-NEXT:    host.launch @mul_0(%[[X1]], %[[X0]], %[[V8]]) : !host.buffer<[2, 3, 3], f32>, !host.buffer<[6], f32>, !host.buffer<[3, 2, 3], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[3, 2, 3], f32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = host.alloc : !host.buffer<[3, 2, 6], f32>
// CHECK-NEXT:    host.launch @concatenate_0(%[[X0]], %[[V9]], %[[V10]]) : !host.buffer<[6], f32>, !host.buffer<[3, 2, 3], f32>, !host.buffer<[3, 2, 6], f32>
// CHECK-NEXT:    func.return %[[V8]], %[[V9]], %[[V10]] : !host.buffer<[3, 2, 3], f32>, !host.buffer<[3, 2, 3], f32>, !host.buffer<[3, 2, 6], f32>
// CHECK-NEXT:  }
func.func @program_2003(%x0: tensor<6xf32>, %x1: tensor<2x3x3xf32>, %x2: tensor<4x1x2xf32>) -> (tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x6xf32>) {
  %v0 = prim.pad %x1 low [1, 0, 1] with 0.25 : tensor<2x3x3xf32> -> tensor<4x4x4xf32>
  %v1 = prim.tanh %v0 : tensor<4x4x4xf32>
  %v2 = prim.pad %v0 low [0, 1, 1] with 0.25 : tensor<4x4x4xf32> -> tensor<4x5x6xf32>
  %v3 = prim.slice %x0 offsets [1] strides [1] : tensor<6xf32> -> tensor<3xf32>
  %v4 = prim.transpose %x1 permutation [2, 0, 1] : tensor<2x3x3xf32> -> tensor<3x2x3xf32>
  %v5 = prim.slice %x2 offsets [0, 0, 1] strides [2, 2, 2] : tensor<4x1x2xf32> -> tensor<1x1x1xf32>
  %v6 = prim.concatenate %v0, %v0 dim 0 : tensor<4x4x4xf32>, tensor<4x4x4xf32> -> tensor<8x4x4xf32>
  %v7 = prim.broadcast %v3 dims [0] : tensor<3xf32> -> tensor<3x2x3xf32>
  %v8 = prim.mul %v4, %v7 : tensor<3x2x3xf32>
  %v9 = prim.broadcast %v3 dims [0] : tensor<3xf32> -> tensor<3x2x3xf32>
  %v10 = prim.concatenate %v7, %v9 dim 2 : tensor<3x2x3xf32>, tensor<3x2x3xf32> -> tensor<3x2x6xf32>
  func.return %v8, %v9, %v10 : tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x6xf32>
}

// -----

// CHECK-LABEL: loop.kernel @reduce_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<32xf32>, %[[V0:[^ ,:]+]]: memref<8xf32>, %[[V1:[^ ,:]+]]: memref<32xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        %[[V0_2:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 4 : f32 {
// CHECK-NEXT:          %[[V1_2:[^ ,:]+]] = loop.load %[[X0]][%[[I]] * 8 + %[[J]] * 4 + %[[R]]] : memref<32xf32> -> f32
// CHECK-NEXT:          loop.yield %[[V1_2]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:          loop.store %[[V0_2]], %[[V1]][%[[I]] * 8 + %[[J]] * 4 + %[[K]]] : f32, memref<32xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[V0_2]], %[[V0]][%[[I]] * 2 + %[[J]]] : f32, memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @compare_select_iota_gather_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<8xi1>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: memref<8xf32>,
// CHECK-SAME:  %[[V11:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:        %[[V0_2:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 2 + %[[J]]] : memref<8xf32> -> f32
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = arith.cmpf olt, %[[V0_2]], %[[V0_2]] : f32
// CHECK-NEXT:        loop.store %[[V1]], %[[V5]][%[[I]] * 2 + %[[J]]] : i1, memref<8xi1>
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.select %[[V1]], %[[V0_2]], %[[V0_2]] : f32
// CHECK-NEXT:        loop.store %[[V2]], %[[V6]][%[[I]] * 2 + %[[J]]] : f32, memref<8xf32>
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[V0]][%[[I]] * 2 - %[[J]] + 1] : memref<8xf32> -> f32
// CHECK-NEXT:        loop.store %[[V3]], %[[V11]][%[[I]] * 2 + %[[J]]] : f32, memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2088(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[4, 2, 4], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[6], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[4], f32>) -> (!host.buffer<[4, 2], i1>, !host.buffer<[4, 2], f32>, !host.buffer<[4, 2], f32>, !host.buffer<[4, 2, 4], f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[4, 2], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[4, 2, 4], f32>
// CHECK-NEXT:    host.launch @reduce_0(%[[X0]], %[[V0]], %[[V1]]) : !host.buffer<[4, 2, 4], f32>, !host.buffer<[4, 2], f32>, !host.buffer<[4, 2, 4], f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = host.alloc : !host.buffer<[4, 2], i1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = host.alloc : !host.buffer<[4, 2], f32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = host.alloc : !host.buffer<[4, 2], f32>
// CHECK-NEXT:    host.launch @compare_select_iota_gather_0(%[[V0]], %[[V5]], %[[V6]], %[[V11]]) : !host.buffer<[4, 2], f32>, !host.buffer<[4, 2], i1>, !host.buffer<[4, 2], f32>, !host.buffer<[4, 2], f32>
// CHECK-NEXT:    func.return %[[V5]], %[[V6]], %[[V11]], %[[V1]] : !host.buffer<[4, 2], i1>, !host.buffer<[4, 2], f32>, !host.buffer<[4, 2], f32>, !host.buffer<[4, 2, 4], f32>
// CHECK-NEXT:  }
func.func @program_2088(%x0: tensor<4x2x4xf32>, %x1: tensor<6xf32>, %x2: tensor<4xf32>) -> (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2x4xf32>) {
  %v0 = prim.reduce <add> %x0 dims [2] : tensor<4x2x4xf32> -> tensor<4x2xf32>
  %v1 = prim.broadcast %v0 dims [0, 1] : tensor<4x2xf32> -> tensor<4x2x4xf32>
  %v2 = prim.sub %x0, %v1 : tensor<4x2x4xf32>
  %v3 = prim.sin %v0 : tensor<4x2xf32>
  %v4 = prim.argreduce <maximum> %x1 dim 0 : tensor<6xf32> -> tensor<i64>
  %v5 = prim.compare <lt> %v0, %v0 : tensor<4x2xf32>
  %v6 = prim.select %v5, %v0, %v0 : tensor<4x2xf32>
  %v7 = prim.iota dim 0 : tensor<4x2xi64>
  %v8 = prim.iota dim 1 : tensor<4x2xi64>
  %v9 = prim.constant 1 : tensor<4x2xi64>
  %v10 = prim.sub %v9, %v8 : tensor<4x2xi64>
  %v11 = prim.gather %v0[%v7, %v10] : tensor<4x2xf32> -> tensor<4x2xf32>
  func.return %v5, %v6, %v11, %v1 : tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2x4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @tanh_floor_iota_scatter_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V7:[^ ,:]+]]: memref<6xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]]] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = math.tanh %[[V0]] : f32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = math.floor %[[V1]] : f32
// CHECK-NEXT:      loop.store %[[V2]], %[[V7]][%[[I]]] : f32, memref<6xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[V3:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X0]][%[[V3]]] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = math.tanh %[[V4]] : f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[V7]][-%[[V3]] + 5] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V7_2:[^ ,:]+]] = arith.addf %[[V6]], %[[V5]] : f32
// CHECK-NEXT:      loop.store %[[V7_2]], %[[V7]][-%[[V3]] + 5] : f32, memref<6xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @maximum_add_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: memref<6xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<6xf32>,
// CHECK-SAME:  %[[V8:[^ ,:]+]]: memref<6xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]]] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X2]][%[[I]]] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V2_2:[^ ,:]+]] = arith.maximumf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:      loop.store %[[V2_2]], %[[V2]][%[[I]]] : f32, memref<6xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.addf %[[V1]], %[[V2_2]] : f32
// CHECK-NEXT:      loop.store %[[V3]], %[[V8]][%[[I]]] : f32, memref<6xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @argreduce_0(
// CHECK-SAME:  %[[V7:[^ ,:]+]]: memref<6xf32>, %[[V9:[^ ,:]+]]: memref<1xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = loop.reduce <argmaximum> %[[R:[^ ,:]+]] = 0 to 6 : f32, i64 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[V7]][%[[R]]] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.index_cast %[[R]] : index to i64
// CHECK-NEXT:      loop.yield %[[V2]], %[[V3]] : f32, i64
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V1]], %[[V9]][0] : i64, memref<1xi64>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2036(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[6], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[6, 4, 1], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[6], f32>) -> (!host.buffer<[6], f32>, !host.buffer<[6], f32>, !host.buffer<[], i64>, !host.buffer<[6], f32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[6], f32>
// CHECK-NEXT:    host.launch @tanh_floor_iota_scatter_0(%[[X0]], %[[V7]]) : !host.buffer<[6], f32>, !host.buffer<[6], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[6], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.alloc : !host.buffer<[6], f32>
// CHECK-NEXT:    host.launch @maximum_add_0(%[[X0]], %[[X2]], %[[V2]], %[[V8]]) : !host.buffer<[6], f32>, !host.buffer<[6], f32>, !host.buffer<[6], f32>, !host.buffer<[6], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[V7]], %[[V9]]) : !host.buffer<[6], f32>, !host.buffer<[], i64>
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V9]], %[[V2]] : !host.buffer<[6], f32>, !host.buffer<[6], f32>, !host.buffer<[], i64>, !host.buffer<[6], f32>
// CHECK-NEXT:  }
func.func @program_2036(%x0: tensor<6xf32>, %x1: tensor<6x4x1xf32>, %x2: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<i64>, tensor<6xf32>) {
  %v0 = prim.tanh %x0 : tensor<6xf32>
  %v1 = prim.floor %v0 : tensor<6xf32>
  %v2 = prim.maximum %x0, %x2 : tensor<6xf32>
  %v3 = prim.reduce <maximum> %v1 dims [0] : tensor<6xf32> -> tensor<f32>
  %v4 = prim.iota dim 0 : tensor<6xi64>
  %v5 = prim.constant 5 : tensor<6xi64>
  %v6 = prim.sub %v5, %v4 : tensor<6xi64>
  %v7 = prim.scatter <add> %v1[%v6], %v0 : tensor<6xf32>, tensor<6xf32> -> tensor<6xf32>
  %v8 = prim.add %x2, %v2 : tensor<6xf32>
  %v9 = prim.argreduce <maximum> %v7 dim 0 : tensor<6xf32> -> tensor<i64>
  func.return %v7, %v8, %v9, %v2 : tensor<6xf32>, tensor<6xf32>, tensor<i64>, tensor<6xf32>
}

// -----

// CHECK-LABEL: loop.kernel @pad_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V3:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply -%[[I]] + 2 : index
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = arith.cmpi sge, %[[V2]], %[[V1]] : index
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.apply %[[I]] - 1 : index
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.cmpi sge, %[[V4]], %[[V1]] : index
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.andi %[[V3_2]], %[[V5]] : i1
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.load %[[X0]][%[[I]] - 1] where %[[V6]] : memref<6xf32> -> f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : f32
// CHECK-NEXT:      loop.store %[[V8]], %[[V3]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: loop.kernel @iota_sub_gather_0(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: memref<6xf32>, %[[V9:[^ ,:]+]]: memref<6xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X0]][%[[I]]] : memref<6xf32> -> f32
// CHECK-NEXT:      loop.store %[[V0]], %[[V9]][%[[I]]] : f32, memref<6xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @program_2097(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: !host.buffer<[6], f32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: !host.buffer<[1, 3], f32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: !host.buffer<[3], f32>) -> (!host.buffer<[2], f32>, !host.buffer<[4], f32>, !host.buffer<[1, 6, 1], f32>) {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.view %[[X0]] offset 0 : !host.buffer<[6], f32> -> !host.buffer<[2], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @pad_0(%[[X0]], %[[V3]]) : !host.buffer<[6], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = host.alloc : !host.buffer<[1, 6, 1], f32>
// CHECK-NEXT:    host.launch @iota_sub_gather_0(%[[X0]], %[[V9]]) : !host.buffer<[6], f32>, !host.buffer<[1, 6, 1], f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[2], f32>
// CHECK-NEXT:    host.copy %[[V2]] to %[[V0]] : !host.buffer<[2], f32> to !host.buffer<[2], f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V3]], %[[V9]] : !host.buffer<[2], f32>, !host.buffer<[4], f32>, !host.buffer<[1, 6, 1], f32>
// CHECK-NEXT:  }
func.func @program_2097(%x0: tensor<6xf32>, %x1: tensor<1x3xf32>, %x2: tensor<3xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<1x6x1xf32>) {
  %v0 = prim.reshape %x0 : tensor<6xf32> -> tensor<1x6x1xf32>
  %v1 = prim.concatenate %v0, %v0 dim 0 : tensor<1x6x1xf32>, tensor<1x6x1xf32> -> tensor<2x6x1xf32>
  %v2 = prim.slice %x0 offsets [0] strides [1] : tensor<6xf32> -> tensor<2xf32>
  %v3 = prim.pad %v2 low [1] with 0.25 : tensor<2xf32> -> tensor<4xf32>
  %v4 = prim.iota dim 0 : tensor<1x6x1xi64>
  %v5 = prim.iota dim 1 : tensor<1x6x1xi64>
  %v6 = prim.iota dim 2 : tensor<1x6x1xi64>
  %v7 = prim.constant 0 : tensor<1x6x1xi64>
  %v8 = prim.sub %v7, %v6 : tensor<1x6x1xi64>
  %v9 = prim.gather %v0[%v4, %v5, %v8] : tensor<1x6x1xf32> -> tensor<1x6x1xf32>
  func.return %v2, %v3, %v9 : tensor<2xf32>, tensor<4xf32>, tensor<1x6x1xf32>
}
