// RUN: stepwell-opt %s -p choose-row-walks --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p choose-row-walks --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p choose-row-walks,split-reductions --machine=h100 | filecheck %s --check-prefix=SPLIT
// RUN: stepwell-opt %s -p choose-row-walks --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes choose-row-walks | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   walks: an integer (default machine.persistent_programs)
// OPTIONS-NEXT:   sums: an integer (default machine.walk_elements)
// OPTIONS-NEXT:   shortest: an integer (default machine.lanes)
// OPTIONS-NEXT:   longest: an integer (default machine.walk_columns)

/// Columns of what rows are reduced of are cut into more chunks, which programs walk row by row.
// CHECK-LABEL: func.func @beside_rows(
// SPLIT-LABEL: func.func @beside_rows(
func.func @beside_rows(%x: tensor<16x1024x1024xf32>, %g: tensor<16x1024x1024xf32>) -> (tensor<16x1024xf32>, tensor<1024xf32>) {
  %v = prim.mul %x, %g : tensor<16x1024x1024xf32>
  %r = prim.reduce <add> %v dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  // SPLIT: prim.reduce <add> %{{.*}} dims [1] : tensor<512x32x1024xf32> -> tensor<512x1024xf32>
  // CHECK: prim.reduce <add> %{{.*}} {chunks = 512 : i64}
  // REMARK-DAG: choose-row-walks.mlir:[[# @LINE + 1]]:8: choose-row-walks: 512 programs may add up its columns while they walk rows
  %c = prim.reduce <add> %g dims [0, 1] : tensor<16x1024x1024xf32> -> tensor<1024xf32>
  func.return %r, %c : tensor<16x1024xf32>, tensor<1024xf32>
}

/// Of short rows there are more chunks, but each has eight rows at least.
// CHECK-LABEL: func.func @short_rows(
// SPLIT-LABEL: func.func @short_rows(
func.func @short_rows(%x: tensor<16384x128xf32>) -> (tensor<16384xf32>, tensor<128xf32>) {
  %r = prim.reduce <add> %x dims [1] : tensor<16384x128xf32> -> tensor<16384xf32>
  // SPLIT: prim.reduce <add> %{{.*}} dims [1] : tensor<2048x8x128xf32> -> tensor<2048x128xf32>
  // CHECK: prim.reduce <add> %{{.*}} {chunks = 2048 : i64}
  // REMARK-DAG: choose-row-walks.mlir:[[# @LINE + 1]]:8: choose-row-walks: 2048 programs may add up its columns while they walk rows
  %c = prim.reduce <add> %x dims [0] : tensor<16384x128xf32> -> tensor<128xf32>
  func.return %r, %c : tensor<16384xf32>, tensor<128xf32>
}

/// Rows of another tensor.
// CHECK-LABEL: func.func @negative_other_rows(
// SPLIT-LABEL: func.func @negative_other_rows(
func.func @negative_other_rows(%x: tensor<16384x1024xf32>, %y: tensor<16384x1024xf32>) -> (tensor<16384xf32>, tensor<1024xf32>) {
  %r = prim.reduce <add> %x dims [1] : tensor<16384x1024xf32> -> tensor<16384xf32>
  // SPLIT: prim.reduce <add> %{{.*}} dims [1] : tensor<32x512x1024xf32> -> tensor<32x1024xf32>
  // CHECK-NOT: chunks
  %c = prim.reduce <add> %y dims [0] : tensor<16384x1024xf32> -> tensor<1024xf32>
  func.return %r, %c : tensor<16384xf32>, tensor<1024xf32>
}

/// Rows so long that a program does not hold one.
// CHECK-LABEL: func.func @negative_long_rows(
// SPLIT-LABEL: func.func @negative_long_rows(
func.func @negative_long_rows(%x: tensor<4096x8320xf32>) -> (tensor<4096xf32>, tensor<8320xf32>) {
  %r = prim.reduce <add> %x dims [1] : tensor<4096x8320xf32> -> tensor<4096xf32>
  // SPLIT: prim.reduce <add> %{{.*}} dims [1] : tensor<4x1024x8320xf32> -> tensor<4x8320xf32>
  // CHECK-NOT: chunks
  // REMARK-DAG: choose-row-walks.mlir:[[# @LINE + 1]]:8: choose-row-walks: its columns are not added up while rows are walked: 4096 rows of 8320 elements are too few, too short or too long
  %c = prim.reduce <add> %x dims [0] : tensor<4096x8320xf32> -> tensor<8320xf32>
  func.return %r, %c : tensor<4096xf32>, tensor<8320xf32>
}

/// Rows so short that a warp would be idle.
// CHECK-LABEL: func.func @negative_few_columns(
// SPLIT-LABEL: func.func @negative_few_columns(
func.func @negative_few_columns(%x: tensor<65536x16xf32>) -> (tensor<65536xf32>, tensor<16xf32>) {
  %r = prim.reduce <add> %x dims [1] : tensor<65536x16xf32> -> tensor<65536xf32>
  // SPLIT: prim.reduce <add> %{{.*}} dims [1] : tensor<1024x64x16xf32> -> tensor<1024x16xf32>
  // CHECK-NOT: chunks
  // REMARK-DAG: choose-row-walks.mlir:[[# @LINE + 1]]:8: choose-row-walks: its columns are not added up while rows are walked: 65536 rows of 16 elements are too few, too short or too long
  %c = prim.reduce <add> %x dims [0] : tensor<65536x16xf32> -> tensor<16xf32>
  func.return %r, %c : tensor<65536xf32>, tensor<16xf32>
}
