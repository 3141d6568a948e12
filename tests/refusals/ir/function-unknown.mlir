// A call of a function that is not there.
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// refused: function-unknown.mlir:3:8: error: 'func.call': '@g' could not be found in symbol table
// refused:   %y = func.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
// refused:        ^
