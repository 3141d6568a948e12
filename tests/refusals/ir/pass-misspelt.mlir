// A pass that there is not.
// args: -p cse,canonicalise
func.func @f() {
  func.return
}

// refused: error: unknown pass 'canonicalise'; did you mean 'canonicalize'?
