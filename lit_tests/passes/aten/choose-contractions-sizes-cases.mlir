// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p choose-contractions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p choose-contractions --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CPU
// RUN: stepwell-opt %s -p choose-contractions "--machine=zen-avx512{cores=1}" --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CORE

// Products, attentions and convolutions of many sizes, each with the reason and the predicted times of the choice.

func.func @products_of_bf16(%x1x64_bf16: tensor<1x64xbf16>, %w64x64_bf16: tensor<64x64xbf16>, %x1x4096_bf16: tensor<1x4096xbf16>, %w4096x4096_bf16: tensor<4096x4096xbf16>, %x2x4096_bf16: tensor<2x4096xbf16>, %x4x1024_bf16: tensor<4x1024xbf16>, %w1024x1024_bf16: tensor<1024x1024xbf16>, %x5x4096_bf16: tensor<5x4096xbf16>, %w4096x11008_bf16: tensor<4096x11008xbf16>, %x15x4096_bf16: tensor<15x4096xbf16>, %x16x4096_bf16: tensor<16x4096xbf16>, %x17x4096_bf16: tensor<17x4096xbf16>, %x64x15_bf16: tensor<64x15xbf16>, %w15x64_bf16: tensor<15x64xbf16>, %x64x16_bf16: tensor<64x16xbf16>, %w16x64_bf16: tensor<16x64xbf16>, %x64x17_bf16: tensor<64x17xbf16>, %w17x64_bf16: tensor<17x64xbf16>, %x64x1024_bf16: tensor<64x1024xbf16>, %w1024x15_bf16: tensor<1024x15xbf16>, %w1024x16_bf16: tensor<1024x16xbf16>, %x128x1024_bf16: tensor<128x1024xbf16>, %w1024x128_bf16: tensor<1024x128xbf16>, %x129x1024_bf16: tensor<129x1024xbf16>, %x512x512_bf16: tensor<512x512xbf16>, %w512x512_bf16: tensor<512x512xbf16>, %x1024x768_bf16: tensor<1024x768xbf16>, %w768x768_bf16: tensor<768x768xbf16>, %w768x3072_bf16: tensor<768x3072xbf16>, %x2048x4096_bf16: tensor<2048x4096xbf16>, %x4096x4096_bf16: tensor<4096x4096xbf16>, %w4096x1024_bf16: tensor<4096x1024xbf16>, %x4096x1026_bf16: tensor<4096x1026xbf16>, %w1026x4096_bf16: tensor<1026x4096xbf16>, %x100x1000_bf16: tensor<100x1000xbf16>, %w1000x10000_bf16: tensor<1000x10000xbf16>, %x33x300_bf16: tensor<33x300xbf16>, %w300x200_bf16: tensor<300x200xbf16>, %x8x8_bf16: tensor<8x8xbf16>, %w8x8_bf16: tensor<8x8xbf16>, %x256x64_bf16: tensor<256x64xbf16>, %w64x256_bf16: tensor<64x256xbf16>, %x1000x1_bf16: tensor<1000x1xbf16>, %w1x1000_bf16: tensor<1x1000xbf16>, %b4096_bf16: tensor<4096xbf16>, %b1024_bf16: tensor<1024xbf16>, %w3072x768_bf16: tensor<3072x768xbf16>, %b3072_bf16: tensor<3072xbf16>) -> (tensor<1x64xbf16>, tensor<1x4096xbf16>, tensor<2x4096xbf16>, tensor<4x1024xbf16>, tensor<5x11008xbf16>, tensor<15x4096xbf16>, tensor<16x4096xbf16>, tensor<17x4096xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>, tensor<64x15xbf16>, tensor<64x16xbf16>, tensor<128x128xbf16>, tensor<129x1024xbf16>, tensor<512x512xbf16>, tensor<1024x768xbf16>, tensor<1024x3072xbf16>, tensor<2048x4096xbf16>, tensor<4096x1024xbf16>, tensor<4096x4096xbf16>, tensor<100x10000xbf16>, tensor<33x200xbf16>, tensor<8x8xbf16>, tensor<256x256xbf16>, tensor<1000x1000xbf16>, tensor<1x4096xbf16>, tensor<1x4096xbf16>, tensor<1x4096xbf16>, tensor<1x4096xbf16>, tensor<16x4096xbf16>, tensor<16x4096xbf16>, tensor<16x4096xbf16>, tensor<16x4096xbf16>, tensor<64x1024xbf16>, tensor<64x1024xbf16>, tensor<64x1024xbf16>, tensor<64x1024xbf16>, tensor<1024x3072xbf16>, tensor<1024x3072xbf16>, tensor<1024x3072xbf16>, tensor<1024x3072xbf16>) {
  %0 = aten.mm %x1x64_bf16, %w64x64_bf16 : (tensor<1x64xbf16>, tensor<64x64xbf16>) -> tensor<1x64xbf16>
  %1 = aten.mm %x1x4096_bf16, %w4096x4096_bf16 : (tensor<1x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1x4096xbf16>
  %2 = aten.mm %x2x4096_bf16, %w4096x4096_bf16 : (tensor<2x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2x4096xbf16>
  %3 = aten.mm %x4x1024_bf16, %w1024x1024_bf16 : (tensor<4x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4x1024xbf16>
  %4 = aten.mm %x5x4096_bf16, %w4096x11008_bf16 : (tensor<5x4096xbf16>, tensor<4096x11008xbf16>) -> tensor<5x11008xbf16>
  %5 = aten.mm %x15x4096_bf16, %w4096x4096_bf16 : (tensor<15x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<15x4096xbf16>
  %6 = aten.mm %x16x4096_bf16, %w4096x4096_bf16 : (tensor<16x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<16x4096xbf16>
  %7 = aten.mm %x17x4096_bf16, %w4096x4096_bf16 : (tensor<17x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<17x4096xbf16>
  %8 = aten.mm %x64x15_bf16, %w15x64_bf16 : (tensor<64x15xbf16>, tensor<15x64xbf16>) -> tensor<64x64xbf16>
  %9 = aten.mm %x64x16_bf16, %w16x64_bf16 : (tensor<64x16xbf16>, tensor<16x64xbf16>) -> tensor<64x64xbf16>
  %10 = aten.mm %x64x17_bf16, %w17x64_bf16 : (tensor<64x17xbf16>, tensor<17x64xbf16>) -> tensor<64x64xbf16>
  %11 = aten.mm %x64x1024_bf16, %w1024x15_bf16 : (tensor<64x1024xbf16>, tensor<1024x15xbf16>) -> tensor<64x15xbf16>
  %12 = aten.mm %x64x1024_bf16, %w1024x16_bf16 : (tensor<64x1024xbf16>, tensor<1024x16xbf16>) -> tensor<64x16xbf16>
  %13 = aten.mm %x128x1024_bf16, %w1024x128_bf16 : (tensor<128x1024xbf16>, tensor<1024x128xbf16>) -> tensor<128x128xbf16>
  %14 = aten.mm %x129x1024_bf16, %w1024x1024_bf16 : (tensor<129x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<129x1024xbf16>
  %15 = aten.mm %x512x512_bf16, %w512x512_bf16 : (tensor<512x512xbf16>, tensor<512x512xbf16>) -> tensor<512x512xbf16>
  %16 = aten.mm %x1024x768_bf16, %w768x768_bf16 : (tensor<1024x768xbf16>, tensor<768x768xbf16>) -> tensor<1024x768xbf16>
  %17 = aten.mm %x1024x768_bf16, %w768x3072_bf16 : (tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %18 = aten.mm %x2048x4096_bf16, %w4096x4096_bf16 : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %19 = aten.mm %x4096x4096_bf16, %w4096x1024_bf16 : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %20 = aten.mm %x4096x1026_bf16, %w1026x4096_bf16 : (tensor<4096x1026xbf16>, tensor<1026x4096xbf16>) -> tensor<4096x4096xbf16>
  %21 = aten.mm %x100x1000_bf16, %w1000x10000_bf16 : (tensor<100x1000xbf16>, tensor<1000x10000xbf16>) -> tensor<100x10000xbf16>
  %22 = aten.mm %x33x300_bf16, %w300x200_bf16 : (tensor<33x300xbf16>, tensor<300x200xbf16>) -> tensor<33x200xbf16>
  %23 = aten.mm %x8x8_bf16, %w8x8_bf16 : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %24 = aten.mm %x256x64_bf16, %w64x256_bf16 : (tensor<256x64xbf16>, tensor<64x256xbf16>) -> tensor<256x256xbf16>
  %25 = aten.mm %x1000x1_bf16, %w1x1000_bf16 : (tensor<1000x1xbf16>, tensor<1x1000xbf16>) -> tensor<1000x1000xbf16>
  %t26 = aten.t %w4096x4096_bf16 : (tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %26 = aten.mm %x1x4096_bf16, %t26 : (tensor<1x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1x4096xbf16>
  %27 = aten.addmm %b4096_bf16, %x1x4096_bf16, %w4096x4096_bf16 : (tensor<4096xbf16>, tensor<1x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1x4096xbf16>
  %28 = aten.mm %x1x4096_bf16, %w4096x4096_bf16 : (tensor<1x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1x4096xbf16>
  %r28 = aten.relu %28 : (tensor<1x4096xbf16>) -> tensor<1x4096xbf16>
  %t29 = aten.t %w4096x4096_bf16 : (tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %29 = aten.mm %x1x4096_bf16, %t29 : (tensor<1x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1x4096xbf16>
  %r29 = aten.relu %29 : (tensor<1x4096xbf16>) -> tensor<1x4096xbf16>
  %t30 = aten.t %w4096x4096_bf16 : (tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %30 = aten.mm %x16x4096_bf16, %t30 : (tensor<16x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<16x4096xbf16>
  %31 = aten.addmm %b4096_bf16, %x16x4096_bf16, %w4096x4096_bf16 : (tensor<4096xbf16>, tensor<16x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<16x4096xbf16>
  %32 = aten.mm %x16x4096_bf16, %w4096x4096_bf16 : (tensor<16x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<16x4096xbf16>
  %r32 = aten.relu %32 : (tensor<16x4096xbf16>) -> tensor<16x4096xbf16>
  %t33 = aten.t %w4096x4096_bf16 : (tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %33 = aten.mm %x16x4096_bf16, %t33 : (tensor<16x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<16x4096xbf16>
  %r33 = aten.relu %33 : (tensor<16x4096xbf16>) -> tensor<16x4096xbf16>
  %t34 = aten.t %w1024x1024_bf16 : (tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
  %34 = aten.mm %x64x1024_bf16, %t34 : (tensor<64x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<64x1024xbf16>
  %35 = aten.addmm %b1024_bf16, %x64x1024_bf16, %w1024x1024_bf16 : (tensor<1024xbf16>, tensor<64x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<64x1024xbf16>
  %36 = aten.mm %x64x1024_bf16, %w1024x1024_bf16 : (tensor<64x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<64x1024xbf16>
  %r36 = aten.relu %36 : (tensor<64x1024xbf16>) -> tensor<64x1024xbf16>
  %t37 = aten.t %w1024x1024_bf16 : (tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
  %37 = aten.mm %x64x1024_bf16, %t37 : (tensor<64x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<64x1024xbf16>
  %r37 = aten.relu %37 : (tensor<64x1024xbf16>) -> tensor<64x1024xbf16>
  %t38 = aten.t %w3072x768_bf16 : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
  %38 = aten.mm %x1024x768_bf16, %t38 : (tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %39 = aten.addmm %b3072_bf16, %x1024x768_bf16, %w768x3072_bf16 : (tensor<3072xbf16>, tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %40 = aten.mm %x1024x768_bf16, %w768x3072_bf16 : (tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %r40 = aten.relu %40 : (tensor<1024x3072xbf16>) -> tensor<1024x3072xbf16>
  %t41 = aten.t %w3072x768_bf16 : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
  %41 = aten.mm %x1024x768_bf16, %t41 : (tensor<1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<1024x3072xbf16>
  %r41 = aten.relu %41 : (tensor<1024x3072xbf16>) -> tensor<1024x3072xbf16>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %r28, %r29, %30, %31, %r32, %r33, %34, %35, %r36, %r37, %38, %39, %r40, %r41 : tensor<1x64xbf16>, tensor<1x4096xbf16>, tensor<2x4096xbf16>, tensor<4x1024xbf16>, tensor<5x11008xbf16>, tensor<15x4096xbf16>, tensor<16x4096xbf16>, tensor<17x4096xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>, tensor<64x15xbf16>, tensor<64x16xbf16>, tensor<128x128xbf16>, tensor<129x1024xbf16>, tensor<512x512xbf16>, tensor<1024x768xbf16>, tensor<1024x3072xbf16>, tensor<2048x4096xbf16>, tensor<4096x1024xbf16>, tensor<4096x4096xbf16>, tensor<100x10000xbf16>, tensor<33x200xbf16>, tensor<8x8xbf16>, tensor<256x256xbf16>, tensor<1000x1000xbf16>, tensor<1x4096xbf16>, tensor<1x4096xbf16>, tensor<1x4096xbf16>, tensor<1x4096xbf16>, tensor<16x4096xbf16>, tensor<16x4096xbf16>, tensor<16x4096xbf16>, tensor<16x4096xbf16>, tensor<64x1024xbf16>, tensor<64x1024xbf16>, tensor<64x1024xbf16>, tensor<64x1024xbf16>, tensor<1024x3072xbf16>, tensor<1024x3072xbf16>, tensor<1024x3072xbf16>, tensor<1024x3072xbf16>
}

func.func @products_of_f32(%x1x64_f32: tensor<1x64xf32>, %w64x64_f32: tensor<64x64xf32>, %x1x4096_f32: tensor<1x4096xf32>, %w4096x4096_f32: tensor<4096x4096xf32>, %x2x4096_f32: tensor<2x4096xf32>, %x4x1024_f32: tensor<4x1024xf32>, %w1024x1024_f32: tensor<1024x1024xf32>, %x5x4096_f32: tensor<5x4096xf32>, %w4096x11008_f32: tensor<4096x11008xf32>, %x15x4096_f32: tensor<15x4096xf32>, %x16x4096_f32: tensor<16x4096xf32>, %x17x4096_f32: tensor<17x4096xf32>, %x64x15_f32: tensor<64x15xf32>, %w15x64_f32: tensor<15x64xf32>, %x64x16_f32: tensor<64x16xf32>, %w16x64_f32: tensor<16x64xf32>, %x64x17_f32: tensor<64x17xf32>, %w17x64_f32: tensor<17x64xf32>, %x64x1024_f32: tensor<64x1024xf32>, %w1024x15_f32: tensor<1024x15xf32>, %w1024x16_f32: tensor<1024x16xf32>, %x128x1024_f32: tensor<128x1024xf32>, %w1024x128_f32: tensor<1024x128xf32>, %x129x1024_f32: tensor<129x1024xf32>, %x512x512_f32: tensor<512x512xf32>, %w512x512_f32: tensor<512x512xf32>, %x1024x768_f32: tensor<1024x768xf32>, %w768x768_f32: tensor<768x768xf32>, %w768x3072_f32: tensor<768x3072xf32>, %x2048x4096_f32: tensor<2048x4096xf32>, %x4096x4096_f32: tensor<4096x4096xf32>, %w4096x1024_f32: tensor<4096x1024xf32>, %x4096x1026_f32: tensor<4096x1026xf32>, %w1026x4096_f32: tensor<1026x4096xf32>, %x100x1000_f32: tensor<100x1000xf32>, %w1000x10000_f32: tensor<1000x10000xf32>, %x33x300_f32: tensor<33x300xf32>, %w300x200_f32: tensor<300x200xf32>, %x8x8_f32: tensor<8x8xf32>, %w8x8_f32: tensor<8x8xf32>, %x256x64_f32: tensor<256x64xf32>, %w64x256_f32: tensor<64x256xf32>, %x1000x1_f32: tensor<1000x1xf32>, %w1x1000_f32: tensor<1x1000xf32>, %b4096_f32: tensor<4096xf32>, %b1024_f32: tensor<1024xf32>, %w3072x768_f32: tensor<3072x768xf32>, %b3072_f32: tensor<3072xf32>) -> (tensor<1x64xf32>, tensor<1x4096xf32>, tensor<2x4096xf32>, tensor<4x1024xf32>, tensor<5x11008xf32>, tensor<15x4096xf32>, tensor<16x4096xf32>, tensor<17x4096xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x15xf32>, tensor<64x16xf32>, tensor<128x128xf32>, tensor<129x1024xf32>, tensor<512x512xf32>, tensor<1024x768xf32>, tensor<1024x3072xf32>, tensor<2048x4096xf32>, tensor<4096x1024xf32>, tensor<4096x4096xf32>, tensor<100x10000xf32>, tensor<33x200xf32>, tensor<8x8xf32>, tensor<256x256xf32>, tensor<1000x1000xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<16x4096xf32>, tensor<16x4096xf32>, tensor<16x4096xf32>, tensor<16x4096xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<1024x3072xf32>, tensor<1024x3072xf32>, tensor<1024x3072xf32>, tensor<1024x3072xf32>) {
  %0 = aten.mm %x1x64_f32, %w64x64_f32 : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
  %1 = aten.mm %x1x4096_f32, %w4096x4096_f32 : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %2 = aten.mm %x2x4096_f32, %w4096x4096_f32 : (tensor<2x4096xf32>, tensor<4096x4096xf32>) -> tensor<2x4096xf32>
  %3 = aten.mm %x4x1024_f32, %w1024x1024_f32 : (tensor<4x1024xf32>, tensor<1024x1024xf32>) -> tensor<4x1024xf32>
  %4 = aten.mm %x5x4096_f32, %w4096x11008_f32 : (tensor<5x4096xf32>, tensor<4096x11008xf32>) -> tensor<5x11008xf32>
  %5 = aten.mm %x15x4096_f32, %w4096x4096_f32 : (tensor<15x4096xf32>, tensor<4096x4096xf32>) -> tensor<15x4096xf32>
  %6 = aten.mm %x16x4096_f32, %w4096x4096_f32 : (tensor<16x4096xf32>, tensor<4096x4096xf32>) -> tensor<16x4096xf32>
  %7 = aten.mm %x17x4096_f32, %w4096x4096_f32 : (tensor<17x4096xf32>, tensor<4096x4096xf32>) -> tensor<17x4096xf32>
  %8 = aten.mm %x64x15_f32, %w15x64_f32 : (tensor<64x15xf32>, tensor<15x64xf32>) -> tensor<64x64xf32>
  %9 = aten.mm %x64x16_f32, %w16x64_f32 : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
  %10 = aten.mm %x64x17_f32, %w17x64_f32 : (tensor<64x17xf32>, tensor<17x64xf32>) -> tensor<64x64xf32>
  %11 = aten.mm %x64x1024_f32, %w1024x15_f32 : (tensor<64x1024xf32>, tensor<1024x15xf32>) -> tensor<64x15xf32>
  %12 = aten.mm %x64x1024_f32, %w1024x16_f32 : (tensor<64x1024xf32>, tensor<1024x16xf32>) -> tensor<64x16xf32>
  %13 = aten.mm %x128x1024_f32, %w1024x128_f32 : (tensor<128x1024xf32>, tensor<1024x128xf32>) -> tensor<128x128xf32>
  %14 = aten.mm %x129x1024_f32, %w1024x1024_f32 : (tensor<129x1024xf32>, tensor<1024x1024xf32>) -> tensor<129x1024xf32>
  %15 = aten.mm %x512x512_f32, %w512x512_f32 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %16 = aten.mm %x1024x768_f32, %w768x768_f32 : (tensor<1024x768xf32>, tensor<768x768xf32>) -> tensor<1024x768xf32>
  %17 = aten.mm %x1024x768_f32, %w768x3072_f32 : (tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  %18 = aten.mm %x2048x4096_f32, %w4096x4096_f32 : (tensor<2048x4096xf32>, tensor<4096x4096xf32>) -> tensor<2048x4096xf32>
  %19 = aten.mm %x4096x4096_f32, %w4096x1024_f32 : (tensor<4096x4096xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
  %20 = aten.mm %x4096x1026_f32, %w1026x4096_f32 : (tensor<4096x1026xf32>, tensor<1026x4096xf32>) -> tensor<4096x4096xf32>
  %21 = aten.mm %x100x1000_f32, %w1000x10000_f32 : (tensor<100x1000xf32>, tensor<1000x10000xf32>) -> tensor<100x10000xf32>
  %22 = aten.mm %x33x300_f32, %w300x200_f32 : (tensor<33x300xf32>, tensor<300x200xf32>) -> tensor<33x200xf32>
  %23 = aten.mm %x8x8_f32, %w8x8_f32 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %24 = aten.mm %x256x64_f32, %w64x256_f32 : (tensor<256x64xf32>, tensor<64x256xf32>) -> tensor<256x256xf32>
  %25 = aten.mm %x1000x1_f32, %w1x1000_f32 : (tensor<1000x1xf32>, tensor<1x1000xf32>) -> tensor<1000x1000xf32>
  %t26 = aten.t %w4096x4096_f32 : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %26 = aten.mm %x1x4096_f32, %t26 : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %27 = aten.addmm %b4096_f32, %x1x4096_f32, %w4096x4096_f32 : (tensor<4096xf32>, tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %28 = aten.mm %x1x4096_f32, %w4096x4096_f32 : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %r28 = aten.relu %28 : (tensor<1x4096xf32>) -> tensor<1x4096xf32>
  %t29 = aten.t %w4096x4096_f32 : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %29 = aten.mm %x1x4096_f32, %t29 : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %r29 = aten.relu %29 : (tensor<1x4096xf32>) -> tensor<1x4096xf32>
  %t30 = aten.t %w4096x4096_f32 : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %30 = aten.mm %x16x4096_f32, %t30 : (tensor<16x4096xf32>, tensor<4096x4096xf32>) -> tensor<16x4096xf32>
  %31 = aten.addmm %b4096_f32, %x16x4096_f32, %w4096x4096_f32 : (tensor<4096xf32>, tensor<16x4096xf32>, tensor<4096x4096xf32>) -> tensor<16x4096xf32>
  %32 = aten.mm %x16x4096_f32, %w4096x4096_f32 : (tensor<16x4096xf32>, tensor<4096x4096xf32>) -> tensor<16x4096xf32>
  %r32 = aten.relu %32 : (tensor<16x4096xf32>) -> tensor<16x4096xf32>
  %t33 = aten.t %w4096x4096_f32 : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %33 = aten.mm %x16x4096_f32, %t33 : (tensor<16x4096xf32>, tensor<4096x4096xf32>) -> tensor<16x4096xf32>
  %r33 = aten.relu %33 : (tensor<16x4096xf32>) -> tensor<16x4096xf32>
  %t34 = aten.t %w1024x1024_f32 : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %34 = aten.mm %x64x1024_f32, %t34 : (tensor<64x1024xf32>, tensor<1024x1024xf32>) -> tensor<64x1024xf32>
  %35 = aten.addmm %b1024_f32, %x64x1024_f32, %w1024x1024_f32 : (tensor<1024xf32>, tensor<64x1024xf32>, tensor<1024x1024xf32>) -> tensor<64x1024xf32>
  %36 = aten.mm %x64x1024_f32, %w1024x1024_f32 : (tensor<64x1024xf32>, tensor<1024x1024xf32>) -> tensor<64x1024xf32>
  %r36 = aten.relu %36 : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %t37 = aten.t %w1024x1024_f32 : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %37 = aten.mm %x64x1024_f32, %t37 : (tensor<64x1024xf32>, tensor<1024x1024xf32>) -> tensor<64x1024xf32>
  %r37 = aten.relu %37 : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %t38 = aten.t %w3072x768_f32 : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
  %38 = aten.mm %x1024x768_f32, %t38 : (tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  %39 = aten.addmm %b3072_f32, %x1024x768_f32, %w768x3072_f32 : (tensor<3072xf32>, tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  %40 = aten.mm %x1024x768_f32, %w768x3072_f32 : (tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  %r40 = aten.relu %40 : (tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
  %t41 = aten.t %w3072x768_f32 : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
  %41 = aten.mm %x1024x768_f32, %t41 : (tensor<1024x768xf32>, tensor<768x3072xf32>) -> tensor<1024x3072xf32>
  %r41 = aten.relu %41 : (tensor<1024x3072xf32>) -> tensor<1024x3072xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %r28, %r29, %30, %31, %r32, %r33, %34, %35, %r36, %r37, %38, %39, %r40, %r41 : tensor<1x64xf32>, tensor<1x4096xf32>, tensor<2x4096xf32>, tensor<4x1024xf32>, tensor<5x11008xf32>, tensor<15x4096xf32>, tensor<16x4096xf32>, tensor<17x4096xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x15xf32>, tensor<64x16xf32>, tensor<128x128xf32>, tensor<129x1024xf32>, tensor<512x512xf32>, tensor<1024x768xf32>, tensor<1024x3072xf32>, tensor<2048x4096xf32>, tensor<4096x1024xf32>, tensor<4096x4096xf32>, tensor<100x10000xf32>, tensor<33x200xf32>, tensor<8x8xf32>, tensor<256x256xf32>, tensor<1000x1000xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<1x4096xf32>, tensor<16x4096xf32>, tensor<16x4096xf32>, tensor<16x4096xf32>, tensor<16x4096xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<1024x3072xf32>, tensor<1024x3072xf32>, tensor<1024x3072xf32>, tensor<1024x3072xf32>
}

func.func @products_of_f64(%x1x64_f64: tensor<1x64xf64>, %w64x64_f64: tensor<64x64xf64>, %x1x4096_f64: tensor<1x4096xf64>, %w4096x4096_f64: tensor<4096x4096xf64>, %x2x4096_f64: tensor<2x4096xf64>, %x4x1024_f64: tensor<4x1024xf64>, %w1024x1024_f64: tensor<1024x1024xf64>, %x5x4096_f64: tensor<5x4096xf64>, %w4096x11008_f64: tensor<4096x11008xf64>, %x15x4096_f64: tensor<15x4096xf64>, %x16x4096_f64: tensor<16x4096xf64>, %x17x4096_f64: tensor<17x4096xf64>, %x64x15_f64: tensor<64x15xf64>, %w15x64_f64: tensor<15x64xf64>, %x64x16_f64: tensor<64x16xf64>, %w16x64_f64: tensor<16x64xf64>, %x64x17_f64: tensor<64x17xf64>, %w17x64_f64: tensor<17x64xf64>, %x64x1024_f64: tensor<64x1024xf64>, %w1024x15_f64: tensor<1024x15xf64>, %w1024x16_f64: tensor<1024x16xf64>, %x128x1024_f64: tensor<128x1024xf64>, %w1024x128_f64: tensor<1024x128xf64>, %x129x1024_f64: tensor<129x1024xf64>, %x512x512_f64: tensor<512x512xf64>, %w512x512_f64: tensor<512x512xf64>, %x1024x768_f64: tensor<1024x768xf64>, %w768x768_f64: tensor<768x768xf64>, %w768x3072_f64: tensor<768x3072xf64>, %x2048x4096_f64: tensor<2048x4096xf64>, %x4096x4096_f64: tensor<4096x4096xf64>, %w4096x1024_f64: tensor<4096x1024xf64>, %x4096x1026_f64: tensor<4096x1026xf64>, %w1026x4096_f64: tensor<1026x4096xf64>, %x100x1000_f64: tensor<100x1000xf64>, %w1000x10000_f64: tensor<1000x10000xf64>, %x33x300_f64: tensor<33x300xf64>, %w300x200_f64: tensor<300x200xf64>, %x8x8_f64: tensor<8x8xf64>, %w8x8_f64: tensor<8x8xf64>, %x256x64_f64: tensor<256x64xf64>, %w64x256_f64: tensor<64x256xf64>, %x1000x1_f64: tensor<1000x1xf64>, %w1x1000_f64: tensor<1x1000xf64>, %b4096_f64: tensor<4096xf64>, %b1024_f64: tensor<1024xf64>, %w3072x768_f64: tensor<3072x768xf64>, %b3072_f64: tensor<3072xf64>) -> (tensor<1x64xf64>, tensor<1x4096xf64>, tensor<2x4096xf64>, tensor<4x1024xf64>, tensor<5x11008xf64>, tensor<15x4096xf64>, tensor<16x4096xf64>, tensor<17x4096xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<64x15xf64>, tensor<64x16xf64>, tensor<128x128xf64>, tensor<129x1024xf64>, tensor<512x512xf64>, tensor<1024x768xf64>, tensor<1024x3072xf64>, tensor<2048x4096xf64>, tensor<4096x1024xf64>, tensor<4096x4096xf64>, tensor<100x10000xf64>, tensor<33x200xf64>, tensor<8x8xf64>, tensor<256x256xf64>, tensor<1000x1000xf64>, tensor<1x4096xf64>, tensor<1x4096xf64>, tensor<1x4096xf64>, tensor<1x4096xf64>, tensor<16x4096xf64>, tensor<16x4096xf64>, tensor<16x4096xf64>, tensor<16x4096xf64>, tensor<64x1024xf64>, tensor<64x1024xf64>, tensor<64x1024xf64>, tensor<64x1024xf64>, tensor<1024x3072xf64>, tensor<1024x3072xf64>, tensor<1024x3072xf64>, tensor<1024x3072xf64>) {
  %0 = aten.mm %x1x64_f64, %w64x64_f64 : (tensor<1x64xf64>, tensor<64x64xf64>) -> tensor<1x64xf64>
  %1 = aten.mm %x1x4096_f64, %w4096x4096_f64 : (tensor<1x4096xf64>, tensor<4096x4096xf64>) -> tensor<1x4096xf64>
  %2 = aten.mm %x2x4096_f64, %w4096x4096_f64 : (tensor<2x4096xf64>, tensor<4096x4096xf64>) -> tensor<2x4096xf64>
  %3 = aten.mm %x4x1024_f64, %w1024x1024_f64 : (tensor<4x1024xf64>, tensor<1024x1024xf64>) -> tensor<4x1024xf64>
  %4 = aten.mm %x5x4096_f64, %w4096x11008_f64 : (tensor<5x4096xf64>, tensor<4096x11008xf64>) -> tensor<5x11008xf64>
  %5 = aten.mm %x15x4096_f64, %w4096x4096_f64 : (tensor<15x4096xf64>, tensor<4096x4096xf64>) -> tensor<15x4096xf64>
  %6 = aten.mm %x16x4096_f64, %w4096x4096_f64 : (tensor<16x4096xf64>, tensor<4096x4096xf64>) -> tensor<16x4096xf64>
  %7 = aten.mm %x17x4096_f64, %w4096x4096_f64 : (tensor<17x4096xf64>, tensor<4096x4096xf64>) -> tensor<17x4096xf64>
  %8 = aten.mm %x64x15_f64, %w15x64_f64 : (tensor<64x15xf64>, tensor<15x64xf64>) -> tensor<64x64xf64>
  %9 = aten.mm %x64x16_f64, %w16x64_f64 : (tensor<64x16xf64>, tensor<16x64xf64>) -> tensor<64x64xf64>
  %10 = aten.mm %x64x17_f64, %w17x64_f64 : (tensor<64x17xf64>, tensor<17x64xf64>) -> tensor<64x64xf64>
  %11 = aten.mm %x64x1024_f64, %w1024x15_f64 : (tensor<64x1024xf64>, tensor<1024x15xf64>) -> tensor<64x15xf64>
  %12 = aten.mm %x64x1024_f64, %w1024x16_f64 : (tensor<64x1024xf64>, tensor<1024x16xf64>) -> tensor<64x16xf64>
  %13 = aten.mm %x128x1024_f64, %w1024x128_f64 : (tensor<128x1024xf64>, tensor<1024x128xf64>) -> tensor<128x128xf64>
  %14 = aten.mm %x129x1024_f64, %w1024x1024_f64 : (tensor<129x1024xf64>, tensor<1024x1024xf64>) -> tensor<129x1024xf64>
  %15 = aten.mm %x512x512_f64, %w512x512_f64 : (tensor<512x512xf64>, tensor<512x512xf64>) -> tensor<512x512xf64>
  %16 = aten.mm %x1024x768_f64, %w768x768_f64 : (tensor<1024x768xf64>, tensor<768x768xf64>) -> tensor<1024x768xf64>
  %17 = aten.mm %x1024x768_f64, %w768x3072_f64 : (tensor<1024x768xf64>, tensor<768x3072xf64>) -> tensor<1024x3072xf64>
  %18 = aten.mm %x2048x4096_f64, %w4096x4096_f64 : (tensor<2048x4096xf64>, tensor<4096x4096xf64>) -> tensor<2048x4096xf64>
  %19 = aten.mm %x4096x4096_f64, %w4096x1024_f64 : (tensor<4096x4096xf64>, tensor<4096x1024xf64>) -> tensor<4096x1024xf64>
  %20 = aten.mm %x4096x1026_f64, %w1026x4096_f64 : (tensor<4096x1026xf64>, tensor<1026x4096xf64>) -> tensor<4096x4096xf64>
  %21 = aten.mm %x100x1000_f64, %w1000x10000_f64 : (tensor<100x1000xf64>, tensor<1000x10000xf64>) -> tensor<100x10000xf64>
  %22 = aten.mm %x33x300_f64, %w300x200_f64 : (tensor<33x300xf64>, tensor<300x200xf64>) -> tensor<33x200xf64>
  %23 = aten.mm %x8x8_f64, %w8x8_f64 : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
  %24 = aten.mm %x256x64_f64, %w64x256_f64 : (tensor<256x64xf64>, tensor<64x256xf64>) -> tensor<256x256xf64>
  %25 = aten.mm %x1000x1_f64, %w1x1000_f64 : (tensor<1000x1xf64>, tensor<1x1000xf64>) -> tensor<1000x1000xf64>
  %t26 = aten.t %w4096x4096_f64 : (tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
  %26 = aten.mm %x1x4096_f64, %t26 : (tensor<1x4096xf64>, tensor<4096x4096xf64>) -> tensor<1x4096xf64>
  %27 = aten.addmm %b4096_f64, %x1x4096_f64, %w4096x4096_f64 : (tensor<4096xf64>, tensor<1x4096xf64>, tensor<4096x4096xf64>) -> tensor<1x4096xf64>
  %28 = aten.mm %x1x4096_f64, %w4096x4096_f64 : (tensor<1x4096xf64>, tensor<4096x4096xf64>) -> tensor<1x4096xf64>
  %r28 = aten.relu %28 : (tensor<1x4096xf64>) -> tensor<1x4096xf64>
  %t29 = aten.t %w4096x4096_f64 : (tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
  %29 = aten.mm %x1x4096_f64, %t29 : (tensor<1x4096xf64>, tensor<4096x4096xf64>) -> tensor<1x4096xf64>
  %r29 = aten.relu %29 : (tensor<1x4096xf64>) -> tensor<1x4096xf64>
  %t30 = aten.t %w4096x4096_f64 : (tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
  %30 = aten.mm %x16x4096_f64, %t30 : (tensor<16x4096xf64>, tensor<4096x4096xf64>) -> tensor<16x4096xf64>
  %31 = aten.addmm %b4096_f64, %x16x4096_f64, %w4096x4096_f64 : (tensor<4096xf64>, tensor<16x4096xf64>, tensor<4096x4096xf64>) -> tensor<16x4096xf64>
  %32 = aten.mm %x16x4096_f64, %w4096x4096_f64 : (tensor<16x4096xf64>, tensor<4096x4096xf64>) -> tensor<16x4096xf64>
  %r32 = aten.relu %32 : (tensor<16x4096xf64>) -> tensor<16x4096xf64>
  %t33 = aten.t %w4096x4096_f64 : (tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
  %33 = aten.mm %x16x4096_f64, %t33 : (tensor<16x4096xf64>, tensor<4096x4096xf64>) -> tensor<16x4096xf64>
  %r33 = aten.relu %33 : (tensor<16x4096xf64>) -> tensor<16x4096xf64>
  %t34 = aten.t %w1024x1024_f64 : (tensor<1024x1024xf64>) -> tensor<1024x1024xf64>
  %34 = aten.mm %x64x1024_f64, %t34 : (tensor<64x1024xf64>, tensor<1024x1024xf64>) -> tensor<64x1024xf64>
  %35 = aten.addmm %b1024_f64, %x64x1024_f64, %w1024x1024_f64 : (tensor<1024xf64>, tensor<64x1024xf64>, tensor<1024x1024xf64>) -> tensor<64x1024xf64>
  %36 = aten.mm %x64x1024_f64, %w1024x1024_f64 : (tensor<64x1024xf64>, tensor<1024x1024xf64>) -> tensor<64x1024xf64>
  %r36 = aten.relu %36 : (tensor<64x1024xf64>) -> tensor<64x1024xf64>
  %t37 = aten.t %w1024x1024_f64 : (tensor<1024x1024xf64>) -> tensor<1024x1024xf64>
  %37 = aten.mm %x64x1024_f64, %t37 : (tensor<64x1024xf64>, tensor<1024x1024xf64>) -> tensor<64x1024xf64>
  %r37 = aten.relu %37 : (tensor<64x1024xf64>) -> tensor<64x1024xf64>
  %t38 = aten.t %w3072x768_f64 : (tensor<3072x768xf64>) -> tensor<768x3072xf64>
  %38 = aten.mm %x1024x768_f64, %t38 : (tensor<1024x768xf64>, tensor<768x3072xf64>) -> tensor<1024x3072xf64>
  %39 = aten.addmm %b3072_f64, %x1024x768_f64, %w768x3072_f64 : (tensor<3072xf64>, tensor<1024x768xf64>, tensor<768x3072xf64>) -> tensor<1024x3072xf64>
  %40 = aten.mm %x1024x768_f64, %w768x3072_f64 : (tensor<1024x768xf64>, tensor<768x3072xf64>) -> tensor<1024x3072xf64>
  %r40 = aten.relu %40 : (tensor<1024x3072xf64>) -> tensor<1024x3072xf64>
  %t41 = aten.t %w3072x768_f64 : (tensor<3072x768xf64>) -> tensor<768x3072xf64>
  %41 = aten.mm %x1024x768_f64, %t41 : (tensor<1024x768xf64>, tensor<768x3072xf64>) -> tensor<1024x3072xf64>
  %r41 = aten.relu %41 : (tensor<1024x3072xf64>) -> tensor<1024x3072xf64>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %r28, %r29, %30, %31, %r32, %r33, %34, %35, %r36, %r37, %38, %39, %r40, %r41 : tensor<1x64xf64>, tensor<1x4096xf64>, tensor<2x4096xf64>, tensor<4x1024xf64>, tensor<5x11008xf64>, tensor<15x4096xf64>, tensor<16x4096xf64>, tensor<17x4096xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<64x64xf64>, tensor<64x15xf64>, tensor<64x16xf64>, tensor<128x128xf64>, tensor<129x1024xf64>, tensor<512x512xf64>, tensor<1024x768xf64>, tensor<1024x3072xf64>, tensor<2048x4096xf64>, tensor<4096x1024xf64>, tensor<4096x4096xf64>, tensor<100x10000xf64>, tensor<33x200xf64>, tensor<8x8xf64>, tensor<256x256xf64>, tensor<1000x1000xf64>, tensor<1x4096xf64>, tensor<1x4096xf64>, tensor<1x4096xf64>, tensor<1x4096xf64>, tensor<16x4096xf64>, tensor<16x4096xf64>, tensor<16x4096xf64>, tensor<16x4096xf64>, tensor<64x1024xf64>, tensor<64x1024xf64>, tensor<64x1024xf64>, tensor<64x1024xf64>, tensor<1024x3072xf64>, tensor<1024x3072xf64>, tensor<1024x3072xf64>, tensor<1024x3072xf64>
}

func.func @products_of_i64(%x1x64_i64: tensor<1x64xi64>, %w64x64_i64: tensor<64x64xi64>, %x1x4096_i64: tensor<1x4096xi64>, %w4096x4096_i64: tensor<4096x4096xi64>, %x2x4096_i64: tensor<2x4096xi64>, %x4x1024_i64: tensor<4x1024xi64>, %w1024x1024_i64: tensor<1024x1024xi64>, %x5x4096_i64: tensor<5x4096xi64>, %w4096x11008_i64: tensor<4096x11008xi64>, %x15x4096_i64: tensor<15x4096xi64>, %x16x4096_i64: tensor<16x4096xi64>, %x17x4096_i64: tensor<17x4096xi64>, %x64x15_i64: tensor<64x15xi64>, %w15x64_i64: tensor<15x64xi64>, %x64x16_i64: tensor<64x16xi64>, %w16x64_i64: tensor<16x64xi64>, %x64x17_i64: tensor<64x17xi64>, %w17x64_i64: tensor<17x64xi64>, %x64x1024_i64: tensor<64x1024xi64>, %w1024x15_i64: tensor<1024x15xi64>, %w1024x16_i64: tensor<1024x16xi64>, %x128x1024_i64: tensor<128x1024xi64>, %w1024x128_i64: tensor<1024x128xi64>, %x129x1024_i64: tensor<129x1024xi64>, %x512x512_i64: tensor<512x512xi64>, %w512x512_i64: tensor<512x512xi64>, %x1024x768_i64: tensor<1024x768xi64>, %w768x768_i64: tensor<768x768xi64>, %w768x3072_i64: tensor<768x3072xi64>, %x2048x4096_i64: tensor<2048x4096xi64>, %x4096x4096_i64: tensor<4096x4096xi64>, %w4096x1024_i64: tensor<4096x1024xi64>, %x4096x1026_i64: tensor<4096x1026xi64>, %w1026x4096_i64: tensor<1026x4096xi64>, %x100x1000_i64: tensor<100x1000xi64>, %w1000x10000_i64: tensor<1000x10000xi64>, %x33x300_i64: tensor<33x300xi64>, %w300x200_i64: tensor<300x200xi64>, %x8x8_i64: tensor<8x8xi64>, %w8x8_i64: tensor<8x8xi64>, %x256x64_i64: tensor<256x64xi64>, %w64x256_i64: tensor<64x256xi64>, %x1000x1_i64: tensor<1000x1xi64>, %w1x1000_i64: tensor<1x1000xi64>, %b4096_i64: tensor<4096xi64>, %b1024_i64: tensor<1024xi64>, %w3072x768_i64: tensor<3072x768xi64>, %b3072_i64: tensor<3072xi64>) -> (tensor<1x64xi64>, tensor<1x4096xi64>, tensor<2x4096xi64>, tensor<4x1024xi64>, tensor<5x11008xi64>, tensor<15x4096xi64>, tensor<16x4096xi64>, tensor<17x4096xi64>, tensor<64x64xi64>, tensor<64x64xi64>, tensor<64x64xi64>, tensor<64x15xi64>, tensor<64x16xi64>, tensor<128x128xi64>, tensor<129x1024xi64>, tensor<512x512xi64>, tensor<1024x768xi64>, tensor<1024x3072xi64>, tensor<2048x4096xi64>, tensor<4096x1024xi64>, tensor<4096x4096xi64>, tensor<100x10000xi64>, tensor<33x200xi64>, tensor<8x8xi64>, tensor<256x256xi64>, tensor<1000x1000xi64>, tensor<1x4096xi64>, tensor<1x4096xi64>, tensor<1x4096xi64>, tensor<1x4096xi64>, tensor<16x4096xi64>, tensor<16x4096xi64>, tensor<16x4096xi64>, tensor<16x4096xi64>, tensor<64x1024xi64>, tensor<64x1024xi64>, tensor<64x1024xi64>, tensor<64x1024xi64>, tensor<1024x3072xi64>, tensor<1024x3072xi64>, tensor<1024x3072xi64>, tensor<1024x3072xi64>) {
  %0 = aten.mm %x1x64_i64, %w64x64_i64 : (tensor<1x64xi64>, tensor<64x64xi64>) -> tensor<1x64xi64>
  %1 = aten.mm %x1x4096_i64, %w4096x4096_i64 : (tensor<1x4096xi64>, tensor<4096x4096xi64>) -> tensor<1x4096xi64>
  %2 = aten.mm %x2x4096_i64, %w4096x4096_i64 : (tensor<2x4096xi64>, tensor<4096x4096xi64>) -> tensor<2x4096xi64>
  %3 = aten.mm %x4x1024_i64, %w1024x1024_i64 : (tensor<4x1024xi64>, tensor<1024x1024xi64>) -> tensor<4x1024xi64>
  %4 = aten.mm %x5x4096_i64, %w4096x11008_i64 : (tensor<5x4096xi64>, tensor<4096x11008xi64>) -> tensor<5x11008xi64>
  %5 = aten.mm %x15x4096_i64, %w4096x4096_i64 : (tensor<15x4096xi64>, tensor<4096x4096xi64>) -> tensor<15x4096xi64>
  %6 = aten.mm %x16x4096_i64, %w4096x4096_i64 : (tensor<16x4096xi64>, tensor<4096x4096xi64>) -> tensor<16x4096xi64>
  %7 = aten.mm %x17x4096_i64, %w4096x4096_i64 : (tensor<17x4096xi64>, tensor<4096x4096xi64>) -> tensor<17x4096xi64>
  %8 = aten.mm %x64x15_i64, %w15x64_i64 : (tensor<64x15xi64>, tensor<15x64xi64>) -> tensor<64x64xi64>
  %9 = aten.mm %x64x16_i64, %w16x64_i64 : (tensor<64x16xi64>, tensor<16x64xi64>) -> tensor<64x64xi64>
  %10 = aten.mm %x64x17_i64, %w17x64_i64 : (tensor<64x17xi64>, tensor<17x64xi64>) -> tensor<64x64xi64>
  %11 = aten.mm %x64x1024_i64, %w1024x15_i64 : (tensor<64x1024xi64>, tensor<1024x15xi64>) -> tensor<64x15xi64>
  %12 = aten.mm %x64x1024_i64, %w1024x16_i64 : (tensor<64x1024xi64>, tensor<1024x16xi64>) -> tensor<64x16xi64>
  %13 = aten.mm %x128x1024_i64, %w1024x128_i64 : (tensor<128x1024xi64>, tensor<1024x128xi64>) -> tensor<128x128xi64>
  %14 = aten.mm %x129x1024_i64, %w1024x1024_i64 : (tensor<129x1024xi64>, tensor<1024x1024xi64>) -> tensor<129x1024xi64>
  %15 = aten.mm %x512x512_i64, %w512x512_i64 : (tensor<512x512xi64>, tensor<512x512xi64>) -> tensor<512x512xi64>
  %16 = aten.mm %x1024x768_i64, %w768x768_i64 : (tensor<1024x768xi64>, tensor<768x768xi64>) -> tensor<1024x768xi64>
  %17 = aten.mm %x1024x768_i64, %w768x3072_i64 : (tensor<1024x768xi64>, tensor<768x3072xi64>) -> tensor<1024x3072xi64>
  %18 = aten.mm %x2048x4096_i64, %w4096x4096_i64 : (tensor<2048x4096xi64>, tensor<4096x4096xi64>) -> tensor<2048x4096xi64>
  %19 = aten.mm %x4096x4096_i64, %w4096x1024_i64 : (tensor<4096x4096xi64>, tensor<4096x1024xi64>) -> tensor<4096x1024xi64>
  %20 = aten.mm %x4096x1026_i64, %w1026x4096_i64 : (tensor<4096x1026xi64>, tensor<1026x4096xi64>) -> tensor<4096x4096xi64>
  %21 = aten.mm %x100x1000_i64, %w1000x10000_i64 : (tensor<100x1000xi64>, tensor<1000x10000xi64>) -> tensor<100x10000xi64>
  %22 = aten.mm %x33x300_i64, %w300x200_i64 : (tensor<33x300xi64>, tensor<300x200xi64>) -> tensor<33x200xi64>
  %23 = aten.mm %x8x8_i64, %w8x8_i64 : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi64>
  %24 = aten.mm %x256x64_i64, %w64x256_i64 : (tensor<256x64xi64>, tensor<64x256xi64>) -> tensor<256x256xi64>
  %25 = aten.mm %x1000x1_i64, %w1x1000_i64 : (tensor<1000x1xi64>, tensor<1x1000xi64>) -> tensor<1000x1000xi64>
  %t26 = aten.t %w4096x4096_i64 : (tensor<4096x4096xi64>) -> tensor<4096x4096xi64>
  %26 = aten.mm %x1x4096_i64, %t26 : (tensor<1x4096xi64>, tensor<4096x4096xi64>) -> tensor<1x4096xi64>
  %27 = aten.addmm %b4096_i64, %x1x4096_i64, %w4096x4096_i64 : (tensor<4096xi64>, tensor<1x4096xi64>, tensor<4096x4096xi64>) -> tensor<1x4096xi64>
  %28 = aten.mm %x1x4096_i64, %w4096x4096_i64 : (tensor<1x4096xi64>, tensor<4096x4096xi64>) -> tensor<1x4096xi64>
  %r28 = aten.relu %28 : (tensor<1x4096xi64>) -> tensor<1x4096xi64>
  %t29 = aten.t %w4096x4096_i64 : (tensor<4096x4096xi64>) -> tensor<4096x4096xi64>
  %29 = aten.mm %x1x4096_i64, %t29 : (tensor<1x4096xi64>, tensor<4096x4096xi64>) -> tensor<1x4096xi64>
  %r29 = aten.relu %29 : (tensor<1x4096xi64>) -> tensor<1x4096xi64>
  %t30 = aten.t %w4096x4096_i64 : (tensor<4096x4096xi64>) -> tensor<4096x4096xi64>
  %30 = aten.mm %x16x4096_i64, %t30 : (tensor<16x4096xi64>, tensor<4096x4096xi64>) -> tensor<16x4096xi64>
  %31 = aten.addmm %b4096_i64, %x16x4096_i64, %w4096x4096_i64 : (tensor<4096xi64>, tensor<16x4096xi64>, tensor<4096x4096xi64>) -> tensor<16x4096xi64>
  %32 = aten.mm %x16x4096_i64, %w4096x4096_i64 : (tensor<16x4096xi64>, tensor<4096x4096xi64>) -> tensor<16x4096xi64>
  %r32 = aten.relu %32 : (tensor<16x4096xi64>) -> tensor<16x4096xi64>
  %t33 = aten.t %w4096x4096_i64 : (tensor<4096x4096xi64>) -> tensor<4096x4096xi64>
  %33 = aten.mm %x16x4096_i64, %t33 : (tensor<16x4096xi64>, tensor<4096x4096xi64>) -> tensor<16x4096xi64>
  %r33 = aten.relu %33 : (tensor<16x4096xi64>) -> tensor<16x4096xi64>
  %t34 = aten.t %w1024x1024_i64 : (tensor<1024x1024xi64>) -> tensor<1024x1024xi64>
  %34 = aten.mm %x64x1024_i64, %t34 : (tensor<64x1024xi64>, tensor<1024x1024xi64>) -> tensor<64x1024xi64>
  %35 = aten.addmm %b1024_i64, %x64x1024_i64, %w1024x1024_i64 : (tensor<1024xi64>, tensor<64x1024xi64>, tensor<1024x1024xi64>) -> tensor<64x1024xi64>
  %36 = aten.mm %x64x1024_i64, %w1024x1024_i64 : (tensor<64x1024xi64>, tensor<1024x1024xi64>) -> tensor<64x1024xi64>
  %r36 = aten.relu %36 : (tensor<64x1024xi64>) -> tensor<64x1024xi64>
  %t37 = aten.t %w1024x1024_i64 : (tensor<1024x1024xi64>) -> tensor<1024x1024xi64>
  %37 = aten.mm %x64x1024_i64, %t37 : (tensor<64x1024xi64>, tensor<1024x1024xi64>) -> tensor<64x1024xi64>
  %r37 = aten.relu %37 : (tensor<64x1024xi64>) -> tensor<64x1024xi64>
  %t38 = aten.t %w3072x768_i64 : (tensor<3072x768xi64>) -> tensor<768x3072xi64>
  %38 = aten.mm %x1024x768_i64, %t38 : (tensor<1024x768xi64>, tensor<768x3072xi64>) -> tensor<1024x3072xi64>
  %39 = aten.addmm %b3072_i64, %x1024x768_i64, %w768x3072_i64 : (tensor<3072xi64>, tensor<1024x768xi64>, tensor<768x3072xi64>) -> tensor<1024x3072xi64>
  %40 = aten.mm %x1024x768_i64, %w768x3072_i64 : (tensor<1024x768xi64>, tensor<768x3072xi64>) -> tensor<1024x3072xi64>
  %r40 = aten.relu %40 : (tensor<1024x3072xi64>) -> tensor<1024x3072xi64>
  %t41 = aten.t %w3072x768_i64 : (tensor<3072x768xi64>) -> tensor<768x3072xi64>
  %41 = aten.mm %x1024x768_i64, %t41 : (tensor<1024x768xi64>, tensor<768x3072xi64>) -> tensor<1024x3072xi64>
  %r41 = aten.relu %41 : (tensor<1024x3072xi64>) -> tensor<1024x3072xi64>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %r28, %r29, %30, %31, %r32, %r33, %34, %35, %r36, %r37, %38, %39, %r40, %r41 : tensor<1x64xi64>, tensor<1x4096xi64>, tensor<2x4096xi64>, tensor<4x1024xi64>, tensor<5x11008xi64>, tensor<15x4096xi64>, tensor<16x4096xi64>, tensor<17x4096xi64>, tensor<64x64xi64>, tensor<64x64xi64>, tensor<64x64xi64>, tensor<64x15xi64>, tensor<64x16xi64>, tensor<128x128xi64>, tensor<129x1024xi64>, tensor<512x512xi64>, tensor<1024x768xi64>, tensor<1024x3072xi64>, tensor<2048x4096xi64>, tensor<4096x1024xi64>, tensor<4096x4096xi64>, tensor<100x10000xi64>, tensor<33x200xi64>, tensor<8x8xi64>, tensor<256x256xi64>, tensor<1000x1000xi64>, tensor<1x4096xi64>, tensor<1x4096xi64>, tensor<1x4096xi64>, tensor<1x4096xi64>, tensor<16x4096xi64>, tensor<16x4096xi64>, tensor<16x4096xi64>, tensor<16x4096xi64>, tensor<64x1024xi64>, tensor<64x1024xi64>, tensor<64x1024xi64>, tensor<64x1024xi64>, tensor<1024x3072xi64>, tensor<1024x3072xi64>, tensor<1024x3072xi64>, tensor<1024x3072xi64>
}

func.func @attentions(%q1_8_64_64_bf16: tensor<1x8x64x64xbf16>, %k1_8_64_64_bf16: tensor<1x8x64x64xbf16>, %m64_64_bf16: tensor<64x64xbf16>, %q2_4_1_64_bf16: tensor<2x4x1x64xbf16>, %k2_4_512_64_bf16: tensor<2x4x512x64xbf16>, %q2_4_3_64_bf16: tensor<2x4x3x64xbf16>, %q1_2_2048_64_bf16: tensor<1x2x2048x64xbf16>, %k1_2_2048_64_bf16: tensor<1x2x2048x64xbf16>, %q4_16_512_128_bf16: tensor<4x16x512x128xbf16>, %k4_16_512_128_bf16: tensor<4x16x512x128xbf16>, %q1_1_16_8_bf16: tensor<1x1x16x8xbf16>, %k1_1_16_8_bf16: tensor<1x1x16x8xbf16>, %q1_8_128_64_bf16: tensor<1x8x128x64xbf16>, %k1_8_4096_64_bf16: tensor<1x8x4096x64xbf16>, %m128_4096_bf16: tensor<128x4096xbf16>, %q1_8_64_64_f32: tensor<1x8x64x64xf32>, %k1_8_64_64_f32: tensor<1x8x64x64xf32>, %m64_64_f32: tensor<64x64xf32>, %q2_4_1_64_f32: tensor<2x4x1x64xf32>, %k2_4_512_64_f32: tensor<2x4x512x64xf32>, %q2_4_3_64_f32: tensor<2x4x3x64xf32>, %q1_2_2048_64_f32: tensor<1x2x2048x64xf32>, %k1_2_2048_64_f32: tensor<1x2x2048x64xf32>, %q4_16_512_128_f32: tensor<4x16x512x128xf32>, %k4_16_512_128_f32: tensor<4x16x512x128xf32>, %q1_1_16_8_f32: tensor<1x1x16x8xf32>, %k1_1_16_8_f32: tensor<1x1x16x8xf32>, %q1_8_128_64_f32: tensor<1x8x128x64xf32>, %k1_8_4096_64_f32: tensor<1x8x4096x64xf32>, %m128_4096_f32: tensor<128x4096xf32>) -> (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<2x4x1x64xbf16>, tensor<2x4x3x64xbf16>, tensor<1x2x2048x64xbf16>, tensor<4x16x512x128xbf16>, tensor<1x1x16x8xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<2x4x1x64xf32>, tensor<2x4x3x64xf32>, tensor<1x2x2048x64xf32>, tensor<4x16x512x128xf32>, tensor<1x1x16x8xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>) {
  %0 = aten.scaled_dot_product_attention %q1_8_64_64_bf16, %k1_8_64_64_bf16, %k1_8_64_64_bf16 : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
  %1 = aten.scaled_dot_product_attention %q1_8_64_64_bf16, %k1_8_64_64_bf16, %k1_8_64_64_bf16, %m64_64_bf16 : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<64x64xbf16>) -> tensor<1x8x64x64xbf16>
  %e2 = aten.mul.Scalar %m64_64_bf16 {other = 2.0} : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %2 = aten.scaled_dot_product_attention %q1_8_64_64_bf16, %k1_8_64_64_bf16, %k1_8_64_64_bf16, %e2 {is_causal = false} : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<64x64xbf16>) -> tensor<1x8x64x64xbf16>
  %3 = aten.scaled_dot_product_attention %q1_8_64_64_bf16, %k1_8_64_64_bf16, %k1_8_64_64_bf16 {is_causal = true} : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
  %4 = aten.scaled_dot_product_attention %q1_8_64_64_bf16, %k1_8_64_64_bf16, %k1_8_64_64_bf16 {dropout_p = 0.1} : (tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x64xbf16>
  %5 = aten.scaled_dot_product_attention %q2_4_1_64_bf16, %k2_4_512_64_bf16, %k2_4_512_64_bf16 : (tensor<2x4x1x64xbf16>, tensor<2x4x512x64xbf16>, tensor<2x4x512x64xbf16>) -> tensor<2x4x1x64xbf16>
  %6 = aten.scaled_dot_product_attention %q2_4_3_64_bf16, %k2_4_512_64_bf16, %k2_4_512_64_bf16 : (tensor<2x4x3x64xbf16>, tensor<2x4x512x64xbf16>, tensor<2x4x512x64xbf16>) -> tensor<2x4x3x64xbf16>
  %7 = aten.scaled_dot_product_attention %q1_2_2048_64_bf16, %k1_2_2048_64_bf16, %k1_2_2048_64_bf16 : (tensor<1x2x2048x64xbf16>, tensor<1x2x2048x64xbf16>, tensor<1x2x2048x64xbf16>) -> tensor<1x2x2048x64xbf16>
  %8 = aten.scaled_dot_product_attention %q4_16_512_128_bf16, %k4_16_512_128_bf16, %k4_16_512_128_bf16 : (tensor<4x16x512x128xbf16>, tensor<4x16x512x128xbf16>, tensor<4x16x512x128xbf16>) -> tensor<4x16x512x128xbf16>
  %9 = aten.scaled_dot_product_attention %q1_1_16_8_bf16, %k1_1_16_8_bf16, %k1_1_16_8_bf16 : (tensor<1x1x16x8xbf16>, tensor<1x1x16x8xbf16>, tensor<1x1x16x8xbf16>) -> tensor<1x1x16x8xbf16>
  %10 = aten.scaled_dot_product_attention %q1_8_128_64_bf16, %k1_8_4096_64_bf16, %k1_8_4096_64_bf16 : (tensor<1x8x128x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<1x8x4096x64xbf16>) -> tensor<1x8x128x64xbf16>
  %11 = aten.scaled_dot_product_attention %q1_8_128_64_bf16, %k1_8_4096_64_bf16, %k1_8_4096_64_bf16, %m128_4096_bf16 : (tensor<1x8x128x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<128x4096xbf16>) -> tensor<1x8x128x64xbf16>
  %e12 = aten.mul.Scalar %m128_4096_bf16 {other = 2.0} : (tensor<128x4096xbf16>) -> tensor<128x4096xbf16>
  %12 = aten.scaled_dot_product_attention %q1_8_128_64_bf16, %k1_8_4096_64_bf16, %k1_8_4096_64_bf16, %e12 {is_causal = false} : (tensor<1x8x128x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<128x4096xbf16>) -> tensor<1x8x128x64xbf16>
  %13 = aten.scaled_dot_product_attention %q1_8_128_64_bf16, %k1_8_4096_64_bf16, %k1_8_4096_64_bf16 {is_causal = true} : (tensor<1x8x128x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<1x8x4096x64xbf16>) -> tensor<1x8x128x64xbf16>
  %14 = aten.scaled_dot_product_attention %q1_8_128_64_bf16, %k1_8_4096_64_bf16, %k1_8_4096_64_bf16 {dropout_p = 0.1} : (tensor<1x8x128x64xbf16>, tensor<1x8x4096x64xbf16>, tensor<1x8x4096x64xbf16>) -> tensor<1x8x128x64xbf16>
  %15 = aten.scaled_dot_product_attention %q1_8_64_64_f32, %k1_8_64_64_f32, %k1_8_64_64_f32 : (tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %16 = aten.scaled_dot_product_attention %q1_8_64_64_f32, %k1_8_64_64_f32, %k1_8_64_64_f32, %m64_64_f32 : (tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<64x64xf32>) -> tensor<1x8x64x64xf32>
  %e17 = aten.mul.Scalar %m64_64_f32 {other = 2.0} : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %17 = aten.scaled_dot_product_attention %q1_8_64_64_f32, %k1_8_64_64_f32, %k1_8_64_64_f32, %e17 {is_causal = false} : (tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<64x64xf32>) -> tensor<1x8x64x64xf32>
  %18 = aten.scaled_dot_product_attention %q1_8_64_64_f32, %k1_8_64_64_f32, %k1_8_64_64_f32 {is_causal = true} : (tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %19 = aten.scaled_dot_product_attention %q1_8_64_64_f32, %k1_8_64_64_f32, %k1_8_64_64_f32 {dropout_p = 0.1} : (tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>) -> tensor<1x8x64x64xf32>
  %20 = aten.scaled_dot_product_attention %q2_4_1_64_f32, %k2_4_512_64_f32, %k2_4_512_64_f32 : (tensor<2x4x1x64xf32>, tensor<2x4x512x64xf32>, tensor<2x4x512x64xf32>) -> tensor<2x4x1x64xf32>
  %21 = aten.scaled_dot_product_attention %q2_4_3_64_f32, %k2_4_512_64_f32, %k2_4_512_64_f32 : (tensor<2x4x3x64xf32>, tensor<2x4x512x64xf32>, tensor<2x4x512x64xf32>) -> tensor<2x4x3x64xf32>
  %22 = aten.scaled_dot_product_attention %q1_2_2048_64_f32, %k1_2_2048_64_f32, %k1_2_2048_64_f32 : (tensor<1x2x2048x64xf32>, tensor<1x2x2048x64xf32>, tensor<1x2x2048x64xf32>) -> tensor<1x2x2048x64xf32>
  %23 = aten.scaled_dot_product_attention %q4_16_512_128_f32, %k4_16_512_128_f32, %k4_16_512_128_f32 : (tensor<4x16x512x128xf32>, tensor<4x16x512x128xf32>, tensor<4x16x512x128xf32>) -> tensor<4x16x512x128xf32>
  %24 = aten.scaled_dot_product_attention %q1_1_16_8_f32, %k1_1_16_8_f32, %k1_1_16_8_f32 : (tensor<1x1x16x8xf32>, tensor<1x1x16x8xf32>, tensor<1x1x16x8xf32>) -> tensor<1x1x16x8xf32>
  %25 = aten.scaled_dot_product_attention %q1_8_128_64_f32, %k1_8_4096_64_f32, %k1_8_4096_64_f32 : (tensor<1x8x128x64xf32>, tensor<1x8x4096x64xf32>, tensor<1x8x4096x64xf32>) -> tensor<1x8x128x64xf32>
  %26 = aten.scaled_dot_product_attention %q1_8_128_64_f32, %k1_8_4096_64_f32, %k1_8_4096_64_f32, %m128_4096_f32 : (tensor<1x8x128x64xf32>, tensor<1x8x4096x64xf32>, tensor<1x8x4096x64xf32>, tensor<128x4096xf32>) -> tensor<1x8x128x64xf32>
  %e27 = aten.mul.Scalar %m128_4096_f32 {other = 2.0} : (tensor<128x4096xf32>) -> tensor<128x4096xf32>
  %27 = aten.scaled_dot_product_attention %q1_8_128_64_f32, %k1_8_4096_64_f32, %k1_8_4096_64_f32, %e27 {is_causal = false} : (tensor<1x8x128x64xf32>, tensor<1x8x4096x64xf32>, tensor<1x8x4096x64xf32>, tensor<128x4096xf32>) -> tensor<1x8x128x64xf32>
  %28 = aten.scaled_dot_product_attention %q1_8_128_64_f32, %k1_8_4096_64_f32, %k1_8_4096_64_f32 {is_causal = true} : (tensor<1x8x128x64xf32>, tensor<1x8x4096x64xf32>, tensor<1x8x4096x64xf32>) -> tensor<1x8x128x64xf32>
  %29 = aten.scaled_dot_product_attention %q1_8_128_64_f32, %k1_8_4096_64_f32, %k1_8_4096_64_f32 {dropout_p = 0.1} : (tensor<1x8x128x64xf32>, tensor<1x8x4096x64xf32>, tensor<1x8x4096x64xf32>) -> tensor<1x8x128x64xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<1x8x64x64xbf16>, tensor<2x4x1x64xbf16>, tensor<2x4x3x64xbf16>, tensor<1x2x2048x64xbf16>, tensor<4x16x512x128xbf16>, tensor<1x1x16x8xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x128x64xbf16>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<2x4x1x64xf32>, tensor<2x4x3x64xf32>, tensor<1x2x2048x64xf32>, tensor<4x16x512x128xf32>, tensor<1x1x16x8xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>, tensor<1x8x128x64xf32>
}

func.func @convolutions(%x1_64_56_f32: tensor<1x64x56x56xf32>, %w64_64_3_f32: tensor<64x64x3x3xf32>, %x8_64_56_f32: tensor<8x64x56x56xf32>, %w64_64_1_f32: tensor<64x64x1x1xf32>, %x1_256_14_f32: tensor<1x256x14x14xf32>, %w512_256_1_f32: tensor<512x256x1x1xf32>, %x1_3_224_f32: tensor<1x3x224x224xf32>, %w32_3_3_f32: tensor<32x3x3x3xf32>, %w64_1_3_f32: tensor<64x1x3x3xf32>, %w64_1_5_f32: tensor<64x1x5x5xf32>, %w64_1_7_f32: tensor<64x1x7x7xf32>, %w64_32_3_f32: tensor<64x32x3x3xf32>, %x2_512_7_f32: tensor<2x512x7x7xf32>, %w512_512_3_f32: tensor<512x512x3x3xf32>, %x1_16_32_f32: tensor<1x16x32x32xf32>, %w16_16_5_f32: tensor<16x16x5x5xf32>, %x4_128_28_f32: tensor<4x128x28x28xf32>, %w128_128_3_f32: tensor<128x128x3x3xf32>, %x1_96_112_f32: tensor<1x96x112x112xf32>, %w96_1_3_f32: tensor<96x1x3x3xf32>, %x1_64_56_bf16: tensor<1x64x56x56xbf16>, %w64_64_3_bf16: tensor<64x64x3x3xbf16>, %x8_64_56_bf16: tensor<8x64x56x56xbf16>, %w64_64_1_bf16: tensor<64x64x1x1xbf16>, %x1_256_14_bf16: tensor<1x256x14x14xbf16>, %w512_256_1_bf16: tensor<512x256x1x1xbf16>, %x1_3_224_bf16: tensor<1x3x224x224xbf16>, %w32_3_3_bf16: tensor<32x3x3x3xbf16>, %w64_1_3_bf16: tensor<64x1x3x3xbf16>, %w64_1_5_bf16: tensor<64x1x5x5xbf16>, %w64_1_7_bf16: tensor<64x1x7x7xbf16>, %w64_32_3_bf16: tensor<64x32x3x3xbf16>, %x2_512_7_bf16: tensor<2x512x7x7xbf16>, %w512_512_3_bf16: tensor<512x512x3x3xbf16>, %x1_16_32_bf16: tensor<1x16x32x32xbf16>, %w16_16_5_bf16: tensor<16x16x5x5xbf16>, %x4_128_28_bf16: tensor<4x128x28x28xbf16>, %w128_128_3_bf16: tensor<128x128x3x3xbf16>, %x1_96_112_bf16: tensor<1x96x112x112xbf16>, %w96_1_3_bf16: tensor<96x1x3x3xbf16>) -> (tensor<1x64x56x56xf32>, tensor<8x64x56x56xf32>, tensor<1x512x14x14xf32>, tensor<1x32x112x112xf32>, tensor<1x64x56x56xf32>, tensor<1x64x28x28xf32>, tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>, tensor<2x512x7x7xf32>, tensor<1x16x32x32xf32>, tensor<1x64x28x28xf32>, tensor<4x128x28x28xf32>, tensor<1x96x56x56xf32>, tensor<1x64x56x56xbf16>, tensor<8x64x56x56xbf16>, tensor<1x512x14x14xbf16>, tensor<1x32x112x112xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x28x28xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x56x56xbf16>, tensor<2x512x7x7xbf16>, tensor<1x16x32x32xbf16>, tensor<1x64x28x28xbf16>, tensor<4x128x28x28xbf16>, tensor<1x96x56x56xbf16>) {
  %0 = aten.convolution %x1_64_56_f32, %w64_64_3_f32 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x56x56xf32>
  %r0 = aten.relu %0 : (tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %1 = aten.convolution %x8_64_56_f32, %w64_64_1_f32 {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xf32>, tensor<64x64x1x1xf32>) -> tensor<8x64x56x56xf32>
  %2 = aten.convolution %x1_256_14_f32, %w512_256_1_f32 {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x256x14x14xf32>, tensor<512x256x1x1xf32>) -> tensor<1x512x14x14xf32>
  %3 = aten.convolution %x1_3_224_f32, %w32_3_3_f32 {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x3x224x224xf32>, tensor<32x3x3x3xf32>) -> tensor<1x32x112x112xf32>
  %r3 = aten.relu %3 : (tensor<1x32x112x112xf32>) -> tensor<1x32x112x112xf32>
  %4 = aten.convolution %x1_64_56_f32, %w64_1_3_f32 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xf32>, tensor<64x1x3x3xf32>) -> tensor<1x64x56x56xf32>
  %5 = aten.convolution %x1_64_56_f32, %w64_1_3_f32 {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xf32>, tensor<64x1x3x3xf32>) -> tensor<1x64x28x28xf32>
  %6 = aten.convolution %x1_64_56_f32, %w64_1_5_f32 {stride = [1, 1], padding = [2, 2], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xf32>, tensor<64x1x5x5xf32>) -> tensor<1x64x56x56xf32>
  %r6 = aten.relu %6 : (tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %7 = aten.convolution %x1_64_56_f32, %w64_1_7_f32 {stride = [1, 1], padding = [3, 3], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xf32>, tensor<64x1x7x7xf32>) -> tensor<1x64x56x56xf32>
  %8 = aten.convolution %x1_64_56_f32, %w64_1_3_f32 {stride = [1, 1], padding = [2, 2], dilation = [2, 2], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xf32>, tensor<64x1x3x3xf32>) -> tensor<1x64x56x56xf32>
  %9 = aten.convolution %x1_64_56_f32, %w64_32_3_f32 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 2} : (tensor<1x64x56x56xf32>, tensor<64x32x3x3xf32>) -> tensor<1x64x56x56xf32>
  %r9 = aten.relu %9 : (tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %10 = aten.convolution %x2_512_7_f32, %w512_512_3_f32 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<2x512x7x7xf32>
  %11 = aten.convolution %x1_16_32_f32, %w16_16_5_f32 {stride = [1, 1], padding = [2, 2], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x16x32x32xf32>, tensor<16x16x5x5xf32>) -> tensor<1x16x32x32xf32>
  %12 = aten.convolution %x1_64_56_f32, %w64_64_1_f32 {stride = [2, 2], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x64x56x56xf32>, tensor<64x64x1x1xf32>) -> tensor<1x64x28x28xf32>
  %r12 = aten.relu %12 : (tensor<1x64x28x28xf32>) -> tensor<1x64x28x28xf32>
  %13 = aten.convolution %x4_128_28_f32, %w128_128_3_f32 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<4x128x28x28xf32>
  %14 = aten.convolution %x1_96_112_f32, %w96_1_3_f32 {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 96} : (tensor<1x96x112x112xf32>, tensor<96x1x3x3xf32>) -> tensor<1x96x56x56xf32>
  %15 = aten.convolution %x1_64_56_bf16, %w64_64_3_bf16 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x64x56x56xbf16>, tensor<64x64x3x3xbf16>) -> tensor<1x64x56x56xbf16>
  %r15 = aten.relu %15 : (tensor<1x64x56x56xbf16>) -> tensor<1x64x56x56xbf16>
  %16 = aten.convolution %x8_64_56_bf16, %w64_64_1_bf16 {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<8x64x56x56xbf16>, tensor<64x64x1x1xbf16>) -> tensor<8x64x56x56xbf16>
  %17 = aten.convolution %x1_256_14_bf16, %w512_256_1_bf16 {stride = [1, 1], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x256x14x14xbf16>, tensor<512x256x1x1xbf16>) -> tensor<1x512x14x14xbf16>
  %18 = aten.convolution %x1_3_224_bf16, %w32_3_3_bf16 {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x3x224x224xbf16>, tensor<32x3x3x3xbf16>) -> tensor<1x32x112x112xbf16>
  %r18 = aten.relu %18 : (tensor<1x32x112x112xbf16>) -> tensor<1x32x112x112xbf16>
  %19 = aten.convolution %x1_64_56_bf16, %w64_1_3_bf16 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xbf16>, tensor<64x1x3x3xbf16>) -> tensor<1x64x56x56xbf16>
  %20 = aten.convolution %x1_64_56_bf16, %w64_1_3_bf16 {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xbf16>, tensor<64x1x3x3xbf16>) -> tensor<1x64x28x28xbf16>
  %21 = aten.convolution %x1_64_56_bf16, %w64_1_5_bf16 {stride = [1, 1], padding = [2, 2], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xbf16>, tensor<64x1x5x5xbf16>) -> tensor<1x64x56x56xbf16>
  %r21 = aten.relu %21 : (tensor<1x64x56x56xbf16>) -> tensor<1x64x56x56xbf16>
  %22 = aten.convolution %x1_64_56_bf16, %w64_1_7_bf16 {stride = [1, 1], padding = [3, 3], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xbf16>, tensor<64x1x7x7xbf16>) -> tensor<1x64x56x56xbf16>
  %23 = aten.convolution %x1_64_56_bf16, %w64_1_3_bf16 {stride = [1, 1], padding = [2, 2], dilation = [2, 2], transposed = false, output_padding = [0, 0], groups = 64} : (tensor<1x64x56x56xbf16>, tensor<64x1x3x3xbf16>) -> tensor<1x64x56x56xbf16>
  %24 = aten.convolution %x1_64_56_bf16, %w64_32_3_bf16 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 2} : (tensor<1x64x56x56xbf16>, tensor<64x32x3x3xbf16>) -> tensor<1x64x56x56xbf16>
  %r24 = aten.relu %24 : (tensor<1x64x56x56xbf16>) -> tensor<1x64x56x56xbf16>
  %25 = aten.convolution %x2_512_7_bf16, %w512_512_3_bf16 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<2x512x7x7xbf16>, tensor<512x512x3x3xbf16>) -> tensor<2x512x7x7xbf16>
  %26 = aten.convolution %x1_16_32_bf16, %w16_16_5_bf16 {stride = [1, 1], padding = [2, 2], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x16x32x32xbf16>, tensor<16x16x5x5xbf16>) -> tensor<1x16x32x32xbf16>
  %27 = aten.convolution %x1_64_56_bf16, %w64_64_1_bf16 {stride = [2, 2], padding = [0, 0], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<1x64x56x56xbf16>, tensor<64x64x1x1xbf16>) -> tensor<1x64x28x28xbf16>
  %r27 = aten.relu %27 : (tensor<1x64x28x28xbf16>) -> tensor<1x64x28x28xbf16>
  %28 = aten.convolution %x4_128_28_bf16, %w128_128_3_bf16 {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} : (tensor<4x128x28x28xbf16>, tensor<128x128x3x3xbf16>) -> tensor<4x128x28x28xbf16>
  %29 = aten.convolution %x1_96_112_bf16, %w96_1_3_bf16 {stride = [2, 2], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 96} : (tensor<1x96x112x112xbf16>, tensor<96x1x3x3xbf16>) -> tensor<1x96x56x56xbf16>
  func.return %r0, %1, %2, %r3, %4, %5, %r6, %7, %8, %r9, %10, %11, %r12, %13, %14, %r15, %16, %17, %r18, %19, %20, %r21, %22, %23, %r24, %25, %26, %r27, %28, %29 : tensor<1x64x56x56xf32>, tensor<8x64x56x56xf32>, tensor<1x512x14x14xf32>, tensor<1x32x112x112xf32>, tensor<1x64x56x56xf32>, tensor<1x64x28x28xf32>, tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>, tensor<2x512x7x7xf32>, tensor<1x16x32x32xf32>, tensor<1x64x28x28xf32>, tensor<4x128x28x28xf32>, tensor<1x96x56x56xf32>, tensor<1x64x56x56xbf16>, tensor<8x64x56x56xbf16>, tensor<1x512x14x14xbf16>, tensor<1x32x112x112xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x28x28xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x56x56xbf16>, tensor<1x64x56x56xbf16>, tensor<2x512x7x7xbf16>, tensor<1x16x32x32xbf16>, tensor<1x64x28x28xbf16>, tensor<4x128x28x28xbf16>, tensor<1x96x56x56xbf16>
}




func.func @scaled_products(%x1_1024: tensor<1x1024xf8E4M3FN>, %y1024_4096: tensor<1024x4096xf8E4M3FN>, %sone1_1024: tensor<f32>, %tone1024_4096: tensor<f32>, %x15_1024: tensor<15x1024xf8E4M3FN>, %sone15_1024: tensor<f32>, %x16_1024: tensor<16x1024xf8E4M3FN>, %sone16_1024: tensor<f32>, %x17_1024: tensor<17x1024xf8E4M3FN>, %sone17_1024: tensor<f32>, %x128_1024: tensor<128x1024xf8E4M3FN>, %y1024_11008: tensor<1024x11008xf8E4M3FN>, %sone128_1024: tensor<f32>, %tone1024_11008: tensor<f32>, %x129_1024: tensor<129x1024xf8E4M3FN>, %sone129_1024: tensor<f32>, %y1024_16896: tensor<1024x16896xf8E4M3FN>, %tone1024_16896: tensor<f32>, %y1024_17024: tensor<1024x17024xf8E4M3FN>, %tone1024_17024: tensor<f32>, %x256_1024: tensor<256x1024xf8E4M3FN>, %y1024_8448: tensor<1024x8448xf8E4M3FN>, %sone256_1024: tensor<f32>, %tone1024_8448: tensor<f32>, %y1024_8576: tensor<1024x8576xf8E4M3FN>, %tone1024_8576: tensor<f32>, %x257_1024: tensor<257x1024xf8E4M3FN>, %sone257_1024: tensor<f32>, %x512_4096: tensor<512x4096xf8E4M3FN>, %y4096_4096: tensor<4096x4096xf8E4M3FN>, %sone512_4096: tensor<f32>, %tone4096_4096: tensor<f32>, %x128_64: tensor<128x64xf8E4M3FN>, %y64_64: tensor<64x64xf8E4M3FN>, %sone128_64: tensor<f32>, %tone64_64: tensor<f32>, %srows16_1024: tensor<16x1xf32>, %trows1024_4096: tensor<1x4096xf32>, %srows129_1024: tensor<129x1xf32>, %trows1024_16896: tensor<1x16896xf32>, %trows1024_17024: tensor<1x17024xf32>, %srows256_1024: tensor<256x1xf32>, %trows1024_8448: tensor<1x8448xf32>, %trows1024_8576: tensor<1x8576xf32>, %sblocks1_1024: tensor<1x8xf32>, %tblocks1024_4096: tensor<8x32xf32>, %sblocks15_1024: tensor<15x8xf32>, %sblocks16_1024: tensor<16x8xf32>, %sblocks17_1024: tensor<17x8xf32>, %sblocks128_1024: tensor<128x8xf32>, %tblocks1024_11008: tensor<8x86xf32>, %sblocks129_1024: tensor<129x8xf32>, %tblocks1024_16896: tensor<8x132xf32>, %tblocks1024_17024: tensor<8x133xf32>, %sblocks256_1024: tensor<256x8xf32>, %tblocks1024_8448: tensor<8x66xf32>, %tblocks1024_8576: tensor<8x67xf32>, %sblocks257_1024: tensor<257x8xf32>, %sblocks512_4096: tensor<512x32xf32>, %tblocks4096_4096: tensor<32x32xf32>, %sblocks128_64: tensor<128x1xf32>, %tblocks64_64: tensor<1x1xf32>, %scolumns16_1024: tensor<16x8xf32>, %tcolumns1024_4096: tensor<8x4096xf32>, %scolumns129_1024: tensor<129x8xf32>, %tcolumns1024_16896: tensor<8x16896xf32>, %tcolumns1024_17024: tensor<8x17024xf32>, %scolumns256_1024: tensor<256x8xf32>, %tcolumns1024_8448: tensor<8x8448xf32>, %tcolumns1024_8576: tensor<8x8576xf32>, %sv2_one16_1024: tensor<1xf32>, %tv2_one1024_4096: tensor<1xf32>, %sv2_one129_1024: tensor<1xf32>, %tv2_one1024_16896: tensor<1xf32>, %tv2_one1024_17024: tensor<1xf32>, %sv2_one256_1024: tensor<1xf32>, %tv2_one1024_8448: tensor<1xf32>, %tv2_one1024_8576: tensor<1xf32>, %sv2_blocks16_1024: tensor<16x8xf32>, %tv2_blocks1024_4096: tensor<8x32xf32>, %sv2_blocks129_1024: tensor<129x8xf32>, %tv2_blocks1024_16896: tensor<8x132xf32>, %tv2_blocks1024_17024: tensor<8x133xf32>, %sv2_blocks256_1024: tensor<256x8xf32>, %tv2_blocks1024_8448: tensor<8x66xf32>, %tv2_blocks1024_8576: tensor<8x67xf32>, %sv2_columns16_1024: tensor<16x8xf32>, %tv2_columns1024_4096: tensor<4096x8xf32>, %sv2_columns129_1024: tensor<129x8xf32>, %tv2_columns1024_16896: tensor<16896x8xf32>, %tv2_columns1024_17024: tensor<17024x8xf32>, %sv2_columns256_1024: tensor<256x8xf32>, %tv2_columns1024_8448: tensor<8448x8xf32>, %tv2_columns1024_8576: tensor<8576x8xf32>) -> (tensor<1x4096xbf16>, tensor<15x4096xbf16>, tensor<16x4096xbf16>, tensor<17x4096xbf16>, tensor<128x11008xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<257x4096xbf16>, tensor<512x4096xbf16>, tensor<128x64xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<1x4096xbf16>, tensor<15x4096xbf16>, tensor<16x4096xbf16>, tensor<17x4096xbf16>, tensor<128x11008xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<257x4096xbf16>, tensor<512x4096xbf16>, tensor<128x64xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>) {
  %0 = aten._scaled_mm %x1_1024, %y1024_4096, %sone1_1024, %tone1024_4096 {out_dtype = bf16} : (tensor<1x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<1x4096xbf16>
  %1 = aten._scaled_mm %x15_1024, %y1024_4096, %sone15_1024, %tone1024_4096 {out_dtype = bf16} : (tensor<15x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<15x4096xbf16>
  %2 = aten._scaled_mm %x16_1024, %y1024_4096, %sone16_1024, %tone1024_4096 {out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<16x4096xbf16>
  %3 = aten._scaled_mm %x17_1024, %y1024_4096, %sone17_1024, %tone1024_4096 {out_dtype = bf16} : (tensor<17x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<17x4096xbf16>
  %4 = aten._scaled_mm %x128_1024, %y1024_11008, %sone128_1024, %tone1024_11008 {out_dtype = bf16} : (tensor<128x1024xf8E4M3FN>, tensor<1024x11008xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<128x11008xbf16>
  %5 = aten._scaled_mm %x129_1024, %y1024_4096, %sone129_1024, %tone1024_4096 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<129x4096xbf16>
  %6 = aten._scaled_mm %x129_1024, %y1024_16896, %sone129_1024, %tone1024_16896 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<129x16896xbf16>
  %7 = aten._scaled_mm %x129_1024, %y1024_17024, %sone129_1024, %tone1024_17024 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<129x17024xbf16>
  %8 = aten._scaled_mm %x256_1024, %y1024_8448, %sone256_1024, %tone1024_8448 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<256x8448xbf16>
  %9 = aten._scaled_mm %x256_1024, %y1024_8576, %sone256_1024, %tone1024_8576 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<256x8576xbf16>
  %10 = aten._scaled_mm %x257_1024, %y1024_4096, %sone257_1024, %tone1024_4096 {out_dtype = bf16} : (tensor<257x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<257x4096xbf16>
  %11 = aten._scaled_mm %x512_4096, %y4096_4096, %sone512_4096, %tone4096_4096 {out_dtype = bf16} : (tensor<512x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<512x4096xbf16>
  %12 = aten._scaled_mm %x128_64, %y64_64, %sone128_64, %tone64_64 {out_dtype = bf16} : (tensor<128x64xf8E4M3FN>, tensor<64x64xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<128x64xbf16>
  %13 = aten._scaled_mm %x16_1024, %y1024_4096, %srows16_1024, %trows1024_4096 {out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<16x1xf32>, tensor<1x4096xf32>) -> tensor<16x4096xbf16>
  %14 = aten._scaled_mm %x129_1024, %y1024_4096, %srows129_1024, %trows1024_4096 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<129x1xf32>, tensor<1x4096xf32>) -> tensor<129x4096xbf16>
  %15 = aten._scaled_mm %x129_1024, %y1024_16896, %srows129_1024, %trows1024_16896 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<129x1xf32>, tensor<1x16896xf32>) -> tensor<129x16896xbf16>
  %16 = aten._scaled_mm %x129_1024, %y1024_17024, %srows129_1024, %trows1024_17024 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<129x1xf32>, tensor<1x17024xf32>) -> tensor<129x17024xbf16>
  %17 = aten._scaled_mm %x256_1024, %y1024_8448, %srows256_1024, %trows1024_8448 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<256x1xf32>, tensor<1x8448xf32>) -> tensor<256x8448xbf16>
  %18 = aten._scaled_mm %x256_1024, %y1024_8576, %srows256_1024, %trows1024_8576 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<256x1xf32>, tensor<1x8576xf32>) -> tensor<256x8576xbf16>
  %19 = aten._scaled_mm %x1_1024, %y1024_4096, %sblocks1_1024, %tblocks1024_4096 {out_dtype = bf16} : (tensor<1x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<1x8xf32>, tensor<8x32xf32>) -> tensor<1x4096xbf16>
  %20 = aten._scaled_mm %x15_1024, %y1024_4096, %sblocks15_1024, %tblocks1024_4096 {out_dtype = bf16} : (tensor<15x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<15x8xf32>, tensor<8x32xf32>) -> tensor<15x4096xbf16>
  %21 = aten._scaled_mm %x16_1024, %y1024_4096, %sblocks16_1024, %tblocks1024_4096 {out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x4096xbf16>
  %22 = aten._scaled_mm %x17_1024, %y1024_4096, %sblocks17_1024, %tblocks1024_4096 {out_dtype = bf16} : (tensor<17x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<17x8xf32>, tensor<8x32xf32>) -> tensor<17x4096xbf16>
  %23 = aten._scaled_mm %x128_1024, %y1024_11008, %sblocks128_1024, %tblocks1024_11008 {out_dtype = bf16} : (tensor<128x1024xf8E4M3FN>, tensor<1024x11008xf8E4M3FN>, tensor<128x8xf32>, tensor<8x86xf32>) -> tensor<128x11008xbf16>
  %24 = aten._scaled_mm %x129_1024, %y1024_4096, %sblocks129_1024, %tblocks1024_4096 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<129x8xf32>, tensor<8x32xf32>) -> tensor<129x4096xbf16>
  %25 = aten._scaled_mm %x129_1024, %y1024_16896, %sblocks129_1024, %tblocks1024_16896 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<129x8xf32>, tensor<8x132xf32>) -> tensor<129x16896xbf16>
  %26 = aten._scaled_mm %x129_1024, %y1024_17024, %sblocks129_1024, %tblocks1024_17024 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<129x8xf32>, tensor<8x133xf32>) -> tensor<129x17024xbf16>
  %27 = aten._scaled_mm %x256_1024, %y1024_8448, %sblocks256_1024, %tblocks1024_8448 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<256x8xf32>, tensor<8x66xf32>) -> tensor<256x8448xbf16>
  %28 = aten._scaled_mm %x256_1024, %y1024_8576, %sblocks256_1024, %tblocks1024_8576 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<256x8xf32>, tensor<8x67xf32>) -> tensor<256x8576xbf16>
  %29 = aten._scaled_mm %x257_1024, %y1024_4096, %sblocks257_1024, %tblocks1024_4096 {out_dtype = bf16} : (tensor<257x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<257x8xf32>, tensor<8x32xf32>) -> tensor<257x4096xbf16>
  %30 = aten._scaled_mm %x512_4096, %y4096_4096, %sblocks512_4096, %tblocks4096_4096 {out_dtype = bf16} : (tensor<512x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>, tensor<512x32xf32>, tensor<32x32xf32>) -> tensor<512x4096xbf16>
  %31 = aten._scaled_mm %x128_64, %y64_64, %sblocks128_64, %tblocks64_64 {out_dtype = bf16} : (tensor<128x64xf8E4M3FN>, tensor<64x64xf8E4M3FN>, tensor<128x1xf32>, tensor<1x1xf32>) -> tensor<128x64xbf16>
  %32 = aten._scaled_mm %x16_1024, %y1024_4096, %scolumns16_1024, %tcolumns1024_4096 {out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<16x8xf32>, tensor<8x4096xf32>) -> tensor<16x4096xbf16>
  %33 = aten._scaled_mm %x129_1024, %y1024_4096, %scolumns129_1024, %tcolumns1024_4096 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<129x8xf32>, tensor<8x4096xf32>) -> tensor<129x4096xbf16>
  %34 = aten._scaled_mm %x129_1024, %y1024_16896, %scolumns129_1024, %tcolumns1024_16896 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<129x8xf32>, tensor<8x16896xf32>) -> tensor<129x16896xbf16>
  %35 = aten._scaled_mm %x129_1024, %y1024_17024, %scolumns129_1024, %tcolumns1024_17024 {out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<129x8xf32>, tensor<8x17024xf32>) -> tensor<129x17024xbf16>
  %36 = aten._scaled_mm %x256_1024, %y1024_8448, %scolumns256_1024, %tcolumns1024_8448 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<256x8xf32>, tensor<8x8448xf32>) -> tensor<256x8448xbf16>
  %37 = aten._scaled_mm %x256_1024, %y1024_8576, %scolumns256_1024, %tcolumns1024_8576 {out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<256x8xf32>, tensor<8x8576xf32>) -> tensor<256x8576xbf16>
  %38 = aten._scaled_mm_v2 %x16_1024, %y1024_4096, [%sv2_one16_1024], [%tv2_one1024_4096] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x4096xbf16>
  %39 = aten._scaled_mm_v2 %x129_1024, %y1024_4096, [%sv2_one129_1024], [%tv2_one1024_4096] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<129x4096xbf16>
  %40 = aten._scaled_mm_v2 %x129_1024, %y1024_16896, [%sv2_one129_1024], [%tv2_one1024_16896] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<129x16896xbf16>
  %41 = aten._scaled_mm_v2 %x129_1024, %y1024_17024, [%sv2_one129_1024], [%tv2_one1024_17024] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<129x17024xbf16>
  %42 = aten._scaled_mm_v2 %x256_1024, %y1024_8448, [%sv2_one256_1024], [%tv2_one1024_8448] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<256x8448xbf16>
  %43 = aten._scaled_mm_v2 %x256_1024, %y1024_8576, [%sv2_one256_1024], [%tv2_one1024_8576] {recipe_a = [0], swizzle_a = [], recipe_b = [0], swizzle_b = [], out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<1xf32>, tensor<1xf32>) -> tensor<256x8576xbf16>
  %44 = aten._scaled_mm_v2 %x16_1024, %y1024_4096, [%sv2_blocks16_1024], [%tv2_blocks1024_4096] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x4096xbf16>
  %45 = aten._scaled_mm_v2 %x129_1024, %y1024_4096, [%sv2_blocks129_1024], [%tv2_blocks1024_4096] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<129x8xf32>, tensor<8x32xf32>) -> tensor<129x4096xbf16>
  %46 = aten._scaled_mm_v2 %x129_1024, %y1024_16896, [%sv2_blocks129_1024], [%tv2_blocks1024_16896] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<129x8xf32>, tensor<8x132xf32>) -> tensor<129x16896xbf16>
  %47 = aten._scaled_mm_v2 %x129_1024, %y1024_17024, [%sv2_blocks129_1024], [%tv2_blocks1024_17024] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<129x8xf32>, tensor<8x133xf32>) -> tensor<129x17024xbf16>
  %48 = aten._scaled_mm_v2 %x256_1024, %y1024_8448, [%sv2_blocks256_1024], [%tv2_blocks1024_8448] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<256x8xf32>, tensor<8x66xf32>) -> tensor<256x8448xbf16>
  %49 = aten._scaled_mm_v2 %x256_1024, %y1024_8576, [%sv2_blocks256_1024], [%tv2_blocks1024_8576] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<256x8xf32>, tensor<8x67xf32>) -> tensor<256x8576xbf16>
  %50 = aten._scaled_mm_v2 %x16_1024, %y1024_4096, [%sv2_columns16_1024], [%tv2_columns1024_4096] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<16x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<16x8xf32>, tensor<4096x8xf32>) -> tensor<16x4096xbf16>
  %51 = aten._scaled_mm_v2 %x129_1024, %y1024_4096, [%sv2_columns129_1024], [%tv2_columns1024_4096] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x4096xf8E4M3FN>, tensor<129x8xf32>, tensor<4096x8xf32>) -> tensor<129x4096xbf16>
  %52 = aten._scaled_mm_v2 %x129_1024, %y1024_16896, [%sv2_columns129_1024], [%tv2_columns1024_16896] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x16896xf8E4M3FN>, tensor<129x8xf32>, tensor<16896x8xf32>) -> tensor<129x16896xbf16>
  %53 = aten._scaled_mm_v2 %x129_1024, %y1024_17024, [%sv2_columns129_1024], [%tv2_columns1024_17024] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<129x1024xf8E4M3FN>, tensor<1024x17024xf8E4M3FN>, tensor<129x8xf32>, tensor<17024x8xf32>) -> tensor<129x17024xbf16>
  %54 = aten._scaled_mm_v2 %x256_1024, %y1024_8448, [%sv2_columns256_1024], [%tv2_columns1024_8448] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8448xf8E4M3FN>, tensor<256x8xf32>, tensor<8448x8xf32>) -> tensor<256x8448xbf16>
  %55 = aten._scaled_mm_v2 %x256_1024, %y1024_8576, [%sv2_columns256_1024], [%tv2_columns1024_8576] {recipe_a = [4], swizzle_a = [], recipe_b = [4], swizzle_b = [], out_dtype = bf16} : (tensor<256x1024xf8E4M3FN>, tensor<1024x8576xf8E4M3FN>, tensor<256x8xf32>, tensor<8576x8xf32>) -> tensor<256x8576xbf16>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55 : tensor<1x4096xbf16>, tensor<15x4096xbf16>, tensor<16x4096xbf16>, tensor<17x4096xbf16>, tensor<128x11008xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<257x4096xbf16>, tensor<512x4096xbf16>, tensor<128x64xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<1x4096xbf16>, tensor<15x4096xbf16>, tensor<16x4096xbf16>, tensor<17x4096xbf16>, tensor<128x11008xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<257x4096xbf16>, tensor<512x4096xbf16>, tensor<128x64xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>, tensor<16x4096xbf16>, tensor<129x4096xbf16>, tensor<129x16896xbf16>, tensor<129x17024xbf16>, tensor<256x8448xbf16>, tensor<256x8576xbf16>
}

// GPU:       {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 13.1 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 3.748 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 4.71 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 4.71 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 3.855 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 6.206 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 11.98 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 88.9 us for the library and 98.77 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 45.95 us for the library and 50.88 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 150.9 us for the library and 112.7 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 9.68 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 3.877 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 3.107 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it has few rows, columns or terms
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 4.71 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 18 us for the library and 4.71 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 21 us for the library and 4.724 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 21 us for the library and 4.724 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18 us for the library and 11.98 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 18 us for the library and 11.98 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 21 us for the library and 12.2 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 21 us for the library and 12.2 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: a call of the library takes longer than its few multiplications
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 6.359 us for the library and 3.262 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 51.99 us for the library and 36.55 us for a generated kernel
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 becomes a generated kernel: its floats of eight bits are few blocks, or few rows
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// GPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product

// CPU:       {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.041 ms for the library and 1.344 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 216.2 us for the library and 85.52 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 8.837 ms for the library and 3.614 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.162 ms for the library and 4.241 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.248 ms for the library and 4.322 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 4.334 ms for the library and 4.403 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.63 us for the library and 0.6708 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.67 us for the library and 0.7102 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.71 us for the library and 0.7495 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 20.92 us for the library and 6.021 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 21.25 us for the library and 6.021 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 113.3 us for the library and 94.75 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 905.4 us for the library and 861.2 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 724.3 us for the library and 672.5 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.324 ms for the library and 3.137 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.06 ms for the library and 12.36 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 179.5 ms for the library and 169.6 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 90.06 ms for the library and 85.03 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 90.23 ms for the library and 85.19 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.906 ms for the library and 6.697 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 31.4 us for the library and 16.88 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.01 us for the library and 0.08985 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 37.3 us for the library and 21.14 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 4.248 ms for the library and 4.322 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 4.248 ms for the library and 4.322 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 4.259 ms for the library and 4.322 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 4.259 ms for the library and 4.322 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 547 us for the library and 522.8 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 547 us for the library and 522.8 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 557.6 us for the library and 522.8 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 557.6 us for the library and 522.8 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.06 ms for the library and 12.36 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 13.06 ms for the library and 12.36 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.56 ms for the library and 12.36 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.56 ms for the library and 12.36 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.201 us for the library and 0.2811 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 2.691 ms for the library and 2.687 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.041 ms for the library and 2.688 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 217.7 us for the library and 170.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 9.58 ms for the library and 7.227 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 5.33 ms for the library and 6.104 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 5.506 ms for the library and 6.26 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 5.683 ms for the library and 6.415 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.28 us for the library and 1.207 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.365 us for the library and 1.282 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.451 us for the library and 1.358 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.14 us for the library and 11.6 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.82 us for the library and 11.66 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 179.7 us for the library and 163.4 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.624 ms for the library and 1.52 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.529 ms for the library and 1.375 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.642 ms for the library and 5.926 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 26.18 ms for the library and 23.33 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 363.3 ms for the library and 321.7 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 183 ms for the library and 161.9 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 183.3 ms for the library and 162.2 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 12.2 ms for the library and 11.6 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 25.53 us for the library and 23.77 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.011 us for the library and 0.09879 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 48.59 us for the library and 40.52 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 2.691 ms for the library and 2.687 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 2.692 ms for the library and 2.687 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.932 ms for the library and 6.26 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 5.506 ms for the library and 6.26 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 5.527 ms for the library and 6.26 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.954 ms for the library and 6.26 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 981.8 us for the library and 873.6 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 892.7 us for the library and 873.6 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 913.7 us for the library and 873.6 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.003 ms for the library and 873.6 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 26.38 ms for the library and 23.33 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 26.18 ms for the library and 23.33 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 27.18 ms for the library and 23.33 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 27.38 ms for the library and 23.33 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.902 us for the library and 0.4823 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 5.374 ms for the library and 5.372 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.075 ms for the library and 5.375 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 427.9 us for the library and 339.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 19.15 ms for the library and 14.45 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 10.65 ms for the library and 12.34 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 11.01 ms for the library and 12.66 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 11.36 ms for the library and 12.98 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.68 us for the library and 2.139 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.765 us for the library and 2.217 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.851 us for the library and 2.294 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 22.88 us for the library and 22.76 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 24.25 us for the library and 22.89 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 441.1 us for the library and 423.7 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.241 ms for the library and 3.11 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.05 ms for the library and 2.819 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.28 ms for the library and 12.17 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 52.35 ms for the library and 47.9 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 726.6 ms for the library and 661.2 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 366 ms for the library and 332.7 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 366.7 ms for the library and 333.4 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 24.39 ms for the library and 23.72 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 43.65 us for the library and 46.14 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.521 us for the library and 0.09969 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 89.78 us for the library and 82.25 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 5.374 ms for the library and 5.372 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 5.376 ms for the library and 5.372 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.86 ms for the library and 12.66 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 11.01 ms for the library and 12.66 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 11.05 ms for the library and 12.66 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.9 ms for the library and 12.66 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.956 ms for the library and 1.781 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 1.778 ms for the library and 1.781 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.82 ms for the library and 1.781 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.998 ms for the library and 1.781 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 52.75 ms for the library and 47.9 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 52.35 ms for the library and 47.9 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 54.36 ms for the library and 47.9 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 54.76 ms for the library and 47.9 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 59.58 us for the library and 42.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 59.58 us for the library and 42.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 59.76 us for the library and 42.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 59.58 us for the library and 42.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 10.53 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 58.04 ms for the library and 42.11 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 2.111 us for the library and 0.1603 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 7.258 ms for the library and 5.264 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 7.258 ms for the library and 5.264 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 7.27 ms for the library and 5.264 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 7.258 ms for the library and 5.264 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 59.58 us for the library and 49.75 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 59.58 us for the library and 49.75 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 59.85 us for the library and 49.75 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 59.58 us for the library and 49.75 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 12.49 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 58.04 ms for the library and 49.94 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 2.111 us for the library and 0.1753 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 7.258 ms for the library and 6.244 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 7.258 ms for the library and 6.244 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 7.283 ms for the library and 6.244 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 7.258 ms for the library and 6.244 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the predicted time is 1.193 ms for the library and 1.179 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 2.632 ms for the library and 1.567 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the predicted time is 362.6 us for the library and 254.4 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 439.9 us for the library and 144.4 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 3.199 ms for the library and 2.801 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 111 us for the library and 87.73 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 153.3 us for the library and 36.96 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 4.355 ms for the library and 4.478 ms for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 1.463 ms for the library and 915.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 196.5 us for the library and 137.1 us for a generated kernel
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CPU-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product

// CORE:       {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.961 ms for the library and 2.584 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 409.1 us for the library and 162.7 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 17.38 ms for the library and 6.948 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 8.203 ms for the library and 8.375 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 8.375 ms for the library and 8.538 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 8.548 ms for the library and 8.7 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.63 us for the library and 0.6708 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.67 us for the library and 0.7102 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.71 us for the library and 0.7495 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 25.03 us for the library and 10.16 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 25.7 us for the library and 10.16 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 209.8 us for the library and 187.6 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.786 ms for the library and 1.712 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.553 ms for the library and 1.464 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.617 ms for the library and 6.258 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 26.06 ms for the library and 24.67 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 358.8 ms for the library and 338.9 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 179.9 ms for the library and 169.9 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 180.3 ms for the library and 170.2 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.73 ms for the library and 13.32 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 46 us for the library and 31.88 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 15.01 us for the library and 0.08985 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 57.8 us for the library and 40.41 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 8.375 ms for the library and 8.538 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 8.375 ms for the library and 8.538 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 8.396 ms for the library and 8.538 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 8.396 ms for the library and 8.538 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.07 ms for the library and 1.037 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 1.07 ms for the library and 1.037 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.09 ms for the library and 1.037 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.09 ms for the library and 1.037 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 26.06 ms for the library and 24.67 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 26.06 ms for the library and 24.67 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 27.03 ms for the library and 24.67 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 27.03 ms for the library and 24.67 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.101 us for the library and 0.1806 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 5.169 ms for the library and 5.165 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.87 ms for the library and 5.167 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 416.5 us for the library and 325.2 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 18.6 ms for the library and 13.9 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 10.45 ms for the library and 12 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 10.8 ms for the library and 12.31 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 11.15 ms for the library and 12.62 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.28 us for the library and 1.207 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.365 us for the library and 1.282 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 5.451 us for the library and 1.358 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 24.48 us for the library and 21.32 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 25.85 us for the library and 21.45 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 439.2 us for the library and 410.7 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.226 ms for the library and 3.022 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.042 ms for the library and 2.739 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.25 ms for the library and 11.82 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 52.27 ms for the library and 46.57 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 726.2 ms for the library and 643 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 365.7 ms for the library and 323.5 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 366.4 ms for the library and 324.1 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 24.25 ms for the library and 23.06 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 45.25 us for the library and 45.66 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.011 us for the library and 0.09879 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 91.38 us for the library and 79.17 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 5.169 ms for the library and 5.165 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 5.171 ms for the library and 5.165 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.65 ms for the library and 12.31 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 10.8 ms for the library and 12.31 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 10.84 ms for the library and 12.31 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 13.69 ms for the library and 12.31 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.943 ms for the library and 1.731 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 1.765 ms for the library and 1.731 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.805 ms for the library and 1.731 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.984 ms for the library and 1.731 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 52.67 ms for the library and 46.57 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 52.27 ms for the library and 46.57 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 54.21 ms for the library and 46.57 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 54.61 ms for the library and 46.57 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.701 us for the library and 0.2811 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 10.33 ms for the library and 10.33 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 11.73 ms for the library and 10.33 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 826.6 us for the library and 650.4 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 37.19 ms for the library and 27.79 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 20.89 ms for the library and 24.44 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 21.59 ms for the library and 25.09 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: the predicted time is 22.3 ms for the library and 25.74 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.06 us for the library and 2.443 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.231 us for the library and 2.601 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 4.401 us for the library and 2.758 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 42.46 us for the library and 44.4 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 45.19 us for the library and 44.67 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 872 us for the library and 850.8 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.445 ms for the library and 6.283 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 6.078 ms for the library and 5.714 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 26.5 ms for the library and 24.71 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 104.5 ms for the library and 97.41 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1452 ms for the library and 1347 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 731.3 ms for the library and 677.3 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 732.7 ms for the library and 678.6 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 48.5 ms for the library and 47.89 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 84 us for the library and 91.83 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 1.521 us for the library and 0.09969 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 176.3 us for the library and 165.7 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 10.33 ms for the library and 10.33 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 10.34 ms for the library and 10.33 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds a product with one row
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 27.3 ms for the library and 25.09 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 21.59 ms for the library and 25.09 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 21.67 ms for the library and 25.09 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 27.38 ms for the library and 25.09 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.88 ms for the library and 3.58 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: the predicted time is 3.524 ms for the library and 3.58 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: the predicted time is 3.604 ms for the library and 3.58 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 3.961 ms for the library and 3.58 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 105.3 ms for the library and 97.41 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm becomes a generated kernel: the predicted time is 104.5 ms for the library and 97.41 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 108.4 ms for the library and 97.41 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 109.2 ms for the library and 97.41 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.addmm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.mm is left to the library: its time is not predicted for symbolic sizes and for this type
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 115.4 us for the library and 82.32 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 115.4 us for the library and 82.32 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 115.5 us for the library and 82.32 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 115.4 us for the library and 82.32 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 29.02 ms for the library and 21.05 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 116.1 ms for the library and 84.22 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 2.111 us for the library and 0.1603 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 10.53 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 10.53 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 14.52 ms for the library and 10.53 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 10.53 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 115.4 us for the library and 97.62 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 115.4 us for the library and 97.62 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 115.6 us for the library and 97.62 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 115.4 us for the library and 97.62 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: memory bounds attention of a few rows
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 29.02 ms for the library and 24.97 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 116.1 ms for the library and 99.88 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 2.111 us for the library and 0.1753 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 12.49 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 12.49 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: its mask is computed with the scores and not stored; the predicted time is 14.83 ms for the library and 12.49 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 14.51 ms for the library and 12.49 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.scaled_dot_product_attention is left to the library: the library keeps the scores out of memory
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the predicted time is 2.438 ms for the library and 2.356 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the predicted time is 2.64 ms for the library and 2.256 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the predicted time is 610.4 us for the library and 522 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 814.4 us for the library and 287 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 6.266 ms for the library and 5.6 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 179.1 us for the library and 173.6 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution becomes a generated kernel: the predicted time is 256 us for the library and 72.05 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 8.643 ms for the library and 8.955 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution becomes a generated kernel: memory bounds it, as 9 numbers of a channel are added up
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 1.311 ms for the library and 1.174 ms for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the predicted time is 312.7 us for the library and 273.1 us for a generated kernel
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten.convolution is left to the library: the library is faster where arithmetic bounds a convolution
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
// CORE-NEXT:  {{.*}}choose-contractions-sizes-cases.mlir:{{[0-9]+}}:9: choose-contractions: aten._scaled_mm_v2 is left to the library: the library is faster where arithmetic bounds a product
