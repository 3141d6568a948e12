// RUN: stepwell-opt %s -p prim-to-loop | filecheck %s

/// A collective reads and gives row-major buffers; one that lies otherwise is copied.
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:    %x: !host.buffer<[4, 8], f32, [1, 4]>
// CHECK-NEXT:   %[[R:.*]] = host.alloc : !host.buffer<[4, 8], f32>
// CHECK-NEXT:   host.copy %x to %[[R]]
// CHECK-NEXT:   %[[P:.*]] = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%[[R]]) : (!host.buffer<[4, 8], f32>) -> (!comm.pending<!host.buffer<[2, 8], f32>>)
// CHECK-NEXT:   %[[Y:.*]] = comm.wait %[[P]] : !host.buffer<[2, 8], f32>
// CHECK-NEXT:   func.return %[[Y]]
func.func @transposed(%x: tensor<4x8xf32> {stepwell.strides = #shape.dims<1, 4>}) -> tensor<2x8xf32> {
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4x8xf32>) -> (!comm.pending<tensor<2x8xf32>>)
  %y = comm.wait %p : tensor<2x8xf32>
  func.return %y : tensor<2x8xf32>
}
