// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s --machine=h100 -p split-scans --split-input-file | filecheck %s
// RUN: stepwell-opt %s --machine=h100 -p split-scans --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-scans --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-scans | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   min-rows: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   rows: an integer (default machine.enough_chunks)
// OPTIONS-NEXT:   min-length: an integer (default machine.launch_elements)
// OPTIONS-NEXT:   min-chunk: an integer (default machine.least_search)
// OPTIONS-NEXT:   lanes: an integer (default machine.lanes)

// CHECK-LABEL: func.func @one_row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>) -> tensor<1048576xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<1048576xf32> -> tensor<1048576xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1048576xf64> -> tensor<256x4096xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<256x4096xf64> -> tensor<256xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scan <add> %[[V2]] dim 0 : tensor<256xf64> -> tensor<256xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0] strides [1] : tensor<256xf64> -> tensor<255xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.pad %[[V4]] low [1] with 0.0 : tensor<255xf64> -> tensor<256xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 1 : tensor<256x4096xf64> -> tensor<256x4096xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0] : tensor<256xf64> -> tensor<256x4096xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V7]], %[[V6]] : tensor<256x4096xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<256x4096xf64> -> tensor<1048576xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<1048576xf64> -> tensor<1048576xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<1048576xf32>
// CHECK-NEXT:  }
func.func @one_row(%x: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %0 = prim.scan <add> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  func.return %0 : tensor<1048576xf32>
}

/// The last chunk is filled up, a dimension behind stays.
// CHECK-LABEL: func.func @filled(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x40009x3xbf16>) -> tensor<2x40009x3xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<2x40009x3xbf16> -> tensor<2x40009x3xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pad %[[V0]] low [0, 0, 0] with 0.0 : tensor<2x40009x3xf64> -> tensor<2x40014x3xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x40014x3xf64> -> tensor<2x9x4446x3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [2] : tensor<2x9x4446x3xf64> -> tensor<2x9x3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scan <add> %[[V3]] dim 1 : tensor<2x9x3xf64> -> tensor<2x9x3xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V4]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<2x9x3xf64> -> tensor<2x8x3xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.pad %[[V5]] low [0, 1, 0] with 0.0 : tensor<2x8x3xf64> -> tensor<2x9x3xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scan <add> %[[V2]] dim 2 : tensor<2x9x4446x3xf64> -> tensor<2x9x4446x3xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0, 1, 3] : tensor<2x9x3xf64> -> tensor<2x9x4446x3xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V8]], %[[V7]] : tensor<2x9x4446x3xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<2x9x4446x3xf64> -> tensor<2x40014x3xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.slice %[[V10]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<2x40014x3xf64> -> tensor<2x40009x3xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<2x40009x3xf64> -> tensor<2x40009x3xbf16>
// CHECK-NEXT:    func.return %[[V12]] : tensor<2x40009x3xbf16>
// CHECK-NEXT:  }
func.func @filled(%x: tensor<2x40009x3xbf16>) -> tensor<2x40009x3xbf16> {
  %0 = prim.scan <add> %x dim 1 : tensor<2x40009x3xbf16> -> tensor<2x40009x3xbf16>
  func.return %0 : tensor<2x40009x3xbf16>
}

// CHECK-LABEL: func.func @negative(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<128x65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<4096xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<?xf32, #shape.dims<s0>>) -> (tensor<1048576xf32>, tensor<128x65536xf32>, tensor<4096xf32>, tensor<?xf32, #shape.dims<s0>>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.scan <mul> %[[X]] dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.scan <add> %[[Y]] dim 1 : tensor<128x65536xf32> -> tensor<128x65536xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[Z]] dim 0 : tensor<4096xf32> -> tensor<4096xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scan <add> %[[W]] dim 0 : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : tensor<1048576xf32>, tensor<128x65536xf32>, tensor<4096xf32>, tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:  }
func.func @negative(%x: tensor<1048576xf32>, %y: tensor<128x65536xf32>, %z: tensor<4096xf32>, %n: index {shape.symbol = "s0"}, %w: tensor<?xf32, #shape.dims<s0>>) -> (tensor<1048576xf32>, tensor<128x65536xf32>, tensor<4096xf32>, tensor<?xf32, #shape.dims<s0>>) {
  %0 = prim.scan <mul> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  %1 = prim.scan <add> %y dim 1 : tensor<128x65536xf32> -> tensor<128x65536xf32>
  %2 = prim.scan <add> %z dim 0 : tensor<4096xf32> -> tensor<4096xf32>
  %3 = prim.scan <add> %w dim 0 : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0>>
  func.return %0, %1, %2, %3 : tensor<1048576xf32>, tensor<128x65536xf32>, tensor<4096xf32>, tensor<?xf32, #shape.dims<s0>>
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1048576xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1048576xi64>) -> (tensor<1048576xf32>, tensor<1048576xi64>) {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.scan <add> %[[X]] dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[K]] : tensor<1048576xi64> -> tensor<256x4096xi64>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<256x4096xi64> -> tensor<256xi64>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.scan <add> %[[V2]] dim 0 : tensor<256xi64> -> tensor<256xi64>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0] strides [1] : tensor<256xi64> -> tensor<255xi64>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.pad %[[V4]] low [1] with 0 : tensor<255xi64> -> tensor<256xi64>
  // CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 1 : tensor<256x4096xi64> -> tensor<256x4096xi64>
  // CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0] : tensor<256xi64> -> tensor<256x4096xi64>
  // CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V7]], %[[V6]] : tensor<256x4096xi64>
  // CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reshape %[[V8]] : tensor<256x4096xi64> -> tensor<1048576xi64>
  // CHECK-NEXT:    func.return %[[V0]], %[[V9]] : tensor<1048576xf32>, tensor<1048576xi64>
  // CHECK-NEXT:  }
  func.func @strict(%x: tensor<1048576xf32>, %k: tensor<1048576xi64>) -> (tensor<1048576xf32>, tensor<1048576xi64>) {
    %0 = prim.scan <add> %x dim 0 : tensor<1048576xf32> -> tensor<1048576xf32>
    %1 = prim.scan <add> %k dim 0 : tensor<1048576xi64> -> tensor<1048576xi64>
    func.return %0, %1 : tensor<1048576xf32>, tensor<1048576xi64>
  }
}

// REMARK:       {{.*}}split-scans.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 256 chunks side by side
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:8: split-scans: prim.scan begins in 9 chunks side by side
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:8: split-scans: not split: a product that is 0 would meet one that is infinite
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:8: split-scans: not split: 128 rows keep all programs busy, bound 96
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:8: split-scans: not split: its rows have 4096 elements, bound 32768
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:8: split-scans: not split: its size depends on symbols
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:10: split-scans: not split: under strict numerics a sum keeps its order
// REMARK-NEXT:  {{.*}}split-scans.mlir:{{[0-9]+}}:10: split-scans: prim.scan begins in 256 chunks side by side
