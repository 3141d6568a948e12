// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What has no lowering, each for another reason.

func.func @pool(%s0: index {shape.symbol = "s0"}, %x: tensor<1x2x?x8xf32, #shape.dims<1, 2, s0, 8>>) -> tensor<1x2x3x4xf32> {
  %0 = aten._adaptive_avg_pool2d %x {output_size = [3, 4]} : (tensor<1x2x?x8xf32, #shape.dims<1, 2, s0, 8>>) -> tensor<1x2x3x4xf32>
  func.return %0 : tensor<1x2x3x4xf32>
}

// -----

func.func @next(%x: tensor<4xbf16>, %y: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = aten.nextafter %x, %y : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  func.return %0 : tensor<4xbf16>
}

// -----

func.func @shift(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = aten.__lshift__.Tensor %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @range() -> tensor<5xi64> {
  %0 = aten.arange.start_step {start = 0, end = 5, step = 1.5, dtype = i64} : () -> tensor<4xi64>
  %1 = aten.arange.start_step {start = 0.5, end = 5, step = 1, dtype = i64} : () -> tensor<5xi64>
  func.return %1 : tensor<5xi64>
}

// -----

func.func @line() -> tensor<5xi32> {
  %0 = aten.linspace {start = 0, end = 9, steps = 5, dtype = i32} : () -> tensor<5xi32>
  func.return %0 : tensor<5xi32>
}

// -----

func.func @variance(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0>>, %y: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %0 = aten.var.correction %x {correction = 0.5} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<f32>
  %1 = aten.var.correction %y {correction = 0.5} : (tensor<8xf32>) -> tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

func.func @pad(%s0: index {shape.symbol = "s0"}, %k: index {shape.symbol = "k"}, %x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 + k - 3>> {
  %0 = aten.constant_pad_nd %x {pad = [0, k - 3], value = 0} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 + k - 3>>
  func.return %0 : tensor<?xf32, #shape.dims<s0 + k - 3>>
}

// -----

func.func @bits(%x: tensor<8xf32>) -> (tensor<4xi64>, tensor<8xi32>) {
  %0 = aten.view.dtype %x {dtype = i64} : (tensor<8xf32>) -> tensor<4xi64>
  %1 = aten.view.dtype %x {dtype = i32} : (tensor<8xf32>) -> tensor<8xi32>
  func.return %0, %1 : tensor<4xi64>, tensor<8xi32>
}

// -----

func.func @roll(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0>>, %s1: index {shape.symbol = "s1", shape.min = 1 : i64}, %y: tensor<?xf32, #shape.dims<s1>>) -> (tensor<?xf32, #shape.dims<s0>>, tensor<?xf32, #shape.dims<s1>>) {
  %0 = aten.roll %x {shifts = [2], dims = [0]} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0>>
  %1 = aten.roll %y {shifts = [2], dims = [0]} : (tensor<?xf32, #shape.dims<s1>>) -> tensor<?xf32, #shape.dims<s1>>
  func.return %0, %1 : tensor<?xf32, #shape.dims<s0>>, tensor<?xf32, #shape.dims<s1>>
}

// -----

func.func @strided(%x: tensor<4x8xf32>) -> tensor<3x9xf32> {
  %0 = aten.as_strided %x {size = [3, 9], stride = [8, 1], storage_offset = 8} : (tensor<4x8xf32>) -> tensor<3x9xf32>
  %1 = aten.as_strided %x {size = [3, 9], stride = [8, 1], storage_offset = 7} : (tensor<4x8xf32>) -> tensor<3x9xf32>
  func.return %1 : tensor<3x9xf32>
}

// -----

func.func @index_add(%s0: index {shape.symbol = "s0"}, %x: tensor<4x8xf32>, %i: tensor<3xi64>, %y: tensor<3x?xf32, #shape.dims<3, s0>>) -> tensor<4x8xf32> {
  %0 = aten.index_add %x, %i, %y {dim = 0} : (tensor<4x8xf32>, tensor<3xi64>, tensor<3x?xf32, #shape.dims<3, s0>>) -> tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

// -----

func.func @heads(%q: tensor<2x4x9x16xf32>, %k: tensor<4x13x16xf32>, %v: tensor<4x13x16xf32>) -> tensor<2x4x9x16xf32> {
  %0 = aten.scaled_dot_product_attention %q, %k, %v : (tensor<2x4x9x16xf32>, tensor<4x13x16xf32>, tensor<4x13x16xf32>) -> tensor<2x4x9x16xf32>
  func.return %0 : tensor<2x4x9x16xf32>
}

// -----

func.func @batches(%s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}, %q: tensor<?x4x9x16xf32, #shape.dims<s0, 4, 9, 16>>, %k: tensor<?x4x13x16xf32, #shape.dims<s1, 4, 13, 16>>) -> tensor<?x4x9x16xf32, #shape.dims<s0, 4, 9, 16>> {
  %0 = aten.scaled_dot_product_attention %q, %k, %k : (tensor<?x4x9x16xf32, #shape.dims<s0, 4, 9, 16>>, tensor<?x4x13x16xf32, #shape.dims<s1, 4, 13, 16>>, tensor<?x4x13x16xf32, #shape.dims<s1, 4, 13, 16>>) -> tensor<?x4x9x16xf32, #shape.dims<s0, 4, 9, 16>>
  func.return %0 : tensor<?x4x9x16xf32, #shape.dims<s0, 4, 9, 16>>
}

// -----

func.func @symbolic_line(%n: index {shape.symbol = "n"}) -> (tensor<?xf32, #shape.dims<n>>, tensor<5xf32>) {
  %0 = aten.linspace {start = 0.0, end = 1.0, steps = n} : () -> tensor<?xf32, #shape.dims<n>>
  %1 = aten.linspace {start = <n>, end = 1.0, steps = 5} : () -> tensor<5xf32>
  func.return %0, %1 : tensor<?xf32, #shape.dims<n>>, tensor<5xf32>
}

// -----

func.func @writes_statistics(%x: tensor<4x3x5xf32>, %m: tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0, %1, %2 = aten.native_batch_norm %x, %m, %m, %m, %m {training = true, momentum = 0.1, eps = 1.0e-05} : (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %0, %1, %2 : tensor<4x3x5xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

func.func @symbolic_step(%s0: index {shape.symbol = "s0"}, %k: index {shape.symbol = "k"}, %x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 floordiv k>> {
  %0 = aten.slice.Tensor %x {dim = 0, start = 0, end = s0, step = k} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 floordiv k>>
  func.return %0 : tensor<?xf32, #shape.dims<s0 floordiv k>>
}

// -----

func.func @no_statistics(%x: tensor<4x3x5xf32>) -> tensor<4x3x5xf32> {
  %0, %1, %2, %3 = aten._batch_norm_no_update %x {momentum = 0.1, eps = 1.0e-05} : (tensor<4x3x5xf32>) -> (tensor<4x3x5xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>)
  func.return %0 : tensor<4x3x5xf32>
}

// -----

func.func @float8(%x: tensor<16x256xf8E4M3FN>, %y: tensor<256x32xf8E4M3FN>, %r: tensor<f32>) -> tensor<16x32xf8E4M3FN> {
  %0 = aten._scaled_mm %x, %y, %r, %r {out_dtype = f8E4M3FN} : (tensor<16x256xf8E4M3FN>, tensor<256x32xf8E4M3FN>, tensor<f32>, tensor<f32>) -> tensor<16x32xf8E4M3FN>
  func.return %0 : tensor<16x32xf8E4M3FN>
}

// -----

func.func @strided_base(%x: tensor<4x4xf32> {stepwell.strides = #shape.dims<1, 4>}) -> tensor<2x2xf32> {
  %0 = aten.as_strided %x {size = [2, 2], stride = [3, 1]} : (tensor<4x4xf32>) -> tensor<2x2xf32>
  func.return %0 : tensor<2x2xf32>
}

// REMARK:       {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._adaptive_avg_pool2d is left to ATen: no lowering: adaptive pooling of symbolic sizes that do not divide
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.nextafter is left to ATen: no lowering: the next number in a 16-bit type
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.__lshift__.Tensor is left to ATen: no lowering: a shift of floats
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.arange.start_step is left to ATen: no lowering: a range of integers with fractional steps
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.arange.start_step is left to ATen: no lowering: a range of integers with fractional steps
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.linspace is left to ATen: no lowering: linspace of integers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.var.correction is left to ATen: no lowering: a fractional correction of a symbolic count
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.var.correction becomes 11 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.constant_pad_nd is left to ATen: no lowering: a padding of k - 3, which may be negative
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.view.dtype is left to ATen: no lowering: bits reinterpreted in a type of another width
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.view.dtype becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.roll is left to ATen: no lowering: a roll of a tensor that may be empty
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.roll becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.as_strided is left to ATen: no lowering: its elements may lie outside of the base tensor
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.as_strided becomes 11 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.index_add is left to ATen: no lowering: the sizes of the slices are not known to be equal
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.scaled_dot_product_attention is left to ATen: no lowering: query, key and value have different numbers of dimensions
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.scaled_dot_product_attention is left to ATen: no lowering: the batches of query, key and value are not known to be equal
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.linspace is left to ATen: no lowering: linspace of unknown length or ends
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.linspace is left to ATen: no lowering: linspace of unknown length or ends
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:16: aten-to-prim: aten.native_batch_norm is left to ATen: no lowering: it writes into its running statistics
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.slice.Tensor is left to ATen: no lowering: a slice with a symbolic step
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:20: aten-to-prim: aten._batch_norm_no_update is left to ATen: no lowering: batch normalization without running statistics
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._scaled_mm is left to ATen: library
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.as_strided is left to ATen: no lowering: the strides of the base tensor are not known
