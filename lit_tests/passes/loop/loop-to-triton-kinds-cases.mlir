// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop,map-to-blocks,loop-to-triton --split-input-file --machine=h100 | filecheck %s

// Every kind of combination of every kind of element.

// CHECK-LABEL: triton.func @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xf32> combine (%[[V16:[^ ,:]+]]: f32, %[[V17:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.addf %[[V16]], %[[V17]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V18]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xf32> combine (%[[V16:[^ ,:]+]]: f32, %[[V17:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.mulf %[[V16]], %[[V17]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V18]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xf32> combine (%[[V16:[^ ,:]+]]: f32, %[[V17:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.maximumf %[[V16]], %[[V17]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V18]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0x7f800000 : f32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xf32> combine (%[[V16:[^ ,:]+]]: f32, %[[V17:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.minimumf %[[V16]], %[[V17]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V18]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:  }
func.func @reductions_of_f32(%x: tensor<4x40xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xf32> -> tensor<4xf32>
  func.return %add, %mul, %maximum, %minimum : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: triton.func @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.addi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.muli %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.maxsi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.minsi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant -1 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.andi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.ori %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.xori %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V19]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i64>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @reductions_of_i64(%x: tensor<4x40xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %and = prim.reduce <and> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %or = prim.reduce <or> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x40xi64> -> tensor<4xi64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
}

// -----

