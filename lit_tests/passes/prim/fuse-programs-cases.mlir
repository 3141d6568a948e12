// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p fuse --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CPU

// Programs that were drawn at random, at several sizes: why operations are fused, stored, computed again or kept apart.

func.func @program_1064(%x0: tensor<6xf32>, %x1: tensor<3xf32>, %x2: tensor<2x4x1xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<i64>, tensor<2xf32>) {
  %v0 = prim.reduce <maximum> %x2 dims [1, 2] : tensor<2x4x1xf32> -> tensor<2xf32>
  %v1 = prim.broadcast %x0 dims [1] : tensor<6xf32> -> tensor<6x6xf32>
  %v2 = prim.reduce <add> %x2 dims [0, 1, 2] : tensor<2x4x1xf32> -> tensor<f32>
  %v3 = prim.broadcast %v2 dims [] : tensor<f32> -> tensor<2xf32>
  %v4 = prim.iota dim 0 : tensor<2xi64>
  %v5 = prim.constant 1 : tensor<2xi64>
  %v6 = prim.sub %v5, %v4 : tensor<2xi64>
  %v7 = prim.scatter <add> %v0[%v6], %v3 : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  %v8 = prim.maximum %v0, %v3 : tensor<2xf32>
  %v9 = prim.broadcast %v2 dims [] : tensor<f32> -> tensor<2xf32>
  %v10 = prim.compare <lt> %v3, %v9 : tensor<2xf32>
  %v11 = prim.select %v10, %v3, %v9 : tensor<2xf32>
  %v12 = prim.div %v11, %v7 : tensor<2xf32>
  %v13 = prim.argreduce <maximum> %v11 dim 0 : tensor<2xf32> -> tensor<i64>
  func.return %v11, %v12, %v13, %v3 : tensor<2xf32>, tensor<2xf32>, tensor<i64>, tensor<2xf32>
}

func.func @program_1092_by_48(%x0: tensor<288x192x144xf32>, %x1: tensor<96xf32>, %x2: tensor<288x144xf32>) -> (tensor<96xf32>, tensor<192xf32>, tensor<192xf32>, tensor<96xf32>, tensor<1xf32>) {
  %v0 = prim.reduce <add> %x1 dims [0] : tensor<96xf32> -> tensor<f32>
  %v1 = prim.broadcast %v0 dims [] : tensor<f32> -> tensor<96xf32>
  %v2 = prim.sub %x1, %v1 : tensor<96xf32>
  %v3 = prim.slice %x1 offsets [0] strides [1] : tensor<96xf32> -> tensor<1xf32>
  %v4 = prim.slice %v3 offsets [0] strides [1] : tensor<1xf32> -> tensor<1xf32>
  %v5 = prim.broadcast %v1 dims [0] : tensor<96xf32> -> tensor<96x192xf32>
  %v6 = prim.slice %v2 offsets [1] strides [1] : tensor<96xf32> -> tensor<1xf32>
  %v7 = prim.transpose %v5 permutation [0, 1] : tensor<96x192xf32> -> tensor<96x192xf32>
  %v8 = aten.atan %v5 attributes {extern = "library"} : (tensor<96x192xf32>) -> tensor<96x192xf32>
  %v9 = prim.reverse %v1 dims [0] : tensor<96xf32> -> tensor<96xf32>
  %v10 = prim.concatenate %v1, %v1 dim 0 : tensor<96xf32>, tensor<96xf32> -> tensor<192xf32>
  %v11 = prim.iota dim 0 : tensor<192xi64>
  %v12 = prim.constant 3 : tensor<192xi64>
  %v13 = prim.sub %v12, %v11 : tensor<192xi64>
  %v14 = prim.gather %v10[%v13] : tensor<192xf32> -> tensor<192xf32>
  func.return %v9, %v10, %v14, %v2, %v3 : tensor<96xf32>, tensor<192xf32>, tensor<192xf32>, tensor<96xf32>, tensor<1xf32>
}

func.func @program_1079(%x0: tensor<4x1x2xf32>, %x1: tensor<6x2x4xf32>, %x2: tensor<4x3x6xf32>) -> (tensor<4x3xf32>, tensor<3x6xf32>, tensor<9x5x8xf32>, tensor<4x3xi64>) {
  %v0 = prim.scan <add> %x1 dim 2 : tensor<6x2x4xf32> -> tensor<6x2x4xf32>
  %v1 = prim.reduce <add> %x1 dims [2] : tensor<6x2x4xf32> -> tensor<6x2xf32>
  %v2 = prim.add %x2, %x2 : tensor<4x3x6xf32>
  %v3 = prim.reduce <add> %x2 dims [0] : tensor<4x3x6xf32> -> tensor<3x6xf32>
  %v4 = prim.broadcast %v3 dims [1, 2] : tensor<3x6xf32> -> tensor<4x3x6xf32>
  %v5 = prim.sub %x2, %v4 : tensor<4x3x6xf32>
  %v6 = prim.concatenate %v4, %v5 dim 0 : tensor<4x3x6xf32>, tensor<4x3x6xf32> -> tensor<8x3x6xf32>
  %v7 = prim.reduce <minimum> %v2 dims [1, 2] : tensor<4x3x6xf32> -> tensor<4xf32>
  %v8 = prim.abs %v3 : tensor<3x6xf32>
  %v9 = prim.pad %v5 low [1, 1, 0] with 0.25 : tensor<4x3x6xf32> -> tensor<6x5x6xf32>
  %v10 = prim.argreduce <maximum> %v5 dim 2 : tensor<4x3x6xf32> -> tensor<4x3xi64>
  %v11 = prim.broadcast %v7 dims [0] : tensor<4xf32> -> tensor<4x3xf32>
  %v12 = prim.sigmoid %v3 : tensor<3x6xf32>
  %v13 = prim.pad %v6 low [0, 1, 1] with 0.25 : tensor<8x3x6xf32> -> tensor<9x5x8xf32>
  func.return %v11, %v12, %v13, %v10 : tensor<4x3xf32>, tensor<3x6xf32>, tensor<9x5x8xf32>, tensor<4x3xi64>
}

func.func @program_1071(%x0: tensor<4xf32>, %x1: tensor<6x1xf32>, %x2: tensor<1x4x1xf32>) -> (tensor<4x1x1xf32>, tensor<1xi64>, tensor<2x1x4x1xf32>, tensor<6x1xf32>, tensor<1x4x1xf32>) {
  %v0 = prim.transpose %x2 permutation [1, 0, 2] : tensor<1x4x1xf32> -> tensor<4x1x1xf32>
  %v1 = prim.tanh %x2 : tensor<1x4x1xf32>
  %v2 = prim.sub %x2, %x2 : tensor<1x4x1xf32>
  %v3 = prim.constant 0.5 : tensor<6x1xf32>
  %v4 = prim.sub %x1, %v3 : tensor<6x1xf32>
  %v5 = prim.sin %x2 : tensor<1x4x1xf32>
  %v6 = prim.scan <add> %v3 dim 1 : tensor<6x1xf32> -> tensor<6x1xf32>
  %v7 = prim.constant 0.5 : tensor<6x1xf32>
  %v8 = prim.compare <lt> %v6, %v7 : tensor<6x1xf32>
  %v9 = prim.select %v8, %v6, %v7 : tensor<6x1xf32>
  %v10 = prim.minimum %v9, %x1 : tensor<6x1xf32>
  %v11 = prim.add %v0, %v0 : tensor<4x1x1xf32>
  %v12 = prim.argreduce <maximum> %v9 dim 0 : tensor<6x1xf32> -> tensor<1xi64>
  %v13 = prim.broadcast %v2 dims [1, 2, 3] : tensor<1x4x1xf32> -> tensor<2x1x4x1xf32>
  func.return %v11, %v12, %v13, %v10, %v1 : tensor<4x1x1xf32>, tensor<1xi64>, tensor<2x1x4x1xf32>, tensor<6x1xf32>, tensor<1x4x1xf32>
}

func.func @program_1015(%x0: tensor<3xf32>, %x1: tensor<6x4xf32>, %x2: tensor<4x6xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i64>) {
  %v0 = prim.reverse %x2 dims [0] : tensor<4x6xf32> -> tensor<4x6xf32>
  %v1 = prim.reduce <add> %x0 dims [0] : tensor<3xf32> -> tensor<f32>
  %v2 = prim.broadcast %v1 dims [] : tensor<f32> -> tensor<3xf32>
  %v3 = prim.sub %x0, %v2 : tensor<3xf32>
  %v4 = prim.argreduce <maximum> %v2 dim 0 : tensor<3xf32> -> tensor<i64>
  %v5 = prim.transpose %x2 permutation [0, 1] : tensor<4x6xf32> -> tensor<4x6xf32>
  %v6 = aten.atan %v3 attributes {extern = "library"} : (tensor<3xf32>) -> tensor<3xf32>
  %v7 = prim.reduce <add> %v2 dims [0] : tensor<3xf32> -> tensor<f32>
  %v8 = prim.broadcast %v7 dims [] : tensor<f32> -> tensor<3xf32>
  %v9 = prim.sub %v2, %v8 : tensor<3xf32>
  %v10 = prim.reverse %v8 dims [0] : tensor<3xf32> -> tensor<3xf32>
  %v11 = prim.pad %v8 low [0] with 0.25 : tensor<3xf32> -> tensor<3xf32>
  %v12 = prim.tanh %v10 : tensor<3xf32>
  %v13 = prim.neg %v7 : tensor<f32>
  func.return %v11, %v12, %v13, %v4 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i64>
}

