// RUN: stepwell-opt %s --print-debuginfo | filecheck %s

/// What has no location gets its place in the file, as in MLIR.
// CHECK: func.func @f(%a: i32 loc("model.py":1:1), %b: i32)
// CHECK: %x = arith.addi %a, %b : i32 loc("model.py":12:8)
// CHECK: %y = arith.muli %x, %b : i32 loc("{{.*}}locations.mlir":9:8)
func.func @f(%a: i32 loc("model.py":1:1), %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32 loc("model.py":12:8)
  %y = arith.muli %x, %b : i32
  func.return %y : i32
}
