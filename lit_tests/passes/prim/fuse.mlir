// RUN: stepwell-opt %s -p fuse | filecheck %s
// RUN: stepwell-opt %s -p fuse --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell passes fuse | filecheck %s --check-prefix=OPTIONS

// OPTIONS:      options:
// OPTIONS-NEXT:   max-body: an integer (default 512)
// OPTIONS-NEXT:   max-places: an integer (default 32)
// OPTIONS-NEXT:   inline-extent: an integer (default 64)
// OPTIONS-NEXT:   min-rows: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   lanes: an integer (default machine.neighbours)
// OPTIONS-NEXT:   serial-extent: an integer (default machine.serial_elements)
// OPTIONS-NEXT:   row-extent: an integer (default machine.row_elements)
// OPTIONS-NEXT:   repeats: an integer (default machine.most_repeats)
// OPTIONS-NEXT:   recompute-ops: an integer (default 16)
// OPTIONS-NEXT:   copied-ops: an integer (default 64)
// OPTIONS-NEXT:   launch: an integer (default machine.launch_instructions)
// OPTIONS-NEXT:   load: an integer (default machine.cost.load)
// OPTIONS-NEXT:   per-byte: a number (default machine.instructions_per_byte)
// OPTIONS-NEXT:   cached-row: an integer (default machine.cached_bytes)
// OPTIONS-NEXT:   shared-rows: an integer (default machine.shared_rows)
// OPTIONS-NEXT:   joint-products: an integer (default machine.joint_products)
// OPTIONS-NEXT:   product-block: an integer (default machine.product_block)

// CHECK-LABEL: func.func @chain(
func.func @chain(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  // CHECK-NEXT: %[[R:.*]] = prim.fusion "sin_add" (%{{.*}} = %x : tensor<4096xf32>) -> (tensor<4096xf32>) {
  // CHECK:      prim.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: func.return %[[R]]
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sin is fused with prim.add
  %0 = prim.sin %x : tensor<4096xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is fused with prim.add
  %1 = prim.add %x, %0 : tensor<4096xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sin is fused with prim.add
  %2 = prim.sin %1 : tensor<4096xf32>
  %3 = prim.add %1, %2 : tensor<4096xf32>
  func.return %3 : tensor<4096xf32>
}

/// Several reductions over the same rows, with what leads to them and what follows.
// CHECK-LABEL: func.func @softmax(
func.func @softmax(%x: tensor<512x128xf32>) -> tensor<512x128xf32> {
  // CHECK-COUNT-1: prim.fusion
  // CHECK-NOT:     prim.fusion
  // CHECK:         func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is fused with prim.div
  %0 = prim.reduce <maximum> %x dims [1] : tensor<512x128xf32> -> tensor<512xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<512xf32> -> tensor<512x128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sub is fused with prim.div
  %2 = prim.sub %x, %1 : tensor<512x128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.exp is fused with prim.div
  %3 = prim.exp %2 : tensor<512x128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is fused with prim.div
  %4 = prim.reduce <add> %3 dims [1] : tensor<512x128xf32> -> tensor<512xf32>
  %5 = prim.broadcast %4 dims [0] : tensor<512xf32> -> tensor<512x128xf32>
  %6 = prim.div %3, %5 : tensor<512x128xf32>
  func.return %6 : tensor<512x128xf32>
}

