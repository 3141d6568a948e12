// RUN: stepwell-opt %s -p choose-residency --split-input-file --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p choose-residency --split-input-file --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p choose-residency --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes choose-residency | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   most: an integer (default 4)
// OPTIONS-NEXT:   idle: an integer (default 16)

/// All loops over a row have the same residency; the last part need not be a power of two.
// CHECK-LABEL: loop.kernel @softmax(
// CHECK:         loop.reduce <maximum> %{{.*}} = 0 to 40000 : f32 attributes {residency = #loop.residency<in_parts, 32768>} {
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 40000 : f32 attributes {residency = #loop.residency<in_parts, 32768>} {
// CHECK:         loop.parallel %{{.*}} = 0 to 40000 attributes {residency = #loop.residency<in_parts, 32768>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows of 40000 are held in 2 parts {{\[}}@softmax]
loop.kernel @softmax(%x: memref<81920000xf32>, %y: memref<81920000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %m = loop.reduce <maximum> %r = 0 to 40000 : f32 {
      %v = loop.load %x[%i * 40000 + %r] : memref<81920000xf32> -> f32
      loop.yield %v : f32
    }
    %s = loop.reduce <add> %q = 0 to 40000 : f32 {
      %v = loop.load %x[%i * 40000 + %q] : memref<81920000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 40000 {
      %v = loop.load %x[%i * 40000 + %j] : memref<81920000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      %p = arith.divf %e, %s : f32
      loop.store %p, %y[%i * 40000 + %j] : f32, memref<81920000xf32>
    }
  }
}

// -----

/// Two values of each element are held, of half as many elements.
// CHECK-LABEL: loop.kernel @two_values(
// CHECK:         loop.reduce <argmaximum> %{{.*}} = 0 to 20000 : f32, i64 attributes {residency = #loop.residency<in_parts, 16384>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows of 20000 are held in 2 parts {{\[}}@two_values]
loop.kernel @two_values(%x: memref<40960000xf32>, %w: memref<40960000xf32>, %k: memref<2048xi64>) {
  loop.parallel %i = 0 to 2048 {
    %v, %at = loop.reduce <argmaximum> %r = 0 to 20000 : f32, i64 {
      %a = loop.load %x[%i * 20000 + %r] : memref<40960000xf32> -> f32
      %b = loop.load %w[%i * 20000 + %r] : memref<40960000xf32> -> f32
      %p = arith.mulf %a, %b : f32
      %n = arith.index_cast %r : index to i64
      loop.yield %p, %n : f32, i64
    }
    loop.parallel %j = 0 to 20000 {
      %a = loop.load %x[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %b = loop.load %w[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %c = arith.subf %a, %v : f32
      %d = arith.subf %b, %c : f32
      loop.store %d, %x[%i * 20000 + %j] : f32, memref<40960000xf32>
    }
    loop.store %at, %k[%i] : i64, memref<2048xi64>
  }
}

// -----

/// Three parts where two would leave many lanes idle.
// CHECK-LABEL: loop.kernel @three_parts(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 50257 : f32 attributes {residency = #loop.residency<in_parts, 32768, 49152>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows of 50257 are held in 3 parts {{\[}}@three_parts]
loop.kernel @three_parts(%x: memref<102926336xbf16>, %y: memref<102926336xbf16>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 50257 : f32 {
      %v = loop.load %x[%i * 50257 + %r] : memref<102926336xbf16> -> bf16
      %f = arith.extf %v : bf16 to f32
      loop.yield %f : f32
    }
    loop.parallel %j = 0 to 50257 {
      %v = loop.load %x[%i * 50257 + %j] : memref<102926336xbf16> -> bf16
      %f = arith.extf %v : bf16 to f32
      %d = arith.divf %f, %s : f32
      %h = arith.truncf %d : f32 to bf16
      loop.store %h, %y[%i * 50257 + %j] : bf16, memref<102926336xbf16>
    }
  }
}

// -----

/// A row that fits as one block stays whole, though its length is no power of two.
// CHECK-LABEL: loop.kernel @negative_held(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 20000 : f32 attributes {residency = #loop.residency<held>} {
// CHECK:         loop.parallel %{{.*}} = 0 to 20000 attributes {residency = #loop.residency<held>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are held in registers {{\[}}@negative_held]
loop.kernel @negative_held(%x: memref<40960000xf32>, %y: memref<40960000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 20000 : f32 {
      %v = loop.load %x[%i * 20000 + %r] : memref<40960000xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 20000 {
      %v = loop.load %x[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%i * 20000 + %j] : f32, memref<40960000xf32>
    }
  }
}

// -----

/// More than registers hold.
// CHECK-LABEL: loop.kernel @negative_long(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 53249 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: they take 53249 registers in parts, bound 53248 {{\[}}@negative_long]
loop.kernel @negative_long(%x: memref<109053952xf32>, %y: memref<109053952xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 53249 : f32 {
      %v = loop.load %x[%i * 53249 + %r] : memref<109053952xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 53249 {
      %v = loop.load %x[%i * 53249 + %j] : memref<109053952xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%i * 53249 + %j] : f32, memref<109053952xf32>
    }
  }
}

// -----

/// What one walk reads, with `online-softmax` and `fuse-reductions`, is not held.
// CHECK-LABEL: loop.kernel @negative_one_walk(
// CHECK:         loop.reduce <maximum> %{{.*}} = 0 to 50000 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: its reductions need but one walk {{\[}}@negative_one_walk]
loop.kernel @negative_one_walk(%x: memref<102400000xf32>, %y: memref<2048xf32>, %z: memref<2048xf32>) {
  loop.parallel %i = 0 to 2048 {
    %m = loop.reduce <maximum> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 50000 + %r] : memref<102400000xf32> -> f32
      loop.yield %v : f32
    }
    %s = loop.reduce <add> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 50000 + %r] : memref<102400000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    %n = loop.reduce <minimum> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 50000 + %r] : memref<102400000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<2048xf32>
    loop.store %n, %z[%i] : f32, memref<2048xf32>
  }
}

