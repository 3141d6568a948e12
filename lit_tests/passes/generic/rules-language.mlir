// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'rules{file=%S/Inputs/language.rules}' --split-input-file | filecheck %s

/// Rules of one operation; the first that matches applies.
// CHECK-LABEL: func.func @constants(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 4.0 : tensor<f32>
// CHECK-NEXT:    %[[A:[^ ,:]+]] = prim.constant 1.5 : tensor<f32>
// CHECK-NEXT:    %[[B:[^ ,:]+]] = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = prim.constant 3.5 : tensor<f32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = prim.constant 21.0 : tensor<f32>
// CHECK-NEXT:    %[[E:[^ ,:]+]] = prim.add %[[V0]], %[[V1]] : tensor<f32>
// CHECK-NEXT:    func.return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @constants() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %1 = prim.constant 1.0 : tensor<f32>
  %2 = prim.constant 2.0 : tensor<f32>
  %3 = prim.constant 3.0 : tensor<f32>
  %4 = prim.constant 4.0 : tensor<f32>
  %7 = prim.constant 7.0 : tensor<f32>
  %8 = prim.constant 7.0 : tensor<f32>
  %a = prim.add %7, %1 : tensor<f32>
  %b = prim.add %2, %3 : tensor<f32>
  %c = prim.add %4, %2 : tensor<f32>
  %d = prim.add %7, %8 : tensor<f32>
  %e = prim.add %3, %4 : tensor<f32>
  func.return %a, %b, %c, %d, %e : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4xbf16>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 2.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[X]], %[[V0]] : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[N]], %[[N]] : tensor<4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[X]], %[[Y]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]], %[[H]], %[[C]], %[[V3]], %[[Y]] : tensor<4xf32>, tensor<4xi32>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @sums(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: tensor<4xi32>, %h: tensor<4xf16>, %i: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf32>) {
  %0 = prim.add %x, %x : tensor<4xf32>
  %1 = prim.add %n, %n : tensor<4xi32>
  %2 = prim.add %h, %i : tensor<4xf16>
  %3 = prim.add %b, %c : tensor<4xbf16>
  %m = prim.neg %y : tensor<4xf32>
  %4 = prim.add %x, %m : tensor<4xf32>
  %p = prim.ceil %y : tensor<4xf32>
  %q = prim.ceil %y : tensor<4xf32>
  %5 = prim.add %p, %q : tensor<4xf32>
  func.return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xi32>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @transposes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<3x3xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<3x3x3xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<3x3x3xf64>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf64>, tensor<3x3x3xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[X]] permutation [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.neg %[[Y]] : tensor<3x3xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.transpose %[[Z]] permutation [0, 1, 2] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.transpose %[[W]] permutation [1, 2, 0] : tensor<3x3x3xf64> -> tensor<3x3x3xf64>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.transpose %[[Z]] permutation [2, 1, 0] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf64>, tensor<3x3x3xf32>
// CHECK-NEXT:  }
func.func @transposes(%x: tensor<2x3xf32>, %y: tensor<3x3xf32>, %z: tensor<3x3x3xf32>, %w: tensor<3x3x3xf64>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf64>, tensor<3x3x3xf32>) {
  %0 = prim.transpose %x permutation [0, 1] : tensor<2x3xf32> -> tensor<2x3xf32>
  %1 = prim.transpose %x permutation [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %2 = prim.transpose %y permutation [1, 0] : tensor<3x3xf32> -> tensor<3x3xf32>
  %3 = prim.transpose %z permutation [1, 2, 0] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
  %4 = prim.transpose %w permutation [1, 2, 0] : tensor<3x3x3xf64> -> tensor<3x3x3xf64>
  %5 = prim.transpose %z permutation [2, 1, 0] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
  func.return %0, %1, %2, %3, %4, %5 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf64>, tensor<3x3x3xf32>
}

// -----

/// Shapes on the left side.
// CHECK-LABEL: func.func @shapes(
// CHECK-SAME:  %[[A:[^ ,:]+]]: tensor<4x4xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4x5xf32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<3x8xf64>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<2x6x5xi32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: tensor<3x6x5xf32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: tensor<2x3x4x7xf32>,
// CHECK-SAME:  %[[G:[^ ,:]+]]: tensor<2x3x3x7xf32>,
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:  %[[I:[^ ,:]+]]: tensor<9x9xf64>,
// CHECK-SAME:  %[[J:[^ ,:]+]]: tensor<9xi8>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: tensor<5xf32>) -> (tensor<4x4xf32>, tensor<4x5xf32>, tensor<3x8xf64>, tensor<2x6x5xi32>, tensor<3x6x5xf32>, tensor<2x3x4x7xf32>, tensor<2x3x3x7xf32>, tensor<f32>, tensor<9x9xf64>, tensor<9xi8>, tensor<5xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.ceil %[[A]] : tensor<4x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[B]] : tensor<4x5xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.log %[[C]] : tensor<3x8xf64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.neg %[[D]] : tensor<2x6x5xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.abs %[[E]] : tensor<3x6x5xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.exp %[[F]] : tensor<2x3x4x7xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.abs %[[G]] : tensor<2x3x3x7xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.sqrt %[[H]] : tensor<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.tanh %[[I]] : tensor<9x9xf64>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.abs %[[K]] : tensor<5xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[J]], %[[V9]] : tensor<4x4xf32>, tensor<4x5xf32>, tensor<3x8xf64>, tensor<2x6x5xi32>, tensor<3x6x5xf32>, tensor<2x3x4x7xf32>, tensor<2x3x3x7xf32>, tensor<f32>, tensor<9x9xf64>, tensor<9xi8>, tensor<5xf32>
// CHECK-NEXT:  }
func.func @shapes(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x8xf64>, %d: tensor<2x6x5xi32>, %e: tensor<3x6x5xf32>, %f: tensor<2x3x4x7xf32>, %g: tensor<2x3x3x7xf32>, %h: tensor<f32>, %i: tensor<9x9xf64>, %j: tensor<9xi8>, %k: tensor<5xf32>) -> (tensor<4x4xf32>, tensor<4x5xf32>, tensor<3x8xf64>, tensor<2x6x5xi32>, tensor<3x6x5xf32>, tensor<2x3x4x7xf32>, tensor<2x3x3x7xf32>, tensor<f32>, tensor<9x9xf64>, tensor<9xi8>, tensor<5xf32>) {
  %0 = prim.abs %a : tensor<4x4xf32>
  %1 = prim.abs %b : tensor<4x5xf32>
  %2 = prim.abs %c : tensor<3x8xf64>
  %3 = prim.abs %d : tensor<2x6x5xi32>
  %4 = prim.abs %e : tensor<3x6x5xf32>
  %5 = prim.abs %f : tensor<2x3x4x7xf32>
  %6 = prim.abs %g : tensor<2x3x3x7xf32>
  %7 = prim.abs %h : tensor<f32>
  %8 = prim.abs %i : tensor<9x9xf64>
  %9 = prim.abs %j : tensor<9xi8>
  %10 = prim.abs %k : tensor<5xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<4x4xf32>, tensor<4x5xf32>, tensor<3x8xf64>, tensor<2x6x5xi32>, tensor<3x6x5xf32>, tensor<2x3x4x7xf32>, tensor<2x3x3x7xf32>, tensor<f32>, tensor<9x9xf64>, tensor<9xi8>, tensor<5xf32>
}

/// Types, constants and names on the right side; a number that depends on a symbol is no constant.
// CHECK-LABEL: func.func @replacements(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[H:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4xbf16>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<1x6xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: tensor<?xf32, #shape.dims<s0>>) -> (tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<?xf32, #shape.dims<s0>>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.exp %[[H]] : tensor<4xf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.convert %[[V0]] : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT:    %[[E:[^ ,:]+]] = prim.convert %[[B]] : tensor<4xbf16> -> tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.exp %[[E]] : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.transpose %[[X]] permutation [1, 0] : tensor<1x6xf32> -> tensor<6x1xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.reshape %[[V3]] : tensor<6x1xf32> -> tensor<6xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.reshape %[[Y]] : tensor<2x3xf32> -> tensor<6xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 4.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.add %[[Z]], %[[V6]] : tensor<4xf32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = prim.tan %[[D]] : tensor<?xf32, #shape.dims<s0>>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = prim.constant 8.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = prim.mul %[[V9]], %[[Z]] : tensor<4xf32>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.mul %[[Z]], %[[V10]] : tensor<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = prim.sin %[[Z]] : tensor<4xf32>
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = prim.add %[[V11]], %[[V10]] : tensor<4xf32>
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = prim.mul %[[V11]], %[[V12]] : tensor<4xf32>
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = prim.sub %[[M]], %[[Z]] : tensor<4xf32>
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = prim.constant 1.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V16:[^ ,:]+]] = prim.mul %[[Z]], %[[V15]] : tensor<4xf32>
// CHECK-NEXT:    %[[V17:[^ ,:]+]] = prim.add %[[V15]], %[[V16]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]], %[[V4]], %[[V5]], %[[V7]], %[[V8]], %[[V10]], %[[V13]], %[[V14]], %[[V17]] : tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<?xf32, #shape.dims<s0>>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @replacements(%s0: index {shape.symbol = "s0"}, %h: tensor<4xf16>, %b: tensor<4xbf16>, %x: tensor<1x6xf32>, %y: tensor<2x3xf32>, %z: tensor<4xf32>, %d: tensor<?xf32, #shape.dims<s0>>) -> (tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<?xf32, #shape.dims<s0>>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c = prim.convert %h : tensor<4xf16> -> tensor<4xf32>
  %0 = prim.exp %c : tensor<4xf32>
  %e = prim.convert %b : tensor<4xbf16> -> tensor<4xf32>
  %1 = prim.exp %e : tensor<4xf32>
  %2 = prim.reshape %x : tensor<1x6xf32> -> tensor<6xf32>
  %3 = prim.reshape %y : tensor<2x3xf32> -> tensor<6xf32>
  %4 = prim.tan %z : tensor<4xf32>
  %5 = prim.tan %d : tensor<?xf32, #shape.dims<s0>>
  %6 = prim.atan %z : tensor<4xf32>
  %m = prim.mul %z, %6 : tensor<4xf32>
  %7 = prim.sin %m : tensor<4xf32>
  %8 = prim.cos %m : tensor<4xf32>
  %9 = prim.sinh %z : tensor<4xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<?xf32, #shape.dims<s0>>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

