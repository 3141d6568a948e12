// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p loop-to-triton | filecheck %s

// CHECK-LABEL: triton.func @acos_acosh_asin_asinh_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V4:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V5:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V6:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V7:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V8:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V11:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0]] to %[[V1_2]] step %[[V2_2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = triton.extern_elementwise "__nv_acosf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V6_2:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6_2]], %[[V5_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7_2:[^ ,:]+]] = triton.extern_elementwise "__nv_acoshf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V8_2:[^ ,:]+]] = triton.addptr %[[V2]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V8_2]], %[[V7_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.extern_elementwise "__nv_asinf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V10]], %[[V9]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V11_2:[^ ,:]+]] = triton.extern_elementwise "__nv_asinhf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.addptr %[[V5]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V12]], %[[V11_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = triton.extern_elementwise "__nv_atanf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[V6]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V14]], %[[V13]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.load %[[V15]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.extern_elementwise "__nv_atan2f" %[[V4_2]], %[[V16]] : (f32, f32) -> f32
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = triton.addptr %[[V7]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V18]], %[[V17]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.extern_elementwise "__nv_atanhf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.addptr %[[V8]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V20]], %[[V19]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = triton.extern_elementwise "__nv_cosf" %[[V4_2]] : (f32) -> f32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.addptr %[[V11]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V22]], %[[V21]] : !triton.ptr<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @acos_acosh_asin_asinh_0(%x: memref<8xf32>, %y: memref<8xf32>, %v1: memref<8xf32>, %v2: memref<8xf32>, %v4: memref<8xf32>, %v5: memref<8xf32>, %v6: memref<8xf32>, %v7: memref<8xf32>, %v8: memref<8xf32>, %v11: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xf32> -> f32
    %1 = math.acos %0 : f32
    loop.store %1, %v1[%i] : f32, memref<8xf32>
    %2 = math.acosh %0 : f32
    loop.store %2, %v2[%i] : f32, memref<8xf32>
    %3 = math.asin %0 : f32
    loop.store %3, %v4[%i] : f32, memref<8xf32>
    %4 = math.asinh %0 : f32
    loop.store %4, %v5[%i] : f32, memref<8xf32>
    %5 = math.atan %0 : f32
    loop.store %5, %v6[%i] : f32, memref<8xf32>
    %6 = loop.load %y[%i] : memref<8xf32> -> f32
    %7 = math.atan2 %0, %6 : f32
    loop.store %7, %v7[%i] : f32, memref<8xf32>
    %8 = math.atanh %0 : f32
    loop.store %8, %v8[%i] : f32, memref<8xf32>
    %9 = math.cos %0 : f32
    loop.store %9, %v11[%i] : f32, memref<8xf32>
  }
}

