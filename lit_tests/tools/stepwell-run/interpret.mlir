// RUN: stepwell-run %s --function good --interpret | filecheck %s --check-prefix GOOD
// RUN: stepwell-run %s --function good --interpret --order reverse | filecheck %s --check-prefix GOOD
// RUN: not stepwell-run %s --function outside --interpret 2>&1 | filecheck %s --check-prefix OUTSIDE
// RUN: not stepwell-run %s --function race --interpret 2>&1 | filecheck %s --check-prefix RACE

// GOOD: input 0 (%x): tensor<4xf32> seed 0
// GOOD: result 1: float32 [4], elements [{{.*}}], in the memory of argument 1
loop.kernel @good(%x: memref<4xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 0 to 4 {
    %0 = loop.load %x[%i] : memref<4xf32> -> f32
    loop.store %0, %y[%i] : f32, memref<4xf32>
  }
}

// OUTSIDE: interpret.mlir:[[# @LINE + 3]]:10: error: 'loop.load' accesses element 4 of a buffer of 4: the subscript is (%i + 1) mod 5
loop.kernel @outside(%x: memref<4xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 0 to 4 {
    %0 = loop.load %x[(%i + 1) mod 5] : memref<4xf32> -> f32
    loop.store %0, %y[%i] : f32, memref<4xf32>
  }
}

// RACE: error: 'loop.store' writes an element that another iteration of a parallel loop writes
loop.kernel @race(%x: memref<4xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 0 to 4 {
    %0 = loop.load %x[%i] : memref<4xf32> -> f32
    loop.store %0, %y[0] : f32, memref<4xf32>
  }
}
