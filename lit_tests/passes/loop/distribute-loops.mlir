// RUN: stepwell-opt %s -p distribute-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p distribute-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p distribute-loops --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// A nest a kernel, with what the block computes for it, and the arguments that it uses.
// CHECK-LABEL: loop.kernel @put_0_0(%x: memref<64xf32>, %y: memref<64xf32>) {
// CHECK-NEXT:    %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %i = 0 to 64 {
// CHECK-NEXT:      %[[E:.*]] = loop.load %x[%i]
// CHECK-NEXT:      %[[D:.*]] = arith.mulf %[[E]], %[[TWO]] : f32
// CHECK-NEXT:      loop.store %[[D]], %y[%i]
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  loop.kernel @put_0_1(%k: memref<4xi64>, %v: memref<4xf32>, %y: memref<64xf32>) {
// CHECK-NEXT:    loop.for %i = 0 to 4 {
// CHECK:           loop.store
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @put_0 falls into 2 kernels {{\[}}@put_0]
loop.kernel @put_0(%k: memref<4xi64>, %v: memref<4xf32>, %x: memref<64xf32>, %y: memref<64xf32>) {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 64 {
    %e = loop.load %x[%i] : memref<64xf32> -> f32
    %d = arith.mulf %e, %two : f32
    loop.store %d, %y[%i] : f32, memref<64xf32>
  }
  loop.for %i = 0 to 4 {
    %p = loop.load %k[%i] : memref<4xi64> -> i64
    %q = loop.check_index %p below 64 : i64
    %e = loop.load %v[%i] : memref<4xf32> -> f32
    loop.store %e, %y[%q] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: func.func @once(
func.func @once(%a: !host.buffer<[4], i64>, %b: !host.buffer<[4], f32>, %c: !host.buffer<[64], f32>, %d: !host.buffer<[64], f32>) {
  // CHECK-NEXT: host.launch @put_0_0(%c, %d) : !host.buffer<[64], f32>, !host.buffer<[64], f32>
  // CHECK-NEXT: host.launch @put_0_1(%a, %b, %d) :
  host.launch @put_0(%a, %b, %c, %d) : !host.buffer<[4], i64>, !host.buffer<[4], f32>, !host.buffer<[64], f32>, !host.buffer<[64], f32>
  func.return
}

// -----

/// Equal parts are one kernel; one nest alone stays as it is.
// CHECK-LABEL: loop.kernel @fill_0(
loop.kernel @fill_0(%x: memref<8xf32>) {
  %one = arith.constant 1.0 : f32
  loop.parallel %i = 0 to 8 {
    loop.store %one, %x[%i] : f32, memref<8xf32>
  }
}
// CHECK-NOT: loop.kernel
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @fill_1 falls into 2 kernels {{\[}}@fill_1]
loop.kernel @fill_1(%x: memref<8xf32>, %y: memref<8xf32>) {
  %one = arith.constant 1.0 : f32
  loop.parallel %i = 0 to 8 {
    loop.store %one, %x[%i] : f32, memref<8xf32>
  }
  loop.parallel %i = 0 to 8 {
    loop.store %one, %y[%i] : f32, memref<8xf32>
  }
}

// CHECK-LABEL: func.func @fill(
func.func @fill(%a: !host.buffer<[8], f32>, %b: !host.buffer<[8], f32>) {
  // CHECK-NEXT: host.launch @fill_0(%a)
  // CHECK-NEXT: host.launch @fill_0(%b)
  // CHECK-NEXT: host.launch @fill_0(%a)
  host.launch @fill_0(%a) : !host.buffer<[8], f32>
  host.launch @fill_1(%b, %a) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return
}

// -----

/// What reads the counter before it is stepped is launched before.
// CHECK-LABEL: loop.kernel @step_0(%s: memref<1xf32>, %x: memref<8xf32>) {
// CHECK-NEXT:    loop.load %s[0]
// CHECK:         loop.parallel
// CHECK:       loop.kernel @step_1(%s: memref<1xf32>) {
// CHECK-NEXT:    loop.load %s[0]
// CHECK:         loop.store %{{.*}}, %s[0]
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @step falls into 2 kernels {{\[}}@step]
loop.kernel @step(%s: memref<1xf32>, %x: memref<8xf32>) {
  %old = loop.load %s[0] : memref<1xf32> -> f32
  %one = arith.constant 1.0 : f32
  %new = arith.addf %old, %one : f32
  loop.store %new, %s[0] : f32, memref<1xf32>
  loop.parallel %i = 0 to 8 {
    loop.store %new, %x[%i] : f32, memref<8xf32>
  }
}

// -----

/// Programs would overwrite what others still reduce.
// CHECK-LABEL: loop.kernel @center_0(%x: memref<8xf32>, %sum: memref<1xf32>) {
// CHECK-NEXT:    %[[S:.*]] = loop.reduce <add>
// CHECK:         loop.store %[[S]], %sum[0]
// CHECK:       loop.kernel @center_1(%x: memref<8xf32>, %sum: memref<1xf32>) {
// CHECK-NEXT:    %[[T:.*]] = loop.load %sum[0]
// CHECK-NEXT:    loop.parallel
// CHECK:           arith.subf %{{.*}}, %[[T]]
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @center falls into 2 kernels {{\[}}@center]
loop.kernel @center(%x: memref<8xf32>) {
  %sum = loop.reduce <add> %i = 0 to 8 : f32 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %e : f32
  }
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    %d = arith.subf %e, %sum : f32
    loop.store %d, %x[%i] : f32, memref<8xf32>
  }
}

// CHECK-LABEL: func.func @in_place(
func.func @in_place(%a: !host.buffer<[8], f32>) {
  // CHECK-NEXT: %[[B:.*]] = host.alloc : !host.buffer<[1], f32>
  // CHECK-NEXT: host.launch @center_0(%a, %[[B]])
  // CHECK-NEXT: host.launch @center_1(%a, %[[B]])
  host.launch @center(%a) : !host.buffer<[8], f32>
  func.return
}

// -----

/// Each nest reads before the other writes: one of the values waits in memory.
// CHECK-LABEL: loop.kernel @swap_0(
// CHECK-NEXT:    %[[P:.*]] = loop.load %x[0]
// CHECK-NEXT:    loop.store %[[P]], %p[0]
// CHECK:       loop.kernel @swap_1(%x: memref<8xf32>, %y: memref<8xf32>) {
// CHECK-NEXT:    loop.load %y[0]
// CHECK:           loop.store %{{.*}}, %x[%i]
// CHECK:       loop.kernel @swap_2(%y: memref<8xf32>, %p: memref<1xf32>) {
// CHECK-NEXT:    loop.load %p[0]
// CHECK:           loop.store %{{.*}}, %y[%i]
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @swap falls into 3 kernels {{\[}}@swap]
loop.kernel @swap(%x: memref<8xf32>, %y: memref<8xf32>) {
  %p = loop.load %x[0] : memref<8xf32> -> f32
  %q = loop.load %y[0] : memref<8xf32> -> f32
  loop.parallel %i = 0 to 8 {
    loop.store %q, %x[%i] : f32, memref<8xf32>
  }
  loop.parallel %i = 0 to 8 {
    loop.store %p, %y[%i] : f32, memref<8xf32>
  }
}

// -----

/// Results of one reduction are stored together; the nest behind reduces again.
// CHECK-LABEL: loop.kernel @statistics_0(
// CHECK:         loop.reduce
// CHECK:         loop.store
// CHECK-NEXT:    loop.store
// CHECK:       loop.kernel @statistics_1(
// CHECK:         loop.reduce
// CHECK:         loop.parallel
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @statistics falls into 2 kernels {{\[}}@statistics]
loop.kernel @statistics(%x: memref<8xf32>, %m: memref<1xf32>, %n: memref<1xf32>, %y: memref<8xf32>) {
  %sum, %most = loop.reduce <add, maximum> %i = 0 to 8 : f32, f32 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %e, %e : f32, f32
  }
  loop.store %sum, %m[0] : f32, memref<1xf32>
  loop.parallel %i = 0 to 8 {
    loop.store %sum, %y[%i] : f32, memref<8xf32>
  }
  loop.store %most, %n[0] : f32, memref<1xf32>
}

// -----

/// A result of a nest with effects, and an index, go through memory.
// CHECK-LABEL: loop.kernel @place_0(
// CHECK:         %[[L:.*]] = loop.for
// CHECK:         %[[I:.*]] = arith.index_cast %[[L]] : index to i64
// CHECK-NEXT:    loop.store %[[I]], %last[0]
// CHECK:       loop.kernel @place_1(
// CHECK-NEXT:    %[[V:.*]] = loop.load %last[0]
// CHECK-NEXT:    %[[P:.*]] = arith.index_cast %[[V]] : i64 to index
// CHECK:           loop.load %x[%[[P]]]
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @place falls into 2 kernels {{\[}}@place]
loop.kernel @place(%x: memref<8xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  %last = loop.for %i = 0 to 8 carry (%at = %zero : index) {
    loop.store %v, %x[%i] : f32, memref<8xf32>
    loop.yield %i : index
  }
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%last] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
}

