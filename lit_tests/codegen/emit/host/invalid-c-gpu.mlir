// RUN: stepwell-opt -t host-c --verify-diagnostics --split-input-file %s

builtin.module attributes {stepwell.target = "cuda"} {
  loop.kernel @scale(%x: memref<4xf32>) {
  }
  func.func @kernel_of_another_level(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
    // expected-error @below {{a host program in C for a GPU launches kernels of Triton, and @scale is none}}
    host.launch @scale(%x) : !host.buffer<[4], f32>
    func.return %x : !host.buffer<[4], f32>
  }
}
