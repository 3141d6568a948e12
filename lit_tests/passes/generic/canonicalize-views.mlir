// RUN: stepwell-opt %s -p canonicalize | filecheck %s
// RUN: stepwell-opt %s -p canonicalize --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME:    %[[X:[a-z]+]]: tensor<4x6xf32>
func.func @reshapes(%x: tensor<4x6xf32>) -> (tensor<2x12xf32>, tensor<4x6xf32>) {
  // CHECK-NEXT: %[[R:.*]] = prim.reshape %[[X]] : tensor<4x6xf32> -> tensor<2x12xf32>
  // CHECK-NEXT: func.return %[[R]], %[[X]]
  %0 = prim.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reshape became prim.reshape
  %1 = prim.reshape %0 : tensor<24xf32> -> tensor<2x12xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: prim.reshape became prim.reshape
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reshape is %x
  %2 = prim.reshape %0 : tensor<24xf32> -> tensor<4x6xf32>
  func.return %1, %2 : tensor<2x12xf32>, tensor<4x6xf32>
}

// CHECK-LABEL: func.func @transposes(
// CHECK-SAME:    %[[X:[a-z]+]]: tensor<2x3x4xf32>
func.func @transposes(%x: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3x2x4xf32>) {
  // CHECK-NEXT: %[[T:.*]] = prim.transpose %[[X]] permutation [1, 0, 2]
  // CHECK-NEXT: func.return %[[X]], %[[T]]
  %0 = prim.transpose %x permutation [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: prim.transpose became prim.transpose
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.transpose is %x
  %1 = prim.transpose %0 permutation [1, 2, 0] : tensor<4x2x3xf32> -> tensor<2x3x4xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.transpose became prim.transpose
  %2 = prim.transpose %0 permutation [2, 1, 0] : tensor<4x2x3xf32> -> tensor<3x2x4xf32>
  func.return %1, %2 : tensor<2x3x4xf32>, tensor<3x2x4xf32>
}

/// Where only sizes of 1 move, the elements stay in order.
// CHECK-LABEL: func.func @transpose_of_ones(
func.func @transpose_of_ones(%x: tensor<3x1x4xf32>) -> tensor<3x4x1xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<3x1x4xf32> -> tensor<3x4x1xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.transpose became prim.reshape
  %0 = prim.transpose %x permutation [0, 2, 1] : tensor<3x1x4xf32> -> tensor<3x4x1xf32>
  func.return %0 : tensor<3x4x1xf32>
}

// CHECK-LABEL: func.func @broadcasts(
func.func @broadcasts(%x: tensor<3xf32>) -> tensor<2x3x4xf32> {
  // CHECK-NEXT: prim.broadcast %x dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
  // CHECK-NEXT: func.return
  %0 = prim.reshape %x : tensor<3xf32> -> tensor<1x3xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.broadcast became prim.broadcast
  %1 = prim.broadcast %0 dims [0, 1] : tensor<1x3xf32> -> tensor<1x3x4xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: prim.reshape became prim.reshape, prim.broadcast
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reshape is %x
  %2 = prim.reshape %1 : tensor<1x3x4xf32> -> tensor<3x4xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.broadcast became prim.broadcast
  %3 = prim.broadcast %2 dims [1, 2] : tensor<3x4xf32> -> tensor<2x3x4xf32>
  func.return %3 : tensor<2x3x4xf32>
}

/// What is repeated is rearranged first.
// CHECK-LABEL: func.func @views_of_a_broadcast(
func.func @views_of_a_broadcast(%x: tensor<4x6xf32>) -> (tensor<6x5x4xf32>, tensor<24x5xf32>, tensor<2x3x6xf32>) {
  // CHECK-NEXT: %[[T:.*]] = prim.transpose %x permutation [1, 0]
  // CHECK-NEXT: prim.broadcast %[[T]] dims [0, 2] : tensor<6x4xf32> -> tensor<6x5x4xf32>
  // CHECK-NEXT: %[[R:.*]] = prim.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  // CHECK-NEXT: prim.broadcast %[[R]] dims [0] : tensor<24xf32> -> tensor<24x5xf32>
  // CHECK-NEXT: %[[S:.*]] = prim.slice %x offsets [1, 0] strides [1, 1] : tensor<4x6xf32> -> tensor<2x6xf32>
  // CHECK-NEXT: prim.broadcast %[[S]] dims [0, 2] : tensor<2x6xf32> -> tensor<2x3x6xf32>
  // CHECK-NEXT: func.return
  %0 = prim.broadcast %x dims [0, 1] : tensor<4x6xf32> -> tensor<4x6x5xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.transpose became prim.transpose, prim.broadcast
  %1 = prim.transpose %0 permutation [1, 2, 0] : tensor<4x6x5xf32> -> tensor<6x5x4xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reshape became prim.reshape, prim.broadcast
  %2 = prim.reshape %0 : tensor<4x6x5xf32> -> tensor<24x5xf32>
  %3 = prim.broadcast %x dims [0, 2] : tensor<4x6xf32> -> tensor<4x9x6xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.slice, prim.broadcast
  %4 = prim.slice %3 offsets [1, 5, 0] strides [1, 1, 1] : tensor<4x9x6xf32> -> tensor<2x3x6xf32>
  func.return %1, %2, %4 : tensor<6x5x4xf32>, tensor<24x5xf32>, tensor<2x3x6xf32>
}

