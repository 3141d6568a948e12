// RUN: stepwell-opt %s --machine=h100 -p split-softmaxes --split-input-file | filecheck %s
// RUN: stepwell-opt %s --machine=h100 -p split-softmaxes --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s --machine=h100 -p split-softmaxes --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-softmaxes | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   min-rows: an integer (default machine.enough_rows)
// OPTIONS-NEXT:   rows: an integer (default machine.enough_chunks)
// OPTIONS-NEXT:   min-length: an integer (default machine.least_row)
// OPTIONS-NEXT:   min-chunk: an integer (default machine.least_search)
// OPTIONS-NEXT:   chunk: an integer (default machine.phase_elements)

/// Chunks are no longer than what registers keep.
// CHECK-LABEL: func.func @softmax(
func.func @softmax(%x: tensor<64x524288xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  // CHECK-NEXT: %[[C:.*]] = prim.reshape %x : tensor<64x524288xf32> -> tensor<64x32x16384xf32>
  // CHECK-NEXT: %[[MC:.*]] = prim.reduce <maximum> %[[C]] dims [2] : tensor<64x32x16384xf32> -> tensor<64x32xf32>
  // CHECK-NEXT: %[[NOTHING:.*]] = prim.constant -inf : tensor<64x32xf32>
  // CHECK-NEXT: %[[ZERO:.*]] = prim.constant 0.0 : tensor<64x32xf32>
  // CHECK-NEXT: %[[EMPTY:.*]] = prim.compare <eq> %[[MC]], %[[NOTHING]] : tensor<64x32xf32>
  // CHECK-NEXT: %[[ABOUT:.*]] = prim.select %[[EMPTY]], %[[ZERO]], %[[MC]] : tensor<64x32xf32>
  // CHECK-NEXT: %[[NEAR:.*]] = prim.broadcast %[[ABOUT]] dims [0, 1] : tensor<64x32xf32> -> tensor<64x32x16384xf32>
  // CHECK-NEXT: %[[D:.*]] = prim.sub %[[C]], %[[NEAR]]
  // CHECK-NEXT: %[[E:.*]] = prim.exp %[[D]]
  // CHECK-NEXT: %[[SC:.*]] = prim.reduce <add> %[[E]] dims [2] : tensor<64x32x16384xf32> -> tensor<64x32xf32>
  // CHECK-NEXT: %[[M:.*]] = prim.reduce <maximum> %[[MC]] dims [1] {second_stage} : tensor<64x32xf32> -> tensor<64xf32>
  // CHECK:      %[[B:.*]] = prim.broadcast %[[M]] dims [0] : tensor<64xf32> -> tensor<64x32xf32>
  // CHECK-NEXT: %[[DC:.*]] = prim.sub %[[MC]], %[[B]] : tensor<64x32xf32>
  // CHECK-NEXT: %[[F:.*]] = prim.exp %[[DC]] : tensor<64x32xf32>
  // CHECK-NEXT: %[[P:.*]] = prim.mul %[[SC]], %[[F]] : tensor<64x32xf32>
  // CHECK-NEXT: %[[S:.*]] = prim.reduce <add> %[[P]] dims [1] {second_stage} : tensor<64x32xf32> -> tensor<64xf32>
  // CHECK-NEXT: func.return %[[M]], %[[S]]
  // REMARK-DAG: split-softmaxes.mlir:[[# @LINE + 1]]:8: split-softmaxes: %m (prim.reduce) is taken of chunks first
  %m = prim.reduce <maximum> %x dims [1] : tensor<64x524288xf32> -> tensor<64xf32>
  %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x524288xf32>
  %d = prim.sub %x, %b : tensor<64x524288xf32>
  %e = prim.exp %d : tensor<64x524288xf32>
  // REMARK-DAG: split-softmaxes.mlir:[[# @LINE + 1]]:8: split-softmaxes: %s (prim.reduce) is taken of chunks first
  %s = prim.reduce <add> %e dims [1] : tensor<64x524288xf32> -> tensor<64xf32>
  func.return %m, %s : tensor<64xf32>, tensor<64xf32>
}

