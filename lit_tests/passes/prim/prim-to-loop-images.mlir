// RUN: stepwell-opt %s -p prim-to-loop | filecheck %s

/// A kernel keeps the layout of the images that it reads. One that transposes them writes a row-major result, in which
/// channels lie together as before.
// CHECK-LABEL: func.func @forward(
// CHECK:         host.alloc : !host.buffer<[2, 8, 4, 4], f32, [128, 1, 32, 8]>
// CHECK:         host.alloc : !host.buffer<[2, 4, 4, 8], f32>
func.func private @transposed(%x: tensor<2x8x4x4xf32>) -> tensor<2x4x4x8xf32> {
  %0 = prim.transpose %x permutation [0, 2, 3, 1] : tensor<2x8x4x4xf32> -> tensor<2x4x4x8xf32>
  %1 = prim.neg %0 : tensor<2x4x4x8xf32>
  func.return %1 : tensor<2x4x4x8xf32>
}
func.func @forward(%x: tensor<2x8x4x4xf32> {stepwell.strides = #shape.dims<128, 1, 32, 8>}) -> tensor<2x4x4x8xf32> {
  %0 = prim.exp %x : tensor<2x8x4x4xf32>
  %1 = func.call @transposed(%0) : (tensor<2x8x4x4xf32>) -> tensor<2x4x4x8xf32>
  %2 = prim.exp %1 : tensor<2x4x4x8xf32>
  func.return %2 : tensor<2x4x4x8xf32>
}
