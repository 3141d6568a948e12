// A branch that is missing leaves the result without a value.
func.func @f(%c: i1, %n: i32) -> i32 {
  %m = scf.if %c -> (i32) {
    scf.yield %n : i32
  }
  func.return %m : i32
}

// refused: scf-if-without-else.mlir:3:8: error: 'scf.if': a branch yields (), and the results are (i32)
// refused:   %m = scf.if %c -> (i32) {
// refused:        ^
