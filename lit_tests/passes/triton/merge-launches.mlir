// RUN: stepwell-opt %s -p merge-launches --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p merge-launches --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-launches --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes merge-launches | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bytes: an integer (default machine.launch_bytes)
// OPTIONS-NEXT:   arguments: an integer (default 256)

/// The part is found by the number of the program; sizes become numbers, what all share stays one argument.
// CHECK-LABEL: triton.func @scale_x2(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %x_1: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %f: !triton.ptr<f32>) attributes {grid = [#shape.expr<6>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:.*]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[TWO:.*]] = arith.constant 2 : i32
// CHECK-NEXT:    %[[FIRST:.*]] = arith.cmpi slt, %[[PID]], %[[TWO]] : i32
// CHECK-NEXT:    %[[X:.*]] = arith.select %[[FIRST]], %x, %x_1 : !triton.ptr<f32>
// CHECK-NEXT:    %[[A:.*]] = arith.constant 256 : i64
// CHECK-NEXT:    %[[B:.*]] = arith.constant 512 : i64
// CHECK-NEXT:    %[[N:.*]] = arith.select %[[FIRST]], %[[A]], %[[B]] : i64
// CHECK:         %[[START:.*]] = arith.select %[[FIRST]], %{{.*}}, %[[TWO]] : i32
// CHECK-NEXT:    %[[PART:.*]] = arith.subi %[[PID]], %[[START]] : i32
// CHECK-NEXT:    %[[LOWER:.*]] = arith.maxsi %[[PART]], %{{.*}} : i32
// CHECK:         %own = arith.minsi %[[LOWER]], %{{.*}} : i32
// CHECK-NEXT:    triton.load %f
// CHECK-NEXT:    %[[AT:.*]] = triton.addptr %[[X]], %own
// CHECK-NOT:   triton.func
triton.func @scale(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %f: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0 floordiv 128>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %s = triton.load %f : !triton.ptr<f32>
  %pid = triton.get_program_id x : i32
  %at = triton.addptr %x, %pid : !triton.ptr<f32>, i32
  %c = arith.constant 0 : i64
  %used = arith.cmpi slt, %c, %n : i64
  triton.store %at, %s, %used : !triton.ptr<f32>
  triton.return
}

// CHECK-LABEL: func.func @two(
func.func @two(%a: !host.buffer<[256], f32>, %b: !host.buffer<[512], f32>, %f: !host.buffer<[1], f32>) {
  %n = shape.value <256> : index
  %m = shape.value <512> : index
  // CHECK: host.launch @scale_x2(%a, %b, %f) : !host.buffer<[256], f32>, !host.buffer<[512], f32>, !host.buffer<[1], f32>
  // CHECK-NEXT: func.return
  // REMARK-DAG: merge-launches.mlir:[[# @LINE + 1]]:3: merge-launches: 2 launches of @scale become 1
  host.launch @scale(%a, %f, %n) : !host.buffer<[256], f32>, !host.buffer<[1], f32>, index
  host.launch @scale(%b, %f, %m) : !host.buffer<[512], f32>, !host.buffer<[1], f32>, index
  func.return
}

// -----

triton.func @increment(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  %w = arith.addf %v, %v : f32
  triton.store %y, %w : !triton.ptr<f32>
  triton.return
}
triton.func @fill(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %v = arith.constant 1.0 : f32
  triton.store %x, %v : !triton.ptr<f32>
  triton.return
}

/// Launches of two kernels take turns, and each of one needs its neighbour: sets of both can still be put in order.
// CHECK-LABEL: func.func @in_turns(
func.func @in_turns(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>) {
  // CHECK-NEXT: host.launch @increment_x2(%a, %c, %b, %d)
  // CHECK-NEXT: host.launch @fill_x2(%a, %c)
  // REMARK-DAG: merge-launches.mlir:[[# @LINE + 1]]:3: merge-launches: 2 launches of @increment become 1
  host.launch @increment(%a, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  // REMARK-DAG: merge-launches.mlir:[[# @LINE + 1]]:3: merge-launches: 2 launches of @fill become 1
  host.launch @fill(%a) : !host.buffer<[1], f32>
  host.launch @increment(%c, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%c) : !host.buffer<[1], f32>
  func.return
}

/// The second reads what the first wrote; the third comes after both by way of a copy.
// CHECK-LABEL: func.func @negative_chain(
func.func @negative_chain(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>) {
  // CHECK-NEXT: host.launch @increment(%a, %b)
  // CHECK-NEXT: host.launch @increment(%b, %c)
  // CHECK-NEXT: host.copy %c to %d
  // CHECK-NEXT: host.launch @increment(%d, %a)
  host.launch @increment(%a, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%b, %c) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.copy %c to %d : !host.buffer<[1], f32> to !host.buffer<[1], f32>
  host.launch @increment(%d, %a) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return
}

/// An operator of ATen reads what the first wrote.
// CHECK-LABEL: func.func @negative_operator(
func.func @negative_operator(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>) {
  // CHECK-NEXT: host.launch @increment(%a, %b)
  // CHECK-NEXT: aten.exp
  // CHECK-NEXT: host.launch @increment(
  host.launch @increment(%a, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %c = aten.exp %b : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  host.launch @increment(%c, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return
}

/// So it is where the operator reads a view of it.
// CHECK-LABEL: func.func @negative_operator_on_view(
func.func @negative_operator_on_view(%a: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>) {
  %b = host.alloc : !host.buffer<[1], f32>
  %v = host.view %b offset 0 : !host.buffer<[1], f32> -> !host.buffer<[], f32>
  // CHECK: host.launch @increment(%a, %b)
  // CHECK-NEXT: aten.exp
  // CHECK-NEXT: host.launch @increment(
  host.launch @increment(%a, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %c = aten.exp %v : (!host.buffer<[], f32>) -> !host.buffer<[], f32>
  host.launch @increment(%c, %d) : !host.buffer<[], f32>, !host.buffer<[1], f32>
  func.return
}

/// Views of one buffer are one memory.
// CHECK-LABEL: func.func @negative_views(
func.func @negative_views(%a: !host.buffer<[2], f32>, %b: !host.buffer<[1], f32>) {
  %v = host.view %a offset 0 : !host.buffer<[2], f32> -> !host.buffer<[1], f32>
  %w = host.view %a offset 1 : !host.buffer<[2], f32> -> !host.buffer<[1], f32>
  // CHECK: host.launch @fill(
  // CHECK-NEXT: host.launch @fill(
  host.launch @fill(%v) : !host.buffer<[1], f32>
  host.launch @fill(%w) : !host.buffer<[1], f32>
  func.return
}

// -----

/// Larger ones are worth their launches.
triton.func @large(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<32768>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %v = arith.constant 1.0 : f32
  triton.store %x, %v : !triton.ptr<f32>
  triton.return
}
// CHECK-LABEL: func.func @negative_large(
func.func @negative_large(%a: !host.buffer<[4194304], f32>, %b: !host.buffer<[4194304], f32>) {
  // CHECK-NEXT: host.launch @large(%a)
  // CHECK-NEXT: host.launch @large(%b)
  host.launch @large(%a) : !host.buffer<[4194304], f32>
  host.launch @large(%b) : !host.buffer<[4194304], f32>
  func.return
}
