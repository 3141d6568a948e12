// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-to-blocks,loop-to-triton --machine=h100 | filecheck %s

// Kernels of many accesses.

// CHECK-LABEL: triton.func @elements_30(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V15]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.mulf %[[O0]], %[[O0]] : tensor<128xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.constant -0.00570498873 : f32
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant 0.020639088 : f32
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = math.fma %[[V18]], %[[V16]], %[[V20]] : tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant -0.0537397154 : f32
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = math.fma %[[V21]], %[[V16]], %[[V23]] : tensor<128xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant 0.133314416 : f32
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = math.fma %[[V24]], %[[V16]], %[[V26]] : tensor<128xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.constant -0.333332807 : f32
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.splat %[[V28]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = math.fma %[[V27]], %[[V16]], %[[V29]] : tensor<128xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = math.absf %[[O0]] : tensor<128xf32>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.addf %[[O0]], %[[O0]] : tensor<128xf32>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.mulf %[[V30]], %[[V16]] : tensor<128xf32>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V33]], %[[V31]], %[[V31]] : tensor<128xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.absf %[[V32]] : tensor<128xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.splat %[[V36]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.maximumf %[[V35]], %[[V37]] : tensor<128xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = triton.splat %[[V39]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.minimumf %[[V38]], %[[V40]] : tensor<128xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = triton.splat %[[V42]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.splat %[[V44]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V41]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.addf %[[V46]], %[[V43]] : tensor<128xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = triton.precise_divf %[[V45]], %[[V47]] : tensor<128xf32>
// CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
// CHECK-NEXT:    %[[V50:[^ ,:]+]] = triton.splat %[[V49]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.cmpf olt, %[[V31]], %[[V50]] : tensor<128xf32>
// CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.subf %[[V43]], %[[V48]] : tensor<128xf32>
// CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.select %[[V51]], %[[V34]], %[[V52]] : tensor<128xi1>, tensor<128xf32>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V53]], %[[V32]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[F0]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[V54:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V55:[^ ,:]+]] = triton.splat %[[V54]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V56:[^ ,:]+]] = triton.addptr %[[V55]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V56]], %[[F1]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_30(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    %f0 = math.tanh %o0 : f32
    %f1 = math.log %f0 : f32
    loop.store %f1, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_31(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<391>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 256 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 256 : tensor<256xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<256xi32> to tensor<256xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<256xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<256xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 100000 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<256xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<256xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f32> -> tensor<256x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<256x!triton.ptr<f32>>, tensor<256xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V12]], %[[V9]] : tensor<256x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<256x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<256x!triton.ptr<f32>>, tensor<256xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V15]], %[[V9]] : tensor<256x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<256xf32>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[O0]] : (tensor<256xf32>) -> tensor<256xf32>
// CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[F0]] : (tensor<256xf32>) -> tensor<256xf32>
// CHECK-NEXT:    %[[F2:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[F1]] : (tensor<256xf32>) -> tensor<256xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<256x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V5]] : tensor<256x!triton.ptr<f32>>, tensor<256xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[F2]], %[[V9]] : tensor<256x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_31(%x: memref<100000xf32>, %z: memref<100000xf32>, %y: memref<100000xf32>) {
  loop.parallel %i = 0 to 100000 {
    %v = loop.load %x[%i] : memref<100000xf32> -> f32
    %w = loop.load %z[%i] : memref<100000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    %f0 = math.erf %o0 : f32
    %f1 = math.exp %f0 : f32
    %f2 = math.log %f1 : f32
    loop.store %f2, %y[%i] : f32, memref<100000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V12]], %[[V9]] : tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V15]], %[[V9]] : tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf64>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = math.sqrt %[[O0]] : tensor<128xf64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[F0]], %[[V9]] : tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_32(%x: memref<1000xf64>, %z: memref<1000xf64>, %y: memref<1000xf64>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf64> -> f64
    %w = loop.load %z[%i] : memref<1000xf64> -> f64
    %o0 = arith.mulf %v, %w : f64
    %f0 = math.sqrt %o0 : f64
    loop.store %f0, %y[%i] : f64, memref<1000xf64>
  }
}

// CHECK-LABEL: triton.func @elements_33(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[V3]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[X]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[V5]], %[[V13]] : tensor<128xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[V15]], %[[V14]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V16]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V19]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[V21]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V22]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_33(%x: memref<2000xf32>, %z: memref<2000xf32>, %y: memref<2000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i * 2] : memref<2000xf32> -> f32
    %w = loop.load %z[%i] : memref<2000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<2000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_34(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 4 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[V3]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V11]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[X]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.muli %[[V5]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V16]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V18]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V21]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V24]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_34(%x: memref<4004xf32>, %z: memref<4004xf32>, %y: memref<4004xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i * 4 + 1] : memref<4004xf32> -> f32
    %w = loop.load %z[%i] : memref<4004xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<4004xf32>
  }
}

// CHECK-LABEL: triton.func @elements_35(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant -1 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[V3]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 999 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V11]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[X]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.muli %[[V5]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V16]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V18]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V21]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V24]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_35(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[-%i + 999] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_36(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[V1]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[X]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.divsi %[[V5]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V16]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V18]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V21]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V24]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_36(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i floordiv 2] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_37(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 10 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.remsi %[[I]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V15]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V18]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V21]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_37(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i mod 10] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_38(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 10 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.divsi %[[I]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.remsi %[[I]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V14]], %[[V16]] : tensor<128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[V13]], %[[V17]] : tensor<128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[V19]], %[[V18]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V20]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V23]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[V24]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[V25]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V26]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_38(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i floordiv 10 + %i mod 10 * 100] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_39(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 999 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.addi %[[V3]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[X]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[V13]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V14]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V16]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V17]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[V19]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V20]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_39(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 999 {
    %v = loop.load %x[%i + 1] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_40(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V15]], %[[O0]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_40(%x: memref<1024xf32>, %z: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i floordiv 32 * 32 + %i mod 32] : memref<1024xf32> -> f32
    %w = loop.load %z[%i] : memref<1024xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1024xf32>
  }
}

// CHECK-LABEL: triton.func @elements_41(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 4 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[V1]], %[[V7]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[X]], %[[V8]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.divsi %[[V5]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.remsi %[[V5]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.muli %[[V14]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.addi %[[V13]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V16]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V18]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V21]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V24]], %[[O0]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_41(%x: memref<1024xf32>, %z: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i mod 32 * 32 + %i floordiv 32] : memref<1024xf32> -> f32
    %w = loop.load %z[%i] : memref<1024xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1024xf32>
  }
}

