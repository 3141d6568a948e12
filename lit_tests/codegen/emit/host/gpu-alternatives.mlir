// RUN: stepwell-opt %s -p guard-strides -t host | filecheck %s

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
