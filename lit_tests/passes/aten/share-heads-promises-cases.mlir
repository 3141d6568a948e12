// RUN: stepwell-opt %s -p share-heads --machine=h100 | filecheck %s

/// cuDNN's kernel gives sizes, too, of which torch promises what they are; what takes its place does not.
// CHECK-LABEL: func.func @promised(
// CHECK-NEXT:    %[[Y:.*]] = aten.scaled_dot_product_attention %q, %k, %v {enable_gqa = true}
// CHECK-NEXT:    func.return %[[Y]]
func.func @promised(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> tensor<1x8x64x32xbf16> {
  %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %b = aten.expand %a {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %b {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %c = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %d = aten.expand %c {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %n = aten.reshape %d {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y, %1, %2, %3, %rows, %keys, %4, %5, %6 = aten._scaled_dot_product_cudnn_attention %q, %m, %n {compute_log_sumexp = false} : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> (tensor<1x8x64x32xbf16>, none, none, none, index, index, tensor<i64>, tensor<i64>, none)
  shape.assert %rows is <64>, "another number of rows"
  shape.assert %keys is <64>, "another number of keys"
  func.return %y : tensor<1x8x64x32xbf16>
}

/// A size that something else takes is needed.
// CHECK-LABEL: func.func @negative_taken(
// CHECK:         aten._scaled_dot_product_cudnn_attention
func.func @negative_taken(%q: tensor<1x8x64x32xbf16>, %k: tensor<1x2x64x32xbf16>, %v: tensor<1x2x64x32xbf16>) -> (tensor<1x8x64x32xbf16>, index) {
  %a = aten.unsqueeze %k {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %b = aten.expand %a {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %m = aten.reshape %b {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %c = aten.unsqueeze %v {dim = 2} : (tensor<1x2x64x32xbf16>) -> tensor<1x2x1x64x32xbf16>
  %d = aten.expand %c {size = [1, 2, 4, 64, 32]} : (tensor<1x2x1x64x32xbf16>) -> tensor<1x2x4x64x32xbf16>
  %n = aten.reshape %d {shape = [1, 8, 64, 32]} : (tensor<1x2x4x64x32xbf16>) -> tensor<1x8x64x32xbf16>
  %y, %1, %2, %3, %rows, %keys, %4, %5, %6 = aten._scaled_dot_product_cudnn_attention %q, %m, %n {compute_log_sumexp = false} : (tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>, tensor<1x8x64x32xbf16>) -> (tensor<1x8x64x32xbf16>, none, none, none, index, index, tensor<i64>, tensor<i64>, none)
  func.return %y, %rows : tensor<1x8x64x32xbf16>, index
}