/// The last chunk of a row whose length has no fitting divisor is filled up with negative infinities.
// CHECK-LABEL: func.func @prime(
func.func @prime(%x: tensor<200003xf64>) -> tensor<f64> {
  // CHECK-NEXT: %[[P:.*]] = prim.pad %x low [0] with -inf : tensor<200003xf64> -> tensor<200016xf64>
  // CHECK-NEXT: prim.reshape %[[P]] : tensor<200016xf64> -> tensor<48x4167xf64>
  %m = prim.reduce <maximum> %x dims [0] : tensor<200003xf64> -> tensor<f64>
  %b = prim.broadcast %m dims [] : tensor<f64> -> tensor<200003xf64>
  %d = prim.sub %x, %b : tensor<200003xf64>
  %e = prim.exp %d : tensor<200003xf64>
  %s = prim.reduce <add> %e dims [0] : tensor<200003xf64> -> tensor<f64>
  func.return %s : tensor<f64>
}

/// One program for each of many rows reads it once; short rows, too.
// CHECK-LABEL: func.func @negative_many_rows(
func.func @negative_many_rows(%x: tensor<96x524288xf32>, %y: tensor<4x1000xf32>) -> (tensor<96xf32>, tensor<4xf32>) {
  // CHECK-NOT: prim.reshape
  %m = prim.reduce <maximum> %x dims [1] : tensor<96x524288xf32> -> tensor<96xf32>
  %b = prim.broadcast %m dims [0] : tensor<96xf32> -> tensor<96x524288xf32>
  %d = prim.sub %x, %b : tensor<96x524288xf32>
  %e = prim.exp %d : tensor<96x524288xf32>
  %s = prim.reduce <add> %e dims [1] : tensor<96x524288xf32> -> tensor<96xf32>
  %my = prim.reduce <maximum> %y dims [1] : tensor<4x1000xf32> -> tensor<4xf32>
  %by = prim.broadcast %my dims [0] : tensor<4xf32> -> tensor<4x1000xf32>
  %dy = prim.sub %y, %by : tensor<4x1000xf32>
  %ey = prim.exp %dy : tensor<4x1000xf32>
  %sy = prim.reduce <add> %ey dims [1] : tensor<4x1000xf32> -> tensor<4xf32>
  func.return %s, %sy : tensor<96xf32>, tensor<4xf32>
}

/// The maximum of something else, of another dimension, and for other rows; a sum of something else than exponentials.
// CHECK-LABEL: func.func @negative_others(
func.func @negative_others(%x: tensor<32x524288xf32>, %y: tensor<32x524288xf32>) -> (tensor<32xf32>, tensor<524288xf32>, tensor<32xf32>) {
  // CHECK-NOT: prim.reshape
  %m = prim.reduce <maximum> %y dims [1] : tensor<32x524288xf32> -> tensor<32xf32>
  %b = prim.broadcast %m dims [0] : tensor<32xf32> -> tensor<32x524288xf32>
  %d = prim.sub %x, %b : tensor<32x524288xf32>
  %e = prim.exp %d : tensor<32x524288xf32>
  %s = prim.reduce <add> %e dims [1] : tensor<32x524288xf32> -> tensor<32xf32>
  %mc = prim.reduce <maximum> %x dims [0] : tensor<32x524288xf32> -> tensor<524288xf32>
  %bc = prim.broadcast %mc dims [1] : tensor<524288xf32> -> tensor<32x524288xf32>
  %dc = prim.sub %x, %bc : tensor<32x524288xf32>
  %ec = prim.exp %dc : tensor<32x524288xf32>
  %sc = prim.reduce <add> %ec dims [0] : tensor<32x524288xf32> -> tensor<524288xf32>
  %md = prim.reduce <maximum> %x dims [1] : tensor<32x524288xf32> -> tensor<32xf32>
  %bd = prim.broadcast %md dims [0] : tensor<32xf32> -> tensor<32x524288xf32>
  %dd = prim.sub %x, %bd : tensor<32x524288xf32>
  %sd = prim.reduce <add> %dd dims [1] : tensor<32x524288xf32> -> tensor<32xf32>
  func.return %s, %sc, %sd : tensor<32xf32>, tensor<524288xf32>, tensor<32xf32>
}

// -----

/// Sums of floats keep their terms under strict numerics.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @negative_strict(
  func.func @negative_strict(%x: tensor<64x524288xf32>) -> tensor<64xf32> {
    // CHECK-NOT: prim.reshape
    %m = prim.reduce <maximum> %x dims [1] : tensor<64x524288xf32> -> tensor<64xf32>
    %b = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x524288xf32>
    %d = prim.sub %x, %b : tensor<64x524288xf32>
    %e = prim.exp %d : tensor<64x524288xf32>
    %s = prim.reduce <add> %e dims [1] : tensor<64x524288xf32> -> tensor<64xf32>
    func.return %s : tensor<64xf32>
  }
}