// CHECK-LABEL: triton.func @cosh_erf_erfc_exp_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V3:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V9:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V10:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V12:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V13:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V14:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V15:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V16:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V17:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V18:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V19:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V20:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V21:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V22:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V23:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V24:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V25:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V26:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V27:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V28:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V29:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V30:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V31:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V32:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V33:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V34:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V35:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V36:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V37:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V38:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V39:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V40:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V41:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V42:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V43:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V44:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V45:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V46:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V47:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V48:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V49:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V50:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V51:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V4]] to %[[V5]] step %[[V6]] : i64 {
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.load %[[V7]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V9_2:[^ ,:]+]] = math.absf %[[V8]] : f32
// CHECK-NEXT:      %[[V10_2:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V10_2]], %[[V9_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V12_2:[^ ,:]+]] = triton.load %[[V11]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V13_2:[^ ,:]+]] = arith.addf %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V14_2:[^ ,:]+]] = triton.addptr %[[V3]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V14_2]], %[[V13_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V15_2:[^ ,:]+]] = math.ceil %[[V8]] : f32
// CHECK-NEXT:      %[[V16_2:[^ ,:]+]] = triton.addptr %[[V9]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V16_2]], %[[V15_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V17_2:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V8]], %[[V12_2]] : (f32, f32) -> f32
// CHECK-NEXT:      %[[V18_2:[^ ,:]+]] = triton.addptr %[[V10]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V18_2]], %[[V17_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V19_2:[^ ,:]+]] = triton.extern_elementwise "__nv_coshf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V20_2:[^ ,:]+]] = triton.addptr %[[V12]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V20_2]], %[[V19_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V21_2:[^ ,:]+]] = triton.precise_divf %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V22_2:[^ ,:]+]] = triton.addptr %[[V13]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V22_2]], %[[V21_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V23_2:[^ ,:]+]] = triton.extern_elementwise "__nv_erff" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V24_2:[^ ,:]+]] = triton.addptr %[[V14]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V24_2]], %[[V23_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V25_2:[^ ,:]+]] = triton.extern_elementwise "__nv_erfcf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V26_2:[^ ,:]+]] = triton.addptr %[[V15]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V26_2]], %[[V25_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V27_2:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V28_2:[^ ,:]+]] = triton.addptr %[[V16]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V28_2]], %[[V27_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V29_2:[^ ,:]+]] = triton.extern_elementwise "__nv_exp2f" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V30_2:[^ ,:]+]] = triton.addptr %[[V17]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V30_2]], %[[V29_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V31_2:[^ ,:]+]] = triton.extern_elementwise "__nv_expm1f" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V32_2:[^ ,:]+]] = triton.addptr %[[V18]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V32_2]], %[[V31_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V33_2:[^ ,:]+]] = math.floor %[[V8]] : f32
// CHECK-NEXT:      %[[V34_2:[^ ,:]+]] = triton.addptr %[[V19]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V34_2]], %[[V33_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V35_2:[^ ,:]+]] = triton.extern_elementwise "__nv_fmodf" %[[V8]], %[[V12_2]] : (f32, f32) -> f32
// CHECK-NEXT:      %[[V36_2:[^ ,:]+]] = arith.subf %[[V8]], %[[V35_2]] : f32
// CHECK-NEXT:      %[[V37_2:[^ ,:]+]] = triton.precise_divf %[[V36_2]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V38_2:[^ ,:]+]] = arith.cmpf olt, %[[V12_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V39_2:[^ ,:]+]] = arith.cmpf olt, %[[V35_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V40_2:[^ ,:]+]] = arith.xori %[[V38_2]], %[[V39_2]] : i1
// CHECK-NEXT:      %[[V41_2:[^ ,:]+]] = arith.cmpf une, %[[V35_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V42_2:[^ ,:]+]] = arith.andi %[[V41_2]], %[[V40_2]] : i1
// CHECK-NEXT:      %[[V43_2:[^ ,:]+]] = arith.subf %[[V37_2]], %[[V1]] : f32
// CHECK-NEXT:      %[[V44_2:[^ ,:]+]] = arith.select %[[V42_2]], %[[V43_2]], %[[V37_2]] : f32
// CHECK-NEXT:      %[[V45_2:[^ ,:]+]] = math.floor %[[V44_2]] : f32
// CHECK-NEXT:      %[[V46_2:[^ ,:]+]] = arith.subf %[[V44_2]], %[[V45_2]] : f32
// CHECK-NEXT:      %[[V47_2:[^ ,:]+]] = arith.cmpf ogt, %[[V46_2]], %[[V2]] : f32
// CHECK-NEXT:      %[[V48_2:[^ ,:]+]] = arith.addf %[[V45_2]], %[[V1]] : f32
// CHECK-NEXT:      %[[V49_2:[^ ,:]+]] = arith.select %[[V47_2]], %[[V48_2]], %[[V45_2]] : f32
// CHECK-NEXT:      %[[V50_2:[^ ,:]+]] = triton.extern_elementwise "__nv_copysignf" %[[V0_2]], %[[V21_2]] : (f32, f32) -> f32
// CHECK-NEXT:      %[[V51_2:[^ ,:]+]] = arith.cmpf une, %[[V44_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V52:[^ ,:]+]] = arith.select %[[V51_2]], %[[V49_2]], %[[V50_2]] : f32
// CHECK-NEXT:      %[[V53:[^ ,:]+]] = arith.cmpf oeq, %[[V12_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V54:[^ ,:]+]] = arith.select %[[V53]], %[[V21_2]], %[[V52]] : f32
// CHECK-NEXT:      %[[V55:[^ ,:]+]] = triton.addptr %[[V20]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V55]], %[[V54]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V56:[^ ,:]+]] = triton.addptr %[[Z]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V57:[^ ,:]+]] = triton.load %[[V56]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V58:[^ ,:]+]] = math.fma %[[V8]], %[[V12_2]], %[[V57]] : f32
// CHECK-NEXT:      %[[V59:[^ ,:]+]] = triton.addptr %[[V21]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V59]], %[[V58]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V60:[^ ,:]+]] = triton.extern_elementwise "__nv_lgammaf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V61:[^ ,:]+]] = triton.addptr %[[V22]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V61]], %[[V60]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V62:[^ ,:]+]] = triton.extern_elementwise "__nv_logf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V63:[^ ,:]+]] = triton.addptr %[[V23]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V63]], %[[V62]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V64:[^ ,:]+]] = triton.extern_elementwise "__nv_log10f" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V65:[^ ,:]+]] = triton.addptr %[[V24]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V65]], %[[V64]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V66:[^ ,:]+]] = triton.extern_elementwise "__nv_log1pf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V67:[^ ,:]+]] = triton.addptr %[[V25]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V67]], %[[V66]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V68:[^ ,:]+]] = triton.extern_elementwise "__nv_log2f" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V69:[^ ,:]+]] = triton.addptr %[[V26]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V69]], %[[V68]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V70:[^ ,:]+]] = arith.maximumf %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V71:[^ ,:]+]] = triton.addptr %[[V27]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V71]], %[[V70]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V72:[^ ,:]+]] = arith.minimumf %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V73:[^ ,:]+]] = triton.addptr %[[V28]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V73]], %[[V72]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V74:[^ ,:]+]] = arith.mulf %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V75:[^ ,:]+]] = triton.addptr %[[V29]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V75]], %[[V74]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V76:[^ ,:]+]] = arith.negf %[[V8]] : f32
// CHECK-NEXT:      %[[V77:[^ ,:]+]] = triton.addptr %[[V30]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V77]], %[[V76]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V78:[^ ,:]+]] = triton.extern_elementwise "__nv_nextafterf" %[[V8]], %[[V12_2]] : (f32, f32) -> f32
// CHECK-NEXT:      %[[V79:[^ ,:]+]] = triton.addptr %[[V31]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V79]], %[[V78]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V80:[^ ,:]+]] = triton.extern_elementwise "__nv_powf" %[[V8]], %[[V12_2]] : (f32, f32) -> f32
// CHECK-NEXT:      %[[V81:[^ ,:]+]] = triton.addptr %[[V32]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V81]], %[[V80]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V82:[^ ,:]+]] = triton.precise_divf %[[V1]], %[[V8]] : f32
// CHECK-NEXT:      %[[V83:[^ ,:]+]] = triton.addptr %[[V33]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V83]], %[[V82]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V84:[^ ,:]+]] = triton.addptr %[[V34]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V84]], %[[V35_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V85:[^ ,:]+]] = triton.extern_elementwise "__nv_rintf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V86:[^ ,:]+]] = triton.addptr %[[V35]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V86]], %[[V85]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V87:[^ ,:]+]] = triton.precise_sqrt %[[V8]] : f32
// CHECK-NEXT:      %[[V88:[^ ,:]+]] = triton.precise_divf %[[V1]], %[[V87]] : f32
// CHECK-NEXT:      %[[V89:[^ ,:]+]] = triton.addptr %[[V36]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V89]], %[[V88]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V90:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V76]] : (f32) -> f32
// CHECK-NEXT:      %[[V91:[^ ,:]+]] = arith.addf %[[V1]], %[[V90]] : f32
// CHECK-NEXT:      %[[V92:[^ ,:]+]] = triton.precise_divf %[[V1]], %[[V91]] : f32
// CHECK-NEXT:      %[[V93:[^ ,:]+]] = triton.addptr %[[V37]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V93]], %[[V92]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V94:[^ ,:]+]] = arith.cmpf olt, %[[V8]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V95:[^ ,:]+]] = arith.select %[[V94]], %[[V3_2]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V96:[^ ,:]+]] = arith.cmpf ogt, %[[V8]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V97:[^ ,:]+]] = arith.select %[[V96]], %[[V1]], %[[V95]] : f32
// CHECK-NEXT:      %[[V98:[^ ,:]+]] = triton.addptr %[[V38]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V98]], %[[V97]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V99:[^ ,:]+]] = triton.extern_elementwise "__nv_sinf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V100:[^ ,:]+]] = triton.addptr %[[V39]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V100]], %[[V99]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V101:[^ ,:]+]] = triton.extern_elementwise "__nv_sinhf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V102:[^ ,:]+]] = triton.addptr %[[V40]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V102]], %[[V101]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V103:[^ ,:]+]] = triton.addptr %[[V41]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V103]], %[[V87]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V104:[^ ,:]+]] = arith.subf %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V105:[^ ,:]+]] = triton.addptr %[[V42]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V105]], %[[V104]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V106:[^ ,:]+]] = triton.extern_elementwise "__nv_tanf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V107:[^ ,:]+]] = triton.addptr %[[V43]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V107]], %[[V106]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V108:[^ ,:]+]] = triton.extern_elementwise "__nv_tanhf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V109:[^ ,:]+]] = triton.addptr %[[V44]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V109]], %[[V108]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V110:[^ ,:]+]] = triton.extern_elementwise "__nv_truncf" %[[V8]] : (f32) -> f32
// CHECK-NEXT:      %[[V111:[^ ,:]+]] = triton.addptr %[[V45]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V111]], %[[V110]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V112:[^ ,:]+]] = arith.cmpf olt, %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V113:[^ ,:]+]] = triton.addptr %[[V46]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V114:[^ ,:]+]] = arith.extui %[[V112]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V113]], %[[V114]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V115:[^ ,:]+]] = arith.cmpf ole, %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V116:[^ ,:]+]] = triton.addptr %[[V47]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V117:[^ ,:]+]] = arith.extui %[[V115]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V116]], %[[V117]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V118:[^ ,:]+]] = arith.cmpf oeq, %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V119:[^ ,:]+]] = triton.addptr %[[V48]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V120:[^ ,:]+]] = arith.extui %[[V118]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V119]], %[[V120]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V121:[^ ,:]+]] = arith.cmpf une, %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V122:[^ ,:]+]] = triton.addptr %[[V49]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V123:[^ ,:]+]] = arith.extui %[[V121]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V122]], %[[V123]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V124:[^ ,:]+]] = arith.cmpf ogt, %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V125:[^ ,:]+]] = triton.addptr %[[V50]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V126:[^ ,:]+]] = arith.extui %[[V124]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V125]], %[[V126]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V127:[^ ,:]+]] = arith.cmpf oge, %[[V8]], %[[V12_2]] : f32
// CHECK-NEXT:      %[[V128:[^ ,:]+]] = triton.addptr %[[V51]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V129:[^ ,:]+]] = arith.extui %[[V127]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V128]], %[[V129]] : !triton.ptr<i8>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @cosh_erf_erfc_exp_0(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>, %v0: memref<8xf32>, %v3: memref<8xf32>, %v9: memref<8xf32>, %v10: memref<8xf32>, %v12: memref<8xf32>, %v13: memref<8xf32>, %v14: memref<8xf32>, %v15: memref<8xf32>, %v16: memref<8xf32>, %v17: memref<8xf32>, %v18: memref<8xf32>, %v19: memref<8xf32>, %v20: memref<8xf32>, %v21: memref<8xf32>, %v22: memref<8xf32>, %v23: memref<8xf32>, %v24: memref<8xf32>, %v25: memref<8xf32>, %v26: memref<8xf32>, %v27: memref<8xf32>, %v28: memref<8xf32>, %v29: memref<8xf32>, %v30: memref<8xf32>, %v31: memref<8xf32>, %v32: memref<8xf32>, %v33: memref<8xf32>, %v34: memref<8xf32>, %v35: memref<8xf32>, %v36: memref<8xf32>, %v37: memref<8xf32>, %v38: memref<8xf32>, %v39: memref<8xf32>, %v40: memref<8xf32>, %v41: memref<8xf32>, %v42: memref<8xf32>, %v43: memref<8xf32>, %v44: memref<8xf32>, %v45: memref<8xf32>, %v46: memref<8xi1>, %v47: memref<8xi1>, %v48: memref<8xi1>, %v49: memref<8xi1>, %v50: memref<8xi1>, %v51: memref<8xi1>) {
  %0 = arith.constant 0.000000e+00 : f32
  %1 = arith.constant 1.000000e+00 : f32
  %2 = arith.constant 5.000000e-01 : f32
  %3 = arith.constant -1.000000e+00 : f32
  loop.parallel %i = 0 to 8 {
    %4 = loop.load %x[%i] : memref<8xf32> -> f32
    %5 = math.absf %4 : f32
    loop.store %5, %v0[%i] : f32, memref<8xf32>
    %6 = loop.load %y[%i] : memref<8xf32> -> f32
    %7 = arith.addf %4, %6 : f32
    loop.store %7, %v3[%i] : f32, memref<8xf32>
    %8 = math.ceil %4 : f32
    loop.store %8, %v9[%i] : f32, memref<8xf32>
    %9 = math.copysign %4, %6 : f32
    loop.store %9, %v10[%i] : f32, memref<8xf32>
    %10 = math.cosh %4 : f32
    loop.store %10, %v12[%i] : f32, memref<8xf32>
    %11 = arith.divf %4, %6 : f32
    loop.store %11, %v13[%i] : f32, memref<8xf32>
    %12 = math.erf %4 : f32
    loop.store %12, %v14[%i] : f32, memref<8xf32>
    %13 = loop.libm "erfc" %4 : f32
    loop.store %13, %v15[%i] : f32, memref<8xf32>
    %14 = math.exp %4 : f32
    loop.store %14, %v16[%i] : f32, memref<8xf32>
    %15 = math.exp2 %4 : f32
    loop.store %15, %v17[%i] : f32, memref<8xf32>
    %16 = math.expm1 %4 : f32
    loop.store %16, %v18[%i] : f32, memref<8xf32>
    %17 = math.floor %4 : f32
    loop.store %17, %v19[%i] : f32, memref<8xf32>
    %18 = loop.libm "fmod" %4, %6 : f32
    %19 = arith.subf %4, %18 : f32
    %20 = arith.divf %19, %6 : f32
    %21 = arith.cmpf olt, %6, %0 : f32
    %22 = arith.cmpf olt, %18, %0 : f32
    %23 = arith.xori %21, %22 : i1
    %24 = arith.cmpf une, %18, %0 : f32
    %25 = arith.andi %24, %23 : i1
    %26 = arith.subf %20, %1 : f32
    %27 = arith.select %25, %26, %20 : f32
    %28 = math.floor %27 : f32
    %29 = arith.subf %27, %28 : f32
    %30 = arith.cmpf ogt, %29, %2 : f32
    %31 = arith.addf %28, %1 : f32
    %32 = arith.select %30, %31, %28 : f32
    %33 = math.copysign %0, %11 : f32
    %34 = arith.cmpf une, %27, %0 : f32
    %35 = arith.select %34, %32, %33 : f32
    %36 = arith.cmpf oeq, %6, %0 : f32
    %37 = arith.select %36, %11, %35 : f32
    loop.store %37, %v20[%i] : f32, memref<8xf32>
    %38 = loop.load %z[%i] : memref<8xf32> -> f32
    %39 = math.fma %4, %6, %38 : f32
    loop.store %39, %v21[%i] : f32, memref<8xf32>
    %40 = loop.libm "lgamma" %4 : f32
    loop.store %40, %v22[%i] : f32, memref<8xf32>
    %41 = math.log %4 : f32
    loop.store %41, %v23[%i] : f32, memref<8xf32>
    %42 = math.log10 %4 : f32
    loop.store %42, %v24[%i] : f32, memref<8xf32>
    %43 = math.log1p %4 : f32
    loop.store %43, %v25[%i] : f32, memref<8xf32>
    %44 = math.log2 %4 : f32
    loop.store %44, %v26[%i] : f32, memref<8xf32>
    %45 = arith.maximumf %4, %6 : f32
    loop.store %45, %v27[%i] : f32, memref<8xf32>
    %46 = arith.minimumf %4, %6 : f32
    loop.store %46, %v28[%i] : f32, memref<8xf32>
    %47 = arith.mulf %4, %6 : f32
    loop.store %47, %v29[%i] : f32, memref<8xf32>
    %48 = arith.negf %4 : f32
    loop.store %48, %v30[%i] : f32, memref<8xf32>
    %49 = loop.libm "nextafter" %4, %6 : f32
    loop.store %49, %v31[%i] : f32, memref<8xf32>
    %50 = math.powf %4, %6 : f32
    loop.store %50, %v32[%i] : f32, memref<8xf32>
    %51 = arith.divf %1, %4 : f32
    loop.store %51, %v33[%i] : f32, memref<8xf32>
    loop.store %18, %v34[%i] : f32, memref<8xf32>
    %52 = math.roundeven %4 : f32
    loop.store %52, %v35[%i] : f32, memref<8xf32>
    %53 = math.sqrt %4 : f32
    %54 = arith.divf %1, %53 : f32
    loop.store %54, %v36[%i] : f32, memref<8xf32>
    %55 = math.exp %48 : f32
    %56 = arith.addf %1, %55 : f32
    %57 = arith.divf %1, %56 : f32
    loop.store %57, %v37[%i] : f32, memref<8xf32>
    %58 = arith.cmpf olt, %4, %0 : f32
    %59 = arith.select %58, %3, %0 : f32
    %60 = arith.cmpf ogt, %4, %0 : f32
    %61 = arith.select %60, %1, %59 : f32
    loop.store %61, %v38[%i] : f32, memref<8xf32>
    %62 = math.sin %4 : f32
    loop.store %62, %v39[%i] : f32, memref<8xf32>
    %63 = math.sinh %4 : f32
    loop.store %63, %v40[%i] : f32, memref<8xf32>
    loop.store %53, %v41[%i] : f32, memref<8xf32>
    %64 = arith.subf %4, %6 : f32
    loop.store %64, %v42[%i] : f32, memref<8xf32>
    %65 = math.tan %4 : f32
    loop.store %65, %v43[%i] : f32, memref<8xf32>
    %66 = math.tanh %4 : f32
    loop.store %66, %v44[%i] : f32, memref<8xf32>
    %67 = math.trunc %4 : f32
    loop.store %67, %v45[%i] : f32, memref<8xf32>
    %68 = arith.cmpf olt, %4, %6 : f32
    loop.store %68, %v46[%i] : i1, memref<8xi1>
    %69 = arith.cmpf ole, %4, %6 : f32
    loop.store %69, %v47[%i] : i1, memref<8xi1>
    %70 = arith.cmpf oeq, %4, %6 : f32
    loop.store %70, %v48[%i] : i1, memref<8xi1>
    %71 = arith.cmpf une, %4, %6 : f32
    loop.store %71, %v49[%i] : i1, memref<8xi1>
    %72 = arith.cmpf ogt, %4, %6 : f32
    loop.store %72, %v50[%i] : i1, memref<8xi1>
    %73 = arith.cmpf oge, %4, %6 : f32
    loop.store %73, %v51[%i] : i1, memref<8xi1>
  }
}

