// A pipeline that ends in a brace too few.
// args: -p cse,fuse{max-body=4,dce
func.func @f() {
  func.return
}

// refused: error: bad pipeline: expected the name of an option, or '}', found the end
// refused:   cse,fuse{max-body=4,dce
// refused:                          ^
