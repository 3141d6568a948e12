// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-products --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-products --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU

/// Rows that are copied beside the matrix that is read once: from few rows of large matrices to many of small ones.
func.func @rows_1_1_2_by_64_by_64(%w: tensor<64x64xf32>, %x0: tensor<1x64xf32>, %x1: tensor<1x64xf32>) -> (tensor<1x64xf32>, tensor<1x64xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
  %y0 = aten.relu %p0 : (tensor<1x64xf32>) -> tensor<1x64xf32>
  %p1 = aten.mm %x1, %w : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
  %y1 = aten.relu %p1 : (tensor<1x64xf32>) -> tensor<1x64xf32>
  func.return %y0, %y1 : tensor<1x64xf32>, tensor<1x64xf32>
}

func.func @rows_4_4_2_by_512_by_512(%w: tensor<512x512xf32>, %x0: tensor<4x512xf32>, %x1: tensor<4x512xf32>) -> (tensor<4x512xf32>, tensor<4x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y1 = aten.relu %p1 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  func.return %y0, %y1 : tensor<4x512xf32>, tensor<4x512xf32>
}

func.func @rows_4_8_3_3_by_512_by_512(%w: tensor<512x512xf32>, %x0: tensor<4x512xf32>, %x1: tensor<8x512xf32>, %x2: tensor<3x512xf32>) -> (tensor<4x512xf32>, tensor<8x512xf32>, tensor<3x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<8x512xf32>, tensor<512x512xf32>) -> tensor<8x512xf32>
  %y1 = aten.relu %p1 : (tensor<8x512xf32>) -> tensor<8x512xf32>
  %p2 = aten.mm %x2, %w : (tensor<3x512xf32>, tensor<512x512xf32>) -> tensor<3x512xf32>
  %y2 = aten.relu %p2 : (tensor<3x512xf32>) -> tensor<3x512xf32>
  func.return %y0, %y1, %y2 : tensor<4x512xf32>, tensor<8x512xf32>, tensor<3x512xf32>
}

func.func @rows_64_64_2_by_512_by_512(%w: tensor<512x512xf32>, %x0: tensor<64x512xf32>, %x1: tensor<64x512xf32>) -> (tensor<64x512xf32>, tensor<64x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
  %y0 = aten.relu %p0 : (tensor<64x512xf32>) -> tensor<64x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
  %y1 = aten.relu %p1 : (tensor<64x512xf32>) -> tensor<64x512xf32>
  func.return %y0, %y1 : tensor<64x512xf32>, tensor<64x512xf32>
}

func.func @rows_300_300_2_by_512_by_512(%w: tensor<512x512xf32>, %x0: tensor<300x512xf32>, %x1: tensor<300x512xf32>) -> (tensor<300x512xf32>, tensor<300x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<300x512xf32>, tensor<512x512xf32>) -> tensor<300x512xf32>
  %y0 = aten.relu %p0 : (tensor<300x512xf32>) -> tensor<300x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<300x512xf32>, tensor<512x512xf32>) -> tensor<300x512xf32>
  %y1 = aten.relu %p1 : (tensor<300x512xf32>) -> tensor<300x512xf32>
  func.return %y0, %y1 : tensor<300x512xf32>, tensor<300x512xf32>
}

func.func @rows_2048_2048_2_by_512_by_512(%w: tensor<512x512xf32>, %x0: tensor<2048x512xf32>, %x1: tensor<2048x512xf32>) -> (tensor<2048x512xf32>, tensor<2048x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<2048x512xf32>, tensor<512x512xf32>) -> tensor<2048x512xf32>
  %y0 = aten.relu %p0 : (tensor<2048x512xf32>) -> tensor<2048x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<2048x512xf32>, tensor<512x512xf32>) -> tensor<2048x512xf32>
  %y1 = aten.relu %p1 : (tensor<2048x512xf32>) -> tensor<2048x512xf32>
  func.return %y0, %y1 : tensor<2048x512xf32>, tensor<2048x512xf32>
}

