// RUN: stepwell-opt %s -p merge-column-sums --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p merge-column-sums --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-column-sums --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes merge-column-sums | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   shortest: an integer (default machine.lanes)
// OPTIONS-NEXT:   longest: an integer (default machine.walk_columns)
// OPTIONS-NEXT:   fewest: an integer (default machine.enough_rows)

/// Rows and the columns of chunks of them are one kernel; what both read comes once, what only the columns use last.
// CHECK-LABEL: loop.kernel @rows_columns(%x: memref<131072xf32>, %y: memref<131072xf32>, %p: memref<16384xf32>) {
// CHECK-NEXT:    loop.parallel %c = 0 to 128 {
// CHECK-NEXT:      loop.parallel %j = 0 to 128 {
// CHECK-NEXT:        %s, %m = loop.reduce <add, maximum> %r = 0 to 8 : f32, f32 attributes {row_walk} {
// CHECK-NEXT:          %i = loop.apply %c * 8 + %r : index
// CHECK-NEXT:          %[[SUM:.*]] = loop.reduce <add> %k = 0 to 128 : f32 {
// CHECK-NEXT:            %0 = loop.load %x[%i * 128 + %k]
// CHECK-NEXT:            loop.yield %0 : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          %1 = loop.load %x[%i * 128 + %j]
// CHECK-NEXT:          %2 = arith.subf %1, %[[SUM]] : f32
// CHECK-NEXT:          loop.store %2, %y[%i * 128 + %j]
// CHECK-NEXT:          %3 = loop.load %x[%c * 1024 + %j + %r * 128]
// CHECK-NEXT:          %4 = loop.load %x[%c * 1024 + %j + %r * 128]
// CHECK-NEXT:          loop.yield %3, %4 : f32, f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %t = arith.addf %s, %m : f32
// CHECK-NEXT:        loop.store %t, %p[%c * 128 + %j]
// CHECK-NOT:   loop.kernel @columns
loop.kernel @rows(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %k = 0 to 128 : f32 {
      %0 = loop.load %x[%i * 128 + %k] : memref<131072xf32> -> f32
      loop.yield %0 : f32
    }
    loop.parallel %j = 0 to 128 {
      %1 = loop.load %x[%i * 128 + %j] : memref<131072xf32> -> f32
      %2 = arith.subf %1, %s : f32
      loop.store %2, %y[%i * 128 + %j] : f32, memref<131072xf32>
    }
  }
}
loop.kernel @columns(%x: memref<131072xf32>, %p: memref<16384xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 128 {
      %s = loop.reduce <add> %r = 0 to 8 : f32 {
        %0 = loop.load %x[%c * 1024 + %j + %r * 128] : memref<131072xf32> -> f32
        loop.yield %0 : f32
      }
      %m = loop.reduce <maximum> %r = 0 to 8 : f32 {
        %0 = loop.load %x[%c * 1024 + %j + %r * 128] : memref<131072xf32> -> f32
        loop.yield %0 : f32
      }
      %t = arith.addf %s, %m : f32
      loop.store %t, %p[%c * 128 + %j] : f32, memref<16384xf32>
    }
  }
}

/// What the rows store is what the columns are of: it is not read again. The launches stand where nothing is between.
// CHECK-LABEL: loop.kernel @rows_columns_1(%x: memref<131072xf32>, %y: memref<131072xf32>, %p: memref<16384xf32>) {
// CHECK:               %[[V:.*]] = arith.subf
// CHECK-NEXT:          loop.store %[[V]], %y[%i * 128 + %j]
// CHECK-NEXT:          loop.yield %[[V]], %[[V]] : f32, f32

// CHECK-LABEL: func.func @both(
func.func @both(%x: !host.buffer<[1024, 128], f32>) -> (!host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>) {
  // CHECK: host.launch @rows_columns(%x, %y, %p)
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 1]]:3: merge-column-sums: its columns are added up while rows are walked
  host.launch @columns(%x, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %y, %p : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
}

