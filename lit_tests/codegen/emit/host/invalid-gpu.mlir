// RUN: stepwell-opt -t host --verify-diagnostics %s

builtin.module attributes {stepwell.target = "cuda"} {
  loop.kernel @scale(%x: memref<4xf32>) {
  }
  func.func @kernel_of_another_level(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
    // expected-error @below {{the module has no kernel of Triton @scale}}
    host.launch @scale(%x) : !host.buffer<[4], f32>
    func.return %x : !host.buffer<[4], f32>
  }
}
