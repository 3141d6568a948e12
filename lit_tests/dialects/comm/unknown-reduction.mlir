// RUN: not stepwell-opt %s 2>&1 | filecheck %s

// CHECK: there is no reduction 'sun' of ranks; did you mean 'sum'?
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = comm.start #comm.all_reduce<"sun"> in <"tp", 2, 1> order 0 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %b = comm.wait %a : tensor<4xf32>
  func.return %b : tensor<4xf32>
}
