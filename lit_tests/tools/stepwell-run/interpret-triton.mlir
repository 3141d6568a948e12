// RUN: stepwell-run %s --function good --interpret --input 'tensor<11xf32> values [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.5]' --input 'tensor<1xf32> values [0]' --input 'tensor<1xi32> values [0]' | filecheck %s --check-prefix GOOD
// RUN: not stepwell-run %s --function outside --interpret 2>&1 | filecheck %s --check-prefix OUTSIDE
// RUN: not stepwell-run %s --function race --interpret 2>&1 | filecheck %s --check-prefix RACE

// Two programs of eight lanes each copy eleven elements, add up what they copy, and count how many lanes do.
// GOOD: result 0: float32 [11]
// GOOD-NEXT: result 1: float32 [1], elements [10.5]
// GOOD-NEXT: result 2: int32 [1], elements [11]
triton.func @copy(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %sum: !triton.ptr<f32>, %count: !triton.ptr<i32>) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %eight = arith.constant 8 : i32
  %start = arith.muli %pid, %eight : i32
  %lanes = triton.make_range 0 to 8 : tensor<8xi32>
  %starts = triton.splat %start : i32 -> tensor<8xi32>
  %at = arith.addi %starts, %lanes : tensor<8xi32>
  %limit = arith.constant dense<11> : tensor<8xi32>
  %mask = arith.cmpi slt, %at, %limit : tensor<8xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<8x!triton.ptr<f32>>
  %from = triton.addptr %xs, %at : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %to = triton.addptr %ys, %at : tensor<8x!triton.ptr<f32>>, tensor<8xi32>
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %v = triton.load %from, %mask, %zero : tensor<8x!triton.ptr<f32>>
  triton.store %to, %v, %mask : tensor<8x!triton.ptr<f32>>
  %s = triton.reduce %v axis 0 : tensor<8xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %old = triton.atomic_rmw fadd, relaxed, gpu, %sum, %s : !triton.ptr<f32>
  %counts = triton.splat %count : !triton.ptr<i32> -> tensor<8x!triton.ptr<i32>>
  %one = arith.constant dense<1> : tensor<8xi32>
  %before = triton.atomic_rmw add, relaxed, gpu, %counts, %one, %mask : tensor<8x!triton.ptr<i32>>
  triton.return
}
func.func @good(%x: !host.buffer<[11], f32>, %sum: !host.buffer<[1], f32>, %count: !host.buffer<[1], i32>) -> (!host.buffer<[11], f32>, !host.buffer<[1], f32>, !host.buffer<[1], i32>) {
  %0 = host.alloc : !host.buffer<[11], f32>
  host.launch @copy(%x, %0, %sum, %count) : !host.buffer<[11], f32>, !host.buffer<[11], f32>, !host.buffer<[1], f32>, !host.buffer<[1], i32>
  func.return %0, %sum, %count : !host.buffer<[11], f32>, !host.buffer<[1], f32>, !host.buffer<[1], i32>
}

// The first program reads what the second writes, and the second reads the third element.
// RACE: interpret-triton.mlir:[[# @LINE + 9]]:3: error: 'triton.store' writes an element of 'x' that another program of the grid reads
// OUTSIDE: interpret-triton.mlir:[[# @LINE + 7]]:8: error: 'triton.load' accesses element 2 of 'x', which has 2
triton.func @shift(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %one = arith.constant 1 : i32
  %next = arith.addi %pid, %one : i32
  %p = triton.addptr %x, %pid : !triton.ptr<f32>, i32
  %q = triton.addptr %x, %next : !triton.ptr<f32>, i32
  %v = triton.load %q : !triton.ptr<f32>
  triton.store %p, %v : !triton.ptr<f32>
  triton.return
}
func.func @race(%x: !host.buffer<[3], f32>) {
  host.launch @shift(%x) : !host.buffer<[3], f32>
  func.return
}
func.func @outside(%x: !host.buffer<[2], f32>) {
  host.launch @shift(%x) : !host.buffer<[2], f32>
  func.return
}
