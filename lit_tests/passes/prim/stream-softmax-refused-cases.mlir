// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-softmax --machine=zen-avx512 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p stream-softmax --machine=h100{shared=32KiB} --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU

// A product of weights and values that stays, each for another reason; the first one does not.

func.func @streams(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @no_terms(%q: tensor<96x16xf32>, %k: tensor<16x0xf32>, %v: tensor<0x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x0xf32> -> tensor<96x0xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x0xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x0xf32>
  %3 = prim.sub %0, %2 : tensor<96x0xf32>
  %4 = prim.exp %3 : tensor<96x0xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x0xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x0xf32>
  %8 = prim.div %4, %6 : tensor<96x0xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x0xf32>, tensor<0x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @scores_are_a_result(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> (tensor<96x24xf32>, tensor<96x96xf32>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %7 = prim.neg %0 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9, %7 : tensor<96x24xf32>, tensor<96x96xf32>
}

// -----

func.func @exponentials_are_a_result(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> (tensor<96x24xf32>, tensor<96x96xf32>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9, %4 : tensor<96x24xf32>, tensor<96x96xf32>
}

// -----

func.func @differences_are_a_result(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> (tensor<96x24xf32>, tensor<96x96xf32>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9, %3 : tensor<96x24xf32>, tensor<96x96xf32>
}

// -----

func.func @weights_are_a_result(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> (tensor<96x24xf32>, tensor<96x96xf32>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9, %8 : tensor<96x24xf32>, tensor<96x96xf32>
}

// -----

func.func @not_divided(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %4[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @divided_by_something_else(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %7 = prim.div %4, %2 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %7[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @no_product(%0: tensor<96x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @a_vector(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96xf32>) -> tensor<96xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k] -> [m] : tensor<96x96xf32>, tensor<96xf32> -> tensor<96xf32>
  func.return %9 : tensor<96xf32>
}

// -----

func.func @sums_of_columns(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[k, m], %v[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @values_of_columns_alone(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[n] -> [m, n] : tensor<96x96xf32>, tensor<24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @values_of_the_scores(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>) -> tensor<96x96xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %0[k, n] -> [m, n] : tensor<96x96xf32>, tensor<96x96xf32> -> tensor<96x96xf32>
  func.return %9 : tensor<96x96xf32>
}

// -----

func.func @rows_in_another_order(%q: tensor<4x96x16xf32>, %k: tensor<4x16x96xf32>, %v: tensor<4x96x24xf32>) -> tensor<4x96x24xf32> {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b, k, n] -> [b, m, n] : tensor<4x96x16xf32>, tensor<4x16x96xf32> -> tensor<4x96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [2] : tensor<4x96x96xf32> -> tensor<4x96xf32>
  %2 = prim.broadcast %1 dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x96xf32>
  %3 = prim.sub %0, %2 : tensor<4x96x96xf32>
  %4 = prim.exp %3 : tensor<4x96x96xf32>
  %5 = prim.reduce <add> %4 dims [2] : tensor<4x96x96xf32> -> tensor<4x96xf32>
  %6 = prim.broadcast %5 dims [0, 1] : tensor<4x96xf32> -> tensor<4x96x96xf32>
  %8 = prim.div %4, %6 : tensor<4x96x96xf32>
  %9 = prim.contract <mul, add> %8[b, 95 - m, k], %v[b, k, n] -> [b, m, n] : tensor<4x96x96xf32>, tensor<4x96x24xf32> -> tensor<4x96x24xf32>
  func.return %9 : tensor<4x96x24xf32>
}

// -----

func.func @places_before_the_matrix(%q: tensor<96x16xf32>, %k: tensor<16x96xf32>, %v: tensor<96x24xf32>) -> tensor<96x24xf32> {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf32>, tensor<16x96xf32> -> tensor<96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %3 = prim.sub %0, %2 : tensor<96x96xf32>
  %4 = prim.exp %3 : tensor<96x96xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<96x96xf32> -> tensor<96xf32>
  %6 = prim.broadcast %5 dims [0] : tensor<96xf32> -> tensor<96x96xf32>
  %8 = prim.div %4, %6 : tensor<96x96xf32>
  %9 = prim.contract <mul, add> %8[m, k], %v[k - 1, n] -> [m, n] : tensor<96x96xf32>, tensor<96x24xf32> -> tensor<96x24xf32>
  func.return %9 : tensor<96x24xf32>
}

// -----

func.func @rows_taken_apart(%q: tensor<8x96x16xf32>, %k: tensor<8x16x96xf32>, %v: tensor<8x96x24xf32>) -> tensor<8x96x24xf32> {
  %0 = prim.contract <mul, add> %q[b, m, k], %k[b, k, n] -> [b, m, n] : tensor<8x96x16xf32>, tensor<8x16x96xf32> -> tensor<8x96x96xf32>
  %1 = prim.reduce <maximum> %0 dims [2] : tensor<8x96x96xf32> -> tensor<8x96xf32>
  %2 = prim.broadcast %1 dims [0, 1] : tensor<8x96xf32> -> tensor<8x96x96xf32>
  %3 = prim.sub %0, %2 : tensor<8x96x96xf32>
  %4 = prim.exp %3 : tensor<8x96x96xf32>
  %5 = prim.reduce <add> %4 dims [2] : tensor<8x96x96xf32> -> tensor<8x96xf32>
  %e = prim.reshape %4 : tensor<8x96x96xf32> -> tensor<2x4x96x96xf32>
  %r = prim.reshape %5 : tensor<8x96xf32> -> tensor<2x4x96xf32>
  %6 = prim.broadcast %r dims [0, 1, 2] : tensor<2x4x96xf32> -> tensor<2x4x96x96xf32>
  %7 = prim.div %e, %6 : tensor<2x4x96x96xf32>
  %8 = prim.reshape %7 : tensor<2x4x96x96xf32> -> tensor<8x96x96xf32>
  %9 = prim.contract <mul, add> %8[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<8x96x96xf32>, tensor<8x96x24xf32> -> tensor<8x96x24xf32>
  func.return %9 : tensor<8x96x24xf32>
}

// -----

func.func @doubles(%q: tensor<96x16xf64>, %k: tensor<16x96xf64>, %v: tensor<96x16xf64>) -> (tensor<96x16xf64>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<96x16xf64>, tensor<16x96xf64> -> tensor<96x96xf64>
  %x = prim.reduce <maximum> %0 dims [1] : tensor<96x96xf64> -> tensor<96xf64>
  %xb = prim.broadcast %x dims [0] : tensor<96xf64> -> tensor<96x96xf64>
  %df = prim.sub %0, %xb : tensor<96x96xf64>
  %e = prim.exp %df : tensor<96x96xf64>
  %t = prim.reduce <add> %e dims [1] : tensor<96x96xf64> -> tensor<96xf64>
  %tb = prim.broadcast %t dims [0] : tensor<96xf64> -> tensor<96x96xf64>
  %p = prim.div %e, %tb : tensor<96x96xf64>
  %y = prim.contract <mul, add> %p[m, k], %v[k, n] -> [m, n] : tensor<96x96xf64>, tensor<96x16xf64> -> tensor<96x16xf64>
  func.return %y : tensor<96x16xf64>
}

// -----

func.func @blocks(%q: tensor<512x64xf32>, %k: tensor<64x512xf32>, %v: tensor<512x64xf32>) -> (tensor<512x64xf32>) {
  %0 = prim.contract <mul, add> %q[m, k], %k[k, n] -> [m, n] : tensor<512x64xf32>, tensor<64x512xf32> -> tensor<512x512xf32>
  %x = prim.reduce <maximum> %0 dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %xb = prim.broadcast %x dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %df = prim.sub %0, %xb : tensor<512x512xf32>
  %e = prim.exp %df : tensor<512x512xf32>
  %t = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %tb = prim.broadcast %t dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %p = prim.div %e, %tb : tensor<512x512xf32>
  %y = prim.contract <mul, add> %p[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x64xf32> -> tensor<512x64xf32>
  func.return %y : tensor<512x64xf32>
}

// -----

/// Rows of a batch, each with keys and values of its own: no block of rows is multiplied by one matrix.
func.func @each_row_has_a_matrix(%q: tensor<64x32xf32>, %k: tensor<64x16x32xf32>, %v: tensor<64x16x32xf32>) -> tensor<64x32xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[m, n, k] -> [m, n] : tensor<64x32xf32>, tensor<64x16x32xf32> -> tensor<64x16xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<64x16xf32> -> tensor<64xf32>
  %mb = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x16xf32>
  %c = prim.sub %s, %mb : tensor<64x16xf32>
  %e = prim.exp %c : tensor<64x16xf32>
  %t = prim.reduce <add> %e dims [1] : tensor<64x16xf32> -> tensor<64xf32>
  %tb = prim.broadcast %t dims [0] : tensor<64xf32> -> tensor<64x16xf32>
  %p = prim.div %e, %tb : tensor<64x16xf32>
  %y = prim.contract <mul, add> %p[m, k], %v[m, k, n] -> [m, n] : tensor<64x16xf32>, tensor<64x16x32xf32> -> tensor<64x32xf32>
  func.return %y : tensor<64x32xf32>
}

// REMARK:       {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: prim.contract and the softmax before it are one kernel, 48 rows by 96 terms at a time
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: it has no elements
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its scores are used elsewhere, too
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are used elsewhere, too
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are used elsewhere, too
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are not divided by their sum
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are not divided by their sum
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: scores are no products, or are made in many steps
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: the matrix has no dimension of columns whose size is known
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: the sum is not over the softmax's dimension alone
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: the matrix does not depend on terms and columns
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its scores are used elsewhere, too
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: rows of weights are not in the order of the result
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: a place may be outside of the matrix
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are taken apart before they are divided
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y:[^ ,:]+]] (prim.contract) and the softmax before it are one kernel, 48 rows by 96 terms at a time
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// REMARK-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 16 terms at a time

// GPU:       {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: prim.contract and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: it has no elements
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its scores are used elsewhere, too
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are used elsewhere, too
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are used elsewhere, too
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are not divided by their sum
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its weights are not divided by their sum
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: scores are no products, or are made in many steps
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: the matrix has no dimension of columns whose size is known
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: the sum is not over the softmax's dimension alone
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: the matrix does not depend on terms and columns
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its scores are used elsewhere, too
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: rows of weights are not in the order of the result
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: a place may be outside of the matrix
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are taken apart before they are divided
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: tensor cores do not multiply its factors
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: shared memory does not hold its blocks
// GPU-NEXT:  {{.*}}stream-softmax-refused-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y:[^ ,:]+]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time
