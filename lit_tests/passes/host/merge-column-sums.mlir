// RUN: stepwell-opt %s -p merge-column-sums --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p merge-column-sums --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

/// Rows and the columns of chunks of them are one kernel; what both read comes once, what only the columns use last.
// CHECK-LABEL: loop.kernel @rows_columns(%x: memref<131072xf32>, %y: memref<131072xf32>, %p: memref<16384xf32>) {
// CHECK-NEXT:    loop.parallel %c = 0 to 128 {
// CHECK-NEXT:      loop.parallel %j = 0 to 128 {
// CHECK-NEXT:        %s, %m = loop.reduce <add, maximum> %r = 0 to 8 : f32, f32 {
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
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 4]]:3: merge-column-sums: its columns are added up while rows are walked
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
  host.launch @columns(%x, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %y, %p : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
}

// CHECK-LABEL: func.func @columns_of_results(
func.func @columns_of_results(%x: !host.buffer<[1024, 128], f32>) -> (!host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>) {
  // CHECK: host.launch @rows_columns_1(%x, %y, %p)
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
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
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 4]]:3: merge-column-sums: its columns are not of what the rows of @rows store
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
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
  // REMARK-DAG: merge-column-sums.mlir:[[# @LINE + 5]]:3: merge-column-sums: something must be done between the rows and the columns
  %y = host.alloc : !host.buffer<[1024, 128], f32>
  %p = host.alloc : !host.buffer<[128, 128], f32>
  host.launch @rows(%x, %y) : !host.buffer<[1024, 128], f32>, !host.buffer<[1024, 128], f32>
  host.copy %y to %x : !host.buffer<[1024, 128], f32> to !host.buffer<[1024, 128], f32>
  host.launch @columns(%x, %p) : !host.buffer<[1024, 128], f32>, !host.buffer<[128, 128], f32>
  func.return %p : !host.buffer<[128, 128], f32>
}
