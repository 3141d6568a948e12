// C++ is asked for, and no passes lead to kernels.
// args: -t cpp
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.exp %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: error: the module is on the level prim and has no kernels of the level loop to print
// refused:   help: the passes must lead down to the level loop, as those of cpu:default do
