// RUN: stepwell-opt %s -p 'verify-level{level=triton}' --split-input-file --verify-diagnostics

/// Kernels over blocks, and the host program that launches them.
triton.func @kernel(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0 floordiv 16 + 1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  scf.for %k = %zero to %n step %one : i64 {
    %p = triton.addptr %x, %k : !triton.ptr<f32>, i64
    %v = triton.load %p : !triton.ptr<f32>
    %e = math.exp %v : f32
    triton.store %p, %e : !triton.ptr<f32>
  }
  triton.return
}
func.func @forward(%x: !host.buffer<[s0], f32>, %n: index) {
  host.launch @kernel(%x, %n) : !host.buffer<[s0], f32>, index
  func.return
}

// -----

triton.func @kernel(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  // expected-error @+1 {{'vector.broadcast' is not legal in 'triton.func' at level triton}}
  %w = vector.broadcast %v : f32 to vector<16xf32>
  triton.return
}

// -----

// expected-error @+1 {{'loop.kernel' is not legal at level triton}}
loop.kernel @kernel(%x: memref<4xf32>) {
}

// -----

triton.func @kernel(%n: i64) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  // expected-error @+1 {{'host.alloc' is not legal in 'triton.func' at level triton}}
  %0 = host.alloc : !host.buffer<[4], f32>
  triton.return
}
