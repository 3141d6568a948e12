// RUN: stepwell-opt %s --machine=h100 -p split-scans --split-input-file | filecheck %s
// RUN: stepwell-opt %s --machine=h100 -p split-scans --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// CHECK-LABEL: func.func @one_row(
func.func @one_row(%x: tensor<1048576xf32>) -> tensor<1048576xf32> {
  // CHECK-NEXT: %[[D:.*]] = prim.convert %x : tensor<1048576xf32> -> tensor<1048576xf64>
  // CHECK-NEXT: %[[X:.*]] = prim.reshape %[[D]] : tensor<1048576xf64> -> tensor<256x4096xf64>
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %[[X]] dims [1] : tensor<256x4096xf64> -> tensor<256xf64>
  // CHECK-NEXT: %[[R:.*]] = prim.scan <add> %[[S]] dim 0 : tensor<256xf64>
  // CHECK-NEXT: %[[E:.*]] = prim.slice %[[R]]{{.*}} -> tensor<255xf64>
  // CHECK-NEXT: %[[B:.*]] = prim.pad %[[E]] low [1] with 0.0 : tensor<255xf64> -> tensor<256xf64>
  // CHECK-NEXT: %[[I:.*]] = prim.scan <add> %[[X]] dim 1 : tensor<256x4096xf64>
  // CHECK-NEXT: %[[W:.*]] = prim.broadcast %[[B]] dims [0] : tensor<256xf64> -> tensor<256x4096xf64>
  // CHECK-NEXT: %[[T:.*]] = prim.add %[[W]], %[[I]]
  // CHECK-NEXT: %[[U:.*]] = prim.reshape %[[T]] : tensor<256x4096xf64> -> tensor<1048576xf64>
  // CHECK-NEXT: prim.convert %[[U]] : tensor<1048576xf64> -> tensor<1048576xf32>
  // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:8: split-scans: prim.scan begins in 256 chunks side by side
  %0 = prim.scan <add> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  func.return %0 : tensor<1048576xf32>
}

/// The last chunk is filled up, a dimension behind stays.
// CHECK-LABEL: func.func @filled(
func.func @filled(%x: tensor<2x40009x3xbf16>) -> tensor<2x40009x3xbf16> {
  // CHECK-NEXT: prim.convert %x : tensor<2x40009x3xbf16> -> tensor<2x40009x3xf64>
  // CHECK-NEXT: prim.pad %{{.*}} low [0, 0, 0] with 0.0 : tensor<2x40009x3xf64> -> tensor<2x40014x3xf64>
  // CHECK-NEXT: prim.reshape %{{.*}} -> tensor<2x9x4446x3xf64>
  // CHECK:      prim.scan <add> %{{.*}} dim 1 : tensor<2x9x3xf64>
  // CHECK:      prim.scan <add> %{{.*}} dim 2 : tensor<2x9x4446x3xf64>
  // CHECK:      prim.reshape %{{.*}} -> tensor<2x40014x3xf64>
  // CHECK-NEXT: prim.slice %{{.*}} -> tensor<2x40009x3xf64>
  // CHECK-NEXT: prim.convert
  // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:8: split-scans: prim.scan begins in 9 chunks side by side
  %0 = prim.scan <add> %x dim 1 : tensor<2x40009x3xbf16> -> tensor<2x40009x3xbf16>
  func.return %0 : tensor<2x40009x3xbf16>
}

// CHECK-LABEL: func.func @negative(
func.func @negative(%x: tensor<1048576xf32>, %y: tensor<128x65536xf32>, %z: tensor<4096xf32>, %n: index {shape.symbol = "s0"}, %w: tensor<?xf32, #shape.dims<s0>>) -> (tensor<1048576xf32>, tensor<128x65536xf32>, tensor<4096xf32>, tensor<?xf32, #shape.dims<s0>>) {
  // CHECK-NOT: prim.reduce
  // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:8: split-scans: not split: a product that is 0 would meet one that is infinite
  %0 = prim.scan <mul> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:8: split-scans: not split: 128 rows keep all programs busy, bound 96
  %1 = prim.scan <add> %y dim 1 : tensor<128x65536xf32> -> tensor<128x65536xf32>
  // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:8: split-scans: not split: its rows have 4096 elements, bound 32768
  %2 = prim.scan <add> %z dim 0 : tensor<4096xf32> -> tensor<4096xf32>
  // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:8: split-scans: not split: its size depends on symbols
  %3 = prim.scan <add> %w dim 0 : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0>>
  // CHECK: func.return
  func.return %0, %1, %2, %3 : tensor<1048576xf32>, tensor<128x65536xf32>, tensor<4096xf32>, tensor<?xf32, #shape.dims<s0>>
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  func.func @strict(%x: tensor<1048576xf32>, %k: tensor<1048576xi64>) -> (tensor<1048576xf32>, tensor<1048576xi64>) {
    // CHECK-NEXT: prim.scan <add> %x
    // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:10: split-scans: not split: under strict numerics a sum keeps its order
    %0 = prim.scan <add> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
    // CHECK-NEXT: prim.reshape %k
    // REMARK-DAG: split-scans.mlir:[[# @LINE + 1]]:10: split-scans: prim.scan begins in 256 chunks side by side
    %1 = prim.scan <add> %k dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
    func.return %0, %1 : tensor<1048576xf32>, tensor<1048576xi64>
  }
}