// CHECK-LABEL: triton.func @elements_42(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
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
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[Z]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V12]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V13]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[V15]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V16]], %[[O0]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_42(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[0] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_43(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 500 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[V7]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.muli %[[V7]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.muli %[[V5]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[V3]], %[[V11]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[X]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V16]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V17]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[Z]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.addptr %[[V19]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V20]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<128xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[Y]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V23]], %[[O0]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_43(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 step 2 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @elements_44(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.splat %[[V1]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V2]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V5]], %[[V3]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[Z]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[V6]], %[[I]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[V7]], %[[V3]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : tensor<1024xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[I]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    triton.store %[[V9]], %[[O0]], %[[V3]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @elements_44(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.for %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @sums_47(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 16 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.splat %[[V1]] : f32 -> tensor<4096xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 100000 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 4096 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V3]] to %[[V4]] step %[[V5]] iter_args(%[[V7:[^ ,:]+]] = %[[V2]]) -> (tensor<4096xf32>) : i64 {
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.extsi %[[V8]] : tensor<4096xi32> to tensor<4096xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<4096xi64>
// CHECK-NEXT:      %[[R_1:[^ ,:]+]] = arith.addi %[[V10]], %[[V9]] : tensor<4096xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<4096xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.cmpi slt, %[[R_1]], %[[V11]] : tensor<4096xi64>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.addi %[[R]], %[[V13]] : i64
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.addptr %[[X]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.addptr %[[V16]], %[[V9]] : tensor<4096x!triton.ptr<f32>>, tensor<4096xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V17]], %[[V12]] : tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.select %[[V12]], %[[V]], %[[V2]] : tensor<4096xi1>, tensor<4096xf32>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.addf %[[V7]], %[[V18]] : tensor<4096xf32>
// CHECK-NEXT:      scf.yield %[[V19]] : tensor<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V6]] axis 0 : tensor<4096xf32> combine (%[[V20:[^ ,:]+]]: f32, %[[V21:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.addf %[[V20]], %[[V21]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V23]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_47(%x: memref<100000xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1xf32>
  }
}

// CHECK-LABEL: triton.func @sums_56(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[R]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : f32 -> tensor<1024xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V4]], %[[V]], %[[V10]] : tensor<1024xi1>, tensor<1024xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V11]] axis 0 : tensor<1024xf32> combine (%[[V12:[^ ,:]+]]: f32, %[[V13:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.maximumf %[[V12]], %[[V13]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V14]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V15]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_56(%x: memref<100000xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <maximum> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: triton.func @sums_57(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[R]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : f32 -> tensor<1024xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V4]], %[[V]], %[[V10]] : tensor<1024xi1>, tensor<1024xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V11]] axis 0 : tensor<1024xf32> combine (%[[V12:[^ ,:]+]]: f32, %[[V13:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.mulf %[[V12]], %[[V13]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V14]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V15]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_57(%x: memref<100000xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <mul> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: triton.func @sums_60(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<125>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 8 : tensor<8xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<8xi32> to tensor<8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<8xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V7]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[R]], %[[V13]] : tensor<128xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<8xi64> -> tensor<8x1xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.broadcast %[[V15]] : tensor<8x1xi64> -> tensor<8x128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.expand_dims %[[V14]] axis 0 : tensor<128xi64> -> tensor<1x128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.broadcast %[[V17]] : tensor<1x128xi64> -> tensor<8x128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.addi %[[V16]], %[[V18]] : tensor<8x128xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f32> -> tensor<8x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V19]] : tensor<8x128x!triton.ptr<f32>>, tensor<8x128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.expand_dims %[[V10]] axis 0 : tensor<128xi1> -> tensor<1x128xi1>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.broadcast %[[V22]] : tensor<1x128xi1> -> tensor<8x128xi1>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V21]], %[[V23]] : tensor<8x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[V24]] : f32 -> tensor<8x128xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.select %[[V23]], %[[V]], %[[V25]] : tensor<8x128xi1>, tensor<8x128xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V26]] axis 1 : tensor<8x128xf32> combine (%[[V27:[^ ,:]+]]: f32, %[[V28:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addf %[[V27]], %[[V28]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V29]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.addptr %[[V31]], %[[V5]] : tensor<8x!triton.ptr<f32>>, tensor<8xi64>
// CHECK-NEXT:    triton.store %[[V32]], %[[S]] : tensor<8x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_60(%x: memref<100000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%r * 1000 + %i] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: triton.func @sums_61(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<2>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 8 : tensor<8xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<8xi32> to tensor<8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<8xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V7]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[R]], %[[V13]] : tensor<128xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<8xi64> -> tensor<8x1xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.broadcast %[[V15]] : tensor<8x1xi64> -> tensor<8x128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.expand_dims %[[V14]] axis 0 : tensor<128xi64> -> tensor<1x128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.broadcast %[[V17]] : tensor<1x128xi64> -> tensor<8x128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.addi %[[V16]], %[[V18]] : tensor<8x128xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f32> -> tensor<8x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V19]] : tensor<8x128x!triton.ptr<f32>>, tensor<8x128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.expand_dims %[[V10]] axis 0 : tensor<128xi1> -> tensor<1x128xi1>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.broadcast %[[V22]] : tensor<1x128xi1> -> tensor<8x128xi1>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V21]], %[[V23]] : tensor<8x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[V24]] : f32 -> tensor<8x128xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.select %[[V23]], %[[V]], %[[V25]] : tensor<8x128xi1>, tensor<8x128xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V26]] axis 1 : tensor<8x128xf32> combine (%[[V27:[^ ,:]+]]: f32, %[[V28:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addf %[[V27]], %[[V28]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V29]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.addptr %[[V31]], %[[V5]] : tensor<8x!triton.ptr<f32>>, tensor<8xi64>
// CHECK-NEXT:    triton.store %[[V32]], %[[S]] : tensor<8x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_61(%x: memref<1600xf32>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 16 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%r * 16 + %i] : memref<1600xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<16xf32>
  }
}

