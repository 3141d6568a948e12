// A reshape that is right only if two symbols are equal.
func.func @f(%s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}, %x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s1>> {
  %y = prim.reshape %x : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s1>>
  func.return %y : tensor<?xf32, #shape.dims<s1>>
}

// refused: symbols-mixed-up.mlir:3:8: error: prim.reshape: s0 elements become s1: tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s1>>
// refused:   %y = prim.reshape %x : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s1>>
// refused:        ^
