// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?xf32, #shape.dims<s0 * 127>>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0] : tensor<?xf32, #shape.dims<s0 * 127>> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @symbolic(%n: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0 * 127>>) -> tensor<f32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<?xf32, #shape.dims<s0 * 127>> -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @columns(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<128x64xf32>) -> tensor<64xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0] : tensor<128x64xf32> -> tensor<64xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<64xf32>
// CHECK-NEXT:  }
func.func @columns(%x: tensor<128x64xf32>) -> tensor<64xf32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<128x64xf32> -> tensor<64xf32>
  func.return %0 : tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @symbolic_2(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?xi32, #shape.dims<s0 * 128>>) -> tensor<i32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<?xi32, #shape.dims<s0 * 128>> -> tensor<64x?xi32, #shape.dims<64, s0 * 2>>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<64x?xi32, #shape.dims<64, s0 * 2>> -> tensor<64xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] {second_stage} : tensor<64xi32> -> tensor<i32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i32>
// CHECK-NEXT:  }
func.func @symbolic_2(%n: index {shape.symbol = "s0"}, %x: tensor<?xi32, #shape.dims<s0 * 128>>) -> tensor<i32> {
  %0 = prim.reduce <add> %x dims [0] : tensor<?xi32, #shape.dims<s0 * 128>> -> tensor<i32>
  func.return %0 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000x1000xbf16>) -> tensor<bf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[X]] : tensor<1000x1000xbf16> -> tensor<100x10x1000xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1, 2] : tensor<100x10x1000xbf16> -> tensor<100xbf16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V1]] dims [0] {second_stage} : tensor<100xbf16> -> tensor<bf16>
// CHECK-NEXT:    func.return %[[V2]] : tensor<bf16>
// CHECK-NEXT:  }
func.func @rows(%x: tensor<1000x1000xbf16>) -> tensor<bf16> {
  %0 = prim.reduce <maximum> %x dims [0, 1] : tensor<1000x1000xbf16> -> tensor<bf16>
  func.return %0 : tensor<bf16>
}

// REMARK:       {{.*}}split-reductions-variations.mlir:{{[0-9]+}}:8: split-reductions: not split: s0 * 127 elements cannot be cut into about 64 chunks
// REMARK-NEXT:  {{.*}}split-reductions-variations.mlir:{{[0-9]+}}:8: split-reductions: not split: its columns take 8192 elements, bound 131072
// REMARK-NEXT:  {{.*}}split-reductions-variations.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 64 chunks first
// REMARK-NEXT:  {{.*}}split-reductions-variations.mlir:{{[0-9]+}}:8: split-reductions: prim.reduce reduces 100 chunks first
