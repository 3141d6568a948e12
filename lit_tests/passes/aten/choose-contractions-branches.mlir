// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p choose-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p choose-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: func.func @attention(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.scaled_dot_product_attention %[[X]], %[[X]], %[[X]] : (tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1x2x512x64xf32>
// CHECK-NEXT:  }
func.func @attention(%x: tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32> {
  %0 = aten.scaled_dot_product_attention %x, %x, %x : (tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32>
  func.return %0 : tensor<1x2x512x64xf32>
}

// REMARK:       {{.*}}choose-contractions-branches.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 732 us for the library and 634 us for a generated kernel
