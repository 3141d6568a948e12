// RUN: stepwell-opt %s -t ttir --split-input-file --verify-diagnostics

triton.func @unknown(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{the emitter of Triton's IR does not know 'math.tanh'}}
  %1 = math.tanh %0 : f32
  triton.return
}
