// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-products --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in merge-products.mlir.

// CHECK-LABEL: func.func @negative_small(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xi64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4x8xi64>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<8x8xi64>) -> (tensor<4x8xi64>, tensor<4x8xi64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<4x8xi64>, tensor<8x8xi64>) -> tensor<4x8xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[Y]], %[[W]] : (tensor<4x8xi64>, tensor<8x8xi64>) -> tensor<4x8xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.relu %[[V0]] : (tensor<4x8xi64>) -> tensor<4x8xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.relu %[[V1]] : (tensor<4x8xi64>) -> tensor<4x8xi64>
// CHECK-NEXT:    func.return %[[V2]], %[[V3]] : tensor<4x8xi64>, tensor<4x8xi64>
// CHECK-NEXT:  }
func.func @negative_small(%x: tensor<4x8xi64>, %y: tensor<4x8xi64>, %w: tensor<8x8xi64>) -> (tensor<4x8xi64>, tensor<4x8xi64>) {
  %0 = aten.mm %x, %w : (tensor<4x8xi64>, tensor<8x8xi64>) -> tensor<4x8xi64>
  %1 = aten.mm %y, %w : (tensor<4x8xi64>, tensor<8x8xi64>) -> tensor<4x8xi64>
  %2 = aten.relu %0 : (tensor<4x8xi64>) -> tensor<4x8xi64>
  %3 = aten.relu %1 : (tensor<4x8xi64>) -> tensor<4x8xi64>
  func.return %2, %3 : tensor<4x8xi64>, tensor<4x8xi64>
}

// -----

// CHECK-LABEL: func.func @negative_others(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x1000xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<512x1000xf32>,
// CHECK-SAME:  %[[U:[^ ,:]+]]: tensor<4x1000xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<4x1000xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<1000x512xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<512xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<2x2x512xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mm %[[X]], %[[W]] : (tensor<512x1000xf32>, tensor<1000x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[Y]], %[[W]] : (tensor<512x1000xf32>, tensor<1000x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.addmm %[[B]], %[[U]], %[[W]] : (tensor<512xf32>, tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.addmm %[[C]], %[[V]], %[[W]] : (tensor<512xf32>, tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.addmm %[[C]], %[[U]], %[[W]] : (tensor<512xf32>, tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.relu %[[V0]] : (tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.relu %[[V1]] : (tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.relu %[[V2]] : (tensor<4x512xf32>) -> tensor<4x512xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.relu %[[V3]] : (tensor<4x512xf32>) -> tensor<4x512xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.view %[[V4]] {size = [2, 2, 512]} : (tensor<4x512xf32>) -> tensor<2x2x512xf32>
// CHECK-NEXT:    func.return %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]] : tensor<512x512xf32>, tensor<512x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<2x2x512xf32>
// CHECK-NEXT:  }
func.func @negative_others(%x: tensor<512x1000xf32>, %y: tensor<512x1000xf32>, %u: tensor<4x1000xf32>, %v: tensor<4x1000xf32>, %w: tensor<1000x512xf32>, %b: tensor<512xf32>, %c: tensor<512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<2x2x512xf32>) {
  %0 = aten.mm %x, %w : (tensor<512x1000xf32>, tensor<1000x512xf32>) -> tensor<512x512xf32>
  %1 = aten.mm %y, %w : (tensor<512x1000xf32>, tensor<1000x512xf32>) -> tensor<512x512xf32>
  %2 = aten.addmm %b, %u, %w : (tensor<512xf32>, tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
  %3 = aten.addmm %c, %v, %w : (tensor<512xf32>, tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
  %4 = aten.addmm %c, %u, %w : (tensor<512xf32>, tensor<4x1000xf32>, tensor<1000x512xf32>) -> tensor<4x512xf32>
  %5 = aten.relu %0 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %6 = aten.relu %1 : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %7 = aten.relu %2 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %8 = aten.relu %3 : (tensor<4x512xf32>) -> tensor<4x512xf32>
  %9 = aten.view %4 {size = [2, 2, 512]} : (tensor<4x512xf32>) -> tensor<2x2x512xf32>
  func.return %5, %6, %7, %8, %9 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<4x512xf32>, tensor<4x512xf32>, tensor<2x2x512xf32>
}
