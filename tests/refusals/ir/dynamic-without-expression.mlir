// A dynamic size that no expression tells.
// args: -p cpu:default
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = prim.exp %x : tensor<?xf32>
  func.return %y : tensor<?xf32>
}

// refused: dynamic-without-expression.mlir:4:8: error: tensor<?xf32> does not name its dynamic sizes: write them as `#shape.dims<..>`
// refused:   %y = prim.exp %x : tensor<?xf32>
// refused:        ^
