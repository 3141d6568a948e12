// An option that a target does not have.
// args: -t cpp{comment=false}
func.func @f() {
  func.return
}

// refused: error: target 'cpp' has no option 'comment'; did you mean 'comments'?