/// A run of dimensions that mixes repeated and other elements keeps its reshape.
// CHECK-LABEL: func.func @negative_reshape_of_broadcast(
func.func @negative_reshape_of_broadcast(%x: tensor<4xf32>) -> tensor<20xf32> {
  // CHECK:      prim.broadcast
  // CHECK-NEXT: prim.reshape
  %0 = prim.broadcast %x dims [0] : tensor<4xf32> -> tensor<4x5xf32>
  %1 = prim.reshape %0 : tensor<4x5xf32> -> tensor<20xf32>
  func.return %1 : tensor<20xf32>
}

// CHECK-LABEL: func.func @slices(
func.func @slices(%x: tensor<100xf32>) -> (tensor<100xf32>, tensor<10xf32>) {
  // CHECK-NEXT: %[[S:.*]] = prim.slice %x offsets [14] strides [6] : tensor<100xf32> -> tensor<10xf32>
  // CHECK-NEXT: func.return %x, %[[S]]
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice is %x
  %0 = prim.slice %x offsets [0] strides [1] : tensor<100xf32> -> tensor<100xf32>
  %1 = prim.slice %x offsets [2] strides [3] : tensor<100xf32> -> tensor<30xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.slice
  %2 = prim.slice %1 offsets [4] strides [2] : tensor<30xf32> -> tensor<10xf32>
  func.return %0, %2 : tensor<100xf32>, tensor<10xf32>
}

/// A slice of a concatenation that lies in one piece; one that does not.
// CHECK-LABEL: func.func @slice_of_concatenate(
func.func @slice_of_concatenate(%x: tensor<4xf32>, %y: tensor<6xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[C:.*]] = prim.concatenate
  // CHECK-NEXT: %[[S:.*]] = prim.slice %y offsets [1] strides [2] : tensor<6xf32> -> tensor<3xf32>
  // CHECK-NEXT: %[[T:.*]] = prim.slice %[[C]]
  // CHECK-NEXT: func.return %[[S]], %[[T]]
  %0 = prim.concatenate %x, %y dim 0 : tensor<4xf32>, tensor<6xf32> -> tensor<10xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.slice
  %1 = prim.slice %0 offsets [5] strides [2] : tensor<10xf32> -> tensor<3xf32>
  %2 = prim.slice %0 offsets [2] strides [1] : tensor<10xf32> -> tensor<4xf32>
  func.return %1, %2 : tensor<3xf32>, tensor<4xf32>
}

/// Rows of a tensor one behind the other, each without its dimension, are the tensor, or several of its rows, or lie
/// apart.
// CHECK-LABEL: func.func @concatenated_rows(
func.func @concatenated_rows(%x: tensor<3x4x5xf32>) -> (tensor<12x5xf32>, tensor<8x5xf32>, tensor<8x5xf32>, tensor<4x10xf32>) {
  // CHECK:      %[[W:.*]] = prim.reshape %x : tensor<3x4x5xf32> -> tensor<12x5xf32>
  // CHECK:      %[[S:.*]] = prim.slice %x offsets [1, 0, 0] strides [1, 1, 1] : tensor<3x4x5xf32> -> tensor<2x4x5xf32>
  // CHECK-NEXT: %[[R:.*]] = prim.reshape %[[S]] : tensor<2x4x5xf32> -> tensor<8x5xf32>
  // CHECK:      %[[A:.*]] = prim.concatenate {{.*}} dim 0
  // CHECK-NEXT: %[[B:.*]] = prim.concatenate {{.*}} dim 1
  // CHECK-NEXT: func.return %[[W]], %[[R]], %[[A]], %[[B]]
  %0 = prim.slice %x offsets [0, 0, 0] strides [1, 1, 1] : tensor<3x4x5xf32> -> tensor<1x4x5xf32>
  %1 = prim.slice %x offsets [1, 0, 0] strides [1, 1, 1] : tensor<3x4x5xf32> -> tensor<1x4x5xf32>
  %2 = prim.slice %x offsets [2, 0, 0] strides [1, 1, 1] : tensor<3x4x5xf32> -> tensor<1x4x5xf32>
  %3 = prim.reshape %0 : tensor<1x4x5xf32> -> tensor<4x5xf32>
  %4 = prim.reshape %1 : tensor<1x4x5xf32> -> tensor<4x5xf32>
  %5 = prim.reshape %2 : tensor<1x4x5xf32> -> tensor<4x5xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 4]]:8: canonicalize: prim.concatenate became prim.slice, prim.reshape, prim.slice, prim.reshape
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 3]]:8: canonicalize: prim.slice is %x
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: nothing uses prim.reshape
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: nothing uses prim.slice
  %6 = prim.concatenate %3, %4, %5 dim 0 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32> -> tensor<12x5xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.concatenate became prim.slice, prim.reshape
  %7 = prim.concatenate %4, %5 dim 0 : tensor<4x5xf32>, tensor<4x5xf32> -> tensor<8x5xf32>
  %8 = prim.concatenate %5, %4 dim 0 : tensor<4x5xf32>, tensor<4x5xf32> -> tensor<8x5xf32>
  %9 = prim.concatenate %3, %4 dim 1 : tensor<4x5xf32>, tensor<4x5xf32> -> tensor<4x10xf32>
  func.return %6, %7, %8, %9 : tensor<12x5xf32>, tensor<8x5xf32>, tensor<8x5xf32>, tensor<4x10xf32>
}

