// RUN: stepwell-opt %s -p bucket-collectives | filecheck %s
// RUN: stepwell-opt %s -p bucket-collectives --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "bucket-collectives{bytes=32}" | filecheck %s --check-prefix=BYTES
// RUN: stepwell-opt %s -p bucket-collectives --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes bucket-collectives | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bytes: an integer (default machine.message_bytes)

/// Those of one kind, group and type become one, that of another kind between them aside.
// CHECK-LABEL: func.func @same(
// BYTES-LABEL: func.func @same(
func.func @same(%x: tensor<4xf32>, %w: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %m = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%x)
  // CHECK-NEXT: %p, %q, %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%x, %w, %x)
  // CHECK-NEXT: comm.wait %p
  // BYTES: comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) :
  // BYTES: comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%w) :
  // BYTES: comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%x) :
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %m = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%w) : (tensor<8xf32>) -> (!comm.pending<tensor<8xf32>>)
  // REMARK-DAG: bucket-collectives.mlir:[[# @LINE + 1]]:8: bucket-collectives: 3 collectives of together 64 bytes are one
  %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %b = comm.wait %m : tensor<4xf32>
  %c = comm.wait %q : tensor<8xf32>
  %d = comm.wait %r : tensor<4xf32>
  func.return %a, %b, %c, %d : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<4xf32>
}

/// Other groups, other types, and what is waited for before: each stays alone. A broadcast is of one tensor.
// CHECK-LABEL: func.func @different(
func.func @different(%x: tensor<4xf32>, %w: tensor<4xf64>) -> () {
  // CHECK-NOT: ) -> (!comm.pending<{{.*}}>, 
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 2> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%w) : (tensor<4xf64>) -> (!comm.pending<tensor<4xf64>>)
  %a = comm.wait %p : tensor<4xf32>
  %b = comm.wait %q : tensor<4xf32>
  %c = comm.wait %r : tensor<4xf64>
  %s = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %d = comm.wait %s : tensor<4xf32>
  %t = comm.start #comm.broadcast<0> in <"tp", 2, 1> order 4 (%d) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %u = comm.start #comm.broadcast<0> in <"tp", 2, 1> order 5 (%d) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %e = comm.wait %t : tensor<4xf32>
  %f = comm.wait %u : tensor<4xf32>
  // CHECK: func.return
  func.return
}

/// A rank that cuts its padding off between two collectives gets the bucket of a rank that has none.
// CHECK-LABEL: func.func @padded(
func.func @padded(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  // CHECK-NEXT: %p, %q = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 1 (%x, %w)
  // CHECK-NEXT: %a = comm.wait %p : tensor<2xf32>
  // CHECK-NEXT: prim.slice %a
  // CHECK-NEXT: %b = comm.wait %q : tensor<2xf32>
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %s = prim.slice %a offsets [0] strides [1] : tensor<2xf32> -> tensor<1xf32>
  // REMARK-DAG: bucket-collectives.mlir:[[# @LINE + 1]]:8: bucket-collectives: 2 collectives of together 32 bytes are one
  %q = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %b = comm.wait %q : tensor<2xf32>
  %t = prim.slice %b offsets [0] strides [1] : tensor<2xf32> -> tensor<1xf32>
  func.return %s, %t : tensor<1xf32>, tensor<1xf32>
}

/// The second does not depend on the first, but the third does, and its place in the order is before the second's.
// CHECK-LABEL: func.func @through_another(
func.func @through_another(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: order 0 (%x) :
  // CHECK: order 1 (%{{.*}}) :
  // CHECK: order 2 (%x) :
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %e = prim.exp %a : tensor<4xf32>
  %m = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%e) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %m : tensor<4xf32>
  %c = comm.wait %q : tensor<4xf32>
  func.return %b, %c : tensor<4xf32>, tensor<4xf32>
}
