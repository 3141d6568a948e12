// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p share-heads --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p share-heads --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CPU
// RUN: stepwell-opt %s -p share-heads --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU

// CHECK-LABEL: func.func @plain_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 256, 32]} : (tensor<1x8x64x32xf32>) -> tensor<1x2x256x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]] attributes {strides = [#shape.dims<16384, 32, 64, 1>]} : (tensor<1x2x256x32xf32>, tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>) -> tensor<1x2x256x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 64, 32]} : (tensor<1x2x256x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @plain_f32(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @causal_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] {is_causal = true} : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @causal_f32(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o {is_causal = true} : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @causal_not_square_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x16x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>) -> tensor<1x8x16x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] {is_causal = true} : (tensor<1x8x16x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x16x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x16x32xf32>
// CHECK-NEXT:  }
func.func @causal_not_square_f32(%q: tensor<1x8x16x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x16x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o {is_causal = true} : (tensor<1x8x16x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x16x32xf32>
  func.return %y : tensor<1x8x16x32xf32>
}

// CHECK-LABEL: func.func @not_square_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x16x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>) -> tensor<1x8x16x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 64, 32]} : (tensor<1x8x16x32xf32>) -> tensor<1x2x64x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]] attributes {strides = [#shape.dims<4096, 32, 64, 1>]} : (tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>) -> tensor<1x2x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 16, 32]} : (tensor<1x2x64x32xf32>) -> tensor<1x8x16x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x16x32xf32>
// CHECK-NEXT:  }
func.func @not_square_f32(%q: tensor<1x8x16x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x16x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x16x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x16x32xf32>
  func.return %y : tensor<1x8x16x32xf32>
}

// CHECK-LABEL: func.func @masked_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<64x64xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]], %[[A]] : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<64x64xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @masked_f32(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>, %a: tensor<64x64xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<64x64xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @masked_by_head_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<1x8x64x64xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]], %[[A]] : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x64xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @masked_by_head_f32(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>, %a: tensor<1x8x64x64xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x64xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @masked_rows_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<1x1x1x64xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 256, 32]} : (tensor<1x8x64x32xf32>) -> tensor<1x2x256x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]], %[[A]] attributes {strides = [#shape.dims<16384, 32, 64, 1>]} : (tensor<1x2x256x32xf32>, tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>, tensor<1x1x1x64xf32>) -> tensor<1x2x256x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 64, 32]} : (tensor<1x2x256x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @masked_rows_f32(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>, %a: tensor<1x1x1x64xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x1x1x64xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @one_row_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x1x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>) -> tensor<1x8x1x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 4, 32]} : (tensor<1x8x1x32xf32>) -> tensor<1x2x4x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]] attributes {strides = [#shape.dims<256, 32, 64, 1>]} : (tensor<1x2x4x32xf32>, tensor<1x2x64x32xf32>, tensor<1x2x64x32xf32>) -> tensor<1x2x4x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 1, 32]} : (tensor<1x2x4x32xf32>) -> tensor<1x8x1x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x1x32xf32>
// CHECK-NEXT:  }
func.func @one_row_f32(%q: tensor<1x8x1x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x1x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x1x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x1x32xf32>
  func.return %y : tensor<1x8x1x32xf32>
}

// CHECK-LABEL: func.func @one_row_causal_f32(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x1x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>) -> tensor<1x8x1x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] {is_causal = true} : (tensor<1x8x1x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x1x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x1x32xf32>
// CHECK-NEXT:  }
func.func @one_row_causal_f32(%q: tensor<1x8x1x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>) -> tensor<1x8x1x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o {is_causal = true} : (tensor<1x8x1x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x1x32xf32>
  func.return %y : tensor<1x8x1x32xf32>
}

// CHECK-LABEL: func.func @plain_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]] {enable_gqa = true} : (tensor<1x8x64x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xbf16>
// CHECK-NEXT:  }
func.func @plain_bf16(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  func.return %y : tensor<1x8x64x32xbf16>
}

// CHECK-LABEL: func.func @causal_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]] {is_causal = true, enable_gqa = true} : (tensor<1x8x64x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xbf16>
// CHECK-NEXT:  }
func.func @causal_bf16(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o {is_causal = true} : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  func.return %y : tensor<1x8x64x32xbf16>
}

// CHECK-LABEL: func.func @causal_not_square_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x16x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>) -> tensor<1x8x16x32xbf16> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] {is_causal = true} : (tensor<1x8x16x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x16x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x16x32xbf16>
// CHECK-NEXT:  }
func.func @causal_not_square_bf16(%q: tensor<1x8x16x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x16x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o {is_causal = true} : (tensor<1x8x16x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x16x32xbf16>
  func.return %y : tensor<1x8x16x32xbf16>
}

// CHECK-LABEL: func.func @not_square_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x16x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>) -> tensor<1x8x16x32xbf16> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]] {enable_gqa = true} : (tensor<1x8x16x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>) -> tensor<1x8x16x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x16x32xbf16>
// CHECK-NEXT:  }
func.func @not_square_bf16(%q: tensor<1x8x16x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x16x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x16x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x16x32xbf16>
  func.return %y : tensor<1x8x16x32xbf16>
}

// CHECK-LABEL: func.func @masked_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<64x64xbf16>) -> tensor<1x8x64x32xbf16> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]], %[[A]] : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<64x64xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xbf16>
// CHECK-NEXT:  }
func.func @masked_bf16(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>, %a: tensor<64x64xbf16>) -> tensor<1x8x64x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<64x64xbf16>) -> tensor<1x8x64x32xbf16>
  func.return %y : tensor<1x8x64x32xbf16>
}

