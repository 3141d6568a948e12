// RUN: stepwell-opt %s -p guard-strides -t host-tensors --split-input-file | filecheck %s

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

// -----

/// Operators take the tensors of arguments and of other operators as they are. The number of a call and the symbols of
/// its arguments tell what to repeat in Python after an error.
// CHECK:      #define FUNCTIONS(each) each(topk, (void *, i64, i64, int32_t, int32_t, void **, void **)) each(mm_out, (void *, void *, void *))
// CHECK:      extern "C" Status stepwell_tensor_program(Call *run, const Value *arguments) {
// CHECK-NEXT:   const i64 s0 = arguments[0].number;
// CHECK-NEXT:   void *x = arguments[1].data;
// CHECK-NEXT:   void *w = arguments[2].data;
// CHECK-NEXT:   EXPECT_STRIDES(x0, 1, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   EXPECT_STRIDES(w0, 2, 2, SIZES(8, 8), STRIDES(8, 1));
// CHECK-NEXT:   ALLOCATE(b, 4, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   LAUNCH(twice, BUFFERS(x0, b), SYMBOLS(s0));
// CHECK-NEXT:   BEGIN_OPERATOR(0, 0, SYMBOLS());
// CHECK-NEXT:   FUNCTION(topk0, 2, "aten::topk", topk, 1, BORROWED(borrow(run, b, 6, 4, 2, SIZES(s0, 8), STRIDES(8, 1))), LENT(0), 3, -1, 1, 1, made + 0, made + 1);
// CHECK-NEXT:   TAKE(v_made, "aten::topk", topk0[0], 6, 4, 2);
// CHECK-NEXT:   void *v = v_made.data;
// CHECK-NEXT:   DROP(topk0[1]);
// CHECK-NEXT:   EXPECT_MADE_STRIDES(v_made, 2, SIZES(s0, 3), STRIDES(3, 1));
// CHECK-NEXT:   void *v0 = v_made.data;
// CHECK-NEXT:   release(run, b);
// CHECK-NEXT:   NEW_TENSOR(n, 1, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   BEGIN_OPERATOR(1, 0, SYMBOLS());
// CHECK-NEXT:   FUNCTION(mm0, 1, "aten::mm", mm_out, 3, BORROWED(LEND_TENSOR(1), LEND_ARGUMENT(1), LEND_ARGUMENT(2)), LENT(0), LENT(1), LENT(2));
// CHECK-NEXT:   BEGIN_OPERATOR(2, 1, SYMBOLS(s0));
// CHECK-NEXT:   OPERATOR(reshape0, 2, "aten::reshape", "", LEND_TENSOR(1), list(2, ITEMS(whole(8), whole(s0))));
// CHECK-NEXT:   TAKE(t_made, "aten::reshape", reshape0[0], 6, 4, 2);
// CHECK-NEXT:   void *t = t_made.data;
// CHECK-NEXT:   EXPECT_MADE_STRIDES(t_made, 2, SIZES(8, s0), STRIDES(s0, 1));
// CHECK-NEXT:   void *t0 = t_made.data;
// CHECK-NEXT:   OWN_RESULT(0, v_made);
// CHECK-NEXT:   OWN_RESULT(2, t_made);
// CHECK-NEXT:   GIVE(0, TENSOR(0));
// CHECK-NEXT:   GIVE(1, TENSOR(1));
// CHECK-NEXT:   GIVE(2, TENSOR(2));
// CHECK-NEXT:   return SUCCEEDED;
// CHECK-NEXT: }
func.func @forward(%s0: index {shape.symbol = "s0"}, %x: !host.buffer<[s0, 8], f32>, %w: !host.buffer<[8, 8], f32>) -> (!host.buffer<[s0, 3], f32>, !host.buffer<[s0, 8], f32>, !host.buffer<[8, s0], f32>) {
  %b = host.alloc : !host.buffer<[s0, 8], f32>
  host.launch @twice(%x, %b, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32>, index
  %v, %i = aten.topk %b {k = 3} : (!host.buffer<[s0, 8], f32>) -> (!host.buffer<[s0, 3], f32>, !host.buffer<[s0, 3], i64>)
  host.free %b : !host.buffer<[s0, 8], f32>
  %n = host.alloc : !host.buffer<[s0, 8], f32>
  %r = aten.call "aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)" %x, %w, %n : (!host.buffer<[s0, 8], f32>, !host.buffer<[8, 8], f32>, !host.buffer<[s0, 8], f32>) -> !host.buffer<[s0, 8], f32>
  %t = aten.reshape %r {shape = [8, s0]} : (!host.buffer<[s0, 8], f32>) -> !host.buffer<[8, s0], f32>
  func.return %v, %r, %t : !host.buffer<[s0, 3], f32>, !host.buffer<[s0, 8], f32>, !host.buffer<[8, s0], f32>
}
loop.kernel @twice(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
}