// CHECK-LABEL: triton.func @reduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.ori %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.ori %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.ori %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @reduce_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.cmpi ne, %[[V11]], %[[V13]] : tensor<64xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V14]], %[[V16]] : tensor<64xi1>, tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.extui %[[V17]] : tensor<64xi1> to tensor<64xi32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i32, %[[V21:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.xori %[[V20]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.cmpi ne, %[[V19]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.extui %[[V24]] : i1 to i8
// CHECK-NEXT:    triton.store %[[V25]], %[[V26]] : !triton.ptr<i8>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reductions_of_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i1>) -> (!host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reduce_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:  }
func.func @reductions_of_i1(%x: tensor<4x40xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %add = prim.reduce <add> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %mul = prim.reduce <mul> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %maximum = prim.reduce <maximum> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %minimum = prim.reduce <minimum> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %and = prim.reduce <and> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %or = prim.reduce <or> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  %xor = prim.reduce <xor> %x dims [1] : tensor<4x40xi1> -> tensor<4xi1>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// -----

// CHECK-LABEL: triton.func @scan_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.extf %[[V12]] : tensor<64xf32> to tensor<64xf64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V2]] : f64 -> tensor<64xf64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.select %[[V7]], %[[V13]], %[[V14]] : tensor<64xi1>, tensor<64xf64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.scan %[[V15]] axis 0 : tensor<64xf64> combine (%[[V17:[^ ,:]+]]: f64, %[[V18:[^ ,:]+]]: f64) {
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.addf %[[V17]], %[[V18]] : f64
// CHECK-NEXT:      triton.scan.return %[[V19]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.reduce %[[V15]] axis 0 : tensor<64xf64> combine (%[[V21:[^ ,:]+]]: f64, %[[V22:[^ ,:]+]]: f64) {
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.addf %[[V21]], %[[V22]] : f64
// CHECK-NEXT:      triton.reduce.return %[[V23]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.addf %[[V14]], %[[V16]] : tensor<64xf64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.addf %[[V2]], %[[V20]] : f64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.truncf %[[V24]] : tensor<64xf64> to tensor<64xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.addptr %[[V28]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V29]], %[[V26]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.extf %[[V12]] : tensor<64xf32> to tensor<64xf64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V2]] : f64 -> tensor<64xf64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.select %[[V7]], %[[V13]], %[[V14]] : tensor<64xi1>, tensor<64xf64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.scan %[[V15]] axis 0 : tensor<64xf64> combine (%[[V17:[^ ,:]+]]: f64, %[[V18:[^ ,:]+]]: f64) {
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.mulf %[[V17]], %[[V18]] : f64
// CHECK-NEXT:      triton.scan.return %[[V19]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.reduce %[[V15]] axis 0 : tensor<64xf64> combine (%[[V21:[^ ,:]+]]: f64, %[[V22:[^ ,:]+]]: f64) {
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.mulf %[[V21]], %[[V22]] : f64
// CHECK-NEXT:      triton.reduce.return %[[V23]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.mulf %[[V14]], %[[V16]] : tensor<64xf64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.mulf %[[V2]], %[[V20]] : f64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.truncf %[[V24]] : tensor<64xf64> to tensor<64xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.addptr %[[V28]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V29]], %[[V26]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xf32> combine (%[[V16:[^ ,:]+]]: f32, %[[V17:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.maximumf %[[V16]], %[[V17]] : f32
// CHECK-NEXT:      triton.scan.return %[[V18]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xf32> combine (%[[V20:[^ ,:]+]]: f32, %[[V21:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.maximumf %[[V20]], %[[V21]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.maximumf %[[V13]], %[[V15]] : tensor<64xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.maximumf %[[V2]], %[[V19]] : f32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0x7f800000 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xf32> combine (%[[V16:[^ ,:]+]]: f32, %[[V17:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.minimumf %[[V16]], %[[V17]] : f32
// CHECK-NEXT:      triton.scan.return %[[V18]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xf32> combine (%[[V20:[^ ,:]+]]: f32, %[[V21:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.minimumf %[[V20]], %[[V21]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.minimumf %[[V13]], %[[V15]] : tensor<64xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.minimumf %[[V2]], %[[V19]] : f32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scans_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], f32>) -> (!host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], f32>
// CHECK-NEXT:    host.launch @scan_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>, !host.buffer<[4, 40], f32>
// CHECK-NEXT:  }
func.func @scans_of_f32(%x: tensor<4x40xf32>) -> (tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>) {
  %add = prim.scan <add> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  %mul = prim.scan <mul> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  %maximum = prim.scan <maximum> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  %minimum = prim.scan <minimum> %x dim 1 : tensor<4x40xf32> -> tensor<4x40xf32>
  func.return %add, %mul, %maximum, %minimum : tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>, tensor<4x40xf32>
}

// -----

// CHECK-LABEL: triton.func @scan_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.addi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.addi %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.addi %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.addi %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.muli %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.muli %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.muli %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.muli %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.maxsi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.maxsi %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.maxsi %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.maxsi %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.minsi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.minsi %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.minsi %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.minsi %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant -1 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.andi %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.andi %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.andi %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.andi %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.ori %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.ori %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.ori %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.ori %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @scan_0_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V5]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V0]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.load %[[V11]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.select %[[V7]], %[[V12]], %[[V13]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.scan %[[V14]] axis 0 : tensor<64xi64> combine (%[[V16:[^ ,:]+]]: i64, %[[V17:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.xori %[[V16]], %[[V17]] : i64
// CHECK-NEXT:      triton.scan.return %[[V18]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.reduce %[[V14]] axis 0 : tensor<64xi64> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i64) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.xori %[[V20]], %[[V21]] : i64
// CHECK-NEXT:      triton.reduce.return %[[V22]] : i64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.xori %[[V13]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.xori %[[V2]], %[[V19]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V1]], %[[V8]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[J]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V23]], %[[V7]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scans_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i64>) -> (!host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>) {
// CHECK-NEXT:    %[[ADD:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0(%[[X]], %[[ADD]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[MUL:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_1(%[[X]], %[[MUL]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_2(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_3(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[AND:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_4(%[[X]], %[[AND]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[OR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_5(%[[X]], %[[OR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    %[[XOR:[^ ,:]+]] = host.alloc : !host.buffer<[4, 40], i64>
// CHECK-NEXT:    host.launch @scan_0_6(%[[X]], %[[XOR]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:    func.return %[[ADD]], %[[MUL]], %[[MAXIMUM]], %[[MINIMUM]], %[[AND]], %[[OR]], %[[XOR]] : !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>, !host.buffer<[4, 40], i64>
// CHECK-NEXT:  }
func.func @scans_of_i64(%x: tensor<4x40xi64>) -> (tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>) {
  %add = prim.scan <add> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %mul = prim.scan <mul> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %maximum = prim.scan <maximum> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %minimum = prim.scan <minimum> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %and = prim.scan <and> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %or = prim.scan <or> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  %xor = prim.scan <xor> %x dim 1 : tensor<4x40xi64> -> tensor<4x40xi64>
  func.return %add, %mul, %maximum, %minimum, %and, %or, %xor : tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>, tensor<4x40xi64>
}

// -----

// CHECK-LABEL: triton.func @argreduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.trunci %[[R]] : tensor<64xi64> to tensor<64xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i32 -> tensor<64xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V14]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = triton.reduce %[[V17]], %[[V12]] axis 0 : tensor<64xf32>, tensor<64xi32> combine (%[[V20:[^ ,:]+]]: f32, %[[V21:[^ ,:]+]]: i32, %[[V22:[^ ,:]+]]: f32, %[[V23:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpf ugt, %[[V22]], %[[V20]] : f32
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.cmpf oeq, %[[V20]], %[[V20]] : f32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.andi %[[V24]], %[[V25]] : i1
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.cmpi slt, %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.cmpf oge, %[[V22]], %[[V20]] : f32
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.cmpf une, %[[V22]], %[[V22]] : f32
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.ori %[[V28]], %[[V29]] : i1
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.andi %[[V30]], %[[V27]] : i1
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.ori %[[V26]], %[[V31]] : i1
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.select %[[V32]], %[[V22]], %[[V20]] : f32
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.select %[[V32]], %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V33]], %[[V34]] : f32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.extsi %[[V19]] : i32 to i64
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V36]], %[[V35]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.trunci %[[R]] : tensor<64xi64> to tensor<64xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 0x7f800000 : f32
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i32 -> tensor<64xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V14]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = triton.reduce %[[V17]], %[[V12]] axis 0 : tensor<64xf32>, tensor<64xi32> combine (%[[V20:[^ ,:]+]]: f32, %[[V21:[^ ,:]+]]: i32, %[[V22:[^ ,:]+]]: f32, %[[V23:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpf ult, %[[V22]], %[[V20]] : f32
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.cmpf oeq, %[[V20]], %[[V20]] : f32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.andi %[[V24]], %[[V25]] : i1
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.cmpi slt, %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.cmpf ole, %[[V22]], %[[V20]] : f32
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.cmpf une, %[[V22]], %[[V22]] : f32
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.ori %[[V28]], %[[V29]] : i1
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.andi %[[V30]], %[[V27]] : i1
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.ori %[[V26]], %[[V31]] : i1
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.select %[[V32]], %[[V22]], %[[V20]] : f32
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.select %[[V32]], %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V33]], %[[V34]] : f32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.extsi %[[V19]] : i32 to i64
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V36]], %[[V35]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @places_of_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], f32>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0_1(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], f32>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @places_of_f32(%x: tensor<4x40xf32>) -> (tensor<4xi64>, tensor<4xi64>) {
  %maximum = prim.argreduce <maximum> %x dim 1 : tensor<4x40xf32> -> tensor<4xi64>
  %minimum = prim.argreduce <minimum> %x dim 1 : tensor<4x40xf32> -> tensor<4xi64>
  func.return %maximum, %minimum : tensor<4xi64>, tensor<4xi64>
}

