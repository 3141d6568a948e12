// RUN: stepwell-opt %s | stepwell-opt | filecheck %s

/// A rank that holds other tensors than its neighbours gives and takes parts of them.
// CHECK-LABEL: func.func @tensors
func.func @tensors(%x: tensor<4x8xf32>, %z: tensor<2xi64>, %s0: index {shape.symbol = "s0"},
                   %v: tensor<?x3xf32, #shape.dims<s0, 3>>) -> (tensor<4x8xf32>, tensor<4xi64>) {
  // CHECK-NEXT: %[[A:.*]] = comm.start #comm.all_reduce<"sum"> in <"mesh_tp", 2, 1> order 0 (%{{.*}}) : (tensor<4x8xf32>) -> (!comm.pending<tensor<4x8xf32>>)
  %a = comm.start #comm.all_reduce<"sum"> in <"mesh_tp", 2, 1> order 0 (%x) : (tensor<4x8xf32>) -> (!comm.pending<tensor<4x8xf32>>)
  // CHECK-NEXT: %{{.*}} = comm.start #comm.all_gather in <"mesh_dp", 2, 2> order 1 (%{{.*}}) : (tensor<2xi64>) -> (!comm.pending<tensor<4xi64>>)
  %b = comm.start #comm.all_gather in <"mesh_dp", 2, 2> order 1 (%z) : (tensor<2xi64>) -> (!comm.pending<tensor<4xi64>>)
  // CHECK-NEXT: %{{.*}} = comm.wait %[[A]] : tensor<4x8xf32>
  %c = comm.wait %a : tensor<4x8xf32>
  %d = comm.wait %b : tensor<4xi64>
  // CHECK-NEXT: %{{.*}} = comm.wait
  // CHECK-NEXT: %{{.*}} = comm.start #comm.broadcast<1> in <"ends", [0, 3]> order 4 (%{{.*}})
  %e = comm.start #comm.broadcast<1> in <"ends", [0, 3]> order 4 (%x) : (tensor<4x8xf32>) -> (!comm.pending<tensor<4x8xf32>>)
  %f = comm.wait %e : tensor<4x8xf32>
  // CHECK: = comm.start #comm.reduce_scatter<"avg"> in <"mesh_tp", 2, 1> order 5 (%{{.*}}, %{{.*}}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> (!comm.pending<tensor<2x8xf32>>, !comm.pending<tensor<2x8xf32>>)
  %g, %h = comm.start #comm.reduce_scatter<"avg"> in <"mesh_tp", 2, 1> order 5 (%x, %f) : (tensor<4x8xf32>, tensor<4x8xf32>) -> (!comm.pending<tensor<2x8xf32>>, !comm.pending<tensor<2x8xf32>>)
  %i = comm.wait %g : tensor<2x8xf32>
  %j = comm.wait %h : tensor<2x8xf32>
  // CHECK: comm.start #comm.all_to_all<#shape.dims<1, s0 - 1>, #shape.dims<2, 3>> in <"mesh_tp", 2, 1> order 6 (%{{.*}}) : (tensor<?x3xf32, #shape.dims<s0, 3>>) -> (!comm.pending<tensor<5x3xf32>>)
  %k = comm.start #comm.all_to_all<#shape.dims<1, s0 - 1>, #shape.dims<2, 3>> in <"mesh_tp", 2, 1> order 6 (%v) : (tensor<?x3xf32, #shape.dims<s0, 3>>) -> (!comm.pending<tensor<5x3xf32>>)
  %l = comm.wait %k : tensor<5x3xf32>
  // CHECK: comm.start #comm.messages<[#comm.send<1, 0>, #comm.receive<3, 7>]> in <"mesh_pp", 4, 1> order 7 (%{{.*}}, %{{.*}}) : (tensor<4x8xf32>, tensor<2xi64>) -> (!comm.pending<tensor<0xf32>>, !comm.pending<tensor<2xi64>>)
  %m, %n = comm.start #comm.messages<[#comm.send<1, 0>, #comm.receive<3, 7>]> in <"mesh_pp", 4, 1> order 7 (%x, %z) : (tensor<4x8xf32>, tensor<2xi64>) -> (!comm.pending<tensor<0xf32>>, !comm.pending<tensor<2xi64>>)
  %o = comm.wait %m : tensor<0xf32>
  %p = comm.wait %n : tensor<2xi64>
  func.return %c, %d : tensor<4x8xf32>, tensor<4xi64>
}

// CHECK-LABEL: func.func @buffers
func.func @buffers(%x: !host.buffer<[4, 8], f32>) -> !host.buffer<[8, 8], f32> {
  // CHECK-NEXT: %{{.*}} = comm.start #comm.all_gather in <"mesh_tp", 2, 1> order 0 (%{{.*}}) : (!host.buffer<[4, 8], f32>) -> (!comm.pending<!host.buffer<[8, 8], f32>>)
  %p = comm.start #comm.all_gather in <"mesh_tp", 2, 1> order 0 (%x) : (!host.buffer<[4, 8], f32>) -> (!comm.pending<!host.buffer<[8, 8], f32>>)
  %y = comm.wait %p : !host.buffer<[8, 8], f32>
  func.return %y : !host.buffer<[8, 8], f32>
}