// CHECK-LABEL: func.func @masked_by_head_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]], %[[A]] : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xbf16>
// CHECK-NEXT:  }
func.func @masked_by_head_bf16(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>, %a: tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x64xbf16>) -> tensor<1x8x64x32xbf16>
  func.return %y : tensor<1x8x64x32xbf16>
}

// CHECK-LABEL: func.func @masked_rows_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<1x1x1x64xbf16>) -> tensor<1x8x64x32xbf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 256, 32]} : (tensor<1x8x64x32xbf16>) -> tensor<1x2x256x32xbf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]], %[[A]] : (tensor<1x2x256x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x2x256x32xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 64, 32]} : (tensor<1x2x256x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xbf16>
// CHECK-NEXT:  }
func.func @masked_rows_bf16(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>, %a: tensor<1x1x1x64xbf16>) -> tensor<1x8x64x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x1x1x64xbf16>) -> tensor<1x8x64x32xbf16>
  func.return %y : tensor<1x8x64x32xbf16>
}

// CHECK-LABEL: func.func @one_row_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x1x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>) -> tensor<1x8x1x32xbf16> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]] {enable_gqa = true} : (tensor<1x8x1x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>) -> tensor<1x8x1x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x1x32xbf16>
// CHECK-NEXT:  }
func.func @one_row_bf16(%q: tensor<1x8x1x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x1x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x1x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x1x32xbf16>
  func.return %y : tensor<1x8x1x32xbf16>
}