func.func @rows_4_4_2_by_1000_by_512(%w: tensor<1000x512xf32>, %x0: tensor<4x1000xf32>, %x1: tensor<4x1000xf32>) -> (tensor<4x512xf32>, tensor<4x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
  %y1 = aten.relu %p1 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  func.return %y0, %y1 : tensor<4x512xf32>, tensor<4x512xf32>
}

func.func @rows_4_4_2_by_512_by_1000(%w: tensor<512x1000xf32>, %x0: tensor<4x512xf32>, %x1: tensor<4x512xf32>) -> (tensor<4x1000xf32>, tensor<4x1000xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf32>, tensor<512x1000xf32>) -> tensor<4x1000xf32>
  %y0 = aten.relu %p0 : (tensor<4x1000xf32>) -> tensor<4x1000xf32>
  %p1 = aten.mm %x1, %w : (tensor<4x512xf32>, tensor<512x1000xf32>) -> tensor<4x1000xf32>
  %y1 = aten.relu %p1 : (tensor<4x1000xf32>) -> tensor<4x1000xf32>
  func.return %y0, %y1 : tensor<4x1000xf32>, tensor<4x1000xf32>
}

func.func @rows_1_1_2_by_4096_by_4096(%w: tensor<4096x4096xf32>, %x0: tensor<1x4096xf32>, %x1: tensor<1x4096xf32>) -> (tensor<1x4096xf32>, tensor<1x4096xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %y0 = aten.relu %p0 : (tensor<1x4096xf32>) -> tensor<1x4096xf32>
  %p1 = aten.mm %x1, %w : (tensor<1x4096xf32>, tensor<4096x4096xf32>) -> tensor<1x4096xf32>
  %y1 = aten.relu %p1 : (tensor<1x4096xf32>) -> tensor<1x4096xf32>
  func.return %y0, %y1 : tensor<1x4096xf32>, tensor<1x4096xf32>
}

func.func @rows_32_32_32_6_by_256_by_256(%w: tensor<256x256xf32>, %x0: tensor<32x256xf32>, %x1: tensor<32x256xf32>, %x2: tensor<32x256xf32>, %x3: tensor<32x256xf32>, %x4: tensor<32x256xf32>, %x5: tensor<32x256xf32>) -> (tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %y0 = aten.relu %p0 : (tensor<32x256xf32>) -> tensor<32x256xf32>
  %p1 = aten.mm %x1, %w : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %y1 = aten.relu %p1 : (tensor<32x256xf32>) -> tensor<32x256xf32>
  %p2 = aten.mm %x2, %w : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %y2 = aten.relu %p2 : (tensor<32x256xf32>) -> tensor<32x256xf32>
  %p3 = aten.mm %x3, %w : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %y3 = aten.relu %p3 : (tensor<32x256xf32>) -> tensor<32x256xf32>
  %p4 = aten.mm %x4, %w : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %y4 = aten.relu %p4 : (tensor<32x256xf32>) -> tensor<32x256xf32>
  %p5 = aten.mm %x5, %w : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
  %y5 = aten.relu %p5 : (tensor<32x256xf32>) -> tensor<32x256xf32>
  func.return %y0, %y1, %y2, %y3, %y4, %y5 : tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>, tensor<32x256xf32>
}

