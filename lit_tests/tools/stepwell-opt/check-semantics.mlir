// RUN: stepwell-opt %s -p cpu:default --check-semantics --seed 3 | filecheck %s
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --check-semantics --input 'tensor<3x4xf32> strides [1, 3]' --input 'tensor<2xi64> from 0 to 2' | filecheck %s
// RUN: not stepwell-opt %s -p dce,fuse --check-semantics --input 'tensor<3x4xf32>' --input 'tensor<2xi33>' 2>&1 | filecheck %s --check-prefix=INPUT

/// Right passes print what they print without the check. Random integers are as large as the program takes them.
// CHECK:      loop.kernel
// CHECK:      func.func @forward

// INPUT:      error: 'tensor<2xi33>' describes no input: error: torch has no tensors of i33
func.func @forward(%x: tensor<3x4xf32>, %i: tensor<2xi64>) -> tensor<2x4xf32> {
  %a = prim.broadcast %i dims [0] : tensor<2xi64> -> tensor<2x4xi64>
  %b = prim.iota dim 1 : tensor<2x4xi64>
  %0 = prim.gather %x[%a, %b] : tensor<3x4xf32> -> tensor<2x4xf32>
  %1 = prim.exp %0 : tensor<2x4xf32>
  func.return %1 : tensor<2x4xf32>
}
