// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @count_nonzero(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<i64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi1> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [0, 1] : tensor<3x4xi64> -> tensor<i64>
// CHECK-NEXT:    func.return %[[V3]] : tensor<i64>
// CHECK-NEXT:  }
func.func @count_nonzero(%0: tensor<3x4xf32>) -> tensor<i64> {
  %1 = aten.count_nonzero %0 : (tensor<3x4xf32>) -> tensor<i64>
  func.return %1 : tensor<i64>
}

// -----

// CHECK-LABEL: func.func @count_nonzero_dim_IntList(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi1> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [1] : tensor<3x4xi64> -> tensor<3xi64>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3xi64>
// CHECK-NEXT:  }
func.func @count_nonzero_dim_IntList(%0: tensor<3x4xi32>) -> tensor<3xi64> {
  %1 = aten.count_nonzero.dim_IntList %0 {dim = [1]} : (tensor<3x4xi32>) -> tensor<3xi64>
  func.return %1 : tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @nansum(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<f32>
// CHECK-NEXT:  }
func.func @nansum(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.nansum %0 : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @nansum_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @nansum_2(%0: tensor<3x4xf32>) -> tensor<3x1xf32> {
  %1 = aten.nansum %0 {dim = [1], keepdim = true} : (tensor<3x4xf32>) -> tensor<3x1xf32>
  func.return %1 : tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @nansum_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<4xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.select %[[V1]], %[[V2]], %[[V0]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<3x4xi32> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [0] : tensor<3x4xi64> -> tensor<4xi64>
// CHECK-NEXT:    func.return %[[V5]] : tensor<4xi64>
// CHECK-NEXT:  }
func.func @nansum_3(%0: tensor<3x4xi32>) -> tensor<4xi64> {
  %1 = aten.nansum %0 {dim = [0]} : (tensor<3x4xi32>) -> tensor<4xi64>
  func.return %1 : tensor<4xi64>
}

// -----

// CHECK-LABEL: func.func @aminmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <minimum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @aminmax(%0: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %1, %2 = aten.aminmax %0 {dim = 1} : (tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  func.return %1, %2 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @aminmax_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> (tensor<i32>, tensor<i32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <minimum> %[[V0]] dims [0, 1] : tensor<3x4xi32> -> tensor<i32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0, 1] : tensor<3x4xi32> -> tensor<i32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:  }
func.func @aminmax_2(%0: tensor<3x4xi32>) -> (tensor<i32>, tensor<i32>) {
  %1, %2 = aten.aminmax %0 : (tensor<3x4xi32>) -> (tensor<i32>, tensor<i32>)
  func.return %1, %2 : tensor<i32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func @aminmax_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <minimum> %[[V0]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V2]], %[[V4]] : tensor<1x4xf32>, tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @aminmax_3(%0: tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %1, %2 = aten.aminmax %0 {dim = 0, keepdim = true} : (tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>)
  func.return %1, %2 : tensor<1x4xf32>, tensor<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @max(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @max(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.max %0 : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @min_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> (tensor<3xi32>, tensor<3xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <minimum> %[[V0]] dims [1] : tensor<3x4xi32> -> tensor<3xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.argreduce <minimum> %[[V0]] dim 1 : tensor<3x4xi32> -> tensor<3xi64>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]] : tensor<3xi32>, tensor<3xi64>
// CHECK-NEXT:  }
func.func @min_dim(%0: tensor<3x4xi32>) -> (tensor<3xi32>, tensor<3xi64>) {
  %1, %2 = aten.min.dim %0 {dim = 1} : (tensor<3x4xi32>) -> (tensor<3xi32>, tensor<3xi64>)
  func.return %1, %2 : tensor<3xi32>, tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @max_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.argreduce <maximum> %[[V0]] dim 0 : tensor<3x4xf32> -> tensor<4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    func.return %[[V2]], %[[V4]] : tensor<1x4xf32>, tensor<1x4xi64>
// CHECK-NEXT:  }
func.func @max_dim(%0: tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xi64>) {
  %1, %2 = aten.max.dim %0 {dim = 0, keepdim = true} : (tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xi64>)
  func.return %1, %2 : tensor<1x4xf32>, tensor<1x4xi64>
}

// -----

// CHECK-LABEL: func.func @argmax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<i64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.argreduce <maximum> %[[V1]] dim 0 : tensor<12xf32> -> tensor<i64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i64>
// CHECK-NEXT:  }
func.func @argmax(%0: tensor<3x4xf32>) -> tensor<i64> {
  %1 = aten.argmax %0 : (tensor<3x4xf32>) -> tensor<i64>
  func.return %1 : tensor<i64>
}

// -----

// CHECK-LABEL: func.func @argmin(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.argreduce <minimum> %[[V0]] dim 1 : tensor<3x4xf32> -> tensor<3xi64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3xi64>
// CHECK-NEXT:  }
func.func @argmin(%0: tensor<3x4xf32>) -> tensor<3xi64> {
  %1 = aten.argmin %0 {dim = 1} : (tensor<3x4xf32>) -> tensor<3xi64>
  func.return %1 : tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @argmax_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<1x4xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.argreduce <maximum> %[[V0]] dim 0 : tensor<3x4xi32> -> tensor<4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<4xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<1x4xi64>
// CHECK-NEXT:  }
func.func @argmax_2(%0: tensor<3x4xi32>) -> tensor<1x4xi64> {
  %1 = aten.argmax %0 {dim = 0, keepdim = true} : (tensor<3x4xi32>) -> tensor<1x4xi64>
  func.return %1 : tensor<1x4xi64>
}

// -----

// CHECK-LABEL: func.func @amax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @amax(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.amax %0 {dim = [0, 1]} : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @amin(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <minimum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @amin(%0: tensor<3x4xf32>) -> tensor<3x1xf32> {
  %1 = aten.amin %0 {dim = [1], keepdim = true} : (tensor<3x4xf32>) -> tensor<3x1xf32>
  func.return %1 : tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @amax_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <or> %[[V0]] dims [1] : tensor<3x4xi1> -> tensor<3xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3xi1>
// CHECK-NEXT:  }
func.func @amax_2(%0: tensor<3x4xi1>) -> tensor<3xi1> {
  %1 = aten.amax %0 {dim = [1]} : (tensor<3x4xi1>) -> tensor<3xi1>
  func.return %1 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @all(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<i1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <and> %[[V1]] dims [0, 1] : tensor<3x4xi1> -> tensor<i1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i1>
// CHECK-NEXT:  }
func.func @all(%0: tensor<3x4xf32>) -> tensor<i1> {
  %1 = aten.all %0 : (tensor<3x4xf32>) -> tensor<i1>
  func.return %1 : tensor<i1>
}

// -----

// CHECK-LABEL: func.func @any_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <or> %[[V1]] dims [1] : tensor<3x4xi1> -> tensor<3xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3xi1>
// CHECK-NEXT:  }
func.func @any_dim(%0: tensor<3x4xi32>) -> tensor<3xi1> {
  %1 = aten.any.dim %0 {dim = 1} : (tensor<3x4xi32>) -> tensor<3xi1>
  func.return %1 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @all_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<1x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <and> %[[V0]] dims [0] : tensor<3x4xi1> -> tensor<4xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<4xi1> -> tensor<1x4xi1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<1x4xi1>
// CHECK-NEXT:  }
func.func @all_dim(%0: tensor<3x4xi1>) -> tensor<1x4xi1> {
  %1 = aten.all.dim %0 {dim = 0, keepdim = true} : (tensor<3x4xi1>) -> tensor<1x4xi1>
  func.return %1 : tensor<1x4xi1>
}

// -----

// CHECK-LABEL: func.func @any_dims(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<i1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi1>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <or> %[[V1]] dims [0, 1] : tensor<3x4xi1> -> tensor<i1>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i1>
// CHECK-NEXT:  }
func.func @any_dims(%0: tensor<3x4xf32>) -> tensor<i1> {
  %1 = aten.any.dims %0 {dim = [0, 1]} : (tensor<3x4xf32>) -> tensor<i1>
  func.return %1 : tensor<i1>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sqrt %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.linalg_vector_norm %0 {ord = 2.0, dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_2(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.linalg_vector_norm %0 {ord = 1.0, dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<3x4xi1> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_3(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.linalg_vector_norm %0 {ord = 0.0, dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <maximum> %[[V1]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_4(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.linalg_vector_norm %0 {ord = inf, dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_5(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <minimum> %[[V1]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_5(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.linalg_vector_norm %0 {ord = -inf, dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_6(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 3.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.pow %[[V1]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.3333333333333333 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.pow %[[V4]], %[[V5]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_6(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.linalg_vector_norm %0 {ord = 3.0, dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_7(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sqrt %[[V3]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<f32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_7(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.linalg_vector_norm %0 {ord = 2.0} : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @linalg_vector_norm_8(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<1x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.sqrt %[[V5]] : tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @linalg_vector_norm_8(%0: tensor<3x4xbf16>) -> tensor<1x4xf32> {
  %1 = aten.linalg_vector_norm %0 {dim = [0], keepdim = true, dtype = f32} : (tensor<3x4xbf16>) -> tensor<1x4xf32>
  func.return %1 : tensor<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @norm_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V1]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reduce <add> %[[V2]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sqrt %[[V3]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<f32>
// CHECK-NEXT:  }
func.func @norm_Scalar(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.norm.Scalar %0 : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @norm_ScalarOpt_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<1x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @norm_ScalarOpt_dim(%0: tensor<3x4xf32>) -> tensor<1x4xf32> {
  %1 = aten.norm.ScalarOpt_dim %0 {p = 1, dim = [0], keepdim = true} : (tensor<3x4xf32>) -> tensor<1x4xf32>
  func.return %1 : tensor<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @norm_ScalarOpt_dim_dtype(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V2]], %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reduce <add> %[[V3]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sqrt %[[V4]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @norm_ScalarOpt_dim_dtype(%0: tensor<3x4xbf16>) -> tensor<4xf32> {
  %1 = aten.norm.ScalarOpt_dim_dtype %0 {p = 2, dim = [0], keepdim = false, dtype = f32} : (tensor<3x4xbf16>) -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @sum(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<i64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0, 1] : tensor<3x4xi64> -> tensor<i64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i64>
// CHECK-NEXT:  }
func.func @sum(%0: tensor<3x4xi32>) -> tensor<i64> {
  %1 = aten.sum %0 : (tensor<3x4xi32>) -> tensor<i64>
  func.return %1 : tensor<i64>
}

// -----

// CHECK-LABEL: func.func @sum_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<i64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi1> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0, 1] : tensor<3x4xi64> -> tensor<i64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i64>
// CHECK-NEXT:  }
func.func @sum_2(%0: tensor<3x4xi1>) -> tensor<i64> {
  %1 = aten.sum %0 : (tensor<3x4xi1>) -> tensor<i64>
  func.return %1 : tensor<i64>
}

// -----

// CHECK-LABEL: func.func @sum_dim_IntList(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x1xf64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf64> -> tensor<3xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<3xf64> -> tensor<3x1xf64>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x1xf64>
// CHECK-NEXT:  }
func.func @sum_dim_IntList(%0: tensor<3x4xf32>) -> tensor<3x1xf64> {
  %1 = aten.sum.dim_IntList %0 {dim = [1], keepdim = true, dtype = f64} : (tensor<3x4xf32>) -> tensor<3x1xf64>
  func.return %1 : tensor<3x1xf64>
}

// -----

// CHECK-LABEL: func.func @sum_dim_IntList_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [0] : tensor<3x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<4xf32> -> tensor<4xbf16>
// CHECK-NEXT:    func.return %[[V3]] : tensor<4xbf16>
// CHECK-NEXT:  }
func.func @sum_dim_IntList_2(%0: tensor<3x4xbf16>) -> tensor<4xbf16> {
  %1 = aten.sum.dim_IntList %0 {dim = [0]} : (tensor<3x4xbf16>) -> tensor<4xbf16>
  func.return %1 : tensor<4xbf16>
}

// -----

// CHECK-LABEL: func.func @sum_dim_IntList_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @sum_dim_IntList_3(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.sum.dim_IntList %0 : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @sum_dim_IntList_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<f32>
// CHECK-NEXT:  }
func.func @sum_dim_IntList_4(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.sum.dim_IntList %0 {dim = []} : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @mean_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<f32>
// CHECK-NEXT:  }
func.func @mean_dim(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.mean.dim %0 {dim = [0, 1]} : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @mean(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [0, 1] : tensor<3x4xf32> -> tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<f32>
// CHECK-NEXT:  }
func.func @mean(%0: tensor<3x4xf32>) -> tensor<f32> {
  %1 = aten.mean %0 : (tensor<3x4xf32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @mean_dim_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <add> %[[V1]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 4.0 : tensor<3x1xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.div %[[V3]], %[[V4]] : tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @mean_dim_2(%0: tensor<3x4xbf16>) -> tensor<3x1xf32> {
  %1 = aten.mean.dim %0 {dim = [1], keepdim = true, dtype = f32} : (tensor<3x4xbf16>) -> tensor<3x1xf32>
  func.return %1 : tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @prod(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<i64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <mul> %[[V1]] dims [0, 1] : tensor<3x4xi64> -> tensor<i64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<i64>
// CHECK-NEXT:  }
func.func @prod(%0: tensor<3x4xi32>) -> tensor<i64> {
  %1 = aten.prod %0 : (tensor<3x4xi32>) -> tensor<i64>
  func.return %1 : tensor<i64>
}

// -----

// CHECK-LABEL: func.func @prod_dim_int(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <mul> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @prod_dim_int(%0: tensor<3x4xf32>) -> tensor<3x1xf32> {
  %1 = aten.prod.dim_int %0 {dim = 1, keepdim = true} : (tensor<3x4xf32>) -> tensor<3x1xf32>
  func.return %1 : tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @prod_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<f64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reduce <mul> %[[V1]] dims [0, 1] : tensor<3x4xf64> -> tensor<f64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<f64>
// CHECK-NEXT:  }
func.func @prod_2(%0: tensor<3x4xf32>) -> tensor<f64> {
  %1 = aten.prod %0 {dtype = f64} : (tensor<3x4xf32>) -> tensor<f64>
  func.return %1 : tensor<f64>
}

// -----

// CHECK-LABEL: func.func @logsumexp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <maximum> %[[V0]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant inf : tensor<3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.compare <eq> %[[V2]], %[[V3]] : tensor<3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V1]] : tensor<3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.broadcast %[[V6]] dims [0] : tensor<3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.sub %[[V0]], %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.exp %[[V8]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reduce <add> %[[V9]] dims [1] : tensor<3x4xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.log %[[V10]] : tensor<3xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V11]], %[[V6]] : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V12]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @logsumexp(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.logsumexp %0 {dim = [1]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @sum_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func @sum_3(%0: tensor<f32>) -> tensor<f32> {
  %1 = aten.sum %0 : (tensor<f32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @max_dim_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<f32> -> tensor<1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.argreduce <maximum> %[[V1]] dim 0 : tensor<1xf32> -> tensor<i64>
// CHECK-NEXT:    func.return %[[V0]], %[[V2]] : tensor<f32>, tensor<i64>
// CHECK-NEXT:  }
func.func @max_dim_2(%0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
  %1, %2 = aten.max.dim %0 {dim = 0} : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  func.return %1, %2 : tensor<f32>, tensor<i64>
}

// -----

// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.scan <add> %[[V0]] dim 1 : tensor<3x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @cumsum(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.cumsum %0 {dim = 1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @cumsum_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi32> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<3x4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi64>
// CHECK-NEXT:  }
func.func @cumsum_2(%0: tensor<3x4xi32>) -> tensor<3x4xi64> {
  %1 = aten.cumsum %0 {dim = 0} : (tensor<3x4xi32>) -> tensor<3x4xi64>
  func.return %1 : tensor<3x4xi64>
}

// -----

// CHECK-LABEL: func.func @cumprod(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <mul> %[[V1]] dim 1 : tensor<3x4xf64> -> tensor<3x4xf64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf64>
// CHECK-NEXT:  }
func.func @cumprod(%0: tensor<3x4xf32>) -> tensor<3x4xf64> {
  %1 = aten.cumprod %0 {dim = -1, dtype = f64} : (tensor<3x4xf32>) -> tensor<3x4xf64>
  func.return %1 : tensor<3x4xf64>
}

// -----

// CHECK-LABEL: func.func @cummax(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.scan <maximum> %[[V0]] dim 1 : tensor<3x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <ge> %[[V0]], %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ne> %[[V0]], %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.or %[[V2]], %[[V3]] : tensor<3x4xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V4]], %[[V5]], %[[V6]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.scan <maximum> %[[V7]] dim 1 : tensor<3x4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V1]], %[[V8]] : tensor<3x4xf32>, tensor<3x4xi64>
// CHECK-NEXT:  }
func.func @cummax(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi64>) {
  %1, %2 = aten.cummax %0 {dim = 1} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi64>)
  func.return %1, %2 : tensor<3x4xf32>, tensor<3x4xi64>
}

// -----

// CHECK-LABEL: func.func @cummin(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> (tensor<3x4xi32>, tensor<3x4xi64>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.scan <minimum> %[[V0]] dim 0 : tensor<3x4xi32> -> tensor<3x4xi32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <le> %[[V0]], %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V2]], %[[V3]], %[[V4]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.scan <maximum> %[[V5]] dim 0 : tensor<3x4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V1]], %[[V6]] : tensor<3x4xi32>, tensor<3x4xi64>
// CHECK-NEXT:  }
func.func @cummin(%0: tensor<3x4xi32>) -> (tensor<3x4xi32>, tensor<3x4xi64>) {
  %1, %2 = aten.cummin %0 {dim = 0} : (tensor<3x4xi32>) -> (tensor<3x4xi32>, tensor<3x4xi64>)
  func.return %1, %2 : tensor<3x4xi32>, tensor<3x4xi64>
}

// -----

// CHECK-LABEL: func.func @logcumsumexp(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.logcumsumexp %[[V0]] {dim = 1} attributes {extern = "no lowering"} : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @logcumsumexp(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.logcumsumexp %0 {dim = 1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @cumsum_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @cumsum_3(%0: tensor<f32>) -> tensor<f32> {
  %1 = aten.cumsum %0 {dim = 0} : (tensor<f32>) -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @cumsum_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xi1> -> tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.scan <add> %[[V1]] dim 0 : tensor<3x4xi64> -> tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xi64>
// CHECK-NEXT:  }
func.func @cumsum_4(%0: tensor<3x4xi1>) -> tensor<3x4xi64> {
  %1 = aten.cumsum %0 {dim = 0} : (tensor<3x4xi1>) -> tensor<3x4xi64>
  func.return %1 : tensor<3x4xi64>
}
