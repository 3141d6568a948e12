// RUN: stepwell-opt %s -p fold-collectives --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fold-collectives --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p fold-collectives --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: func.func @gather_of_scatter(
func.func @gather_of_scatter(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[P:.*]] = comm.start #comm.all_reduce<"avg"> in <"tp", 2, 1> order 1 (%x)
  // CHECK-NEXT: %y = comm.wait %[[P]]
  // CHECK-NEXT: func.return %y
  %p = comm.start #comm.reduce_scatter<"avg"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  // REMARK-DAG: fold-collectives.mlir:[[# @LINE + 1]]:8: fold-collectives: the parts of a reduction are gathered again: it is an all_reduce
  %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %q : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// -----

/// The part is used, too; or it is gathered from other ranks.
// CHECK-LABEL: func.func @not_gather_of_scatter(
func.func @not_gather_of_scatter(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>) {
  // CHECK: comm.reduce_scatter
  // CHECK: comm.all_gather
  // CHECK: comm.reduce_scatter
  // CHECK: comm.all_gather
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %q = comm.start #comm.all_gather in <"tp", 2, 1> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %q : tensor<4xf32>
  %r = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 2 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %b = comm.wait %r : tensor<2xf32>
  %s = comm.start #comm.all_gather in <"dp", 2, 2> order 3 (%b) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %z = comm.wait %s : tensor<4xf32>
  func.return %y, %a, %z : tensor<4xf32>, tensor<2xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @equal_tensors(
func.func @equal_tensors(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %p = comm.start #comm.all_reduce<"max">
  // CHECK-NEXT: %a = comm.wait %p
  // CHECK-NEXT: %s = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%a)
  // CHECK-NEXT: %d = comm.wait %s
  // CHECK-NEXT: func.return %a, %d
  %p = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  // REMARK-DAG: fold-collectives.mlir:[[# @LINE + 1]]:8: fold-collectives: all ranks have the tensor already, and it would be given back
  %q = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  // REMARK-DAG: fold-collectives.mlir:[[# @LINE + 1]]:8: fold-collectives: all ranks have the tensor already, and it would be given back
  %r = comm.start #comm.broadcast<1> in <"tp", 2, 1> order 2 (%b) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %c = comm.wait %r : tensor<4xf32>
  %s = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 3 (%c) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %d = comm.wait %s : tensor<4xf32>
  func.return %c, %d : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @sums(
func.func @sums(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[A:.*]] = prim.add %x, %w
  // CHECK-NEXT: %[[P:.*]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[A]])
  // CHECK-NEXT: %z = comm.wait %[[P]]
  // CHECK-NEXT: func.return %z
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %a = comm.wait %p : tensor<4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %q : tensor<4xf32>
  // REMARK-DAG: fold-collectives.mlir:[[# @LINE + 1]]:8: fold-collectives: two tensors are added before they are summed over the ranks, and not after
  %z = prim.add %a, %b : tensor<4xf32>
  func.return %z : tensor<4xf32>
}

// -----

/// Strict numerics round as the program does.
module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  func.func @strict(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
    // CHECK: prim.add %a, %b
    %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
    %a = comm.wait %p : tensor<4xf32>
    %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%w) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
    %b = comm.wait %q : tensor<4xf32>
    %z = prim.add %a, %b : tensor<4xf32>
    func.return %z : tensor<4xf32>
  }
}

// -----

/// The parts of a scattered tensor are different ones: of these the first rank's is not what each has.
// CHECK-LABEL: func.func @negative_parts(
func.func @negative_parts(%x: tensor<4xf32>) -> tensor<2xf32> {
  // CHECK-NEXT: comm.start #comm.reduce_scatter
  // CHECK-NEXT: %[[A:.*]] = comm.wait
  // CHECK-NEXT: comm.start #comm.broadcast<0> in <"tp", 2, 1> order 1 (%[[A]])
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<2xf32>>)
  %a = comm.wait %p : tensor<2xf32>
  %q = comm.start #comm.broadcast<0> in <"tp", 2, 1> order 1 (%a) : (tensor<2xf32>) -> (!comm.pending<tensor<2xf32>>)
  %b = comm.wait %q : tensor<2xf32>
  func.return %b : tensor<2xf32>
}
