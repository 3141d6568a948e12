// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

/// Negative indices count from the back, and ends beyond the size are cut.
// CHECK-LABEL: func.func @slice(
func.func @slice(%x: tensor<4x8xf32>) -> tensor<4x3xf32> {
  // CHECK-NEXT: prim.slice %{{.*}} offsets [0, 3] strides [1, 2] : tensor<4x8xf32> -> tensor<4x3xf32>
  %0 = aten.slice.Tensor %x {dim = 1, start = -5, end = 9223372036854775807, step = 2} : (tensor<4x8xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

/// What is sliced to the end of a symbolic size starts where the result's size says.
// CHECK-LABEL: func.func @slice_of_symbolic(
func.func @slice_of_symbolic(%x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 - 2>> {
  // CHECK-NEXT: prim.slice %{{.*}} offsets [2] strides [1]
  %0 = aten.slice.Tensor %x {start = 2, end = 9223372036854775807} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 - 2>>
  func.return %0 : tensor<?xf32, #shape.dims<s0 - 2>>
}

/// A dimension whose size may be 0 has a last element only if the program checks it.
// CHECK-LABEL: func.func @select_last(
func.func @select_last(%x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<8xf32> {
  // CHECK-NEXT: shape.assert <min(max(s0, 0), 1)>, "index -1 is out of bounds for dimension 0"
  // CHECK-NEXT: %[[S:.*]] = prim.slice %{{.*}} offsets [s0 - 1, 0] strides [1, 1]
  // CHECK-NEXT: prim.reshape %[[S]] : tensor<1x8xf32> -> tensor<8xf32>
  %0 = aten.select.int %x {dim = 0, index = -1} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<8xf32>
  func.return %0 : tensor<8xf32>
}

/// The program checks a computed index, which may be counted from the back.
// CHECK-LABEL: func.func @select_unknown(
func.func @select_unknown(%i: index {shape.symbol = "i"}, %x: tensor<4x8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: shape.assert <min(max(i + min(max(-i, 0), 1) * 4 + 1, 0), 1)>, "index i is out of bounds for dimension 0"
  // CHECK-NEXT: shape.assert <min(max(-i - min(max(-i, 0), 1) * 4 + 4, 0), 1)>, "index i is out of bounds for dimension 0"
  // CHECK-NEXT: prim.slice %x offsets [i + min(max(-i, 0), 1) * 4, 0] strides [1, 1]
  %0 = aten.select.int %x {dim = 0, index = i} : (tensor<4x8xf32>) -> tensor<8xf32>
  func.return %0 : tensor<8xf32>
}

/// At a computed place of an argument only the part is written, elsewhere the whole.
// CHECK-LABEL: func.func @scattered(
func.func @scattered(%i: index {shape.symbol = "i", shape.min = 0 : i64}, %x: tensor<4x8xf32>, %y: tensor<8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: shape.assert <min(max(-i + 4, 0), 1)>, "index i is out of bounds for dimension 0"
  // CHECK: %[[A:.*]] = prim.scatter <set> %x[%{{.*}}, %{{.*}}], %{{.*}} : tensor<4x8xf32>, tensor<1x8xf32> -> tensor<4x8xf32>
  %0 = aten.select_scatter %x, %y {dim = 0, index = i} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  // CHECK: prim.select %{{.*}}, %{{.*}}, %[[A]]
  %1 = aten.select_scatter %0, %y {dim = 0, index = i} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @split(
func.func @split(%x: tensor<5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) {
  // CHECK-NEXT: prim.slice %{{.*}} offsets [0] strides [1] : tensor<5xf32> -> tensor<2xf32>
  // CHECK-NEXT: prim.slice %{{.*}} offsets [2] strides [1] : tensor<5xf32> -> tensor<2xf32>
  // CHECK-NEXT: prim.slice %{{.*}} offsets [4] strides [1] : tensor<5xf32> -> tensor<1xf32>
  %0, %1, %2 = aten.split.Tensor %x {split_size = 2} : (tensor<5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  func.return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<1xf32>
}

/// A view that changes nothing is nothing.
// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: %[[X:[a-z0-9_]+]]:
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: func.return %[[X]]
  %0 = aten.clone %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = aten.view %0 {size = [4, 8]} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}

/// The mask of a triangle compares the column with the row.
// CHECK-LABEL: func.func @triangle(
func.func @triangle(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-NEXT: %[[R:.*]] = prim.iota dim 0 : tensor<8x8xi64>
  // CHECK-NEXT: %[[C:.*]] = prim.iota dim 1 : tensor<8x8xi64>
  // CHECK-NEXT: %[[M:.*]] = prim.compare <le> %[[C]], %[[R]]
  // CHECK-NEXT: %[[Z:.*]] = prim.constant 0.0
  // CHECK-NEXT: prim.select %[[M]], %{{.*}}, %[[Z]]
  %0 = aten.tril %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %0 : tensor<8x8xf32>
}

/// Enlarging by a whole factor is a broadcast.
// CHECK-LABEL: func.func @enlarge(
func.func @enlarge(%x: tensor<1x3x4x5xf32>) -> tensor<1x3x8x10xf32> {
  // CHECK-NEXT: prim.broadcast %{{.*}} dims [0, 1, 2, 4] : tensor<1x3x4x5xf32> -> tensor<1x3x4x2x5x2xf32>
  // CHECK-NEXT: prim.reshape %{{.*}} : tensor<1x3x4x2x5x2xf32> -> tensor<1x3x8x10xf32>
  %0 = aten.upsample_nearest2d %x {output_size = [8, 10], scales_h = 2.0, scales_w = 2.0} : (tensor<1x3x4x5xf32>) -> tensor<1x3x8x10xf32>
  func.return %0 : tensor<1x3x8x10xf32>
}