// CHECK-LABEL: triton.func @convert_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V3:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V4:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V1_2]] to %[[V2_2]] step %[[V3_2]] : i64 {
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = triton.load %[[V4_2]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.truncf %[[V5]] : f32 to bf16
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.extf %[[V6]] : bf16 to f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<bf16>, i64
// CHECK-NEXT:      triton.store %[[V8]], %[[V6]] : !triton.ptr<bf16>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.fptosi %[[V5]] : f32 to i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V10]], %[[V9]] : !triton.ptr<i64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.fptosi %[[V5]] : f32 to i32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.trunci %[[V11]] : i32 to i8
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = triton.addptr %[[V2]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V13]], %[[V12]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[V3]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V14]], %[[V12]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.cmpf une, %[[V5]], %[[V0_2]] : f32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.extui %[[V15]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V16]], %[[V17]] : !triton.ptr<i8>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_0(%x: memref<8xf32>, %v0: memref<8xbf16>, %v1: memref<8xi64>, %v2: memref<8xi8>, %v3: memref<8xi8>, %v4: memref<8xi1>) {
  %0 = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 8 {
    %1 = loop.load %x[%i] : memref<8xf32> -> f32
    %2 = arith.truncf %1 : f32 to bf16
    %3 = arith.extf %2 : bf16 to f32
    loop.store %2, %v0[%i] : bf16, memref<8xbf16>
    %4 = arith.fptosi %1 : f32 to i64
    loop.store %4, %v1[%i] : i64, memref<8xi64>
    %5 = arith.fptosi %1 : f32 to i32
    %6 = arith.trunci %5 : i32 to i8
    loop.store %6, %v2[%i] : i8, memref<8xi8>
    loop.store %6, %v3[%i] : i8, memref<8xi8>
    %7 = arith.cmpf une, %1, %0 : f32
    loop.store %7, %v4[%i] : i1, memref<8xi1>
  }
}

