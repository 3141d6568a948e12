// RUN: not stepwell-opt %s 2>&1 | filecheck %s

// CHECK:      unknown-operation.mlir:7:8: error: unknown operation 'prim.exq'; did you mean 'prim.exp'?
// CHECK-NEXT:   %0 = prim.exq %x : tensor<4xf32>
// CHECK-NEXT:        ^^^^^^^^
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exq %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
