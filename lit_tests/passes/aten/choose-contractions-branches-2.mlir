// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'choose-contractions{recorded=true}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'choose-contractions{recorded=true}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: func.func @fast(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<800x64x32xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<800x64x32xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<800x64x32xf32>,
  // CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<64x64xi1>) -> tensor<800x64x32xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 0, dim1 = 2} : (tensor<800x64x32xf32>) -> tensor<800x32x64xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<800x64x32xf32>, tensor<800x32x64xf32>) -> tensor<800x64x64xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.masked_fill.Scalar %[[S]], %[[M]] {value = -10000.0} : (tensor<800x64x64xf32>, tensor<64x64xi1>) -> tensor<800x64x64xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<800x64x64xf32>) -> tensor<800x64x64xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<800x64x64xf32>, tensor<800x64x32xf32>) -> tensor<800x64x32xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<800x64x32xf32>
  // CHECK-NEXT:  }
  func.func @fast(%q: tensor<800x64x32xf32>, %k: tensor<800x64x32xf32>, %v: tensor<800x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<800x64x32xf32> {
    %t = aten.transpose.int %k {dim0 = 0, dim1 = 2} : (tensor<800x64x32xf32>) -> tensor<800x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<800x64x32xf32>, tensor<800x32x64xf32>) -> tensor<800x64x64xf32>
    %c = aten.masked_fill.Scalar %s, %m {value = -10000.0} : (tensor<800x64x64xf32>, tensor<64x64xi1>) -> tensor<800x64x64xf32>
    %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<800x64x64xf32>) -> tensor<800x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<800x64x64xf32>, tensor<800x64x32xf32>) -> tensor<800x64x32xf32>
    func.return %y : tensor<800x64x32xf32>
  }
}

// -----

// CHECK-LABEL: func.func @batched(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x3x8xf64>, %[[Y:[^ ,:]+]]: tensor<4x8x5xf64>) -> tensor<4x3x5xf64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.bmm %[[X]], %[[Y]] : (tensor<4x3x8xf64>, tensor<4x8x5xf64>) -> tensor<4x3x5xf64>
// CHECK-NEXT:    func.return %[[V0]] : tensor<4x3x5xf64>
// CHECK-NEXT:  }
func.func @batched(%x: tensor<4x3x8xf64>, %y: tensor<4x8x5xf64>) -> tensor<4x3x5xf64> {
  %0 = aten.bmm %x, %y : (tensor<4x3x8xf64>, tensor<4x8x5xf64>) -> tensor<4x3x5xf64>
  func.return %0 : tensor<4x3x5xf64>
}

// REMARK:       {{.*}}choose-contractions-branches-2.mlir:{{[0-9]+}}:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 5.53 ms for the library and 3.5 ms for a generated kernel, together with the product on the other side of a softmax
// REMARK-NEXT:  {{.*}}choose-contractions-branches-2.mlir:{{[0-9]+}}:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 5.53 ms for the library and 3.5 ms for a generated kernel, together with the product on the other side of a softmax
// REMARK-NEXT:  {{.*}}choose-contractions-branches-2.mlir:{{[0-9]+}}:8: choose-contractions: aten.bmm becomes a generated kernel: memory bounds it, as it is thin