/// Operators: optional operands, defaults, and attributes of every kind.
// CHECK-LABEL: func.func @operators(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: tensor<4x3xf32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[S:[^ ,:]+]]: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<4x3xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.t %[[W]] : (tensor<4x3xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.mm %[[X]], %[[V0]] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.t %[[W]] : (tensor<4x3xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.addmm %[[B]], %[[X]], %[[V2]] : (tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = aten.sub.Tensor %[[X]], %[[X]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.sub.Tensor %[[X]], %[[X]] {alpha = 2} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.amin %[[X]] {dim = [0], keepdim = true} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.sum.dim_IntList %[[X]] {dim = [1, 0]} : (tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = aten.hardtanh %[[X]] {min_val = -1.5, max_val = 3} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = aten.clamp %[[X]] {max = 3} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = aten.cumprod %[[X]] {dim = 0, dtype = f64} : (tensor<2x3xf32>) -> tensor<2x3xf64>
// CHECK-NEXT:    %[[V11:[^ ,:]+]], %[[MEAN:[^ ,:]+]], %[[RSTD:[^ ,:]+]] = aten.native_layer_norm %[[X]], none, %[[S]] {normalized_shape = [3], eps = 1.0e-05} : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = aten.cat [%[[X]], %[[X]]] {dim = 1} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:    func.return %[[V1]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]] : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @operators(%x: tensor<2x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>, %s: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<4x3xf32>) {
  %0 = aten.linear %x, %w : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  %1 = aten.linear %x, %w, %b : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %n = aten.neg %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = aten.add.Tensor %n, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = aten.add.Tensor %x, %n {alpha = 2} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %m, %i = aten.max.dim %n {dim = 0, keepdim = true} : (tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>)
  %4 = aten.neg %m : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %5 = aten.sum.dim_IntList %x {dim = [0, 1]} : (tensor<2x3xf32>) -> tensor<f32>
  %6 = aten.clamp %x {min = 0, max = 3} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = aten.clamp %x {max = 3} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = aten.cumsum %x {dim = 0, dtype = f64} : (tensor<2x3xf32>) -> tensor<2x3xf64>
  %9, %mean, %rstd = aten.native_layer_norm %x, %s {normalized_shape = [3], eps = 1.0e-05} : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
  %10 = aten.cat [%x, %x] {dim = 0} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<4x3xf32>
}

