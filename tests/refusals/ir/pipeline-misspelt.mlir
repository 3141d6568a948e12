// A pipeline's name, misspelt.
// args: -p cpu:defalt
func.func @f() {
  func.return
}

// refused: error: cannot import the pass 'cpu:defalt': No module named 'cpu'
// refused:   help: did you mean the pipeline 'cpu:default'?
