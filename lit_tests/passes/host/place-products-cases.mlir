// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p place-products --split-input-file | filecheck %s

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in place-products.mlir.

// CHECK-LABEL: func.func @two_products(
// CHECK-SAME:  !host.buffer<[4, 8], f32>, !host.buffer<[8, 1000], f32>, !host.buffer<[8], f32>) -> ()
func.func @two_products(!host.buffer<[4, 8], f32>, !host.buffer<[8, 1000], f32>, !host.buffer<[8], f32>) -> ()
