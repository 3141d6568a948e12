// RUN: stepwell-run %s --seed 3 | filecheck %s
// RUN: stepwell-opt %s --to=prim | stepwell-run --seed 3 | filecheck %s
// RUN: stepwell-opt %s --to=loop | stepwell-run --seed 3 | filecheck %s
// RUN: stepwell-opt %s -p cpu:default | stepwell-run --seed 3 | filecheck %s
// RUN: stepwell-opt %s --to=triton | stepwell-run --seed 3 | filecheck %s

/// Sizes are in their declared ranges, memory is as the arguments say, and every level gives the same.
// CHECK:      input 0 (%s0): index [[SIZE:4|5]]
// CHECK-NEXT: input 1 (%x): tensor<[[SIZE]]x3xf32> strides [1, [[SIZE]]] seed 3001
// CHECK-NEXT: input 2 (%i): tensor<2xi64> seed 3002
// CHECK-NEXT: result 0: float32 [3], elements [2.29827, -1.7839, -2.20496]
// CHECK-NEXT: result 1: int64 [2], elements [2, 1]
func.func @forward(%s0: index {shape.symbol = "s0", shape.min = 4 : i64}, %x: tensor<?x3xf32, #shape.dims<s0, 3>> {stepwell.strides = #shape.dims<1, s0>}, %i: tensor<2xi64>) -> (tensor<3xf32>, tensor<2xi64>) {
  %0 = aten.sum.dim_IntList %x {dim = [0]} : (tensor<?x3xf32, #shape.dims<s0, 3>>) -> tensor<3xf32>
  %1 = aten.add.Scalar %i {other = 1} : (tensor<2xi64>) -> tensor<2xi64>
  func.return %0, %1 : tensor<3xf32>, tensor<2xi64>
}
