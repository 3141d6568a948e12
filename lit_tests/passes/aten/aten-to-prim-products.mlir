// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @batched(
// CHECK-NEXT:    prim.contract <mul, add> %x[b, m, k], %y[b, k, n] -> [b, m, n] : tensor<4x3x8xf32>, tensor<4x8x5xf32> -> tensor<4x3x5xf32>
// CHECK-NEXT:    func.return
func.func @batched(%x: tensor<4x3x8xf32>, %y: tensor<4x8x5xf32>) -> tensor<4x3x5xf32> {
  %0 = aten.bmm %x, %y : (tensor<4x3x8xf32>, tensor<4x8x5xf32>) -> tensor<4x3x5xf32>
  func.return %0 : tensor<4x3x5xf32>
}

/// What is added is added before the sums are rounded.
// CHECK-LABEL: func.func @added(
// CHECK-NEXT:    %[[S:.*]] = prim.contract <mul, add> %x[m, k], %y[k, n] -> [m, n] : tensor<64x8xbf16>, tensor<8x3xbf16> -> tensor<64x3xf32>
// CHECK:         prim.mul %[[S]], %{{.*}} : tensor<64x3xf32>
// CHECK:         prim.convert %b : tensor<3xbf16> -> tensor<3xf32>
// CHECK:         %[[A:.*]] = prim.add
// CHECK-NEXT:    prim.convert %[[A]] : tensor<64x3xf32> -> tensor<64x3xbf16>
func.func @added(%b: tensor<3xbf16>, %x: tensor<64x8xbf16>, %y: tensor<8x3xbf16>) -> tensor<64x3xbf16> {
  %0 = aten.addmm %b, %x, %y {alpha = 0.5} : (tensor<3xbf16>, tensor<64x8xbf16>, tensor<8x3xbf16>) -> tensor<64x3xbf16>
  func.return %0 : tensor<64x3xbf16>
}

/// A bias that counts zero times is not looked at: it may be NaN.
// CHECK-LABEL: func.func @no_bias(
// CHECK-NEXT:    %[[S:.*]] = prim.contract
// CHECK-NEXT:    func.return %[[S]]
func.func @no_bias(%b: tensor<4x3x6xf32>, %x: tensor<4x3x2xf32>, %y: tensor<4x2x6xf32>) -> tensor<4x3x6xf32> {
  %0 = aten.baddbmm %b, %x, %y {beta = 0} : (tensor<4x3x6xf32>, tensor<4x3x2xf32>, tensor<4x2x6xf32>) -> tensor<4x3x6xf32>
  func.return %0 : tensor<4x3x6xf32>
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT:    prim.contract <mul, add> %x[m, k], %v[k] -> [m] : tensor<3x8xf16>, tensor<8xf16> -> tensor<3xf32>
// CHECK-NEXT:    prim.convert
// CHECK-NEXT:    prim.contract <mul, add> %i[k], %i[k] -> [] : tensor<8xi32>, tensor<8xi32> -> tensor<i32>
func.func @vectors(%x: tensor<3x8xf16>, %v: tensor<8xf16>, %i: tensor<8xi32>) -> (tensor<3xf16>, tensor<i32>) {
  %0 = aten.mv %x, %v : (tensor<3x8xf16>, tensor<8xf16>) -> tensor<3xf16>
  %1 = aten.dot %i, %i : (tensor<8xi32>, tensor<8xi32>) -> tensor<i32>
  func.return %0, %1 : tensor<3xf16>, tensor<i32>
}

/// The sums are kept in the type of the result.
// CHECK-LABEL: func.func @wider(
// CHECK-NEXT:    prim.contract {{.*}} : tensor<32x16xi8>, tensor<16x8xi8> -> tensor<32x8xi32>
// CHECK-NEXT:    prim.contract {{.*}} : tensor<32x16xbf16>, tensor<16x8xbf16> -> tensor<32x8xf32>
// CHECK-NEXT:    func.return
func.func @wider(%x: tensor<32x16xi8>, %y: tensor<16x8xi8>, %a: tensor<32x16xbf16>, %b: tensor<16x8xbf16>) -> (tensor<32x8xi32>, tensor<32x8xf32>) {
  %0 = aten._int_mm %x, %y : (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>
  %1 = aten.mm.dtype %a, %b {out_dtype = f32} : (tensor<32x16xbf16>, tensor<16x8xbf16>) -> tensor<32x8xf32>
  func.return %0, %1 : tensor<32x8xi32>, tensor<32x8xf32>
}
