// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// Names of values are kept where Python and Triton mean nothing else by them; those without one are called after what
/// they are. Comments name the user's lines.
// CHECK-LABEL: def names(tl1, lambda1):
// CHECK-NEXT:     lanes = tl.arange(0, 16)
// CHECK-NEXT:     range1 = tl.program_id(1)
// CHECK-NEXT:     program = tl.program_id(0)
// CHECK-NEXT:     # model.py:12 aten.add
// CHECK-NEXT:     v0 = program + lambda1
// CHECK-NEXT:     # model.py:13 aten.mul
// CHECK-NEXT:     v1 = v0 * range1
// CHECK-NEXT:     condition = v1 < v0
triton.func @names(%tl: !triton.ptr<f32>, %lambda: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %0 = triton.make_range 0 to 16 : tensor<16xi32>
  %range = triton.get_program_id y : i32
  %1 = triton.get_program_id x : i32
  %2 = arith.addi %1, %lambda : i32 loc("aten.add.Tensor"("/home/me/model.py":12:8))
  %3 = arith.muli %2, %range : i32 loc("aten.mul.Tensor"("/home/me/model.py":13:8))
  %4 = arith.cmpi slt, %3, %2 : i32 loc("aten.mul.Tensor"("/home/me/model.py":13:8))
  triton.return
}
