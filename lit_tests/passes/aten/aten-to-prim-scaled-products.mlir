// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

/// A scale for each row and column multiplies the sums.
// CHECK-LABEL: func.func @rows(
// CHECK:         %[[P:.*]] = prim.contract <mul, add> %{{.*}}[m, k], %{{.*}}[k, n] -> [m, n] : tensor<16x256xbf16>, tensor<256x32xbf16> -> tensor<16x32xf32>
// CHECK:         prim.mul %[[P]]
// CHECK-NEXT:    prim.convert %{{.*}} : tensor<16x32xf32> -> tensor<16x32xbf16>
func.func @rows(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x32xf8E4M3FN>, %r: tensor<16x1xf32>, %c: tensor<1x32xf32>) -> tensor<16x32xbf16> {
  %0 = aten._scaled_mm_v2 %x, %y, [%r], [%c] {recipe_a = [1], swizzle_a = [], recipe_b = [1], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<16x1xf32>, tensor<1x32xf32>) -> tensor<16x32xbf16>
  func.return %0 : tensor<16x32xbf16>
}

/// Scales of blocks of 128 terms multiply the sums of these, also where 128 columns share them.
// CHECK-LABEL: func.func @blocks(
// CHECK:         %[[P:.*]] = prim.contract <mul, add> %{{.*}}[m, b * 128 + k], %{{.*}}[b * 128 + k, n] -> [b, m, n] where k = 128 : tensor<16x256xbf16>, tensor<256x144xbf16> -> tensor<2x16x144xf32>
// CHECK:         prim.slice
// CHECK:         %[[S:.*]] = prim.mul %[[P]]
// CHECK-NEXT:    prim.reduce <add> %[[S]] dims [0] : tensor<2x16x144xf32> -> tensor<16x144xf32>
func.func @blocks(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x144xf8E4M3FN>, %r: tensor<16x2xf32>, %c: tensor<2x2xf32>) -> tensor<16x144xbf16> {
  %0 = aten._scaled_mm %x, %y, %r, %c {out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x144xf8E4M3FN>, tensor<16x2xf32>, tensor<2x2xf32>) -> tensor<16x144xbf16>
  func.return %0 : tensor<16x144xbf16>
}

/// By recipe, the terms come first, four blocks of them where there are two.
// CHECK-LABEL: func.func @blocks_by_recipe(
// CHECK:         prim.slice %{{.*}} : tensor<1x4xf32> -> tensor<1x2xf32>
// CHECK:         prim.reduce <add> %{{.*}} dims [0] : tensor<2x16x128xf32> -> tensor<16x128xf32>
func.func @blocks_by_recipe(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x128xf8E4M3FN>, %r: tensor<16x2xf32>, %c: tensor<4x1xf32>) -> tensor<16x128xbf16> {
  %0 = aten._scaled_mm_v2 %x, %y, [%r], [%c] {recipe_a = [4], swizzle_a = [], recipe_b = [5], swizzle_b = [], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x128xf8E4M3FN>, tensor<16x2xf32>, tensor<4x1xf32>) -> tensor<16x128xbf16>
  func.return %0 : tensor<16x128xbf16>
}

/// Blocks of 32 terms, and a last block that is not whole, are the library's.
// CHECK-LABEL: func.func @others(
// CHECK:         aten._scaled_mm_v2 {{.*}}extern = "library"
// CHECK:         aten._scaled_mm {{.*}}extern = "library"
func.func @others(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x128xf8E4M3FN>, %r: tensor<1024xf32>, %u: tensor<16x192xf8E4M3FN>, %v: tensor<192x128xf8E4M3FN>, %s: tensor<16x2xf32>, %t: tensor<2x128xf32>) -> (tensor<16x128xbf16>, tensor<16x128xbf16>) {
  %0 = aten._scaled_mm_v2 %x, %y, [%r], [%r] {recipe_a = [3], swizzle_a = [1], recipe_b = [3], swizzle_b = [1], out_dtype = bf16} : (tensor<16x256xf8E4M3FN>, tensor<256x128xf8E4M3FN>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<16x128xbf16>
  %1 = aten._scaled_mm %u, %v, %s, %t {out_dtype = bf16} : (tensor<16x192xf8E4M3FN>, tensor<192x128xf8E4M3FN>, tensor<16x2xf32>, tensor<2x128xf32>) -> tensor<16x128xbf16>
  func.return %0, %1 : tensor<16x128xbf16>, tensor<16x128xbf16>
}
