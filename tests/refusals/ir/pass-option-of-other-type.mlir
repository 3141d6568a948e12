// An option with a word for a number.
// args: -p split-reductions{rows=many}
func.func @f() {
  func.return
}

// refused: error: option 'rows' of pass 'split-reductions' takes an integer, not 'many'
