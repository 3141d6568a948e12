// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @addmv(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k] -> [m] : tensor<3x4xf32>, tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V3]], %[[V0]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @addmv(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<4xf32>) -> tensor<3xf32> {
  %3 = aten.addmv %0, %1, %2 : (tensor<3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  func.return %3 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @addmv_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k] -> [m] : tensor<3x4xf32>, tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 3.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V0]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V5]], %[[V7]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @addmv_2(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<4xf32>) -> tensor<3xf32> {
  %3 = aten.addmv %0, %1, %2 {beta = 2, alpha = 3} : (tensor<3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  func.return %3 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @addmv_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k] -> [m] : tensor<3x4xf32>, tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @addmv_3(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<4xf32>) -> tensor<3xf32> {
  %3 = aten.addmv %0, %1, %2 {beta = 0} : (tensor<3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  func.return %3 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @mv(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, k], %[[V1]][k] -> [m] : tensor<3x4xf32>, tensor<4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @mv(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> tensor<3xf32> {
  %2 = aten.mv %0, %1 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  func.return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @dot(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][k], %[[V1]][k] -> [] : tensor<4xf32>, tensor<4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func @dot(%0: tensor<4xf32>, %1: tensor<4xf32>) -> tensor<f32> {
  %2 = aten.dot %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  func.return %2 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @addmm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k, n] -> [m, n] : tensor<3x5xf32>, tensor<5x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.5 : tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V0]], %[[V6]] : tensor<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V5]], %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V9]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addmm(%0: tensor<4xf32>, %1: tensor<3x5xf32>, %2: tensor<5x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.addmm %0, %1, %2 {beta = 0.5, alpha = 2} : (tensor<4xf32>, tensor<3x5xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @addmm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][m, k], %[[V2]][k, n] -> [m, n] : tensor<3x5xf32>, tensor<5x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addmm_2(%0: tensor<3x4xf32>, %1: tensor<3x5xf32>, %2: tensor<5x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.addmm %0, %1, %2 {beta = 0} : (tensor<3x4xf32>, tensor<3x5xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @baddbmm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x5x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.contract <mul, add> %[[V1]][b, m, k], %[[V2]][b, k, n] -> [b, m, n] : tensor<2x3x5xf32>, tensor<2x5x4xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2.0 : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[V0]], %[[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V5]], %[[V7]] : tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V8]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @baddbmm(%0: tensor<2x3x4xf32>, %1: tensor<2x3x5xf32>, %2: tensor<2x5x4xf32>) -> tensor<2x3x4xf32> {
  %3 = aten.baddbmm %0, %1, %2 {beta = 2, alpha = 0.5} : (tensor<2x3x4xf32>, tensor<2x3x5xf32>, tensor<2x5x4xf32>) -> tensor<2x3x4xf32>
  func.return %3 : tensor<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @addbmm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<2x3x5xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<2x5x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.addbmm %[[V0]], %[[V1]], %[[V2]] attributes {extern = "library"} : (tensor<3x4xf32>, tensor<2x3x5xf32>, tensor<2x5x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addbmm(%0: tensor<3x4xf32>, %1: tensor<2x3x5xf32>, %2: tensor<2x5x4xf32>) -> tensor<3x4xf32> {
  %3 = aten.addbmm %0, %1, %2 : (tensor<3x4xf32>, tensor<2x3x5xf32>, tensor<2x5x4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @mm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi64>, %[[V1:[^ ,:]+]]: tensor<4x3xi64>) -> tensor<3x3xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][m, k], %[[V1]][k, n] -> [m, n] : tensor<3x4xi64>, tensor<4x3xi64> -> tensor<3x3xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x3xi64>
// CHECK-NEXT:  }
func.func @mm(%0: tensor<3x4xi64>, %1: tensor<4x3xi64>) -> tensor<3x3xi64> {
  %2 = aten.mm %0, %1 : (tensor<3x4xi64>, tensor<4x3xi64>) -> tensor<3x3xi64>
  func.return %2 : tensor<3x3xi64>
}

// -----

// CHECK-LABEL: func.func @bmm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x5xbf16>, %[[V1:[^ ,:]+]]: tensor<2x5x4xbf16>) -> tensor<2x3x4xbf16> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[V0]][b, m, k], %[[V1]][b, k, n] -> [b, m, n] : tensor<2x3x5xbf16>, tensor<2x5x4xbf16> -> tensor<2x3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<2x3x4xf32> -> tensor<2x3x4xbf16>
// CHECK-NEXT:    func.return %[[V3]] : tensor<2x3x4xbf16>
// CHECK-NEXT:  }
func.func @bmm(%0: tensor<2x3x5xbf16>, %1: tensor<2x5x4xbf16>) -> tensor<2x3x4xbf16> {
  %2 = aten.bmm %0, %1 : (tensor<2x3x5xbf16>, tensor<2x5x4xbf16>) -> tensor<2x3x4xbf16>
  func.return %2 : tensor<2x3x4xbf16>
}

// -----

// CHECK-LABEL: func.func @addr(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.addr %[[V0]], %[[V1]], %[[V2]] {beta = 2, alpha = 3} attributes {extern = "no lowering"} : (tensor<3x4xf32>, tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @addr(%0: tensor<3x4xf32>, %1: tensor<3xf32>, %2: tensor<4xf32>) -> tensor<3x4xf32> {
  %3 = aten.addr %0, %1, %2 {beta = 2, alpha = 3} : (tensor<3x4xf32>, tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %3 : tensor<3x4xf32>
}
