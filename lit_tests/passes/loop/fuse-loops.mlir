// RUN: stepwell-opt %s -p fuse-loops --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse-loops --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p fuse-loops --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Both nests walk the same rows, which are loaded once; what the second uses comes before both.
// CHECK-LABEL: loop.kernel @siblings(
// CHECK-NEXT:    %two = arith.constant 2
// CHECK-NEXT:    loop.parallel %i = 0 to 8 {
// CHECK-NEXT:      loop.parallel %j = 0 to 16 {
// CHECK-NEXT:        %[[A:.*]] = loop.load %x[%i * 16 + %j]
// CHECK-NEXT:        loop.store %[[A]], %y[%i * 16 + %j]
// CHECK-NEXT:        arith.mulf %[[A]], %two
// CHECK-NEXT:        loop.store %{{.*}}, %z[%i + %j * 8]
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @siblings(%x: memref<128xf32>, %y: memref<128xf32>, %z: memref<128xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 16 {
      %e = loop.load %x[%i * 16 + %j] : memref<128xf32> -> f32
      loop.store %e, %y[%i * 16 + %j] : f32, memref<128xf32>
    }
  }
  %two = arith.constant 2.0 : f32
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: it shares the loops of a nest before it {{\[}}@siblings]
  loop.parallel %k = 0 to 8 {
    loop.parallel %l = 0 to 16 {
      %e = loop.load %x[%k * 16 + %l] : memref<128xf32> -> f32
      %d = arith.mulf %e, %two : f32
      loop.store %d, %z[%k + %l * 8] : f32, memref<128xf32>
    }
  }
}

// -----

/// Each iteration reads before it writes the same place.
// CHECK-LABEL: loop.kernel @after_reading(
// CHECK:         loop.parallel
// CHECK-NOT:     loop.parallel
loop.kernel @after_reading(%x: memref<8xf32>, %y: memref<8xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: it shares the loops of a nest before it {{\[}}@after_reading]
  loop.parallel %j = 0 to 8 {
    loop.store %z, %x[%j] : f32, memref<8xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @negative_other_place(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_other_place(%x: memref<8xf32>, %y: memref<8xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[7 - %i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads {{\[}}@negative_other_place]
  loop.parallel %j = 0 to 8 {
    loop.store %z, %x[%j] : f32, memref<8xf32>
  }
}

// -----

/// All of what each iteration reads is more than what it writes.
// CHECK-LABEL: loop.kernel @negative_row(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_row(%x: memref<8xf32>, %y: memref<8xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 8 : f32 {
      %e = loop.load %x[%r] : memref<8xf32> -> f32
      loop.yield %e : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads {{\[}}@negative_row]
  loop.parallel %j = 0 to 8 {
    loop.store %z, %x[%j] : f32, memref<8xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @negative_needed(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_needed(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: it needs what that one writes {{\[}}@negative_needed]
  loop.parallel %j = 0 to 8 {
    %e = loop.load %y[%j] : memref<8xf32> -> f32
    loop.store %e, %z[%j] : f32, memref<8xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @negative_between(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_between(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  %c = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  loop.store %c, %z[3] : f32, memref<8xf32>
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: the second loop needs what stands between them {{\[}}@negative_between]
  loop.parallel %j = 0 to 8 {
    %e = loop.load %x[%j] : memref<8xf32> -> f32
    loop.store %e, %z[%j] : f32, memref<8xf32>
  }
}

// -----

// CHECK-LABEL: loop.kernel @negative_computed(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_computed(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  %first = loop.load %y[0] : memref<8xf32> -> f32
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: the second loop uses what is computed from results of the first one {{\[}}@negative_computed]
  loop.parallel %j = 0 to 8 {
    loop.store %first, %z[%j] : f32, memref<8xf32>
  }
}

// -----

/// A launch gives both one memory.
// CHECK-LABEL: loop.kernel @negative_shared(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_shared(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %e = loop.load %x[%i] : memref<8xf32> -> f32
    loop.store %e, %y[%i] : f32, memref<8xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: it needs what that one writes {{\[}}@negative_shared]
  loop.parallel %j = 0 to 8 {
    %e = loop.load %x[7 - %j] : memref<8xf32> -> f32
    loop.store %e, %z[%j] : f32, memref<8xf32>
  }
}
func.func @launch(%a: !host.buffer<[8], f32>, %b: !host.buffer<[8], f32>) {
  host.launch @negative_shared(%a, %a, %b) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
  func.return
}

/// Two programs would do everything, where each nest alone has many.
// CHECK-LABEL: loop.kernel @negative_few_programs(
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 2 {
// CHECK-NEXT:      loop.load %a
// CHECK:         loop.parallel %{{.*}} = 0 to 2 {
// CHECK-NEXT:      loop.load %a
loop.kernel @negative_few_programs(%a: memref<2xf32>, %y: memref<8192xf32>, %z: memref<8192xf32>) {
  loop.parallel %i = 0 to 2 {
    %v = loop.load %a[%i] : memref<2xf32> -> f32
    loop.parallel %j = 0 to 4096 {
      loop.store %v, %y[%i * 4096 + %j] : f32, memref<8192xf32>
    }
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: both have loops inside that are programs, if they stand alone {{\[}}@negative_few_programs]
  loop.parallel %i = 0 to 2 {
    %v = loop.load %a[%i] : memref<2xf32> -> f32
    loop.parallel %j = 0 to 4096 {
      loop.store %v, %z[%i * 4096 + %j] : f32, memref<8192xf32>
    }
  }
}

// -----

/// The third lane of what the next iteration reads is written.
// CHECK-LABEL: loop.kernel @negative_lanes(
// CHECK-COUNT-2: loop.parallel
loop.kernel @negative_lanes(%x: memref<320xf32>, %y: memref<32xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i * 32] : memref<320xf32> -> vector<4xf32>
    loop.store %v, %y[%i * 4] : vector<4xf32>, memref<32xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: not fused with a nest over the same ranges: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads {{\[}}@negative_lanes]
  loop.parallel %j = 0 to 8 {
    loop.store %z, %x[%j * 32 + 34] : f32, memref<320xf32>
  }
}

// -----

/// The element behind the lanes is another one.
// CHECK-LABEL: loop.kernel @behind_lanes(
// CHECK:         loop.parallel
// CHECK-NOT:     loop.parallel
loop.kernel @behind_lanes(%x: memref<320xf32>, %y: memref<32xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i * 32] : memref<320xf32> -> vector<4xf32>
    loop.store %v, %y[%i * 4] : vector<4xf32>, memref<32xf32>
  }
  // REMARK-DAG: fuse-loops.mlir:[[# @LINE + 1]]:3: fuse-loops: it shares the loops of a nest before it {{\[}}@behind_lanes]
  loop.parallel %j = 0 to 8 {
    loop.store %z, %x[%j * 32 + 36] : f32, memref<320xf32>
  }
}
