// A size that is no expression.
func.func @f(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0 *>>) {
  func.return
}

// refused: expression-malformed.mlir:2:82: error: expected a number, a symbol or a parenthesis
// refused: unc.func @f(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0 *>>) {
// refused:                                                                                 ^