// -----

/// The result is stored when the nest in between is over.
// CHECK-LABEL: loop.kernel @late_0(
// CHECK:         loop.for
// CHECK:         loop.store %{{.*}}, %last[0]
// CHECK:       loop.kernel @late_1(
// CHECK:         loop.parallel
// CHECK:       loop.kernel @late_2(
// CHECK:         loop.load %last[0]
// CHECK:         loop.store %{{.*}}, %y[0]
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @late falls into 3 kernels {{\[}}@late]
loop.kernel @late(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = arith.constant 0.0 : f32
  %last = loop.for %i = 0 to 8 carry (%at = %v : f32) {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<8xf32>
    loop.yield %e : f32
  }
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  loop.store %last, %y[0] : f32, memref<8xf32>
}

// -----

/// The launch tells that both arguments are one memory.
// CHECK-LABEL: loop.kernel @shared_0(
// CHECK-NEXT:    loop.reduce
// CHECK:         loop.store %{{.*}}, %sum[0]
// CHECK:       loop.kernel @shared_1(
// CHECK-NEXT:    loop.load %sum[0]
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @shared falls into 2 kernels {{\[}}@shared]
loop.kernel @shared(%x: memref<8xf32>, %y: memref<8xf32>) {
  %sum = loop.reduce <add> %i = 0 to 8 : f32 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %e : f32
  }
  loop.parallel %i = 0 to 8 {
    loop.store %sum, %y[%i] : f32, memref<8xf32>
  }
}

