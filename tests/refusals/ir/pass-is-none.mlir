// A place of something that is not a pass.
// args: -p collections:OrderedDict
func.func @f() {
  func.return
}

// refused: error: 'collections:OrderedDict' is not a pass, that is, a class derived from xdsl.passes.ModulePass
