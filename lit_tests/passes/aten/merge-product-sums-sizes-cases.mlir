// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-product-sums --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-product-sums --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU

/// Sums of products whose operands are copied beside the results that are not added: of few and of many terms.
func.func @terms_8_8_2_to_512_by_512(%x0: tensor<512x8xf32>, %w0: tensor<8x512xf32>, %x1: tensor<512x8xf32>, %w1: tensor<8x512xf32>) -> (tensor<512x512xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x8xf32>, tensor<8x512xf32>) -> tensor<512x512xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<512x8xf32>, tensor<8x512xf32>) -> tensor<512x512xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %y = aten.relu %s1 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  func.return %y : tensor<512x512xf32>
}

func.func @terms_64_64_2_to_512_by_512(%x0: tensor<512x64xf32>, %w0: tensor<64x512xf32>, %x1: tensor<512x64xf32>, %w1: tensor<64x512xf32>) -> (tensor<512x512xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %y = aten.relu %s1 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  func.return %y : tensor<512x512xf32>
}

func.func @terms_512_512_2_to_512_by_512(%x0: tensor<512x512xf32>, %w0: tensor<512x512xf32>, %x1: tensor<512x512xf32>, %w1: tensor<512x512xf32>) -> (tensor<512x512xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %y = aten.relu %s1 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  func.return %y : tensor<512x512xf32>
}

func.func @terms_8_16_24_3_to_512_by_512(%x0: tensor<512x8xf32>, %w0: tensor<8x512xf32>, %x1: tensor<512x16xf32>, %w1: tensor<16x512xf32>, %x2: tensor<512x24xf32>, %w2: tensor<24x512xf32>) -> (tensor<512x512xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x8xf32>, tensor<8x512xf32>) -> tensor<512x512xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<512x16xf32>, tensor<16x512xf32>) -> tensor<512x512xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %p2 = aten.mm %x2, %w2 : (tensor<512x24xf32>, tensor<24x512xf32>) -> tensor<512x512xf32>
  %s2 = aten.add.Tensor %s1, %p2 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %y = aten.relu %s2 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  func.return %y : tensor<512x512xf32>
}

func.func @terms_4_4_4_10_to_256_by_256(%x0: tensor<256x4xf32>, %w0: tensor<4x256xf32>, %x1: tensor<256x4xf32>, %w1: tensor<4x256xf32>, %x2: tensor<256x4xf32>, %w2: tensor<4x256xf32>, %x3: tensor<256x4xf32>, %w3: tensor<4x256xf32>, %x4: tensor<256x4xf32>, %w4: tensor<4x256xf32>, %x5: tensor<256x4xf32>, %w5: tensor<4x256xf32>, %x6: tensor<256x4xf32>, %w6: tensor<4x256xf32>, %x7: tensor<256x4xf32>, %w7: tensor<4x256xf32>, %x8: tensor<256x4xf32>, %w8: tensor<4x256xf32>, %x9: tensor<256x4xf32>, %w9: tensor<4x256xf32>) -> (tensor<256x256xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p2 = aten.mm %x2, %w2 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s2 = aten.add.Tensor %s1, %p2 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p3 = aten.mm %x3, %w3 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s3 = aten.add.Tensor %s2, %p3 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p4 = aten.mm %x4, %w4 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s4 = aten.add.Tensor %s3, %p4 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p5 = aten.mm %x5, %w5 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s5 = aten.add.Tensor %s4, %p5 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p6 = aten.mm %x6, %w6 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s6 = aten.add.Tensor %s5, %p6 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p7 = aten.mm %x7, %w7 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s7 = aten.add.Tensor %s6, %p7 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p8 = aten.mm %x8, %w8 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s8 = aten.add.Tensor %s7, %p8 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %p9 = aten.mm %x9, %w9 : (tensor<256x4xf32>, tensor<4x256xf32>) -> tensor<256x256xf32>
  %s9 = aten.add.Tensor %s8, %p9 : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %y = aten.relu %s9 : (tensor<256x256xf32>) -> tensor<256x256xf32>
  func.return %y : tensor<256x256xf32>
}

