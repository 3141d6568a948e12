// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in fuse.mlir.

// CHECK-LABEL: func.func @forward(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<1x2xf32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<4x1xf32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<1x3xf32>) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.fusion "sub_minimum" (%[[X1_1:[^ ,:]+]] = %[[X1]] : tensor<4x1xf32>) -> (tensor<4x1xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X1_1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<4xf32> -> tensor<4x1xf32>
// CHECK-NEXT:      %[[V7_1:[^ ,:]+]] = prim.minimum %[[X1_1]], %[[V4]] : tensor<4x1xf32>
// CHECK-NEXT:      prim.yield %[[V7_1]] : tensor<4x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.fusion "sub_concatenate" (%[[X1_1:[^ ,:]+]] = %[[X1]] : tensor<4x1xf32>) -> (tensor<8xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X1_1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:      %[[V8_1:[^ ,:]+]] = prim.concatenate %[[V3]], %[[V3]] dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
// CHECK-NEXT:      prim.yield %[[V8_1]] : tensor<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.fusion "iota_sub_gather" (%[[V7_1:[^ ,:]+]] = %[[V7]] : tensor<4x1xf32>) -> (tensor<4x1xf32>) {
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = prim.constant 3 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = prim.sub %[[V10]], %[[V9]] : tensor<4x1xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V13_1:[^ ,:]+]] = prim.gather %[[V7_1]][%[[V11]], %[[V12]]] : tensor<4x1xf32> -> tensor<4x1xf32>
// CHECK-NEXT:      prim.yield %[[V13_1]] : tensor<4x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V13]] : tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>
// CHECK-NEXT:  }
func.func @forward(%x0: tensor<1x2xf32>, %x1: tensor<4x1xf32>, %x2: tensor<1x3xf32>) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>) {
  %0 = prim.reshape %x1 : tensor<4x1xf32> -> tensor<4xf32>
  %1 = prim.constant 0.0 : tensor<4xf32>
  %v3 = prim.sub %0, %1 : tensor<4xf32>
  %v4 = prim.broadcast %v3 dims [0] : tensor<4xf32> -> tensor<4x1xf32>
  %v7 = prim.minimum %x1, %v4 : tensor<4x1xf32>
  %v8 = prim.concatenate %v3, %v3 dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %v9 = prim.iota dim 0 : tensor<4x1xi64>
  %v10 = prim.constant 3 : tensor<4x1xi64>
  %v11 = prim.sub %v10, %v9 : tensor<4x1xi64>
  %v12 = prim.constant 0 : tensor<4x1xi64>
  %v13 = prim.gather %v7[%v11, %v12] : tensor<4x1xf32> -> tensor<4x1xf32>
  func.return %v7, %v8, %v13 : tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>
}

// -----