// -----

// CHECK-LABEL: triton.func @argreduce_0(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.trunci %[[R]] : tensor<64xi64> to tensor<64xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i32 -> tensor<64xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V14]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = triton.reduce %[[V17]], %[[V12]] axis 0 : tensor<64xi64>, tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i32, %[[V22:[^ ,:]+]]: i64, %[[V23:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpi sgt, %[[V22]], %[[V20]] : i64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.cmpi slt, %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.cmpi eq, %[[V22]], %[[V20]] : i64
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.andi %[[V26]], %[[V25]] : i1
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.ori %[[V24]], %[[V27]] : i1
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.select %[[V28]], %[[V22]], %[[V20]] : i64
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.select %[[V28]], %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V29]], %[[V30]] : i64, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.extsi %[[V19]] : i32 to i64
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V32]], %[[V31]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @argreduce_0_1(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 40 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[V7]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[V9]], %[[R]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.load %[[V10]], %[[V6]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.trunci %[[R]] : tensor<64xi64> to tensor<64xi32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i32 -> tensor<64xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.select %[[V6]], %[[V11]], %[[V14]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]], %[[V19:[^ ,:]+]] = triton.reduce %[[V17]], %[[V12]] axis 0 : tensor<64xi64>, tensor<64xi32> combine (%[[V20:[^ ,:]+]]: i64, %[[V21:[^ ,:]+]]: i32, %[[V22:[^ ,:]+]]: i64, %[[V23:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpi slt, %[[V22]], %[[V20]] : i64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.cmpi slt, %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.cmpi eq, %[[V22]], %[[V20]] : i64
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.andi %[[V26]], %[[V25]] : i1
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.ori %[[V24]], %[[V27]] : i1
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.select %[[V28]], %[[V22]], %[[V20]] : i64
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.select %[[V28]], %[[V23]], %[[V21]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V29]], %[[V30]] : i64, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.extsi %[[V19]] : i32 to i64
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    triton.store %[[V32]], %[[V31]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @places_of_i64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 40], i64>) -> (!host.buffer<[4], i64>, !host.buffer<[4], i64>) {
// CHECK-NEXT:    %[[MAXIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0(%[[X]], %[[MAXIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    %[[MINIMUM:[^ ,:]+]] = host.alloc : !host.buffer<[4], i64>
// CHECK-NEXT:    host.launch @argreduce_0_1(%[[X]], %[[MINIMUM]]) : !host.buffer<[4, 40], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:    func.return %[[MAXIMUM]], %[[MINIMUM]] : !host.buffer<[4], i64>, !host.buffer<[4], i64>
// CHECK-NEXT:  }
func.func @places_of_i64(%x: tensor<4x40xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
  %maximum = prim.argreduce <maximum> %x dim 1 : tensor<4x40xi64> -> tensor<4xi64>
  %minimum = prim.argreduce <minimum> %x dim 1 : tensor<4x40xi64> -> tensor<4xi64>
  func.return %maximum, %minimum : tensor<4xi64>, tensor<4xi64>
}
