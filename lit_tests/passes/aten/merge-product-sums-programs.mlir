// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-product-sums --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: func.func @bias(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> tensor<64x8xf32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<64x8xf32>
// CHECK-NEXT:  }
func.func @bias(%b: tensor<8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> tensor<64x8xf32> {
  %y = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  func.return %y : tensor<64x8xf32>
}
// CHECK-LABEL: func.func @negative_others(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.addmm %[[C]], %[[X]], %[[W]] : (tensor<64x8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] {beta = 2} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] {alpha = 0.5} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]] : tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>
// CHECK-NEXT:  }
func.func @negative_others(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>) {
  %0 = aten.addmm %c, %x, %w : (tensor<64x8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %1 = aten.addmm %b, %x, %w {beta = 2} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %2 = aten.addmm %b, %x, %w {alpha = 0.5} : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  func.return %0, %1, %2 : tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>
}
// CHECK-LABEL: func.func @negative_short(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xbf16>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xbf16>) -> tensor<64x8xbf16> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8xbf16>, tensor<64x32xbf16>, tensor<32x8xbf16>) -> tensor<64x8xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<64x8xbf16>
// CHECK-NEXT:  }
func.func @negative_short(%b: tensor<8xbf16>, %x: tensor<64x32xbf16>, %w: tensor<32x8xbf16>) -> tensor<64x8xbf16> {
  %y = aten.addmm %b, %x, %w : (tensor<8xbf16>, tensor<64x32xbf16>, tensor<32x8xbf16>) -> tensor<64x8xbf16>
  func.return %y : tensor<64x8xbf16>
}
// CHECK-LABEL: func.func @parts(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<16x8xf32>, tensor<48x8xf32>
// CHECK-NEXT:  }
func.func @parts(%b: tensor<8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
  %y = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<16x8xf32>, tensor<48x8xf32>
}
// CHECK-LABEL: func.func @negative_parts(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<48x8xf32>, tensor<48x8xf32>, tensor<64x4xf32>, tensor<16x8xf32>, tensor<64x8xf32>, tensor<16x8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[W]] : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.add.Tensor %[[M]], %[[C]] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {end = 48} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.slice.Tensor %[[V1]] {dim = 1, end = 4} : (tensor<64x8xf32>) -> tensor<64x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.slice.Tensor %[[V2]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.slice.Tensor %[[V3]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    func.return %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V2]], %[[V8]] : tensor<48x8xf32>, tensor<48x8xf32>, tensor<64x4xf32>, tensor<16x8xf32>, tensor<64x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:  }
func.func @negative_parts(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<48x8xf32>, tensor<48x8xf32>, tensor<64x4xf32>, tensor<16x8xf32>, tensor<64x8xf32>, tensor<16x8xf32>) {
  %0 = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %1 = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %2 = aten.addmm %b, %x, %w : (tensor<8xf32>, tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %m = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %3 = aten.add.Tensor %m, %c : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %4 = aten.slice.Tensor %0 {end = 48} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  %5 = aten.slice.Tensor %0 {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  %6 = aten.slice.Tensor %1 {dim = 1, end = 4} : (tensor<64x8xf32>) -> tensor<64x4xf32>
  %7 = aten.slice.Tensor %2 {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %8 = aten.slice.Tensor %3 {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  func.return %4, %5, %6, %7, %2, %8 : tensor<48x8xf32>, tensor<48x8xf32>, tensor<64x4xf32>, tensor<16x8xf32>, tensor<64x8xf32>, tensor<16x8xf32>
}
