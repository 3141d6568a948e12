// A program that was not lowered, given to the emitter of host programs.
// args: -t host
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.exp %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: host-of-tensors.mlir:4:8: error: 'prim.exp' is no op of a host program
// refused:   %y = prim.exp %x : tensor<4xf32>
// refused:        ^
// refused:   help: the passes must lead down to the level loop, as those of cpu:default do
