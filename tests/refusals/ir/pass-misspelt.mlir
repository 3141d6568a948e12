// A pass that there is not.
// args: -p cse,fold-vews
func.func @f() {
  func.return
}

// refused: error: unknown pass 'fold-vews'; did you mean 'fold-views' or 'fold-applies'?
