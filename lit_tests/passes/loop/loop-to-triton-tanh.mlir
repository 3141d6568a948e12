// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p loop-to-triton --split-input-file | filecheck %s

/// A tanh of blocks has no branches, unless eager's bits are asked for.
// CHECK-LABEL: triton.func @tanh(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<bf16>, i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<bf16> -> tensor<128x!triton.ptr<bf16>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<bf16>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<bf16>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xbf16> to tensor<128xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.mulf %[[V10]], %[[V10]] : tensor<128xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant -0.00570498873 : f32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 0.020639088 : f32
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = math.fma %[[V13]], %[[V11]], %[[V15]] : tensor<128xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant -0.0537397154 : f32
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = math.fma %[[V16]], %[[V11]], %[[V18]] : tensor<128xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant 0.133314416 : f32
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V19]], %[[V11]], %[[V21]] : tensor<128xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant -0.333332807 : f32
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[V23]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V22]], %[[V11]], %[[V24]] : tensor<128xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = math.absf %[[V10]] : tensor<128xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.addf %[[V10]], %[[V10]] : tensor<128xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.mulf %[[V25]], %[[V11]] : tensor<128xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = math.fma %[[V28]], %[[V26]], %[[V26]] : tensor<128xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.absf %[[V27]] : tensor<128xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.splat %[[V31]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.maximumf %[[V30]], %[[V32]] : tensor<128xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.splat %[[V34]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.minimumf %[[V33]], %[[V35]] : tensor<128xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = triton.splat %[[V37]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = triton.splat %[[V39]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V36]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.addf %[[V41]], %[[V38]] : tensor<128xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = triton.precise_divf %[[V40]], %[[V42]] : tensor<128xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.splat %[[V44]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.cmpf olt, %[[V26]], %[[V45]] : tensor<128xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.subf %[[V38]], %[[V43]] : tensor<128xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.select %[[V46]], %[[V29]], %[[V47]] : tensor<128xi1>, tensor<128xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V48]], %[[V27]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[T:[^ ,:]+]] = arith.truncf %[[V49]] : tensor<128xf32> to tensor<128xbf16>
// CHECK-NEXT:    triton.store %[[V9]], %[[T]] : tensor<128x!triton.ptr<bf16>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @tanh(%x: memref<1024xbf16>) {
  loop.parallel %i = 0 to 1024 attributes {block = #loop.block<128, x>} {
    %v = loop.load %x[%i] : memref<1024xbf16> -> bf16
    %t = math.tanh %v : bf16
    loop.store %t, %x[%i] : bf16, memref<1024xbf16>
  }
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: triton.func @exact(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = triton.extern_elementwise "__nv_tanhf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    triton.store %[[V9]], %[[T]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @exact(%x: memref<1024xf32>) {
    loop.parallel %i = 0 to 1024 attributes {block = #loop.block<128, x>} {
      %v = loop.load %x[%i] : memref<1024xf32> -> f32
      %t = math.tanh %v : f32
      loop.store %t, %x[%i] : f32, memref<1024xf32>
    }
  }
}

// -----

/// A reciprocal root of a block is libdevice's, of numbers that are scaled where these are subnormal.
// CHECK-LABEL: triton.func @rsqrt(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 7.88860905e-31 : f32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.cmpf olt, %[[V]], %[[V11]] : tensor<64xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 1.2676506e+30 : f32
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.mulf %[[V]], %[[V14]] : tensor<64xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.select %[[V12]], %[[V15]], %[[V]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.extern_elementwise "__nv_rsqrtf" %[[V16]] : (tensor<64xf32>) -> tensor<64xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant 1.12589991e+15 : f32
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.mulf %[[V17]], %[[V19]] : tensor<64xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.select %[[V12]], %[[V20]], %[[V17]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[V5]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    triton.store %[[V23]], %[[R]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @rsqrt(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<64, x>} {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %r = math.rsqrt %v : f32
    loop.store %r, %y[%i] : f32, memref<64xf32>
  }
}
