// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p share-loads | filecheck %s
// RUN: stepwell-opt %s -p share-loads --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// The store is to another argument, the loop writes nothing that is read.
// CHECK-LABEL: triton.func @shared(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = arith.constant 100 : i32
// CHECK-NEXT:    %[[NS:[^ ,:]+]] = triton.splat %[[N]] : i32 -> tensor<128xi32>
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi slt, %[[LANES]], %[[NS]] : tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[XS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[YS:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = triton.addptr %[[YS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[ZEROS:[^ ,:]+]] = triton.splat %[[ZERO]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.load %[[P]], %[[MASK]], %[[ZEROS]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.store %[[Q]], %[[A]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[C0]] to %[[N]] step %[[C1]] : i32 {
// CHECK-NEXT:      %[[D:[^ ,:]+]] = arith.addf %[[A]], %[[A]] : tensor<128xf32>
// CHECK-NEXT:      triton.store %[[Q]], %[[D]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @shared(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %n = arith.constant 100 : i32
  %ns = triton.splat %n : i32 -> tensor<128xi32>
  %mask = arith.cmpi slt, %lanes, %ns : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %q = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %zero = arith.constant 0.0 : f32
  %zeros = triton.splat %zero : f32 -> tensor<128xf32>
  %a = triton.load %p, %mask, %zeros : tensor<128x!triton.ptr<f32>>
  triton.store %q, %a, %mask : tensor<128x!triton.ptr<f32>>
  %b = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %c = triton.load %p, %mask, %zeros : tensor<128x!triton.ptr<f32>>
    %d = arith.addf %c, %b : tensor<128xf32>
    triton.store %q, %d, %mask : tensor<128x!triton.ptr<f32>>
  }
  triton.return
}

/// What was stored in between is not there at the first load; a mask gives other values; a loop writes for its next
/// iteration.
// CHECK-LABEL: triton.func @apart(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[C9:[^ ,:]+]] = arith.constant 9 : i32
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi eq, %[[PID]], %[[C9]] : i32
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[PID]] : !triton.ptr<f32>, i32
// CHECK-NEXT:    %[[A:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.store %[[X]], %[[A]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = triton.load %[[P]], %[[MASK]], %[[ZERO]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = arith.addf %[[B]], %[[C]] : f32
// CHECK-NEXT:    triton.store %[[Y]], %[[D]] : !triton.ptr<f32>
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[C0]] to %[[C9]] step %[[C1]] : i32 {
// CHECK-NEXT:      %[[E:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:      %[[F:[^ ,:]+]] = arith.addf %[[E]], %[[E]] : f32
// CHECK-NEXT:      triton.store %[[P]], %[[F]] : !triton.ptr<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[G:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.store %[[Y]], %[[G]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @apart(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %mask = arith.cmpi eq, %pid, %c9 : i32
  %zero = arith.constant 0.0 : f32
  %p = triton.addptr %x, %pid : !triton.ptr<f32>, i32
  %a = triton.load %p : !triton.ptr<f32>
  triton.store %x, %a : !triton.ptr<f32>
  %b = triton.load %p : !triton.ptr<f32>
  %c = triton.load %p, %mask, %zero : !triton.ptr<f32>
  %d = arith.addf %b, %c : f32
  triton.store %y, %d : !triton.ptr<f32>
  scf.for %i = %c0 to %c9 step %c1 : i32 {
    %e = triton.load %p : !triton.ptr<f32>
    %f = arith.addf %e, %e : f32
    triton.store %p, %f : !triton.ptr<f32>
  }
  %g = triton.load %p : !triton.ptr<f32>
  triton.store %y, %g : !triton.ptr<f32>
  triton.return
}