func.func @program_1035_by_48(%x0: tensor<192x96x144xf32>, %x1: tensor<1xf32>, %x2: tensor<192xf32>) -> (tensor<192x96x144xf32>, tensor<1xf32>, tensor<192x96x144xf32>, tensor<192x96x144xf32>) {
  %v0 = prim.sin %x0 : tensor<192x96x144xf32>
  %v1 = prim.transpose %v0 permutation [1, 2, 0] : tensor<192x96x144xf32> -> tensor<96x144x192xf32>
  %v2 = prim.broadcast %v0 dims [0, 1, 2] : tensor<192x96x144xf32> -> tensor<192x96x144x1xf32>
  %v3 = prim.reduce <add> %v1 dims [0, 2] : tensor<96x144x192xf32> -> tensor<144xf32>
  %v4 = prim.reduce <add> %v1 dims [0, 1, 2] : tensor<96x144x192xf32> -> tensor<f32>
  %v5 = prim.reduce <add> %v0 dims [1] : tensor<192x96x144xf32> -> tensor<192x144xf32>
  %v6 = prim.broadcast %v5 dims [0, 2] : tensor<192x144xf32> -> tensor<192x96x144xf32>
  %v7 = prim.sub %v0, %v6 : tensor<192x96x144xf32>
  %v8 = prim.broadcast %v3 dims [1] : tensor<144xf32> -> tensor<1x144xf32>
  %v9 = prim.slice %v6 offsets [2, 1, 0] strides [2, 1, 1] : tensor<192x96x144xf32> -> tensor<1x1x96xf32>
  %v10 = prim.broadcast %v4 dims [] : tensor<f32> -> tensor<1xf32>
  %v11 = prim.reverse %v7 dims [0] : tensor<192x96x144xf32> -> tensor<192x96x144xf32>
  %v12 = prim.scan <add> %v10 dim 0 : tensor<1xf32> -> tensor<1xf32>
  %v13 = prim.iota dim 0 : tensor<192x96x144xi64>
  %v14 = prim.iota dim 1 : tensor<192x96x144xi64>
  %v15 = prim.iota dim 2 : tensor<192x96x144xi64>
  %v16 = prim.constant 2 : tensor<192x96x144xi64>
  %v17 = prim.sub %v16, %v15 : tensor<192x96x144xi64>
  %v18 = prim.scatter <add> %v11[%v13, %v14, %v17], %x0 : tensor<192x96x144xf32>, tensor<192x96x144xf32> -> tensor<192x96x144xf32>
  func.return %v11, %v12, %v18, %v6 : tensor<192x96x144xf32>, tensor<1xf32>, tensor<192x96x144xf32>, tensor<192x96x144xf32>
}

func.func @program_1125(%x0: tensor<3xf32>, %x1: tensor<6x1xf32>, %x2: tensor<4x6x6xf32>) -> (tensor<6x4x6xf32>, tensor<6x4x6xf32>, tensor<2x1x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %v0 = prim.transpose %x1 permutation [1, 0] : tensor<6x1xf32> -> tensor<1x6xf32>
  %v1 = prim.floor %x2 : tensor<4x6x6xf32>
  %v2 = prim.reverse %x0 dims [0] : tensor<3xf32> -> tensor<3xf32>
  %v3 = prim.tanh %x0 : tensor<3xf32>
  %v4 = prim.pad %v1 low [0, 1, 1] with 0.25 : tensor<4x6x6xf32> -> tensor<5x7x7xf32>
  %v5 = prim.reduce <add> %v3 dims [0] : tensor<3xf32> -> tensor<f32>
  %v6 = prim.broadcast %v5 dims [] : tensor<f32> -> tensor<3xf32>
  %v7 = prim.sub %v3, %v6 : tensor<3xf32>
  %v8 = prim.reduce <add> %v1 dims [1] : tensor<4x6x6xf32> -> tensor<4x6xf32>
  %v9 = prim.broadcast %v8 dims [0, 2] : tensor<4x6xf32> -> tensor<4x6x6xf32>
  %v10 = prim.sub %v1, %v9 : tensor<4x6x6xf32>
  %v11 = prim.transpose %v9 permutation [1, 0, 2] : tensor<4x6x6xf32> -> tensor<6x4x6xf32>
  %v12 = prim.reverse %v11 dims [1] : tensor<6x4x6xf32> -> tensor<6x4x6xf32>
  %v13 = prim.slice %v4 offsets [3, 0, 3] strides [1, 1, 1] : tensor<5x7x7xf32> -> tensor<2x1x3xf32>
  func.return %v11, %v12, %v13, %v7, %v6 : tensor<6x4x6xf32>, tensor<6x4x6xf32>, tensor<2x1x3xf32>, tensor<3xf32>, tensor<3xf32>
}

func.func @program_1118(%x0: tensor<6xf32>, %x1: tensor<1x2x6xf32>, %x2: tensor<1x6x6xf32>) -> (tensor<3xf32>, tensor<3x6xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3x6xf32>) {
  %v0 = prim.broadcast %x0 dims [1] : tensor<6xf32> -> tensor<3x6xf32>
  %v1 = prim.pad %x2 low [1, 0, 1] with 0.25 : tensor<1x6x6xf32> -> tensor<3x7x8xf32>
  %v2 = prim.reverse %v0 dims [0] : tensor<3x6xf32> -> tensor<3x6xf32>
  %v3 = prim.reshape %v1 : tensor<3x7x8xf32> -> tensor<56x3x1xf32>
  %v4 = prim.reduce <add> %v2 dims [1] : tensor<3x6xf32> -> tensor<3xf32>
  %v5 = prim.broadcast %v4 dims [0] : tensor<3xf32> -> tensor<3x6xf32>
  %v6 = prim.sub %v2, %v5 : tensor<3x6xf32>
  %v7 = prim.iota dim 0 : tensor<3xi64>
  %v8 = prim.constant 2 : tensor<3xi64>
  %v9 = prim.sub %v8, %v7 : tensor<3xi64>
  %v10 = prim.gather %v4[%v9] : tensor<3xf32> -> tensor<3xf32>
  %v11 = prim.div %v10, %v4 : tensor<3xf32>
  %v12 = prim.reverse %v5 dims [0] : tensor<3x6xf32> -> tensor<3x6xf32>
  %v13 = prim.pad %v10 low [1] with 0.25 : tensor<3xf32> -> tensor<4xf32>
  func.return %v11, %v12, %v13, %v10, %v2 : tensor<3xf32>, tensor<3x6xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3x6xf32>
}

func.func @program_1055(%x0: tensor<1xf32>, %x1: tensor<6x2xf32>, %x2: tensor<4x4xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xi1>, tensor<6x2xf32>) {
  %v0 = prim.iota dim 0 : tensor<6x2xi64>
  %v1 = prim.iota dim 1 : tensor<6x2xi64>
  %v2 = prim.constant 1 : tensor<6x2xi64>
  %v3 = prim.sub %v2, %v1 : tensor<6x2xi64>
  %v4 = prim.scatter <add> %x1[%v0, %v3], %x1 : tensor<6x2xf32>, tensor<6x2xf32> -> tensor<6x2xf32>
  %v5 = prim.constant 0.5 : tensor<6x2xf32>
  %v6 = prim.compare <lt> %x1, %v5 : tensor<6x2xf32>
  %v7 = prim.select %v6, %x1, %v5 : tensor<6x2xf32>
  %v8 = prim.scan <add> %x2 dim 1 : tensor<4x4xf32> -> tensor<4x4xf32>
  %v9 = prim.mul %v5, %v4 : tensor<6x2xf32>
  %v10 = prim.reduce <add> %v9 dims [1] : tensor<6x2xf32> -> tensor<6xf32>
  %v11 = prim.broadcast %v10 dims [0] : tensor<6xf32> -> tensor<6x2xf32>
  %v12 = prim.sub %v9, %v11 : tensor<6x2xf32>
  %v13 = aten.atan %v11 attributes {extern = "library"} : (tensor<6x2xf32>) -> tensor<6x2xf32>
  func.return %v11, %v12, %v13, %v6, %v7 : tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xi1>, tensor<6x2xf32>
}

