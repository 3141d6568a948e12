// RUN: not stepwell-opt %s -p outline-fusions,prim-to-loop --check-semantics 2>&1 | filecheck %s --check-prefix=WHICH
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --check-semantics --function second | filecheck %s
// RUN: not stepwell-opt %s -p fuse,outline-fusions --check-semantics --function third 2>&1 | filecheck %s --check-prefix=UNKNOWN

// WHICH: error: it is not clear what to run
// WHICH: help: name one by --function: first, second
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
