// A module that asks for numerics that there are not.
// args: -p cpu:default
builtin.module attributes {stepwell.numerics = "exact"} {
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = prim.exp %x : tensor<4xf32>
    func.return %y : tensor<4xf32>
  }
}

// refused: error: the module's stepwell.numerics is 'exact'
// refused:   pass: canonicalize
// refused:   help: choose from: strict, default, fast
