// RUN: stepwell-opt %s -p guard-strides | filecheck %s
// RUN: stepwell-opt %s -p guard-strides,guard-strides | filecheck %s
// RUN: stepwell-opt %s -p guard-strides,plan-memory | filecheck %s

/// What the caller and ATen give is checked once, before it is read; a scalar has no strides, a free reads nothing.
loop.kernel @k(%m: memref<16xf32>, %s: memref<1xf32>, %y: memref<16xf32>) { }

// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    %[[X:.*]] = host.expect_strides %x : !host.buffer<[4, 4], f32>
// CHECK-NEXT:    %m = aten.mm %[[X]], %[[X]]
// CHECK-NEXT:    %[[M:.*]] = host.expect_strides %m : !host.buffer<[4, 4], f32>
// CHECK-NEXT:    host.launch @k(%[[M]], %s, %y)
// CHECK-NEXT:    host.free %m
func.func @forward(%x: !host.buffer<[4, 4], f32>, %s: !host.buffer<[], f32>, %y: !host.buffer<[4, 4], f32>,
                   %unused: !host.buffer<[4], f32>) -> !host.buffer<[4, 4], f32> {
  %m = aten.mm %x, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  host.launch @k(%m, %s, %y) : !host.buffer<[4, 4], f32>, !host.buffer<[], f32>, !host.buffer<[4, 4], f32>
  host.free %m : !host.buffer<[4, 4], f32>
  // CHECK-NEXT:  host.copy %[[X]] to %y
  /// Whatever its strides: this is the caller's memory.
  host.copy %x to %y : !host.buffer<[4, 4], f32> to !host.buffer<[4, 4], f32>
  func.return %y : !host.buffer<[4, 4], f32>
}

/// Strides that nobody knows yet are checked where they are: by the function that goes on when the size is computed.
// CHECK-LABEL: func.func @later(
// CHECK-NEXT:    shape.value
// CHECK-LABEL: func.func private @rest(
// CHECK-NEXT:    host.expect_strides
func.func @later(%n: index {shape.symbol = "n"}, %x: !host.buffer<[4, half], f32>) -> !host.buffer<[4, half], f32> {
  %0 = shape.value <n floordiv 2> : index
  %1 = control.call @rest(%x, %0) : (!host.buffer<[4, half], f32>, index) -> (!host.buffer<[4, half], f32>)
  func.return %1 : !host.buffer<[4, half], f32>
}
func.func private @rest(%x: !host.buffer<[4, half], f32>, %half: index {shape.symbol = "half"}) -> !host.buffer<[4, half], f32> {
  %m = aten.mul.Tensor %x, %x : (!host.buffer<[4, half], f32>, !host.buffer<[4, half], f32>) -> !host.buffer<[4, half], f32>
  func.return %m : !host.buffer<[4, half], f32>
}

/// A vector has a stride.
// CHECK-LABEL: func.func @vector(
// CHECK-NEXT:    host.expect_strides %x : !host.buffer<[16], f32>
func.func @vector(%x: !host.buffer<[16], f32>, %s: !host.buffer<[], f32>) {
  host.launch @k(%x, %s, %x) : !host.buffer<[16], f32>, !host.buffer<[], f32>, !host.buffer<[16], f32>
  func.return
}
