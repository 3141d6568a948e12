// RUN: stepwell-opt %s -p "fuse{min-rows=96 serial-extent=0 row-extent=16384 repeats=16 launch=72000000}" | filecheck %s

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

/// Sums of columns are not computed again for each of the rows that read them: programs would wait for one another's
/// work, done once more.
// CHECK-LABEL: func.func @negative_repeats(
func.func @negative_repeats(%x: tensor<32x32xf32>) -> tensor<32xf32> {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<32xf32>)
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [0]
  // CHECK:      prim.fusion "sub_reduce"
  %0 = prim.reduce <add> %x dims [0] : tensor<32x32xf32> -> tensor<32xf32>
  %1 = prim.broadcast %0 dims [1] : tensor<32xf32> -> tensor<32x32xf32>
  %2 = prim.sub %x, %1 : tensor<32x32xf32>
  %3 = prim.reduce <maximum> %2 dims [1] : tensor<32x32xf32> -> tensor<32xf32>
  func.return %3 : tensor<32xf32>
}

/// Merging does not bring together the stages of a sum: all the chunks would be summed again for each of them.
// CHECK-LABEL: func.func @negative_stages(
func.func @negative_stages(%x: tensor<4x4x8192xf32>) -> tensor<4x4xf32> {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<4x4xf32>)
  // CHECK:      prim.fusion "reduce_sub_mul" {{.*}} -> (tensor<4x4xf32>)
  %0 = prim.reduce <add> %x dims [2] : tensor<4x4x8192xf32> -> tensor<4x4xf32>
  %1 = prim.reduce <add> %0 dims [1] : tensor<4x4xf32> -> tensor<4xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<4xf32> -> tensor<4x4x8192xf32>
  %3 = prim.sub %x, %2 : tensor<4x4x8192xf32>
  %4 = prim.mul %3, %3 : tensor<4x4x8192xf32>
  %5 = prim.reduce <add> %4 dims [2] : tensor<4x4x8192xf32> -> tensor<4x4xf32>
  func.return %5 : tensor<4x4xf32>
}
