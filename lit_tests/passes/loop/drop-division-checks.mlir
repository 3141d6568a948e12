// RUN: stepwell-opt %s -p drop-division-checks | filecheck %s
// RUN: stepwell-opt %s -p drop-division-checks --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

// CHECK-LABEL: loop.kernel @divisions(
loop.kernel @divisions(%x: memref<?xi64>, %y: memref<?xi32>) {
  %a = loop.load %x[0] : memref<?xi64> -> i64
  %b = loop.load %x[1] : memref<?xi64> -> i64
  %c = loop.load %y[0] : memref<?xi32> -> i32
  %t = arith.constant true
  %zero = arith.constant 0 : i64
  %minus = arith.constant -1 : i64
  %seven = arith.constant 7 : i64
  %eight = arith.constant 8 : i32
  // CHECK:      arith.divsi %a, %seven {unchecked} : i64
  %0 = arith.divsi %a, %seven : i64
  // CHECK-NEXT: arith.remsi %a, %b : i64
  %1 = arith.remsi %a, %b : i64
  // CHECK-NEXT: arith.floordivsi %a, %zero : i64
  %2 = arith.floordivsi %a, %zero : i64
  /// The least integer divided by -1 is one too many.
  // CHECK-NEXT: arith.divsi %a, %minus : i64
  %3 = arith.divsi %a, %minus : i64
  // CHECK-NEXT: arith.divui %a, %minus {unchecked} : i64
  %4 = arith.divui %a, %minus : i64
  %wide = arith.extsi %eight : i32 to i64
  %one_of = arith.select %t, %wide, %seven : i64
  // CHECK:      arith.floordivsi %a, %one_of {unchecked} : i64
  %5 = arith.floordivsi %a, %one_of : i64
  %or_not = arith.select %t, %wide, %b : i64
  // CHECK:      arith.floordivsi %a, %or_not : i64
  %6 = arith.floordivsi %a, %or_not : i64
}

// CHECK-LABEL: loop.kernel @vectors(
loop.kernel @vectors(%x: memref<?xi32>, %n: memref<?xi32>) {
  %a = loop.load %x[0] : memref<?xi32> -> vector<4xi32>
  %seven = arith.constant 7 : i32
  %all = vector.broadcast %seven : i32 to vector<4xi32>
  %some = arith.constant dense<[1, 2, 3, 0]> : vector<4xi32>
  %safe = arith.constant dense<[1, 2, 3, -4]> : vector<4xi32>
  // CHECK:      arith.remsi %a, %all {unchecked} : vector<4xi32>
  %0 = arith.remsi %a, %all : vector<4xi32>
  // CHECK-NEXT: arith.remsi %a, %some : vector<4xi32>
  %1 = arith.remsi %a, %some : vector<4xi32>
  // CHECK-NEXT: arith.remsi %a, %safe {unchecked} : vector<4xi32>
  %2 = arith.remsi %a, %safe : vector<4xi32>
}

/// An unsigned number that becomes wider may be zero, and is never -1.
// CHECK-LABEL: loop.kernel @unsigned(
loop.kernel @unsigned(%x: memref<?xi64>) {
  %a = loop.load %x[0] : memref<?xi64> -> i64
  %none = arith.constant 0 : i8
  %all = arith.constant -1 : i8
  %zero = arith.extui %none : i8 to i64
  %large = arith.extui %all : i8 to i64
  // CHECK: arith.divsi %a, %zero : i64
  %0 = arith.divsi %a, %zero : i64
  // CHECK: arith.divsi %a, %large {unchecked} : i64
  %1 = arith.divsi %a, %large : i64
}
