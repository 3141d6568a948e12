// RUN: stepwell-opt %s -t host | filecheck %s

// Kernels take a stream and the sizes of their grid first. Buffers that kernels alone use are addresses in the arena,
// those that operators of ATen use are views of it.
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @scale(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %s0: i64)
      attributes {grid = [#shape.expr<(d0 + 127) floordiv 128>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  triton.func @tile(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>)
      attributes {grid = [#shape.expr<4>, #shape.expr<2>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  func.func @forward(%x: !host.buffer<[s0, 8], f32>, %n: index {shape.symbol = "s0"}) -> !host.buffer<[8, 8], f32> {
    %m = host.arena 512
    %a = host.slice %m at 0 : !host.buffer<[8, 8], f32>
    %b = host.slice %m at 256 : !host.buffer<[8, 8], f32>
    %y = host.alloc : !host.buffer<[s0, 8], f32>
    host.launch @scale(%x, %y, %n) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
    host.launch @tile(%y, %a) : !host.buffer<[s0, 8], f32>, !host.buffer<[8, 8], f32>
    host.launch @tile(%a, %b) : !host.buffer<[8, 8], f32>, !host.buffer<[8, 8], f32>
    host.free %y : !host.buffer<[s0, 8], f32>
    %c = aten.mm %b, %b : (!host.buffer<[8, 8], f32>, !host.buffer<[8, 8], f32>) -> !host.buffer<[8, 8], f32>
    func.return %c : !host.buffer<[8, 8], f32>
  }
}

// CHECK-LABEL: def program(kernels, runtime, torch):
// CHECK:         tile = kernels['tile']
// CHECK:         def forward(x, n):
// CHECK-NEXT:        if current_device() != device:
// CHECK-NEXT:            with on_device():
// CHECK-NEXT:                return forward(x, n)
// CHECK-NEXT:        if has_modes():
// CHECK-NEXT:            with without_modes():
// CHECK-NEXT:                return forward(x, n)
// CHECK-NEXT:        stream = current_stream(device)
// CHECK:             arena = empty_strided((128,), (1,), float32)
// CHECK-NEXT:        base = arena.data_ptr()
// CHECK-NEXT:        a = base
// CHECK-NEXT:        b = view_of(arena, (8, 8), (8, 1), 64)
// CHECK-NEXT:        y = empty_strided((n, 8), (8, 1), float32)
// CHECK-NEXT:        scale(stream, ((n + 127) // 128), 1, 1, x, y, n)
// CHECK-NEXT:        tile(stream, 4, 2, 1, y, a)
// CHECK-NEXT:        tile(stream, 4, 2, 1, a, b)
// CHECK-NEXT:        del y
// CHECK-NEXT:        c = aten_mm(b, b)
