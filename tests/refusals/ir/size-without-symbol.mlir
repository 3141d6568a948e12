// A symbol that no argument brings in.
// args: -p cpu:default
func.func @f(%x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>> {
  %y = prim.exp %x : tensor<?xf32, #shape.dims<s0>>
  func.return %y : tensor<?xf32, #shape.dims<s0>>
}

// refused: size-without-symbol.mlir:4:8: error: no argument of @f brings in the size s0
// refused:   %y = prim.exp %x : tensor<?xf32, #shape.dims<s0>>
// refused:        ^
// refused:   pass: prim-to-loop
// refused:   help: declare it: %s0: index {shape.symbol = "s0"}
