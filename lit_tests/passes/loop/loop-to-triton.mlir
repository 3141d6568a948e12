// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p loop-to-triton | filecheck %s

/// Programs of blocks; the last block is not full.
// CHECK-LABEL: triton.func @pointwise(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 2 : i32, num_stages = 3 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V12]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V15]], %[[W]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @pointwise(%x: memref<1000xf32>, %y: memref<1000xf32>) attributes {warps = 2 : i64, stages = 3 : i64} {
  loop.parallel %i = 0 to 1000 attributes {block = #loop.block<128, x>} {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = math.exp %v : f32
    loop.store %w, %y[%i] : f32, memref<1000xf32>
  }
}

/// A row a program, its index a scalar; all columns at once.
// CHECK-LABEL: triton.func @rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<64>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<128xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[R]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V4]], %[[V]], %[[V10]] : tensor<128xi1>, tensor<128xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = triton.reduce %[[V11]] axis 0 : tensor<128xf32> combine (%[[V12:[^ ,:]+]]: f32, %[[V13:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.maximumf %[[V12]], %[[V13]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V14]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V15]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V3]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V7]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V_1:[^ ,:]+]] = triton.load %[[V17]], %[[V16]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[M]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[V_1]], %[[V18]] : tensor<128xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Y]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V21]], %[[D]], %[[V16]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @rows(%x: memref<6400xf32>, %y: memref<6400xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<1, x>} {
    %m = loop.reduce <maximum> %r = 0 to 100 : f32 attributes {block = #loop.block<128>} {
      %v = loop.load %x[%i * 100 + %r] : memref<6400xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 100 attributes {block = #loop.block<128>} {
      %v = loop.load %x[%i * 100 + %j] : memref<6400xf32> -> f32
      %d = arith.divf %v, %m : f32
      loop.store %d, %y[%i * 100 + %j] : f32, memref<6400xf32>
    }
  }
}

