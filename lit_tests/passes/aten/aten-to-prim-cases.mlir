// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in aten-to-prim.mlir.

// CHECK-LABEL: func.func @square(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 32.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pow %[[X]], %[[V0]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = aten.pow.Tensor_Scalar %x {exponent = 32} : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @symbolic(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?x8xbf16, #shape.dims<s0, 8>>) -> tensor<?xbf16, #shape.dims<s0>> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<?x8xbf16, #shape.dims<s0, 8>> -> tensor<?x8xf32, #shape.dims<s0, 8>>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<?x8xf32, #shape.dims<s0, 8>> -> tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.convert %[[V1]] : tensor<?xf32, #shape.dims<s0>> -> tensor<?xbf16, #shape.dims<s0>>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[V2]] : tensor<?xbf16, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.size <s0 * 2> : tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V3]], %[[V4]] : tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.convert %[[V5]] : tensor<?xf32, #shape.dims<s0>> -> tensor<?xbf16, #shape.dims<s0>>
// CHECK-NEXT:    func.return %[[V6]] : tensor<?xbf16, #shape.dims<s0>>
// CHECK-NEXT:  }
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %x: tensor<?x8xbf16, #shape.dims<s0, 8>>) -> tensor<?xbf16, #shape.dims<s0>> {
  %0 = aten.sum.dim_IntList %x {dim = [1]} : (tensor<?x8xbf16, #shape.dims<s0, 8>>) -> tensor<?xbf16, #shape.dims<s0>>
  %1 = aten.mul.Scalar %0 {other = <s0 * 2>} : (tensor<?xbf16, #shape.dims<s0>>) -> tensor<?xbf16, #shape.dims<s0>>
  func.return %1 : tensor<?xbf16, #shape.dims<s0>>
}

// -----

// CHECK-LABEL: func.func @var_of_prims(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<4x8xf32> -> tensor<4x8xf64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reduce <add> %[[V0]] dims [1] : tensor<4x8xf64> -> tensor<4xf64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 8.0 : tensor<4xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[V1]], %[[V2]] : tensor<4xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[V3]] dims [0] : tensor<4xf64> -> tensor<4x8xf64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V0]], %[[V4]] : tensor<4x8xf64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V5]], %[[V5]] : tensor<4x8xf64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V6]] dims [1] : tensor<4x8xf64> -> tensor<4xf64>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 7.0 : tensor<4xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.div %[[V7]], %[[V8]] : tensor<4xf64>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.convert %[[V9]] : tensor<4xf64> -> tensor<4xf32>
// CHECK-NEXT:    func.return %[[V10]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @var_of_prims(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = prims.var %x {dims = [1]} : (tensor<4x8xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @sum_of_prims(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [0] : tensor<4x8xf32> -> tensor<8xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:  }
func.func @sum_of_prims(%x: tensor<4x8xf32>) -> tensor<8xf32> {
  %0 = prims.sum %x {dims = [0]} : (tensor<4x8xf32>) -> tensor<8xf32>
  func.return %0 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @product_of_prims(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <mul> %[[X]] dims [0] : tensor<4x8xf32> -> tensor<8xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:  }
func.func @product_of_prims(%x: tensor<4x8xf32>) -> tensor<8xf32> {
  %0 = prims.prod %x {dims = [0]} : (tensor<4x8xf32>) -> tensor<8xf32>
  func.return %0 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @rms_norm_backward(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x8xf32>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: tensor<4x1xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[R]] : tensor<4x1xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[X]], %[[V1]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[W]] dims [1] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[G]], %[[V3]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V2]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 8.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V6]], %[[V7]] : tensor<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V2]], %[[V9]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sub %[[V4]], %[[V10]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V0]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[G]], %[[V2]] : tensor<4x8xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.reduce <add> %[[V14]] dims [0] : tensor<4x8xf32> -> tensor<8xf32>