// -----

/// A reduction that needs another one's result walks the row once more.
// CHECK-LABEL: loop.kernel @two_walks(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 50000 : f32 attributes {residency = #loop.residency<in_parts, 32768, 49152>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows of 50000 are held in 3 parts {{\[}}@two_walks]
loop.kernel @two_walks(%x: memref<102400000xf32>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 2048 {
    %m = loop.reduce <add> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 50000 + %r] : memref<102400000xf32> -> f32
      loop.yield %v : f32
    }
    %h = arith.mulf %m, %m : f32
    %s = loop.reduce <add> %r = 0 to 50000 : f32 {
      %v = loop.load %x[%i * 50000 + %r] : memref<102400000xf32> -> f32
      %d = arith.subf %v, %h : f32
      loop.yield %d : f32
    }
    loop.store %s, %y[%i] : f32, memref<2048xf32>
  }
}

// -----

/// The length must be known.
// CHECK-LABEL: loop.kernel @negative_unknown(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to %s0 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: their length depends on symbols {{\[}}@negative_unknown]
loop.kernel @negative_unknown(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to %s0 : f32 {
      %v = loop.load %x[%i * %s0 + %r] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to %s0 {
      %v = loop.load %x[%i * %s0 + %j] : memref<?xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%i * %s0 + %j] : f32, memref<?xf32>
    }
  }
}

// -----

