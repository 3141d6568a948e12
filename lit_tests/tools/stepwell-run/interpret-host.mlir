// Host programs by their reference semantics: views share memory, new memory is NaN.

// RUN: stepwell-run %s --function good --interpret --input 'tensor<4x2xf32> values [1., 2., 3., 4., 5., 6., 7., 8.]' | filecheck %s --check-prefix GOOD
// RUN: stepwell-run %s --function planned --interpret --input 'tensor<2xf32> values [1., 2.]' | filecheck %s --check-prefix PLANNED
// RUN: stepwell-run %s --function unwritten --interpret | filecheck %s --check-prefix UNWRITTEN
// RUN: not stepwell-run %s --function freed --interpret 2>&1 | filecheck %s --check-prefix FREED
// RUN: not stepwell-run %s --function outside --interpret --input 'index 3' --input 'tensor<3xf32>' 2>&1 | filecheck %s --check-prefix OUTSIDE
// RUN: stepwell-run %s --function found --interpret --input 'tensor<3xf32> values [0., 1., 2.]' | filecheck %s --check-prefix FOUND
// RUN: not stepwell-run %s --function promised --interpret --input 'tensor<3xf32> values [0., 1., 2.]' 2>&1 | filecheck %s --check-prefix PROMISED
// RUN: not stepwell-run %s --function narrow --interpret 2>&1 | filecheck %s --check-prefix NARROW

loop.kernel @twice(%x: memref<2xf32>, %y: memref<2xf32>) {
  loop.parallel %i = 0 to 2 {
    %0 = loop.load %x[%i] : memref<2xf32> -> f32
    %1 = arith.addf %0, %0 : f32
    loop.store %1, %y[%i] : f32, memref<2xf32>
  }
}

// GOOD: result 0: float32 [2], elements [10, 14]
// GOOD: result 1: float32 [4, 2] strides [1, 4]{{.*}}elements [10, 2, 14, 4, 5, 6, ...]
func.func @good(%x: !host.buffer<[4, 2], f32>) -> (!host.buffer<[2], f32>, !host.buffer<[4, 2], f32, [1, 4]>) {
  %v = host.view %x offset 4 : !host.buffer<[4, 2], f32> -> !host.buffer<[2], f32, [2]>
  %c = host.expect_strides %v : !host.buffer<[2], f32, [2]>
  %a = host.alloc : !host.buffer<[2], f32>
  host.copy %c to %a : !host.buffer<[2], f32, [2]> to !host.buffer<[2], f32>
  %y = host.alloc : !host.buffer<[2], f32>
  host.launch @twice(%a, %y) : !host.buffer<[2], f32>, !host.buffer<[2], f32>
  host.free %a : !host.buffer<[2], f32>
  %w = host.view %x offset 0 : !host.buffer<[4, 2], f32> -> !host.buffer<[2], f32, [2]>
  host.copy %y to %w : !host.buffer<[2], f32> to !host.buffer<[2], f32, [2]>
  %t = host.alloc : !host.buffer<[4, 2], f32, [1, 4]>
  host.copy %x to %t : !host.buffer<[4, 2], f32> to !host.buffer<[4, 2], f32, [1, 4]>
  return %y, %t : !host.buffer<[2], f32>, !host.buffer<[4, 2], f32, [1, 4]>
}

// PLANNED: result 0: float32 [2], elements [4, 8]
func.func @planned(%x: !host.buffer<[2], f32>) -> !host.buffer<[2], f32> {
  %m = host.arena 16
  %a = host.slice %m at 8 : !host.buffer<[2], f32>
  host.launch_one_of [@twice](%x, %a) : !host.buffer<[2], f32>, !host.buffer<[2], f32>
  %y = host.alloc : !host.buffer<[2], f32>
  host.launch @twice(%a, %y) : !host.buffer<[2], f32>, !host.buffer<[2], f32>
  return %y : !host.buffer<[2], f32>
}

// UNWRITTEN: result 0: float32 [2], elements [nan, nan]
func.func @unwritten() -> !host.buffer<[2], f32> {
  %y = host.alloc : !host.buffer<[2], f32>
  return %y : !host.buffer<[2], f32>
}

// FREED: interpret-host.mlir:[[# @LINE + 6]]:3: error: 'host.copy' uses a buffer after it was freed
func.func @freed(%x: !host.buffer<[2], f32>) -> !host.buffer<[2], f32> {
  %a = host.alloc : !host.buffer<[2], f32>
  %v = host.view %a offset 0 : !host.buffer<[2], f32> -> !host.buffer<[2], f32>
  host.copy %x to %a : !host.buffer<[2], f32> to !host.buffer<[2], f32>
  host.free %a : !host.buffer<[2], f32>
  host.copy %v to %x : !host.buffer<[2], f32> to !host.buffer<[2], f32>
  return %x : !host.buffer<[2], f32>
}

// OUTSIDE: interpret-host.mlir:[[# @LINE + 2]]:8: error: 'host.view' takes the elements 1 to 3 of memory of 3
func.func @outside(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0], f32>) -> !host.buffer<[s0], f32> {
  %v = host.view %x offset 1 : !host.buffer<[s0], f32> -> !host.buffer<[s0], f32>
  return %v : !host.buffer<[s0], f32>
}

// FOUND: result 0: int64 [2, 1], elements [1, 2]
func.func @found(%x: !host.buffer<[3], f32>) -> !host.buffer<[u0, 1], i64> {
  %z = aten.nonzero %x : (!host.buffer<[3], f32>) -> !host.buffer<[u0, 1], i64>
  host.expect_sizes %z of "aten::nonzero" : !host.buffer<[u0, 1], i64>
  return %z : !host.buffer<[u0, 1], i64>
}

// PROMISED: aten::nonzero gives a torch.int64 tensor of sizes [2, 1], and not torch.int64 and [3, 1]
func.func @promised(%x: !host.buffer<[3], f32>) -> !host.buffer<[3, 1], i64> {
  %z = aten.nonzero %x : (!host.buffer<[3], f32>) -> !host.buffer<[3, 1], i64>
  host.expect_sizes %z of "aten::nonzero" : !host.buffer<[3, 1], i64>
  return %z : !host.buffer<[3, 1], i64>
}

// NARROW: error: 'host.slice' takes the bytes 12 to 19 of an arena of 16
func.func @narrow(%x: !host.buffer<[2], f32>) -> !host.buffer<[2], f32> {
  %m = host.arena 16
  %a = host.slice %m at 12 : !host.buffer<[2], f32>
  host.launch @twice(%x, %a) : !host.buffer<[2], f32>, !host.buffer<[2], f32>
  return %x : !host.buffer<[2], f32>
}
