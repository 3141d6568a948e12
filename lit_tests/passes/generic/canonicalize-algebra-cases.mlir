// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p canonicalize --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in canonicalize-algebra.mlir.

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2">} {
  // CHECK-LABEL: func.func @sum_of_unknown_repetition(
  // CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"}, %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.broadcast %[[X]] dims [0] : tensor<4xf32> -> tensor<4x?xf32, #shape.dims<4, s0>>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<4x?xf32, #shape.dims<4, s0>> -> tensor<4xf32>
  // CHECK-NEXT:    func.return %[[V1]] : tensor<4xf32>
  // CHECK-NEXT:  }
  func.func @sum_of_unknown_repetition(%s0: index {shape.symbol = "s0"}, %x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = prim.broadcast %x dims [0] : tensor<4xf32> -> tensor<4x?xf32, #shape.dims<4, s0>>
    %1 = prim.reduce <add> %0 dims [1] : tensor<4x?xf32, #shape.dims<4, s0>> -> tensor<4xf32>
    func.return %1 : tensor<4xf32>
  }
}
