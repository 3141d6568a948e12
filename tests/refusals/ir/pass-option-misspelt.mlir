// An option that a pass does not have.
// args: -p fuse{max-bodies=4}
func.func @f() {
  func.return
}

// refused: error: pass 'fuse' has no option 'max-bodies'; did you mean 'max-body' or 'max-places'?
