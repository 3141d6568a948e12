// RUN: stepwell-opt %s -t host | filecheck %s
// RUN: not stepwell-opt %s -t host-c 2>&1 | filecheck %s --check-prefix=C

/// Groups and operators are looked up once; torch gives a result that is complete when it is waited for.
// CHECK:      all_reduce_coalesced = runtime.collective('all_reduce_coalesced')
// CHECK-NEXT: group_mesh_tp = runtime.group('mesh_tp', 2, 1)
// CHECK-NEXT: wait_tensor = runtime.collective('wait_tensor')
// CHECK-NEXT: all_to_all_single = runtime.collective('all_to_all_single')
// CHECK-NEXT: group_ends = runtime.group('ends', 2, 0, 0, 3)
// CHECK-NEXT: all_gather_into_tensor_coalesced = runtime.collective('all_gather_into_tensor_coalesced')
// CHECK:      p, q = all_reduce_coalesced([x, w], 'sum', group_mesh_tp)
// CHECK-NEXT: y = wait_tensor(p)
// CHECK-NEXT: del p
// CHECK-NEXT: z = wait_tensor(q)
// CHECK-NEXT: del q
// CHECK-NEXT: r = all_to_all_single(y, (1, s0 + 1), (2, s0), group_ends)
// CHECK-NEXT: g, h = all_gather_into_tensor_coalesced([w, z], 2, group_mesh_tp)
// CHECK-NEXT: v = wait_tensor(r)
// CHECK-NEXT: del r
// CHECK-NEXT: m = wait_tensor(g)
// CHECK-NEXT: del g
// CHECK-NEXT: n = wait_tensor(h)
// CHECK-NEXT: del h
// CHECK-NEXT: return (v, m, n)
// C: error: a host program in C does not communicate with other processes
func.func @forward(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0 + 2, 3], f32>, %w: !host.buffer<[4], f32>) -> (!host.buffer<[s0 + 2, 3], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>) {
  %p, %q = comm.start #comm.all_reduce<"sum"> in <"mesh_tp", 2, 1> order 0 (%x, %w) : (!host.buffer<[s0 + 2, 3], f32>, !host.buffer<[4], f32>) -> (!comm.pending<!host.buffer<[s0 + 2, 3], f32>>, !comm.pending<!host.buffer<[4], f32>>)
  %y = comm.wait %p : !host.buffer<[s0 + 2, 3], f32>
  %z = comm.wait %q : !host.buffer<[4], f32>
  %r = comm.start #comm.all_to_all<#shape.dims<2, s0>, #shape.dims<1, s0 + 1>> in <"ends", [0, 3]> order 1 (%y) : (!host.buffer<[s0 + 2, 3], f32>) -> (!comm.pending<!host.buffer<[s0 + 2, 3], f32>>)
  %g, %h = comm.start #comm.all_gather in <"mesh_tp", 2, 1> order 2 (%w, %z) : (!host.buffer<[4], f32>, !host.buffer<[4], f32>) -> (!comm.pending<!host.buffer<[8], f32>>, !comm.pending<!host.buffer<[8], f32>>)
  %v = comm.wait %r : !host.buffer<[s0 + 2, 3], f32>
  %m = comm.wait %g : !host.buffer<[8], f32>
  %n = comm.wait %h : !host.buffer<[8], f32>
  func.return %v, %m, %n : !host.buffer<[s0 + 2, 3], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
}