/// Columns beside one another, rows a few at a time: sums are kept for each lane and added up at the end.
// CHECK-LABEL: triton.func @columns(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[S0:[^ ,:]+]]: i64,
// CHECK-SAME:  %[[S1:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<d1 floordiv 32 + 1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 32 : tensor<32xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<32xi32> to tensor<32xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<32xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.addi %[[S1]], %[[V7]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<32xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : f32 -> tensor<32x4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 4 : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V13]] to %[[S0]] step %[[V14]] iter_args(%[[V16:[^ ,:]+]] = %[[V12]]) -> (tensor<32x4xf32>) : i64 {
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.make_range 0 to 4 : tensor<4xi32>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.extsi %[[V17]] : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<4xi64>
// CHECK-NEXT:      %[[R_1:[^ ,:]+]] = arith.addi %[[V19]], %[[V18]] : tensor<4xi64>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.splat %[[S0]] : i64 -> tensor<4xi64>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpi slt, %[[R_1]], %[[V20]] : tensor<4xi64>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.muli %[[S1]], %[[R]] : i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.addi %[[V22]], %[[V3]] : i64
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.addi %[[V23]], %[[R]] : i64
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.addptr %[[X]], %[[V24]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = triton.splat %[[S1]] : i64 -> tensor<4xi64>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.muli %[[V26]], %[[V18]] : tensor<4xi64>
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<32xi64> -> tensor<32x1xi64>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = triton.broadcast %[[V28]] : tensor<32x1xi64> -> tensor<32x4xi64>
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = triton.expand_dims %[[V27]] axis 0 : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = triton.broadcast %[[V30]] : tensor<1x4xi64> -> tensor<32x4xi64>
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.addi %[[V29]], %[[V31]] : tensor<32x4xi64>
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = triton.expand_dims %[[V18]] axis 0 : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = triton.broadcast %[[V33]] : tensor<1x4xi64> -> tensor<32x4xi64>
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = arith.addi %[[V32]], %[[V34]] : tensor<32x4xi64>
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<f32> -> tensor<32x4x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = triton.addptr %[[V36]], %[[V35]] : tensor<32x4x!triton.ptr<f32>>, tensor<32x4xi64>
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = triton.expand_dims %[[V10]] axis 1 : tensor<32xi1> -> tensor<32x1xi1>
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = triton.broadcast %[[V38]] : tensor<32x1xi1> -> tensor<32x4xi1>
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = triton.expand_dims %[[V21]] axis 0 : tensor<4xi1> -> tensor<1x4xi1>
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = triton.broadcast %[[V40]] : tensor<1x4xi1> -> tensor<32x4xi1>
// CHECK-NEXT:      %[[V42:[^ ,:]+]] = arith.andi %[[V39]], %[[V41]] : tensor<32x4xi1>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V37]], %[[V42]] : tensor<32x4x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V43:[^ ,:]+]] = arith.select %[[V41]], %[[V]], %[[V12]] : tensor<32x4xi1>, tensor<32x4xf32>
// CHECK-NEXT:      %[[V44:[^ ,:]+]] = arith.addf %[[V16]], %[[V43]] : tensor<32x4xf32>
// CHECK-NEXT:      scf.yield %[[V44]] : tensor<32x4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V15]] axis 1 : tensor<32x4xf32> combine (%[[V45:[^ ,:]+]]: f32, %[[V46:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V47:[^ ,:]+]] = arith.addf %[[V45]], %[[V46]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V47]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = triton.splat %[[V48]] : !triton.ptr<f32> -> tensor<32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = triton.addptr %[[V49]], %[[V5]] : tensor<32x!triton.ptr<f32>>, tensor<32xi64>
// CHECK-NEXT:    triton.store %[[V50]], %[[S]], %[[V10]] : tensor<32x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @columns(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index, %s1: index) {
  loop.parallel %j = 0 to %s1 + 1 attributes {block = #loop.block<32, x>} {
    %s = loop.reduce <add> %r = 0 to %s0 : f32 attributes {block = #loop.block<4>} {
      %v = loop.load %x[%r * (%s1 + 1) + %j] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%j] : f32, memref<?xf32>
  }
}

/// A loop without an attribute is serial; so is a loop that passes values on in another way than a scan does.
// CHECK-LABEL: triton.func @serial(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<16xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[ZERO]] : f32 -> tensor<16xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[S:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V8]] to %[[V9]] step %[[V10]] iter_args(%[[V11:[^ ,:]+]] = %[[V7]]) -> (tensor<16xf32>) : i64 {
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.muli %[[V3]], %[[V2]] : i64
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.addi %[[R]], %[[V12]] : i64
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[X]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.muli %[[V5]], %[[V15]] : tensor<16xi64>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V16]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V18]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.addf %[[V11]], %[[V]] : tensor<16xf32>
// CHECK-NEXT:      scf.yield %[[V19]] : tensor<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[A:[^ ,:]+]] = scf.for %[[K:[^ ,:]+]] = %[[V9]] to %[[V2]] step %[[V20]] iter_args(%[[C:[^ ,:]+]] = %[[S]]) -> (tensor<16xf32>) : i64 {
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.muli %[[V3]], %[[V2]] : i64
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.addi %[[K]], %[[V21]] : i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.addptr %[[X]], %[[V22]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.muli %[[V5]], %[[V24]] : tensor<16xi64>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = triton.splat %[[V23]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[V25]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = triton.load %[[V27]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[D:[^ ,:]+]] = arith.subf %[[V_1]], %[[C]] : tensor<16xf32>
// CHECK-NEXT:      scf.yield %[[D]] : tensor<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.splat %[[V28]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.addptr %[[V29]], %[[V5]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:    triton.store %[[V30]], %[[A]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @serial(%x: memref<256xf32>, %y: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<16, x>} {
    %s = loop.reduce <add> %r = 0 to 8 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<256xf32> -> f32
      loop.yield %v : f32
    }
    %a = loop.for %k = 8 to 16 step 2 carry (%c = %s : f32) attributes {block = #loop.block<4>} {
      %v = loop.load %x[%i * 16 + %k] : memref<256xf32> -> f32
      %d = arith.subf %v, %c : f32
      loop.yield %d : f32
    }
    loop.store %a, %y[%i] : f32, memref<16xf32>
  }
}

