// A file that is not there.
// args: missing.mlir
func.func @f() {
  func.return
}

// refused: error: cannot read missing.mlir: No such file or directory
