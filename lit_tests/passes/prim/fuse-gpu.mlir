// RUN: stepwell-opt %s -p "fuse{min-rows=96 serial-extent=0 row-extent=16384}" | filecheck %s

/// However few rows there are, a program reduces a short one, and a kernel saves a launch.
// CHECK-LABEL: func.func @short_rows(
func.func @short_rows(%x: tensor<4x4096xf32>) -> tensor<4x4096xf32> {
  // CHECK-NEXT: prim.fusion "reduce_sub"
  %0 = prim.reduce <maximum> %x dims [1] : tensor<4x4096xf32> -> tensor<4xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<4xf32> -> tensor<4x4096xf32>
  %2 = prim.sub %x, %1 : tensor<4x4096xf32>
  // CHECK: func.return
  func.return %2 : tensor<4x4096xf32>
}

/// Few results of few elements each do not make few programs of all that uses them.
// CHECK-LABEL: func.func @negative_few_rows(
func.func @negative_few_rows(%x: tensor<4x65536xf32>, %y: tensor<4x512xf32>) -> (tensor<4x65536xf32>, tensor<4xf32>) {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<4xf32>)
  // CHECK:      prim.fusion "sub"
  %0 = prim.reduce <maximum> %y dims [1] : tensor<4x512xf32> -> tensor<4xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<4xf32> -> tensor<4x65536xf32>
  %2 = prim.sub %x, %1 : tensor<4x65536xf32>
  func.return %2, %0 : tensor<4x65536xf32>, tensor<4xf32>
}
