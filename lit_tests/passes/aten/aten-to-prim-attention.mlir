// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p aten-to-prim,canonicalize,cse,dce | filecheck %s

/// Two contractions; what comes out of the second is divided by the sums of the weights. A row of which a mask keeps
/// nothing gives zeros.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x9x16xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x4x13x16xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x4x13x16xf32>,
// CHECK-SAME:  %[[M:[^ ,:]+]]: tensor<9x13xi1>) -> tensor<2x4x9x16xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1, m, k], %[[K]][b, b1, n, k] -> [b, b1, m, n] : tensor<2x4x9x16xf32>, tensor<2x4x13x16xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 0.25 : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[V0]], %[[V1]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.broadcast %[[M]] dims [2, 3] : tensor<9x13xi1> -> tensor<2x4x9x13xi1>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.constant -inf : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.select %[[V3]], %[[V2]], %[[V4]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.reduce <maximum> %[[V5]] dims [3] : tensor<2x4x9x13xf32> -> tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant -inf : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.compare <eq> %[[V6]], %[[V7]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.select %[[V8]], %[[V9]], %[[V6]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V10]] dims [0, 1, 2] : tensor<2x4x9xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V5]], %[[V11]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.exp %[[V12]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.reduce <add> %[[V13]] dims [3] : tensor<2x4x9x13xf32> -> tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.compare <eq> %[[V14]], %[[V9]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.select %[[V15]], %[[V16]], %[[V14]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.contract <mul, add> %[[V13]][b, b1, m, k], %[[V]][b, b1, k, n] -> [b, b1, m, n] : tensor<2x4x9x13xf32>, tensor<2x4x13x16xf32> -> tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.broadcast %[[V17]] dims [0, 1, 2] : tensor<2x4x9xf32> -> tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.div %[[V18]], %[[V19]] : tensor<2x4x9x16xf32>
// CHECK-NEXT:    func.return %[[V20]] : tensor<2x4x9x16xf32>
// CHECK-NEXT:  }
func.func @masked(%q: tensor<2x4x9x16xf32>, %k: tensor<2x4x13x16xf32>, %v: tensor<2x4x13x16xf32>, %m: tensor<9x13xi1>) -> tensor<2x4x9x16xf32> {
  %0 = aten.scaled_dot_product_attention %q, %k, %v, %m : (tensor<2x4x9x16xf32>, tensor<2x4x13x16xf32>, tensor<2x4x13x16xf32>, tensor<9x13xi1>) -> tensor<2x4x9x16xf32>
  func.return %0 : tensor<2x4x9x16xf32>
}

/// Heads of queries that share one of keys count through a dimension of their own; the weights are kept in the type of
/// the values.
// CHECK-LABEL: func.func @shared_heads(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x9x16xbf16>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x2x13x16xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x2x13x16xbf16>) -> (tensor<2x4x9x16xbf16>, tensor<2x4x9xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1 * 2 + m, m1, k], %[[K]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x9x16xbf16>, tensor<2x2x13x16xbf16> -> tensor<2x2x2x9x13xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x2x2x9x13xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.25 : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.iota dim 2 : tensor<2x4x9x13xi64>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.iota dim 3 : tensor<2x4x9x13xi64>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.compare <ge> %[[V4]], %[[V5]] : tensor<2x4x9x13xi64>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant -inf : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.select %[[V6]], %[[V3]], %[[V7]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.reduce <maximum> %[[V8]] dims [3] : tensor<2x4x9x13xf32> -> tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.constant -inf : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.compare <eq> %[[V9]], %[[V10]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.constant 0.0 : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.select %[[V11]], %[[V12]], %[[V9]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.broadcast %[[V13]] dims [0, 1, 2] : tensor<2x4x9xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.sub %[[V8]], %[[V14]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.exp %[[V15]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.reduce <add> %[[V16]] dims [3] : tensor<2x4x9x13xf32> -> tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.compare <eq> %[[V17]], %[[V12]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V19:[^ ,:]+]] = prim.constant 1.0 : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V20:[^ ,:]+]] = prim.select %[[V18]], %[[V19]], %[[V17]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V21:[^ ,:]+]] = prim.convert %[[V16]] : tensor<2x4x9x13xf32> -> tensor<2x4x9x13xbf16>
// CHECK-NEXT:    %[[V22:[^ ,:]+]] = prim.contract <mul, add> %[[V21]][b, b1 * 2 + m, m1, k], %[[V]][b, b1, k, n] -> [b, b1, m, m1, n] : tensor<2x4x9x13xbf16>, tensor<2x2x13x16xbf16> -> tensor<2x2x2x9x16xf32>
// CHECK-NEXT:    %[[V23:[^ ,:]+]] = prim.reshape %[[V22]] : tensor<2x2x2x9x16xf32> -> tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V24:[^ ,:]+]] = prim.broadcast %[[V20]] dims [0, 1, 2] : tensor<2x4x9xf32> -> tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V25:[^ ,:]+]] = prim.div %[[V23]], %[[V24]] : tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V26:[^ ,:]+]] = prim.log %[[V20]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V27:[^ ,:]+]] = prim.add %[[V26]], %[[V13]] : tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V28:[^ ,:]+]] = prim.convert %[[V25]] : tensor<2x4x9x16xf32> -> tensor<2x4x9x16xbf16>
// CHECK-NEXT:    func.return %[[V28]], %[[V27]] : tensor<2x4x9x16xbf16>, tensor<2x4x9xf32>
// CHECK-NEXT:  }
func.func @shared_heads(%q: tensor<2x4x9x16xbf16>, %k: tensor<2x2x13x16xbf16>, %v: tensor<2x2x13x16xbf16>) -> (tensor<2x4x9x16xbf16>, tensor<2x4x9xf32>) {
  %0, %1 = aten._scaled_dot_product_flash_attention_for_cpu %q, %k, %v {is_causal = true} : (tensor<2x4x9x16xbf16>, tensor<2x2x13x16xbf16>, tensor<2x2x13x16xbf16>) -> (tensor<2x4x9x16xbf16>, tensor<2x4x9xf32>)
  func.return %0, %1 : tensor<2x4x9x16xbf16>, tensor<2x4x9xf32>
}