func.func @program_1099(%x0: tensor<2x2xf32>, %x1: tensor<2x4x4xf32>, %x2: tensor<1xf32>) -> (tensor<2xf32>, tensor<1x2xf32>, tensor<1xf32>, tensor<1xf32>) {
  %v0 = prim.reduce <add> %x2 dims [0] : tensor<1xf32> -> tensor<f32>
  %v1 = prim.broadcast %v0 dims [] : tensor<f32> -> tensor<1xf32>
  %v2 = prim.sub %x2, %v1 : tensor<1xf32>
  %v3 = prim.reverse %v1 dims [0] : tensor<1xf32> -> tensor<1xf32>
  %v4 = prim.reverse %v2 dims [0] : tensor<1xf32> -> tensor<1xf32>
  %v5 = prim.reduce <add> %x2 dims [0] : tensor<1xf32> -> tensor<f32>
  %v6 = prim.broadcast %v5 dims [] : tensor<f32> -> tensor<1xf32>
  %v7 = prim.sub %x2, %v6 : tensor<1xf32>
  %v8 = prim.broadcast %v5 dims [] : tensor<f32> -> tensor<2xf32>
  %v9 = prim.pad %v7 low [1] with 0.25 : tensor<1xf32> -> tensor<2xf32>
  %v10 = prim.broadcast %v8 dims [1] : tensor<2xf32> -> tensor<1x2xf32>
  %v11 = prim.iota dim 0 : tensor<1xi64>
  %v12 = prim.constant 0 : tensor<1xi64>
  %v13 = prim.sub %v12, %v11 : tensor<1xi64>
  %v14 = prim.scatter <add> %v6[%v13], %v6 : tensor<1xf32>, tensor<1xf32> -> tensor<1xf32>
  func.return %v9, %v10, %v14, %v4 : tensor<2xf32>, tensor<1x2xf32>, tensor<1xf32>, tensor<1xf32>
}

func.func @program_1136(%x0: tensor<1xf32>, %x1: tensor<3x3xf32>, %x2: tensor<3x1xf32>) -> (tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x3xi1>) {
  %v0 = prim.reduce <add> %x0 dims [0] : tensor<1xf32> -> tensor<f32>
  %v1 = prim.broadcast %v0 dims [] : tensor<f32> -> tensor<1xf32>
  %v2 = prim.sub %x0, %v1 : tensor<1xf32>
  %v3 = prim.broadcast %v0 dims [] : tensor<f32> -> tensor<1xf32>
  %v4 = prim.compare <lt> %v2, %v3 : tensor<1xf32>
  %v5 = prim.select %v4, %v2, %v3 : tensor<1xf32>
  %v6 = prim.minimum %v2, %v2 : tensor<1xf32>
  %v7 = prim.transpose %x2 permutation [1, 0] : tensor<3x1xf32> -> tensor<1x3xf32>
  %v8 = prim.add %v7, %v7 : tensor<1x3xf32>
  %v9 = prim.broadcast %v6 dims [0] : tensor<1xf32> -> tensor<1x3xf32>
  %v10 = prim.compare <lt> %v8, %v9 : tensor<1x3xf32>
  %v11 = prim.select %v10, %v8, %v9 : tensor<1x3xf32>
  %v12 = prim.reshape %v3 : tensor<1xf32> -> tensor<1xf32>
  %v13 = prim.reduce <add> %v6 dims [0] : tensor<1xf32> -> tensor<f32>
  %v14 = prim.broadcast %v13 dims [] : tensor<f32> -> tensor<1xf32>
  %v15 = prim.sub %v6, %v14 : tensor<1xf32>
  func.return %v13, %v14, %v15, %v7, %v10 : tensor<f32>, tensor<1xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x3xi1>
}

func.func @program_1008(%x0: tensor<4x3x1xf32>, %x1: tensor<1x1x2xf32>, %x2: tensor<6x1x6xf32>) -> (tensor<1x3xi64>, tensor<4x1x1xf32>, tensor<4x2x1xi64>) {
  %v0 = prim.concatenate %x2, %x2 dim 1 : tensor<6x1x6xf32>, tensor<6x1x6xf32> -> tensor<6x2x6xf32>
  %v1 = prim.transpose %x0 permutation [0, 2, 1] : tensor<4x3x1xf32> -> tensor<4x1x3xf32>
  %v2 = prim.transpose %x0 permutation [0, 2, 1] : tensor<4x3x1xf32> -> tensor<4x1x3xf32>
  %v3 = prim.constant 0.5 : tensor<1x1x2xf32>
  %v4 = prim.concatenate %x1, %v3 dim 0 : tensor<1x1x2xf32>, tensor<1x1x2xf32> -> tensor<2x1x2xf32>
  %v5 = prim.scan <add> %v1 dim 1 : tensor<4x1x3xf32> -> tensor<4x1x3xf32>
  %v6 = prim.reduce <minimum> %v3 dims [0, 1, 2] : tensor<1x1x2xf32> -> tensor<f32>
  %v7 = prim.concatenate %v2, %v5 dim 0 : tensor<4x1x3xf32>, tensor<4x1x3xf32> -> tensor<8x1x3xf32>
  %v8 = prim.argreduce <maximum> %v1 dim 0 : tensor<4x1x3xf32> -> tensor<1x3xi64>
  %v9 = prim.argreduce <maximum> %v4 dim 2 : tensor<2x1x2xf32> -> tensor<2x1xi64>
  %v10 = prim.argreduce <maximum> %v2 dim 2 : tensor<4x1x3xf32> -> tensor<4x1xi64>
  %v11 = prim.add %v8, %v8 : tensor<1x3xi64>
  %v12 = prim.slice %v7 offsets [0, 0, 1] strides [1, 2, 1] : tensor<8x1x3xf32> -> tensor<4x1x1xf32>
  %v13 = prim.broadcast %v9 dims [1, 2] : tensor<2x1xi64> -> tensor<4x2x1xi64>
  func.return %v11, %v12, %v13 : tensor<1x3xi64>, tensor<4x1x1xf32>, tensor<4x2x1xi64>
}

func.func @program_1098_by_700(%x0: tensor<2100xf32>, %x1: tensor<2100x4200x4200xf32>, %x2: tensor<2800x1400x1xf32>) -> (tensor<2100xf32>, tensor<2100xf32>, tensor<1x2800x1400xf32>, tensor<2100xi1>, tensor<2100xf32>) {
  %v0 = prim.iota dim 0 : tensor<2800x1400x1xi64>
  %v1 = prim.iota dim 1 : tensor<2800x1400x1xi64>
  %v2 = prim.iota dim 2 : tensor<2800x1400x1xi64>
  %v3 = prim.constant 0 : tensor<2800x1400x1xi64>
  %v4 = prim.sub %v3, %v2 : tensor<2800x1400x1xi64>
  %v5 = prim.gather %x2[%v0, %v1, %v4] : tensor<2800x1400x1xf32> -> tensor<2800x1400x1xf32>
  %v6 = prim.transpose %x2 permutation [2, 0, 1] : tensor<2800x1400x1xf32> -> tensor<1x2800x1400xf32>
  %v7 = prim.reduce <minimum> %v5 dims [0, 1, 2] : tensor<2800x1400x1xf32> -> tensor<f32>
  %v8 = prim.broadcast %v7 dims [] : tensor<f32> -> tensor<2100xf32>
  %v9 = prim.compare <lt> %x0, %v8 : tensor<2100xf32>
  %v10 = prim.select %v9, %x0, %v8 : tensor<2100xf32>
  %v11 = prim.broadcast %v7 dims [] : tensor<f32> -> tensor<2100xf32>
  %v12 = prim.add %v10, %v11 : tensor<2100xf32>
  %v13 = prim.transpose %v5 permutation [2, 0, 1] : tensor<2800x1400x1xf32> -> tensor<1x2800x1400xf32>
  func.return %v11, %v12, %v13, %v9, %v10 : tensor<2100xf32>, tensor<2100xf32>, tensor<1x2800x1400xf32>, tensor<2100xi1>, tensor<2100xf32>
}

func.func @program_1089(%x0: tensor<4x6xf32>, %x1: tensor<4x4x3xf32>, %x2: tensor<1xf32>) -> (tensor<f32>, tensor<1xf32>, tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %v0 = prim.constant 0.5 : tensor<1xf32>
  %v1 = prim.add %x2, %v0 : tensor<1xf32>
  %v2 = prim.sub %v1, %v1 : tensor<1xf32>
  %v3 = prim.sub %x0, %x0 : tensor<4x6xf32>
  %v4 = prim.constant 0.5 : tensor<1xf32>
  %v5 = prim.add %v0, %v4 : tensor<1xf32>
  %v6 = prim.minimum %v3, %x0 : tensor<4x6xf32>
  %v7 = prim.reduce <add> %v5 dims [0] : tensor<1xf32> -> tensor<f32>
  %v8 = prim.broadcast %v7 dims [] : tensor<f32> -> tensor<1xf32>
  %v9 = prim.sub %v5, %v8 : tensor<1xf32>
  %v10 = prim.sub %v9, %v0 : tensor<1xf32>
  %v11 = prim.reduce <add> %v8 dims [0] : tensor<1xf32> -> tensor<f32>
  %v12 = prim.floor %v8 : tensor<1xf32>
  %v13 = prim.broadcast %v2 dims [1] : tensor<1xf32> -> tensor<6x1xf32>
  func.return %v11, %v12, %v13, %v0, %v9 : tensor<f32>, tensor<1xf32>, tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>
}