// CHECK-LABEL: func.func @one_row_causal_bf16(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x1x32xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xbf16>) -> tensor<1x8x1x32xbf16> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] {is_causal = true} : (tensor<1x8x1x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x1x32xbf16>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x1x32xbf16>
// CHECK-NEXT:  }
func.func @one_row_causal_bf16(%q: tensor<1x8x1x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x1x32xbf16> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y = aten.scaled_dot_product_attention %q, %m, %o {is_causal = true} : (tensor<1x8x1x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> tensor<1x8x1x32xbf16>
  func.return %y : tensor<1x8x1x32xbf16>
}

// CHECK-LABEL: func.func @one_head(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x1x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x1x64x32xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 1, 512, 32]} : (tensor<1x8x64x32xf32>) -> tensor<1x1x512x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]] attributes {strides = [#shape.dims<16384, 32, 32, 1>]} : (tensor<1x1x512x32xf32>, tensor<1x1x64x32xf32>, tensor<1x1x64x32xf32>) -> tensor<1x1x512x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 64, 32]} : (tensor<1x1x512x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @one_head(%q: tensor<1x8x64x32xf32>, %k: tensor<1x1x64x32xf32>, %v: tensor<1x1x64x32xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x1x64x32xf32>) -> tensor<1x1x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 1, 8, 64, 32]} : (tensor<1x1x1x64x32xf32>) -> tensor<1x1x8x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x1x64x32xf32>) -> tensor<1x1x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 1, 8, 64, 32]} : (tensor<1x1x1x64x32xf32>) -> tensor<1x1x8x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @batches(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<3x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<3x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<3x2x64x32xf32>) -> tensor<3x8x64x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [3, 2, 256, 32]} : (tensor<3x8x64x32xf32>) -> tensor<3x2x256x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]] attributes {strides = [#shape.dims<16384, 32, 64, 1>]} : (tensor<3x2x256x32xf32>, tensor<3x2x64x32xf32>, tensor<3x2x64x32xf32>) -> tensor<3x2x256x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [3, 8, 64, 32]} : (tensor<3x2x256x32xf32>) -> tensor<3x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<3x8x64x32xf32>
// CHECK-NEXT:  }
func.func @batches(%q: tensor<3x8x64x32xf32>, %k: tensor<3x2x64x32xf32>, %v: tensor<3x2x64x32xf32>) -> tensor<3x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [3, 2, 4, 64, 32]} : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [3, 8, 64, 32]} : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [3, 2, 4, 64, 32]} : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [3, 8, 64, 32]} : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<3x8x64x32xf32>, tensor<3x8x64x32xf32>, tensor<3x8x64x32xf32>) -> tensor<3x8x64x32xf32>
  func.return %y : tensor<3x8x64x32xf32>
}

// CHECK-LABEL: func.func @of_two_numbers(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x4x64x32xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x4x64x32xf32>) -> tensor<1x4x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 4, 2, 64, 32]} : (tensor<1x4x1x64x32xf32>) -> tensor<1x4x2x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x4x2x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @of_two_numbers(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x4x64x32xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x4x64x32xf32>) -> tensor<1x4x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 4, 2, 64, 32]} : (tensor<1x4x1x64x32xf32>) -> tensor<1x4x2x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x4x2x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @all_heads(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x8x64x32xf32>) -> tensor<1x8x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 8, 1, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x1x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x8x64x32xf32>) -> tensor<1x8x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 8, 1, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x1x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]] : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @all_heads(%q: tensor<1x8x64x32xf32>, %k: tensor<1x8x64x32xf32>, %v: tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x8x64x32xf32>) -> tensor<1x8x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 8, 1, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x1x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x8x64x32xf32>) -> tensor<1x8x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 8, 1, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x1x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x8x1x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CHECK-LABEL: func.func @two_rows(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x2x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x2x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x2x32xf32>) -> tensor<1x8x2x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 2, 8, 32]} : (tensor<1x8x2x32xf32>) -> tensor<1x2x8x32xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[K]], %[[V]] attributes {strides = [#shape.dims<512, 32, 64, 1>]} : (tensor<1x2x8x32xf32>, tensor<1x2x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<1x2x8x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [1, 8, 2, 32]} : (tensor<1x2x8x32xf32>) -> tensor<1x8x2x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x2x32xf32>
// CHECK-NEXT:  }
func.func @two_rows(%q: tensor<1x8x2x32xf32>, %k: tensor<1x2x2x32xf32>, %v: tensor<1x2x2x32xf32>) -> tensor<1x8x2x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x2x32xf32>) -> tensor<1x2x1x2x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 2, 32]} : (tensor<1x2x1x2x32xf32>) -> tensor<1x2x4x2x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 2, 32]} : (tensor<1x2x4x2x32xf32>) -> tensor<1x8x2x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x2x32xf32>) -> tensor<1x2x1x2x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 2, 32]} : (tensor<1x2x1x2x32xf32>) -> tensor<1x2x4x2x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 2, 32]} : (tensor<1x2x4x2x32xf32>) -> tensor<1x8x2x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o : (tensor<1x8x2x32xf32>, tensor<1x8x2x32xf32>, tensor<1x8x2x32xf32>) -> tensor<1x8x2x32xf32>
  func.return %y : tensor<1x8x2x32xf32>
}

