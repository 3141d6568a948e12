// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim.mlir.

// CHECK-LABEL: func.func @square(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 32.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pow %[[X]], %[[V0]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = aten.pow.Tensor_Scalar %x {exponent = 32} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x8xbf16, #shape.dims<s0, 8>>) -> tensor<?xbf16, #shape.dims<s0>> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<?x8xbf16, #shape.dims<s0, 8>> -> tensor<?x8xf32, #shape.dims<s0, 8>>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<?xf32, #shape.dims<s0>> -> tensor<?xbf16, #shape.dims<s0>>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<?xbf16, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.size <s0 * 2> : tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<?xf32, #shape.dims<s0>> -> tensor<?xbf16, #shape.dims<s0>>
// CHECK-NEXT:    func.return %[[V6]] : tensor<?xbf16, #shape.dims<s0>>
// CHECK-NEXT:  }
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %x: tensor<?x8xbf16, #shape.dims<s0, 8>>) -> tensor<?xbf16, #shape.dims<s0>> {
  %0 = aten.sum.dim_IntList %x {dim = [1]} : (tensor<?x8xbf16, #shape.dims<s0, 8>>) -> tensor<?xbf16, #shape.dims<s0>>
  %1 = aten.mul.Scalar %0 {other = <s0 * 2>} : (tensor<?xbf16, #shape.dims<s0>>) -> tensor<?xbf16, #shape.dims<s0>>
  func.return %1 : tensor<?xbf16, #shape.dims<s0>>
}

// REMARK:       {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sum.dim_IntList becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.mul.Scalar becomes 4 prim ops
