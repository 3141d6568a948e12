// RUN: stepwell-opt %s -p reinplace --split-input-file | filecheck %s

loop.kernel @relu(%x: memref<32xf32>, %y: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xf32> -> f32
    %r = arith.maximumf %v, %zero : f32
    loop.store %r, %y[%i] : f32, memref<32xf32>
  }
}

/// The first result dies where the second is computed: they share a buffer.
// CHECK-LABEL: func.func @dead_operand(
func.func @dead_operand(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK-NEXT: %[[A:.*]] = host.alloc
  // CHECK-NEXT: host.launch @relu(%x, %[[A]])
  // CHECK-NEXT: host.launch @relu(%[[A]], %[[A]])
  // CHECK-NEXT: func.return %[[A]]
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @relu(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

/// A mutated input is written directly.
// CHECK-LABEL: func.func @mutated_input(
func.func @mutated_input(%x: !host.buffer<[32], f32>) {
  // CHECK-NEXT: host.launch @relu(%x, %x)
  // CHECK-NEXT: func.return
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return
}

/// The operand is returned too.
// CHECK-LABEL: func.func @negative_live_operand(
func.func @negative_live_operand(%x: !host.buffer<[32], f32>) -> (!host.buffer<[32], f32>, !host.buffer<[32], f32>) {
  // CHECK: host.launch @relu(%[[A:.*]], %[[B:.*]])
  // CHECK: host.launch @relu(%[[B]], %[[C:.*]])
  // CHECK: func.return %[[B]], %[[C]]
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @relu(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %a, %b : !host.buffer<[32], f32>, !host.buffer<[32], f32>
}

/// The input is read after it would have been overwritten.
// CHECK-LABEL: func.func @negative_read_before_the_copy(
func.func @negative_read_before_the_copy(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK: host.copy
  %a = host.alloc : !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @relu(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.launch @relu(%x, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  host.copy %a to %x : !host.buffer<[32], f32> to !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}

// -----

loop.kernel @reverse(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[-%i + 31] : memref<32xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}

/// An element is read after another iteration would have overwritten it.
// CHECK-LABEL: func.func @negative_other_places(
func.func @negative_other_places(%x: !host.buffer<[32], f32>) -> !host.buffer<[32], f32> {
  // CHECK: host.launch @reverse(%[[A:.*]], %[[B:.*]])
  // CHECK: host.launch @reverse(%[[B]], %[[C:.*]])
  // CHECK: func.return %[[C]]
  %a = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%x, %a) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  %b = host.alloc : !host.buffer<[32], f32>
  host.launch @reverse(%a, %b) : !host.buffer<[32], f32>, !host.buffer<[32], f32>
  func.return %b : !host.buffer<[32], f32>
}
