// RUN: stepwell-run %s --input 'tensor<2xf32> values [1.0, 2.0]' | filecheck %s --check-prefix=ALIKE
// RUN: stepwell-run %s --ranks 2 --seed 3 | filecheck %s
// RUN: stepwell-opt %s --to loop | stepwell-run --ranks 2 --seed 3 | filecheck %s
// RUN: not stepwell-run %s --ranks 1 2>&1 | filecheck %s --check-prefix=FEW

/// Ranks have inputs of their own; where there is one process, all hold the same.
// CHECK:      rank 0
// CHECK-NEXT: input 0 (%x): tensor<2xf32> seed 3000
// CHECK-NEXT: result 0: float32 [4], elements [[E:.*]]
// CHECK-NEXT: rank 1
// CHECK-NEXT: input 0 (%x): tensor<2xf32> seed 4000
// CHECK-NEXT: result 0: float32 [4], elements [[E]]
// ALIKE: result 0: float32 [4], elements [1, 2, 1, 2]
// FEW: error: rank 0 communicates with ranks [0, 1], and there are 1
func.func @forward(%x: tensor<2xf32>) -> tensor<4xf32> {
  %p = comm.start #comm.all_gather in <"tp", 2, 1> order 0 (%x) : (tensor<2xf32>) -> (!comm.pending<tensor<4xf32>>)
  %y = comm.wait %p : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