/// Statistics that are results too belong to the rows of what they normalize.
// CHECK-LABEL: func.func @statistics(
func.func @statistics(%x: tensor<512x128xf32>) -> (tensor<512x128xf32>, tensor<512xf32>) {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = prim.fusion {{.*}} -> (tensor<512xf32>, tensor<512x128xf32>) {
  // CHECK-NOT:  prim.fusion
  // CHECK:      func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is fused with prim.mul
  %0 = prim.reduce <add> %x dims [1] : tensor<512x128xf32> -> tensor<512xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.rsqrt is fused with prim.mul
  %1 = prim.rsqrt %0 : tensor<512xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<512xf32> -> tensor<512x128xf32>
  %3 = prim.mul %x, %2 : tensor<512x128xf32>
  func.return %3, %1 : tensor<512x128xf32>, tensor<512xf32>
}

/// Rows may be made of parts of a dimension: groups of channels.
// CHECK-LABEL: func.func @grouped_rows(
func.func @grouped_rows(%x: tensor<8x128x32xf32>, %w: tensor<128xf32>) -> tensor<8x128x32xf32> {
  // CHECK-COUNT-1: prim.fusion
  // CHECK-NOT:     prim.fusion
  // CHECK:         func.return
  %0 = prim.reshape %x : tensor<8x128x32xf32> -> tensor<8x32x128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is fused with prim.mul
  %1 = prim.reduce <add> %0 dims [2] : tensor<8x32x128xf32> -> tensor<8x32xf32>
  %2 = prim.broadcast %1 dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sub is fused with prim.mul
  %3 = prim.sub %0, %2 : tensor<8x32x128xf32>
  %4 = prim.reshape %3 : tensor<8x32x128xf32> -> tensor<8x128x32xf32>
  %5 = prim.broadcast %w dims [1] : tensor<128xf32> -> tensor<8x128x32xf32>
  %6 = prim.mul %4, %5 : tensor<8x128x32xf32>
  func.return %6 : tensor<8x128x32xf32>
}

/// Two reductions over columns share a kernel; one over rows of the same tensor has its own.
// CHECK-LABEL: func.func @siblings(
func.func @siblings(%x: tensor<512x128xf32>, %y: tensor<512x128xf32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<512xf32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<128xf32>, tensor<128xf32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<512xf32>) {
  // CHECK-NOT: prim.fusion
  // CHECK:     func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 2]]:8: fuse: not merged with the group of prim.reduce: their loops differ
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: merged with the group of prim.reduce: both need %x
  %0 = prim.reduce <add> %x dims [0] : tensor<512x128xf32> -> tensor<128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.mul is fused with prim.reduce
  %1 = prim.mul %x, %y : tensor<512x128xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.reduce: their loops differ
  %2 = prim.reduce <add> %1 dims [0] : tensor<512x128xf32> -> tensor<128xf32>
  %3 = prim.reduce <add> %x dims [1] : tensor<512x128xf32> -> tensor<512xf32>
  func.return %0, %2, %3 : tensor<128xf32>, tensor<128xf32>, tensor<512xf32>
}

/// A reduction that is used at other rows than its own ends its kernel.
// CHECK-LABEL: func.func @negative_other_rows(
func.func @negative_other_rows(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  // CHECK:     prim.fusion {{.*}} -> (tensor<512xf32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<512x512xf32>) {
  // CHECK:     func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is not fused with its user: the group does not ask for the reduction at its own row alone
  %0 = prim.reduce <add> %x dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %2 = prim.broadcast %0 dims [1] : tensor<512xf32> -> tensor<512x512xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.reduce: their loops differ
  %3 = prim.mul %1, %2 : tensor<512x512xf32>
  func.return %3 : tensor<512x512xf32>
}

/// One long row: what uses its sum would run on one thread.
// CHECK-LABEL: func.func @negative_one_row(
func.func @negative_one_row(%x: tensor<1000000xf32>) -> tensor<1000000xf32> {
  // CHECK:     prim.fusion {{.*}} -> (tensor<f32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<1000000xf32>) {
  // CHECK:     func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is not fused with its user: 1 x 1000000 elements, row by row, leave threads idle, bounds 8 rows or 32768 elements
  %0 = prim.reduce <add> %x dims [0] : tensor<1000000xf32> -> tensor<f32>
  %1 = prim.broadcast %0 dims [] : tensor<f32> -> tensor<1000000xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.reduce: their loops differ
  %2 = prim.div %x, %1 : tensor<1000000xf32>
  func.return %2 : tensor<1000000xf32>
}

/// The stages of a reduction that was split stay apart.
// CHECK-LABEL: func.func @negative_stages(
func.func @negative_stages(%x: tensor<64x32xf32>) -> tensor<f32> {
  // CHECK:     prim.fusion {{.*}} -> (tensor<64xf32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<f32>) {
  // CHECK:     func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is not fused with its user: the group combines the chunks of a reduction that was split
  %0 = prim.reduce <add> %x dims [1] : tensor<64x32xf32> -> tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.reduce: one combines the chunks of a split reduction that the other reduces
  %1 = prim.reduce <add> %0 dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
  func.return %1 : tensor<f32>
}

/// A reduction of a reduction that no pass has split.
// CHECK-LABEL: func.func @reduction_of_a_reduction(
func.func @reduction_of_a_reduction(%x: tensor<512x128x4xf32>) -> tensor<512xf32> {
  // CHECK-NEXT: prim.fusion {{.*}} -> (tensor<512xf32>) {
  // CHECK-NOT:  prim.fusion
  // CHECK:      func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is fused with prim.reduce
  %0 = prim.reduce <add> %x dims [2] : tensor<512x128x4xf32> -> tensor<512x128xf32>
  %1 = prim.reduce <add> %0 dims [1] : tensor<512x128xf32> -> tensor<512xf32>
  func.return %1 : tensor<512xf32>
}

/// CARAFE: padding, 25 gathered neighbours and their weighted sum, without the unfolded tensor.
// CHECK-LABEL: func.func @windows(
func.func @windows(%x: tensor<64x64xf32>, %w: tensor<64x64x25xf32>) -> tensor<64x64xf32> {
  // CHECK-NEXT: prim.fusion {{.*}} -> (tensor<64x64xf32>) {
  // CHECK-NOT:  prim.fusion
  // CHECK:      func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.pad is fused with prim.reduce
  %0 = prim.pad %x low [2, 2] with 0.0 : tensor<64x64xf32> -> tensor<68x68xf32>
  %1 = prim.iota dim 0 : tensor<64x64x5x5xi64>
  %2 = prim.iota dim 2 : tensor<64x64x5x5xi64>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is fused with prim.reduce
  %3 = prim.add %1, %2 : tensor<64x64x5x5xi64>
  %4 = prim.iota dim 1 : tensor<64x64x5x5xi64>
  %5 = prim.iota dim 3 : tensor<64x64x5x5xi64>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is fused with prim.reduce
  %6 = prim.add %4, %5 : tensor<64x64x5x5xi64>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.gather is fused with prim.reduce
  %7 = prim.gather %0[%3, %6] : tensor<68x68xf32> -> tensor<64x64x5x5xf32>
  %8 = prim.reshape %7 : tensor<64x64x5x5xf32> -> tensor<64x64x25xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.mul is fused with prim.reduce
  %9 = prim.mul %8, %w : tensor<64x64x25xf32>
  %10 = prim.reduce <add> %9 dims [2] : tensor<64x64x25xf32> -> tensor<64x64xf32>
  func.return %10 : tensor<64x64xf32>
}

/// An expensive value that is asked for at many places is stored once.
// CHECK-LABEL: func.func @negative_windows(
func.func @negative_windows(%x: tensor<1024x1024xf32>) -> tensor<1020x1024xf32> {
  // CHECK:     prim.fusion "erf_exp" {{.*}} -> (tensor<1024x1024xf32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<1020x1024xf32>) {
  // CHECK:     func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.erf is fused with prim.exp
  %0 = prim.erf %x : tensor<1024x1024xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.exp is not fused with its user: computed 3133440 times for 1048576 elements it costs 100073472 instructions more, by way of memory 25036808
  %1 = prim.exp %0 : tensor<1024x1024xf32>
  %2 = prim.slice %1 offsets [0, 0] strides [1, 1] : tensor<1024x1024xf32> -> tensor<1020x1024xf32>
  %3 = prim.slice %1 offsets [1, 0] strides [1, 1] : tensor<1024x1024xf32> -> tensor<1020x1024xf32>
  %4 = prim.slice %1 offsets [4, 0] strides [1, 1] : tensor<1024x1024xf32> -> tensor<1020x1024xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is fused with prim.add
  %5 = prim.add %2, %3 : tensor<1020x1024xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.exp: their loops differ
  %6 = prim.add %5, %4 : tensor<1020x1024xf32>
  func.return %6 : tensor<1020x1024xf32>
}

/// Windows of windows: what one makes is stored, for nine neighbours would copy all of it nine times. Its padding is
/// where the neighbours are read.
// CHECK-LABEL: func.func @negative_windows_of_windows(
func.func @negative_windows_of_windows(%x: tensor<64xf32>) -> tensor<64xf32> {
  // CHECK-NEXT: prim.fusion "sin_exp_{{.*}}" {{.*}} -> (tensor<64xf32>) {
  // CHECK:      prim.fusion {{.*}} -> (tensor<64xf32>) {
  // CHECK-NEXT: prim.pad
  // CHECK-COUNT-5: prim.slice
  // CHECK-NOT:  prim.fusion
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sin is fused with prim.add
  %0 = prim.sin %x : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.exp is fused with prim.add
  %1 = prim.exp %0 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.mul is fused with prim.add
  %2 = prim.mul %1, %0 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is fused with prim.add
  %3 = prim.add %2, %1 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.mul is fused with prim.add
  %4 = prim.mul %3, %2 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is not fused with its user: computing it at 5 indices adds 80 ops, bound 64
  %5 = prim.add %4, %3 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.pad is fused with prim.add
  %6 = prim.pad %5 low [2] with 0.0 : tensor<64xf32> -> tensor<68xf32>
  %7 = prim.slice %6 offsets [0] strides [1] : tensor<68xf32> -> tensor<64xf32>
  %8 = prim.slice %6 offsets [1] strides [1] : tensor<68xf32> -> tensor<64xf32>
  %9 = prim.slice %6 offsets [2] strides [1] : tensor<68xf32> -> tensor<64xf32>
  %10 = prim.slice %6 offsets [3] strides [1] : tensor<68xf32> -> tensor<64xf32>
  %11 = prim.slice %6 offsets [4] strides [1] : tensor<68xf32> -> tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:9: fuse: prim.add is fused with prim.add
  %12 = prim.add %7, %8 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:9: fuse: prim.add is fused with prim.add
  %13 = prim.add %12, %9 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:9: fuse: prim.add is fused with prim.add
  %14 = prim.add %13, %10 : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:9: fuse: not merged with the group of prim.add: their loops differ
  %15 = prim.add %14, %11 : tensor<64xf32>
  // CHECK:      func.return
  func.return %15 : tensor<64xf32>
}

/// aten ops lie between kernels; a value for one of them and for a later kernel is a result of its kernel.
// CHECK-LABEL: func.func @residual(
func.func @residual(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // CHECK:      %[[A:.*]] = prim.fusion {{.*}} (%{{.*}} = %x : tensor<64x64xf32>) -> (tensor<64x64xf32>) {
  // CHECK:      %[[M:.*]] = aten.mm %[[A]], %w
  // CHECK-NEXT: %[[R:.*]] = prim.fusion {{.*}} (%{{.*}} = %[[M]] : tensor<64x64xf32>, %{{.*}} = %[[A]] : tensor<64x64xf32>)
  // CHECK:      func.return %[[R]]
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.exp is fused with prim.sin
  %0 = prim.exp %x : tensor<64x64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sin is not fused with its 2 users: an operation outside of kernels uses it before they run; nor computed again in each: that costs 220989 instructions, reading it 24381
  %1 = prim.sin %0 : tensor<64x64xf32>
  %2 = aten.mm %1, %w attributes {extern = "library"} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.tanh is fused with prim.add
  %3 = prim.tanh %2 : tensor<64x64xf32>
  %4 = prim.add %3, %1 : tensor<64x64xf32>
  func.return %4 : tensor<64x64xf32>
}

/// What is cheap is computed in both kernels that use it, instead of being stored.
// CHECK-LABEL: func.func @cheap(
func.func @cheap(%x: tensor<512x1024xf32>, %m: tensor<512xf32>) -> (tensor<512xf32>, tensor<1024xf32>) {
  // CHECK:     prim.fusion {{.*}} -> (tensor<512xf32>) {
  // CHECK:     prim.sub
  // CHECK:     prim.fusion {{.*}} -> (tensor<1024xf32>) {
  // CHECK:     prim.sub
  // CHECK-NOT: prim.fusion
  // CHECK:     func.return
  %0 = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x1024xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 2]]:8: fuse: prim.sub is fused with prim.reduce
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sub is computed in each of 2 groups
  %1 = prim.sub %x, %0 : tensor<512x1024xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.reduce: their loops differ (3 times)
  %2 = prim.reduce <add> %1 dims [1] : tensor<512x1024xf32> -> tensor<512xf32>
  %3 = prim.reduce <add> %1 dims [0] : tensor<512x1024xf32> -> tensor<1024xf32>
  func.return %2, %3 : tensor<512xf32>, tensor<1024xf32>
}

