// RUN: stepwell-opt %s -t host-c | filecheck %s

// A kernel is given its grid and its arguments as numbers of 64 bits; `gpu_program.h` defines the lines.
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
    %a = host.slice %m at 256 : !host.buffer<[8, 8], f32>
    %y = host.alloc : !host.buffer<[s0, 8], f32>
    host.launch @scale(%x, %y, %n) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
    host.launch @tile(%y, %a) : !host.buffer<[s0, 8], f32>, !host.buffer<[8, 8], f32>
    host.free %y : !host.buffer<[s0, 8], f32>
    %c = host.alloc : !host.buffer<[8, 8], f32>
    host.copy %a to %c : !host.buffer<[8, 8], f32> to !host.buffer<[8, 8], f32>
    func.return %c : !host.buffer<[8, 8], f32>
  }
}

// CHECK:      #include "gpu_program.h"
// CHECK:      static Kernel scale;
// CHECK-NEXT: static Kernel tile;
// CHECK:      Status forward(Run *run, const Value *arguments, Result *results) {
// CHECK:        ARENA(m, 512);
// CHECK-NEXT:   void *a = m + 256;
// CHECK-NEXT:   ALLOCATE(y, 4, 2, SIZES(n, 8), STRIDES(8, 1));
// CHECK-NEXT:   LAUNCH(scale, GRID(floor_division(n + 127, 128), 1, 1), GIVEN(ADDRESS(x), ADDRESS(y), (uint64_t)n));
// CHECK-NEXT:   LAUNCH(tile, GRID(4, 2, 1), GIVEN(ADDRESS(y), ADDRESS(a)));
// CHECK-NEXT:   release_on_device(run, y);
// CHECK-NEXT:   ALLOCATE(c, 4, 2, SIZES(8, 8), STRIDES(8, 1));
// CHECK-NEXT:   COPY(c, STRIDES(8, 1), a, STRIDES(8, 1), 4, 2, SIZES(8, 8));
