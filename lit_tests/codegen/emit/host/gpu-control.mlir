// RUN: stepwell-opt %s -t host | filecheck %s

// A function that an operation calls asks for the stream itself. What a GPU computes is waited for.
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @exp_0(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>)
      attributes {grid = [#shape.expr<4>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  func.func @forward(%p: !host.buffer<[], i1>, %x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
    %r = control.cond %p, @once(%x), @once(%x) : !host.buffer<[], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
    func.return %r : !host.buffer<[4], f32>
  }
  func.func private @once(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
    %b = host.alloc : !host.buffer<[4], f32>
    host.launch @exp_0(%x, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
    func.return %b : !host.buffer<[4], f32>
  }
}

// CHECK-LABEL: def program(kernels, runtime, torch):
// CHECK:         once = program_of_once(kernels, runtime, torch)
// CHECK:         def forward(p, x):
// CHECK:             if p:
// CHECK-NEXT:            r, = once(x)
// CHECK-LABEL: def program_of_once(kernels, runtime, torch):
// CHECK:         def forward(x):
// CHECK:             stream = current_stream(device)
// CHECK:             exp_0(stream, 4, 1, 1, x, b)
