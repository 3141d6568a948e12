// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-to-blocks,loop-to-triton --split-input-file --machine=h100 | filecheck %s

// Functions and casts of each kind of element and numerics.

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "strict"} {
  // CHECK-LABEL: triton.func @f32(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
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
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2f" %[[F0]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[F1]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = triton.extern_elementwise "__nv_log2f" %[[F2]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = triton.extern_elementwise "__nv_sinf" %[[F3]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = triton.extern_elementwise "__nv_cosf" %[[F4]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = triton.precise_sqrt %[[F5]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.precise_sqrt %[[F6]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = triton.precise_divf %[[V15]], %[[V13]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.extern_elementwise "__nv_tanhf" %[[F7]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[F10]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[F11]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[V]], %[[F12]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[D]], %[[V16]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[P]], %[[V]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[C]], %[[V]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V19]], %[[B]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f32(%x: memref<4096xf32>, %k: memref<4096xi32>, %y: memref<4096xf32>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf32> -> f32
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f32
      %f1 = math.exp2 %f0 : f32
      %f2 = math.log %f1 : f32
      %f3 = math.log2 %f2 : f32
      %f4 = math.sin %f3 : f32
      %f5 = math.cos %f4 : f32
      %f6 = math.sqrt %f5 : f32
      %f7 = math.rsqrt %f6 : f32
      %f8 = math.tanh %f7 : f32
      %f9 = math.absf %f8 : f32
      %f10 = math.floor %f9 : f32
      %f11 = math.erf %f10 : f32
      %f12 = math.round %f11 : f32
      %d = arith.divf %v, %f12 : f32
      %p = math.fpowi %d, %n : f32, i32
      %c = loop.libm "fmod" %p, %v : f32
      %b = math.powf %c, %v : f32
      loop.store %b, %y[%i] : f32, memref<4096xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "strict"} {
  // CHECK-LABEL: triton.func @f16(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f16>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f16> -> tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f16>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V13]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = arith.truncf %[[V14]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.extf %[[F0]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2f" %[[V15]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = arith.truncf %[[V16]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.extf %[[F1]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[V17]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = arith.truncf %[[V18]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.extf %[[F2]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.extern_elementwise "__nv_log2f" %[[V19]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = arith.truncf %[[V20]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.extf %[[F3]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.extern_elementwise "__nv_sinf" %[[V21]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = arith.truncf %[[V22]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.extf %[[F4]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.extern_elementwise "__nv_cosf" %[[V23]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = arith.truncf %[[V24]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : f16 -> tensor<128xf16>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V27]], %[[V25]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.extf %[[F7]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = triton.extern_elementwise "__nv_tanhf" %[[V28]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = arith.truncf %[[V29]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.extf %[[F10]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[V30]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = arith.truncf %[[V31]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.extf %[[F11]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[V32]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = arith.truncf %[[V33]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.extf %[[D]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.extf %[[V34]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V35]], %[[V36]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = arith.truncf %[[V37]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.extf %[[P]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[V38]], %[[V39]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.truncf %[[V40]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.extf %[[C]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V41]], %[[V42]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = arith.truncf %[[V43]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f16>, i64
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.splat %[[V44]] : !triton.ptr<f16> -> tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = triton.addptr %[[V45]], %[[V5]] : tensor<128x!triton.ptr<f16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V46]], %[[B]] : tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f16(%x: memref<4096xf16>, %k: memref<4096xi32>, %y: memref<4096xf16>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf16> -> f16
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f16
      %f1 = math.exp2 %f0 : f16
      %f2 = math.log %f1 : f16
      %f3 = math.log2 %f2 : f16
      %f4 = math.sin %f3 : f16
      %f5 = math.cos %f4 : f16
      %f6 = math.sqrt %f5 : f16
      %f7 = math.rsqrt %f6 : f16
      %f8 = math.tanh %f7 : f16
      %f9 = math.absf %f8 : f16
      %f10 = math.floor %f9 : f16
      %f11 = math.erf %f10 : f16
      %f12 = math.round %f11 : f16
      %d = arith.divf %v, %f12 : f16
      %p = math.fpowi %d, %n : f16, i32
      %c = loop.libm "fmod" %p, %v : f16
      %b = math.powf %c, %v : f16
      loop.store %b, %y[%i] : f16, memref<4096xf16>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "strict"} {
  // CHECK-LABEL: triton.func @f64(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f64>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_exp" %[[V]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2" %[[F0]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = triton.extern_elementwise "__nv_log" %[[F1]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = triton.extern_elementwise "__nv_log2" %[[F2]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = triton.extern_elementwise "__nv_sin" %[[F3]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = triton.extern_elementwise "__nv_cos" %[[F4]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f64 -> tensor<128xf64>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V15]], %[[V13]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.extern_elementwise "__nv_tanh" %[[F7]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = triton.extern_elementwise "__nv_erf" %[[F10]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = triton.extern_elementwise "__nv_round" %[[F11]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf64>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.extern_elementwise "__nv_pow" %[[D]], %[[V16]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.extern_elementwise "__nv_fmod" %[[P]], %[[V]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.extern_elementwise "__nv_pow" %[[C]], %[[V]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f64>, i64
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V19]], %[[B]] : tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f64(%x: memref<4096xf64>, %k: memref<4096xi32>, %y: memref<4096xf64>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf64> -> f64
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f64
      %f1 = math.exp2 %f0 : f64
      %f2 = math.log %f1 : f64
      %f3 = math.log2 %f2 : f64
      %f4 = math.sin %f3 : f64
      %f5 = math.cos %f4 : f64
      %f6 = math.sqrt %f5 : f64
      %f7 = math.rsqrt %f6 : f64
      %f8 = math.tanh %f7 : f64
      %f9 = math.absf %f8 : f64
      %f10 = math.floor %f9 : f64
      %f11 = math.erf %f10 : f64
      %f12 = math.round %f11 : f64
      %d = arith.divf %v, %f12 : f64
      %p = math.fpowi %d, %n : f64, i32
      %c = loop.libm "fmod" %p, %v : f64
      %b = math.powf %c, %v : f64
      loop.store %b, %y[%i] : f64, memref<4096xf64>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "default"} {
  // CHECK-LABEL: triton.func @f32(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
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
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2f" %[[F0]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[F1]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = triton.extern_elementwise "__nv_log2f" %[[F2]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = triton.extern_elementwise "__nv_sinf" %[[F3]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = triton.extern_elementwise "__nv_cosf" %[[F4]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = triton.precise_sqrt %[[F5]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 7.88860905e-31 : f32
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.cmpf olt, %[[F6]], %[[V14]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 1.2676506e+30 : f32
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.mulf %[[F6]], %[[V17]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.select %[[V15]], %[[V18]], %[[F6]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.extern_elementwise "__nv_rsqrtf" %[[V19]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant 1.12589991e+15 : f32
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.mulf %[[V20]], %[[V22]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.select %[[V15]], %[[V23]], %[[V20]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.mulf %[[F7]], %[[F7]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant -0.00570498873 : f32
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant 0.020639088 : f32
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = math.fma %[[V26]], %[[V24]], %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant -0.0537397154 : f32
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V29]], %[[V24]], %[[V31]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant 0.133314416 : f32
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.splat %[[V33]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V32]], %[[V24]], %[[V34]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant -0.333332807 : f32
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.splat %[[V36]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = math.fma %[[V35]], %[[V24]], %[[V37]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.absf %[[F7]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.addf %[[F7]], %[[F7]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.mulf %[[V38]], %[[V24]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = math.fma %[[V41]], %[[V39]], %[[V39]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.absf %[[V40]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.splat %[[V44]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.maximumf %[[V43]], %[[V45]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = triton.splat %[[V47]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.minimumf %[[V46]], %[[V48]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = triton.splat %[[V50]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = triton.splat %[[V52]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V49]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.addf %[[V54]], %[[V51]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = triton.precise_divf %[[V53]], %[[V55]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = triton.splat %[[V57]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = arith.cmpf olt, %[[V39]], %[[V58]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.subf %[[V51]], %[[V56]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.select %[[V59]], %[[V42]], %[[V60]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V61]], %[[V40]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[F10]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[F11]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[V]], %[[F12]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[D]], %[[V62]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[P]], %[[V]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[C]], %[[V]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = triton.splat %[[V63]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = triton.addptr %[[V64]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V65]], %[[B]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f32(%x: memref<4096xf32>, %k: memref<4096xi32>, %y: memref<4096xf32>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf32> -> f32
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f32
      %f1 = math.exp2 %f0 : f32
      %f2 = math.log %f1 : f32
      %f3 = math.log2 %f2 : f32
      %f4 = math.sin %f3 : f32
      %f5 = math.cos %f4 : f32
      %f6 = math.sqrt %f5 : f32
      %f7 = math.rsqrt %f6 : f32
      %f8 = math.tanh %f7 : f32
      %f9 = math.absf %f8 : f32
      %f10 = math.floor %f9 : f32
      %f11 = math.erf %f10 : f32
      %f12 = math.round %f11 : f32
      %d = arith.divf %v, %f12 : f32
      %p = math.fpowi %d, %n : f32, i32
      %c = loop.libm "fmod" %p, %v : f32
      %b = math.powf %c, %v : f32
      loop.store %b, %y[%i] : f32, memref<4096xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "default"} {
  // CHECK-LABEL: triton.func @f16(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f16>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f16> -> tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f16>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V13]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = arith.truncf %[[V14]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.extf %[[F0]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2f" %[[V15]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = arith.truncf %[[V16]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.extf %[[F1]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[V17]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = arith.truncf %[[V18]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.extf %[[F2]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.extern_elementwise "__nv_log2f" %[[V19]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = arith.truncf %[[V20]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.extf %[[F3]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.extern_elementwise "__nv_sinf" %[[V21]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = arith.truncf %[[V22]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.extf %[[F4]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.extern_elementwise "__nv_cosf" %[[V23]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = arith.truncf %[[V24]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : f16 -> tensor<128xf16>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V27]], %[[V25]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.extf %[[F7]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.mulf %[[V28]], %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant -0.00570498873 : f32
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.constant 0.020639088 : f32
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.splat %[[V32]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V31]], %[[V29]], %[[V33]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant -0.0537397154 : f32
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.splat %[[V35]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = math.fma %[[V34]], %[[V29]], %[[V36]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant 0.133314416 : f32
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = triton.splat %[[V38]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = math.fma %[[V37]], %[[V29]], %[[V39]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant -0.333332807 : f32
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = triton.splat %[[V41]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.fma %[[V40]], %[[V29]], %[[V42]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = math.absf %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.addf %[[V28]], %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.mulf %[[V43]], %[[V29]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = math.fma %[[V46]], %[[V44]], %[[V44]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = math.absf %[[V45]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = triton.splat %[[V49]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.maximumf %[[V48]], %[[V50]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = triton.splat %[[V52]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.minimumf %[[V51]], %[[V53]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = triton.splat %[[V55]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = triton.splat %[[V57]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V54]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.addf %[[V59]], %[[V56]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = triton.precise_divf %[[V58]], %[[V60]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = triton.splat %[[V62]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.cmpf olt, %[[V44]], %[[V63]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.subf %[[V56]], %[[V61]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.select %[[V64]], %[[V47]], %[[V65]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V67:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V66]], %[[V45]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = arith.truncf %[[V67]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.extf %[[F10]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V69:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[V68]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = arith.truncf %[[V69]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V70:[^ ,:]+]] = arith.extf %[[F11]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V71:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[V70]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = arith.truncf %[[V71]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V72:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V73:[^ ,:]+]] = arith.extf %[[D]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V74:[^ ,:]+]] = arith.extf %[[V72]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V75:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V73]], %[[V74]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = arith.truncf %[[V75]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V76:[^ ,:]+]] = arith.extf %[[P]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V77:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V78:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[V76]], %[[V77]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.truncf %[[V78]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V79:[^ ,:]+]] = arith.extf %[[C]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V80:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V81:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V79]], %[[V80]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = arith.truncf %[[V81]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V82:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f16>, i64
  // CHECK-NEXT:    %[[V83:[^ ,:]+]] = triton.splat %[[V82]] : !triton.ptr<f16> -> tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V84:[^ ,:]+]] = triton.addptr %[[V83]], %[[V5]] : tensor<128x!triton.ptr<f16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V84]], %[[B]] : tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f16(%x: memref<4096xf16>, %k: memref<4096xi32>, %y: memref<4096xf16>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf16> -> f16
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f16
      %f1 = math.exp2 %f0 : f16
      %f2 = math.log %f1 : f16
      %f3 = math.log2 %f2 : f16
      %f4 = math.sin %f3 : f16
      %f5 = math.cos %f4 : f16
      %f6 = math.sqrt %f5 : f16
      %f7 = math.rsqrt %f6 : f16
      %f8 = math.tanh %f7 : f16
      %f9 = math.absf %f8 : f16
      %f10 = math.floor %f9 : f16
      %f11 = math.erf %f10 : f16
      %f12 = math.round %f11 : f16
      %d = arith.divf %v, %f12 : f16
      %p = math.fpowi %d, %n : f16, i32
      %c = loop.libm "fmod" %p, %v : f16
      %b = math.powf %c, %v : f16
      loop.store %b, %y[%i] : f16, memref<4096xf16>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "default"} {
  // CHECK-LABEL: triton.func @bf16(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
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
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V13]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = arith.truncf %[[V14]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.extf %[[F0]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2f" %[[V15]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = arith.truncf %[[V16]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.extf %[[F1]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[V17]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = arith.truncf %[[V18]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.extf %[[F2]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.extern_elementwise "__nv_log2f" %[[V19]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = arith.truncf %[[V20]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.extf %[[F3]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.extern_elementwise "__nv_sinf" %[[V21]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = arith.truncf %[[V22]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.extf %[[F4]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.extern_elementwise "__nv_cosf" %[[V23]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = arith.truncf %[[V24]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 1.000000e+00 : bf16
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : bf16 -> tensor<128xbf16>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V27]], %[[V25]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = arith.extf %[[F7]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.mulf %[[V28]], %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant -0.00570498873 : f32
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = arith.constant 0.020639088 : f32
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.splat %[[V32]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = math.fma %[[V31]], %[[V29]], %[[V33]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.constant -0.0537397154 : f32
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = triton.splat %[[V35]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = math.fma %[[V34]], %[[V29]], %[[V36]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.constant 0.133314416 : f32
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = triton.splat %[[V38]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = math.fma %[[V37]], %[[V29]], %[[V39]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.constant -0.333332807 : f32
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = triton.splat %[[V41]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.fma %[[V40]], %[[V29]], %[[V42]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = math.absf %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.addf %[[V28]], %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.mulf %[[V43]], %[[V29]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = math.fma %[[V46]], %[[V44]], %[[V44]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = math.absf %[[V45]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = triton.splat %[[V49]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.maximumf %[[V48]], %[[V50]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = triton.splat %[[V52]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.minimumf %[[V51]], %[[V53]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = triton.splat %[[V55]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = triton.splat %[[V57]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V54]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.addf %[[V59]], %[[V56]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = triton.precise_divf %[[V58]], %[[V60]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = triton.splat %[[V62]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.cmpf olt, %[[V44]], %[[V63]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.subf %[[V56]], %[[V61]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V66:[^ ,:]+]] = arith.select %[[V64]], %[[V47]], %[[V65]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V67:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V66]], %[[V45]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = arith.truncf %[[V67]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.extf %[[F10]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V69:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[V68]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = arith.truncf %[[V69]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V70:[^ ,:]+]] = arith.extf %[[F11]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V71:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[V70]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = arith.truncf %[[V71]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V72:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V73:[^ ,:]+]] = arith.extf %[[D]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V74:[^ ,:]+]] = arith.extf %[[V72]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V75:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V73]], %[[V74]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = arith.truncf %[[V75]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V76:[^ ,:]+]] = arith.extf %[[P]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V77:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V78:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[V76]], %[[V77]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.truncf %[[V78]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V79:[^ ,:]+]] = arith.extf %[[C]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V80:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V81:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V79]], %[[V80]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = arith.truncf %[[V81]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V82:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<bf16>, i64
  // CHECK-NEXT:    %[[V83:[^ ,:]+]] = triton.splat %[[V82]] : !triton.ptr<bf16> -> tensor<128x!triton.ptr<bf16>>
  // CHECK-NEXT:    %[[V84:[^ ,:]+]] = triton.addptr %[[V83]], %[[V5]] : tensor<128x!triton.ptr<bf16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V84]], %[[B]] : tensor<128x!triton.ptr<bf16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @bf16(%x: memref<4096xbf16>, %k: memref<4096xi32>, %y: memref<4096xbf16>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xbf16> -> bf16
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : bf16
      %f1 = math.exp2 %f0 : bf16
      %f2 = math.log %f1 : bf16
      %f3 = math.log2 %f2 : bf16
      %f4 = math.sin %f3 : bf16
      %f5 = math.cos %f4 : bf16
      %f6 = math.sqrt %f5 : bf16
      %f7 = math.rsqrt %f6 : bf16
      %f8 = math.tanh %f7 : bf16
      %f9 = math.absf %f8 : bf16
      %f10 = math.floor %f9 : bf16
      %f11 = math.erf %f10 : bf16
      %f12 = math.round %f11 : bf16
      %d = arith.divf %v, %f12 : bf16
      %p = math.fpowi %d, %n : bf16, i32
      %c = loop.libm "fmod" %p, %v : bf16
      %b = math.powf %c, %v : bf16
      loop.store %b, %y[%i] : bf16, memref<4096xbf16>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "default"} {
  // CHECK-LABEL: triton.func @f64(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f64>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = triton.extern_elementwise "__nv_exp" %[[V]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2" %[[F0]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = triton.extern_elementwise "__nv_log" %[[F1]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = triton.extern_elementwise "__nv_log2" %[[F2]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = triton.extern_elementwise "__nv_sin" %[[F3]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = triton.extern_elementwise "__nv_cos" %[[F4]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f64 -> tensor<128xf64>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V15]], %[[V13]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.extern_elementwise "__nv_tanh" %[[F7]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = triton.extern_elementwise "__nv_erf" %[[F10]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = triton.extern_elementwise "__nv_round" %[[F11]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf64>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.extern_elementwise "__nv_pow" %[[D]], %[[V16]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.extern_elementwise "__nv_fmod" %[[P]], %[[V]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.extern_elementwise "__nv_pow" %[[C]], %[[V]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f64>, i64
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V19]], %[[B]] : tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f64(%x: memref<4096xf64>, %k: memref<4096xi32>, %y: memref<4096xf64>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf64> -> f64
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f64
      %f1 = math.exp2 %f0 : f64
      %f2 = math.log %f1 : f64
      %f3 = math.log2 %f2 : f64
      %f4 = math.sin %f3 : f64
      %f5 = math.cos %f4 : f64
      %f6 = math.sqrt %f5 : f64
      %f7 = math.rsqrt %f6 : f64
      %f8 = math.tanh %f7 : f64
      %f9 = math.absf %f8 : f64
      %f10 = math.floor %f9 : f64
      %f11 = math.erf %f10 : f64
      %f12 = math.round %f11 : f64
      %d = arith.divf %v, %f12 : f64
      %p = math.fpowi %d, %n : f64, i32
      %c = loop.libm "fmod" %p, %v : f64
      %b = math.powf %c, %v : f64
      loop.store %b, %y[%i] : f64, memref<4096xf64>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "fast"} {
  // CHECK-LABEL: triton.func @f32(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
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
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = math.exp %[[V]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = math.exp2 %[[F0]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = math.log %[[F1]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = math.log2 %[[F2]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = math.sin %[[F3]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = math.cos %[[F4]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant 7.88860905e-31 : f32
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = triton.splat %[[V13]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.cmpf olt, %[[F6]], %[[V14]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.constant 1.2676506e+30 : f32
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.splat %[[V16]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.mulf %[[F6]], %[[V17]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = arith.select %[[V15]], %[[V18]], %[[F6]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = triton.extern_elementwise "__nv_rsqrtf" %[[V19]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = arith.constant 1.12589991e+15 : f32
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[V21]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.mulf %[[V20]], %[[V22]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.select %[[V15]], %[[V23]], %[[V20]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = arith.mulf %[[F7]], %[[F7]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = arith.constant -0.00570498873 : f32
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.splat %[[V25]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant 0.020639088 : f32
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = math.fma %[[V26]], %[[V24]], %[[V28]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant -0.0537397154 : f32
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.fma %[[V29]], %[[V24]], %[[V31]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.constant 0.133314416 : f32
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = triton.splat %[[V33]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V32]], %[[V24]], %[[V34]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.constant -0.333332807 : f32
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = triton.splat %[[V36]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = math.fma %[[V35]], %[[V24]], %[[V37]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = math.absf %[[F7]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.addf %[[F7]], %[[F7]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.mulf %[[V38]], %[[V24]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = math.fma %[[V41]], %[[V39]], %[[V39]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = math.absf %[[V40]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.splat %[[V44]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = arith.maximumf %[[V43]], %[[V45]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = triton.splat %[[V47]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.minimumf %[[V46]], %[[V48]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = triton.splat %[[V50]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = triton.splat %[[V52]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V49]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = arith.addf %[[V54]], %[[V51]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = triton.precise_divf %[[V53]], %[[V55]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = triton.splat %[[V57]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = arith.cmpf olt, %[[V39]], %[[V58]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.subf %[[V51]], %[[V56]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.select %[[V59]], %[[V42]], %[[V60]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V61]], %[[V40]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[F10]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[F11]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[D]], %[[V62]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[P]], %[[V]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[C]], %[[V]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f32>, i64
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = triton.splat %[[V63]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = triton.addptr %[[V64]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V65]], %[[B]] : tensor<128x!triton.ptr<f32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f32(%x: memref<4096xf32>, %k: memref<4096xi32>, %y: memref<4096xf32>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf32> -> f32
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f32
      %f1 = math.exp2 %f0 : f32
      %f2 = math.log %f1 : f32
      %f3 = math.log2 %f2 : f32
      %f4 = math.sin %f3 : f32
      %f5 = math.cos %f4 : f32
      %f6 = math.sqrt %f5 : f32
      %f7 = math.rsqrt %f6 : f32
      %f8 = math.tanh %f7 : f32
      %f9 = math.absf %f8 : f32
      %f10 = math.floor %f9 : f32
      %f11 = math.erf %f10 : f32
      %f12 = math.round %f11 : f32
      %d = arith.divf %v, %f12 : f32
      %p = math.fpowi %d, %n : f32, i32
      %c = loop.libm "fmod" %p, %v : f32
      %b = math.powf %c, %v : f32
      loop.store %b, %y[%i] : f32, memref<4096xf32>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "fast"} {
  // CHECK-LABEL: triton.func @f16(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f16>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f16> -> tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f16>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = math.exp %[[V]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = math.exp2 %[[F0]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = math.log %[[F1]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = math.log2 %[[F2]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = math.sin %[[F3]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = math.cos %[[F4]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : f16
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f16 -> tensor<128xf16>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V15]], %[[V13]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.extf %[[F7]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.mulf %[[V16]], %[[V16]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant -0.00570498873 : f32
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant 0.020639088 : f32
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V19]], %[[V17]], %[[V21]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant -0.0537397154 : f32
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[V23]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V22]], %[[V17]], %[[V24]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 0.133314416 : f32
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V25]], %[[V17]], %[[V27]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant -0.333332807 : f32
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.splat %[[V29]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = math.fma %[[V28]], %[[V17]], %[[V30]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.absf %[[V16]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.addf %[[V16]], %[[V16]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.mulf %[[V31]], %[[V17]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V34]], %[[V32]], %[[V32]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.absf %[[V33]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = triton.splat %[[V37]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.maximumf %[[V36]], %[[V38]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = triton.splat %[[V40]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.minimumf %[[V39]], %[[V41]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = triton.splat %[[V43]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = triton.splat %[[V45]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V42]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.addf %[[V47]], %[[V44]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = triton.precise_divf %[[V46]], %[[V48]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = triton.splat %[[V50]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.cmpf olt, %[[V32]], %[[V51]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.subf %[[V44]], %[[V49]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.select %[[V52]], %[[V35]], %[[V53]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V54]], %[[V33]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = arith.truncf %[[V55]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf16>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.extf %[[F10]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[V56]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = arith.truncf %[[V57]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = arith.extf %[[F11]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[V58]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = arith.truncf %[[V59]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf16>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.extf %[[D]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.extf %[[V60]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V61]], %[[V62]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = arith.truncf %[[V63]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.extf %[[P]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V66:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[V64]], %[[V65]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.truncf %[[V66]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.extf %[[C]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V69:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V67]], %[[V68]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = arith.truncf %[[V69]] : tensor<128xf32> to tensor<128xf16>
  // CHECK-NEXT:    %[[V70:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f16>, i64
  // CHECK-NEXT:    %[[V71:[^ ,:]+]] = triton.splat %[[V70]] : !triton.ptr<f16> -> tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V72:[^ ,:]+]] = triton.addptr %[[V71]], %[[V5]] : tensor<128x!triton.ptr<f16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V72]], %[[B]] : tensor<128x!triton.ptr<f16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f16(%x: memref<4096xf16>, %k: memref<4096xi32>, %y: memref<4096xf16>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf16> -> f16
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f16
      %f1 = math.exp2 %f0 : f16
      %f2 = math.log %f1 : f16
      %f3 = math.log2 %f2 : f16
      %f4 = math.sin %f3 : f16
      %f5 = math.cos %f4 : f16
      %f6 = math.sqrt %f5 : f16
      %f7 = math.rsqrt %f6 : f16
      %f8 = math.tanh %f7 : f16
      %f9 = math.absf %f8 : f16
      %f10 = math.floor %f9 : f16
      %f11 = math.erf %f10 : f16
      %f12 = math.round %f11 : f16
      %d = arith.divf %v, %f12 : f16
      %p = math.fpowi %d, %n : f16, i32
      %c = loop.libm "fmod" %p, %v : f16
      %b = math.powf %c, %v : f16
      loop.store %b, %y[%i] : f16, memref<4096xf16>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "fast"} {
  // CHECK-LABEL: triton.func @bf16(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
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
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = math.exp %[[V]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = math.exp2 %[[F0]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = math.log %[[F1]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = math.log2 %[[F2]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = math.sin %[[F3]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = math.cos %[[F4]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : bf16
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : bf16 -> tensor<128xbf16>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V15]], %[[V13]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.extf %[[F7]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = arith.mulf %[[V16]], %[[V16]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant -0.00570498873 : f32
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant 0.020639088 : f32
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = math.fma %[[V19]], %[[V17]], %[[V21]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = arith.constant -0.0537397154 : f32
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.splat %[[V23]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = math.fma %[[V22]], %[[V17]], %[[V24]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = arith.constant 0.133314416 : f32
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = triton.splat %[[V26]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = math.fma %[[V25]], %[[V17]], %[[V27]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.constant -0.333332807 : f32
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = triton.splat %[[V29]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = math.fma %[[V28]], %[[V17]], %[[V30]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = math.absf %[[V16]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = arith.addf %[[V16]], %[[V16]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.mulf %[[V31]], %[[V17]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = math.fma %[[V34]], %[[V32]], %[[V32]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = math.absf %[[V33]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.constant 1.250000e+00 : f32
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = triton.splat %[[V37]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.maximumf %[[V36]], %[[V38]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.constant 3.000000e+01 : f32
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = triton.splat %[[V40]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.minimumf %[[V39]], %[[V41]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = triton.splat %[[V43]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = triton.splat %[[V45]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V42]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = arith.addf %[[V47]], %[[V44]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = triton.precise_divf %[[V46]], %[[V48]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = arith.constant 6.250000e-01 : f32
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = triton.splat %[[V50]] : f32 -> tensor<128xf32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = arith.cmpf olt, %[[V32]], %[[V51]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V53:[^ ,:]+]] = arith.subf %[[V44]], %[[V49]] : tensor<128xf32>
  // CHECK-NEXT:    %[[V54:[^ ,:]+]] = arith.select %[[V52]], %[[V35]], %[[V53]] : tensor<128xi1>, tensor<128xf32>
  // CHECK-NEXT:    %[[V55:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V54]], %[[V33]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = arith.truncf %[[V55]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V56:[^ ,:]+]] = arith.extf %[[F10]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V57:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[V56]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = arith.truncf %[[V57]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V58:[^ ,:]+]] = arith.extf %[[F11]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V59:[^ ,:]+]] = triton.extern_elementwise "__nv_roundf" %[[V58]] : (tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = arith.truncf %[[V59]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xbf16>
  // CHECK-NEXT:    %[[V60:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V61:[^ ,:]+]] = arith.extf %[[D]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V62:[^ ,:]+]] = arith.extf %[[V60]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V63:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V61]], %[[V62]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = arith.truncf %[[V63]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V64:[^ ,:]+]] = arith.extf %[[P]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V65:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V66:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[V64]], %[[V65]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.truncf %[[V66]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V67:[^ ,:]+]] = arith.extf %[[C]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V68:[^ ,:]+]] = arith.extf %[[V]] : tensor<128xbf16> to tensor<128xf32>
  // CHECK-NEXT:    %[[V69:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V67]], %[[V68]] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = arith.truncf %[[V69]] : tensor<128xf32> to tensor<128xbf16>
  // CHECK-NEXT:    %[[V70:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<bf16>, i64
  // CHECK-NEXT:    %[[V71:[^ ,:]+]] = triton.splat %[[V70]] : !triton.ptr<bf16> -> tensor<128x!triton.ptr<bf16>>
  // CHECK-NEXT:    %[[V72:[^ ,:]+]] = triton.addptr %[[V71]], %[[V5]] : tensor<128x!triton.ptr<bf16>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V72]], %[[B]] : tensor<128x!triton.ptr<bf16>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @bf16(%x: memref<4096xbf16>, %k: memref<4096xi32>, %y: memref<4096xbf16>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xbf16> -> bf16
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : bf16
      %f1 = math.exp2 %f0 : bf16
      %f2 = math.log %f1 : bf16
      %f3 = math.log2 %f2 : bf16
      %f4 = math.sin %f3 : bf16
      %f5 = math.cos %f4 : bf16
      %f6 = math.sqrt %f5 : bf16
      %f7 = math.rsqrt %f6 : bf16
      %f8 = math.tanh %f7 : bf16
      %f9 = math.absf %f8 : bf16
      %f10 = math.floor %f9 : bf16
      %f11 = math.erf %f10 : bf16
      %f12 = math.round %f11 : bf16
      %d = arith.divf %v, %f12 : bf16
      %p = math.fpowi %d, %n : bf16, i32
      %c = loop.libm "fmod" %p, %v : bf16
      %b = math.powf %c, %v : bf16
      loop.store %b, %y[%i] : bf16, memref<4096xbf16>
    }
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "fast"} {
  // CHECK-LABEL: triton.func @f64(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<32>], num_warps = 2 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.extsi %[[V0]] : i32 to i64
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 128 : i64
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V1]], %[[V2]] : i64
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.extsi %[[V4]] : tensor<128xi32> to tensor<128xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V3]] : i64 -> tensor<128xi64>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[V6]], %[[V5]] : tensor<128xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f64>, i64
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = triton.splat %[[V7]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.addptr %[[V8]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V9]] : tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.addptr %[[K]], %[[V3]] : !triton.ptr<i32>, i64
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.splat %[[V10]] : !triton.ptr<i32> -> tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = triton.addptr %[[V11]], %[[V5]] : tensor<128x!triton.ptr<i32>>, tensor<128xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V12]] : tensor<128x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[F0:[^ ,:]+]] = math.exp %[[V]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F1:[^ ,:]+]] = math.exp2 %[[F0]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F2:[^ ,:]+]] = math.log %[[F1]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F3:[^ ,:]+]] = math.log2 %[[F2]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F4:[^ ,:]+]] = math.sin %[[F3]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F5:[^ ,:]+]] = math.cos %[[F4]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F6:[^ ,:]+]] = math.sqrt %[[F5]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = math.sqrt %[[F6]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f64 -> tensor<128xf64>
  // CHECK-NEXT:    %[[F7:[^ ,:]+]] = arith.divf %[[V15]], %[[V13]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.extern_elementwise "__nv_tanh" %[[F7]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F9:[^ ,:]+]] = math.absf %[[F8]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F10:[^ ,:]+]] = math.floor %[[F9]] : tensor<128xf64>
  // CHECK-NEXT:    %[[F11:[^ ,:]+]] = triton.extern_elementwise "__nv_erf" %[[F10]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[F12:[^ ,:]+]] = triton.extern_elementwise "__nv_round" %[[F11]] : (tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.divf %[[V]], %[[F12]] : tensor<128xf64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<128xi32> to tensor<128xf64>
  // CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.extern_elementwise "__nv_pow" %[[D]], %[[V16]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.extern_elementwise "__nv_fmod" %[[P]], %[[V]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.extern_elementwise "__nv_pow" %[[C]], %[[V]] : (tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[Y]], %[[V3]] : !triton.ptr<f64>, i64
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = triton.splat %[[V17]] : !triton.ptr<f64> -> tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.addptr %[[V18]], %[[V5]] : tensor<128x!triton.ptr<f64>>, tensor<128xi64>
  // CHECK-NEXT:    triton.store %[[V19]], %[[B]] : tensor<128x!triton.ptr<f64>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @f64(%x: memref<4096xf64>, %k: memref<4096xi32>, %y: memref<4096xf64>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xf64> -> f64
      %n = loop.load %k[%i] : memref<4096xi32> -> i32
      %f0 = math.exp %v : f64
      %f1 = math.exp2 %f0 : f64
      %f2 = math.log %f1 : f64
      %f3 = math.log2 %f2 : f64
      %f4 = math.sin %f3 : f64
      %f5 = math.cos %f4 : f64
      %f6 = math.sqrt %f5 : f64
      %f7 = math.rsqrt %f6 : f64
      %f8 = math.tanh %f7 : f64
      %f9 = math.absf %f8 : f64
      %f10 = math.floor %f9 : f64
      %f11 = math.erf %f10 : f64
      %f12 = math.round %f11 : f64
      %d = arith.divf %v, %f12 : f64
      %p = math.fpowi %d, %n : f64, i32
      %c = loop.libm "fmod" %p, %v : f64
      %b = math.powf %c, %v : f64
      loop.store %b, %y[%i] : f64, memref<4096xf64>
    }
  }
}

// -----

/// One number for a whole program.
builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @scalar(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[H:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = triton.extern_elementwise "__nv_tanhf" %[[V]] : (f32) -> f32
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.precise_sqrt %[[T]] : f32
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT:    %[[R:[^ ,:]+]] = triton.precise_divf %[[V1]], %[[V0]] : f32
  // CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.precise_divf %[[R]], %[[V]] : f32
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[H]] : !triton.ptr<bf16>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.extf %[[W]] : bf16 to f32
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.extern_elementwise "__nv_tanhf" %[[V2]] : (f32) -> f32
  // CHECK-NEXT:    %[[U:[^ ,:]+]] = arith.truncf %[[V3]] : f32 to bf16
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = math.sqrt %[[U]] : bf16
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 1.000000e+00 : bf16
  // CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.divf %[[V5]], %[[V4]] : bf16
  // CHECK-NEXT:    %[[E:[^ ,:]+]] = arith.extf %[[Q]] : bf16 to f32
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = arith.addf %[[D]], %[[E]] : f32
  // CHECK-NEXT:    triton.store %[[Y]], %[[S]] : !triton.ptr<f32>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @scalar(%x: memref<4xf32>, %h: memref<4xbf16>, %y: memref<4xf32>) {
    %v = loop.load %x[0] : memref<4xf32> -> f32
    %t = math.tanh %v : f32
    %r = math.rsqrt %t : f32
    %d = arith.divf %r, %v : f32
    %w = loop.load %h[0] : memref<4xbf16> -> bf16
    %u = math.tanh %w : bf16
    %q = math.rsqrt %u : bf16
    %e = arith.extf %q : bf16 to f32
    %s = arith.addf %d, %e : f32
    loop.store %s, %y[0] : f32, memref<4xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: triton.func @casts(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[L:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[F:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[G:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[M:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[B:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
  // CHECK-SAME:  %[[H:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 16 : i32, num_stages = 1 : i32} {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
  // CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.extsi %[[V0]] : tensor<4096xi32> to tensor<4096xi64>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<i8> -> tensor<4096x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : tensor<4096x!triton.ptr<i8>>, tensor<4096xi64>
  // CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V2]] : tensor<4096x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 0 : i8
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = triton.splat %[[V3]] : i8 -> tensor<4096xi8>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi ne, %[[V]], %[[V4]] : tensor<4096xi8>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = triton.splat %[[V6]] : f32 -> tensor<4096xf32>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = triton.splat %[[V8]] : f32 -> tensor<4096xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = arith.select %[[V5]], %[[V7]], %[[V9]] : tensor<4096xi1>, tensor<4096xf32>
  // CHECK-NEXT:    %[[V10:[^ ,:]+]] = triton.splat %[[F]] : !triton.ptr<f32> -> tensor<4096x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V11:[^ ,:]+]] = triton.addptr %[[V10]], %[[I]] : tensor<4096x!triton.ptr<f32>>, tensor<4096xi64>
  // CHECK-NEXT:    triton.store %[[V11]], %[[S]] : tensor<4096x!triton.ptr<f32>>
  // CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = triton.splat %[[V12]] : f64 -> tensor<4096xf64>
  // CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT:    %[[V15:[^ ,:]+]] = triton.splat %[[V14]] : f64 -> tensor<4096xf64>
  // CHECK-NEXT:    %[[U:[^ ,:]+]] = arith.select %[[V5]], %[[V13]], %[[V15]] : tensor<4096xi1>, tensor<4096xf64>
  // CHECK-NEXT:    %[[V16:[^ ,:]+]] = triton.splat %[[G]] : !triton.ptr<f64> -> tensor<4096x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V17:[^ ,:]+]] = triton.addptr %[[V16]], %[[I]] : tensor<4096x!triton.ptr<f64>>, tensor<4096xi64>
  // CHECK-NEXT:    triton.store %[[V17]], %[[U]] : tensor<4096x!triton.ptr<f64>>
  // CHECK-NEXT:    %[[V18:[^ ,:]+]] = arith.constant -1 : i64
  // CHECK-NEXT:    %[[V19:[^ ,:]+]] = triton.splat %[[V18]] : i64 -> tensor<4096xi64>
  // CHECK-NEXT:    %[[V20:[^ ,:]+]] = arith.constant 0 : i64
  // CHECK-NEXT:    %[[V21:[^ ,:]+]] = triton.splat %[[V20]] : i64 -> tensor<4096xi64>
  // CHECK-NEXT:    %[[E:[^ ,:]+]] = arith.select %[[V5]], %[[V19]], %[[V21]] : tensor<4096xi1>, tensor<4096xi64>
  // CHECK-NEXT:    %[[Z:[^ ,:]+]] = arith.extui %[[V5]] : tensor<4096xi1> to tensor<4096xi64>
  // CHECK-NEXT:    %[[EZ:[^ ,:]+]] = arith.addi %[[E]], %[[Z]] : tensor<4096xi64>
  // CHECK-NEXT:    %[[V22:[^ ,:]+]] = triton.splat %[[M]] : !triton.ptr<i64> -> tensor<4096x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V23:[^ ,:]+]] = triton.addptr %[[V22]], %[[I]] : tensor<4096x!triton.ptr<i64>>, tensor<4096xi64>
  // CHECK-NEXT:    triton.store %[[V23]], %[[EZ]] : tensor<4096x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V24:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
  // CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[V24]] : tensor<4096xi32> to tensor<4096xi64>
  // CHECK-NEXT:    %[[V25:[^ ,:]+]] = triton.splat %[[K]] : !triton.ptr<i32> -> tensor<4096x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V26:[^ ,:]+]] = triton.addptr %[[V25]], %[[J]] : tensor<4096x!triton.ptr<i32>>, tensor<4096xi64>
  // CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.load %[[V26]] : tensor<4096x!triton.ptr<i32>>
  // CHECK-NEXT:    %[[V27:[^ ,:]+]] = arith.constant 1 : i32
  // CHECK-NEXT:    %[[V28:[^ ,:]+]] = triton.splat %[[V27]] : i32 -> tensor<4096xi32>
  // CHECK-NEXT:    %[[V29:[^ ,:]+]] = arith.andi %[[N]], %[[V28]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V30:[^ ,:]+]] = arith.constant 0 : i32
  // CHECK-NEXT:    %[[V31:[^ ,:]+]] = triton.splat %[[V30]] : i32 -> tensor<4096xi32>
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = arith.cmpi ne, %[[V29]], %[[V31]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V32:[^ ,:]+]] = triton.splat %[[B]] : !triton.ptr<i8> -> tensor<4096x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V33:[^ ,:]+]] = triton.addptr %[[V32]], %[[J]] : tensor<4096x!triton.ptr<i8>>, tensor<4096xi64>
  // CHECK-NEXT:    %[[V34:[^ ,:]+]] = arith.extui %[[T]] : tensor<4096xi1> to tensor<4096xi8>
  // CHECK-NEXT:    triton.store %[[V33]], %[[V34]] : tensor<4096x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V35:[^ ,:]+]] = arith.subi %[[V31]], %[[N]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[A:[^ ,:]+]] = arith.maxsi %[[N]], %[[V35]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V36:[^ ,:]+]] = arith.remsi %[[A]], %[[N]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V37:[^ ,:]+]] = arith.xori %[[V36]], %[[N]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V38:[^ ,:]+]] = arith.cmpi slt, %[[V37]], %[[V31]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V39:[^ ,:]+]] = arith.cmpi ne, %[[V36]], %[[V31]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V40:[^ ,:]+]] = arith.andi %[[V38]], %[[V39]] : tensor<4096xi1>
  // CHECK-NEXT:    %[[V41:[^ ,:]+]] = arith.divsi %[[A]], %[[N]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[V42:[^ ,:]+]] = arith.subi %[[V41]], %[[V28]] : tensor<4096xi32>
  // CHECK-NEXT:    %[[Q:[^ ,:]+]] = arith.select %[[V40]], %[[V42]], %[[V41]] : tensor<4096xi1>, tensor<4096xi32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.trunci %[[Q]] : tensor<4096xi32> to tensor<4096xi8>
  // CHECK-NEXT:    %[[V43:[^ ,:]+]] = triton.splat %[[L]] : !triton.ptr<i8> -> tensor<4096x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[V44:[^ ,:]+]] = triton.addptr %[[V43]], %[[J]] : tensor<4096x!triton.ptr<i8>>, tensor<4096xi64>
  // CHECK-NEXT:    triton.store %[[V44]], %[[C]] : tensor<4096x!triton.ptr<i8>>
  // CHECK-NEXT:    %[[S_1:[^ ,:]+]] = arith.sitofp %[[N]] : tensor<4096xi32> to tensor<4096xf16>
  // CHECK-NEXT:    %[[V45:[^ ,:]+]] = triton.splat %[[H]] : !triton.ptr<f16> -> tensor<4096x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V46:[^ ,:]+]] = triton.addptr %[[V45]], %[[J]] : tensor<4096x!triton.ptr<f16>>, tensor<4096xi64>
  // CHECK-NEXT:    triton.store %[[V46]], %[[S_1]] : tensor<4096x!triton.ptr<f16>>
  // CHECK-NEXT:    %[[V47:[^ ,:]+]] = triton.make_range 0 to 4096 : tensor<4096xi32>
  // CHECK-NEXT:    %[[O:[^ ,:]+]] = arith.extsi %[[V47]] : tensor<4096xi32> to tensor<4096xi64>
  // CHECK-NEXT:    %[[V48:[^ ,:]+]] = triton.addptr %[[V22]], %[[O]] : tensor<4096x!triton.ptr<i64>>, tensor<4096xi64>
  // CHECK-NEXT:    %[[I_1:[^ ,:]+]] = triton.load %[[V48]] : tensor<4096x!triton.ptr<i64>>
  // CHECK-NEXT:    %[[V49:[^ ,:]+]] = arith.constant 2 : i64
  // CHECK-NEXT:    %[[V50:[^ ,:]+]] = triton.splat %[[V49]] : i64 -> tensor<4096xi64>
  // CHECK-NEXT:    %[[V51:[^ ,:]+]] = arith.muli %[[O]], %[[V50]] : tensor<4096xi64>
  // CHECK-NEXT:    %[[A_1:[^ ,:]+]] = arith.addi %[[V51]], %[[I_1]] : tensor<4096xi64>
  // CHECK-NEXT:    %[[C_1:[^ ,:]+]] = arith.trunci %[[A_1]] : tensor<4096xi64> to tensor<4096xi32>
  // CHECK-NEXT:    %[[V52:[^ ,:]+]] = triton.addptr %[[V25]], %[[O]] : tensor<4096x!triton.ptr<i32>>, tensor<4096xi64>
  // CHECK-NEXT:    triton.store %[[V52]], %[[C_1]] : tensor<4096x!triton.ptr<i32>>
  // CHECK-NEXT:    triton.return
  // CHECK-NEXT:  }
  loop.kernel @casts(%x: memref<4096xi1>, %k: memref<4096xi32>, %l: memref<4096xi8>, %f: memref<4096xf32>, %g: memref<4096xf64>, %m: memref<4096xi64>, %b: memref<4096xi1>, %h: memref<4096xf16>) {
    loop.parallel %i = 0 to 4096 {
      %v = loop.load %x[%i] : memref<4096xi1> -> i1
      %s = arith.sitofp %v : i1 to f32
      loop.store %s, %f[%i] : f32, memref<4096xf32>
      %u = arith.uitofp %v : i1 to f64
      loop.store %u, %g[%i] : f64, memref<4096xf64>
      %e = arith.extsi %v : i1 to i64
      %z = arith.extui %v : i1 to i64
      %ez = arith.addi %e, %z : i64
      loop.store %ez, %m[%i] : i64, memref<4096xi64>
    }
    loop.parallel %j = 0 to 4096 {
      %n = loop.load %k[%j] : memref<4096xi32> -> i32
      %t = arith.trunci %n : i32 to i1
      loop.store %t, %b[%j] : i1, memref<4096xi1>
      %a = math.absi %n : i32
      %q = arith.floordivsi %a, %n : i32
      %c = arith.trunci %q : i32 to i8
      loop.store %c, %l[%j] : i8, memref<4096xi8>
      %s = arith.sitofp %n : i32 to f16
      loop.store %s, %h[%j] : f16, memref<4096xf16>
    }
    loop.parallel %o = 0 to 4096 {
      %n = loop.load %m[%o] : memref<4096xi64> -> i64
      %i = arith.index_cast %n : i64 to index
      %a = loop.apply %i + %o * 2 : index
      %c = arith.index_cast %a : index to i32
      loop.store %c, %k[%o] : i32, memref<4096xi32>
    }
  }
}