// -----

/// Constants of scalars and vectors.
// CHECK-LABEL: func.func @scalars(
// CHECK-SAME:  %[[I:[^ ,:]+]]: i32,
// CHECK-SAME:  %[[V:[^ ,:]+]]: vector<4xi32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: f32,
// CHECK-SAME:  %[[W:[^ ,:]+]]: vector<4xf32>,
// CHECK-SAME:  %[[K:[^ ,:]+]]: index,
// CHECK-SAME:  %[[B:[^ ,:]+]]: i1) -> (i32, vector<4xi32>, i32, vector<4xi32>, index, f32, vector<4xf32>, vector<4xf32>, i1, i1) {
// CHECK-NEXT:    %[[MIXED:[^ ,:]+]] = arith.constant dense<[2.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00]> : vector<4xf32>
// CHECK-NEXT:    %[[FALSE:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 2 : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.muli %[[I]], %[[V0]] : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant dense<2> : vector<4xi32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.muli %[[V]], %[[V2]] : vector<4xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.muli %[[K]], %[[V4]] : index
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.mulf %[[F]], %[[V6]] : f32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.mulf %[[W]], %[[V8]] : vector<4xf32>
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.divf %[[W]], %[[MIXED]] : vector<4xf32>
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.andi %[[B]], %[[V11]] : i1
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    %[[V14:[^ ,:]+]] = arith.ori %[[V12]], %[[V13]] : i1
// CHECK-NEXT:    %[[V15:[^ ,:]+]] = arith.xori %[[B]], %[[FALSE]] : i1
// CHECK-NEXT:    func.return %[[I]], %[[V]], %[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V9]], %[[V10]], %[[V14]], %[[V15]] : i32, vector<4xi32>, i32, vector<4xi32>, index, f32, vector<4xf32>, vector<4xf32>, i1, i1
// CHECK-NEXT:  }
func.func @scalars(%i: i32, %v: vector<4xi32>, %f: f32, %w: vector<4xf32>, %k: index, %b: i1) -> (i32, vector<4xi32>, i32, vector<4xi32>, index, f32, vector<4xf32>, vector<4xf32>, i1, i1) {
  %c0 = arith.constant 0 : i32
  %z = arith.constant dense<0> : vector<4xi32>
  %two = arith.constant 2.0 : f32
  %twos = arith.constant dense<2.0> : vector<4xf32>
  %mixed = arith.constant dense<[2.0, 2.0, 1.0, 2.0]> : vector<4xf32>
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.addi %i, %c0 : i32
  %1 = arith.addi %v, %z : vector<4xi32>
  %2 = arith.addi %i, %i : i32
  %3 = arith.addi %v, %v : vector<4xi32>
  %4 = arith.addi %k, %k : index
  %5 = arith.divf %f, %two : f32
  %6 = arith.divf %w, %twos : vector<4xf32>
  %7 = arith.divf %w, %mixed : vector<4xf32>
  %8 = arith.xori %b, %true : i1
  %9 = arith.xori %b, %false : i1
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, vector<4xi32>, i32, vector<4xi32>, index, f32, vector<4xf32>, vector<4xf32>, i1, i1
}
