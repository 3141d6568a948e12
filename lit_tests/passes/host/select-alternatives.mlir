// RUN: stepwell-opt %s -p select-alternatives --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p select-alternatives --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

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
  // REMARK: select-alternatives.mlir:[[# @LINE + 1]]:3: select-alternatives: @second is launched
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
  host.launch_one_of [@first, @second](%x) : !host.buffer<[8], f32>
  host.launch @second(%x) : !host.buffer<[8], f32>
  func.return
}

// -----

/// A function that was chosen is inlined, with the choices in it; what only the others launched goes with them.
// CHECK:       loop.kernel @relu(
// CHECK-NOT:   @relu_1(
// CHECK-NOT:   @fused(
// CHECK-NOT:   @other(
// CHECK-NOT:   @inner(
loop.kernel @relu(%x: memref<16xf32>, %y: memref<16xf32>) {
}
loop.kernel @relu_1(%x: memref<16xf32>, %y: memref<16xf32>) {
}
loop.kernel @fused(%y: memref<16xf32>, %a: memref<16xf32>) {
}
loop.kernel @inner(%y: memref<16xf32>, %a: memref<16xf32>) {
}
func.func private @library(%y: !host.buffer<[4, 4], f32>, %a: !host.buffer<[4, 4], f32>) {
  %c = aten.mm %a, %a : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  host.launch_one_of [@relu, @relu_1](%c, %y) : !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>
  func.return
}
func.func private @other(%y: !host.buffer<[4, 4], f32>, %a: !host.buffer<[4, 4], f32>) {
  host.launch @inner(%y, %a) : !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>
  func.return
}
// CHECK-LABEL: func.func @forward(
// CHECK-SAME:    %[[A:[^:]*]]: {{.*}}, %[[Y:[^:]*]]:
// CHECK-NEXT:    %[[C:.*]] = aten.mm %[[A]], %[[A]]
// CHECK-NEXT:    host.launch @relu(%[[C]], %[[Y]])
// CHECK-NEXT:    func.return
func.func @forward(%a: !host.buffer<[4, 4], f32>, %y: !host.buffer<[4, 4], f32>) {
  // REMARK: select-alternatives.mlir:[[# @LINE + 1]]:3: select-alternatives: @library is inlined
  host.launch_one_of [@fused, @library, @other](%y, %a) {chosen = 1 : i64} : !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>
  func.return
}