func.func @rows_4_4_4_40_by_512_by_512(%w: tensor<512x512xf32>, %x0: tensor<4x512xf32>, %x1: tensor<4x512xf32>, %x2: tensor<4x512xf32>, %x3: tensor<4x512xf32>, %x4: tensor<4x512xf32>, %x5: tensor<4x512xf32>, %x6: tensor<4x512xf32>, %x7: tensor<4x512xf32>, %x8: tensor<4x512xf32>, %x9: tensor<4x512xf32>, %x10: tensor<4x512xf32>, %x11: tensor<4x512xf32>, %x12: tensor<4x512xf32>, %x13: tensor<4x512xf32>, %x14: tensor<4x512xf32>, %x15: tensor<4x512xf32>, %x16: tensor<4x512xf32>, %x17: tensor<4x512xf32>, %x18: tensor<4x512xf32>, %x19: tensor<4x512xf32>, %x20: tensor<4x512xf32>, %x21: tensor<4x512xf32>, %x22: tensor<4x512xf32>, %x23: tensor<4x512xf32>, %x24: tensor<4x512xf32>, %x25: tensor<4x512xf32>, %x26: tensor<4x512xf32>, %x27: tensor<4x512xf32>, %x28: tensor<4x512xf32>, %x29: tensor<4x512xf32>, %x30: tensor<4x512xf32>, %x31: tensor<4x512xf32>, %x32: tensor<4x512xf32>, %x33: tensor<4x512xf32>, %x34: tensor<4x512xf32>, %x35: tensor<4x512xf32>, %x36: tensor<4x512xf32>, %x37: tensor<4x512xf32>, %x38: tensor<4x512xf32>, %x39: tensor<4x512xf32>) -> (tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y1 = aten.relu %p1 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p2 = aten.mm %x2, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y2 = aten.relu %p2 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p3 = aten.mm %x3, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y3 = aten.relu %p3 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p4 = aten.mm %x4, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y4 = aten.relu %p4 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p5 = aten.mm %x5, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y5 = aten.relu %p5 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p6 = aten.mm %x6, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y6 = aten.relu %p6 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p7 = aten.mm %x7, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y7 = aten.relu %p7 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p8 = aten.mm %x8, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y8 = aten.relu %p8 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p9 = aten.mm %x9, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y9 = aten.relu %p9 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p10 = aten.mm %x10, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y10 = aten.relu %p10 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p11 = aten.mm %x11, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y11 = aten.relu %p11 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p12 = aten.mm %x12, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y12 = aten.relu %p12 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p13 = aten.mm %x13, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y13 = aten.relu %p13 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p14 = aten.mm %x14, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y14 = aten.relu %p14 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p15 = aten.mm %x15, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y15 = aten.relu %p15 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p16 = aten.mm %x16, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y16 = aten.relu %p16 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p17 = aten.mm %x17, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y17 = aten.relu %p17 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p18 = aten.mm %x18, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y18 = aten.relu %p18 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p19 = aten.mm %x19, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y19 = aten.relu %p19 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p20 = aten.mm %x20, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y20 = aten.relu %p20 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p21 = aten.mm %x21, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y21 = aten.relu %p21 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p22 = aten.mm %x22, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y22 = aten.relu %p22 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p23 = aten.mm %x23, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y23 = aten.relu %p23 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p24 = aten.mm %x24, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y24 = aten.relu %p24 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p25 = aten.mm %x25, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y25 = aten.relu %p25 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p26 = aten.mm %x26, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y26 = aten.relu %p26 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p27 = aten.mm %x27, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y27 = aten.relu %p27 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p28 = aten.mm %x28, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y28 = aten.relu %p28 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p29 = aten.mm %x29, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y29 = aten.relu %p29 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p30 = aten.mm %x30, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y30 = aten.relu %p30 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p31 = aten.mm %x31, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y31 = aten.relu %p31 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p32 = aten.mm %x32, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y32 = aten.relu %p32 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p33 = aten.mm %x33, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y33 = aten.relu %p33 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p34 = aten.mm %x34, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y34 = aten.relu %p34 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p35 = aten.mm %x35, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y35 = aten.relu %p35 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p36 = aten.mm %x36, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y36 = aten.relu %p36 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p37 = aten.mm %x37, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y37 = aten.relu %p37 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p38 = aten.mm %x38, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y38 = aten.relu %p38 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p39 = aten.mm %x39, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y39 = aten.relu %p39 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  func.return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13, %y14, %y15, %y16, %y17, %y18, %y19, %y20, %y21, %y22, %y23, %y24, %y25, %y26, %y27, %y28, %y29, %y30, %y31, %y32, %y33, %y34, %y35, %y36, %y37, %y38, %y39 : tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>
}

