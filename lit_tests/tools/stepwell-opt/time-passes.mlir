// RUN: stepwell-opt %s -p cse,dce --time-passes 2>&1 >%t | filecheck %s
// RUN: stepwell-opt %s -p cse,dce --time-passes 2>%t | filecheck %s --check-prefix=OUTPUT

// CHECK:      Pass execution times
// CHECK-NEXT: ms ({{.*}}) cse
// CHECK-NEXT: ms ({{.*}}) dce
// CHECK-NEXT: ms (100.0%) total

/// Times go to the standard error, and leave the module alone.
// OUTPUT:     builtin.module
// OUTPUT-NOT: times
func.func @f(%a: i32) {
  func.return
}
