// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p split-reductions | filecheck %s

/// The terms of few sums are cut into chunks.
// CHECK-LABEL: func.func @long(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000000xf32>, %[[Y:[^ ,:]+]]: tensor<1000000xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][b * 15625 + k], %[[Y]][b * 15625 + k] -> [b] where k = 15625 : tensor<1000000xf32>, tensor<1000000xf32> -> tensor<64xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] {second_stage} : tensor<64xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @long(%x: tensor<1000000xf32>, %y: tensor<1000000xf32>) -> tensor<f32> {
  %0 = prim.contract <mul, add> %x[k], %y[k] -> [] : tensor<1000000xf32>, tensor<1000000xf32> -> tensor<f32>
  func.return %0 : tensor<f32>
}

/// What whole chunks leave over is apart.
// CHECK-LABEL: func.func @left_over(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1000003xf32>, %[[Y:[^ ,:]+]]: tensor<2x1000003xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][b * 31250 + k], %[[Y]][n, b * 31250 + k] -> [b, n] where k = 31250 : tensor<1000003xf32>, tensor<2x1000003xf32> -> tensor<32x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0] {second_stage} : tensor<32x2xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[X]][k + 1000000], %[[Y]][n, k + 1000000] -> [n] where k = 3 : tensor<1000003xf32>, tensor<2x1000003xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<2xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @left_over(%x: tensor<1000003xf32>, %y: tensor<2x1000003xf32>) -> tensor<2xf32> {
  %0 = prim.contract <mul, add> %x[k], %y[n, k] -> [n] : tensor<1000003xf32>, tensor<2x1000003xf32> -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

/// Many sums keep all threads busy.
// CHECK-LABEL: func.func @negative(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x1000xf32>, %[[Y:[^ ,:]+]]: tensor<1000xf32>) -> tensor<512xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[X]][m, k], %[[Y]][k] -> [m] : tensor<512x1000xf32>, tensor<1000xf32> -> tensor<512xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<512xf32>
// CHECK-NEXT:  }
func.func @negative(%x: tensor<512x1000xf32>, %y: tensor<1000xf32>) -> tensor<512xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[k] -> [m] : tensor<512x1000xf32>, tensor<1000xf32> -> tensor<512xf32>
  func.return %0 : tensor<512xf32>
}