func.func @rows_8_8_2_by_8_by_8(%w: tensor<8x8xf32>, %x0: tensor<8x8xf32>, %x1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %y0 = aten.relu %p0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %p1 = aten.mm %x1, %w : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %y1 = aten.relu %p1 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %y0, %y1 : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @rows_100_100_2_by_1_by_4096(%w: tensor<1x4096xf32>, %x0: tensor<100x1xf32>, %x1: tensor<100x1xf32>) -> (tensor<100x4096xf32>, tensor<100x4096xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<100x1xf32>, tensor<1x4096xf32>) -> tensor<100x4096xf32>
  %y0 = aten.relu %p0 : (tensor<100x4096xf32>) -> tensor<100x4096xf32>
  %p1 = aten.mm %x1, %w : (tensor<100x1xf32>, tensor<1x4096xf32>) -> tensor<100x4096xf32>
  %y1 = aten.relu %p1 : (tensor<100x4096xf32>) -> tensor<100x4096xf32>
  func.return %y0, %y1 : tensor<100x4096xf32>, tensor<100x4096xf32>
}

func.func @rows_100_100_2_by_4096_by_1(%w: tensor<4096x1xf32>, %x0: tensor<100x4096xf32>, %x1: tensor<100x4096xf32>) -> (tensor<100x1xf32>, tensor<100x1xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<100x4096xf32>, tensor<4096x1xf32>) -> tensor<100x1xf32>
  %y0 = aten.relu %p0 : (tensor<100x1xf32>) -> tensor<100x1xf32>
  %p1 = aten.mm %x1, %w : (tensor<100x4096xf32>, tensor<4096x1xf32>) -> tensor<100x1xf32>
  %y1 = aten.relu %p1 : (tensor<100x1xf32>) -> tensor<100x1xf32>
  func.return %y0, %y1 : tensor<100x1xf32>, tensor<100x1xf32>
}

func.func @halves(%w: tensor<512x512xbf16>, %x0: tensor<4x512xbf16>, %x1: tensor<8x512xbf16>) -> (tensor<4x512xbf16>, tensor<8x512xbf16>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xbf16>, tensor<512x512xbf16>) -> tensor<4x512xbf16>
  %y0 = aten.relu %p0 : (tensor<4x512xbf16>) -> tensor<4x512xbf16>
  %p1 = aten.mm %x1, %w : (tensor<8x512xbf16>, tensor<512x512xbf16>) -> tensor<8x512xbf16>
  %y1 = aten.relu %p1 : (tensor<8x512xbf16>) -> tensor<8x512xbf16>
  func.return %y0, %y1 : tensor<4x512xbf16>, tensor<8x512xbf16>
}

func.func @doubles(%w: tensor<512x512xf64>, %x0: tensor<4x512xf64>, %x1: tensor<8x512xf64>) -> (tensor<4x512xf64>, tensor<8x512xf64>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf64>, tensor<512x512xf64>) -> tensor<4x512xf64>
  %y0 = aten.relu %p0 : (tensor<4x512xf64>) -> tensor<4x512xf64>
  %p1 = aten.mm %x1, %w : (tensor<8x512xf64>, tensor<512x512xf64>) -> tensor<8x512xf64>
  %y1 = aten.relu %p1 : (tensor<8x512xf64>) -> tensor<8x512xf64>
  func.return %y0, %y1 : tensor<4x512xf64>, tensor<8x512xf64>
}

