// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-integers.mlir.

builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @add_Tensor(
  // CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<3x5xi64>) -> tensor<3x5xi64> {
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<3x5xi64>
  // CHECK-NEXT:    func.return %[[V2]] : tensor<3x5xi64>
  // CHECK-NEXT:  }
  func.func @add_Tensor(%0: tensor<3x5xi64>, %1: tensor<3x5xi64>) -> tensor<3x5xi64> {
    %2 = aten.add.Tensor %0, %1 : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    func.return %2 : tensor<3x5xi64>
  }
}

// REMARK:       {{.*}}aten-to-prim-integers-cases.mlir:{{[0-9]+}}:10: aten-to-prim: aten.add.Tensor becomes 1 prim op