// CHECK-LABEL: triton.func @sums_62(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<256>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<16xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : f32 -> tensor<16x64xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.constant 4096 : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V9]] to %[[V10]] step %[[V11]] iter_args(%[[V13:[^ ,:]+]] = %[[V8]]) -> (tensor<16x64xf32>) : i64 {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.extsi %[[V14]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[R_1:[^ ,:]+]] = arith.addi %[[V16]], %[[V15]] : tensor<64xi64>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.muli %[[R]], %[[V10]] : i64
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.addi %[[V3]], %[[V17]] : i64
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.addptr %[[X]], %[[V18]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<64xi64>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.muli %[[V15]], %[[V20]] : tensor<64xi64>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<16xi64> -> tensor<16x1xi64>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.broadcast %[[V22]] : tensor<16x1xi64> -> tensor<16x64xi64>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = triton.expand_dims %[[V21]] axis 0 : tensor<64xi64> -> tensor<1x64xi64>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.broadcast %[[V24]] : tensor<1x64xi64> -> tensor<16x64xi64>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = arith.addi %[[V23]], %[[V25]] : tensor<16x64xi64>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<16x64x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = triton.addptr %[[V27]], %[[V26]] : tensor<16x64x!triton.ptr<f32>>, tensor<16x64xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V28]] : tensor<16x64x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addf %[[V13]], %[[V]] : tensor<16x64xf32>
// CHECK-NEXT:      scf.yield %[[V29]] : tensor<16x64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V12]] axis 1 : tensor<16x64xf32> combine (%[[V30:[^ ,:]+]]: f32, %[[V31:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = arith.addf %[[V30]], %[[V31]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V32]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.splat %[[V33]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.addptr %[[V34]], %[[V5]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:    triton.store %[[V35]], %[[S]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_62(%x: memref<16777216xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<16777216xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}

// CHECK-LABEL: triton.func @sums_63(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<128xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 10 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.divsi %[[R]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.remsi %[[R]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.muli %[[V11]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V10]], %[[V12]] : tensor<128xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V13]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V15]], %[[V4]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.select %[[V4]], %[[V]], %[[V17]] : tensor<128xi1>, tensor<128xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V18]] axis 0 : tensor<128xf32> combine (%[[V19:[^ ,:]+]]: f32, %[[V20:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.addf %[[V19]], %[[V20]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V21]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V22]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_63(%x: memref<10000xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r floordiv 10 + %r mod 10 * 10] : memref<10000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: triton.func @sums_64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 50 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<64xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[V6]], %[[R]] : tensor<64x!triton.ptr<f32>>, tensor<64xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V7]], %[[V4]] : tensor<64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : f32 -> tensor<64xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.select %[[V4]], %[[V]], %[[V9]] : tensor<64xi1>, tensor<64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V10]] axis 0 : tensor<64xf32> combine (%[[V11:[^ ,:]+]]: f32, %[[V12:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.addf %[[V11]], %[[V12]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V13]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    triton.store %[[V14]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @sums_64(%x: memref<200xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 50 : f32 {
      %v = loop.load %x[%i + %r] : memref<200xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: triton.func @softened_67(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.splat %[[V4]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[V5]], %[[R]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V6]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[F0]] axis 0 : tensor<16xf32> combine (%[[V7:[^ ,:]+]]: f32, %[[V8:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.addf %[[V7]], %[[V8]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V9]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.extsi %[[V10]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V5]], %[[Q]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = triton.load %[[V11]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[G0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[U]] : (tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[S]] : f32 -> tensor<16xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[G0]], %[[V12]] : tensor<16xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[Q]] : tensor<16x!triton.ptr<f32>>, tensor<16xi64>
// CHECK-NEXT:    triton.store %[[V15]], %[[D]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @softened_67(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 4 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<64xf32> -> f32
      %f0 = math.exp %v : f32
      loop.yield %f0 : f32
    }
    loop.parallel %q = 0 to 16 {
      %u = loop.load %x[%i * 16 + %q] : memref<64xf32> -> f32
      %g0 = math.exp %u : f32
      %d = arith.divf %g0, %s : f32
      loop.store %d, %y[%i * 16 + %q] : f32, memref<64xf32>
    }
  }
}

