// RUN: stepwell-opt %s -p canonicalize --split-input-file | filecheck %s

// CHECK-LABEL: func.func @neutral_elements(
// CHECK-SAME:    %[[X:[a-z]+]]: tensor<4xf32>
func.func @neutral_elements(%x: tensor<4xf32>, %n: tensor<4xi64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi64>) {
  // CHECK-NOT:  prim.add
  // CHECK:      func.return %[[X]], %[[X]], %[[X]], %[[X]], %n
  %0 = prim.constant 0.0 : tensor<4xf32>
  %1 = prim.constant 1.0 : tensor<4xf32>
  %2 = prim.constant 0 : tensor<4xi64>
  %minus = prim.constant -0.0 : tensor<4xf32>
  %3 = prim.add %x, %minus : tensor<4xf32>
  %4 = prim.mul %1, %x : tensor<4xf32>
  %5 = prim.div %x, %1 : tensor<4xf32>
  %6 = prim.sub %x, %0 : tensor<4xf32>
  %7 = prim.add %2, %n : tensor<4xi64>
  func.return %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi64>
}

/// Minus zero plus zero is zero, and so is their difference and the sum of minus zero alone.
// CHECK-LABEL: func.func @signs_of_zeros(
func.func @signs_of_zeros(%x: tensor<4xf32>, %y: tensor<4x1xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      %[[A:.*]] = prim.add %x, %{{.*}}
  // CHECK-NEXT: %[[B:.*]] = prim.sub %{{.*}}, %x
  // CHECK-NEXT: %[[D:.*]] = prim.sub %x, %[[B]]
  // CHECK-NEXT: %[[N:.*]] = prim.neg %[[D]]
  // CHECK-NEXT: %[[Y:.*]] = prim.reshape %y
  // CHECK:      %[[S:.*]] = prim.add %[[Y]], %
  // CHECK-NEXT: func.return %[[A]], %[[B]], %[[N]], %[[S]]
  %0 = prim.constant 0.0 : tensor<4xf32>
  %1 = prim.add %x, %0 : tensor<4xf32>
  %2 = prim.sub %0, %x : tensor<4xf32>
  %3 = prim.sub %x, %2 : tensor<4xf32>
  %4 = prim.neg %3 : tensor<4xf32>
  %5 = prim.reduce <add> %y dims [1] : tensor<4x1xf32> -> tensor<4xf32>
  func.return %1, %2, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

/// An infinity or a NaN times zero is no zero, and minus itself none either; of integers both are.
// CHECK-LABEL: func.func @negative_zeros(
func.func @negative_zeros(%x: tensor<4xf32>, %n: tensor<4xi64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi64>, tensor<4xi64>) {
  // CHECK:      prim.mul
  // CHECK-NEXT: prim.sub
  // CHECK-NEXT: %[[Z:.*]] = prim.constant 0 : tensor<4xi64>
  // CHECK-NOT:  prim.sub
  // CHECK:      func.return
  %0 = prim.constant 0.0 : tensor<4xf32>
  %1 = prim.constant 0 : tensor<4xi64>
  %2 = prim.mul %x, %0 : tensor<4xf32>
  %3 = prim.sub %x, %x : tensor<4xf32>
  %4 = prim.mul %n, %1 : tensor<4xi64>
  %5 = prim.sub %n, %n : tensor<4xi64>
  func.return %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xi64>, tensor<4xi64>
}

// CHECK-LABEL: func.func @signs(
func.func @signs(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[S:.*]] = prim.sub %x, %y
  // CHECK-NEXT: %[[M:.*]] = prim.mul %x, %y
  // CHECK-NEXT: %[[A:.*]] = prim.abs %y
  // CHECK-NEXT: func.return %y, %[[S]], %[[M]], %[[A]]
  %0 = prim.neg %y : tensor<4xf32>
  %1 = prim.neg %0 : tensor<4xf32>
  %2 = prim.add %x, %0 : tensor<4xf32>
  %3 = prim.neg %x : tensor<4xf32>
  %4 = prim.mul %3, %0 : tensor<4xf32>
  %5 = prim.abs %0 : tensor<4xf32>
  func.return %1, %2, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

/// x * 2 + 3 - 1 saves an addition.
// CHECK-LABEL: func.func @addends(
func.func @addends(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK:      %[[M:.*]] = prim.mul %x
  // CHECK-NEXT: %[[C:.*]] = prim.constant 2.0
  // CHECK-NEXT: prim.add %[[M]], %[[C]]
  // CHECK-NEXT: func.return
  %0 = prim.constant 2.0 : tensor<4xf32>
  %1 = prim.constant 3.0 : tensor<4xf32>
  %2 = prim.constant 1.0 : tensor<4xf32>
  %3 = prim.mul %x, %0 : tensor<4xf32>
  %4 = prim.add %3, %1 : tensor<4xf32>
  %5 = prim.sub %4, %2 : tensor<4xf32>
  func.return %5 : tensor<4xf32>
}

/// Adding 2**23 and taking it off again rounds to an integer; 0.1 + 0.2 is no float.
// CHECK-LABEL: func.func @negative_addends(
func.func @negative_addends(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      prim.add
  // CHECK-NEXT: prim.sub
  // CHECK:      prim.add
  // CHECK:      prim.add
  // CHECK-NEXT: func.return
  %0 = prim.constant 8388608.0 : tensor<4xf32>
  %1 = prim.add %x, %0 : tensor<4xf32>
  %2 = prim.sub %1, %0 : tensor<4xf32>
  %3 = prim.constant 0.1 : tensor<4xf32>
  %4 = prim.constant 0.2 : tensor<4xf32>
  %5 = prim.add %x, %3 : tensor<4xf32>
  %6 = prim.add %5, %4 : tensor<4xf32>
  func.return %2, %6 : tensor<4xf32>, tensor<4xf32>
}

/// Factors on both sides of 1 may overflow in one order only.
// CHECK-LABEL: func.func @factors(
func.func @factors(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      %[[C:.*]] = prim.constant 6.0
  // CHECK-NEXT: prim.mul %x, %[[C]]
  // CHECK:      prim.mul
  // CHECK-NEXT: prim.mul
  // CHECK-NEXT: func.return
  %0 = prim.constant 2.0 : tensor<4xf32>
  %1 = prim.constant 3.0 : tensor<4xf32>
  %2 = prim.mul %x, %0 : tensor<4xf32>
  %3 = prim.mul %2, %1 : tensor<4xf32>
  %4 = prim.constant 1024.0 : tensor<4xf32>
  %5 = prim.constant 0.5 : tensor<4xf32>
  %6 = prim.mul %x, %4 : tensor<4xf32>
  %7 = prim.mul %6, %5 : tensor<4xf32>
  func.return %3, %7 : tensor<4xf32>, tensor<4xf32>
}

/// The reciprocal of a power of two is exact; that of three is not.
// CHECK-LABEL: func.func @quotients(
func.func @quotients(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      %[[C:.*]] = prim.constant 0.25
  // CHECK-NEXT: prim.mul %x, %[[C]]
  // CHECK:      prim.div
  %0 = prim.constant 4.0 : tensor<4xf32>
  %1 = prim.div %x, %0 : tensor<4xf32>
  %2 = prim.constant 3.0 : tensor<4xf32>
  %3 = prim.div %x, %2 : tensor<4xf32>
  func.return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @powers(
func.func @powers(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: prim.mul %x, %x
  // CHECK-NEXT: %[[S:.*]] = prim.mul %x, %x
  // CHECK-NEXT: prim.mul %[[S]], %x
  // CHECK-NEXT: prim.rsqrt %x
  // CHECK:      prim.pow %x
  %0 = prim.constant 2.0 : tensor<4xf32>
  %1 = prim.pow %x, %0 : tensor<4xf32>
  %2 = prim.constant 3.0 : tensor<4xf32>
  %3 = prim.pow %x, %2 : tensor<4xf32>
  %4 = prim.constant -0.5 : tensor<4xf32>
  %5 = prim.pow %x, %4 : tensor<4xf32>
  %6 = prim.constant 2.5 : tensor<4xf32>
  %7 = prim.pow %x, %6 : tensor<4xf32>
  func.return %1, %3, %5, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

/// There and back through a type that holds every number; through one that does not.
// CHECK-LABEL: func.func @conversions(
func.func @conversions(%x: tensor<4xbf16>, %y: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xbf16>, tensor<4xf32>, tensor<4xi32>) {
  // CHECK-NEXT: %[[N:.*]] = prim.convert %y : tensor<4xf32> -> tensor<4xbf16>
  // CHECK-NEXT: %[[W:.*]] = prim.convert %[[N]] : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT: %[[F:.*]] = prim.convert %n : tensor<4xi32> -> tensor<4xf32>
  // CHECK-NEXT: %[[I:.*]] = prim.convert %[[F]] : tensor<4xf32> -> tensor<4xi32>
  // CHECK-NEXT: func.return %x, %[[W]], %[[I]]
  %0 = prim.convert %x : tensor<4xbf16> -> tensor<4xf32>
  %1 = prim.convert %0 : tensor<4xf32> -> tensor<4xbf16>
  %2 = prim.convert %y : tensor<4xf32> -> tensor<4xbf16>
  %3 = prim.convert %2 : tensor<4xbf16> -> tensor<4xf32>
  %4 = prim.convert %n : tensor<4xi32> -> tensor<4xf32>
  %5 = prim.convert %4 : tensor<4xf32> -> tensor<4xi32>
  func.return %1, %3, %5 : tensor<4xbf16>, tensor<4xf32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @logic(
// CHECK-SAME:    %[[C:[a-z]+]]: tensor<4xi1>
func.func @logic(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  // CHECK-NOT:  prim.convert
  // CHECK:      %[[N:.*]] = prim.compare <ne> %x, %y
  // CHECK-NEXT: %[[L:.*]] = prim.compare <lt> %x, %y
  // CHECK-NEXT: %[[G:.*]] = prim.not %[[L]]
  // CHECK-NEXT: func.return %[[C]], %[[C]], %[[N]], %[[G]]
  %true = prim.constant true : tensor<4xi1>
  %zero = prim.constant 0.0 : tensor<4xf32>
  %0 = prim.not %c : tensor<4xi1>
  %1 = prim.not %0 : tensor<4xi1>
  %2 = prim.convert %c : tensor<4xi1> -> tensor<4xf32>
  %3 = prim.compare <ne> %2, %zero : tensor<4xf32>
  %4 = prim.and %3, %true : tensor<4xi1>
  %5 = prim.compare <eq> %x, %y : tensor<4xf32>
  %6 = prim.not %5 : tensor<4xi1>
  %7 = prim.compare <lt> %x, %y : tensor<4xf32>
  %8 = prim.not %7 : tensor<4xi1>
  func.return %1, %4, %6, %8 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: func.func @choices(
func.func @choices(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      %[[S:.*]] = prim.select %c, %y, %x
  // CHECK-NEXT: %[[V:.*]] = prim.convert %c : tensor<4xi1> -> tensor<4xf32>
  // CHECK-NEXT: %[[T:.*]] = prim.select %c, %y, %x
  // CHECK-NEXT: func.return %x, %[[S]], %[[V]], %[[T]]
  %one = prim.constant 1.0 : tensor<4xf32>
  %zero = prim.constant 0.0 : tensor<4xf32>
  %0 = prim.select %c, %x, %x : tensor<4xf32>
  %1 = prim.not %c : tensor<4xi1>
  %2 = prim.select %1, %x, %y : tensor<4xf32>
  %3 = prim.select %c, %one, %zero : tensor<4xf32>
  %4 = prim.select %c, %2, %x : tensor<4xf32>
  func.return %0, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @bounds(
func.func @bounds(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK:      %[[C:.*]] = prim.constant 2.0
  // CHECK-NEXT: prim.maximum %x, %[[C]]
  // CHECK-NEXT: func.return
  %0 = prim.constant 1.0 : tensor<4xf32>
  %1 = prim.constant 2.0 : tensor<4xf32>
  %2 = prim.constant -inf : tensor<4xf32>
  %3 = prim.maximum %x, %0 : tensor<4xf32>
  %4 = prim.maximum %3, %1 : tensor<4xf32>
  %5 = prim.maximum %4, %2 : tensor<4xf32>
  func.return %5 : tensor<4xf32>
}

// -----

/// No bit may change: minus zero plus zero is zero, x * 2 + 3 - 1 rounds three times.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  func.func @strict(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK:      %[[Z:.*]] = prim.add %x
    // CHECK:      prim.add
    // CHECK:      prim.sub
    // CHECK:      prim.pow
    // CHECK-NEXT: func.return %[[Z]], %{{.*}}, %{{.*}}, %x
    %0 = prim.constant 0.0 : tensor<4xf32>
    %1 = prim.constant 3.0 : tensor<4xf32>
    %2 = prim.constant 1.0 : tensor<4xf32>
    %3 = prim.add %x, %0 : tensor<4xf32>
    %4 = prim.add %x, %1 : tensor<4xf32>
    %5 = prim.sub %4, %2 : tensor<4xf32>
    %6 = prim.pow %x, %1 : tensor<4xf32>
    %7 = prim.mul %x, %2 : tensor<4xf32>
    func.return %3, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

/// What is true of real numbers.
builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: func.func @fast(
  func.func @fast(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK:      %[[R:.*]] = prim.constant 0.3333333432674408
    // CHECK-NEXT: prim.mul %x, %[[R]]
    // CHECK-NEXT: func.return %x, %{{.*}}, %x
    %0 = prim.constant 8388608.0 : tensor<4xf32>
    %1 = prim.add %x, %0 : tensor<4xf32>
    %2 = prim.sub %1, %0 : tensor<4xf32>
    %3 = prim.constant 3.0 : tensor<4xf32>
    %4 = prim.div %x, %3 : tensor<4xf32>
    %5 = prim.convert %x : tensor<4xf32> -> tensor<4xbf16>
    %6 = prim.convert %5 : tensor<4xbf16> -> tensor<4xf32>
    func.return %2, %4, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

/// How often a value is repeated is no number here.
// CHECK-LABEL: func.func @sum_of_unknown_repetition(
// CHECK:         prim.reduce <add>
func.func @sum_of_unknown_repetition(%s0: index {shape.symbol = "s0"}, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.broadcast %x dims [0] : tensor<4xf32> -> tensor<4x?xf32, #shape.dims<4, s0>>
  %1 = prim.reduce <add> %0 dims [1] : tensor<4x?xf32, #shape.dims<4, s0>> -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// -----

/// Of the terms of a sum all but one are zero: those whose index is not the one wanted. The index may be none of them.
// CHECK-LABEL: func.func @sum_of_one_hot(
// CHECK-NEXT:    %[[ZERO:.*]] = prim.constant 0 : tensor<4xi64>
// CHECK-NEXT:    %[[GE:.*]] = prim.compare <ge> %k, %[[ZERO]] : tensor<4xi64>
// CHECK-NEXT:    %[[N:.*]] = prim.constant 100 : tensor<4xi64>
// CHECK-NEXT:    %[[LT:.*]] = prim.compare <lt> %k, %[[N]] : tensor<4xi64>
// CHECK-NEXT:    %[[IN:.*]] = prim.and %[[GE]], %[[LT]] : tensor<4xi1>
// CHECK-NEXT:    %[[NONE:.*]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:    %[[S:.*]] = prim.select %[[IN]], %x, %[[NONE]] : tensor<4xf32>
// CHECK-NEXT:    %[[ZEROS:.*]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:    %[[SUM:.*]] = prim.add %[[S]], %[[ZEROS]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[SUM]]
func.func @sum_of_one_hot(%k: tensor<4xi64>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %i = prim.iota dim 1 : tensor<4x100xi64>
  %0 = prim.broadcast %k dims [0] : tensor<4xi64> -> tensor<4x100xi64>
  %1 = prim.compare <eq> %i, %0 : tensor<4x100xi64>
  %2 = prim.broadcast %x dims [0] : tensor<4xf32> -> tensor<4x100xf32>
  %3 = prim.constant 0.0 : tensor<4x100xf32>
  %4 = prim.select %1, %2, %3 : tensor<4x100xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<4x100xf32> -> tensor<4xf32>
  func.return %5 : tensor<4xf32>
}

/// Along another dimension there may be many.
// CHECK-LABEL: func.func @negative_sum_of_others(
// CHECK:         prim.reduce <add>
func.func @negative_sum_of_others(%k: tensor<4xi64>, %x: tensor<4xf32>) -> tensor<100xf32> {
  %i = prim.iota dim 1 : tensor<4x100xi64>
  %0 = prim.broadcast %k dims [0] : tensor<4xi64> -> tensor<4x100xi64>
  %1 = prim.compare <eq> %i, %0 : tensor<4x100xi64>
  %2 = prim.broadcast %x dims [0] : tensor<4xf32> -> tensor<4x100xf32>
  %3 = prim.constant 0.0 : tensor<4x100xf32>
  %4 = prim.select %1, %2, %3 : tensor<4x100xf32>
  %5 = prim.reduce <add> %4 dims [0] : tensor<4x100xf32> -> tensor<100xf32>
  func.return %5 : tensor<100xf32>
}
