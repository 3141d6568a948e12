// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-scattering.mlir.

// CHECK-LABEL: func.func @scatter_reduce_two_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x500xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x4xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x4xi8>) -> tensor<3x500xi8> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2x4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.scatter <set> %[[V0]][%[[V4]], %[[V1]]], %[[V3]] : tensor<3x500xi8>, tensor<2x4xi8> -> tensor<3x500xi8>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.scatter <add> %[[V5]][%[[V6]], %[[V1]]], %[[V2]] : tensor<3x500xi8>, tensor<2x4xi8> -> tensor<3x500xi8>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 0 : tensor<3x500xi64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.iota dim 0 : tensor<2x4xi64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.scatter <add> %[[V8]][%[[V10]], %[[V1]]], %[[V9]] : tensor<3x500xi64>, tensor<2x4xi64> -> tensor<3x500xi64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 1 : tensor<3x500xi64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.maximum %[[V11]], %[[V12]] : tensor<3x500xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.convert %[[V13]] : tensor<3x500xi64> -> tensor<3x500xi8>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.floor_div %[[V7]], %[[V14]] : tensor<3x500xi8>
// CHECK-NEXT:    func.return %[[V15]] : tensor<3x500xi8>
// CHECK-NEXT:  }
func.func @scatter_reduce_two_3(%0: tensor<3x500xi8>, %1: tensor<2x4xi64>, %2: tensor<2x4xi8>) -> tensor<3x500xi8> {
  %3 = aten.scatter_reduce.two %0, %1, %2 {dim = 1, reduce = "mean", include_self = false} : (tensor<3x500xi8>, tensor<2x4xi64>, tensor<2x4xi8>) -> tensor<3x500xi8>
  func.return %3 : tensor<3x500xi8>
}

// REMARK:       {{.*}}aten-to-prim-scattering-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.scatter_reduce.two becomes 13 prim ops
