// RUN: stepwell-opt %s -p "split-variances{least=1000}" --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p "split-variances{least=1000}" --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-variances --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-variances | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   row: an integer (default machine.phase_elements)
// OPTIONS-NEXT:   held: an integer (default machine.registers_in_parts)
// OPTIONS-NEXT:   column: an integer (default machine.column_elements)
// OPTIONS-NEXT:   programs: an integer (default machine.rounded_programs)
// OPTIONS-NEXT:   shortest: an integer (default machine.wide_elements)
// OPTIONS-NEXT:   least: an integer (default 262144)

/// The mean of all is a quotient of the chunks' sums, the squares are about the chunks' means.
// CHECK-LABEL: func.func @whole(
func.func @whole(%x: tensor<1048576xf32>) -> tensor<f32> {
  // CHECK-NEXT: %[[C:.*]] = prim.reshape %x : tensor<1048576xf32> -> tensor<256x4096xf32>
  // CHECK-NEXT: %[[SUMS:.*]] = prim.reduce <add> %[[C]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
  // CHECK-NEXT: %[[LENGTH:.*]] = prim.constant 0.000244140625 : tensor<256xf32>
  // CHECK-NEXT: %[[MEANS:.*]] = prim.mul %[[SUMS]], %[[LENGTH]]
  // CHECK-NEXT: %[[NEAR:.*]] = prim.broadcast %[[MEANS]] dims [0] : tensor<256xf32> -> tensor<256x4096xf32>
  // CHECK-NEXT: %[[D:.*]] = prim.sub %[[C]], %[[NEAR]]
  // CHECK-NEXT: %[[DD:.*]] = prim.mul %[[D]], %[[D]]
  // CHECK-NEXT: %[[SQUARES:.*]] = prim.reduce <add> %[[DD]] dims [1] : tensor<256x4096xf32> -> tensor<256xf32>
  // CHECK-NEXT: %[[SUM:.*]] = prim.reduce <add> %[[SUMS]] dims [0] {second_stage} : tensor<256xf32> -> tensor<f32>
  // CHECK:      %[[MEAN:.*]] = prim.div %[[SUM]]
  // CHECK-NEXT: %[[M:.*]] = prim.broadcast %[[MEAN]] dims [] : tensor<f32> -> tensor<256xf32>
  // CHECK-NEXT: %[[E:.*]] = prim.sub %[[MEANS]], %[[M]]
  // CHECK-NEXT: %[[EE:.*]] = prim.mul %[[E]], %[[E]]
  // CHECK-NEXT: %[[N:.*]] = prim.constant 4096.0
  // CHECK-NEXT: %[[BETWEEN:.*]] = prim.mul %[[EE]], %[[N]]
  // CHECK-NEXT: %[[BOTH:.*]] = prim.add %[[SQUARES]], %[[BETWEEN]]
  // CHECK-NEXT: prim.reduce <add> %[[BOTH]] dims [0] : tensor<256xf32> -> tensor<f32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %s (prim.reduce) is taken of chunks first
  %s = prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  %n = prim.constant 1048576.0 : tensor<f32>
  %m = prim.div %s, %n : tensor<f32>
  %b = prim.broadcast %m dims [] : tensor<f32> -> tensor<1048576xf32>
  %d = prim.sub %x, %b : tensor<1048576xf32>
  %q = prim.mul %d, %d : tensor<1048576xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %v (prim.reduce) is taken of chunks first
  %v = prim.reduce <add> %q dims [0] : tensor<1048576xf32> -> tensor<f32>
  func.return %v : tensor<f32>
}

