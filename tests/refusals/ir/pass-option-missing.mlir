// An option that a pass cannot do without.
// args: -p verify-level
func.func @f() {
  func.return
}

// refused: error: pass 'verify-level' needs the option 'level': write verify-level{level=...}
