// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p raise-attention --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p raise-attention --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in raise-attention.mlir.

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @not_hidden(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.masked_fill.Scalar %[[S]], %[[M]] {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x32xf32>
  // CHECK-NEXT:  }
  func.func @not_hidden(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xi1>) -> tensor<8x64x32xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
    %c = aten.masked_fill.Scalar %s, %m {value = -10000.0} : (tensor<8x64x64xf32>, tensor<64x64xi1>) -> tensor<8x64x64xf32>
    %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// -----

// CHECK-LABEL: func.func @scaled_mask(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x32xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x32xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x32xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<64x64xf32>) -> tensor<8x64x32xf32> {
// CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = aten.mul.Tensor %[[S]], %[[M]] : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = aten.mul.Scalar %[[B]] {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[C]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x32xf32>
// CHECK-NEXT:  }
func.func @scaled_mask(%q: tensor<8x64x32xf32>, %k: tensor<8x64x32xf32>, %v: tensor<8x64x32xf32>, %m: tensor<64x64xf32>) -> tensor<8x64x32xf32> {
  %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x32xf32>) -> tensor<8x32x64xf32>
  %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x64xf32>) -> tensor<8x64x64xf32>
  %b = aten.mul.Tensor %s, %m : (tensor<8x64x64xf32>, tensor<64x64xf32>) -> tensor<8x64x64xf32>
  %c = aten.mul.Scalar %b {other = 0.125} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %w = aten._softmax %c {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
  func.return %y : tensor<8x64x32xf32>
}

// -----

// CHECK-LABEL: func.func @turned(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<1x64x32xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: tensor<1x32x16xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<1x16x32xf32>) -> tensor<1x64x32xf32> {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<1x64x32xf32>, tensor<1x32x16xf32>) -> tensor<1x64x16xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = aten.view %[[S]] {size = [1, 16, 64]} : (tensor<1x64x16xf32>) -> tensor<1x16x64xf32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[R]] {dim = 1, half_to_float = false} : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
// CHECK-NEXT:    %[[U:[^ ,:]+]] = aten.view %[[W]] {size = [1, 64, 16]} : (tensor<1x16x64xf32>) -> tensor<1x64x16xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[U]], %[[V]] : (tensor<1x64x16xf32>, tensor<1x16x32xf32>) -> tensor<1x64x32xf32>
// CHECK-NEXT:    func.return %[[Y]] : tensor<1x64x32xf32>
// CHECK-NEXT:  }
func.func @turned(%q: tensor<1x64x32xf32>, %t: tensor<1x32x16xf32>, %v: tensor<1x16x32xf32>) -> tensor<1x64x32xf32> {
  %s = aten.bmm %q, %t : (tensor<1x64x32xf32>, tensor<1x32x16xf32>) -> tensor<1x64x16xf32>
  %r = aten.view %s {size = [1, 16, 64]} : (tensor<1x64x16xf32>) -> tensor<1x16x64xf32>
  %w = aten._softmax %r {dim = 1, half_to_float = false} : (tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
  %u = aten.view %w {size = [1, 64, 16]} : (tensor<1x16x64xf32>) -> tensor<1x64x16xf32>
  %y = aten.bmm %u, %v : (tensor<1x64x16xf32>, tensor<1x16x32xf32>) -> tensor<1x64x32xf32>
  func.return %y : tensor<1x64x32xf32>
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @width_of_12(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x12xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x12xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x12xf32>) -> tensor<8x64x12xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x12xf32>) -> tensor<8x12x64xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x12xf32>, tensor<8x12x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[S]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x12xf32>) -> tensor<8x64x12xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x12xf32>
  // CHECK-NEXT:  }
  func.func @width_of_12(%q: tensor<8x64x12xf32>, %k: tensor<8x64x12xf32>, %v: tensor<8x64x12xf32>) -> tensor<8x64x12xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x12xf32>) -> tensor<8x12x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x12xf32>, tensor<8x12x64xf32>) -> tensor<8x64x64xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x12xf32>) -> tensor<8x64x12xf32>
    func.return %y : tensor<8x64x12xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @width_of_256(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x256xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x256xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x256xf32>) -> tensor<8x64x256xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 8, 64, 256]} : (tensor<8x64x256xf32>) -> tensor<1x8x64x256xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.reshape %[[K]] {shape = [1, 8, 64, 256]} : (tensor<8x64x256xf32>) -> tensor<1x8x64x256xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 8, 64, 256]} : (tensor<8x64x256xf32>) -> tensor<1x8x64x256xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V1]], %[[V2]] {scale = 1.0} attributes {strides = [#shape.dims<131072, 256, 2048, 1>]} : (tensor<1x8x64x256xf32>, tensor<1x8x64x256xf32>, tensor<1x8x64x256xf32>) -> tensor<1x8x64x256xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V3]] {shape = [8, 64, 256]} : (tensor<1x8x64x256xf32>) -> tensor<8x64x256xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x256xf32>
  // CHECK-NEXT:  }
  func.func @width_of_256(%q: tensor<8x64x256xf32>, %k: tensor<8x64x256xf32>, %v: tensor<8x64x256xf32>) -> tensor<8x64x256xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x256xf32>) -> tensor<8x256x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x256xf32>, tensor<8x256x64xf32>) -> tensor<8x64x64xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    func.return %y : tensor<8x64x256xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @width_of_264(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x264xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x264xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x264xf32>) -> tensor<8x64x264xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x264xf32>) -> tensor<8x264x64xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x264xf32>, tensor<8x264x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[S]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x264xf32>) -> tensor<8x64x264xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x264xf32>
  // CHECK-NEXT:  }
  func.func @width_of_264(%q: tensor<8x64x264xf32>, %k: tensor<8x64x264xf32>, %v: tensor<8x64x264xf32>) -> tensor<8x64x264xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x264xf32>) -> tensor<8x264x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x264xf32>, tensor<8x264x64xf32>) -> tensor<8x64x64xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x264xf32>) -> tensor<8x64x264xf32>
    func.return %y : tensor<8x64x264xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @width_of_8(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x8xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x8xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x8xf32>) -> tensor<8x64x8xf32> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[Q]] {shape = [1, 8, 64, 8]} : (tensor<8x64x8xf32>) -> tensor<1x8x64x8xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.reshape %[[K]] {shape = [1, 8, 64, 8]} : (tensor<8x64x8xf32>) -> tensor<1x8x64x8xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V]] {shape = [1, 8, 64, 8]} : (tensor<8x64x8xf32>) -> tensor<1x8x64x8xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.scaled_dot_product_attention %[[V0]], %[[V1]], %[[V2]] {scale = 1.0} attributes {strides = [#shape.dims<4096, 8, 64, 1>]} : (tensor<1x8x64x8xf32>, tensor<1x8x64x8xf32>, tensor<1x8x64x8xf32>) -> tensor<1x8x64x8xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.reshape %[[V3]] {shape = [8, 64, 8]} : (tensor<1x8x64x8xf32>) -> tensor<8x64x8xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x8xf32>
  // CHECK-NEXT:  }
  func.func @width_of_8(%q: tensor<8x64x8xf32>, %k: tensor<8x64x8xf32>, %v: tensor<8x64x8xf32>) -> tensor<8x64x8xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x8xf32>) -> tensor<8x8x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x8xf32>, tensor<8x8x64xf32>) -> tensor<8x64x64xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x8xf32>) -> tensor<8x64x8xf32>
    func.return %y : tensor<8x64x8xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @width_of_2(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x2xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x64x2xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x64x2xf32>) -> tensor<8x64x2xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x64x2xf32>) -> tensor<8x2x64xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x2xf32>, tensor<8x2x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[S]] {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x64xf32>, tensor<8x64x2xf32>) -> tensor<8x64x2xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x2xf32>
  // CHECK-NEXT:  }
  func.func @width_of_2(%q: tensor<8x64x2xf32>, %k: tensor<8x64x2xf32>, %v: tensor<8x64x2xf32>) -> tensor<8x64x2xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x64x2xf32>) -> tensor<8x2x64xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x2xf32>, tensor<8x2x64xf32>) -> tensor<8x64x64xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x64xf32>, tensor<8x64x2xf32>) -> tensor<8x64x2xf32>
    func.return %y : tensor<8x64x2xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @one_key(
  // CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<8x64x32xf32>,
  // CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<8x1x32xf32>,
  // CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<8x1x32xf32>) -> tensor<8x64x32xf32> {
  // CHECK-NEXT:    %[[T:[^ ,:]+]] = aten.transpose.int %[[K]] {dim0 = 1, dim1 = 2} : (tensor<8x1x32xf32>) -> tensor<8x32x1xf32>
  // CHECK-NEXT:    %[[S:[^ ,:]+]] = aten.bmm %[[Q]], %[[T]] : (tensor<8x64x32xf32>, tensor<8x32x1xf32>) -> tensor<8x64x1xf32>
  // CHECK-NEXT:    %[[W:[^ ,:]+]] = aten._softmax %[[S]] {dim = -1, half_to_float = false} : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
  // CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.bmm %[[W]], %[[V]] : (tensor<8x64x1xf32>, tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
  // CHECK-NEXT:    func.return %[[Y]] : tensor<8x64x32xf32>
  // CHECK-NEXT:  }
  func.func @one_key(%q: tensor<8x64x32xf32>, %k: tensor<8x1x32xf32>, %v: tensor<8x1x32xf32>) -> tensor<8x64x32xf32> {
    %t = aten.transpose.int %k {dim0 = 1, dim1 = 2} : (tensor<8x1x32xf32>) -> tensor<8x32x1xf32>
    %s = aten.bmm %q, %t : (tensor<8x64x32xf32>, tensor<8x32x1xf32>) -> tensor<8x64x1xf32>
    %w = aten._softmax %s {dim = -1, half_to_float = false} : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %y = aten.bmm %w, %v : (tensor<8x64x1xf32>, tensor<8x1x32xf32>) -> tensor<8x64x32xf32>
    func.return %y : tensor<8x64x32xf32>
  }
}

// REMARK:       {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: -10000 in the place of scores does not hide them for certain
// REMARK-NEXT:  {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: a width of 12: kernels for CUDA take multiples of 8 up to 256
// REMARK-NEXT:  {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
// REMARK-NEXT:  {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: a width of 264: kernels for CUDA take multiples of 8 up to 256
// REMARK-NEXT:  {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: attention over 64 by 64 scores, without a mask, is the library's
// REMARK-NEXT:  {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: a width of 2: kernels for CUDA take multiples of 8 up to 256
// REMARK-NEXT:  {{.*}}raise-attention-cases.mlir:{{[0-9]+}}:10: raise-attention: not raised to the library's attention: there is one key, or a width of 1
