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

/// Over buffers, and without results.
// CHECK-LABEL: func.func @of_buffers(
func.func @of_buffers(%p: !host.buffer<[1], i1>, %x: !host.buffer<[4], f32>) {
  // CHECK-NEXT: control.cond %{{.*}}, @nothing(%{{.*}}), @nothing(%{{.*}}) : !host.buffer<[1], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> ()
  control.cond %p, @nothing(%x), @nothing(%x) : !host.buffer<[1], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> ()
  func.return
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
