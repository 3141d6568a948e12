// RUN: stepwell-opt %s -p reuse-rows | filecheck %s
// RUN: stepwell-opt %s -p reuse-rows --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// What the sum computes waits where the result will be.
// CHECK-LABEL: loop.kernel @softmax(
loop.kernel @softmax(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  // CHECK:      loop.reduce <add> %[[R:.*]] = 0 to %n : f32 {
  // CHECK:        %[[E:.*]] = math.exp
  // CHECK-NEXT:   loop.store %[[E]], %y[%n * %[[I:.*]] + %[[R]]] : f32, memref<?xf32>
  // CHECK-NEXT:   loop.yield %[[E]] : f32
  // CHECK:      loop.parallel %[[J:.*]] = 0 to %n {
  // CHECK-NEXT:   %[[K:.*]] = loop.load %y[%n * %[[I]] + %[[J]]] : memref<?xf32> -> f32
  // CHECK-NEXT:   %[[Q:.*]] = arith.divf %[[K]], %
  // CHECK-NEXT:   loop.store %[[Q]], %y
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to %n : f32 {
      %v = loop.load %x[%i * %n + %r] : memref<?xf32> -> f32
      %e = math.exp %v : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to %n {
      %v = loop.load %x[%i * %n + %j] : memref<?xf32> -> f32
      // REMARK-DAG: reuse-rows.mlir:[[# @LINE + 1]]:12: reuse-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@softmax]
      %e = math.exp %v : f32
      %q = arith.divf %e, %s : f32
      loop.store %q, %y[%i * %n + %j] : f32, memref<?xf32>
    }
  }
}

/// A result of another type has no room for the row.
// CHECK-LABEL: loop.kernel @scratch(
loop.kernel @scratch(%x: memref<6400xf32>, %y: memref<6400xbf16>) {
  // CHECK:      %[[ROW:.*]] = loop.alloc : memref<100xf32>
  // CHECK-NEXT: loop.reduce <add> %[[R:.*]] = 0 to 100 : f32 {
  // CHECK:        loop.store %{{.*}}, %[[ROW]][%[[R]]] : f32, memref<100xf32>
  // CHECK:      loop.parallel %[[J:.*]] = 0 to 100 {
  // CHECK-NEXT:   loop.load %[[ROW]][%[[J]]] : memref<100xf32> -> f32
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<6400xf32> -> f32
      %e = math.exp %v : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<6400xf32> -> f32
      %e = math.exp %v : f32
      %q = arith.divf %e, %s : f32
      %t = arith.truncf %q : f32 to bf16
      loop.store %t, %y[%i * 100 + %j] : bf16, memref<6400xbf16>
    }
  }
}