/// An element of f64 takes two registers.
// CHECK-LABEL: loop.kernel @negative_wide(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 40000 : f64 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: elements take two registers {{\[}}@negative_wide]
loop.kernel @negative_wide(%x: memref<81920000xf64>, %y: memref<81920000xf64>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 40000 : f64 {
      %v = loop.load %x[%i * 40000 + %r] : memref<81920000xf64> -> f64
      loop.yield %v : f64
    }
    loop.parallel %j = 0 to 40000 {
      %v = loop.load %x[%i * 40000 + %j] : memref<81920000xf64> -> f64
      %d = arith.divf %v, %s : f64
      loop.store %d, %y[%i * 40000 + %j] : f64, memref<81920000xf64>
    }
  }
}

// -----

/// Columns are walked by programs that have several of them.
// CHECK-LABEL: loop.kernel @negative_columns(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 40000 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: neighbours in memory are of different rows {{\[}}@negative_columns]
loop.kernel @negative_columns(%x: memref<81920000xf32>, %y: memref<81920000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 40000 : f32 {
      %v = loop.load %x[%r * 2048 + %i] : memref<81920000xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 40000 {
      %v = loop.load %x[%j * 2048 + %i] : memref<81920000xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%j * 2048 + %i] : f32, memref<81920000xf32>
    }
  }
}

// -----

/// A running sum carries values from one element to the next.
// CHECK-LABEL: loop.kernel @negative_scan(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 40000 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: a loop over them has loops around it or in it, or carries values {{\[}}@negative_scan]
loop.kernel @negative_scan(%x: memref<81920000xf32>, %y: memref<81920000xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 40000 : f32 {
      %v = loop.load %x[%i * 40000 + %r] : memref<81920000xf32> -> f32
      loop.yield %v : f32
    }
    %t = loop.for %j = 0 to 40000 carry (%c = %zero : f32) {
      %v = loop.load %x[%i * 40000 + %j] : memref<81920000xf32> -> f32
      %d = arith.divf %v, %s : f32
      %n = arith.addf %c, %d : f32
      loop.store %n, %y[%i * 40000 + %j] : f32, memref<81920000xf32>
      loop.yield %n : f32
    }
  }
}

// -----

/// What is computed for an element takes registers, too.
// CHECK-LABEL: loop.kernel @negative_heavy(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 40000 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: what is computed for an element takes many registers {{\[}}@negative_heavy]
loop.kernel @negative_heavy(%x: memref<81920000xf32>, %y: memref<81920000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 40000 : f32 {
      %v = loop.load %x[%i * 40000 + %r] : memref<81920000xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 40000 {
      %v = loop.load %x[%i * 40000 + %j] : memref<81920000xf32> -> f32
      %a0 = arith.divf %v, %s : f32
      %a1 = arith.mulf %a0, %v : f32
      %a2 = arith.mulf %a1, %v : f32
      %a3 = arith.mulf %a2, %v : f32
      %a4 = arith.mulf %a3, %v : f32
      %a5 = arith.mulf %a4, %v : f32
      %a6 = arith.mulf %a5, %v : f32
      %a7 = arith.mulf %a6, %v : f32
      %a8 = arith.mulf %a7, %v : f32
      %a9 = arith.mulf %a8, %v : f32
      %a10 = arith.mulf %a9, %v : f32
      %a11 = arith.mulf %a10, %v : f32
      %a12 = arith.mulf %a11, %v : f32
      %a13 = arith.mulf %a12, %v : f32
      %a14 = arith.mulf %a13, %v : f32
      %a15 = arith.mulf %a14, %v : f32
      %a16 = arith.mulf %a15, %v : f32
      %a17 = arith.mulf %a16, %v : f32
      %a18 = arith.mulf %a17, %v : f32
      %a19 = arith.mulf %a18, %v : f32
      %a20 = arith.mulf %a19, %v : f32
      %a21 = arith.mulf %a20, %v : f32
      %a22 = arith.mulf %a21, %v : f32
      %a23 = arith.mulf %a22, %v : f32
      %a24 = arith.mulf %a23, %v : f32
      %a25 = arith.mulf %a24, %v : f32
      %a26 = arith.mulf %a25, %v : f32
      %a27 = arith.mulf %a26, %v : f32
      %a28 = arith.mulf %a27, %v : f32
      %a29 = arith.mulf %a28, %v : f32
      %a30 = arith.mulf %a29, %v : f32
      %a31 = arith.mulf %a30, %v : f32
      %a32 = arith.mulf %a31, %v : f32
      %a33 = arith.mulf %a32, %v : f32
      %a34 = arith.mulf %a33, %v : f32
      %a35 = arith.mulf %a34, %v : f32
      %a36 = arith.mulf %a35, %v : f32
      %a37 = arith.mulf %a36, %v : f32
      %a38 = arith.mulf %a37, %v : f32
      %a39 = arith.mulf %a38, %v : f32
      %a40 = arith.mulf %a39, %v : f32
      %a41 = arith.mulf %a40, %v : f32
      %a42 = arith.mulf %a41, %v : f32
      loop.store %a42, %y[%i * 40000 + %j] : f32, memref<81920000xf32>
    }
  }
}