func.func @terms_64_64_64_5_to_64_by_64(%x0: tensor<64x64xf32>, %w0: tensor<64x64xf32>, %x1: tensor<64x64xf32>, %w1: tensor<64x64xf32>, %x2: tensor<64x64xf32>, %w2: tensor<64x64xf32>, %x3: tensor<64x64xf32>, %w3: tensor<64x64xf32>, %x4: tensor<64x64xf32>, %w4: tensor<64x64xf32>) -> (tensor<64x64xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %p2 = aten.mm %x2, %w2 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s2 = aten.add.Tensor %s1, %p2 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %p3 = aten.mm %x3, %w3 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s3 = aten.add.Tensor %s2, %p3 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %p4 = aten.mm %x4, %w4 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s4 = aten.add.Tensor %s3, %p4 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = aten.relu %s4 : (tensor<64x64xf32>) -> tensor<64x64xf32>
  func.return %y : tensor<64x64xf32>
}

func.func @terms_1_1_2_to_4096_by_4096(%x0: tensor<4096x1xf32>, %w0: tensor<1x4096xf32>, %x1: tensor<4096x1xf32>, %w1: tensor<1x4096xf32>) -> (tensor<4096x4096xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<4096x1xf32>, tensor<1x4096xf32>) -> tensor<4096x4096xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<4096x1xf32>, tensor<1x4096xf32>) -> tensor<4096x4096xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %y = aten.relu %s1 : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  func.return %y : tensor<4096x4096xf32>
}

func.func @terms_100_200_2_to_1000_by_30(%x0: tensor<1000x100xf32>, %w0: tensor<100x30xf32>, %x1: tensor<1000x200xf32>, %w1: tensor<200x30xf32>) -> (tensor<1000x30xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<1000x100xf32>, tensor<100x30xf32>) -> tensor<1000x30xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<1000x200xf32>, tensor<200x30xf32>) -> tensor<1000x30xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<1000x30xf32>, tensor<1000x30xf32>) -> tensor<1000x30xf32>
  %y = aten.relu %s1 : (tensor<1000x30xf32>) -> tensor<1000x30xf32>
  func.return %y : tensor<1000x30xf32>
}

func.func @terms_8_8_2_to_8_by_8(%x0: tensor<8x8xf32>, %w0: tensor<8x8xf32>, %x1: tensor<8x8xf32>, %w1: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = aten.relu %s1 : (tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %y : tensor<8x8xf32>
}

func.func @terms_4096_4096_2_to_64_by_64(%x0: tensor<64x4096xf32>, %w0: tensor<4096x64xf32>, %x1: tensor<64x4096xf32>, %w1: tensor<4096x64xf32>) -> (tensor<64x64xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<64x4096xf32>, tensor<4096x64xf32>) -> tensor<64x64xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<64x4096xf32>, tensor<4096x64xf32>) -> tensor<64x64xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = aten.relu %s1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
  func.return %y : tensor<64x64xf32>
}

