// RUN: stepwell-opt %s -t host | filecheck %s

// An argument that stays on the CPU is brought to the GPU without waiting for what the GPU has to do.
builtin.module attributes {stepwell.target = "cuda", stepwell.device = "cuda:0"} {
  triton.func @scale(%x: !triton.ptr<f32>, %s: !triton.ptr<f32>)
      attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
    triton.return
  }
  // CHECK:      upload = runtime.upload
  // CHECK:      def forward(x, s):
  // CHECK:          t = upload(s, device=torch.device('cuda:0'))
  // CHECK-NEXT:     scale(stream, 1, 1, 1, x, t)
  func.func @forward(%x: !host.buffer<[8], f32>, %s: !host.buffer<[], f32> {stepwell.device = "cpu"})
      -> !host.buffer<[8], f32> {
    %t = aten._to_copy %s {device = "cuda:0"} attributes {extern = "a copy from cpu", copied_from = "cpu"}
      : (!host.buffer<[], f32>) -> !host.buffer<[], f32>
    host.launch @scale(%x, %t) : !host.buffer<[8], f32>, !host.buffer<[], f32>
    func.return %x : !host.buffer<[8], f32>
  }
}