// CHECK-LABEL: triton.func @softened_68(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[R]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<1024xf32>) -> tensor<1024xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : f32 -> tensor<1024xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V4]], %[[F0]], %[[V10]] : tensor<1024xi1>, tensor<1024xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V11]] axis 0 : tensor<1024xf32> combine (%[[V12:[^ ,:]+]]: f32, %[[V13:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.addf %[[V12]], %[[V13]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V14]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.extsi %[[V15]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpi slt, %[[Q]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V7]], %[[Q]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = triton.load %[[V17]], %[[V16]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[G0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[U]] : (tensor<1024xf32>) -> tensor<1024xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[S]] : f32 -> tensor<1024xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[G0]], %[[V18]] : tensor<1024xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Y]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[Q]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    triton.store %[[V21]], %[[D]], %[[V16]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @softened_68(%x: memref<100000xf32>, %y: memref<100000xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<100000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.yield %f0 : f32
    }
    loop.parallel %q = 0 to 1000 {
      %u = loop.load %x[%i * 1000 + %q] : memref<100000xf32> -> f32
      %g0 = math.exp %u : f32
      %d = arith.divf %g0, %s : f32
      loop.store %d, %y[%i * 1000 + %q] : f32, memref<100000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @softened_69(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<500>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 2 : tensor<2xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<2xi32> to tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<2xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V7]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[V3]], %[[V8]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[X]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<2xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[V5]], %[[V13]] : tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.expand_dims %[[V14]] axis 1 : tensor<2xi64> -> tensor<2x1xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.broadcast %[[V15]] : tensor<2x1xi64> -> tensor<2x128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.expand_dims %[[R]] axis 0 : tensor<128xi64> -> tensor<1x128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.broadcast %[[V17]] : tensor<1x128xi64> -> tensor<2x128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.addi %[[V16]], %[[V18]] : tensor<2x128xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<2x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[V19]] : tensor<2x128x!triton.ptr<f32>>, tensor<2x128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.expand_dims %[[V10]] axis 0 : tensor<128xi1> -> tensor<1x128xi1>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.broadcast %[[V22]] : tensor<1x128xi1> -> tensor<2x128xi1>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V21]], %[[V23]] : tensor<2x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<2x128xf32>) -> tensor<2x128xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[V24]] : f32 -> tensor<2x128xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.select %[[V23]], %[[F0]], %[[V25]] : tensor<2x128xi1>, tensor<2x128xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V26]] axis 1 : tensor<2x128xf32> combine (%[[V27:[^ ,:]+]]: f32, %[[V28:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addf %[[V27]], %[[V28]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V29]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.extsi %[[V30]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = arith.cmpi slt, %[[Q]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.muli %[[V5]], %[[V13]] : tensor<2xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.expand_dims %[[V32]] axis 1 : tensor<2xi64> -> tensor<2x1xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.broadcast %[[V33]] : tensor<2x1xi64> -> tensor<2x128xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.expand_dims %[[Q]] axis 0 : tensor<128xi64> -> tensor<1x128xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.broadcast %[[V35]] : tensor<1x128xi64> -> tensor<2x128xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.addi %[[V34]], %[[V36]] : tensor<2x128xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = triton.addptr %[[V20]], %[[V37]] : tensor<2x128x!triton.ptr<f32>>, tensor<2x128xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = triton.expand_dims %[[V31]] axis 0 : tensor<128xi1> -> tensor<1x128xi1>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = triton.broadcast %[[V39]] : tensor<1x128xi1> -> tensor<2x128xi1>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = triton.load %[[V38]], %[[V40]] : tensor<2x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[G0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[U]] : (tensor<2x128xf32>) -> tensor<2x128xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = triton.expand_dims %[[S]] axis 1 : tensor<2xf32> -> tensor<2x1xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = triton.broadcast %[[V41]] : tensor<2x1xf32> -> tensor<2x128xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[G0]], %[[V42]] : tensor<2x128xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = triton.addptr %[[Y]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = triton.splat %[[V43]] : !triton.ptr<f32> -> tensor<2x128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.addptr %[[V44]], %[[V37]] : tensor<2x128x!triton.ptr<f32>>, tensor<2x128xi64>
// CHECK-NEXT:    triton.store %[[V45]], %[[D]], %[[V40]] : tensor<2x128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @softened_69(%x: memref<100000xf32>, %y: memref<100000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<100000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.yield %f0 : f32
    }
    loop.parallel %q = 0 to 100 {
      %u = loop.load %x[%i * 100 + %q] : memref<100000xf32> -> f32
      %g0 = math.exp %u : f32
      %d = arith.divf %g0, %s : f32
      loop.store %d, %y[%i * 100 + %q] : f32, memref<100000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @softened_70(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>], num_warps = 16 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.splat %[[V1]] : f32 -> tensor<4096xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 100000 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 4096 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[V3]] to %[[V4]] step %[[V5]] iter_args(%[[V7:[^ ,:]+]] = %[[V2]]) -> (tensor<4096xf32>) : i64 {
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.extsi %[[V8]] : tensor<4096xi32> to tensor<4096xi64>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.splat %[[R]] : i64 -> tensor<4096xi64>
// CHECK-NEXT:      %[[R_1:[^ ,:]+]] = arith.addi %[[V10]], %[[V9]] : tensor<4096xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<4096xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.cmpi slt, %[[R_1]], %[[V11]] : tensor<4096xi64>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.addi %[[R]], %[[V13]] : i64
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.addptr %[[X]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.addptr %[[V16]], %[[V9]] : tensor<4096x!triton.ptr<f32>>, tensor<4096xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V17]], %[[V12]] : tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<4096xf32>) -> tensor<4096xf32>
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.select %[[V12]], %[[F0]], %[[V2]] : tensor<4096xi1>, tensor<4096xf32>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.addf %[[V7]], %[[V18]] : tensor<4096xf32>
// CHECK-NEXT:      scf.yield %[[V19]] : tensor<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V6]] axis 0 : tensor<4096xf32> combine (%[[V20:[^ ,:]+]]: f32, %[[V21:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.addf %[[V20]], %[[V21]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V22]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %[[Q:[^ ,:]+]] = %[[V3]] to %[[V4]] step %[[V5]] : i64 {
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.extsi %[[V23]] : tensor<4096xi32> to tensor<4096xi64>
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = triton.splat %[[Q]] : i64 -> tensor<4096xi64>
// CHECK-NEXT:      %[[Q_1:[^ ,:]+]] = arith.addi %[[V25]], %[[V24]] : tensor<4096xi64>
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<4096xi64>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.cmpi slt, %[[Q_1]], %[[V26]] : tensor<4096xi64>
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = arith.muli %[[I]], %[[V4]] : i64
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.addi %[[V28]], %[[Q]] : i64
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = triton.addptr %[[X]], %[[V29]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : !triton.ptr<f32> -> tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = triton.addptr %[[V31]], %[[V24]] : tensor<4096x!triton.ptr<f32>>, tensor<4096xi64>
// CHECK-NEXT:      %[[U:[^ ,:]+]] = triton.load %[[V32]], %[[V27]] : tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[G0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[U]] : (tensor<4096xf32>) -> tensor<4096xf32>
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = triton.splat %[[S]] : f32 -> tensor<4096xf32>
// CHECK-NEXT:      %[[D:[^ ,:]+]] = triton.precise_divf %[[G0]], %[[V33]] : tensor<4096xf32>
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = triton.addptr %[[Y]], %[[V29]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = triton.splat %[[V34]] : !triton.ptr<f32> -> tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = triton.addptr %[[V35]], %[[V24]] : tensor<4096x!triton.ptr<f32>>, tensor<4096xi64>
// CHECK-NEXT:      triton.store %[[V36]], %[[D]], %[[V27]] : tensor<4096x!triton.ptr<f32>>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @softened_70(%x: memref<800000xf32>, %y: memref<800000xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<800000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.yield %f0 : f32
    }
    loop.parallel %q = 0 to 100000 {
      %u = loop.load %x[%i * 100000 + %q] : memref<800000xf32> -> f32
      %g0 = math.exp %u : f32
      %d = arith.divf %g0, %s : f32
      loop.store %d, %y[%i * 100000 + %q] : f32, memref<800000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @softened_71(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f64> -> tensor<1024x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[R]] : tensor<1024x!triton.ptr<f64>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<1024x!triton.ptr<f64>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_exp" %[[V]] : (tensor<1024xf64>) -> tensor<1024xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : f64 -> tensor<1024xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V4]], %[[F0]], %[[V10]] : tensor<1024xi1>, tensor<1024xf64>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V11]] axis 0 : tensor<1024xf64> combine (%[[V12:[^ ,:]+]]: f64, %[[V13:[^ ,:]+]]: f64) {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.addf %[[V12]], %[[V13]] : f64
// CHECK-NEXT:      triton.reduce.return %[[V14]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.extsi %[[V15]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpi slt, %[[Q]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V7]], %[[Q]] : tensor<1024x!triton.ptr<f64>>, tensor<1024xi64>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = triton.load %[[V17]], %[[V16]] : tensor<1024x!triton.ptr<f64>>
// CHECK-NEXT:    %[[G0:[^ ,:]+]] = triton.extern_elementwise "__nv_exp" %[[U]] : (tensor<1024xf64>) -> tensor<1024xf64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[S]] : f64 -> tensor<1024xf64>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[G0]], %[[V18]] : tensor<1024xf64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Y]], %[[V5]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f64> -> tensor<1024x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[Q]] : tensor<1024x!triton.ptr<f64>>, tensor<1024xi64>
// CHECK-NEXT:    triton.store %[[V21]], %[[D]], %[[V16]] : tensor<1024x!triton.ptr<f64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @softened_71(%x: memref<100000xf64>, %y: memref<100000xf64>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 1000 : f64 {
      %v = loop.load %x[%i * 1000 + %r] : memref<100000xf64> -> f64
      %f0 = math.exp %v : f64
      loop.yield %f0 : f64
    }
    loop.parallel %q = 0 to 1000 {
      %u = loop.load %x[%i * 1000 + %q] : memref<100000xf64> -> f64
      %g0 = math.exp %u : f64
      %d = arith.divf %g0, %s : f64
      loop.store %d, %y[%i * 1000 + %q] : f64, memref<100000xf64>
    }
  }
}

// CHECK-LABEL: triton.func @softened_72(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[R]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[R]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.precise_sqrt %[[V]] : tensor<1024xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : f32 -> tensor<1024xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V4]], %[[F0]], %[[V10]] : tensor<1024xi1>, tensor<1024xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V11]] axis 0 : tensor<1024xf32> combine (%[[V12:[^ ,:]+]]: f32, %[[V13:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.addf %[[V12]], %[[V13]] : f32
// CHECK-NEXT:      triton.reduce.return %[[V14]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.extsi %[[V15]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpi slt, %[[Q]], %[[V3]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V7]], %[[Q]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = triton.load %[[V17]], %[[V16]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[G0:[^ ,:]+]] = triton.precise_sqrt %[[U]] : tensor<1024xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[S]] : f32 -> tensor<1024xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[G0]], %[[V18]] : tensor<1024xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Y]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[V20]], %[[Q]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    triton.store %[[V21]], %[[D]], %[[V16]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @softened_72(%x: memref<100000xf32>, %y: memref<100000xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<100000xf32> -> f32
      %f0 = math.sqrt %v : f32
      loop.yield %f0 : f32
    }
    loop.parallel %q = 0 to 1000 {
      %u = loop.load %x[%i * 1000 + %q] : memref<100000xf32> -> f32
      %g0 = math.sqrt %u : f32
      %d = arith.divf %g0, %s : f32
      loop.store %d, %y[%i * 1000 + %q] : f32, memref<100000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_73(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 4 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 4 : tensor<4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<4xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.muli %[[V8]], %[[V2]] : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.make_range 0 to 4 : tensor<4xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<4xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V12]], %[[V11]] : tensor<4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.muli %[[V3]], %[[V2]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.addi %[[V13]], %[[V9]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[X]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V5]], %[[V16]] : tensor<4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.expand_dims %[[V17]] axis 1 : tensor<4xi64> -> tensor<4x1xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.broadcast %[[V18]] : tensor<4x1xi64> -> tensor<4x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.expand_dims %[[V11]] axis 0 : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.broadcast %[[V20]] : tensor<1x4xi64> -> tensor<4x4xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.addi %[[V19]], %[[V21]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V22]] : tensor<4x4x!triton.ptr<f32>>, tensor<4x4xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V24]] : tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[Y]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : !triton.ptr<f32> -> tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[V22]] : tensor<4x4x!triton.ptr<f32>>, tensor<4x4xi64>