// -----

/// Nothing of a row is needed twice if one loop reads it.
// CHECK-LABEL: loop.kernel @negative_one_loop(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 200 : f32 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: one loop reads them {{\[}}@negative_one_loop]
loop.kernel @negative_one_loop(%x: memref<819200xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 200 : f32 {
      %v = loop.load %x[%i * 200 + %r] : memref<819200xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}

// -----

/// What has been decided stays.
// CHECK-LABEL: loop.kernel @decided(
// CHECK:         loop.parallel %{{.*}} = 0 to 200 attributes {residency = #loop.residency<streamed>} {
loop.kernel @decided(%x: memref<819200xf32>, %y: memref<819200xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 200 : f32 attributes {residency = #loop.residency<streamed>} {
      %v = loop.load %x[%i * 200 + %r] : memref<819200xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 200 attributes {residency = #loop.residency<streamed>} {
      %v = loop.load %x[%i * 200 + %j] : memref<819200xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%i * 200 + %j] : f32, memref<819200xf32>
    }
  }
}

// -----

/// Short columns are held, as many as lie in a line of the cache.
// CHECK-LABEL: loop.kernel @columns(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 64 : f32 attributes {residency = #loop.residency<held>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are held in registers {{\[}}@columns]
loop.kernel @columns(%x: memref<131072xf32>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 64 : f32 {
      %v = loop.load %x[%r * 2048 + %i] : memref<131072xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 2048 + %i] : memref<131072xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%j * 2048 + %i] : f32, memref<131072xf32>
    }
  }
}

// -----

/// Registers hold the partial results of a row, but not the row, which one loop reads.
// CHECK-LABEL: loop.kernel @longer_than_what_is_held(
// CHECK:         loop.parallel %{{.*}} = 0 to 131072 attributes {residency = #loop.residency<streamed>} {
// REMARK-DAG: choose-residency.mlir:[[# @LINE + 1]]:1: choose-residency: its rows are streamed: registers hold no block of the longest {{\[}}@longer_than_what_is_held]
loop.kernel @longer_than_what_is_held(%a: memref<4096xf32>, %x: memref<67108864xf32>, %y: memref<67108864xf32>) {
  loop.parallel %i = 0 to 512 {
    %s = loop.reduce <add> %r = 0 to 8 : f32 {
      %1 = loop.load %a[%i * 8 + %r] : memref<4096xf32> -> f32
      loop.yield %1 : f32
    }
    %t = loop.reduce <add> %q = 0 to 8 : f32 {
      %2 = loop.load %a[%i * 8 + %q] : memref<4096xf32> -> f32
      %3 = arith.subf %2, %s : f32
      loop.yield %3 : f32
    }
    loop.parallel %j = 0 to 131072 {
      %4 = loop.load %x[%i * 131072 + %j] : memref<67108864xf32> -> f32
      %5 = arith.subf %4, %t : f32
      loop.store %5, %y[%i * 131072 + %j] : f32, memref<67108864xf32>
    }
  }
}
