// RUN: stepwell-opt %s -p hoist-collectives | filecheck %s
// RUN: stepwell-opt %s -p hoist-collectives --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "hoist-collectives{pending=64}" | filecheck %s --check-prefix=PENDING
// RUN: stepwell-opt %s -p hoist-collectives --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes hoist-collectives | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   pending: an integer (default 268435456)

/// It starts before what it does not need.
// CHECK-LABEL: func.func @independent(
func.func @independent(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %p = comm.start
  // CHECK-NEXT: prim.exp %w
  // CHECK-NEXT: comm.wait %p
  %e = prim.exp %w : tensor<4xf32>
  // REMARK-DAG: hoist-collectives.mlir:[[# @LINE + 1]]:8: hoist-collectives: it starts before 1 independent operation, and takes about 150 us
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  func.return %y, %e : tensor<4xf32>, tensor<4xf32>
}

/// It starts behind what makes its operand, and behind a random number, whose generator others use.
// CHECK-LABEL: func.func @dependent(
func.func @dependent(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: aten.rand
  // CHECK-NEXT: prim.exp %w
  // CHECK-NEXT: comm.start
  // CHECK-NEXT: prim.exp %x
  %r = aten.rand {size = #shape.dims<4>} : () -> tensor<4xf32>
  %e = prim.exp %w : tensor<4xf32>
  %a = prim.exp %x : tensor<4xf32>
  // REMARK-DAG: hoist-collectives.mlir:[[# @LINE + 1]]:8: hoist-collectives: it starts before 1 independent operation, and takes about 150 us
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%e) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  func.return %y, %r, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

/// Collectives keep their order. One passes the wait for another if both results have room.
// CHECK-LABEL: func.func @several(
// PENDING-LABEL: func.func @several(
func.func @several(%x: tensor<4xf32>, %w: tensor<8xf32>) -> (tensor<4xf32>, tensor<16xf32>) {
  // CHECK-NEXT: %p = comm.start
  // CHECK-NEXT: %q = comm.start
  // CHECK-NEXT: %y = comm.wait %p
  // CHECK-NEXT: %a = prim.exp %y
  // CHECK-NEXT: %z = comm.wait %q
  // PENDING-NEXT: %p = comm.start
  // PENDING-NEXT: %y = comm.wait %p
  // PENDING-NEXT: %q = comm.start
  // PENDING-NEXT: %a = prim.exp %y
  // PENDING-NEXT: %z = comm.wait %q
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  %a = prim.exp %y : tensor<4xf32>
  // REMARK-DAG: hoist-collectives.mlir:[[# @LINE + 1]]:8: hoist-collectives: it starts before 1 independent operation, and takes about 150 us
  %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%w) : (tensor<8xf32>) -> (!comm.pending<tensor<16xf32>>)
  %z = comm.wait %q : tensor<16xf32>
  func.return %a, %z : tensor<4xf32>, tensor<16xf32>
}
