// RUN: stepwell-opt %s -p 'rules{file=%S/Inputs/algebra.rules}' --split-input-file | filecheck %s
// RUN: stepwell passes rules | filecheck %s --check-prefix=OPTIONS

// OPTIONS:      options:
// OPTIONS-NEXT:   file: a list, each element a string (required)

/// A commutative operation matches with its operands either way; a rule of floats leaves integers alone.
// CHECK-LABEL: func.func @operands(
func.func @operands(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // CHECK-NEXT: %[[S:.*]] = prim.add %a, %b : tensor<4xf32>
  // CHECK-NEXT: %[[N:.*]] = prim.neg %n
  // CHECK-NEXT: %[[T:.*]] = prim.sub %n, %[[N]]
  // CHECK-NEXT: func.return %[[S]], %[[T]]
  %one = prim.constant 1.0 : tensor<4xf32>
  %0 = prim.mul %one, %a : tensor<4xf32>
  %1 = prim.neg %b : tensor<4xf32>
  %2 = prim.sub %0, %1 : tensor<4xf32>
  %3 = prim.neg %n : tensor<4xi32>
  %4 = prim.sub %n, %3 : tensor<4xi32>
  func.return %2, %4 : tensor<4xf32>, tensor<4xi32>
}

/// Attributes are bound, computed with and compared; the second rule applies to what the first one makes.
// CHECK-LABEL: func.func @attributes(
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<2x3x5xf32>) -> (tensor<4x8xf32>, tensor<5x2x3xf32>) {
  // CHECK-NEXT: %[[T:.*]] = prim.transpose %b permutation [2, 0, 1] : tensor<2x3x5xf32> -> tensor<5x2x3xf32>
  // CHECK-NEXT: func.return %a, %[[T]]
  %0 = prim.transpose %a permutation [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = prim.transpose %0 permutation [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  %2 = prim.transpose %b permutation [1, 2, 0] : tensor<2x3x5xf32> -> tensor<3x5x2xf32>
  %3 = prim.transpose %2 permutation [1, 2, 0] : tensor<3x5x2xf32> -> tensor<5x2x3xf32>
  func.return %1, %3 : tensor<4x8xf32>, tensor<5x2x3xf32>
}

// CHECK-LABEL: func.func @classes(
func.func @classes(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  // CHECK:      %[[N:.*]] = prim.not
  // CHECK-NEXT: %[[G:.*]] = prim.compare <ge> %n, %n : tensor<4xi32>
  // CHECK-NEXT: func.return %[[N]], %[[G]]
  %0 = prim.compare <lt> %a, %b : tensor<4xf32>
  %1 = prim.not %0 : tensor<4xi1>
  %2 = prim.compare <lt> %n, %n : tensor<4xi32>
  %3 = prim.not %2 : tensor<4xi1>
  func.return %1, %3 : tensor<4xi1>, tensor<4xi1>
}

/// Sizes are compared as expressions: the second one's are not known to be equal.
// CHECK-LABEL: func.func @sizes(
func.func @sizes(%s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}, %a: tensor<?x?xf32, #shape.dims<s0, s0 * 2>>, %b: tensor<?xf32, #shape.dims<s0 * 2>>, %c: tensor<?x?xf32, #shape.dims<s0, s1>>, %d: tensor<?xf32, #shape.dims<s1>>) -> (tensor<?x?xf32, #shape.dims<s0, s0 * 2>>, tensor<?x?xf32, #shape.dims<s0, s1>>) {
  // CHECK-NEXT: prim.broadcast %d
  // CHECK-NEXT: %[[M:.*]] = prim.maximum %c
  // CHECK-NEXT: func.return %a, %[[M]]
  %0 = prim.broadcast %b dims [1] : tensor<?xf32, #shape.dims<s0 * 2>> -> tensor<?x?xf32, #shape.dims<s0, s0 * 2>>
  %1 = prim.maximum %a, %0 : tensor<?x?xf32, #shape.dims<s0, s0 * 2>>
  %2 = prim.broadcast %d dims [1] : tensor<?xf32, #shape.dims<s1>> -> tensor<?x?xf32, #shape.dims<s0, s1>>
  %3 = prim.maximum %c, %2 : tensor<?x?xf32, #shape.dims<s0, s1>>
  func.return %1, %3 : tensor<?x?xf32, #shape.dims<s0, s0 * 2>>, tensor<?x?xf32, #shape.dims<s0, s1>>
}

/// One operation of two results instead of another; an argument that is not written has its default.
// CHECK-LABEL: func.func @results(
func.func @results(%a: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
  // CHECK-NEXT: %[[V:.*]], %[[I:.*]] = aten.max.dim %a {dim = 1}
  // CHECK-NEXT: %[[N:.*]] = aten.neg %[[V]]
  // CHECK-NEXT: func.return %[[N]], %[[I]]
  %0 = aten.neg %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1, %2 = aten.min.dim %0 {dim = 1} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  func.return %1, %2 : tensor<2xf32>, tensor<2xi64>
}

/// A rule says from which level on it is legal; integers know no rounding.
// CHECK-LABEL: func.func @levels(
func.func @levels(%a: tensor<4xf32>, %n: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>) {
  // CHECK:      prim.add %a
  // CHECK-NEXT: %[[S:.*]] = prim.add
  // CHECK-NEXT: %[[C:.*]] = prim.constant -56 : tensor<4xi8>
  // CHECK-NEXT: %[[T:.*]] = prim.add %n, %[[C]]
  // CHECK-NEXT: func.return %[[S]], %[[T]]
  %0 = prim.constant 0.1 : tensor<4xf32>
  %1 = prim.add %a, %0 : tensor<4xf32>
  %2 = prim.add %1, %0 : tensor<4xf32>
  %3 = prim.constant 100 : tensor<4xi8>
  %4 = prim.add %n, %3 : tensor<4xi8>
  %5 = prim.add %4, %3 : tensor<4xi8>
  func.return %2, %5 : tensor<4xf32>, tensor<4xi8>
}

// -----

// CHECK: stepwell.numerics = "fast"
builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: func.func @fast(
  func.func @fast(%a: tensor<4xf32>) -> tensor<4xf32> {
    // CHECK-NEXT: %[[C:.*]] = prim.constant 0.2
    // CHECK-NEXT: prim.add %a, %[[C]]
    %0 = prim.constant 0.1 : tensor<4xf32>
    %1 = prim.add %a, %0 : tensor<4xf32>
    %2 = prim.add %1, %0 : tensor<4xf32>
    func.return %2 : tensor<4xf32>
  }
}
