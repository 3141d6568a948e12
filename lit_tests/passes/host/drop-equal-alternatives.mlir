// RUN: stepwell-opt %s -p drop-equal-alternatives | filecheck %s
// RUN: stepwell-opt %s -p drop-equal-alternatives --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "drop-equal-alternatives{most=1}" | filecheck %s --check-prefix=ONE
// RUN: stepwell-opt %s -p drop-equal-alternatives --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes drop-equal-alternatives | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   most: an integer (default 4)

// CHECK-LABEL: loop.kernel @double(
// CHECK-NOT:   loop.kernel @double_again(
// CHECK-LABEL: loop.kernel @double_by_sum(
loop.kernel @double(%x: memref<4xf32>, %y: memref<4xf32>) {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 4 {
    %v = loop.load %x[%i] : memref<4xf32> -> f32
    %w = arith.mulf %v, %two : f32
    loop.store %w, %y[%i] : f32, memref<4xf32>
  }
}

/// Equal but for its name, and for the machine that it was scheduled for.
loop.kernel @double_again(%a: memref<4xf32>, %b: memref<4xf32>) attributes {stepwell.machine_fields = "l2=1KiB"} {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 4 {
    %v = loop.load %a[%i] : memref<4xf32> -> f32
    %w = arith.mulf %v, %two : f32
    loop.store %w, %b[%i] : f32, memref<4xf32>
  }
}

loop.kernel @double_by_sum(%x: memref<4xf32>, %y: memref<4xf32>) {
  loop.parallel %i = 0 to 4 {
    %v = loop.load %x[%i] : memref<4xf32> -> f32
    %w = arith.addf %v, %v : f32
    loop.store %w, %y[%i] : f32, memref<4xf32>
  }
}

/// What is left alone is launched.
// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    host.launch_one_of [@double, @double_by_sum](%x, %y)
// CHECK-NEXT:    host.launch @double(%y, %x)
// ONE-LABEL:   func.func @forward(
// ONE-NEXT:      host.launch @double(%x, %y)
// ONE-NEXT:      host.launch @double(%y, %x)
func.func @forward(%x: !host.buffer<[4], f32>, %y: !host.buffer<[4], f32>) {
  // REMARK-DAG: drop-equal-alternatives.mlir:[[# @LINE + 1]]:3: drop-equal-alternatives: 1 of 3 alternatives are dropped
  host.launch_one_of [@double, @double_again, @double_by_sum](%x, %y) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  // REMARK-DAG: drop-equal-alternatives.mlir:[[# @LINE + 1]]:3: drop-equal-alternatives: 1 of 2 alternatives are dropped
  host.launch_one_of [@double, @double_again](%y, %x) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return
}