func.func @terms_32_32_32_70_to_128_by_128(%x0: tensor<128x32xf32>, %w0: tensor<32x128xf32>, %x1: tensor<128x32xf32>, %w1: tensor<32x128xf32>, %x2: tensor<128x32xf32>, %w2: tensor<32x128xf32>, %x3: tensor<128x32xf32>, %w3: tensor<32x128xf32>, %x4: tensor<128x32xf32>, %w4: tensor<32x128xf32>, %x5: tensor<128x32xf32>, %w5: tensor<32x128xf32>, %x6: tensor<128x32xf32>, %w6: tensor<32x128xf32>, %x7: tensor<128x32xf32>, %w7: tensor<32x128xf32>, %x8: tensor<128x32xf32>, %w8: tensor<32x128xf32>, %x9: tensor<128x32xf32>, %w9: tensor<32x128xf32>, %x10: tensor<128x32xf32>, %w10: tensor<32x128xf32>, %x11: tensor<128x32xf32>, %w11: tensor<32x128xf32>, %x12: tensor<128x32xf32>, %w12: tensor<32x128xf32>, %x13: tensor<128x32xf32>, %w13: tensor<32x128xf32>, %x14: tensor<128x32xf32>, %w14: tensor<32x128xf32>, %x15: tensor<128x32xf32>, %w15: tensor<32x128xf32>, %x16: tensor<128x32xf32>, %w16: tensor<32x128xf32>, %x17: tensor<128x32xf32>, %w17: tensor<32x128xf32>, %x18: tensor<128x32xf32>, %w18: tensor<32x128xf32>, %x19: tensor<128x32xf32>, %w19: tensor<32x128xf32>, %x20: tensor<128x32xf32>, %w20: tensor<32x128xf32>, %x21: tensor<128x32xf32>, %w21: tensor<32x128xf32>, %x22: tensor<128x32xf32>, %w22: tensor<32x128xf32>, %x23: tensor<128x32xf32>, %w23: tensor<32x128xf32>, %x24: tensor<128x32xf32>, %w24: tensor<32x128xf32>, %x25: tensor<128x32xf32>, %w25: tensor<32x128xf32>, %x26: tensor<128x32xf32>, %w26: tensor<32x128xf32>, %x27: tensor<128x32xf32>, %w27: tensor<32x128xf32>, %x28: tensor<128x32xf32>, %w28: tensor<32x128xf32>, %x29: tensor<128x32xf32>, %w29: tensor<32x128xf32>, %x30: tensor<128x32xf32>, %w30: tensor<32x128xf32>, %x31: tensor<128x32xf32>, %w31: tensor<32x128xf32>, %x32: tensor<128x32xf32>, %w32: tensor<32x128xf32>, %x33: tensor<128x32xf32>, %w33: tensor<32x128xf32>, %x34: tensor<128x32xf32>, %w34: tensor<32x128xf32>, %x35: tensor<128x32xf32>, %w35: tensor<32x128xf32>, %x36: tensor<128x32xf32>, %w36: tensor<32x128xf32>, %x37: tensor<128x32xf32>, %w37: tensor<32x128xf32>, %x38: tensor<128x32xf32>, %w38: tensor<32x128xf32>, %x39: tensor<128x32xf32>, %w39: tensor<32x128xf32>, %x40: tensor<128x32xf32>, %w40: tensor<32x128xf32>, %x41: tensor<128x32xf32>, %w41: tensor<32x128xf32>, %x42: tensor<128x32xf32>, %w42: tensor<32x128xf32>, %x43: tensor<128x32xf32>, %w43: tensor<32x128xf32>, %x44: tensor<128x32xf32>, %w44: tensor<32x128xf32>, %x45: tensor<128x32xf32>, %w45: tensor<32x128xf32>, %x46: tensor<128x32xf32>, %w46: tensor<32x128xf32>, %x47: tensor<128x32xf32>, %w47: tensor<32x128xf32>, %x48: tensor<128x32xf32>, %w48: tensor<32x128xf32>, %x49: tensor<128x32xf32>, %w49: tensor<32x128xf32>, %x50: tensor<128x32xf32>, %w50: tensor<32x128xf32>, %x51: tensor<128x32xf32>, %w51: tensor<32x128xf32>, %x52: tensor<128x32xf32>, %w52: tensor<32x128xf32>, %x53: tensor<128x32xf32>, %w53: tensor<32x128xf32>, %x54: tensor<128x32xf32>, %w54: tensor<32x128xf32>, %x55: tensor<128x32xf32>, %w55: tensor<32x128xf32>, %x56: tensor<128x32xf32>, %w56: tensor<32x128xf32>, %x57: tensor<128x32xf32>, %w57: tensor<32x128xf32>, %x58: tensor<128x32xf32>, %w58: tensor<32x128xf32>, %x59: tensor<128x32xf32>, %w59: tensor<32x128xf32>, %x60: tensor<128x32xf32>, %w60: tensor<32x128xf32>, %x61: tensor<128x32xf32>, %w61: tensor<32x128xf32>, %x62: tensor<128x32xf32>, %w62: tensor<32x128xf32>, %x63: tensor<128x32xf32>, %w63: tensor<32x128xf32>, %x64: tensor<128x32xf32>, %w64: tensor<32x128xf32>, %x65: tensor<128x32xf32>, %w65: tensor<32x128xf32>, %x66: tensor<128x32xf32>, %w66: tensor<32x128xf32>, %x67: tensor<128x32xf32>, %w67: tensor<32x128xf32>, %x68: tensor<128x32xf32>, %w68: tensor<32x128xf32>, %x69: tensor<128x32xf32>, %w69: tensor<32x128xf32>) -> (tensor<128x128xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p2 = aten.mm %x2, %w2 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s2 = aten.add.Tensor %s1, %p2 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p3 = aten.mm %x3, %w3 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s3 = aten.add.Tensor %s2, %p3 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p4 = aten.mm %x4, %w4 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s4 = aten.add.Tensor %s3, %p4 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p5 = aten.mm %x5, %w5 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s5 = aten.add.Tensor %s4, %p5 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p6 = aten.mm %x6, %w6 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s6 = aten.add.Tensor %s5, %p6 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p7 = aten.mm %x7, %w7 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s7 = aten.add.Tensor %s6, %p7 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p8 = aten.mm %x8, %w8 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s8 = aten.add.Tensor %s7, %p8 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p9 = aten.mm %x9, %w9 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s9 = aten.add.Tensor %s8, %p9 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p10 = aten.mm %x10, %w10 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s10 = aten.add.Tensor %s9, %p10 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p11 = aten.mm %x11, %w11 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s11 = aten.add.Tensor %s10, %p11 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p12 = aten.mm %x12, %w12 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s12 = aten.add.Tensor %s11, %p12 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p13 = aten.mm %x13, %w13 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s13 = aten.add.Tensor %s12, %p13 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p14 = aten.mm %x14, %w14 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s14 = aten.add.Tensor %s13, %p14 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p15 = aten.mm %x15, %w15 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s15 = aten.add.Tensor %s14, %p15 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p16 = aten.mm %x16, %w16 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s16 = aten.add.Tensor %s15, %p16 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p17 = aten.mm %x17, %w17 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s17 = aten.add.Tensor %s16, %p17 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p18 = aten.mm %x18, %w18 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s18 = aten.add.Tensor %s17, %p18 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p19 = aten.mm %x19, %w19 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s19 = aten.add.Tensor %s18, %p19 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p20 = aten.mm %x20, %w20 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s20 = aten.add.Tensor %s19, %p20 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p21 = aten.mm %x21, %w21 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s21 = aten.add.Tensor %s20, %p21 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p22 = aten.mm %x22, %w22 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s22 = aten.add.Tensor %s21, %p22 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p23 = aten.mm %x23, %w23 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s23 = aten.add.Tensor %s22, %p23 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p24 = aten.mm %x24, %w24 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s24 = aten.add.Tensor %s23, %p24 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p25 = aten.mm %x25, %w25 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s25 = aten.add.Tensor %s24, %p25 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p26 = aten.mm %x26, %w26 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s26 = aten.add.Tensor %s25, %p26 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p27 = aten.mm %x27, %w27 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s27 = aten.add.Tensor %s26, %p27 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p28 = aten.mm %x28, %w28 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s28 = aten.add.Tensor %s27, %p28 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p29 = aten.mm %x29, %w29 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s29 = aten.add.Tensor %s28, %p29 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p30 = aten.mm %x30, %w30 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s30 = aten.add.Tensor %s29, %p30 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p31 = aten.mm %x31, %w31 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s31 = aten.add.Tensor %s30, %p31 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p32 = aten.mm %x32, %w32 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s32 = aten.add.Tensor %s31, %p32 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p33 = aten.mm %x33, %w33 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s33 = aten.add.Tensor %s32, %p33 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p34 = aten.mm %x34, %w34 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s34 = aten.add.Tensor %s33, %p34 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p35 = aten.mm %x35, %w35 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s35 = aten.add.Tensor %s34, %p35 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p36 = aten.mm %x36, %w36 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s36 = aten.add.Tensor %s35, %p36 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p37 = aten.mm %x37, %w37 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s37 = aten.add.Tensor %s36, %p37 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p38 = aten.mm %x38, %w38 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s38 = aten.add.Tensor %s37, %p38 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p39 = aten.mm %x39, %w39 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s39 = aten.add.Tensor %s38, %p39 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p40 = aten.mm %x40, %w40 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s40 = aten.add.Tensor %s39, %p40 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p41 = aten.mm %x41, %w41 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s41 = aten.add.Tensor %s40, %p41 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p42 = aten.mm %x42, %w42 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s42 = aten.add.Tensor %s41, %p42 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p43 = aten.mm %x43, %w43 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s43 = aten.add.Tensor %s42, %p43 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p44 = aten.mm %x44, %w44 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s44 = aten.add.Tensor %s43, %p44 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p45 = aten.mm %x45, %w45 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s45 = aten.add.Tensor %s44, %p45 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p46 = aten.mm %x46, %w46 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s46 = aten.add.Tensor %s45, %p46 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p47 = aten.mm %x47, %w47 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s47 = aten.add.Tensor %s46, %p47 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p48 = aten.mm %x48, %w48 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s48 = aten.add.Tensor %s47, %p48 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p49 = aten.mm %x49, %w49 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s49 = aten.add.Tensor %s48, %p49 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p50 = aten.mm %x50, %w50 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s50 = aten.add.Tensor %s49, %p50 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p51 = aten.mm %x51, %w51 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s51 = aten.add.Tensor %s50, %p51 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p52 = aten.mm %x52, %w52 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s52 = aten.add.Tensor %s51, %p52 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p53 = aten.mm %x53, %w53 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s53 = aten.add.Tensor %s52, %p53 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p54 = aten.mm %x54, %w54 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s54 = aten.add.Tensor %s53, %p54 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p55 = aten.mm %x55, %w55 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s55 = aten.add.Tensor %s54, %p55 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p56 = aten.mm %x56, %w56 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s56 = aten.add.Tensor %s55, %p56 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p57 = aten.mm %x57, %w57 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s57 = aten.add.Tensor %s56, %p57 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p58 = aten.mm %x58, %w58 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s58 = aten.add.Tensor %s57, %p58 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p59 = aten.mm %x59, %w59 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s59 = aten.add.Tensor %s58, %p59 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p60 = aten.mm %x60, %w60 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s60 = aten.add.Tensor %s59, %p60 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p61 = aten.mm %x61, %w61 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s61 = aten.add.Tensor %s60, %p61 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p62 = aten.mm %x62, %w62 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s62 = aten.add.Tensor %s61, %p62 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p63 = aten.mm %x63, %w63 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s63 = aten.add.Tensor %s62, %p63 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p64 = aten.mm %x64, %w64 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s64 = aten.add.Tensor %s63, %p64 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p65 = aten.mm %x65, %w65 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s65 = aten.add.Tensor %s64, %p65 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p66 = aten.mm %x66, %w66 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s66 = aten.add.Tensor %s65, %p66 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p67 = aten.mm %x67, %w67 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s67 = aten.add.Tensor %s66, %p67 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p68 = aten.mm %x68, %w68 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s68 = aten.add.Tensor %s67, %p68 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %p69 = aten.mm %x69, %w69 : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<128x128xf32>
  %s69 = aten.add.Tensor %s68, %p69 : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  %y = aten.relu %s69 : (tensor<128x128xf32>) -> tensor<128x128xf32>
  func.return %y : tensor<128x128xf32>
}