func.func @program_1064_by_48(%x0: tensor<288xf32>, %x1: tensor<144xf32>, %x2: tensor<96x192x1xf32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<i64>, tensor<96xf32>) {
  %v0 = prim.reduce <maximum> %x2 dims [1, 2] : tensor<96x192x1xf32> -> tensor<96xf32>
  %v1 = prim.broadcast %x0 dims [1] : tensor<288xf32> -> tensor<288x288xf32>
  %v2 = prim.reduce <add> %x2 dims [0, 1, 2] : tensor<96x192x1xf32> -> tensor<f32>
  %v3 = prim.broadcast %v2 dims [] : tensor<f32> -> tensor<96xf32>
  %v4 = prim.iota dim 0 : tensor<96xi64>
  %v5 = prim.constant 1 : tensor<96xi64>
  %v6 = prim.sub %v5, %v4 : tensor<96xi64>
  %v7 = prim.scatter <add> %v0[%v6], %v3 : tensor<96xf32>, tensor<96xf32> -> tensor<96xf32>
  %v8 = prim.maximum %v0, %v3 : tensor<96xf32>
  %v9 = prim.broadcast %v2 dims [] : tensor<f32> -> tensor<96xf32>
  %v10 = prim.compare <lt> %v3, %v9 : tensor<96xf32>
  %v11 = prim.select %v10, %v3, %v9 : tensor<96xf32>
  %v12 = prim.div %v11, %v7 : tensor<96xf32>
  %v13 = prim.argreduce <maximum> %v11 dim 0 : tensor<96xf32> -> tensor<i64>
  func.return %v11, %v12, %v13, %v3 : tensor<96xf32>, tensor<96xf32>, tensor<i64>, tensor<96xf32>
}

func.func @program_1090(%x0: tensor<2x4xf32>, %x1: tensor<2x1xf32>, %x2: tensor<6x1x4xf32>) -> (tensor<1x4xf32>, tensor<1x2xf32>, tensor<1x4xf32>, tensor<1x2xf32>, tensor<2x1xf32>) {
  %v0 = prim.constant 0.5 : tensor<2x1xf32>
  %v1 = prim.div %x1, %v0 : tensor<2x1xf32>
  %v2 = aten.atan %v0 attributes {extern = "library"} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %v3 = prim.reduce <add> %v1 dims [1] : tensor<2x1xf32> -> tensor<2xf32>
  %v4 = prim.broadcast %v3 dims [0] : tensor<2xf32> -> tensor<2x1xf32>
  %v5 = prim.sub %v1, %v4 : tensor<2x1xf32>
  %v6 = prim.reshape %v2 : tensor<2x1xf32> -> tensor<1x2xf32>
  %v7 = prim.constant 0.5 : tensor<1x2xf32>
  %v8 = prim.mul %v6, %v7 : tensor<1x2xf32>
  %v9 = prim.maximum %v8, %v8 : tensor<1x2xf32>
  %v10 = prim.scan <add> %v9 dim 0 : tensor<1x2xf32> -> tensor<1x2xf32>
  %v11 = prim.concatenate %v7, %v9 dim 1 : tensor<1x2xf32>, tensor<1x2xf32> -> tensor<1x4xf32>
  %v12 = prim.add %v9, %v8 : tensor<1x2xf32>
  %v13 = prim.scan <add> %v11 dim 1 : tensor<1x4xf32> -> tensor<1x4xf32>
  func.return %v11, %v12, %v13, %v10, %v0 : tensor<1x4xf32>, tensor<1x2xf32>, tensor<1x4xf32>, tensor<1x2xf32>, tensor<2x1xf32>
}

func.func @program_1004(%x0: tensor<1x6xf32>, %x1: tensor<6x2x2xf32>, %x2: tensor<1x2xf32>) -> (tensor<6x2xf32>, tensor<6x2x2x4xf32>, tensor<6x2x2xf32>, tensor<6x2xf32>) {
  %v0 = aten.atan %x2 attributes {extern = "library"} : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %v1 = prim.transpose %x1 permutation [2, 0, 1] : tensor<6x2x2xf32> -> tensor<2x6x2xf32>
  %v2 = prim.reduce <add> %v1 dims [1, 2] : tensor<2x6x2xf32> -> tensor<2xf32>
  %v3 = prim.div %v0, %v0 : tensor<1x2xf32>
  %v4 = prim.reduce <add> %x1 dims [2] : tensor<6x2x2xf32> -> tensor<6x2xf32>
  %v5 = prim.broadcast %v4 dims [0, 1] : tensor<6x2xf32> -> tensor<6x2x2xf32>
  %v6 = prim.sub %x1, %v5 : tensor<6x2x2xf32>
  %v7 = prim.iota dim 0 : tensor<6x2xi64>
  %v8 = prim.constant 5 : tensor<6x2xi64>
  %v9 = prim.sub %v8, %v7 : tensor<6x2xi64>
  %v10 = prim.iota dim 1 : tensor<6x2xi64>
  %v11 = prim.gather %v4[%v9, %v10] : tensor<6x2xf32> -> tensor<6x2xf32>
  %v12 = prim.broadcast %v5 dims [0, 1, 2] : tensor<6x2x2xf32> -> tensor<6x2x2x4xf32>
  %v13 = prim.scan <add> %v6 dim 0 : tensor<6x2x2xf32> -> tensor<6x2x2xf32>
  func.return %v11, %v12, %v13, %v4 : tensor<6x2xf32>, tensor<6x2x2x4xf32>, tensor<6x2x2xf32>, tensor<6x2xf32>
}

func.func @program_1034(%x0: tensor<1xf32>, %x1: tensor<1xf32>, %x2: tensor<1x2xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
  %v0 = prim.iota dim 0 : tensor<1xi64>
  %v1 = prim.constant 0 : tensor<1xi64>
  %v2 = prim.sub %v1, %v0 : tensor<1xi64>
  %v3 = prim.gather %x0[%v2] : tensor<1xf32> -> tensor<1xf32>
  %v4 = prim.concatenate %x1, %v3 dim 0 : tensor<1xf32>, tensor<1xf32> -> tensor<2xf32>
  %v5 = prim.transpose %x2 permutation [0, 1] : tensor<1x2xf32> -> tensor<1x2xf32>
  %v6 = prim.transpose %v5 permutation [1, 0] : tensor<1x2xf32> -> tensor<2x1xf32>
  %v7 = prim.broadcast %v4 dims [0] : tensor<2xf32> -> tensor<2x1xf32>
  %v8 = prim.mul %v6, %v7 : tensor<2x1xf32>
  %v9 = prim.pad %v6 low [0, 0] with 0.25 : tensor<2x1xf32> -> tensor<2x1xf32>
  %v10 = prim.iota dim 0 : tensor<2x1xi64>
  %v11 = prim.iota dim 1 : tensor<2x1xi64>
  %v12 = prim.constant 0 : tensor<2x1xi64>
  %v13 = prim.sub %v12, %v11 : tensor<2x1xi64>
  %v14 = prim.scatter <add> %v8[%v10, %v13], %v9 : tensor<2x1xf32>, tensor<2x1xf32> -> tensor<2x1xf32>
  func.return %v8, %v9, %v14, %v7, %v6 : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
}

func.func @program_1016(%x0: tensor<4x6xf32>, %x1: tensor<6x2xf32>, %x2: tensor<1x3x4xf32>) -> (tensor<4xf32>, tensor<1x4x3x1xf32>, tensor<4xf32>, tensor<2x6xf32>) {
  %v0 = prim.minimum %x1, %x1 : tensor<6x2xf32>
  %v1 = prim.reduce <add> %x0 dims [1] : tensor<4x6xf32> -> tensor<4xf32>
  %v2 = prim.broadcast %v1 dims [0] : tensor<4xf32> -> tensor<4x6xf32>
  %v3 = prim.sub %x0, %v2 : tensor<4x6xf32>
  %v4 = prim.pad %v0 low [1, 1] with 0.25 : tensor<6x2xf32> -> tensor<8x3xf32>
  %v5 = aten.atan %v1 attributes {extern = "library"} : (tensor<4xf32>) -> tensor<4xf32>
  %v6 = prim.abs %v1 : tensor<4xf32>
  %v7 = prim.transpose %v0 permutation [1, 0] : tensor<6x2xf32> -> tensor<2x6xf32>
  %v8 = prim.compare <lt> %v4, %v4 : tensor<8x3xf32>
  %v9 = prim.select %v8, %v4, %v4 : tensor<8x3xf32>
  %v10 = prim.maximum %v5, %v1 : tensor<4xf32>
  %v11 = prim.reshape %v7 : tensor<2x6xf32> -> tensor<1x4x3x1xf32>
  %v12 = prim.iota dim 0 : tensor<4xi64>
  %v13 = prim.constant 3 : tensor<4xi64>
  %v14 = prim.sub %v13, %v12 : tensor<4xi64>
  %v15 = prim.scatter <add> %v6[%v14], %v10 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  func.return %v10, %v11, %v15, %v7 : tensor<4xf32>, tensor<1x4x3x1xf32>, tensor<4xf32>, tensor<2x6xf32>
}

