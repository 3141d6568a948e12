// RUN: stepwell-opt %s --machine=h100 -p split-argreductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s --machine=h100 -p split-argreductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-argreductions --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-argreductions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   min-rows: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   rows: an integer (default machine.enough_chunks)
// OPTIONS-NEXT:   min-length: an integer (default machine.launch_elements)
// OPTIONS-NEXT:   min-chunk: an integer (default machine.least_search)
// OPTIONS-NEXT:   columns: an integer (default machine.enough_columns)
// OPTIONS-NEXT:   min-column: an integer (default machine.least_column)

// CHECK-LABEL: func.func @one_row(
func.func @one_row(%x: tensor<4194304xf32>) -> tensor<i64> {
  // CHECK-NEXT: %[[X:.*]] = prim.reshape %x : tensor<4194304xf32> -> tensor<512x8192xf32>
  // CHECK-NEXT: %[[B:.*]] = prim.reduce <maximum> %[[X]] dims [1] : tensor<512x8192xf32> -> tensor<512xf32>
  // CHECK-NEXT: %[[P:.*]] = prim.argreduce <maximum> %[[X]] dim 1 : tensor<512x8192xf32> -> tensor<512xi64>
  // CHECK-NEXT: %[[C:.*]] = prim.argreduce <maximum> %[[B]] dim 0 : tensor<512xf32> -> tensor<i64>
  // CHECK-NEXT: %[[I:.*]] = prim.gather %[[P]][%[[C]]] : tensor<512xi64> -> tensor<i64>
  // CHECK-NEXT: %[[L:.*]] = prim.constant 8192 : tensor<i64>
  // CHECK-NEXT: %[[S:.*]] = prim.mul %[[C]], %[[L]] : tensor<i64>
  // CHECK-NEXT: prim.add %[[S]], %[[I]] : tensor<i64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: prim.argreduce searches 512 chunks first
  %0 = prim.argreduce <maximum> %x dim 0 : tensor<4194304xf32> -> tensor<i64>
  func.return %0 : tensor<i64>
}

/// Columns are cut like those of `split-reductions`, and what is found is wanted, too.
// CHECK-LABEL: func.func @columns(
func.func @columns(%x: tensor<16384x2048xf32>) -> (tensor<2048xf32>, tensor<2048xi64>) {
  // CHECK-NEXT: %[[X:.*]] = prim.reshape %x : tensor<16384x2048xf32> -> tensor<16x1024x2048xf32>
  // CHECK-NEXT: %[[B:.*]] = prim.reduce <maximum> %[[X]] dims [1] : tensor<16x1024x2048xf32> -> tensor<16x2048xf32>
  // CHECK-NEXT: %[[M:.*]] = prim.reduce <maximum> %[[B]] dims [0] {second_stage} : tensor<16x2048xf32> -> tensor<2048xf32>
  // CHECK-NEXT: %[[P:.*]] = prim.argreduce <maximum> %[[X]] dim 1 : tensor<16x1024x2048xf32> -> tensor<16x2048xi64>
  // CHECK-NEXT: %[[C:.*]] = prim.argreduce <maximum> %[[B]] dim 0 : tensor<16x2048xf32> -> tensor<2048xi64>
  // CHECK:      prim.gather %[[P]][%[[C]], %{{.*}}] : tensor<16x2048xi64> -> tensor<2048xi64>
  // CHECK:      func.return %[[M]], %{{.*}} : tensor<2048xf32>, tensor<2048xi64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: prim.reduce is found by a search in chunks
  %0 = prim.reduce <maximum> %x dims [0] : tensor<16384x2048xf32> -> tensor<2048xf32>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: prim.argreduce searches 16 chunks first
  %1 = prim.argreduce <maximum> %x dim 0 : tensor<16384x2048xf32> -> tensor<2048xi64>
  func.return %0, %1 : tensor<2048xf32>, tensor<2048xi64>
}

