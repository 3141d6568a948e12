// RUN: stepwell-opt %s -p split-reductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-reductions --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-reductions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   min-rows: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   rows: an integer (default machine.enough_chunks)
// OPTIONS-NEXT:   min-chunk: an integer (default machine.least_chunk)
// OPTIONS-NEXT:   chunk: an integer (default machine.single_core_elements)
// OPTIONS-NEXT:   min-length: an integer (default machine.least_row)
// OPTIONS-NEXT:   shortest-column: an integer (default 32)
// OPTIONS-NEXT:   columns: an integer (default machine.enough_columns)
// OPTIONS-NEXT:   min-column: an integer (default machine.least_column)
// OPTIONS-NEXT:   product-block: an integer (default machine.product_block)
// OPTIONS-NEXT:   min-terms: an integer (default 4096)
// OPTIONS-NEXT:   chunk-of-terms: an integer (default 512)
// OPTIONS-NEXT:   products: a list, each element a string (default ())

// CHECK-LABEL: func.func @whole(
func.func @whole(%x: tensor<1000000xf32>) -> tensor<f32> {
  // CHECK-NEXT: %[[R:.*]] = prim.reshape %x : tensor<1000000xf32> -> tensor<64x15625xf32>
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %[[R]] dims [1] : tensor<64x15625xf32> -> tensor<64xf32>
  // CHECK-NEXT: prim.reduce <add> %[[S]] dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 64 chunks first
  %0 = prim.reduce <add> %x dims [0] : tensor<1000000xf32> -> tensor<f32>
  func.return %0 : tensor<f32>
}

/// Chunks that consist of whole rows leave the rows alone.
// CHECK-LABEL: func.func @rows(
func.func @rows(%x: tensor<1000x1000xf32>) -> tensor<f32> {
  // CHECK-NEXT: prim.reshape %x : tensor<1000x1000xf32> -> tensor<100x10x1000xf32>
  // CHECK-NEXT: prim.reduce <maximum> %{{.*}} dims [1, 2] : tensor<100x10x1000xf32> -> tensor<100xf32>
  // CHECK-NEXT: prim.reduce <maximum> %{{.*}} dims [0]
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 100 chunks first
  %0 = prim.reduce <maximum> %x dims [0, 1] : tensor<1000x1000xf32> -> tensor<f32>
  func.return %0 : tensor<f32>
}

