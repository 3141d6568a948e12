// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p split-reductions --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CPU

// Reductions of many sizes, along and across memory, each with the reason why it is split or not.

func.func @reductions(%x1048576_f32: tensor<1048576xf32>, %x1048577_f32: tensor<1048577xf32>, %x1000003_f32: tensor<1000003xf32>, %x4096_f32: tensor<4096xf32>, %x8192_f32: tensor<8192xf32>, %x2_1048576_f32: tensor<2x1048576xf32>, %x64_65536_f32: tensor<64x65536xf32>, %x108_65536_f32: tensor<108x65536xf32>, %x132_65536_f32: tensor<132x65536xf32>, %x131_65536_f32: tensor<131x65536xf32>, %x1048576_2_f32: tensor<1048576x2xf32>, %x65536_64_f32: tensor<65536x64xf32>, %x65536_63_f32: tensor<65536x63xf32>, %x16384_1024_f32: tensor<16384x1024xf32>, %x512_4096_f32: tensor<512x4096xf32>, %x100_33_f32: tensor<100x33xf32>, %x31_100000_f32: tensor<31x100000xf32>, %x4_512_4096_f32: tensor<4x512x4096xf32>, %x8_3_100003_f32: tensor<8x3x100003xf32>, %x262144_1_f32: tensor<262144x1xf32>, %x1_262144_f32: tensor<1x262144xf32>, %x0_8_f32: tensor<0x8xf32>, %x8_0_f32: tensor<8x0xf32>, %x100000_17_f32: tensor<100000x17xf32>, %x3000_3000_f32: tensor<3000x3000xf32>, %x1048576_bf16: tensor<1048576xbf16>, %x1048577_bf16: tensor<1048577xbf16>, %x1000003_bf16: tensor<1000003xbf16>, %x4096_bf16: tensor<4096xbf16>, %x8192_bf16: tensor<8192xbf16>, %x64_65536_bf16: tensor<64x65536xbf16>, %x108_65536_bf16: tensor<108x65536xbf16>, %x132_65536_bf16: tensor<132x65536xbf16>, %x131_65536_bf16: tensor<131x65536xbf16>, %x1048576_2_bf16: tensor<1048576x2xbf16>, %x65536_64_bf16: tensor<65536x64xbf16>, %x65536_63_bf16: tensor<65536x63xbf16>, %x16384_1024_bf16: tensor<16384x1024xbf16>, %x512_4096_bf16: tensor<512x4096xbf16>, %x100_33_bf16: tensor<100x33xbf16>, %x262144_1_bf16: tensor<262144x1xbf16>, %x100000_17_bf16: tensor<100000x17xbf16>, %x3000_3000_bf16: tensor<3000x3000xbf16>, %x1048576_i64: tensor<1048576xi64>, %x1048577_i64: tensor<1048577xi64>, %x1000003_i64: tensor<1000003xi64>, %x4096_i64: tensor<4096xi64>, %x8192_i64: tensor<8192xi64>, %x2_1048576_i64: tensor<2x1048576xi64>, %x64_65536_i64: tensor<64x65536xi64>, %x108_65536_i64: tensor<108x65536xi64>, %x132_65536_i64: tensor<132x65536xi64>, %x131_65536_i64: tensor<131x65536xi64>, %x1048576_2_i64: tensor<1048576x2xi64>, %x65536_64_i64: tensor<65536x64xi64>, %x65536_63_i64: tensor<65536x63xi64>, %x16384_1024_i64: tensor<16384x1024xi64>, %x512_4096_i64: tensor<512x4096xi64>, %x100_33_i64: tensor<100x33xi64>, %x31_100000_i64: tensor<31x100000xi64>, %x4_512_4096_i64: tensor<4x512x4096xi64>, %x8_3_100003_i64: tensor<8x3x100003xi64>, %x262144_1_i64: tensor<262144x1xi64>, %x1_262144_i64: tensor<1x262144xi64>, %x0_8_i64: tensor<0x8xi64>, %x8_0_i64: tensor<8x0xi64>, %x100000_17_i64: tensor<100000x17xi64>, %x3000_3000_i64: tensor<3000x3000xi64>, %x16_65536_f32: tensor<16x65536xf32>, %x65536_16_f32: tensor<65536x16xf32>, %x64_16384_f32: tensor<64x16384xf32>, %x16384_64_f32: tensor<16384x64xf32>, %x128_65536_bf16: tensor<128x65536xbf16>, %x65536_128_bf16: tensor<65536x128xbf16>, %x256_4096_bf16: tensor<256x4096xbf16>, %x4096_256_bf16: tensor<4096x256xbf16>, %x1024_1024_bf16: tensor<1024x1024xbf16>, %x8_65536_f32: tensor<8x65536xf32>, %x65536_2048_f32: tensor<65536x2048xf32>, %x32_2048_f32: tensor<32x2048xf32>, %x2048_32_f32: tensor<2048x32xf32>, %x512_1000003_bf16: tensor<512x1000003xbf16>, %x1000003_16_bf16: tensor<1000003x16xbf16>, %x262144_64_f32: tensor<262144x64xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<64xf32>, tensor<108xf32>, tensor<132xf32>, tensor<131xf32>, tensor<2xf32>, tensor<64xf32>, tensor<63xf32>, tensor<1024xf32>, tensor<4096xf32>, tensor<33xf32>, tensor<31xf32>, tensor<4x4096xf32>, tensor<4xf32>, tensor<512xf32>, tensor<4096xf32>, tensor<f32>, tensor<8x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<17xf32>, tensor<3000xf32>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<64xbf16>, tensor<108xbf16>, tensor<132xbf16>, tensor<131xbf16>, tensor<2xbf16>, tensor<64xbf16>, tensor<63xbf16>, tensor<1024xbf16>, tensor<4096xbf16>, tensor<33xbf16>, tensor<1xbf16>, tensor<17xbf16>, tensor<3000xbf16>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<64xi64>, tensor<108xi64>, tensor<132xi64>, tensor<131xi64>, tensor<2xi64>, tensor<64xi64>, tensor<63xi64>, tensor<1024xi64>, tensor<4096xi64>, tensor<33xi64>, tensor<31xi64>, tensor<4x4096xi64>, tensor<4xi64>, tensor<512xi64>, tensor<4096xi64>, tensor<i64>, tensor<8x3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<8xi64>, tensor<8xi64>, tensor<17xi64>, tensor<3000xi64>, tensor<16x16xf32>, tensor<64x64xf32>, tensor<128x128xf32>, tensor<256x256xf32>, tensor<1024x1024xf32>, tensor<8x2048xf32>, tensor<32x32xf32>, tensor<512x16xf32>, tensor<1x64xf32>) {
  %0 = prim.reduce <add> %x1048576_f32 dims [0] : tensor<1048576xf32> -> tensor<f32>
  %1 = prim.reduce <add> %x1048577_f32 dims [0] : tensor<1048577xf32> -> tensor<f32>
  %2 = prim.reduce <add> %x1000003_f32 dims [0] : tensor<1000003xf32> -> tensor<f32>
  %3 = prim.reduce <add> %x4096_f32 dims [0] : tensor<4096xf32> -> tensor<f32>
  %4 = prim.reduce <add> %x8192_f32 dims [0] : tensor<8192xf32> -> tensor<f32>
  %5 = prim.reduce <add> %x2_1048576_f32 dims [1] : tensor<2x1048576xf32> -> tensor<2xf32>
  %6 = prim.reduce <add> %x64_65536_f32 dims [1] : tensor<64x65536xf32> -> tensor<64xf32>
  %7 = prim.reduce <add> %x108_65536_f32 dims [1] : tensor<108x65536xf32> -> tensor<108xf32>
  %8 = prim.reduce <add> %x132_65536_f32 dims [1] : tensor<132x65536xf32> -> tensor<132xf32>
  %9 = prim.reduce <add> %x131_65536_f32 dims [1] : tensor<131x65536xf32> -> tensor<131xf32>
  %10 = prim.reduce <add> %x1048576_2_f32 dims [0] : tensor<1048576x2xf32> -> tensor<2xf32>
  %11 = prim.reduce <add> %x65536_64_f32 dims [0] : tensor<65536x64xf32> -> tensor<64xf32>
  %12 = prim.reduce <add> %x65536_63_f32 dims [0] : tensor<65536x63xf32> -> tensor<63xf32>
  %13 = prim.reduce <add> %x16384_1024_f32 dims [0] : tensor<16384x1024xf32> -> tensor<1024xf32>
  %14 = prim.reduce <add> %x512_4096_f32 dims [0] : tensor<512x4096xf32> -> tensor<4096xf32>
  %15 = prim.reduce <add> %x100_33_f32 dims [0] : tensor<100x33xf32> -> tensor<33xf32>
  %16 = prim.reduce <add> %x31_100000_f32 dims [1] : tensor<31x100000xf32> -> tensor<31xf32>
  %17 = prim.reduce <add> %x4_512_4096_f32 dims [1] : tensor<4x512x4096xf32> -> tensor<4x4096xf32>
  %18 = prim.reduce <add> %x4_512_4096_f32 dims [1, 2] : tensor<4x512x4096xf32> -> tensor<4xf32>
  %19 = prim.reduce <add> %x4_512_4096_f32 dims [0, 2] : tensor<4x512x4096xf32> -> tensor<512xf32>
  %20 = prim.reduce <add> %x4_512_4096_f32 dims [0, 1] : tensor<4x512x4096xf32> -> tensor<4096xf32>
  %21 = prim.reduce <add> %x4_512_4096_f32 dims [0, 1, 2] : tensor<4x512x4096xf32> -> tensor<f32>
  %22 = prim.reduce <add> %x8_3_100003_f32 dims [2] : tensor<8x3x100003xf32> -> tensor<8x3xf32>
  %23 = prim.reduce <add> %x262144_1_f32 dims [0] : tensor<262144x1xf32> -> tensor<1xf32>
  %24 = prim.reduce <add> %x1_262144_f32 dims [1] : tensor<1x262144xf32> -> tensor<1xf32>
  %25 = prim.reduce <add> %x0_8_f32 dims [0] : tensor<0x8xf32> -> tensor<8xf32>
  %26 = prim.reduce <add> %x8_0_f32 dims [1] : tensor<8x0xf32> -> tensor<8xf32>
  %27 = prim.reduce <add> %x100000_17_f32 dims [0] : tensor<100000x17xf32> -> tensor<17xf32>
  %28 = prim.reduce <add> %x3000_3000_f32 dims [0] : tensor<3000x3000xf32> -> tensor<3000xf32>
  %29 = prim.reduce <maximum> %x1048576_bf16 dims [0] : tensor<1048576xbf16> -> tensor<bf16>
  %30 = prim.reduce <maximum> %x1048577_bf16 dims [0] : tensor<1048577xbf16> -> tensor<bf16>
  %31 = prim.reduce <maximum> %x1000003_bf16 dims [0] : tensor<1000003xbf16> -> tensor<bf16>
  %32 = prim.reduce <maximum> %x4096_bf16 dims [0] : tensor<4096xbf16> -> tensor<bf16>
  %33 = prim.reduce <maximum> %x8192_bf16 dims [0] : tensor<8192xbf16> -> tensor<bf16>
  %34 = prim.reduce <maximum> %x64_65536_bf16 dims [1] : tensor<64x65536xbf16> -> tensor<64xbf16>
  %35 = prim.reduce <maximum> %x108_65536_bf16 dims [1] : tensor<108x65536xbf16> -> tensor<108xbf16>
  %36 = prim.reduce <maximum> %x132_65536_bf16 dims [1] : tensor<132x65536xbf16> -> tensor<132xbf16>
  %37 = prim.reduce <maximum> %x131_65536_bf16 dims [1] : tensor<131x65536xbf16> -> tensor<131xbf16>
  %38 = prim.reduce <maximum> %x1048576_2_bf16 dims [0] : tensor<1048576x2xbf16> -> tensor<2xbf16>
  %39 = prim.reduce <maximum> %x65536_64_bf16 dims [0] : tensor<65536x64xbf16> -> tensor<64xbf16>
  %40 = prim.reduce <maximum> %x65536_63_bf16 dims [0] : tensor<65536x63xbf16> -> tensor<63xbf16>
  %41 = prim.reduce <maximum> %x16384_1024_bf16 dims [0] : tensor<16384x1024xbf16> -> tensor<1024xbf16>
  %42 = prim.reduce <maximum> %x512_4096_bf16 dims [0] : tensor<512x4096xbf16> -> tensor<4096xbf16>
  %43 = prim.reduce <maximum> %x100_33_bf16 dims [0] : tensor<100x33xbf16> -> tensor<33xbf16>
  %44 = prim.reduce <maximum> %x262144_1_bf16 dims [0] : tensor<262144x1xbf16> -> tensor<1xbf16>
  %45 = prim.reduce <maximum> %x100000_17_bf16 dims [0] : tensor<100000x17xbf16> -> tensor<17xbf16>
  %46 = prim.reduce <maximum> %x3000_3000_bf16 dims [0] : tensor<3000x3000xbf16> -> tensor<3000xbf16>
  %47 = prim.reduce <add> %x1048576_i64 dims [0] : tensor<1048576xi64> -> tensor<i64>
  %48 = prim.reduce <add> %x1048577_i64 dims [0] : tensor<1048577xi64> -> tensor<i64>
  %49 = prim.reduce <add> %x1000003_i64 dims [0] : tensor<1000003xi64> -> tensor<i64>
  %50 = prim.reduce <add> %x4096_i64 dims [0] : tensor<4096xi64> -> tensor<i64>
  %51 = prim.reduce <add> %x8192_i64 dims [0] : tensor<8192xi64> -> tensor<i64>
  %52 = prim.reduce <add> %x2_1048576_i64 dims [1] : tensor<2x1048576xi64> -> tensor<2xi64>
  %53 = prim.reduce <add> %x64_65536_i64 dims [1] : tensor<64x65536xi64> -> tensor<64xi64>
  %54 = prim.reduce <add> %x108_65536_i64 dims [1] : tensor<108x65536xi64> -> tensor<108xi64>
  %55 = prim.reduce <add> %x132_65536_i64 dims [1] : tensor<132x65536xi64> -> tensor<132xi64>
  %56 = prim.reduce <add> %x131_65536_i64 dims [1] : tensor<131x65536xi64> -> tensor<131xi64>
  %57 = prim.reduce <add> %x1048576_2_i64 dims [0] : tensor<1048576x2xi64> -> tensor<2xi64>
  %58 = prim.reduce <add> %x65536_64_i64 dims [0] : tensor<65536x64xi64> -> tensor<64xi64>
  %59 = prim.reduce <add> %x65536_63_i64 dims [0] : tensor<65536x63xi64> -> tensor<63xi64>
  %60 = prim.reduce <add> %x16384_1024_i64 dims [0] : tensor<16384x1024xi64> -> tensor<1024xi64>
  %61 = prim.reduce <add> %x512_4096_i64 dims [0] : tensor<512x4096xi64> -> tensor<4096xi64>
  %62 = prim.reduce <add> %x100_33_i64 dims [0] : tensor<100x33xi64> -> tensor<33xi64>
  %63 = prim.reduce <add> %x31_100000_i64 dims [1] : tensor<31x100000xi64> -> tensor<31xi64>
  %64 = prim.reduce <add> %x4_512_4096_i64 dims [1] : tensor<4x512x4096xi64> -> tensor<4x4096xi64>
  %65 = prim.reduce <add> %x4_512_4096_i64 dims [1, 2] : tensor<4x512x4096xi64> -> tensor<4xi64>
  %66 = prim.reduce <add> %x4_512_4096_i64 dims [0, 2] : tensor<4x512x4096xi64> -> tensor<512xi64>
  %67 = prim.reduce <add> %x4_512_4096_i64 dims [0, 1] : tensor<4x512x4096xi64> -> tensor<4096xi64>
  %68 = prim.reduce <add> %x4_512_4096_i64 dims [0, 1, 2] : tensor<4x512x4096xi64> -> tensor<i64>
  %69 = prim.reduce <add> %x8_3_100003_i64 dims [2] : tensor<8x3x100003xi64> -> tensor<8x3xi64>
  %70 = prim.reduce <add> %x262144_1_i64 dims [0] : tensor<262144x1xi64> -> tensor<1xi64>
  %71 = prim.reduce <add> %x1_262144_i64 dims [1] : tensor<1x262144xi64> -> tensor<1xi64>
  %72 = prim.reduce <add> %x0_8_i64 dims [0] : tensor<0x8xi64> -> tensor<8xi64>
  %73 = prim.reduce <add> %x8_0_i64 dims [1] : tensor<8x0xi64> -> tensor<8xi64>
  %74 = prim.reduce <add> %x100000_17_i64 dims [0] : tensor<100000x17xi64> -> tensor<17xi64>
  %75 = prim.reduce <add> %x3000_3000_i64 dims [0] : tensor<3000x3000xi64> -> tensor<3000xi64>
  %76 = prim.contract <mul, add> %x16_65536_f32[m, k], %x65536_16_f32[k, n] -> [m, n] : tensor<16x65536xf32>, tensor<65536x16xf32> -> tensor<16x16xf32>
  %77 = prim.contract <mul, add> %x64_16384_f32[m, k], %x16384_64_f32[k, n] -> [m, n] : tensor<64x16384xf32>, tensor<16384x64xf32> -> tensor<64x64xf32>
  %78 = prim.contract <mul, add> %x128_65536_bf16[m, k], %x65536_128_bf16[k, n] -> [m, n] : tensor<128x65536xbf16>, tensor<65536x128xbf16> -> tensor<128x128xf32>
  %79 = prim.contract <mul, add> %x256_4096_bf16[m, k], %x4096_256_bf16[k, n] -> [m, n] : tensor<256x4096xbf16>, tensor<4096x256xbf16> -> tensor<256x256xf32>
  %80 = prim.contract <mul, add> %x1024_1024_bf16[m, k], %x1024_1024_bf16[k, n] -> [m, n] : tensor<1024x1024xbf16>, tensor<1024x1024xbf16> -> tensor<1024x1024xf32>
  %81 = prim.contract <mul, add> %x8_65536_f32[m, k], %x65536_2048_f32[k, n] -> [m, n] : tensor<8x65536xf32>, tensor<65536x2048xf32> -> tensor<8x2048xf32>
  %82 = prim.contract <mul, add> %x32_2048_f32[m, k], %x2048_32_f32[k, n] -> [m, n] : tensor<32x2048xf32>, tensor<2048x32xf32> -> tensor<32x32xf32>
  %83 = prim.contract <mul, add> %x512_1000003_bf16[m, k], %x1000003_16_bf16[k, n] -> [m, n] : tensor<512x1000003xbf16>, tensor<1000003x16xbf16> -> tensor<512x16xf32>
  %84 = prim.contract <mul, add> %x1_262144_f32[m, k], %x262144_64_f32[k, n] -> [m, n] : tensor<1x262144xf32>, tensor<262144x64xf32> -> tensor<1x64xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<64xf32>, tensor<108xf32>, tensor<132xf32>, tensor<131xf32>, tensor<2xf32>, tensor<64xf32>, tensor<63xf32>, tensor<1024xf32>, tensor<4096xf32>, tensor<33xf32>, tensor<31xf32>, tensor<4x4096xf32>, tensor<4xf32>, tensor<512xf32>, tensor<4096xf32>, tensor<f32>, tensor<8x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<17xf32>, tensor<3000xf32>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<64xbf16>, tensor<108xbf16>, tensor<132xbf16>, tensor<131xbf16>, tensor<2xbf16>, tensor<64xbf16>, tensor<63xbf16>, tensor<1024xbf16>, tensor<4096xbf16>, tensor<33xbf16>, tensor<1xbf16>, tensor<17xbf16>, tensor<3000xbf16>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<64xi64>, tensor<108xi64>, tensor<132xi64>, tensor<131xi64>, tensor<2xi64>, tensor<64xi64>, tensor<63xi64>, tensor<1024xi64>, tensor<4096xi64>, tensor<33xi64>, tensor<31xi64>, tensor<4x4096xi64>, tensor<4xi64>, tensor<512xi64>, tensor<4096xi64>, tensor<i64>, tensor<8x3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<8xi64>, tensor<8xi64>, tensor<17xi64>, tensor<3000xi64>, tensor<16x16xf32>, tensor<64x64xf32>, tensor<128x128xf32>, tensor<256x256xf32>, tensor<1024x1024xf32>, tensor<8x2048xf32>, tensor<32x32xf32>, tensor<512x16xf32>, tensor<1x64xf32>
}