func.func @program_1080(%x0: tensor<6x3xf32>, %x1: tensor<2xf32>, %x2: tensor<2x4xf32>) -> (tensor<6x3xi1>, tensor<6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<6x3xf32>) {
  %v0 = prim.pad %x1 low [0] with 0.25 : tensor<2xf32> -> tensor<2xf32>
  %v1 = prim.transpose %x2 permutation [1, 0] : tensor<2x4xf32> -> tensor<4x2xf32>
  %v2 = prim.reduce <add> %x0 dims [0] : tensor<6x3xf32> -> tensor<3xf32>
  %v3 = prim.broadcast %v2 dims [1] : tensor<3xf32> -> tensor<6x3xf32>
  %v4 = prim.sub %x0, %v3 : tensor<6x3xf32>
  %v5 = prim.reverse %v4 dims [0] : tensor<6x3xf32> -> tensor<6x3xf32>
  %v6 = aten.atan %v4 attributes {extern = "library"} : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %v7 = prim.reduce <add> %v2 dims [0] : tensor<3xf32> -> tensor<f32>
  %v8 = prim.broadcast %v7 dims [] : tensor<f32> -> tensor<3xf32>
  %v9 = prim.sub %v2, %v8 : tensor<3xf32>
  %v10 = prim.compare <lt> %v4, %v5 : tensor<6x3xf32>
  %v11 = prim.select %v10, %v4, %v5 : tensor<6x3xf32>
  %v12 = prim.iota dim 0 : tensor<3xi64>
  %v13 = prim.constant 2 : tensor<3xi64>
  %v14 = prim.sub %v13, %v12 : tensor<3xi64>
  %v15 = prim.gather %v9[%v14] : tensor<3xf32> -> tensor<3xf32>
  func.return %v10, %v11, %v15, %v9, %v3 : tensor<6x3xi1>, tensor<6x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<6x3xf32>
}

func.func @program_1139_by_48(%x0: tensor<192xf32>, %x1: tensor<96xf32>, %x2: tensor<1x96x192xf32>) -> (tensor<1x96x192xf32>, tensor<192xf32>, tensor<240xf32>, tensor<1x96x192xf32>, tensor<1x96x192xf32>) {
  %v0 = prim.minimum %x2, %x2 : tensor<1x96x192xf32>
  %v1 = prim.slice %x2 offsets [0, 1, 2] strides [2, 1, 1] : tensor<1x96x192xf32> -> tensor<1x1x96xf32>
  %v2 = prim.reduce <add> %x0 dims [0] : tensor<192xf32> -> tensor<f32>
  %v3 = prim.broadcast %v2 dims [] : tensor<f32> -> tensor<192xf32>
  %v4 = prim.sub %x0, %v3 : tensor<192xf32>
  %v5 = prim.tanh %x2 : tensor<1x96x192xf32>
  %v6 = prim.minimum %v0, %x2 : tensor<1x96x192xf32>
  %v7 = prim.mul %x0, %v4 : tensor<192xf32>
  %v8 = prim.reverse %v6 dims [2] : tensor<1x96x192xf32> -> tensor<1x96x192xf32>
  %v9 = prim.iota dim 0 : tensor<192xi64>
  %v10 = prim.constant 3 : tensor<192xi64>
  %v11 = prim.sub %v10, %v9 : tensor<192xi64>
  %v12 = prim.gather %v3[%v11] : tensor<192xf32> -> tensor<192xf32>
  %v13 = prim.pad %v12 low [1] with 0.25 : tensor<192xf32> -> tensor<240xf32>
  func.return %v8, %v12, %v13, %v6, %v5 : tensor<1x96x192xf32>, tensor<192xf32>, tensor<240xf32>, tensor<1x96x192xf32>, tensor<1x96x192xf32>
}

func.func @program_1065_by_48(%x0: tensor<1x144x96xf32>, %x1: tensor<1x96x192xf32>, %x2: tensor<96x192x96xf32>) -> (tensor<192x192x1xf32>, tensor<192x1x240x96xf32>, tensor<192x240x96xf32>, tensor<192x192x144xf32>, tensor<192x240x96xf32>) {
  %v0 = prim.broadcast %x1 dims [0, 2, 3] : tensor<1x96x192xf32> -> tensor<1x192x96x192xf32>
  %v1 = prim.transpose %x1 permutation [2, 1, 0] : tensor<1x96x192xf32> -> tensor<192x96x1xf32>
  %v2 = prim.reduce <add> %x2 dims [2] : tensor<96x192x96xf32> -> tensor<96x192xf32>
  %v3 = prim.broadcast %v2 dims [0, 1] : tensor<96x192xf32> -> tensor<96x192x96xf32>
  %v4 = prim.sub %x2, %v3 : tensor<96x192x96xf32>
  %v5 = prim.pad %v4 low [1, 1, 0] with 0.25 : tensor<96x192x96xf32> -> tensor<192x240x96xf32>
  %v6 = prim.constant 0.5 : tensor<192x96x1xf32>
  %v7 = prim.add %v1, %v6 : tensor<192x96x1xf32>
  %v8 = prim.tanh %v5 : tensor<192x240x96xf32>
  %v9 = prim.pad %v4 low [1, 0, 0] with 0.25 : tensor<96x192x96xf32> -> tensor<192x192x144xf32>
  %v10 = prim.constant 0.5 : tensor<192x96x1xf32>
  %v11 = prim.concatenate %v6, %v10 dim 1 : tensor<192x96x1xf32>, tensor<192x96x1xf32> -> tensor<192x192x1xf32>
  %v12 = prim.broadcast %v8 dims [0, 2, 3] : tensor<192x240x96xf32> -> tensor<192x1x240x96xf32>
  %v13 = prim.iota dim 0 : tensor<192x240x96xi64>
  %v14 = prim.iota dim 1 : tensor<192x240x96xi64>
  %v15 = prim.iota dim 2 : tensor<192x240x96xi64>
  %v16 = prim.constant 1 : tensor<192x240x96xi64>
  %v17 = prim.sub %v16, %v15 : tensor<192x240x96xi64>
  %v18 = prim.gather %v8[%v13, %v14, %v17] : tensor<192x240x96xf32> -> tensor<192x240x96xf32>
  func.return %v11, %v12, %v18, %v9, %v5 : tensor<192x192x1xf32>, tensor<192x1x240x96xf32>, tensor<192x240x96xf32>, tensor<192x192x144xf32>, tensor<192x240x96xf32>
}

func.func @program_1109(%x0: tensor<1x4xf32>, %x1: tensor<1x6x6xf32>, %x2: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6xf32>) {
  %v0 = prim.sub %x1, %x1 : tensor<1x6x6xf32>
  %v1 = prim.iota dim 0 : tensor<1x6x6xi64>
  %v2 = prim.iota dim 1 : tensor<1x6x6xi64>
  %v3 = prim.constant 5 : tensor<1x6x6xi64>
  %v4 = prim.sub %v3, %v2 : tensor<1x6x6xi64>
  %v5 = prim.iota dim 2 : tensor<1x6x6xi64>
  %v6 = prim.scatter <add> %x1[%v1, %v4, %v5], %v0 : tensor<1x6x6xf32>, tensor<1x6x6xf32> -> tensor<1x6x6xf32>
  %v7 = prim.reduce <add> %v6 dims [2] : tensor<1x6x6xf32> -> tensor<1x6xf32>
  %v8 = prim.broadcast %v7 dims [0, 1] : tensor<1x6xf32> -> tensor<1x6x6xf32>
  %v9 = prim.sub %v6, %v8 : tensor<1x6x6xf32>
  %v10 = prim.abs %v9 : tensor<1x6x6xf32>
  %v11 = prim.maximum %x2, %x2 : tensor<6xf32>
  %v12 = prim.scan <add> %v11 dim 0 : tensor<6xf32> -> tensor<6xf32>
  %v13 = prim.add %v0, %v10 : tensor<1x6x6xf32>
  func.return %v11, %v12, %v13, %v8, %v7 : tensor<6xf32>, tensor<6xf32>, tensor<1x6x6xf32>, tensor<1x6x6xf32>, tensor<1x6xf32>
}

