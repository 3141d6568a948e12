// RUN: stepwell-opt %s -p canonicalize --check-semantics | filecheck %s
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --check-semantics --function second | filecheck %s
// RUN: not stepwell-opt %s -p fuse,outline-fusions --check-semantics --function third 2>&1 | filecheck %s --check-prefix=UNKNOWN

// UNKNOWN: error: the module has no function 'third'
// Nothing is left out of the result.
// CHECK: func.func @first
// CHECK: func.func @second
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.sin %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