// CHECK-LABEL: func.func @forward(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<1x2xf32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<4x1xf32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<1x3xf32>) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>) {
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.fusion "add_minimum" (%[[X1_1:[^ ,:]+]] = %[[X1]] : tensor<4x1xf32>) -> (tensor<4x1xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X1_1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<4xf32> -> tensor<4x1xf32>
// CHECK-NEXT:      %[[V7_1:[^ ,:]+]] = prim.minimum %[[X1_1]], %[[V4]] : tensor<4x1xf32>
// CHECK-NEXT:      prim.yield %[[V7_1]] : tensor<4x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.fusion "add_concatenate" (%[[X1_1:[^ ,:]+]] = %[[X1]] : tensor<4x1xf32>) -> (tensor<8xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X1_1]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:      %[[V8_1:[^ ,:]+]] = prim.concatenate %[[V3]], %[[V3]] dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
// CHECK-NEXT:      prim.yield %[[V8_1]] : tensor<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.fusion "iota_sub_gather" (%[[V7_1:[^ ,:]+]] = %[[V7]] : tensor<4x1xf32>) -> (tensor<4x1xf32>) {
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = prim.constant 3 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = prim.iota dim 0 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = prim.sub %[[V10]], %[[V9]] : tensor<4x1xi64>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = prim.constant 0 : tensor<4x1xi64>
// CHECK-NEXT:      %[[V13_1:[^ ,:]+]] = prim.gather %[[V7_1]][%[[V11]], %[[V12]]] : tensor<4x1xf32> -> tensor<4x1xf32>
// CHECK-NEXT:      prim.yield %[[V13_1]] : tensor<4x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V7]], %[[V8]], %[[V13]] : tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>
// CHECK-NEXT:  }
func.func @forward(%x0: tensor<1x2xf32>, %x1: tensor<4x1xf32>, %x2: tensor<1x3xf32>) -> (tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>) {
  %0 = prim.reshape %x1 : tensor<4x1xf32> -> tensor<4xf32>
  %1 = prim.constant 0.0 : tensor<4xf32>
  %v3 = prim.add %0, %1 : tensor<4xf32>
  %v4 = prim.broadcast %v3 dims [0] : tensor<4xf32> -> tensor<4x1xf32>
  %v7 = prim.minimum %x1, %v4 : tensor<4x1xf32>
  %v8 = prim.concatenate %v3, %v3 dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %v9 = prim.iota dim 0 : tensor<4x1xi64>
  %v10 = prim.constant 3 : tensor<4x1xi64>
  %v11 = prim.sub %v10, %v9 : tensor<4x1xi64>
  %v12 = prim.constant 0 : tensor<4x1xi64>
  %v13 = prim.gather %v7[%v11, %v12] : tensor<4x1xf32> -> tensor<4x1xf32>
  func.return %v7, %v8, %v13 : tensor<4x1xf32>, tensor<8xf32>, tensor<4x1xf32>
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @forward_2(
  // CHECK-SAME:  %[[ARGS:[^ ,:]+]]: tensor<f64>,
  // CHECK-SAME:  %[[ARGS_1:[^ ,:]+]]: tensor<33x1x31xf32> {stepwell.strides = #shape.dims<0, 31, 1>},
  // CHECK-SAME:  %[[_TENSOR_CONSTANT1:[^ ,:]+]]: tensor<2xi64>) -> (tensor<33x1x31xf32> {stepwell.strides = #shape.dims<0, 31, 1>, stepwell.is_argument = 1 : i64}, tensor<f64>, tensor<f64>, tensor<33x1x31xf32>, tensor<f64>, tensor<33x1x31xi64>, tensor<33x1x31xi8>, tensor<33x1x31xi1>, tensor<1x2xi1>, tensor<f64>, tensor<1x2xi1>) {
  // CHECK-NEXT:    %[[ASIN:[^ ,:]+]] = prim.fusion "maximum_minimum_asin" (%[[ARGS_2:[^ ,:]+]] = %[[ARGS]] : tensor<f64>) -> (tensor<f64>) {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.constant -1.0 : tensor<f64>
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.maximum %[[ARGS_2]], %[[V0]] : tensor<f64>
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<f64>
  // CHECK-NEXT:      %[[CLAMP:[^ ,:]+]] = prim.minimum %[[V1]], %[[V2]] : tensor<f64>
  // CHECK-NEXT:      %[[ASIN_1:[^ ,:]+]] = prim.asin %[[CLAMP]] : tensor<f64>
  // CHECK-NEXT:      prim.yield %[[ASIN_1]] : tensor<f64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[LOGSUMEXP:[^ ,:]+]], %[[ADDCMUL:[^ ,:]+]] = prim.fusion "exp_log_add_mul" (%[[ARGS_2:[^ ,:]+]] = %[[ARGS]] : tensor<f64>, %[[ARGS_3:[^ ,:]+]] = %[[ARGS_1]] : tensor<33x1x31xf32>) -> (tensor<f64>, tensor<33x1x31xf32>) {
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.abs %[[ARGS_2]] : tensor<f64>
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.constant inf : tensor<f64>
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<f64>
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.constant 0.0 : tensor<f64>
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[ARGS_2]] : tensor<f64>
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.sub %[[ARGS_2]], %[[V4]] : tensor<f64>
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.exp %[[V5]] : tensor<f64>
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.log %[[V6]] : tensor<f64>
  // CHECK-NEXT:      %[[LOGSUMEXP_1:[^ ,:]+]] = prim.add %[[V7]], %[[V4]] : tensor<f64>
  // CHECK-NEXT:      %[[V8:[^ ,:]+]] = prim.constant 3.0 : tensor<33x1x31xf32>
  // CHECK-NEXT:      %[[V9:[^ ,:]+]] = prim.mul %[[ARGS_3]], %[[V8]] : tensor<33x1x31xf32>
  // CHECK-NEXT:      %[[V10:[^ ,:]+]] = prim.convert %[[LOGSUMEXP_1]] : tensor<f64> -> tensor<f32>
  // CHECK-NEXT:      %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [] : tensor<f32> -> tensor<33x1x31xf32>
  // CHECK-NEXT:      %[[V12:[^ ,:]+]] = prim.mul %[[V9]], %[[V11]] : tensor<33x1x31xf32>
  // CHECK-NEXT:      %[[ADDCMUL_1:[^ ,:]+]] = prim.add %[[ARGS_3]], %[[V12]] : tensor<33x1x31xf32>
  // CHECK-NEXT:      prim.yield %[[LOGSUMEXP_1]], %[[ADDCMUL_1]] : tensor<f64>, tensor<33x1x31xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[LGAMMA:[^ ,:]+]] = prim.fusion "abs_add_lgamma" (%[[LOGSUMEXP_1:[^ ,:]+]] = %[[LOGSUMEXP]] : tensor<f64>) -> (tensor<f64>) {
  // CHECK-NEXT:      %[[ABS:[^ ,:]+]] = prim.abs %[[LOGSUMEXP_1]] : tensor<f64>
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.constant 0.5 : tensor<f64>
  // CHECK-NEXT:      %[[ADD:[^ ,:]+]] = prim.add %[[ABS]], %[[V0]] : tensor<f64>
  // CHECK-NEXT:      %[[LGAMMA_1:[^ ,:]+]] = prim.lgamma %[[ADD]] : tensor<f64>
  // CHECK-NEXT:      prim.yield %[[LGAMMA_1]] : tensor<f64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[_TO_COPY:[^ ,:]+]] = prim.fusion "argreduce_convert" (%[[ARGS_2:[^ ,:]+]] = %[[ARGS_1]] : tensor<33x1x31xf32>) -> (tensor<33x31xi64>, tensor<33x1x31xi8>) {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.argreduce <minimum> %[[ARGS_2]] dim 1 : tensor<33x1x31xf32> -> tensor<33x31xi64>
  // CHECK-NEXT:      %[[ARGMIN:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<33x31xi64> -> tensor<33x1x31xi64>
  // CHECK-NEXT:      %[[_TO_COPY_1:[^ ,:]+]] = prim.convert %[[ARGMIN]] : tensor<33x1x31xi64> -> tensor<33x1x31xi8>
  // CHECK-NEXT:      prim.yield %[[V1]], %[[_TO_COPY_1]] : tensor<33x31xi64>, tensor<33x1x31xi8>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[ARGMIN:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<33x31xi64> -> tensor<33x1x31xi64>
  // CHECK-NEXT:    %[[EQ:[^ ,:]+]] = prim.fusion "compare" (%[[ARGS_2:[^ ,:]+]] = %[[ARGS_1]] : tensor<33x1x31xf32>) -> (tensor<33x1x31xi1>) {
  // CHECK-NEXT:      %[[EQ_1:[^ ,:]+]] = prim.compare <eq> %[[ARGS_2]], %[[ARGS_2]] : tensor<33x1x31xf32>
  // CHECK-NEXT:      prim.yield %[[EQ_1]] : tensor<33x1x31xi1>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[INDEX:[^ ,:]+]] = prim.fusion "compare_add_select_gather" (%[[EQ_1:[^ ,:]+]] = %[[EQ]] : tensor<33x1x31xi1>, %[[_TENSOR_CONSTANT1_1:[^ ,:]+]] = %[[_TENSOR_CONSTANT1]] : tensor<2xi64>) -> (tensor<1x2xi1>) {
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.slice %[[EQ_1]] offsets [0, 0, 0] strides [1, 1, 1] : tensor<33x1x31xi1> -> tensor<1x1x31xi1>
  // CHECK-NEXT:      %[[SELECT:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x1x31xi1> -> tensor<1x31xi1>
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<1x2xi64>
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.constant 0 : tensor<2xi64>
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.compare <lt> %[[_TENSOR_CONSTANT1_1]], %[[V3]] : tensor<2xi64>
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.constant 31 : tensor<2xi64>
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.add %[[_TENSOR_CONSTANT1_1]], %[[V5]] : tensor<2xi64>
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V6]], %[[_TENSOR_CONSTANT1_1]] : tensor<2xi64>
  // CHECK-NEXT:      %[[V8:[^ ,:]+]] = prim.broadcast %[[V7]] dims [1] : tensor<2xi64> -> tensor<1x2xi64>
  // CHECK-NEXT:      %[[INDEX_1:[^ ,:]+]] = prim.gather %[[SELECT]][%[[V2]], %[[V8]]] : tensor<1x31xi1> -> tensor<1x2xi1>
  // CHECK-NEXT:      prim.yield %[[INDEX_1]] : tensor<1x2xi1>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.fusion "scatter" (%[[ASIN_1:[^ ,:]+]] = %[[ASIN]] : tensor<f64>) -> (tensor<f64>) {
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.scatter <add> %[[ASIN_1]][], %[[ASIN_1]] : tensor<f64>, tensor<f64> -> tensor<f64>
  // CHECK-NEXT:      prim.yield %[[V2]] : tensor<f64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.fusion "scatter" () -> (tensor<i64>) {
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<i64>
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V3]][], %[[V3]] : tensor<i64>, tensor<i64> -> tensor<i64>
  // CHECK-NEXT:      prim.yield %[[V4]] : tensor<i64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[SCATTER_REDUCE:[^ ,:]+]] = prim.fusion "maximum_convert_div" (%[[V3:[^ ,:]+]] = %[[V2]] : tensor<i64>, %[[V4:[^ ,:]+]] = %[[V1]] : tensor<f64>) -> (tensor<f64>) {
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.constant 1 : tensor<i64>
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.maximum %[[V3]], %[[V5]] : tensor<i64>
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<i64> -> tensor<f64>
  // CHECK-NEXT:      %[[SCATTER_REDUCE_1:[^ ,:]+]] = prim.div %[[V4]], %[[V7]] : tensor<f64>
  // CHECK-NEXT:      prim.yield %[[SCATTER_REDUCE_1]] : tensor<f64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[CONSTANT_PAD_ND:[^ ,:]+]] = prim.fusion "pad" (%[[INDEX_1:[^ ,:]+]] = %[[INDEX]] : tensor<1x2xi1>) -> (tensor<1x2xi1>) {
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.slice %[[INDEX_1]] offsets [0, 1] strides [1, 1] : tensor<1x2xi1> -> tensor<1x1xi1>
  // CHECK-NEXT:      %[[CONSTANT_PAD_ND_1:[^ ,:]+]] = prim.pad %[[V3]] low [0, 0] with 0 : tensor<1x1xi1> -> tensor<1x2xi1>
  // CHECK-NEXT:      prim.yield %[[CONSTANT_PAD_ND_1]] : tensor<1x2xi1>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    func.return %[[ARGS_1]], %[[LOGSUMEXP]], %[[ASIN]], %[[ADDCMUL]], %[[LGAMMA]], %[[ARGMIN]], %[[_TO_COPY]], %[[EQ]], %[[INDEX]], %[[SCATTER_REDUCE]], %[[CONSTANT_PAD_ND]] : tensor<33x1x31xf32>, tensor<f64>, tensor<f64>, tensor<33x1x31xf32>, tensor<f64>, tensor<33x1x31xi64>, tensor<33x1x31xi8>, tensor<33x1x31xi1>, tensor<1x2xi1>, tensor<f64>, tensor<1x2xi1>
  // CHECK-NEXT:  }
  func.func @forward_2(%args: tensor<f64>, %args_1: tensor<33x1x31xf32> {stepwell.strides = #shape.dims<0, 31, 1>}, %_tensor_constant1: tensor<2xi64>) -> (tensor<33x1x31xf32> {stepwell.strides = #shape.dims<0, 31, 1>, stepwell.is_argument = 1 : i64}, tensor<f64>, tensor<f64>, tensor<33x1x31xf32>, tensor<f64>, tensor<33x1x31xi64>, tensor<33x1x31xi8>, tensor<33x1x31xi1>, tensor<1x2xi1>, tensor<f64>, tensor<1x2xi1>) {
    %0 = prim.abs %args : tensor<f64>
    %1 = prim.constant inf : tensor<f64>
    %2 = prim.compare <eq> %0, %1 : tensor<f64>
    %3 = prim.constant 0.0 : tensor<f64>
    %4 = prim.select %2, %3, %args : tensor<f64>
    %5 = prim.sub %args, %4 : tensor<f64>
    %6 = prim.exp %5 : tensor<f64>
    %7 = prim.log %6 : tensor<f64>
    %logsumexp = prim.add %7, %4 : tensor<f64>
    %8 = prim.constant -1.0 : tensor<f64>
    %9 = prim.maximum %args, %8 : tensor<f64>
    %10 = prim.constant 1.0 : tensor<f64>
    %clamp = prim.minimum %9, %10 : tensor<f64>
    %asin = prim.asin %clamp : tensor<f64>
    %11 = prim.convert %logsumexp : tensor<f64> -> tensor<f32>
    %12 = prim.constant 3.0 : tensor<33x1x31xf32>
    %13 = prim.mul %args_1, %12 : tensor<33x1x31xf32>
    %14 = prim.broadcast %11 dims [] : tensor<f32> -> tensor<33x1x31xf32>
    %15 = prim.mul %13, %14 : tensor<33x1x31xf32>
    %addcmul = prim.add %args_1, %15 : tensor<33x1x31xf32>
    %abs = prim.abs %logsumexp : tensor<f64>
    %16 = prim.constant 0.5 : tensor<f64>
    %add = prim.add %abs, %16 : tensor<f64>
    %lgamma = prim.lgamma %add : tensor<f64>
    %17 = prim.argreduce <minimum> %args_1 dim 1 : tensor<33x1x31xf32> -> tensor<33x31xi64>
    %argmin = prim.reshape %17 : tensor<33x31xi64> -> tensor<33x1x31xi64>
    %_to_copy = prim.convert %argmin : tensor<33x1x31xi64> -> tensor<33x1x31xi8>
    %eq = prim.compare <eq> %args_1, %args_1 : tensor<33x1x31xf32>
    %18 = prim.slice %eq offsets [0, 0, 0] strides [1, 1, 1] : tensor<33x1x31xi1> -> tensor<1x1x31xi1>
    %select = prim.reshape %18 : tensor<1x1x31xi1> -> tensor<1x31xi1>
    %19 = prim.constant 0 : tensor<1x2xi64>
    %20 = prim.constant 0 : tensor<2xi64>
    %21 = prim.compare <lt> %_tensor_constant1, %20 : tensor<2xi64>
    %22 = prim.constant 31 : tensor<2xi64>
    %23 = prim.add %_tensor_constant1, %22 : tensor<2xi64>
    %24 = prim.select %21, %23, %_tensor_constant1 : tensor<2xi64>
    %25 = prim.broadcast %24 dims [1] : tensor<2xi64> -> tensor<1x2xi64>
    %index = prim.gather %select[%19, %25] : tensor<1x31xi1> -> tensor<1x2xi1>
    %26 = prim.scatter <add> %asin[], %asin : tensor<f64>, tensor<f64> -> tensor<f64>
    %27 = prim.constant 1 : tensor<i64>
    %28 = prim.scatter <add> %27[], %27 : tensor<i64>, tensor<i64> -> tensor<i64>
    %29 = prim.maximum %28, %27 : tensor<i64>
    %30 = prim.convert %29 : tensor<i64> -> tensor<f64>
    %scatter_reduce = prim.div %26, %30 : tensor<f64>
    %31 = prim.slice %index offsets [0, 1] strides [1, 1] : tensor<1x2xi1> -> tensor<1x1xi1>
    %constant_pad_nd = prim.pad %31 low [0, 0] with 0 : tensor<1x1xi1> -> tensor<1x2xi1>
    func.return %args_1, %logsumexp, %asin, %addcmul, %lgamma, %argmin, %_to_copy, %eq, %index, %scatter_reduce, %constant_pad_nd : tensor<33x1x31xf32>, tensor<f64>, tensor<f64>, tensor<33x1x31xf32>, tensor<f64>, tensor<33x1x31xi64>, tensor<33x1x31xi8>, tensor<33x1x31xi1>, tensor<1x2xi1>, tensor<f64>, tensor<1x2xi1>
  }
}

