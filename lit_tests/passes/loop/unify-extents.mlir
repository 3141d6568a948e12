// RUN: stepwell-opt %s -p unify-extents --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p unify-extents --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p unify-extents --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes unify-extents | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   bytes: an integer (default machine.launch_bytes)

/// How far the loop goes becomes an argument; other numbers stay what they are.
// CHECK:      loop.kernel @step_0_n(%x: memref<?xf32>, %y: memref<?xf32>, %extent: index) {
// CHECK-NEXT:   %two = arith.constant 2
// CHECK-NEXT:   loop.parallel %i = 0 to %extent attributes {expected = 272 : i64} {
// CHECK-NEXT:     loop.load %x[%i] : memref<?xf32> -> f32
// CHECK-NOT:  loop.kernel
loop.kernel @step_0(%x: memref<256xf32>, %y: memref<256xf32>) {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 256 {
    %e = loop.load %x[%i] : memref<256xf32> -> f32
    %d = arith.mulf %e, %two : f32
    loop.store %d, %y[%i] : f32, memref<256xf32>
  }
}
loop.kernel @step_1(%x: memref<16xf32>, %y: memref<16xf32>) {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 16 {
    %e = loop.load %x[%i] : memref<16xf32> -> f32
    %d = arith.mulf %e, %two : f32
    loop.store %d, %y[%i] : f32, memref<16xf32>
  }
}

// CHECK-LABEL: func.func @steps(
func.func @steps(%a: !host.buffer<[256], f32>, %b: !host.buffer<[16], f32>, %c: !host.buffer<[256], f32>, %d: !host.buffer<[16], f32>) {
  // CHECK-NEXT: %[[N:.*]] = shape.value <256> : index
  // CHECK-NEXT: host.launch @step_0_n(%a, %c, %[[N]]) : !host.buffer<[256], f32>, !host.buffer<[256], f32>, index
  // CHECK-NEXT: %[[M:.*]] = shape.value <16> : index
  // CHECK-NEXT: host.launch @step_0_n(%b, %d, %[[M]])
  // REMARK-DAG: unify-extents.mlir:[[# @LINE + 1]]:3: unify-extents: 2 kernels of different extents become one
  host.launch @step_0(%a, %c) : !host.buffer<[256], f32>, !host.buffer<[256], f32>
  host.launch @step_1(%b, %d) : !host.buffer<[16], f32>, !host.buffer<[16], f32>
  func.return
}

// -----

/// A size in a subscript makes another kernel, and so does a launch that needs the other one.
// CHECK-LABEL: loop.kernel @row_0(
loop.kernel @row_0(%x: memref<256xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 16 {
    loop.store %z, %x[%i * 16] : f32, memref<256xf32>
  }
}
// CHECK-LABEL: loop.kernel @row_1(
loop.kernel @row_1(%x: memref<256xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    loop.store %z, %x[%i * 32] : f32, memref<256xf32>
  }
}
// CHECK-LABEL: loop.kernel @row_2(
loop.kernel @row_2(%x: memref<256xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 12 {
    loop.store %z, %x[%i * 16] : f32, memref<256xf32>
  }
}

// CHECK-LABEL: func.func @negative(
func.func @negative(%a: !host.buffer<[256], f32>, %b: !host.buffer<[256], f32>) {
  // CHECK-NEXT: host.launch @row_0(%a)
  // CHECK-NEXT: host.launch @row_1(%b)
  // CHECK-NEXT: host.launch @row_2(%a)
  host.launch @row_0(%a) : !host.buffer<[256], f32>
  host.launch @row_1(%b) : !host.buffer<[256], f32>
  host.launch @row_2(%a) : !host.buffer<[256], f32>
  func.return
}

// -----

/// A kernel that a function launches which launches no other extent stays as it is.
// CHECK-LABEL: loop.kernel @fill_0_n(
// CHECK-LABEL: loop.kernel @fill_0(
// CHECK-NOT:   loop.kernel
loop.kernel @fill_0(%x: memref<256xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 256 {
    loop.store %z, %x[%i] : f32, memref<256xf32>
  }
}
loop.kernel @fill_1(%x: memref<16xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 16 {
    loop.store %z, %x[%i] : f32, memref<16xf32>
  }
}
// CHECK-LABEL: func.func @both(
func.func @both(%a: !host.buffer<[256], f32>, %b: !host.buffer<[16], f32>) {
  // CHECK: host.launch @fill_0_n(%a
  // CHECK: host.launch @fill_0_n(%b
  // REMARK-DAG: unify-extents.mlir:[[# @LINE + 1]]:3: unify-extents: 2 kernels of different extents become one
  host.launch @fill_0(%a) : !host.buffer<[256], f32>
  host.launch @fill_1(%b) : !host.buffer<[16], f32>
  func.return
}
// CHECK-LABEL: func.func @one(
func.func @one(%a: !host.buffer<[256], f32>) {
  // CHECK-NEXT: host.launch @fill_0(%a) : !host.buffer<[256], f32>
  host.launch @fill_0(%a) : !host.buffer<[256], f32>
  func.return
}
