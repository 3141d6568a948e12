// RUN: stepwell-run %s --input 'index 3' --input 'tensor<3xf32> values [1.5, -1.5, 2.0]' | filecheck %s

// The function of an outlined fusion has no argument for the size, which is that of its caller.
func.func @forward(%n: index {shape.symbol = "n"}, %x: tensor<?xf32, #shape.dims<n>>) -> tensor<?xf32, #shape.dims<n>> {
  %0 = func.call @trunc_0(%x) : (tensor<?xf32, #shape.dims<n>>) -> tensor<?xf32, #shape.dims<n>>
  func.return %0 : tensor<?xf32, #shape.dims<n>>
}
func.func private @trunc_0(%x: tensor<?xf32, #shape.dims<n>>) -> tensor<?xf32, #shape.dims<n>> {
  %0 = prim.trunc %x : tensor<?xf32, #shape.dims<n>>
  func.return %0 : tensor<?xf32, #shape.dims<n>>
}

// CHECK: result 0: float32 [3], elements [1, -1, 2]
