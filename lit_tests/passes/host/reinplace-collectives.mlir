// RUN: stepwell-opt %s -p reinplace-collectives | filecheck %s
// RUN: stepwell-opt %s -p reinplace-collectives --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p reinplace-collectives,plan-memory -t host | filecheck %s --check-prefix=HOST
// RUN: stepwell-opt %s -p reinplace-collectives --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A matrix product and the result of another collective are overwritten. Each is freed after its last use.
// CHECK-LABEL: func.func @dead(
// CHECK:         comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 in_place (%a)
// CHECK:         comm.start #comm.broadcast<0> in <"tp", 2, 1> order 1 in_place (%y)
// HOST-LABEL: program of @dead:
// HOST:         a = aten_neg(x)
// HOST-NEXT:    p = all_reduce_(a, 'sum', group_tp)
// HOST-NEXT:    y = wait_tensor(p)
// HOST-NEXT:    del p
// HOST-NEXT:    q = broadcast_(y, 0, group_tp)
// HOST-NEXT:    z = wait_tensor(q)
// HOST-NEXT:    del q
// HOST-NEXT:    s = aten_sin(z)
// HOST-NEXT:    del z
// HOST-NEXT:    del y
// HOST-NEXT:    del a
// HOST-NEXT:    return (s,)
func.func @dead(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  %a = aten.neg %x : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:8: reinplace-collectives: its results are written over its operands
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>)
  %y = comm.wait %p : !host.buffer<[32], f32>
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:8: reinplace-collectives: its results are written over its operands
  %q = comm.start #comm.broadcast<0> in <"tp", 2, 1> order 1 (%y) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>)
  %z = comm.wait %q : !host.buffer<[32], f32>
  %s = aten.sin %z : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  func.return %s : !host.buffer<[32], f32>
}

/// What a kernel makes is overwritten: it is not in the arena.
// CHECK-LABEL: func.func @of_a_kernel(
// CHECK:         comm.start {{.*}} in_place (%a)
// HOST-LABEL: program of @of_a_kernel:
// HOST:         a = empty_strided(
// HOST:         all_reduce_(a, 'sum', group_tp)
func.func @of_a_kernel(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  %a = host.alloc : !host.buffer<[32], f32>
  host.copy %x to %a : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:8: reinplace-collectives: its results are written over its operands
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>)
  %y = comm.wait %p : !host.buffer<[32], f32>
  %s = aten.sin %y : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  func.return %s : !host.buffer<[32], f32>
}

/// Not what the caller has, what is returned, what is read later, what is given twice, and where results have other sizes.
// CHECK-LABEL: func.func @negative(
// CHECK-NOT:     in_place
// CHECK:         func.return
func.func @negative(%x: !host.buffer<[32], f32>) -> (!host.buffer<[32], f32>, !host.buffer<[32], f32>, !host.buffer<[64], f32>) {
  %a = aten.neg %x : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  %b = aten.neg %a : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  %c = aten.neg %b : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:8: reinplace-collectives: its results get memory of their own: an operand is not a buffer of its own
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>)
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:8: reinplace-collectives: its results get memory of their own: an operand is needed later
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%a) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>)
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:8: reinplace-collectives: its results get memory of their own: an operand is needed later
  %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%b) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>)
  %d = aten.sin %b : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  // REMARK-DAG: reinplace-collectives.mlir:[[# @LINE + 1]]:12: reinplace-collectives: its results get memory of their own: two operands share memory
  %t, %u = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%c, %c) : (!host.buffer<[32], f32>, !host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[32], f32>>, !comm.pending<!host.buffer<[32], f32>>)
  %g = comm.start #comm.all_gather in <"tp", 2, 1> order 4 (%d) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[64], f32>>)
  %w1 = comm.wait %p : !host.buffer<[32], f32>
  %w2 = comm.wait %q : !host.buffer<[32], f32>
  %w3 = comm.wait %r : !host.buffer<[32], f32>
  %w4 = comm.wait %t : !host.buffer<[32], f32>
  %w5 = comm.wait %u : !host.buffer<[32], f32>
  %w6 = comm.wait %g : !host.buffer<[64], f32>
  func.return %a, %w1, %w6 : !host.buffer<[32], f32>, !host.buffer<[32], f32>, !host.buffer<[64], f32>
}
