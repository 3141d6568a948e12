// RUN: stepwell-opt %s -p guard-strides -t host-c | filecheck %s

/// The same operations as in Python, a line each. A buffer is an address; arguments alone have strides of their own.
// CHECK:      #include "host_program.h"
// CHECK:      Status sum_0(void *const *buffers, const i64 *symbols);
// CHECK:      Status forward(Run *run, const Value *arguments, Result *results) {
// CHECK-NEXT:   const i64 s0 = arguments[0].number;
// CHECK-NEXT:   void *x = arguments[1].data;
// CHECK-NEXT:   void *y = arguments[2].data;
// CHECK-NEXT:   EXPECT_STRIDES(x0, x, arguments[1].strides, 4, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   REQUIRE((floor_modulo(s0, 2)) != 0, "odd \042rows\042");
// CHECK-NEXT:   ARENA(a, 64);
// CHECK-NEXT:   void *b = a + 32;
// CHECK-NEXT:   ALLOCATE(r, 4, 2, SIZES(s0, 8), STRIDES(1, s0));
// CHECK-NEXT:   LAUNCH(sum_0, BUFFERS(x0, b, r), SYMBOLS(s0));
// CHECK-NEXT:   void *v = (char *)r + (8) * 4;
// CHECK-NEXT:   COPY(y, arguments[2].strides, b, STRIDES(1), 4, 1, SIZES(8));
// CHECK-NEXT:   const i64 n = s0 * 2 - 1;
// CHECK-NEXT:   RETURN_BUFFER(0, v, 4, 1, SIZES(s0), STRIDES(1));
// CHECK-NEXT:   RETURN_NUMBER(1, n);
// CHECK-NEXT:   return SUCCEEDED;
// CHECK-NEXT: }
loop.kernel @sum_0(%x: memref<?xf32>, %y: memref<8xf32>, %z: memref<?xf32>, %n: index) {
}
func.func @forward(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0, 8], f32>, %y: !host.buffer<[8], f32>) -> (!host.buffer<[s0], f32>, index) {
  shape.assert <s0 mod 2>, "odd \"rows\""
  %a = host.arena 64
  %b = host.slice %a at 32 : !host.buffer<[8], f32>
  %r = host.alloc : !host.buffer<[s0, 8], f32, [1, s0]>
  host.launch @sum_0(%x, %b, %r, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[8], f32>, !host.buffer<[s0, 8], f32, [1, s0]>, index
  %v = host.view %r offset 8 : !host.buffer<[s0, 8], f32, [1, s0]> -> !host.buffer<[s0], f32>
  host.copy %b to %y : !host.buffer<[8], f32> to !host.buffer<[8], f32>
  %n = shape.value <s0 * 2 - 1> : index
  func.return %v, %n : !host.buffer<[s0], f32>, index
}
