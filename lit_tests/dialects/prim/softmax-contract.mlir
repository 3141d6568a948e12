// Sums of products with exponentials read back as they were printed, in custom and in generic form.

// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s
// RUN: stepwell-run %s --function=heads | filecheck %s --check-prefix=RESULT
// RUN: stepwell-run %s --function=chunks | filecheck %s --check-prefix=CHUNKS
// RUN: stepwell-run %s --function=factors | filecheck %s --check-prefix=FACTORS

/// Two heads of scores share one of values. Without a tile, each row is computed by itself.
// CHECK-LABEL: @heads(
// CHECK-NEXT:    %y, %t, %m = prim.softmax_contract %s[b, m, k], %v[b floordiv 2, k, n] -> [b, m, n] tile [2, 3] {note} : tensor<4x3x5xf32>, tensor<2x5x6xbf16> -> tensor<4x3x6xf32>
// CHECK-NEXT:    prim.softmax_contract %y[b, m, k], %w[k, n] -> [b, m, n] : tensor<4x3x6xf32>, tensor<6x1xf32> -> tensor<4x3x1xf32>
// RESULT:      result 0: float32 [4, 3, 6]
// RESULT-NEXT: result 1: float32 [4, 3]
// RESULT-NEXT: result 2: float32 [4, 3]
func.func @heads(%s: tensor<4x3x5xf32>, %v: tensor<2x5x6xbf16>, %w: tensor<6x1xf32>) -> (tensor<4x3x6xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %y, %t, %m = prim.softmax_contract %s[i, j, l], %v[i floordiv 2, l, o] -> [i, j, o] tile [2, 3] {note} : tensor<4x3x5xf32>, tensor<2x5x6xbf16> -> tensor<4x3x6xf32>
  %0, %1, %2 = prim.softmax_contract %y[b, m, k], %w[k, n] -> [b, m, n] : tensor<4x3x6xf32>, tensor<6x1xf32> -> tensor<4x3x1xf32>
  func.return %y, %t, %m : tensor<4x3x6xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

/// Five terms in chunks of two: the last one has one term.
// CHECK-LABEL: @chunks(
// CHECK-NEXT:    prim.softmax_contract %s[b, m, k], %v[b, k, n] -> [b, m, n] tile [2, 2] or [1, 1] chunk 2 : tensor<2x3x5xf32>, tensor<2x5x4xf32> -> tensor<3x2x3x4xf32>
// CHUNKS:      result 0: float32 [3, 2, 3, 4]
// CHUNKS-NEXT: result 1: float32 [3, 2, 3]
func.func @chunks(%s: tensor<2x3x5xf32>, %v: tensor<2x5x4xf32>) -> (tensor<3x2x3x4xf32>, tensor<3x2x3xf32>) {
  %y, %t, %m = prim.softmax_contract %s[b, m, k], %v[b, k, n] -> [b, m, n] tile [2, 2] or [1, 1] chunk 2 : tensor<2x3x5xf32>, tensor<2x5x4xf32> -> tensor<3x2x3x4xf32>
  func.return %y, %t : tensor<3x2x3x4xf32>, tensor<3x2x3xf32>
}

/// Each exponential of the sums of products is multiplied by a factor, here 2, and those of the sums beside are not.
// CHECK-LABEL: @factors(
// CHECK:         prim.softmax_contract %s[b, m, k] times %f, %v[b, k, n] -> [b, m, n] tile [2, 2] : tensor<1x2x4xf32>, tensor<1x4x1xf32> -> tensor<1x2x1xf32>
// FACTORS:      result 0: float32 [1, 2, 1], elements [8, 8]
// FACTORS-NEXT: result 1: float32 [1, 2], elements [4, 4]
func.func @factors() -> (tensor<1x2x1xf32>, tensor<1x2xf32>) {
  %s = prim.constant 3.0 : tensor<1x2x4xf32>
  %f = prim.constant 2.0 : tensor<1x2x4xf32>
  %v = prim.constant 1.0 : tensor<1x4x1xf32>
  %y, %t, %m = prim.softmax_contract %s[b, m, k] times %f, %v[b, k, n] -> [b, m, n] tile [2, 2] : tensor<1x2x4xf32>, tensor<1x4x1xf32> -> tensor<1x2x1xf32>
  func.return %y, %t : tensor<1x2x1xf32>, tensor<1x2xf32>
}