// -----

// CHECK-LABEL: func.func @forward_3(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<4x3xf32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<4x1xf32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<1x1xf32>) -> (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.fusion "scan" (%[[X0_1:[^ ,:]+]] = %[[X0]] : tensor<4x3xf32>) -> (tensor<4x3xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.reverse %[[X0_1]] dims [0] : tensor<4x3xf32> -> tensor<4x3xf32>
// CHECK-NEXT:      %[[V11_1:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 1 : tensor<4x3xf32> -> tensor<4x3xf32>
// CHECK-NEXT:      prim.yield %[[V11_1]] : tensor<4x3xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.fusion "constant" () -> (tensor<1xf32>) {
// CHECK-NEXT:      %[[V12_1:[^ ,:]+]] = prim.constant 0.5 : tensor<1xf32>
// CHECK-NEXT:      prim.yield %[[V12_1]] : tensor<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V9:[^ ,:]+]], %[[V13:[^ ,:]+]] = prim.fusion "add_mul" (%[[X2_1:[^ ,:]+]] = %[[X2]] : tensor<1x1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[X2_1]] : tensor<1x1xf32> -> tensor<1xf32>
// CHECK-NEXT:      %[[V9_1:[^ ,:]+]] = prim.add %[[V0]], %[[V0]] : tensor<1xf32>
// CHECK-NEXT:      %[[V12_1:[^ ,:]+]] = prim.constant 0.5 : tensor<1xf32>
// CHECK-NEXT:      %[[V13_1:[^ ,:]+]] = prim.mul %[[V0]], %[[V12_1]] : tensor<1xf32>
// CHECK-NEXT:      prim.yield %[[V9_1]], %[[V13_1]] : tensor<1xf32>, tensor<1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V11]], %[[V12]], %[[V13]], %[[V9]] : tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
// CHECK-NEXT:  }
func.func @forward_3(%x0: tensor<4x3xf32>, %x1: tensor<4x1xf32>, %x2: tensor<1x1xf32>) -> (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %v0 = prim.reshape %x2 : tensor<1x1xf32> -> tensor<1xf32>
  %v1 = prim.reverse %x0 dims [0] : tensor<4x3xf32> -> tensor<4x3xf32>
  %v9 = prim.add %v0, %v0 : tensor<1xf32>
  %v11 = prim.scan <add> %v1 dim 1 : tensor<4x3xf32> -> tensor<4x3xf32>
  %v12 = prim.constant 0.5 : tensor<1xf32>
  %v13 = prim.mul %v0, %v12 : tensor<1xf32>
  func.return %v11, %v12, %v13, %v9 : tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @forward_4(
// CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<2x4xf32>,
// CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<6x2xf32>) -> (tensor<7x3xf32>, tensor<2xi64>, tensor<6x2xf32>, tensor<6x2xf32>) {
// CHECK-NEXT:    %[[V6:[^ ,:]+]], %[[V9:[^ ,:]+]], %[[V12:[^ ,:]+]] = prim.fusion "iota_gather_scan_argreduce" (%[[X2_1:[^ ,:]+]] = %[[X2]] : tensor<6x2xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2xi64>) {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.iota dim 0 : tensor<6x2xi64>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.constant 1 : tensor<6x2xi64>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.iota dim 1 : tensor<6x2xi64>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.sub %[[V4]], %[[V3]] : tensor<6x2xi64>
// CHECK-NEXT:      %[[V6_1:[^ ,:]+]] = prim.gather %[[X2_1]][%[[V2]], %[[V5]]] : tensor<6x2xf32> -> tensor<6x2xf32>
// CHECK-NEXT:      %[[V9_1:[^ ,:]+]] = prim.scan <add> %[[V6_1]] dim 0 : tensor<6x2xf32> -> tensor<6x2xf32>
// CHECK-NEXT:      %[[V12_1:[^ ,:]+]] = prim.argreduce <maximum> %[[V9_1]] dim 0 : tensor<6x2xf32> -> tensor<2xi64>
// CHECK-NEXT:      prim.yield %[[V6_1]], %[[V9_1]], %[[V12_1]] : tensor<6x2xf32>, tensor<6x2xf32>, tensor<2xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.fusion "sub" (%[[V6_1:[^ ,:]+]] = %[[V6]] : tensor<6x2xf32>) -> (tensor<6x2xf32>) {
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.constant 0.5 : tensor<6x2xf32>
// CHECK-NEXT:      %[[V8_1:[^ ,:]+]] = prim.sub %[[V6_1]], %[[V7]] : tensor<6x2xf32>
// CHECK-NEXT:      prim.yield %[[V8_1]] : tensor<6x2xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.fusion "pad" (%[[V9_1:[^ ,:]+]] = %[[V9]] : tensor<6x2xf32>) -> (tensor<7x3xf32>) {
// CHECK-NEXT:      %[[V11_1:[^ ,:]+]] = prim.pad %[[V9_1]] low [0, 0] with 0.25 : tensor<6x2xf32> -> tensor<7x3xf32>
// CHECK-NEXT:      prim.yield %[[V11_1]] : tensor<7x3xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = aten.atan %[[V6]] attributes {extern = "library"} : (tensor<6x2xf32>) -> tensor<6x2xf32>
// CHECK-NEXT:    func.return %[[V11]], %[[V12]], %[[V13]], %[[V8]] : tensor<7x3xf32>, tensor<2xi64>, tensor<6x2xf32>, tensor<6x2xf32>
// CHECK-NEXT:  }
func.func @forward_4(%x0: tensor<3xf32>, %x1: tensor<2x4xf32>, %x2: tensor<6x2xf32>) -> (tensor<7x3xf32>, tensor<2xi64>, tensor<6x2xf32>, tensor<6x2xf32>) {
  %v2 = prim.iota dim 0 : tensor<6x2xi64>
  %v3 = prim.iota dim 1 : tensor<6x2xi64>
  %v4 = prim.constant 1 : tensor<6x2xi64>
  %v5 = prim.sub %v4, %v3 : tensor<6x2xi64>
  %v6 = prim.gather %x2[%v2, %v5] : tensor<6x2xf32> -> tensor<6x2xf32>
  %v7 = prim.constant 0.5 : tensor<6x2xf32>
  %v8 = prim.sub %v6, %v7 : tensor<6x2xf32>
  %v9 = prim.scan <add> %v6 dim 0 : tensor<6x2xf32> -> tensor<6x2xf32>
  %v11 = prim.pad %v9 low [0, 0] with 0.25 : tensor<6x2xf32> -> tensor<7x3xf32>
  %v12 = prim.argreduce <maximum> %v9 dim 0 : tensor<6x2xf32> -> tensor<2xi64>
  %v13 = aten.atan %v6 attributes {extern = "library"} : (tensor<6x2xf32>) -> tensor<6x2xf32>
  func.return %v11, %v12, %v13, %v8 : tensor<7x3xf32>, tensor<2xi64>, tensor<6x2xf32>, tensor<6x2xf32>
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @forward_5(
  // CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<1x1xf32>,
  // CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<3x4x4xf32>,
  // CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<3x2x2xf32>) -> (tensor<6x2xf32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>, tensor<1x1xf32>) {
  // CHECK-NEXT:    %[[V12:[^ ,:]+]], %[[V14:[^ ,:]+]] = prim.fusion "concatenate_add_sub" (%[[X0_1:[^ ,:]+]] = %[[X0]] : tensor<1x1xf32>) -> (tensor<6x2xf32>, tensor<1x6x2xf32>) {
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.constant 0.5 : tensor<1x1xf32>
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.concatenate %[[X0_1]], %[[V4]] dim 1 : tensor<1x1xf32>, tensor<1x1xf32> -> tensor<1x2xf32>
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.reshape %[[V5]] : tensor<1x2xf32> -> tensor<2xf32>
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [1] : tensor<2xf32> -> tensor<6x2xf32>
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<6x2xf32>
  // CHECK-NEXT:      %[[V12_1:[^ ,:]+]] = prim.add %[[V1]], %[[V2]] : tensor<6x2xf32>
  // CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.broadcast %[[V5]] dims [0, 2] : tensor<1x2xf32> -> tensor<1x6x2xf32>
  // CHECK-NEXT:      %[[V13:[^ ,:]+]] = prim.broadcast %[[V12_1]] dims [1, 2] : tensor<6x2xf32> -> tensor<1x6x2xf32>
  // CHECK-NEXT:      %[[V14_1:[^ ,:]+]] = prim.sub %[[V7]], %[[V13]] : tensor<1x6x2xf32>
  // CHECK-NEXT:      prim.yield %[[V12_1]], %[[V14_1]] : tensor<6x2xf32>, tensor<1x6x2xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.broadcast %[[V12]] dims [1, 2] : tensor<6x2xf32> -> tensor<1x6x2xf32>
  // CHECK-NEXT:    func.return %[[V12]], %[[V13]], %[[V14]], %[[X0]] : tensor<6x2xf32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>, tensor<1x1xf32>
  // CHECK-NEXT:  }
  func.func @forward_5(%x0: tensor<1x1xf32>, %x1: tensor<3x4x4xf32>, %x2: tensor<3x2x2xf32>) -> (tensor<6x2xf32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>, tensor<1x1xf32>) {
    %v4 = prim.constant 0.5 : tensor<1x1xf32>
    %v5 = prim.concatenate %x0, %v4 dim 1 : tensor<1x1xf32>, tensor<1x1xf32> -> tensor<1x2xf32>
    %v7 = prim.broadcast %v5 dims [0, 2] : tensor<1x2xf32> -> tensor<1x6x2xf32>
    %0 = prim.reshape %v5 : tensor<1x2xf32> -> tensor<2xf32>
    %1 = prim.broadcast %0 dims [1] : tensor<2xf32> -> tensor<6x2xf32>
    %2 = prim.constant 0.0 : tensor<6x2xf32>
    %v12 = prim.add %1, %2 : tensor<6x2xf32>
    %v13 = prim.broadcast %v12 dims [1, 2] : tensor<6x2xf32> -> tensor<1x6x2xf32>
    %v14 = prim.sub %v7, %v13 : tensor<1x6x2xf32>
    func.return %v12, %v13, %v14, %x0 : tensor<6x2xf32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>, tensor<1x1xf32>
  }
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @forward_6(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4100xf32>) -> (tensor<4100xi64>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<1x4100xi64>) {
  // CHECK-NEXT:    %[[ARGMAX:[^ ,:]+]], %[[ARGMIN:[^ ,:]+]], %[[MAX:[^ ,:]+]], %[[MIN:[^ ,:]+]], %[[PROD:[^ ,:]+]], %[[_SOFTMAX:[^ ,:]+]], %[[_LOG_SOFTMAX:[^ ,:]+]], %[[CUMSUM:[^ ,:]+]] = prim.fusion "argreduce_reduce_exp_log" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<4x4100xf32>) -> (tensor<4100xi64>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xf32>, tensor<4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>) {
  // CHECK-NEXT:      %[[ARGMAX_1:[^ ,:]+]] = prim.argreduce <maximum> %[[X_1]] dim 0 : tensor<4x4100xf32> -> tensor<4100xi64>
  // CHECK-NEXT:      %[[ARGMIN_1:[^ ,:]+]] = prim.argreduce <minimum> %[[X_1]] dim 0 : tensor<4x4100xf32> -> tensor<4100xi64>
  // CHECK-NEXT:      %[[MAX_1:[^ ,:]+]] = prim.reduce <maximum> %[[X_1]] dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
  // CHECK-NEXT:      %[[MIN_1:[^ ,:]+]] = prim.reduce <minimum> %[[X_1]] dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
  // CHECK-NEXT:      %[[PROD_1:[^ ,:]+]] = prim.reduce <mul> %[[X_1]] dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = prim.broadcast %[[MAX_1]] dims [1] : tensor<4100xf32> -> tensor<4x4100xf32>
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.sub %[[X_1]], %[[V0]] : tensor<4x4100xf32>
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.exp %[[V1]] : tensor<4x4100xf32>
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1] : tensor<4100xf32> -> tensor<4x4100xf32>
  // CHECK-NEXT:      %[[_SOFTMAX_1:[^ ,:]+]] = prim.div %[[V2]], %[[V4]] : tensor<4x4100xf32>
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.log %[[V3]] : tensor<4100xf32>
  // CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.broadcast %[[V5]] dims [1] : tensor<4100xf32> -> tensor<4x4100xf32>
  // CHECK-NEXT:      %[[_LOG_SOFTMAX_1:[^ ,:]+]] = prim.sub %[[V1]], %[[V6]] : tensor<4x4100xf32>
  // CHECK-NEXT:      %[[CUMSUM_1:[^ ,:]+]] = prim.scan <add> %[[X_1]] dim 0 : tensor<4x4100xf32> -> tensor<4x4100xf32>
  // CHECK-NEXT:      prim.yield %[[ARGMAX_1]], %[[ARGMIN_1]], %[[MAX_1]], %[[MIN_1]], %[[PROD_1]], %[[_SOFTMAX_1]], %[[_LOG_SOFTMAX_1]], %[[CUMSUM_1]] : tensor<4100xi64>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xf32>, tensor<4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[ARGMAX_1:[^ ,:]+]] = prim.reshape %[[ARGMAX]] : tensor<4100xi64> -> tensor<1x4100xi64>
  // CHECK-NEXT:    func.return %[[ARGMAX]], %[[ARGMIN]], %[[MAX]], %[[ARGMAX]], %[[MIN]], %[[ARGMIN]], %[[PROD]], %[[_SOFTMAX]], %[[_LOG_SOFTMAX]], %[[CUMSUM]], %[[ARGMAX_1]] : tensor<4100xi64>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<1x4100xi64>
  // CHECK-NEXT:  }
  func.func @forward_6(%x: tensor<4x4100xf32>) -> (tensor<4100xi64>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<1x4100xi64>) {
    %argmax = prim.argreduce <maximum> %x dim 0 : tensor<4x4100xf32> -> tensor<4100xi64>
    %argmin = prim.argreduce <minimum> %x dim 0 : tensor<4x4100xf32> -> tensor<4100xi64>
    %max = prim.reduce <maximum> %x dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
    %min = prim.reduce <minimum> %x dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
    %prod = prim.reduce <mul> %x dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
    %0 = prim.broadcast %max dims [1] : tensor<4100xf32> -> tensor<4x4100xf32>
    %1 = prim.sub %x, %0 : tensor<4x4100xf32>
    %2 = prim.exp %1 : tensor<4x4100xf32>
    %3 = prim.reduce <add> %2 dims [0] : tensor<4x4100xf32> -> tensor<4100xf32>
    %4 = prim.broadcast %3 dims [1] : tensor<4100xf32> -> tensor<4x4100xf32>
    %_softmax = prim.div %2, %4 : tensor<4x4100xf32>
    %5 = prim.log %3 : tensor<4100xf32>
    %6 = prim.broadcast %5 dims [1] : tensor<4100xf32> -> tensor<4x4100xf32>
    %_log_softmax = prim.sub %1, %6 : tensor<4x4100xf32>
    %cumsum = prim.scan <add> %x dim 0 : tensor<4x4100xf32> -> tensor<4x4100xf32>
    %argmax_1 = prim.reshape %argmax : tensor<4100xi64> -> tensor<1x4100xi64>
    func.return %argmax, %argmin, %max, %argmax, %min, %argmin, %prod, %_softmax, %_log_softmax, %cumsum, %argmax_1 : tensor<4100xi64>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4100xi64>, tensor<4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<4x4100xf32>, tensor<1x4100xi64>
  }
}

// -----

// CHECK-LABEL: func.func @shared(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<4x20x8xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x300x8xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x300x8xbf16>) -> (tensor<2x2x20x8xbf16>, tensor<4x20xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = prim.fusion "contract_reduce_exp_log" (%[[Q_1:[^ ,:]+]] = %[[Q]] : tensor<4x20x8xbf16>, %[[K_1:[^ ,:]+]] = %[[K]] : tensor<2x300x8xbf16>) -> (tensor<4x20x300xf32>, tensor<4x20xf32>) {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.contract <mul, add> %[[Q_1]][b * 2 + m, m1, k], %[[K_1]][b, n, k] -> [b, m, m1, n] : tensor<4x20x8xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x300xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<2x2x20x300xf32> -> tensor<4x20x300xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reduce <maximum> %[[V3]] dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.constant -inf : tensor<4x20xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.compare <eq> %[[V4]], %[[V5]] : tensor<4x20xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<4x20xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V7]], %[[V4]] : tensor<4x20xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0, 1] : tensor<4x20xf32> -> tensor<4x20x300xf32>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = prim.sub %[[V3]], %[[V9]] : tensor<4x20x300xf32>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = prim.exp %[[V10]] : tensor<4x20x300xf32>
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = prim.reduce <add> %[[V11]] dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = prim.log %[[V12]] : tensor<4x20xf32>
// CHECK-NEXT:      prim.yield %[[V11]], %[[V13]] : tensor<4x20x300xf32>, tensor<4x20xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.fusion "convert_contract" (%[[V3:[^ ,:]+]] = %[[V0]] : tensor<4x20x300xf32>, %[[V_1:[^ ,:]+]] = %[[V]] : tensor<2x300x8xbf16>) -> (tensor<2x2x20x8xbf16>) {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<4x20x300xf32> -> tensor<4x20x300xbf16>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.contract <mul, add> %[[V4]][b * 2 + m, m1, k], %[[V_1]][b, k, n] -> [b, m, m1, n] : tensor<4x20x300xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x8xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<2x2x20x8xf32> -> tensor<2x2x20x8xbf16>
// CHECK-NEXT:      prim.yield %[[V6]] : tensor<2x2x20x8xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V2]], %[[V1]] : tensor<2x2x20x8xbf16>, tensor<4x20xf32>
// CHECK-NEXT:  }
func.func @shared(%q: tensor<4x20x8xbf16>, %k: tensor<2x300x8xbf16>, %v: tensor<2x300x8xbf16>) -> (tensor<2x2x20x8xbf16>, tensor<4x20xf32>) {
  %0 = prim.contract <mul, add> %q[b * 2 + m, m1, k], %k[b, n, k] -> [b, m, m1, n] : tensor<4x20x8xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x300xf32>
  %1 = prim.reshape %0 : tensor<2x2x20x300xf32> -> tensor<4x20x300xf32>
  %2 = prim.reduce <maximum> %1 dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
  %3 = prim.constant -inf : tensor<4x20xf32>
  %4 = prim.compare <eq> %2, %3 : tensor<4x20xf32>
  %5 = prim.constant 0.0 : tensor<4x20xf32>
  %6 = prim.select %4, %5, %2 : tensor<4x20xf32>
  %7 = prim.broadcast %6 dims [0, 1] : tensor<4x20xf32> -> tensor<4x20x300xf32>
  %8 = prim.sub %1, %7 : tensor<4x20x300xf32>
  %9 = prim.exp %8 : tensor<4x20x300xf32>
  %10 = prim.reduce <add> %9 dims [2] : tensor<4x20x300xf32> -> tensor<4x20xf32>
  %11 = prim.log %10 : tensor<4x20xf32>
  %12 = prim.convert %9 : tensor<4x20x300xf32> -> tensor<4x20x300xbf16>
  %13 = prim.contract <mul, add> %12[b * 2 + m, m1, k], %v[b, k, n] -> [b, m, m1, n] : tensor<4x20x300xbf16>, tensor<2x300x8xbf16> -> tensor<2x2x20x8xf32>
  %14 = prim.convert %13 : tensor<2x2x20x8xf32> -> tensor<2x2x20x8xbf16>
  func.return %14, %11 : tensor<2x2x20x8xbf16>, tensor<4x20xf32>
}

// -----

builtin.module attributes {stepwell.target = "cuda"} {
  // CHECK-LABEL: func.func @forward_7(
  // CHECK-SAME:  %[[X0:[^ ,:]+]]: tensor<1x6xf32>,
  // CHECK-SAME:  %[[X1:[^ ,:]+]]: tensor<6x1xf32>,
  // CHECK-SAME:  %[[X2:[^ ,:]+]]: tensor<3xf32>) -> (tensor<1xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) {
  // CHECK-NEXT:    %[[V13:[^ ,:]+]], %[[V14:[^ ,:]+]], %[[V15:[^ ,:]+]] = prim.fusion "reduce_sub" (%[[X0_1:[^ ,:]+]] = %[[X0]] : tensor<1x6xf32>) -> (tensor<1xf32>, tensor<1x6xf32>, tensor<1x6xf32>) {
  // CHECK-NEXT:      %[[V13_1:[^ ,:]+]] = prim.reduce <add> %[[X0_1]] dims [1] : tensor<1x6xf32> -> tensor<1xf32>
  // CHECK-NEXT:      %[[V14_1:[^ ,:]+]] = prim.broadcast %[[V13_1]] dims [0] : tensor<1xf32> -> tensor<1x6xf32>
  // CHECK-NEXT:      %[[V15_1:[^ ,:]+]] = prim.sub %[[X0_1]], %[[V14_1]] : tensor<1x6xf32>
  // CHECK-NEXT:      prim.yield %[[V13_1]], %[[V14_1]], %[[V15_1]] : tensor<1xf32>, tensor<1x6xf32>, tensor<1x6xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    func.return %[[V13]], %[[V14]], %[[V15]], %[[X0]] : tensor<1xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>
  // CHECK-NEXT:  }
  func.func @forward_7(%x0: tensor<1x6xf32>, %x1: tensor<6x1xf32>, %x2: tensor<3xf32>) -> (tensor<1xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) {
    %v13 = prim.reduce <add> %x0 dims [1] : tensor<1x6xf32> -> tensor<1xf32>
    %v14 = prim.broadcast %v13 dims [0] : tensor<1xf32> -> tensor<1x6xf32>
    %v15 = prim.sub %x0, %v14 : tensor<1x6xf32>
    func.return %v13, %v14, %v15, %x0 : tensor<1xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>
  }
}

// -----

// CHECK-LABEL: func.func @cheap(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<512x0xf32>, %[[M:[^ ,:]+]]: tensor<512xf32>) -> (tensor<512xf32>, tensor<0xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = prim.fusion "sub_reduce" (%[[M_1:[^ ,:]+]] = %[[M]] : tensor<512xf32>, %[[X_1:[^ ,:]+]] = %[[X]] : tensor<512x0xf32>) -> (tensor<512x0xf32>, tensor<0xf32>) {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.broadcast %[[M_1]] dims [0] : tensor<512xf32> -> tensor<512x0xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sub %[[X_1]], %[[V2]] : tensor<512x0xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0] : tensor<512x0xf32> -> tensor<0xf32>
// CHECK-NEXT:      prim.yield %[[V3]], %[[V4]] : tensor<512x0xf32>, tensor<0xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.fusion "reduce" (%[[V3:[^ ,:]+]] = %[[V0]] : tensor<512x0xf32>) -> (tensor<512xf32>) {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [1] : tensor<512x0xf32> -> tensor<512xf32>
// CHECK-NEXT:      prim.yield %[[V4]] : tensor<512xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V2]], %[[V1]] : tensor<512xf32>, tensor<0xf32>
// CHECK-NEXT:  }
func.func @cheap(%x: tensor<512x0xf32>, %m: tensor<512xf32>) -> (tensor<512xf32>, tensor<0xf32>) {
  %0 = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x0xf32>
  %1 = prim.sub %x, %0 : tensor<512x0xf32>
  %2 = prim.reduce <add> %1 dims [1] : tensor<512x0xf32> -> tensor<512xf32>
  %3 = prim.reduce <add> %1 dims [0] : tensor<512x0xf32> -> tensor<0xf32>
  func.return %2, %3 : tensor<512xf32>, tensor<0xf32>
}

// -----

// CHECK-LABEL: func.func @grouped_rows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x0x32xf32>, %[[W:[^ ,:]+]]: tensor<0xf32>) -> tensor<8x0x32xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "reduce_sub_mul" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<8x0x32xf32>, %[[W_1:[^ ,:]+]] = %[[W]] : tensor<0xf32>) -> (tensor<8x0x32xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.reshape %[[X_1]] : tensor<8x0x32xf32> -> tensor<8x32x0xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [2] : tensor<8x32x0xf32> -> tensor<8x32xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x0xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.sub %[[V1]], %[[V3]] : tensor<8x32x0xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<8x32x0xf32> -> tensor<8x0x32xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.broadcast %[[W_1]] dims [1] : tensor<0xf32> -> tensor<8x0x32xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.mul %[[V5]], %[[V6]] : tensor<8x0x32xf32>
// CHECK-NEXT:      prim.yield %[[V7]] : tensor<8x0x32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<8x0x32xf32>
// CHECK-NEXT:  }
func.func @grouped_rows(%x: tensor<8x0x32xf32>, %w: tensor<0xf32>) -> tensor<8x0x32xf32> {
  %0 = prim.reshape %x : tensor<8x0x32xf32> -> tensor<8x32x0xf32>
  %1 = prim.reduce <add> %0 dims [2] : tensor<8x32x0xf32> -> tensor<8x32xf32>
  %2 = prim.broadcast %1 dims [0, 1] : tensor<8x32xf32> -> tensor<8x32x0xf32>
  %3 = prim.sub %0, %2 : tensor<8x32x0xf32>
  %4 = prim.reshape %3 : tensor<8x32x0xf32> -> tensor<8x0x32xf32>
  %5 = prim.broadcast %w dims [1] : tensor<0xf32> -> tensor<8x0x32xf32>
  %6 = prim.mul %4, %5 : tensor<8x0x32xf32>
  func.return %6 : tensor<8x0x32xf32>
}

// -----

// CHECK-LABEL: func.func @contiguous(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x6xi32>) -> tensor<6x4xi32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "transpose" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<4x6xi32>) -> (tensor<6x4xi32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.transpose %[[X_1]] permutation [1, 0] : tensor<4x6xi32> -> tensor<6x4xi32>
// CHECK-NEXT:      prim.yield %[[V1]] : tensor<6x4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<6x4xi32>
// CHECK-NEXT:  }
func.func @contiguous(%x: tensor<4x6xi32>) -> tensor<6x4xi32> {
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x6xi32> -> tensor<6x4xi32>
  func.return %0 : tensor<6x4xi32>
}

// -----

// CHECK-LABEL: func.func @negative_windows(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x1xf32>) -> tensor<0x1xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "erf_exp_add" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<1x1xf32>) -> (tensor<0x1xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.erf %[[X_1]] : tensor<1x1xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.exp %[[V1]] : tensor<1x1xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.slice %[[V2]] offsets [0, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = prim.slice %[[V2]] offsets [1, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = prim.add %[[V3]], %[[V4]] : tensor<0x1xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = prim.slice %[[V2]] offsets [4, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = prim.add %[[V5]], %[[V6]] : tensor<0x1xf32>
// CHECK-NEXT:      prim.yield %[[V7]] : tensor<0x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<0x1xf32>
// CHECK-NEXT:  }
func.func @negative_windows(%x: tensor<1x1xf32>) -> tensor<0x1xf32> {
  %0 = prim.erf %x : tensor<1x1xf32>
  %1 = prim.exp %0 : tensor<1x1xf32>
  %2 = prim.slice %1 offsets [0, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
  %3 = prim.slice %1 offsets [1, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
  %4 = prim.slice %1 offsets [4, 0] strides [1, 1] : tensor<1x1xf32> -> tensor<0x1xf32>
  %5 = prim.add %2, %3 : tensor<0x1xf32>
  %6 = prim.add %5, %4 : tensor<0x1xf32>
  func.return %6 : tensor<0x1xf32>
}

// -----

// CHECK-LABEL: func.func @scan(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<64x100xf32>) -> tensor<64x100xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fusion "abs_scan_sqrt" (%[[X_1:[^ ,:]+]] = %[[X]] : tensor<64x100xf32>) -> (tensor<64x100xf32>) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = prim.abs %[[X_1]] : tensor<64x100xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<64x100xf32> -> tensor<64x100xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = prim.sqrt %[[V2]] : tensor<64x100xf32>
// CHECK-NEXT:      prim.yield %[[V3]] : tensor<64x100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[V0]] : tensor<64x100xf32>
// CHECK-NEXT:  }
func.func @scan(%x: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = prim.abs %x : tensor<64x100xf32>
  %1 = prim.scan <add> %0 dim 0 : tensor<64x100xf32> -> tensor<64x100xf32>
  %2 = prim.sqrt %1 : tensor<64x100xf32>
  func.return %2 : tensor<64x100xf32>
}

// -----

// CHECK-LABEL: func.func @contiguous_2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x1xf32>) -> tensor<1x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[X]] permutation [1, 0] : tensor<4x1xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @contiguous_2(%x: tensor<4x1xf32>) -> tensor<1x4xf32> {
  %0 = prim.transpose %x permutation [1, 0] : tensor<4x1xf32> -> tensor<1x4xf32>
  func.return %0 : tensor<1x4xf32>
}

// REMARK:       {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11:[^ ,:]+]] (prim.sub) is fused with %[[V13:[^ ,:]+]] (prim.gather)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7:[^ ,:]+]] (prim.minimum) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 32 instructions, reading it 24
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3:[^ ,:]+]] (prim.sub) is fused with %[[V7]] (prim.minimum)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.sub) is computed in each of 2 groups
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.minimum): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.sub) is fused with %[[V13]] (prim.gather)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.minimum) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 32 instructions, reading it 24
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.add) is fused with %[[V7]] (prim.minimum)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.add) is computed in each of 2 groups
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.minimum): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.convert is fused with %[[SCATTER_REDUCE:[^ ,:]+]] (prim.div)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.maximum is fused with %[[SCATTER_REDUCE]] (prim.div)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.scatter is not fused with its user: a scatter is a kernel of its own
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.scatter is not fused with its user: a scatter is a kernel of its own
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:14: fuse: %[[INDEX:[^ ,:]+]] (prim.gather) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 16452 instructions, reading it 8
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.select is fused with %[[INDEX]] (prim.gather)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.add is fused with %[[INDEX]] (prim.gather)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.compare is fused with %[[INDEX]] (prim.gather)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: %[[EQ:[^ ,:]+]] (prim.compare) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 66 instructions, reading it 16
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.argreduce is fused with %[[_TO_COPY:[^ ,:]+]] (prim.convert)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[ADD:[^ ,:]+]] (prim.add) is fused with %[[LGAMMA:[^ ,:]+]] (prim.lgamma)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[ABS:[^ ,:]+]] (prim.abs) is fused with %[[LGAMMA]] (prim.lgamma)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.mul is fused with %[[ADDCMUL:[^ ,:]+]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.mul is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: prim.convert is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:13: fuse: %[[ASIN:[^ ,:]+]] (prim.asin) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 90 instructions, reading it 64
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:14: fuse: %[[CLAMP:[^ ,:]+]] (prim.minimum) is fused with %[[ASIN]] (prim.asin)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.maximum is fused with %[[ASIN]] (prim.asin)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:16: fuse: not merged with the group of %[[LGAMMA]] (prim.lgamma): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:18: fuse: %[[LOGSUMEXP:[^ ,:]+]] (prim.add) is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:18: fuse: %[[LOGSUMEXP]] (prim.add) is stored, not computed again in 1 of its groups: that costs 120 instructions, reading it 64
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.log is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.exp is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.sub is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.select is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.compare is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.abs is fused with %[[ADDCMUL]] (prim.add)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:15: fuse: not merged with the group of %[[ADDCMUL]] (prim.add): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: not merged with the group of %[[ASIN]] (prim.asin): a scatter is a kernel of its own
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:14: fuse: not merged with the group of %[[EQ]] (prim.compare): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:24: fuse: not merged with the group of %[[INDEX]] (prim.gather): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V13]] (prim.mul): both need %[[X2:[^ ,:]+]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12:[^ ,:]+]] (prim.argreduce): their loops differ (2 times)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9:[^ ,:]+]] (prim.scan) is not fused with its 2 users: others read it, and it is smaller than the loops of the group; nor computed again in each: a scan or scatter is computed once
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6:[^ ,:]+]] (prim.gather) is fused with %[[V9]] (prim.scan)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.gather) is stored, not computed again in 1 of its groups: that costs 299 instructions, reading it 71
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5:[^ ,:]+]] (prim.sub) is fused with %[[V9]] (prim.scan)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.argreduce): their results have different sizes
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V12]] (prim.argreduce): their results have different sizes
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V11]] (prim.pad): their results have different sizes
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V9]] (prim.scan): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V9]] (prim.scan): both need %[[V9]] (prim.scan)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.scan): their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[V12]] (prim.add) is fused with %[[V14:[^ ,:]+]] (prim.sub)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:11: fuse: %[[V5]] (prim.concatenate) is fused with %[[V14]] (prim.sub)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.log is not fused with its user: computed 16400 times for 4100 elements it costs 1623600 instructions more, by way of memory 652800
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.reduce is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.reduce is stored, not computed again in 1 of its groups: that costs 967600 instructions, reading it 131200
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.exp is computed in each of 2 groups
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:10: fuse: prim.sub is computed in each of 3 groups
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[MAX:[^ ,:]+]] (prim.reduce) is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[MAX]] (prim.reduce) is computed in each of 3 groups
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:21: fuse: merged with the group of %[[CUMSUM:[^ ,:]+]] (prim.scan): both need %[[X:[^ ,:]+]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:17: fuse: merged with the group of %[[CUMSUM]] (prim.scan): both need %[[X]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:13: fuse: merged with the group of %[[CUMSUM]] (prim.scan): both need %[[X]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: merged with the group of %[[CUMSUM]] (prim.scan): both need %[[X]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:15: fuse: merged with the group of %[[CUMSUM]] (prim.scan): both need %[[X]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:15: fuse: merged with the group of %[[CUMSUM]] (prim.scan): both need %[[X]]
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:15: fuse: merged with the group of prim.log: both need prim.reduce
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: prim.contract is fused with prim.convert
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: prim.convert is fused with prim.convert
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: prim.reduce is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of prim.convert: their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.exp is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.exp is stored, not computed again in 1 of its groups: that costs 808827 instructions, reading it 142857
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.sub is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.select is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.compare is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.reduce is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.contract is fused with prim.log
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of prim.log: their loops differ
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[V14]] (prim.broadcast) is fused with %[[V15:[^ ,:]+]] (prim.sub)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:12: fuse: %[[V13]] (prim.reduce) is fused with %[[V15]] (prim.sub)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: not merged with the group of prim.reduce: their loops differ (2 times)
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.sub is fused with prim.reduce
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.sub is stored, not computed again in 1 of its groups: that costs 0 instructions, reading it 0
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.sub is fused with prim.mul
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.reduce is fused with prim.mul
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.add is fused with prim.add
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.exp is fused with prim.add
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.erf is fused with prim.add
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.scan is fused with prim.sqrt
// REMARK-NEXT:  {{.*}}fuse-cases.mlir:{{[0-9]+}}:8: fuse: prim.abs is fused with prim.sqrt
