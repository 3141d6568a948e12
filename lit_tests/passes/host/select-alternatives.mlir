// RUN: stepwell-opt %s -p select-alternatives --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p select-alternatives --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p select-alternatives --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-NOT:   @first(
// CHECK:       loop.kernel @second(
// CHECK-NOT:   @third(
loop.kernel @first(%x: memref<8xf32>) {
}
loop.kernel @second(%x: memref<8xf32>) {
}
loop.kernel @third(%x: memref<8xf32>) {
}
// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    host.launch @second(%{{.*}}) : !host.buffer<[8], f32>
func.func @forward(%x: !host.buffer<[8], f32>) {
  // REMARK-DAG: select-alternatives.mlir:[[# @LINE + 1]]:3: select-alternatives: @second is launched
  host.launch_one_of [@first, @second, @third](%x) {chosen = 1 : i64} : !host.buffer<[8], f32>
  func.return
}

// -----

/// The first one, unless it was measured; what is launched elsewhere stays.
// CHECK:       loop.kernel @first(
// CHECK:       loop.kernel @second(
loop.kernel @first(%x: memref<8xf32>) {
}
loop.kernel @second(%x: memref<8xf32>) {
}
// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    host.launch @first(
// CHECK-NEXT:    host.launch @second(
func.func @forward(%x: !host.buffer<[8], f32>) {
  // REMARK-DAG: select-alternatives.mlir:[[# @LINE + 1]]:3: select-alternatives: @first is launched
  host.launch_one_of [@first, @second](%x) : !host.buffer<[8], f32>
  host.launch @second(%x) : !host.buffer<[8], f32>
  func.return
}