// CHECK-NEXT:    func.return %[[V13]], %[[V15]] : tensor<4x8xf32>, tensor<8xf32>
// CHECK-NEXT:  }
func.func @rms_norm_backward(%g: tensor<4x8xf32>, %x: tensor<4x8xf32>, %r: tensor<4x1xf32>, %w: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) {
  %0, %1 = aten._fused_rms_norm_backward %g, %x, %r, %w {normalized_shape = [8], output_mask = [true, true]} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x1xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>)
  func.return %0, %1 : tensor<4x8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @max_pool3d_backward(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<1x1x2x2xf32>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x2x4x4xf32>,
// CHECK-SAME:  %[[AT:[^ ,:]+]]: tensor<1x1x2x2xi64>) -> tensor<1x2x4x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[G]] : tensor<1x1x2x2xf32> -> tensor<1x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[AT]] : tensor<1x1x2x2xi64> -> tensor<1x4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.0 : tensor<1x32xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.iota dim 0 : tensor<1x4xi64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.scatter <add> %[[V2]][%[[V3]], %[[V1]]], %[[V0]] : tensor<1x32xf32>, tensor<1x4xf32> -> tensor<1x32xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[V4]] : tensor<1x32xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    func.return %[[V5]] : tensor<1x2x4x4xf32>
// CHECK-NEXT:  }
func.func @max_pool3d_backward(%g: tensor<1x1x2x2xf32>, %x: tensor<1x2x4x4xf32>, %at: tensor<1x1x2x2xi64>) -> tensor<1x2x4x4xf32> {
  %0 = aten.max_pool3d_with_indices_backward %g, %x, %at {kernel_size = [2, 2, 2], stride = [2, 2, 2], padding = [0, 0, 0], dilation = [1, 1, 1], ceil_mode = false} : (tensor<1x1x2x2xf32>, tensor<1x2x4x4xf32>, tensor<1x1x2x2xi64>) -> tensor<1x2x4x4xf32>
  func.return %0 : tensor<1x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @adaptive_pool3d_backward(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<1x1x2x2xf32>, %[[X:[^ ,:]+]]: tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 8.0 : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.div %[[G]], %[[V0]] : tensor<1x1x2x2xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.broadcast %[[V1]] dims [0, 1, 3, 5] : tensor<1x1x2x2xf32> -> tensor<1x1x2x2x2x2x2xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<1x1x2x2x2x2x2xf32> -> tensor<1x2x4x4xf32>
// CHECK-NEXT:    func.return %[[V3]] : tensor<1x2x4x4xf32>
// CHECK-NEXT:  }
func.func @adaptive_pool3d_backward(%g: tensor<1x1x2x2xf32>, %x: tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> {
  %0 = aten._adaptive_avg_pool3d_backward %g, %x : (tensor<1x1x2x2xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  func.return %0 : tensor<1x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @any_of_bytes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xui8>, %[[Y:[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi16> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<4xui8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[Y]] : tensor<4xi8> -> tensor<4xi16>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<4xi16>
// CHECK-NEXT:    func.return %[[V2]] : tensor<4xi16>
// CHECK-NEXT:  }
func.func @any_of_bytes(%x: tensor<4xui8>, %y: tensor<4xi8>) -> tensor<4xi16> {
  %0 = aten.add.Tensor %x, %y : (tensor<4xui8>, tensor<4xi8>) -> tensor<4xi16>
  func.return %0 : tensor<4xi16>
}

// -----

// CHECK-LABEL: func.func @fma_of_prims(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.fma %[[X]], %[[Y]], %[[Z]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @fma_of_prims(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prims.fma %x, %y, %z : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @cut_off(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 - 3>> {
// CHECK-NEXT:    shape.assert <min(max(s0 - 2, 0), 1)>, "negative padding cuts off more than dimension 0 has"
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.slice %[[X]] offsets [1] strides [1] : tensor<?xf32, #shape.dims<s0>> -> tensor<?xf32, #shape.dims<s0 - 3>>
// CHECK-NEXT:    func.return %[[V0]] : tensor<?xf32, #shape.dims<s0 - 3>>
// CHECK-NEXT:  }
func.func @cut_off(%s0: index {shape.symbol = "s0"}, %x: tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 - 3>> {
  %0 = aten.constant_pad_nd %x {pad = [-1, -2], value = 0} : (tensor<?xf32, #shape.dims<s0>>) -> tensor<?xf32, #shape.dims<s0 - 3>>
  func.return %0 : tensor<?xf32, #shape.dims<s0 - 3>>
}

// -----

// CHECK-LABEL: func.func @largest(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "u0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<?xf32, #shape.dims<u0>>) -> tensor<f32> {
// CHECK-NEXT:    shape.assert <min(max(u0, 0), 1)>, "the maximum or minimum along dimension 0, which has no elements"
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <maximum> %[[Y]] dims [0] : tensor<?xf32, #shape.dims<u0>> -> tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @largest(%s0: index {shape.symbol = "s0"}, %x: tensor<8xf32>, %n: index {shape.symbol = "u0"}, %y: tensor<?xf32, #shape.dims<u0>>) -> tensor<f32> {
  %0 = aten.amax %y {dim = [0]} : (tensor<?xf32, #shape.dims<u0>>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @squeezed(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "u0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<?x1x4xf32, #shape.dims<u0, 1, 4>>) -> tensor<?x4xf32, #shape.dims<u0, 4>> {
// CHECK-NEXT:    shape.assert <min(max(max(-u0, u0 - 2) + 1, 0), 1)>, "squeeze keeps a dimension whose size depends on values, and it is 1"
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reshape %[[Y]] : tensor<?x1x4xf32, #shape.dims<u0, 1, 4>> -> tensor<?x4xf32, #shape.dims<u0, 4>>
// CHECK-NEXT:    func.return %[[V0]] : tensor<?x4xf32, #shape.dims<u0, 4>>
// CHECK-NEXT:  }
func.func @squeezed(%n: index {shape.symbol = "u0"}, %y: tensor<?x1x4xf32, #shape.dims<u0, 1, 4>>) -> tensor<?x4xf32, #shape.dims<u0, 4>> {
  %0 = aten.squeeze %y : (tensor<?x1x4xf32, #shape.dims<u0, 1, 4>>) -> tensor<?x4xf32, #shape.dims<u0, 4>>
  func.return %0 : tensor<?x4xf32, #shape.dims<u0, 4>>
}

// -----

// CHECK-LABEL: func.func @no_places(
// CHECK-SAME:  %[[N:[^ ,:]+]]: index {shape.symbol = "u0"},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<?xf32, #shape.dims<u0>>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<5xi64>) -> tensor<5xf32> {
// CHECK-NEXT:    shape.assert <min(max(u0, 0), 1)>, "index out of range: dimension 0 has no elements"
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.gather %[[Y]][%[[I]]] : tensor<?xf32, #shape.dims<u0>> -> tensor<5xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @no_places(%n: index {shape.symbol = "u0"}, %y: tensor<?xf32, #shape.dims<u0>>, %i: tensor<5xi64>) -> tensor<5xf32> {
  %0 = aten.index_select %y, %i {dim = 0} : (tensor<?xf32, #shape.dims<u0>>, tensor<5xi64>) -> tensor<5xf32>
  func.return %0 : tensor<5xf32>
}

// -----

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<f64>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: tensor<f16>) -> (tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<f64>, tensor<4xi32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[A]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.broadcast %[[V0]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[V1]], %[[B]] : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.convert %[[D]] : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[C]] : tensor<i64> -> tensor<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.broadcast %[[V4]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.mul %[[V3]], %[[V5]] : tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.convert %[[V6]] : tensor<4xf32> -> tensor<4xf16>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.convert %[[E]] : tensor<4xi32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.convert %[[F]] : tensor<f16> -> tensor<f32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.broadcast %[[V9]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.add %[[V8]], %[[V10]] : tensor<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.convert %[[V11]] : tensor<4xf32> -> tensor<4xf16>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.convert %[[C]] : tensor<i64> -> tensor<f64>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[V13]], %[[A]] : tensor<f64>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.convert %[[C]] : tensor<i64> -> tensor<i32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[V15]] dims [] : tensor<i32> -> tensor<4xi32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.add %[[E]], %[[V16]] : tensor<4xi32>
// CHECK-NEXT:    func.return %[[V2]], %[[V7]], %[[V12]], %[[V14]], %[[V17]] : tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<f64>, tensor<4xi32>
// CHECK-NEXT:  }
func.func @no_dimensions(%a: tensor<f64>, %b: tensor<4xf32>, %c: tensor<i64>, %d: tensor<4xf16>, %e: tensor<4xi32>, %f: tensor<f16>) -> (tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<f64>, tensor<4xi32>) {
  %0 = aten.add.Tensor %a, %b : (tensor<f64>, tensor<4xf32>) -> tensor<4xf32>
  %1 = aten.mul.Tensor %d, %c : (tensor<4xf16>, tensor<i64>) -> tensor<4xf16>
  %2 = aten.add.Tensor %e, %f : (tensor<4xi32>, tensor<f16>) -> tensor<4xf16>
  %3 = aten.sub.Tensor %c, %a : (tensor<i64>, tensor<f64>) -> tensor<f64>
  %4 = aten.add.Tensor %e, %c : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
  func.return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<f64>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @parameters(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4x4xf32>) -> (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.compare <eq> %[[X]], %[[V0]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 2.0 : tensor<4x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 3.0 : tensor<4x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.mul %[[V2]], %[[V3]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.add %[[X]], %[[V4]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 2.5 : tensor<4x4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant -2.0 : tensor<4x4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.mul %[[X]], %[[V7]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.add %[[V6]], %[[V8]] : tensor<4x4xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V5]], %[[V9]] : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:  }
func.func @parameters(%x: tensor<4x4xf32>) -> (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = aten.eq.Scalar %x {other = true} : (tensor<4x4xf32>) -> tensor<4x4xi1>
  %1 = aten.add.Scalar %x {other = 2, alpha = 3} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = aten.rsub.Scalar %x {other = 2.5, alpha = 2} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0, %1, %2 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>
}

// REMARK:       {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.pow.Tensor_Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sum.dim_IntList becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.mul.Scalar becomes 4 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: prims.var becomes 11 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: prims.sum becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: prims.prod becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:12: aten-to-prim: aten._fused_rms_norm_backward becomes 16 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.max_pool3d_with_indices_backward becomes 6 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten._adaptive_avg_pool3d_backward becomes 4 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: prims.fma becomes 1 prim op
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.constant_pad_nd becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.amax becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.squeeze becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.index_select becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.mul.Tensor becomes 5 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 5 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.sub.Tensor becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Tensor becomes 3 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.eq.Scalar becomes 2 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.add.Scalar becomes 4 prim ops
// REMARK-NEXT:  {{.*}}aten-to-prim-cases.mlir:{{[0-9]+}}:8: aten-to-prim: aten.rsub.Scalar becomes 4 prim ops
