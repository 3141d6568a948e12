// RUN: stepwell-opt %s -p guard-strides -t host-tensors --split-input-file | filecheck %s

/// The host program in C, but torch allocates what it returns, and copies arguments of other strides.
// CHECK:      extern "C" Status sum_0(void* const* buffers, const i64* symbols);
// CHECK:      #pragma GCC optimize("O0")
// CHECK-NEXT: #include "tensor_program.h"
// CHECK:      extern "C" Status stepwell_tensor_program(Call *run, const Value *arguments) {
// CHECK-NEXT:   const i64 s0 = arguments[0].number;
// CHECK-NEXT:   void *x = arguments[1].data;
// CHECK-NEXT:   void *y = arguments[2].data;
// CHECK-NEXT:   EXPECT_ARGUMENT_STRIDES(x0, 1, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   EXPECT_ARGUMENT_STRIDES(y0, 2, 1, SIZES(8), STRIDES(1));
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
// CHECK-NEXT:   EXPECT_ARGUMENT_STRIDES(x0, 1, 2, SIZES(s0, 8), STRIDES(8, 1));
// CHECK-NEXT:   EXPECT_ARGUMENT_STRIDES(w0, 2, 2, SIZES(8, 8), STRIDES(8, 1));
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

// -----

/// Seeds are drawn by torch's generator. Other functions give memory of the run, which becomes a tensor's if it is
/// returned.
// CHECK:      static Status row(Call *run, const Value *arguments, Result *results) {
// CHECK-NEXT:   (void)run, (void)arguments, (void)results;
// CHECK-NEXT:   void *y = arguments[0].data;
// CHECK-NEXT:   void *x = arguments[1].data;
// CHECK-NEXT:   EXPECT_STRIDES(y0, y, arguments[0].strides, 4, 1, SIZES(4), STRIDES(1));
// CHECK-NEXT:   EXPECT_STRIDES(x0, x, arguments[1].strides, 4, 1, SIZES(4), STRIDES(1));
// CHECK-NEXT:   ALLOCATE(b, 4, 1, SIZES(4), STRIDES(1));
// CHECK-NEXT:   LAUNCH(add, BUFFERS(x0, y0, b), NULL);
// CHECK-NEXT:   RETURN_BUFFER(0, b, 4, 1, SIZES(4), STRIDES(1));
// CHECK-NEXT:   return SUCCEEDED;
// CHECK-NEXT: }
// CHECK:      extern "C" Status stepwell_tensor_program(Call *run, const Value *arguments) {
// CHECK-NEXT:   void *x = arguments[0].data;
// CHECK-NEXT:   void *y = arguments[1].data;
// CHECK-NEXT:   EXPECT_ARGUMENT_STRIDES(x0, 0, 2, SIZES(6, 4), STRIDES(4, 1));
// CHECK-NEXT:   BEGIN_OPERATOR(0, 0, SYMBOLS());
// CHECK-NEXT:   NEW_TENSOR(s, 1, 1, SIZES(3), STRIDES(1));
// CHECK-NEXT:   FUNCTION(seeds0, 1, "aten::randint", randint_low_out, 1, BORROWED(borrow(run, s, 4, 8, 1, SIZES(3), STRIDES(1))), LENT(0), INT64_MIN, 0x7fffffffffffffff, SIZES(3), 1);
// CHECK-NEXT:   Result carried0[1];
// CHECK-NEXT:   give_buffer(carried0 + 0, y, 1, SIZES(4), arguments[1].strides);
// CHECK-NEXT:   NEWEST_BLOCK(before0);
// CHECK-NEXT:   for (i64 turn = 0; turn < 6; turn++) {
// CHECK-NEXT:     Result next0[1];
// CHECK-NEXT:     CALL(row, VALUES(OF_TENSOR(carried0[0].data, carried0[0].strides), OF_TENSOR((char *)x0 + turn * STRIDES(4, 1)[0] * 4, STRIDES(4, 1) + 1)), next0);
// CHECK-NEXT:     END_TURN(before0, carried0, next0, 1);
// CHECK-NEXT:   }
// CHECK-NEXT:   COPY(y, arguments[1].strides, carried0[0].data, carried0[0].strides, 4, 1, SIZES(4));
// CHECK-NEXT:   OWN_MEMORY(0, carried0[0].data, 6, 4, 1, SIZES(4), carried0[0].strides);
// CHECK-NEXT:   GIVE(0, TENSOR(0));
// CHECK-NEXT:   GIVE(1, TENSOR(1));
// CHECK-NEXT:   return SUCCEEDED;
// CHECK-NEXT: }
func.func @forward(%x: !host.buffer<[6, 4], f32>, %y: !host.buffer<[4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[3], i64>) {
  %s = aten.call "stepwell_random::seeds(int count, Device device) -> Tensor" {count = 3, device = "cpu"} : () -> !host.buffer<[3], i64>
  %t = control.scan @row() carrying (%y) over (%x) : (), (!host.buffer<[4], f32>), (!host.buffer<[6, 4], f32>) -> (!host.buffer<[4], f32>)
  host.copy %t to %y : !host.buffer<[4], f32> to !host.buffer<[4], f32>
  func.return %t, %s : !host.buffer<[4], f32>, !host.buffer<[3], i64>
}
func.func private @row(%y: !host.buffer<[4], f32>, %x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @add(%x, %y, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
loop.kernel @add(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>) {
}
