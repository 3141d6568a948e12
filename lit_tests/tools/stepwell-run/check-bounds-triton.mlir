// RUN: not stepwell-run %s --check-bounds --input 'tensor<8xf32>' 2>&1 | filecheck %s

// The places 1 to 8 of eight elements are stored to.
builtin.module attributes {stepwell.target = "cuda"} {
  triton.func @copy(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
    %0 = triton.make_range 0 to 8 : tensor<8xi32>
    %1 = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
    %2 = triton.addptr %1, %0 : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
    %3 = triton.load %2 : tensor<8x!triton.ptr<f32>> loc("model.py":3:1)
    %4 = arith.constant 1 : i32
    %5 = triton.addptr %y, %4 : !triton.ptr<f32>, i32
    %6 = triton.splat %5 : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
    %7 = triton.addptr %6, %0 : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
    triton.store %7, %3 : tensor<8x!triton.ptr<f32>> loc("model.py":5:1)
    triton.return
  }
  func.func @forward(%x: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
    %0 = host.alloc : !host.buffer<[8], f32>
    host.launch @copy(%x, %0) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
    func.return %0 : !host.buffer<[8], f32>
  }
}

// CHECK: model.py:5:1: error: 'tl.store({{.*}})' accesses element 8 of a buffer of 8: of 'y' of kernel copy
