// RUN: stepwell-opt %s -p sink-stores | filecheck %s
// RUN: stepwell-opt %s -p sink-stores --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p sink-stores --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes sink-stores | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   elements: an integer (default 32)

/// All loads, then all stores.
// CHECK-LABEL: triton.func @apart(
// CHECK:         %[[A:.*]] = triton.load %x
// CHECK-NEXT:    %[[B:.*]] = triton.load %y
// CHECK-NEXT:    %[[C:.*]] = triton.load %z
// CHECK-NEXT:    triton.store %x, %[[A]]
// CHECK-NEXT:    triton.store %y, %[[A]]
// CHECK-NEXT:    triton.store %z, %[[C]]
triton.func @apart(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %z: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %a = triton.load %x : !triton.ptr<f32>
  // REMARK-DAG: sink-stores.mlir:[[# @LINE + 1]]:3: sink-stores: it waits until all is loaded {{\[}}@apart]
  triton.store %x, %a : !triton.ptr<f32>
  %b = triton.load %y : !triton.ptr<f32>
  // REMARK-DAG: sink-stores.mlir:[[# @LINE + 1]]:3: sink-stores: it waits until all is loaded {{\[}}@apart]
  triton.store %y, %a : !triton.ptr<f32>
  %c = triton.load %z : !triton.ptr<f32>
  triton.store %z, %c : !triton.ptr<f32>
  triton.return
}

/// What is loaded from the same argument, a barrier and a loop stay behind a store.
// CHECK-LABEL: triton.func @together(
// CHECK:         triton.store %x, %{{.*}} : !triton.ptr<f32>
// CHECK-NEXT:    triton.load %p
// CHECK-NEXT:    triton.load %y
// CHECK-NEXT:    triton.store %x
// CHECK-NEXT:    triton.barrier
// CHECK-NEXT:    triton.load %y
// CHECK-NEXT:    triton.store %x
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      triton.load %y
// CHECK-NEXT:      triton.store %x
triton.func @together(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %p = triton.addptr %x, %c1 : !triton.ptr<f32>, i32
  %a = triton.load %x : !triton.ptr<f32>
  triton.store %x, %a : !triton.ptr<f32>
  %b = triton.load %p : !triton.ptr<f32>
  // REMARK-DAG: sink-stores.mlir:[[# @LINE + 1]]:3: sink-stores: it waits until all is loaded {{\[}}@together]
  triton.store %x, %b : !triton.ptr<f32>
  %c = triton.load %y : !triton.ptr<f32>
  triton.barrier
  // REMARK-DAG: sink-stores.mlir:[[# @LINE + 1]]:3: sink-stores: it waits until all is loaded {{\[}}@together]
  triton.store %x, %c : !triton.ptr<f32>
  %d = triton.load %y : !triton.ptr<f32>
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    // REMARK-DAG: sink-stores.mlir:[[# @LINE + 1]]:5: sink-stores: it waits until all is loaded {{\[}}@together]
    triton.store %x, %d : !triton.ptr<f32>
    %e = triton.load %y : !triton.ptr<f32>
  }
  triton.return
}

/// A value that takes more than 32 registers of each thread does not wait.
// CHECK-LABEL: triton.func @large(
// CHECK:         triton.store %{{.*}} : tensor<8192x!triton.ptr<f32>>
// CHECK-NEXT:    triton.load %z
// CHECK-NEXT:    triton.store %{{.*}} : tensor<4096x!triton.ptr<f32>>
triton.func @large(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>, %z: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %p = triton.splat %x : !triton.ptr<f32> -> tensor<4096x!triton.ptr<f32>>
  %q = triton.splat %y : !triton.ptr<f32> -> tensor<8192x!triton.ptr<f32>>
  %a = triton.load %p : tensor<4096x!triton.ptr<f32>>
  %b = triton.load %q : tensor<8192x!triton.ptr<f32>>
  // REMARK-DAG: sink-stores.mlir:[[# @LINE + 1]]:3: sink-stores: it waits until all is loaded {{\[}}@large]
  triton.store %p, %a : tensor<4096x!triton.ptr<f32>>
  triton.store %q, %b : tensor<8192x!triton.ptr<f32>>
  %c = triton.load %z : !triton.ptr<f32>
  triton.return
}
