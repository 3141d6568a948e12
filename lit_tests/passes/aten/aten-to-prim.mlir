// RUN: stepwell-opt %s -p aten-to-prim --print-debuginfo | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Broadcasts become ops of their own; new ops take the location of the op that they replace.
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[X:[a-z0-9_]+]]: tensor<4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8xf32>
func.func @broadcast(%x: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[ROWS:.*]] = prim.broadcast %[[B]] dims [1] : tensor<8xf32> -> tensor<4x8xf32> loc("model.py":3:7)
  // CHECK-NEXT: %[[SUM:.*]] = prim.add %[[X]], %[[ROWS]] : tensor<4x8xf32> loc("model.py":3:7)
  // CHECK-NEXT: func.return %[[SUM]]
  %0 = aten.add.Tensor %x, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32> loc("model.py":3:7)
  func.return %0 : tensor<4x8xf32>
}

/// A dimension of size 1 is dropped before it is repeated.
// CHECK-LABEL: func.func @stretch(
func.func @stretch(%x: tensor<4x8xf32>, %y: tensor<4x1xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[R:.*]] = prim.reshape %{{.*}} : tensor<4x1xf32> -> tensor<4xf32>
  // CHECK-NEXT: prim.broadcast %[[R]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: prim.mul
  // REMARK-DAG: aten-to-prim.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.mul.Tensor becomes 3 prim ops
  %0 = aten.mul.Tensor %x, %y : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

/// Operands are converted to the type that torch promotes them to.
// CHECK-LABEL: func.func @promote(
func.func @promote(%x: tensor<4xi64>, %y: tensor<4xf32>) -> tensor<4xi1> {
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<4xi64> -> tensor<4xf32>
  // CHECK-NEXT: prim.compare <lt>
  // REMARK-DAG: aten-to-prim.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.lt.Tensor becomes 2 prim ops
  %0 = aten.lt.Tensor %x, %y : (tensor<4xi64>, tensor<4xf32>) -> tensor<4xi1>
  func.return %0 : tensor<4xi1>
}

/// True division of integers is one of floats.
// CHECK-LABEL: func.func @integer_division(
func.func @integer_division(%x: tensor<4xi64>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[F:.*]] = prim.convert %{{.*}} : tensor<4xi64> -> tensor<4xf32>
  // CHECK-NEXT: %[[C:.*]] = prim.constant 3.0 : tensor<4xf32>
  // CHECK-NEXT: prim.div %[[F]], %[[C]]
  // REMARK-DAG: aten-to-prim.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.div.Scalar becomes 3 prim ops
  %0 = aten.div.Scalar %x {other = 3} : (tensor<4xi64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

/// A number that bf16 does not hold exactly keeps its value: eager computes in f32 too.
// CHECK-LABEL: func.func @low_precision(
func.func @low_precision(%x: tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>) {
  // CHECK-NEXT: prim.constant 2.0 : tensor<4xbf16>
  // CHECK-NEXT: prim.mul %{{.*}} : tensor<4xbf16>
  // REMARK-DAG: aten-to-prim.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.mul.Scalar becomes 2 prim ops
  %0 = aten.mul.Scalar %x {other = 2} : (tensor<4xbf16>) -> tensor<4xbf16>
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT: prim.constant 0.1 : tensor<4xf32>
  // CHECK-NEXT: prim.mul %{{.*}} : tensor<4xf32>
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<4xf32> -> tensor<4xbf16>
  %1 = aten.mul.Scalar %x {other = 0.1} : (tensor<4xbf16>) -> tensor<4xbf16>
  func.return %0, %1 : tensor<4xbf16>, tensor<4xbf16>
}

/// Small powers are products.
// CHECK-LABEL: func.func @square(
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[S:.*]] = prim.mul %[[X:.*]], %[[X]] : tensor<4xf32>
  // CHECK-NEXT: func.return %[[S]]
  // REMARK-DAG: aten-to-prim.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 1 prim op
  %0 = aten.pow.Tensor_Scalar %x {exponent = 2} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

/// Symbolic sizes are broadcast like any others, and are numbers where they are arguments.
// CHECK-LABEL: func.func @symbolic(
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?xf32, #shape.dims<s0>> {
  // CHECK-NEXT: %[[SUM:.*]] = prim.reduce <add> %{{.*}} dims [1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0>>
  // REMARK-DAG: aten-to-prim.mlir:[[# @LINE + 1]]:8: aten-to-prim: aten.sum.dim_IntList becomes 1 prim op
  %0 = aten.sum.dim_IntList %x {dim = [1]} : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?xf32, #shape.dims<s0>>
  // CHECK-NEXT: %[[SIZE:.*]] = prim.size <s0 * 2> : tensor<?xf32, #shape.dims<s0>>
  // CHECK-NEXT: prim.mul %[[SUM]], %[[SIZE]]
  %1 = aten.mul.Scalar %0 {other = <s0 * 2>} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>>
  func.return %1 : tensor<?xf32, #shape.dims<s0>>
}