// CHECK-LABEL: triton.func @convert_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f64>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<f64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.truncf %[[V4]] : f64 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6]], %[[V5]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.fptosi %[[V4]] : f64 to i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V8]], %[[V7]] : !triton.ptr<i64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_1(%x: memref<8xf64>, %v0: memref<8xf32>, %v1: memref<8xi64>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xf64> -> f64
    %1 = arith.truncf %0 : f64 to f32
    loop.store %1, %v0[%i] : f32, memref<8xf32>
    %2 = arith.fptosi %0 : f64 to i64
    loop.store %2, %v1[%i] : i64, memref<8xi64>
  }
}

// CHECK-LABEL: triton.func @convert_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<bf16>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<bf16>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : bf16 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6]], %[[V5]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.fptosi %[[V5]] : f32 to i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V8]], %[[V7]] : !triton.ptr<i64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_2(%x: memref<8xbf16>, %v0: memref<8xf32>, %v1: memref<8xi64>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xbf16> -> bf16
    %1 = arith.extf %0 : bf16 to f32
    loop.store %1, %v0[%i] : f32, memref<8xf32>
    %2 = arith.fptosi %1 : f32 to i64
    loop.store %2, %v1[%i] : i64, memref<8xi64>
  }
}

// CHECK-LABEL: triton.func @convert_3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f16> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<f16>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<f16>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.extf %[[V4]] : f16 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6]], %[[V5]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.fptosi %[[V5]] : f32 to i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V8]], %[[V7]] : !triton.ptr<i64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_3(%x: memref<8xf16>, %v0: memref<8xf32>, %v1: memref<8xi64>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xf16> -> f16
    %1 = arith.extf %0 : f16 to f32
    loop.store %1, %v0[%i] : f32, memref<8xf32>
    %2 = arith.fptosi %1 : f32 to i64
    loop.store %2, %v1[%i] : i64, memref<8xi64>
  }
}

