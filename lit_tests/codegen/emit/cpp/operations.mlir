// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p drop-division-checks -t cpp | filecheck %s

// CHECK-LABEL: extern "C" i64 acos_acosh_asin_asinh_0(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* [[X:[A-Za-z0-9_]+]] = (const f32*)buffers[0];
// CHECK-NEXT:    const f32* [[Y:[A-Za-z0-9_]+]] = (const f32*)buffers[1];
// CHECK-NEXT:    f32* [[V1:[A-Za-z0-9_]+]] = (f32*)buffers[2];
// CHECK-NEXT:    f32* [[V2:[A-Za-z0-9_]+]] = (f32*)buffers[3];
// CHECK-NEXT:    f32* [[V4:[A-Za-z0-9_]+]] = (f32*)buffers[4];
// CHECK-NEXT:    f32* [[V5:[A-Za-z0-9_]+]] = (f32*)buffers[5];
// CHECK-NEXT:    f32* [[V6:[A-Za-z0-9_]+]] = (f32*)buffers[6];
// CHECK-NEXT:    f32* [[V7:[A-Za-z0-9_]+]] = (f32*)buffers[7];
// CHECK-NEXT:    f32* [[V8:[A-Za-z0-9_]+]] = (f32*)buffers[8];
// CHECK-NEXT:    f32* [[V11:[A-Za-z0-9_]+]] = (f32*)buffers[9];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      f32 [[V0:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = acosf([[V0]]);
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      f32 [[V9:[A-Za-z0-9_]+]] = acoshf([[V0]]);
// CHECK-NEXT:      [[V2]]{{\[}}[[I]]] = [[V9]];
// CHECK-NEXT:      f32 [[V10:[A-Za-z0-9_]+]] = asinf([[V0]]);
// CHECK-NEXT:      [[V4]]{{\[}}[[I]]] = [[V10]];
// CHECK-NEXT:      f32 [[V12:[A-Za-z0-9_]+]] = asinhf([[V0]]);
// CHECK-NEXT:      [[V5]]{{\[}}[[I]]] = [[V12]];
// CHECK-NEXT:      f32 [[V13:[A-Za-z0-9_]+]] = atanf([[V0]]);
// CHECK-NEXT:      [[V6]]{{\[}}[[I]]] = [[V13]];
// CHECK-NEXT:      f32 [[V14:[A-Za-z0-9_]+]] = [[Y]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V15:[A-Za-z0-9_]+]] = atan2f([[V0]], [[V14]]);
// CHECK-NEXT:      [[V7]]{{\[}}[[I]]] = [[V15]];
// CHECK-NEXT:      f32 [[V16:[A-Za-z0-9_]+]] = atanhf([[V0]]);
// CHECK-NEXT:      [[V8]]{{\[}}[[I]]] = [[V16]];
// CHECK-NEXT:      f32 [[V17:[A-Za-z0-9_]+]] = cosf([[V0]]);
// CHECK-NEXT:      [[V11]]{{\[}}[[I]]] = [[V17]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 cosh_erf_erfc_exp_0(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* [[X:[A-Za-z0-9_]+]] = (const f32*)buffers[0];
// CHECK-NEXT:    const f32* [[Y:[A-Za-z0-9_]+]] = (const f32*)buffers[1];
// CHECK-NEXT:    const f32* [[Z:[A-Za-z0-9_]+]] = (const f32*)buffers[2];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[3];
// CHECK-NEXT:    f32* [[V3:[A-Za-z0-9_]+]] = (f32*)buffers[4];
// CHECK-NEXT:    f32* [[V9:[A-Za-z0-9_]+]] = (f32*)buffers[5];
// CHECK-NEXT:    f32* [[V10:[A-Za-z0-9_]+]] = (f32*)buffers[6];
// CHECK-NEXT:    f32* [[V12:[A-Za-z0-9_]+]] = (f32*)buffers[7];
// CHECK-NEXT:    f32* [[V13:[A-Za-z0-9_]+]] = (f32*)buffers[8];
// CHECK-NEXT:    f32* [[V14:[A-Za-z0-9_]+]] = (f32*)buffers[9];
// CHECK-NEXT:    f32* [[V15:[A-Za-z0-9_]+]] = (f32*)buffers[10];
// CHECK-NEXT:    f32* [[V16:[A-Za-z0-9_]+]] = (f32*)buffers[11];
// CHECK-NEXT:    f32* [[V17:[A-Za-z0-9_]+]] = (f32*)buffers[12];
// CHECK-NEXT:    f32* [[V18:[A-Za-z0-9_]+]] = (f32*)buffers[13];
// CHECK-NEXT:    f32* [[V19:[A-Za-z0-9_]+]] = (f32*)buffers[14];
// CHECK-NEXT:    f32* [[V20:[A-Za-z0-9_]+]] = (f32*)buffers[15];
// CHECK-NEXT:    f32* [[V21:[A-Za-z0-9_]+]] = (f32*)buffers[16];
// CHECK-NEXT:    f32* [[V22:[A-Za-z0-9_]+]] = (f32*)buffers[17];
// CHECK-NEXT:    f32* [[V23:[A-Za-z0-9_]+]] = (f32*)buffers[18];
// CHECK-NEXT:    f32* [[V24:[A-Za-z0-9_]+]] = (f32*)buffers[19];
// CHECK-NEXT:    f32* [[V25:[A-Za-z0-9_]+]] = (f32*)buffers[20];
// CHECK-NEXT:    f32* [[V26:[A-Za-z0-9_]+]] = (f32*)buffers[21];
// CHECK-NEXT:    f32* [[V27:[A-Za-z0-9_]+]] = (f32*)buffers[22];
// CHECK-NEXT:    f32* [[V28:[A-Za-z0-9_]+]] = (f32*)buffers[23];
// CHECK-NEXT:    f32* [[V29:[A-Za-z0-9_]+]] = (f32*)buffers[24];
// CHECK-NEXT:    f32* [[V30:[A-Za-z0-9_]+]] = (f32*)buffers[25];
// CHECK-NEXT:    f32* [[V31:[A-Za-z0-9_]+]] = (f32*)buffers[26];
// CHECK-NEXT:    f32* [[V32:[A-Za-z0-9_]+]] = (f32*)buffers[27];
// CHECK-NEXT:    f32* [[V33:[A-Za-z0-9_]+]] = (f32*)buffers[28];
// CHECK-NEXT:    f32* [[V34:[A-Za-z0-9_]+]] = (f32*)buffers[29];
// CHECK-NEXT:    f32* [[V35:[A-Za-z0-9_]+]] = (f32*)buffers[30];
// CHECK-NEXT:    f32* [[V36:[A-Za-z0-9_]+]] = (f32*)buffers[31];
// CHECK-NEXT:    f32* [[V37:[A-Za-z0-9_]+]] = (f32*)buffers[32];
// CHECK-NEXT:    f32* [[V38:[A-Za-z0-9_]+]] = (f32*)buffers[33];
// CHECK-NEXT:    f32* [[V39:[A-Za-z0-9_]+]] = (f32*)buffers[34];
// CHECK-NEXT:    f32* [[V40:[A-Za-z0-9_]+]] = (f32*)buffers[35];
// CHECK-NEXT:    f32* [[V41:[A-Za-z0-9_]+]] = (f32*)buffers[36];
// CHECK-NEXT:    f32* [[V42:[A-Za-z0-9_]+]] = (f32*)buffers[37];
// CHECK-NEXT:    f32* [[V43:[A-Za-z0-9_]+]] = (f32*)buffers[38];
// CHECK-NEXT:    f32* [[V44:[A-Za-z0-9_]+]] = (f32*)buffers[39];
// CHECK-NEXT:    f32* [[V45:[A-Za-z0-9_]+]] = (f32*)buffers[40];
// CHECK-NEXT:    u8* [[V46:[A-Za-z0-9_]+]] = (u8*)buffers[41];
// CHECK-NEXT:    u8* [[V47:[A-Za-z0-9_]+]] = (u8*)buffers[42];
// CHECK-NEXT:    u8* [[V48:[A-Za-z0-9_]+]] = (u8*)buffers[43];
// CHECK-NEXT:    u8* [[V49:[A-Za-z0-9_]+]] = (u8*)buffers[44];
// CHECK-NEXT:    u8* [[V50:[A-Za-z0-9_]+]] = (u8*)buffers[45];
// CHECK-NEXT:    u8* [[V51:[A-Za-z0-9_]+]] = (u8*)buffers[46];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      f32 [[V1:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V2:[A-Za-z0-9_]+]] = fabsf([[V1]]);
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V2]];
// CHECK-NEXT:      f32 [[V4:[A-Za-z0-9_]+]] = [[Y]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V5:[A-Za-z0-9_]+]] = [[V1]] + [[V4]];
// CHECK-NEXT:      [[V3]]{{\[}}[[I]]] = [[V5]];
// CHECK-NEXT:      f32 [[V6:[A-Za-z0-9_]+]] = ceilf([[V1]]);
// CHECK-NEXT:      [[V9]]{{\[}}[[I]]] = [[V6]];
// CHECK-NEXT:      f32 [[V7:[A-Za-z0-9_]+]] = copysignf([[V1]], [[V4]]);
// CHECK-NEXT:      [[V10]]{{\[}}[[I]]] = [[V7]];
// CHECK-NEXT:      f32 [[V8:[A-Za-z0-9_]+]] = coshf([[V1]]);
// CHECK-NEXT:      [[V12]]{{\[}}[[I]]] = [[V8]];
// CHECK-NEXT:      f32 [[V11:[A-Za-z0-9_]+]] = [[V1]] / [[V4]];
// CHECK-NEXT:      [[V13]]{{\[}}[[I]]] = [[V11]];
// CHECK-NEXT:      f32 [[V52:[A-Za-z0-9_]+]] = erff([[V1]]);
// CHECK-NEXT:      [[V14]]{{\[}}[[I]]] = [[V52]];
// CHECK-NEXT:      f32 [[V53:[A-Za-z0-9_]+]] = erfcf([[V1]]);
// CHECK-NEXT:      [[V15]]{{\[}}[[I]]] = [[V53]];
// CHECK-NEXT:      f32 [[V54:[A-Za-z0-9_]+]] = expf([[V1]]);
// CHECK-NEXT:      [[V16]]{{\[}}[[I]]] = [[V54]];
// CHECK-NEXT:      f32 [[V55:[A-Za-z0-9_]+]] = exp2f([[V1]]);
// CHECK-NEXT:      [[V17]]{{\[}}[[I]]] = [[V55]];
// CHECK-NEXT:      f32 [[V56:[A-Za-z0-9_]+]] = expm1f([[V1]]);
// CHECK-NEXT:      [[V18]]{{\[}}[[I]]] = [[V56]];
// CHECK-NEXT:      f32 [[V57:[A-Za-z0-9_]+]] = floorf([[V1]]);
// CHECK-NEXT:      [[V19]]{{\[}}[[I]]] = [[V57]];
// CHECK-NEXT:      f32 [[V58:[A-Za-z0-9_]+]] = fmodf([[V1]], [[V4]]);
// CHECK-NEXT:      f32 [[V59:[A-Za-z0-9_]+]] = [[V1]] - [[V58]];
// CHECK-NEXT:      f32 [[V60:[A-Za-z0-9_]+]] = [[V59]] / [[V4]];
// CHECK-NEXT:      bool [[V61:[A-Za-z0-9_]+]] = [[V4]] < 0.0f;
// CHECK-NEXT:      bool [[V62:[A-Za-z0-9_]+]] = [[V58]] < 0.0f;
// CHECK-NEXT:      bool [[V63:[A-Za-z0-9_]+]] = [[V61]] ^ [[V62]];
// CHECK-NEXT:      bool [[V64:[A-Za-z0-9_]+]] = [[V58]] != 0.0f;
// CHECK-NEXT:      bool [[V65:[A-Za-z0-9_]+]] = [[V64]] & [[V63]];
// CHECK-NEXT:      f32 [[V66:[A-Za-z0-9_]+]] = [[V60]] - 1.0f;
// CHECK-NEXT:      f32 [[V67:[A-Za-z0-9_]+]] = [[V65]] ? [[V66]] : [[V60]];
// CHECK-NEXT:      f32 [[V68:[A-Za-z0-9_]+]] = floorf([[V67]]);
// CHECK-NEXT:      f32 [[V69:[A-Za-z0-9_]+]] = [[V67]] - [[V68]];
// CHECK-NEXT:      bool [[V70:[A-Za-z0-9_]+]] = [[V69]] > 0.5f;
// CHECK-NEXT:      f32 [[V71:[A-Za-z0-9_]+]] = [[V68]] + 1.0f;
// CHECK-NEXT:      f32 [[V72:[A-Za-z0-9_]+]] = [[V70]] ? [[V71]] : [[V68]];
// CHECK-NEXT:      f32 [[V73:[A-Za-z0-9_]+]] = copysignf(0.0f, [[V11]]);
// CHECK-NEXT:      bool [[V74:[A-Za-z0-9_]+]] = [[V67]] != 0.0f;
// CHECK-NEXT:      f32 [[V75:[A-Za-z0-9_]+]] = [[V74]] ? [[V72]] : [[V73]];
// CHECK-NEXT:      bool [[V76:[A-Za-z0-9_]+]] = [[V4]] == 0.0f;
// CHECK-NEXT:      f32 [[V77:[A-Za-z0-9_]+]] = [[V76]] ? [[V11]] : [[V75]];
// CHECK-NEXT:      [[V20]]{{\[}}[[I]]] = [[V77]];
// CHECK-NEXT:      f32 [[V78:[A-Za-z0-9_]+]] = [[Z]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V79:[A-Za-z0-9_]+]] = fmaf([[V1]], [[V4]], [[V78]]);
// CHECK-NEXT:      [[V21]]{{\[}}[[I]]] = [[V79]];
// CHECK-NEXT:      f32 [[V80:[A-Za-z0-9_]+]] = lgammaf([[V1]]);
// CHECK-NEXT:      [[V22]]{{\[}}[[I]]] = [[V80]];
// CHECK-NEXT:      f32 [[V81:[A-Za-z0-9_]+]] = logf([[V1]]);
// CHECK-NEXT:      [[V23]]{{\[}}[[I]]] = [[V81]];
// CHECK-NEXT:      f32 [[V82:[A-Za-z0-9_]+]] = log10f([[V1]]);
// CHECK-NEXT:      [[V24]]{{\[}}[[I]]] = [[V82]];
// CHECK-NEXT:      f32 [[V83:[A-Za-z0-9_]+]] = log1pf([[V1]]);
// CHECK-NEXT:      [[V25]]{{\[}}[[I]]] = [[V83]];
// CHECK-NEXT:      f32 [[V84:[A-Za-z0-9_]+]] = log2f([[V1]]);
// CHECK-NEXT:      [[V26]]{{\[}}[[I]]] = [[V84]];
// CHECK-NEXT:      f32 [[V85:[A-Za-z0-9_]+]] = maximum([[V1]], [[V4]]);
// CHECK-NEXT:      [[V27]]{{\[}}[[I]]] = [[V85]];
// CHECK-NEXT:      f32 [[V86:[A-Za-z0-9_]+]] = minimum([[V1]], [[V4]]);
// CHECK-NEXT:      [[V28]]{{\[}}[[I]]] = [[V86]];
// CHECK-NEXT:      f32 [[V87:[A-Za-z0-9_]+]] = [[V1]] * [[V4]];
// CHECK-NEXT:      [[V29]]{{\[}}[[I]]] = [[V87]];
// CHECK-NEXT:      f32 [[V88:[A-Za-z0-9_]+]] = -[[V1]];
// CHECK-NEXT:      [[V30]]{{\[}}[[I]]] = [[V88]];
// CHECK-NEXT:      f32 [[V89:[A-Za-z0-9_]+]] = nextafterf([[V1]], [[V4]]);
// CHECK-NEXT:      [[V31]]{{\[}}[[I]]] = [[V89]];
// CHECK-NEXT:      f32 [[V90:[A-Za-z0-9_]+]] = powf([[V1]], [[V4]]);
// CHECK-NEXT:      [[V32]]{{\[}}[[I]]] = [[V90]];
// CHECK-NEXT:      f32 [[V91:[A-Za-z0-9_]+]] = 1.0f / [[V1]];
// CHECK-NEXT:      [[V33]]{{\[}}[[I]]] = [[V91]];
// CHECK-NEXT:      [[V34]]{{\[}}[[I]]] = [[V58]];
// CHECK-NEXT:      f32 [[V92:[A-Za-z0-9_]+]] = roundevenf([[V1]]);
// CHECK-NEXT:      [[V35]]{{\[}}[[I]]] = [[V92]];
// CHECK-NEXT:      f32 [[V93:[A-Za-z0-9_]+]] = sqrtf([[V1]]);
// CHECK-NEXT:      f32 [[V94:[A-Za-z0-9_]+]] = 1.0f / [[V93]];
// CHECK-NEXT:      [[V36]]{{\[}}[[I]]] = [[V94]];
// CHECK-NEXT:      f32 [[V95:[A-Za-z0-9_]+]] = expf([[V88]]);
// CHECK-NEXT:      f32 [[V96:[A-Za-z0-9_]+]] = 1.0f + [[V95]];
// CHECK-NEXT:      f32 [[V97:[A-Za-z0-9_]+]] = 1.0f / [[V96]];
// CHECK-NEXT:      [[V37]]{{\[}}[[I]]] = [[V97]];
// CHECK-NEXT:      bool [[V98:[A-Za-z0-9_]+]] = [[V1]] < 0.0f;
// CHECK-NEXT:      f32 [[V99:[A-Za-z0-9_]+]] = [[V98]] ? -1.0f : 0.0f;
// CHECK-NEXT:      bool [[V100:[A-Za-z0-9_]+]] = [[V1]] > 0.0f;
// CHECK-NEXT:      f32 [[V101:[A-Za-z0-9_]+]] = [[V100]] ? 1.0f : [[V99]];
// CHECK-NEXT:      [[V38]]{{\[}}[[I]]] = [[V101]];
// CHECK-NEXT:      f32 [[V102:[A-Za-z0-9_]+]] = sinf([[V1]]);
// CHECK-NEXT:      [[V39]]{{\[}}[[I]]] = [[V102]];
// CHECK-NEXT:      f32 [[V103:[A-Za-z0-9_]+]] = sinhf([[V1]]);
// CHECK-NEXT:      [[V40]]{{\[}}[[I]]] = [[V103]];
// CHECK-NEXT:      [[V41]]{{\[}}[[I]]] = [[V93]];
// CHECK-NEXT:      f32 [[V104:[A-Za-z0-9_]+]] = [[V1]] - [[V4]];
// CHECK-NEXT:      [[V42]]{{\[}}[[I]]] = [[V104]];
// CHECK-NEXT:      f32 [[V105:[A-Za-z0-9_]+]] = tanf([[V1]]);
// CHECK-NEXT:      [[V43]]{{\[}}[[I]]] = [[V105]];
// CHECK-NEXT:      f32 [[V106:[A-Za-z0-9_]+]] = tanhf([[V1]]);
// CHECK-NEXT:      [[V44]]{{\[}}[[I]]] = [[V106]];
// CHECK-NEXT:      f32 [[V107:[A-Za-z0-9_]+]] = truncf([[V1]]);
// CHECK-NEXT:      [[V45]]{{\[}}[[I]]] = [[V107]];
// CHECK-NEXT:      bool [[V108:[A-Za-z0-9_]+]] = [[V1]] < [[V4]];
// CHECK-NEXT:      [[V46]]{{\[}}[[I]]] = [[V108]];
// CHECK-NEXT:      bool [[V109:[A-Za-z0-9_]+]] = [[V1]] <= [[V4]];
// CHECK-NEXT:      [[V47]]{{\[}}[[I]]] = [[V109]];
// CHECK-NEXT:      bool [[V110:[A-Za-z0-9_]+]] = [[V1]] == [[V4]];
// CHECK-NEXT:      [[V48]]{{\[}}[[I]]] = [[V110]];
// CHECK-NEXT:      bool [[V111:[A-Za-z0-9_]+]] = [[V1]] != [[V4]];
// CHECK-NEXT:      [[V49]]{{\[}}[[I]]] = [[V111]];
// CHECK-NEXT:      bool [[V112:[A-Za-z0-9_]+]] = [[V1]] > [[V4]];
// CHECK-NEXT:      [[V50]]{{\[}}[[I]]] = [[V112]];
// CHECK-NEXT:      bool [[V113:[A-Za-z0-9_]+]] = [[V1]] >= [[V4]];
// CHECK-NEXT:      [[V51]]{{\[}}[[I]]] = [[V113]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_0(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* [[X:[A-Za-z0-9_]+]] = (const f32*)buffers[0];
// CHECK-NEXT:    bf16* [[V0:[A-Za-z0-9_]+]] = (bf16*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    i8* [[V2:[A-Za-z0-9_]+]] = (i8*)buffers[3];
// CHECK-NEXT:    i8* [[V3:[A-Za-z0-9_]+]] = (i8*)buffers[4];
// CHECK-NEXT:    u8* [[V4:[A-Za-z0-9_]+]] = (u8*)buffers[5];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      f32 [[V5:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      bf16 [[V6:[A-Za-z0-9_]+]] = to_bf16([[V5]]);
// CHECK-NEXT:      f32 [[V7:[A-Za-z0-9_]+]] = from_bf16([[V6]]);
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V6]];
// CHECK-NEXT:      i64 [[V8:[A-Za-z0-9_]+]] = (i64)[[V5]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V8]];
// CHECK-NEXT:      i32 [[V9:[A-Za-z0-9_]+]] = (i32)[[V5]];
// CHECK-NEXT:      i8 [[V10:[A-Za-z0-9_]+]] = (i8)[[V9]];
// CHECK-NEXT:      [[V2]]{{\[}}[[I]]] = [[V10]];
// CHECK-NEXT:      [[V3]]{{\[}}[[I]]] = [[V10]];
// CHECK-NEXT:      bool [[V11:[A-Za-z0-9_]+]] = [[V5]] != 0.0f;
// CHECK-NEXT:      [[V4]]{{\[}}[[I]]] = [[V11]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_1(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f64* [[X:[A-Za-z0-9_]+]] = (const f64*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      f64 [[V2:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = (f32)[[V2]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      i64 [[V4:[A-Za-z0-9_]+]] = (i64)[[V2]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V4]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_2(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const bf16* [[X:[A-Za-z0-9_]+]] = (const bf16*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      bf16 [[V2:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = from_bf16([[V2]]);
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      i64 [[V4:[A-Za-z0-9_]+]] = (i64)[[V3]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V4]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_3(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f16* [[X:[A-Za-z0-9_]+]] = (const f16*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      f16 [[V2:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = from_f16([[V2]]);
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      i64 [[V4:[A-Za-z0-9_]+]] = (i64)[[V3]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V4]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_4(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i64* [[X:[A-Za-z0-9_]+]] = (const i64*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    bf16* [[V1:[A-Za-z0-9_]+]] = (bf16*)buffers[2];
// CHECK-NEXT:    i8* [[V2:[A-Za-z0-9_]+]] = (i8*)buffers[3];
// CHECK-NEXT:    i8* [[V3:[A-Za-z0-9_]+]] = (i8*)buffers[4];
// CHECK-NEXT:    u8* [[V4:[A-Za-z0-9_]+]] = (u8*)buffers[5];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      i64 [[V5:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V6:[A-Za-z0-9_]+]] = (f32)[[V5]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V6]];
// CHECK-NEXT:      bf16 [[V7:[A-Za-z0-9_]+]] = to_bf16([[V6]]);
// CHECK-NEXT:      f32 [[V8:[A-Za-z0-9_]+]] = from_bf16([[V7]]);
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V7]];
// CHECK-NEXT:      i8 [[V9:[A-Za-z0-9_]+]] = (i8)[[V5]];
// CHECK-NEXT:      [[V2]]{{\[}}[[I]]] = [[V9]];
// CHECK-NEXT:      [[V3]]{{\[}}[[I]]] = [[V9]];
// CHECK-NEXT:      bool [[V10:[A-Za-z0-9_]+]] = [[V5]] != 0;
// CHECK-NEXT:      [[V4]]{{\[}}[[I]]] = [[V10]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_5(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* [[X:[A-Za-z0-9_]+]] = (const i8*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      i8 [[V2:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = (f32)[[V2]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      i64 [[V4:[A-Za-z0-9_]+]] = (i64)[[V2]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V4]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_6(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* [[X:[A-Za-z0-9_]+]] = (const i8*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      i8 [[V2:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = (f32)(u8)[[V2]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      i64 [[V4:[A-Za-z0-9_]+]] = (i64)(u8)[[V2]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V4]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_7(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const u8* [[X:[A-Za-z0-9_]+]] = (const u8*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    i64* [[V1:[A-Za-z0-9_]+]] = (i64*)buffers[2];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      bool [[V2:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]] != 0;
// CHECK-NEXT:      f32 [[V3:[A-Za-z0-9_]+]] = (f32)[[V2]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V3]];
// CHECK-NEXT:      i64 [[V4:[A-Za-z0-9_]+]] = (i64)[[V2]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V4]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_8(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* [[X:[A-Za-z0-9_]+]] = (const i8*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    bf16* [[V1:[A-Za-z0-9_]+]] = (bf16*)buffers[2];
// CHECK-NEXT:    i64* [[V2:[A-Za-z0-9_]+]] = (i64*)buffers[3];
// CHECK-NEXT:    i8* [[V3:[A-Za-z0-9_]+]] = (i8*)buffers[4];
// CHECK-NEXT:    i8* [[V4:[A-Za-z0-9_]+]] = (i8*)buffers[5];
// CHECK-NEXT:    u8* [[V5:[A-Za-z0-9_]+]] = (u8*)buffers[6];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      i8 [[V6:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      i16 [[V7:[A-Za-z0-9_]+]] = (i16)(u8)[[V6]];
// CHECK-NEXT:      i16 [[V8:[A-Za-z0-9_]+]] = [[V7]] & 127;
// CHECK-NEXT:      i16 [[V9:[A-Za-z0-9_]+]] = [[V7]] & 128;
// CHECK-NEXT:      i16 [[V10:[A-Za-z0-9_]+]] = [[V9]] << 8;
// CHECK-NEXT:      i16 [[V11:[A-Za-z0-9_]+]] = [[V8]] << 7;
// CHECK-NEXT:      i16 [[V12:[A-Za-z0-9_]+]] = [[V10]] | [[V11]];
// CHECK-NEXT:      f16 [[V13:[A-Za-z0-9_]+]] = as<f16>([[V12]]);
// CHECK-NEXT:      f32 [[V14:[A-Za-z0-9_]+]] = from_f16([[V13]]);
// CHECK-NEXT:      f32 [[V15:[A-Za-z0-9_]+]] = [[V14]] * 256.0f;
// CHECK-NEXT:      bool [[V16:[A-Za-z0-9_]+]] = [[V8]] == 127;
// CHECK-NEXT:      f32 [[V17:[A-Za-z0-9_]+]] = [[V16]] ? __builtin_nanf("") : [[V15]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V17]];
// CHECK-NEXT:      bf16 [[V18:[A-Za-z0-9_]+]] = to_bf16([[V17]]);
// CHECK-NEXT:      f32 [[V19:[A-Za-z0-9_]+]] = from_bf16([[V18]]);
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V18]];
// CHECK-NEXT:      i64 [[V20:[A-Za-z0-9_]+]] = (i64)[[V17]];
// CHECK-NEXT:      [[V2]]{{\[}}[[I]]] = [[V20]];
// CHECK-NEXT:      i32 [[V21:[A-Za-z0-9_]+]] = (i32)[[V17]];
// CHECK-NEXT:      i8 [[V22:[A-Za-z0-9_]+]] = (i8)[[V21]];
// CHECK-NEXT:      [[V3]]{{\[}}[[I]]] = [[V22]];
// CHECK-NEXT:      [[V4]]{{\[}}[[I]]] = [[V22]];
// CHECK-NEXT:      bool [[V23:[A-Za-z0-9_]+]] = [[V17]] != 0.0f;
// CHECK-NEXT:      [[V5]]{{\[}}[[I]]] = [[V23]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 convert_9(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* [[X:[A-Za-z0-9_]+]] = (const i8*)buffers[0];
// CHECK-NEXT:    f32* [[V0:[A-Za-z0-9_]+]] = (f32*)buffers[1];
// CHECK-NEXT:    bf16* [[V1:[A-Za-z0-9_]+]] = (bf16*)buffers[2];
// CHECK-NEXT:    i64* [[V2:[A-Za-z0-9_]+]] = (i64*)buffers[3];
// CHECK-NEXT:    i8* [[V3:[A-Za-z0-9_]+]] = (i8*)buffers[4];
// CHECK-NEXT:    i8* [[V4:[A-Za-z0-9_]+]] = (i8*)buffers[5];
// CHECK-NEXT:    u8* [[V5:[A-Za-z0-9_]+]] = (u8*)buffers[6];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      i8 [[V6:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      i16 [[V7:[A-Za-z0-9_]+]] = (i16)(u8)[[V6]];
// CHECK-NEXT:      i16 [[V8:[A-Za-z0-9_]+]] = [[V7]] << 8;
// CHECK-NEXT:      f16 [[V9:[A-Za-z0-9_]+]] = as<f16>([[V8]]);
// CHECK-NEXT:      f32 [[V10:[A-Za-z0-9_]+]] = from_f16([[V9]]);
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V10]];
// CHECK-NEXT:      bf16 [[V11:[A-Za-z0-9_]+]] = to_bf16([[V10]]);
// CHECK-NEXT:      f32 [[V12:[A-Za-z0-9_]+]] = from_bf16([[V11]]);
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V11]];
// CHECK-NEXT:      i64 [[V13:[A-Za-z0-9_]+]] = (i64)[[V10]];
// CHECK-NEXT:      [[V2]]{{\[}}[[I]]] = [[V13]];
// CHECK-NEXT:      i32 [[V14:[A-Za-z0-9_]+]] = (i32)[[V10]];
// CHECK-NEXT:      i8 [[V15:[A-Za-z0-9_]+]] = (i8)[[V14]];
// CHECK-NEXT:      [[V3]]{{\[}}[[I]]] = [[V15]];
// CHECK-NEXT:      [[V4]]{{\[}}[[I]]] = [[V15]];
// CHECK-NEXT:      bool [[V16:[A-Za-z0-9_]+]] = [[V10]] != 0.0f;
// CHECK-NEXT:      [[V5]]{{\[}}[[I]]] = [[V16]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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

