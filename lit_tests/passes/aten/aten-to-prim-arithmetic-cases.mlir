// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-arithmetic.mlir.

// CHECK-LABEL: func.func @pow_Scalar_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf16>) -> tensor<5xf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<5xf16> -> tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.exp2 %[[V1]] : tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<5xf32> -> tensor<5xf16>
// CHECK-NEXT:    func.return %[[V3]] : tensor<5xf16>
// CHECK-NEXT:  }
func.func @pow_Scalar_2(%0: tensor<5xf16>) -> tensor<5xf16> {
  %1 = aten.pow.Scalar %0 {self = 2} : (tensor<5xf16>) -> tensor<5xf16>
  func.return %1 : tensor<5xf16>
}

// -----

// CHECK-LABEL: func.func @pow_Tensor_Scalar_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[V0]], %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V0]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @pow_Tensor_Scalar_3(%0: tensor<5xf32>) -> tensor<5xf32> {
  %1 = aten.pow.Tensor_Scalar %0 {exponent = 3} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %1 : tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @addcmul(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5x4xi8>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<5x1xi8>) -> tensor<5x4xi8> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<4xi8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V1]], %[[V3]] : tensor<4xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [1] : tensor<4xi8> -> tensor<5x4xi8>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<5x1xi8> -> tensor<5xi8>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<5xi8> -> tensor<5x4xi8>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[V5]], %[[V7]] : tensor<5x4xi8>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V0]], %[[V8]] : tensor<5x4xi8>
// CHECK-NEXT:    func.return %[[V9]] : tensor<5x4xi8>
// CHECK-NEXT:  }
func.func @addcmul(%0: tensor<5x4xi8>, %1: tensor<4xi8>, %2: tensor<5x1xi8>) -> tensor<5x4xi8> {
  %3 = aten.addcmul %0, %1, %2 {value = 0.5} : (tensor<5x4xi8>, tensor<4xi8>, tensor<5x1xi8>) -> tensor<5x4xi8>
  func.return %3 : tensor<5x4xi8>
}

// -----

// CHECK-LABEL: func.func @pow_Scalar_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<5xi32>) -> tensor<5xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<5xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[V1]], %[[V0]] : tensor<5xi32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<5xi32>
// CHECK-NEXT:  }
func.func @pow_Scalar_3(%0: tensor<5xi32>) -> tensor<5xi32> {
  %1 = aten.pow.Scalar %0 {self = 2} : (tensor<5xi32>) -> tensor<5xi32>
  func.return %1 : tensor<5xi32>
}

// -----

// CHECK-LABEL: func.func @rsub_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[V1]], %[[V0]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @rsub_Tensor(%0: tensor<4xf32>, %1: tensor<4xf32>) -> tensor<4xf32> {
  %2 = aten.rsub.Tensor %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @fmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x5xi64>, %[[V1:[^ ,:]+]]: tensor<5xi64>) -> tensor<3x5xi64> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<5xi64> -> tensor<3x5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.maximum %[[V0]], %[[V2]] : tensor<3x5xi64>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @fmax(%0: tensor<3x5xi64>, %1: tensor<5xi64>) -> tensor<3x5xi64> {
  %2 = aten.fmax %0, %1 : (tensor<3x5xi64>, tensor<5xi64>) -> tensor<3x5xi64>
  func.return %2 : tensor<3x5xi64>
}

// REMARK:       {{.*}}aten-to-prim-arithmetic-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Scalar becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-arithmetic-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-arithmetic-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.addcmul becomes 7 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-arithmetic-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-arithmetic-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.rsub.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-arithmetic-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fmax becomes 2 prim ops