/// A running sum, block by block.
// CHECK-LABEL: triton.func @scan(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<3>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[S:[^ ,:]+]] = scf.for %[[J:[^ ,:]+]] = %[[V1]] to %[[V2]] step %[[V3]] iter_args(%[[V4:[^ ,:]+]] = %[[ZERO]]) -> (f32) : i64 {
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = triton.splat %[[J]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[J_1:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<64xi64>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[J_1]], %[[V8]] : tensor<64xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.addi %[[J]], %[[V10]] : i64
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.addptr %[[X]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[V13]], %[[V6]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V14]], %[[V9]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.splat %[[ZERO]] : f32 -> tensor<64xf32>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.select %[[V9]], %[[V]], %[[V15]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.scan %[[V16]] axis 0 : tensor<64xf32> combine (%[[V18:[^ ,:]+]]: f32, %[[V19:[^ ,:]+]]: f32) {
// CHECK-NEXT:        %[[V20:[^ ,:]+]] = arith.addf %[[V18]], %[[V19]] : f32
// CHECK-NEXT:        triton.scan.return %[[V20]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = triton.reduce %[[V16]] axis 0 : tensor<64xf32> combine (%[[V22:[^ ,:]+]]: f32, %[[V23:[^ ,:]+]]: f32) {
// CHECK-NEXT:        %[[V24:[^ ,:]+]] = arith.addf %[[V22]], %[[V23]] : f32
// CHECK-NEXT:        triton.reduce.return %[[V24]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.splat %[[V4]] : f32 -> tensor<64xf32>
// CHECK-NEXT:      %[[D:[^ ,:]+]] = arith.addf %[[V25]], %[[V17]] : tensor<64xf32>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.addf %[[V4]], %[[V21]] : f32
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = triton.addptr %[[Y]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = triton.addptr %[[V28]], %[[V6]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:      triton.store %[[V29]], %[[D]], %[[V9]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:      scf.yield %[[V26]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @scan(%x: memref<300xf32>, %y: memref<300xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 3 attributes {block = #loop.block<1, y>} {
    %s = loop.for %j = 0 to 100 carry (%c = %zero : f32) attributes {block = #loop.block<64>} {
      %v = loop.load %x[%i * 100 + %j] : memref<300xf32> -> f32
      %d = arith.addf %c, %v : f32
      loop.store %d, %y[%i * 100 + %j] : f32, memref<300xf32>
      loop.yield %d : f32
    }
  }
}

/// What a block of several rows leaves to the next is what its last lane has: nothing adds up sums of what was loaded.
// CHECK-LABEL: triton.func @scan_of_columns(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 8 : tensor<8xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<8xi32> to tensor<8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<8xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[ZERO]] : f64 -> tensor<8xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 300 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[S:[^ ,:]+]] = scf.for %[[J:[^ ,:]+]] = %[[V8]] to %[[V9]] step %[[V10]] iter_args(%[[V11:[^ ,:]+]] = %[[V7]]) -> (tensor<8xf64>) : i64 {
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.extsi %[[V12]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.splat %[[J]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[J_1:[^ ,:]+]] = arith.addi %[[V14]], %[[V13]] : tensor<64xi64>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.cmpi slt, %[[J_1]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.muli %[[J]], %[[V2]] : i64
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.addi %[[V17]], %[[V3]] : i64
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.addptr %[[X]], %[[V18]] : !triton.ptr<f64>, i64
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.muli %[[V13]], %[[V20]] : tensor<64xi64>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<8xi64> -> tensor<8x1xi64>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.broadcast %[[V22]] : tensor<8x1xi64> -> tensor<8x64xi64>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = triton.expand_dims %[[V21]] axis 0 : tensor<64xi64> -> tensor<1x64xi64>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.broadcast %[[V24]] : tensor<1x64xi64> -> tensor<8x64xi64>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.addi %[[V23]], %[[V25]] : tensor<8x64xi64>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f64> -> tensor<8x64x!triton.ptr<f64>>
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = triton.addptr %[[V27]], %[[V26]] : tensor<8x64x!triton.ptr<f64>>, tensor<8x64xi64>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = triton.expand_dims %[[V16]] axis 0 : tensor<64xi1> -> tensor<1x64xi1>
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = triton.broadcast %[[V29]] : tensor<1x64xi1> -> tensor<8x64xi1>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V28]], %[[V30]] : tensor<8x64x!triton.ptr<f64>>
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = triton.splat %[[ZERO]] : f64 -> tensor<8x64xf64>
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.select %[[V30]], %[[V]], %[[V31]] : tensor<8x64xi1>, tensor<8x64xf64>
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = triton.scan %[[V32]] axis 1 : tensor<8x64xf64> combine (%[[V34:[^ ,:]+]]: f64, %[[V35:[^ ,:]+]]: f64) {
// CHECK-NEXT:        %[[V36:[^ ,:]+]] = arith.addf %[[V34]], %[[V35]] : f64
// CHECK-NEXT:        triton.scan.return %[[V36]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = triton.expand_dims %[[V11]] axis 1 : tensor<8xf64> -> tensor<8x1xf64>
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = triton.broadcast %[[V37]] : tensor<8x1xf64> -> tensor<8x64xf64>
// CHECK-NEXT:      %[[D:[^ ,:]+]] = arith.addf %[[V38]], %[[V33]] : tensor<8x64xf64>
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = arith.constant 63 : i64
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = triton.splat %[[V39]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = arith.cmpi eq, %[[V13]], %[[V40]] : tensor<64xi64>
// CHECK-NEXT:      %[[V42:[^ ,:]+]] = triton.expand_dims %[[V41]] axis 0 : tensor<64xi1> -> tensor<1x64xi1>
// CHECK-NEXT:      %[[V43:[^ ,:]+]] = triton.broadcast %[[V42]] : tensor<1x64xi1> -> tensor<8x64xi1>
// CHECK-NEXT:      %[[V44:[^ ,:]+]] = arith.select %[[V43]], %[[D]], %[[V31]] : tensor<8x64xi1>, tensor<8x64xf64>
// CHECK-NEXT:      %[[V45:[^ ,:]+]] = triton.reduce %[[V44]] axis 1 : tensor<8x64xf64> combine (%[[V46:[^ ,:]+]]: f64, %[[V47:[^ ,:]+]]: f64) {
// CHECK-NEXT:        %[[V48:[^ ,:]+]] = arith.addf %[[V46]], %[[V47]] : f64
// CHECK-NEXT:        triton.reduce.return %[[V48]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V49:[^ ,:]+]] = triton.addptr %[[Y]], %[[V18]] : !triton.ptr<f64>, i64
// CHECK-NEXT:      %[[V50:[^ ,:]+]] = triton.splat %[[V49]] : !triton.ptr<f64> -> tensor<8x64x!triton.ptr<f64>>
// CHECK-NEXT:      %[[V51:[^ ,:]+]] = triton.addptr %[[V50]], %[[V26]] : tensor<8x64x!triton.ptr<f64>>, tensor<8x64xi64>
// CHECK-NEXT:      triton.store %[[V51]], %[[D]], %[[V30]] : tensor<8x64x!triton.ptr<f64>>
// CHECK-NEXT:      scf.yield %[[V45]] : tensor<8xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @scan_of_columns(%x: memref<2400xf64>, %y: memref<2400xf64>) {
  %zero = arith.constant 0.0 : f64
  loop.parallel %i = 0 to 8 attributes {block = #loop.block<8, x>} {
    %s = loop.for %j = 0 to 300 carry (%c = %zero : f64) attributes {block = #loop.block<64>} {
      %v = loop.load %x[%j * 8 + %i] : memref<2400xf64> -> f64
      %d = arith.addf %c, %v : f64
      loop.store %d, %y[%j * 8 + %i] : f64, memref<2400xf64>
      loop.yield %d : f64
    }
  }
}

/// An index that was loaded is checked in lanes that are in use; booleans are bytes in memory.
// CHECK-LABEL: triton.func @gather(
// CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<2>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<64xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<64xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i64>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i64> -> tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<64x!triton.ptr<i64>>, tensor<64xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V12]], %[[V9]] : tensor<64x!triton.ptr<i64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 50 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.cmpi ult, %[[V]], %[[V14]] : tensor<64xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.xori %[[V9]], %[[V17]] : tensor<64xi1>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.ori %[[V15]], %[[V18]] : tensor<64xi1>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.andi %[[V9]], %[[V15]] : tensor<64xi1>
// CHECK-NEXT:    triton.assert %[[V19]], "index out of range" : tensor<64xi1>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.select %[[V20]], %[[V]], %[[V22]] : tensor<64xi1>, tensor<64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V24]], %[[V23]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.load %[[V25]], %[[V9]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : i8 -> tensor<64xi8>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.cmpi ne, %[[B]], %[[V27]] : tensor<64xi8>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<i8>, i64
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.splat %[[V29]] : !triton.ptr<i8> -> tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.addptr %[[V30]], %[[V5]] : tensor<64x!triton.ptr<i8>>, tensor<64xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.extui %[[V28]] : tensor<64xi1> to tensor<64xi8>
// CHECK-NEXT:    triton.store %[[V31]], %[[V32]], %[[V9]] : tensor<64x!triton.ptr<i8>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @gather(%k: memref<100xi64>, %x: memref<50xi1>, %y: memref<100xi1>) {
  loop.parallel %i = 0 to 100 attributes {block = #loop.block<64, x>} {
    %v = loop.load %k[%i] : memref<100xi64> -> i64
    %p = loop.check_index %v below 50 : i64
    %b = loop.load %x[%p] : memref<50xi1> -> i1
    loop.store %b, %y[%i] : i1, memref<100xi1>
  }
}

/// A place: NaN before all numbers, the lower index of equal ones.
// CHECK-LABEL: triton.func @place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V2]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.trunci %[[I]] : tensor<64xi64> to tensor<64xi32>
// CHECK-NEXT:    %[[V_1:[^ ,:]+]], %[[V4:[^ ,:]+]] = triton.reduce %[[V]], %[[V3]] axis 0 : tensor<64xf32>, tensor<64xi32> combine (%[[V5:[^ ,:]+]]: f32, %[[V6:[^ ,:]+]]: i32, %[[V7:[^ ,:]+]]: f32, %[[V8:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.cmpf ugt, %[[V7]], %[[V5]] : f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.cmpf oeq, %[[V5]], %[[V5]] : f32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.andi %[[V9]], %[[V10]] : i1
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.cmpi slt, %[[V8]], %[[V6]] : i32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.cmpf oge, %[[V7]], %[[V5]] : f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.cmpf une, %[[V7]], %[[V7]] : f32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.ori %[[V13]], %[[V14]] : i1
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.andi %[[V15]], %[[V12]] : i1
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.ori %[[V11]], %[[V16]] : i1
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.select %[[V17]], %[[V7]], %[[V5]] : f32
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.select %[[V17]], %[[V8]], %[[V6]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V18]], %[[V19]] : f32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[K:[^ ,:]+]] = arith.extsi %[[V4]] : i32 to i64
// CHECK-NEXT:    triton.store %[[Y]], %[[K]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @place(%x: memref<64xf32>, %y: memref<1xi64>) {
  %v, %k = loop.reduce <argmaximum> %r = 0 to 64 : f32, i64 attributes {block = #loop.block<64>} {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    %i = arith.index_cast %r : index to i64
    loop.yield %v, %i : f32, i64
  }
  loop.store %k, %y[0] : i64, memref<1xi64>
}

/// While a lane counts up, an equal value never comes first, and an index needs no mask.
// CHECK-LABEL: triton.func @place_counted_up(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0x7f800000 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.splat %[[V0]] : f32 -> tensor<16xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i32 -> tensor<16xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 60 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]], %[[V8:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V4]] to %[[V5]] step %[[V6]] iter_args(%[[V9:[^ ,:]+]] = %[[V1:[^ ,:]+]], %[[V10:[^ ,:]+]] = %[[V3]]) -> (tensor<16xf32>, tensor<16xi32>) : i64 {
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.extsi %[[V11]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[I:[^ ,:]+]] = arith.addi %[[V13]], %[[V12]] : tensor<16xi64>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V14]] : tensor<16xi64>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.addptr %[[X]], %[[R]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V12]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V18]], %[[V15]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.trunci %[[I]] : tensor<16xi64> to tensor<16xi32>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.select %[[V15]], %[[V]], %[[V1]] : tensor<16xi1>, tensor<16xf32>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpf ult, %[[V20]], %[[V9]] : tensor<16xf32>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpf oeq, %[[V9]], %[[V9]] : tensor<16xf32>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.andi %[[V21]], %[[V22]] : tensor<16xi1>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.select %[[V23]], %[[V20]], %[[V9]] : tensor<16xi1>, tensor<16xf32>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.select %[[V23]], %[[V19]], %[[V10]] : tensor<16xi1>, tensor<16xi32>
// CHECK-NEXT:      scf.yield %[[V24]], %[[V25]] : tensor<16xf32>, tensor<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V_1:[^ ,:]+]], %[[V26:[^ ,:]+]] = triton.reduce %[[V7]], %[[V8]] axis 0 : tensor<16xf32>, tensor<16xi32> combine (%[[V27:[^ ,:]+]]: f32, %[[V28:[^ ,:]+]]: i32, %[[V29:[^ ,:]+]]: f32, %[[V30:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.cmpf ult, %[[V29]], %[[V27]] : f32
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.cmpf oeq, %[[V27]], %[[V27]] : f32
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.andi %[[V31]], %[[V32]] : i1
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.cmpi slt, %[[V30]], %[[V28]] : i32
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = arith.cmpf ole, %[[V29]], %[[V27]] : f32
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = arith.cmpf une, %[[V29]], %[[V29]] : f32
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = arith.ori %[[V35]], %[[V36]] : i1
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = arith.andi %[[V37]], %[[V34]] : i1
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = arith.ori %[[V33]], %[[V38]] : i1
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = arith.select %[[V39]], %[[V29]], %[[V27]] : f32
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = arith.select %[[V39]], %[[V30]], %[[V28]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V40]], %[[V41]] : f32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[K:[^ ,:]+]] = arith.extsi %[[V26]] : i32 to i64
// CHECK-NEXT:    triton.store %[[Y]], %[[K]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @place_counted_up(%x: memref<60xf32>, %y: memref<1xi64>) {
  %v, %k = loop.reduce <argminimum> %r = 0 to 60 : f32, i64 attributes {block = #loop.block<16>} {
    %v = loop.load %x[%r] : memref<60xf32> -> f32
    %i = arith.index_cast %r : index to i64
    loop.yield %v, %i : f32, i64
  }
  loop.store %k, %y[0] : i64, memref<1xi64>
}