func.func @with_a_bias(%w: tensor<512x512xf32>, %b: tensor<512xf32>, %x0: tensor<4x512xf32>, %x1: tensor<8x512xf32>) -> (tensor<4x512xf32>, tensor<8x512xf32>) {
  %p0 = aten.addmm %b, %x0, %w : (tensor<512xf32>, tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.addmm %b, %x1, %w : (tensor<512xf32>, tensor<8x512xf32>, tensor<512x512xf32>) -> tensor<8x512xf32>
  %y1 = aten.relu %p1 : (tensor<8x512xf32>) -> tensor<8x512xf32>
  func.return %y0, %y1 : tensor<4x512xf32>, tensor<8x512xf32>
}

func.func @turned(%w: tensor<512x512xf32>, %x0: tensor<4x512xf32>, %x1: tensor<8x512xf32>) -> (tensor<4x512xf32>, tensor<8x512xf32>) {
  %u = aten.t %w : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %p0 = aten.mm %x0, %u : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %u : (tensor<8x512xf32>, tensor<512x512xf32>) -> tensor<8x512xf32>
  %y1 = aten.relu %p1 : (tensor<8x512xf32>) -> tensor<8x512xf32>
  func.return %y0, %y1 : tensor<4x512xf32>, tensor<8x512xf32>
}

/// Rows that lie one after the other are not copied.
func.func @neighbours(%w: tensor<512x512xf32>, %x: tensor<120x512xf32>) -> (tensor<40x512xf32>, tensor<80x512xf32>) {
  %x0 = aten.slice.Tensor %x {dim = 0, start = 0, end = 40} : (tensor<120x512xf32>) -> tensor<40x512xf32>
  %p0 = aten.mm %x0, %w : (tensor<40x512xf32>, tensor<512x512xf32>) -> tensor<40x512xf32>
  %y0 = aten.relu %p0 : (tensor<40x512xf32>) -> tensor<40x512xf32>
  %x1 = aten.slice.Tensor %x {dim = 0, start = 40, end = 120} : (tensor<120x512xf32>) -> tensor<80x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<80x512xf32>, tensor<512x512xf32>) -> tensor<80x512xf32>
  %y1 = aten.relu %p1 : (tensor<80x512xf32>) -> tensor<80x512xf32>
  func.return %y0, %y1 : tensor<40x512xf32>, tensor<80x512xf32>
}

func.func @neighbours_of_a_part(%w: tensor<512x512xf32>, %x: tensor<136x512xf32>) -> (tensor<40x512xf32>, tensor<80x512xf32>) {
  %x0 = aten.slice.Tensor %x {dim = 0, start = 8, end = 48} : (tensor<136x512xf32>) -> tensor<40x512xf32>
  %p0 = aten.mm %x0, %w : (tensor<40x512xf32>, tensor<512x512xf32>) -> tensor<40x512xf32>
  %y0 = aten.relu %p0 : (tensor<40x512xf32>) -> tensor<40x512xf32>
  %x1 = aten.slice.Tensor %x {dim = 0, start = 48, end = 128} : (tensor<136x512xf32>) -> tensor<80x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<80x512xf32>, tensor<512x512xf32>) -> tensor<80x512xf32>
  %y1 = aten.relu %p1 : (tensor<80x512xf32>) -> tensor<80x512xf32>
  func.return %y0, %y1 : tensor<40x512xf32>, tensor<80x512xf32>
}

