// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

/// A scale for each row and column multiplies the sums.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<256x32xf8E4M3FN>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<16x1xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<1x32xf32>) -> tensor<16x32xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[C]] : tensor<1x32xf32> -> tensor<32x1xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y]] : tensor<256x32xf8E4M3FN> -> tensor<256x32xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x32xbf16> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[R]] : tensor<16x1xf32> -> tensor<16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<32x1xf32> -> tensor<32xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0] : tensor<16xf32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<32xf32> -> tensor<16x32xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V6]], %[[V7]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.mul %[[V3]], %[[V8]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<16x32xf32> -> tensor<16x32xbf16>
// CHECK-NEXT:    func.return %[[V10]] : tensor<16x32xbf16>
// CHECK-NEXT:  }
func.func @rows(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x32xf8E4M3FN>, %r: tensor<16x1xf32>, %c: tensor<1x32xf32>) -> tensor<16x32xbf16> {
  %0 = aten._scaled_mm_v2 %x, %y, [%r], [%c] {recipe_a = [1], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
  func.return %0 : tensor<16x32xbf16>
}

/// Scales of blocks of 128 terms multiply the sums of these, also where 128 columns share them.
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<256x144xf8E4M3FN>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<16x2xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<2x2xf32>) -> tensor<16x144xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[C]] permutation [1, 0] : tensor<2x2xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[Y]] : tensor<256x144xf8E4M3FN> -> tensor<256x144xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, b * 128 + k], %[[V2]][b * 128 + k, n] -> [b, m, n] where k = 128 : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.transpose %[[R]] permutation [1, 0] : tensor<16x2xf32> -> tensor<2x16xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [0, 1] : tensor<2x16xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0, 2] : tensor<2x2xf32> -> tensor<2x128x2xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reshape %[[V6]] : tensor<2x128x2xf32> -> tensor<256x2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.slice %[[V7]] offsets [0, 0] strides [1, 1] : tensor<256x2xf32> -> tensor<144x2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.transpose %[[V8]] permutation [1, 0] : tensor<144x2xf32> -> tensor<2x144xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [0, 2] : tensor<2x144xf32> -> tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V5]], %[[V10]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V3]], %[[V11]] : tensor<2x16x144xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<2x16x144xf32> -> tensor<16x144xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<16x144xf32> -> tensor<16x144xbf16>
// CHECK-NEXT:    func.return %[[V14]] : tensor<16x144xbf16>
// CHECK-NEXT:  }
func.func @blocks(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x144xf8E4M3FN>, %r: tensor<16x2xf32>, %c: tensor<2x2xf32>) -> tensor<16x144xbf16> {
  %0 = aten._scaled_mm %x, %y, %r, %c {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x2xf32>, tensor<2x2xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

/// By recipe, the terms come first, four blocks of them where there are two.
// CHECK-LABEL: func.func @blocks_by_recipe(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<256x128xf8E4M3FN>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<16x2xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<4x1xf32>) -> tensor<16x128xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[C]] permutation [1, 0] : tensor<4x1xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<1x4xf32> -> tensor<1x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[X]] : tensor<16x256xf8E4M3FN> -> tensor<16x256xbf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[Y]] : tensor<256x128xf8E4M3FN> -> tensor<256x128xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.contract <mul, add> %[[V2]][m, b * 128 + k], %[[V3]][b * 128 + k, n] -> [b, m, n] where k = 128 : tensor<16x256xbf16>, tensor<256x128xbf16> -> tensor<2x16x128xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.transpose %[[R]] permutation [1, 0] : tensor<16x2xf32> -> tensor<2x16xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 1] : tensor<2x16xf32> -> tensor<2x16x128xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 2] : tensor<1x2xf32> -> tensor<1x128x2xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reshape %[[V7]] : tensor<1x128x2xf32> -> tensor<128x2xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.transpose %[[V8]] permutation [1, 0] : tensor<128x2xf32> -> tensor<2x128xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [0, 2] : tensor<2x128xf32> -> tensor<2x16x128xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.mul %[[V6]], %[[V10]] : tensor<2x16x128xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V4]], %[[V11]] : tensor<2x16x128xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.reduce <add> %[[V12]] dims [0] : tensor<2x16x128xf32> -> tensor<16x128xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<16x128xf32> -> tensor<16x128xbf16>
// CHECK-NEXT:    func.return %[[V14]] : tensor<16x128xbf16>
// CHECK-NEXT:  }
func.func @blocks_by_recipe(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x128xf8E4M3FN>, %r: tensor<16x2xf32>, %c: tensor<4x1xf32>) -> tensor<16x128xbf16> {
  %0 = aten._scaled_mm_v2 %x, %y, [%r], [%c] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x128xf8E4M3FN>, tensor<16x2xf32>, tensor<4x1xf32>) -> tensor<16x128xbf16>
  func.return %0 : tensor<16x128xbf16>
}

/// Blocks of 32 terms, and a last block that is not whole, are the library's.
// CHECK-LABEL: func.func @others(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<16x256xf8E4M3FN>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<256x128xf8E4M3FN>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<1024xf32>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: tensor<16x192xf8E4M3FN>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<192x128xf8E4M3FN>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: tensor<16x2xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x128xf32>) -> (tensor<16x128xbf16>, tensor<16x128xbf16>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten._scaled_mm_v2 %[[X]], %[[Y]], [%[[R]]], [%[[R]]] {recipe_a = [3], swizzle_a = [1], recipe_b = [3], swizzle_b = [1], out_dtype = bf16} attributes {extern = "library"} : (tensor<16x256xf8E4M3FN>, tensor<256x128xf8E4M3FN>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<16x128xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten._scaled_mm %[[U]], %[[V]], %[[S]], %[[T]] {out_dtype = bf16} attributes {extern = "library"} : (tensor<16x192xf8E4M3FN>, tensor<192x128xf8E4M3FN>, tensor<16x2xf32>, tensor<2x128xf32>) -> tensor<16x128xbf16>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<16x128xbf16>, tensor<16x128xbf16>
// CHECK-NEXT:  }
func.func @others(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x128xf8E4M3FN>, %r: tensor<1024xf32>, %u: tensor<16x192xf8E4M3FN>, %v: tensor<192x128xf8E4M3FN>, %s: tensor<16x2xf32>, %t: tensor<2x128xf32>) -> (tensor<16x128xbf16>, tensor<16x128xbf16>) {
  %0 = aten._scaled_mm_v2 %x, %y, [%r], [%r] {recipe_a = [3], swizzle_a = [1], recipe_b = [3], swizzle_b = [1], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x128xf8E4M3FN>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<16x128xbf16>
  %1 = aten._scaled_mm %u, %v, %s, %t {out_dtype = bf16} : (tensor<16x192xf8E4M3FN>, tensor<192x128xf8E4M3FN>, tensor<16x2xf32>, tensor<2x128xf32>) -> tensor<16x128xbf16>
  func.return %0, %1 : tensor<16x128xbf16>, tensor<16x128xbf16>
}
