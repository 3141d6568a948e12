// RUN: stepwell-opt %s --print-op-generic | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s --check-prefix=CUSTOM

// CHECK:  "arith.addi"(%a, %a)
// CUSTOM: arith.addi %a, %a : i32
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  func.return %0 : i32
}