/// A square is computed sooner than it is read.
// CHECK-LABEL: loop.kernel @negative_cheap(
loop.kernel @negative_cheap(%x: memref<100xf32>, %y: memref<100xf32>) {
  // CHECK:     arith.mulf
  // CHECK-NOT: loop.store
  // CHECK:     loop.yield
  // CHECK:     arith.mulf
  %s = loop.reduce <add> %r = 0 to 100 : f32 {
    %v = loop.load %x[%r] : memref<100xf32> -> f32
    %e = arith.mulf %v, %v : f32
    loop.yield %e : f32
  }
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    // REMARK-DAG: reuse-rows.mlir:[[# @LINE + 1]]:10: reuse-rows: %e (arith.mulf) is computed again: that costs 2 instructions, bound 12 {{\[}}@negative_cheap]
    %e = arith.mulf %v, %v : f32
    %q = arith.divf %e, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// What is loaded in between may have been written.
// CHECK-LABEL: loop.kernel @negative_written(
loop.kernel @negative_written(%x: memref<100xf32>, %y: memref<100xf32>) {
  // CHECK:       math.exp
  // CHECK:       loop.parallel
  // CHECK:       math.exp
  %s = loop.reduce <add> %r = 0 to 100 : f32 {
    %v = loop.load %x[%r] : memref<100xf32> -> f32
    %e = math.exp %v : f32
    loop.yield %e : f32
  }
  loop.store %s, %x[0] : f32, memref<100xf32>
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    %e = math.exp %v : f32
    %q = arith.divf %e, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: loop.kernel @negative_other_range(
loop.kernel @negative_other_range(%x: memref<100xf32>, %y: memref<100xf32>) {
  // CHECK:       math.exp
  // CHECK:       loop.parallel
  // CHECK:       math.exp
  %s = loop.reduce <add> %r = 0 to 99 : f32 {
    %v = loop.load %x[%r] : memref<100xf32> -> f32
    %e = math.exp %v : f32
    loop.yield %e : f32
  }
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    %e = math.exp %v : f32
    %q = arith.divf %e, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// A result that is written before the value is wanted gives no place to it; another does.
// CHECK-LABEL: loop.kernel @result_written_first(
loop.kernel @result_written_first(%x: memref<100xf32>, %y: memref<100xf32>, %z: memref<100xf32>) {
  // CHECK:       %[[E:.*]] = math.exp
  // CHECK-NEXT:  loop.store %[[E]], %z[%{{.*}}] : f32, memref<100xf32>
  // CHECK:       loop.parallel %[[J:.*]] = 0 to 100 {
  // CHECK:         loop.store %{{.*}}, %y[%[[J]]] : f32, memref<100xf32>
  // CHECK-NEXT:    loop.load %z[%[[J]]] : memref<100xf32> -> f32
  %s = loop.reduce <add> %r = 0 to 100 : f32 {
    %v = loop.load %x[%r] : memref<100xf32> -> f32
    %e = math.exp %v : f32
    loop.yield %e : f32
  }
  loop.parallel %j = 0 to 100 {
    %v = loop.load %x[%j] : memref<100xf32> -> f32
    loop.store %v, %y[%j] : f32, memref<100xf32>
    %e = math.exp %v : f32
    %q = arith.mulf %e, %s : f32
    loop.store %q, %z[%j] : f32, memref<100xf32>
  }
}

/// A row does not wait in the result where a launch gives the kernel one memory for its input and its result: what the
/// other rows read would be lost.
// CHECK-LABEL: loop.kernel @one_buffer(
loop.kernel @one_buffer(%x: memref<300xf32>, %y: memref<300xf32>) {
  // CHECK:       math.exp
  // CHECK-NOT:   loop.store
  // CHECK:       loop.parallel
  // CHECK:       math.exp
  loop.parallel %i = 0 to 3 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<300xf32> -> f32
      %e = math.exp %v : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<300xf32> -> f32
      %e = math.exp %v : f32
      %q = arith.divf %e, %s : f32
      loop.store %q, %y[%i * 100 + %j] : f32, memref<300xf32>
    }
  }
}
func.func @forward(%a: !host.buffer<[3, 100], f32>) -> !host.buffer<[3, 100], f32> {
  %b = host.alloc : !host.buffer<[3, 100], f32>
  host.copy %a to %b : !host.buffer<[3, 100], f32> to !host.buffer<[3, 100], f32>
  host.launch @one_buffer(%b, %b) : !host.buffer<[3, 100], f32>, !host.buffer<[3, 100], f32>
  func.return %b : !host.buffer<[3, 100], f32>
}

/// Vectors are not kept, as what waits in a row is a number for each iteration.
// CHECK-LABEL: loop.kernel @negative_vectors(
loop.kernel @negative_vectors(%x: memref<128xf32>, %y: memref<128xf32>) {
  // CHECK:       math.exp
  // CHECK-NOT:   loop.store
  // CHECK:       math.exp
  %s = loop.reduce <add> %r = 0 to 128 step 4 : vector<4xf32> {
    %v = loop.load %x[%r] : memref<128xf32> -> vector<4xf32>
    %e = math.exp %v : vector<4xf32>
    loop.yield %e : vector<4xf32>
  }
  loop.parallel %j = 0 to 128 step 4 {
    %v = loop.load %x[%j] : memref<128xf32> -> vector<4xf32>
    %e = math.exp %v : vector<4xf32>
    %q = arith.divf %e, %s : vector<4xf32>
    loop.store %q, %y[%j] : vector<4xf32>, memref<128xf32>
  }
}