func.func @program_1056(%x0: tensor<2xf32>, %x1: tensor<2x3xf32>, %x2: tensor<6x2xf32>) -> (tensor<2xf32>, tensor<6xf32>, tensor<6x6x2xf32>, tensor<6x2xf32>, tensor<6xf32>) {
  %v0 = aten.atan %x2 attributes {extern = "library"} : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %v1 = prim.iota dim 0 : tensor<6x2xi64>
  %v2 = prim.constant 5 : tensor<6x2xi64>
  %v3 = prim.sub %v2, %v1 : tensor<6x2xi64>
  %v4 = prim.iota dim 1 : tensor<6x2xi64>
  %v5 = prim.gather %v0[%v3, %v4] : tensor<6x2xf32> -> tensor<6x2xf32>
  %v6 = prim.reduce <add> %v0 dims [1] : tensor<6x2xf32> -> tensor<6xf32>
  %v7 = prim.broadcast %v6 dims [0] : tensor<6xf32> -> tensor<6x2xf32>
  %v8 = prim.sub %v0, %v7 : tensor<6x2xf32>
  %v9 = prim.argreduce <maximum> %x2 dim 1 : tensor<6x2xf32> -> tensor<6xi64>
  %v10 = prim.sub %v0, %v0 : tensor<6x2xf32>
  %v11 = prim.reduce <minimum> %v5 dims [0] : tensor<6x2xf32> -> tensor<2xf32>
  %v12 = prim.neg %v6 : tensor<6xf32>
  %v13 = prim.broadcast %v10 dims [1, 2] : tensor<6x2xf32> -> tensor<6x6x2xf32>
  func.return %v11, %v12, %v13, %v0, %v6 : tensor<2xf32>, tensor<6xf32>, tensor<6x6x2xf32>, tensor<6x2xf32>, tensor<6xf32>
}

func.func @program_1075(%x0: tensor<1x2xf32>, %x1: tensor<6xf32>, %x2: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x6xf32>) {
  %v0 = prim.broadcast %x0 dims [1, 2] : tensor<1x2xf32> -> tensor<4x1x2xf32>
  %v1 = prim.reduce <maximum> %x1 dims [0] : tensor<6xf32> -> tensor<f32>
  %v2 = prim.reshape %v0 : tensor<4x1x2xf32> -> tensor<2x4x1xf32>
  %v3 = prim.reduce <maximum> %v2 dims [0, 1, 2] : tensor<2x4x1xf32> -> tensor<f32>
  %v4 = prim.maximum %x2, %x2 : tensor<6x6xf32>
  %v5 = prim.reverse %v4 dims [1] : tensor<6x6xf32> -> tensor<6x6xf32>
  %v6 = prim.maximum %v0, %v0 : tensor<4x1x2xf32>
  %v7 = prim.reduce <add> %v4 dims [1] : tensor<6x6xf32> -> tensor<6xf32>
  %v8 = prim.broadcast %v7 dims [0] : tensor<6xf32> -> tensor<6x6xf32>
  %v9 = prim.sub %v4, %v8 : tensor<6x6xf32>
  %v10 = prim.scan <add> %v5 dim 0 : tensor<6x6xf32> -> tensor<6x6xf32>
  %v11 = prim.sigmoid %v8 : tensor<6x6xf32>
  %v12 = prim.div %v11, %v10 : tensor<6x6xf32>
  %v13 = prim.compare <lt> %v7, %v7 : tensor<6xf32>
  %v14 = prim.select %v13, %v7, %v7 : tensor<6xf32>
  func.return %v12, %v13, %v14, %v10 : tensor<6x6xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x6xf32>
}

func.func @program_1032_by_48(%x0: tensor<288x192xf32>, %x1: tensor<144xf32>, %x2: tensor<192xf32>) -> (tensor<288x192xf32>, tensor<f32>, tensor<192xf32>, tensor<f32>, tensor<288x192xi1>) {
  %v0 = prim.reverse %x0 dims [1] : tensor<288x192xf32> -> tensor<288x192xf32>
  %v1 = prim.exp %v0 : tensor<288x192xf32>
  %v2 = prim.reduce <minimum> %x2 dims [0] : tensor<192xf32> -> tensor<f32>
  %v3 = prim.slice %x2 offsets [0] strides [1] : tensor<192xf32> -> tensor<1xf32>
  %v4 = prim.iota dim 0 : tensor<288x192xi64>
  %v5 = prim.constant 5 : tensor<288x192xi64>
  %v6 = prim.sub %v5, %v4 : tensor<288x192xi64>
  %v7 = prim.iota dim 1 : tensor<288x192xi64>
  %v8 = prim.scatter <add> %x0[%v6, %v7], %x0 : tensor<288x192xf32>, tensor<288x192xf32> -> tensor<288x192xf32>
  %v9 = prim.reduce <maximum> %v0 dims [0, 1] : tensor<288x192xf32> -> tensor<f32>
  %v10 = prim.compare <lt> %v8, %v0 : tensor<288x192xf32>
  %v11 = prim.select %v10, %v8, %v0 : tensor<288x192xf32>
  %v12 = prim.maximum %v9, %v2 : tensor<f32>
  %v13 = aten.atan %x2 attributes {extern = "library"} : (tensor<192xf32>) -> tensor<192xf32>
  func.return %v11, %v12, %v13, %v9, %v10 : tensor<288x192xf32>, tensor<f32>, tensor<192xf32>, tensor<f32>, tensor<288x192xi1>
}