/// As for normalization of groups of images: a chunk has some pixels of all ten channels of a group, and not one channel
/// and a part of the next.
// CHECK-LABEL: func.func @groups(
func.func @groups(%x: tensor<4x20x64x64xf32>) -> tensor<4x2xf32> {
  // CHECK:      %[[A:.*]] = prim.reshape %{{.*}} : tensor<4x2x40960xf32> -> tensor<4x2x10x32x2x64xf32>
  // CHECK-NEXT: %[[T:.*]] = prim.transpose %[[A]] permutation [0, 1, 3, 2, 4, 5] : tensor<4x2x10x32x2x64xf32> -> tensor<4x2x32x10x2x64xf32>
  // CHECK-NEXT: %[[C:.*]] = prim.reshape %[[T]] : tensor<4x2x32x10x2x64xf32> -> tensor<4x2x32x1280xf32>
  // CHECK-NEXT: prim.reduce <add> %[[C]] dims [3] : tensor<4x2x32x1280xf32> -> tensor<4x2x32xf32>
  %y = prim.reshape %x : tensor<4x20x64x64xf32> -> tensor<4x2x40960xf32>
  %s = prim.reduce <add> %y dims [2] : tensor<4x2x40960xf32> -> tensor<4x2xf32>
  %n = prim.constant 40960.0 : tensor<4x2xf32>
  %m = prim.div %s, %n : tensor<4x2xf32>
  %b = prim.broadcast %m dims [0, 1] : tensor<4x2xf32> -> tensor<4x2x40960xf32>
  %d = prim.sub %y, %b : tensor<4x2x40960xf32>
  %q = prim.mul %d, %d : tensor<4x2x40960xf32>
  %v = prim.reduce <add> %q dims [2] : tensor<4x2x40960xf32> -> tensor<4x2xf32>
  func.return %v : tensor<4x2xf32>
}

/// As for normalization of batches: what lies together in memory is a chunk as it is.
// CHECK-LABEL: func.func @channels(
func.func @channels(%x: tensor<8x4x32x33xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: prim.reduce <add> %x dims [2, 3] : tensor<8x4x32x33xf32> -> tensor<8x4xf32>
  // CHECK-NEXT: %[[LENGTH:.*]] = prim.constant 1056.0 : tensor<8x4xf32>
  // CHECK-NEXT: prim.div %{{.*}}, %[[LENGTH]]
  // CHECK:      prim.broadcast %{{.*}} dims [0, 1] : tensor<8x4xf32> -> tensor<8x4x32x33xf32>
  // CHECK:      prim.reduce <add> %{{.*}} dims [2, 3] : tensor<8x4x32x33xf32> -> tensor<8x4xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [0] {second_stage} : tensor<8x4xf32> -> tensor<4xf32>
  // CHECK:      prim.broadcast %{{.*}} dims [1] : tensor<4xf32> -> tensor<8x4xf32>
  // CHECK:      prim.reduce <add> %{{.*}} dims [0] : tensor<8x4xf32> -> tensor<4xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %s (prim.reduce) is taken of chunks first
  %s = prim.reduce <add> %x dims [0, 2, 3] : tensor<8x4x32x33xf32> -> tensor<4xf32>
  %n = prim.constant 0.00011837121 : tensor<4xf32>
  %m = prim.mul %s, %n : tensor<4xf32>
  %b = prim.broadcast %m dims [1] : tensor<4xf32> -> tensor<8x4x32x33xf32>
  %d = prim.sub %x, %b : tensor<8x4x32x33xf32>
  %q = prim.mul %d, %d : tensor<8x4x32x33xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %v (prim.reduce) is taken of chunks first
  %v = prim.reduce <add> %q dims [0, 2, 3] : tensor<8x4x32x33xf32> -> tensor<4xf32>
  func.return %v : tensor<4xf32>
}

/// Across memory chunks are as long as what a kernel keeps of many columns.
// CHECK-LABEL: func.func @columns(
func.func @columns(%x: tensor<1024x64xf32>) -> tensor<64xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<1024x64xf32> -> tensor<8x128x64xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [1] : tensor<8x128x64xf32> -> tensor<8x64xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %s (prim.reduce) is taken of chunks first
  %s = prim.reduce <add> %x dims [0] : tensor<1024x64xf32> -> tensor<64xf32>
  %n = prim.constant 1024.0 : tensor<64xf32>
  %m = prim.div %s, %n : tensor<64xf32>
  %b = prim.broadcast %m dims [1] : tensor<64xf32> -> tensor<1024x64xf32>
  %d = prim.sub %x, %b : tensor<1024x64xf32>
  %q = prim.mul %d, %d : tensor<1024x64xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %v (prim.reduce) is taken of chunks first
  %v = prim.reduce <add> %q dims [0] : tensor<1024x64xf32> -> tensor<64xf32>
  func.return %v : tensor<64xf32>
}