/// Where it counts down, it may.
// CHECK-LABEL: triton.func @place_counted_down(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.splat %[[V0]] : i32 -> tensor<16xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]], %[[V6:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V2]] to %[[V3]] step %[[V4]] iter_args(%[[V7:[^ ,:]+]] = %[[V1:[^ ,:]+]], %[[V8:[^ ,:]+]] = %[[V1]]) -> (tensor<16xi32>, tensor<16xi32>) : i64 {
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.extsi %[[V9]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[R_1:[^ ,:]+]] = arith.addi %[[V11]], %[[V10]] : tensor<16xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.constant -1 : i64
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.muli %[[R_1]], %[[V13]] : tensor<16xi64>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.constant 63 : i64
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i64 -> tensor<16xi64>
// CHECK-NEXT:      %[[I:[^ ,:]+]] = arith.addi %[[V14]], %[[V16]] : tensor<16xi64>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.muli %[[R]], %[[V12]] : i64
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.addi %[[V17]], %[[V15]] : i64
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.addptr %[[X]], %[[V18]] : !triton.ptr<i32>, i64
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.muli %[[V10]], %[[V13]] : tensor<16xi64>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<i32> -> tensor<16x!triton.ptr<i32>>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.addptr %[[V21]], %[[V20]] : tensor<16x!triton.ptr<i32>>, tensor<16xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V22]] : tensor<16x!triton.ptr<i32>>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.trunci %[[I]] : tensor<16xi64> to tensor<16xi32>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.cmpi slt, %[[V]], %[[V7]] : tensor<16xi32>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.cmpi slt, %[[V23]], %[[V8]] : tensor<16xi32>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.cmpi eq, %[[V]], %[[V7]] : tensor<16xi32>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.andi %[[V26]], %[[V25]] : tensor<16xi1>
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.ori %[[V24]], %[[V27]] : tensor<16xi1>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.select %[[V28]], %[[V]], %[[V7]] : tensor<16xi1>, tensor<16xi32>
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.select %[[V28]], %[[V23]], %[[V8]] : tensor<16xi1>, tensor<16xi32>
// CHECK-NEXT:      scf.yield %[[V29]], %[[V30]] : tensor<16xi32>, tensor<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V_1:[^ ,:]+]], %[[V31:[^ ,:]+]] = triton.reduce %[[V5]], %[[V6]] axis 0 : tensor<16xi32>, tensor<16xi32> combine (%[[V32:[^ ,:]+]]: i32, %[[V33:[^ ,:]+]]: i32, %[[V34:[^ ,:]+]]: i32, %[[V35:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = arith.cmpi slt, %[[V34]], %[[V32]] : i32
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = arith.cmpi slt, %[[V35]], %[[V33]] : i32
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = arith.cmpi eq, %[[V34]], %[[V32]] : i32
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = arith.andi %[[V38]], %[[V37]] : i1
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = arith.ori %[[V36]], %[[V39]] : i1
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = arith.select %[[V40]], %[[V34]], %[[V32]] : i32
// CHECK-NEXT:      %[[V42:[^ ,:]+]] = arith.select %[[V40]], %[[V35]], %[[V33]] : i32
// CHECK-NEXT:      triton.reduce.return %[[V41]], %[[V42]] : i32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[K:[^ ,:]+]] = arith.extsi %[[V31]] : i32 to i64
// CHECK-NEXT:    triton.store %[[Y]], %[[K]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @place_counted_down(%x: memref<64xi32>, %y: memref<1xi64>) {
  %v, %k = loop.reduce <argminimum> %r = 0 to 64 : i32, i64 attributes {block = #loop.block<16>} {
    %b = loop.apply 63 - %r : index
    %v = loop.load %x[%b] : memref<64xi32> -> i32
    %i = arith.index_cast %b : index to i64
    loop.yield %v, %i : i32, i64
  }
  loop.store %k, %y[0] : i64, memref<1xi64>
}

