// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @full(
// CHECK-SAME:  ) -> tensor<2x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.5 : tensor<2x3xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @full() -> tensor<2x3xf32> {
  %0 = aten.full {size = [2, 3], fill_value = 1.5} : () -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @full_2(
// CHECK-SAME:  ) -> tensor<2xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 3 : tensor<2xi64>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2xi64>
// CHECK-NEXT:  }
func.func @full_2() -> tensor<2xi64> {
  %0 = aten.full {size = [2], fill_value = 3} : () -> tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

// -----

// CHECK-LABEL: func.func @full_3(
// CHECK-SAME:  ) -> tensor<2xi1> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1 : tensor<2xi1>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2xi1>
// CHECK-NEXT:  }
func.func @full_3() -> tensor<2xi1> {
  %0 = aten.full {size = [2], fill_value = true} : () -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

// CHECK-LABEL: func.func @full_4(
// CHECK-SAME:  ) -> tensor<2xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1 : tensor<2xi64>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2xi64>
// CHECK-NEXT:  }
func.func @full_4() -> tensor<2xi64> {
  %0 = aten.full {size = [2], fill_value = 1.5, dtype = i64} : () -> tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

// -----

// CHECK-LABEL: func.func @full_like(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.0 : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @full_like(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.full_like %0 {fill_value = 2} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @full_like_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.5 : tensor<3x4xf64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf64>
// CHECK-NEXT:  }
func.func @full_like_2(%0: tensor<3x4xi32>) -> tensor<3x4xf64> {
  %1 = aten.full_like %0 {fill_value = 2.5, dtype = f64} : (tensor<3x4xi32>) -> tensor<3x4xf64>
  func.return %1 : tensor<3x4xf64>
}

// -----

// CHECK-LABEL: func.func @new_full(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<2x2xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 7 : tensor<2x2xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<2x2xi32>
// CHECK-NEXT:  }
func.func @new_full(%0: tensor<3x4xi32>) -> tensor<2x2xi32> {
  %1 = aten.new_full %0 {size = [2, 2], fill_value = 7} : (tensor<3x4xi32>) -> tensor<2x2xi32>
  func.return %1 : tensor<2x2xi32>
}

// -----

// CHECK-LABEL: func.func @fill_Scalar(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.5 : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @fill_Scalar(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.fill.Scalar %0 {value = 2.5} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @fill_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<i64>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<i64> -> tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [] : tensor<f32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @fill_Tensor(%0: tensor<3x4xf32>, %1: tensor<i64>) -> tensor<3x4xf32> {
  %2 = aten.fill.Tensor %0, %1 : (tensor<3x4xf32>, tensor<i64>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @scalar_tensor(
// CHECK-SAME:  ) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @scalar_tensor() -> tensor<f32> {
  %0 = aten.scalar_tensor {s = 2.5} : () -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @scalar_tensor_2(
// CHECK-SAME:  ) -> tensor<f64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 2.0 : tensor<f64>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f64>
// CHECK-NEXT:  }
func.func @scalar_tensor_2() -> tensor<f64> {
  %0 = aten.scalar_tensor {s = 2, dtype = f64} : () -> tensor<f64>
  func.return %0 : tensor<f64>
}

// -----

// CHECK-LABEL: func.func @ones(
// CHECK-SAME:  ) -> tensor<2x2xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<2x2xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @ones() -> tensor<2x2xf32> {
  %0 = aten.ones {size = [2, 2]} : () -> tensor<2x2xf32>
  func.return %0 : tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @ones_like(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @ones_like(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.ones_like %0 : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @zeros(
// CHECK-SAME:  ) -> tensor<2xi8> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0 : tensor<2xi8>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2xi8>
// CHECK-NEXT:  }
func.func @zeros() -> tensor<2xi8> {
  %0 = aten.zeros {size = [2], dtype = i8} : () -> tensor<2xi8>
  func.return %0 : tensor<2xi8>
}

// -----

// CHECK-LABEL: func.func @new_ones(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @new_ones(%0: tensor<3x4xf32>) -> tensor<3xf32> {
  %1 = aten.new_ones %0 {size = [3]} : (tensor<3x4xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @zeros_like(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi1>) -> tensor<3x4xi1> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi1>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi1>
// CHECK-NEXT:  }
func.func @zeros_like(%0: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %1 = aten.zeros_like %0 : (tensor<3x4xi1>) -> tensor<3x4xi1>
  func.return %1 : tensor<3x4xi1>
}

// -----

// CHECK-LABEL: func.func @arange(
// CHECK-SAME:  ) -> tensor<5xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    func.return %[[V0]] : tensor<5xi64>
// CHECK-NEXT:  }
func.func @arange() -> tensor<5xi64> {
  %0 = aten.arange {end = 5} : () -> tensor<5xi64>
  func.return %0 : tensor<5xi64>
}

// -----

// CHECK-LABEL: func.func @arange_2(
// CHECK-SAME:  ) -> tensor<6xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<6xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<6xi64> -> tensor<6xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<6xf32>
// CHECK-NEXT:  }
func.func @arange_2() -> tensor<6xf32> {
  %0 = aten.arange {end = 5.5} : () -> tensor<6xf32>
  func.return %0 : tensor<6xf32>
}

// -----

// CHECK-LABEL: func.func @arange_start(
// CHECK-SAME:  ) -> tensor<4xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2 : tensor<4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V1]], %[[V0]] : tensor<4xi64>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4xi64>
// CHECK-NEXT:  }
func.func @arange_start() -> tensor<4xi64> {
  %0 = aten.arange.start {start = 2, end = 6} : () -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// -----

// CHECK-LABEL: func.func @arange_start_step(
// CHECK-SAME:  ) -> tensor<3xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3 : tensor<3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V3]], %[[V2]] : tensor<3xi64>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3xi64>
// CHECK-NEXT:  }
func.func @arange_start_step() -> tensor<3xi64> {
  %0 = aten.arange.start_step {start = 1, end = 10, step = 3} : () -> tensor<3xi64>
  func.return %0 : tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @arange_start_step_2(
// CHECK-SAME:  ) -> tensor<5xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -2 : tensor<5xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 10 : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V3]], %[[V2]] : tensor<5xi64>
// CHECK-NEXT:    func.return %[[V4]] : tensor<5xi64>
// CHECK-NEXT:  }
func.func @arange_start_step_2() -> tensor<5xi64> {
  %0 = aten.arange.start_step {start = 10, end = 1, step = -2} : () -> tensor<5xi64>
  func.return %0 : tensor<5xi64>
}

// -----

// CHECK-LABEL: func.func @arange_start_step_3(
// CHECK-SAME:  ) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<4xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<4xi64> -> tensor<4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.25 : tensor<4xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<4xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<4xf64> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @arange_start_step_3() -> tensor<4xf32> {
  %0 = aten.arange.start_step {start = 0.0, end = 1.0, step = 0.25} : () -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @arange_3(
// CHECK-SAME:  ) -> tensor<5xf16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<5xi64> -> tensor<5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<5xf32> -> tensor<5xf16>
// CHECK-NEXT:    func.return %[[V2]] : tensor<5xf16>
// CHECK-NEXT:  }
func.func @arange_3() -> tensor<5xf16> {
  %0 = aten.arange {end = 5, dtype = f16} : () -> tensor<5xf16>
  func.return %0 : tensor<5xf16>
}

// -----

// CHECK-LABEL: func.func @linspace(
// CHECK-SAME:  ) -> tensor<5xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<5xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<5xi64> -> tensor<5xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4 : tensor<5xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V2]], %[[V0]] : tensor<5xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<5xi64> -> tensor<5xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.25 : tensor<5xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V1]], %[[V5]] : tensor<5xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 0.0 : tensor<5xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.add %[[V6]], %[[V7]] : tensor<5xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.25 : tensor<5xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V4]], %[[V9]] : tensor<5xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 1.0 : tensor<5xf64>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V11]], %[[V10]] : tensor<5xf64>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.constant 2 : tensor<5xi64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.compare <lt> %[[V0]], %[[V13]] : tensor<5xi64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.select %[[V14]], %[[V8]], %[[V12]] : tensor<5xf64>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.convert %[[V15]] : tensor<5xf64> -> tensor<5xf32>
// CHECK-NEXT:    func.return %[[V16]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @linspace() -> tensor<5xf32> {
  %0 = aten.linspace {start = 0.0, end = 1.0, steps = 5} : () -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @linspace_2(
// CHECK-SAME:  ) -> tensor<1xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0.0 : tensor<1xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<1xf32>
// CHECK-NEXT:  }
func.func @linspace_2() -> tensor<1xf32> {
  %0 = aten.linspace {start = 0.0, end = 1.0, steps = 1} : () -> tensor<1xf32>
  func.return %0 : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @linspace_3(
// CHECK-SAME:  ) -> tensor<4xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.linspace {start = 0, end = 10, steps = 4, dtype = i64} attributes {extern = "no lowering: linspace of integers"} : () -> tensor<4xi64>
// CHECK-NEXT:    func.return %[[V0]] : tensor<4xi64>
// CHECK-NEXT:  }
func.func @linspace_3() -> tensor<4xi64> {
  %0 = aten.linspace {start = 0, end = 10, steps = 4, dtype = i64} : () -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// -----

// CHECK-LABEL: func.func @eye(
// CHECK-SAME:  ) -> tensor<3x3xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<3x3xi1> -> tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @eye() -> tensor<3x3xf32> {
  %0 = aten.eye {n = 3} : () -> tensor<3x3xf32>
  func.return %0 : tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @eye_m(
// CHECK-SAME:  ) -> tensor<2x3xi64> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.iota dim 0 : tensor<2x3xi64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 1 : tensor<2x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.compare <eq> %[[V0]], %[[V1]] : tensor<2x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<2x3xi1> -> tensor<2x3xi64>
// CHECK-NEXT:    func.return %[[V3]] : tensor<2x3xi64>
// CHECK-NEXT:  }
func.func @eye_m() -> tensor<2x3xi64> {
  %0 = aten.eye.m {n = 2, m = 3, dtype = i64} : () -> tensor<2x3xi64>
  func.return %0 : tensor<2x3xi64>
}

// -----

// CHECK-LABEL: func.func @triu(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <ge> %[[V2]], %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V0]], %[[V4]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @triu(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.triu %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @triu_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V1]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <ge> %[[V2]], %[[V4]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0.0 : tensor<3x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V0]], %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @triu_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.triu %0 {diagonal = 1} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @tril(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xi32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant -1 : tensor<3x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[V1]], %[[V3]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.compare <le> %[[V2]], %[[V4]] : tensor<3x4xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.select %[[V5]], %[[V0]], %[[V6]] : tensor<3x4xi32>
// CHECK-NEXT:    func.return %[[V7]] : tensor<3x4xi32>
// CHECK-NEXT:  }
func.func @tril(%0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %1 = aten.tril %0 {diagonal = -1} : (tensor<3x4xi32>) -> tensor<3x4xi32>
  func.return %1 : tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @tril_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.iota dim 0 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.iota dim 1 : tensor<3x3xi64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.compare <le> %[[V2]], %[[V1]] : tensor<3x3xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [1, 2] : tensor<3x3xi1> -> tensor<2x3x3xi1>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 0.0 : tensor<2x3x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.select %[[V4]], %[[V0]], %[[V5]] : tensor<2x3x3xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<2x3x3xf32>
// CHECK-NEXT:  }
func.func @tril_2(%0: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
  %1 = aten.tril %0 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  func.return %1 : tensor<2x3x3xf32>
}
