// RUN: not stepwell-opt %s --split-input-file 2>%t | filecheck %s
// RUN: filecheck %s --check-prefix=ERROR --input-file %t

/// Every part is processed, whatever happens to the others; line numbers are those of the file.
// CHECK:     func.func @first(
// CHECK:     // -----
// CHECK-NOT: @second
// CHECK:     func.func @third(
// ERROR:     split-input-file.mlir:19:15: error: value %nothing is not defined
func.func @first(%a: i32) {
  func.return
}

// -----

func.func @second(%a: i32) -> i32 {
  // A comment that only looks like a separator:
  // -----// IR Dump After Nothing //----- //
  func.return %nothing : i32
}

// -----

func.func @third(%a: i32) {
  func.return
}
