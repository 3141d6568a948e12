// No register has seven bits.
// args: -p vectorize{bits=7}
func.func @f() {
  func.return
}

// refused: error: pass 'vectorize': 'bits' is a power of two of at least 64, not 7
