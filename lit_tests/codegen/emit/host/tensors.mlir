// RUN: stepwell-opt %s -p guard-strides -t host-tensors | filecheck %s

/// The host program in C, but torch allocates what it returns, and copies arguments of other strides.
// CHECK:      extern "C" Status sum_0(void* const* buffers, const i64* symbols);
// CHECK:      #pragma GCC optimize("O0")
// CHECK-NEXT: #include "tensor_program.h"
// CHECK:      extern "C" Status stepwell_tensor_program(Call *run, const Value *arguments) {
// CHECK-NEXT:   const i64 s0 = arguments[0].number;
// CHECK-NEXT:   void *x = arguments[1].data;
// CHECK-NEXT:   void *y = arguments[2].data;
// CHECK-NEXT:   EXPECT_STRIDES(x0, 1, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   EXPECT_STRIDES(y0, 2, 1, SIZES(8), STRIDES(1));
// CHECK-NEXT:   REQUIRE((floor_modulo(s0, 2)) != 0, "odd \042rows\042");
// CHECK-NEXT:   ARENA(a, 64);
// CHECK-NEXT:   void *b = a + 32;
// CHECK-NEXT:   NEW_TENSOR(r, 0, 2, SIZES(s0, 8), STRIDES(1, s0));
// CHECK-NEXT:   ALLOCATE(t, 4, 1, SIZES(s0), STRIDES(1));
// CHECK-NEXT:   LAUNCH(sum_0, BUFFERS(x0, b, r), SYMBOLS(s0));
// CHECK-NEXT:   LAUNCH(sum_0, BUFFERS(x0, b, t), SYMBOLS(s0));
// CHECK-NEXT:   release(run, t);
// CHECK-NEXT:   void *v = (char *)r + (8) * 4;
// CHECK-NEXT:   const i64 n = s0 * 2 - 1;
// CHECK-NEXT:   GIVE_VIEW(0, TENSOR(0), 1, SIZES(s0), STRIDES(1), 8);
// CHECK-NEXT:   GIVE(1, TENSOR(0));
// CHECK-NEXT:   GIVE(2, ARGUMENT(2));
// CHECK-NEXT:   GIVE_NUMBER(3, n);
// CHECK-NEXT:   return SUCCEEDED;
// CHECK-NEXT: }
loop.kernel @sum_0(%x: memref<?xf32>, %y: memref<8xf32>, %z: memref<?xf32>, %n: index) {
}
func.func @forward(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0, 8], f32>, %y: !host.buffer<[8], f32>) -> (!host.buffer<[s0], f32>, !host.buffer<[s0, 8], f32, [1, s0]>, !host.buffer<[8], f32>, index) {
  shape.assert <s0 mod 2>, "odd \"rows\""
  %a = host.arena 64
  %b = host.slice %a at 32 : !host.buffer<[8], f32>
  %r = host.alloc : !host.buffer<[s0, 8], f32, [1, s0]>
  %t = host.alloc : !host.buffer<[s0], f32>
  host.launch @sum_0(%x, %b, %r, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[8], f32>, !host.buffer<[s0, 8], f32, [1, s0]>, index
  host.launch @sum_0(%x, %b, %t, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[8], f32>, !host.buffer<[s0], f32>, index
  host.free %t : !host.buffer<[s0], f32>
  %v = host.view %r offset 8 : !host.buffer<[s0, 8], f32, [1, s0]> -> !host.buffer<[s0], f32>
  %n = shape.value <s0 * 2 - 1> : index
  func.return %v, %r, %y, %n : !host.buffer<[s0], f32>, !host.buffer<[s0, 8], f32, [1, s0]>, !host.buffer<[8], f32>, index
}