// GPU:       {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 122 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 4096 elements, bound 32768
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 8 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 108 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 132 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 131 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16384 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns have 512 elements, bound 1024
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns have 100 elements, bound 1024
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 10 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 16384 columns keep all programs busy, bound 8448
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 512 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 4 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 11 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 4096 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 1000 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 6 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 122 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 4096 elements, bound 32768
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 8 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 108 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 132 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 131 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16384 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns have 512 elements, bound 1024
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns have 100 elements, bound 1024
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 4096 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 1000 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 6 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 122 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 4096 elements, bound 32768
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 8192 elements, bound 32768
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 8 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 108 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 132 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 131 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16384 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns have 512 elements, bound 1024
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns have 100 elements, bound 1024
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 10 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 16384 columns keep all programs busy, bound 8448
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 512 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 4 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 11 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 4096 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 1000 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 6 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.contract adds up 128 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.contract adds up 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.contract adds up 32 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.contract adds up 8 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it has sums of 1024 terms, bound 4096
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 16384 rows keep all threads busy, bound 96
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it has sums of 2048 terms, bound 4096
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.contract adds up 12 chunks first
// GPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.contract adds up 8 chunks first

// CPU:       {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 4096 elements, bound 32768
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: it reduces 8192 elements, bound 32768
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 32 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 64 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 108 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 132 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:8: split-reductions: not split: 131 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns take 3300 elements, bound 131072
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 31 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 512 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 24 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 8 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 80 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 75 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 4096 elements, bound 32768
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 8192 elements, bound 32768
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 64 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 108 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 132 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 131 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns take 3300 elements, bound 131072
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 8 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 80 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 75 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 4096 elements, bound 32768
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: it reduces 8192 elements, bound 32768
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 32 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 64 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 108 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 132 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 131 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 128 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 512 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: its columns take 3300 elements, bound 131072
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 31 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 16 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 512 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 24 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 8 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 64 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 80 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: prim.reduce reduces 75 chunks first
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 256 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 4096 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 16384 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 65536 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 1048576 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 16384 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 1024 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 8192 rows keep all threads busy, bound 8
// CPU-NEXT:  {{.*}}split-reductions-sizes-cases.mlir:{{[0-9]+}}:9: split-reductions: not split: 64 rows keep all threads busy, bound 8