// CHECK-LABEL: func.func @columns_of_results(
func.func @columns_of_results(%x: !host.buffer<[1024, 128], f32>) -> (!host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>) {
  // CHECK: host.launch @rows_columns_1(%x, %y, %p)
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 1]]:3: merge-column-sums: its columns are added up while rows are walked
  host.launch @columns(%y, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %y, %p : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
}

// -----

// CHECK-NOT: _columns(
loop.kernel @rows(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %k = 0 to 128 : f32 {
      %0 = loop.load %x[%i * 128 + %k] : memref<131072xf32> -> f32
      loop.yield %0 : f32
    }
    loop.parallel %j = 0 to 128 {
      %1 = loop.load %x[%i * 128 + %j] : memref<131072xf32> -> f32
      %2 = arith.subf %1, %s : f32
      loop.store %2, %y[%i * 128 + %j] : f32, memref<131072xf32>
    }
  }
}
loop.kernel @columns(%x: memref<131072xf32>, %p: memref<16384xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 128 {
      %s = loop.reduce <add> %r = 0 to 8 : f32 {
        %0 = loop.load %x[%c * 1024 + %j + %r * 128] : memref<131072xf32> -> f32
        loop.yield %0 : f32
      }
      loop.store %s, %p[%c * 128 + %j] : f32, memref<16384xf32>
    }
  }
}
loop.kernel @backwards(%x: memref<131072xf32>, %p: memref<16384xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 128 {
      %s = loop.reduce <add> %r = 0 to 8 : f32 {
        %0 = loop.load %x[%c * 1024 - %j + %r * 128 + 127] : memref<131072xf32> -> f32
        loop.yield %0 : f32
      }
      loop.store %s, %p[%c * 128 + %j] : f32, memref<16384xf32>
    }
  }
}

/// A walk over rows has only stored what its own lanes have come to.
// CHECK-LABEL: func.func @negative_other_places(
func.func @negative_other_places(%x: !host.buffer<[1024, 128], f32>) -> (!host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>) {
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 1]]:3: merge-column-sums: its columns are not of what the rows of @rows store
  host.launch @backwards(%y, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %y, %p : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
}

