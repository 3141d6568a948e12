// RUN: stepwell-opt %s -p narrow-collectives | filecheck %s
// RUN: stepwell-opt %s -p narrow-collectives --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p narrow-collectives --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: func.func @behind(
func.func @behind(%x: tensor<4xf32>) -> tensor<8xbf16> {
  // CHECK-NEXT: %[[A:.*]] = prim.convert %x : tensor<4xf32> -> tensor<4xbf16>
  // CHECK-NEXT: %[[P:.*]] = comm.start #comm.all_gather in <"dp", 2, 1> order 0 (%[[A]])
  // CHECK-NEXT: %z = comm.wait %[[P]] : tensor<8xbf16>
  // CHECK-NEXT: func.return %z
  // REMARK-DAG: narrow-collectives.mlir:[[# @LINE + 1]]:8: narrow-collectives: bf16 is sent instead of f32
  %p = comm.start #comm.all_gather in <"dp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<8xf32>>)
  %y = comm.wait %p : tensor<8xf32>
  %z = prim.convert %y : tensor<8xf32> -> tensor<8xbf16>
  func.return %z : tensor<8xbf16>
}

// CHECK-LABEL: func.func @before(
func.func @before(%x: tensor<4xbf16>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[P:.*]] = comm.start #comm.broadcast<0> in <"dp", 2, 1> order 0 (%x)
  // CHECK-NEXT: %[[Y:.*]] = comm.wait %[[P]] : tensor<4xbf16>
  // CHECK-NEXT: %y = prim.convert %[[Y]] : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT: func.return %y
  %a = prim.convert %x : tensor<4xbf16> -> tensor<4xf32>
  // REMARK-DAG: narrow-collectives.mlir:[[# @LINE + 1]]:8: narrow-collectives: bf16 is sent instead of f32
  %p = comm.start #comm.broadcast<0> in <"dp", 2, 1> order 0 (%a) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

/// A sum is rounded where the program does it, and what is used in both types is sent in the wider one.
// CHECK-LABEL: func.func @kept(
func.func @kept(%x: tensor<4xf32>) -> (tensor<4xbf16>, tensor<8xf32>, tensor<8xbf16>) {
  // CHECK: comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 0 (%x) : (tensor<4xf32>)
  // CHECK: comm.start #comm.all_gather in <"dp", 2, 1> order 1 (%x) : (tensor<4xf32>)
  %p = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  %z = prim.convert %y : tensor<4xf32> -> tensor<4xbf16>
  %q = comm.start #comm.all_gather in <"dp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<8xf32>>)
  %v = comm.wait %q : tensor<8xf32>
  %w = prim.convert %v : tensor<8xf32> -> tensor<8xbf16>
  func.return %z, %v, %w : tensor<4xbf16>, tensor<8xf32>, tensor<8xbf16>
}
