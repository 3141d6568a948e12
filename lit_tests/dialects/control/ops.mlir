// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

/// Each function is given what it takes.
// CHECK-LABEL: func.func @choose(
func.func @choose(%p: tensor<i1>, %x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %{{.*}} = control.cond %{{.*}}, @sine(%{{.*}}), @scaled(%{{.*}}, %{{.*}}) : tensor<i1>, (tensor<4xf32>), (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %r = control.cond %p, @sine(%x), @scaled(%x, %w) : tensor<i1>, (tensor<4xf32>), (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  func.return %r : tensor<4xf32>
}

/// A condition on sizes is an index; functions know sizes by their names.
// CHECK-LABEL: func.func @by_size(
func.func @by_size(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>> {
  %p = shape.value <min(s0, 1)> : index
  // CHECK: control.cond %{{.*}}, @sized(%{{.*}}, %{{.*}}), @sized(%{{.*}}, %{{.*}}) {note = "kept"} : index,
  %r = control.cond %p, @sized(%x, %s0), @sized(%x, %s0) {note = "kept"} : index, (tensor<?xf32, #shape.dims<s0>>, index), (tensor<?xf32, #shape.dims<s0>>, index) -> (tensor<?xf32, #shape.dims<s0>>)
  func.return %r : tensor<?xf32, #shape.dims<s0>>
}

/// A function that goes on with a size, by which it may give results that nothing else tells.
// CHECK-LABEL: func.func @go_on(
func.func @go_on(%x: tensor<4xf32>) -> tensor<?xf32, #shape.dims<u0>> {
  %i = aten.nonzero %x : (tensor<4xf32>) -> tensor<?x1xi64, #shape.dims<u0, 1>>
  %n = shape.dim %i, 0 : i64 : tensor<?x1xi64, #shape.dims<u0, 1>>
  // CHECK: control.call @rest(%{{.*}}) : (index) -> (tensor<?xf32, #shape.dims<u0>>)
  %r = control.call @rest(%n) : (index) -> (tensor<?xf32, #shape.dims<u0>>)
  func.return %r : tensor<?xf32, #shape.dims<u0>>
}
func.func private @rest(%u0: index {shape.symbol = "u0"}) -> tensor<?xf32, #shape.dims<u0>> {
  %r = aten.ones {size = #shape.dims<u0>} : () -> tensor<?xf32, #shape.dims<u0>>
  func.return %r : tensor<?xf32, #shape.dims<u0>>
}

/// Over buffers, and without results.
// CHECK-LABEL: func.func @of_buffers(
func.func @of_buffers(%p: !host.buffer<[1], i1>, %x: !host.buffer<[4], f32>) {
  // CHECK-NEXT: control.cond %{{.*}}, @nothing(%{{.*}}), @nothing(%{{.*}}) : !host.buffer<[1], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> ()
  control.cond %p, @nothing(%x), @nothing(%x) : !host.buffer<[1], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> ()
  func.return
}

/// What is carried comes before what a function is given beside.
// CHECK-LABEL: func.func @repeat(
func.func @repeat(%i: index, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (index, tensor<4xf32>) {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = control.while @less(), @step(%{{.*}}) carrying (%{{.*}}, %{{.*}}) : (), (tensor<4xf32>), (index, tensor<4xf32>) -> (index, tensor<4xf32>)
  %n, %y = control.while @less(), @step(%w) carrying (%i, %x) : (), (tensor<4xf32>), (index, tensor<4xf32>) -> (index, tensor<4xf32>)
  func.return %n, %y : index, tensor<4xf32>
}

// CHECK-LABEL: func.func @over_rows(
func.func @over_rows(%x: tensor<4xf32>, %z: tensor<9x4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<9x4xf32>) {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = control.scan @row(%{{.*}}) carrying (%{{.*}}) over (%{{.*}}) : (tensor<4xf32>), (tensor<4xf32>), (tensor<9x4xf32>) -> (tensor<4xf32>, tensor<9x4xf32>)
  %c, %y = control.scan @row(%w) carrying (%x) over (%z) : (tensor<4xf32>), (tensor<4xf32>), (tensor<9x4xf32>) -> (tensor<4xf32>, tensor<9x4xf32>)
  func.return %c, %y : tensor<4xf32>, tensor<9x4xf32>
}

/// A part of a buffer has its strides but the first.
// CHECK-LABEL: func.func @over_buffers(
func.func @over_buffers(%z: !host.buffer<[9, 4], f32, [40, 2]>) -> !host.buffer<[9], f32> {
  // CHECK-NEXT: %{{.*}} = control.scan @sum() carrying () over (%{{.*}}) : (), (), (!host.buffer<[9, 4], f32, [40, 2]>) -> (!host.buffer<[9], f32>)
  %y = control.scan @sum() carrying () over (%z) : (), (), (!host.buffer<[9, 4], f32, [40, 2]>) -> (!host.buffer<[9], f32>)
  func.return %y : !host.buffer<[9], f32>
}

func.func private @less(%i: index {shape.symbol = "i"}, %x: tensor<4xf32>) -> index {
  %p = shape.value <min(max(9 - i, 0), 1)> : index
  func.return %p : index
}
func.func private @step(%i: index {shape.symbol = "i"}, %x: tensor<4xf32>, %w: tensor<4xf32>) -> (index, tensor<4xf32>) {
  %n = shape.value <i + 1> : index
  %r = aten.mul.Tensor %x, %w : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %n, %r : index, tensor<4xf32>
}
func.func private @row(%x: tensor<4xf32>, %z: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = aten.mul.Tensor %x, %w : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %y = aten.mul.Tensor %x, %z : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %c, %y : tensor<4xf32>, tensor<4xf32>
}
func.func private @sum(%x: !host.buffer<[4], f32, [2]>) -> !host.buffer<[], f32> {
  %r = aten.sum %x : (!host.buffer<[4], f32, [2]>) -> !host.buffer<[], f32>
  func.return %r : !host.buffer<[], f32>
}
func.func private @sine(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = aten.sin %x : (tensor<4xf32>) -> tensor<4xf32>
  func.return %r : tensor<4xf32>
}
func.func private @scaled(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %r = aten.mul.Tensor %x, %w : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %r : tensor<4xf32>
}
func.func private @sized(%x: tensor<?xf32, #shape.dims<s0>>, %s0: index {shape.symbol = "s0"}) -> tensor<?xf32, #shape.dims<s0>> {
  %r = aten.sin %x : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>>
  func.return %r : tensor<?xf32, #shape.dims<s0>>
}
func.func private @nothing(%x: !host.buffer<[4], f32>) {
  func.return
}