func.func @halves(%x0: tensor<512x64xbf16>, %w0: tensor<64x512xbf16>, %x1: tensor<512x64xbf16>, %w1: tensor<64x512xbf16>) -> (tensor<512x512xbf16>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x64xbf16>, tensor<64x512xbf16>) -> tensor<512x512xbf16>
  %p1 = aten.mm %x1, %w1 : (tensor<512x64xbf16>, tensor<64x512xbf16>) -> tensor<512x512xbf16>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<512x512xbf16>, tensor<512x512xbf16>) -> tensor<512x512xbf16>
  %y = aten.relu %s1 : (tensor<512x512xbf16>) -> tensor<512x512xbf16>
  func.return %y : tensor<512x512xbf16>
}

func.func @doubles(%x0: tensor<512x64xf64>, %w0: tensor<64x512xf64>, %x1: tensor<512x64xf64>, %w1: tensor<64x512xf64>) -> (tensor<512x512xf64>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x64xf64>, tensor<64x512xf64>) -> tensor<512x512xf64>
  %p1 = aten.mm %x1, %w1 : (tensor<512x64xf64>, tensor<64x512xf64>) -> tensor<512x512xf64>
  %s1 = aten.add.Tensor %p0, %p1 : (tensor<512x512xf64>, tensor<512x512xf64>) -> tensor<512x512xf64>
  %y = aten.relu %s1 : (tensor<512x512xf64>) -> tensor<512x512xf64>
  func.return %y : tensor<512x512xf64>
}

