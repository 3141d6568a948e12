// RUN: stepwell-opt %s -p sink-waits | filecheck %s
// RUN: stepwell-opt %s -p sink-waits --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p sink-waits --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// It is waited for where it is used.
// CHECK-LABEL: func.func @independent(
func.func @independent(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: comm.start
  // CHECK-NEXT: prim.exp %x
  // CHECK-NEXT: %y = comm.wait %p
  // CHECK-NEXT: prim.add %y
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  // REMARK-DAG: sink-waits.mlir:[[# @LINE + 1]]:8: sink-waits: 1 independent operation first: the collective takes about 150 us
  %y = comm.wait %p : tensor<4xf32>
  %a = prim.exp %x : tensor<4xf32>
  %b = prim.add %y, %a : tensor<4xf32>
  func.return %b : tensor<4xf32>
}

/// The wait passes other collectives, and nothing whose effects are unknown.
// CHECK-LABEL: func.func @others(
func.func @others(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %p = comm.start
  // CHECK-NEXT: %q = comm.start
  // CHECK-NEXT: %z = comm.wait %q
  // CHECK-NEXT: %y = comm.wait %p
  // CHECK-NEXT: aten.rand
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  // REMARK-DAG: sink-waits.mlir:[[# @LINE + 1]]:8: sink-waits: 1 independent operation first: the collective takes about 150 us
  %y = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %z = comm.wait %q : tensor<4xf32>
  %r = aten.rand {size = #shape.dims<4>} : () -> tensor<4xf32>
  func.return %y, %z, %r : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
