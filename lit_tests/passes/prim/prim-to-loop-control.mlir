// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

/// Functions that operations call become host programs. What they give is memory of their own: an argument, and a value
/// that is returned twice, are copied.
func.func @choose(%p: tensor<i1>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = control.cond %p, @once(%x), @twice(%x) : tensor<i1>, (tensor<4xf32>), (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  func.return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @once(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0, %x : tensor<4xf32>, tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = prim.exp %x : tensor<4xf32>
  func.return %0, %0 : tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: loop.kernel @exp_0(
// CHECK-NOT:   loop.kernel
// CHECK-LABEL: func.func @choose(%p: !host.buffer<[], i1>, %x: !host.buffer<[4], f32>)
// CHECK-NEXT:  %[[R:.*]], %[[S:.*]] = control.cond %p, @once(%x), @twice(%x) : !host.buffer<[], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>)
// CHECK-NEXT:  func.return %[[R]], %[[S]]
// CHECK-LABEL: func.func private @once(%x: !host.buffer<[4], f32>)
// CHECK-NEXT:  %[[A:.*]] = host.alloc
// CHECK-NEXT:  host.launch @exp_0(%x, %[[A]])
// CHECK-NEXT:  %[[B:.*]] = host.alloc
// CHECK-NEXT:  host.copy %x to %[[B]]
// CHECK-NEXT:  func.return %[[A]], %[[B]]
// CHECK-LABEL: func.func private @twice(
// CHECK:       host.launch @exp_0(%{{.*}}, %[[A:.*]])
// CHECK-NEXT:  %[[B:.*]] = host.alloc
// CHECK-NEXT:  host.copy %[[A]] to %[[B]]
// CHECK-NEXT:  func.return %[[A]], %[[B]]

// -----

/// An operand lies in memory as the function expects it: a kernel writes it that way, and an argument is copied.
func.func @columns(%p: index, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = prim.exp %x : tensor<4x8xf32>
  %r = control.cond %p, @plain(%0), @plain(%x) {strides = [#shape.dims<1, 4>]} : index, (tensor<4x8xf32>), (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  func.return %r : tensor<4x8xf32>
}
func.func private @plain(%x: tensor<4x8xf32> {stepwell.strides = #shape.dims<1, 4>}) -> (tensor<4x8xf32> {stepwell.strides = #shape.dims<1, 4>}) {
  %0 = prim.sin %x : tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}
// CHECK-LABEL: func.func @columns(
// CHECK-NEXT:  %[[E:.*]] = host.alloc : !host.buffer<[4, 8], f32, [1, 4]>
// CHECK-NEXT:  host.launch @exp_0(%x, %[[E]])
// CHECK-NEXT:  %[[C:.*]] = host.alloc : !host.buffer<[4, 8], f32, [1, 4]>
// CHECK-NEXT:  host.copy %x to %[[C]]
// CHECK-NEXT:  %[[R:.*]] = control.cond %p, @plain(%[[E]]), @plain(%[[C]]) : index, (!host.buffer<[4, 8], f32, [1, 4]>), (!host.buffer<[4, 8], f32, [1, 4]>) -> (!host.buffer<[4, 8], f32, [1, 4]>)
// CHECK-NEXT:  %[[B:.*]] = host.alloc : !host.buffer<[4, 8], f32>
// CHECK-NEXT:  host.copy %[[R]] to %[[B]]
// CHECK-LABEL: func.func private @plain(%x: !host.buffer<[4, 8], f32, [1, 4]>) -> !host.buffer<[4, 8], f32, [1, 4]>

// -----

/// What a loop carries is copied first: its results may be what it is given, and nobody else sees that. Numbers are not.
func.func @repeat(%i: index, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (index, tensor<4xf32>) {
  %n, %y = control.while @less(), @step(%w) carrying (%i, %x) : (), (tensor<4xf32>), (index, tensor<4xf32>) -> (index, tensor<4xf32>)
  func.return %n, %y : index, tensor<4xf32>
}
func.func private @less(%i: index {shape.symbol = "i"}, %x: tensor<4xf32>) -> index {
  %p = shape.value <min(max(9 - i, 0), 1)> : index
  func.return %p : index
}
func.func private @step(%i: index {shape.symbol = "i"}, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (index, tensor<4xf32>) {
  %n = shape.value <i + 1> : index
  %r = prim.mul %x, %w : tensor<4xf32>
  func.return %n, %r : index, tensor<4xf32>
}
// CHECK-LABEL: func.func @repeat(
// CHECK-NEXT:  %[[X:.*]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:  host.copy %x to %[[X]]
// CHECK-NEXT:  %[[N:.*]], %[[Y:.*]] = control.while @less(), @step(%w) carrying (%i, %[[X]]) : (), (!host.buffer<[4], f32>), (index, !host.buffer<[4], f32>) -> (index, !host.buffer<[4], f32>)
// CHECK-NEXT:  func.return %[[N]], %[[Y]]

// -----

/// A part of a tensor lies in memory as the function expects it, wherever the next part begins. Results are row-major.
func.func @columns(%x: tensor<3x4x8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<3x8xf32>) {
  %0 = prim.exp %x : tensor<3x4x8xf32>
  %c, %y = control.scan @row() carrying (%w) over (%0) : (), (tensor<8xf32>), (tensor<3x4x8xf32>) -> (tensor<8xf32>, tensor<3x8xf32>)
  func.return %c, %y : tensor<8xf32>, tensor<3x8xf32>
}
func.func private @row(%c: tensor<8xf32>, %x: tensor<4x8xf32> {stepwell.strides = #shape.dims<1, 4>}) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = prim.reduce <add> %x dims [0] : tensor<4x8xf32> -> tensor<8xf32>
  %1 = prim.mul %0, %c : tensor<8xf32>
  func.return %1, %0 : tensor<8xf32>, tensor<8xf32>
}
// CHECK-LABEL: func.func @columns(
// CHECK-NEXT:  %[[E:.*]] = host.alloc : !host.buffer<[3, 4, 8], f32, [32, 1, 4]>
// CHECK-NEXT:  host.launch @exp_0(%x, %[[E]])
// CHECK-NEXT:  %[[W:.*]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:  host.copy %w to %[[W]]
// CHECK-NEXT:  %[[C:.*]], %[[Y:.*]] = control.scan @row() carrying (%[[W]]) over (%[[E]]) : (), (!host.buffer<[8], f32>), (!host.buffer<[3, 4, 8], f32, [32, 1, 4]>) -> (!host.buffer<[8], f32>, !host.buffer<[3, 8], f32>)
// CHECK-NEXT:  func.return %[[C]], %[[Y]]
