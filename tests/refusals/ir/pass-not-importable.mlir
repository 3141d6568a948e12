// A pass by a place that Python does not find.
// args: -p my_passes:Mine
func.func @f() {
  func.return
}

// refused: error: cannot import the pass 'my_passes:Mine': No module named 'my_passes'
// refused:   help: is the folder of the module in PYTHONPATH?
