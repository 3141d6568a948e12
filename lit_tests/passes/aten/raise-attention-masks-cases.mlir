// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p raise-attention | filecheck %s

// Between the product and the softmax: triangles, numbers and masks in the forms in which programs write them.

/// Each comparison of rows with columns is a triangle: where it holds the scores are kept, or hidden.
// CHECK-LABEL: func.func @le_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.le.Tensor %[[R]], %[[I]] : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @le_rows(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.le.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @le_columns(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @le_columns(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.le.Tensor %i, %r : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @lt_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.lt.Tensor %[[R]], %[[I]] : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @lt_rows(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.lt.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @lt_columns(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.lt.Tensor %[[I]], %[[R]] : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @lt_columns(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.lt.Tensor %i, %r : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @gt_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.gt.Tensor %[[R]], %[[I]] : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @gt_rows(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.gt.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @gt_columns(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.gt.Tensor %[[I]], %[[R]] : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @gt_columns(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.gt.Tensor %i, %r : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @ge_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @ge_rows(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.ge.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @ge_columns(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.ge.Tensor %[[I]], %[[R]] : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @ge_columns(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.ge.Tensor %i, %r : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @hidden_columns_after_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @hidden_columns_after_rows(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.gt.Tensor %i, %r : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scalar_self(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scalar_self(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.gt.Tensor %i, %r : (tensor<4xi64>, tensor<4x1xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarSelf %m, %s {self = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

/// Positions that do not count 0, 1, 2 are none.
// CHECK-LABEL: func.func @counted_from_one(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start {start = 1, end = 5} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.ge.Tensor %[[R]], %[[I]] : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @counted_from_one(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start {start = 1, end = 5} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.ge.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @counted_by_two(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[I:[^ ,:]+]] = aten.arange.start_step {start = 0, end = 8, step = 2} : () -> tensor<4xi64>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.unsqueeze %[[I]] {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.ge.Tensor %[[R]], %[[I]] : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @counted_by_two(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %i = aten.arange.start_step {start = 0, end = 8, step = 2} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.ge.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %c = aten.where.ScalarOther %m, %s {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

