// RUN: stepwell-opt %s -p merge-views | filecheck %s
// RUN: stepwell-opt %s -p merge-views --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-views --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A view of a view of a part of the arena is a part of the arena; offsets add up, in bytes.
// CHECK-LABEL: func.func @in_the_arena(
func.func @in_the_arena(%x: !host.buffer<[8, 3], f32>) -> !host.buffer<[8, 8], f32> {
  // CHECK-NEXT: %[[M:.*]] = host.arena 1024
  // CHECK-NEXT: %[[W:.*]] = host.slice %[[M]] at 544 : !host.buffer<[8, 3], f32, [1, 8]>
  // CHECK-NEXT: aten.mm %x, %[[W]]
  %m = host.arena 1024
  %a = host.slice %m at 512 : !host.buffer<[4, 8], f32>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is a view of the memory itself
  %v = host.view %a offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[24], f32>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is a view of the memory itself
  %w = host.view %v offset 0 : !host.buffer<[24], f32> -> !host.buffer<[3, 8], f32, [8, 1]>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is a view of the memory itself
  %t = host.view %w offset 0 : !host.buffer<[3, 8], f32> -> !host.buffer<[8, 3], f32, [1, 8]>
  %y = aten.mm %x, %t : (!host.buffer<[8, 3], f32>, !host.buffer<[8, 3], f32, [1, 8]>) -> !host.buffer<[8, 8], f32>
  func.return %y : !host.buffer<[8, 8], f32>
}

/// Elsewhere it is one view of the buffer. The same view is made once; a view of all of a buffer is the buffer.
// CHECK-LABEL: func.func @of_an_argument(
func.func @of_an_argument(%x: !host.buffer<[s0, 8], f32>, %s0: index {shape.symbol = "s0"})
    -> (!host.buffer<[8, 8], f32>, !host.buffer<[s0, s0], f32>) {
  // CHECK-NEXT: %[[T:.*]] = host.view %x offset 0 : {{.*}} -> !host.buffer<[8, s0], f32, [1, 8]>
  // CHECK-NEXT: aten.mm %[[T]], %x
  // CHECK-NEXT: aten.mm %x, %[[T]]
  %f = host.view %x offset 0 : !host.buffer<[s0, 8], f32> -> !host.buffer<[s0 * 8], f32>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is a view of the memory itself
  %t = host.view %f offset 0 : !host.buffer<[s0 * 8], f32> -> !host.buffer<[8, s0], f32, [1, 8]>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is there already
  %b = host.view %t offset 0 : !host.buffer<[8, s0], f32, [1, 8]> -> !host.buffer<[s0, 8], f32>
  %y = aten.mm %t, %b
    : (!host.buffer<[8, s0], f32, [1, 8]>, !host.buffer<[s0, 8], f32>) -> !host.buffer<[8, 8], f32>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is there already
  %u = host.view %x offset 0 : !host.buffer<[s0, 8], f32> -> !host.buffer<[8, s0], f32, [1, 8]>
  %z = aten.mm %x, %u
    : (!host.buffer<[s0, 8], f32>, !host.buffer<[8, s0], f32, [1, 8]>) -> !host.buffer<[s0, s0], f32>
  func.return %y, %z : !host.buffer<[8, 8], f32>, !host.buffer<[s0, s0], f32>
}

/// Buffers that live at different times in one place of the arena are one slice.
// CHECK-LABEL: func.func @one_after_the_other(
func.func @one_after_the_other(%x: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
  // CHECK-NEXT: %[[M:.*]] = host.arena 512
  // CHECK-NEXT: %[[A:.*]] = host.slice %[[M]] at 0
  // CHECK-NEXT: host.copy %x to %[[A]]
  // CHECK-NEXT: aten.relu %[[A]]
  // CHECK-NEXT: host.copy %{{.*}} to %[[A]]
  // CHECK-NEXT: aten.relu %[[A]]
  %m = host.arena 512
  %a = host.slice %m at 0 : !host.buffer<[8], f32>
  host.copy %x to %a : !host.buffer<[8], f32> to !host.buffer<[8], f32>
  %y = aten.relu %a : (!host.buffer<[8], f32>) -> !host.buffer<[8], f32>
  // REMARK-DAG: merge-views.mlir:[[# @LINE + 1]]:8: merge-views: it is there already
  %b = host.slice %m at 0 : !host.buffer<[8], f32>
  host.copy %y to %b : !host.buffer<[8], f32> to !host.buffer<[8], f32>
  %z = aten.relu %b : (!host.buffer<[8], f32>) -> !host.buffer<[8], f32>
  func.return %z : !host.buffer<[8], f32>
}

/// What a caller gets stays a tensor of its own, and a view of a part whose place depends on symbols a view.
// CHECK-LABEL: func.func @stays(
func.func @stays(%x: !host.buffer<[8], f32>, %s0: index {shape.symbol = "s0"})
    -> (!host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[4], f32>) {
  // CHECK-NEXT: %[[M:.*]] = host.arena 512
  // CHECK-NEXT: %[[A:.*]] = host.slice %[[M]] at 0
  // CHECK-NEXT: %[[V:.*]] = host.view %x offset 0
  // CHECK-NEXT: %[[W:.*]] = host.view %x offset 0
  // CHECK-NEXT: %[[P:.*]] = host.view %[[A]] offset s0
  // CHECK-NEXT: aten.relu %[[P]]
  // CHECK-NEXT: func.return %[[V]], %[[W]]
  %m = host.arena 512
  %a = host.slice %m at 0 : !host.buffer<[128], f32>
  %v = host.view %x offset 0 : !host.buffer<[8], f32> -> !host.buffer<[8], f32>
  %w = host.view %x offset 0 : !host.buffer<[8], f32> -> !host.buffer<[8], f32>
  %p = host.view %a offset s0 : !host.buffer<[128], f32> -> !host.buffer<[4], f32>
  %y = aten.relu %p : (!host.buffer<[4], f32>) -> !host.buffer<[4], f32>
  func.return %v, %w, %y : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[4], f32>
}