// CHECK-LABEL: triton.func @convert_4(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V3:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V4:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2_2]] : i64 {
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = triton.load %[[V3_2]] : !triton.ptr<i64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.sitofp %[[V4_2]] : i64 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6]], %[[V5]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.truncf %[[V5]] : f32 to bf16
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<bf16>, i64
// CHECK-NEXT:      triton.store %[[V9]], %[[V7]] : !triton.ptr<bf16>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.trunci %[[V4_2]] : i64 to i8
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.addptr %[[V2]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V11]], %[[V10]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.addptr %[[V3]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V12]], %[[V10]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.cmpi ne, %[[V4_2]], %[[V0_2]] : i64
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.extui %[[V13]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V14]], %[[V15]] : !triton.ptr<i8>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_4(%x: memref<8xi64>, %v0: memref<8xf32>, %v1: memref<8xbf16>, %v2: memref<8xi8>, %v3: memref<8xi8>, %v4: memref<8xi1>) {
  %0 = arith.constant 0 : i64
  loop.parallel %i = 0 to 8 {
    %1 = loop.load %x[%i] : memref<8xi64> -> i64
    %2 = arith.sitofp %1 : i64 to f32
    loop.store %2, %v0[%i] : f32, memref<8xf32>
    %3 = arith.truncf %2 : f32 to bf16
    %4 = arith.extf %3 : bf16 to f32
    loop.store %3, %v1[%i] : bf16, memref<8xbf16>
    %5 = arith.trunci %1 : i64 to i8
    loop.store %5, %v2[%i] : i8, memref<8xi8>
    loop.store %5, %v3[%i] : i8, memref<8xi8>
    %6 = arith.cmpi ne, %1, %0 : i64
    loop.store %6, %v4[%i] : i1, memref<8xi1>
  }
}