// CHECK-LABEL: func.func @masked_batches(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<3x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<3x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<3x2x64x32xf32>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<3x1x64x64xf32>) -> tensor<3x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [3, 2, 4, 64, 32]} : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [3, 8, 64, 32]} : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [3, 2, 4, 64, 32]} : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [3, 8, 64, 32]} : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]], %[[A]] : (tensor<3x8x64x32xf32>, tensor<3x8x64x32xf32>, tensor<3x8x64x32xf32>, tensor<3x1x64x64xf32>) -> tensor<3x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<3x8x64x32xf32>
// CHECK-NEXT:  }
func.func @masked_batches(%q: tensor<3x8x64x32xf32>, %k: tensor<3x2x64x32xf32>, %v: tensor<3x2x64x32xf32>, %a: tensor<3x1x64x64xf32>) -> tensor<3x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [3, 2, 4, 64, 32]} : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [3, 8, 64, 32]} : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<3x2x64x32xf32>) -> tensor<3x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [3, 2, 4, 64, 32]} : (tensor<3x2x1x64x32xf32>) -> tensor<3x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [3, 8, 64, 32]} : (tensor<3x2x4x64x32xf32>) -> tensor<3x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<3x8x64x32xf32>, tensor<3x8x64x32xf32>, tensor<3x8x64x32xf32>, tensor<3x1x64x64xf32>) -> tensor<3x8x64x32xf32>
  func.return %y : tensor<3x8x64x32xf32>
}

// CHECK-LABEL: func.func @masked_boolean(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x2x64x32xf32>,
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<64x64xi1>) -> tensor<1x8x64x32xf32> {
// CHECK-NEXT:    %[[M1:[^ ,:]+]] = aten.unsqueeze %[[K]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[M2:[^ ,:]+]] = aten.expand %[[M1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = aten.reshape %[[M2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[O1:[^ ,:]+]] = aten.unsqueeze %[[V]] {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
// CHECK-NEXT:    %[[O2:[^ ,:]+]] = aten.expand %[[O1]] {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
// CHECK-NEXT:    %[[O:[^ ,:]+]] = aten.reshape %[[O2]] {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[M]], %[[O]], %[[A]] : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<64x64xi1>) -> tensor<1x8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x8x64x32xf32>
// CHECK-NEXT:  }
func.func @masked_boolean(%q: tensor<1x8x64x32xf32>, %k: tensor<1x2x64x32xf32>, %v: tensor<1x2x64x32xf32>, %a: tensor<64x64xi1>) -> tensor<1x8x64x32xf32> {
  %m1 = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %m2 = aten.expand %m1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %m = aten.reshape %m2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %o1 = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xf32>) -> tensor<1x2x1x64x32xf32>
  %o2 = aten.expand %o1 {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xf32>) -> tensor<1x2x4x64x32xf32>
  %o = aten.reshape %o2 {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xf32>) -> tensor<1x8x64x32xf32>
  %y = aten.scaled_dot_product_attention %q, %m, %o, %a : (tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<1x8x64x32xf32>, tensor<64x64xi1>) -> tensor<1x8x64x32xf32>
  func.return %y : tensor<1x8x64x32xf32>
}

// CPU:       {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 8 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// CPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one

// GPU:       {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: 4 heads of queries share one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 8 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: queries of 4 heads are rows of one
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
// GPU-NEXT:  {{.*}}share-heads-cases.mlir:{{[0-9]+}}:8: share-heads: heads of keys and values are repeated in memory: what is hidden depends on the row or the head
