// RUN: stepwell-opt %s -p cache-rows | filecheck %s
// RUN: stepwell-opt %s -p cache-rows --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p cache-rows --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes cache-rows | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   around: true or false (default True)
// OPTIONS-NEXT:   threshold: an integer (default 12)
// OPTIONS-NEXT:   largest-row: an integer (default machine.cached_bytes)
// OPTIONS-NEXT:   tiles: an integer (default machine.enough_tiles)
// OPTIONS-NEXT:   shortest-tile: an integer (default 128)
// OPTIONS-NEXT:   lanes: an integer (default machine.lanes)
// OPTIONS-NEXT:   tile: an integer (default 512)

/// Weights that all channels share are computed once.
// CHECK-LABEL: loop.kernel @weights(
loop.kernel @weights(%w: memref<100xf32>, %x: memref<3200xf32>, %y: memref<3200xf32>) {
  // CHECK-NEXT: %[[ROW:.*]] = loop.alloc : memref<100xf32>
  // CHECK-NEXT: loop.parallel %[[K:.*]] = 0 to 100 {
  // CHECK-NEXT:   %[[W:.*]] = loop.load %w[%[[K]]]
  // CHECK-NEXT:   %[[E:.*]] = math.exp %[[W]] : f32
  // CHECK-NEXT:   loop.store %[[E]], %[[ROW]][%[[K]]] : f32, memref<100xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: loop.parallel %[[C:.*]] = 0 to 32 {
  // CHECK-NEXT:   loop.parallel %[[J:.*]] = 0 to 100 {
  // CHECK-NEXT:     %[[L:.*]] = loop.load %[[ROW]][%[[J]]] : memref<100xf32> -> f32
  // CHECK-NEXT:     %[[V:.*]] = loop.load %x[%[[C]] * 100 + %[[J]]]
  // CHECK-NEXT:     %[[P:.*]] = arith.mulf %[[V]], %[[L]] : f32
  // CHECK-NEXT:     loop.store %[[P]], %y
  loop.parallel %c = 0 to 32 {
    // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:5: cache-rows: what takes 25 instructions is computed once for the loops around it {{\[}}@weights]
    loop.parallel %k = 0 to 100 {
      %a = loop.load %w[%k] : memref<100xf32> -> f32
      %e = math.exp %a : f32
      %v = loop.load %x[%c * 100 + %k] : memref<3200xf32> -> f32
      %p = arith.mulf %v, %e : f32
      loop.store %p, %y[%c * 100 + %k] : f32, memref<3200xf32>
    }
  }
}

/// A place is kept as one number: what is fixed of a subscript. The check of an index is made once, too.
// CHECK-LABEL: loop.kernel @places(
loop.kernel @places(%r: memref<100xi64>, %x: memref<3200xf32>, %y: memref<3200xf32>) {
  // CHECK:      %[[ROW:.*]] = loop.alloc : memref<100xi64>
  // CHECK-NEXT: loop.parallel %[[K:.*]] = 0 to 100 {
  // CHECK:        %[[I:.*]] = loop.check_index %{{.*}} below 10 : i64
  // CHECK:        %[[J:.*]] = loop.check_index %{{.*}} below 10 : i64
  // CHECK-NEXT:   %[[P:.*]] = loop.apply %[[I]] * 10 + %[[J]] : index
  // CHECK-NEXT:   %[[Q:.*]] = arith.index_cast %[[P]] : index to i64
  // CHECK-NEXT:   loop.store %[[Q]], %[[ROW]][%[[K]]] : i64, memref<100xi64>
  // CHECK-NEXT: }
  // CHECK-NEXT: loop.parallel %[[C:.*]] = 0 to 32 {
  // CHECK-NEXT:   loop.parallel %[[M:.*]] = 0 to 100 {
  // CHECK-NEXT:     %[[N:.*]] = loop.load %[[ROW]][%[[M]]] : memref<100xi64> -> i64
  // CHECK-NEXT:     %[[O:.*]] = arith.index_cast %[[N]] : i64 to index
  // CHECK-NEXT:     loop.load %x[%[[C]] * 100 + %[[O]]] : memref<3200xf32> -> f32
  // CHECK-NEXT:     loop.store
  %ten = arith.constant 10 : i64
  loop.parallel %c = 0 to 32 {
    // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:5: cache-rows: what takes 203 instructions is computed once for the loops around it {{\[}}@places]
    loop.parallel %k = 0 to 100 {
      %a = loop.load %r[%k] : memref<100xi64> -> i64
      %b = arith.remsi %ten, %a : i64
      %s = arith.remsi %a, %ten : i64
      %i = loop.check_index %b below 10 : i64
      %j = loop.check_index %s below 10 : i64
      %v = loop.load %x[%i * 10 + %j + %c * 100] : memref<3200xf32> -> f32
      loop.store %v, %y[%c * 100 + %k] : f32, memref<3200xf32>
    }
  }
}

