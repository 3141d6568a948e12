// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim,canonicalize,cse,dce --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim,canonicalize,cse,dce --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim-attention.mlir.

// CHECK-LABEL: func.func @gradients(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<2x4x9x0xf32>,
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x9x0xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x2x13x0xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x2x13x0xf32>,
// CHECK-SAME:  %[[O:[^ ,:]+]]: tensor<2x4x9x0xf32>,
// CHECK-SAME:  %[[L:[^ ,:]+]]: tensor<2x4x9xf32>) -> (tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]] = aten._scaled_dot_product_flash_attention_for_cpu_backward %[[G]], %[[Q]], %[[K]], %[[V]], %[[O]], %[[L]] {dropout_p = 0.0, is_causal = false} attributes {extern = "no lowering: the scale of a width of 0"} : (tensor<2x4x9x0xf32>, tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>, tensor<2x4x9x0xf32>, tensor<2x4x9xf32>) -> (tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>)
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]] : tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>
// CHECK-NEXT:  }
func.func @gradients(%g: tensor<2x4x9x0xf32>, %q: tensor<2x4x9x0xf32>, %k: tensor<2x2x13x0xf32>, %v: tensor<2x2x13x0xf32>, %o: tensor<2x4x9x0xf32>, %l: tensor<2x4x9xf32>) -> (tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>) {
  %0, %1, %2 = aten._scaled_dot_product_flash_attention_for_cpu_backward %g, %q, %k, %v, %o, %l {dropout_p = 0.0, is_causal = false} : (tensor<2x4x9x0xf32>, tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>, tensor<2x4x9x0xf32>, tensor<2x4x9xf32>) -> (tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>)
  func.return %0, %1, %2 : tensor<2x4x9x0xf32>, tensor<2x2x13x0xf32>, tensor<2x2x13x0xf32>
}

// -----

// CHECK-LABEL: func.func @shared_heads(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x0x9x16xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x2x13x16xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x2x13x16xbf16>) -> (tensor<2x0x9x16xbf16>, tensor<2x0x9xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = aten._scaled_dot_product_flash_attention_for_cpu %[[Q]], %[[K]], %[[V]] {is_causal = true} attributes {extern = "no lowering: 0 heads of queries are not known to be a multiple of 2 heads"} : (tensor<2x0x9x16xbf16>, tensor<2x2x13x16xbf16>, tensor<2x2x13x16xbf16>) -> (tensor<2x0x9x16xbf16>, tensor<2x0x9xf32>)
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<2x0x9x16xbf16>, tensor<2x0x9xf32>
// CHECK-NEXT:  }
func.func @shared_heads(%q: tensor<2x0x9x16xbf16>, %k: tensor<2x2x13x16xbf16>, %v: tensor<2x2x13x16xbf16>) -> (tensor<2x0x9x16xbf16>, tensor<2x0x9xf32>) {
  %0, %1 = aten._scaled_dot_product_flash_attention_for_cpu %q, %k, %v {is_causal = true} : (tensor<2x0x9x16xbf16>, tensor<2x2x13x16xbf16>, tensor<2x2x13x16xbf16>) -> (tensor<2x0x9x16xbf16>, tensor<2x0x9xf32>)
  func.return %0, %1 : tensor<2x0x9x16xbf16>, tensor<2x0x9xf32>
}

// REMARK:       {{.*}}aten-to-prim-attention-cases.mlir:{{[0-9]+}}:16: aten-to-prim: aten._scaled_dot_product_flash_attention_for_cpu_backward is left to ATen: no lowering: the scale of a width of 0
// REMARK-NEXT:  {{.*}}aten-to-prim-attention-cases.mlir:{{[0-9]+}}:12: aten-to-prim: aten._scaled_dot_product_flash_attention_for_cpu is left to ATen: no lowering: 0 heads of queries are not known to be a multiple of 2 heads
