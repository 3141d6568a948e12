// RUN: stepwell-opt %s -p guard-strides -t host | filecheck %s

loop.kernel @k(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) { }

// What is looked up once is bound outside of the function that runs.
// CHECK-LABEL: """The host program of @launches:
// CHECK:       def program(kernels, runtime, torch):
// CHECK:           empty_strided = torch._C._dynamo.guards._empty_strided_cpu
// CHECK-NEXT:      float32 = torch.float32
// CHECK-NEXT:      k = kernels['k']
// CHECK-EMPTY:
// CHECK-NEXT:      def forward(x, s0):
// An argument that lies otherwise in memory than it was traced is copied.
// CHECK-NEXT:          if x.stride() != (8, 1):
// CHECK-NEXT:              x = expect(x, (8, 1))
// CHECK-NEXT:          y = empty_strided((s0, 8), (1, s0), float32)
// CHECK-NEXT:          k(x, y, s0)
// CHECK-NEXT:          n = s0 * 2 + 1
// CHECK-NEXT:          return (y, n)
// CHECK-EMPTY:
// CHECK-NEXT:      return forward
func.func @launches(%x: !host.buffer<[s0, 8], f32>, %s0: index {shape.symbol = "s0"})
    -> (!host.buffer<[s0, 8], f32, [1, s0]>, index) {
  %y = host.alloc : !host.buffer<[s0, 8], f32, [1, s0]>
  host.launch @k(%x, %y, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32, [1, s0]>, index
  %n = shape.value <s0 * 2 + 1> : index
  func.return %y, %n : !host.buffer<[s0, 8], f32, [1, s0]>, index
}

// An operator of torch is called with its schema's arguments, the default ones left out; views, copies, frees.
// CHECK-LABEL: """The host program of @externs:
// CHECK:           aten_addmm = torch.addmm
// CHECK:           def forward(x, w, b):
// CHECK-NEXT:          if has_modes():
// CHECK-NEXT:              with without_modes():
// CHECK-NEXT:                  return forward(x, w, b)
// CHECK:           m = aten_addmm(b, x, w, alpha=2)
// CHECK-NEXT:      if m.stride() != (8, 1):
// CHECK-NEXT:          m = expect(m, (8, 1))
// CHECK-NEXT:      v = view_of(m, (8,), (1,), 8)
// CHECK-NEXT:      b.copy_(v)
// CHECK-NEXT:      del m, v
// CHECK-NEXT:      return (b,)
func.func @externs(%x: !host.buffer<[4, 8], f32>, %w: !host.buffer<[8, 8], f32>, %b: !host.buffer<[8], f32>)
    -> !host.buffer<[8], f32> {
  %m = aten.addmm %b, %x, %w {alpha = 2 : i64}
    : (!host.buffer<[8], f32>, !host.buffer<[4, 8], f32>, !host.buffer<[8, 8], f32>) -> !host.buffer<[4, 8], f32>
  %v = host.view %m offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[8], f32>
  host.copy %v to %b : !host.buffer<[8], f32> to !host.buffer<[8], f32>
  host.free %m : !host.buffer<[4, 8], f32>
  func.return %b : !host.buffer<[8], f32>
}

// Buffers of an arena are made once for each workspace: an address where only kernels use one, else a tensor.
// CHECK-LABEL: """The host program of @arena:
// CHECK:           def buffers(arena):
// CHECK-NEXT:          return (
// CHECK-NEXT:              arena.address + 64,
// CHECK-NEXT:              runtime.arena_tensor(arena, 4096, (4, 8), (8, 1), torch.float32),
// CHECK-NEXT:          )
// CHECK-EMPTY:
// CHECK-NEXT:      workspaces = runtime.Workspaces(65536, buffers)
// CHECK:           workspace = workspaces.take()
// CHECK-NEXT:      t, u = workspace
// CHECK-NEXT:      try:
// CHECK:               k(x, t, s0)
// CHECK:           finally:
// CHECK-NEXT:          workspaces.give_back(workspace)
func.func @arena(%x: !host.buffer<[4, 8], f32>, %s0: index {shape.symbol = "s0"}) -> !host.buffer<[4, 8], f32> {
  %a = host.arena 65536
  %t = host.slice %a at 64 : !host.buffer<[4, 8], f32>
  %u = host.slice %a at 4096 : !host.buffer<[4, 8], f32>
  host.launch @k(%x, %t, %s0) : !host.buffer<[4, 8], f32>, !host.buffer<[4, 8], f32>, index
  host.launch @k(%t, %u, %s0) : !host.buffer<[4, 8], f32>, !host.buffer<[4, 8], f32>, index
  %y = aten.relu %u : (!host.buffer<[4, 8], f32>) -> !host.buffer<[4, 8], f32>
  func.return %y : !host.buffer<[4, 8], f32>
}

// What has to hold is checked where it stands, and so is what an operator gives whose sizes depend on values.
// CHECK-LABEL: """The host program of @checks:
// CHECK:           if (s0 % 2) == 0:
// CHECK-NEXT:          fail('the number of rows is odd')
// CHECK-NEXT:      z = aten_nonzero(x)
// CHECK-NEXT:      require(z, (4, 1), int64, 'aten::nonzero')
// CHECK-NEXT:      if z.stride() != (1, 1):
// CHECK-NEXT:          z = expect(z, (1, 1))
// CHECK-NEXT:      k = aten__local_scalar_dense(c)
// CHECK-NEXT:      if k != s0 + 1:
// CHECK-NEXT:          fail('one more')
func.func @checks(%x: !host.buffer<[s0], f32>, %c: !host.buffer<[], i64>, %s0: index {shape.symbol = "s0"})
    -> !host.buffer<[4, 1], i64> {
  shape.assert <s0 mod 2>, "the number of rows is odd"
  %z = aten.nonzero %x : (!host.buffer<[s0], f32>) -> !host.buffer<[4, 1], i64>
  %k = aten._local_scalar_dense %c : (!host.buffer<[], i64>) -> index
  shape.assert %k is <s0 + 1>, "one more"
  func.return %z : !host.buffer<[4, 1], i64>
}