/// The gradients of keys and values are sums over the heads that share them, too.
// CHECK-LABEL: func.func @gradients(
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<2x4x9x16xf32>,
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x9x16xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<2x2x13x16xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: tensor<2x2x13x16xf32>,
// CHECK-SAME:  %[[O:[^ ,:]+]]: tensor<2x4x9x16xf32>,
// CHECK-SAME:  %[[L:[^ ,:]+]]: tensor<2x4x9xf32>) -> (tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32>, tensor<2x2x13x16xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.contract <mul, add> %[[Q]][b, b1 * 2 + m, m1, k], %[[K]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32> -> tensor<2x2x2x9x13xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reshape %[[V0]] : tensor<2x2x2x9x13xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 0.25 : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.mul %[[V1]], %[[V2]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.broadcast %[[L]] dims [0, 1, 2] : tensor<2x4x9xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.sub %[[V3]], %[[V4]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.exp %[[V5]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.mul %[[G]], %[[O]] : tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.reduce <add> %[[V7]] dims [3] : tensor<2x4x9x16xf32> -> tensor<2x4x9xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.contract <mul, add> %[[G]][b, b1 * 2 + m, m1, k], %[[V]][b, b1, n, k] -> [b, b1, m, m1, n] : tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32> -> tensor<2x2x2x9x13xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.reshape %[[V9]] : tensor<2x2x2x9x13xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.broadcast %[[V8]] dims [0, 1, 2] : tensor<2x4x9xf32> -> tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.sub %[[V10]], %[[V11]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V6]], %[[V12]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.mul %[[V13]], %[[V2]] : tensor<2x4x9x13xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.contract <mul, add> %[[V14]][b, b1 * 2 + m, m1, k], %[[K]][b, b1, k, n] -> [b, b1, m, m1, n] : tensor<2x4x9x13xf32>, tensor<2x2x13x16xf32> -> tensor<2x2x2x9x16xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.reshape %[[V15]] : tensor<2x2x2x9x16xf32> -> tensor<2x4x9x16xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.contract <mul, add> %[[V14]][b, b1 * 2 + k, k1, m], %[[Q]][b, b1 * 2 + k, k1, n] -> [b, b1, m, n] where k = 2 : tensor<2x4x9x13xf32>, tensor<2x4x9x16xf32> -> tensor<2x2x13x16xf32>
// CHECK-NEXT:    %[[V18:[^ ,:]+]] = prim.contract <mul, add> %[[V6]][b, b1 * 2 + k, k1, m], %[[G]][b, b1 * 2 + k, k1, n] -> [b, b1, m, n] where k = 2 : tensor<2x4x9x13xf32>, tensor<2x4x9x16xf32> -> tensor<2x2x13x16xf32>
// CHECK-NEXT:    func.return %[[V16]], %[[V17]], %[[V18]] : tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32>, tensor<2x2x13x16xf32>
// CHECK-NEXT:  }
func.func @gradients(%g: tensor<2x4x9x16xf32>, %q: tensor<2x4x9x16xf32>, %k: tensor<2x2x13x16xf32>, %v: tensor<2x2x13x16xf32>, %o: tensor<2x4x9x16xf32>, %l: tensor<2x4x9xf32>) -> (tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32>, tensor<2x2x13x16xf32>) {
  %0, %1, %2 = aten._scaled_dot_product_flash_attention_for_cpu_backward %g, %q, %k, %v, %o, %l {dropout_p = 0.0, is_causal = false} : (tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32>, tensor<2x2x13x16xf32>, tensor<2x4x9x16xf32>, tensor<2x4x9xf32>) -> (tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32>, tensor<2x2x13x16xf32>)
  func.return %0, %1, %2 : tensor<2x4x9x16xf32>, tensor<2x2x13x16xf32>, tensor<2x2x13x16xf32>
}

/// What ATen's random numbers drop stays with the library.
// CHECK-LABEL: func.func @dropout(
// CHECK-SAME:  %[[Q:[^ ,:]+]]: tensor<2x4x9x16xf32>) -> tensor<2x4x9x16xf32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.scaled_dot_product_attention %[[Q]], %[[Q]], %[[Q]] {dropout_p = 0.5} attributes {extern = "library"} : (tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>) -> tensor<2x4x9x16xf32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<2x4x9x16xf32>
// CHECK-NEXT:  }
func.func @dropout(%q: tensor<2x4x9x16xf32>) -> tensor<2x4x9x16xf32> {
  %0 = aten.scaled_dot_product_attention %q, %q, %q {dropout_p = 0.5} : (tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>) -> tensor<2x4x9x16xf32>
  func.return %0 : tensor<2x4x9x16xf32>
}
