// RUN: stepwell-opt %s -p hoist-loads | filecheck %s
// RUN: stepwell-opt %s -p hoist-loads --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p hoist-loads --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Both parts of a row are loaded before the first of them is reduced, the addresses of the second before its load.
// CHECK-LABEL: triton.func @parts(
// CHECK:         %[[A:.*]] = triton.load
// CHECK-NEXT:    %[[C:.*]] = arith.constant 64 : i32
// CHECK-NEXT:    %[[Q:.*]] = triton.addptr %x, %[[C]]
// CHECK-NEXT:    %[[R:.*]] = triton.splat %[[Q]]
// CHECK-NEXT:    %[[B:.*]] = triton.load %[[R]]
// CHECK-NEXT:    triton.reduce %[[A]]
// CHECK:         triton.reduce %[[B]]
triton.func @parts(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %p = triton.splat %x : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %a = triton.load %p : tensor<64x!triton.ptr<f32>>
  %m = triton.reduce %a axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %w = arith.addf %u, %v : f32
    triton.reduce.return %w : f32
  }
  %c = arith.constant 64 : i32
  %q = triton.addptr %x, %c : !triton.ptr<f32>, i32
  %r = triton.splat %q : !triton.ptr<f32> -> tensor<32x!triton.ptr<f32>>
  // REMARK-DAG: hoist-loads.mlir:[[# @LINE + 1]]:8: hoist-loads: it is under way before a reduction that comes first {{\[}}@parts]
  %b = triton.load %r : tensor<32x!triton.ptr<f32>>
  %n = triton.reduce %b axis 0 : tensor<32xf32> combine (%u: f32, %v: f32) {
    %w = arith.addf %u, %v : f32
    triton.reduce.return %w : f32
  }
  %s = arith.addf %m, %n : f32
  %t = triton.splat %s : f32 -> tensor<32xf32>
  %d = arith.divf %b, %t : tensor<32xf32>
  %z = triton.splat %y : !triton.ptr<f32> -> tensor<32x!triton.ptr<f32>>
  triton.store %z, %d : tensor<32x!triton.ptr<f32>>
  triton.return
}

/// What the next reduction uses up, and what is used behind the last one only, as weights are, takes no registers before.
// CHECK-LABEL: triton.func @negative_not_kept(
// CHECK:         triton.load
// CHECK-NEXT:    triton.reduce
// CHECK:         triton.load
// CHECK-NEXT:    triton.reduce
// CHECK:         triton.load
// REMARK-NOT: {{\[}}@negative_not_kept]
triton.func @negative_not_kept(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %w: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %p = triton.splat %x : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %q = triton.splat %y : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %r = triton.splat %w : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %a = triton.load %p : tensor<64x!triton.ptr<f32>>
  %m = triton.reduce %a axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %s = arith.addf %u, %v : f32
    triton.reduce.return %s : f32
  }
  %b = triton.load %q : tensor<64x!triton.ptr<f32>>
  %n = triton.reduce %b axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %s = arith.addf %u, %v : f32
    triton.reduce.return %s : f32
  }
  %c = triton.load %r : tensor<64x!triton.ptr<f32>>
  triton.store %p, %c : tensor<64x!triton.ptr<f32>>
  triton.return
}

/// No load passes a store to what it reads, a barrier, or what its address is computed from.
// CHECK-LABEL: triton.func @negative_behind(
// CHECK:         triton.reduce
// CHECK:         triton.store
// CHECK-NEXT:    triton.load
// CHECK:         triton.reduce
// CHECK:         triton.barrier
// CHECK-NEXT:    triton.load
// CHECK:         triton.reduce
// CHECK:         triton.load
// REMARK-NOT: {{\[}}@negative_behind]
triton.func @negative_behind(%x: !triton.ptr<f32>, %k: !triton.ptr<i32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %p = triton.splat %x : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  %a = triton.load %p : tensor<64x!triton.ptr<f32>>
  %m = triton.reduce %a axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %s = arith.addf %u, %v : f32
    triton.reduce.return %s : f32
  }
  triton.store %x, %m : !triton.ptr<f32>
  %b = triton.load %p : tensor<64x!triton.ptr<f32>>
  %n = triton.reduce %b axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %s = arith.addf %u, %v : f32
    triton.reduce.return %s : f32
  }
  triton.barrier
  %c = triton.load %p : tensor<64x!triton.ptr<f32>>
  %o = triton.reduce %c axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %s = arith.addf %u, %v : f32
    triton.reduce.return %s : f32
  }
  %i = arith.fptosi %o : f32 to i32
  %q = triton.addptr %x, %i : !triton.ptr<f32>, i32
  %d = triton.load %q : !triton.ptr<f32>
  %l = triton.reduce %a axis 0 : tensor<64xf32> combine (%u: f32, %v: f32) {
    %s = arith.addf %u, %v : f32
    triton.reduce.return %s : f32
  }
  %e = arith.addf %d, %l : f32
  triton.store %x, %e : !triton.ptr<f32>
  triton.store %p, %b : tensor<64x!triton.ptr<f32>>
  triton.store %p, %c : tensor<64x!triton.ptr<f32>>
  triton.return
}

/// What is the same in each iteration is loaded before a loop, if that runs; what the iteration decides is not.
// CHECK-LABEL: triton.func @repeated(
// CHECK:         triton.load %x : !triton.ptr<f32>
// CHECK:         %[[P:.*]] = triton.addptr
// CHECK-NEXT:    %[[RUNS:.*]] = arith.cmpi slt, %{{.*}}, %n : i32
// CHECK-NEXT:    %[[MASK:.*]] = triton.splat %[[RUNS]] : i1 -> tensor<64xi1>
// CHECK-NEXT:    %[[BOTH:.*]] = arith.andi %{{.*}}, %[[MASK]]
// CHECK-NEXT:    triton.load %[[P]], %[[BOTH]], %{{.*}} :
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      scf.for
// CHECK:             triton.load
// CHECK:             triton.load
// CHECK-NOT:         triton.load
triton.func @repeated(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %none = arith.constant dense<0.0> : tensor<64xf32>
  %lanes = triton.make_range 0 to 64 : tensor<64xi32>
  %last = triton.splat %n : i32 -> tensor<64xi32>
  %mask = arith.cmpi slt, %lanes, %last : tensor<64xi32>
  %out = triton.splat %y : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
  scf.for %k = %zero to %two step %one : i32 {
    // REMARK-DAG: hoist-loads.mlir:[[# @LINE + 1]]:10: hoist-loads: it is the same in each iteration of a loop {{\[}}@repeated]
    %s = triton.load %x : !triton.ptr<f32>
    scf.for %i = %zero to %n step %one : i32 {
      %p = triton.splat %x : !triton.ptr<f32> -> tensor<64x!triton.ptr<f32>>
      %q = triton.addptr %p, %lanes : tensor<64x!triton.ptr<f32>>, tensor<64xi32>
      %a = triton.load %q, %mask, %none : tensor<64x!triton.ptr<f32>>
      %r = triton.addptr %x, %i : !triton.ptr<f32>, i32
      %b = triton.load %r : !triton.ptr<f32>
      %c = triton.load %out : tensor<64x!triton.ptr<f32>>
      %d = arith.addf %b, %s : f32
      %e = triton.splat %d : f32 -> tensor<64xf32>
      %f = arith.addf %a, %e : tensor<64xf32>
      %g = arith.addf %c, %f : tensor<64xf32>
      triton.store %out, %g : tensor<64x!triton.ptr<f32>>
      scf.yield
    }
    scf.yield
  }
  triton.return
}
