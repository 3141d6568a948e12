// RUN: stepwell-opt %s -t host | filecheck %s

// A function that an operation calls is a program of its own, with its own memory; it stands behind the others.
loop.kernel @exp_0(%x: memref<4xf32>, %y: memref<4xf32>) {
}

func.func private @once(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %m = host.arena 64
  %a = host.slice %m at 0 : !host.buffer<[4], f32>
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @exp_0(%x, %a) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  host.launch @exp_0(%a, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
func.func private @nothing(%x: !host.buffer<[4], f32>, %n: index) {
  func.return
}
func.func @forward(%p: !host.buffer<[], i1>, %x: !host.buffer<[4], f32>, %n: index {shape.symbol = "s0"}) -> !host.buffer<[4], f32> {
  %m = host.arena 64
  %a = host.slice %m at 0 : !host.buffer<[4], f32>
  host.launch @exp_0(%x, %a) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %r = control.cond %p, @once(%a), @once(%x) : !host.buffer<[], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  control.cond %n, @nothing(%r, %n), @nothing(%x, %n) : index, (!host.buffer<[4], f32>, index), (!host.buffer<[4], f32>, index) -> ()
  func.return %r : !host.buffer<[4], f32>
}

// CHECK-LABEL: def program(kernels, runtime, torch):
// CHECK:         once = program_of_once(kernels, runtime, torch)
// CHECK-NEXT:    nothing = program_of_nothing(kernels, runtime, torch)
// A slice that a function is given is a tensor.
// CHECK:             runtime.arena_tensor(arena, 0, (4,), (1,), torch.float32),
// CHECK:         def forward(p, x, n):
// CHECK:                 exp_0(x, a)
// CHECK-NEXT:            if p:
// CHECK-NEXT:                r, = once(a)
// CHECK-NEXT:            else:
// CHECK-NEXT:                r, = once(x)
// CHECK-NEXT:            if n:
// CHECK-NEXT:                nothing(r, n)
// CHECK-NEXT:            else:
// CHECK-NEXT:                nothing(x, n)
// CHECK-NEXT:            return (r,)
// CHECK-LABEL: def program_of_once(kernels, runtime, torch):
// CHECK:         workspaces = runtime.Workspaces(64, buffers)
// CHECK:         def forward(x):
// CHECK-LABEL: def program_of_nothing(kernels, runtime, torch):
// CHECK:         def forward(x, n):
// CHECK-NEXT:        return ()