/// The rows overwrite what the columns were of.
// CHECK-LABEL: func.func @negative_overwritten(
func.func @negative_overwritten(%x: !host.buffer<[1024, 128], f32>, %y: !host.buffer<[1024, 128], f32>) -> !host.buffer<[128, 128], f32> {
  // CHECK: host.launch @columns
  // CHECK: host.launch @rows
  %p = host.alloc : !host.buffer<[128, 128], f32>
  host.launch @columns(%y, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  func.return %p : !host.buffer<[128, 128], f32>
}

/// Rows in place are given one memory by two arguments.
// CHECK-LABEL: func.func @negative_in_place(
func.func @negative_in_place(%x: !host.buffer<[1024, 128], f32>) -> !host.buffer<[128, 128], f32> {
  // CHECK: host.launch @rows
  // CHECK: host.launch @columns
  %p = host.alloc : !host.buffer<[128, 128], f32>
  host.launch @rows(%x, %x) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  host.launch @columns(%x, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %p : !host.buffer<[128, 128], f32>
}

/// Something needs the rows before the columns can come.
// CHECK-LABEL: func.func @negative_between(
func.func @negative_between(%x: !host.buffer<[1024, 128], f32>, %z: !host.buffer<[1024, 128], f32>) -> !host.buffer<[128, 128], f32> {
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  host.copy %y to %x : !host.buffer<[1024, 128], f32> to !host.buffer<[1024, 128], f32>
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 1]]:3: merge-column-sums: something must be done between the rows and the columns
  host.launch @columns(%x, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %p : !host.buffer<[128, 128], f32>
}

// -----

/// Where each element is computed for itself, programs are for some columns, and all rows may be one chunk. What a column
/// needs besides is computed before.
// CHECK-LABEL: loop.kernel @elements_columns(%x: memref<409600xf32>, %y: memref<409600xf32>, %w: memref<4096xf32>, %p: memref<4096xf32>, %q: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %j = 0 to 4096 {
// CHECK-NEXT:      %[[W:.*]] = loop.load %w[%j]
// CHECK-NEXT:      %s, %t = loop.reduce <add, add> %r = 0 to 100 : f32, f32 {
// CHECK-NEXT:        %e = loop.apply %r * 4096 + %j : index
// CHECK-NEXT:        %[[X:.*]] = loop.load %x[%e]
// CHECK-NEXT:        %[[N:.*]] = arith.negf %[[X]]
// CHECK-NEXT:        loop.store %[[N]], %y[%e]
// CHECK-NEXT:        %[[XW:.*]] = arith.mulf %[[N]], %[[W]]
// CHECK-NEXT:        loop.yield %[[N]], %[[XW]]
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %s, %p[%j]
// CHECK-NEXT:      loop.store %t, %q[%j]
// CHECK-NOT:   loop.kernel
loop.kernel @elements(%x: memref<409600xf32>, %y: memref<409600xf32>) {
  loop.parallel %e = 0 to 409600 {
    %0 = loop.load %x[%e] : memref<409600xf32> -> f32
    %1 = arith.negf %0 : f32
    loop.store %1, %y[%e] : f32, memref<409600xf32>
  }
}
loop.kernel @columns(%y: memref<409600xf32>, %w: memref<4096xf32>, %p: memref<4096xf32>, %q: memref<4096xf32>) {
  loop.parallel %j = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %0 = loop.load %y[%r * 4096 + %j] : memref<409600xf32> -> f32
      loop.yield %0 : f32
    }
    loop.store %s, %p[%j] : f32, memref<4096xf32>
    %w_0 = loop.load %w[%j] : memref<4096xf32> -> f32
    %t = loop.reduce <add> %r = 0 to 100 : f32 {
      %0 = loop.load %y[%r * 4096 + %j] : memref<409600xf32> -> f32
      %1 = arith.mulf %0, %w_0 : f32
      loop.yield %1 : f32
    }
    loop.store %t, %q[%j] : f32, memref<4096xf32>
  }
}
// CHECK-LABEL: func.func @of_elements(
func.func @of_elements(%x: !host.buffer<[100, 4096], f32>, %w: !host.buffer<[4096], f32>) -> (!host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>) {
  // CHECK: host.launch @elements_columns(%x, %y, %w, %p, %q)
  %y = host.alloc : !host.buffer<[100, 4096], f32>
  host.launch @elements(%x, %y) : !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>
  %p = host.alloc : !host.buffer<[4096], f32>
  %q = host.alloc : !host.buffer<[4096], f32>
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 1]]:3: merge-column-sums: its columns are added up while rows are walked
  host.launch @columns(%y, %w, %p, %q) : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>
  func.return %y, %p, %q : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[4096], f32>
}

// -----

