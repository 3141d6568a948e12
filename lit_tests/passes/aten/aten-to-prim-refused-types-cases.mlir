// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Types of elements and numbers that ATen takes or refuses: what it refuses is left to it.

func.func @f0(%a0: tensor<4x4xf32>, %a1: tensor<4x4xi1>, %a2: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.masked_scatter %a0, %a1, %a2 : (tensor<4x4xf32>, tensor<4x4xi1>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f1(%a0: tensor<4x4xf32>, %a1: tensor<4x4xui8>, %a2: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.masked_scatter %a0, %a1, %a2 : (tensor<4x4xf32>, tensor<4x4xui8>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f2(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.heaviside %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f3(%a0: tensor<4x4xf32>, %a1: tensor<4x4xbf16>) -> (tensor<4x4xf32>) {
  %0 = aten.heaviside %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xbf16>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f4(%a0: tensor<4x4xbf16>, %a1: tensor<4x4xf32>) -> (tensor<4x4xbf16>) {
  %0 = aten.heaviside %a0, %a1 : (tensor<4x4xbf16>, tensor<4x4xf32>) -> tensor<4x4xbf16>
  func.return %0 : tensor<4x4xbf16>
}

func.func @f5(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.heaviside %a0, %a1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f6(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.mm %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f7(%a0: tensor<4x4xf32>, %a1: tensor<4x4xbf16>) -> (tensor<4x4xf32>) {
  %0 = aten.mm %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xbf16>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f8(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.hypot %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f9(%a0: tensor<4x4xi64>, %a1: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.hypot %a0, %a1 : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f10(%a0: tensor<4x4xf32>, %a1: tensor<4x4xi64>) -> (tensor<4x4xf32>) {
  %0 = aten.hypot %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xi64>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f11(%a0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.frac %a0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f12(%a0: tensor<4x4xi32>) -> (tensor<4x4xi32>) {
  %0 = aten.frac %a0 : (tensor<4x4xi32>) -> tensor<4x4xi32>
  func.return %0 : tensor<4x4xi32>
}

func.func @f13(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.relu %a0 : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f14(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.abs %a0 : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f15(%a0: tensor<4x4xi64>) -> (tensor<4xi64>) {
  %0 = aten.argmax %a0 {dim = 1} : (tensor<4x4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

func.func @f16(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.relu %a0 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f17(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.abs %a0 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f18(%a0: tensor<4x4xi1>) -> (tensor<4xi64>) {
  %0 = aten.argmax %a0 {dim = 1} : (tensor<4x4xi1>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

func.func @f19(%a0: tensor<4x4xi64>, %a1: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.sub.Tensor %a0, %a1 : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f20(%a0: tensor<4x4xi64>, %a1: tensor<4x4xi1>) -> (tensor<4x4xi64>) {
  %0 = aten.sub.Tensor %a0, %a1 : (tensor<4x4xi64>, tensor<4x4xi1>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f21(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.sub.Tensor %a0, %a1 : (tensor<4x4xi1>, tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f22(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.sub.Scalar %a0 {other = 1} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f23(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.sub.Scalar %a0 {other = true} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f24(%a0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.rsub.Scalar %a0 {other = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f25(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.sub.Tensor %a0, %a1 {alpha = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f26(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.add.Tensor %a0, %a1 {alpha = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f27(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.add.Tensor %a0, %a1 {alpha = 2} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f28(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi1>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Tensor_Tensor %a0, %a1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f29(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Tensor_Tensor %a0, %a1 : (tensor<4x4xi1>, tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f30(%a0: tensor<4x4xi64>, %a1: tensor<4x4xi1>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Tensor_Tensor %a0, %a1 : (tensor<4x4xi64>, tensor<4x4xi1>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f31(%a0: tensor<4x4xi1>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Scalar %a0 {self = 2} : (tensor<4x4xi1>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f32(%a0: tensor<4x4xi1>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Scalar %a0 {self = true} : (tensor<4x4xi1>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f33(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Scalar %a0 {self = true} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f34(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.bitwise_not %a0 : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f35(%a0: tensor<4x4xi64>, %a1: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.bitwise_left_shift.Tensor %a0, %a1 : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f36(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.bitwise_right_shift.Tensor_Scalar %a0 {other = 1} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f37(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.bitwise_not %a0 : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f38(%a0: tensor<4x4xi1>, %a1: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.bitwise_left_shift.Tensor %a0, %a1 : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f39(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.bitwise_right_shift.Tensor_Scalar %a0 {other = 1} : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f40(%a0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.bitwise_not %a0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f41(%a0: tensor<4x4xf32>, %a1: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.bitwise_left_shift.Tensor %a0, %a1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f42(%a0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.bitwise_right_shift.Tensor_Scalar %a0 {other = 1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f43(%a0: tensor<0xf32>) -> (tensor<f32>) {
  %0 = aten.max %a0 : (tensor<0xf32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

func.func @f44(%a0: tensor<4xf32>) -> (tensor<f32>) {
  %0 = aten.max %a0 : (tensor<4xf32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

func.func @f45(%a0: tensor<4x0xf32>) -> (tensor<4xf32>, tensor<4xi64>) {
  %0, %1 = aten.max.dim %a0 {dim = 1} : (tensor<4x0xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  func.return %0, %1 : tensor<4xf32>, tensor<4xi64>
}

func.func @f46(%a0: tensor<0x4xf32>) -> (tensor<0xf32>, tensor<0xi64>) {
  %0, %1 = aten.max.dim %a0 {dim = 1} : (tensor<0x4xf32>) -> (tensor<0xf32>, tensor<0xi64>)
  func.return %0, %1 : tensor<0xf32>, tensor<0xi64>
}

func.func @f47(%a0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
  %0, %1 = aten.max.dim %a0 {dim = 0} : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  func.return %0, %1 : tensor<f32>, tensor<i64>
}

func.func @f48(%a0: tensor<f32>, %a1: tensor<i64>) -> (tensor<f32>) {
  %0 = aten.index_select %a0, %a1 {dim = 0} : (tensor<f32>, tensor<i64>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

func.func @f49(%a0: tensor<f32>, %a1: tensor<1xi64>) -> (tensor<f32>) {
  %0 = aten.index_select %a0, %a1 {dim = 0} : (tensor<f32>, tensor<1xi64>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

func.func @f50(%a0: tensor<f32>, %a1: tensor<2xi64>) -> (tensor<f32>) {
  %0 = aten.index_select %a0, %a1 {dim = 0} : (tensor<f32>, tensor<2xi64>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

func.func @f51(%a0: tensor<4xf32>, %a1: tensor<2xi64>) -> (tensor<2xf32>) {
  %0 = aten.index_select %a0, %a1 {dim = 0} : (tensor<4xf32>, tensor<2xi64>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

func.func @f52(%a0: tensor<4x4xui8>, %a1: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.add.Tensor %a0, %a1 : (tensor<4x4xui8>, tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f53(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.clone %a0 : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f54(%a0: tensor<4x4xui8>) -> (tensor<16xui8>) {
  %0 = aten.view %a0 {size = [16]} : (tensor<4x4xui8>) -> tensor<16xui8>
  func.return %0 : tensor<16xui8>
}

func.func @f55(%a0: tensor<4x4xui8>, %a1: tensor<4x4xui8>) -> (tensor<4x4xi1>) {
  %0 = aten.eq.Tensor %a0, %a1 : (tensor<4x4xui8>, tensor<4x4xui8>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f56(%a0: tensor<4x4xui16>, %a1: tensor<4x4xui16>) -> (tensor<4x4xui16>) {
  %0 = aten.add.Tensor %a0, %a1 : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xui16>
  func.return %0 : tensor<4x4xui16>
}

func.func @f57(%a0: tensor<4x4xui16>) -> (tensor<4x4xui16>) {
  %0 = aten.clone %a0 : (tensor<4x4xui16>) -> tensor<4x4xui16>
  func.return %0 : tensor<4x4xui16>
}

func.func @f58(%a0: tensor<4x4xui16>) -> (tensor<16xui16>) {
  %0 = aten.view %a0 {size = [16]} : (tensor<4x4xui16>) -> tensor<16xui16>
  func.return %0 : tensor<16xui16>
}

func.func @f59(%a0: tensor<4x4xui16>, %a1: tensor<4x4xui16>) -> (tensor<4x4xi1>) {
  %0 = aten.eq.Tensor %a0, %a1 : (tensor<4x4xui16>, tensor<4x4xui16>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f60(%a0: tensor<4x4xui32>, %a1: tensor<4x4xui32>) -> (tensor<4x4xui32>) {
  %0 = aten.add.Tensor %a0, %a1 : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xui32>
  func.return %0 : tensor<4x4xui32>
}

func.func @f61(%a0: tensor<4x4xui32>) -> (tensor<4x4xui32>) {
  %0 = aten.clone %a0 : (tensor<4x4xui32>) -> tensor<4x4xui32>
  func.return %0 : tensor<4x4xui32>
}

func.func @f62(%a0: tensor<4x4xui32>) -> (tensor<16xui32>) {
  %0 = aten.view %a0 {size = [16]} : (tensor<4x4xui32>) -> tensor<16xui32>
  func.return %0 : tensor<16xui32>
}

func.func @f63(%a0: tensor<4x4xui32>, %a1: tensor<4x4xui32>) -> (tensor<4x4xi1>) {
  %0 = aten.eq.Tensor %a0, %a1 : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f64(%a0: tensor<4x4xf32>) -> (tensor<4x4xui16>) {
  %0 = aten._to_copy %a0 {dtype = ui16} : (tensor<4x4xf32>) -> tensor<4x4xui16>
  func.return %0 : tensor<4x4xui16>
}

func.func @f65(%a0: tensor<4x4xui16>) -> (tensor<i64>) {
  %0 = aten.sum %a0 : (tensor<4x4xui16>) -> tensor<i64>
  func.return %0 : tensor<i64>
}

func.func @f66(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.full_like %a0 {fill_value = 127} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f67(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.fill.Scalar %a0 {value = 127} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f68(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.full_like %a0 {fill_value = 128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f69(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.fill.Scalar %a0 {value = 128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f70(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.full_like %a0 {fill_value = -128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f71(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.fill.Scalar %a0 {value = -128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f72(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.full_like %a0 {fill_value = -129} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f73(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.fill.Scalar %a0 {value = -129} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f74(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.full_like %a0 {fill_value = 1.5} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f75(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.fill.Scalar %a0 {value = 1.5} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f76(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.full_like %a0 {fill_value = true} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f77(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.fill.Scalar %a0 {value = true} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f78(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.clamp %a0 {min = 127} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f79(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.add.Scalar %a0 {other = 127} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f80(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.clamp %a0 {min = 128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f81(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.add.Scalar %a0 {other = 128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f82(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.clamp %a0 {min = -128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f83(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.add.Scalar %a0 {other = -128} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f84(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.clamp %a0 {min = -129} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f85(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.add.Scalar %a0 {other = -129} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f86(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.clamp %a0 {min = 1.5} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f87(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.add.Scalar %a0 {other = 1.5} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f88(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.clamp %a0 {min = true} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f89(%a0: tensor<4x4xi8>) -> (tensor<4x4xi8>) {
  %0 = aten.add.Scalar %a0 {other = true} : (tensor<4x4xi8>) -> tensor<4x4xi8>
  func.return %0 : tensor<4x4xi8>
}

func.func @f90(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.full_like %a0 {fill_value = 255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f91(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.fill.Scalar %a0 {value = 255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f92(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.full_like %a0 {fill_value = 256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f93(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.fill.Scalar %a0 {value = 256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f94(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.full_like %a0 {fill_value = -255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f95(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.fill.Scalar %a0 {value = -255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f96(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.full_like %a0 {fill_value = -256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f97(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.fill.Scalar %a0 {value = -256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f98(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.full_like %a0 {fill_value = -1} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f99(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.fill.Scalar %a0 {value = -1} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f100(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.clamp %a0 {min = 255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f101(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.add.Scalar %a0 {other = 255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f102(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.clamp %a0 {min = 256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f103(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.add.Scalar %a0 {other = 256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f104(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.clamp %a0 {min = -255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f105(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.add.Scalar %a0 {other = -255} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f106(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.clamp %a0 {min = -256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f107(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.add.Scalar %a0 {other = -256} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f108(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.clamp %a0 {min = -1} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f109(%a0: tensor<4x4xui8>) -> (tensor<4x4xui8>) {
  %0 = aten.add.Scalar %a0 {other = -1} : (tensor<4x4xui8>) -> tensor<4x4xui8>
  func.return %0 : tensor<4x4xui8>
}

func.func @f110(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.full_like %a0 {fill_value = 9223372036854775807} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f111(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.fill.Scalar %a0 {value = 9223372036854775807} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f112(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.clamp %a0 {min = 9223372036854775807} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f113(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.add.Scalar %a0 {other = 9223372036854775807} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f114(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.full_like %a0 {fill_value = 2} : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f115(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.fill.Scalar %a0 {value = 2} : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f116(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.clamp %a0 {min = 2} : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f117(%a0: tensor<4x4xi1>) -> (tensor<4x4xi1>) {
  %0 = aten.add.Scalar %a0 {other = 2} : (tensor<4x4xi1>) -> tensor<4x4xi1>
  func.return %0 : tensor<4x4xi1>
}

func.func @f118(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Tensor_Scalar %a0 {exponent = -1} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f119(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Tensor_Scalar %a0 {exponent = 0} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f120(%a0: tensor<4x4xi64>) -> (tensor<4x4xi64>) {
  %0 = aten.pow.Tensor_Scalar %a0 {exponent = 2} : (tensor<4x4xi64>) -> tensor<4x4xi64>
  func.return %0 : tensor<4x4xi64>
}

func.func @f121(%a0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %0 = aten.pow.Tensor_Scalar %a0 {exponent = -1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

func.func @f122(%a0: tensor<4x4xi64>) -> (tensor<4x4xf32>) {
  %0 = aten.pow.Tensor_Scalar %a0 {exponent = -1.0} : (tensor<4x4xi64>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

// REMARK:       {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.masked_scatter becomes 11 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.masked_scatter is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.heaviside becomes 6 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.heaviside is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.heaviside is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.heaviside is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.mm becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.mm is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.hypot becomes 21 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.hypot is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.hypot is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.frac becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.frac is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.relu becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.abs becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.argmax becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.relu is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.abs is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.argmax is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.rsub.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Tensor becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Tensor becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Scalar becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_not becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_left_shift.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_right_shift.Tensor_Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_not becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_left_shift.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_right_shift.Tensor_Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_not is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_left_shift.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.bitwise_right_shift.Tensor_Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.max is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.max becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:12: aten-to-prim: aten.max.dim is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:12: aten-to-prim: aten.max.dim becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:12: aten-to-prim: aten.max.dim becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.index_select becomes 0 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.index_select becomes 0 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.index_select is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.index_select becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clone becomes 0 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.view becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.eq.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clone becomes 0 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.view becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.eq.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clone becomes 0 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.view becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.eq.Tensor becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._to_copy becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sum is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.full_like becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.fill.Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.clamp is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar is left to ATen: no lowering: PyTorch refuses tensors of these types, or these numbers
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-refused-types-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 2 prim ops
