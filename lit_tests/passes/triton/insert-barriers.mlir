// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p insert-barriers | filecheck %s
// RUN: stepwell-opt %s -p insert-barriers --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Another lane may read what a lane has written; that both arguments are apart is known.
// CHECK-LABEL: triton.func @written_then_read(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[XS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[YS:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = triton.addptr %[[YS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.load %[[Q]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.store %[[P]], %[[A]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.barrier
// CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.store %[[Y]], %[[B]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @written_then_read(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %q = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %a = triton.load %q : tensor<128x!triton.ptr<f32>>
  triton.store %p, %a : tensor<128x!triton.ptr<f32>>
  %b = triton.load %x : !triton.ptr<f32>
  triton.store %y, %b : !triton.ptr<f32>
  triton.return
}

/// In place: each thread writes what it alone has read. Of a single number all threads have read the same.
// CHECK-LABEL: triton.func @in_place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[XS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.load %[[P]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = arith.addf %[[A]], %[[A]] : tensor<128xf32>
// CHECK-NEXT:    triton.store %[[P]], %[[B]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.load %[[Y]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.addf %[[C]], %[[C]] : f32
// CHECK-NEXT:    triton.barrier
// CHECK-NEXT:    triton.store %[[Y]], %[[D]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @in_place(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %a = triton.load %p : tensor<128x!triton.ptr<f32>>
  %b = arith.addf %a, %a : tensor<128xf32>
  triton.store %p, %b : tensor<128x!triton.ptr<f32>>
  %c = triton.load %y : !triton.ptr<f32>
  %d = arith.addf %c, %c : f32
  triton.store %y, %d : !triton.ptr<f32>
  triton.return
}

/// Blocks that lie apart, one after the other, and in iterations of a loop.
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
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.addf %[[A]], %[[B]] : tensor<128xf32>
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
    %c = arith.addf %a, %b : tensor<128xf32>
    triton.store %q, %c : tensor<128x!triton.ptr<f32>>
  }
  triton.return
}

/// An iteration reads what the one before has written.
// CHECK-LABEL: triton.func @around(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[C9:[^ ,:]+]] = arith.constant 9 : i32
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[C0]] to %[[C9]] step %[[C1]] : i32 {
// CHECK-NEXT:      %[[AT:[^ ,:]+]] = triton.addptr %[[K]], %[[I]] : !triton.ptr<i32>, i32
// CHECK-NEXT:      %[[PLACE:[^ ,:]+]] = triton.load %[[AT]] : !triton.ptr<i32>
// CHECK-NEXT:      %[[PLACES:[^ ,:]+]] = triton.splat %[[PLACE]] : i32 -> tensor<128xi32>
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = triton.addptr %[[XS]], %[[PLACES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:      %[[P:[^ ,:]+]] = triton.addptr %[[Q]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:      triton.barrier
// CHECK-NEXT:      %[[B:[^ ,:]+]] = triton.load %[[P]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.addf %[[B]], %[[B]] : tensor<128xf32>
// CHECK-NEXT:      triton.store %[[P]], %[[C]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @around(%x: !triton.ptr<f32>, %k: !triton.ptr<i32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  scf.for %i = %c0 to %c9 step %c1 : i32 {
    %at = triton.addptr %k, %i : !triton.ptr<i32>, i32
    %place = triton.load %at : !triton.ptr<i32>
    %places = triton.splat %place : i32 -> tensor<128xi32>
    %q = triton.addptr %xs, %places : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %p = triton.addptr %q, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
    %b = triton.load %p : tensor<128x!triton.ptr<f32>>
    %c = arith.addf %b, %b : tensor<128xf32>
    triton.store %p, %c : tensor<128x!triton.ptr<f32>>
  }
  triton.return
}

/// Atomic updates do not mind one another; a load waits for them, and so does what follows a branch.
// CHECK-LABEL: triton.func @updates(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[XS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[ONE:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[ONES:[^ ,:]+]] = triton.splat %[[ONE]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.atomic_rmw fadd, relaxed, gpu, %[[P]], %[[ONES]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.atomic_rmw fadd, relaxed, gpu, %[[XS]], %[[ONES]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.barrier
// CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[YES:[^ ,:]+]] = arith.cmpf ogt, %[[C]], %[[ONE]] : f32
// CHECK-NEXT:    scf.if %[[YES]] {
// CHECK-NEXT:      triton.store %[[Y]], %[[C]] : !triton.ptr<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.barrier
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.load %[[Y]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.store %[[X]], %[[D]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @updates(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %one = arith.constant 1.0 : f32
  %ones = triton.splat %one : f32 -> tensor<128xf32>
  %a = triton.atomic_rmw fadd, relaxed, gpu, %p, %ones : tensor<128x!triton.ptr<f32>>
  %b = triton.atomic_rmw fadd, relaxed, gpu, %xs, %ones : tensor<128x!triton.ptr<f32>>
  %c = triton.load %x : !triton.ptr<f32>
  %yes = arith.cmpf ogt, %c, %one : f32
  scf.if %yes {
    triton.store %y, %c : !triton.ptr<f32>
  }
  %d = triton.load %y : !triton.ptr<f32>
  triton.store %x, %d : !triton.ptr<f32>
  triton.return
}

/// A number in one place, written again and again.
// CHECK-LABEL: triton.func @repeated(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[C9:[^ ,:]+]] = arith.constant 9 : i32
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[C0]] to %[[C9]] step %[[C1]] : i32 {
// CHECK-NEXT:      triton.barrier
// CHECK-NEXT:      %[[B:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.addf %[[B]], %[[B]] : f32
// CHECK-NEXT:      triton.barrier
// CHECK-NEXT:      triton.store %[[X]], %[[C]] : !triton.ptr<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @repeated(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  scf.for %i = %c0 to %c9 step %c1 : i32 {
    %b = triton.load %x : !triton.ptr<f32>
    %c = arith.addf %b, %b : f32
    triton.store %x, %c : !triton.ptr<f32>
  }
  triton.return
}
