// RUN: stepwell-opt %s -p plan-memory | filecheck %s
// RUN: stepwell-opt %s -p plan-memory,plan-memory | filecheck %s
// RUN: stepwell-opt %s -p plan-memory --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p plan-memory --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes plan-memory | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   alignment: an integer (default machine.line)

loop.kernel @reverse(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[-%i + 31] : memref<32xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}

loop.kernel @no_loop(%x: memref<?xf32>, %y: memref<?xf32>) {
}

/// The first and the third intermediate live at different times; the result is not in the arena.
// CHECK-LABEL: func.func @chain(
// REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:1: plan-memory: 3 intermediate buffers of 384 bytes in an arena of 256 bytes
func.func @chain(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: %[[M:.*]] = host.arena 256
  // CHECK-NEXT: %[[A:.*]] = host.slice %[[M]] at 0
  // CHECK-NEXT: host.launch @reverse(%x, %[[A]])
  // CHECK-NEXT: %[[B:.*]] = host.slice %[[M]] at 128
  // CHECK-NEXT: host.launch @reverse(%[[A]], %[[B]])
  // CHECK-NEXT: %[[C:.*]] = host.slice %[[M]] at 0
  // CHECK-NEXT: host.launch @reverse(%[[B]], %[[C]])
  // CHECK-NEXT: %[[D:.*]] = host.alloc
  // CHECK-NEXT: host.launch @reverse(%[[C]], %[[D]])
  // CHECK-NEXT: func.return %[[D]]
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %c = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%b, %c) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %d = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%c, %d) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %d : !host.buffer<[32], f32>
}

/// Where a buffer is allocated does not matter: it has its bytes from its first use on.
// CHECK-LABEL: func.func @allocated_early(
// REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:1: plan-memory: 3 intermediate buffers of 384 bytes in an arena of 256 bytes
func.func @allocated_early(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: %[[M:.*]] = host.arena 256
  // CHECK-NEXT: host.slice %[[M]] at 0
  // CHECK-NEXT: host.slice %[[M]] at 128
  // CHECK-NEXT: host.slice %[[M]] at 0
  %a = host.alloc : !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  %c = host.alloc : !host.buffer<[32], f32>
  %v = host.view %c offset 0 : !host.buffer<[32], f32> -> !host.buffer<[4, 8], f32>
  %d = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.launch @reverse(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.launch @reverse(%b, %v) : !host.buffer<[32], f32>, !host.buffer<[4, 8], f32>
  host.launch @reverse(%c, %d) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %d : !host.buffer<[32], f32>
}

/// A view keeps the memory behind it alive.
// CHECK-LABEL: func.func @through_a_view(
// REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:1: plan-memory: 2 intermediate buffers of 256 bytes in an arena of 256 bytes
func.func @through_a_view(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK: host.arena 256
  // CHECK: host.slice %{{.*}} at 0
  // CHECK: host.slice %{{.*}} at 128
  %a = host.alloc : !host.buffer<[4, 8], f32>
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[4, 8], f32>
  %v = host.view %a offset 0 : !host.buffer<[4, 8], f32> -> !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %d = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%v, %d) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.launch @reverse(%b, %d) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %d : !host.buffer<[32], f32>
}

