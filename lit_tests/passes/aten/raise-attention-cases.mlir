// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p raise-attention --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p raise-attention --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in raise-attention.mlir.

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

// -----

// CHECK-LABEL: func.func @scaled_mask(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x32xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<64x64xf32>) -> tensor<8x64x32xf32> {
// CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = aten.mul.Tensor %[[S]], %[[M]] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.mul.Scalar %[[B]] {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x32xf32>
// CHECK-NEXT:  }
func.func @scaled_mask(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xf32>) -> tensor<8x64x32xf32> {
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %b = aten.mul.Tensor %s, %m : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.mul.Scalar %b {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

// -----

// CHECK-LABEL: func.func @turned(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x64x32xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<1x32x16xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x16x32xf32>) -> tensor<1x64x32xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<1x64x32xf32>, tensor<1x32x16xf32>) -> tensor<1x64x16xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.view %[[S]] {size = [1, 16, 64]} : (tensor<1x64x16xf32>) -> tensor<1x16x64xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[R]] {dim = 1, half_to_float = false} : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.view %[[W]] {size = [1, 64, 16]} : (tensor<1x16x64xf32>) -> tensor<1x64x16xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[U]], %[[V]] : (tensor<1x64x16xf32>, tensor<1x16x32xf32>) -> tensor<1x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x64x32xf32>
// CHECK-NEXT:  }
func.func @turned(%q: tensor<1x64x32xf32>, %t: tensor<1x32x16xf32>, %v: tensor<1x16x32xf32>) -> tensor<1x64x32xf32> {
  %s = aten.bmm %q, %t : (tensor<1x64x32xf32>, tensor<1x32x16xf32>) -> tensor<1x64x16xf32>
  %r = aten.view %s {size = [1, 16, 64]} : (tensor<1x64x16xf32>) -> tensor<1x16x64xf32>
  %w = aten._softmax %r {dim = 1, half_to_float = false} : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
  %u = aten.view %w {size = [1, 64, 16]} : (tensor<1x16x64xf32>) -> tensor<1x64x16xf32>
  %y = aten.bmm %u, %v : (tensor<1x64x16xf32>, tensor<1x16x32xf32>) -> tensor<1x64x32xf32>
  func.return %y : tensor<1x64x32xf32>
}

// REMARK:       {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: -10000 in the place of scores does not hide them for certain