// CHECK-LABEL: extern "C" i64 compare_0(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i8* [[X:[A-Za-z0-9_]+]] = (const i8*)buffers[0];
// CHECK-NEXT:    const i8* [[Y:[A-Za-z0-9_]+]] = (const i8*)buffers[1];
// CHECK-NEXT:    u8* [[V0:[A-Za-z0-9_]+]] = (u8*)buffers[2];
// CHECK-NEXT:    u8* [[V1:[A-Za-z0-9_]+]] = (u8*)buffers[3];
// CHECK-NEXT:    u8* [[V2:[A-Za-z0-9_]+]] = (u8*)buffers[4];
// CHECK-NEXT:    u8* [[V3:[A-Za-z0-9_]+]] = (u8*)buffers[5];
// CHECK-NEXT:    u8* [[V4:[A-Za-z0-9_]+]] = (u8*)buffers[6];
// CHECK-NEXT:    u8* [[V5:[A-Za-z0-9_]+]] = (u8*)buffers[7];
// CHECK-NEXT:    for (i64 [[I:[A-Za-z0-9_]+]] = 0; [[I]] < 8; [[I]]++) {
// CHECK-NEXT:      i8 [[V6:[A-Za-z0-9_]+]] = [[X]]{{\[}}[[I]]];
// CHECK-NEXT:      i8 [[V7:[A-Za-z0-9_]+]] = [[Y]]{{\[}}[[I]]];
// CHECK-NEXT:      bool [[V8:[A-Za-z0-9_]+]] = (u8)[[V6]] < (u8)[[V7]];
// CHECK-NEXT:      [[V0]]{{\[}}[[I]]] = [[V8]];
// CHECK-NEXT:      bool [[V9:[A-Za-z0-9_]+]] = (u8)[[V6]] <= (u8)[[V7]];
// CHECK-NEXT:      [[V1]]{{\[}}[[I]]] = [[V9]];
// CHECK-NEXT:      bool [[V10:[A-Za-z0-9_]+]] = [[V6]] == [[V7]];
// CHECK-NEXT:      [[V2]]{{\[}}[[I]]] = [[V10]];
// CHECK-NEXT:      bool [[V11:[A-Za-z0-9_]+]] = [[V6]] != [[V7]];
// CHECK-NEXT:      [[V3]]{{\[}}[[I]]] = [[V11]];
// CHECK-NEXT:      bool [[V12:[A-Za-z0-9_]+]] = (u8)[[V6]] > (u8)[[V7]];
// CHECK-NEXT:      [[V4]]{{\[}}[[I]]] = [[V12]];
// CHECK-NEXT:      bool [[V13:[A-Za-z0-9_]+]] = (u8)[[V6]] >= (u8)[[V7]];
// CHECK-NEXT:      [[V5]]{{\[}}[[I]]] = [[V13]];
// CHECK-NEXT:    }
// CHECK-NEXT:    return 0;
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
