// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p loop-to-triton --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in loop-to-triton.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @scatter_add_0_1(
  // CHECK-SAME:  %[[POLYGAMMA:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[SCATTER_ADD:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<9>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 1056 : i64
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V9]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 33 : i64
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V11]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.divsi %[[V7]], %[[V13]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 2 : i64
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.remsi %[[V14]], %[[V16]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant 66 : i64
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.divsi %[[V7]], %[[V19]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.muli %[[V20]], %[[V19]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.addi %[[V17]], %[[V21]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.remsi %[[V7]], %[[V13]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.muli %[[V23]], %[[V16]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.addi %[[V22]], %[[V24]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[POLYGAMMA]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[V25]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.load %[[V27]], %[[V10]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.divsi %[[V7]], %[[V19]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.muli %[[V29]], %[[V19]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.remsi %[[V7]], %[[V13]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.addi %[[V30]], %[[V31]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.splat %[[SCATTER_ADD]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.addptr %[[V33]], %[[V32]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.atomic_rmw fadd, relaxed, gpu, %[[V34]], %[[V28]], %[[V10]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @scatter_add_0_1(%polygamma: memref<1056xf32>, %scatter_add: memref<1056xf32>) attributes {warps = 2 : i64, stages = 1 : i64} {
    loop.parallel %0 = 0 to 1056 attributes {block = #loop.block<128, x>} {
      %1 = loop.load %polygamma[(%0 floordiv 33) mod 2 + (%0 floordiv 66) * 66 + (%0 mod 33) * 2] : memref<1056xf32> -> f32
      loop.atomic <add> %1, %scatter_add[(%0 floordiv 66) * 66 + %0 mod 33] : f32, memref<1056xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @any_0(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[ANY:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V0]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 93 : i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.splat %[[V1]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V2]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.splat %[[ARGS]] : !triton.ptr<i8> -> tensor<128x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.addptr %[[V4]], %[[R]] : tensor<128x!triton.ptr<i8>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.load %[[V5]], %[[V3]] : tensor<128x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 0 : i8
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i8 -> tensor<128xi8>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi ne, %[[V6]], %[[V8]] : tensor<128xi8>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant false
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : i1 -> tensor<128xi1>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.select %[[V3]], %[[V9]], %[[V11]] : tensor<128xi1>, tensor<128xi1>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.extui %[[V12]] : tensor<128xi1> to tensor<128xi32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.reduce %[[V13]] axis 0 : tensor<128xi32> combine (%[[V15:[^ ,:]+]]: i32, %[[V16:[^ ,:]+]]: i32) {
  // CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.ori %[[V15]], %[[V16]] : i32
  // CHECK-NEXT:      triton.reduce.return %[[V17]] : i32
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant 0 : i32
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.cmpi ne, %[[V14]], %[[V18]] : i32
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.extui %[[V19]] : i1 to i8
  // CHECK-NEXT:    triton.store %[[ANY]], %[[V20]] : !triton.ptr<i8>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @any_0(%args: memref<93xi1>, %any: memref<1xi1>) attributes {warps = 1 : i64, stages = 1 : i64} {
    %0 = loop.reduce <or> %r = 0 to 93 : i1 attributes {residency = #loop.residency<streamed>, block = #loop.block<128>} {
      %1 = loop.load %args[%r] : memref<93xi1> -> i1
      loop.yield %1 : i1
    }
    loop.store %0, %any[0] : i1, memref<1xi1>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @mul_abs_clamp_floor_divide_0(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: !triton.ptr<i16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[MUL:[^ ,:]+]]: !triton.ptr<i16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[FLOOR_DIVIDE:[^ ,:]+]]: !triton.ptr<i16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[S69:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<(d0 + 127) floordiv 128>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i16
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i16
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[V3]], %[[V4]] : i64
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.extsi %[[V6]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V8]], %[[V7]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[S69]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V9]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[ARGS]], %[[V5]] : !triton.ptr<i16>, i64
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<i16> -> tensor<128x!triton.ptr<i16>>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[V12]], %[[V7]] : tensor<128x!triton.ptr<i16>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.load %[[V13]], %[[V10]] : tensor<128x!triton.ptr<i16>>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.muli %[[V14]], %[[V14]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[MUL]], %[[V5]] : !triton.ptr<i16>, i64
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<i16> -> tensor<128x!triton.ptr<i16>>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V7]] : tensor<128x!triton.ptr<i16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V18]], %[[V15]], %[[V10]] : tensor<128x!triton.ptr<i16>>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V0]] : i16 -> tensor<128xi16>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.subi %[[V19]], %[[V15]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.maxsi %[[V15]], %[[V20]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V1]] : i16 -> tensor<128xi16>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.maxsi %[[V21]], %[[V22]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.remsi %[[V14]], %[[V23]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.xori %[[V24]], %[[V23]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.cmpi slt, %[[V25]], %[[V19]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.cmpi ne, %[[V24]], %[[V19]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.andi %[[V26]], %[[V27]] : tensor<128xi1>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.divsi %[[V14]], %[[V23]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.subi %[[V29]], %[[V22]] : tensor<128xi16>
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.select %[[V28]], %[[V30]], %[[V29]] : tensor<128xi1>, tensor<128xi16>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.addptr %[[FLOOR_DIVIDE]], %[[V5]] : !triton.ptr<i16>, i64
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.splat %[[V32]] : !triton.ptr<i16> -> tensor<128x!triton.ptr<i16>>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.addptr %[[V33]], %[[V7]] : tensor<128x!triton.ptr<i16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V34]], %[[V31]], %[[V10]] : tensor<128x!triton.ptr<i16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @mul_abs_clamp_floor_divide_0(%args: memref<?xi16>, %mul: memref<?xi16>, %floor_divide: memref<?xi16>, %s69: index) attributes {warps = 1 : i64, stages = 1 : i64} {
    %0 = arith.constant 0 : i16
    %1 = arith.constant 1 : i16
    loop.parallel %i = 0 to %s69 attributes {block = #loop.block<128, x>} {
      %2 = loop.load %args[%i] : memref<?xi16> -> i16
      %3 = arith.muli %2, %2 : i16
      loop.store %3, %mul[%i] : i16, memref<?xi16>
      %4 = arith.subi %0, %3 : i16
      %5 = arith.maxsi %3, %4 : i16
      %6 = arith.maxsi %5, %1 : i16
      %7 = arith.floordivsi %2, %6 : i16
      loop.store %7, %floor_divide[%i] : i16, memref<?xi16>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @reflection_pad2d_replication_pad2d_sub_0(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[SUB:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<5>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 600 : i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 48 : i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[V10]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 100 : i64
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.divsi %[[I]], %[[V14]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 49 : i64
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.muli %[[V15]], %[[V17]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant 10 : i64
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.divsi %[[I]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.remsi %[[V21]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant 1 : i64
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[V23]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.subi %[[V22]], %[[V24]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.remsi %[[V21]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant -1 : i64
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.muli %[[V26]], %[[V28]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.addi %[[V29]], %[[V24]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.maxsi %[[V25]], %[[V30]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.muli %[[V31]], %[[V28]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant 6 : i64
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.splat %[[V33]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.addi %[[V32]], %[[V34]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.maxsi %[[V25]], %[[V30]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.subi %[[V36]], %[[V34]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.maxsi %[[V35]], %[[V37]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant 7 : i64
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = triton.splat %[[V39]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.muli %[[V38]], %[[V40]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.subi %[[V18]], %[[V41]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.remsi %[[I]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.muli %[[V43]], %[[V28]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.constant 2 : i64
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = triton.splat %[[V45]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.addi %[[V44]], %[[V46]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.remsi %[[I]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.subi %[[V48]], %[[V46]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.maxsi %[[V47]], %[[V49]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.muli %[[V50]], %[[V28]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.addi %[[V51]], %[[V34]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.maxsi %[[V47]], %[[V49]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.subi %[[V53]], %[[V34]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.maxsi %[[V52]], %[[V54]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.subi %[[V42]], %[[V55]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = triton.addptr %[[V57]], %[[V56]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = triton.load %[[V58]], %[[V9]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.remsi %[[V21]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.subi %[[V60]], %[[V46]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = arith.maxsi %[[V61]], %[[V62]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.minsi %[[V63]], %[[V34]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.muli %[[V64]], %[[V40]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.remsi %[[I]], %[[V20]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.subi %[[V66]], %[[V24]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.maxsi %[[V67]], %[[V62]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V69:[^ ,:]+]] = arith.minsi %[[V68]], %[[V34]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V70:[^ ,:]+]] = arith.addi %[[V65]], %[[V69]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V71:[^ ,:]+]] = arith.divsi %[[I]], %[[V14]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V72:[^ ,:]+]] = arith.muli %[[V71]], %[[V17]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V73:[^ ,:]+]] = arith.addi %[[V70]], %[[V72]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V74:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V75:[^ ,:]+]] = triton.addptr %[[V74]], %[[V73]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V76:[^ ,:]+]] = triton.load %[[V75]], %[[V9]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V77:[^ ,:]+]] = arith.subf %[[V59]], %[[V76]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V78:[^ ,:]+]] = triton.addptr %[[SUB]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V79:[^ ,:]+]] = triton.splat %[[V78]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V80:[^ ,:]+]] = triton.addptr %[[V79]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V80]], %[[V77]], %[[V9]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @reflection_pad2d_replication_pad2d_sub_0(%x: memref<294xf32>, %sub: memref<600xf32>) attributes {warps = 1 : i64, stages = 1 : i64} {
    loop.parallel %i = 0 to 600 attributes {block = #loop.block<128, x>} {
      %0 = loop.load %x[(%i floordiv 100) * 49 - max(-max((%i floordiv 10) mod 10 - 1, -((%i floordiv 10) mod 10) + 1) + 6, max((%i floordiv 10) mod 10 - 1, -((%i floordiv 10) mod 10) + 1) - 6) * 7 - max(-max(-(%i mod 10) + 2, %i mod 10 - 2) + 6, max(-(%i mod 10) + 2, %i mod 10 - 2) - 6) + 48] : memref<294xf32> -> f32
      %1 = loop.load %x[(%i floordiv 100) * 49 + min(max((%i floordiv 10) mod 10 - 2, 0), 6) * 7 + min(max(%i mod 10 - 1, 0), 6)] : memref<294xf32> -> f32
      %2 = arith.subf %0, %1 : f32
      loop.store %2, %sub[%i] : f32, memref<600xf32>
    }
  }
  // CHECK-LABEL: func.func @forward(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[2, 3, 7, 7], f32>) -> !host.buffer<[2, 3, 10, 10], f32> {
  // CHECK-NEXT:    %[[SUB:[^ ,:]+]] = host.alloc : !host.buffer<[2, 3, 10, 10], f32>
  // CHECK-NEXT:    host.launch @reflection_pad2d_replication_pad2d_sub_0(%[[X]], %[[SUB]]) : !host.buffer<[2, 3, 7, 7], f32>, !host.buffer<[2, 3, 10, 10], f32>
  // CHECK-NEXT:    func.return %[[SUB]] : !host.buffer<[2, 3, 10, 10], f32>
  // CHECK-NEXT:  }
  func.func @forward(%x: !host.buffer<[2, 3, 7, 7], f32>) -> !host.buffer<[2, 3, 10, 10], f32> {
    %sub = host.alloc : !host.buffer<[2, 3, 10, 10], f32>
    host.launch @reflection_pad2d_replication_pad2d_sub_0(%x, %sub) : !host.buffer<[2, 3, 7, 7], f32>, !host.buffer<[2, 3, 10, 10], f32>
    func.return %sub : !host.buffer<[2, 3, 10, 10], f32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @sigmoid_0(
  // CHECK-SAME:  %[[X0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[V12:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.load %[[X0]] : !triton.ptr<f32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.negf %[[V0]] : f32
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V1]] : (f32) -> f32
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.addf %[[V3]], %[[V2]] : f32
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.precise_divf %[[V3]], %[[V4]] : f32
  // CHECK-NEXT:    triton.store %[[V12]], %[[V5]] : !triton.ptr<f32>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @sigmoid_0(%x0: memref<1xf32>, %v12: memref<1xf32>) attributes {warps = 1 : i64, stages = 1 : i64} {
    %0 = loop.load %x0[0] : memref<1xf32> -> f32
    %1 = arith.negf %0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.constant 1.000000e+00 : f32
    %4 = arith.addf %3, %2 : f32
    %5 = arith.divf %3, %4 : f32
    loop.store %5, %v12[0] : f32, memref<1xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @integers(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[F:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[P:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[A:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 64 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<64xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<64xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<i32> -> tensor<64x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<64x!triton.ptr<i32>>, tensor<64xi64>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.load %[[V9]] : tensor<64x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0 : i32
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : i32 -> tensor<64xi32>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.subi %[[V12]], %[[V10]] : tensor<64xi32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.maxsi %[[V10]], %[[V13]] : tensor<64xi32>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[A]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<i32> -> tensor<64x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V16]], %[[V5]] : tensor<64x!triton.ptr<i32>>, tensor<64xi64>
  // CHECK-NEXT:    triton.store %[[V17]], %[[V14]] : tensor<64x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[F]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[V19]], %[[V5]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.load %[[V20]] : tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.sitofp %[[V10]] : tensor<64xi32> to tensor<64xf32>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V21]], %[[V22]] : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[P]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[V24]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[V25]], %[[V5]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
  // CHECK-NEXT:    triton.store %[[V26]], %[[V23]] : tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @integers(%x: memref<64xi32>, %f: memref<64xf32>, %p: memref<64xf32>, %a: memref<64xi32>) attributes {warps = 1 : i64, stages = 1 : i64} {
    loop.parallel %i = 0 to 64 attributes {block = #loop.block<64, x>} {
      %0 = loop.load %x[%i] : memref<64xi32> -> i32
      %1 = math.absi %0 : i32
      loop.store %1, %a[%i] : i32, memref<64xi32>
      %2 = loop.load %f[%i] : memref<64xf32> -> f32
      %3 = math.fpowi %2, %0 : f32, i32
      loop.store %3, %p[%i] : f32, memref<64xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @two_lengths(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 64 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<64xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<64xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.load %[[V9]] : tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[V12]], %[[V5]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
  // CHECK-NEXT:    triton.store %[[V13]], %[[V10]] : tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1 : i64
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.cmpi slt, %[[V1]], %[[V14]] : i64
  // CHECK-NEXT:    scf.if %[[V15]] {
  // CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
  // CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.extsi %[[V17]] : tensor<64xi32> to tensor<64xi64>
  // CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.splat %[[V16]] : i64 -> tensor<64xi64>
  // CHECK-NEXT:      %[[J:[^ ,:]+]] = arith.addi %[[V19]], %[[V18]] : tensor<64xi64>
  // CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.addptr %[[X]], %[[V16]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:      %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.addptr %[[V21]], %[[V18]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
  // CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.load %[[V22]] : tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:      %[[V24:[^ ,:]+]] = triton.addptr %[[Z]], %[[V16]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.splat %[[V24]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:      %[[V26:[^ ,:]+]] = triton.addptr %[[V25]], %[[V18]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
  // CHECK-NEXT:      triton.store %[[V26]], %[[V23]] : tensor<64x!triton.ptr<f32>>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @two_lengths(%x: memref<256xf32>, %y: memref<256xf32>, %z: memref<64xf32>) attributes {warps = 1 : i64, stages = 1 : i64} {
    loop.parallel %i = 0 to 256 attributes {block = #loop.block<64, x>} {
      %0 = loop.load %x[%i] : memref<256xf32> -> f32
      loop.store %0, %y[%i] : f32, memref<256xf32>
    }
    loop.parallel %j = 0 to 64 attributes {block = #loop.block<64, x>} {
      %1 = loop.load %x[%j] : memref<256xf32> -> f32
      loop.store %1, %z[%j] : f32, memref<64xf32>
    }
  }
}
