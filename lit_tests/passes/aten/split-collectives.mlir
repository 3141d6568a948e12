// RUN: stepwell-opt %s -p 'split-collectives{least=64 pieces=2}' | filecheck %s
// RUN: stepwell-opt %s -p 'split-collectives{least=64 pieces=2}' --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-collectives --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-collectives | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   pieces: an integer (default 4)
// OPTIONS-NEXT:   least: an integer (default machine.message_bytes)

/// The sum of the first rows is under way while the others are computed.
// CHECK-LABEL: func.func @reduced(
func.func @reduced(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>) -> tensor<2x4x6xf32> {
  // CHECK-NEXT: %[[A:.*]] = aten.slice.Tensor %x {start = 0, end = 4}
  // CHECK-NEXT: %[[B:.*]] = aten.mm %[[A]], %w : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK-NEXT: %[[P:.*]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%[[B]])
  // CHECK-NEXT: %[[C:.*]] = aten.slice.Tensor %x {start = 4, end = 8}
  // CHECK-NEXT: %[[D:.*]] = aten.mm %[[C]], %w : (tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK-NEXT: %[[Q:.*]] = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%[[D]])
  // CHECK-NEXT: %[[E:.*]] = comm.wait %[[P]] : tensor<4x6xf32>
  // CHECK-NEXT: %[[F:.*]] = comm.wait %[[Q]] : tensor<4x6xf32>
  // CHECK-NEXT: %[[G:.*]] = aten.cat [%[[E]], %[[F]]]
  // CHECK-NEXT: %y = aten.reshape %[[G]] {shape = [2, 4, 6]}
  // CHECK-NEXT: func.return %y
  %a = aten.mm %x, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %b = aten.view %a {size = [2, 4, 6]} : (tensor<8x6xf32>) -> tensor<2x4x6xf32>
  // REMARK-DAG: split-collectives.mlir:[[# @LINE + 1]]:8: split-collectives: 2 pieces, each under way while the product that makes the next is computed
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%b) : (tensor<2x4x6xf32>) -> (!comm.pending<tensor<2x4x6xf32>>)
  %y = comm.wait %p : tensor<2x4x6xf32>
  func.return %y : tensor<2x4x6xf32>
}

/// Each piece has rows for each of the ranks. A collective that comes later gets another number.
// CHECK-LABEL: func.func @scattered(
func.func @scattered(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %b: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<6xf32>) {
  // CHECK: %[[A:.*]] = aten.addmm %b, %{{.*}}, %w : (tensor<6xf32>, tensor<4x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK-NEXT: comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%[[A]]) : (tensor<4x6xf32>) -> (!comm.pending<tensor<2x6xf32>>)
  // CHECK: comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 1
  // CHECK: %y = aten.cat
  // CHECK: comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 2 (%b)
  %a = aten.addmm %b, %x, %w : (tensor<6xf32>, tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  // REMARK-DAG: split-collectives.mlir:[[# @LINE + 1]]:8: split-collectives: 2 pieces, each under way while the product that makes the next is computed
  %p = comm.start #comm.reduce_scatter<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<8x6xf32>) -> (!comm.pending<tensor<4x6xf32>>)
  %y = comm.wait %p : tensor<4x6xf32>
  %q = comm.start #comm.all_reduce<"max"> in <"tp", 2, 1> order 1 (%b) : (tensor<6xf32>) -> (!comm.pending<tensor<6xf32>>)
  %z = comm.wait %q : tensor<6xf32>
  func.return %y, %z : tensor<4x6xf32>, tensor<6xf32>
}

/// The first rows of all ranks are multiplied while the others are gathered.
// CHECK-LABEL: func.func @gathered(
func.func @gathered(%x: tensor<4x4xf32>, %w: tensor<4x6xf32>) -> tensor<8x6xf32> {
  // CHECK: %[[P:.*]] = comm.start #comm.all_gather in <"tp", 2, 1> order 0
  // CHECK: %[[Q:.*]] = comm.start #comm.all_gather in <"tp", 2, 1> order 1
  // CHECK-NEXT: %[[A:.*]] = comm.wait %[[P]] : tensor<4x4xf32>
  // CHECK-NEXT: aten.mm %[[A]], %w
  // CHECK: %[[B:.*]] = comm.wait %[[Q]] : tensor<4x4xf32>
  // CHECK-NEXT: aten.mm %[[B]], %w
  // REMARK-DAG: split-collectives.mlir:[[# @LINE + 1]]:8: split-collectives: 2 pieces, each under way while the product of the one before is computed
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<4x4xf32>) -> (!comm.pending<tensor<8x4xf32>>)
  %a = comm.wait %p : tensor<8x4xf32>
  %y = aten.mm %a, %w : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  func.return %y : tensor<8x6xf32>
}

/// Five rows are no pieces, a product that something else reads is whole, and small ones are not worth it.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: aten.cat
func.func @kept(%x: tensor<5x4xf32>, %w: tensor<4x4xf32>) -> (tensor<5x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x1xf32>) {
  %a = aten.mm %x, %w : (tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<5x4xf32>) -> (!comm.pending<tensor<5x4xf32>>)
  %y = comm.wait %p : tensor<5x4xf32>
  %b = aten.mm %w, %w : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 1 (%b) : (tensor<4x4xf32>) -> (!comm.pending<tensor<4x4xf32>>)
  %z = comm.wait %q : tensor<4x4xf32>
  %v = aten.slice.Tensor %w {dim = 1, start = 0, end = 1} : (tensor<4x4xf32>) -> tensor<4x1xf32>
  %c = aten.mm %w, %v : (tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
  %r = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 2 (%c) : (tensor<4x1xf32>) -> (!comm.pending<tensor<4x1xf32>>)
  %u = comm.wait %r : tensor<4x1xf32>
  func.return %y, %z, %b, %u : tensor<5x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x1xf32>
}

/// One row of each rank is one piece.
// CHECK-LABEL: func.func @kept_rows(
// CHECK-NEXT: comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x)
func.func @kept_rows(%x: tensor<1x64xf32>, %w: tensor<64x64xf32>) -> tensor<2x64xf32> {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<1x64xf32>) -> (!comm.pending<tensor<2x64xf32>>)
  %a = comm.wait %p : tensor<2x64xf32>
  %y = aten.mm %a, %w : (tensor<2x64xf32>, tensor<64x64xf32>) -> tensor<2x64xf32>
  func.return %y : tensor<2x64xf32>
}

/// Without options, pieces are as large as what the machine's network moves during its latency.
// CHECK-LABEL: func.func @large(
// CHECK-COUNT-2: comm.start
func.func @large(%x: tensor<8192x64xf32>, %w: tensor<64x8192xf32>) -> tensor<8192x8192xf32> {
  %a = aten.mm %x, %w : (tensor<8192x64xf32>, tensor<64x8192xf32>) -> tensor<8192x8192xf32>
  // REMARK-DAG: split-collectives.mlir:[[# @LINE + 1]]:8: split-collectives: 2 pieces, each under way while the product that makes the next is computed
  %p = comm.start #comm.all_reduce<"sum"> in <"tp", 2, 1> order 0 (%a) : (tensor<8192x8192xf32>) -> (!comm.pending<tensor<8192x8192xf32>>)
  %c = comm.wait %p : tensor<8192x8192xf32>
  func.return %c : tensor<8192x8192xf32>
}
