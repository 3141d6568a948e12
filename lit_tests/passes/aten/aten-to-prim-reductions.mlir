// RUN: stepwell-opt %s -p aten-to-prim | filecheck %s

// CHECK-LABEL: func.func @keep_dim(
func.func @keep_dim(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  // CHECK-NEXT: %[[M:.*]] = prim.reduce <maximum> %{{.*}} dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  // CHECK-NEXT: prim.reshape %[[M]] : tensor<4xf32> -> tensor<4x1xf32>
  %0 = aten.amax %x {dim = [-1], keepdim = true} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  func.return %0 : tensor<4x1xf32>
}

/// Low precision is summed in f32 and rounded once.
// CHECK-LABEL: func.func @low_precision(
func.func @low_precision(%x: tensor<4x8xbf16>) -> tensor<4xbf16> {
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<4x8xbf16> -> tensor<4x8xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  // CHECK-NEXT: prim.constant 8.0 : tensor<4xf32>
  // CHECK-NEXT: prim.div
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<4xf32> -> tensor<4xbf16>
  %0 = aten.mean.dim %x {dim = [1]} : (tensor<4x8xbf16>) -> tensor<4xbf16>
  func.return %0 : tensor<4xbf16>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[X:[a-z0-9_]+]]:
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[M:.*]] = prim.reduce <maximum> %[[X]] dims [1]
  // CHECK-NEXT: %[[MB:.*]] = prim.broadcast %[[M]] dims [0]
  // CHECK-NEXT: %[[D:.*]] = prim.sub %[[X]], %[[MB]]
  // CHECK-NEXT: %[[E:.*]] = prim.exp %[[D]]
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %[[E]] dims [1]
  // CHECK-NEXT: %[[SB:.*]] = prim.broadcast %[[S]] dims [0]
  // CHECK-NEXT: %[[R:.*]] = prim.div %[[E]], %[[SB]]
  // CHECK-NEXT: func.return %[[R]]
  %0 = aten._softmax %x {dim = 1, half_to_float = false} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

/// The variance takes two passes: the mean, then the squared distances from it; in eager's type.
// CHECK-LABEL: func.func @variance(
// CHECK-SAME: %[[ARG:[a-z0-9_]+]]:
func.func @variance(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  // CHECK:      %[[X:.*]] = prim.convert %[[ARG]] : tensor<4x8xf32> -> tensor<4x8xf64>
  // CHECK:      %[[MEAN:.*]] = prim.div
  // CHECK-NEXT: %[[B:.*]] = prim.broadcast %[[MEAN]] dims [0]
  // CHECK-NEXT: %[[D:.*]] = prim.sub %[[X]], %[[B]]
  // CHECK-NEXT: %[[SQ:.*]] = prim.mul %[[D]], %[[D]]
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %[[SQ]] dims [1]
  // CHECK-NEXT: %[[N:.*]] = prim.constant 7.0 : tensor<4xf64>
  // CHECK-NEXT: prim.div %[[S]], %[[N]]
  %0 = aten.var.correction %x {dim = [1]} : (tensor<4x8xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

/// A norm takes them in f32, and the error of the mean out of both.
// CHECK-LABEL: func.func @layer_norm(
// CHECK-SAME: %[[X:[a-z0-9_]+]]:
func.func @layer_norm(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
  // CHECK:      %[[MEAN:.*]] = prim.div
  // CHECK:      %[[D:.*]] = prim.sub %[[X]]
  // CHECK:      %[[S:.*]] = prim.reduce <add>
  // CHECK-NEXT: %[[OFF:.*]] = prim.reduce <add> %[[D]] dims [1]
  // CHECK:      %[[ERROR:.*]] = prim.div %[[OFF]]
  // CHECK-NEXT: %[[E2:.*]] = prim.mul %[[ERROR]], %[[ERROR]]
  // CHECK:      %[[TOTAL:.*]] = prim.mul %[[E2]]
  // CHECK-NEXT: prim.sub %[[S]], %[[TOTAL]]
  // CHECK:      prim.add %[[MEAN]], %[[ERROR]]
  %0, %1, %2 = aten.native_layer_norm %x {normalized_shape = [8], eps = 1.0e-05} : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x1xf32>)
  func.return %0, %1, %2 : tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x1xf32>
}

/// The values and the indices are reductions of their own.
// CHECK-LABEL: func.func @maximum_and_index(
func.func @maximum_and_index(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xi64>) {
  // CHECK-NEXT: %[[V:.*]] = prim.reduce <maximum> %{{.*}} dims [1]
  // CHECK-NEXT: %[[I:.*]] = prim.argreduce <maximum> %{{.*}} dim 1
  // CHECK-NEXT: func.return %[[V]], %[[I]]
  %0, %1 = aten.max.dim %x {dim = 1} : (tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  func.return %0, %1 : tensor<4xf32>, tensor<4xi64>
}

/// A sum of booleans counts them.
// CHECK-LABEL: func.func @count(
func.func @count(%x: tensor<8xi1>) -> tensor<i64> {
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<8xi1> -> tensor<8xi64>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [0] : tensor<8xi64> -> tensor<i64>
  %0 = aten.sum %x : (tensor<8xi1>) -> tensor<i64>
  func.return %0 : tensor<i64>
}
