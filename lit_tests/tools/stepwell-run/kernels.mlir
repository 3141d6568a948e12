// RUN: stepwell-run %s --function twice --input 'tensor<4xf32> values [1.0, 2.0, 3.0, 4.0]' --input 'tensor<4xf32>' --input 'index 3' | filecheck %s
// RUN: not stepwell-run %s 2>&1 | filecheck %s --check-prefix=WHICH
// RUN: not stepwell-run %s --function twice 2>&1 | filecheck %s --check-prefix=SIZE
// RUN: not stepwell-run %s --function third --input 'tensor<2xi64> from 2 to 2' --input 'tensor<2xf32>' 2>&1 | filecheck %s --check-prefix=INDEX

/// A kernel gives its buffers, as they are afterwards.
// CHECK:      result 0: float32 [4], elements [1, 2, 3, 4], in the memory of argument 0
// CHECK-NEXT: result 1: float32 [4], elements [2, 4, 6, {{.*}}], in the memory of argument 1
// WHICH:      error: it is not clear what to run
// WHICH-NEXT:   help: name one by --function: twice, third
// SIZE:       error: there is no random input of type memref<?xf32>
// INDEX:      error: {{.*}}index {{.*}}out of range
loop.kernel @twice(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    %w = arith.addf %v, %v : f32
    loop.store %w, %y[%i] : f32, memref<?xf32>
  }
}
loop.kernel @third(%i: memref<2xi64>, %y: memref<2xf32>) {
  %v = loop.load %i[0] : memref<2xi64> -> i64
  %k = loop.check_index %v below 2 : i64
  %w = loop.load %y[%k] : memref<2xf32> -> f32
  loop.store %w, %y[0] : f32, memref<2xf32>
}
