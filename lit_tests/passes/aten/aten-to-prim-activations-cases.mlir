// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-activations.mlir.

// CHECK-LABEL: func.func @nan_to_num(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi32>) -> tensor<3x5xi32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x5xi32>
// CHECK-NEXT:  }
func.func @nan_to_num(%0: tensor<3x5xi32>) -> tensor<3x5xi32> {
  %1 = aten.nan_to_num %0 : (tensor<3x5xi32>) -> tensor<3x5xi32>
  func.return %1 : tensor<3x5xi32>
}

// REMARK:       {{.*}}aten-to-prim-activations-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.nan_to_num becomes 0 prim ops
