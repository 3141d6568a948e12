// Sums of products read back as they were printed, in custom and in generic form.

// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

/// Dimensions have the letters of a matrix product: of a batch, of rows, of columns, and contracted.
// CHECK-LABEL: @products(
// CHECK-NEXT:    prim.contract <mul, add> %x[b, m, k], %w[b, n, k] -> [b, m, n] : tensor<8x4x16xbf16>, tensor<8x32x16xbf16> -> tensor<8x4x32xf32>
// CHECK-NEXT:    prim.contract <mul, add> %x[m, m1, k], %v[k] -> [m, m1] {note} : tensor<8x4x16xbf16>, tensor<16xbf16> -> tensor<8x4xf64>
// CHECK-NEXT:    prim.contract <mul, add> %v[k], %v[k] -> [] : tensor<16xbf16>, tensor<16xbf16> -> tensor<f32>
// CHECK-NEXT:    prim.contract <mul, add> %v[m], %v[n] -> [m, n] : tensor<16xbf16>, tensor<16xbf16> -> tensor<16x16xf32>
func.func @products(%x: tensor<8x4x16xbf16>, %w: tensor<8x32x16xbf16>, %v: tensor<16xbf16>) {
  %0 = prim.contract <mul, add> %x[i, j, terms], %w[i, l, terms] -> [i, j, l] : tensor<8x4x16xbf16>, tensor<8x32x16xbf16> -> tensor<8x4x32xf32>
  %1 = prim.contract <mul, add> %x[i, j, k], %v[k] -> [i, j] {note} : tensor<8x4x16xbf16>, tensor<16xbf16> -> tensor<8x4xf64>
  %2 = prim.contract <mul, add> %v[k], %v[k] -> [] : tensor<16xbf16>, tensor<16xbf16> -> tensor<f32>
  %3 = prim.contract <mul, add> %v[i], %v[j] -> [i, j] : tensor<16xbf16>, tensor<16xbf16> -> tensor<16x16xf32>
  func.return
}

/// Windows are subscripts; where no subscript is a contracted dimension alone its extent is given.
// CHECK-LABEL: @windows(
// CHECK-NEXT:    prim.contract <mul, add> %x[m, k, k1 + m1 * 2 - 1], %w[n, k, k1] -> [m, n, m1] : tensor<1x3x8xf32>, tensor<4x3x3xf32> -> tensor<1x4x4xf32>
// CHECK-NEXT:    prim.contract <mul, add> %x[m, m1, k + m2 * 2], %x[0, 0, 0] -> [m, m1, m2] where k = 2 : tensor<1x3x8xf32>, tensor<1x3x8xf32> -> tensor<1x3x4xf32>
func.func @windows(%x: tensor<1x3x8xf32>, %w: tensor<4x3x3xf32>) {
  %0 = prim.contract <mul, add> %x[m, k, m1 * 2 + k1 - 1], %w[n, k, k1] -> [m, n, m1] : tensor<1x3x8xf32>, tensor<4x3x3xf32> -> tensor<1x4x4xf32>
  %1 = prim.contract <mul, add> %x[a, c, h * 2 + p], %x[0, 0, 0] -> [a, c, h] where p = 2 : tensor<1x3x8xf32>, tensor<1x3x8xf32> -> tensor<1x3x4xf32>
  func.return
}

/// Symbols of sizes stand in extents and subscripts.
// CHECK-LABEL: @symbols(
// CHECK-NEXT:    prim.contract <mul, add> %x[m, k], %x[n, k + s1] -> [m, n] where k = s1 : tensor<?x?xi8, #shape.dims<s0, s1 * 2>>, tensor<?x?xi8, #shape.dims<s0, s1 * 2>> -> tensor<?x?xi32, #shape.dims<s0, s0>>
func.func @symbols(%x: tensor<?x?xi8, #shape.dims<s0, s1 * 2>>) {
  %0 = prim.contract <mul, add> %x[m, k], %x[n, k + s1] -> [m, n] where k = s1 : tensor<?x?xi8, #shape.dims<s0, s1 * 2>>, tensor<?x?xi8, #shape.dims<s0, s1 * 2>> -> tensor<?x?xi32, #shape.dims<s0, s0>>
  func.return
}
