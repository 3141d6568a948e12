// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fold-batch-norm --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fold-batch-norm --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in fold-batch-norm.mlir.

// CHECK-LABEL: func.func @scaled(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<8xf32>) -> tensor<64x8xf32> {
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.addmm %[[H]], %[[X]], %[[W]] : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]], %[[S:[^ ,:]+]], %[[T:[^ ,:]+]] = aten._native_batch_norm_legit_no_training %[[C]], none, none, %[[M]], %[[V]] {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
// CHECK-NEXT:    func.return %[[Y]] : tensor<64x8xf32>
// CHECK-NEXT:  }
func.func @scaled(%x: tensor<64x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>, %h: tensor<8xf32>) -> tensor<64x8xf32> {
  %c = aten.addmm %h, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf32>
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @linear_on_a_gpu(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4096x32xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>,
  // CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<8xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8xf32>,
  // CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<8xf32>,
  // CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<8x8xf32>) -> tensor<4096x8xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.add.Scalar %[[V]] {other = 1.0e-05} : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.rsqrt %[[V0]] : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.sub.Tensor %[[M]], %[[H]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.mul.Tensor %[[V2]], %[[V1]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.neg %[[V3]] : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.mul.Tensor %[[W]], %[[V1]] : (tensor<32x8xf32>, tensor<8xf32>) -> tensor<32x8xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.addmm %[[V4]], %[[X]], %[[V5]] : (tensor<8xf32>, tensor<4096x32xf32>, tensor<32x8xf32>) -> tensor<4096x8xf32>
  // CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.mm %[[Y]], %[[Z]] : (tensor<4096x8xf32>, tensor<8x8xf32>) -> tensor<4096x8xf32>
  // CHECK-NEXT:    func.return %[[R]] : tensor<4096x8xf32>
  // CHECK-NEXT:  }
  func.func @linear_on_a_gpu(%x: tensor<4096x32xf32>, %w: tensor<32x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>, %h: tensor<8xf32>, %z: tensor<8x8xf32>) -> tensor<4096x8xf32> {
    %c = aten.addmm %h, %x, %w : (tensor<8xf32>, tensor<4096x32xf32>, tensor<32x8xf32>) -> tensor<4096x8xf32>
    %y, %s, %t = aten._native_batch_norm_legit_no_training %c, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<4096x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4096x8xf32>, tensor<0xf32>, tensor<0xf32>)
    %r = aten.mm %y, %z : (tensor<4096x8xf32>, tensor<8x8xf32>) -> tensor<4096x8xf32>
    func.return %r : tensor<4096x8xf32>
  }
}

// -----

// CHECK-LABEL: func.func @of_an_argument(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8xf32>) -> tensor<64x8xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]], %[[S:[^ ,:]+]], %[[T:[^ ,:]+]] = aten._native_batch_norm_legit_no_training %[[X]], none, none, %[[M]], %[[V]] {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
// CHECK-NEXT:    func.return %[[Y]] : tensor<64x8xf32>
// CHECK-NEXT:  }
func.func @of_an_argument(%x: tensor<64x8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<64x8xf32> {
  %y, %s, %t = aten._native_batch_norm_legit_no_training %x, none, none, %m, %v {momentum = 0.1, eps = 1.0e-05} : (tensor<64x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x8xf32>, tensor<0xf32>, tensor<0xf32>)
  func.return %y : tensor<64x8xf32>
}

// REMARK:       {{.*}}fold-batch-norm-cases.mlir:{{[0-9]+}}:16: fold-batch-norm: not folded into aten.addmm: the weight is large beside the result (256 and 512 elements)
// REMARK-NEXT:  {{.*}}fold-batch-norm-cases.mlir:{{[0-9]+}}:18: fold-batch-norm: aten._native_batch_norm_legit_no_training is folded into the weight and bias of aten.addmm