// CHECK-NEXT:    triton.store %[[V27]], %[[V]] : tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_73(%x: memref<16xf32>, %y: memref<16xf32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%i * 4 + %j] : memref<16xf32> -> f32
      loop.store %v, %y[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_74(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 4 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 4 : tensor<4xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<4xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.muli %[[V8]], %[[V2]] : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.make_range 0 to 4 : tensor<4xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<4xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V12]], %[[V11]] : tensor<4xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.muli %[[V9]], %[[V2]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.addi %[[V3]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[X]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<4xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V11]], %[[V16]] : tensor<4xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<4xi64> -> tensor<4x1xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.broadcast %[[V18]] : tensor<4x1xi64> -> tensor<4x4xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.expand_dims %[[V17]] axis 0 : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.broadcast %[[V20]] : tensor<1x4xi64> -> tensor<4x4xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.addi %[[V19]], %[[V21]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V22]] : tensor<4x4x!triton.ptr<f32>>, tensor<4x4xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V24]] : tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.muli %[[V3]], %[[V2]] : i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.addi %[[V25]], %[[V9]] : i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[Y]], %[[V26]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.muli %[[V5]], %[[V16]] : tensor<4xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.expand_dims %[[V28]] axis 1 : tensor<4xi64> -> tensor<4x1xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.broadcast %[[V29]] : tensor<4x1xi64> -> tensor<4x4xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.expand_dims %[[V11]] axis 0 : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.broadcast %[[V31]] : tensor<1x4xi64> -> tensor<4x4xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.addi %[[V30]], %[[V32]] : tensor<4x4xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.splat %[[V27]] : !triton.ptr<f32> -> tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.addptr %[[V34]], %[[V33]] : tensor<4x4x!triton.ptr<f32>>, tensor<4x4xi64>
// CHECK-NEXT:    triton.store %[[V35]], %[[V]] : tensor<4x4x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_74(%x: memref<16xf32>, %y: memref<16xf32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%j * 4 + %i] : memref<16xf32> -> f32
      loop.store %v, %y[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_75(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 8 : tensor<8xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<8xi32> to tensor<8xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<8xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<8xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.muli %[[V8]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.extsi %[[V11]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V13]], %[[V12]] : tensor<16xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[V3]], %[[V9]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.addi %[[V14]], %[[V10]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[X]], %[[V15]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<8xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.muli %[[V5]], %[[V17]] : tensor<8xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.expand_dims %[[V18]] axis 1 : tensor<8xi64> -> tensor<8x1xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.broadcast %[[V19]] : tensor<8x1xi64> -> tensor<8x16xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.expand_dims %[[V12]] axis 0 : tensor<16xi64> -> tensor<1x16xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.broadcast %[[V21]] : tensor<1x16xi64> -> tensor<8x16xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.addi %[[V20]], %[[V22]] : tensor<8x16xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<8x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V24]], %[[V23]] : tensor<8x16x!triton.ptr<f32>>, tensor<8x16xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V25]] : tensor<8x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[Y]], %[[V15]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : !triton.ptr<f32> -> tensor<8x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[V27]], %[[V23]] : tensor<8x16x!triton.ptr<f32>>, tensor<8x16xi64>
