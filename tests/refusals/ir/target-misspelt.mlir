// A target that there is not.
// args: -t ccp
func.func @f() {
  func.return
}

// refused: error: unknown target 'ccp'; did you mean 'cpp'?
