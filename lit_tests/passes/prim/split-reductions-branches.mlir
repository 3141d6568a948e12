// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-reductions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @few_blocks(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x8193xbf16>, %[[Y:[^ ,:]+]]: tensor<48x8193xbf16>) -> tensor<32x48xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, b * 512 + k], %[[Y]][n, b * 512 + k] -> [b, m, n] where k = 512 : tensor<32x8193xbf16>, tensor<48x8193xbf16> -> tensor<16x32x48xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] {second_stage} : tensor<16x32x48xf32> -> tensor<32x48xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k + 8192], %[[Y]][n, k + 8192] -> [m, n] where k = 1 : tensor<32x8193xbf16>, tensor<48x8193xbf16> -> tensor<32x48xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<32x48xf32>
  // CHECK-NEXT:    func.return %[[V3]] : tensor<32x48xf32>
  // CHECK-NEXT:  }
  func.func @few_blocks(%x: tensor<32x8193xbf16>, %y: tensor<48x8193xbf16>) -> tensor<32x48xf32> {
    %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<32x8193xbf16>, tensor<48x8193xbf16> -> tensor<32x48xf32>
    func.return %0 : tensor<32x48xf32>
  }
}

// REMARK:       {{.*}}split-reductions-branches.mlir:{{[0-9]+}}:10: split-reductions: prim.contract adds up 16 chunks first