// CHECK-LABEL: triton.func @convert_5(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.sitofp %[[V4]] : i8 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6]], %[[V5]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.extsi %[[V4]] : i8 to i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V8]], %[[V7]] : !triton.ptr<i64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_5(%x: memref<8xi8>, %v0: memref<8xf32>, %v1: memref<8xi64>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xi8> -> i8
    %1 = arith.sitofp %0 : i8 to f32
    loop.store %1, %v0[%i] : f32, memref<8xf32>
    %2 = arith.extsi %0 : i8 to i64
    loop.store %2, %v1[%i] : i64, memref<8xi64>
  }
}

// CHECK-LABEL: triton.func @convert_6(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.uitofp %[[V4]] : i8 to f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V6]], %[[V5]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.extui %[[V4]] : i8 to i64
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V8]], %[[V7]] : !triton.ptr<i64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_6(%x: memref<8xi8>, %v0: memref<8xf32>, %v1: memref<8xi64>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xi8> -> i8
    %1 = arith.uitofp %0 : i8 to f32
    loop.store %1, %v0[%i] : f32, memref<8xf32>
    %2 = arith.extui %0 : i8 to i64
    loop.store %2, %v1[%i] : i64, memref<8xi64>
  }
}

// CHECK-LABEL: triton.func @convert_7(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.cmpi ne, %[[V4]], %[[V5]] : i8
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.select %[[V6]], %[[V7]], %[[V8]] : f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V10]], %[[V9]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.extui %[[V6]] : i1 to i64
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V12]], %[[V11]] : !triton.ptr<i64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_7(%x: memref<8xi1>, %v0: memref<8xf32>, %v1: memref<8xi64>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xi1> -> i1
    %1 = arith.uitofp %0 : i1 to f32
    loop.store %1, %v0[%i] : f32, memref<8xf32>
    %2 = arith.extui %0 : i1 to i64
    loop.store %2, %v1[%i] : i64, memref<8xi64>
  }
}