/// A triangle of ones, compared with zero.
// CHECK-LABEL: func.func @zeros_of_a_lower_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @zeros_of_a_lower_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
  %l = aten.tril %o {diagonal = 0} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = aten.eq.Scalar %l {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @ones_of_a_lower_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[L:[^ ,:]+]] = aten.tril %[[O]] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.ne.Scalar %[[L]] {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @ones_of_a_lower_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
  %l = aten.tril %o {diagonal = 0} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = aten.ne.Scalar %l {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @zeros_of_an_upper_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[L:[^ ,:]+]] = aten.triu %[[O]] {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.eq.Scalar %[[L]] {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @zeros_of_an_upper_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
  %l = aten.triu %o {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = aten.eq.Scalar %l {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @ones_of_an_upper_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[L:[^ ,:]+]] = aten.triu %[[O]] {diagonal = 2} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.ne.Scalar %[[L]] {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @ones_of_an_upper_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
  %l = aten.triu %o {diagonal = 2} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = aten.ne.Scalar %l {other = 0} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @compared_with_one(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[L:[^ ,:]+]] = aten.tril %[[O]] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.eq.Scalar %[[L]] {other = 1} : (tensor<4x4xf32>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @compared_with_one(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
  %l = aten.tril %o : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = aten.eq.Scalar %l {other = 1} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @converted_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @converted_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4], dtype = i1} : () -> tensor<4x4xi1>
  %l = aten.tril %o : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %d = aten._to_copy %l {dtype = f32} : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %b = aten._to_copy %d {dtype = i1} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %m = aten.logical_not %b : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @rearranged_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.ones {size = [4, 4], dtype = i1} : () -> tensor<4x4xi1>
// CHECK-NEXT:    %[[L:[^ ,:]+]] = aten.tril %[[O]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = aten.view %[[L]] {size = [16]} : (tensor<4x4xi1>) -> tensor<16xi1>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = aten.view %[[D]] {size = [4, 4]} : (tensor<16xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.logical_not %[[B]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @rearranged_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4], dtype = i1} : () -> tensor<4x4xi1>
  %l = aten.tril %o : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %d = aten.view %l {size = [16]} : (tensor<4x4xi1>) -> tensor<16xi1>
  %b = aten.view %d {size = [4, 4]} : (tensor<16xi1>) -> tensor<4x4xi1>
  %m = aten.logical_not %b : (tensor<4x4xi1>) -> tensor<4x4xi1>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

/// What is added is minus infinity in a triangle, and zero elsewhere.
// CHECK-LABEL: func.func @upper_triangle_added(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @upper_triangle_added(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
  %u = aten.triu %n {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %u : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @lower_triangle_added(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[N:[^ ,:]+]] = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.tril %[[N]] {diagonal = -1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[U]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.amax %[[V4]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.eq.Scalar %[[V6]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @lower_triangle_added(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
  %u = aten.tril %n {diagonal = -1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %u, %s : (tensor<4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @expanded_triangle_added(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @expanded_triangle_added(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
  %u = aten.triu %n {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = aten.expand %u {size = [2, 4, 4]} : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.add.Tensor %s, %e : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @flattened_triangle_added(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[N:[^ ,:]+]] = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.triu %[[N]] {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[G:[^ ,:]+]] = aten.view %[[U]] {size = [2, 8]} : (tensor<4x4xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    %[[E:[^ ,:]+]] = aten.view %[[G]] {size = [4, 4]} : (tensor<2x8xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[E]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.amax %[[V4]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.eq.Scalar %[[V6]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @flattened_triangle_added(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
  %u = aten.triu %n {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = aten.view %u {size = [2, 8]} : (tensor<4x4xf32>) -> tensor<2x8xf32>
  %e = aten.view %g {size = [4, 4]} : (tensor<2x8xf32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %e : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @triangle_of_ones_added(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.triu %[[O]] {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[U]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.amax %[[V4]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.eq.Scalar %[[V6]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @triangle_of_ones_added(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.ones {size = [4, 4]} : () -> tensor<4x4xf32>
  %u = aten.triu %o {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %u : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @added_twice(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.triu %[[N]] {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.add.Tensor %[[S]], %[[U]] {alpha = 2} : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @added_twice(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [4, 4], fill_value = -inf} : () -> tensor<4x4xf32>
  %u = aten.triu %n {diagonal = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %u {alpha = 2} : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @zero_or_infinity(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[M]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.any.dim %[[V4]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.logical_not %[[V6]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @zero_or_infinity(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %z = aten.full {size = [], fill_value = 0.0} : () -> tensor<f32>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %a = aten.where.self %m, %z, %n : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @zero_or_infinity_of_a_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @zero_or_infinity_of_a_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %z = aten.full {size = [], fill_value = 0.0} : () -> tensor<f32>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.ge.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %a = aten.where.self %m, %z, %n : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @infinity_or_zero(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @infinity_or_zero(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %z = aten.full {size = [], fill_value = 0.0} : () -> tensor<f32>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %a = aten.where.self %m, %n, %z : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @infinity_or_zero_of_a_triangle(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {is_causal = true, scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @infinity_or_zero_of_a_triangle(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %z = aten.full {size = [], fill_value = 0.0} : () -> tensor<f32>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %i = aten.arange.start {start = 0, end = 4} : () -> tensor<4xi64>
  %r = aten.unsqueeze %i {dim = 1} : (tensor<4xi64>) -> tensor<4x1xi64>
  %m = aten.lt.Tensor %r, %i : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<4x4xi1>
  %a = aten.where.self %m, %n, %z : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @one_or_infinity(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = aten.full {size = [], fill_value = 1.0} : () -> tensor<f32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = aten.where.self %[[M]], %[[Z]], %[[N]] : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.reshape %[[A]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V4]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.amax %[[V4]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.eq.Scalar %[[V6]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.masked_fill.Scalar %[[V5]], %[[V7]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V8]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @one_or_infinity(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %z = aten.full {size = [], fill_value = 1.0} : () -> tensor<f32>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %a = aten.where.self %m, %z, %n : (tensor<4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<4x4xf32>
  %c = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

/// A scale is a number on either side, in a tensor of any form.
// CHECK-LABEL: func.func @scale_on_the_left(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 0.5} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scale_on_the_left(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [], fill_value = 0.5} : () -> tensor<f32>
  %c = aten.mul.Tensor %n, %s : (tensor<f32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scale_of_ones(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scale_of_ones(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.ones {size = [4]} : () -> tensor<4xf32>
  %c = aten.mul.Tensor %s, %n : (tensor<2x4x4xf32>, tensor<4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scale_of_zeros(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = aten.zeros {size = [4]} : () -> tensor<4xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.mul.Tensor %[[S]], %[[N]] : (tensor<2x4x4xf32>, tensor<4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scale_of_zeros(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.zeros {size = [4]} : () -> tensor<4xf32>
  %c = aten.mul.Tensor %s, %n : (tensor<2x4x4xf32>, tensor<4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scale_viewed(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 2.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scale_viewed(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.full {size = [1], fill_value = 0.5} : () -> tensor<1xf32>
  %n = aten.view %o {size = []} : (tensor<1xf32>) -> tensor<f32>
  %c = aten.div.Tensor %s, %n : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scale_converted(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 0.5} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scale_converted(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %o = aten.scalar_tensor {s = 2, dtype = i64} : () -> tensor<i64>
  %n = aten._to_copy %o {dtype = f32} : (tensor<i64>) -> tensor<f32>
  %c = aten.div.Tensor %s, %n : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @divided_scale(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = aten.full {size = [], fill_value = 0.5} : () -> tensor<f32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.div.Tensor %[[N]], %[[S]] : (tensor<f32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @divided_scale(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [], fill_value = 0.5} : () -> tensor<f32>
  %c = aten.div.Tensor %n, %s : (tensor<f32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scaled_to_more(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 0.125} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scaled_to_more(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [2, 4, 4], fill_value = 0.5} : () -> tensor<2x4x4xf32>
  %d = aten.mul.Tensor %n, %s : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.div.Scalar %d {other = 4} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @scale_given(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<f32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.mul.Tensor %[[S]], %[[G]] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @scale_given(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %g: tensor<f32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.mul.Tensor %s, %g : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

/// Conversions between floats are passed, to integers not.
// CHECK-LABEL: func.func @converted_scores(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @converted_scores(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %h = aten._to_copy %s {dtype = bf16} : (tensor<2x4x4xf32>) -> tensor<2x4x4xbf16>
  %c = aten._to_copy %h {dtype = f32} : (tensor<2x4x4xbf16>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @rounded_scores(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[H:[^ ,:]+]] = aten._to_copy %[[S]] {dtype = i32} : (tensor<2x4x4xf32>) -> tensor<2x4x4xi32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten._to_copy %[[H]] {dtype = f32} : (tensor<2x4x4xi32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @rounded_scores(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %h = aten._to_copy %s {dtype = i32} : (tensor<2x4x4xf32>) -> tensor<2x4x4xi32>
  %c = aten._to_copy %h {dtype = f32} : (tensor<2x4x4xi32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @along_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.mul.Scalar %[[S]] {other = 0.5} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = 1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @along_rows(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.mul.Scalar %s {other = 0.5} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = 1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @counted_dimension(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 0.5} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @counted_dimension(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.mul.Scalar %s {other = 0.5} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten.softmax.int %c {dim = 2} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @input_without_weight(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<2x4x4xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @input_without_weight(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %b: tensor<2x4x4xf32>) -> tensor<2x4x3xf32> {
  %s = aten.baddbmm %b, %q, %t {beta = 0, alpha = 0.5} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.mul.Scalar %s {other = 2} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @input_with_half_weight(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<2x4x4xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.baddbmm %[[B]], %[[Q]], %[[T]] {beta = 0.5} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.mul.Scalar %[[S]] {other = 2} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @input_with_half_weight(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %b: tensor<2x4x4xf32>) -> tensor<2x4x3xf32> {
  %s = aten.baddbmm %b, %q, %t {beta = 0.5, alpha = 1} : (tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.mul.Scalar %s {other = 2} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

/// Masks that are given, and several of them.
// CHECK-LABEL: func.func @filled_by_a_tensor(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.any.dim %[[V5]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.logical_not %[[V7]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @filled_by_a_tensor(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %n = aten.full {size = [], fill_value = -inf} : () -> tensor<f32>
  %c = aten.masked_fill.Tensor %s, %m, %n : (tensor<2x4x4xf32>, tensor<4x4xi1>, tensor<f32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @two_masks(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>,
// CHECK-SAME:  %[[O:[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.logical_and %[[V4]], %[[O]] : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V6]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.any.dim %[[V6]] {dim = -1, keepdim = true} : (tensor<1x1x4x4xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.logical_not %[[V8]] : (tensor<1x1x4x1xi1>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.masked_fill.Scalar %[[V7]], %[[V9]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V10]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @two_masks(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>, %o: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %d = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %c = aten.where.ScalarOther %o, %d {other = -inf} : (tensor<4x4xi1>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @a_mask_and_an_addend(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<4x4xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.masked_fill.Scalar %[[A]], %[[M]] {value = -1.0e+38} : (tensor<4x4xf32>, tensor<4x4xi1>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.amax %[[V5]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.eq.Scalar %[[V7]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @a_mask_and_an_addend(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>, %a: tensor<4x4xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %d = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.masked_fill.Scalar %d, %m {value = -1.0e38} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @an_addend_and_a_mask(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<4x4xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.zeros {size = [4, 4], dtype = f32} : () -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.masked_fill.Scalar %[[V4]], %[[M]] {value = -inf} : (tensor<4x4xf32>, tensor<4x4xi1>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.add.Tensor %[[V5]], %[[A]] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.reshape %[[V6]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V7]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.amax %[[V7]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.eq.Scalar %[[V9]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = aten.masked_fill.Scalar %[[V8]], %[[V10]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V11]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @an_addend_and_a_mask(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>, %a: tensor<4x4xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %d = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %c = aten.add.Tensor %d, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @two_addends(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<4x4xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.add.Tensor %[[A]], %[[B]] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.amax %[[V5]] {dim = [-1], keepdim = true} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x1xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.eq.Scalar %[[V7]] {other = -inf} : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xi1>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.masked_fill.Scalar %[[V6]], %[[V8]] {value = nan} : (tensor<1x2x4x3xf32>, tensor<1x1x4x1xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V9]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @two_addends(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %a: tensor<4x4xf32>, %b: tensor<4xf32>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %d = aten.add.Tensor %s, %a : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.add.Tensor %d, %b : (tensor<2x4x4xf32>, tensor<4xf32>) -> tensor<2x4x4xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @safe_and_masked(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.permute %[[T]] {dims = [0, 2, 1]} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 2, 4, 3]} : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.logical_not %[[M]] : (tensor<4x4xi1>) -> tensor<4x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.reshape %[[V4]] {shape = [1, 1, 4, 4]} : (tensor<4x4xi1>) -> tensor<1x1x4x4xi1>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V2]], %[[V3]], %[[V5]] {scale = 1.0} : (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x1x4x4xi1>) -> tensor<1x2x4x3xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V6]] {shape = [2, 4, 3]} : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<2x4x3xf32>
// CHECK-NEXT:  }
func.func @safe_and_masked(%q: tensor<2x4x3xf32>, %t: tensor<2x3x4xf32>, %v: tensor<2x4x3xf32>, %m: tensor<4x4xi1>) -> tensor<2x4x3xf32> {
  %s = aten.bmm %q, %t : (tensor<2x4x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4x4xf32>
  %c = aten.masked_fill.Scalar %s, %m {value = -inf} : (tensor<2x4x4xf32>, tensor<4x4xi1>) -> tensor<2x4x4xf32>
  %w = aten._safe_softmax %c {dim = -1} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %y = aten.bmm %w, %v : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  func.return %y : tensor<2x4x3xf32>
}