// CHECK-LABEL: func.func @slice_of_pad(
func.func @slice_of_pad(%x: tensor<4xf32>) -> (tensor<3xf32>, tensor<2xf32>) {
  // CHECK-NEXT: prim.slice %x offsets [1] strides [1] : tensor<4xf32> -> tensor<3xf32>
  // CHECK-NEXT: prim.constant 0.5 : tensor<2xf32>
  %0 = prim.pad %x low [2] with 0.5 : tensor<4xf32> -> tensor<8xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.slice
  %1 = prim.slice %0 offsets [3] strides [1] : tensor<8xf32> -> tensor<3xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.constant
  %2 = prim.slice %0 offsets [6] strides [1] : tensor<8xf32> -> tensor<2xf32>
  func.return %1, %2 : tensor<3xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @reverses(
func.func @reverses(%x: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
  // CHECK-NEXT: %[[R:.*]] = prim.reverse %x dims [0]
  // CHECK-NEXT: func.return %[[R]], %x
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reverse became prim.reverse
  %0 = prim.reverse %x dims [0, 1] : tensor<4x1xf32> -> tensor<4x1xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: prim.reverse became prim.reverse
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reverse is %x
  %1 = prim.reverse %0 dims [0] : tensor<4x1xf32> -> tensor<4x1xf32>
  func.return %0, %1 : tensor<4x1xf32>, tensor<4x1xf32>
}

// CHECK-LABEL: func.func @pads(
func.func @pads(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<9xf32>) {
  // CHECK-NEXT: %[[P:.*]] = prim.pad %x low [3] with 0.0 : tensor<4xf32> -> tensor<9xf32>
  // CHECK-NEXT: func.return %x, %[[P]]
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.pad is %x
  %0 = prim.pad %x low [0] with 1.0 : tensor<4xf32> -> tensor<4xf32>
  %1 = prim.pad %x low [1] with 0.0 : tensor<4xf32> -> tensor<6xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.pad became prim.pad
  %2 = prim.pad %1 low [2] with 0.0 : tensor<6xf32> -> tensor<9xf32>
  func.return %0, %2 : tensor<4xf32>, tensor<9xf32>
}

/// Pieces of no elements go, a concatenation of a concatenation is one, neighbouring slices are one slice.
// CHECK-LABEL: func.func @concatenations(
func.func @concatenations(%x: tensor<4xf32>, %e: tensor<0xf32>) -> (tensor<8xf32>, tensor<12xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[C:.*]] = prim.concatenate %x, %x dim 0
  // CHECK-NEXT: %[[D:.*]] = prim.concatenate %x, %x, %x dim 0
  // CHECK-NEXT: func.return %[[C]], %[[D]], %x
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.concatenate became prim.concatenate
  %0 = prim.concatenate %x, %e, %x dim 0 : tensor<4xf32>, tensor<0xf32>, tensor<4xf32> -> tensor<8xf32>
  %1 = prim.concatenate %x, %x dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.concatenate became prim.concatenate
  %2 = prim.concatenate %1, %x dim 0 : tensor<8xf32>, tensor<4xf32> -> tensor<12xf32>
  %3 = prim.slice %x offsets [0] strides [1] : tensor<4xf32> -> tensor<1xf32>
  %4 = prim.slice %x offsets [1] strides [1] : tensor<4xf32> -> tensor<3xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: prim.concatenate became prim.slice
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice is %x
  %5 = prim.concatenate %3, %4 dim 0 : tensor<1xf32>, tensor<3xf32> -> tensor<4xf32>
  func.return %0, %2, %5 : tensor<8xf32>, tensor<12xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @counting(
func.func @counting() -> (tensor<4x3xi64>, tensor<3x5xi64>, tensor<3x1xi64>) {
  // CHECK-NEXT: prim.iota dim 1 : tensor<4x3xi64>
  // CHECK-NEXT: prim.iota dim 0 : tensor<3x5xi64>
  // CHECK-NEXT: prim.iota dim 0 : tensor<3x1xi64>
  // CHECK-NEXT: func.return
  %0 = prim.iota dim 0 : tensor<3xi64>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.broadcast became prim.iota
  %1 = prim.broadcast %0 dims [1] : tensor<3xi64> -> tensor<4x3xi64>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.broadcast became prim.iota
  %2 = prim.broadcast %0 dims [1] : tensor<3xi64> -> tensor<5x3xi64>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.transpose became prim.iota
  %3 = prim.transpose %2 permutation [1, 0] : tensor<5x3xi64> -> tensor<3x5xi64>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.reshape became prim.iota
  %4 = prim.reshape %0 : tensor<3xi64> -> tensor<3x1xi64>
  func.return %1, %3, %4 : tensor<4x3xi64>, tensor<3x5xi64>, tensor<3x1xi64>
}

// CHECK-LABEL: func.func @gather_in_place(
func.func @gather_in_place(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  // CHECK-NEXT: func.return %x
  %0 = prim.iota dim 0 : tensor<4x3xi64>
  %1 = prim.iota dim 1 : tensor<4x3xi64>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.gather is %x
  %2 = prim.gather %x[%0, %1] : tensor<4x3xf32> -> tensor<4x3xf32>
  func.return %2 : tensor<4x3xf32>
}

/// Symbolic sizes fold like numbers.
// CHECK-LABEL: func.func @symbolic(
func.func @symbolic(%n: index {shape.symbol = "s0"}, %x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?xf32, #shape.dims<s0 * 8>> {
  // CHECK-NEXT: %[[R:.*]] = prim.reshape %x
  // CHECK-NEXT: func.return %[[R]]
  %0 = prim.transpose %x permutation [1, 0] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<8x?xf32, #shape.dims<8, s0>>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 2]]:8: canonicalize: prim.transpose became prim.transpose
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.transpose is %x
  %1 = prim.transpose %0 permutation [1, 0] : tensor<8x?xf32, #shape.dims<8, s0>> -> tensor<?x8xf32, #shape.dims<s0, 8>>
  %2 = prim.reshape %1 : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0 * 8>>
  func.return %2 : tensor<?xf32, #shape.dims<s0 * 8>>
}

/// Where a slice was assigned, the slice is what was assigned; beside it, the tensor is what it was. A slice of both
/// stays.
// CHECK-LABEL: func.func @slice_of_select(
func.func @slice_of_select(%x: tensor<9xf32>, %y: tensor<9xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<5xf32>) {
  // CHECK:      %[[Z:.*]] = prim.select
  // CHECK-NEXT: %[[A:.*]] = prim.slice %x offsets [2] strides [1] : tensor<9xf32> -> tensor<2xf32>
  // CHECK-NEXT: %[[B:.*]] = prim.slice %y offsets [5] strides [1] : tensor<9xf32> -> tensor<4xf32>
  // CHECK-NEXT: %[[C:.*]] = prim.slice %[[Z]] offsets [0] strides [1] : tensor<9xf32> -> tensor<5xf32>
  // CHECK-NEXT: func.return %[[A]], %[[B]], %[[C]]
  %place = prim.iota dim 0 : tensor<9xi64>
  %two = prim.constant 2 : tensor<9xi64>
  %from = prim.sub %place, %two : tensor<9xi64>
  %zero = prim.constant 0 : tensor<9xi64>
  %three = prim.constant 3 : tensor<9xi64>
  %behind = prim.compare <ge> %from, %zero : tensor<9xi64>
  %before = prim.compare <lt> %from, %three : tensor<9xi64>
  %inside = prim.and %behind, %before : tensor<9xi1>
  %z = prim.select %inside, %x, %y : tensor<9xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.slice
  %a = prim.slice %z offsets [2] strides [1] : tensor<9xf32> -> tensor<2xf32>
  // REMARK-DAG: canonicalize-views.mlir:[[# @LINE + 1]]:8: canonicalize: prim.slice became prim.slice
  %b = prim.slice %z offsets [5] strides [1] : tensor<9xf32> -> tensor<4xf32>
  %c = prim.slice %z offsets [0] strides [1] : tensor<9xf32> -> tensor<5xf32>
  func.return %a, %b, %c : tensor<2xf32>, tensor<4xf32>, tensor<5xf32>
}
