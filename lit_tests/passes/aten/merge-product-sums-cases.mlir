// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-product-sums --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in merge-product-sums.mlir.

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

// -----

// CHECK-LABEL: func.func @negative_others(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<512x32xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<32x512xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<512x32xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<32x512xf32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: tensor<512x?xf32, #shape.dims<512, s0>>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: tensor<?x512xf32, #shape.dims<s0, 512>>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<512x4xf32>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<4x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mm %[[A]], %[[B]] : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[C]], %[[D]] : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.add.Tensor %[[V0]], %[[V1]] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.mm %[[A]], %[[D]] : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.mm %[[C]], %[[B]] : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.add.Tensor %[[V3]], %[[V4]] {alpha = 2} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.mm %[[E]], %[[F]] : (tensor<512x?xf32, #shape.dims<512, s0>>, tensor<?x512xf32, #shape.dims<s0, 512>>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.mm %[[A]], %[[D]] : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.add.Tensor %[[V6]], %[[V7]] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.mm %[[G]], %[[H]] : (tensor<512x4xf32>, tensor<4x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.mm %[[A]], %[[D]] : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = aten.add.Tensor %[[V9]], %[[V10]] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V2]], %[[V5]], %[[V8]], %[[V11]] : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>
// CHECK-NEXT:  }
func.func @negative_others(%s0: index {shape.symbol = "s0"}, %a: tensor<512x32xf32>, %b: tensor<32x512xf32>, %c: tensor<512x32xf32>, %d: tensor<32x512xf32>, %e: tensor<512x?xf32, #shape.dims<512, s0>>, %f: tensor<?x512xf32, #shape.dims<s0, 512>>, %g: tensor<512x4xf32>, %h: tensor<4x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) {
  %0 = aten.mm %a, %b : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %1 = aten.mm %c, %d : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %2 = aten.add.Tensor %0, %1 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %3 = aten.mm %a, %d : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %4 = aten.mm %c, %b : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %5 = aten.add.Tensor %3, %4 {alpha = 2} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %6 = aten.mm %e, %f : (tensor<512x?xf32, #shape.dims<512, s0>>, tensor<?x512xf32, #shape.dims<s0, 512>>) -> tensor<512x512xf32>
  %7 = aten.mm %a, %d : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %8 = aten.add.Tensor %6, %7 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %9 = aten.mm %g, %h : (tensor<512x4xf32>, tensor<4x512xf32>) -> tensor<512x512xf32>
  %10 = aten.mm %a, %d : (tensor<512x32xf32>, tensor<32x512xf32>) -> tensor<512x512xf32>
  %11 = aten.add.Tensor %9, %10 : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  func.return %0, %2, %5, %8, %11 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>
}

// -----

// CHECK-LABEL: func.func @added(
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<512x16xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<16x0xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<512x16xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<16x0xf32>) -> tensor<512x0xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[A]], %[[B]] : (tensor<512x16xf32>, tensor<16x0xf32>) -> tensor<512x0xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.addmm %[[P]], %[[C]], %[[D]] : (tensor<512x0xf32>, tensor<512x16xf32>, tensor<16x0xf32>) -> tensor<512x0xf32>
// CHECK-NEXT:    func.return %[[S]] : tensor<512x0xf32>
// CHECK-NEXT:  }
func.func @added(%a: tensor<512x16xf32>, %b: tensor<16x0xf32>, %c: tensor<512x16xf32>, %d: tensor<16x0xf32>) -> tensor<512x0xf32> {
  %p = aten.mm %a, %b : (tensor<512x16xf32>, tensor<16x0xf32>) -> tensor<512x0xf32>
  %s = aten.addmm %p, %c, %d : (tensor<512x0xf32>, tensor<512x16xf32>, tensor<16x0xf32>) -> tensor<512x0xf32>
  func.return %s : tensor<512x0xf32>
}

// -----

// CHECK-LABEL: func.func @negative_small(
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<16x8xi8>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8x16xi8>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<16x8xi8>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<8x16xi8>) -> tensor<16x16xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mm %[[A]], %[[B]] : (tensor<16x8xi8>, tensor<8x16xi8>) -> tensor<16x16xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[C]], %[[D]] : (tensor<16x8xi8>, tensor<8x16xi8>) -> tensor<16x16xi8>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.add.Tensor %[[V0]], %[[V1]] : (tensor<16x16xi8>, tensor<16x16xi8>) -> tensor<16x16xi8>
// CHECK-NEXT:    func.return %[[V2]] : tensor<16x16xi8>
// CHECK-NEXT:  }
func.func @negative_small(%a: tensor<16x8xi8>, %b: tensor<8x16xi8>, %c: tensor<16x8xi8>, %d: tensor<8x16xi8>) -> tensor<16x16xi8> {
  %0 = aten.mm %a, %b : (tensor<16x8xi8>, tensor<8x16xi8>) -> tensor<16x16xi8>
  %1 = aten.mm %c, %d : (tensor<16x8xi8>, tensor<8x16xi8>) -> tensor<16x16xi8>
  %2 = aten.add.Tensor %0, %1 : (tensor<16x16xi8>, tensor<16x16xi8>) -> tensor<16x16xi8>
  func.return %2 : tensor<16x16xi8>
}
