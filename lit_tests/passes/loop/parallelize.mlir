// RUN: stepwell-opt %s -p parallelize | filecheck %s
// RUN: stepwell-opt %s -p parallelize --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p parallelize --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes parallelize | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   grain: an integer (default machine.fork_join_operations)
// OPTIONS-NEXT:   minimum-iterations: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   column-grain: an integer (default 256)

// CHECK-LABEL: loop.kernel @rows(
loop.kernel @rows(%x: memref<4194304xf32>, %y: memref<4096xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 4096 threads {{[0-9]+}} {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: 4096 iterations are shared among up to 2050 threads {{\[}}@rows]
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %j = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %j] : memref<4194304xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}

/// How many threads the work is worth depends on a size.
// CHECK-LABEL: loop.kernel @dynamic(
loop.kernel @dynamic(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to %s0 threads (%s0 * 3) floordiv 4096 {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: s0 iterations are shared among up to (s0 * 3) floordiv 4096 threads {{\[}}@dynamic]
  loop.parallel %i = 0 to %s0 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

/// Two iterations cannot feed more than two threads; the loop inside can.
// CHECK-LABEL: loop.kernel @few_outer_iterations(
loop.kernel @few_outer_iterations(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 2 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 65536 threads {{[0-9]+}} {
  loop.parallel %i = 0 to 2 {
    // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:5: parallelize: 65536 iterations are shared among up to 48 threads {{\[}}@few_outer_iterations]
    loop.parallel %j = 0 to 65536 {
      %v = loop.load %x[%i * 65536 + %j] : memref<131072xf32> -> f32
      loop.store %v, %y[%i * 65536 + %j] : f32, memref<131072xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @negative_little_work(
loop.kernel @negative_little_work(%x: memref<64xf32>, %y: memref<64xf32>) {
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 64 {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: 192 operations, bound 8192 {{\[}}@negative_little_work]
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

/// Iterations in order cannot be shared.
// CHECK-LABEL: loop.kernel @negative_in_order(
loop.kernel @negative_in_order(%x: memref<65536xf32>, %y: memref<1xf32>) {
  // CHECK-NOT: threads
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: no parallel loop is inside {{\[}}@negative_in_order]
  loop.for %i = 0 to 65536 {
    %v = loop.load %x[%i] : memref<65536xf32> -> f32
    loop.store %v, %y[0] : f32, memref<1xf32>
  }
}

/// No more threads than iterations.
// CHECK-LABEL: loop.kernel @few_long_iterations(
// CHECK:         loop.parallel %{{.*}} = 0 to 9 threads 9 {
// CHECK-LABEL: loop.kernel @negative_one_iteration(
// CHECK:         loop.parallel %{{.*}} = 0 to 1 {
loop.kernel @few_long_iterations(%x: memref<1048576xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: 9 iterations are shared among up to 9 threads {{\[}}@few_long_iterations]
  loop.parallel %i = 0 to 9 {
    loop.for %j = 0 to 65536 {
      %v = loop.load %x[%i * 65536 + %j] : memref<1048576xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %x[%i * 65536 + %j] : f32, memref<1048576xf32>
      loop.yield
    }
  }
}

loop.kernel @negative_one_iteration(%x: memref<1048576xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: there is one iteration {{\[}}@negative_one_iteration]
  loop.parallel %i = 0 to 1 {
    loop.for %j = 0 to 65536 {
      %v = loop.load %x[%i * 65536 + %j] : memref<1048576xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %x[%i * 65536 + %j] : f32, memref<1048576xf32>
      loop.yield
    }
  }
}

/// A scatter of rows: each thread walks all rows, in columns of its own.
// CHECK-LABEL: loop.kernel @columns(
// CHECK:         loop.for %{{.*}} = 0 to 2048 threads 2 {
// CHECK:           loop.parallel %{{.*}} = 0 to 512 step 16 {
loop.kernel @columns(%k: memref<2048xi64>, %x: memref<1048576xf32>, %y: memref<524288xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: its columns are shared among up to 2 threads {{\[}}@columns]
  loop.for %i = 0 to 2048 {
    %index = loop.load %k[%i] : memref<2048xi64> -> i64
    %row = loop.check_index %index below 1024 : i64
    loop.parallel %j = 0 to 512 step 16 {
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> vector<16xf32>
      %old = loop.load %y[%row * 512 + %j] : memref<524288xf32> -> vector<16xf32>
      %new = arith.addf %old, %v : vector<16xf32>
      loop.store %new, %y[%row * 512 + %j] : vector<16xf32>, memref<524288xf32>
    }
  }
}

/// What vectors leave over are columns of their own; loops in order may be nested.
// CHECK-LABEL: loop.kernel @columns_left_over(
// CHECK:         loop.for %{{.*}} = 0 to 8 threads {{.*}} {
// CHECK-NEXT:      loop.for %{{.*}} = 0 to 128 {
loop.kernel @columns_left_over(%k: memref<1024xi64>, %x: memref<1048576xf32>, %y: memref<524288xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: its columns are shared among up to 3 threads {{\[}}@columns_left_over]
  loop.for %a = 0 to 8 {
    loop.for %b = 0 to 128 {
      %index = loop.load %k[%a * 128 + %b] : memref<1024xi64> -> i64
      %row = loop.check_index %index below 100 : i64
      loop.parallel %j = 0 to 1008 step 16 {
        %v = loop.load %x[%a * 128 + %b + %j] : memref<1048576xf32> -> vector<16xf32>
        loop.store %v, %y[%row * 1022 + %j] : vector<16xf32>, memref<524288xf32>
      }
      loop.parallel %l = 1008 to 1022 {
        %v = loop.load %x[%a * 128 + %b + %l] : memref<1048576xf32> -> f32
        loop.store %v, %y[%row * 1022 + %l] : f32, memref<524288xf32>
      }
    }
  }
}

/// The end of one row is the beginning of another: what comes last in memory would be undecided.
// CHECK-LABEL: loop.kernel @negative_rows_overlap(
// CHECK-NOT:     threads
loop.kernel @negative_rows_overlap(%k: memref<2048xi64>, %x: memref<1048576xf32>, %y: memref<524288xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: rows overlap, or there may be another distance between them {{\[}}@negative_rows_overlap]
  loop.for %i = 0 to 2048 {
    %index = loop.load %k[%i] : memref<2048xi64> -> i64
    %row = loop.check_index %index below 1024 : i64
    loop.parallel %j = 0 to 512 step 16 {
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> vector<16xf32>
      loop.store %v, %y[%row * 511 + %j] : vector<16xf32>, memref<524288xf32>
    }
  }
}

/// Lanes that reach into the next iteration's places.
// CHECK-LABEL: loop.kernel @negative_iterations_overlap(
// CHECK-NOT:     threads
loop.kernel @negative_iterations_overlap(%k: memref<2048xi64>, %x: memref<1048576xf32>, %y: memref<524288xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: iterations of a parallel loop inside reach the same columns in different rows {{\[}}@negative_iterations_overlap]
  loop.for %i = 0 to 2048 {
    %index = loop.load %k[%i] : memref<2048xi64> -> i64
    %row = loop.check_index %index below 512 : i64
    loop.parallel %j = 0 to 512 step 16 {
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> vector<16xf32>
      loop.store %v, %y[%row * 1024 + %j] stride 2 : vector<16xf32>, memref<524288xf32>
    }
  }
}

/// A place that memory decides may be anyone's.
// CHECK-LABEL: loop.kernel @negative_scattered_elements(
// CHECK-NOT:     threads
loop.kernel @negative_scattered_elements(%k: memref<1048576xi64>, %x: memref<1048576xf32>, %y: memref<524288xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: what is written does not follow the columns {{\[}}@negative_scattered_elements]
  loop.for %i = 0 to 2048 {
    loop.parallel %j = 0 to 512 {
      %index = loop.load %k[%i * 512 + %j] : memref<1048576xi64> -> i64
      %place = loop.check_index %index below 524288 : i64
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> f32
      loop.store %v, %y[%place] : f32, memref<524288xf32>
    }
  }
}

/// Loops that divide the same columns differently would wait for one another.
// CHECK-LABEL: loop.kernel @negative_two_loops(
// CHECK-NOT:     threads
loop.kernel @negative_two_loops(%x: memref<1048576xf32>, %y: memref<512xf32>, %z: memref<1048576xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: two of its parallel loops reach the same columns {{\[}}@negative_two_loops]
  loop.for %i = 0 to 2048 {
    loop.parallel %j = 0 to 512 {
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> f32
      loop.store %v, %y[%j] : f32, memref<512xf32>
    }
    loop.parallel %l = 0 to 256 {
      %v = loop.load %y[%l] : memref<512xf32> -> f32
      loop.store %v, %z[%i * 512 + %l] : f32, memref<1048576xf32>
    }
  }
}

/// Buffers that are one memory in a launch are reached in more than one way.
// CHECK-LABEL: loop.kernel @negative_one_memory(
// CHECK-NOT:     threads
loop.kernel @negative_one_memory(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: what is written is reached in several ways {{\[}}@negative_one_memory]
  loop.for %i = 0 to 2048 {
    loop.parallel %j = 0 to 512 {
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 512 + %j] : f32, memref<1048576xf32>
    }
  }
}
func.func @forward(%x: !host.buffer<[1048576], f32>) {
  host.launch @negative_one_memory(%x, %x) : !host.buffer<[1048576], f32>, !host.buffer<[1048576], f32>
  func.return
}

/// How many columns there are decides an index that is read for each row.
// CHECK-LABEL: loop.kernel @negative_unknown_columns(
// CHECK-NOT:     threads
loop.kernel @negative_unknown_columns(%k: memref<2048xi64>, %x: memref<1048576xf32>, %y: memref<512xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: the number of columns is not known {{\[}}@negative_unknown_columns]
  loop.for %i = 0 to 2048 {
    %index = loop.load %k[%i] : memref<2048xi64> -> i64
    %length = loop.check_index %index below 512 : i64
    loop.parallel %j = 0 to %length {
      %v = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> f32
      loop.store %v, %y[%j] : f32, memref<512xf32>
    }
  }
}

/// Around the columns nothing is written, since every thread would do it; few columns are not worth it.
// CHECK-LABEL: loop.kernel @negative_count(
// CHECK-NOT:     threads
// CHECK-LABEL: loop.kernel @negative_few_columns(
// CHECK-NOT:     threads
loop.kernel @negative_count(%x: memref<1048576xf32>, %y: memref<512xf32>, %z: memref<1xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: loop.store outside of its parallel loops would run in every thread {{\[}}@negative_count]
  loop.for %i = 0 to 2048 {
    %v = loop.load %z[0] : memref<1xf32> -> f32
    %w = arith.addf %v, %v : f32
    loop.store %w, %z[0] : f32, memref<1xf32>
    loop.parallel %j = 0 to 512 {
      %u = loop.load %x[%i * 512 + %j] : memref<1048576xf32> -> f32
      loop.store %u, %y[%j] : f32, memref<512xf32>
    }
  }
}

loop.kernel @negative_few_columns(%x: memref<65536xf32>, %y: memref<32xf32>) {
  // REMARK-DAG: parallelize.mlir:[[# @LINE + 1]]:3: parallelize: not shared among threads: 14336 operations, bound 8192, in 32 columns, bound 512 {{\[}}@negative_few_columns]
  loop.for %i = 0 to 2048 {
    loop.parallel %j = 0 to 32 step 16 {
      %v = loop.load %x[%i * 32 + %j] : memref<65536xf32> -> vector<16xf32>
      loop.store %v, %y[%j] : vector<16xf32>, memref<32xf32>
    }
  }
}
