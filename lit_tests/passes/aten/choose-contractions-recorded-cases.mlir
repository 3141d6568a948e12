// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'choose-contractions{recorded=true}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'choose-contractions{recorded=true}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in choose-contractions.mlir.

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

// -----

builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: func.func @fast(
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
  func.func @fast(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    %c = aten.masked_fill.Scalar %s, %m {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
    %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// -----

// CHECK-LABEL: func.func @batched(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x3x8xf32>, %[[Y:[^ ,:]+]]: tensor<4x8x5xf32>) -> tensor<4x3x5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.bmm %[[X]], %[[Y]] : (tensor<4x3x8xf32>, tensor<4x8x5xf32>) -> tensor<4x3x5xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<4x3x5xf32>
// CHECK-NEXT:  }
func.func @batched(%x: tensor<4x3x8xf32>, %y: tensor<4x8x5xf32>) -> tensor<4x3x5xf32> {
  %0 = aten.bmm %x, %y : (tensor<4x3x8xf32>, tensor<4x8x5xf32>) -> tensor<4x3x5xf32>
  func.return %0 : tensor<4x3x5xf32>
}
// CHECK-LABEL: func.func @added(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<3xbf16>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x8xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<8x3xbf16>) -> tensor<64x3xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[Y]] {alpha = 0.5} : (tensor<3xbf16>, tensor<64x8xbf16>, tensor<8x3xbf16>) -> tensor<64x3xbf16>
// CHECK-NEXT:    func.return %[[V0]] : tensor<64x3xbf16>
// CHECK-NEXT:  }
func.func @added(%b: tensor<3xbf16>, %x: tensor<64x8xbf16>, %y: tensor<8x3xbf16>) -> tensor<64x3xbf16> {
  %0 = aten.addmm %b, %x, %y {alpha = 0.5} : (tensor<3xbf16>, tensor<64x8xbf16>, tensor<8x3xbf16>) -> tensor<64x3xbf16>
  func.return %0 : tensor<64x3xbf16>
}
// CHECK-LABEL: func.func @no_bias(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4x3x6xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x3x2xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4x2x6xf32>) -> tensor<4x3x6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.baddbmm %[[B]], %[[X]], %[[Y]] {beta = 0} : (tensor<4x3x6xf32>, tensor<4x3x2xf32>, tensor<4x2x6xf32>) -> tensor<4x3x6xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<4x3x6xf32>
// CHECK-NEXT:  }
func.func @no_bias(%b: tensor<4x3x6xf32>, %x: tensor<4x3x2xf32>, %y: tensor<4x2x6xf32>) -> tensor<4x3x6xf32> {
  %0 = aten.baddbmm %b, %x, %y {beta = 0} : (tensor<4x3x6xf32>, tensor<4x3x2xf32>, tensor<4x2x6xf32>) -> tensor<4x3x6xf32>
  func.return %0 : tensor<4x3x6xf32>
}
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<3x8xf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8xf16>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<8xi32>) -> (tensor<3xf16>, tensor<i32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mv %[[X]], %[[V]] : (tensor<3x8xf16>, tensor<8xf16>) -> tensor<3xf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.dot %[[I]], %[[I]] : (tensor<8xi32>, tensor<8xi32>) -> tensor<i32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<3xf16>, tensor<i32>
// CHECK-NEXT:  }
func.func @vectors(%x: tensor<3x8xf16>, %v: tensor<8xf16>, %i: tensor<8xi32>) -> (tensor<3xf16>, tensor<i32>) {
  %0 = aten.mv %x, %v : (tensor<3x8xf16>, tensor<8xf16>) -> tensor<3xf16>
  %1 = aten.dot %i, %i : (tensor<8xi32>, tensor<8xi32>) -> tensor<i32>
  func.return %0, %1 : tensor<3xf16>, tensor<i32>
}
// CHECK-LABEL: func.func @wider(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<32x16xi8>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<16x8xi8>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<32x16xbf16>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<16x8xbf16>) -> (tensor<32x8xi32>, tensor<32x8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten._int_mm %[[X]], %[[Y]] attributes {extern = "library"} : (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm.dtype %[[A]], %[[B]] {out_dtype = f32} attributes {extern = "library"} : (tensor<32x16xbf16>, tensor<16x8xbf16>) -> tensor<32x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<32x8xi32>, tensor<32x8xf32>
// CHECK-NEXT:  }
func.func @wider(%x: tensor<32x16xi8>, %y: tensor<16x8xi8>, %a: tensor<32x16xbf16>, %b: tensor<16x8xbf16>) -> (tensor<32x8xi32>, tensor<32x8xf32>) {
  %0 = aten._int_mm %x, %y : (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>
  %1 = aten.mm.dtype %a, %b {out_dtype = f32} : (tensor<32x16xbf16>, tensor<16x8xbf16>) -> tensor<32x8xf32>
  func.return %0, %1 : tensor<32x8xi32>, tensor<32x8xf32>
}

// REMARK:       {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 5.526 ms for the library and 2.099 ms for a generated kernel, together with the product on the other side of a softmax
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 5.526 ms for the library and 2.099 ms for a generated kernel, together with the product on the other side of a softmax
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.bmm becomes a generated kernel: memory bounds it, as it is thin
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 21.27 us for the library and 15.94 us for a generated kernel, together with the product on the other side of a softmax
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:10: choose-contractions: aten.bmm becomes a generated kernel: the predicted time is 21.27 us for the library and 15.94 us for a generated kernel, together with the product on the other side of a softmax
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.bmm becomes a generated kernel: memory bounds it, as it is thin
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.addmm becomes a generated kernel: memory bounds it, as it is thin
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.baddbmm becomes a generated kernel: memory bounds it, as it is thin
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mv becomes a generated kernel: memory bounds a product with a vector
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.dot becomes a generated kernel: memory bounds a product with a vector
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._int_mm is left to the library: the library is faster where arithmetic bounds a product
// REMARK-NEXT:  {{.*}}choose-contractions-recorded-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm.dtype is left to the library: the library is faster where arithmetic bounds a product
