// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

/// A negative index counts from the back; the other dimension is indexed by itself.
// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[X:[a-z0-9_]+]]: tensor<4x8xf32>, %[[I:[a-z0-9_]+]]: tensor<3xi64>
func.func @index(%x: tensor<4x8xf32>, %i: tensor<3xi64>) -> tensor<3x8xf32> {
  // CHECK:      %[[NEGATIVE:.*]] = prim.compare <lt> %[[I]], %{{.*}}
  // CHECK:      %[[FROM_BACK:.*]] = prim.add %[[I]], %{{.*}}
  // CHECK-NEXT: %[[W:.*]] = prim.select %[[NEGATIVE]], %[[FROM_BACK]], %[[I]]
  // CHECK-NEXT: %[[ROW:.*]] = prim.broadcast %[[W]] dims [0] : tensor<3xi64> -> tensor<3x8xi64>
  // CHECK-NEXT: %[[COLUMN:.*]] = prim.iota dim 1 : tensor<3x8xi64>
  // CHECK-NEXT: prim.gather %[[X]][%[[ROW]], %[[COLUMN]]] : tensor<4x8xf32> -> tensor<3x8xf32>
  %0 = aten.index.Tensor %x, [%i] : (tensor<4x8xf32>, tensor<3xi64>) -> tensor<3x8xf32>
  func.return %0 : tensor<3x8xf32>
}

// CHECK-LABEL: func.func @embedding(
func.func @embedding(%w: tensor<100x8xf32>, %i: tensor<2x3xi64>) -> tensor<2x3x8xf32> {
  // CHECK-NEXT: %[[ROW:.*]] = prim.broadcast %{{.*}} dims [0, 1] : tensor<2x3xi64> -> tensor<2x3x8xi64>
  // CHECK-NEXT: %[[COLUMN:.*]] = prim.iota dim 2 : tensor<2x3x8xi64>
  // CHECK-NEXT: prim.gather %{{.*}}[%[[ROW]], %[[COLUMN]]] : tensor<100x8xf32> -> tensor<2x3x8xf32>
  %0 = aten.embedding %w, %i : (tensor<100x8xf32>, tensor<2x3xi64>) -> tensor<2x3x8xf32>
  func.return %0 : tensor<2x3x8xf32>
}

/// One value for all that a mask selects is a choice.
// CHECK-LABEL: func.func @put_where(
func.func @put_where(%x: tensor<4x8xf32>, %m: tensor<4x8xi1>, %v: tensor<f32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[V:.*]] = prim.broadcast %{{.*}} dims [] : tensor<f32> -> tensor<4x8xf32>
  // CHECK-NEXT: prim.select %{{.*}}, %[[V]], %{{.*}} : tensor<4x8xf32>
  %0 = aten.index_put %x, [%m], %v : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<f32>) -> tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

/// How many elements a mask selects is not known.
// CHECK-LABEL: func.func @mask_of_unknown_count(
func.func @mask_of_unknown_count(%x: tensor<4xf32>, %m: tensor<4xi1>) -> tensor<?xf32, #shape.dims<u0>> {
  // CHECK-NEXT: aten.index.Tensor %{{.*}} attributes {extern = "no lowering: a mask selects an unknown number of elements"
  %0 = aten.index.Tensor %x, [%m] : (tensor<4xf32>, tensor<4xi1>) -> tensor<?xf32, #shape.dims<u0>>
  func.return %0 : tensor<?xf32, #shape.dims<u0>>
}

// CHECK-LABEL: func.func @scatter_add(
func.func @scatter_add(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[ROW:.*]] = prim.iota dim 0 : tensor<4x2xi64>
  // CHECK-NEXT: prim.scatter <add> %{{.*}}[%[[ROW]], %{{.*}}], %{{.*}} : tensor<4x8xf32>, tensor<4x2xf32> -> tensor<4x8xf32>
  %0 = aten.scatter_add %x, %i, %u {dim = 1} : (tensor<4x8xf32>, tensor<4x2xi64>, tensor<4x2xf32>) -> tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

/// The windows of im2col are a gather whose indices are expressions: nothing is spread out in memory.
// CHECK-LABEL: func.func @im2col(
func.func @im2col(%x: tensor<1x2x4x4xf32>) -> tensor<1x18x16xf32> {
  // CHECK-NEXT: prim.pad %{{.*}} low [0, 0, 1, 1] with 0.0 : tensor<1x2x4x4xf32> -> tensor<1x2x6x6xf32>
  // CHECK:      prim.gather %{{.*}} : tensor<1x2x6x6xf32> -> tensor<1x2x4x4x3x3xf32>
  // CHECK-NEXT: prim.transpose %{{.*}} permutation [0, 1, 4, 5, 2, 3]
  // CHECK-NEXT: prim.reshape %{{.*}} -> tensor<1x18x16xf32>
  %0 = aten.im2col %x {kernel_size = [3, 3], dilation = [1, 1], padding = [1, 1], stride = [1, 1]} : (tensor<1x2x4x4xf32>) -> tensor<1x18x16xf32>
  func.return %0 : tensor<1x18x16xf32>
}

/// A small window is written out: one strided slice for each of its places.
// CHECK-LABEL: func.func @average_pool(
func.func @average_pool(%x: tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32> {
  // CHECK:      prim.slice %{{.*}} offsets [0, 0, 0, 0] strides [1, 1, 1, 2]
  // CHECK:      prim.slice %{{.*}} offsets [0, 0, 0, 1] strides [1, 1, 1, 2]
  // CHECK:      prim.constant 4.0 : tensor<1x2x2x2xf32>
  // CHECK-NEXT: prim.div
  %0 = aten.avg_pool2d %x {kernel_size = [2, 2]} : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>
  func.return %0 : tensor<1x2x2x2xf32>
}
