// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim --split-input-file --machine=h100 | filecheck %s

// The same for a GPU: rows that a kernel keeps, rows that are too long for that, and rows of unknown length.

// CHECK-LABEL: func.func @variances(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x1024xf32>,
// CHECK-SAME:  %[[LONG:[^ ,:]+]]: tensor<2x4000000xf32>,
// CHECK-SAME:  %[[ROWS:[^ ,:]+]]: tensor<8x?xf32, #shape.dims<8, s0>>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"}) -> (tensor<8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8x1xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<8x1024xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1024.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<8xf32> -> tensor<8x1024xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[X]], %[[V3]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V4]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [1] : tensor<8x1024xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.reduce <add> %[[V4]] dims [1] : tensor<8x1024xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.constant 1024.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.div %[[V7]], %[[V8]] : tensor<8xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[V9]] : tensor<8xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.constant 1024.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.mul %[[V10]], %[[V11]] : tensor<8xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[V6]], %[[V12]] : tensor<8xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.constant 0.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.maximum %[[V13]], %[[V14]] : tensor<8xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.add %[[V2]], %[[V9]] : tensor<8xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.constant 1023.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.div %[[V15]], %[[V17]] : tensor<8xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.reduce <add> %[[LONG]] dims [1] : tensor<2x4000000xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.constant 4000000.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.div %[[V19]], %[[V20]] : tensor<2xf32>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.broadcast %[[V21]] dims [0] : tensor<2xf32> -> tensor<2x4000000xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.sub %[[LONG]], %[[V22]] : tensor<2x4000000xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.mul %[[V23]], %[[V23]] : tensor<2x4000000xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.reduce <add> %[[V24]] dims [1] : tensor<2x4000000xf32> -> tensor<2xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.constant 4000000.0 : tensor<2xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.div %[[V25]], %[[V26]] : tensor<2xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.reduce <add> %[[ROWS]] dims [1] : tensor<8x?xf32, #shape.dims<8, s0>> -> tensor<8xf32>
// CHECK-NEXT:    %[[V29:[^ ,:]+]] = prim.size <s0> : tensor<8xf32>
// CHECK-NEXT:    %[[V30:[^ ,:]+]] = prim.div %[[V28]], %[[V29]] : tensor<8xf32>
// CHECK-NEXT:    %[[V31:[^ ,:]+]] = prim.broadcast %[[V30]] dims [0] : tensor<8xf32> -> tensor<8x?xf32, #shape.dims<8, s0>>
// CHECK-NEXT:    %[[V32:[^ ,:]+]] = prim.sub %[[ROWS]], %[[V31]] : tensor<8x?xf32, #shape.dims<8, s0>>
// CHECK-NEXT:    %[[V33:[^ ,:]+]] = prim.mul %[[V32]], %[[V32]] : tensor<8x?xf32, #shape.dims<8, s0>>
// CHECK-NEXT:    %[[V34:[^ ,:]+]] = prim.reduce <add> %[[V33]] dims [1] : tensor<8x?xf32, #shape.dims<8, s0>> -> tensor<8xf32>
// CHECK-NEXT:    %[[V35:[^ ,:]+]] = prim.reduce <add> %[[V32]] dims [1] : tensor<8x?xf32, #shape.dims<8, s0>> -> tensor<8xf32>
// CHECK-NEXT:    %[[V36:[^ ,:]+]] = prim.size <s0> : tensor<8xf32>
// CHECK-NEXT:    %[[V37:[^ ,:]+]] = prim.div %[[V35]], %[[V36]] : tensor<8xf32>
// CHECK-NEXT:    %[[V38:[^ ,:]+]] = prim.mul %[[V37]], %[[V37]] : tensor<8xf32>
// CHECK-NEXT:    %[[V39:[^ ,:]+]] = prim.size <s0> : tensor<8xf32>
// CHECK-NEXT:    %[[V40:[^ ,:]+]] = prim.mul %[[V38]], %[[V39]] : tensor<8xf32>
// CHECK-NEXT:    %[[V41:[^ ,:]+]] = prim.sub %[[V34]], %[[V40]] : tensor<8xf32>
// CHECK-NEXT:    %[[V42:[^ ,:]+]] = prim.constant 0.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V43:[^ ,:]+]] = prim.maximum %[[V41]], %[[V42]] : tensor<8xf32>
// CHECK-NEXT:    %[[V44:[^ ,:]+]] = prim.add %[[V30]], %[[V37]] : tensor<8xf32>
// CHECK-NEXT:    %[[V45:[^ ,:]+]] = prim.size <max(s0 - 1, 0)> : tensor<8xf32>
// CHECK-NEXT:    %[[V46:[^ ,:]+]] = prim.div %[[V43]], %[[V45]] : tensor<8xf32>
// CHECK-NEXT:    %[[V47:[^ ,:]+]] = prim.sqrt %[[V46]] : tensor<8xf32>
// CHECK-NEXT:    %[[V48:[^ ,:]+]] = prim.reshape %[[V47]] : tensor<8xf32> -> tensor<8x1xf32>
// CHECK-NEXT:    func.return %[[V18]], %[[V27]], %[[V21]], %[[V48]] : tensor<8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8x1xf32>
// CHECK-NEXT:  }
func.func @variances(%x: tensor<8x1024xf32>, %long: tensor<2x4000000xf32>, %rows: tensor<8x?xf32, #shape.dims<8, s0>>, %s0: index {shape.symbol = "s0"}) -> (tensor<8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8x1xf32>) {
  %0 = aten.var.correction %x {dim = [1]} : (tensor<8x1024xf32>) -> tensor<8xf32>
  %1, %2 = aten.var_mean.correction %long {dim = [1], correction = 0} : (tensor<2x4000000xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %3 = aten.std.correction %rows {dim = [1], keepdim = true} : (tensor<8x?xf32, #shape.dims<8, s0>>) -> tensor<8x1xf32>
  func.return %0, %1, %2, %3 : tensor<8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8x1xf32>
}

// -----

// CHECK-LABEL: func.func @normalized(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<8x1024xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<1024xf32>) -> (tensor<8x1024xf32>, tensor<8x1xf32>, tensor<8x1xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reduce <add> %[[X]] dims [1] : tensor<8x1024xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1024.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[V0]], %[[V1]] : tensor<8xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<8xf32> -> tensor<8x1024xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[X]], %[[V3]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.mul %[[V4]], %[[V4]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <add> %[[V5]] dims [1] : tensor<8x1024xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1024.0 : tensor<8xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.div %[[V6]], %[[V7]] : tensor<8xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 1.0e-05 : tensor<8xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.add %[[V8]], %[[V9]] : tensor<8xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.rsqrt %[[V10]] : tensor<8xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.broadcast %[[V2]] dims [0] : tensor<8xf32> -> tensor<8x1024xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.sub %[[X]], %[[V12]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V11]] dims [0] : tensor<8xf32> -> tensor<8x1024xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.mul %[[V13]], %[[V14]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.broadcast %[[W]] dims [1] : tensor<1024xf32> -> tensor<8x1024xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.mul %[[V15]], %[[V16]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.broadcast %[[W]] dims [1] : tensor<1024xf32> -> tensor<8x1024xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.add %[[V17]], %[[V18]] : tensor<8x1024xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.reshape %[[V2]] : tensor<8xf32> -> tensor<8x1xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.reshape %[[V11]] : tensor<8xf32> -> tensor<8x1xf32>
// CHECK-NEXT:    func.return %[[V19]], %[[V20]], %[[V21]] : tensor<8x1024xf32>, tensor<8x1xf32>, tensor<8x1xf32>
// CHECK-NEXT:  }
func.func @normalized(%x: tensor<8x1024xf32>, %w: tensor<1024xf32>) -> (tensor<8x1024xf32>, tensor<8x1xf32>, tensor<8x1xf32>) {
  %0, %1, %2 = aten.native_layer_norm %x, %w, %w {normalized_shape = [1024], eps = 1.0e-05} : (tensor<8x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> (tensor<8x1024xf32>, tensor<8x1xf32>, tensor<8x1xf32>)
  func.return %0, %1, %2 : tensor<8x1024xf32>, tensor<8x1xf32>, tensor<8x1xf32>
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @factors(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
  // CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.convert %[[X]] : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[X]] : tensor<4xbf16> -> tensor<4xf32>
  // CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.3 : tensor<4xf32>
  // CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.fma %[[V1]], %[[V2]], %[[V0]] : tensor<4xf32>
  // CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.convert %[[V3]] : tensor<4xf32> -> tensor<4xbf16>
  // CHECK-NEXT:    func.return %[[V4]] : tensor<4xbf16>
  // CHECK-NEXT:  }
  func.func @factors(%x: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = aten.add.Tensor %x, %x {alpha = 0.3} : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
    func.return %0 : tensor<4xbf16>
  }
}