// GPU:       {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13:[^ ,:]+]] (prim.argreduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11:[^ ,:]+]] (prim.select) is fused with %[[V12:[^ ,:]+]] (prim.div)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.select) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.div): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10:[^ ,:]+]] (prim.compare) is fused with %[[V12]] (prim.div)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is stored, not computed again in 1 of its groups: that costs 34 instructions, reading it 16
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7:[^ ,:]+]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6:[^ ,:]+]] (prim.sub) is fused with %[[V7]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3:[^ ,:]+]] (prim.broadcast) is computed in each of 3 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2:[^ ,:]+]] (prim.reduce) is not fused with its 4 users: others read it, and a scatter has one output; nor computed again in each: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0:[^ ,:]+]] (prim.reduce) is fused with %[[V7]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.sub) is fused with %[[V14:[^ ,:]+]] (prim.gather)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.concatenate) is computed in each of 1 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.concatenate): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is fused with %[[V14]] (prim.gather)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is stored, not computed again in 3 of its groups: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V9:[^ ,:]+]] (prim.reverse): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V9]] (prim.reverse): both are small and have the same loops
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V14]] (prim.gather): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V14]] (prim.gather): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V11]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.concatenate) is fused with %[[V13]] (prim.pad)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.argreduce): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5:[^ ,:]+]] (prim.sub) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.sigmoid): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.sigmoid): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.reduce) is fused with %[[V12]] (prim.sigmoid)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.reduce) is computed in each of 3 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.add) is fused with %[[V11]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.argreduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.pad): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V10]] (prim.argreduce): both need %[[X2:[^ ,:]+]]
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.argreduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.select) is fused with %[[V10]] (prim.minimum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.select) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.minimum): their loops differ (3 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8:[^ ,:]+]] (prim.compare) is fused with %[[V10]] (prim.minimum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.compare) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.scan) is fused with %[[V10]] (prim.minimum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.scan) is stored, not computed again in 1 of its groups: a scan or scatter is computed once
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V13]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V1:[^ ,:]+]] (prim.tanh): both need %[[X2]]
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.neg): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.neg): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V11]] (prim.pad)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is stored, not computed again in 2 of its groups: that costs 204 instructions, reading it 64
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.reduce) is fused with %[[V11]] (prim.pad)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.reduce) is stored, not computed again in 2 of its groups: that costs 102 instructions, reading it 64
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V4:[^ ,:]+]] (prim.argreduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.neg): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V13]] (prim.neg): both are small and have the same loops
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.neg): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V12]] (prim.tanh): both are small and have the same loops
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V11]] (prim.pad): both need %[[V1]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.pad): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V17:[^ ,:]+]] (prim.sub) is fused with %[[V18:[^ ,:]+]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.reverse) is computed in each of 1 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.reverse): a scatter is a kernel of its own (5 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.sub) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.broadcast) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V6]] (prim.broadcast): their loops differ (3 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V6]] (prim.broadcast): a scatter is a kernel of its own (3 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is fused with %[[V6]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is stored, not computed again in 2 of its groups: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is fused with %[[V12]] (prim.scan)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.sin) is fused with %[[V6]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.sin) is stored, not computed again in 3 of its groups: that costs 360972288 instructions, reading it 254803968
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.reverse): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V18]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V6]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.transpose) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 4896 instructions, reading it 4608
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.reduce) is fused with %[[V11]] (prim.transpose)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.broadcast) is fused with %[[V7]] (prim.sub)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is fused with %[[V7]] (prim.sub)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.pad) is fused with %[[V13]] (prim.slice)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.tanh) is fused with %[[V7]] (prim.sub)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.floor) is fused with %[[V11]] (prim.transpose)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.floor) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.transpose): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.pad): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.gather) is fused with %[[V11]] (prim.div)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.gather) is stored, not computed again in 1 of its groups: that costs 150 instructions, reading it 96
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is fused with %[[V11]] (prim.div)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is not fused with its 2 users: the group does not ask for the reduction at its own row alone; nor computed again in each: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reverse) is fused with %[[V4]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V4]] (prim.reduce): one asks for a reduction of the other at more than its own row
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V4]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.div): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.broadcast) is not fused with its 3 users: an operation outside of kernels uses it before they run; nor computed again in each: that costs 408 instructions, reading it 384
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.reduce) is fused with %[[V11]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.mul) is fused with %[[V11]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.mul) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.compare) is fused with %[[V7]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.scatter) is not fused with its 2 users: a scatter is a kernel of its own; nor computed again in each: a scan or scatter is computed once
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.sub) is fused with %[[V4]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V4]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V11]] (prim.broadcast): both need %[[V11]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.sub) is fused with %[[V14]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.sub) is fused with %[[V9]] (prim.pad)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.broadcast): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is fused with %[[V10]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is computed in each of 3 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V4]] (prim.reverse)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is fused with %[[V4]] (prim.reverse)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V9]] (prim.pad): both need %[[X2]]
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.pad): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V9]] (prim.pad): both need %[[X2]]
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.reduce) is fused with %[[V15:[^ ,:]+]] (prim.sub)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.add) is fused with %[[V10]] (prim.compare)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V15]] (prim.sub): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.minimum) is fused with %[[V10]] (prim.compare)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.minimum) is stored, not computed again in 1 of its groups: that costs 67 instructions, reading it 32
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V10]] (prim.compare)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is fused with %[[V10]] (prim.compare)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V10]] (prim.compare): both need %[[V6]] (prim.minimum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.argreduce) is fused with %[[V13]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.argreduce) is fused with %[[V11]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.concatenate) is fused with %[[V12]] (prim.slice)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.scan) is not fused with its user: the group does not ask for the reduction at its own row alone
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.concatenate) is fused with %[[V13]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.slice): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V5]] (prim.scan): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.broadcast) is fused with %[[V12]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.select) is fused with %[[V12]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.compare) is fused with %[[V12]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is not fused with its user: 1 x 3920000 elements, row by row, leave threads idle, bounds 96 rows or 0 elements
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.gather) is fused with %[[V7]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is fused with %[[V7]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V12]] (prim.floor): both need %[[V7]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V12]] (prim.floor): both need %[[V7]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V12]] (prim.floor)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.add) is fused with %[[V12]] (prim.floor)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V13]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.add) is fused with %[[V13]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.floor): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.floor): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V13]] (prim.argreduce): both need %[[V11]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.select) is fused with %[[V13]] (prim.argreduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is fused with %[[V13]] (prim.argreduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.sub) is fused with %[[V7]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.broadcast) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is not fused with its 3 users: others read it, and a scatter has one output; nor computed again in each: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is not fused with its user: the group does not ask for the reduction at its own row alone
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.concatenate) is fused with %[[V13]] (prim.scan)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.add): their loops differ (3 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V12]] (prim.add): both need %[[V9]] (prim.maximum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.maximum) is fused with %[[V12]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.maximum) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.mul) is fused with %[[V12]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.mul) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is fused with %[[V11]] (prim.gather)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.sub) is fused with %[[V13]] (prim.scan)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.gather): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.gather): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is fused with %[[V12]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is stored, not computed again in 1 of its groups: the group reduces over other rows
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.gather): their results have different sizes
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.sub) is fused with %[[V14]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.pad) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 68 instructions, reading it 64
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.mul) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 152 instructions, reading it 64
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.concatenate) is fused with %[[V8]] (prim.mul)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.gather) is fused with %[[V8]] (prim.mul)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V8]] (prim.mul)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V9]] (prim.pad): both need %[[X2]]
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.pad): a scatter is a kernel of its own (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V14]] (prim.sub) is fused with %[[V15]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.maximum) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 924 instructions, reading it 128
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.transpose) is fused with %[[V11]] (prim.reshape)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.abs) is fused with %[[V15]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.reduce) is not fused with its 3 users: an operation outside of kernels uses it before they run; nor computed again in each: that costs 1584 instructions, reading it 256
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.minimum) is fused with %[[V11]] (prim.reshape)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.maximum): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V14]] (prim.sub) is fused with %[[V15]] (prim.gather)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is fused with %[[V11]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 102 instructions, reading it 96
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V9]] (prim.sub)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is fused with %[[V11]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.broadcast) is fused with %[[V11]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is not fused with its 2 users: the group does not ask for the reduction at its own row alone; nor computed again in each: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.sub): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V12]] (prim.gather) is computed in each of 1 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.gather): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.sub) is fused with %[[V12]] (prim.gather)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.sub) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.minimum) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 626688 instructions, reading it 589824
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is fused with %[[V13]] (prim.pad)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is stored, not computed again in 1 of its groups: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.minimum) is fused with %[[V6]] (prim.minimum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.pad): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V6]] (prim.minimum): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V17]] (prim.sub) is fused with %[[V18]] (prim.gather)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.tanh) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 173998080 instructions, reading it 141557760
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.pad) is fused with %[[V8]] (prim.tanh)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V8]] (prim.tanh): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.maximum) is fused with %[[V12]] (prim.scan)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.abs) is fused with %[[V13]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is fused with %[[V13]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.broadcast) is fused with %[[V13]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V13]] (prim.add)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is fused with %[[V6]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.sub) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V6]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.sub) is fused with %[[V13]] (prim.broadcast)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.reduce) is fused with %[[V12]] (prim.neg)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.gather) is fused with %[[V11]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.sub) is fused with %[[V11]] (prim.reduce)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.neg): their loops differ
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.compare) is fused with %[[V14]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.sigmoid) is fused with %[[V12]] (prim.div)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.scan) is fused with %[[V12]] (prim.div)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V14]] (prim.select): their loops differ (2 times)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V14]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is stored, not computed again in 1 of its groups: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.maximum) is fused with %[[V14]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.maximum) is computed in each of 2 groups
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is fused with %[[V11]] (prim.select)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.reduce) is not fused with its 2 users: 1 x 55296 elements, row by row, leave threads idle, bounds 96 rows or 0 elements; nor computed again in each: it is reduced from many elements, or comes from many tensors
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.sub) is fused with %[[V8]] (prim.scatter)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is fused with %[[V12]] (prim.maximum)
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V8]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V8]] (prim.scatter): a scatter is a kernel of its own
// GPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V9]] (prim.reduce): both need %[[V9]] (prim.reduce)