func.func @one_memory(%a: !host.buffer<[8], f32>) {
  host.launch @shared(%a, %a) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return
}

// -----

// CHECK-LABEL: loop.kernel @scratch(
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: not separated: its nests share scratch memory {{\[}}@scratch]
loop.kernel @scratch(%x: memref<8xf32>) {
  %row = loop.alloc : memref<8xf32>
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %row[%i] : f32, memref<8xf32>
  }
  loop.parallel %i = 0 to 8 {
    %e = loop.load %row[7 - %i] : memref<8xf32> -> f32
    loop.store %e, %x[%i] : f32, memref<8xf32>
  }
}

// -----

/// What is carried between kernels may be a vector.
// CHECK-LABEL: loop.kernel @lanes_0(
// CHECK:         loop.store %sum_1, %sum[0] : vector<4xf32>, memref<4xf32>
// CHECK:       loop.kernel @lanes_1(
// CHECK:         loop.load %sum[0] : memref<4xf32> -> vector<4xf32>
// REMARK-DAG: distribute-loops.mlir:[[# @LINE + 1]]:1: distribute-loops: @lanes falls into 2 kernels {{\[}}@lanes]
loop.kernel @lanes(%x: memref<8xf32>) {
  %sum = loop.reduce <add> %i = 0 to 8 step 4 : vector<4xf32> {
    %e = loop.load %x[%i] : memref<8xf32> -> vector<4xf32>
    loop.yield %e : vector<4xf32>
  }
  loop.parallel %i = 0 to 8 step 4 {
    loop.store %sum, %x[%i] : vector<4xf32>, memref<8xf32>
  }
}

// -----

/// A kernel that is one of several takes what the others take, and stays.
// CHECK-LABEL: loop.kernel @either(
// CHECK:         loop.parallel
// CHECK:         loop.parallel
loop.kernel @either(%x: memref<8xf32>, %y: memref<8xf32>) {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 8 {
    loop.store %two, %x[%i] : f32, memref<8xf32>
  }
  loop.parallel %i = 0 to 8 {
    loop.store %two, %y[%i] : f32, memref<8xf32>
  }
}
loop.kernel @or(%x: memref<8xf32>, %y: memref<8xf32>) {
  %two = arith.constant 2.0 : f32
  loop.parallel %i = 0 to 8 {
    loop.store %two, %x[%i] : f32, memref<8xf32>
    loop.store %two, %y[%i] : f32, memref<8xf32>
  }
}
func.func @choice(%a: !host.buffer<[8], f32>, %b: !host.buffer<[8], f32>) {
  // CHECK: host.launch_one_of [@either, @or](%a, %b)
  host.launch_one_of [@either, @or](%a, %b) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return
}