/// A few long rows become several times as many.
// CHECK-LABEL: func.func @few_rows(
func.func @few_rows(%x: tensor<4x1000000xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<4x1000000xf32> -> tensor<4x16x62500xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [2]
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [1] {second_stage} : tensor<4x16xf32> -> tensor<4xf32>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 16 chunks first
  %0 = prim.reduce <add> %x dims [1] : tensor<4x1000000xf32> -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

/// A prime number of elements: what whole chunks leave over is reduced apart.
// CHECK-LABEL: func.func @prime(
func.func @prime(%x: tensor<999983xf32>) -> tensor<f32> {
  // CHECK-NEXT: %[[TAIL:.*]] = prim.slice %x offsets [999936] strides [1] : tensor<999983xf32> -> tensor<47xf32>
  // CHECK-NEXT: %[[T:.*]] = prim.reduce <add> %[[TAIL]] dims [0]
  // CHECK-NEXT: %[[HEAD:.*]] = prim.slice %x offsets [0] strides [1] : tensor<999983xf32> -> tensor<999936xf32>
  // CHECK-NEXT: prim.reshape %[[HEAD]] : tensor<999936xf32> -> tensor<64x15624xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [1]
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %{{.*}} dims [0]
  // CHECK-NEXT: prim.add %[[S]], %[[T]] : tensor<f32>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 64 chunks first
  %0 = prim.reduce <add> %x dims [0] : tensor<999983xf32> -> tensor<f32>
  func.return %0 : tensor<f32>
}

/// Across memory a chunk fits into the cache, so that its columns are read from there.
// CHECK-LABEL: func.func @columns(
func.func @columns(%x: tensor<1000000x64xf32>) -> tensor<64xf32> {
  // CHECK-NEXT: prim.reshape %x : tensor<1000000x64xf32> -> tensor<2000x500x64xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [1] : tensor<2000x500x64xf32> -> tensor<2000x64xf32>
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [0] {second_stage} : tensor<2000x64xf32> -> tensor<64xf32>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 2000 chunks first
  %0 = prim.reduce <add> %x dims [0] : tensor<1000000x64xf32> -> tensor<64xf32>
  func.return %0 : tensor<64xf32>
}

/// Sums of bf16 keep f32 between the stages.
// CHECK-LABEL: func.func @low_precision(
func.func @low_precision(%x: tensor<1000000xbf16>) -> tensor<bf16> {
  // CHECK-NEXT: prim.convert %x : tensor<1000000xbf16> -> tensor<1000000xf32>
  // CHECK:      prim.reduce <add> %{{.*}} dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
  // CHECK-NEXT: prim.convert %{{.*}} : tensor<f32> -> tensor<bf16>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 64 chunks first
  %0 = prim.reduce <add> %x dims [0] : tensor<1000000xbf16> -> tensor<bf16>
  func.return %0 : tensor<bf16>
}

/// A symbolic size is split where a divisor shows.
// CHECK-LABEL: func.func @symbolic(
func.func @symbolic(%n: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0 * 128>>) -> tensor<f32> {
  // CHECK-NEXT: prim.reshape %x : {{.*}} -> tensor<64x?xf32, #shape.dims<64, s0 * 2>>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: prim.reduce reduces 64 chunks first
  %0 = prim.reduce <add> %x dims [0] : tensor<?xf32, #shape.dims<s0 * 128>> -> tensor<f32>
  func.return %0 : tensor<f32>
}

/// Many rows, few elements, and batch normalization's channels stay.
// CHECK-LABEL: func.func @negative_busy(
func.func @negative_busy(%x: tensor<512x1000xf32>, %y: tensor<1000xf32>, %z: tensor<8x64x56x56xf32>) -> (tensor<512xf32>, tensor<f32>, tensor<64xf32>) {
  // CHECK-NOT: prim.reshape
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: not split: 512 rows keep all threads busy, bound 8
  %0 = prim.reduce <add> %x dims [1] : tensor<512x1000xf32> -> tensor<512xf32>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: not split: it reduces 1000 elements, bound 32768
  %1 = prim.reduce <add> %y dims [0] : tensor<1000xf32> -> tensor<f32>
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: not split: 64 rows keep all threads busy, bound 8
  %2 = prim.reduce <add> %z dims [0, 2, 3] : tensor<8x64x56x56xf32> -> tensor<64xf32>
  // CHECK: func.return
  func.return %0, %1, %2 : tensor<512xf32>, tensor<f32>, tensor<64xf32>
}

// -----

/// A few rows of many columns are added up in one walk: as many sums as rows would be no fewer numbers.
// CHECK-LABEL: func.func @negative_few_rows(
func.func @negative_few_rows(%x: tensor<21x16384xf32>) -> tensor<16384xf32> {
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %x dims [0] : tensor<21x16384xf32> -> tensor<16384xf32>
  // CHECK-NEXT: func.return %[[S]]
  // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:8: split-reductions: not split: its columns have 21 elements, bound 64
  %0 = prim.reduce <add> %x dims [0] : tensor<21x16384xf32> -> tensor<16384xf32>
  func.return %0 : tensor<16384xf32>
}

// -----

/// Under strict numerics sums of floats stay in their order; extrema have none.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  func.func @strict(%x: tensor<1000000xf32>) -> (tensor<f32>, tensor<f32>) {
    // CHECK-NEXT: prim.reduce <add> %x dims [0]
    // CHECK-NEXT: prim.reshape %x
    // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:10: split-reductions: not split: under strict numerics a sum keeps its order
    %0 = prim.reduce <add> %x dims [0] : tensor<1000000xf32> -> tensor<f32>
    // REMARK-DAG: split-reductions.mlir:[[# @LINE + 1]]:10: split-reductions: prim.reduce reduces 64 chunks first
    %1 = prim.reduce <maximum> %x dims [0] : tensor<1000000xf32> -> tensor<f32>
    func.return %0, %1 : tensor<f32>, tensor<f32>
  }
}
