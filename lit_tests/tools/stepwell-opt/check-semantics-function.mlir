// RUN: stepwell-opt %s -p canonicalize --check-semantics | filecheck %s
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --check-semantics --function second | filecheck %s
// RUN: not stepwell-opt %s -p fuse,outline-fusions --check-semantics --function fourth 2>&1 | filecheck %s --check-prefix=UNKNOWN

// UNKNOWN: error: the module has no function 'fourth'
// Nothing is left out of the result.
// CHECK: func.func @first
// CHECK: func.func @second
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
func.func @second
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
func.func @third(%x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>> {
  %0 = prim.neg %x : tensor<?xf32, #shape.dims<s0>>
  %1 = prim.neg %0 : tensor<?xf32, #shape.dims<s0>>
  func.return %1 : tensor<?xf32, #shape.dims<s0>>
}
func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.sin %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