// CHECK-NEXT:    triton.store %[[V28]], %[[V]] : tensor<8x16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_75(%x: memref<256xf32>, %y: memref<256xf32>, %z: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %v = loop.load %x[%i * 16 + %j] : memref<256xf32> -> f32
      loop.store %v, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_76(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<16xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.muli %[[V8]], %[[V2]] : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V12]], %[[V11]] : tensor<16xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.muli %[[V9]], %[[V2]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.addi %[[V3]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[X]], %[[V14]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V11]], %[[V16]] : tensor<16xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<16xi64> -> tensor<16x1xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.broadcast %[[V18]] : tensor<16x1xi64> -> tensor<16x16xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.expand_dims %[[V17]] axis 0 : tensor<16xi64> -> tensor<1x16xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.broadcast %[[V20]] : tensor<1x16xi64> -> tensor<16x16xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.addi %[[V19]], %[[V21]] : tensor<16x16xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V15]] : !triton.ptr<f32> -> tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V22]] : tensor<16x16x!triton.ptr<f32>>, tensor<16x16xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V24]] : tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.muli %[[V3]], %[[V2]] : i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.addi %[[V25]], %[[V9]] : i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[Y]], %[[V26]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.muli %[[V5]], %[[V16]] : tensor<16xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.expand_dims %[[V28]] axis 1 : tensor<16xi64> -> tensor<16x1xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.broadcast %[[V29]] : tensor<16x1xi64> -> tensor<16x16xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.expand_dims %[[V11]] axis 0 : tensor<16xi64> -> tensor<1x16xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.broadcast %[[V31]] : tensor<1x16xi64> -> tensor<16x16xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.addi %[[V30]], %[[V32]] : tensor<16x16xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.splat %[[V27]] : !triton.ptr<f32> -> tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.addptr %[[V34]], %[[V33]] : tensor<16x16x!triton.ptr<f32>>, tensor<16x16xi64>
// CHECK-NEXT:    triton.store %[[V35]], %[[V]] : tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_76(%x: memref<256xf32>, %y: memref<256xf32>, %z: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %v = loop.load %x[%j * 16 + %i] : memref<256xf32> -> f32
      loop.store %v, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_77(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.addi %[[V4]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[X]], %[[V12]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V15]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V12]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[V]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_77(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_78(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<4>, #shape.expr<4>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 32 : tensor<32xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<32xi32> to tensor<32xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<32xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<32xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : i32 to i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.muli %[[V11]], %[[V2]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.make_range 0 to 32 : tensor<32xi32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.extsi %[[V13]] : tensor<32xi32> to tensor<32xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V15]], %[[V14]] : tensor<32xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V8]] : tensor<32xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V12]], %[[V7]] : i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[V3]], %[[V17]] : i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[X]], %[[V18]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.muli %[[V14]], %[[V8]] : tensor<32xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<32xi64> -> tensor<32x1xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.broadcast %[[V21]] : tensor<32x1xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.expand_dims %[[V20]] axis 0 : tensor<32xi64> -> tensor<1x32xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.broadcast %[[V23]] : tensor<1x32xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.addi %[[V22]], %[[V24]] : tensor<32x32xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.addptr %[[V26]], %[[V25]] : tensor<32x32x!triton.ptr<f32>>, tensor<32x32xi64>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.expand_dims %[[V9]] axis 1 : tensor<32xi1> -> tensor<32x1xi1>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.broadcast %[[V28]] : tensor<32x1xi1> -> tensor<32x32xi1>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.expand_dims %[[V16]] axis 0 : tensor<32xi1> -> tensor<1x32xi1>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.broadcast %[[V30]] : tensor<1x32xi1> -> tensor<32x32xi1>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.andi %[[V29]], %[[V31]] : tensor<32x32xi1>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V27]], %[[V32]] : tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.muli %[[V3]], %[[V7]] : i64
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.addi %[[V33]], %[[V12]] : i64
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.addptr %[[Y]], %[[V34]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.muli %[[V5]], %[[V8]] : tensor<32xi64>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.expand_dims %[[V36]] axis 1 : tensor<32xi64> -> tensor<32x1xi64>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = triton.broadcast %[[V37]] : tensor<32x1xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = triton.expand_dims %[[V14]] axis 0 : tensor<32xi64> -> tensor<1x32xi64>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = triton.broadcast %[[V39]] : tensor<1x32xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.addi %[[V38]], %[[V40]] : tensor<32x32xi64>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = triton.splat %[[V35]] : !triton.ptr<f32> -> tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = triton.addptr %[[V42]], %[[V41]] : tensor<32x32x!triton.ptr<f32>>, tensor<32x32xi64>
// CHECK-NEXT:    triton.store %[[V43]], %[[V]], %[[V32]] : tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_78(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j * 100 + %i] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_79(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<63>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 16 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<16xi32> to tensor<16xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<16xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V8]] : tensor<16xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : i32 to i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.muli %[[V11]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.make_range 0 to 8 : tensor<8xi32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.extsi %[[V14]] : tensor<8xi32> to tensor<8xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<8xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V16]], %[[V15]] : tensor<8xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V3]], %[[V12]] : i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[V17]], %[[V13]] : i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[X]], %[[V18]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V12]] : i64 -> tensor<16xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.muli %[[V5]], %[[V20]] : tensor<16xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.expand_dims %[[V21]] axis 1 : tensor<16xi64> -> tensor<16x1xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.broadcast %[[V22]] : tensor<16x1xi64> -> tensor<16x8xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.expand_dims %[[V15]] axis 0 : tensor<8xi64> -> tensor<1x8xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.broadcast %[[V24]] : tensor<1x8xi64> -> tensor<16x8xi64>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.addi %[[V23]], %[[V25]] : tensor<16x8xi64>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<16x8x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[V27]], %[[V26]] : tensor<16x8x!triton.ptr<f32>>, tensor<16x8xi64>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.expand_dims %[[V9]] axis 1 : tensor<16xi1> -> tensor<16x1xi1>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.broadcast %[[V29]] : tensor<16x1xi1> -> tensor<16x8xi1>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V28]], %[[V30]] : tensor<16x8x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.addptr %[[Y]], %[[V18]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.splat %[[V31]] : !triton.ptr<f32> -> tensor<16x8x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.addptr %[[V32]], %[[V26]] : tensor<16x8x!triton.ptr<f32>>, tensor<16x8xi64>
// CHECK-NEXT:    triton.store %[[V33]], %[[V]], %[[V30]] : tensor<16x8x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_79(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 1000 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_80(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>, #shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
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
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V10]] : i32 to i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[J]], %[[V7]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.addi %[[V3]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[X]], %[[V12]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V15]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V3]], %[[V16]] : i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[V17]], %[[J]] : i64
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[Y]], %[[V18]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V16]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.muli %[[V5]], %[[V20]] : tensor<128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V19]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[V21]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V23]], %[[V]], %[[V9]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_80(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 1000 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 1000 + %i] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_81(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>, #shape.expr<8>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.addi %[[V4]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[X]], %[[V12]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V15]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V12]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[V]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_81(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%i * 1000 + %j] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 1000 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_82(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>, #shape.expr<8>], num_warps = 2 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.muli %[[V4]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V12]], %[[I]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[X]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V11]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.muli %[[V6]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V16]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V18]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.addi %[[V4]], %[[V19]] : i64
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.addptr %[[Y]], %[[V20]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V23]], %[[V]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_82(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%j * 8 + %i] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 1000 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_83(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<1024>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 1024 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 1024 : tensor<1024xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<1024xi32> to tensor<1024xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<1024xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<1024xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[I]], %[[V3]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.addi %[[V4]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[X]], %[[V9]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V6]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V12]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[Y]], %[[V9]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : !triton.ptr<f32> -> tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.addptr %[[V14]], %[[V6]] : tensor<1024x!triton.ptr<f32>>, tensor<1024xi64>
// CHECK-NEXT:    triton.store %[[V15]], %[[V]] : tensor<1024x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_83(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %z: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%i * 1024 + %j] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_84(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>, #shape.expr<32>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 32 : tensor<32xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<32xi32> to tensor<32xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<32xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.muli %[[V8]], %[[V2]] : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.make_range 0 to 32 : tensor<32xi32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.extsi %[[V10]] : tensor<32xi32> to tensor<32xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V12]], %[[V11]] : tensor<32xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 1024 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[V9]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.addi %[[V3]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[X]], %[[V15]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<32xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.muli %[[V11]], %[[V17]] : tensor<32xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.expand_dims %[[V5]] axis 1 : tensor<32xi64> -> tensor<32x1xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.broadcast %[[V19]] : tensor<32x1xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.expand_dims %[[V18]] axis 0 : tensor<32xi64> -> tensor<1x32xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.broadcast %[[V21]] : tensor<1x32xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.addi %[[V20]], %[[V22]] : tensor<32x32xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V24]], %[[V23]] : tensor<32x32x!triton.ptr<f32>>, tensor<32x32xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V25]] : tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.muli %[[V3]], %[[V13]] : i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.addi %[[V26]], %[[V9]] : i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[Y]], %[[V27]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.muli %[[V5]], %[[V17]] : tensor<32xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.expand_dims %[[V29]] axis 1 : tensor<32xi64> -> tensor<32x1xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.broadcast %[[V30]] : tensor<32x1xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.expand_dims %[[V11]] axis 0 : tensor<32xi64> -> tensor<1x32xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.broadcast %[[V32]] : tensor<1x32xi64> -> tensor<32x32xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.addi %[[V31]], %[[V33]] : tensor<32x32xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = triton.splat %[[V28]] : !triton.ptr<f32> -> tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.addptr %[[V35]], %[[V34]] : tensor<32x32x!triton.ptr<f32>>, tensor<32x32xi64>
// CHECK-NEXT:    triton.store %[[V36]], %[[V]] : tensor<32x32x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_84(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %z: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%j * 1024 + %i] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_85(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V11]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V4]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[Y]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[V15]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    triton.store %[[V16]], %[[V17]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_85(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_86(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[V4]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[V12]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V13]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.addi %[[V4]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V15]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[V]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_86(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_87(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0]] to %[[V1]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:      %[[J:[^ ,:]+]] = arith.extsi %[[V3]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.splat %[[V1]] : i64 -> tensor<128xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V4]] : tensor<128xi64>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.muli %[[I]], %[[V1]] : i64
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V6]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[V9]], %[[V5]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.addptr %[[Y]], %[[V6]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:      triton.store %[[V12]], %[[V]], %[[V5]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_87(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.for %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_88(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V1]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.splat %[[V2]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V3]] : tensor<128xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[I]], %[[V2]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.addptr %[[X]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.addptr %[[V7]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V8]], %[[V4]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[Y]], %[[V5]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V11]], %[[V]], %[[V4]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_88(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.for %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_89(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[V4]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[V12]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V13]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.addi %[[V4]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V15]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[F0]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_89(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<10000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.store %f0, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_90(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V11]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (f32) -> f32
// CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[F0]] : (f32) -> f32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V4]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[Y]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[V15]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[F1]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    triton.store %[[V16]], %[[V17]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_90(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i] : memref<10000xf32> -> f32
      %f0 = math.exp %v : f32
      %f1 = math.log %f0 : f32
      loop.store %f1, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_91(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>, #shape.expr<33>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[X]], %[[V4]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.splat %[[V11]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.addptr %[[V12]], %[[V6]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V13]], %[[V10]] : tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_exp" %[[V]] : (tensor<128xf64>) -> tensor<128xf64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.addi %[[V4]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[Y]], %[[V15]] : !triton.ptr<f64>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.addptr %[[V17]], %[[V6]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V18]], %[[F0]], %[[V10]] : tensor<128x!triton.ptr<f64>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_91(%x: memref<33000xf64>, %y: memref<33000xf64>, %z: memref<33000xf64>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%j] : memref<33000xf64> -> f64
      %f0 = math.exp %v : f64
      loop.store %f0, %y[%i * 1000 + %j] : f64, memref<33000xf64>
    }
  }
}

// CHECK-LABEL: triton.func @nest_92(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.addptr %[[Z]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[E:[^ ,:]+]] = triton.load %[[V1]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.extsi %[[V2]] : i32 to i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[V3]], %[[V4]] : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.extsi %[[V6]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V5]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V8]], %[[V7]] : tensor<128xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V10]] : tensor<128xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.muli %[[I]], %[[V9]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.addi %[[V12]], %[[V5]] : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.addptr %[[X]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[V15]], %[[V7]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V16]], %[[V11]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[Y]], %[[V13]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V7]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V19]], %[[F0]], %[[V11]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_92(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    %e = loop.load %z[%i] : memref<10000xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.store %f0, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_93(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<32>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 2 : tensor<2xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<2xi32> to tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<2xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.muli %[[V8]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.extsi %[[V11]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V13]], %[[V12]] : tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<2xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.muli %[[I]], %[[V14]] : tensor<2xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.expand_dims %[[V15]] axis 1 : tensor<2xi64> -> tensor<2x1xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.broadcast %[[V16]] : tensor<2x1xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.expand_dims %[[J]] axis 0 : tensor<64xi64> -> tensor<1x64xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.broadcast %[[V18]] : tensor<1x64xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.addi %[[V17]], %[[V19]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant 3 : i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V21]] : i64 -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.divsi %[[V20]], %[[V23]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[V25]], %[[V24]] : tensor<2x64x!triton.ptr<f32>>, tensor<2x64xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V26]] : tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.muli %[[V3]], %[[V9]] : i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.addi %[[V27]], %[[V10]] : i64
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.addptr %[[Y]], %[[V28]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.muli %[[V5]], %[[V14]] : tensor<2xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.expand_dims %[[V30]] axis 1 : tensor<2xi64> -> tensor<2x1xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.broadcast %[[V31]] : tensor<2x1xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.expand_dims %[[V12]] axis 0 : tensor<64xi64> -> tensor<1x64xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.broadcast %[[V33]] : tensor<1x64xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.addi %[[V32]], %[[V34]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.splat %[[V29]] : !triton.ptr<f32> -> tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.addptr %[[V36]], %[[V35]] : tensor<2x64x!triton.ptr<f32>>, tensor<2x64xi64>
// CHECK-NEXT:    triton.store %[[V37]], %[[V]] : tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_93(%x: memref<4096xf32>, %y: memref<4096xf32>, %z: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[(%i * 64 + %j) floordiv 3] : memref<4096xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_94(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<32>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 2 : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 2 : tensor<2xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<2xi32> to tensor<2xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<2xi64>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<2xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.extsi %[[V7]] : i32 to i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.muli %[[V8]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.make_range 0 to 64 : tensor<64xi32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.extsi %[[V11]] : tensor<64xi32> to tensor<64xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V10]] : i64 -> tensor<64xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V13]], %[[V12]] : tensor<64xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.expand_dims %[[I]] axis 1 : tensor<2xi64> -> tensor<2x1xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.broadcast %[[V14]] : tensor<2x1xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.expand_dims %[[J]] axis 0 : tensor<64xi64> -> tensor<1x64xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.broadcast %[[V16]] : tensor<1x64xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[V15]], %[[V17]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.remsi %[[V18]], %[[V20]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = arith.muli %[[V21]], %[[V20]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.addi %[[V17]], %[[V22]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.addptr %[[V24]], %[[V23]] : tensor<2x64x!triton.ptr<f32>>, tensor<2x64xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V25]] : tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.muli %[[V3]], %[[V9]] : i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.addi %[[V26]], %[[V10]] : i64
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[Y]], %[[V27]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.splat %[[V9]] : i64 -> tensor<2xi64>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.muli %[[V5]], %[[V29]] : tensor<2xi64>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.expand_dims %[[V30]] axis 1 : tensor<2xi64> -> tensor<2x1xi64>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.broadcast %[[V31]] : tensor<2x1xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.expand_dims %[[V12]] axis 0 : tensor<64xi64> -> tensor<1x64xi64>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.broadcast %[[V33]] : tensor<1x64xi64> -> tensor<2x64xi64>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.addi %[[V32]], %[[V34]] : tensor<2x64xi64>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.splat %[[V28]] : !triton.ptr<f32> -> tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.addptr %[[V36]], %[[V35]] : tensor<2x64x!triton.ptr<f32>>, tensor<2x64xi64>
// CHECK-NEXT:    triton.store %[[V37]], %[[V]] : tensor<2x64x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_94(%x: memref<4096xf32>, %y: memref<4096xf32>, %z: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[(%i + %j) mod 64 * 64 + %j] : memref<4096xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_95(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<8>, #shape.expr<32>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 1024 : i64
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.muli %[[I]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.addi %[[V8]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[X]], %[[V11]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 4 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V13]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.divsi %[[V6]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.muli %[[V16]], %[[V15]] : tensor<128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V12]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V17]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V19]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.muli %[[I]], %[[V9]] : i64
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.addi %[[V4]], %[[V20]] : i64
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.addptr %[[Y]], %[[V21]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.splat %[[V22]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.addptr %[[V23]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V24]], %[[V]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_95(%x: memref<32768xf32>, %y: memref<32768xf32>, %z: memref<32768xf32>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%i * 1024 + %j floordiv 4 * 4] : memref<32768xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<32768xf32>
    }
  }
}

// CHECK-LABEL: triton.func @nest_96(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>, #shape.expr<100>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id y : i32
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extsi %[[V1]] : i32 to i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.muli %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.extsi %[[V5]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V4]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.addi %[[V7]], %[[V6]] : tensor<128xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 100 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[V9]] : tensor<128xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.subi %[[I]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.maxsi %[[V12]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.muli %[[V14]], %[[V8]] : i64
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.addptr %[[X]], %[[V15]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V11]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.addi %[[J]], %[[V17]] : tensor<128xi64>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.constant 99 : i64
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.splat %[[V19]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.minsi %[[V18]], %[[V20]] : tensor<128xi64>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V16]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[V21]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V23]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.muli %[[I]], %[[V8]] : i64
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.addi %[[V4]], %[[V24]] : i64
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[Y]], %[[V25]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.addptr %[[V27]], %[[V6]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    triton.store %[[V28]], %[[V]], %[[V10]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @nest_96(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[max(%i - 1, 0) * 100 + min(%j + 1, 99)] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}
