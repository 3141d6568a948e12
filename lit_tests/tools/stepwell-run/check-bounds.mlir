// RUN: not stepwell-run %s --function k --check-bounds --input 'tensor<8xf32>' --input 'tensor<16xi64> from 0 to 9' --input 'tensor<16xf32>' 2>&1 | filecheck %s
// RUN: stepwell-run %s --function k --check-bounds --input 'tensor<8xf32> values [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]' --input 'tensor<16xi64> from 7 to 7' --input 'tensor<16xf32>' | filecheck %s --check-prefix=INSIDE

// Of the values of %j nothing is known, so that only a run can tell.
loop.kernel @k(%x: memref<8xf32>, %j: memref<16xi64>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 16 {
    %a = loop.load %j[%i] : memref<16xi64> -> i64
    %b = arith.index_cast %a : i64 to index
    %0 = loop.load %x[%b] : memref<8xf32> -> f32 loc("model.py":7:3)
    loop.store %0, %y[%i] : f32, memref<16xf32>
  }
}

// CHECK: model.py:7:3: error: 'loop.load' accesses element 9 of a buffer of 8: the subscript is %b
// CHECK-NEXT: op: %0 = "loop.load"(%x, %b)
// INSIDE: result 2: float32 [16], {{.*}}elements [7, 7
