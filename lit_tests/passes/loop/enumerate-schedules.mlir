// RUN: stepwell-opt %s -p enumerate-schedules | filecheck %s
// RUN: stepwell-opt %s -p enumerate-schedules --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "enumerate-schedules,vectorize,unroll-and-jam,interleave-reductions,split-vectors,parallelize,drop-equal-alternatives" | filecheck %s --check-prefix=SCHEDULED
// RUN: stepwell-opt %s -p enumerate-schedules --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes enumerate-schedules | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   minimum-elements: an integer (default 16384)

/// The variants are to be scheduled as on machines that differ in one field.
// CHECK-LABEL: loop.kernel @sums(%x: memref<1048576xf32>, %y: memref<1024xf32>) {
// CHECK-LABEL: loop.kernel @sums_half_vector_bits_1(
// CHECK-SAME:    attributes {stepwell.machine_fields = "vector_bits=256"} {
// CHECK-LABEL: loop.kernel @sums_half_registers(
// CHECK-SAME:    attributes {stepwell.machine_fields = "registers=16"} {
// CHECK-LABEL: loop.kernel @sums_half_l2(
// CHECK-SAME:    attributes {stepwell.machine_fields = "l2=
// CHECK-LABEL: loop.kernel @sums_eighth_fork_join(
// CHECK-SAME:    attributes {stepwell.machine_fields = "fork_join=
// CHECK-LABEL: loop.kernel @sums_64x_fork_join(

/// So the passes decide otherwise, and where they do not, the alternative is dropped.
// SCHEDULED-LABEL: loop.kernel @sums(
// SCHEDULED:         loop.reduce {{.*}} : vector<16xf32>
// SCHEDULED-LABEL: loop.kernel @sums_half_vector_bits_1(
// SCHEDULED:         loop.reduce {{.*}} : vector<8xf32>
// REMARK-DAG: enumerate-schedules.mlir:[[# @LINE + 1]]:1: enumerate-schedules: 5 other schedules to choose from {{\[}}@sums]
loop.kernel @sums(%x: memref<1048576xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<1048576xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}

/// Its name is one that a variant would have; and the schedule is the user's.
// CHECK-LABEL: loop.kernel @sums_half_vector_bits(
loop.kernel @sums_half_vector_bits(%x: memref<1048576xf32>) attributes {scheduled} {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    %w = math.exp %v : f32
    loop.store %w, %x[%i] : f32, memref<1048576xf32>
  }
}

// REMARK-DAG: enumerate-schedules.mlir:[[# @LINE + 1]]:1: enumerate-schedules: no other schedules: its largest buffer has 100 elements, bound 16384 {{\[}}@small]
loop.kernel @small(%x: memref<100xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 100 {
    loop.store %zero, %x[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    host.launch_one_of [@sums, @sums_half_vector_bits_1, @sums_half_registers, @sums_half_l2, @sums_eighth_fork_join, @sums_64x_fork_join](
// CHECK-NEXT:    host.launch @sums_half_vector_bits(
// CHECK-NEXT:    host.launch @small(
// SCHEDULED-LABEL: func.func @forward(
// SCHEDULED-NEXT:    host.launch_one_of [@sums, @sums_half_vector_bits_1
// SCHEDULED-NOT:     half_l2
func.func @forward(%x: !host.buffer<[1024, 1024], f32>, %y: !host.buffer<[1024], f32>, %z: !host.buffer<[1048576], f32>, %t: !host.buffer<[100], f32>) {
  host.launch @sums(%x, %y) : !host.buffer<[1024, 1024], f32>, !host.buffer<[1024], f32>
  host.launch @sums_half_vector_bits(%z) : !host.buffer<[1048576], f32>
  host.launch @small(%t) : !host.buffer<[100], f32>
  func.return
}
