// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-products --machine=h100 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p stream-products --machine=h100{shared=8KiB} --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=SMALL

// A product with a factor that is made of another product, each stored for another reason; the first is not.

func.func @streams(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x48xbf16>) -> tensor<90x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<90x80xbf16>, tensor<80x48xbf16> -> tensor<90x48xf32>
  func.return %2 : tensor<90x48xf32>
}

// -----

func.func @factor_is_a_result(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x48xbf16>) -> (tensor<90x48xf32>, tensor<90x80xbf16>) {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<90x80xbf16>, tensor<80x48xbf16> -> tensor<90x48xf32>
  func.return %2, %1 : tensor<90x48xf32>, tensor<90x80xbf16>
}

// -----

func.func @product_is_a_result(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x48xbf16>) -> (tensor<90x48xf32>, tensor<90x80xf32>) {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<90x80xbf16>, tensor<80x48xbf16> -> tensor<90x48xf32>
  func.return %2, %0 : tensor<90x48xf32>, tensor<90x80xf32>
}

// -----

func.func @factor_is_not_rounded(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x48xbf16>) -> tensor<90x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.contract <mul, add> %0[m, k], %z[k, n] -> [m, n] : tensor<90x80xf32>, tensor<80x48xbf16> -> tensor<90x48xf32>
  func.return %1 : tensor<90x48xf32>
}

// -----

func.func @factors_of_two_types(%x: tensor<90x32xf16>, %y: tensor<80x32xbf16>, %z: tensor<80x48xbf16>) -> tensor<90x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<90x80xbf16>, tensor<80x48xbf16> -> tensor<90x48xf32>
  func.return %2 : tensor<90x48xf32>
}

// -----

func.func @few_columns(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x8xbf16>) -> tensor<90x8xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<90x80xbf16>, tensor<80x8xbf16> -> tensor<90x8xf32>
  func.return %2 : tensor<90x8xf32>
}

// -----

func.func @long_rows(%x: tensor<900x320xbf16>, %y: tensor<800x320xbf16>, %z: tensor<800x48xbf16>) -> tensor<900x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<900x320xbf16>, tensor<800x320xbf16> -> tensor<900x800xf32>
  %1 = prim.convert %0 : tensor<900x800xf32> -> tensor<900x800xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<900x800xbf16>, tensor<800x48xbf16> -> tensor<900x48xf32>
  func.return %2 : tensor<900x48xf32>
}

// -----

func.func @two_dimensions_of_columns(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x4x16xbf16>) -> tensor<90x4x16xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n, n1] -> [m, n, n1] : tensor<90x80xbf16>, tensor<80x4x16xbf16> -> tensor<90x4x16xf32>
  func.return %2 : tensor<90x4x16xf32>
}

// -----

func.func @sum_over_rows_and_terms(%x: tensor<90x32xbf16>, %y: tensor<80x32xbf16>, %z: tensor<80x48xbf16>) -> tensor<48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<90x32xbf16>, tensor<80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[k, k1], %z[k1, n] -> [n] : tensor<90x80xbf16>, tensor<80x48xbf16> -> tensor<48xf32>
  func.return %2 : tensor<48xf32>
}

// -----

func.func @a_matrix_for_each_row(%x: tensor<90x32xbf16>, %y: tensor<90x80x32xbf16>, %z: tensor<80x48xbf16>) -> tensor<90x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[m, n, k] -> [m, n] : tensor<90x32xbf16>, tensor<90x80x32xbf16> -> tensor<90x80xf32>
  %1 = prim.convert %0 : tensor<90x80xf32> -> tensor<90x80xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<90x80xbf16>, tensor<80x48xbf16> -> tensor<90x48xf32>
  func.return %2 : tensor<90x48xf32>
}

// -----

func.func @few_programs(%x: tensor<256x32xbf16>, %y: tensor<4096x32xbf16>, %z: tensor<4096x48xbf16>) -> tensor<256x48xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %y[n, k] -> [m, n] : tensor<256x32xbf16>, tensor<4096x32xbf16> -> tensor<256x4096xf32>
  %1 = prim.convert %0 : tensor<256x4096xf32> -> tensor<256x4096xbf16>
  %2 = prim.contract <mul, add> %1[m, k], %z[k, n] -> [m, n] : tensor<256x4096xbf16>, tensor<4096x48xbf16> -> tensor<256x48xf32>
  func.return %2 : tensor<256x48xf32>
}

// REMARK:       {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: prim.contract and the products that its factor is made of are one kernel, 1 of 64 rows by 32 terms at a time
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: it, or what it is made of, is used elsewhere, too
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: it, or what it is made of, is used elsewhere, too
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its factor has more bits than the other one, and its sum is not rounded
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: tensor cores do not multiply its factors
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its rows are too short or too long for a block
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its rows are too short or too long for a block
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: the matrix has no dimension of columns, or more than one
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: a sum is over several dimensions
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its rows are multiplied by matrices of their own
// REMARK-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: 4 programs would add up 128 blocks of terms each

// SMALL:       {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: shared memory does not hold its blocks
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: shared memory does not hold its blocks
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: shared memory does not hold its blocks
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its factor has more bits than the other one, and its sum is not rounded
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: tensor cores do not multiply its factors
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its rows are too short or too long for a block
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its rows are too short or too long for a block
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: the matrix has no dimension of columns, or more than one
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: a sum is over several dimensions
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: its rows are multiplied by matrices of their own
// SMALL-NEXT:  {{.*}}stream-products-refused-cases.mlir:{{[0-9]+}}:8: stream-products: its factor is stored: 4 programs would add up 128 blocks of terms each
