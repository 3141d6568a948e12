/// An arena is a tensor of each element type that operators of torch access in it, the widest first. A kernel that is chosen is launched.

// RUN: stepwell-opt %s -p guard-strides -t host --split-input-file | filecheck %s --check-prefix=PYTHON
// RUN: stepwell-opt %s -p guard-strides -t host-c --split-input-file | filecheck %s --check-prefix=C

// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float64 = torch.float64
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     bool = torch.bool
// PYTHON-NEXT:     view_of = runtime.view_of
// PYTHON-NEXT:     scale = kernels['scale']
// PYTHON-NEXT:     scale_1 = kernels['scale_1']
// PYTHON-NEXT:     aten_exp = torch.ops.aten.exp.default
// PYTHON-NEXT:     aten_logical_not = torch.ops.aten.logical_not.default
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     aten_neg = torch.ops.aten.neg.default
// PYTHON-NEXT:     current_device = runtime.current_device
// PYTHON-NEXT:     device = runtime.device
// PYTHON-NEXT:     on_device = runtime.on_device
// PYTHON-NEXT:     current_stream = runtime.current_stream
// PYTHON:          def forward(x, n, m):
// PYTHON-NEXT:         if current_device() != device:
// PYTHON-NEXT:             with on_device():
// PYTHON-NEXT:                 return forward(x, n, m)
// PYTHON-NEXT:         stream = current_stream(device)
// PYTHON-NEXT:         arena = empty_strided((125,), (1,), float64)
// PYTHON-NEXT:         base = arena.data_ptr()
// PYTHON-NEXT:         arena_float32 = arena.view(float32)
// PYTHON-NEXT:         arena_bool = arena.view(bool)
// PYTHON-NEXT:         t = view_of(arena_bool, (8,), (1,), 0)
// PYTHON-NEXT:         u = view_of(arena, (8,), (1,), 8)
// PYTHON-NEXT:         v = base + 128
// PYTHON-NEXT:         w = base + 256
// PYTHON-NEXT:         z = view_of(arena_float32, (8,), (1,), 128)
// PYTHON-NEXT:         scale(stream, ((m + 127) // 128), n, 1, v, w, n, m)
// PYTHON-NEXT:         scale_1(stream, n, 2, m, z, u, n, m)
// PYTHON-NEXT:         p = aten_exp(u)
// PYTHON-NEXT:         q = aten_logical_not(t)
// PYTHON-NEXT:         if q.stride() != (1,):
// PYTHON-NEXT:             q = expect(q, (1,))
// PYTHON-NEXT:         r = aten_neg(z)
// PYTHON-NEXT:         del p
// PYTHON-NEXT:         o = empty_strided((m, n), (n, 1), float32)
// PYTHON-NEXT:         del r
// PYTHON-NEXT:         return (q, o)
// PYTHON:          return forward
// C:      #include "gpu_program.h"
// C-NEXT: #include "operators.h"
// C:      static Kernel scale;
// C-NEXT: static Kernel scale_1;
// C:      Status forward(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   const i64 n = arguments[1].number;
// C-NEXT:   const i64 m = arguments[2].number;
// C-NEXT:   ARENA(a, 1000);
// C-NEXT:   void *t = a + 0;
// C-NEXT:   void *u = a + 64;
// C-NEXT:   void *v = a + 128;
// C-NEXT:   void *w = a + 256;
// C-NEXT:   void *z = a + 512;
// C-NEXT:   LAUNCH(scale, GRID(floor_division(m + 127, 128), n, 1), GIVEN(ADDRESS(v), ADDRESS(w), (uint64_t)n, (uint64_t)m));
// C-NEXT:   LAUNCH(scale_1, GRID(n, 2, m), GIVEN(ADDRESS(z), ADDRESS(u), (uint64_t)n, (uint64_t)m));
// C-NEXT:   OPERATOR(exp0, 1, "aten::exp", "", borrow(run, u, 7, 8, 1, SIZES(8), STRIDES(1)));
// C-NEXT:   TAKE(p_made, "aten::exp", exp0[0], 7, 8, 1);
// C-NEXT:   void *p = p_made.data;
// C-NEXT:   OPERATOR(logical_not0, 1, "aten::logical_not", "", borrow(run, t, 11, 1, 1, SIZES(8), STRIDES(1)));
// C-NEXT:   TAKE(q_made, "aten::logical_not", logical_not0[0], 11, 1, 1);
// C-NEXT:   void *q = q_made.data;
// C-NEXT:   EXPECT_STRIDES(q0, q, q_made.strides, 1, 1, SIZES(8), STRIDES(1));
// C-NEXT:   OPERATOR(neg0, 1, "aten::neg", "", borrow(run, z, 6, 4, 1, SIZES(8), STRIDES(1)));
// C-NEXT:   TAKE(r_made, "aten::neg", neg0[0], 6, 4, 1);
// C-NEXT:   void *r = r_made.data;
// C-NEXT:   end_block(run, p_made.block);
// C-NEXT:   ALLOCATE(o, 4, 2, SIZES(m, n), STRIDES(n, 1));
// C-NEXT:   end_block(run, r_made.block);
// C-NEXT:   RETURN_BUFFER(0, q0, 1, 1, SIZES(8), STRIDES(1));
// C-NEXT:   RETURN_BUFFER(1, o, 4, 2, SIZES(m, n), STRIDES(n, 1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @scale(%x: !triton.ptr<f32>, %y: !triton.ptr<f64>, %s0: i64, %s1: i64)
      attributes {grid = [#shape.expr<(d1 + 127) floordiv 128>, #shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  triton.func @scale_1(%x: !triton.ptr<f32>, %y: !triton.ptr<f64>, %s0: i64, %s1: i64)
      attributes {grid = [#shape.expr<d0>, #shape.expr<2>, #shape.expr<d1>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  func.func @forward(%x: !host.buffer<[s0, 8], f32>, %n: index {shape.symbol = "s0"}, %m: index {shape.symbol = "s1"}) -> (!host.buffer<[8], i1>, !host.buffer<[s1, s0], f32>) {
    %a = host.arena 1000
    %t = host.slice %a at 0 : !host.buffer<[8], i1>
    %u = host.slice %a at 64 : !host.buffer<[8], f64>
    %v = host.slice %a at 128 : !host.buffer<[8], f32>
    %w = host.slice %a at 256 : !host.buffer<[8], f64>
    %z = host.slice %a at 512 : !host.buffer<[8], f32>
    host.launch @scale(%v, %w, %n, %m) : !host.buffer<[8], f32>, !host.buffer<[8], f64>, index, index
    host.launch_one_of [@scale, @scale_1](%z, %u, %n, %m) {chosen = 1 : i64} : !host.buffer<[8], f32>, !host.buffer<[8], f64>, index, index
    %p = aten.exp %u : (!host.buffer<[8], f64>) -> !host.buffer<[8], f64>
    %q = aten.logical_not %t : (!host.buffer<[8], i1>) -> !host.buffer<[8], i1>
    %r = aten.neg %z : (!host.buffer<[8], f32>) -> !host.buffer<[8], f32>
    host.free %p : !host.buffer<[8], f64>
    %o = host.alloc : !host.buffer<[s1, s0], f32>
    host.free %r : !host.buffer<[8], f32>
    func.return %q, %o : !host.buffer<[8], i1>, !host.buffer<[s1, s0], f32>
  }
}

// -----

// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     uint8 = torch.uint8
// PYTHON-NEXT:     scale = kernels['scale']
// PYTHON-NEXT:     current_device = runtime.current_device
// PYTHON-NEXT:     device = runtime.device
// PYTHON-NEXT:     on_device = runtime.on_device
// PYTHON-NEXT:     current_stream = runtime.current_stream
// PYTHON:          def forward(y):
// PYTHON-NEXT:         if current_device() != device:
// PYTHON-NEXT:             with on_device():
// PYTHON-NEXT:                 return forward(y)
// PYTHON-NEXT:         stream = current_stream(device)
// PYTHON-NEXT:         if y.stride() != (1,):
// PYTHON-NEXT:             y = expect(y, (1,))
// PYTHON-NEXT:         arena = empty_strided((100,), (1,), uint8)
// PYTHON-NEXT:         base = arena.data_ptr()
// PYTHON-NEXT:         t = base
// PYTHON-NEXT:         u = base + 64
// PYTHON-NEXT:         scale(stream, 4, 1, 1, t)
// PYTHON-NEXT:         scale(stream, 4, 1, 1, u)
// PYTHON-NEXT:         return (y,)
// PYTHON:          return forward
// C:      #include "gpu_program.h"
// C:      static Kernel scale;
// C:      Status forward(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *y = arguments[0].data;
// C-NEXT:   EXPECT_STRIDES(y0, y, arguments[0].strides, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   ARENA(a, 100);
// C-NEXT:   void *t = a + 0;
// C-NEXT:   void *u = a + 64;
// C-NEXT:   LAUNCH(scale, GRID(4, 1, 1), GIVEN(ADDRESS(t)));
// C-NEXT:   LAUNCH(scale, GRID(4, 1, 1), GIVEN(ADDRESS(u)));
// C-NEXT:   RETURN_BUFFER(0, y0, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @scale(%x: !triton.ptr<f32>)
      attributes {grid = [#shape.expr<4>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  func.func @forward(%y: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
    %a = host.arena 100
    %t = host.slice %a at 0 : !host.buffer<[8], f32>
    %u = host.slice %a at 64 : !host.buffer<[8], f32>
    host.launch @scale(%t) : !host.buffer<[8], f32>
    host.launch @scale(%u) : !host.buffer<[8], f32>
    func.return %y : !host.buffer<[8], f32>
  }
}
