// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p choose-contractions --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p choose-contractions --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in choose-contractions.mlir.

// CHECK-LABEL: func.func @attention(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.scaled_dot_product_attention %[[X]], %[[X]], %[[X]] : (tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1x2x512x64xf32>
// CHECK-NEXT:  }
func.func @attention(%x: tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32> {
  %0 = aten.scaled_dot_product_attention %x, %x, %x : (tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>, tensor<1x2x512x64xf32>) -> tensor<1x2x512x64xf32>
  func.return %0 : tensor<1x2x512x64xf32>
}

// -----

// CHECK-LABEL: func.func @row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x1024xf64>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<1024x1024xf64>) -> (tensor<2x1024xf64>, tensor<2x1024xf64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mm %[[X]], %[[Y]] : (tensor<2x1024xf64>, tensor<1024x1024xf64>) -> tensor<2x1024xf64>
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.t %[[Y]] : (tensor<1024x1024xf64>) -> tensor<1024x1024xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[X]], %[[Z]] : (tensor<2x1024xf64>, tensor<1024x1024xf64>) -> tensor<2x1024xf64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<2x1024xf64>, tensor<2x1024xf64>
// CHECK-NEXT:  }
func.func @row(%x: tensor<2x1024xf64>, %y: tensor<1024x1024xf64>) -> (tensor<2x1024xf64>, tensor<2x1024xf64>) {
  %0 = aten.mm %x, %y : (tensor<2x1024xf64>, tensor<1024x1024xf64>) -> tensor<2x1024xf64>
  %z = aten.t %y : (tensor<1024x1024xf64>) -> tensor<1024x1024xf64>
  %1 = aten.mm %x, %z : (tensor<2x1024xf64>, tensor<1024x1024xf64>) -> tensor<2x1024xf64>
  func.return %0, %1 : tensor<2x1024xf64>, tensor<2x1024xf64>
}

// -----

// CHECK-LABEL: func.func @others(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<128x64xi8>, %[[Y:[^ ,:]+]]: tensor<64x8xi8>) -> tensor<128x8xi32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten._int_mm %[[X]], %[[Y]] attributes {extern = "library"} : (tensor<128x64xi8>, tensor<64x8xi8>) -> tensor<128x8xi32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<128x8xi32>
// CHECK-NEXT:  }
func.func @others(%x: tensor<128x64xi8>, %y: tensor<64x8xi8>) -> tensor<128x8xi32> {
  %0 = aten._int_mm %x, %y : (tensor<128x64xi8>, tensor<64x8xi8>) -> tensor<128x8xi32>
  func.return %0 : tensor<128x8xi32>
}

// -----

// CHECK-LABEL: func.func @attention(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x2x512x64xbf16>) -> tensor<1x2x512x64xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.scaled_dot_product_attention %[[X]], %[[X]], %[[X]] attributes {extern = "library"} : (tensor<1x2x512x64xbf16>, tensor<1x2x512x64xbf16>, tensor<1x2x512x64xbf16>) -> tensor<1x2x512x64xbf16>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1x2x512x64xbf16>
// CHECK-NEXT:  }
func.func @attention(%x: tensor<1x2x512x64xbf16>) -> tensor<1x2x512x64xbf16> {
  %0 = aten.scaled_dot_product_attention %x, %x, %x : (tensor<1x2x512x64xbf16>, tensor<1x2x512x64xbf16>, tensor<1x2x512x64xbf16>) -> tensor<1x2x512x64xbf16>
  func.return %0 : tensor<1x2x512x64xbf16>
}

// -----

// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x1xf64, #shape.dims<s0, 1>>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<1x1xf64>) -> tensor<?x1xf64, #shape.dims<s0, 1>> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.mm %[[X]], %[[Y]] : (tensor<?x1xf64, #shape.dims<s0, 1>>, tensor<1x1xf64>) -> tensor<?x1xf64, #shape.dims<s0, 1>>
// CHECK-NEXT:    func.return %[[V0]] : tensor<?x1xf64, #shape.dims<s0, 1>>
// CHECK-NEXT:  }
func.func @symbolic(%x: tensor<?x1xf64, #shape.dims<s0, 1>>, %s0: index {shape.symbol = "s0"}, %y: tensor<1x1xf64>) -> tensor<?x1xf64, #shape.dims<s0, 1>> {
  %0 = aten.mm %x, %y : (tensor<?x1xf64, #shape.dims<s0, 1>>, tensor<1x1xf64>) -> tensor<?x1xf64, #shape.dims<s0, 1>>
  func.return %0 : tensor<?x1xf64, #shape.dims<s0, 1>>
}

// REMARK:       {{.*}}choose-contractions-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention becomes a generated kernel: the predicted time is 732.3 us for the library and 634.1 us for a generated kernel
// REMARK-NEXT:  {{.*}}choose-contractions-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 368 us for the library and 337.8 us for a generated kernel
// REMARK-NEXT:  {{.*}}choose-contractions-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: the predicted time is 546.2 us for the library and 337.8 us for a generated kernel
// REMARK-NEXT:  {{.*}}choose-contractions-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten._int_mm is left to the library: the library is faster where arithmetic bounds a product
// REMARK-NEXT:  {{.*}}choose-contractions-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.scaled_dot_product_attention is left to the library: the predicted time is 170.7 us for the library and 907.9 us for a generated kernel
// REMARK-NEXT:  {{.*}}choose-contractions-cases.mlir:{{[0-9]+}}:8: choose-contractions: aten.mm becomes a generated kernel: memory bounds it, as it is thin