/// Every lane makes its update, where the loop is not among those that the place depends on as well.
// CHECK-LABEL: triton.func @count(
// CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<2>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[ONE:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 32 : tensor<32xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<32xi32> to tensor<32xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<32xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 60 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<32xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<i32> -> tensor<32x!triton.ptr<i32>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[ONE]] : i32 -> tensor<32xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.atomic_rmw add, relaxed, gpu, %[[V10]], %[[V11]], %[[V9]] : tensor<32x!triton.ptr<i32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @count(%k: memref<64xi32>, %y: memref<1xi32>) {
  %one = arith.constant 1 : i32
  loop.parallel %i = 0 to 60 attributes {block = #loop.block<32, x>} {
    loop.atomic <add> %one, %y[0] : i32, memref<1xi32>
  }
}

/// Every block starts at a multiple of 128, so that no lane is divided by 128; a divisor that does not divide the number
/// of lanes divides the variable.
// CHECK-LABEL: triton.func @divided_blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[W:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.load %[[V8]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 96 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.remsi %[[I]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[W]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.load %[[V15]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V]], %[[V1]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.load %[[V18]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.addf %[[V9]], %[[V16]] : tensor<128xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.addf %[[V20]], %[[V19]] : tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V24]], %[[V21]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @divided_blocks(%x: memref<128xf32>, %w: memref<96xf32>, %v: memref<32xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 attributes {block = #loop.block<128, x>} {
    %0 = loop.load %x[%i mod 128] : memref<128xf32> -> f32
    %1 = loop.load %w[%i mod 96] : memref<96xf32> -> f32
    %2 = loop.load %v[%i floordiv 128] : memref<32xf32> -> f32
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    loop.store %4, %y[%i] : f32, memref<4096xf32>
  }
}

