// RUN: stepwell-opt %s -p fuse,outline-fusions | filecheck %s

/// A function that an operation calls is a program: its ops are grouped as the caller's are, and equal groups of both
/// are one kernel. Nothing is grouped across the call.
func.func @program(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.sin %0 : tensor<4xf32>
  %r = control.cond %p, @both(%1), @one(%1) : tensor<i1>, (tensor<4xf32>), (tensor<4xf32>) -> (tensor<4xf32>)
  %2 = prim.cos %r : tensor<4xf32>
  func.return %2 : tensor<4xf32>
}
func.func private @both(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.sin %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
func.func private @one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.cos %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @program(
// CHECK-NEXT:  %[[S:.*]] = func.call @exp_sin_0(%{{.*}})
// CHECK-NEXT:  %[[R:.*]] = control.cond %{{.*}}, @both(%[[S]]), @one(%[[S]])
// CHECK-NEXT:  %[[C:.*]] = func.call @cos_0(%[[R]])
// CHECK-NEXT:  func.return %[[C]]
// CHECK-LABEL: func.func private @both(
// CHECK-NEXT:  func.call @exp_sin_0(
// CHECK-LABEL: func.func private @one(
// CHECK-NEXT:  func.call @cos_0(
// CHECK-LABEL: func.func private @exp_sin_0(
// CHECK-LABEL: func.func private @cos_0(
// CHECK-NOT:   func.func
