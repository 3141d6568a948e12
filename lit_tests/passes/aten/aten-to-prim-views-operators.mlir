// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s

// CHECK-LABEL: func.func @expand(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x4xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @expand(%0: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.expand %0 {size = [3, 4]} : (tensor<1x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @expand_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x1xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @expand_2(%0: tensor<3x1xf32>) -> tensor<2x3x4xf32> {
  %1 = aten.expand %0 {size = [2, -1, 4]} : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
  func.return %1 : tensor<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @permute(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.transpose %[[V0]] permutation [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4x2x3xf32>
// CHECK-NEXT:  }
func.func @permute(%0: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %1 = aten.permute %0 {dims = [2, 0, -2]} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  func.return %1 : tensor<4x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_int(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.transpose %[[V0]] permutation [2, 1, 0] : tensor<2x3x4xf32> -> tensor<4x3x2xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4x3x2xf32>
// CHECK-NEXT:  }
func.func @transpose_int(%0: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  %1 = aten.transpose.int %0 {dim0 = 0, dim1 = -1} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  func.return %1 : tensor<4x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @t(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.transpose %[[V0]] permutation [1, 0] : tensor<3x4xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @t(%0: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %1 = aten.t %0 : (tensor<3x4xf32>) -> tensor<4x3xf32>
  func.return %1 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @t_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @t_2(%0: tensor<3xf32>) -> tensor<3xf32> {
  %1 = aten.t %0 : (tensor<3xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @flip(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reverse %[[V0]] dims [0, 2] : tensor<2x3x4xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @flip(%0: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %1 = aten.flip %0 {dims = [0, -1]} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  func.return %1 : tensor<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @slice_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1] strides [1, 1] : tensor<3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @slice_Tensor(%0: tensor<3x4xf32>) -> tensor<3x2xf32> {
  %1 = aten.slice.Tensor %0 {dim = 1, start = 1, end = 3} : (tensor<3x4xf32>) -> tensor<3x2xf32>
  func.return %1 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @slice_Tensor_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [1, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @slice_Tensor_2(%0: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %1 = aten.slice.Tensor %0 {start = -2} : (tensor<3x4xf32>) -> tensor<2x4xf32>
  func.return %1 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @slice_Tensor_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 2] : tensor<3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @slice_Tensor_3(%0: tensor<3x4xf32>) -> tensor<3x2xf32> {
  %1 = aten.slice.Tensor %0 {dim = 1, start = 0, end = 100, step = 2} : (tensor<3x4xf32>) -> tensor<3x2xf32>
  func.return %1 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @slice_Tensor_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x0xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3] strides [1, 1] : tensor<3x4xf32> -> tensor<3x0xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x0xf32>
// CHECK-NEXT:  }
func.func @slice_Tensor_4(%0: tensor<3x4xf32>) -> tensor<3x0xf32> {
  %1 = aten.slice.Tensor %0 {dim = 1, start = 3, end = 1} : (tensor<3x4xf32>) -> tensor<3x0xf32>
  func.return %1 : tensor<3x0xf32>
}

// -----

// CHECK-LABEL: func.func @narrow_copy(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<1x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [1, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<1x4xf32>
// CHECK-NEXT:  }
func.func @narrow_copy(%0: tensor<3x4xf32>) -> tensor<1x4xf32> {
  %1 = aten.narrow_copy %0 {dim = 0, start = -2, length = 1} : (tensor<3x4xf32>) -> tensor<1x4xf32>
  func.return %1 : tensor<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @unbind_int(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x3xf32> -> tensor<2x1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x1xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1] strides [1, 1] : tensor<2x3xf32> -> tensor<2x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<2x1xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 2] strides [1, 1] : tensor<2x3xf32> -> tensor<2x1xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reshape %[[V5]] : tensor<2x1xf32> -> tensor<2xf32>
// CHECK-NEXT:    func.return %[[V2]], %[[V4]], %[[V6]] : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @unbind_int(%0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %1, %2, %3 = aten.unbind.int %0 {dim = 1} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  func.return %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @unbind_int_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<2x3xf32> -> tensor<1x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V0]] offsets [1, 0] strides [1, 1] : tensor<2x3xf32> -> tensor<1x3xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<1x3xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V2]], %[[V4]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @unbind_int_2(%0: tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %1, %2 = aten.unbind.int %0 : (tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  func.return %1, %2 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @cat(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<2x4xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.concatenate %[[V0]], %[[V1]] dim 0 : tensor<3x4xf32>, tensor<2x4xf32> -> tensor<5x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<5x4xf32>
// CHECK-NEXT:  }
func.func @cat(%0: tensor<3x4xf32>, %1: tensor<2x4xf32>) -> tensor<5x4xf32> {
  %2 = aten.cat [%0, %1] : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
  func.return %2 : tensor<5x4xf32>
}

// -----

// CHECK-LABEL: func.func @cat_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x8xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.concatenate %[[V0]], %[[V2]] dim 1 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x8xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x8xf32>
// CHECK-NEXT:  }
func.func @cat_2(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x8xf32> {
  %2 = aten.cat [%0, %1] {dim = 1} : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x8xf32>
  func.return %2 : tensor<3x8xf32>
}

// -----

// CHECK-LABEL: func.func @cat_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<0xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @cat_3(%0: tensor<0xf32>, %1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %2 = aten.cat [%0, %1] : (tensor<0xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @cat_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<3x12xf32> {
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<3x4xbf16> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.concatenate %[[V0]], %[[V1]], %[[V3]] dim 1 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x12xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x12xf32>
// CHECK-NEXT:  }
func.func @cat_4(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>, %2: tensor<3x4xbf16>) -> tensor<3x12xf32> {
  %3 = aten.cat [%0, %1, %2] {dim = -1} : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xbf16>) -> tensor<3x12xf32>
  func.return %3 : tensor<3x12xf32>
}

// -----

// CHECK-LABEL: func.func @stack(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x2x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<3x1x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3x4xf32> -> tensor<3x1x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.concatenate %[[V2]], %[[V3]] dim 1 : tensor<3x1x4xf32>, tensor<3x1x4xf32> -> tensor<3x2x4xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x2x4xf32>
// CHECK-NEXT:  }
func.func @stack(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x2x4xf32> {
  %2 = aten.stack [%0, %1] {dim = 1} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x2x4xf32>
  func.return %2 : tensor<3x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @stack_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4x2xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<3x4x1xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<3x4xf32> -> tensor<3x4x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.concatenate %[[V2]], %[[V3]] dim 2 : tensor<3x4x1xf32>, tensor<3x4x1xf32> -> tensor<3x4x2xf32>
// CHECK-NEXT:    func.return %[[V4]] : tensor<3x4x2xf32>
// CHECK-NEXT:  }
func.func @stack_2(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> tensor<3x4x2xf32> {
  %2 = aten.stack [%0, %1] {dim = -1} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4x2xf32>
  func.return %2 : tensor<3x4x2xf32>
}

// -----

// CHECK-LABEL: func.func @vstack(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.vstack [%[[V0]], %[[V1]]] attributes {extern = "no lowering"} : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4x4xf32>
// CHECK-NEXT:  }
func.func @vstack(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> tensor<4x4xf32> {
  %2 = aten.vstack [%0, %1] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  func.return %2 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<6x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [1, 3] : tensor<3x4xf32> -> tensor<2x3x1x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<2x3x1x4xf32> -> tensor<6x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<6x4xf32>
// CHECK-NEXT:  }
func.func @repeat(%0: tensor<3x4xf32>) -> tensor<6x4xf32> {
  %1 = aten.repeat %0 {repeats = [2, 1]} : (tensor<3x4xf32>) -> tensor<6x4xf32>
  func.return %1 : tensor<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @repeat_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<2x3x12xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<1x3x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1, 3, 5] : tensor<1x3x4xf32> -> tensor<2x1x1x3x3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<2x1x1x3x3x4xf32> -> tensor<2x3x12xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<2x3x12xf32>
// CHECK-NEXT:  }
func.func @repeat_2(%0: tensor<3x4xf32>) -> tensor<2x3x12xf32> {
  %1 = aten.repeat %0 {repeats = [2, 1, 3]} : (tensor<3x4xf32>) -> tensor<2x3x12xf32>
  func.return %1 : tensor<2x3x12xf32>
}

// -----

// CHECK-LABEL: func.func @repeat_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [1, 3] : tensor<3x4xf32> -> tensor<1x3x1x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.reshape %[[V1]] : tensor<1x3x1x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @repeat_3(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.repeat %0 {repeats = [1, 1]} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @roll(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3] strides [1, 1] : tensor<3x4xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.concatenate %[[V1]], %[[V2]] dim 1 : tensor<3x1xf32>, tensor<3x3xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @roll(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.roll %0 {shifts = [1], dims = [1]} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @roll_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [1, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.concatenate %[[V1]], %[[V2]] dim 0 : tensor<2x4xf32>, tensor<1x4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 2] strides [1, 1] : tensor<3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.slice %[[V3]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.concatenate %[[V4]], %[[V5]] dim 1 : tensor<3x2xf32>, tensor<3x2xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V6]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @roll_2(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.roll %0 {shifts = [-1, 2], dims = [0, 1]} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @roll_3(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V1]] offsets [7] strides [1] : tensor<12xf32> -> tensor<5xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.slice %[[V1]] offsets [0] strides [1] : tensor<12xf32> -> tensor<7xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.concatenate %[[V2]], %[[V3]] dim 0 : tensor<5xf32>, tensor<7xf32> -> tensor<12xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<12xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @roll_3(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.roll %0 {shifts = [5]} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @roll_4(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @roll_4(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.roll %0 {shifts = [4], dims = [1]} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @pixel_shuffle(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x8x2x3xf32>) -> tensor<1x2x4x6xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x8x2x3xf32> -> tensor<1x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 1, 4, 2, 5, 3] : tensor<1x2x2x2x2x3xf32> -> tensor<1x2x2x2x3x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x2x2x2x3x2xf32> -> tensor<1x2x4x6xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<1x2x4x6xf32>
// CHECK-NEXT:  }
func.func @pixel_shuffle(%0: tensor<1x8x2x3xf32>) -> tensor<1x2x4x6xf32> {
  %1 = aten.pixel_shuffle %0 {upscale_factor = 2} : (tensor<1x8x2x3xf32>) -> tensor<1x2x4x6xf32>
  func.return %1 : tensor<1x2x4x6xf32>
}

// -----

// CHECK-LABEL: func.func @pixel_unshuffle(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x2x4x6xf32>) -> tensor<1x8x2x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x2x4x6xf32> -> tensor<1x2x2x2x3x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 1, 3, 5, 2, 4] : tensor<1x2x2x2x3x2xf32> -> tensor<1x2x2x2x2x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x2x2x2x2x3xf32> -> tensor<1x8x2x3xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<1x8x2x3xf32>
// CHECK-NEXT:  }
func.func @pixel_unshuffle(%0: tensor<1x2x4x6xf32>) -> tensor<1x8x2x3xf32> {
  %1 = aten.pixel_unshuffle %0 {downscale_factor = 2} : (tensor<1x2x4x6xf32>) -> tensor<1x8x2x3xf32>
  func.return %1 : tensor<1x8x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @channel_shuffle(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x6x2x2xf32> -> tensor<1x3x2x2x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 2, 1, 3, 4] : tensor<1x3x2x2x2xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x2x3x2x2xf32> -> tensor<1x6x2x2xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<1x6x2x2xf32>
// CHECK-NEXT:  }
func.func @channel_shuffle(%0: tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32> {
  %1 = aten.channel_shuffle %0 {groups = 3} : (tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
  func.return %1 : tensor<1x6x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @native_channel_shuffle(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x6x2x2xf32> -> tensor<1x2x3x2x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[V1]] permutation [0, 2, 1, 3, 4] : tensor<1x2x3x2x2xf32> -> tensor<1x3x2x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x3x2x2x2xf32> -> tensor<1x6x2x2xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<1x6x2x2xf32>
// CHECK-NEXT:  }
func.func @native_channel_shuffle(%0: tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32> {
  %1 = aten.native_channel_shuffle %0 {groups = 2} : (tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32>
  func.return %1 : tensor<1x6x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @view(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<2x6xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<2x6xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<2x6xf32>
// CHECK-NEXT:  }
func.func @view(%0: tensor<3x4xf32>) -> tensor<2x6xf32> {
  %1 = aten.view %0 {size = [2, 6]} : (tensor<3x4xf32>) -> tensor<2x6xf32>
  func.return %1 : tensor<2x6xf32>
}

// -----

// CHECK-LABEL: func.func @view_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<12xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<12xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<12xf32>
// CHECK-NEXT:  }
func.func @view_2(%0: tensor<3x4xf32>) -> tensor<12xf32> {
  %1 = aten.view %0 {size = [-1]} : (tensor<3x4xf32>) -> tensor<12xf32>
  func.return %1 : tensor<12xf32>
}

// -----

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @reshape(%0: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %1 = aten.reshape %0 {shape = [4, -1]} : (tensor<3x4xf32>) -> tensor<4x3xf32>
  func.return %1 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @unsqueeze(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<3x4xf32> -> tensor<3x4x1xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4x1xf32>
// CHECK-NEXT:  }
func.func @unsqueeze(%0: tensor<3x4xf32>) -> tensor<3x4x1xf32> {
  %1 = aten.unsqueeze %0 {dim = -1} : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
  func.return %1 : tensor<3x4x1xf32>
}

// -----

// CHECK-LABEL: func.func @squeeze(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x3x1xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x3x1xf32> -> tensor<3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @squeeze(%0: tensor<1x3x1xf32>) -> tensor<3xf32> {
  %1 = aten.squeeze %0 : (tensor<1x3x1xf32>) -> tensor<3xf32>
  func.return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @squeeze_dim(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x3x1xf32>) -> tensor<1x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x3x1xf32> -> tensor<1x3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<1x3xf32>
// CHECK-NEXT:  }
func.func @squeeze_dim(%0: tensor<1x3x1xf32>) -> tensor<1x3xf32> {
  %1 = aten.squeeze.dim %0 {dim = -1} : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
  func.return %1 : tensor<1x3xf32>
}

// -----

// CHECK-LABEL: func.func @squeeze_dims(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<1x3x1xf32>) -> tensor<3x1xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<1x3x1xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @squeeze_dims(%0: tensor<1x3x1xf32>) -> tensor<3x1xf32> {
  %1 = aten.squeeze.dims %0 {dim = [0, 1]} : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
  func.return %1 : tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @split_Tensor(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x1xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 3] strides [1, 1] : tensor<3x4xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]] : tensor<3x3xf32>, tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @split_Tensor(%0: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x1xf32>) {
  %1, %2 = aten.split.Tensor %0 {split_size = 3, dim = 1} : (tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x1xf32>)
  func.return %1, %2 : tensor<3x3xf32>, tensor<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @split_with_sizes(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x3xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 1] strides [1, 1] : tensor<3x4xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]] : tensor<3x1xf32>, tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @split_with_sizes(%0: tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x3xf32>) {
  %1, %2 = aten.split_with_sizes %0 {split_sizes = [1, 3], dim = 1} : (tensor<3x4xf32>) -> (tensor<3x1xf32>, tensor<3x3xf32>)
  func.return %1, %2 : tensor<3x1xf32>, tensor<3x3xf32>
}

// -----

// CHECK-LABEL: func.func @split_with_sizes_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<2x4xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.slice %[[V0]] offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.slice %[[V0]] offsets [1, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]] : tensor<1x4xf32>, tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @split_with_sizes_2(%0: tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<2x4xf32>) {
  %1, %2 = aten.split_with_sizes %0 {split_sizes = [1, 2]} : (tensor<3x4xf32>) -> (tensor<1x4xf32>, tensor<2x4xf32>)
  func.return %1, %2 : tensor<1x4xf32>, tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @copy(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<3x4xi32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<3x4xi32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @copy(%0: tensor<3x4xf32>, %1: tensor<3x4xi32>) -> tensor<3x4xf32> {
  %2 = aten.copy %0, %1 : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @copy_2(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>, %[[V1:[^ ,:]+]]: tensor<4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [1] : tensor<4xf32> -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V2]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @copy_2(%0: tensor<3x4xf32>, %1: tensor<4xf32>) -> tensor<3x4xf32> {
  %2 = aten.copy %0, %1 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  func.return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @_to_copy(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xi64> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<3x4xf32> -> tensor<3x4xi64>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xi64>
// CHECK-NEXT:  }
func.func @_to_copy(%0: tensor<3x4xf32>) -> tensor<3x4xi64> {
  %1 = aten._to_copy %0 {dtype = i64} : (tensor<3x4xf32>) -> tensor<3x4xi64>
  func.return %1 : tensor<3x4xi64>
}

// -----

// CHECK-LABEL: func.func @alias(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @alias(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.alias %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @clone(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    func.return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @clone(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.clone %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @rot90(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.rot90 %[[V0]] attributes {extern = "no lowering"} : (tensor<3x4xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @rot90(%0: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %1 = aten.rot90 %0 : (tensor<3x4xf32>) -> tensor<4x3xf32>
  func.return %1 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @fliplr(
// CHECK-SAME:  %[[V0:[^ ,:]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.fliplr %[[V0]] attributes {extern = "no lowering"} : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @fliplr(%0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %1 = aten.fliplr %0 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  func.return %1 : tensor<3x4xf32>
}
