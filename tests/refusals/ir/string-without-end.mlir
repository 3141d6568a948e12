// A string that does not end.
func.func @f() attributes {note = "open} {
  func.return
}

// refused: string-without-end.mlir:2:35: error: a string that does not end on its line
// refused: func.func @f() attributes {note = "open} {
// refused:                                   ^
