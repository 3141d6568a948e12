// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p canonicalize --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in canonicalize.mlir.

// CHECK-LABEL: func.func @forward(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<15xi8>) -> tensor<15xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<15xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.maximum %[[X0]], %[[V0]] : tensor<15xi8>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 9 : tensor<15xi8>
// CHECK-NEXT:    %[[CLAMP:[^ ,:]+]] = prim.minimum %[[V1]], %[[V2]] : tensor<15xi8>
// CHECK-NEXT:    func.return %[[CLAMP]] : tensor<15xi8>
// CHECK-NEXT:  }
func.func @forward(%x0: tensor<15xi8>) -> tensor<15xi8> {
  %0 = prim.constant 0 : tensor<15xi8>
  %1 = prim.maximum %x0, %0 : tensor<15xi8>
  %2 = prim.constant 9 : tensor<15xi8>
  %clamp = prim.minimum %1, %2 : tensor<15xi8>
  func.return %clamp : tensor<15xi8>
}
