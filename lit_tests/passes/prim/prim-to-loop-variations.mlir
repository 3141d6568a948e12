// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: loop.kernel @product(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<0xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<0xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index,
// CHECK-SAME:  %[[S1:[^ ,:]+]]: index) {
// CHECK-NEXT:  }
func.func private @product(%x: tensor<?x?xf32, #shape.dims<s0, s1>>, %w: tensor<?x0xbf16, #shape.dims<s1, 0>>) -> tensor<?x0xf32, #shape.dims<s0, 0>> {
  %y = prim.contract <mul, add> %x[m, k], %w[k, n] -> [m, n] : tensor<?x?xf32, #shape.dims<s0, s1>>, tensor<?x0xbf16, #shape.dims<s1, 0>> -> tensor<?x0xf32, #shape.dims<s0, 0>>
  func.return %y : tensor<?x0xf32, #shape.dims<s0, 0>>
}
// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[S1:[^ ,:]+]]: index {shape.symbol = "s1"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[s0, s1], f32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: !host.buffer<[s1, 0], bf16>) -> !host.buffer<[s0, 0], f32> {
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = host.alloc : !host.buffer<[s0, 0], f32>
// CHECK-NEXT:    host.launch @product(%[[X]], %[[W]], %[[Y]], %[[S0]], %[[S1]]) : !host.buffer<[s0, s1], f32>, !host.buffer<[s1, 0], bf16>, !host.buffer<[s0, 0], f32>, index, index
// CHECK-NEXT:    func.return %[[Y]] : !host.buffer<[s0, 0], f32>
// CHECK-NEXT:  }
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}, %x: tensor<?x?xf32, #shape.dims<s0, s1>>, %w: tensor<?x0xbf16, #shape.dims<s1, 0>>) -> tensor<?x0xf32, #shape.dims<s0, 0>> {
  %y = func.call @product(%x, %w) : (tensor<?x?xf32, #shape.dims<s0, s1>>, tensor<?x0xbf16, #shape.dims<s1, 0>>) -> tensor<?x0xf32, #shape.dims<s0, 0>>
  func.return %y : tensor<?x0xf32, #shape.dims<s0, 0>>
}