/// Little of what the elements are made of is of the columns, or the columns are few, or leave most lanes of the last
/// block idle: the kernels stay.
loop.kernel @many(%x: memref<409600xf32>, %a: memref<409600xf32>, %b: memref<409600xf32>, %c: memref<409600xf32>, %y: memref<409600xf32>) {
  loop.parallel %e = 0 to 409600 {
    %0 = loop.load %x[%e] : memref<409600xf32> -> f32
    %1 = loop.load %a[%e] : memref<409600xf32> -> f32
    %2 = loop.load %b[%e] : memref<409600xf32> -> f32
    %3 = loop.load %c[%e] : memref<409600xf32> -> f32
    %4 = arith.addf %0, %1 : f32
    %5 = arith.addf %2, %3 : f32
    %6 = arith.addf %4, %5 : f32
    loop.store %6, %y[%e] : f32, memref<409600xf32>
  }
}
loop.kernel @columns(%x: memref<409600xf32>, %p: memref<4096xf32>) {
  loop.parallel %j = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %0 = loop.load %x[%r * 4096 + %j] : memref<409600xf32> -> f32
      loop.yield %0 : f32
    }
    loop.store %s, %p[%j] : f32, memref<4096xf32>
  }
}
loop.kernel @few(%y: memref<409600xf32>, %p: memref<1024xf32>) {
  loop.parallel %j = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 400 : f32 {
      %0 = loop.load %y[%r * 1024 + %j] : memref<409600xf32> -> f32
      loop.yield %0 : f32
    }
    loop.store %s, %p[%j] : f32, memref<1024xf32>
  }
}
loop.kernel @idle(%y: memref<409600xf32>, %p: memref<409600xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 40 {
      %s = loop.reduce <add> %r = 0 to 80 : f32 {
        %0 = loop.load %y[%c * 3200 + %r * 40 + %j] : memref<409600xf32> -> f32
        loop.yield %0 : f32
      }
      loop.store %s, %p[%c * 40 + %j] : f32, memref<409600xf32>
    }
  }
}
// CHECK-LABEL: func.func @negative_elements(
func.func @negative_elements(%x: !host.buffer<[100, 4096], f32>, %a: !host.buffer<[100, 4096], f32>, %b: !host.buffer<[100, 4096], f32>, %c: !host.buffer<[100, 4096], f32>) -> (!host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[1024], f32>) {
  // CHECK: host.launch @many(
  // CHECK: host.launch @columns(
  // CHECK: host.launch @few(
  // CHECK: host.launch @idle(
  %y = host.alloc : !host.buffer<[100, 4096], f32>
  host.launch @many(%x, %a, %b, %c, %y) : !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>, !host.buffer<[100, 4096], f32>
  %p = host.alloc : !host.buffer<[4096], f32>
  host.launch @columns(%x, %p) : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>
  %q = host.alloc : !host.buffer<[1024], f32>
  host.launch @few(%y, %q) : !host.buffer<[100, 4096], f32>, !host.buffer<[1024], f32>
  %r = host.alloc : !host.buffer<[409600], f32>
  host.launch @idle(%y, %r) : !host.buffer<[100, 4096], f32>, !host.buffer<[409600], f32>
  func.return %y, %p, %q : !host.buffer<[100, 4096], f32>, !host.buffer<[4096], f32>, !host.buffer<[1024], f32>
}

// -----

/// Two results in one place of an arena, at different times, are not written by one launch.
loop.kernel @rows(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %k = 0 to 128 : f32 {
      %0 = loop.load %x[%i * 128 + %k] : memref<131072xf32> -> f32
      loop.yield %0 : f32
    }
    loop.parallel %j = 0 to 128 {
      %1 = loop.load %x[%i * 128 + %j] : memref<131072xf32> -> f32
      %2 = arith.subf %1, %s : f32
      loop.store %2, %y[%i * 128 + %j] : f32, memref<131072xf32>
    }
  }
}
loop.kernel @columns(%x: memref<131072xf32>, %p: memref<16384xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 128 {
      %s = loop.reduce <add> %r = 0 to 8 : f32 {
        %0 = loop.load %x[%c * 1024 + %j + %r * 128] : memref<131072xf32> -> f32
        loop.yield %0 : f32
      }
      %m = loop.reduce <maximum> %r = 0 to 8 : f32 {
        %0 = loop.load %x[%c * 1024 + %j + %r * 128] : memref<131072xf32> -> f32
        loop.yield %0 : f32
      }
      %t = arith.addf %s, %m : f32
      loop.store %t, %p[%c * 128 + %j] : f32, memref<16384xf32>
    }
  }
}
// CHECK-LABEL: func.func @negative_one_place_of_an_arena(
func.func @negative_one_place_of_an_arena(%x: !host.buffer<[1024, 128], f32>, %z: !host.buffer<[1024, 128], f32>, %q: !host.buffer<[128, 128], f32>) {
  // CHECK: host.launch @rows(%x, %y)
  // CHECK: host.launch @rows(%y, %z)
  // CHECK: host.launch @columns(%x, %p)
  %m = host.arena 524288
  %y = host.slice %m at 0 : !host.buffer<[1024, 128], f32>
  %p = host.slice %m at 0 : !host.buffer<[128, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  host.launch @rows(%y, %z) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  host.launch @columns(%x, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  host.copy %p to %q : !host.buffer<[128, 128], f32> to !host.buffer<[128, 128], f32>
  func.return
}
