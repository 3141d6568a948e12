// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'split-collectives{least=64 pieces=2}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'split-collectives{least=64 pieces=2}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in split-collectives.mlir.

// CHECK-LABEL: func.func @scattered(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x4xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4x6xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.reshape %[[X]] {shape = [2, 4, 4]} : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 0, end = 2} : (tensor<2x4x4xf32>) -> tensor<2x2x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.reshape %[[V1]] {shape = [4, 4]} : (tensor<2x2x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.addmm %[[B]], %[[V2]], %[[W]] : (tensor<6xf32>, tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 500> order 0 (%[[V3]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.slice.Tensor %[[V0]] {dim = 1, start = 2, end = 4} : (tensor<2x4x4xf32>) -> tensor<2x2x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.reshape %[[V5]] {shape = [4, 4]} : (tensor<2x2x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.addmm %[[B]], %[[V6]], %[[W]] : (tensor<6xf32>, tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 500> order 1 (%[[V7]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = comm.wait %[[V4]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = comm.wait %[[V8]] : tensor<2x6xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = aten.cat [%[[V9]], %[[V10]]] : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%[[B]]) : (tensor<6xf32>) -> (!comm.pending<tensor<6xf32>>)
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = comm.wait %[[Q]] : tensor<6xf32>
// CHECK-NEXT:    func.return %[[Y]], %[[Z]] : tensor<4x6xf32>, tensor<6xf32>
// CHECK-NEXT:  }
func.func @scattered(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %b: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>) {
  %a = aten.addmm %b, %x, %w : (tensor<6xf32>, tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 500> order 0 (%a) : (tensor<8x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
  %y = comm.wait %p : tensor<4x6xf32>
  %q = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%b) : (tensor<6xf32>) -> (!comm.pending<tensor<6xf32>>)
  %z = comm.wait %q : tensor<6xf32>
  func.return %y, %z : tensor<4x6xf32>, tensor<6xf32>
}

// REMARK:       {{.*}}split-collectives-cases.mlir:{{[0-9]+}}:8: split-collectives: 2 pieces, each under way while the product that makes the next is computed