/// A long row is computed tile by tile, and a tile fits the first-level cache; what is left over has its own rows.
// CHECK-LABEL: loop.kernel @long(
loop.kernel @long(%w: memref<?xf32>, %x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  // CHECK:      loop.parallel %[[T:.*]] = 0 to (%n floordiv 512) * 512 step 512 {
  // CHECK-NEXT:   %[[ROW:.*]] = loop.alloc : memref<512xf32>
  // CHECK-NEXT:   loop.parallel %[[K:.*]] = %[[T]] to %[[T]] + 512 {
  // CHECK:          loop.store %{{.*}}, %[[ROW]][-%[[T]] + %[[K]]] : f32, memref<512xf32>
  // CHECK:        loop.parallel %[[C:.*]] = 0 to 32 {
  // CHECK-NEXT:     loop.parallel %[[J:.*]] = %[[T]] to %[[T]] + 512 {
  // CHECK-NEXT:       loop.load %[[ROW]][-%[[T]] + %[[J]]] : memref<512xf32> -> f32
  // CHECK:      %[[REST:.*]] = loop.alloc : memref<511xf32>
  // CHECK-NEXT: loop.parallel %[[K:.*]] = (%n floordiv 512) * 512 to %n {
  // CHECK:        loop.store %{{.*}}, %[[REST]][%[[K]] - (%n floordiv 512) * 512] : f32, memref<511xf32>
  // CHECK:      loop.parallel %{{.*}} = 0 to 32 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = (%n floordiv 512) * 512 to %n {
  loop.parallel %c = 0 to 32 {
    // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:5: cache-rows: what takes 25 instructions is computed once for the loops around it {{\[}}@long]
    loop.parallel %k = 0 to %n {
      %a = loop.load %w[%k] : memref<?xf32> -> f32
      %e = math.exp %a : f32
      %v = loop.load %x[%c * %n + %k] : memref<?xf32> -> f32
      %p = arith.mulf %v, %e : f32
      loop.store %p, %y[%c * %n + %k] : f32, memref<?xf32>
    }
  }
}

/// The outermost loop that changes nothing of it is where a row is computed; a reduction is a row, too.
// CHECK-LABEL: loop.kernel @outermost(
loop.kernel @outermost(%w: memref<100xf32>, %x: memref<12800xf32>, %y: memref<128xf32>) {
  // CHECK-NEXT: %[[ROW:.*]] = loop.alloc : memref<100xf32>
  // CHECK-NEXT: loop.parallel %{{.*}} = 0 to 100 {
  // CHECK:        math.exp
  // CHECK:      loop.parallel %{{.*}} = 0 to 4 {
  // CHECK-NEXT:   loop.parallel %{{.*}} = 0 to 32 {
  // CHECK-NEXT:     loop.reduce <add> %[[K:.*]] = 0 to 100 : f32 {
  // CHECK-NEXT:       loop.load %[[ROW]][%[[K]]] : memref<100xf32> -> f32
  loop.parallel %b = 0 to 4 {
    loop.parallel %c = 0 to 32 {
      // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:12: cache-rows: what takes 25 instructions is computed once for the loops around it {{\[}}@outermost]
      %s = loop.reduce <add> %k = 0 to 100 : f32 {
        %a = loop.load %w[%k] : memref<100xf32> -> f32
        %e = math.exp %a : f32
        %v = loop.load %x[%b * 3200 + %c * 100 + %k] : memref<12800xf32> -> f32
        %p = arith.mulf %v, %e : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%b * 32 + %c] : f32, memref<128xf32>
    }
  }
}

/// A square is computed sooner than it is kept.
// CHECK-LABEL: loop.kernel @negative_cheap(
loop.kernel @negative_cheap(%w: memref<100xf32>, %x: memref<3200xf32>, %y: memref<3200xf32>) {
  // CHECK-NOT: loop.alloc
  // CHECK:     loop.store
  loop.parallel %c = 0 to 32 {
    loop.parallel %k = 0 to 100 {
      %a = loop.load %w[%k] : memref<100xf32> -> f32
      %e = arith.mulf %a, %a : f32
      %v = loop.load %x[%c * 100 + %k] : memref<3200xf32> -> f32
      %p = arith.mulf %v, %e : f32
      loop.store %p, %y[%c * 100 + %k] : f32, memref<3200xf32>
    }
  }
}

