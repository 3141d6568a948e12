// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p insert-barriers --split-input-file | filecheck %s

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

// CHECK-LABEL: triton.func @apart(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[ROW:[^ ,:]+]] = arith.extsi %[[PID]] : i32 to i64
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[ROW]], %[[N]] : i64
// CHECK-NEXT:    %[[R:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[RS:[^ ,:]+]] = triton.splat %[[R]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[RS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.load %[[P]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[C9:[^ ,:]+]] = arith.constant 1024 : i32
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[C0]] to %[[C9]] step %[[C1]] : i32 {
// CHECK-NEXT:      %[[IS:[^ ,:]+]] = triton.splat %[[I]] : i32 -> tensor<128xi32>
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = triton.addptr %[[P]], %[[IS]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:      %[[B:[^ ,:]+]] = triton.load %[[Q]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] : tensor<128xf32>
// CHECK-NEXT:      triton.store %[[Q]], %[[C]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @apart(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %pid = triton.get_program_id x : i32
  %row = arith.extsi %pid : i32 to i64
  %start = arith.muli %row, %n : i64
  %r = triton.addptr %x, %start : !triton.ptr<f32>, i64
  %rs = triton.splat %r : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %rs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %a = triton.load %p : tensor<128x!triton.ptr<f32>>
  %c0 = arith.constant 128 : i32
  %c1 = arith.constant 128 : i32
  %c9 = arith.constant 1024 : i32
  scf.for %i = %c0 to %c9 step %c1 : i32 {
    %is = triton.splat %i : i32 -> tensor<128xi32>
    %q = triton.addptr %p, %is : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %b = triton.load %q : tensor<128x!triton.ptr<f32>>
    %c = arith.mulf %a, %b : tensor<128xf32>
    triton.store %q, %c : tensor<128x!triton.ptr<f32>>
  }
  triton.return
}
