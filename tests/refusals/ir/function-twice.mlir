// Two functions of one name.
func.func @f() {
  func.return
}
func.func @f() {
  func.return
}

// refused: function-twice.mlir:5:1: error: @f is defined already
// refused: func.func @f() {
// refused: ^
// refused:   help: give it another name