// CHECK-LABEL: triton.func @convert_8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V3:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V4:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V5:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 127 : i16
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 128 : i16
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 8 : i16
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant 7 : i16
// CHECK-NEXT:    %[[V4_2:[^ ,:]+]] = arith.constant 2.560000e+02 : f32
// CHECK-NEXT:    %[[V5_2:[^ ,:]+]] = arith.constant 0x7fc00000 : f32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V7]] to %[[V8]] step %[[V9]] : i64 {
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.load %[[V10]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.extui %[[V11]] : i8 to i16
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.andi %[[V12]], %[[V0_2]] : i16
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.andi %[[V12]], %[[V1_2]] : i16
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.shli %[[V14]], %[[V2_2]] : i16
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.shli %[[V13]], %[[V3_2]] : i16
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.ori %[[V15]], %[[V16]] : i16
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = triton.bitcast %[[V17]] : i16 -> f16
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.extf %[[V18]] : f16 to f32
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.mulf %[[V19]], %[[V4_2]] : f32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpi eq, %[[V13]], %[[V0_2]] : i16
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.select %[[V21]], %[[V5_2]], %[[V20]] : f32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V23]], %[[V22]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.truncf %[[V22]] : f32 to bf16
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = arith.extf %[[V24]] : bf16 to f32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<bf16>, i64
// CHECK-NEXT:      triton.store %[[V26]], %[[V24]] : !triton.ptr<bf16>
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = arith.fptosi %[[V22]] : f32 to i64
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = triton.addptr %[[V2]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V28]], %[[V27]] : !triton.ptr<i64>
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = arith.fptosi %[[V22]] : f32 to i32
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = arith.trunci %[[V29]] : i32 to i8
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = triton.addptr %[[V3]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V31]], %[[V30]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V32]], %[[V30]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.cmpf une, %[[V22]], %[[V6]] : f32
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = triton.addptr %[[V5]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = arith.extui %[[V33]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V34]], %[[V35]] : !triton.ptr<i8>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_8(%x: memref<8xi8>, %v0: memref<8xf32>, %v1: memref<8xbf16>, %v2: memref<8xi64>, %v3: memref<8xi8>, %v4: memref<8xi8>, %v5: memref<8xi1>) {
  %0 = arith.constant 127 : i16
  %1 = arith.constant 128 : i16
  %2 = arith.constant 8 : i16
  %3 = arith.constant 7 : i16
  %4 = arith.constant 2.560000e+02 : f32
  %5 = arith.constant 0x7fc00000 : f32
  %6 = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 8 {
    %7 = loop.load %x[%i] : memref<8xi8> -> i8
    %8 = arith.extui %7 : i8 to i16
    %9 = arith.andi %8, %0 : i16
    %10 = arith.andi %8, %1 : i16
    %11 = arith.shli %10, %2 : i16
    %12 = arith.shli %9, %3 : i16
    %13 = arith.ori %11, %12 : i16
    %14 = arith.bitcast %13 : i16 to f16
    %15 = arith.extf %14 : f16 to f32
    %16 = arith.mulf %15, %4 : f32
    %17 = arith.cmpi eq, %9, %0 : i16
    %18 = arith.select %17, %5, %16 : f32
    loop.store %18, %v0[%i] : f32, memref<8xf32>
    %19 = arith.truncf %18 : f32 to bf16
    %20 = arith.extf %19 : bf16 to f32
    loop.store %19, %v1[%i] : bf16, memref<8xbf16>
    %21 = arith.fptosi %18 : f32 to i64
    loop.store %21, %v2[%i] : i64, memref<8xi64>
    %22 = arith.fptosi %18 : f32 to i32
    %23 = arith.trunci %22 : i32 to i8
    loop.store %23, %v3[%i] : i8, memref<8xi8>
    loop.store %23, %v4[%i] : i8, memref<8xi8>
    %24 = arith.cmpf une, %18, %6 : f32
    loop.store %24, %v5[%i] : i1, memref<8xi1>
  }
}

// CHECK-LABEL: triton.func @convert_9(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<bf16> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<i64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V3:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V4:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V5:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 8 : i16
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V4_2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V2_2]] to %[[V3_2]] step %[[V4_2]] : i64 {
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.load %[[V5_2]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.extui %[[V6]] : i8 to i16
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.shli %[[V7]], %[[V0_2]] : i16
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.bitcast %[[V8]] : i16 -> f16
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.extf %[[V9]] : f16 to f32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V11]], %[[V10]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.truncf %[[V10]] : f32 to bf16
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.extf %[[V12]] : bf16 to f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<bf16>, i64
// CHECK-NEXT:      triton.store %[[V14]], %[[V12]] : !triton.ptr<bf16>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.fptosi %[[V10]] : f32 to i64
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.addptr %[[V2]], %[[I]] : !triton.ptr<i64>, i64
// CHECK-NEXT:      triton.store %[[V16]], %[[V15]] : !triton.ptr<i64>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.fptosi %[[V10]] : f32 to i32
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.trunci %[[V17]] : i32 to i8
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = triton.addptr %[[V3]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V19]], %[[V18]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      triton.store %[[V20]], %[[V18]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.cmpf une, %[[V10]], %[[V1_2]] : f32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.addptr %[[V5]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.extui %[[V21]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V22]], %[[V23]] : !triton.ptr<i8>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @convert_9(%x: memref<8xi8>, %v0: memref<8xf32>, %v1: memref<8xbf16>, %v2: memref<8xi64>, %v3: memref<8xi8>, %v4: memref<8xi8>, %v5: memref<8xi1>) {
  %0 = arith.constant 8 : i16
  %1 = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 8 {
    %2 = loop.load %x[%i] : memref<8xi8> -> i8
    %3 = arith.extui %2 : i8 to i16
    %4 = arith.shli %3, %0 : i16
    %5 = arith.bitcast %4 : i16 to f16
    %6 = arith.extf %5 : f16 to f32
    loop.store %6, %v0[%i] : f32, memref<8xf32>
    %7 = arith.truncf %6 : f32 to bf16
    %8 = arith.extf %7 : bf16 to f32
    loop.store %7, %v1[%i] : bf16, memref<8xbf16>
    %9 = arith.fptosi %6 : f32 to i64
    loop.store %9, %v2[%i] : i64, memref<8xi64>
    %10 = arith.fptosi %6 : f32 to i32
    %11 = arith.trunci %10 : i32 to i8
    loop.store %11, %v3[%i] : i8, memref<8xi8>
    loop.store %11, %v4[%i] : i8, memref<8xi8>
    %12 = arith.cmpf une, %6, %1 : f32
    loop.store %12, %v5[%i] : i1, memref<8xi1>
  }
}

// CHECK-LABEL: triton.func @compare_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V0:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V1:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V2:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V3:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V4:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[V5:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0_2]] to %[[V1_2]] step %[[V2_2]] : i64 {
// CHECK-NEXT:      %[[V3_2:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V4_2:[^ ,:]+]] = triton.load %[[V3_2]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V5_2:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = triton.load %[[V5_2]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.cmpi ult, %[[V4_2]], %[[V6]] : i8
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = triton.addptr %[[V0]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.extui %[[V7]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V8]], %[[V9]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.cmpi ule, %[[V4_2]], %[[V6]] : i8
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.addptr %[[V1]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.extui %[[V10]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V11]], %[[V12]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.cmpi eq, %[[V4_2]], %[[V6]] : i8
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = triton.addptr %[[V2]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.extui %[[V13]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V14]], %[[V15]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.cmpi ne, %[[V4_2]], %[[V6]] : i8
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.addptr %[[V3]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.extui %[[V16]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V17]], %[[V18]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.cmpi ugt, %[[V4_2]], %[[V6]] : i8
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = triton.addptr %[[V4]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.extui %[[V19]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V20]], %[[V21]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.cmpi uge, %[[V4_2]], %[[V6]] : i8
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = triton.addptr %[[V5]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = arith.extui %[[V22]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V23]], %[[V24]] : !triton.ptr<i8>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @compare_0(%x: memref<8xi8>, %y: memref<8xi8>, %v0: memref<8xi1>, %v1: memref<8xi1>, %v2: memref<8xi1>, %v3: memref<8xi1>, %v4: memref<8xi1>, %v5: memref<8xi1>) {
  loop.parallel %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xi8> -> i8
    %1 = loop.load %y[%i] : memref<8xi8> -> i8
    %2 = arith.cmpi ult, %0, %1 : i8
    loop.store %2, %v0[%i] : i1, memref<8xi1>
    %3 = arith.cmpi ule, %0, %1 : i8
    loop.store %3, %v1[%i] : i1, memref<8xi1>
    %4 = arith.cmpi eq, %0, %1 : i8
    loop.store %4, %v2[%i] : i1, memref<8xi1>
    %5 = arith.cmpi ne, %0, %1 : i8
    loop.store %5, %v3[%i] : i1, memref<8xi1>
    %6 = arith.cmpi ugt, %0, %1 : i8
    loop.store %6, %v4[%i] : i1, memref<8xi1>
    %7 = arith.cmpi uge, %0, %1 : i8
    loop.store %7, %v5[%i] : i1, memref<8xi1>
  }
}

// CHECK-LABEL: triton.func @lowest_bits_and_reciprocal_roots(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<i32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[A:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[B:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i8> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[C:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[D:[^ ,:]+]]: !triton.ptr<f64> {triton.divisibility = 16 : i64}) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1 : i64
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0]] to %[[V1]] step %[[V2]] : i64 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = triton.addptr %[[X]], %[[I]] : !triton.ptr<i32>, i64
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<i32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.andi %[[V4]], %[[V5]] : i32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.cmpi ne, %[[V6]], %[[V7]] : i32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = triton.addptr %[[Y]], %[[I]] : !triton.ptr<i8>, i64
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.extui %[[V8]] : i1 to i8
// CHECK-NEXT:      triton.store %[[V9]], %[[V10]] : !triton.ptr<i8>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = triton.addptr %[[A]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = triton.load %[[V11]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = triton.precise_sqrt %[[V12]] : f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = triton.precise_divf %[[V14]], %[[V13]] : f32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = triton.addptr %[[C]], %[[I]] : !triton.ptr<f32>, i64
// CHECK-NEXT:      triton.store %[[V16]], %[[V15]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = triton.addptr %[[B]], %[[I]] : !triton.ptr<f64>, i64
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = triton.load %[[V17]] : !triton.ptr<f64>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = math.sqrt %[[V18]] : f64
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.divf %[[V20]], %[[V19]] : f64
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = triton.addptr %[[D]], %[[I]] : !triton.ptr<f64>, i64
// CHECK-NEXT:      triton.store %[[V22]], %[[V21]] : !triton.ptr<f64>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
loop.kernel @lowest_bits_and_reciprocal_roots(%x: memref<8xi32>, %a: memref<8xf32>, %b: memref<8xf64>, %y: memref<8xi1>, %c: memref<8xf32>, %d: memref<8xf64>) {
  loop.for %i = 0 to 8 {
    %0 = loop.load %x[%i] : memref<8xi32> -> i32
    %1 = arith.trunci %0 : i32 to i1
    loop.store %1, %y[%i] : i1, memref<8xi1>
    %2 = loop.load %a[%i] : memref<8xf32> -> f32
    %3 = math.rsqrt %2 : f32
    loop.store %3, %c[%i] : f32, memref<8xf32>
    %4 = loop.load %b[%i] : memref<8xf64> -> f64
    %5 = math.rsqrt %4 : f64
    loop.store %5, %d[%i] : f64, memref<8xf64>
  }
}