/// A view of memory needs no kernel, before an aten op or a return; one that strides cannot express does.
// CHECK-LABEL: func.func @views(
func.func @views(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<6x4xf32> {stepwell.strides = #shape.dims<1, 6>}, tensor<24xf32>) {
  // CHECK-NEXT: %[[T:.*]] = prim.transpose %x permutation [1, 0]
  // CHECK-NEXT: %[[R:.*]] = prim.fusion {{.*}} (%{{.*}} = %y : tensor<4x6xf32>) -> (tensor<24xf32>) {
  // CHECK:      func.return %[[T]], %[[R]]
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  %1 = prim.transpose %y permutation [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  %2 = prim.reshape %1 : tensor<6x4xf32> -> tensor<24xf32>
  func.return %0, %2 : tensor<6x4xf32>, tensor<24xf32>
}

/// The caller is promised rows in memory, so the transpose is a copy.
// CHECK-LABEL: func.func @contiguous(
func.func @contiguous(%x: tensor<4x6xf32>) -> tensor<6x4xf32> {
  // CHECK-NEXT: prim.fusion "transpose"
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  func.return %0 : tensor<6x4xf32>
}

/// A scatter takes in what leads to it; what follows has a kernel of its own.
// CHECK-LABEL: func.func @scatter(
func.func @scatter(%i: tensor<32xi64>, %u: tensor<32xf32>) -> tensor<100xf32> {
  // CHECK:     prim.fusion {{.*}} -> (tensor<100xf32>) {
  // CHECK:     prim.constant 0.0
  // CHECK:     prim.exp
  // CHECK:     prim.scatter
  // CHECK-NEXT: prim.yield
  // CHECK:     prim.fusion "sin"
  // CHECK:     func.return
  %0 = prim.constant 0.0 : tensor<100xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.exp is fused with prim.scatter
  %1 = prim.exp %u : tensor<32xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.scatter is not fused with its user: a scatter is a kernel of its own
  %2 = prim.scatter <add> %0[%i], %1 : tensor<100xf32>, tensor<32xf32> -> tensor<100xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.scatter: a scatter is a kernel of its own
  %3 = prim.sin %2 : tensor<100xf32>
  func.return %3 : tensor<100xf32>
}

/// A scan and what follows it element for element.
// CHECK-LABEL: func.func @scan(
func.func @scan(%x: tensor<64x100xf32>) -> tensor<64x100xf32> {
  // CHECK-COUNT-1: prim.fusion
  // CHECK-NOT:     prim.fusion
  // CHECK:         func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.abs is fused with prim.sqrt
  %0 = prim.abs %x : tensor<64x100xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.scan is fused with prim.sqrt
  %1 = prim.scan <add> %0 dim 1 : tensor<64x100xf32> -> tensor<64x100xf32>
  %2 = prim.sqrt %1 : tensor<64x100xf32>
  func.return %2 : tensor<64x100xf32>
}

/// A scan of a scan would begin the inner one anew at each of its steps.
// CHECK-LABEL: func.func @negative_scan_of_scan(
func.func @negative_scan_of_scan(%x: tensor<16x32xf32>) -> tensor<16x32xf32> {
  // CHECK-NEXT: prim.fusion "scan" {{.*}} -> (tensor<16x32xf32>) {
  // CHECK:      prim.fusion "sin_scan" {{.*}} -> (tensor<16x32xf32>) {
  // CHECK:      func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.scan is not fused with its user: another scan of the group needs it
  %0 = prim.scan <add> %x dim 1 : tensor<16x32xf32> -> tensor<16x32xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sin is fused with prim.scan
  %1 = prim.sin %0 : tensor<16x32xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.scan: their loops differ
  %2 = prim.scan <add> %1 dim 1 : tensor<16x32xf32> -> tensor<16x32xf32>
  func.return %2 : tensor<16x32xf32>
}

/// A scan goes along one loop: where two dimensions of the result would be its axis, it is stored.
// CHECK-LABEL: func.func @negative_scan_along_two_dimensions(
func.func @negative_scan_along_two_dimensions(%x: tensor<6400xf32>, %y: tensor<64x100xf32>) -> tensor<64x100xf32> {
  // CHECK: prim.fusion {{.*}} -> (tensor<6400xf32>) {
  // CHECK: prim.fusion {{.*}} -> (tensor<64x100xf32>) {
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.scan is not fused with its user: no loop of the group walks along the scan
  %0 = prim.scan <add> %x dim 0 : tensor<6400xf32> -> tensor<6400xf32>
  %1 = prim.reshape %0 : tensor<6400xf32> -> tensor<64x100xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: not merged with the group of prim.scan: their loops differ
  %2 = prim.mul %1, %y : tensor<64x100xf32>
  func.return %2 : tensor<64x100xf32>
}

/// A single number that is a result too, a step counter, costs no kernel.
// CHECK-LABEL: func.func @counter(
func.func @counter(%n: tensor<f32>, %x: tensor<64x64xf32>) -> (tensor<f32>, tensor<64x64xf32>) {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = prim.fusion {{.*}} -> (tensor<f32>, tensor<64x64xf32>) {
  // CHECK-NOT:  prim.fusion
  // CHECK:      func.return
  %0 = prim.constant 1.0 : tensor<f32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.add is fused with prim.div
  %1 = prim.add %n, %0 : tensor<f32>
  %2 = prim.broadcast %1 dims [] : tensor<f32> -> tensor<64x64xf32>
  %3 = prim.div %x, %2 : tensor<64x64xf32>
  func.return %1, %3 : tensor<f32>, tensor<64x64xf32>
}

/// What nothing uses is dropped; an empty result and symbolic sizes are no special case.
// CHECK-LABEL: func.func @symbolic(
func.func @symbolic(%n: index {shape.symbol = "s0"}, %x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0, 8>> {
  // CHECK-NOT:     prim.cos
  // CHECK-COUNT-1: prim.fusion
  // CHECK-NOT:     prim.fusion
  // CHECK:         func.return
  %0 = prim.cos %x : tensor<?x8xf32, #shape.dims<s0, 8>>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.reduce is fused with prim.sub
  %1 = prim.reduce <add> %x dims [1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0>>
  %2 = prim.broadcast %1 dims [0] : tensor<?xf32, #shape.dims<s0>> -> tensor<?x8xf32, #shape.dims<s0, 8>>
  %3 = prim.sub %x, %2 : tensor<?x8xf32, #shape.dims<s0, 8>>
  func.return %3 : tensor<?x8xf32, #shape.dims<s0, 8>>
}

/// What has effects keeps its order, also where a value that a kernel makes besides is needed before.
// CHECK-LABEL: func.func @draws(
func.func @draws(%x: tensor<64xf32>, %y: tensor<64xi1>) -> (tensor<8x8xf32>, tensor<64xf32>) {
  // CHECK:     aten.bernoulli.p %{{.*}} {p = 0.25}
  // CHECK:     aten.bernoulli.p %{{.*}} {p = 0.75}
  // CHECK:     prim.fusion "sin_select_mul"
  // CHECK-NOT: aten.bernoulli
  // CHECK:     func.return
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.sin is fused with prim.mul
  %0 = prim.sin %x : tensor<64xf32>
  %1 = prim.reshape %0 : tensor<64xf32> -> tensor<8x8xf32>
  %2 = aten.bernoulli.p %y {p = 0.25} : (tensor<64xi1>) -> tensor<64xi1>
  %3 = aten.bernoulli.p %y {p = 0.75} : (tensor<64xi1>) -> tensor<64xi1>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.select is fused with prim.mul
  %4 = prim.select %2, %0, %x : tensor<64xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: prim.select is fused with prim.mul
  %5 = prim.select %3, %4, %x : tensor<64xf32>
  %6 = prim.mul %5, %0 : tensor<64xf32>
  func.return %1, %6 : tensor<8x8xf32>, tensor<64xf32>
}

/// A sum that is stored is read in both loops over a row, as the row is too long to be kept.
// CHECK-LABEL: func.func @read_in_each_loop(
// CHECK:         %[[A:.*]] = prim.fusion "add" (
// CHECK:         %{{.*}} = prim.fusion "reduce_sub" (%{{.*}} = %[[A]] : tensor<8x16384xf32>)
func.func @read_in_each_loop(%x: tensor<8x16384xf32>, %y: tensor<8x16384xf32>) -> (tensor<8x16384xf32>, tensor<8x16384xf32>) {
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: %a (prim.add) is not fused with its 2 users: it would be computed again in 2 loops over long rows
  %a = prim.add %x, %y : tensor<8x16384xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: %m (prim.reduce) is fused with %d (prim.sub)
  %m = prim.reduce <maximum> %a dims [1] : tensor<8x16384xf32> -> tensor<8xf32>
  %b = prim.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x16384xf32>
  %d = prim.sub %a, %b : tensor<8x16384xf32>
  func.return %a, %d : tensor<8x16384xf32>, tensor<8x16384xf32>
}

// CHECK-LABEL: func.func @negative_kept_row(
// CHECK:         prim.fusion "add_reduce_sub"
func.func @negative_kept_row(%x: tensor<64x4096xf32>, %y: tensor<64x4096xf32>) -> (tensor<64x4096xf32>, tensor<64x4096xf32>) {
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: %a (prim.add) is fused with %d (prim.sub)
  %a = prim.add %x, %y : tensor<64x4096xf32>
  // REMARK-DAG: fuse.mlir:[[# @LINE + 1]]:8: fuse: %m (prim.reduce) is fused with %d (prim.sub)
  %m = prim.reduce <maximum> %a dims [1] : tensor<64x4096xf32> -> tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x4096xf32>
  %d = prim.sub %a, %b : tensor<64x4096xf32>
  func.return %a, %d : tensor<64x4096xf32>, tensor<64x4096xf32>
}
