// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

/// Prim ops on 16 bits have the mark of the aten op that they come from, other operations do not.
// CHECK-LABEL: func.func @marked(
func.func @marked(%x: tensor<3x5xbf16>) -> tensor<3x5xbf16> {
  // CHECK-NEXT: prim.exp %x {computed_once} : tensor<3x5xbf16>
  // CHECK-NEXT: prim.sin %{{.*}} : tensor<3x5xbf16>
  // CHECK-NEXT: func.return
  %0 = aten.exp %x attributes {computed_once} : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  %1 = aten.sin %0 : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
  func.return %1 : tensor<3x5xbf16>
}
