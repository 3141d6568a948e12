// RUN: stepwell-opt %s -p hoist-slices | filecheck %s
// RUN: stepwell-opt %s -p hoist-slices --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p hoist-slices --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Two steps of an unrolled loop.
// CHECK-LABEL: func.func @steps(
func.func @steps(%x: tensor<32x8xf32>) -> (tensor<1x8xf32>, tensor<1x8xf32>) {
  // CHECK-NEXT: %[[S:.*]] = prim.slice %x offsets [3, 0] strides [1, 1] : tensor<32x8xf32> -> tensor<1x8xf32>
  // CHECK-NEXT: prim.fusion "exp" (%[[A:.*]] = %[[S]] : tensor<1x8xf32>) -> (tensor<1x8xf32>) {
  // CHECK-NEXT:   prim.exp %[[A]]
  // CHECK:      %[[T:.*]] = prim.slice %x offsets [4, 0] strides [1, 1] : tensor<32x8xf32> -> tensor<1x8xf32>
  // CHECK-NEXT: prim.fusion "exp" (%[[B:.*]] = %[[T]] : tensor<1x8xf32>) -> (tensor<1x8xf32>) {
  // CHECK-NEXT:   prim.exp %[[B]]
  // REMARK-DAG: hoist-slices.mlir:[[# @LINE + 1]]:8: hoist-slices: 1 slice hoisted, which makes 2 groups equal
  %0 = prim.fusion "exp" (%a = %x : tensor<32x8xf32>) -> (tensor<1x8xf32>) {
    %s = prim.slice %a offsets [3, 0] strides [1, 1] : tensor<32x8xf32> -> tensor<1x8xf32>
    %e = prim.exp %s : tensor<1x8xf32>
    prim.yield %e : tensor<1x8xf32>
  }
  // REMARK-DAG: hoist-slices.mlir:[[# @LINE + 1]]:8: hoist-slices: 1 slice hoisted, which makes 2 groups equal
  %1 = prim.fusion "exp" (%a = %x : tensor<32x8xf32>) -> (tensor<1x8xf32>) {
    %s = prim.slice %a offsets [4, 0] strides [1, 1] : tensor<32x8xf32> -> tensor<1x8xf32>
    %e = prim.exp %s : tensor<1x8xf32>
    prim.yield %e : tensor<1x8xf32>
  }
  func.return %0, %1 : tensor<1x8xf32>, tensor<1x8xf32>
}

/// Nothing is gained where groups are equal already, where one stands alone, or where a group reads all of the tensor.
// CHECK-LABEL: func.func @negative_equal(
func.func @negative_equal(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NOT: prim.slice %x
  // CHECK-NOT: prim.slice %y
  // REMARK-DAG: hoist-slices.mlir:[[# @LINE + 1]]:8: hoist-slices: no slice is hoisted: the groups like it read the same slices
  %0 = prim.fusion "exp" (%a = %x : tensor<8xf32>) -> (tensor<4xf32>) {
    %s = prim.slice %a offsets [3] strides [1] : tensor<8xf32> -> tensor<4xf32>
    %e = prim.exp %s : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  %1 = prim.fusion "exp" (%a = %y : tensor<8xf32>) -> (tensor<4xf32>) {
    %s = prim.slice %a offsets [3] strides [1] : tensor<8xf32> -> tensor<4xf32>
    %e = prim.exp %s : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  %2 = prim.fusion "roll" (%a = %x : tensor<8xf32>) -> (tensor<8xf32>) {
    %s = prim.slice %a offsets [3] strides [1] : tensor<8xf32> -> tensor<5xf32>
    %t = prim.slice %a offsets [0] strides [1] : tensor<8xf32> -> tensor<3xf32>
    %c = prim.concatenate %s, %t dim 0 : tensor<5xf32>, tensor<3xf32> -> tensor<8xf32>
    prim.yield %c : tensor<8xf32>
  }
  %3 = prim.fusion "roll" (%a = %x : tensor<8xf32>) -> (tensor<8xf32>) {
    %s = prim.slice %a offsets [4] strides [1] : tensor<8xf32> -> tensor<4xf32>
    %t = prim.slice %a offsets [0] strides [1] : tensor<8xf32> -> tensor<4xf32>
    %c = prim.concatenate %s, %t dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
    prim.yield %c : tensor<8xf32>
  }
  // CHECK: func.return
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>
}