/// What is split without a promise to stay one's own is views of the operand, whatever the schema says.
// CHECK-LABEL: func.func @unsafe_split(
// REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:1: plan-memory: 2 intermediate buffers of 256 bytes in an arena of 256 bytes
func.func @unsafe_split(%x: !host.buffer<[32], f32>) -> !host.buffer<[16], f32> {
  // CHECK: host.arena 256
  // CHECK: host.slice %{{.*}} at 0
  // CHECK: host.slice %{{.*}} at 128
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %p, %q = aten.unsafe_split.Tensor %a {split_size = 16 : i64} : (!host.buffer<[32], f32>) -> (!host.buffer<[16], f32>, !host.buffer<[16], f32>)
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.launch @reverse(%b, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %r = aten.add.Tensor %p, %q : (!host.buffer<[16], f32>, !host.buffer<[16], f32>) -> !host.buffer<[16], f32>
  func.return %r : !host.buffer<[16], f32>
}

/// A buffer of unknown size, and what an extern call gives, are freed after their last use.
// CHECK-LABEL: func.func @freed(
func.func @freed(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32> {
  // CHECK:      %[[A:.*]] = aten.mm %x, %x
  // CHECK-NEXT: %[[B:.*]] = aten.mm %[[A]], %x
  // CHECK-NEXT: host.free %[[A]]
  // CHECK-NEXT: %[[C:.*]] = aten.mm %[[B]], %[[B]]
  // CHECK-NEXT: host.free %[[B]]
  // CHECK-NEXT: func.return %[[C]]
  %a = aten.mm %x, %x : (!host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32>
  %b = aten.mm %a, %x : (!host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32>
  %c = aten.mm %b, %b : (!host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32>
  func.return %c : !host.buffer<[s0, s0], f32>
}

/// Nothing of a symbolic size is in the arena, also where it has no elements or its stride is 0.
// CHECK-LABEL: func.func @symbolic(
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32> {
  // CHECK-NEXT: host.alloc : !host.buffer<[s0, 0], f32>
  // CHECK-NEXT: host.alloc : !host.buffer<[s0], f32, [0]>
  // REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:8: plan-memory: %a (host.alloc) is not in the arena: its size depends on symbols
  %a = host.alloc : !host.buffer<[s0, 0], f32>
  // REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:8: plan-memory: %b (host.alloc) is not in the arena: its size depends on symbols
  %b = host.alloc : !host.buffer<[s0], f32, [0]>
  host.launch @no_loop(%a, %b) : !host.buffer<[s0, 0], f32>, !host.buffer<[s0], f32, [0]>
  func.return %x : !host.buffer<[s0, s0], f32>
}

/// What ATen gives is freed once, also where its strides are checked.
// CHECK-LABEL: func.func @guarded(
func.func @guarded(%x: !host.buffer<[32], f32>, %y: !host.buffer<[32], f32>) {
  // CHECK:      %[[A:.*]] = aten.neg %x
  // CHECK-NEXT: %[[B:.*]] = host.expect_strides %[[A]]
  // CHECK-NEXT: host.launch @reverse(%[[B]], %y)
  // CHECK-NEXT: host.free %[[A]]
  // CHECK-NEXT: func.return
  %a = aten.neg %x : (!host.buffer<[32], f32>) -> !host.buffer<[32], f32>
  %b = host.expect_strides %a : !host.buffer<[32], f32>
  host.launch @reverse(%b, %y) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return
}

/// What a collective reads is in use until it is waited for: the second buffer gets a place of its own, the third one not.
// CHECK-LABEL: func.func @collective(
// REMARK-DAG: plan-memory.mlir:[[# @LINE + 1]]:1: plan-memory: 3 intermediate buffers of 384 bytes in an arena of 256 bytes
func.func @collective(%x: !host.buffer<[32], f32>, %r: !host.buffer<[32], f32>) -> !host.buffer<[64], f32> {
  // CHECK-NEXT: %[[M:.*]] = host.arena 256
  // CHECK-NEXT: %[[A:.*]] = host.slice %[[M]] at 0
  // CHECK:      %[[P:.*]] = comm.start {{.*}} (%[[A]])
  // CHECK:      host.slice %[[M]] at 128
  // CHECK:      comm.wait %[[P]]
  // CHECK:      host.slice %[[M]] at 0
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%a) : (!host.buffer<[32], f32>) -> (!comm.pending<!host.buffer<[64], f32>>)
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %y = comm.wait %p : !host.buffer<[64], f32>
  %c = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%b, %c) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.launch @reverse(%c, %r) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %y : !host.buffer<[64], f32>
}