/// So it is if it comes later; what is not found does not ask.
// CHECK-LABEL: func.func @beside(
func.func @beside(%x: tensor<16384x2048xf32>) -> (tensor<2048xi64>, tensor<2048xf32>, tensor<2048xf32>) {
  // CHECK-NEXT: prim.reshape
  // CHECK-NEXT: %[[B:.*]] = prim.reduce <minimum> %{{.*}} dims [1] : tensor<16x1024x2048xf32> -> tensor<16x2048xf32>
  // CHECK-COUNT-2: prim.argreduce
  // CHECK-NOT:  prim.reshape
  // CHECK:      prim.reduce <maximum> %x dims [0]
  // CHECK:      prim.reduce <minimum> %[[B]] dims [0] {second_stage} : tensor<16x2048xf32> -> tensor<2048xf32>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: prim.argreduce searches 16 chunks first
  %0 = prim.argreduce <minimum> %x dim 0 : tensor<16384x2048xf32> -> tensor<2048xi64>
  %1 = prim.reduce <maximum> %x dims [0] : tensor<16384x2048xf32> -> tensor<2048xf32>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: prim.reduce is found by a search in chunks
  %2 = prim.reduce <minimum> %x dims [0] : tensor<16384x2048xf32> -> tensor<2048xf32>
  func.return %0, %1, %2 : tensor<2048xi64>, tensor<2048xf32>, tensor<2048xf32>
}

/// Rows of other dimensions stay, and what is filled up is never found.
// CHECK-LABEL: func.func @filled(
func.func @filled(%x: tensor<2x40009x3xf32>) -> tensor<2x3xi64> {
  // CHECK-NEXT: prim.pad %x low [0, 0, 0] with inf : tensor<2x40009x3xf32> -> tensor<2x40625x3xf32>
  // CHECK-NEXT: prim.reshape %{{.*}} -> tensor<2x625x65x3xf32>
  // CHECK:      %[[C:.*]] = prim.argreduce <minimum> %{{.*}} dim 1 : tensor<2x625x3xf32> -> tensor<2x3xi64>
  // CHECK-NEXT: %[[A:.*]] = prim.iota dim 0 : tensor<2x3xi64>
  // CHECK-NEXT: %[[B:.*]] = prim.iota dim 1 : tensor<2x3xi64>
  // CHECK-NEXT: prim.gather %{{.*}}[%[[A]], %[[C]], %[[B]]] : tensor<2x625x3xi64> -> tensor<2x3xi64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: prim.argreduce searches 625 chunks first
  %0 = prim.argreduce <minimum> %x dim 1 : tensor<2x40009x3xf32> -> tensor<2x3xi64>
  func.return %0 : tensor<2x3xi64>
}

// CHECK-LABEL: func.func @negative(
func.func @negative(%y: tensor<128x65536xf32>, %z: tensor<4096xf32>, %n: index {shape.symbol = "s0"}, %w: tensor<?xf32, #shape.dims<s0>>, %a: tensor<2048x8448xf32>, %b: tensor<1000x32xf32>, %c: tensor<?x32xf32, #shape.dims<s0, 32>>) -> (tensor<128xi64>, tensor<i64>, tensor<i64>, tensor<8448xi64>, tensor<32xi64>, tensor<32xi64>) {
  // CHECK-NOT: prim.reduce
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: not split: 128 rows keep all programs busy, bound 96
  %1 = prim.argreduce <maximum> %y dim 1 : tensor<128x65536xf32> -> tensor<128xi64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: not split: its rows have 4096 elements, bound 32768
  %2 = prim.argreduce <maximum> %z dim 0 : tensor<4096xf32> -> tensor<i64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: not split: its size depends on symbols
  %3 = prim.argreduce <maximum> %w dim 0 : tensor<?xf32, #shape.dims<s0>> -> tensor<i64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: not split: 8448 columns keep all programs busy, bound 8448
  %4 = prim.argreduce <maximum> %a dim 0 : tensor<2048x8448xf32> -> tensor<8448xi64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: not split: its columns have 1000 elements, bound 1024
  %5 = prim.argreduce <maximum> %b dim 0 : tensor<1000x32xf32> -> tensor<32xi64>
  // REMARK-DAG: split-argreductions.mlir:[[# @LINE + 1]]:8: split-argreductions: not split: its size across memory depends on symbols
  %6 = prim.argreduce <maximum> %c dim 0 : tensor<?x32xf32, #shape.dims<s0, 32>> -> tensor<32xi64>
  // CHECK: func.return
  func.return %1, %2, %3, %4, %5, %6 : tensor<128xi64>, tensor<i64>, tensor<i64>, tensor<8448xi64>, tensor<32xi64>, tensor<32xi64>
}
