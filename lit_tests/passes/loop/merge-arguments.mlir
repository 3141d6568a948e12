// RUN: stepwell-opt %s -p merge-arguments --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p merge-arguments --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-arguments --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// One buffer comes in once; the copy of it onto itself is gone.
// CHECK-LABEL: loop.kernel @put(
// CHECK-SAME:    %[[X:.*]]: memref<64xf32>, %[[V:.*]]: memref<1xf32>) {
// CHECK-NEXT:    %[[W:.*]] = loop.load %[[V]][0] : memref<1xf32> -> f32
// CHECK-NEXT:    loop.store %[[W]], %[[X]][5] : f32, memref<64xf32>
// CHECK-NEXT:  }
// REMARK-DAG: merge-arguments.mlir:[[# @LINE + 1]]:1: merge-arguments: arguments 0 and 2 are one buffer; stores that only put back what was loaded: 1 {{\[}}@put]
loop.kernel @put(%x: memref<64xf32>, %v: memref<1xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %e = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<64xf32>
  }
  %w = loop.load %v[0] : memref<1xf32> -> f32
  loop.store %w, %y[5] : f32, memref<64xf32>
}

// CHECK-LABEL: func.func @twice(
func.func @twice(%a: !host.buffer<[64], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[64], f32>) {
  // CHECK-NEXT: host.launch @put(%a, %b) : !host.buffer<[64], f32>, !host.buffer<[1], f32>
  // CHECK-NEXT: host.launch @put(%c, %b)
  host.launch @put(%a, %b, %a) : !host.buffer<[64], f32>, !host.buffer<[1], f32>, !host.buffer<[64], f32>
  host.launch @put(%c, %b, %c) : !host.buffer<[64], f32>, !host.buffer<[1], f32>, !host.buffer<[64], f32>
  func.return
}

// -----

/// What is computed in between is kept.
// CHECK-LABEL: loop.kernel @double(
// CHECK-SAME:    %[[X:.*]]: memref<64xf32>) {
// CHECK:           loop.store %{{.*}}, %[[X]][%{{.*}}]
// REMARK-DAG: merge-arguments.mlir:[[# @LINE + 1]]:1: merge-arguments: arguments 0 and 1 are one buffer; stores that only put back what was loaded: 0 {{\[}}@double]
loop.kernel @double(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %e = loop.load %x[%i] : memref<64xf32> -> f32
    %d = arith.addf %e, %e : f32
    loop.store %d, %y[%i] : f32, memref<64xf32>
  }
}

func.func @in_place(%a: !host.buffer<[64], f32>) {
  host.launch @double(%a, %a) : !host.buffer<[64], f32>, !host.buffer<[64], f32>
  func.return
}

// -----

/// Another launch has two buffers.
// CHECK-LABEL: loop.kernel @negative_different(
// CHECK-SAME:    %{{.*}}: memref<64xf32>, %{{.*}}: memref<64xf32>) {
// REMARK-DAG: merge-arguments.mlir:[[# @LINE + 1]]:1: merge-arguments: arguments 0 and 1 are one buffer in 1 of 2 launches only {{\[}}@negative_different]
loop.kernel @negative_different(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %e = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<64xf32>
  }
}

func.func @once_in_place(%a: !host.buffer<[64], f32>, %b: !host.buffer<[64], f32>) {
  host.launch @negative_different(%a, %a) : !host.buffer<[64], f32>, !host.buffer<[64], f32>
  host.launch @negative_different(%a, %b) : !host.buffer<[64], f32>, !host.buffer<[64], f32>
  func.return
}
