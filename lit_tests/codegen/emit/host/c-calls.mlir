// RUN: stepwell-opt %s -t host-c --split-input-file | filecheck %s

/// Operators of libtorch take numbers that their schemas tell how to read. What they give has strides of its own, and
/// its memory is a block of the run. What nothing reads is dropped.
// CHECK:      #include "operators.h"
// CHECK:        OPERATOR(topk0, 5, "aten::topk", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), whole(3), whole(-1), whole(1), whole(1));
// CHECK-NEXT:   TAKE(v_made, "aten::topk", topk0[0], 6, 4, 2);
// CHECK-NEXT:   void *v = v_made.data;
// CHECK-NEXT:   DROP(topk0[1]);
// CHECK-NEXT:   EXPECT_STRIDES(w, v, v_made.strides, 4, 2, SIZES(4, 3), STRIDES(3, 1));
func.func @forward(%x: !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 3], f32> {
  %v, %i = aten.topk %x {k = 3} : (!host.buffer<[4, 4], f32>) -> (!host.buffer<[4, 3], f32>, !host.buffer<[4, 3], i64>)
  %w = host.expect_strides %v : !host.buffer<[4, 3], f32>
  host.free %i : !host.buffer<[4, 3], i64>
  func.return %w : !host.buffer<[4, 3], f32>
}

// -----

/// A size that depends on values is told by the first buffer that has it, and passed on.
// CHECK:      static Status rest(Run *run, const Value *arguments, Result *results);
// CHECK:        const i64 u0_0 = t0_made.sizes[0];
// CHECK-NEXT:   EXPECT_MADE_SIZES(t0_made, "aten::nonzero", SIZES(u0_0, 2));
// CHECK-NEXT:   const i64 n0 = u0_0;
// CHECK-NEXT:   Result call0[1];
// CHECK-NEXT:   CALL(rest, VALUES(OF_TENSOR(t0, t0_made.strides), OF_NUMBER(n0)), call0);
// CHECK-NEXT:   RETURN_RESULT(0, call0[0]);
func.func @forward(%x: !host.buffer<[4, 4], f32>) -> !host.buffer<[u0, 2], i64> {
  %0 = aten.nonzero %x : (!host.buffer<[4, 4], f32>) -> !host.buffer<[u0, 2], i64>
  host.expect_sizes %0 of "aten::nonzero" : !host.buffer<[u0, 2], i64>
  %1 = shape.dim %0, 0 : i64 : !host.buffer<[u0, 2], i64>
  %2 = control.call @rest(%0, %1) : (!host.buffer<[u0, 2], i64>, index) -> (!host.buffer<[u0, 2], i64>)
  func.return %2 : !host.buffer<[u0, 2], i64>
}
func.func private @rest(%x: !host.buffer<[u0, 2], i64>, %u0: index {shape.symbol = "u0"}) -> !host.buffer<[u0, 2], i64> {
  func.return %x : !host.buffer<[u0, 2], i64>
}

// -----

/// What a turn of a loop allocated is freed after it, but for what the loop carries.
// CHECK:        Result carried0[1];
// CHECK-NEXT:   give_buffer(carried0 + 0, x, 1, SIZES(4), arguments[0].strides);
// CHECK-NEXT:   NEWEST_BLOCK(before0);
// CHECK-NEXT:   for (;;) {
// CHECK-NEXT:     Result test0[1], next0[1];
// CHECK-NEXT:     CALL(go, VALUES(OF_TENSOR(carried0[0].data, carried0[0].strides)), test0);
// CHECK-NEXT:     READ(i64, holds0, int8_t, test0[0].data);
// CHECK-NEXT:     if (!holds0) break;
// CHECK-NEXT:     CALL(step, VALUES(OF_TENSOR(carried0[0].data, carried0[0].strides)), next0);
// CHECK-NEXT:     END_TURN(before0, carried0, next0, 1);
// CHECK-NEXT:   }
// CHECK-NEXT:   RETURN_RESULT(0, carried0[0]);
func.func @forward(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %0 = control.while @go(), @step() carrying (%x) : (), (), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  func.return %0 : !host.buffer<[4], f32>
}
func.func private @go(%x: !host.buffer<[4], f32>) -> !host.buffer<[], i1> {
  %0 = host.alloc : !host.buffer<[], i1>
  func.return %0 : !host.buffer<[], i1>
}
func.func private @step(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %0 = host.alloc : !host.buffer<[4], f32>
  func.return %0 : !host.buffer<[4], f32>
}

// -----

/// Formulas are computed in 64 bits: floats as doubles, which functions take as their bits.
// CHECK:        const i64 n = whole_number(trunc((0x1.3333333333333p-1 * (double)(s0))));
// CHECK-NEXT:   REQUIRE(n != INT64_MIN, "a size is divided by zero, or computed as what no integer is");
// CHECK-NEXT:   const double f = ((double)(s0) / (double)(quotient(s0, 2)));
// CHECK-NEXT:   Result call0[1];
// CHECK-NEXT:   CALL(rest, VALUES(OF_NUMBER(n), OF_NUMBER(bits_of(f))), call0);
// CHECK:        const double y = of_bits(arguments[1].number);
// CHECK-NEXT:   const i64 r = ((y < (double)(x)) ? x : whole_number(nearbyint(y)));
func.func @forward(%s0: index {shape.symbol = "s0"}) -> index {
  %n = shape.compute <trunc(mul(0.6, float(d0)))>(%s0) : (index) -> index
  %f = shape.compute <truediv(d0, floordiv(d0, 2))>(%s0) : (index) -> f64
  %0 = control.call @rest(%n, %f) : (index, f64) -> (index)
  func.return %0 : index
}
func.func private @rest(%x: index, %y: f64) -> index {
  %r = shape.compute <where(lt(d1, d0), d0, round(d1))>(%x, %y) : (index, f64) -> index
  func.return %r : index
}

// -----

/// An operator with Scalars is called by a function of its own. One that writes into memory gets new memory.
// CHECK:      #define FUNCTIONS(each) each(histc, (void *, i64, double, double, void **)) each(addmm_out, (void *, void *, void *, void *, double, double))
// CHECK-NEXT: #include "operators.h"
// CHECK:        FUNCTION(histc0, 1, "aten::histc", histc, 1, BORROWED(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides)), LENT(0), 4, 0x0.0p+0, 0x1.0000000000000p+0, made + 0);
// CHECK-NEXT:   TAKE(h_made, "aten::histc", histc0[0], 6, 4, 1);
// CHECK:        ALLOCATE(y, 4, 2, SIZES(4, 4), STRIDES(4, 1));
// CHECK-NEXT:   FUNCTION(addmm0, 1, "aten::addmm", addmm_out, 4, BORROWED(borrow(run, y, {{.*}}), borrow(run, h, {{.*}}), borrow(run, x, {{.*}}), borrow(run, x, {{.*}})), LENT(0), LENT(1), LENT(2), LENT(3), 0x1.0000000000000p+0, 0x1.0000000000000p+1);
func.func @forward(%x: !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32> {
  %h = aten.histc %x {bins = 4, max = 1} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4], f32>
  %y = aten.addmm %h, %x, %x {alpha = 2} : (!host.buffer<[4], f32>, !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  func.return %y : !host.buffer<[4, 4], f32>
}
