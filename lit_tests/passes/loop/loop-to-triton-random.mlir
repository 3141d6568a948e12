// RUN: stepwell-opt %s -p loop-to-triton,cse | filecheck %s

/// Each of ten rounds has two products of words; the first has only one, as the block begins with two zeros.
// CHECK-LABEL: triton.func @bits(
// CHECK:          %[[WORD:.*]] = arith.andi %{{.*}}, %{{.*}} : tensor<128xi64>
// CHECK-COUNT-19: arith.muli %{{.*}}, %{{.*}} : tensor<128xi64>
// CHECK-NOT:      arith.muli
// CHECK:          triton.store
loop.kernel @bits(%seed: memref<1xi64>, %y: memref<128xi64>) attributes {warps = 4 : i64, stages = 3 : i64} {
  loop.parallel %i = 0 to 128 attributes {block = #loop.block<128, x>} {
    %s = loop.load %seed[0] : memref<1xi64> -> i64
    %c = arith.index_cast %i : index to i64
    %b = prim.random_bits %s, %c : i64
    loop.store %b, %y[%i] : i64, memref<128xi64>
  }
}
