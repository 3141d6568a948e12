// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p raise-attention --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p raise-attention --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @not_hidden(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.masked_fill.Scalar %[[S]], %[[M]] {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x32xf32>
  // CHECK-NEXT:  }
  func.func @not_hidden(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    %c = aten.masked_fill.Scalar %s, %m {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
    %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// REMARK:       {{.*}}raise-attention-branches.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: -10000 in the place of scores does not hide them for certain