/// What the loops write is not what it was before them.
// CHECK-LABEL: loop.kernel @negative_written(
loop.kernel @negative_written(%w: memref<3200xf32>, %x: memref<3200xf32>) {
  // CHECK-NOT: loop.alloc
  // CHECK:     loop.store
  loop.for %c = 0 to 32 {
    loop.parallel %k = 0 to 100 {
      %a = loop.load %w[%k] : memref<3200xf32> -> f32
      %e = math.exp %a : f32
      %v = loop.load %x[%c * 100 + %k] : memref<3200xf32> -> f32
      %p = arith.mulf %v, %e : f32
      loop.store %p, %w[%c * 100 + %k] : f32, memref<3200xf32>
    }
  }
}

/// A row that is not walked through in tiles, because something else stands beside it, must be short.
// CHECK-LABEL: loop.kernel @negative_long(
loop.kernel @negative_long(%w: memref<10000xf32>, %x: memref<320000xf32>, %y: memref<32xf32>) {
  // CHECK-NOT: loop.alloc
  // CHECK:     loop.store
  loop.parallel %c = 0 to 32 {
    // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:10: cache-rows: what the loops around it do not change takes 25 instructions, but is longer than 32768 bytes, or of unknown length {{\[}}@negative_long]
    %s = loop.reduce <add> %k = 0 to 10000 : f32 {
      %a = loop.load %w[%k] : memref<10000xf32> -> f32
      %e = math.exp %a : f32
      %v = loop.load %x[%c * 10000 + %k] : memref<320000xf32> -> f32
      %p = arith.mulf %v, %e : f32
      loop.yield %p : f32
    }
    loop.store %s, %y[%c] : f32, memref<32xf32>
  }
}

/// Vectors are computed where they are, as a row holds a number for each iteration.
// CHECK-LABEL: loop.kernel @negative_vectors(
// CHECK-NOT:     loop.alloc
loop.kernel @negative_vectors(%w: memref<400xf32>, %x: memref<12800xf32>, %y: memref<12800xf32>) {
  loop.parallel %c = 0 to 32 {
    loop.parallel %k = 0 to 100 {
      %a = loop.load %w[%k * 4] : memref<400xf32> -> vector<4xf32>
      %e = math.exp %a : vector<4xf32>
      %v = loop.load %x[%c * 400 + %k * 4] : memref<12800xf32> -> vector<4xf32>
      %p = arith.mulf %v, %e : vector<4xf32>
      loop.store %p, %y[%c * 400 + %k * 4] : vector<4xf32>, memref<12800xf32>
    }
  }
}

/// What the sum computes waits where the result will be.
// CHECK-LABEL: loop.kernel @softmax(
loop.kernel @softmax(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  // CHECK:      loop.reduce <add> %[[R:.*]] = 0 to %n : f32 {
  // CHECK:        %[[E:.*]] = math.exp
  // CHECK-NEXT:   loop.store %[[E]], %y[%[[I:.*]] * %n + %[[R]]] : f32, memref<?xf32>
  // CHECK-NEXT:   loop.yield %[[E]] : f32
  // CHECK:      loop.parallel %[[J:.*]] = 0 to %n {
  // CHECK-NEXT:   %[[K:.*]] = loop.load %y[%[[I]] * %n + %[[J]]] : memref<?xf32> -> f32
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
      // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:12: cache-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@softmax]
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
      // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:12: cache-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@scratch]
      %e = math.exp %v : f32
      %q = arith.divf %e, %s : f32
      %t = arith.truncf %q : f32 to bf16
      loop.store %t, %y[%i * 100 + %j] : bf16, memref<6400xbf16>
    }
  }
}

/// A square is computed sooner than it is read.
// CHECK-LABEL: loop.kernel @negative_cheap_again(
loop.kernel @negative_cheap_again(%x: memref<100xf32>, %y: memref<100xf32>) {
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
    // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:10: cache-rows: %e (arith.mulf) is computed again: that costs 2 instructions, bound 12 {{\[}}@negative_cheap_again]
    %e = arith.mulf %v, %v : f32
    %q = arith.divf %e, %s : f32
    loop.store %q, %y[%j] : f32, memref<100xf32>
  }
}

/// What is loaded in between may have been written.
// CHECK-LABEL: loop.kernel @negative_written_between(
loop.kernel @negative_written_between(%x: memref<100xf32>, %y: memref<100xf32>) {
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
    // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:10: cache-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@result_written_first]
    %e = math.exp %v : f32
    %q = arith.mulf %e, %s : f32
    loop.store %q, %z[%j] : f32, memref<100xf32>
  }
}

