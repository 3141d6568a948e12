// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-product-bias --split-input-file | filecheck %s

// Sums that are read in parts, and others.

// CHECK-LABEL: func.func @sum_of_parts(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[P]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.add.Tensor %[[V0]], %[[B]] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.slice.Tensor %[[P]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.add.Tensor %[[V2]], %[[B]] : (tensor<48x8xf32>, tensor<8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V3]] : tensor<16x8xf32>, tensor<48x8xf32>
// CHECK-NEXT:  }
func.func @sum_of_parts(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<16x8xf32>, tensor<48x8xf32>
}

// -----

// CHECK-LABEL: func.func @twice_the_bias(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[B]] {alpha = 2} : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<16x8xf32>, tensor<48x8xf32>
// CHECK-NEXT:  }
func.func @twice_the_bias(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %b {alpha = 2} : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<16x8xf32>, tensor<48x8xf32>
}

// -----

// CHECK-LABEL: func.func @bias_of_rows(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[C]] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<16x8xf32>, tensor<48x8xf32>
// CHECK-NEXT:  }
func.func @bias_of_rows(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %c : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<16x8xf32>, tensor<48x8xf32>
}

// -----

// CHECK-LABEL: func.func @columns(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> tensor<64x4xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[B]] : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {dim = 1, end = 4} : (tensor<64x8xf32>) -> tensor<64x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<64x4xf32>
// CHECK-NEXT:  }
func.func @columns(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<64x4xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {dim = 1, end = 4} : (tensor<64x8xf32>) -> tensor<64x4xf32>
  func.return %0 : tensor<64x4xf32>
}

// -----

// CHECK-LABEL: func.func @overlapping(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<40x8xf32>, tensor<48x8xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[B]] : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {end = 40} : (tensor<64x8xf32>) -> tensor<40x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<40x8xf32>, tensor<48x8xf32>
// CHECK-NEXT:  }
func.func @overlapping(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<40x8xf32>, tensor<48x8xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 40} : (tensor<64x8xf32>) -> tensor<40x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<40x8xf32>, tensor<48x8xf32>
}

// -----

// CHECK-LABEL: func.func @one_part(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> tensor<16x8xf32> {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[P]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.add.Tensor %[[V0]], %[[B]] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<16x8xf32>
// CHECK-NEXT:  }
func.func @one_part(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  func.return %0 : tensor<16x8xf32>
}

// -----

// CHECK-LABEL: func.func @read_otherwise(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<64x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x32xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>, tensor<64x8xf32>) {
// CHECK-NEXT:    %[[P:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[B]] : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[Y]] : tensor<16x8xf32>, tensor<48x8xf32>, tensor<64x8xf32>
// CHECK-NEXT:  }
func.func @read_otherwise(%b: tensor<8xf32>, %c: tensor<64x8xf32>, %x: tensor<64x32xf32>, %w: tensor<32x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>, tensor<64x8xf32>) {
  %p = aten.mm %x, %w : (tensor<64x32xf32>, tensor<32x8xf32>) -> tensor<64x8xf32>
  %y = aten.add.Tensor %p, %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1, %y : tensor<16x8xf32>, tensor<48x8xf32>, tensor<64x8xf32>
}

// -----

// CHECK-LABEL: func.func @argument(
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<8xf32>, %[[P:[^ ,:]+]]: tensor<64x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.add.Tensor %[[P]], %[[B]] : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[Y]] {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<16x8xf32>, tensor<48x8xf32>
// CHECK-NEXT:  }
func.func @argument(%b: tensor<8xf32>, %p: tensor<64x8xf32>) -> (tensor<16x8xf32>, tensor<48x8xf32>) {
  %y = aten.add.Tensor %p, %b : (tensor<64x8xf32>, tensor<8xf32>) -> tensor<64x8xf32>
  %0 = aten.slice.Tensor %y {end = 16} : (tensor<64x8xf32>) -> tensor<16x8xf32>
  %1 = aten.slice.Tensor %y {start = 16} : (tensor<64x8xf32>) -> tensor<48x8xf32>
  func.return %0, %1 : tensor<16x8xf32>, tensor<48x8xf32>
}
