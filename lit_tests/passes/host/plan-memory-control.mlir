// RUN: stepwell-opt %s -p plan-memory | filecheck %s

/// Each function has an arena of its own; what a function gives to its caller is not in it. The results of a choice are
/// memory of their own: its operands die there.
func.func @forward(%p: index, %x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %a = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%x, %a) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %r = control.cond %p, @part(%a), @part(%x) : index, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%r, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %c = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%b, %c) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %c : !host.buffer<[4], f32>
}
func.func private @part(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %a = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%x, %a) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%a, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
/// What a loop carries may be its result: the buffer lives as long. What its functions are given beside does not.
func.func @loop(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %a = host.alloc : !host.buffer<[4], f32>
  host.copy %x to %a : !host.buffer<[4], f32> to !host.buffer<[4], f32>
  %w = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%x, %w) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %r = control.while @less(%w), @step(%w) carrying (%a) : (!host.buffer<[4], f32>), (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%r, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %c = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%b, %c) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %c : !host.buffer<[4], f32>
}
func.func private @less(%x: !host.buffer<[4], f32>, %w: !host.buffer<[4], f32>) -> index {
  %p = shape.value <0> : index
  func.return %p : index
}
func.func private @step(%x: !host.buffer<[4], f32>, %w: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @exp(%w, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
loop.kernel @exp(%x: memref<4xf32>, %y: memref<4xf32>) {
}
// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:  %[[M:.*]] = host.arena 64
// CHECK-NEXT:  %[[A:.*]] = host.slice %[[M]] at 0
// CHECK-NEXT:  host.launch @exp(%x, %[[A]])
// CHECK-NEXT:  %[[R:.*]] = control.cond %p, @part(%[[A]]), @part(%x)
// CHECK-NEXT:  %[[B:.*]] = host.slice %[[M]] at 0
// CHECK-NEXT:  host.launch @exp(%[[R]], %[[B]])
// CHECK-NEXT:  host.free %[[R]]
// CHECK-NEXT:  %[[C:.*]] = host.alloc
// CHECK-LABEL: func.func private @part(
// CHECK-NEXT:  %[[N:.*]] = host.arena 64
// CHECK-NEXT:  host.slice %[[N]] at 0
// CHECK:       %[[D:.*]] = host.alloc
// CHECK:       func.return %[[D]]
// CHECK-LABEL: func.func @loop(
// CHECK-NEXT:  %[[M:.*]] = host.arena 128
// CHECK-NEXT:  %[[A:.*]] = host.slice %[[M]] at 0
// CHECK-NEXT:  host.copy %x to %[[A]]
// CHECK-NEXT:  %[[W:.*]] = host.slice %[[M]] at 64
// CHECK-NEXT:  host.launch @exp(%x, %[[W]])
// CHECK-NEXT:  %[[R:.*]] = control.while @less(%[[W]]), @step(%[[W]]) carrying (%[[A]])
// CHECK-NEXT:  %[[B:.*]] = host.slice %[[M]] at 64
// CHECK-NEXT:  host.launch @exp(%[[R]], %[[B]])
