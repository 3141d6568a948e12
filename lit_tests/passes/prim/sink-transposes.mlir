// RUN: stepwell-opt %s -p sink-transposes | filecheck %s
// RUN: stepwell-opt %s -p sink-transposes --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p sink-transposes --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Sums of channels that lie together go down columns.
// CHECK-LABEL: func.func @channels(
func.func @channels(%x: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 256, 32>}) -> tensor<32xf32> {
  // CHECK-NEXT: %[[X:.*]] = prim.transpose %x permutation [0, 2, 3, 1] : tensor<4x32x8x8xf32> -> tensor<4x8x8x32xf32>
  // CHECK-NEXT: %e = prim.exp %[[X]] : tensor<4x8x8x32xf32>
  // CHECK:      %s = prim.reduce <add> %e dims [0, 1, 2] : tensor<4x8x8x32xf32> -> tensor<32xf32>
  // CHECK-NEXT: func.return %s : tensor<32xf32>
  // REMARK-DAG: sink-transposes.mlir:[[# @LINE + 1]]:8: sink-transposes: its dimensions are taken in the order of memory
  %e = prim.exp %x : tensor<4x32x8x8xf32>
  // REMARK-DAG: sink-transposes.mlir:[[# @LINE + 1]]:8: sink-transposes: its dimensions are taken in the order of memory
  %s = prim.reduce <add> %e dims [0, 2, 3] : tensor<4x32x8x8xf32> -> tensor<32xf32>
  func.return %s : tensor<32xf32>
}

/// The result of an operator is transposed once, and back for an operator; what is broadcast, for `canonicalize` to fold.
// CHECK-LABEL: func.func @between_operators(
func.func @between_operators(%x: tensor<4x64x8x8xf32>, %w: tensor<32x64x3x3xf32>, %v: tensor<32x32x3x3xf32>, %b: tensor<32xf32>) -> tensor<4x32x8x8xf32> {
  %y = aten.convolution %x, %w {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {strides = [#shape.dims<2048, 1, 256, 32>], extern = "library"} : (tensor<4x64x8x8xf32>, tensor<32x64x3x3xf32>) -> tensor<4x32x8x8xf32>
  // CHECK:      %[[B:.*]] = prim.broadcast %b dims [1]
  // CHECK-NEXT: %[[Y:.*]] = prim.transpose %y permutation [0, 2, 3, 1]
  // CHECK-NEXT: %[[T:.*]] = prim.transpose %[[B]] permutation [0, 2, 3, 1]
  // CHECK-NEXT: %[[A:.*]] = prim.add %[[Y]], %[[T]] : tensor<4x8x8x32xf32>
  %c = prim.broadcast %b dims [1] : tensor<32xf32> -> tensor<4x32x8x8xf32>
  // REMARK-DAG: sink-transposes.mlir:[[# @LINE + 1]]:8: sink-transposes: its dimensions are taken in the order of memory
  %a = prim.add %y, %c : tensor<4x32x8x8xf32>
  // CHECK:      %[[M:.*]] = prim.mul %[[A]], %[[Y]] : tensor<4x8x8x32xf32>
  // CHECK-NEXT: %[[BACK:.*]] = prim.transpose %[[M]] permutation [0, 3, 1, 2] : tensor<4x8x8x32xf32> -> tensor<4x32x8x8xf32>
  // REMARK-DAG: sink-transposes.mlir:[[# @LINE + 1]]:8: sink-transposes: its dimensions are taken in the order of memory
  %m = prim.mul %a, %y : tensor<4x32x8x8xf32>
  // CHECK-NEXT: aten.convolution %[[BACK]], %v
  %z = aten.convolution %m, %v {stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false, output_padding = [0, 0], groups = 1} attributes {extern = "library"} : (tensor<4x32x8x8xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x8x8xf32>
  func.return %z : tensor<4x32x8x8xf32>
}

/// Dimensions that are left may still be in another order than that of their shape.
// CHECK-LABEL: func.func @order_of_what_is_left(
func.func @order_of_what_is_left(%x: tensor<4x32x8x6xf32> {stepwell.strides = #shape.dims<1536, 1, 192, 32>}) -> (tensor<32x8xf32> {stepwell.strides = #shape.dims<1, 32>}) {
  // CHECK:      %[[S:.*]] = prim.reduce <add> %{{.*}} dims [0, 2] : tensor<4x8x6x32xf32> -> tensor<8x32xf32>
  // CHECK-NEXT: %[[BACK:.*]] = prim.transpose %[[S]] permutation [1, 0] : tensor<8x32xf32> -> tensor<32x8xf32>
  // CHECK-NEXT: func.return %[[BACK]]
  // REMARK-DAG: sink-transposes.mlir:[[# @LINE + 1]]:8: sink-transposes: its dimensions are taken in the order of memory
  %s = prim.reduce <add> %x dims [0, 3] : tensor<4x32x8x6xf32> -> tensor<32x8xf32>
  func.return %s : tensor<32x8xf32>
}

/// What the caller is promised row by row is computed so.
// CHECK-LABEL: func.func @negative_returned(
func.func @negative_returned(%x: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 256, 32>}) -> tensor<4x32x8x8xf32> {
  // CHECK-NEXT: prim.exp %x
  %e = prim.exp %x : tensor<4x32x8x8xf32>
  func.return %e : tensor<4x32x8x8xf32>
}

/// Half of what is read is no reason, and nothing is where a tensor has gaps or lies as its shape reads.
// CHECK-LABEL: func.func @negative_half(
func.func @negative_half(%x: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<2048, 1, 256, 32>}, %y: tensor<4x32x8x8xf32>, %z: tensor<4x32x8x8xf32> {stepwell.strides = #shape.dims<4096, 1, 512, 64>}) -> (tensor<32xf32>, tensor<32xf32>) {
  // CHECK-NOT: prim.transpose
  %a = prim.add %x, %y : tensor<4x32x8x8xf32>
  %s = prim.reduce <add> %a dims [0, 2, 3] : tensor<4x32x8x8xf32> -> tensor<32xf32>
  %t = prim.reduce <add> %z dims [0, 2, 3] : tensor<4x32x8x8xf32> -> tensor<32xf32>
  func.return %s, %t : tensor<32xf32>, tensor<32xf32>
}