func.func @many_neighbours(%w: tensor<512x512xf32>, %x: tensor<1200x512xf32>) -> (tensor<400x512xf32>, tensor<400x512xf32>, tensor<400x512xf32>) {
  %x0 = aten.slice.Tensor %x {dim = 0, start = 0, end = 400} : (tensor<1200x512xf32>) -> tensor<400x512xf32>
  %p0 = aten.mm %x0, %w : (tensor<400x512xf32>, tensor<512x512xf32>) -> tensor<400x512xf32>
  %y0 = aten.relu %p0 : (tensor<400x512xf32>) -> tensor<400x512xf32>
  %x1 = aten.slice.Tensor %x {dim = 0, start = 400, end = 800} : (tensor<1200x512xf32>) -> tensor<400x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<400x512xf32>, tensor<512x512xf32>) -> tensor<400x512xf32>
  %y1 = aten.relu %p1 : (tensor<400x512xf32>) -> tensor<400x512xf32>
  %x2 = aten.slice.Tensor %x {dim = 0, start = 800, end = 1200} : (tensor<1200x512xf32>) -> tensor<400x512xf32>
  %p2 = aten.mm %x2, %w : (tensor<400x512xf32>, tensor<512x512xf32>) -> tensor<400x512xf32>
  %y2 = aten.relu %p2 : (tensor<400x512xf32>) -> tensor<400x512xf32>
  func.return %y0, %y1, %y2 : tensor<400x512xf32>, tensor<400x512xf32>, tensor<400x512xf32>
}

/// Each needs the one before; what is returned has memory of its own.
func.func @one_after_the_other(%w: tensor<512x512xf32>, %x0: tensor<4x512xf32>, %d: tensor<512x512xf32>) -> (tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y0 = aten.relu %p0 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %x1 = aten.mm %y0, %d : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y1 = aten.relu %p1 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %x2 = aten.mm %y1, %d : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %p2 = aten.mm %x2, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %y2 = aten.relu %p2 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  func.return %y0, %y1, %y2 : tensor<4x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>
}

func.func @returned(%w: tensor<512x512xf32>, %x0: tensor<4x512xf32>, %x1: tensor<8x512xf32>) -> (tensor<4x512xf32>, tensor<8x512xf32>) {
  %p0 = aten.mm %x0, %w : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
  %p1 = aten.mm %x1, %w : (tensor<8x512xf32>, tensor<512x512xf32>) -> tensor<8x512xf32>
  %y1 = aten.relu %p1 : (tensor<8x512xf32>) -> tensor<8x512xf32>
  func.return %p0, %y1 : tensor<4x512xf32>, tensor<8x512xf32>
}

// REMARK:       {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 33792 bytes are copied, 49152 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 65536 bytes are copied, 1081344 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 3 products are one: 94208 bytes are copied, 2162688 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 557056 bytes are copied, 1081344 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 96768 bytes are copied, 2080768 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 65536 bytes are copied, 2080768 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 98304 bytes are copied, 67141632 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 6 products are one: 425984 bytes are copied, 1474560 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 40 products are one: 688128 bytes are copied, 42172416 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products stay apart: copying their rows takes 33792 bytes, and 33024 are saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 57344 bytes are copied, 557056 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 131072 bytes are copied, 2129920 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 81920 bytes are copied, 1081344 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 81920 bytes are copied, 1081344 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 524288 bytes are copied, 1081344 saved
// REMARK-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 524288 bytes are copied, 1081344 saved

// GPU:       {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8389632 bytes are copied, 8404992 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8421376 bytes are copied, 9437184 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 3 products are one: 8450048 bytes are copied, 18874368 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8912896 bytes are copied, 9437184 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products stay apart: copying their rows takes 10846208 bytes, and 9437184 are saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products stay apart: copying their rows takes 25165824 bytes, and 9437184 are saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8452608 bytes are copied, 10436608 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8421376 bytes are copied, 10436608 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8454144 bytes are copied, 75497472 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 6 products are one: 8781824 bytes are copied, 43253760 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 40 products are one: 9043968 bytes are copied, 368050176 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products stay apart: copying their rows takes 8389632 bytes, and 8388864 are saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8413184 bytes are copied, 8912896 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8486912 bytes are copied, 10485760 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8437760 bytes are copied, 9437184 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8437760 bytes are copied, 9437184 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8880128 bytes are copied, 9437184 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 2 products are one: 8880128 bytes are copied, 9437184 saved
// GPU-NEXT:  {{.*}}merge-products-sizes-cases.mlir:{{[0-9]+}}:9: merge-products: 3 products are one: 13303808 bytes are copied, 18874368 saved