func.func @with_a_factor(%x0: tensor<512x64xf32>, %w0: tensor<64x512xf32>, %x1: tensor<512x64xf32>, %w1: tensor<64x512xf32>, %x2: tensor<512x64xf32>, %w2: tensor<64x512xf32>) -> (tensor<512x512xf32>) {
  %p0 = aten.mm %x0, %w0 : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %p1 = aten.mm %x1, %w1 : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %s1 = aten.add.Tensor %p0, %p1 {alpha = 2} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %p2 = aten.mm %x2, %w2 : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %s2 = aten.add.Tensor %s1, %p2 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %y = aten.relu %s2 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  func.return %y : tensor<512x512xf32>
}

// REMARK:       {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products are one: 196608 bytes are copied, 2129920 saved
// REMARK-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products are one: 1114112 bytes are copied, 2129920 saved
// REMARK-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 3 products are one: 458752 bytes are copied, 4259840 saved
// REMARK-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 67584 bytes, and 33280 are saved
// REMARK-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:10: merge-product-sums: 70 products are one: 4653056 bytes are copied, 11304960 saved
// REMARK-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products are one: 589824 bytes are copied, 1081344 saved
// REMARK-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products are one: 2162688 bytes are copied, 4227072 saved

// GPU:       {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 16908288 bytes, and 10485760 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 17825792 bytes, and 10485760 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 25165824 bytes, and 10485760 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 3 products are one: 17170432 bytes are copied, 20971520 saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 5 products are one: 17104896 bytes are copied, 33685504 saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 19249216 bytes, and 8628608 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 16779264 bytes, and 8389120 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 25165824 bytes, and 8421376 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:10: merge-product-sums: 70 products are one: 21364736 bytes are copied, 587857920 saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 17301504 bytes, and 9437184 are saved
// GPU-NEXT:  {{.*}}merge-product-sums-sizes-cases.mlir:{{[0-9]+}}:9: merge-product-sums: 2 products stay apart: copying their operands takes 18874368 bytes, and 12582912 are saved