/// A launch gives the kernel one memory for its input and its result: a row waits there if each iteration reads only
/// the place that it writes, and the later loop needs no more of the input.
// CHECK-LABEL: loop.kernel @one_buffer(
loop.kernel @one_buffer(%x: memref<300xf32>, %y: memref<300xf32>) {
  // CHECK:       math.exp
  // CHECK-NEXT:  loop.store %{{.*}}, %y
  // CHECK:       loop.parallel
  // CHECK-NEXT:  loop.load %y
  loop.parallel %i = 0 to 3 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<300xf32> -> f32
      %e = math.exp %v : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<300xf32> -> f32
      // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:12: cache-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@one_buffer]
      %e = math.exp %v : f32
      %q = arith.divf %e, %s : f32
      loop.store %q, %y[%i * 100 + %j] : f32, memref<300xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @one_buffer_read_later(
loop.kernel @one_buffer_read_later(%x: memref<300xf32>, %y: memref<300xf32>) {
  // CHECK:       %[[ROW:.*]] = loop.alloc : memref<100xf32>
  // CHECK:       math.exp
  // CHECK-NEXT:  loop.store %{{.*}}, %[[ROW]]
  // CHECK:       loop.parallel
  // CHECK:       loop.load %[[ROW]]
  loop.parallel %i = 0 to 3 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<300xf32> -> f32
      %e = math.exp %v : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<300xf32> -> f32
      // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:12: cache-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@one_buffer_read_later]
      %e = math.exp %v : f32
      %q = arith.divf %e, %v : f32
      loop.store %q, %y[%i * 100 + %j] : f32, memref<300xf32>
    }
  }
}

/// The sum reads the row backwards: there is no place that it does not need any more.
// CHECK-LABEL: loop.kernel @one_buffer_read_backwards(
loop.kernel @one_buffer_read_backwards(%x: memref<300xf32>, %y: memref<300xf32>) {
  // CHECK:       math.exp
  // CHECK-NOT:   loop.store %{{.*}}, %y
  // CHECK:       loop.parallel
  loop.parallel %i = 0 to 3 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<300xf32> -> f32
      %e = math.exp %v : f32
      %b = loop.load %x[%i * 100 - %r + 99] : memref<300xf32> -> f32
      %p = arith.mulf %e, %b : f32
      loop.yield %p : f32
    }
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<300xf32> -> f32
      // REMARK-DAG: cache-rows.mlir:[[# @LINE + 1]]:12: cache-rows: %e (math.exp) is kept from one loop over the row to the next: it costs 25 instructions {{\[}}@one_buffer_read_backwards]
      %e = math.exp %v : f32
      %q = arith.divf %e, %s : f32
      loop.store %q, %y[%i * 100 + %j] : f32, memref<300xf32>
    }
  }
}
func.func @forward(%a: !host.buffer<[3, 100], f32>) -> !host.buffer<[3, 100], f32> {
  %b = host.alloc : !host.buffer<[3, 100], f32>
  host.copy %a to %b : !host.buffer<[3, 100], f32> to !host.buffer<[3, 100], f32>
  host.launch @one_buffer_read_later(%b, %b) : !host.buffer<[3, 100], f32>, !host.buffer<[3, 100], f32>
  host.launch @one_buffer_read_backwards(%b, %b) : !host.buffer<[3, 100], f32>, !host.buffer<[3, 100], f32>
  host.launch @one_buffer(%b, %b) : !host.buffer<[3, 100], f32>, !host.buffer<[3, 100], f32>
  func.return %b : !host.buffer<[3, 100], f32>
}

/// Vectors are not kept, as what waits in a row is a number for each iteration.
// CHECK-LABEL: loop.kernel @negative_vectors_again(
loop.kernel @negative_vectors_again(%x: memref<128xf32>, %y: memref<128xf32>) {
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

/// Conditions are not kept: each is a byte in memory, which is widened and compared when it is loaded.
// CHECK-LABEL: loop.kernel @conditions_again(
// CHECK-NOT:     loop.alloc
loop.kernel @conditions_again(%x: memref<102400xf32>, %y: memref<102400xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 100 {
      %1 = loop.apply %j - 3 : index
      %2 = arith.cmpi sge, %1, %c0 : index
      %3 = loop.apply -%j + 90 : index
      %4 = arith.cmpi sge, %3, %c0 : index
      %5 = arith.andi %2, %4 : i1
      %6 = loop.apply -%j + 40 : index
      %7 = arith.cmpi sge, %6, %c0 : index
      %8 = loop.apply %j - 20 : index
      %9 = arith.cmpi sge, %8, %c0 : index
      %10 = arith.andi %7, %9 : i1
      %11 = arith.andi %5, %10 : i1
      %12 = arith.andi %2, %9 : i1
      %13 = loop.apply -%j + 60 : index
      %14 = arith.cmpi sge, %13, %c0 : index
      %15 = loop.apply %j - 7 : index
      %16 = arith.cmpi sge, %15, %c0 : index
      %17 = arith.andi %14, %16 : i1
      %18 = arith.andi %11, %17 : i1
      %v = loop.load %x[%i * 100 + %j] where %18 : memref<102400xf32> -> f32
      %w = arith.select %12, %v, %zero : f32
      loop.store %w, %y[%i * 100 + %j] : f32, memref<102400xf32>
    }
  }
}
