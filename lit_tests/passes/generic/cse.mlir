// RUN: stepwell-opt %s -p cse | filecheck %s
// RUN: stepwell-opt %s -p cse --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p cse --print-debuginfo | filecheck %s --check-prefix=LOC
// RUN: stepwell-opt %s -p cse --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: func.func @equal_operations(
func.func @equal_operations(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK:      %[[E:.*]] = prim.exp %x
  // CHECK-NEXT: prim.add %[[E]], %[[E]]
  %0 = prim.exp %x : tensor<4xf32>
  // REMARK-DAG: cse.mlir:[[# @LINE + 1]]:8: cse: prim.exp was computed already, at {{.*}}cse.mlir:{{[0-9]+:[0-9]+}}
  %1 = prim.exp %x : tensor<4xf32>
  %2 = prim.add %0, %1 : tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

/// A chain of equal operations is merged in one walk.
// CHECK-LABEL: func.func @equal_chains(
func.func @equal_chains(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK:      %[[E:.*]] = prim.exp %x
  // CHECK-NEXT: %[[L:.*]] = prim.log %[[E]]
  // CHECK-NEXT: prim.add %[[L]], %[[L]]
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.exp %x : tensor<4xf32>
  %2 = prim.log %0 : tensor<4xf32>
  %3 = prim.log %1 : tensor<4xf32>
  %4 = prim.add %2, %3 : tensor<4xf32>
  func.return %4 : tensor<4xf32>
}

/// Two conversions differ in nothing but their result types.
// CHECK-LABEL: func.func @negative_result_types(
func.func @negative_result_types(%x: tensor<4xf32>) -> (tensor<4xbf16>, tensor<4xf16>) {
  // CHECK:      prim.convert %x : tensor<4xf32> -> tensor<4xbf16>
  // CHECK-NEXT: prim.convert %x : tensor<4xf32> -> tensor<4xf16>
  %0 = prim.convert %x : tensor<4xf32> -> tensor<4xbf16>
  %1 = prim.convert %x : tensor<4xf32> -> tensor<4xf16>
  func.return %0, %1 : tensor<4xbf16>, tensor<4xf16>
}

/// Zero and minus zero compare equal as numbers and are different constants.
// CHECK-LABEL: func.func @negative_signed_zeros(
func.func @negative_signed_zeros() -> (f32, f32) {
  // CHECK:      arith.constant 0.0
  // CHECK-NEXT: arith.constant -0.0
  %0 = arith.constant 0.0 : f32
  %1 = arith.constant -0.0 : f32
  func.return %0, %1 : f32, f32
}

/// What is known outside of a region serves inside of it, and not the other way round.
// CHECK-LABEL: func.func @regions(
func.func @regions(%a: i32, %c: i1) -> i32 {
  // CHECK:      %[[S:.*]] = arith.addi %a, %a
  // CHECK-NEXT: scf.if
  // CHECK-NEXT:   arith.muli %[[S]], %[[S]]
  %0 = arith.addi %a, %a : i32
  %1 = scf.if %c -> (i32) {
    %2 = arith.addi %a, %a : i32
    %3 = arith.muli %2, %0 : i32
    scf.yield %3 : i32
  } else {
    scf.yield %a : i32
  }
  // CHECK: %[[M:.*]] = arith.muli %[[S]], %[[S]]
  // CHECK: func.return %[[M]]
  %4 = arith.muli %0, %0 : i32
  func.return %4 : i32
}

/// A function is isolated from above: what is known in one is not in the next.
// CHECK-LABEL: func.func @isolated(
func.func @isolated() -> i32 {
  // CHECK-NEXT: arith.constant 5
  %0 = arith.constant 5 : i32
  func.return %0 : i32
}
// CHECK-LABEL: func.func @isolated_too(
func.func @isolated_too() -> i32 {
  // CHECK-NEXT: arith.constant 5
  %0 = arith.constant 5 : i32
  func.return %0 : i32
}

// CHECK-LABEL: func.func @loads(
func.func @loads(%m: memref<4xf32>, %i: index) -> (f32, f32, f32) {
  // CHECK:      %[[A:.*]] = memref.load
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: %[[B:.*]] = memref.load
  // CHECK-NEXT: func.return %[[A]], %[[A]], %[[B]]
  %0 = memref.load %m[%i] : memref<4xf32>
  // REMARK-DAG: cse.mlir:[[# @LINE + 1]]:8: cse: memref.load was computed already, at {{.*}}cse.mlir:{{[0-9]+:[0-9]+}}
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.store %0, %m[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  func.return %0, %1, %2 : f32, f32, f32
}

/// The body of a loop may write.
// CHECK-LABEL: func.func @negative_load_across_writing_region(
func.func @negative_load_across_writing_region(%m: memref<4xf32>, %i: index, %c: i1) -> (f32, f32) {
  // CHECK: memref.load
  // CHECK: scf.if
  // CHECK: memref.load
  %0 = memref.load %m[%i] : memref<4xf32>
  scf.if %c {
    memref.store %0, %m[%i] : memref<4xf32>
  }
  %1 = memref.load %m[%i] : memref<4xf32>
  func.return %0, %1 : f32, f32
}

/// Two allocations are two buffers.
// CHECK-LABEL: func.func @negative_allocations(
func.func @negative_allocations() -> (memref<4xf32>, memref<4xf32>) {
  // CHECK:      memref.alloc
  // CHECK-NEXT: memref.alloc
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  func.return %0, %1 : memref<4xf32>, memref<4xf32>
}

/// Operations with equal regions are equal.
// CHECK-LABEL: func.func @equal_regions(
func.func @equal_regions(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK:      %[[F:.*]] = prim.fusion
  // CHECK-NOT:  prim.fusion
  // CHECK:      prim.add %[[F]], %[[F]]
  %0 = prim.fusion "exp" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.exp %a : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  %1 = prim.fusion "exp" (%b = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %f = prim.exp %b : tensor<4xf32>
    prim.yield %f : tensor<4xf32>
  }
  %2 = prim.add %0, %1 : tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @negative_different_regions(
func.func @negative_different_regions(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: prim.fusion
  // CHECK: prim.fusion
  %0 = prim.fusion "f" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.exp %a : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  %1 = prim.fusion "f" (%b = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %f = prim.log %b : tensor<4xf32>
    prim.yield %f : tensor<4xf32>
  }
  %2 = prim.add %0, %1 : tensor<4xf32>
  func.return %2 : tensor<4xf32>
}

/// What lies in a buffer may have changed between two equal calls.
// CHECK-LABEL: func.func @negative_calls_on_written_buffers(
func.func @negative_calls_on_written_buffers(%x: !host.buffer<[4, 4], f32>, %y: !host.buffer<[4, 4], f32>) -> (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) {
  // CHECK:      aten.mm %x, %x
  // CHECK-NEXT: host.copy %y to %x
  // CHECK-NEXT: aten.mm %x, %x
  %0 = aten.mm %x, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  host.copy %y to %x : !host.buffer<[4, 4], f32> to !host.buffer<[4, 4], f32>
  %1 = aten.mm %x, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  func.return %0, %1 : !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>
}

/// What stands for two operations has the locations of both; a constant has none added.
// LOC-LABEL: func.func @locations(
func.func @locations(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // LOC:      prim.exp %x : tensor<4xf32> loc(fused["aten.exp"("model.py":3:5), "aten.exp"("model.py":4:5)])
  // LOC-NEXT: prim.constant 1.0 : tensor<4xf32> loc("model.py":5:1)
  // LOC-NEXT: prim.add
  %0 = prim.exp %x : tensor<4xf32> loc("aten.exp"("model.py":3:5))
  %1 = prim.exp %x : tensor<4xf32> loc("aten.exp"("model.py":4:5))
  %2 = prim.exp %x : tensor<4xf32> loc("aten.exp"("model.py":3:5))
  %3 = prim.constant 1.0 : tensor<4xf32> loc("model.py":5:1)
  %4 = prim.constant 1.0 : tensor<4xf32> loc("model.py":6:1)
  %5 = prim.add %3, %4 : tensor<4xf32>
  %6 = prim.mul %1, %2 : tensor<4xf32>
  func.return %0, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

/// Two buffers are two, whatever is in them: one may be freed or written before the other is read.
// CHECK-LABEL: func.func @negative_buffers(
func.func @negative_buffers(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  // CHECK: aten.exp
  // CHECK: aten.exp
  // CHECK: aten.add.Tensor
  %a = aten.exp %x : (!host.buffer<[4], f32>) -> !host.buffer<[4], f32>
  %b = aten.neg %a : (!host.buffer<[4], f32>) -> !host.buffer<[4], f32>
  host.free %a : !host.buffer<[4], f32>
  %c = aten.exp %x : (!host.buffer<[4], f32>) -> !host.buffer<[4], f32>
  %d = aten.add.Tensor %b, %c : (!host.buffer<[4], f32>, !host.buffer<[4], f32>) -> !host.buffer<[4], f32>
  func.return %d : !host.buffer<[4], f32>
}