// CPU:       {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13:[^ ,:]+]] (prim.argreduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11:[^ ,:]+]] (prim.select) is fused with %[[V12:[^ ,:]+]] (prim.div)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.select) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.div): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10:[^ ,:]+]] (prim.compare) is fused with %[[V12]] (prim.div)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is stored, not computed again in 1 of its groups: that costs 8 instructions, reading it 3
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7:[^ ,:]+]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6:[^ ,:]+]] (prim.sub) is fused with %[[V7]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3:[^ ,:]+]] (prim.broadcast) is computed in each of 3 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2:[^ ,:]+]] (prim.reduce) is not fused with its 4 users: others read it, and a scatter has one output; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0:[^ ,:]+]] (prim.reduce) is fused with %[[V7]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.scatter): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.sub) is fused with %[[V14:[^ ,:]+]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.concatenate) is computed in each of 1 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.concatenate): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is fused with %[[V14]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is stored, not computed again in 3 of its groups: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V9:[^ ,:]+]] (prim.reverse): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.concatenate): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V9]] (prim.reverse): both are small and have the same loops
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V14]] (prim.gather): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V14]] (prim.gather): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V11]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.concatenate) is fused with %[[V13]] (prim.pad)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.argreduce): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5:[^ ,:]+]] (prim.sub) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.sigmoid): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.sigmoid): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.reduce) is fused with %[[V12]] (prim.sigmoid)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.reduce) is computed in each of 3 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.add) is fused with %[[V11]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.argreduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.pad): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V10]] (prim.argreduce): both need %[[X2:[^ ,:]+]]
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.argreduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.select) is fused with %[[V10]] (prim.minimum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.select) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.minimum): their loops differ (3 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8:[^ ,:]+]] (prim.compare) is fused with %[[V10]] (prim.minimum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.compare) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.scan) is fused with %[[V10]] (prim.minimum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.scan) is stored, not computed again in 1 of its groups: a scan or scatter is computed once
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V13]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V1:[^ ,:]+]] (prim.tanh): both need %[[X2]]
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.neg): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.neg): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V11]] (prim.pad)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is stored, not computed again in 2 of its groups: that costs 48 instructions, reading it 12
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.reduce) is fused with %[[V11]] (prim.pad)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.reduce) is stored, not computed again in 2 of its groups: that costs 24 instructions, reading it 12
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V4:[^ ,:]+]] (prim.argreduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.neg): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V13]] (prim.neg): both are small and have the same loops
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.neg): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V12]] (prim.tanh): both are small and have the same loops
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V11]] (prim.pad): both need %[[V1]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.pad): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V17:[^ ,:]+]] (prim.sub) is fused with %[[V18:[^ ,:]+]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.reverse) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 66519771 instructions, reading it 15798857
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.sub) is fused with %[[V11]] (prim.reverse)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.broadcast) is computed in each of 1 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is fused with %[[V12]] (prim.scan)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.sin) is fused with %[[V5]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.sin) is stored, not computed again in 2 of its groups: that costs 158999698 instructions, reading it 31597714
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V5]] (prim.reduce): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V5]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V5]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.reverse): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.transpose) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 1145 instructions, reading it 857
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.reduce) is fused with %[[V11]] (prim.transpose)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.broadcast) is fused with %[[V7]] (prim.sub)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is fused with %[[V7]] (prim.sub)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.pad) is fused with %[[V13]] (prim.slice)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.tanh) is fused with %[[V7]] (prim.sub)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.floor) is fused with %[[V11]] (prim.transpose)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.floor) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.transpose): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.pad): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.gather) is fused with %[[V11]] (prim.div)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.gather) is stored, not computed again in 1 of its groups: that costs 72 instructions, reading it 18
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is fused with %[[V11]] (prim.div)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is not fused with its 2 users: the group does not ask for the reduction at its own row alone; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reverse) is fused with %[[V4]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V4]] (prim.reduce): one asks for a reduction of the other at more than its own row
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V4]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.div): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.broadcast) is not fused with its 3 users: an operation outside of kernels uses it before they run; nor computed again in each: that costs 95 instructions, reading it 71
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.reduce) is fused with %[[V11]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.mul) is fused with %[[V11]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.mul) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.compare) is fused with %[[V7]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.scatter) is not fused with its 2 users: a scatter is a kernel of its own; nor computed again in each: a scan or scatter is computed once
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.sub) is fused with %[[V4]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V4]] (prim.scatter): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V11]] (prim.broadcast): both need %[[V11]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.sub) is fused with %[[V14]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.sub) is fused with %[[V9]] (prim.pad)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.broadcast): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V10]] (prim.broadcast): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is fused with %[[V10]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.reduce) is computed in each of 3 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V4]] (prim.reverse)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is fused with %[[V4]] (prim.reverse)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V9]] (prim.pad): both need %[[X2]]
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.pad): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V9]] (prim.pad): both need %[[X2]]
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.reduce) is fused with %[[V15:[^ ,:]+]] (prim.sub)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.add) is fused with %[[V10]] (prim.compare)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V15]] (prim.sub): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.minimum) is fused with %[[V10]] (prim.compare)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.minimum) is stored, not computed again in 1 of its groups: that costs 15 instructions, reading it 6
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V10]] (prim.compare)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is fused with %[[V10]] (prim.compare)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V10]] (prim.compare): both need %[[V6]] (prim.minimum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.argreduce) is fused with %[[V13]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.argreduce) is fused with %[[V11]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.concatenate) is fused with %[[V12]] (prim.slice)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.scan) is not fused with its user: the group does not ask for the reduction at its own row alone
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.concatenate) is fused with %[[V13]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.slice): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V5]] (prim.scan): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.broadcast) is fused with %[[V12]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.select) is fused with %[[V12]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.compare) is fused with %[[V12]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is not fused with its user: 1 x 3920000 elements, row by row, leave threads idle, bounds 8 rows or 32768 elements
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.gather) is not fused with its 2 users: it would be computed again in 2 loops over long rows
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is fused with %[[V5]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V12]] (prim.floor): both need %[[V7]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V12]] (prim.floor): both need %[[V7]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V12]] (prim.floor)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.add) is fused with %[[V12]] (prim.floor)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V13]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.add) is fused with %[[V13]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.floor): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.floor): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V13]] (prim.argreduce): both need %[[V11]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.select) is fused with %[[V13]] (prim.argreduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is fused with %[[V13]] (prim.argreduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.sub) is fused with %[[V7]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.broadcast) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is not fused with its 3 users: others read it, and a scatter has one output; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.reduce) is not fused with its user: the group does not ask for the reduction at its own row alone
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V13]] (prim.argreduce): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V7]] (prim.scatter): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.concatenate) is fused with %[[V13]] (prim.scan)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.add): their loops differ (3 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V12]] (prim.add): both need %[[V9]] (prim.maximum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.maximum) is fused with %[[V12]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.maximum) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.mul) is fused with %[[V12]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.mul) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is fused with %[[V11]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.sub) is fused with %[[V13]] (prim.scan)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.gather): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.gather): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is fused with %[[V12]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.reduce) is stored, not computed again in 1 of its groups: the group reduces over other rows
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V11]] (prim.gather): their results have different sizes
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.broadcast): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.sub) is fused with %[[V14]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.pad) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 16 instructions, reading it 12
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.mul) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 48 instructions, reading it 12
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.concatenate) is fused with %[[V8]] (prim.mul)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.gather) is fused with %[[V8]] (prim.mul)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.sub) is fused with %[[V8]] (prim.mul)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V9]] (prim.pad): both need %[[X2]]
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.pad): a scatter is a kernel of its own (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V14]] (prim.sub) is fused with %[[V15]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.maximum) is not fused with its 2 users: others read it, and a scatter has one output; nor computed again in each: that costs 195 instructions, reading it 24
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.transpose) is fused with %[[V11]] (prim.reshape)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.abs) is fused with %[[V15]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V1]] (prim.reduce) is not fused with its 3 users: an operation outside of kernels uses it before they run; nor computed again in each: that costs 334 instructions, reading it 48
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.minimum) is fused with %[[V11]] (prim.reshape)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V10]] (prim.maximum): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V14]] (prim.sub) is fused with %[[V15]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is fused with %[[V11]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 24 instructions, reading it 18
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V9]] (prim.sub)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is fused with %[[V11]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.broadcast) is fused with %[[V11]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is not fused with its 2 users: the group does not ask for the reduction at its own row alone; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V9]] (prim.sub): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V12]] (prim.gather) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 3462 instructions, reading it 1143
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.sub) is fused with %[[V12]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.minimum) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 146578 instructions, reading it 109714
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is fused with %[[V12]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.minimum) is fused with %[[V6]] (prim.minimum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V6]] (prim.minimum): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.gather): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V17]] (prim.sub) is fused with %[[V18]] (prim.gather)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.tanh) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: that costs 127427438 instructions, reading it 26331429
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.pad) is fused with %[[V8]] (prim.tanh)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is not fused with its 2 users: others read it, and no loop of the group visits each of its elements once; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V2]] (prim.reduce): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V8]] (prim.tanh): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.maximum) is fused with %[[V12]] (prim.scan)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.abs) is fused with %[[V13]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.sub) is fused with %[[V13]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.broadcast) is fused with %[[V13]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V13]] (prim.add)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.sub) is fused with %[[V6]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V0]] (prim.sub) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V6]] (prim.scatter): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.sub) is fused with %[[V13]] (prim.broadcast)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.reduce) is fused with %[[V12]] (prim.neg)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V5]] (prim.gather) is fused with %[[V11]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V3]] (prim.sub) is fused with %[[V11]] (prim.reduce)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V13]] (prim.broadcast): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V12]] (prim.neg): their loops differ
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V13]] (prim.compare) is fused with %[[V14]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V11]] (prim.sigmoid) is fused with %[[V12]] (prim.div)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.scan) is fused with %[[V12]] (prim.div)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V14]] (prim.select): their loops differ (2 times)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is fused with %[[V14]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V7]] (prim.reduce) is stored, not computed again in 1 of its groups: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.maximum) is fused with %[[V14]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V4]] (prim.maximum) is computed in each of 2 groups
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: %[[V10]] (prim.compare) is fused with %[[V11]] (prim.select)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V9]] (prim.reduce) is not fused with its 2 users: 1 x 55296 elements, row by row, leave threads idle, bounds 8 rows or 32768 elements; nor computed again in each: it is reduced from many elements, or comes from many tensors
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V8]] (prim.scatter) is not fused with its user: a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V6]] (prim.sub) is fused with %[[V8]] (prim.scatter)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: %[[V2]] (prim.reduce) is fused with %[[V12]] (prim.maximum)
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:9: fuse: not merged with the group of %[[V8]] (prim.scatter): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: not merged with the group of %[[V8]] (prim.scatter): a scatter is a kernel of its own
// CPU-NEXT:  {{.*}}fuse-programs-cases.mlir:{{[0-9]+}}:10: fuse: merged with the group of %[[V9]] (prim.reduce): both need %[[V9]] (prim.reduce)
