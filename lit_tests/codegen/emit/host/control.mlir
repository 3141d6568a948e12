// RUN: stepwell-opt %s -p guard-strides -t host | filecheck %s

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

// CHECK-LABEL: def program_of_loops(kernels, runtime, torch):
// CHECK:         def forward(n, x, z):
// CHECK:             i, y = n, x
// CHECK-NEXT:        while less(i, y, n)[0]:
// CHECK-NEXT:            i, y = step(i, y)
// CHECK-NEXT:        c = y
// CHECK-NEXT:        s = empty_strided((9, 4), (4, 1), float32)
// CHECK-NEXT:        for at in range(9):
// CHECK-NEXT:            c, s_part0 = row(c, z[at], x)
// CHECK-NEXT:            s[at].copy_(s_part0)
// CHECK-NEXT:        t = empty_strided((9,), (1,), float32)
// CHECK-NEXT:        for at0 in range(9):
// CHECK-NEXT:            t_part0, = sum(s[at0])
// CHECK-NEXT:            t[at0].copy_(t_part0)
// CHECK-NEXT:        return (c, t)
func.func private @less(%i: index, %y: !host.buffer<[4], f32>, %n: index) -> index {
  func.return %n : index
}
func.func private @step(%i: index, %y: !host.buffer<[4], f32>) -> (index, !host.buffer<[4], f32>) {
  func.return %i, %y : index, !host.buffer<[4], f32>
}
func.func private @row(%c: !host.buffer<[4], f32>, %z: !host.buffer<[4], f32>, %w: !host.buffer<[4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>) {
  func.return %c, %z : !host.buffer<[4], f32>, !host.buffer<[4], f32>
}
func.func private @sum(%z: !host.buffer<[4], f32>) -> !host.buffer<[], f32> {
  %b = host.alloc : !host.buffer<[], f32>
  func.return %b : !host.buffer<[], f32>
}
func.func private @loops(%n: index, %x: !host.buffer<[4], f32>, %z: !host.buffer<[9, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[9], f32>) {
  %i, %y = control.while @less(%n), @step() carrying (%n, %x) : (index), (), (index, !host.buffer<[4], f32>) -> (index, !host.buffer<[4], f32>)
  %c, %s = control.scan @row(%x) carrying (%y) over (%z) : (!host.buffer<[4], f32>), (!host.buffer<[4], f32>), (!host.buffer<[9, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[9, 4], f32>)
  %t = control.scan @sum() carrying () over (%s) : (), (), (!host.buffer<[9, 4], f32>) -> (!host.buffer<[9], f32>)
  func.return %c, %t : !host.buffer<[4], f32>, !host.buffer<[9], f32>
}
func.func @of_loops(%p: index, %n: index, %x: !host.buffer<[4], f32>, %z: !host.buffer<[9, 4], f32>) {
  %a, %b = control.cond %p, @loops(%n, %x, %z), @loops(%n, %x, %z) : index, (index, !host.buffer<[4], f32>, !host.buffer<[9, 4], f32>), (index, !host.buffer<[4], f32>, !host.buffer<[9, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[9], f32>)
  func.return
}
