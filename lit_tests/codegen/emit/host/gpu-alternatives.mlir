// RUN: stepwell-opt %s -p guard-strides -t host --split-input-file | filecheck %s

// Kernels among which the runtime chooses get the grid of each.
// CHECK:      sum_0 = runtime.fastest_of({'sum_0': kernels['sum_0'], 'sum_0_1': kernels['sum_0_1']})
// CHECK:      def forward(x, n):
// CHECK:      sum_0(stream, ((n, 1, 1), (4, 2, 1),), x, n)
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @sum_0(%x: !triton.ptr<f32>, %s0: i64)
      attributes {grid = [#shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  triton.func @sum_0_1(%x: !triton.ptr<f32>, %s0: i64)
      attributes {grid = [#shape.expr<4>, #shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
    triton.return
  }
  func.func @forward(%x: !host.buffer<[s0, 8], f32>, %n: index {shape.symbol = "s0"}) -> !host.buffer<[s0, 8], f32> {
    host.launch_one_of [@sum_0, @sum_0_1](%x, %n) : !host.buffer<[s0, 8], f32>, index
    func.return %x : !host.buffer<[s0, 8], f32>
  }
}

// -----

// A function among them stands beside `forward`, and takes the stream; what it calls tells its choice from others.
// CHECK-LABEL: The host program of @library
// CHECK:      def mm_relu_library(stream, y, a, s0):
// CHECK-NEXT: {{ +}}[[C:[a-z0-9]+]] = aten_mm(a, a)
// CHECK-NEXT:     if [[C]].stride() != (s0, 1):
// CHECK-NEXT:         [[C]] = expect([[C]], (s0, 1))
// CHECK-NEXT:     relu(stream, 3, 1, 1, [[C]], y)
// CHECK:      aten_mm = 
// CHECK:      mm_relu = runtime.fastest_of({'mm_relu': kernels['mm_relu'], 'mm_relu_library': mm_relu_library}, {'mm_relu_library': ['aten::mm', 'relu']})
// CHECK:      def forward(x, z, n):
// CHECK:      mm_relu(stream, ((7, 1, 1), (),), z, x, n)
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @mm_relu(%y: !triton.ptr<f32>, %a: !triton.ptr<f32>, %n: i64)
      attributes {grid = [#shape.expr<7>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  triton.func @relu(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>)
      attributes {grid = [#shape.expr<3>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  func.func private @mm_relu_library(%y: !host.buffer<[s0, s0], f32>, %a: !host.buffer<[s0, s0], f32>, %s0: index {shape.symbol = "s0"}) {
    %c = aten.mm %a, %a : (!host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>) -> !host.buffer<[s0, s0], f32>
    host.launch @relu(%c, %y) : !host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>
    func.return
  }
  func.func @library(%x: !host.buffer<[s0, s0], f32>, %z: !host.buffer<[s0, s0], f32>, %n: index {shape.symbol = "s0"}) {
    host.launch_one_of [@mm_relu, @mm_relu_library](%z, %x, %n) : !host.buffer<[s0, s0], f32>, !host.buffer<[s0, s0], f32>, index
    func.return
  }
}