/// Rows that a kernel keeps are read once anyway.
// CHECK-LABEL: func.func @negative_rows(
func.func @negative_rows(%x: tensor<1024x64xf32>) -> tensor<1024xf32> {
  // CHECK-NEXT: prim.reduce <add> %x dims [1]
  // CHECK-COUNT-1: prim.reduce
  // CHECK-NOT: prim.reduce
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: not cut: it stays in registers, or its size has no fitting part
  %s = prim.reduce <add> %x dims [1] : tensor<1024x64xf32> -> tensor<1024xf32>
  %n = prim.constant 64.0 : tensor<1024xf32>
  %m = prim.div %s, %n : tensor<1024xf32>
  %b = prim.broadcast %m dims [0] : tensor<1024xf32> -> tensor<1024x64xf32>
  %d = prim.sub %x, %b : tensor<1024x64xf32>
  %q = prim.mul %d, %d : tensor<1024x64xf32>
  %v = prim.reduce <add> %q dims [1] : tensor<1024x64xf32> -> tensor<1024xf32>
  func.return %v : tensor<1024xf32>
}

/// Many rows, each of which a program keeps in parts, and few of them.
// CHECK-LABEL: func.func @negative_many_rows(
func.func @negative_many_rows(%x: tensor<1x256x50257xf32>) -> tensor<256xf32> {
  // CHECK-NEXT: prim.reduce <add> %x dims [0, 2] : tensor<1x256x50257xf32> -> tensor<256xf32>
  // CHECK-NOT: prim.reshape
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: not cut: it stays in registers, or its size has no fitting part
  %s = prim.reduce <add> %x dims [0, 2] : tensor<1x256x50257xf32> -> tensor<256xf32>
  %n = prim.constant 50257.0 : tensor<256xf32>
  %m = prim.div %s, %n : tensor<256xf32>
  %b = prim.broadcast %m dims [1] : tensor<256xf32> -> tensor<1x256x50257xf32>
  %d = prim.sub %x, %b : tensor<1x256x50257xf32>
  %q = prim.mul %d, %d : tensor<1x256x50257xf32>
  %v = prim.reduce <add> %q dims [0, 2] : tensor<1x256x50257xf32> -> tensor<256xf32>
  func.return %v : tensor<256xf32>
}
// CHECK-LABEL: func.func @few_rows(
func.func @few_rows(%x: tensor<255x50257xf32>) -> tensor<255xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<255x50257xf32> -> tensor<255x29x1733xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %s (prim.reduce) is taken of chunks first
  %s = prim.reduce <add> %x dims [1] : tensor<255x50257xf32> -> tensor<255xf32>
  %n = prim.constant 50257.0 : tensor<255xf32>
  %m = prim.div %s, %n : tensor<255xf32>
  %b = prim.broadcast %m dims [0] : tensor<255xf32> -> tensor<255x50257xf32>
  %d = prim.sub %x, %b : tensor<255x50257xf32>
  %q = prim.mul %d, %d : tensor<255x50257xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %v (prim.reduce) is taken of chunks first
  %v = prim.reduce <add> %q dims [1] : tensor<255x50257xf32> -> tensor<255xf32>
  func.return %v : tensor<255xf32>
}

/// A row of two tensors is twice as much to keep.
// CHECK-LABEL: func.func @rows_of_two(
func.func @rows_of_two(%x: tensor<256x50257xf32>, %y: tensor<256x50257xf32>) -> tensor<256xf32> {
  // CHECK: prim.reshape %{{.*}} : tensor<256x50257xf32> -> tensor<256x29x1733xf32>
  %z = prim.add %x, %y : tensor<256x50257xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %s (prim.reduce) is taken of chunks first
  %s = prim.reduce <add> %z dims [1] : tensor<256x50257xf32> -> tensor<256xf32>
  %n = prim.constant 50257.0 : tensor<256xf32>
  %m = prim.div %s, %n : tensor<256xf32>
  %b = prim.broadcast %m dims [0] : tensor<256xf32> -> tensor<256x50257xf32>
  %d = prim.sub %z, %b : tensor<256x50257xf32>
  %q = prim.mul %d, %d : tensor<256x50257xf32>
  // REMARK-DAG: split-variances.mlir:[[# @LINE + 1]]:8: split-variances: %v (prim.reduce) is taken of chunks first
  %v = prim.reduce <add> %q dims [1] : tensor<256x50257xf32> -> tensor<256xf32>
  func.return %v : tensor<256xf32>
}