/// The blocks of a sequential loop, whose counter is the start of each.
// CHECK-LABEL: triton.func @divided_counter(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0]] to %[[V1]] step %[[V1]] : i64 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : f32 -> tensor<128xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.constant 4096 : i64
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V0]] to %[[V4]] step %[[V5]] iter_args(%[[V7:[^ ,:]+]] = %[[V3]]) -> (tensor<128xf32>) : i64 {
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = arith.extsi %[[V8]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:        %[[V10:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<128xi64>
// CHECK-NEXT:        %[[R_1:[^ ,:]+]] = arith.addi %[[V10]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:        %[[V11:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:        %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : i64 -> tensor<128xi64>
// CHECK-NEXT:        %[[V13:[^ ,:]+]] = arith.remsi %[[V9]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:        %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = triton.load %[[V15]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:        %[[V17:[^ ,:]+]] = arith.divsi %[[R_1]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:        %[[V18:[^ ,:]+]] = triton.addptr %[[V14]], %[[V17]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:        %[[V19:[^ ,:]+]] = triton.load %[[V18]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:        %[[V20:[^ ,:]+]] = arith.mulf %[[V16]], %[[V19]] : tensor<128xf32>
// CHECK-NEXT:        %[[V21:[^ ,:]+]] = arith.addf %[[V7]], %[[V20]] : tensor<128xf32>
// CHECK-NEXT:        scf.yield %[[V21]] : tensor<128xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[S:[^ ,:]+]] = triton.reduce %[[V6]] axis 0 : tensor<128xf32> combine (%[[V22:[^ ,:]+]]: f32, %[[V23:[^ ,:]+]]: f32) {
// CHECK-NEXT:        %[[V24:[^ ,:]+]] = arith.addf %[[V22]], %[[V23]] : f32
// CHECK-NEXT:        triton.reduce.return %[[V24]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V25]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @divided_counter(%x: memref<128xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s = loop.reduce <add> %r = 0 to 4096 : f32 attributes {block = #loop.block<128>} {
      %0 = loop.load %x[%r mod 32] : memref<128xf32> -> f32
      %1 = loop.load %x[%r floordiv 32] : memref<128xf32> -> f32
      %2 = arith.mulf %0, %1 : f32
      loop.yield %2 : f32
    }
    loop.store %s, %y[%i] : f32, memref<1xf32>
  }
}