/// Groups of channels that lie together are cut into pixels of all of their channels; registers hold those that lie in rows.
// CHECK-LABEL: func.func @groups_in_pieces(
func.func @groups_in_pieces(%x: tensor<8x320x64x64xf32> {stepwell.strides = #shape.dims<1310720, 1, 20480, 320>}) -> tensor<8x32xf32> {
  // CHECK-NEXT: prim.reshape %x
  // CHECK-NEXT: prim.reshape %{{.*}} : tensor<8x32x40960xf32> -> tensor<8x32x10x4x16x64xf32>
  // CHECK-NEXT: prim.transpose %{{.*}} permutation [0, 1, 3, 2, 4, 5]
  %g = prim.reshape %x : tensor<8x320x64x64xf32> -> tensor<8x32x40960xf32>
  %s = prim.reduce <add> %g dims [2] : tensor<8x32x40960xf32> -> tensor<8x32xf32>
  %n = prim.constant 40960.0 : tensor<8x32xf32>
  %m = prim.div %s, %n : tensor<8x32xf32>
  %b = prim.broadcast %m dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x40960xf32>
  %d = prim.sub %g, %b : tensor<8x32x40960xf32>
  %q = prim.mul %d, %d : tensor<8x32x40960xf32>
  %v = prim.reduce <add> %q dims [2] : tensor<8x32x40960xf32> -> tensor<8x32xf32>
  func.return %v : tensor<8x32xf32>
}

// CHECK-LABEL: func.func @groups_in_rows(
func.func @groups_in_rows(%x: tensor<8x320x64x64xf32>) -> tensor<8x32xf32> {
  // CHECK-NEXT: prim.reshape %x
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [2] : tensor<8x32x40960xf32> -> tensor<8x32xf32>
  %g = prim.reshape %x : tensor<8x320x64x64xf32> -> tensor<8x32x40960xf32>
  %s = prim.reduce <add> %g dims [2] : tensor<8x32x40960xf32> -> tensor<8x32xf32>
  %n = prim.constant 40960.0 : tensor<8x32xf32>
  %m = prim.div %s, %n : tensor<8x32xf32>
  %b = prim.broadcast %m dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x40960xf32>
  %d = prim.sub %g, %b : tensor<8x32x40960xf32>
  %q = prim.mul %d, %d : tensor<8x32x40960xf32>
  %v = prim.reduce <add> %q dims [2] : tensor<8x32x40960xf32> -> tensor<8x32xf32>
  func.return %v : tensor<8x32xf32>
}

/// Distances from something else than the mean of the same elements.
// CHECK-LABEL: func.func @negative_other_mean(
func.func @negative_other_mean(%x: tensor<1048576xf32>, %y: tensor<1048576xf32>) -> tensor<f32> {
  // CHECK-NEXT: prim.reduce <add> %y dims [0] : tensor<1048576xf32> -> tensor<f32>
  // CHECK-NOT: prim.reshape
  %s = prim.reduce <add> %y dims [0] : tensor<1048576xf32> -> tensor<f32>
  %n = prim.constant 1048576.0 : tensor<f32>
  %m = prim.div %s, %n : tensor<f32>
  %b = prim.broadcast %m dims [] : tensor<f32> -> tensor<1048576xf32>
  %d = prim.sub %x, %b : tensor<1048576xf32>
  %q = prim.mul %d, %d : tensor<1048576xf32>
  %v = prim.reduce <add> %q dims [0] : tensor<1048576xf32> -> tensor<f32>
  func.return %v : tensor<f32>
}

/// A mean that is corrected for its rounding error, in columns: so are the means of the chunks.
// CHECK-LABEL: func.func @corrected(
func.func @corrected(%x: tensor<8192x4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>) {
  // CHECK-NEXT: %[[C:.*]] = prim.reshape %x : tensor<8192x4096xf32> -> tensor<64x128x4096xf32>
  // CHECK-NEXT: %[[SUMS:.*]] = prim.reduce <add> %[[C]] dims [1] : tensor<64x128x4096xf32> -> tensor<64x4096xf32>
  // CHECK-NEXT: %[[LENGTH:.*]] = prim.constant 0.0078125 : tensor<64x4096xf32>
  // CHECK-NEXT: %[[MEANS:.*]] = prim.mul %[[SUMS]], %[[LENGTH]]
  // CHECK-NEXT: %[[NEAR:.*]] = prim.broadcast %[[MEANS]] dims [0, 2] : tensor<64x4096xf32> -> tensor<64x128x4096xf32>
  // CHECK-NEXT: %[[D:.*]] = prim.sub %[[C]], %[[NEAR]]
  // CHECK-NEXT: %[[DD:.*]] = prim.mul %[[D]], %[[D]]
  // CHECK-NEXT: %[[SQUARES:.*]] = prim.reduce <add> %[[DD]] dims [1] : tensor<64x128x4096xf32> -> tensor<64x4096xf32>
  // CHECK-NEXT: %[[ERRORS:.*]] = prim.reduce <add> %[[D]] dims [1] : tensor<64x128x4096xf32> -> tensor<64x4096xf32>
  // CHECK-NEXT: %[[SUM:.*]] = prim.reduce <add> %[[SUMS]] dims [0] {second_stage} : tensor<64x4096xf32> -> tensor<4096xf32>
  // CHECK:      %[[E:.*]] = prim.sub %[[MEANS]], %{{.*}} : tensor<64x4096xf32>
  // CHECK-NEXT: %[[EE:.*]] = prim.mul %[[E]], %[[E]]
  // CHECK-NEXT: %[[N:.*]] = prim.constant 128.0
  // CHECK-NEXT: %[[BETWEEN:.*]] = prim.mul %[[EE]], %[[N]]
  // CHECK-NEXT: %[[BOTH:.*]] = prim.add %[[SQUARES]], %[[BETWEEN]]
  // CHECK-NEXT: %[[MIXED:.*]] = prim.mul %[[E]], %[[ERRORS]]
  // CHECK-NEXT: %[[TWICE:.*]] = prim.add %[[MIXED]], %[[MIXED]]
  // CHECK-NEXT: %[[ALL:.*]] = prim.add %[[BOTH]], %[[TWICE]]
  // CHECK-NEXT: prim.reduce <add> %[[ALL]] dims [0] : tensor<64x4096xf32> -> tensor<4096xf32>
  // CHECK:      %[[F:.*]] = prim.sub %[[MEANS]], %{{.*}} : tensor<64x4096xf32>
  // CHECK-NEXT: %[[M:.*]] = prim.constant 128.0
  // CHECK-NEXT: %[[APART:.*]] = prim.mul %[[F]], %[[M]]
  // CHECK-NEXT: %[[BOTH2:.*]] = prim.add %[[ERRORS]], %[[APART]]
  // CHECK-NEXT: prim.reduce <add> %[[BOTH2]] dims [0] : tensor<64x4096xf32> -> tensor<4096xf32>
  %s = prim.reduce <add> %x dims [0] : tensor<8192x4096xf32> -> tensor<4096xf32>
  %n = prim.constant 8192.0 : tensor<4096xf32>
  %m = prim.div %s, %n : tensor<4096xf32>
  %b = prim.broadcast %m dims [1] : tensor<4096xf32> -> tensor<8192x4096xf32>
  %d = prim.sub %x, %b : tensor<8192x4096xf32>
  %q = prim.mul %d, %d : tensor<8192x4096xf32>
  %v = prim.reduce <add> %q dims [0] : tensor<8192x4096xf32> -> tensor<4096xf32>
  %e = prim.reduce <add> %d dims [0] : tensor<8192x4096xf32> -> tensor<4096xf32>
  func.return %v, %e : tensor<4096xf32>, tensor<4096xf32>
}

/// Distances without squares need no chunks.
// CHECK-LABEL: func.func @negative_distances(
func.func @negative_distances(%x: tensor<1048576xf32>) -> tensor<f32> {
  // CHECK-NEXT: prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  // CHECK-NOT: prim.reshape
  %s = prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
  %n = prim.constant 1048576.0 : tensor<f32>
  %m = prim.div %s, %n : tensor<f32>
  %b = prim.broadcast %m dims [] : tensor<f32> -> tensor<1048576xf32>
  %d = prim.sub %x, %b : tensor<1048576xf32>
  %e = prim.reduce <add> %d dims [0] : tensor<1048576xf32> -> tensor<f32>
  func.return %e : tensor<f32>
}

// -----

/// Sums of floats keep their order under strict numerics.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @negative_strict(
  func.func @negative_strict(%x: tensor<1048576xf32>) -> tensor<f32> {
    // CHECK-NEXT: prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
    // CHECK-NOT: prim.reshape
    %s = prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
    %n = prim.constant 1048576.0 : tensor<f32>
    %m = prim.div %s, %n : tensor<f32>
    %b = prim.broadcast %m dims [] : tensor<f32> -> tensor<1048576xf32>
    %d = prim.sub %x, %b : tensor<1048576xf32>
    %q = prim.mul %d, %d : tensor<1048576xf32>
    %v = prim.reduce <add> %q dims [0] : tensor<1048576xf32> -> tensor<f32>
    func.return %v : tensor<f32>
  }
}
